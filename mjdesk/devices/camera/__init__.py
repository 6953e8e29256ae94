"""Tiles and dice seen by a camera: pictures, what is found in them, how sure it is. No window, no Qt."""
