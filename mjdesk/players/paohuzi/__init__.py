"""Players of 跑胡子."""
