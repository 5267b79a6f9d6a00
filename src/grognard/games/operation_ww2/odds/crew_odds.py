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
from grognard.games.operation_ww2.ground.vehicles.motorcycles import is_at_rest
from grognard.games.operation_ww2.ground.vehicles.sheets import is_motorcycle
from grognard.games.operation_ww2.odds.machine_odds import struck
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, cover_aboard, men_aboard, tests_willpower
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, of_batch
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.rules.vehicle_fire.fates import HARMLESS, STOPPED, read
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import (
    also_struck,
    asks_willpower,
    fate_of,
    men_alone,
    result_of,
)
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.odds.distributions import binomial

ENDS = ("stays", "leaves", "flees", "dead")
"""What becomes of a crew: those who are left stay aboard or get out (AZ-NRV-01, AZ-NRV-02), or nobody is left; broken
riders of a motorcycle ride off on it (AZ-MC-04)."""


class Blow(NamedTuple):
    """What a hit does to those aboard: so many dice on their column of a half of the table, with what is added to each
    and the cover they have, a test of their nerve; ``all``: everybody there is rolls. ``out``: all the dice are rolled,
    and the worst results are for those who look out, or with ``all`` for everybody (AZ-XPO-08). ``settled``: the deaths
    ask for willpower, not for morale (AZ-NRV-06)."""

    men: int = 0
    table: Table = "small-arms"
    nerve: bool = False
    modifier: int = 0
    cover: Cover = "none"
    all: bool = False
    out: bool = False
    settled: bool = False


class Shaken(NamedTuple):
    """What a crew has suffered: its dead, those of them for whom willpower was tested, those who looked out, and the
    tests of nerve that are due."""

    dead: int = 0
    settled: int = 0
    out: int = 0
    nerve: int = 0


class Crew(NamedTuple):
    """How many are aboard, and whether one of them looks out, who is spared as long as anybody else can be struck."""

    men: int
    out: int


Blows = tuple[Blow, ...] | None
"""What one hit does, one thing after the other; None: all aboard die."""

Crews = dict[Shaken | None, Fraction]
"""The chance of each; None: nobody is left."""


class CrewOdds(NamedTuple):
    """What becomes of a crew: the chance of each of ``ENDS``, and that who looked out dies; None: nobody did."""

    ends: Mapping[str, Fraction]
    out: Fraction | None


def crew_odds_of(
    g: G,
    unit: Unit,
    target: Unit,
    batches: Iterable[Batch],
    rounds: Iterable[Sequence[tuple[Fraction, VehicleHit]]] = (),
) -> CrewOdds | None:
    """The odds of the crew of a target's vehicle under these shots of a unit, and these rounds, given by the ways in
    which each may hit; None where nobody is aboard, and where a motorcycle at rest is struck."""
    vehicle, training = target.vehicles[0], g.context.qualities[unit.id].training
    aboard = men_aboard(g, target, vehicle)
    crew = Crew(len(aboard), sum(man.exposed for man in aboard))
    if not crew.men or is_at_rest(g, vehicle):
        return None
    found: Crews = {Shaken(): Fraction(1)}
    for batch in batches:
        _, _, hit = struck(g, unit, batch)
        assert isinstance(hit, VehicleHit)
        hits = 1 - chance_of(of_batch(batch, training), MISS, ASTRAY)
        if batch.struck == "exposed":
            found = _at_those_who_look_out(g, crew, found, men_alone(g, target.id, vehicle, hit), batch.dice, hits)
            continue
        dice = _die(g, target, vehicle, [(hits, hit)])
        for _ in range(batch.dice):
            found = _after(g, crew, found, dice)
    for ways in rounds:
        found = _after(g, crew, found, _die(g, target, vehicle, ways))
    out = sum((chance for state, chance in found.items() if state is None or state.out), Fraction(0))
    return CrewOdds(_ends(g, target, found), out if crew.out else None)


def _at_those_who_look_out(g: G, crew: Crew, before: Crews, men: CrewHits | None, dice: int, hits: Fraction) -> Crews:
    """What crews have suffered after so many dice at those who look out, the hits of which go together (AZ-XPO-08)."""
    assert men is not None
    found: Crews = {}
    blow = _on_all(g, men)
    for count, part in binomial(dice, hits, fractions=True).items():
        after = _struck(g, crew, before, blow._replace(men=count)) if count else before
        for state, chance in after.items():
            found[state] = found.get(state, Fraction(0)) + chance * Fraction(part)
    return found


def _die(g: G, unit: Unit, vehicle: Model, ways: Sequence[tuple[Fraction, VehicleHit]]) -> list[tuple[Blows, Fraction]]:
    """What one die to hit may do; what is left of it does nothing."""
    found = [(blows, hits * part) for hits, hit in ways for blows, part in blows_of(g, unit, vehicle, hit)]
    return [*found, ((), 1 - sum((part for _, part in found), Fraction(0)))]


