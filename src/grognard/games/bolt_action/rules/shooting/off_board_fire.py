"""Observers and what they call: the artillery barrage and the air strike (BA-HQ-07, BA-HQ-09 to BA-HQ-11)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import roll
from grognard.core.engine.fates import Branch, Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Window, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.data.weapons import Dice
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.rules.movement.reaction_triggers import Shelled
from grognard.games.bolt_action.rules.shooting.shelling import ShellStrikes, Strafing
from grognard.games.bolt_action.rules.shooting.shoot import pool
from grognard.games.bolt_action.rules.turn.fates import ARRIVES, ASTRAY, BARRAGE, DELAYED, DIRECT_HIT, STRIKE, STRUCK
from grognard.games.bolt_action.rules.turn.morale import TakePins
from grognard.games.bolt_action.state.choices import CallBarrage, CallNothing, CallStrike, RedirectTo, ShiftTo
from grognard.games.bolt_action.state.events.field import (
    BarrageFell,
    CallDelayed,
    CallLost,
    CallMade,
    CallShifted,
    StrikeArrived,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Call as Called
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.space.formations import DIRECTIONS, middle, step_of
from grognard.space.plane import Point

SPREAD = 6 * INCH
"""How far about its place a barrage or strike is felt (BA-HQ-09, BA-HQ-10)."""
LIGHT, HEAVY = "2D6", "3D6"
"""The shells that aircraft drop and heavy guns send (BA-HQ-09, BA-HQ-10)."""
SHIFT = 12 * INCH
"""How far the opponent may shift a barrage, or send aircraft aside (BA-HQ-09, BA-HQ-10)."""


# ---- calling -----------------------------------------------------------------------------------------------------


def may_call(g: G, unit: Unit) -> bool:
    """Whether a unit has an observer with a call left (BA-HQ-07): one a game, two for those of the United States in the
    air (BA-NAT-US-03). Only where observers are agreed."""
    profile = g.context.profile(unit.id)
    if not profile.observer or g.setup.options["observers"] != "on" or not unit.has("observer"):
        return False
    calls = profile.nation.strikes if profile.observer == "strike" else 1
    return unit.calls_made < calls


class ChooseCall(Decision):
    """On a Fire order an observer may call: a barrage on a place he sees, or a strike on an enemy unit he sees
    (BA-HQ-09, BA-HQ-10)."""

    sampled: ClassVar[bool] = True

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """The strike on each enemy, or the barrage on the middle of each; and keeping the call."""
        unit = g.state.units[self.unit]
        if g.context.profile(self.unit).observer == "strike":
            return [*(CallStrike(foe.id) for foe in g.state.standing(enemy(self.seat))), CallNothing()]
        places = [spotted(g, unit, foe) for foe in seen(g, unit)]
        return [*(CallBarrage(*place) for place in places if place is not None), CallNothing()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """He must see the place or the unit."""
        unit = g.state.units[self.unit]
        strike = g.context.profile(self.unit).observer == "strike"
        match choice:
            case CallNothing():
                return None
            case CallBarrage(x, y) if not strike:
                return None if sees_place(g, unit, (x, y)) else Refused(say("ba-refused-call-place"), "BA-HQ-09")
            case CallStrike(target) if strike:
                found = any(foe.id == target for foe in seen(g, unit))
                return None if found else Refused(say("ba-refused-call-target"), "BA-HQ-10")
            case _:
                return Refused(say("refused-not-offered"))


def seen(g: G, unit: Unit) -> list[Unit]:
    """The enemy units an observer sees."""
    eyes = next(number for number, model in enumerate(unit.models) if model.role == "observer")
    return [foe for foe in g.state.standing(enemy(unit.seat)) if g.context.look(unit, foe, g.state).sees_any(eyes)]


def sees_place(g: G, unit: Unit, place: Point) -> bool:
    """Whether the observer sees a place on the table."""
    if not (0 <= place[0] <= g.context.width and 0 <= place[1] <= g.context.depth):
        return False
    observer = next(model for model in unit.models if model.role == "observer")
    return bool(g.context.sees_place(observer, place))


def spotted(g: G, unit: Unit, foe: Unit) -> Point | None:
    """A place the observer sees at an enemy unit: its middle, or where one of its men stands."""
    places = [middle(foe.models), *((man.x, man.y) for man in foe.models)]
    return next((place for place in places if sees_place(g, unit, place)), None)


def called(g: B, unit: str, choice: CallBarrage | CallStrike) -> None:
    """The call is made, and spent (BA-HQ-11)."""
    if isinstance(choice, CallBarrage):
        g.emit(CallMade(unit, Called(unit, g.state.turn, choice.x, choice.y)), "BA-HQ-07", "BA-HQ-09", "BA-HQ-11")
        return
    call = Called(unit, g.state.turn, target=choice.target)
    twice = g.context.profile(unit).nation.strikes > 1
    rules = ("BA-HQ-07", "BA-HQ-10", "BA-HQ-11", *(("BA-NAT-US-03",) if twice else ()))
    g.emit(CallMade(unit, call), *rules)


# ---- what comes of it --------------------------------------------------------------------------------------------


class Calls(Procedure):
    """At the start of a turn each call of an earlier one is rolled for, whether or not its observer still lives
    (BA-TURN-01, BA-HQ-11)."""

    waiting: tuple[Called, ...]

    @step
    def next_call(self, g: G) -> Action:
        if not self.waiting:
            return Done()
        call = self.waiting[0]
        return Call(StrikeComes(call) if call.target is not None else BarrageComes(call))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(Calls(self.waiting[1:]))


class BarrageComes(Procedure):
    """1: the opponent shifts it and it falls; 2 and 3: nothing yet; 4 to 6: it falls (BA-HQ-09)."""

    call: Called

    @step
    def roll_arrival(self, g: G) -> Action:
        seat = g.state.units[self.call.unit].seat
        return BARRAGE.roll(seat=seat)

    @step
    def arrive(self, g: B, face: int) -> Action:
        arrival = BARRAGE.reached(face)
        if arrival == DELAYED:
            g.emit(CallDelayed(self.call.unit, strike=False), "BA-HQ-09")
            return Done()
        place = (self.call.x, self.call.y)
        seat = g.state.units[self.call.unit].seat
        return Ask(ChooseShift(enemy(seat), *place)) if arrival == ASTRAY else Next(ShiftTo(*place))

    @step
    def fall(self, g: B, place: ShiftTo) -> Action:
        """Every unit, friend or foe, with a model within 6 inches is under it."""
        if (place.x, place.y) != (self.call.x, self.call.y):
            g.emit(CallShifted(self.call.unit), "BA-HQ-09")
        g.emit(BarrageFell(self.call.unit, self.call, place.x, place.y), "BA-HQ-09")
        under = tuple(unit.id for unit in g.state.units.values() if is_under(g, unit, (place.x, place.y)))
        return Call(UnderBarrage(under))


def is_under(g: G, unit: Unit, place: Point) -> bool:
    """Whether a barrage that falls on a place is felt by a unit (BA-HQ-09)."""
    return unit.on_table and within(g.context.gap_from(unit, unit.models, place), SPREAD, g.context.epsilon)


class ChooseShift(Decision):
    """The opponent shifts the barrage up to 12 inches (BA-HQ-09)."""

    sampled: ClassVar[bool] = True

    x: int
    y: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """Where it was called, and eight places all round at the full distance."""
        steps = [(0, 0), *(step_of(number, SHIFT) for number in range(0, DIRECTIONS, 2))]
        return [ShiftTo(self.x + dx, self.y + dy) for dx, dy in steps]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Within 12 inches and on the table."""
        if not isinstance(choice, ShiftTo):
            return Refused(say("refused-not-offered"))
        on_table = 0 <= choice.x <= g.context.width and 0 <= choice.y <= g.context.depth
        if on_table and hypot(choice.x - self.x, choice.y - self.y) <= SHIFT + g.context.epsilon:
            return None
        return Refused(say("ba-refused-shift"), "BA-HQ-09")


