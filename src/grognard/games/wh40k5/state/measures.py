"""Lengths that rules of many chapters measure with, in thousandths of an inch."""

from __future__ import annotations

from grognard.games.wh40k5.data.tables import TABLES

APART = TABLES.limits["enemy-distance"].value
"""How far models keep from the enemy's (WH-CORE-08)."""
EPSILON = 1
"""Tolerance in favour of the acting unit: places lie on a grid of thousandths."""
