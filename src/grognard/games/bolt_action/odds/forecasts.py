"""The forecasts of Bolt Action: which dice decide something, what was to be expected, and how it is read from the log.

Counted for each side are the casualties its dice inflict, the vehicles they knock out and the tests they pass. What
else is forecast (a rally, a fight as a whole) is shown and not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.engine.procedures import Frame
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import chance_to_hit, chance_to_pass
from grognard.games.bolt_action.odds import losses
from grognard.games.bolt_action.odds.fight_odds import ENDINGS, Fight, fight
from grognard.games.bolt_action.odds.fires import rolled
from grognard.games.bolt_action.odds.odds_follow import DAMAGE_DICE, PINNED, rolls_to_hit, tests
from grognard.games.bolt_action.odds.tank_assault_odds import DAMAGE, beaten, read_damage
from grognard.games.bolt_action.rules.close_quarters.fight import Round
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.shooting.damage import Damage
from grognard.games.bolt_action.rules.shooting.off_board_fire import HEAVY, LIGHT, BarrageComes, StrikeComes
from grognard.games.bolt_action.rules.shooting.shelling import STRAFING, Blast, ShellStrikes, Strafing, strafing
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.actions import RallyOrder
from grognard.games.bolt_action.rules.turn.fubar import FubarChart
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.state.events.casualties import Saved
from grognard.games.bolt_action.state.events.close_quarters import RoundFought
from grognard.games.bolt_action.state.events.field import BarrageFell, CallDelayed, CallLost, CallShifted, StrikeArrived
from grognard.games.bolt_action.state.events.nerve import Fubar, MoraleTested, OrderTested, PinsLost, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import SmokeLaid
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.odds.answers import Amount, Spread
from grognard.odds.distributions import Distribution, sum_of_dice
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import Read, Share, Trial, reckon, throwing, under_way
from grognard.odds.outcomes import Cases

E = TypeVar("E", bound=Event)

TALLIES: dict[str, Message] = {
    "casualties": say("ba-luck-casualties"),
    "vehicles": say("ba-luck-vehicles"),
    "tests": say("ba-luck-tests"),
}
ORDERED = ("fubar", "failed", "passed")
CHECKED = ("failed", "passed")
CALLED = ("astray", "delayed", "arrives")
FUBARS = ("friendly-fire", "panic")
SMOKE = ("missed", "laid")


def trials(g: B) -> list[Trial]:
    """The trials that begin with the roll a battle stops at: at most one that is counted, and one about it."""
    depth, frame = throwing(g)
    match frame.procedure:
        case OrderTest():
            return [order_trial(g, frame.procedure)]
        case MoraleCheck(unit=id):
            return [check_trial(g, g.state.units[id])]
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
            return [fubar_trial(g, g.state.units[id])]
        case BarrageComes() | StrikeComes():
            return [call_trial(g, frame.procedure)]
        case _:
            return []


def told(name: str, unit: Message, chances: Amount, *rules: str, cases: Sequence[str] = ()) -> Spread:
    """A forecast about a unit, with words for its cases."""
    words = {case: say(f"ba-forecast-{name}-{case}") for case in cases}
    return Spread(name, say(f"ba-forecast-{name}", unit=unit), chances, rules, words)


# ---- tests -----------------------------------------------------------------------------------------------------------


def ordered(g: G, unit: Unit, assault: str | None = None) -> Spread:
    """What becomes of an order that is tested (BA-ORD-10, BA-FUB-01)."""
    passed = chance_to_pass(morale.test_value(g, unit, morale.order_modifiers(g, unit, assault)))
    fubar = sum_of_dice(2, fractions=True)[12]
    chances = Cases(ORDERED, (fubar, 1 - passed - fubar, passed))
    return told("order", unit_name(g, unit.id), chances, "BA-ORD-10", "BA-FUB-01", cases=ORDERED)


def order_trial(g: B, test: OrderTest) -> Trial:
    """An order test: passed or not."""
    unit = g.state.units[test.unit]

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return next((event.outcome for event in happened(entries, OrderTested)), None)

    return Trial(g, ordered(g, unit, test.assault), read, Share(unit.seat, "tests", (0, 0, 1)))


def check_trial(g: B, unit: Unit) -> Trial:
    """A morale check: passed or not (BA-MOR-07)."""
    passed = chance_to_pass(morale.test_value(g, unit, morale.check_modifiers(g, unit)))
    chances = Cases(CHECKED, (1 - passed, passed))

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return next(("passed" if event.passed else "failed" for event in happened(entries, MoraleTested)), None)

    spread = told("check", unit_name(g, unit.id), chances, "BA-MOR-07", cases=CHECKED)
    return Trial(g, spread, read, Share(unit.seat, "tests", (0, 1)))


def rallied(g: G, unit: Unit, pins: int) -> Spread:
    """The pins a Rally sheds of so many (BA-ORD-06)."""
    return told("rally", unit_name(g, unit.id), sum_of_dice(1, fractions=True).capped(pins), "BA-ORD-06")


def rally_trial(g: B, unit: Unit) -> Trial:
    """A Rally: pins shed."""

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        return next((event.pins for event in happened(entries, PinsLost)), None)

    return Trial(g, rallied(g, unit, unit.pins), read)


def fubar_trial(g: B, unit: Unit) -> Trial:
    """The FUBAR chart: friendly fire or panic (BA-FUB-01)."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return next((FUBARS[event.panic] for event in happened(entries, Fubar)), None)

    chances = Cases(FUBARS, (1 / 3, 2 / 3))
    return Trial(g, told("fubar", unit_name(g, unit.id), chances, "BA-FUB-01", cases=FUBARS), read)


