"""Axis & Allies Miniatures on land, by its Expanded Rules: two armies on a map of hexes, with pools of dice.

Start at ``rules.turn.turn`` (the battle and its phases) and ``rules.turn.actions`` (what a unit may do); each chapter
of the rulebook is a package of ``rules``.
"""

from grognard.games.axis_allies_minis.system import SYSTEM

__all__ = ["SYSTEM"]
