"""The table link: messages, their two encodings, transports and the session with a device (docs/table-link.md)."""
