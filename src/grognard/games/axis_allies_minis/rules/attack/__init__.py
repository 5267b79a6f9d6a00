"""Attacks: who may, dice, hits, damage, what they do to whom."""
