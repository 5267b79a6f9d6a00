"""The movement phase: unit after unit moves, drives, gets in or out (WH-TURN-02, WH-TURN-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.floors import is_coherent
from grognard.games.wh40k5.rules.movement import boosting, moving, rage
from grognard.games.wh40k5.rules.units import characters
from grognard.games.wh40k5.rules.vehicles import boarding, shock
from grognard.games.wh40k5.rules.vehicles import moving as wheels
from grognard.games.wh40k5.rules.vehicles.driving import Driving
from grognard.games.wh40k5.state.choices import Alight, Board, Boost, Brave, Drive, Finish, LeaveUnit, Move, Shock
from grognard.games.wh40k5.state.state import Unit

Order = Move | Boost | Brave | Drive | Shock | Board | Alight | LeaveUnit

BOOSTS = 0.25
"""How often a unit that is played at random tries to turbo-boost."""
BOARDS = 0.25
"""How often a unit that is played at random gets into a transport it could."""
ALIGHTS = 0.4
"""How often passengers that are played at random get out."""
LEAVES = 0.1
"""How often a character that is played at random leaves his unit."""
SHOCKS = 0.2
"""How often a tank that is played at random drives at the enemy."""


class MovementPhase(Procedure):
    """The active player moves his units, each once, in any order, each wholly before the next (WH-TURN-02,
    WH-TURN-04)."""

    seat: int
    moved: str = ""

    @step
    def ask(self, g: G) -> Action:
        ready = any(can_act(g, unit) for unit in g.state.of(self.seat))
        return Ask(ChooseMover(self.seat)) if ready else Done()

    @step
    def move(self, g: B, choice: Order | Finish) -> Action:
        if isinstance(choice, Finish):
            return Done()
        after = replace(self, moved=choice.unit)
        match choice:
            case Board():
                boarding.board(g, choice)
                return self.then(moved="")
            case LeaveUnit():
                characters.leave(g, choice)
                return self.then(moved="")
            case Alight():
                boarding.alight(g, choice)
                return self.then(moved="")
            case Drive():
                return self.then(Call(Driving(choice.unit, choice.courses)), moved="")
            case Shock():
                return self.then(Call(shock.TankShocks.of(choice)), moved="")
            case Boost():
                return after.then(Call(boosting.Boosting(choice.unit, choice.legs)))
            case _:
                return after.then(Call(moving.procedure(choice)))

    @step
    def get_in(self, g: G) -> Action:
        """Whoever has reached a transport at the end of his move may get in (WH-VEH-16)."""
        return Call(boarding.Boarding(self.moved)) if self.moved else Next(None)

    @step
    def go_on(self, g: G, value: None) -> Action:
        return Repeat(replace(self, moved=""))


def can_act(g: G, unit: Unit) -> bool:
    """Whether a unit may still do something in the movement phase."""
    if unit.place == "aboard":
        return boarding.cannot_alight(g, unit) is None
    if unit.place == "joined":
        return characters.leave_refusal(g, unit) is None
    if not unit.on_table:
        return False
    return (wheels.cannot_drive(g, unit) if wheels.drives(unit) else moving.cannot_move(g, unit)) is None


def orders(g: G, unit: Unit) -> Iterator[Candidate]:
    """A sample of what a unit might do in the movement phase."""
    if unit.place == "aboard":
        yield from boarding.alightings(g, unit)
    elif unit.place == "joined":
        yield LeaveUnit(unit.id)
    elif not unit.on_table:
        return
    elif wheels.drives(unit):
        yield from wheels.candidates(g, unit)
        yield from shock.candidates(g, unit)
    elif moving.cannot_move(g, unit) is None:
        yield from moving.candidates(g, unit)
        yield from (partial(boost, unit, way) for way in boosting.samples(unit))
        yield from boarding.rides_near(g, unit)


def boost(unit: Unit, way: moving.Way) -> Boost:
    """A boost by a sample way."""
    return Boost(unit.id, way())


class ChooseMover(Decision):
    """Which unit moves, and how; or none any more (WH-MOVE-01, WH-MOVE-02)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Candidate]:
        """A sample of each unit's moves, and finishing; not as long as a unit owes a move."""
        return [*(order for unit in g.state.of(self.seat) for order in orders(g, unit)), Finish()]

    def owed(self, g: G) -> Refused | None:
        """Why the phase may not end yet: a unit has lost its coherency and can close up, or rages and can go for the
        enemy (WH-MOVE-13, WH-USR-14)."""
        for unit in g.state.standing(self.seat):
            if wheels.drives(unit) or moving.cannot_move(g, unit) is not None:
                continue
            torn = not is_coherent(g, unit)
            if (torn or rage.quarry(g, unit)) and any(moving.listed(g, unit)):
                if torn:
                    return Refused(say("wh-refused-close-up"), "WH-MOVE-13")
                return Refused(say("wh-refused-rage-stays", unit=g.context.name(unit.id)), "WH-USR-14")
        return None

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids this move to this unit."""
        if isinstance(choice, Finish):
            return self.owed(g)
        if not isinstance(choice, Order):
            return Refused(say("refused-not-offered"))
        unit = g.state.units.get(choice.unit)
        if unit is None or unit.seat != self.seat or not unit.alive:
            return Refused(say("wh-refused-not-yours"), "WH-TURN-02")
        if isinstance(choice, Alight):
            return boarding.alight_refusal(g, unit, choice)
        if isinstance(choice, LeaveUnit):
            return characters.leave_refusal(g, unit)
        if not unit.on_table or wheels.drives(unit) != isinstance(choice, Drive | Shock):
            return Refused(say("wh-refused-not-yours"), "WH-TURN-02")
        match choice:
            case Drive():
                return wheels.refusal(g, unit, choice)
            case Shock():
                return shock.refusal(g, unit, choice)
            case Board():
                return moving.cannot_move(g, unit) or boarding.board_refusal(g, unit, choice.transport)
            case Boost():
                return boosting.refusal(g, unit, choice.legs)
            case Move():
                return moving.move_refusal(g, unit, choice)
            case _:
                return moving.brave_refusal(g, unit)

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """A unit at random, then one of its moves."""
        units = [unit for unit in g.state.of(self.seat) if can_act(g, unit)]
        for unit in drawn(units, random):
            yield from tried(g, unit, random)
        yield Finish()


def tried(g: G, unit: Unit, random: Random) -> Iterator[Candidate]:
    """What a unit tries to do, at random; nothing if it had better not."""
    if unit.place == "aboard":
        if random.random() < ALIGHTS:
            yield from drawn(boarding.alightings(g, unit), random)
    elif unit.place == "joined":
        if random.random() < LEAVES:
            yield LeaveUnit(unit.id)
    elif wheels.drives(unit):
        if random.random() < SHOCKS:
            yield from drawn(shock.candidates(g, unit), random)
        yield from wheels.draws(g, unit, random)
    else:
        if random.random() < BOARDS:
            yield from drawn(boarding.rides_near(g, unit), random)
        if random.random() < BOOSTS:
            yield from (partial(boost, unit, way) for way in boosting.samples(unit))
        yield from moving.draws(g, unit, random)
