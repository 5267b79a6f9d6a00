"""Vehicles in a close combat: walkers fight, any others are only struck (chapter Vehicles).

Those who strike a squadron are taken to stand about all its vehicles evenly, and to go on at those that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import is_halted, weapons_left
from grognard.games.wh40k5.odds.clash_sides import Armed, Side
from grognard.games.wh40k5.odds.vehicle_piercing_chances import (
    NOTHING,
    SPARED,
    Blows,
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
from grognard.odds.distributions import Chance, led


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
        counts = self.model.is_walker and self.g.setup.options["walker_hits_count"] == "one_each"
        return now.hits if counts else 0

    def front(self, now: Wreckage) -> tuple[Blows, ...]:
        return now.blows

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
        """After the attacks of models alike, all of which are rolled (WH-VEH-33); those at a vehicle that is gone by
        then are lost."""
        found: dict[Wreckage, Chance] = {now: self.one}
        for each in swings:
            at = self.places[each.model]
            gone = {end: chance for end, chance in found.items() if end.blows[at].gone != NOTHING}
            left = {end: chance for end, chance in found.items() if end not in gone}
            found = gone
            for end, chance in led(left, each.attacks, partial(self._once, at, self.table(each))).items():
                found[end] = found[end] + chance if end in found else chance
        return list(found.items())

    def _table(self, swing: AttackGroup) -> list[tuple[str, Chance]]:
        """What one attack may do."""
        assert swing.armour is not None
        hits, model = chance_of(swing.fate, STRUCK), self.whole.model(swing.model)
        table = [(result, hits * chance) for result, chance in results(self.g, model, swing.armour).items()]
        return [(result, chance if self.fractions else float(chance)) for result, chance in table]

    def _once(self, at: int, table: list[tuple[str, Chance]], here: Wreckage) -> Iterator[tuple[Wreckage, Chance]]:
        """After one attack; what comes to one that this group has destroyed already counts all the same."""
        yield here, self.one - sum(chance for _, chance in table)
        tally = here.hits + 1 if self.model.is_walker else 0
        others = tuple(other for other in self.standing(here) if other != at)
        vehicle = self.vehicle(at, tuple(sorted((at, *others))))
        for result, chance in table:
            blows = self.told(vehicle, struck(vehicle, here.blows[at], result))
            yield Wreckage((*here.blows[:at], blows, *here.blows[at + 1 :]), tally), chance

    def told(self, vehicle: Wreckable, blows: Blows) -> Blows:
        """What is kept of the blows at one vehicle: of a squadron not what changes nothing in combat."""
        if self.is_single:
            return blows
        if blows.gone != NOTHING:
            return SPARED._replace(gone=WRECKED)
        calm = blows.crew == SHAKEN or vehicle.squadron
        return blows._replace(crew=NOTHING) if calm else blows


def first_broken(weapons: Sequence[str], count: int) -> list[str]:
    """The weapons an attacker destroys first: of several kinds the first listed (WH-VEH-22)."""
    left, found = list(weapons), []
    for _ in range(count):
        found.append(left.pop(0))
    return found
