"""Scores of a home table, an evening, a parlor: entered, corrected, looked back on, handed on."""