class UnderBarrage(Procedure):
    """Each unit may go Down, then rolls: a 6 is a direct hit, anything else D2 pins (BA-HQ-09, BA-HQ-11)."""

    targets: tuple[str, ...]
    struck: bool = False

    @step
    def take_cover(self, g: G) -> Action:
        if not self.targets:
            return Done()
        return Window(Shelled(self.targets[0])) if g.state.units[self.targets[0]].on_table else None

    @step
    def roll_die(self, g: G) -> Action:
        unit = g.state.units[self.targets[0]]
        if not unit.on_table:
            return Next(0)
        return DIRECT_HIT.roll(seat=enemy(unit.seat))

    @step
    def direct_hit(self, g: G, face: int) -> Action:
        if not face:
            return Next(0)
        if DIRECT_HIT.reached(face) == STRUCK:
            return self.then(Call(ShellStrikes(self.targets[0], HEAVY, ("BA-HQ-09",))), struck=True)
        dice = pool(Dice.parse("D2"))
        seat = enemy(g.state.units[self.targets[0]].seat)
        return roll(dice.count, dice.reading, say("ba-roll-barrage-pins"), "BA-HQ-09", seat=seat)

    @step
    def pins(self, g: G, pins: int) -> Action:
        return None if self.struck or not pins else Call(TakePins(self.targets[0], pins, ("BA-HQ-09",)))

    @step
    def next_unit(self, g: G) -> Action:
        return Repeat(UnderBarrage(self.targets[1:]))


