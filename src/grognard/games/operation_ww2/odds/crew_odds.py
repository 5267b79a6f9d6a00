"""What fire at a vehicle does to its crew, exactly: whether anybody is left, and stays (AZ-VDM-02, AZ-NRV).

Everybody aboard is crew and sits inside. As in ``machine_odds``, parts that terrain or another vehicle hides are not
looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from grognard.core.engine.fates import NOTHING as MISS
from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import Effects
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles.sheets import is_motorcycle, machine
from grognard.games.operation_ww2.odds.machine_odds import struck
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, cover_aboard, men_aboard, tests_willpower
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, of_batch
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.rules.vehicle_fire import open_tops
from grognard.games.operation_ww2.rules.vehicle_fire.fates import HARMLESS, STOPPED, read
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import fate_of, men_alone, men_struck, result_of
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Model, Unit

ENDS = ("stays", "leaves", "dead")
"""What becomes of a crew: those who are left stay aboard or get out (AZ-NRV-01, AZ-NRV-02), or nobody is left."""


class Blow(NamedTuple):
    """What a hit does to those aboard: so many dice on their column of a half of the table, with what is added to each
    and the cover they have, a test of their nerve; ``all``: everybody there is rolls."""

    men: int = 0
    table: Table = "small-arms"
    nerve: bool = False
    modifier: int = 0
    cover: Cover = "none"
    all: bool = False


class Shaken(NamedTuple):
    """What a crew has suffered: its dead, and the tests of nerve that are due."""

    dead: int = 0
    nerve: int = 0


Blows = tuple[Blow, ...] | None
"""What one hit does, one thing after the other; None: all aboard die."""

Crews = dict[Shaken | None, Fraction]
"""The chance of each; None: nobody is left."""


def crew_odds_of(
    g: G,
    unit: Unit,
    target: Unit,
    batches: Iterable[Batch],
    rounds: Iterable[Sequence[tuple[Fraction, VehicleHit]]] = (),
) -> Mapping[str, Fraction] | None:
    """The chance of each of ``ENDS`` for the crew of a target's vehicle under these shots of a unit, and these rounds,
    given by the ways in which each may hit; None where nobody is aboard, where somebody is struck who looks out or
    rides a motorcycle, and where small arms may ask for willpower (AZ-NRV-06)."""
    vehicle, training = target.vehicles[0], g.context.qualities[unit.id].training
    crew = len(men_aboard(g, target, vehicle))
    if not crew:
        return None
    found: Crews = {Shaken(): Fraction(1)}
    for batch in batches:
        if batch.struck != "vehicle" or is_motorcycle(g, vehicle):
            return None
        _, _, hit = struck(g, unit, batch)
        assert isinstance(hit, VehicleHit)
        small = hit.how == "shot" and g.context.tables.weapons[hit.weapon].part == "small-arms"
        if men_alone(g, target.id, vehicle, hit) is not None or (small and tests_willpower(g, vehicle)):
            return None
        hits = 1 - chance_of(of_batch(batch, training), MISS, ASTRAY)
        dice = _die(g, target, vehicle, [(hits, hit)])
        for _ in range(batch.dice):
            found = _after(g, crew, found, dice)
    laid = list(rounds)
    if laid and (machine(vehicle).exposed or is_motorcycle(g, vehicle)):
        return None
    for ways in laid:
        found = _after(g, crew, found, _die(g, target, vehicle, ways))
    return _ends(g, target, found)


def _die(g: G, unit: Unit, vehicle: Model, ways: Sequence[tuple[Fraction, VehicleHit]]) -> list[tuple[Blows, Fraction]]:
    """What one die to hit may do; what is left of it does nothing."""
    found = [(blows, hits * part) for hits, hit in ways for blows, part in blows_of(g, unit, vehicle, hit)]
    return [*found, ((), 1 - sum((part for _, part in found), Fraction(0)))]


def blows_of(g: G, unit: Unit, vehicle: Model, hit: VehicleHit) -> Iterator[tuple[Blows, Fraction]]:
    """What one hit may do to those aboard, with its chance (AZ-VDM-01, AZ-VDM-02, AZ-VDM-08); into an open top it
    strikes everybody besides (AZ-TWO-03, AZ-AREA-12)."""
    alone = men_alone(g, unit.id, vehicle, hit)
    if alone is not None:
        yield (_on_all(alone),), Fraction(1)
        return
    besides: tuple[Blow, ...] = ()
    if open_tops.strikes_everybody(g, vehicle, hit):
        besides = (_on_all(men_struck(g, unit.id, vehicle, hit, 0, "none", everybody=True)),)
    cover = cover_aboard(g, vehicle)
    for outcome, part in chances(fate_of(g, vehicle, hit)).items():
        if outcome.startswith((STOPPED, HARMLESS)):
            yield besides if outcome.startswith(HARMLESS) else (), part
            continue
        table, _ = read(outcome)
        for effects, share in _settled(g, result_of(g, vehicle, hit, outcome)):
            blow = Blow(effects.crew, table, effects.nerve_test, cover=cover)
            yield None if "catastrophe" in effects.parts else (blow, *besides), part * share


def _on_all(men: CrewHits) -> Blow:
    """Men aboard who are hit without their vehicle."""
    return Blow(men.count, men.table, modifier=men.modifier, cover=men.cover, all=men.everybody)


def _settled(g: G, effects: Effects) -> Iterator[tuple[Effects, Fraction]]:
    """A result with what its engine comes to (AZ-VDM-04)."""
    if "engine" not in effects.parts:
        yield effects, Fraction(1)
        return
    for row in g.context.tables.engine.values():
        more: Effects = row.effects
        whole = replace(
            effects,
            parts=(*(part for part in effects.parts if part != "engine"), *more.parts),
            crew=effects.crew + more.crew,
            nerve_test=effects.nerve_test or more.nerve_test,
        )
        yield whole, Fraction(row.last - row.first + 1, FACES)


def _after(g: G, crew: int, before: Crews, die: Sequence[tuple[Blows, Fraction]]) -> Crews:
    """What crews have suffered after one die more."""
    found: Crews = {}
    for blows, part in die:
        after: Crews = {None: sum(before.values(), Fraction(0))} if blows is None else before
        for blow in blows or ():
            after = _struck(g, crew, after, blow)
        for state, chance in after.items():
            found[state] = found.get(state, Fraction(0)) + chance * part
    return found


def _struck(g: G, crew: int, before: Crews, blow: Blow) -> Crews:
    """What crews have suffered after one blow."""
    found: Crews = {}
    dies = chance_of(to_damage(g.context.tables, blow.table, blow.modifier, blow.cover), DEAD)
    for state, chance in before.items():
        left = 0 if state is None else crew - state.dead
        men = left if blow.all else min(blow.men, left)
        for dead in range(men + 1):
            share = comb(men, dead) * dies**dead * (1 - dies) ** (men - dead)
            after = None if state is None else Shaken(state.dead + dead, state.nerve + blow.nerve)
            after = None if after is not None and after.dead == crew else after
            found[after] = found.get(after, Fraction(0)) + chance * share
    return found


def _ends(g: G, unit: Unit, found: Crews) -> Mapping[str, Fraction]:
    """What becomes of crews that have suffered so much: morale, then nerves (AZ-NRV-01, AZ-NRV-02, AZ-NRV-03)."""
    nerve = chance_of(passing("az-roll-nerve", g.context.qualities[unit.id].training, "AZ-NRV-01"), PASSED)
    ends = dict.fromkeys(ENDS, Fraction(0))
    for state, chance in found.items():
        if state is None:
            ends["dead"] += chance
            continue
        after = replace(unit, losses=unit.losses + state.dead)
        stays = chance_of(test_of(g, after), PASSED) ** due(g, after) * nerve**state.nerve
        ends["stays"] += chance * stays
        ends["leaves"] += chance * (1 - stays)
    return ends
