"""A section of motorcycles followed hit by hit: the tests after each, and whom of the section one that blows up
reaches, who may blow up in turn (AZ-VDM-15, AZ-VDM-17, AZ-MC-04).

Places are those of the battle: in a question two centimetres lie between motorcycles, as ``stage`` draws them up.
Other units are not looked at, nor what a wreck hides from direct fire, nor how far a motorcycle rolls on that stops.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, Context, context_now
from grognard.games.operation_ww2.ground.vehicles.sheets import machine
from grognard.games.operation_ww2.ground.visibility import obstacle_of
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.crew_odds import Crews, crews_after
from grognard.games.operation_ww2.odds.machine_odds import blast_on, blows_of
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.driving.sections import in_sight, shares_out
from grognard.games.operation_ww2.rules.fire.fates import DEAD, chance_of
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.odds.distributions import Chance
from grognard.space.plane import Hull, Point

ONE = Fraction(1)


class SectionOdds(NamedTuple):
    """What becomes of a section: the chance of each number of motorcycles still ridden after all tests, that it breaks,
    and that the worst of all results was each of ``WORST``."""

    ridden: tuple[Chance, ...]
    breaks: Chance
    worst: tuple[Chance, ...]


class Section(NamedTuple):
    """A section as it may have become, the wrecks of those that blew up, and how bad the worst result was, by its place
    among ``WORST``."""

    unit: Unit
    wrecks: tuple[Wreck, ...] = ()
    worst: int = 0

    @property
    def blown(self) -> tuple[str, ...]:
        """The motorcycles that blew up."""
        return tuple(wreck.id for wreck in self.wrecks)

    @property
    def there(self) -> tuple[Hashable, Hashable]:
        """Who is aboard of what and on foot where."""
        aboard = tuple((bike.id, machine(bike).crew) for bike in self.unit.vehicles)
        return aboard, tuple((man.id, man.x, man.y) for man in self.unit.people)

    @property
    def key(self) -> Hashable:
        """What tells it from others that were the same section before."""
        return *self.there, self.unit.losses, self.unit.tested, self.unit.broken, self.worst


Ways = list[tuple[Section, Fraction]]
"""What a section may have become, each with its chance."""

Hits = tuple[tuple[str, VehicleHit], ...]
"""The motorcycles that are hit, one after another, and how."""


class Following:
    """How sections of a battle go on, as far as it has been asked."""

    def __init__(self, g: B) -> None:
        self.g = g.clone()
        self.g.context = g.context.aside()
        self.ground: dict[tuple[str, ...], Context] = {}
        self.known: dict[Hashable, Ways] = {}
        self.crews: dict[Hashable, Crews] = {}
        self.off: dict[Hashable, tuple[Model, ...]] = {}

    def struck(self, before: Section, hits: Hits) -> Ways:
        """After these hits and all that comes of each."""
        found = [(before, ONE)]
        for id, how in hits:
            found = _merged(
                (after, chance * part) for section, chance in found for after, part in self._hit(section, id, how)
            )
        return found

    def blown(self, before: Section, bike: Model) -> Iterator[tuple[Section, Hits, Fraction]]:
        """After a motorcycle has blown up with everybody aboard: those on foot have rolled, the motorcycles that it
        reaches are still to be hit (AZ-VDM-01, AZ-VDM-17)."""
        unit, hull, standing = before.unit, bike.body, obstacle_of(self._battle(before), before.unit, bike)
        assert isinstance(hull, Hull)
        wreck = Wreck(bike.id, hull, standing.height, standing.cover)
        after = before._replace(
            unit=_without(unit, {bike.id}, machine(bike).crew),
            wrecks=(*before.wrecks, wreck),
            worst=WORST.index("destroyed"),
        )
        alike: dict[tuple[Hits, tuple[tuple[str, Fraction], ...]], Fraction] = {}
        for blow in blows_of(self._battle(after), bike):
            hits = tuple((each.id, how) for each, how in _things(blow.things, unit, bike))
            men = tuple((man.id, chance_of(fate, DEAD)) for owner, man, fate in blow.men if owner.id == unit.id)
            alike[hits, men] = alike.get((hits, men), Fraction(0)) + blow.chance
        for (hits, men), chance in alike.items():
            for dice in product((True, False), repeat=len(men)):
                dead = {id for (id, _), dies in zip(men, dice, strict=True) if dies}
                share = prod((dies if id in dead else 1 - dies for id, dies in men), start=chance)
                yield after._replace(unit=_without(after.unit, dead, len(dead))), hits, share

    def went_on(
        self, before: Section, id: str, nerve: int, away: Point, hits: Hits, chance: Fraction
    ) -> Iterator[tuple[Section, Fraction]]:
        """After the tests for a motorcycle, and then what blasts have reached, with a chance."""
        for tested, part in self._tested(before, id, nerve, away):
            for after, share in self.struck(tested, hits):
                yield after, chance * part * share

    def _tested(self, before: Section, id: str, nerve: int, away: Point) -> Iterator[tuple[Section, Fraction]]:
        """Morale of the whole section, then, if it holds, the nerves of the riders who were struck: they get off if
        they fail (AZ-NRV-01, AZ-NRV-03, AZ-MC-04)."""
        g, unit, held = self._battle(before), before.unit, ONE
        tests = due(g, unit)
        after = replace(unit, tested=unit.losses) if tests else unit
        if tests:
            held = chance_of(test_of(g, unit), PASSED) ** tests
            yield before._replace(unit=replace(after, broken=True)), 1 - held
        if unit.broken or not nerve or not any(each.id == id and unit.has_crew(each) for each in unit.vehicles):
            yield before._replace(unit=after), held
            return
        training = g.context.qualities[unit.id].training
        stays = chance_of(passing("az-roll-nerve", training, "AZ-NRV-01"), PASSED) ** nerve
        yield before._replace(unit=after), held * stays
        bike = unit.model(id)
        key = *before.there, id, away
        if key not in self.off:
            self.off[key], _ = outside(g, unit, bike, away)
        left = _manned(after, bike, 0)
        yield before._replace(unit=replace(left, models=(*left.models, *self.off[key]))), held * (1 - stays)

    def _hit(self, before: Section, id: str, how: VehicleHit) -> Ways:
        key = before.key, id, how
        if key not in self.known:
            self.known[key] = _merged(self._hit_on(before, id, how))
        return self.known[key]

    def _hit_on(self, before: Section, id: str, how: VehicleHit) -> Iterator[tuple[Section, Fraction]]:
        """After one hit, its tests, and what a blast has done to others; nothing where it has blown up already. What is
        shared out is given to the first motorcycle in sight that is ridden (AZ-MC-05)."""
        named = bike = next((each for each in before.unit.vehicles if each.id == id), None)
        here, unit = self._battle(before), before.unit
        if named is not None and shares_out(here, unit, [how]):
            bike = next((unit.model(seen) for seen in in_sight(here, unit, how.start)), None)
        else:
            named = None
        if bike is None:
            yield before, ONE
            return
        for crew, part in self._crews(before, bike, how, named).items():
            if WORST[crew.worst] == "destroyed":
                ways = self.blown(before, bike)
            else:
                left = losing(unit, bike, crew.dead)
                ways = iter([(before._replace(unit=left, worst=max(before.worst, crew.worst)), (), ONE)])
            for section, hits, share in ways:
                yield from self.went_on(section, bike.id, crew.nerve, how.start, hits, part * share)

    def _crews(self, before: Section, bike: Model, how: VehicleHit, named: Model | None) -> Crews:
        """What may become of those aboard by one hit, on the motorcycle itself or another one ``named``."""
        key = bike.id, machine(bike).crew, how, before.blown, named and named.id
        if key not in self.crews:
            self.crews[key] = crews_after(self._battle(before), before.unit, bike, how, named)
        return self.crews[key]

    def _battle(self, section: Section) -> B:
        """The battle with it."""
        here = self.g.clone()
        here.state = replace(self.g.state.with_units(section.unit), wrecks=(*self.g.state.wrecks, *section.wrecks))
        if section.blown not in self.ground:
            self.ground[section.blown] = context_now(self.g.context, here.state)
        here.context = self.ground[section.blown]
        return here


def summed(bikes: int, ways: Iterable[tuple[Section, Chance]], *, fractions: bool) -> SectionOdds:
    """What becomes of a section of so many motorcycles, by what it may have become."""
    ridden: list[Chance] = [0] * (bikes + 1)
    worst: list[Chance] = [0] * len(WORST)
    breaks: Chance = 0
    for section, chance in ways:
        left = sum(section.unit.has_crew(bike) for bike in section.unit.vehicles)
        ridden[left] += chance
        breaks += chance if section.unit.broken and left else 0
        worst[section.worst] += chance

    def told(chance: Chance) -> Chance:
        return Fraction(chance) if fractions else float(chance)

    return SectionOdds(tuple(map(told, ridden)), told(breaks), tuple(map(told, worst)))


def _merged(ways: Iterable[tuple[Section, Fraction]]) -> Ways:
    alike: dict[Hashable, tuple[Section, Fraction]] = {}
    for section, chance in ways:
        known = alike.get(section.key)
        alike[section.key] = (section, chance) if known is None else (section, known[1] + chance)
    return list(alike.values())


def _things(found: Sequence[tuple[Unit, Model]], unit: Unit, blown: Model) -> Iterator[tuple[Model, VehicleHit]]:
    """The motorcycles of a section among what a blast reaches, and how it hits them."""
    for owner, model in found:
        how = blast_on(model, blown)
        if owner.id == unit.id and isinstance(how, VehicleHit):
            yield model, how


def _without(unit: Unit, gone: set[str], losses: int) -> Unit:
    left = tuple(model for model in unit.models if model.id not in gone)
    return replace(unit, models=left, losses=unit.losses + losses, place=unit.place if left else "gone")


def losing(unit: Unit, bike: Model, dead: int) -> Unit:
    """It after so many have died aboard one of its motorcycles."""
    left = _manned(unit, bike, machine(bike).crew - dead)
    return replace(left, losses=unit.losses + dead)


def _manned(unit: Unit, bike: Model, crew: int) -> Unit:
    there = replace(bike, machine=replace(machine(bike), crew=crew))
    return replace(unit, models=tuple(there if each.id == bike.id else each for each in unit.models))
