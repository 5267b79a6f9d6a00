"""Axis & Allies Miniatures on land, by its Expanded Rules: two armies on a map of hexes, with pools of dice.

Start at ``turn`` (the battle and its phases) and ``actions`` (what a unit may do); each chapter of the rulebook is a
module.
"""

from grognard.games.axis_allies_minis.system import AxisAlliesMinis

SYSTEM = AxisAlliesMinis()
"""The game's card, found through the entry-point group ``grognard.systems``."""
