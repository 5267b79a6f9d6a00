"""How a game tells what happens: its log, line by line, and records in sentences that take their fields."""
