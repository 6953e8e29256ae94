"""mjdesk: Chinese regional mahjong and 跑胡子 on the desktop."""

__version__ = "0.1.0"
