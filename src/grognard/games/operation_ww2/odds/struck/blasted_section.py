"""What one template does to a section of motorcycles, exactly: those under it are struck one after another, each by a
damage die of its own, and after each it is tested what its riders do (AZ-AREA-11, AZ-VDM-15, AZ-MC-04).

Whoever is beside a motorcycle that blows up is not looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles.motorcycles import is_at_rest
from grognard.games.operation_ww2.ground.vehicles.sheets import is_motorcycle, machine
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.crew_odds import crews_after
from grognard.games.operation_ww2.odds.struck.falls import Fall
from grognard.games.operation_ww2.odds.struck.motorcycles import SectionOdds
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.driving.riding import is_at_cover
from grognard.games.operation_ww2.rules.fire.fates import chance_of
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.distributions import Chance
from grognard.space.plane import Point

MOST = 3
"""Templates on sections of more motorcycles are not followed: it would take too long."""


class Section(NamedTuple):
    """A section as it may have become, how bad the worst result was, by its place among ``WORST``, and the chance."""

    unit: Unit
    worst: int
    chance: Fraction

    @property
    def key(self) -> Hashable:
        """What tells it from others that were the same section before."""
        aboard = tuple((bike.id, machine(bike).crew) for bike in self.unit.vehicles)
        on_foot = tuple(man.id for man in self.unit.people)
        return aboard, on_foot, self.unit.losses, self.unit.tested, self.unit.broken, self.worst


def may_be_followed(g: G, target: Unit) -> bool:
    """Whether a section is one to which nothing has happened: all of it is ridden, in the open, and nobody is on foot
    or has fled."""
    bikes = target.vehicles
    if not 1 < len(bikes) <= MOST or target.people or target.broken:
        return False
    return all(
        is_motorcycle(g, bike)
        and target.has_crew(bike)
        and not is_at_rest(g, bike)
        and not is_at_cover(g, target, bike)
        for bike in bikes
    )


def blasted_section(g: G, target: Unit, falls: Iterable[Fall], *, fractions: bool = False) -> SectionOdds:
    """The odds of a section under a template that falls in one of these ways."""
    alike: dict[tuple[tuple[str, VehicleHit], ...], Fraction] = {}
    for fall in falls:
        hits = tuple(
            (each.model.id, each.how)
            for each in fall.things
            if each.owner.id == target.id and isinstance(each.how, VehicleHit)
        )
        alike[hits] = alike.get(hits, Fraction(0)) + fall.chance
    ridden, breaks = [Fraction(0)] * (len(target.vehicles) + 1), Fraction(0)
    worst = [Fraction(0)] * len(WORST)
    for hits, part in alike.items():
        found = [Section(target, 0, part)]
        for id, hit in hits:
            found = _merged(_struck(g, target, found, id, hit))
        for unit, result, chance in found:
            left = sum(unit.has_crew(bike) for bike in unit.vehicles)
            ridden[left] += chance
            breaks += chance if unit.broken and left else 0
            worst[result] += chance

    def told(chance: Fraction) -> Chance:
        return chance if fractions else float(chance)

    return SectionOdds(tuple(map(told, ridden)), told(breaks), tuple(map(told, worst)))


def _merged(found: Iterable[Section]) -> list[Section]:
    alike: dict[Hashable, Section] = {}
    for each in found:
        before = alike.get(each.key)
        alike[each.key] = each if before is None else each._replace(chance=before.chance + each.chance)
    return list(alike.values())


def _struck(g: G, target: Unit, before: Iterable[Section], id: str, hit: VehicleHit) -> Iterator[Section]:
    """What sections have suffered after one motorcycle more was hit, and its tests were taken."""
    bike = target.model(id)
    suffered = crews_after(g, target, bike, hit)
    for unit, worst, chance in before:
        for crew, part in suffered.items():
            left = replace(bike, machine=replace(machine(bike), crew=machine(bike).crew - crew.dead))
            # One that blew up is gone, but nobody asks where it is any more than where one is that nobody rides.
            models = tuple(left if each.id == id else each for each in unit.models)
            after = replace(unit, models=models, losses=unit.losses + crew.dead)
            for end, share in _tested(g, after, id, crew.nerve, hit.start):
                yield Section(end, max(worst, crew.worst), chance * part * share)


def _tested(g: G, unit: Unit, id: str, nerve: int, away: Point) -> Iterator[tuple[Unit, Fraction]]:
    """Morale of the whole section, then, if it holds, the nerves of the riders who were struck: they get off if they
    fail (AZ-NRV-01, AZ-NRV-03, AZ-MC-04)."""
    held, tests = Fraction(1), due(g, unit)
    after = replace(unit, tested=unit.losses) if tests else unit
    if tests:
        held = chance_of(test_of(g, unit), PASSED) ** tests
        yield replace(after, broken=True), 1 - held
    if unit.broken or not nerve or not any(each.id == id and unit.has_crew(each) for each in unit.vehicles):
        yield after, held
        return
    training = g.context.qualities[unit.id].training
    stays = chance_of(passing("az-roll-nerve", training, "AZ-NRV-01"), PASSED) ** nerve
    yield after, held * stays
    bike = unit.model(id)
    crew, _ = outside(g, unit, bike, away)
    empty = replace(bike, machine=replace(machine(bike), crew=0))
    models = (*(empty if each.id == id else each for each in unit.models), *crew)
    yield replace(after, models=models), held * (1 - stays)
