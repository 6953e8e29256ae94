"""`./mj bench`: how fast the program is, as one table, beside the peers that pip installs, all in the same run."""
