"""The forecasts of Bolt Action: which dice decide something, what was to be expected, and how it is read from the log.

Counted for each side are the casualties its dice inflict, the vehicles they knock out and the tests they pass. What
else is forecast (a rally, a fight as a whole) is shown and not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.engine.fates import Test, chances
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds import armour_odds
from grognard.games.bolt_action.odds.armour_odds import DAMAGE
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.fight_odds import ENDINGS, Fight, begun, fight
from grognard.games.bolt_action.odds.fires import Fire, fires_of, missing, rolled, rolled_or_fixed, scored
from grognard.games.bolt_action.odds.odds_follow import DAMAGE_DICE, PINNED, rolls_to_hit
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage, damage_needs
from grognard.games.bolt_action.rules.shooting.fates import stacked_pins
from grognard.games.bolt_action.rules.shooting.off_board_fire import AIRCRAFT, GUNS, HEAVY, BarrageComes, StrikeComes
from grognard.games.bolt_action.rules.shooting.shelling import STRAFING, Blast, ShellStrikes, Strafing, strafing
from grognard.games.bolt_action.rules.shooting.shoot import Shoot, sums_pins
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.actions import RallyOrder
from grognard.games.bolt_action.rules.turn.fates import BARRAGE, DIRECT_HIT, FUBAR_CHART, RALLY_PINS, STRIKE, STRUCK
from grognard.games.bolt_action.rules.turn.fubar import FubarChart
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.state.events.casualties import Saved
from grognard.games.bolt_action.state.events.close_quarters import RoundFought
from grognard.games.bolt_action.state.events.nerve import PinsLost, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import SmokeLaid
from grognard.games.bolt_action.state.events.vehicles import VehicleDamaged
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.odds.answers import Amount, Spread
from grognard.odds.distributions import Distribution, certainly, mixture
from grognard.odds.forecasts import Read, Share, Trial, throwing
from grognard.odds.outcomes import Cases

E = TypeVar("E", bound=Event)

ORDERED = ("fubar", "failed", "passed")
CHECKED = ("failed", "passed")
CALLED = ("astray", "delayed", "arrives")
FUBARS = ("friendly-fire", "panic")
SMOKE = ("missed", "laid")


def trials(g: B) -> list[Trial]:
    """The trials that begin with the roll a battle stops at: at most one that is counted, and one about it."""
    depth, frame = throwing(g)
    match frame.procedure:
        case OrderTest(unit=id, assault=target):
            test = morale.order_test_of(g, g.state.units[id], target)
            return [test_trial(g, id, "order", test, ORDERED, 0, 0, 1)]
        case MoraleCheck(unit=id):
            return [test_trial(g, id, "check", morale.check_of(g, g.state.units[id]), CHECKED, 0, 1)]
        case Shoot() if rolls_to_hit(frame):
            return [shot_trial(g, frame.procedure, depth)]
        case Damage(unit=id) if frame.step_name == DAMAGE_DICE:
            return [*fight_trials(g, depth - 1), damage_trial(g, frame.procedure, g.state.units[id], depth)]
        case ShellStrikes(unit=id) | Strafing(unit=id):
            return [blast_trial(g, frame.procedure, g.state.units[id])]
        case VehicleBlows() if frame.step_name == "roll_damage":
            return [blows_trial(g, frame.procedure)]
        case RallyOrder(unit=id):
            return [rally_trial(g, g.state.units[id])]
        case FubarChart(unit=id):
            return [test_trial(g, id, "fubar", FUBAR_CHART, FUBARS)]
        case BarrageComes(call=call):
            return [test_trial(g, call.unit, "barrage", BARRAGE, CALLED, 0, 0, 1)]
        case StrikeComes(call=call):
            return [test_trial(g, call.unit, "strike", STRIKE, CALLED, 0, 0, 1)]
        case _:
            return []


def told(name: str, unit: Message, chances: Amount, *rules: str, cases: Sequence[str] = ()) -> Spread:
    """A forecast about a unit, with words for its cases."""
    words = {case: say(f"ba-forecast-{name}-{case}") for case in cases}
    return Spread(name, say(f"ba-forecast-{name}", unit=unit), chances, rules, words)


# ---- tests -----------------------------------------------------------------------------------------------------------


def cases(test: Test, names: Sequence[str]) -> Cases:
    """The chances of a test's outcomes, in this order."""
    found = chances(test)
    return Cases(tuple(names), tuple(found.get(name, Fraction(0)) for name in names))


