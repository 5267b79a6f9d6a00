"""The forecasts of Operation World War II: which dice decide something, what was to be expected, how it is read.

Counted for each side are the shots that hit, the harm its damage dice do to people, the hits of it that damage guns and
vehicles, and the tests it passes. A forecast is one roll, whatever is decided before the next, so that each is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from operator import contains
from typing import NamedTuple

from grognard.core.battle import RollDice
from grognard.core.engine import fates
from grognard.core.engine.dice import Brackets, Roll, Successes
from grognard.core.engine.events import Entry, Rolled
from grognard.core.engine.fates import Play, Test
from grognard.core.engine.procedures import Procedure
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.rules.area.bursts import RocketSalvo, Round
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot
from grognard.games.operation_ww2.rules.area.flame import Flaming
from grognard.games.operation_ww2.rules.buildings.demolition import TrainingTests
from grognard.games.operation_ww2.rules.close_combat.close_combat import Striking, of_blow
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.driving.attachments import Speaking
from grognard.games.operation_ww2.rules.driving.breaking_in import EntryTest
from grognard.games.operation_ww2.rules.driving.drive import Drive
from grognard.games.operation_ww2.rules.driving.ramming import RamTest
from grognard.games.operation_ww2.rules.driving.riders_on_top import HoldingOn
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.salvo import Salvo
from grognard.games.operation_ww2.rules.guns.gun_damage import GunDamage, harmful
from grognard.games.operation_ww2.rules.intent.communication import Communicating
from grognard.games.operation_ww2.rules.intent.runners import Running
from grognard.games.operation_ww2.rules.morale.lone_models import LoneTests
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement.moving import Pedalling
from grognard.games.operation_ww2.rules.movement.panic import Panicking
from grognard.games.operation_ww2.rules.vehicle_fire.striking import HullStruck, harms
from grognard.games.operation_ww2.state.names import side_name, unit_name
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Ordered, enemy
from grognard.odds.answers import Amount, Spread
from grognard.odds.distributions import Distribution, binomial, certainly, convolve, die_chance
from grognard.odds.forecasts import Share, Trial
from grognard.odds.outcomes import Cases

TALLIES: dict[str, Message] = {
    "hits": say("az-luck-hits"),
    "harm": say("az-luck-harm"),
    "machines": say("az-luck-machines"),
    "tests": say("az-luck-tests"),
}

TO_HIT = "az-roll-to-hit", "az-roll-flame", "az-roll-round"
"""The rolls to hit: many dice that each hit or miss, or the one of a round that may scatter."""

TOGETHER = "morale", "nerve", "willpower", "driving", "ram", "breaking-in", "courage", "training", "call"
"""Tests of somebody who has to succeed with all the dice of a pool."""

EACH = "accuracy", "holding-on", "daring"
"""Tests of one die each."""

TESTED = ("failed", "passed")

HARM: dict[object, int] = {SCARED: 1, DEAD: 2}
"""The steps of harm."""

Value = Callable[[tuple[int, ...]], int]
"""What faces come to."""


def trials(g: B) -> list[Trial]:
    """The trials that begin with the roll a battle stops at, each of its own dice."""
    decision = g.decision
    if not isinstance(decision, RollDice):
        return []
    dice = decision.roll
    purpose, procedure = dice.purpose.id, rolling(g)
    if purpose in TO_HIT:
        return hit_trials(g, dice)
    if test_named(dice) in (*TOGETHER, *EACH):
        return test_trials(g, dice)
    match procedure:
        case GunDamage():
            counting = [harmful(g.context.tables, hit) for hit in procedure.hits]
            return [machine_trial(g, dice, procedure.unit, counting)]
        case HullStruck() if purpose in ("az-roll-vehicle-damage", "az-roll-flame-damage"):
            return [machine_trial(g, dice, procedure.unit, [harming(g, procedure)])]
        case _:
            return harm_trials(g, dice, list(falling(g, dice)))


def rolling(g: B) -> Procedure:
    """The procedure whose dice are about to be rolled: the topmost, or who has them played."""
    return next(frame.procedure for frame in reversed(g.stack) if not isinstance(frame.procedure, Play))


def of_roll(g: B, spread: Spread, value: Value, share: Share) -> Trial:
    """A forecast of the number that the faces of the roll at hand come to, or of the case with this number."""
    cases = spread.chances.names if isinstance(spread.chances, Cases) else None

    def read(entries: Sequence[Entry], over: bool) -> int | str:
        first = entries[0]
        assert isinstance(first, Rolled)
        found = value(first.faces)
        return found if cases is None else cases[found]

    return Trial(g, spread, read, share)


# ---- shots -------------------------------------------------------------------------------------------------------


def hit_trials(g: B, dice: Roll) -> list[Trial]:
    """Shots that are about to be rolled: how many hit (AZ-FIRE-11, AZ-FLM-01, AZ-AREA-03)."""
    needs = needed(dice)
    chances = convolve(certainly(0), *(binomial(1, die_chance(need, FACES)) for need in needs))
    assert dice.seat is not None
    match rolling(g):
        case Salvo(unit=id) | Flaming(unit=id) | Round(unit=id) | RocketSalvo(unit=id):
            firer = unit_name(g, id)
        case _:
            firer = side_name(g, dice.seat)
    spread = Spread("hits", say("az-forecast-hits", unit=firer), chances, dice.rules)
    return [of_roll(g, spread, lambda faces: sum(reached(faces, needs)), Share(dice.seat, "hits"))]


def needed(dice: Roll) -> list[int]:
    """What each die of a roll has to show at least."""
    found: list[int] = []
    for pool in dice.pools:
        match pool.reading:
            case Successes(need=need) | Brackets(bounds=(need, *_)):
                found += [need] * pool.count
            case _:
                found += [int(str(dice.purpose.args["need"]))] * pool.count
    return found


def reached(faces: Sequence[int], needs: Sequence[int]) -> list[bool]:
    """Which dice show what they have to."""
    return [face >= need for face, need in zip(faces, needs, strict=True)]


# ---- harm to people ----------------------------------------------------------------------------------------------


class Falling(NamedTuple):
    """Damage dice, by their places in the roll, on people of one unit, and what becomes of them."""

    unit: str
    dice: range
    fate: Test


def falling(g: B, dice: Roll) -> Iterator[Falling]:
    """The damage dice of the roll at hand, on whom they fall and what they do (AZ-FIRE-12, AZ-CC-08, AZ-VDM-02)."""
    tables, first = g.context.tables, 0
    match rolling(g):
        case Salvo(damage=rolled) | DamageDice(lots=rolled) if dice.purpose.id == "az-roll-damage":
            for lot in taken_together(g):
                struck = rolled[lot.number]
                assert isinstance(lot.fate, Test)
                unit = struck.unit if isinstance(struck, Lot) else struck.units[0]
                yield Falling(unit, range(first, first + lot.dice), lot.fate)
                first += lot.dice
        case Striking(blows=blows):
            homes = {model.id: unit.id for unit in g.state.units.values() for model in unit.models}
            for number, blow in enumerate(blows):
                yield Falling(homes[blow.struck], range(number, number + 1), of_blow(tables))
        case CrewHits() as struck:
            yield Falling(
                struck.unit, range(dice.count), to_damage(tables, struck.table, struck.modifier, struck.cover)
            )


def taken_together(g: B) -> Iterator[fates.Lot]:
    """The dice that are about to take their tests, lot by lot."""
    played = g.stack[-1].procedure
    assert isinstance(played, Play)
    first = played.lots[0].fate
    return (lot for lot in played.lots if isinstance(first, Test) and fates.is_like(lot.fate, first))


def harm_trials(g: B, dice: Roll, damage: Sequence[Falling]) -> list[Trial]:
    """What damage dice do to people, for those of each side by itself: a scared one is a step of harm, a dead one two.
    Results that nobody is left to take count too (AZ-DMG-02). Good luck for them is the luck of the enemy of whoever
    is struck, be it by friends (AZ-FF-02)."""
    found = []
    for seat in (0, 1):
        own = [each for each in damage if g.state.units[each.unit].seat == seat]
        if own:
            chances = convolve(certainly(0), *(steps(each) for each in own for _ in each.dice))
            title = say("az-forecast-harm", unit=unit_name(g, own[0].unit))
            spread = Spread("harm", title, chances, dice.rules)
            found.append(of_roll(g, spread, harm_of(own), Share(enemy(seat), "harm")))
    return found


def steps(damage: Falling) -> Distribution:
    """The steps of harm of one die."""
    scared, dead = (float(chance_of(damage.fate, outcome)) for outcome in (SCARED, DEAD))
    return Distribution(0, (1 - scared - dead, scared, dead))


def harm_of(damage: Sequence[Falling]) -> Value:
    """The steps of harm that faces do."""
    return lambda faces: sum(HARM.get(each.fate.reached(faces[at]), 0) for each in damage for at in each.dice)


# ---- guns and vehicles -------------------------------------------------------------------------------------------


def harming(g: B, struck: HullStruck) -> frozenset[int]:
    """The faces of the damage die of a hit on a vehicle that do anything, if nothing stops it afterwards (AZ-FIRE-12,
    AZ-FVH-01)."""
    vehicle = g.state.units[struck.unit].model(struck.model)
    (lot,) = taken_together(g)
    assert isinstance(lot.fate, Test)
    return frozenset(face for face in range(1, FACES + 1) if harms(g, vehicle, struck.hit, lot.fate.reached(face)))


def machine_trial(g: B, dice: Roll, unit: str, counting: Sequence[frozenset[int]]) -> Trial:
    """Hits on a gun or vehicle of a unit, each with its faces that do anything to it or its crew (AZ-ART-01)."""
    chances = convolve(*(binomial(1, Fraction(len(faces), FACES)) for faces in counting))
    spread = Spread("machine", say("az-forecast-machine", unit=unit_name(g, unit)), chances, dice.rules)
    share = Share(enemy(g.state.units[unit].seat), "machines")
    return of_roll(g, spread, lambda faces: sum(map(contains, counting, faces)), share)


# ---- tests -------------------------------------------------------------------------------------------------------


def test_trials(g: B, dice: Roll) -> list[Trial]:
    """Tests about to be taken, for each side by itself: how many are passed, or of a single one whether it is
    (AZ-MOR-04, AZ-MOR-10, AZ-LON-01, AZ-NRV-01, AZ-DRV-01, AZ-FF-02)."""
    who, needs = testers(g, dice), needed(dice)
    each = test_named(dice) in EACH
    taken: dict[int, list[range]] = {0: [], 1: []}
    first = 0
    for (seat, _), pool in zip(who, dice.pools, strict=True):
        whole = range(first, first + pool.count)
        taken[seat] += [range(at, at + 1) for at in whole] if each else [whole]
        first += pool.count
    return [one_side(g, dice, seat, tests, needs) for seat, tests in taken.items() if tests]


def test_named(dice: Roll) -> str:
    """What a test is called."""
    return dice.purpose.id.removeprefix("az-roll-")


def one_side(g: B, dice: Roll, seat: int, tests: Sequence[range], needs: Sequence[int]) -> Trial:
    """The tests of one side, each by the places of the dice that must all succeed."""
    one_by_one = []
    for test in tests:
        passed = Fraction(1)
        for at in test:
            passed *= die_chance(needs[at], FACES)
        one_by_one.append(binomial(1, passed))
    number = convolve(*one_by_one)
    chances: Amount = number if len(tests) > 1 else Cases(TESTED, number.chances)
    units = {unit for other, unit in testers(g, dice) if other == seat and unit}
    name = unit_name(g, units.pop()) if len(units) == 1 else side_name(g, seat)
    cases = {case: say(f"az-forecast-test-{case}") for case in TESTED}
    spread = Spread("test", say("az-forecast-test", test=test_named(dice), unit=name), chances, dice.rules, cases)

    def value(faces: tuple[int, ...]) -> int:
        good = reached(faces, needs)
        return sum(all(good[at] for at in test) for test in tests)

    return of_roll(g, spread, value, Share(seat, "tests", () if len(tests) > 1 else (0, 1)))


def testers(g: B, dice: Roll) -> list[tuple[int, str]]:
    """Whose test each pool of a roll is: the seat and the unit, none if it cannot be said."""
    assert dice.seat is not None
    match rolling(g):
        case Panicking(testing=units):
            return [(g.state.units[id].seat, id) for id in units]
        case Morale(testing=str(id)) | LoneTests(tested=(*_, id)) | Running(runners=(id, *_)):
            unit = id
        case TrainingTests(units=(id, *_)) | Drive(ordered=Ordered(unit=id)) | Pedalling(ordered=Ordered(unit=id)):
            unit = id
        case CrewTests(unit=id) | RamTest(unit=id) | EntryTest(unit=id) | HoldingOn(unit=id) | Salvo(unit=id):
            unit = id
        case Communicating(unit=id) | Speaking(unit=id):
            unit = id
        case _:
            unit = ""
    return [(dice.seat, unit)] * len(dice.pools)
