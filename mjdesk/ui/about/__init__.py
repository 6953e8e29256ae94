"""The page about the program: its version and licence, what it finds on this machine, the licences of others."""
