"""Saves, wounds and who is taken away."""
