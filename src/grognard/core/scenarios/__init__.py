"""Scenarios of one's own: what can be said in one, as controls and on its map, changed step by step and checked."""
