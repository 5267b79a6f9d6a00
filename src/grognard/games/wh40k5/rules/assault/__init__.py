"""The assault phase."""
