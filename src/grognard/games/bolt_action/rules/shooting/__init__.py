"""Shooting: targets, hits, damage, pins."""
