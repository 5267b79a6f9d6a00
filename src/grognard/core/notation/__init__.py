"""Positions as people write them down: a line a unit, read into a battle and told of one."""
