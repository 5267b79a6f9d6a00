"""A unit against all its enemies at once: how far they are from a place, and what each side's fire and fights promise,
kept for as long as they all stand as they do. Nothing here is a rule."""

from __future__ import annotations

from functools import cached_property

import numpy

from grognard.games.wh40k5.ground.context import CACHE, G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.odds.expected_fights import clash
from grognard.games.wh40k5.odds.expected_losses import Power, power
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.plane import Floats, gaps


class Opposed:
    """A unit and its enemies on the table: each list has an entry for each of ``foes``, in their order."""

    def __init__(self, g: G, unit: Unit, foes: tuple[Unit, ...]) -> None:
        self._g, self._unit, self.foes = g, unit, foes
        self._fights_met: dict[int, float] = {}
        tables = [table_of(g, foe)[0] for foe in foes]
        self._table = numpy.concatenate(tables) if tables else numpy.empty((0, 3))
        self._starts = numpy.cumsum([0, *(len(each) for each in tables[:-1])])

    def away(self, table: Floats) -> list[float]:
        """How far each enemy is from models that stand so."""
        if not self.foes:
            return []
        found: list[float] = numpy.minimum.reduceat(gaps(table, self._table).min(axis=0), self._starts).tolist()
        return found

    def fire(self, moved: bool) -> list[Power]:
        """What the unit's fire costs each enemy."""
        return self._fire_moved if moved else self._fire_still

    @cached_property
    def _fire_moved(self) -> list[Power]:
        return [power(self._g, self._unit, foe, True) for foe in self.foes]

    @cached_property
    def _fire_still(self) -> list[Power]:
        return [power(self._g, self._unit, foe, False) for foe in self.foes]

    @cached_property
    def fire_met(self) -> list[Power]:
        """What each enemy's fire costs the unit."""
        return [power(self._g, foe, self._unit, False) for foe in self.foes]

    @cached_property
    def fights(self) -> list[float]:
        """What an assault on each enemy is worth to the unit."""
        return [clash(self._g, self._unit, foe) for foe in self.foes]

    def fight(self, at: int) -> float:
        """The same of one of them."""
        return self.fights[at] if "fights" in vars(self) else clash(self._g, self._unit, self.foes[at])

    def fight_met(self, at: int) -> float:
        """What an assault on the unit is worth to an enemy; nothing to one that assaults nobody. Of those far off it
        need not be asked."""
        if at not in self._fights_met:
            foe = self.foes[at]
            self._fights_met[at] = clash(self._g, foe, self._unit) if rate_of(foe) else 0.0
        return self._fights_met[at]

    @cached_property
    def rates(self) -> list[int]:
        """How far each enemy assaults."""
        return [rate_of(foe) for foe in self.foes]


def opposed(g: G, unit: Unit) -> Opposed:
    """A unit against the enemies on the table: worked out once for as long as all of them are as they are."""
    foes = tuple(g.state.standing(enemy(unit.seat)))
    kept = (unit, *foes)
    key = ("opposed", g.state.player_turn, tuple(id(each) for each in kept))
    found = g.context.looks.get(key)
    if found is None:
        if len(g.context.looks) > CACHE:
            g.context.looks.clear()
        found = g.context.looks[key] = (Opposed(g, unit, foes), kept)
    held: Opposed = found[0]
    return held


def rate_of(foe: Unit) -> int:
    """How far an enemy assaults; 0: it does not."""
    return min((model.type.assault or 0 for model in foe.models), default=0)
