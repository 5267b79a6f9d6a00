"""Warhammer 40,000, fifth edition: squads at 28 mm, six-sided dice, shooting and assault.

The top procedure is ``rules.turn.game.Game``, a player's turn ``rules.turn.turn.PlayerTurn``; each chapter of the
rulebook is a package of ``rules``.
"""

from grognard.games.wh40k5.system import SYSTEM

__all__ = ["SYSTEM"]
