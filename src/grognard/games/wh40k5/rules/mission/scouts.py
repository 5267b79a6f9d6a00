"""Scouts: one move of theirs before the first turn, staying over 12" from enemies (WH-USR-16, WH-GAME-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.vehicle_courses import parts_of
from grognard.games.wh40k5.rules.movement import movement, moving
from grognard.games.wh40k5.rules.movement.moving import Moving, ThroughDifficult
from grognard.games.wh40k5.rules.vehicles import moving as wheels
from grognard.games.wh40k5.rules.vehicles.driving import Driving
from grognard.games.wh40k5.state.choices import Brave, Drive, Finish, Move
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.plane import gap


class Scouting(Procedure):
    """The players move their scouts in turn, who deployed first begins; who has moved all, or wants to move no more,
    waits for the other (WH-USR-16, WH-GAME-07). ``ended`` are those who do."""

    seat: int
    ended: tuple[int, ...] = ()

    @step
    def ask(self, g: G) -> Action:
        waiting = [seat for seat in (self.seat, enemy(self.seat)) if seat not in self.ended and scouts(g, seat)]
        if not waiting:
            return Done()
        return self.then(Ask(ChooseScout(waiting[0])), seat=waiting[0])

    @step
    def move(self, g: G, choice: Move | Brave | Drive | Finish) -> Action:
        match choice:
            case Drive():
                return Call(Driving(choice.unit, choice.courses))
            case Finish():
                return Repeat(Scouting(enemy(self.seat), (*self.ended, self.seat)))
            case Move():
                return Call(Moving(choice.unit, choice.legs))
            case Brave():
                return Call(ThroughDifficult(choice.unit, "scout"))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(Scouting(enemy(self.seat), self.ended))


def scouts(g: G, seat: int) -> list[Unit]:
    """The scouts of a seat, and their own transports, that have not had their move."""
    return [unit for unit in g.state.standing(seat) if g.context.has(unit, "scouts") and may_go(g, unit)]


def may_go(g: G, unit: Unit) -> bool:
    """Whether a unit has its move still before it."""
    return (wheels.cannot_drive(g, unit) if wheels.drives(unit) else moving.cannot_move(g, unit)) is None


def moves(g: G, unit: Unit) -> Iterator[Candidate]:
    """A sample of the moves of a unit."""
    return wheels.candidates(g, unit) if wheels.drives(unit) else moving.candidates(g, unit)


def driving_refusal(g: G, unit: Unit, choice: Drive) -> Refused | None:
    """Why a transport of scouts may not drive so: it would end within 12" of an enemy (WH-USR-16)."""
    ends = [parts_of(unit.model(course.model), course.stretches)[-1].after for course in choice.courses]
    foes = [model.body for other in g.state.standing(enemy(unit.seat)) for model in other.models]
    if any(gap(end, foe) <= movement.SCOUTS_APART for end in ends for foe in foes):
        return Refused(say("wh-fault-near-enemies", inches=movement.SCOUTS_APART // INCH), "WH-USR-16")
    return None


class ChooseScout(Decision):
    """Which scouts move, and where; or none any more (WH-USR-16)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Candidate]:
        """A sample of each unit's moves, and finishing."""
        return [*(choice for unit in scouts(g, self.seat) for choice in moves(g, unit)), Finish()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids this move to this unit."""
        if isinstance(choice, Finish):
            return None
        if not isinstance(choice, Move | Brave | Drive):
            return Refused(say("refused-not-offered"))
        unit = next((each for each in scouts(g, self.seat) if each.id == choice.unit), None)
        if unit is None:
            return Refused(say("wh-refused-no-scouts"), "WH-USR-16")
        if wheels.drives(unit) != isinstance(choice, Drive):
            return Refused(say("refused-not-offered"))
        if isinstance(choice, Drive):
            return wheels.refusal(g, unit, choice) or driving_refusal(g, unit, choice)
        if isinstance(choice, Brave):
            return moving.brave_refusal(g, unit)
        return moving.move_refusal(g, unit, choice) or movement.scouting_refusal(g, unit, choice.legs)

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """One of the moves of one of the units, or finishing."""
        unit = random.choice(scouts(g, self.seat))
        yield from (wheels.draws if wheels.drives(unit) else moving.draws)(g, unit, random)
        yield Finish()
