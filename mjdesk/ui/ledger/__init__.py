"""The window's side of the ledger: the board, entering a round, a session, a player."""
