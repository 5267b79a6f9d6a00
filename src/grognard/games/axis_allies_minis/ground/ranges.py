"""Range bands and the attack dice a card prints for them (AAM-RANGE). Ranges are in hexes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Literal

from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import BANDS

TargetKind = Literal["soldier", "vehicle", "aircraft"]
KINDS: tuple[TargetKind, ...] = ("soldier", "vehicle", "aircraft")


def row_against(target: Card) -> Literal["soldier", "vehicle"]:
    """Which row of attack dice counts against a unit; Artillery and Aircraft count as Soldiers (AAM-RANGE-03)."""
    return "vehicle" if target.type == "vehicle" else "soldier"


def kind_of(target: Card) -> TargetKind:
    """What a target is for the range bands: Aircraft are told apart there, Artillery is not."""
    return "aircraft" if target.type == "aircraft" else row_against(target)


def band(card: Card, range_: int, target_kind: TargetKind) -> str | None:
    """The range band a card attacks in, or None beyond its range (AAM-RANGE-01).

    Improved Accuracy lengthens medium range; Extended Range lengthens long range against Vehicles, Enhanced Range
    against everything (AAM-SA-11); Limited Range cuts every band off (AAM-SA-10); against Aircraft, Agility sets short
    and medium range (AAM-SA-83). A band begins where the nearer one ends.
    """
    bands = _bands(card, target_kind)
    return bands[range_] if range_ < len(bands) else None


def printed_dice(card: Card, range_: int, target: Card) -> int:
    """The dice a card prints against a target at a range, before anything is added; 0: no attack (AAM-RANGE-02)."""
    return dice_at(card, range_, kind_of(target))


def dice_at(card: Card, range_: int, target_kind: TargetKind) -> int:
    """``printed_dice`` against a kind of target."""
    dice = _dice(card, target_kind)
    return dice[range_] if range_ < len(dice) else 0


@lru_cache(maxsize=1024)
def longest_range(card: Card, target_kind: TargetKind | None = None) -> int:
    """The greatest range at which a card prints any dice against a kind of target, or against any; -1 if it never does.

    >>> from grognard.games.axis_allies_minis.data.cards import CARDS
    >>> longest_range(CARDS["panther-ausf-d"]), longest_range(CARDS["panther-ausf-d"], "soldier")
    (12, 8)
    """
    kinds = KINDS if target_kind is None else (target_kind,)
    return max((range_ for kind in kinds for range_, dice in enumerate(_dice(card, kind)) if dice), default=-1)


@lru_cache(maxsize=1024)
def farthest_best(card: Card) -> int:
    """The greatest range at which a card prints as many dice as it ever does, against Soldiers and Vehicles alike: what
    hits hardest from afar need not come closer; -1 if it never prints any.

    >>> from grognard.games.axis_allies_minis.data.cards import CARDS
    >>> farthest_best(CARDS["mortar-m2"]), farthest_best(CARDS["m1919-mg"]), farthest_best(CARDS["m4a1-sherman"])
    (8, 1, 1)
    """
    rows = [_dice(card, kind) for kind in ("soldier", "vehicle")]
    return min(
        (max(range_ for range_, dice in enumerate(row) if dice == max(row)) for row in rows if any(row)), default=-1
    )


def dice_by_range(card: Card, target_kind: TargetKind) -> Iterator[tuple[int, int, int]]:
    """The dice a card prints against a kind of target, each with its nearest and farthest range (AAM-RANGE-01, 02).

    >>> from grognard.games.axis_allies_minis.data.cards import CARDS
    >>> list(dice_by_range(CARDS["panther-ausf-d"], "soldier"))
    [(0, 4, 7), (5, 8, 6)]
    """
    for dice, those in groupby(enumerate(_dice(card, target_kind)), key=lambda one: one[1]):
        ranges = [range_ for range_, _ in those]
        if dice:
            yield ranges[0], ranges[-1], dice


@lru_cache(maxsize=1024)
def _bands(card: Card, target_kind: TargetKind) -> tuple[str, ...]:
    """The band of every range from 0 on."""
    ends = {name: row.farthest for name, row in BANDS.items()}
    if card.has("improved-accuracy"):
        ends["medium"] = ABILITIES["improved-accuracy"].numbers["medium"]
    if card.has("agility") and target_kind == "aircraft":
        ends["short"] = ABILITIES["agility"].numbers["short"]
        ends["medium"] = ABILITIES["agility"].numbers["medium"]
    if card.has("extended-range") and target_kind == "vehicle":
        ends["long"] = card.printed("extended-range")
    if card.has("enhanced-range"):
        ends["long"] = card.printed("enhanced-range")
    found: list[str] = []
    for name, end in ends.items():
        found += [name] * (end + 1 - len(found))
    return tuple(found[: card.printed("limited-range") + 1] if card.has("limited-range") else found)


@lru_cache(maxsize=1024)
def _dice(card: Card, target_kind: TargetKind) -> tuple[int, ...]:
    """The dice at every range from 0 on."""
    row: Literal["soldier", "vehicle"] = "vehicle" if target_kind == "vehicle" else "soldier"
    return tuple(card.dice(row, name) for name in _bands(card, target_kind))
