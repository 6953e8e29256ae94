"""The lobby: rooms, tables, the bag of props, wardrobe and rankings (rules page ``play-modes``)."""