def test_trial(g: B, unit: str, name: str, test: Test, names: Sequence[str], *tallies: float) -> Trial:
    """A test about to be taken for a unit; ``tallies``: what each outcome counts for its side."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return next((str(test.reached(sum(entry.faces))) for entry in entries if isinstance(entry, Rolled)), None)

    rules = (test.rule, *(("BA-FUB-01",) if names is ORDERED else ()))
    spread = told(name, unit_name(g, unit), cases(test, names), *rules, cases=names)
    shares = (Share(g.state.units[unit].seat, "tests", tallies),) if tallies else ()
    return Trial(g, spread, read, *shares)


def rallied(g: G, unit: Unit, pins: int) -> Spread:
    """The pins a Rally sheds of so many (BA-ORD-06)."""
    return told("rally", unit_name(g, unit.id), rolled(RALLY_PINS, fractions=True).capped(pins), "BA-ORD-06")


def rally_trial(g: B, unit: Unit) -> Trial:
    """A Rally: pins shed."""

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        return next((event.pins for event in happened(entries, PinsLost)), None)

    return Trial(g, rallied(g, unit, unit.pins), read)


def called(g: G, unit: str, strike: bool) -> Spread:
    """What becomes of a barrage or an air strike each time it is rolled for (BA-HQ-09, BA-HQ-10)."""
    name, test = ("strike", STRIKE) if strike else ("barrage", BARRAGE)
    return told(name, unit_name(g, unit), cases(test, CALLED), test.rule, cases=CALLED)


# ---- shots and blasts ------------------------------------------------------------------------------------------------


def lost(g: G, target: Unit, chances: Distribution) -> Spread:
    """Men of a unit killed (BA-SHOOT-26)."""
    return told("losses", unit_name(g, target.id), chances, "BA-SHOOT-26", "BA-DAM-01")


def vehicle(g: G, target: Unit, chances: Cases) -> Spread:
    """What becomes of a vehicle."""
    return told("vehicle", unit_name(g, target.id), chances, "BA-VEH-22", cases=DAMAGE)


def shot_trial(g: B, action: Shoot, depth: int) -> Trial:
    """A shot whose dice to hit are about to be rolled. Good luck for it is the luck of the target's enemy, whoever
    fires (BA-FUB-02)."""
    target = g.state.units[action.target]
    if action.smoke:
        return smoke_trial(g, action, depth)
    if target.is_vehicle:
        spread = vehicle(g, target, armour_odds.armour_odds(g, target, action.volleys, checks=False).damage)
        return Trial(g, spread, read_damage(target.id), vehicle_share(target), depth=depth, last=PINNED)
    unit, men = g.state.units[action.unit], len(target.men)
    read = read_losses(men, target.id)
    fires = fires_of(g, unit, target, action.volleys, action.moved, action.snap)
    kills = casualty_odds_of_fire(g, target, fires).kills
    return Trial(g, lost(g, target, kills), read, men_share(target), depth=depth, last=PINNED)


def men_share(target: Unit) -> Share:
    """Whose casualties they are to count."""
    return Share(enemy(target.seat), "casualties")


def vehicle_share(target: Unit) -> Share:
    """Whose vehicle it is to count: only its loss does."""
    return Share(enemy(target.seat), "vehicles", (0, 0, 1))


def smoke_trial(g: B, action: Shoot, depth: int) -> Trial:
    """A smoke shell: whether it hits (BA-WPN-16)."""
    missed = missing(Fire(volley.shots, volley.need, 0) for volley in action.volleys)

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return "laid" if happened(entries, SmokeLaid) else "missed" if over else None

    chances = Cases(SMOKE, (missed, 1 - missed))
    return Trial(g, told("smoke", unit_name(g, action.unit), chances, "BA-WPN-16", cases=SMOKE), read, depth=depth)


def damage_trial(g: B, damage: Damage, unit: Unit, depth: int) -> Trial:
    """Hits that have been scored: blows at close quarters, a falling building's stones."""
    (blows,) = damage.blows
    spread = lost(g, unit, struck(g, unit, blows, medics=damage.medics))
    return Trial(g, spread, read_losses(len(unit.men), unit.id), men_share(unit), depth=depth)


