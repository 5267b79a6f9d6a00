"""Vehicles: how they move, fire, are hit and destroyed, and whom they carry (chapter Vehicles)."""
