"""The physical world: tables and cameras become observations, observations become engine events.

Nothing is here yet; what belongs here knows the engine and neither the window nor the players.
"""