def shell(g: B, unit: Unit, size: str, *, indirect: bool, pins: int = 0) -> Spread:
    """What a shell that strikes a unit does to it (BA-HE-01); ``indirect``: of artillery (BA-VEH-25); ``pins``: others
    of the same action."""
    row = tables.HIGH_EXPLOSIVE[size]
    blows = Blows(1, row.pen, small_arms=False)
    if unit.is_vehicle:
        stacked = rolled_or_fixed(row.pins).mapped(lambda more: stacked_pins((pins, more), sums_pins(g)))
        found = armour_odds.damage_from_above(g, unit, blows, rolled(row.hits), stacked, indirect)
        return vehicle(g, unit, found)
    (damage,) = damage_needs(g, unit, (blows,))
    return lost(g, unit, casualty_odds_of_fire(g, unit, (scored(blows, damage)._replace(shell=size),)).kills)


def strafed(g: B, unit: Unit) -> Spread:
    """What an aircraft's guns do to a unit (BA-HQ-10)."""
    blows, hits = strafing(1), rolled(STRAFING)
    if unit.is_vehicle:
        return vehicle(g, unit, armour_odds.damage_from_above(g, unit, blows, hits, certainly(1), indirect=False))
    return lost(g, unit, struck(g, unit, blows, hits))


def struck(g: G, target: Unit, blows: Blows, hits: Distribution | None = None, medics: bool = False) -> Distribution:
    """The chances of each number of men killed by hits that have been scored, or by a number of them still rolled.
    ``medics``: one beside them may help."""
    (damage,) = damage_needs(g, target, (blows,))
    return mixture(
        (chance, casualty_odds_of_fire(g, target, (scored(replace(blows, hits=number), damage),), medics=medics).kills)
        for number, chance in (hits or certainly(blows.hits)).items()
    )


def by_aircraft(g: B, unit: Unit) -> Amount:
    """What aircraft over a unit do to it: their guns, a light bomb or a heavy one, alike likely (BA-HQ-10)."""
    return mixed(
        [
            (float(chance), strafed(g, unit) if arms == GUNS else shell(g, unit, arms, indirect=False))
            for arms, chance in chances(AIRCRAFT).items()
        ]
    )


def by_barrage(g: B, unit: Unit) -> Amount:
    """What a barrage upon a unit does to it: a heavy shell on a 6, else only pins (BA-HQ-09)."""
    hit = shell(g, unit, HEAVY, indirect=True)
    spared = hit.chances
    nothing: Amount
    if isinstance(spared, Cases):
        nothing = Cases(DAMAGE, (1.0, 0.0, 0.0))
    else:
        nothing = Distribution(0, (1.0, *(0.0 for _ in spared.chances[1:])))
    direct = float(chances(DIRECT_HIT)[STRUCK])
    return mixed([(direct, hit), (1 - direct, replace(hit, chances=nothing))])


def mixed(parts: Sequence[tuple[float, Spread]]) -> Amount:
    """One of several forecasts of the same outcomes, each with its chance."""
    first = parts[0][1].chances
    columns = zip(*(spread.chances.chances for _, spread in parts), strict=True)
    weights = [weight for weight, _ in parts]
    sums = tuple(sum(w * float(chance) for w, chance in zip(weights, column, strict=True)) for column in columns)
    return replace(first, chances=sums)


