"""Thinking in a process of its own, so that whoever asks (the window) is never held up by the interpreter's lock."""

from .player import ApartPlayer
from .thinker import Thinker, ThinkerGone

__all__ = ["ApartPlayer", "Thinker", "ThinkerGone"]
