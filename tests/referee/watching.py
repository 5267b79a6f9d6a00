"""A battle that is watched: what happened, in order, each with the state before and after it."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Roll, Stream
from grognard.core.engine.events import Chosen, Event, Rolled
from grognard.core.systems import System


class Moment(NamedTuple):
    """Something that happened, with the state before and after it; a roll and a choice leave the state as it is."""

    what: Event | Rolled | Chosen
    before: Any
    after: Any
    rules: tuple[str, ...] = ()


class WatchedBattle(Battle[Any]):
    """A battle that hands everything that happens to ``tape``, which whoever watches empties."""

    __slots__ = ("tape",)

    def __init__(self, system: System, setup: Any, source: Stream) -> None:
        self.tape: list[Moment] = []
        super().__init__(system, setup, source)

    def emit(self, event: Event, *rules: str) -> None:
        before = self.state
        super().emit(event, *rules)
        self.tape.append(Moment(event, before, self.state, rules))

    def _rolled(self, roll: Roll, faces: tuple[int, ...], typed: bool = False) -> object:
        self.tape.append(Moment(Rolled(roll, faces, typed), self.state, self.state))
        return super()._rolled(roll, faces, typed)

    def _answer(self, choice: Choice, decision: Decision, ahead: bool) -> None:
        self.tape.append(Moment(Chosen(decision.seat, decision.kind, choice, ahead), self.state, self.state))
        super()._answer(choice, decision, ahead)

    def shown(self) -> list[Moment]:
        """What has happened since this was last asked."""
        moments, self.tape = self.tape, []
        return moments
