"""What becomes of a die that hits a gun: the results of its column.

Rolled by ``GunDamage``, counted by luck, summed up by the odds.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Test
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.damage import Effects, read_effects
from grognard.games.operation_ww2.state.shots import FACES, Table, damage_total

HARMLESS = "NE"
"""It does nothing to the gun or its crew."""


@lru_cache(maxsize=256)
def on_gun(tables: Tables, table: Table, modifier: int) -> Test:
    """The damage die of a hit on a gun, with what is added to it (AZ-ART-01, AZ-FIRE-13)."""
    rows = tables.small_arms if table == "small-arms" else tables.heavy_weapons
    results = (rows[str(damage_total(tables, face, modifier))].artillery.text for face in range(1, FACES + 1))
    branches = tuple(Branch(face, result) for face, result in enumerate(results, 1))
    return Test("az-roll-damage", "AZ-ART-01", branches, sides=FACES)


@lru_cache(maxsize=256)
def read(outcome: str) -> Effects:
    """What an outcome does to a gun."""
    found: Effects = read_effects(outcome)
    return found
