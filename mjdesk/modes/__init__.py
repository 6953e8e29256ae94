"""Play modes of the offline game: coins, rooms, levels, tables, rankings (rules page ``play-modes``).

A mode takes the payments of a settled round and turns them into coins; it never touches a rule. None of its money is
real, can be bought or be changed into anything real, and none of it exists at a physical table.
"""
