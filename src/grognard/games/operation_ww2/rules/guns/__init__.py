"""Guns and their crews."""
