"""How the models that read photos are made: drawn tiles, scenes, photos, networks, training."""
