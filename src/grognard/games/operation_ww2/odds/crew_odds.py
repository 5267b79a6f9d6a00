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
from grognard.core.engine.fates import NOTHING as UNHARMED
from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles.sheets import is_motorcycle
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.machine_odds import rank, settled_by, struck
from grognard.games.operation_ww2.odds.salvoes.alike_origins import Origins
from grognard.games.operation_ww2.odds.salvoes.crew_salvoes import followed
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, cover_aboard, men_aboard, tests_willpower
from grognard.games.operation_ww2.rules.driving.sections import result_of as given_out
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, of_batch
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.rules.vehicle_fire.fates import HARMLESS, STOPPED, read
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit, effects_of
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
    ask for willpower, not for morale (AZ-NRV-06). ``worst``: how bad the result is, by its place among ``WORST``, None
    where it depends on whether anybody is harmed."""

    men: int = 0
    table: Table = "small-arms"
    nerve: bool = False
    modifier: int = 0
    cover: Cover = "none"
    all: bool = False
    out: bool = False
    settled: bool = False
    worst: int | None = None


class Shaken(NamedTuple):
    """What a crew has suffered: its dead, those of them for whom willpower was tested, those who looked out, and the
    tests of nerve that are due; those for whom morale was tested after earlier volleys; how bad the worst result was,
    if more than one volley is fired."""

    dead: int = 0
    settled: int = 0
    out: int = 0
    nerve: int = 0
    tested: int = 0
    worst: int = 0


class RocketHits(NamedTuple):
    """A rocket salvo, by the way in which each rocket hits the vehicle that falls in one of its ways (None: not at
    all)."""

    hits: Sequence[VehicleHit | None]
    origins: Origins
    others: int


class Crew(NamedTuple):
    """How many are aboard, and whether one of them looks out, who is spared as long as anybody else can be struck;
    ``followed``: how bad their vehicle fares is followed too."""

    men: int
    out: int
    followed: bool = False


Blows = tuple[Blow, ...] | None
"""What one hit does, one thing after the other; None: all aboard die."""

Crews = dict[Shaken, Fraction]
"""The chance of each."""


class CrewOdds(NamedTuple):
    """What becomes of a crew: the chance of each of ``ENDS``, that who looked out dies (None: nobody did), and that the
    worst of all results was each of ``WORST``, if more than one volley is fired."""

    ends: Mapping[str, Fraction]
    out: Fraction | None
    worst: tuple[Fraction, ...]


def crew_odds_of(
    g: G,
    unit: Unit,
    target: Unit,
    batches: Iterable[Batch],
    rounds: Iterable[Sequence[tuple[Fraction, VehicleHit]] | RocketHits] = (),
    volleys: int = 1,
) -> CrewOdds | None:
    """The odds of the crew of a target's vehicle under these shots of a unit, and these rounds, given by the ways in
    which each may hit, and rocket salvoes; None where nobody is aboard. So many ``volleys`` alike are fired one after
    another as long as it is aboard."""
    aboard = men_aboard(g, target, target.vehicles[0])
    crew = Crew(len(aboard), sum(man.exposed for man in aboard), volleys > 1)
    if not crew.men:
        return None
    shots, laid = list(batches), list(rounds)
    going, ended = {Shaken(): Fraction(1)}, list[tuple[str, Shaken, Fraction]]()
    for _ in range(volleys):
        before, going = _fired(g, unit, target, crew, going, shots, laid), {}
        for end, state, chance in _tested(g, target, crew, before):
            if end == "stays":
                going[state] = going.get(state, Fraction(0)) + chance
            else:
                ended.append((end, state, chance))
    rides = is_motorcycle(g, target.vehicles[0])
    ends = {end: Fraction(0) for end in ENDS if rides or end != "flees"}
    out, worst = Fraction(0), [Fraction(0)] * len(WORST)
    for end, state, chance in [*ended, *(("stays", state, chance) for state, chance in going.items())]:
        ends[end] += chance
        worst[state.worst] += chance
        out += chance if state.out or end == "dead" else 0
    return CrewOdds(ends, out if crew.out else None, tuple(worst))


def _fired(
    g: G,
    unit: Unit,
    target: Unit,
    crew: Crew,
    found: Crews,
    batches: Iterable[Batch],
    rounds: Iterable[Sequence[tuple[Fraction, VehicleHit]] | RocketHits],
) -> Crews:
    """What crews have suffered after one volley, before its tests."""
    vehicle, training = target.vehicles[0], g.context.qualities[unit.id].training
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
        if isinstance(ways, RocketHits):
            found = _after_rockets(g, crew, found, target, vehicle, ways)
        else:
            found = _after(g, crew, found, _die(g, target, vehicle, ways))
    return found


def _after_rockets(g: G, crew: Crew, before: Crews, unit: Unit, vehicle: Model, rockets: RocketHits) -> Crews:
    """What crews have suffered after a salvo."""
    dice = [_die(g, unit, vehicle, [] if hit is None else [(Fraction(1), hit)]) for hit in rockets.hits]

    def struck(state: Shaken, way: int) -> Crews:
        return _after(g, crew, {state: Fraction(1)}, dice[way])

    return followed(before, struck, rockets.origins, rockets.others)


def crews_after(g: G, unit: Unit, vehicle: Model, hit: VehicleHit, named: Model | None = None) -> Crews:
    """What the crew of a vehicle has suffered after one hit that is certain, before its tests, and how bad the result
    was. It may be a motorcycle that takes the result of a hit on another one ``named`` of its section (AZ-MC-05)."""
    aboard = men_aboard(g, unit, vehicle)
    crew = Crew(len(aboard), sum(man.exposed for man in aboard), followed=True)
    die = _die(g, unit, vehicle, [(Fraction(1), hit)]) if named is None else list(_given(g, vehicle, hit, named))
    return _after(g, crew, {Shaken(): Fraction(1)}, die)


def _given(g: G, bike: Model, hit: VehicleHit, named: Model) -> Iterator[tuple[Blows, Fraction]]:
    """What a hit on a motorcycle may do to those aboard the one that its result is given to."""
    for face in range(1, FACES + 1):
        result = given_out(g, named, hit, face)
        for effects, share in settled_by(g, effects_of(g, bike, result.table, result.die)):
            cover, worst = cover_aboard(g, bike), rank(effects, False)
            blow = Blow(effects.crew, result.table, effects.nerve_test, cover=cover, worst=worst)
            yield None if "catastrophe" in effects.parts else (blow,), share / FACES


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
        for effects, share in settled_by(g, result_of(g, vehicle, hit, outcome)):
            worst = rank(effects, False)
            blow = Blow(effects.crew, table, effects.nerve_test, cover=cover, settled=settled, worst=worst)
            yield None if "catastrophe" in effects.parts else (blow, *besides), part * share


def _on_all(g: G, men: CrewHits) -> Blow:
    """Men aboard who are hit without their vehicle."""
    settled = men.direct and tests_willpower(g, g.state.units[men.unit].model(men.model))
    all = men.everybody
    return Blow(men.count, men.table, False, men.modifier, men.cover, all, out=men.exposed, settled=settled)


def _after(g: G, crew: Crew, before: Crews, die: Sequence[tuple[Blows, Fraction]]) -> Crews:
    """What crews have suffered after one die more."""
    found: Crews = {}
    for blows, part in die:
        after = _lost(crew, before) if blows is None else before
        for blow in blows or ():
            after = _struck(g, crew, after, blow)
        for state, chance in after.items():
            found[state] = found.get(state, Fraction(0)) + chance * part
    return found


def _lost(crew: Crew, before: Crews) -> Crews:
    """Everybody dies with the vehicle (AZ-VDM-01)."""
    worst = WORST.index("destroyed") if crew.followed else 0
    return {Shaken(crew.men, out=crew.out, worst=worst): sum(before.values(), Fraction(0))}


def _struck(g: G, crew: Crew, before: Crews, blow: Blow) -> Crews:
    """What crews have suffered after one blow."""
    found: Crews = {}
    damage = to_damage(g.context.tables, blow.table, blow.modifier, blow.cover)
    dies, calm = chance_of(damage, DEAD), chance_of(damage, UNHARMED)
    for state, chance in before.items():
        for dead, out, share in _falling(crew, state, blow, dies):
            settled = state.settled + blow.settled * dead
            after = state._replace(
                dead=state.dead + dead, settled=settled, out=state.out + out, nerve=state.nerve + blow.nerve
            )
            for worst, part in _worse(crew, state, blow, dead, calm / (1 - dies) if dies < 1 else calm):
                key = after._replace(worst=worst)
                found[key] = found.get(key, Fraction(0)) + chance * share * part
    return found


def _worse(crew: Crew, state: Shaken, blow: Blow, dead: int, calm: Fraction) -> Iterator[tuple[int, Fraction]]:
    """How bad the worst result is after a blow that killed so many; each who lives is unharmed by a chance."""
    if not crew.followed:
        yield 0, Fraction(1)
    elif blow.worst is not None or state.worst or dead:
        yield max(state.worst, blow.worst or WORST.index("crew") * bool(dead)), Fraction(1)
    else:
        # Nobody has come to harm yet, so everybody is there.
        dice = blow.men if blow.out else crew.men if blow.all else min(blow.men, crew.men)
        unharmed = calm ** (dice if crew.out or not blow.out or blow.all else 0)
        yield from ((0, unharmed), (WORST.index("crew"), 1 - unharmed))


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


def _tested(g: G, unit: Unit, crew: Crew, found: Crews) -> Iterator[tuple[str, Shaken, Fraction]]:
    """What becomes of crews that have suffered so much: morale, then nerves (AZ-NRV-01, AZ-NRV-02, AZ-NRV-03)."""
    nerve = chance_of(passing("az-roll-nerve", g.context.qualities[unit.id].training, "AZ-NRV-01"), PASSED)
    broken = "flees" if is_motorcycle(g, unit.vehicles[0]) else "leaves"
    counts = g.setup.options["willpower_deaths"] == "count"
    for state, chance in found.items():
        if state.dead == crew.men:
            yield "dead", state, chance
            continue
        settled = state.settled if counts else 0
        losses = unit.losses + state.dead - state.settled + settled
        after = replace(unit, losses=losses, tested=unit.tested + state.tested + settled)
        held = chance * chance_of(test_of(g, after), PASSED) ** due(g, after)
        stays = held * nerve**state.nerve
        yield "stays", state._replace(nerve=0, tested=state.dead - state.settled), stays
        yield "leaves", state, held - stays
        yield broken, state, chance - held
