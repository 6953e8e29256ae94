"""The desktop interface: PySide6 widgets over the pure engine."""
