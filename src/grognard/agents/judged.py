"""Players of somebody's own, judged: one that fails, or answers against the rules, has given its battle up."""

from __future__ import annotations

from random import Random
from traceback import format_exception_only
from typing import Any

from grognard.agents import own
from grognard.agents.move import Agent, Move
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.errors import GrognardError
from grognard.core.messages import say


class Forfeit(GrognardError):
    """The player called ``name``, in ``seat``, gave no answer that is accepted; ``problem`` says why."""

    def __init__(self, seat: int, name: str, problem: str) -> None:
        super().__init__(say("own-agent-forfeit", name=name, problem=problem))
        self.seat, self.name, self.problem = seat, name, problem


def judged(fought: Battle[Any], name: str, player: Agent) -> Agent:
    """A player for ``fought``: one's own raises ``Forfeit`` where it fails. Ours are left as they are, for their faults
    are the program's. Answers are held against the battle itself, whatever became of the copy a player was handed."""
    if not own.is_place(name):
        return player

    def answer(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
        try:
            move = player(battle, decision, budget, random)
            refusal = fought.refusal(move.choice, decision.seat)
        except (Exception, SystemExit) as error:
            raise Forfeit(decision.seat, name, words_of(error)) from error
        if refusal is not None:
            raise Forfeit(decision.seat, name, str(refusal))
        return move

    return answer


def words_of(error: BaseException) -> str:
    """An error in a line."""
    return str(error) if isinstance(error, GrognardError) else "".join(format_exception_only(error)).strip()
