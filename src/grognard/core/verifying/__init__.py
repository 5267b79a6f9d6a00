"""What a save proves: its dice, seals, choices and result checked, and what no file can prove said."""
