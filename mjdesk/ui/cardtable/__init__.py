"""The table of letter cards (跑胡子): what differs from the mahjong table."""
