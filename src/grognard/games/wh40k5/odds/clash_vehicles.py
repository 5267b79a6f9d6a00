"""Vehicles in a close combat: walkers fight, any others are only struck (chapter Vehicles).

Those who strike a squadron are taken to stand about all its vehicles evenly, and to go on at those that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import is_halted, weapons_left
from grognard.games.wh40k5.odds.clash_sides import Armed, Side
from grognard.games.wh40k5.odds.vehicle_piercing_chances import (
    NOTHING,
    RESULTS,
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
from grognard.games.wh40k5.rules.vehicles.damage import SHAKEN, STUNNED, WRECKED
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance

LOST = SPARED._replace(gone=WRECKED)
"""What has struck a vehicle of a squadron that is gone."""


class Wreckage(NamedTuple):
    """What has struck each vehicle, and how many hits glanced off or penetrated walkers."""

    blows: tuple[Blows, ...]
    hits: int


class Condition(NamedTuple):
    """In which condition a walker begins a round: its weapons broken, immobilised, and for how many turns its crew is
    stunned, this one among them."""

    model: str
    broken: tuple[str, ...]
    immobilised: bool
    stunned: int


class Vehicles(Side):
    """A vehicle or a squadron: walkers fight, any others are only struck (WH-VEH-08, WH-VEH-10, WH-VEH-11)."""

    def __init__(self, g: G, unit: Unit, fractions: bool) -> None:
        super().__init__(g, unit, fractions)
        self.model = unit.models[0]
        self.places = {model.id: at for at, model in enumerate(unit.models)}
        self.vehicle = cache(self._vehicle)
        self.table = cache(self._table)

    @property
    def start(self) -> Wreckage:
        return Wreckage((SPARED,) * len(self.whole.models), 0)

    @property
    def is_single(self) -> bool:
        """Whether it is one vehicle."""
        return len(self.whole.models) == 1

    def result(self, now: Wreckage) -> str:
        """The worst that has come to a single vehicle."""
        return becomes(self.vehicle(0, self.standing(now)), now.blows[0])

    def standing(self, now: Wreckage) -> tuple[int, ...]:
        """Those of the vehicles that are left."""
        return tuple(at for at, blows in enumerate(now.blows) if blows.gone == NOTHING)

    def alive(self, now: Wreckage) -> bool:
        return bool(self.standing(now))

    @property
    def most(self) -> int:
        return len(self.whole.models)

    def lost(self, now: Wreckage) -> int:
        return len(now.blows) - len(self.standing(now))

    def suffered(self, now: Wreckage) -> int:
        return now.hits if self.counts else 0

    @cached_property
    def counts(self) -> bool:
        """Whether hits that glance or penetrate count for the result, by an option."""
        return self.model.is_walker and self.g.setup.options["walker_hits_count"] == "one_each"

    @cached_property
    def ways(self) -> list[Wreckage]:
        """All that blows may make of it in a round, but for the hits."""
        every = range(len(self.whole.models))
        blows = [blown(self.vehicle(at, tuple(every)), self.is_single) for at in every]
        found = dict.fromkeys(product(*blows))
        for last in every:
            # The last of a squadron may be an ordinary vehicle again before the round is over.
            alone = [end for before in blows[last] for end in blown(self.vehicle(last, (last,)), True, before)]
            found |= dict.fromkeys(product(*(alone if at == last else [LOST] for at in every)))
        return [Wreckage(each, 0) for each in found]

    def front(self, now: Wreckage) -> tuple[object, ...]:
        return self.standing(now) if self.model.is_walker else now.blows

    def _vehicle(self, at: int, left: tuple[int, ...]) -> Wreckable:
        """What one of the vehicles bears while these are left: the last of a squadron is none (WH-VEH-08)."""
        models = tuple(self.whole.models[other] for other in left or (at,))
        return wreckable(self.g, replace(self.whole, models=models), self.whole.models[at])

    def _unit(self, now: Wreckage) -> Unit:
        left = [self._left(self.whole.models[at], now.blows[at]) for at in self.standing(now)]
        return replace(self.whole, models=tuple(left), place=self.whole.place if left else "destroyed")

    def _left(self, model: Model, blows: Blows) -> Model:
        weapons = weapons_left(model)
        stops = blows.tracks > 0 or blows.weapons > len(weapons)
        broken = min(blows.weapons + max(blows.tracks - (not model.immobilised), 0), len(weapons))
        return replace(
            model,
            immobilised=model.immobilised or stops,
            broken=(*model.broken, *first_broken(weapons, broken)),
            stunned=self.g.state.player_turn + 1 if blows.crew == STUNNED else model.stunned,
        )

    def conditions(self, now: Wreckage, turns: int) -> tuple[Condition, ...]:
        """In which conditions walkers go on after a round: a crew stunned in it for so many turns more
        (WH-VEH-23)."""
        found, turn = [], self.g.state.player_turn
        for at, model in zip(self.standing(now), self.unit(now).models, strict=True):
            before = (self.whole.models[at].stunned or turn - 1) - turn
            stunned = max(before, turns if now.blows[at].crew == STUNNED else 0, 0)
            found.append(Condition(model.id, model.broken, model.immobilised, stunned))
        return tuple(found)

    def armed(self, now: Wreckage, foe: Unit) -> Iterator[Armed]:
        for model in self.unit(now).models:
            if fights(self.g, model):
                yield Armed(model, melee_weapons.usable(gear_of(model))[0], 1)

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
        helpless = (model.id,) if is_halted(self.g.state, self.whole.model(model.id)) else ()
        return blow_at_vehicle(self.g, replace(NOBODY, helpless=helpless), own, each.model, each.weapon, unit, model)

    def suffer(self, now: Wreckage, swings: tuple[AttackGroup, ...]) -> list[tuple[Any, Chance]]:
        found = self.struck_by(now.blows, swings)
        return [
            (Wreckage(blows, now.hits + hits), chance)
            for blows, chances in found.items()
            for hits, chance in enumerate(chances.tolist())
            if chance
        ]

    def struck_by(
        self, blows: tuple[Blows, ...], swings: tuple[AttackGroup, ...]
    ) -> dict[tuple[Blows, ...], NDArray[Any]]:
        """What has struck each vehicle after the attacks of models alike, all of which are rolled (WH-VEH-33), with the
        chances by how many hits glanced off or penetrated walkers; those at a vehicle that is gone by then are lost."""
        found, tally = {blows: numpy.array([self.one])}, int(self.model.is_walker)
        for each in swings:
            if not self.table(each):
                continue
            at, before, found = self.places[each.model], found, {}
            for here, chances in before.items():
                if here[at].gone != NOTHING:
                    found[here] = summed(found.get(here), chances)
                    continue
                vehicle = self.vehicle(at, self.standing(Wreckage(here, 0)))
                tally = int(self.model.is_walker)
                for end, hits in volley(
                    vehicle, self.table(each), self.is_single, tally, here[at], each.attacks
                ).items():
                    left = (*here[:at], end, *here[at + 1 :])
                    found[left] = summed(found.get(left), numpy.convolve(chances, hits))
        return found

    def _table(self, swing: AttackGroup) -> Table:
        """What one attack may do."""
        assert swing.armour is not None
        hits, model = chance_of(swing.fate, STRUCK), self.whole.model(swing.model)
        found = [(result, hits * chance) for result, chance in results(self.g, model, swing.armour).items()]
        return tuple((result, chance if self.fractions else float(chance)) for result, chance in found)


def kept(vehicle: Wreckable, blows: Blows, single: bool) -> Blows:
    """What is kept of the blows at one vehicle: of a squadron not what changes nothing in combat."""
    if single:
        return blows
    if blows.gone != NOTHING:
        return LOST
    calm = blows.crew == SHAKEN or vehicle.squadron
    return blows._replace(crew=NOTHING) if calm else blows


@lru_cache(maxsize=1024)
def blown(vehicle: Wreckable, single: bool, before: Blows = SPARED) -> tuple[Blows, ...]:
    """All that blows may make of one vehicle."""
    found = [before]
    for here in found:
        ends = (kept(vehicle, struck(vehicle, here, result), single) for result in RESULTS[1:])
        found += [end for end in dict.fromkeys(ends) if end not in found]
    return tuple(found)


@lru_cache(maxsize=8192)
def volley(
    vehicle: Wreckable, table: Table, single: bool, tally: int, before: Blows, attacks: int
) -> dict[Blows, NDArray[Any]]:
    """What attacks of this table make of one vehicle, with the chances by the number of hits, each ``tally``; what
    comes to one that they have destroyed already counts all the same."""
    whole = sum(chance for _, chance in table)
    if not attacks:
        return {before: numpy.array([whole**0])}
    found: dict[Blows, NDArray[Any]] = {}
    for here, chances in volley(vehicle, table, single, tally, before, attacks - 1).items():
        none = [whole * 0] * tally
        found[here] = summed(found.get(here), chances * (1 - whole))
        hit = numpy.array([*none, *chances])
        ends: dict[Blows, Chance] = {}
        for result, chance in table:
            end = kept(vehicle, struck(vehicle, here, result), single)
            ends[end] = ends[end] + chance if end in ends else chance
        for end, chance in ends.items():
            found[end] = summed(found.get(end), hit * chance)
    return found


def summed(before: NDArray[Any] | None, more: NDArray[Any]) -> NDArray[Any]:
    """Chances by the number of hits, taken together."""
    if before is None:
        return more
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