def called(g: G, unit: str, strike: bool) -> Spread:
    """What becomes of a barrage or an air strike each time it is rolled for (BA-HQ-09, BA-HQ-10)."""
    chances = (1 / 3, 1 / 3, 1 / 3) if strike else (1 / 6, 1 / 3, 1 / 2)
    name, rule = ("strike", "BA-HQ-10") if strike else ("barrage", "BA-HQ-09")
    return told(name, unit_name(g, unit), Cases(CALLED, chances), rule, cases=CALLED)


def call_trial(g: B, call: BarrageComes | StrikeComes) -> Trial:
    """A barrage or an air strike called earlier: whether it comes as it was called."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        for entry in entries:
            match entry:
                case Happened(CallDelayed()):
                    return "delayed"
                case Happened(CallShifted() | CallLost()):
                    return "astray"
                case Rolled(faces=(face,)) if face in (1, *((2,) if isinstance(call, StrikeComes) else ())):
                    return "astray"
                case Happened(BarrageFell() | StrikeArrived()):
                    return "arrives"
        return None

    seat = g.state.units[call.call.unit].seat
    return Trial(g, called(g, call.call.unit, isinstance(call, StrikeComes)), read, Share(seat, "tests", (0, 0, 1)))


# ---- shots and blasts ------------------------------------------------------------------------------------------------


def shot(g: B, action: Shoot) -> Spread | None:
    """What a shot does to its target, from its dice to hit to its casualties; None if nothing reaches.

    Losses of men are exact by formula; a vehicle's damage is followed out by the engine's own dice.
    """
    unit, target = g.state.units[action.unit], g.state.units[action.target]
    if target.is_vehicle:
        return damaged(g, target, g.subgame(Frame(replace(action, declared=True))))
    aims = action.aims(g)
    if not aims.volleys:
        return None
    chances = losses.losses(g, unit, target, [each.volley for each in aims.volleys], action.moved, action.snap)
    return lost(g, target, chances)


def lost(g: G, target: Unit, chances: Distribution) -> Spread:
    """Men of a unit killed (BA-SHOOT-26)."""
    return told("losses", unit_name(g, target.id), chances, "BA-SHOOT-26", "BA-DAM-01")


def damaged(g: B, target: Unit, start: B) -> Spread:
    """What becomes of a vehicle, followed out from a battle set aside (BA-VEH-22)."""
    found = reckon(start, read_damage(target.id), first_choice, tests)
    return vehicle(g, target, Cases(DAMAGE, tuple(found.get(case, 0.0) for case in DAMAGE)))


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
        spread = damaged(g, target, under_way(g, depth))
        return Trial(g, spread, read_damage(target.id), vehicle_share(target), depth=depth, last=PINNED)
    unit, men = g.state.units[action.unit], len(target.men)
    read = read_losses(men, target.id)
    chances = losses.losses(g, unit, target, action.volleys, action.moved, action.snap)
    return Trial(g, lost(g, target, chances), read, men_share(target), depth=depth, last=PINNED)


def men_share(target: Unit) -> Share:
    """Whose casualties they are to count."""
    return Share(enemy(target.seat), "casualties")


def vehicle_share(target: Unit) -> Share:
    """Whose vehicle it is to count: only its loss does."""
    return Share(enemy(target.seat), "vehicles", (0, 0, 1))


def smoke_trial(g: B, action: Shoot, depth: int) -> Trial:
    """A smoke shell: whether it hits (BA-WPN-16)."""
    missed = 1.0
    for volley in action.volleys:
        missed *= float(1 - chance_to_hit(volley.need)) ** volley.shots

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return "laid" if happened(entries, SmokeLaid) else "missed" if over else None

    chances = Cases(SMOKE, (missed, 1 - missed))
    return Trial(g, told("smoke", unit_name(g, action.unit), chances, "BA-WPN-16", cases=SMOKE), read, depth=depth)


def damage_trial(g: B, damage: Damage, unit: Unit, depth: int) -> Trial:
    """Hits that have been scored: blows at close quarters, a falling building's stones."""
    men = len(unit.men)
    (blows,) = damage.blows
    chances = losses.struck(g, unit, blows, medics=damage.medics)
    return Trial(g, lost(g, unit, chances), read_losses(men, unit.id), men_share(unit), depth=depth)