class StrikeComes(Procedure):
    """1 and 2: the opponent redirects it to a unit of the caller's near its target, or it is lost; 3 and 4: nothing
    yet; 5 and 6: it arrives (BA-HQ-10)."""

    call: Called

    @step
    def roll_arrival(self, g: B) -> Action:
        assert self.call.target is not None
        if not g.state.units[self.call.target].on_table:
            g.emit(CallLost(self.call.unit, self.call), "BA-HQ-10")
            return Done()
        seat = g.state.units[self.call.unit].seat
        return STRIKE.roll(seat=seat)

    @step
    def arrive(self, g: B, face: int) -> Action:
        assert self.call.target is not None
        arrival = STRIKE.reached(face)
        if arrival == DELAYED:
            g.emit(CallDelayed(self.call.unit, strike=True), "BA-HQ-10")
            return Done()
        if arrival == ARRIVES:
            return Next(RedirectTo(self.call.target))
        seat = g.state.units[self.call.unit].seat
        candidates = astray(g, seat, self.call.target)
        if not candidates:
            g.emit(CallLost(self.call.unit, self.call), "BA-HQ-10")
            return Done()
        return Ask(ChooseRedirect(enemy(seat), self.call.unit, candidates))

    @step
    def strike(self, g: B, choice: RedirectTo) -> Action:
        if choice.target != self.call.target:
            g.emit(CallShifted(self.call.unit, choice.target), "BA-HQ-10")
        g.emit(StrikeArrived(self.call.unit, self.call, choice.target), "BA-HQ-10")
        return Call(Attacked(choice.target))


def astray(g: G, seat: int, target: str) -> tuple[str, ...]:
    """The caller's own units within 12 inches of the target (BA-HQ-10)."""
    struck = g.state.units[target]
    return tuple(
        unit.id for unit in g.state.standing(seat) if within(g.context.gap(unit, struck), SHIFT, g.context.epsilon)
    )


class ChooseRedirect(Decision):
    """The opponent sends the aircraft at a unit of the caller's (BA-HQ-10)."""

    unit: str
    units: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of the units near the target."""
        return [RedirectTo(id) for id in self.units]


GUNS = "guns"
AIRCRAFT = Test("ba-roll-aircraft", "BA-HQ-10", (Branch(1, GUNS), Branch(3, LIGHT), Branch(5, HEAVY)))
"""What comes down: a fighter's guns, a light bomb, a heavy one (BA-HQ-10)."""


class Attacked(Procedure):
    """The target may go Down; the aircraft strafes, or drops one shell of a size; all others near take a pin
    (BA-HQ-10, BA-HQ-11)."""

    unit: str
    others: tuple[str, ...] = ()

    @step
    def take_cover(self, g: G) -> Action:
        return Window(Shelled(self.unit))

    @step
    def roll_aircraft(self, g: G) -> Action:
        struck = g.state.units[self.unit]
        others = tuple(
            other.id
            for other in g.state.units.values()
            if other.on_table
            and other.id != self.unit
            and within(g.context.gap(other, struck), SPREAD, g.context.epsilon)
        )
        return self.then(AIRCRAFT.roll(seat=enemy(struck.seat)), others=others)

    @step
    def attack(self, g: G, face: int) -> Action:
        arms = str(AIRCRAFT.reached(face))
        if arms == GUNS:
            return Call(Strafing(self.unit))
        return Call(ShellStrikes(self.unit, arms, ("BA-HQ-10",), indirect=False))

    @step
    def others_pinned(self, g: G) -> Action:
        return Call(PinAll(self.others))


class PinAll(Procedure):
    """A pin for each of these units (BA-HQ-10)."""

    units: tuple[str, ...]

    @step
    def pin(self, g: G) -> Action:
        return Call(TakePins(self.units[0], 1, ("BA-HQ-10",))) if self.units else Done()

    @step
    def next_unit(self, g: G) -> Action:
        return Repeat(PinAll(self.units[1:]))