def blows_of(g: G, unit: Unit, vehicle: Model, hit: VehicleHit) -> Iterator[tuple[Blows, Fraction]]:
    """What one hit may do to those aboard, with its chance (AZ-VDM-01, AZ-VDM-02, AZ-VDM-08); into an open top it
    strikes everybody besides, and templates those who look out (AZ-TWO-03, AZ-AREA-12, AZ-XPO-02)."""
    alone = men_alone(g, unit.id, vehicle, hit)
    if alone is not None:
        yield (_on_all(g, alone),), Fraction(1)
        return
    inside = also_struck(g, unit.id, vehicle, hit)
    besides = () if inside is None else (_on_all(g, inside),)
    cover, settled = cover_aboard(g, vehicle), asks_willpower(g, vehicle, hit)
    for outcome, part in chances(fate_of(g, vehicle, hit)).items():
        if outcome.startswith((STOPPED, HARMLESS)):
            yield besides if outcome.startswith(HARMLESS) else (), part
            continue
        table, _ = read(outcome)
        for effects, share in _settled(g, result_of(g, vehicle, hit, outcome)):
            blow = Blow(effects.crew, table, effects.nerve_test, cover=cover, settled=settled)
            yield None if "catastrophe" in effects.parts else (blow, *besides), part * share


def _on_all(g: G, men: CrewHits) -> Blow:
    """Men aboard who are hit without their vehicle."""
    settled = men.direct and tests_willpower(g, g.state.units[men.unit].model(men.model))
    all = men.everybody
    return Blow(men.count, men.table, False, men.modifier, men.cover, all, out=men.exposed, settled=settled)


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


def _after(g: G, crew: Crew, before: Crews, die: Sequence[tuple[Blows, Fraction]]) -> Crews:
    """What crews have suffered after one die more."""
    found: Crews = {}
    for blows, part in die:
        after: Crews = {None: sum(before.values(), Fraction(0))} if blows is None else before
        for blow in blows or ():
            after = _struck(g, crew, after, blow)
        for state, chance in after.items():
            found[state] = found.get(state, Fraction(0)) + chance * part
    return found


def _struck(g: G, crew: Crew, before: Crews, blow: Blow) -> Crews:
    """What crews have suffered after one blow."""
    found: Crews = {}
    dies = chance_of(to_damage(g.context.tables, blow.table, blow.modifier, blow.cover), DEAD)
    for state, chance in before.items():
        if state is None:
            found[None] = found.get(None, Fraction(0)) + chance
            continue
        for dead, out, share in _falling(crew, state, blow, dies):
            settled = state.settled + blow.settled * dead
            after = Shaken(state.dead + dead, settled, state.out + out, state.nerve + blow.nerve)
            key = None if after.dead == crew.men else after
            found[key] = found.get(key, Fraction(0)) + chance * share
    return found


def _falling(crew: Crew, state: Shaken, blow: Blow, dies: Fraction) -> Iterator[tuple[int, int, Fraction]]:
    """How many a blow kills, and how many of them looked out, with the chance (AZ-VDM-03, AZ-XPO-08)."""
    left, out = crew.men - state.dead, crew.out - state.out
    there = out if blow.out and not blow.all else left
    dice = blow.men if blow.out else left if blow.all else min(blow.men, left)
    for fatal in range(dice + 1 if there else 1):
        share = comb(dice, fatal) * dies**fatal * (1 - dies) ** (dice - fatal) if there else Fraction(1)
        dead = min(fatal, there)
        if blow.out:
            # Who looks out is spared, unless there is a result for everybody.
            yield dead, dead if not blow.all else min(dead, out) if dice >= left else 0, share
            continue
        seen = max(dice - (left - out), 0)
        for fallen in range(max(dead - (dice - seen), 0), min(dead, seen) + 1):
            part = Fraction(comb(seen, fallen) * comb(dice - seen, dead - fallen), comb(dice, dead))
            yield dead, fallen, share * part


def _ends(g: G, unit: Unit, found: Crews) -> Mapping[str, Fraction]:
    """What becomes of crews that have suffered so much: morale, then nerves (AZ-NRV-01, AZ-NRV-02, AZ-NRV-03)."""
    nerve = chance_of(passing("az-roll-nerve", g.context.qualities[unit.id].training, "AZ-NRV-01"), PASSED)
    broken = "flees" if is_motorcycle(g, unit.vehicles[0]) else "leaves"
    counts = g.setup.options["willpower_deaths"] == "count"
    ends = dict.fromkeys(ENDS if broken == "flees" else [end for end in ENDS if end != "flees"], Fraction(0))
    for state, chance in found.items():
        if state is None:
            ends["dead"] += chance
            continue
        settled = state.settled if counts else 0
        losses = unit.losses + state.dead - state.settled + settled
        after = replace(unit, losses=losses, tested=unit.tested + settled)
        held = chance * chance_of(test_of(g, after), PASSED) ** due(g, after)
        stays = held * nerve**state.nerve
        ends["stays"] += stays
        ends["leaves"] += held - stays
        ends[broken] += chance - held
    return ends