def blast_trial(g: B, blast: ShellStrikes | Strafing, unit: Unit) -> Trial:
    """A shell or an aircraft's guns upon a unit."""
    if isinstance(blast, Strafing):
        spread = strafed(g, unit)
    else:
        spread = shell(g, unit, blast.size, indirect=blast.indirect, pins=blast.pins)
    if unit.is_vehicle:
        return Trial(g, spread, read_damage(unit.id), vehicle_share(unit))
    return Trial(g, spread, read_losses(len(unit.men), unit.id), men_share(unit), inner=(Blast, "place_pins"))


def blows_trial(g: B, blows: VehicleBlows) -> Trial:
    """Infantry at a vehicle (BA-CQ-22)."""
    target = g.state.units[blows.vehicle]
    spread = vehicle(g, target, armour_odds.beaten(g, g.state.units[blows.attacker], target))
    return Trial(g, spread, read_damage(target.id), vehicle_share(target), last="regroup")


# ---- fights ----------------------------------------------------------------------------------------------------------


def fought(g: B, attacker: Unit, defender: Unit, at_once: bool) -> tuple[Spread, Fight]:
    """Who is left of a fight at close quarters (BA-CQ-08, BA-CQ-09)."""
    found = fight(g, attacker, defender, at_once)
    names = {"attacker": unit_name(g, attacker.id), "defender": unit_name(g, defender.id)}
    words = {end: say(f"ba-forecast-fight-{end}", **names) for end in ENDINGS}
    return Spread("fight", say("ba-forecast-fight"), found.ends, ("BA-CQ-08", "BA-CQ-09"), words), found


def fight_trials(g: B, depth: int) -> list[Trial]:
    """A whole fight, at its first blow; its round stands at this place of the stack if there is one."""
    here = begun(g, depth)
    if here is None or g.setup.options["all_fight"] != "on":
        return []  # where men stand apart it is reckoned too slowly to be done at every fight
    one, two = g.state.units[here.attacker], g.state.units[here.defender]
    spread, _ = fought(g, one, two, here.at_once)

    return [Trial(g, spread, read_fight(one.id, two.id), depth=depth, again=True)]


# ---- reading ---------------------------------------------------------------------------------------------------------


def happened(entries: Sequence[Entry], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [entry.event for entry in entries if isinstance(entry, Happened) and isinstance(entry.event, kind)]


def read_fight(attacker: str, defender: str) -> Read:
    """Who is left once a round that ends the fight has been fought out: both may fall in it (BA-CQ-08, BA-CQ-09)."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        gone: set[str] = set()
        fought = False
        for entry in entries:
            match entry:
                case Happened(UnitDestroyed(unit=unit, loss=loss)) if unit in (attacker, defender):
                    gone.add(unit)
                    fought = loss == "surrender"
                case Happened(RoundFought()):
                    fought = True
        if not gone or not fought:
            return None
        return "nobody" if len(gone) == 2 else "attackers" if defender in gone else "defenders"

    return read


def read_losses(men: int, unit: str) -> Read:
    """Men killed, by the dice for damage, as far as there are men, less those a medic saved; all of them under a fallen
    building. Whom the players pick, and what weapon goes with him, makes no difference."""

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        killed = saved = 0
        for entry in entries:
            match entry:
                case Rolled(roll, faces) if roll.purpose.id == "ba-roll-damage":
                    read = (pool.reading.read(shown) for pool, shown in roll.by_pool(faces))
                    killed += sum(sum(row[1:]) if isinstance(row, tuple) else int(str(row)) for row in read)
                case Happened(Saved(unit=id, men=number)) if id == unit:
                    saved += number
                case Happened(UnitDestroyed(unit=id, loss="collapse")) if id == unit:
                    return men
        return min(men, killed) - saved if over else None

    return read


def read_damage(vehicle: str) -> Read:
    """What has become of a vehicle, by the log (BA-VEH-22)."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        found = "unharmed"
        for entry in entries:
            match entry:
                case Happened(UnitDestroyed(unit=unit)) if unit == vehicle:
                    return "lost"
                case Happened(VehicleDamaged(unit=unit)) if unit == vehicle:
                    found = "damaged"
        return found if over else None

    return read
