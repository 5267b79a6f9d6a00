"""Moving, rolling for difficult terrain, running, closing up after a rally (chapter Movement)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, accepted, drawn
from grognard.core.engine.dice import Faces, Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import floors, formations
from grognard.games.wh40k5.ground.cached_per_state import once
from grognard.games.wh40k5.ground.coherency import is_coherent
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.vehicle_condition import is_stunned
from grognard.games.wh40k5.rules.movement import movement, rage
from grognard.games.wh40k5.rules.movement.rage import Manner
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Dealt, Wounds
from grognard.games.wh40k5.rules.units import waaagh
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.state.choices import Brave, Leg, Move, Run, Walk
from grognard.games.wh40k5.state.events.movement import GroundTried, Moved, Ran
from grognard.games.wh40k5.state.state import Unit, is_short_of_crew

Way = Callable[[], formations.Legs]
"""A way of a unit that is not laid out yet."""
DICE = TABLES.limits["difficult-dice"].value


class Moving(Procedure):
    """Models of a unit go these ways; when all have moved, those that must test for danger (WH-MOVE-01, WH-MOVE-11).
    ``on_foot``: jump infantry that does not jump (WH-MOVE-09)."""

    unit: str
    legs: tuple[Leg, ...]
    running: bool = False
    on_foot: bool = False

    @step
    def move(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        tested = movement.endangered(g, unit, self.legs, on_foot=self.on_foot)
        legs = floors.settled(g, unit, self.legs)
        g.emit(Moved(unit.id, legs, self.running), "WH-MOVE-05" if self.running else "WH-MOVE-01")
        return Call(danger_tests(g, unit.id, tested)) if tested else None


class ThroughDifficult(Procedure):
    """A unit that is slowed rolls 2D6, with Move through cover one die more, and moves as far as the highest shows
    (WH-MOVE-02, WH-MOVE-10, WH-USR-12, WH-UNIT-09). So does jump infantry that goes on foot, up to 6" (WH-MOVE-09)."""

    unit: str
    manner: Manner = "difficult"

    @step
    def roll_distance(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        more = all(g.context.model_has(unit, model, "move-through-cover") for model in unit.models)
        return roll(DICE + more, Faces(), say("wh-roll-difficult"), "WH-MOVE-02", seat=unit.seat)

    @step
    def choose_way(self, g: B, faces: tuple[int, ...]) -> Action:
        """After the roll the unit has moved even if nobody moves, by the option ``difficult_roll_counts_as_move``."""
        unit = g.state.units[self.unit]
        most = movement.ON_FOOT if movement.jumps(unit) else movement.rate(unit)
        allowance = min(max(faces) * INCH, most)
        counts = g.setup.options["difficult_roll_counts_as_move"] == "true"
        g.emit(GroundTried(unit.id, allowance, counts), "WH-MOVE-02", "WH-MOVE-10")
        return Ask(ChooseWay(unit.seat, unit.id, self.manner, allowance))

    @step
    def walk(self, g: G, choice: Walk) -> Action:
        on_foot = movement.jumps(g.state.units[self.unit])
        return Call(Moving(self.unit, choice.legs, on_foot=on_foot)) if choice.legs else None


class Running(Procedure):
    """A unit runs instead of shooting: D6", not slowed by difficult terrain (WH-MOVE-05). In a Waaagh! a 1 costs it a
    wound, with no save (WH-USR-25)."""

    unit: str
    inches: int = 0

    @step
    def roll_distance(self, g: B) -> Action:
        g.emit(Ran(self.unit), "WH-MOVE-05", "WH-SHOOT-11")
        return roll(1, Total(), say("wh-roll-run"), "WH-MOVE-05", seat=g.state.units[self.unit].seat)

    @step
    def pay(self, g: G, inches: int) -> Action:
        unit, after = g.state.units[self.unit], replace(self, inches=inches)
        if inches != waaagh.COSTS or not waaagh.sweeps_along(g, unit):
            return after.then(Next(None))
        return after.then(Call(Wounds(self.unit, (TRODDEN,), (1,), None, "waaagh")))

    @step
    def choose_way(self, g: G, dealt: Dealt | None) -> Action:
        unit = g.state.units[self.unit]
        return Ask(ChooseWay(unit.seat, self.unit, "run", self.inches * INCH)) if unit.models else Done()

    @step
    def walk(self, g: G, choice: Walk) -> Action:
        return Call(Moving(self.unit, choice.legs, running=True)) if choice.legs else None


TRODDEN = Wound(no_armour=True, no_cover=True, no_saves=True)
"""The wound that a run costs in a Waaagh! (WH-USR-25)."""


ROLLED: tuple[Manner, ...] = ("difficult", "scout")
"""The manners of moving after a roll for difficult terrain: jump infantry goes on foot then (WH-MOVE-09)."""


class ChooseWay(Decision):
    """Where the models of a unit go whose distance is known: any way the rules allow, or nowhere."""

    sampled: ClassVar[bool] = True

    unit: str
    manner: Manner
    allowance: int

    def candidates(self, g: G) -> Sequence[Candidate]:
        """A sample of ways, and staying; a unit out of coherency must close up if it can (WH-MOVE-13), one that rages
        go for the enemy (WH-USR-14)."""
        return [*self.ways(g), Walk(())]

    def ways(self, g: G) -> list[Candidate]:
        """The ways of the sample, each made when called."""
        unit = g.state.units[self.unit]
        ways = (*floors.samples(g, unit), *formations.samples(unit, self.allowance))
        return [partial(self.walk, g, unit, way) for way in ways]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule the way breaks."""
        if not isinstance(choice, Walk):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        if not choice.legs and not (self.must_go(g, unit) and self.has_any(g, self.ways(g))):
            return None
        found = movement.refusal(g, unit, choice.legs, self.allowance, rolled=True, on_foot=self.goes_on_foot(unit))
        return found or self.duties(g, unit, choice.legs)

    def must_go(self, g: G, unit: Unit) -> bool:
        """Whether the unit may only stay where there is no way: it has to close up, or rages."""
        return not is_coherent(unit) or rage.drives(g, unit, self.manner)

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """One of the sample, tried in random order; staying only where there is no way."""
        yield from drawn(self.ways(g), random)
        yield Walk(())

    def walk(self, g: G, unit: Unit, way: Way) -> Walk | None:
        """A sample way; None if it cannot be gone."""
        legs = movement.legal(g, unit, way, self.allowance, rolled=True, on_foot=self.goes_on_foot(unit))
        return None if legs is None else Walk(legs)

    def goes_on_foot(self, unit: Unit) -> bool:
        """Whether jump infantry goes without jumping: where it is rolled how far (WH-MOVE-09)."""
        return self.manner in ROLLED and movement.jumps(unit)

    def duties(self, g: G, unit: Unit, legs: formations.Legs) -> Refused | None:
        """What else forbids a way that may be walked: scouts keep off the enemy, rage drives towards him (WH-USR-16,
        WH-USR-14)."""
        if self.manner == "scout":
            return movement.scouting_refusal(g, unit, legs)
        return rage.refusal(g, unit, legs) if rage.drives(g, unit, self.manner) else None


# ---- the choices of a whole move -------------------------------------------------------------------------------


def move_refusal(g: G, unit: Unit, choice: Move) -> Refused | None:
    """Why a unit may not move so in the movement phase, in the open; None if it may (WH-MOVE-01)."""
    stuck = cannot_move(g, unit)
    if stuck is not None:
        return stuck
    if not choice.legs:
        return Refused(say("wh-fault-legs"), "WH-MOVE-01")
    if movement.is_careful(g, unit):
        return Refused(say("wh-refused-careful"), "WH-USR-18")
    found = movement.refusal(g, unit, choice.legs, movement.rate(unit), rolled=False)
    return found or rage.refusal(g, unit, choice.legs)


@once
def cannot_move(g: G, unit: Unit) -> Refused | None:
    """Why a unit has no move now: it had it, flees, is locked, or has gone to ground (WH-SAVE-07,
    WH-MORALE-05, WH-ASSAULT-18)."""
    if unit.activated:
        return Refused(say("wh-refused-activated"), "WH-MOVE-01")
    held = held_fast(g, unit)
    if held is not None:
        return held
    if is_short_of_crew(unit):
        return Refused(say("wh-refused-crew"), "WH-UNIT-02")
    return Refused(say("wh-refused-down"), "WH-SAVE-07") if unit.down is not None else None


def held_fast(g: G, unit: Unit) -> Refused | None:
    """What keeps a unit from moving and from running: it flees, is locked, idle or halted (WH-MORALE-05, WH-ASSAULT-18,
    WH-VEH-29, WH-VEH-26)."""
    if unit.fleeing:
        return Refused(say("wh-refused-fleeing"), "WH-MORALE-05")
    if is_locked(g, unit):
        return Refused(say("wh-refused-locked"), "WH-ASSAULT-18")
    if unit.idle:
        return Refused(say("wh-refused-idle"), "WH-VEH-29")
    if halted(g, unit):
        return Refused(say("wh-refused-halted"), "WH-VEH-07", "WH-VEH-26")
    return None


def halted(g: G, unit: Unit) -> bool:
    """Whether all of a unit's walkers are stunned or immobilised (WH-VEH-07); others may still go."""
    return unit.is_vehicle and all(model.immobilised or is_stunned(g.state, model) for model in unit.models)


def brave_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit may not roll for difficult terrain: it is not slowed by it, unless it is jump infantry that goes on
    foot, or none is in reach (WH-MOVE-02, WH-MOVE-09)."""
    stuck = cannot_move(g, unit)
    if stuck is not None:
        return stuck
    may = movement.is_slowed(unit) or movement.jumps(unit)
    if not movement.is_careful(g, unit) and not (may and near_difficult(g, unit)):
        return Refused(say("wh-refused-no-roll"), "WH-MOVE-02")
    return None


def near_difficult(g: G, unit: Unit) -> bool:
    """Whether difficult terrain is within the reach of a unit, of jump infantry on foot."""
    return movement.reaches_rough(g, unit, movement.ON_FOOT if movement.jumps(unit) else movement.rate(unit))


@once
def run_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit may not run: it shot or ran, is down or flees, or some model of it cannot (WH-MOVE-05, WH-MOVE-12)."""
    if unit.shot is not None:
        return Refused(say("wh-refused-shot"), "WH-MOVE-05", "WH-SHOOT-11")
    if unit.ran:
        return Refused(say("wh-refused-ran"), "WH-MOVE-05")
    if unit.down is not None:
        return Refused(say("wh-refused-down"), "WH-SAVE-07")
    held = held_fast(g, unit)
    if held is not None:
        return held
    if not unit.on_table or any(model.type.run is None for model in unit.models):
        return Refused(say("wh-refused-cannot-run"), "WH-MOVE-05")
    return None


def candidates(g: G, unit: Unit) -> Iterator[Candidate]:
    """A sample of what a unit might do in the movement phase, if it may move at all."""
    if cannot_move(g, unit) is None:
        ways = (*floors.samples(g, unit), *formations.samples(unit, movement.rate(unit)))
        yield from (partial(in_the_open, g, unit, way) for way in ways)
        yield Brave(unit.id)


def draws(g: G, unit: Unit, random: Random) -> Iterator[Candidate]:
    """The same in random order."""
    if cannot_move(g, unit) is None:
        made: list[Way | None] = [None, *formations.samples(unit, movement.rate(unit))]
        for way in drawn(made, random):
            yield Brave(unit.id) if way is None else partial(in_the_open, g, unit, way)


def refusal(g: G, unit: Unit, choice: Choice) -> Refused | None:
    """Why a unit may not do so in the movement phase."""
    return move_refusal(g, unit, choice) if isinstance(choice, Move) else brave_refusal(g, unit)


def listed(g: G, unit: Unit) -> Iterator[Choice]:
    """What of the sample is allowed."""
    return accepted(candidates(g, unit), partial(refusal, g, unit))


def in_the_open(g: G, unit: Unit, way: Way) -> Move | None:
    """The move by a sample way; None if it cannot be gone without the roll for difficult terrain (WH-MOVE-01)."""
    if movement.begins_rough(g, unit) and movement.is_slowed(unit):
        return None
    legs = None if movement.is_careful(g, unit) else movement.legal(g, unit, way, movement.rate(unit), rolled=False)
    return Move(unit.id, legs) if legs else None


def procedure(choice: Move | Brave | Run) -> Procedure:
    """The carrying out of a choice."""
    match choice:
        case Move():
            return Moving(choice.unit, choice.legs)
        case Brave():
            return ThroughDifficult(choice.unit)
        case Run():
            return Running(choice.unit)
