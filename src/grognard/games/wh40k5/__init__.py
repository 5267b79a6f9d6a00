"""Warhammer 40,000, fifth edition: squads at 28 mm, six-sided dice, shooting and assault.

Its data are ``tables``, ``armies``, ``maps`` and ``scenarios``; the top procedure is ``game.Game``, a player's turn
``turn.PlayerTurn``.
"""

from grognard.games.wh40k5.system import SYSTEM

__all__ = ["SYSTEM"]
