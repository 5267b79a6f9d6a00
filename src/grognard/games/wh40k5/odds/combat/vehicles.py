"""Vehicles in a close combat: walkers fight, any others are only struck (chapter Vehicles).

Those who strike a squadron are taken to stand about all its vehicles evenly, and to go on at those that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import is_halted, weapons_left
from grognard.games.wh40k5.odds.combat.sides import Armed, Side
from grognard.games.wh40k5.odds.vehicle_piercing_chances import (
    NOTHING,
    SPARED,
    Blows,
    Table,
    Wreckable,
    becomes,
    results,
    struck,
    wreckable,
)
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import (
    NOBODY,
    AttackGroup,
    blow_at_vehicle,
    fights,
    gear_of,
)
from grognard.games.wh40k5.rules.assault.fates import STRUCK
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES, STUNNED, WRECKED
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance

LOST, BURST = SPARED._replace(gone=WRECKED), SPARED._replace(gone=EXPLODES)
"""What has struck a vehicle of a squadron that is gone, and one whose explosion is still to be suffered."""
BEARS = 1000
"""What a walker has more to lose than results that do not destroy it."""
Hits = Any
"""A chance; where hits count, chances by their number."""
Wreckage = tuple[Blows, ...]
"""What has struck each vehicle."""


class Condition(NamedTuple):
    """In which condition a walker begins a round: its weapons broken, immobilised, and for how many turns its crew is
    stunned, this one among them."""

    model: str
    broken: tuple[str, ...]
    immobilised: bool
    stunned: int


class Vehicles(Side):
    """A vehicle or a squadron: walkers fight, any others are only struck (WH-VEH-08, WH-VEH-10, WH-VEH-11). ``apart``:
    it is told which of them explode, for those who stand beside them."""

    root: Vehicles

    def __init__(self, g: G, unit: Unit, fractions: bool, *, brief: bool = False, apart: bool = False) -> None:
        super().__init__(g, unit, fractions)
        self.apart = apart
        self.is_told = len(unit.models) == 1 and not brief
        """Whether it is one vehicle, of which is told whatever has come to it."""
        self.model = unit.models[0]
        self.places = {model.id: at for at, model in enumerate(unit.models)}
        self.helpless = frozenset(model.id for model in unit.models if is_halted(g.state, model))
        """Those that could not move when the round began."""
        self.vehicle = cache(self._vehicle)
        self.table = cache(self._table)
        self.condition, self.halted, self.stops = cache(self._condition), cache(self._halted), cache(self._stops)
        self.standing = cache(self._standing)
        self.fighters = cache(self._fighters)

    @property
    def start(self) -> Wreckage:
        return (SPARED,) * len(self.whole.models)

    def result(self, now: Wreckage) -> str:
        """The worst that has come to a single vehicle."""
        return becomes(self.vehicle(0, self.standing(now)), now[0])

    def _standing(self, now: Wreckage) -> tuple[int, ...]:
        """Those of the vehicles that are left."""
        return tuple(at for at, blows in enumerate(now) if blows.gone == NOTHING)

    def alive(self, now: Wreckage) -> bool:
        return bool(self.standing(now))

    @property
    def most(self) -> int:
        return len(self.whole.models)

    def lost(self, now: Wreckage) -> int:
        return len(now) - len(self.standing(now))

    def suffered(self, now: Wreckage) -> int:
        return 0

    def bursts(self, now: Wreckage) -> int:
        return sum(blows == BURST for blows in now)

    def spent(self, now: Wreckage) -> Wreckage:
        at = now.index(BURST)
        return (*now[:at], BURST._replace(over=True) if self.is_told or self.apart else LOST, *now[at + 1 :])

    def exploded(self, now: Wreckage) -> tuple[str, ...]:
        return tuple(id for id, at in self.places.items() if now[at].gone == EXPLODES)

    @cached_property
    def counts(self) -> bool:
        """Whether hits that glance or penetrate count for the result, by an option; by how they stand they do not."""
        return self.model.is_walker and self.g.setup.options["walker_hits_count"] == "one_each"

    def front(self, now: Wreckage) -> tuple[object, ...]:
        if not self.model.is_walker:
            return now
        return tuple((model.id, model.immobilised, model.id in self.helpless) for model in self.unit(now).models)

    def _vehicle(self, at: int, left: tuple[int, ...]) -> Wreckable:
        """What one of the vehicles bears while these are left: the last of a squadron is none (WH-VEH-08)."""
        models = tuple(self.whole.models[other] for other in left or (at,))
        return wreckable(self.g, replace(self.whole, models=models), self.whole.models[at])

    def _unit(self, now: Wreckage) -> Unit:
        left = [self._left(self.whole.models[at], now[at]) for at in self.standing(now)]
        return replace(self.whole, models=tuple(left), place=self.whole.place if left else "destroyed")

    def _left(self, model: Model, blows: Blows) -> Model:
        weapons = weapons_left(model)
        stops = blows.tracks > 0 or blows.weapons > len(weapons)
        broken = min(blows.weapons + max(blows.tracks - (not model.immobilised), 0), len(weapons))
        return replace(
            model,
            immobilised=model.immobilised or stops,
            broken=(*model.broken, *first_broken(weapons, broken)),
            stunned=self.g.state.player_turn + 1 if blows.crew == STUNNED or blows.stunned else model.stunned,
        )

    # ---- round after round ---------------------------------------------------------------------------------------

    def conditions(self, now: Wreckage, turns: int) -> tuple[Condition, ...]:
        """In which conditions walkers go on after a round: a crew stunned in it for so many turns more
        (WH-VEH-23)."""
        turn, models = self.g.state.player_turn, self.unit(now).models
        return tuple(
            Condition(model.id, model.broken, model.immobilised, 0 if model.immobilised else max(before, more))
            for at, model in zip(self.standing(now), models, strict=True)
            for before in [max(now[at].stunned - 1, (self.whole.models[at].stunned or turn) - turn)]
            for more in [turns if now[at].crew == STUNNED else 0]
        )

    def begins(self, conditions: tuple[Condition, ...]) -> tuple[Vehicles, Wreckage]:
        """Walkers as they begin a round in these conditions, and how they stand then."""
        begun = {each.model: each for each in conditions}
        return self.halted(tuple(each.model for each in conditions if each.immobilised or each.stunned)), tuple(
            self.condition(at, begun[model.id]) if model.id in begun else LOST
            for at, model in enumerate(self.whole.models)
        )

    def _condition(self, at: int, begun: Condition) -> Blows:
        """What has struck a walker that begins a round in such a condition."""
        model = self.whole.models[at]
        broken, stops = len(begun.broken) - len(model.broken), begun.immobilised - model.immobilised
        return SPARED._replace(weapons=broken, tracks=stops, stunned=begun.stunned)

    def _halted(self, helpless: tuple[str, ...]) -> Vehicles:
        """The same walkers, these of which could not move when the round began."""
        found = copy(self)
        found.helpless = frozenset(helpless)
        return found if helpless else self

    def left(self, now: Wreckage) -> int:
        models = self.unit(now).models
        return sum(BEARS - len(model.broken) - model.immobilised for model in models)

    def calm(self, now: Wreckage) -> tuple[Side, Wreckage]:
        return self.root.begins(tuple(each._replace(stunned=0) for each in self.conditions(now, 0)))

    def crews(self, now: Wreckage) -> dict[int, Wreckage]:
        left, found = self.standing(now), {0: now}
        may = [at for at in left if not self.vehicle(at, left).squadron and not self.stops(at, now[at])]
        for bit, at in enumerate(may):
            stunned = now[at]._replace(crew=STUNNED, stunned=0)
            found |= {mask | 1 << bit: (*here[:at], stunned, *here[at + 1 :]) for mask, here in found.items()}
        return found

    def _stops(self, at: int, blows: Blows) -> bool:
        return self._left(self.whole.models[at], blows).immobilised

    def armed(self, now: Wreckage, foe: Unit) -> Iterable[Armed]:
        return self.fighters(now)

    def _fighters(self, now: Wreckage) -> list[Armed]:
        there = (model for model in self.unit(now).models if fights(self.g, model))
        return [Armed(model, melee_weapons.usable(gear_of(model))[0], 1) for model in there]

    def met(self, strikers: Iterable[Armed], now: Wreckage) -> Iterable[Armed]:
        left = [self.whole.models[at].id for at in self.standing(now)]
        if len(left) < 2:
            yield from (each._replace(at=id) for each in strikers for id in left)
            return
        turn = 0
        for each in strikers:
            whom = [left[(turn + count) % len(left)] for count in range(each.number)]
            yield from (each._replace(number=whom.count(id), at=id) for id in left if id in whom)
            turn += each.number

    def swing(self, own: Unit, each: Armed, now: Wreckage) -> AttackGroup:
        unit = self.unit(now)
        model = unit.model(each.at) if each.at else unit.models[0]
        helpless = (model.id,) if model.id in self.helpless else ()
        return blow_at_vehicle(self.g, replace(NOBODY, helpless=helpless), own, each.model, each.weapon, unit, model)

    def suffer(
        self, now: Wreckage, swings: tuple[AttackGroup, ...], *, counts: bool = False
    ) -> tuple[list[Any], NDArray[Any]]:
        """What has struck each vehicle after the attacks of models alike, all of which are rolled (WH-VEH-33), with the
        chances by how many hits glanced off or penetrated, if that counts; those at a vehicle that is gone by then are
        lost."""
        found: dict[Wreckage, Hits] = {now: numpy.array([self.one]) if counts else self.one}
        bursts = self.apart or not all(self.g.state.units[each.unit].is_vehicle for each in swings)
        for each in swings:
            if not (table := self.table(each)):
                continue
            at, before, found = self.places[each.model], found, {}
            for here, chances in before.items():
                if here[at].gone != NOTHING:
                    found[here] = summed(found.get(here), chances)
                    continue
                vehicle = self.vehicle(at, self.standing(here))
                ends = volley(vehicle, table, self.is_told, bursts, int(counts), here[at], each.attacks)
                for end, hits in ends.items():
                    left = (*here[:at], end, *here[at + 1 :])
                    more = numpy.convolve(chances, hits) if counts else chances * hits
                    found[left] = summed(found[left], more) if left in found else more
        if not counts:
            return list(found), numpy.array(list(found.values()))[:, None]
        lines = numpy.full((len(found), max(map(len, found.values()))), self.one * 0)
        for line, chances in zip(lines, found.values(), strict=True):
            line[: len(chances)] = chances
        return list(found), lines

    def _table(self, swing: AttackGroup) -> Table:
        """What one attack may do."""
        assert swing.armour is not None
        hits, model = chance_of(swing.fate, STRUCK), self.whole.model(swing.model)
        found = [(result, hits * chance) for result, chance in results(self.g, model, swing.armour).items()]
        return tuple((result, chance if self.fractions else float(chance)) for result, chance in found)


def is_fighter(side: Side) -> bool:
    """Whether a unit is of a kind that combats are won and lost against (WH-VEH-34)."""
    return not isinstance(side, Vehicles) or side.model.is_walker


def kept(vehicle: Wreckable, blows: Blows, single: bool, bursts: bool) -> Blows:
    """What is kept of the blows at one vehicle: of one of which not all is told what changes anything in combat, of
    its crew nothing once it is immobilised (WH-VEH-11, WH-VEH-22); that it explodes only if that ``bursts`` upon
    anybody, whom no other vehicle is."""
    if single:
        return blows
    if blows.gone != NOTHING:
        return BURST if bursts and blows.gone == EXPLODES else LOST
    whole = blows.weapons + blows.tracks
    if vehicle.immobilised:
        return SPARED._replace(weapons=whole)
    if whole > vehicle.weapons or blows.tracks:
        return SPARED._replace(weapons=whole - 1, tracks=1)
    if blows.crew == STUNNED and not vehicle.squadron:
        return blows._replace(stunned=0)
    return blows._replace(crew=NOTHING)


@lru_cache(maxsize=8192)
def volley(
    vehicle: Wreckable, table: Table, single: bool, bursts: bool, tally: int, before: Blows, attacks: int
) -> dict[Blows, Hits]:
    """What attacks of this table make of one vehicle, with the chances, by the number of hits if there is a ``tally``
    of them; what comes to one that they have destroyed already counts all the same."""
    whole = sum(chance for _, chance in table)
    if not attacks:
        return {before: numpy.array([whole**0]) if tally else whole**0}
    found: dict[Blows, Hits] = {}
    for here, chances in volley(vehicle, table, single, bursts, tally, before, attacks - 1).items():
        found[here] = summed(found.get(here), chances * (1 - whole))
        hit = numpy.array([whole * 0, *chances]) if tally else chances
        ends: dict[Blows, Chance] = {}
        for result, chance in table:
            end = kept(vehicle, struck(vehicle, here, result), single, bursts)
            ends[end] = ends[end] + chance if end in ends else chance
        for end, chance in ends.items():
            found[end] = summed(found.get(end), hit * chance)
    return found


def summed(before: Hits | None, more: Hits) -> Hits:
    """Chances, maybe by the number of hits, taken together."""
    if before is None:
        return more
    if not isinstance(more, numpy.ndarray):
        return before + more
    if len(before) < len(more):
        before, more = more, before
    found = before.copy()
    found[: len(more)] += more
    return found


def first_broken(weapons: Sequence[str], count: int) -> list[str]:
    """The weapons an attacker destroys first: of several kinds the first listed (WH-VEH-22)."""
    left, found = list(weapons), []
    for _ in range(count):
        found.append(left.pop(0))
    return found
