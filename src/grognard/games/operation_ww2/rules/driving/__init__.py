"""Vehicles of Operation World War II: one module a chapter of the rulebook (sections Vehicles to Close assault)."""
