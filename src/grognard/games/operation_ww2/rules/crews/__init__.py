"""Crews: their hits, their nerves, what still works."""
