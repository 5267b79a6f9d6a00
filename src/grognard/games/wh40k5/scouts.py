"""Scouts: one move of theirs before the first turn, staying over 12" from enemies (WH-USR-16, WH-GAME-07)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from grognard.core.decisions import Choice, Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5 import movement, moving
from grognard.games.wh40k5.choices import Brave, Finish, Move
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.moving import Moving, ThroughDifficult
from grognard.games.wh40k5.state import Unit, enemy


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
        return Become(replace(self, seat=waiting[0]), Ask(ChooseScout(waiting[0])))

    @step
    def move(self, g: G, choice: Move | Brave | Finish) -> Action:
        match choice:
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
    """The scouts of a seat that have not had their move."""
    return [
        unit
        for unit in g.state.standing(seat)
        if g.context.has(unit, "scouts") and not unit.is_vehicle and moving.cannot_move(g, unit) is None
    ]


class ChooseScout(Decision):
    """Which scouts move, and where; or none any more (WH-USR-16)."""

    sampled: ClassVar[bool] = True

    def choices(self, g: G) -> Sequence[Choice]:
        """A sample of each unit's moves, and finishing."""
        found = [choice for unit in scouts(g, self.seat) for choice in moving.listed(g, unit)]
        return [*(choice for choice in found if self.refusal(g, choice) is None), Finish()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids this move to this unit."""
        if isinstance(choice, Finish):
            return None
        if not isinstance(choice, Move | Brave):
            return Refused(say("refused-not-offered"))
        unit = next((each for each in scouts(g, self.seat) if each.id == choice.unit), None)
        if unit is None:
            return Refused(say("wh-refused-no-scouts"), "WH-USR-16")
        if isinstance(choice, Brave):
            return moving.brave_refusal(g, unit)
        return moving.move_refusal(g, unit, choice) or movement.scouting_refusal(g, unit, choice.legs)

    def pick(self, g: G, random: Random) -> Choice:
        """One of the moves of one of the units, or finishing."""
        units = scouts(g, self.seat)
        choice = moving.pick(g, random.choice(units), random)
        return Finish() if choice is None or self.refusal(g, choice) is not None else choice
