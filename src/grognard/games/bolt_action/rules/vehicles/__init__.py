"""Vehicles: driving, boarding, hits and damage."""
