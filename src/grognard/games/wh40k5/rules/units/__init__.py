"""Kinds of units and what is special to them."""
