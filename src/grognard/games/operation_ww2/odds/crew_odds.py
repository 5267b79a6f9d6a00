"""What direct fire at a vehicle does to its crew, exactly: whether anybody is left, and stays (AZ-VDM-02, AZ-NRV).

Everybody aboard is crew and sits inside. As in ``machine_odds``, parts that terrain or another vehicle hides are not
looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import NamedTuple

from grognard.core.engine.fates import NOTHING as MISS
from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import Effects
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles.sheets import is_motorcycle
from grognard.games.operation_ww2.odds.machine_odds import struck
from grognard.games.operation_ww2.rules.crews.crew_hits import cover_aboard, men_aboard, tests_willpower
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, of_batch
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.rules.vehicle_fire.fates import HARMLESS, STOPPED, read
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import fate_of, men_alone, result_of
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Model, Unit

ENDS = ("stays", "leaves", "dead")
"""What becomes of a crew: those who are left stay aboard or get out (AZ-NRV-01, AZ-NRV-02), or nobody is left."""


class Blow(NamedTuple):
    """What a hit does to those aboard: so many dice on their column of a half of the table, a test of their nerve."""

    men: int = 0
    table: Table = "small-arms"
    nerve: bool = False


class Shaken(NamedTuple):
    """What a crew has suffered: its dead, and the tests of nerve that are due."""

    dead: int = 0
    nerve: int = 0


Crews = dict[Shaken | None, Fraction]
"""The chance of each; None: nobody is left."""


def crew_odds_of(g: G, unit: Unit, target: Unit, batches: Iterable[Batch]) -> Mapping[str, Fraction] | None:
    """The chance of each of ``ENDS`` for the crew of a target's vehicle under these shots of a unit; None where
    nobody is aboard, where somebody is aimed at who looks out or rides a motorcycle, and where small arms may ask for
    willpower (AZ-NRV-06)."""
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
        blows = list(blows_of(g, vehicle, hit))
        for _ in range(batch.dice):
            found = _after(g, vehicle, crew, found, hits, blows)
    return _ends(g, target, found)


def blows_of(g: G, vehicle: Model, hit: VehicleHit) -> Iterator[tuple[Blow | None, Fraction]]:
    """What one hit may do to those aboard, None: all of them die, with its chance (AZ-VDM-01, AZ-VDM-02, AZ-VDM-08)."""
    for outcome, part in chances(fate_of(g, vehicle, hit)).items():
        if outcome.startswith((STOPPED, HARMLESS)):
            yield Blow(), part
            continue
        for effects, share in _settled(g, result_of(g, vehicle, hit, outcome)):
            catastrophe = "catastrophe" in effects.parts
            yield None if catastrophe else Blow(effects.crew, read(outcome)[0], effects.nerve_test), part * share


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


def _after(
    g: G,
    vehicle: Model,
    crew: int,
    before: Crews,
    hits: Fraction,
    blows: list[tuple[Blow | None, Fraction]],
) -> Crews:
    """What crews have suffered after one die more."""
    found: Crews = {}

    def add(state: Shaken | None, chance: Fraction) -> None:
        found[state] = found.get(state, Fraction(0)) + chance

    cover = cover_aboard(g, vehicle)
    for state, so_far in before.items():
        if state is None:
            add(None, so_far)
            continue
        add(state, so_far * (1 - hits))
        for blow, part in blows:
            chance = so_far * hits * part
            if blow is None:
                add(None, chance)
                continue
            men = min(blow.men, crew - state.dead)
            dies = chance_of(to_damage(g.context.tables, blow.table, 0, cover), DEAD)
            for dead in range(men + 1):
                share = comb(men, dead) * dies**dead * (1 - dies) ** (men - dead)
                after = Shaken(state.dead + dead, state.nerve + blow.nerve)
                add(None if after.dead == crew else after, chance * share)
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
