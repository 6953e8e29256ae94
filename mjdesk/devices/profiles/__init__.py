"""Devices that do not speak the table link, told in its messages. All are tested against simulators only."""
