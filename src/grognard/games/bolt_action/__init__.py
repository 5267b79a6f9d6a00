"""Bolt Action, first edition (2012), by Warlord Games and Osprey: platoons on a table, in inches, with order dice.

Start at ``scenarios`` (the battle), ``orders`` (the turn) and ``actions`` in ``rules.turn``; each chapter of the
rulebook is a package of ``rules``.
"""

from grognard.games.bolt_action.system import SYSTEM

__all__ = ["SYSTEM"]
