"""Shots: what one weapon needs to hit one part of a target, what it does to it, and why (AZ-FIRE-05 to AZ-FIRE-13).

Pure: rolls, preview and odds are made of the same ``Shot``.
"""

from __future__ import annotations

from typing import Literal

from grognard.core.modifiers import Modifier
from grognard.core.records import Record
from grognard.games.operation_ww2.tables.rows import Cover, Target
from grognard.games.operation_ww2.weapons import Reason

Table = Literal["small-arms", "heavy-weapons"]
"""The half of the damage table a weapon rolls on (AZ-WPN-01)."""


class Shot(Record):
    """One weapon of one model at one part of a target.

    ``part`` names it. ``target`` is the column of the weapon, ``number`` what stands there; ``need`` the natural number
    that hits, None if none does, and then ``why_not`` says why. ``damage`` is added to each damage die on ``table``;
    against people ``cover`` counts.
    """

    model: str
    weapon: str
    part: str
    target: Target
    dice: int
    number: int | None
    to_hit: tuple[Modifier, ...]
    need: int | None
    table: Table
    damage: tuple[Modifier, ...]
    cover: Cover = "none"
    mount: str = ""
    why_not: Reason | None = None
