"""跑胡子: its own cards, melds, hand splitter and turn flow, behind the same Round, Record and Settlement."""
