"""What can happen in a battle: each event a record, and what it changes."""
