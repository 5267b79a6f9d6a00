"""Places, distances, terrain, sight and paths."""
