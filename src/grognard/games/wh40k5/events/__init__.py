"""Events, by the part of the turn they belong to: the only way a battle's state changes."""
