"""Morale: tests, falling back, rallying."""
