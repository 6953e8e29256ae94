"""Sounds of the table and spoken calls. Without a sound device, or the extra ``[sound]``, everything is silent."""