def shell(g: B, unit: Unit, size: str, *, indirect: bool) -> Spread:
    """What a shell that strikes a unit does to it (BA-HE-01); ``indirect``: of artillery (BA-VEH-25)."""
    if unit.is_vehicle:
        return damaged(g, unit, g.subgame(Frame(ShellStrikes(unit.id, size, (), indirect=indirect))))
    return lost(g, unit, losses.blasted(g, unit, size))


def strafed(g: B, unit: Unit) -> Spread:
    """What an aircraft's guns do to a unit (BA-HQ-10)."""
    if unit.is_vehicle:
        return damaged(g, unit, g.subgame(Frame(Strafing(unit.id))))
    return lost(g, unit, losses.struck(g, unit, strafing(1), rolled(STRAFING)))


def by_aircraft(g: B, unit: Unit) -> Amount:
    """What aircraft over a unit do to it: their guns, a light bomb or a heavy one, alike likely (BA-HQ-10)."""
    bombs = [(1 / 3, shell(g, unit, size, indirect=False)) for size in (LIGHT, HEAVY)]
    return mixed([(1 / 3, strafed(g, unit)), *bombs])


def by_barrage(g: B, unit: Unit) -> Amount:
    """What a barrage upon a unit does to it: a heavy shell on a 6, else only pins (BA-HQ-09)."""
    struck = shell(g, unit, HEAVY, indirect=True)
    spared = struck.chances
    nothing: Amount
    if isinstance(spared, Cases):
        nothing = Cases(DAMAGE, (1.0, 0.0, 0.0))
    else:
        nothing = Distribution(0, (1.0, *(0.0 for _ in spared.chances[1:])))
    return mixed([(1 / 6, struck), (5 / 6, replace(struck, chances=nothing))])


def mixed(parts: Sequence[tuple[float, Spread]]) -> Amount:
    """One of several forecasts of the same outcomes, each with its chance."""
    first = parts[0][1].chances
    columns = zip(*(spread.chances.chances for _, spread in parts), strict=True)
    weights = [weight for weight, _ in parts]
    sums = tuple(sum(w * float(chance) for w, chance in zip(weights, column, strict=True)) for column in columns)
    return replace(first, chances=sums)


def blast_trial(g: B, blast: ShellStrikes | Strafing, unit: Unit) -> Trial:
    """A shell or an aircraft's guns upon a unit."""
    spread = strafed(g, unit) if isinstance(blast, Strafing) else shell(g, unit, blast.size, indirect=blast.indirect)
    if unit.is_vehicle:
        return Trial(g, spread, read_damage(unit.id), vehicle_share(unit))
    return Trial(g, spread, read_losses(len(unit.men), unit.id), men_share(unit), inner=(Blast, "place_pins"))


def blows_trial(g: B, blows: VehicleBlows) -> Trial:
    """Infantry at a vehicle (BA-CQ-22)."""
    target = g.state.units[blows.vehicle]
    spread = vehicle(g, target, beaten(g, g.state.units[blows.attacker], target))
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
    frame = g.stack[depth] if depth >= 0 else None
    if frame is None or not isinstance(frame.procedure, Round) or frame.step_name != "defenders_strike":
        return []
    if g.setup.options["all_fight"] != "on":
        return []  # reckoned too slowly to be done at every fight
    here = frame.procedure
    one, two = g.state.units[here.attacker], g.state.units[here.defender]
    spread, _ = fought(g, one, two, here.at_once)

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        if not happened(entries, RoundFought):
            return None
        gone = {event.unit for event in happened(entries, UnitDestroyed)} & {one.id, two.id}
        return None if not gone else "nobody" if len(gone) == 2 else "attackers" if two.id in gone else "defenders"

    return [Trial(g, spread, read, depth=depth, again=True)]


# ---- reading ---------------------------------------------------------------------------------------------------------


def happened(entries: Sequence[Entry], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [entry.event for entry in entries if isinstance(entry, Happened) and isinstance(entry.event, kind)]


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
