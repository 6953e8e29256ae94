"""A round scored by a photo: tiles read off the window's thread, corrected by taps, handed to the entry by tiles."""
