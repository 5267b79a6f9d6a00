"""Exact odds: distributions of dice, of attacks and of whole actions, by the engine's own rules.

>>> from grognard import odds
>>> print(odds.ask("axis_allies_minis", attacker="m4a1-sherman", target="panzer-iv-ausf-g", range=3))
M4A1 Sherman ...
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from grognard.odds.answers import Answer, Likelihood, Report, Spread
from grognard.odds.asking import ask
from grognard.odds.distributions import Distribution
from grognard.odds.luck import Luck, luck
from grognard.odds.outcomes import Cases
from grognard.odds.plans import Order, Prospect, best_order, destroyed, holding, orders, prospect, sequence
from grognard.odds.summary import summary

if TYPE_CHECKING:
    from grognard.odds import plots as plots
    from grognard.odds.comparing import BreakEven, Curve, Table, Worth, break_even, curve, table, worth
    from grognard.odds.courses import Course, course

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

LATER = {
    **dict.fromkeys(("BreakEven", "Curve", "Table", "Worth", "break_even", "curve", "table", "worth"), "comparing"),
    **dict.fromkeys(("Course", "course"), "courses"),
}
"""The modules of what is loaded when it is first asked for: a first answer does not wait for it."""


def __getattr__(name: str) -> Any:
    """Comparisons, plans without a battle, and charts (``plots``)."""
    if name == "plots":
        return import_module("grognard.odds.plots")
    if name in LATER:
        return getattr(import_module(f"grognard.odds.{LATER[name]}"), name)
    raise AttributeError(f"module 'grognard.odds' has no attribute {name!r}")
