"""What direct fire at a section of motorcycles does, exactly: its owner gives all results to one machine as long as
somebody rides it, then to the next; whom those that blew up reach is seen to after the tests (AZ-MC-05)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from grognard.core.engine.fates import NOTHING as MISS
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles.sheets import machine
from grognard.games.operation_ww2.odds.machine_odds import rank, settled_by, struck
from grognard.games.operation_ww2.odds.struck.sections import Following, Hits, Section, SectionOdds, losing, summed
from grognard.games.operation_ww2.rules.crews.crew_hits import cover_aboard
from grognard.games.operation_ww2.rules.driving.sections import in_sight, result_of, shares_out
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, of_batch
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit, effects_of
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.distributions import Chance
from grognard.space.plane import Point

ONE = Fraction(1)


class Riders(NamedTuple):
    """What a section has suffered: the motorcycles that nobody rides any more, each with whether it blew up; of the
    next one the dead, and the tests of nerve that are due; how bad the worst result was, by its place among
    ``WORST``."""

    gone: tuple[bool, ...] = ()
    dead: int = 0
    nerve: int = 0
    worst: int = 0


class Shots(NamedTuple):
    """Alike shots: how many, and for each damage die, modified, the half of the table and the chance of a shot to hit
    and come to it."""

    dice: int
    results: dict[int, tuple[Table, Fraction]]


Known = dict[tuple[Riders, tuple[Table, int]], list[tuple[Riders, Chance]]]
"""What a result does to a section, as far as it is known."""


Lots = dict[tuple[int, ...], dict[Riders, Chance]]
"""By how many shots of each kind have come to nothing so far, what sections have suffered."""


def section_odds_of(
    g: B, unit: Unit, target: Unit, batches: Sequence[Batch], *, fractions: bool = False
) -> SectionOdds | None:
    """The odds of a section under these shots; None where they are not shared out among all of it as one: they strike
    different motorcycles or people, or not all are seen."""
    if any(batch.struck != "vehicle" for batch in batches):
        return None
    hits = [_hit(g, unit, batch) for batch in batches]
    whole = tuple(model.id for model in target.vehicles)
    if len({batch.thing for batch in batches}) > 1 or not shares_out(g, target, hits):
        return None
    if any(in_sight(g, target, hit.start) != whole for hit in hits):
        return None
    training = g.context.qualities[unit.id].training
    shots = [
        _shots(g, target, batch, hit, 1 - chance_of(of_batch(batch, training), MISS, ASTRAY))
        for batch, hit in zip(batches, hits, strict=True)
    ]
    found = _fired(g, target, _together(shots), fractions)
    return summed(len(whole), _followed(g, target, found, hits[0].start), fractions=fractions)


def _together(shots: Sequence[Shots]) -> list[Shots]:
    """Shots that are alike as one lot, if nothing stands between them that rolls on another half of the table."""
    found: list[Shots] = []
    mixed = len({table for each in shots for table, _ in each.results.values()}) > 1
    for each in shots:
        near = found[-1:] if mixed else found
        alike = next((other for other in near if other.results == each.results), None)
        if alike is None:
            found.append(each)
        else:
            found[found.index(alike)] = alike._replace(dice=alike.dice + each.dice)
    return found


def _hit(g: G, unit: Unit, batch: Batch) -> VehicleHit:
    _, _, hit = struck(g, unit, batch)
    assert isinstance(hit, VehicleHit)
    return hit


def _shots(g: G, target: Unit, batch: Batch, hit: VehicleHit, hits: Fraction) -> Shots:
    found: dict[int, tuple[Table, Fraction]] = {}
    for die in range(1, FACES + 1):
        result = result_of(g, target.model(batch.thing), hit, die)
        _, before = found.get(result.die, (result.table, Fraction(0)))
        if effects_of(g, target.model(batch.thing), result.table, result.die).text != "NE":
            found[result.die] = result.table, before + hits / FACES
    return Shots(batch.dice, found)


def _fired(g: G, target: Unit, shots: Sequence[Shots], fractions: bool) -> dict[Riders, Chance]:
    """What sections have suffered before their tests: the worst dice of all shots come first."""
    one: Chance = ONE if fractions else 1.0
    found: Lots = {tuple(each.dice for each in shots): {Riders(): one}}
    known = Known()
    for die in range(FACES, 0, -1):
        for number, each in enumerate(shots):
            if die not in each.results:
                continue
            table, part = each.results[die]
            worse = sum((chance for more, (_, chance) in each.results.items() if more > die), Fraction(0))
            share = one * (part / (1 - worse))
            later: Lots = {}
            for left, riders in found.items():
                after, dice = riders, left[number]
                for fallen in range(dice + 1):
                    weight = comb(dice, fallen) * share**fallen * (1 - share) ** (dice - fallen)
                    there = later.setdefault((*left[:number], dice - fallen, *left[number + 1 :]), {})
                    for state, chance in after.items():
                        there[state] = there.get(state, one * 0) + chance * weight
                    after = _after(g, target, after, (table, die), known) if fallen < dice else after
            found = later
    ends: dict[Riders, Chance] = {}
    for riders in found.values():
        for state, chance in riders.items():
            ends[state] = ends.get(state, one * 0) + chance
    return ends


def _after(
    g: G, target: Unit, before: dict[Riders, Chance], result: tuple[Table, int], known: Known
) -> dict[Riders, Chance]:
    """What sections have suffered after one result more."""
    found: dict[Riders, Chance] = {}
    for riders, chance in before.items():
        if (riders, result) not in known:
            exact = isinstance(chance, Fraction)
            known[riders, result] = [
                (after, part if exact else float(part)) for after, part in _struck(g, target, riders, *result)
            ]
        for after, part in known[riders, result]:
            found[after] = found.get(after, chance * 0) + chance * part
    return found


def _struck(g: G, target: Unit, riders: Riders, table: Table, die: int) -> Iterator[tuple[Riders, Fraction]]:
    """What one result does to the motorcycle that takes it; it is lost where nobody rides any more (AZ-VDM-01 to
    AZ-VDM-04)."""
    if len(riders.gone) == len(target.vehicles):
        yield riders, ONE
        return
    bike = target.vehicles[len(riders.gone)]
    dies = chance_of(to_damage(g.context.tables, table, 0, cover_aboard(g, bike)), DEAD)
    left = machine(bike).crew - riders.dead
    for effects, share in settled_by(g, effects_of(g, bike, table, die)):
        after = riders._replace(worst=max(riders.worst, rank(effects, False)))
        if "catastrophe" in effects.parts:
            yield after._replace(gone=(*riders.gone, True), dead=0, nerve=0), share
            continue
        dice = min(effects.crew, left)
        for dead in range(dice + 1):
            part = share * comb(dice, dead) * dies**dead * (1 - dies) ** (dice - dead)
            if dead == left:
                yield after._replace(gone=(*riders.gone, False), dead=0, nerve=0), part
            else:
                yield after._replace(dead=riders.dead + dead, nerve=riders.nerve + effects.nerve_test), part


def _followed(g: B, target: Unit, found: dict[Riders, Chance], away: Point) -> Iterator[tuple[Section, Chance]]:
    """What sections become that have suffered so much: their tests are taken, then it is seen whom blasts reach."""
    following = Following(g)
    for riders, chance in found.items():
        struck = next((bike.id for bike in target.vehicles[len(riders.gone) :]), "")
        for section, hits, part in _blown(following, target, riders):
            ways = following.went_on(section, struck, riders.nerve, away, hits, part)
            yield from ((after, chance * share) for after, share in ways)


def _blown(following: Following, target: Unit, riders: Riders) -> list[tuple[Section, Hits, Fraction]]:
    """What a section is that has suffered so much, and which motorcycles those that blew up reach, with the chance."""
    unit, bikes = target, target.vehicles
    dead = (*(0 if blown else machine(bike).crew for bike, blown in zip(bikes, riders.gone, strict=False)), riders.dead)
    for bike, number in zip(bikes, dead, strict=False):
        unit = losing(unit, bike, number)
    ways: list[tuple[Section, Hits, Fraction]] = [(Section(unit, worst=riders.worst), (), ONE)]
    for bike in (bike for bike, blown in zip(bikes, riders.gone, strict=False) if blown):
        ways = [
            (after, (*hits, *more), chance * part)
            for section, hits, chance in ways
            for after, more, part in following.blown(section, bike)
        ]
    return ways
