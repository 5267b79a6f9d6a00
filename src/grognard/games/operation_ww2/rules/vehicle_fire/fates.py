"""What becomes of the dice of a hit on a vehicle, each rule of them once: what stops it, which half of the table is
read, the damage die.

Played by ``HullStruck``, counted by luck, summed up by the odds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.games.operation_ww2.data.tables.damage import EffectRow, Protection
from grognard.games.operation_ww2.state.shots import FACES, Table

STOPPED = "stopped"
"""Something stops the shot; what the damage die has shown before stands behind it."""
HARMLESS = "harmless"
"""It cannot do anything to the vehicle itself, whatever is rolled."""


def protected(row: Protection, then: Fate) -> Test:
    """What stands in the way of a shot stops it on a low die (AZ-VCOV-03)."""
    stopped = f"{STOPPED} {then}" if isinstance(then, str) else STOPPED
    by = (("by", row.id),)
    return Test("az-roll-protection", row.rule, (Branch(row.stops + 1, then),), stopped, FACES, args=by)


def pierced(second: int, heavy: Fate, small: Fate) -> Test:
    """The second die of indirect fire says which half of the table counts (AZ-TWO-01)."""
    return Test("az-roll-pierce", "AZ-TWO-01", (Branch(second, heavy),), small, FACES, args=(("need", second),))


def damaged(table: Table, modifier: int, then: Callable[[str], Fate] = str) -> Test:
    """The damage die of a hit on a vehicle: each face an outcome of its own, which another vehicle may have to take
    (AZ-FIRE-12, AZ-OVL-02)."""
    branches = tuple(Branch(face, then(result(table, face))) for face in range(1, FACES + 1))
    return Test("az-roll-vehicle-damage", "AZ-FIRE-12", branches, sides=FACES, args=(("modifier", modifier),))


def collided(table: Table) -> Test:
    """The die of a vehicle that meets another or terrain, without modifiers (AZ-RAM-04, AZ-RAM-05)."""
    branches = tuple(Branch(face, result(table, face)) for face in range(1, FACES + 1))
    return Test("az-roll-collision", "AZ-RAM-04", branches, sides=FACES, also=("AZ-RAM-05",))


def burnt(table: Table, rows: Sequence[EffectRow]) -> Test:
    """The damage die of flame: each row of its table an outcome (AZ-FVH-01)."""
    branches = tuple(Branch(row.first, result(table, number)) for number, row in enumerate(rows))
    return Test("az-roll-flame-damage", "AZ-FVH-01", branches, sides=FACES)


def result(table: Table, die: int) -> str:
    """The outcome of a damage die on one half of the table: its natural face, of flame its row."""
    return f"{table} {die}"


def read(outcome: str) -> tuple[Table, int]:
    """The half of the table and the die of an outcome.

    >>> read(result("small-arms", 7))
    ('small-arms', 7)
    """
    table, die = outcome.removeprefix(f"{STOPPED} ").split(" ")
    return "small-arms" if table == "small-arms" else "heavy-weapons", int(die)
