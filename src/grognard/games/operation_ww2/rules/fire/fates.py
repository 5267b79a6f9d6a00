"""What becomes of the dice of fire, each rule of them once: the roll to hit, accuracy past friends, damage to people.

Played by ``Salvo``, ``Flaming`` and ``DamageDice``, summed up by the odds, expected by the computer player.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from grognard.core.book.modifiers import total
from grognard.core.engine.fates import NOTHING, Branch, Fate, Test, chances
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.state.shots import FACES, Shot, Table, fates

HIT = "hit"
ASTRAY = "astray"
"""It strikes friends instead."""
SCARED = "scared"
DEAD = "dead"


@lru_cache(maxsize=256)
def to_hit(need: int, then: Fate = HIT) -> Test:
    """A shot hits on its number or more (AZ-FIRE-10, AZ-FIRE-11), which is never below 2 (AZ-ONE-01)."""
    return with_hits(Branch(need, then))


def with_hits(*branches: Branch) -> Test:
    """The roll to hit, with what becomes of the faces that do."""
    return Test("az-roll-to-hit", "AZ-FIRE-11", branches, sides=FACES, also=("AZ-ONE-01",))


@lru_cache(maxsize=64)
def to_burn(need: int, then: Fate = HIT) -> Test:
    """A flame's die for somebody under it (AZ-FLM-01)."""
    return Test("az-roll-flame", "AZ-FLM-01", (Branch(need, then),), sides=FACES)


@lru_cache(maxsize=256)
def accuracy(training: int, then: Fate, astray: Fate = ASTRAY) -> Test:
    """A hit from a line that passes friends: below the training of whoever fires it strikes them (AZ-FF-01,
    AZ-FF-02)."""
    need = (("need", training),)
    return Test("az-roll-accuracy", "AZ-FF-02", (Branch(training, then),), astray, FACES, args=need)


@lru_cache(maxsize=1024)
def to_damage(tables: Tables, table: Table, added: int, cover: Cover, *rules: str) -> Test:
    """A damage die on somebody on foot: from which faces on he is scared, and dead (AZ-FIRE-12, AZ-FIRE-13,
    AZ-DMG-08). ``rules``: those of whoever rolls it, if it is no shot."""
    scared, dead = fates(tables, table, added, cover)
    rule, *also = rules or ("AZ-FIRE-12",)
    branches = Branch(scared, SCARED), Branch(dead, DEAD)
    return Test("az-roll-damage", rule, branches, sides=FACES, also=tuple(also))


@lru_cache(maxsize=64)
def shielded(stops: int, then: Fate) -> Test:
    """A gun shield stops a shot on a low die (AZ-ART-04)."""
    return Test("az-roll-shield", "AZ-ART-04", (Branch(stops + 1, then),), sides=FACES)


def of_shot(tables: Tables, shot: Shot, cover: Cover | None = None) -> Fate:
    """What becomes of one die of a shot at people, in another cover if one is given; of one that cannot hit nothing."""
    return NOTHING if shot.need is None else to_hit(shot.need, of_hit(tables, shot, cover))


def of_hit(tables: Tables, shot: Shot, cover: Cover | None = None) -> Test:
    """What becomes of it once it has hit."""
    return to_damage(tables, shot.table, total(shot.damage), cover or shot.cover)


def chance_of(fate: Fate, *outcomes: str) -> Fraction:
    """The chance of a die to come to one of some outcomes."""
    found = chances(fate)
    return sum((found.get(outcome, Fraction(0)) for outcome in outcomes), Fraction(0))
