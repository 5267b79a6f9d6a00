"""What interrupts another's turn."""
