"""Night, light and weather."""
