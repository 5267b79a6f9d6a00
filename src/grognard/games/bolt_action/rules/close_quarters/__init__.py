"""Close quarters: assaults."""
