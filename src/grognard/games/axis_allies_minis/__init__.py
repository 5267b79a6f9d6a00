"""Axis & Allies Miniatures on land, by its Expanded Rules: two armies on a map of hexes, with pools of dice.

Start at ``turn`` (the battle and its phases) and ``actions`` (what a unit may do); each chapter of the rulebook is a
module.
"""

from grognard.games.axis_allies_minis.system import SYSTEM

__all__ = ["SYSTEM"]
