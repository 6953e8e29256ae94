"""What was observed, matched with what the rules allow next: the round on the screen follows the one on the table."""
