"""Operation World War II (Alzo Zero): platoons in centimetres and ten-sided dice, ordered by command cards in chains.

Start at ``game`` (the whole battle), ``turn`` and ``chain`` (who is ordered when) and ``execution`` (how an order is
carried out) in ``rules.turn``; each chapter of the rulebook is a package of ``rules``.
"""

from grognard.games.operation_ww2.system import SYSTEM

__all__ = ["SYSTEM"]
