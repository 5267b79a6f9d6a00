"""Vehicles' weapons, and what hits do to vehicles."""
