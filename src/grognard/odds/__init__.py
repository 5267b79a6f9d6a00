"""Exact odds: distributions of dice, of attacks and of whole actions, by the engine's own rules.

>>> from grognard import odds
>>> print(odds.ask("axis_allies_minis", attacker="m4a1-sherman", target="panzer-iv-ausf-g", range=3))
M4A1 Sherman ...
"""

from grognard.odds import plots as plots
from grognard.odds.answers import Answer, Likelihood, Report, Spread
from grognard.odds.asking import ask
from grognard.odds.comparing import BreakEven, Curve, Table, Worth, break_even, curve, table, worth
from grognard.odds.courses import Course, course
from grognard.odds.distributions import Distribution
from grognard.odds.luck import Luck, luck
from grognard.odds.outcomes import Cases
from grognard.odds.plans import Order, Prospect, best_order, destroyed, holding, orders, prospect, sequence
from grognard.odds.summary import summary

__all__ = [
    "Answer",
    "BreakEven",
    "Cases",
    "Course",
    "Curve",
    "Distribution",
    "Likelihood",
    "Luck",
    "Order",
    "Prospect",
    "Report",
    "Spread",
    "Table",
    "Worth",
    "ask",
    "best_order",
    "break_even",
    "course",
    "curve",
    "destroyed",
    "holding",
    "luck",
    "orders",
    "prospect",
    "sequence",
    "summary",
    "table",
    "worth",
]
