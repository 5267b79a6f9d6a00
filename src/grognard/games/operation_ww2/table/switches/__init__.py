"""What may be declared besides a way or a target, as switches at the table: of units, their fire, vehicles, driving."""
