"""A table that is not there: people who play a round, a device that watches them, and everything that goes wrong.

Pure: the time is passed in. `serve` makes a process of it, on a pty or a TCP port.
"""
