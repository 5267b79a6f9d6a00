"""What choices are worth: a game's room ``evaluation``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Any

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Situation
from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.rooms import Room


class Evaluation(Record):
    """What a choice is worth to the one who chooses, in the game's own measure, and why, in one sentence.

    ``result`` is what may be expected of it, in a few words; ``warning`` what is lost by it, in one sentence.
    """

    value: float
    reason: Message
    result: Message | None = None
    warning: Message | None = None


class Evaluator(Room):
    """What a game thinks of choices: the computer plays by it, and people are advised by it."""

    room = "evaluation"
    ahead = 1
    """So far the ``clock`` goes on until both sides have had their turn."""

    def evaluate(self, battle: Situation, decision: Decision, choice: Choice) -> Evaluation:
        """What a choice is worth to the decision's seat, by the engine's own formulas."""
        return self.module("evaluation").evaluate(battle, decision, choice)  # type: ignore[no-any-return]

    def estimate(self, battle: Situation, decision: Decision, choice: Choice) -> float:
        """About what a choice is worth, found quickly: whoever wants the best one only judges those first that promise
        most, and leaves out what promises less than he has found. Infinite where nothing is known before judging."""
        return inf

    def evaluate_all(self, battle: Situation, decision: Decision, choices: Sequence[Choice]) -> Iterable[Evaluation]:
        """What choices of one decision are worth, in their order: the same as one by one, quicker where a game finds
        what they have in common once."""
        return (self.evaluate(battle, decision, choice) for choice in choices)

    def best(self, battle: Situation, decision: Decision) -> Sequence[tuple[Choice, Evaluation]]:
        """The listed choices that are worth most, in their order, with what they are worth, where a game finds them
        without judging, or even listing, all others; else none."""
        return ()

    def plain(self, battle: Situation, decision: Decision) -> Choice | None:
        """What is answered without any judging where a battle is only thought of, since it comes to about the same and
        is dear to list; else None."""
        return None

    def about(self, battle: Situation, decision: Decision, choice: Choice) -> tuple[Any, ...]:
        """What the worth of a choice hangs on most, as it stands: as long as that is equal, whoever only thinks of
        battles need not judge it anew. If nothing else is said, the units that decision and choice name; empty: there
        is no telling."""
        units = getattr(battle.state, "units", {})
        named = (getattr(asked, field) for asked in (decision, choice) for field in asked.__struct_fields__)
        return tuple(units[each] for each in named if type(each) is str and each in units)

    def expected(self, battle: Situation, decision: Decision, choice: Choice) -> Message | None:
        """What may be expected of a choice, in a few words, where the evaluation does not say it because it is dear to
        find; it is asked for only where people read it."""
        return None

    def standing(self, battle: Situation) -> tuple[float, float]:
        """What each seat has, in points: its units by what is left of them, and what of the scenario it is about to win
        by. A pure function of what stands now; who looks ahead values by it where he stops."""
        return self.module("standing").standing(battle)  # type: ignore[no-any-return]

    def clock(self, battle: Situation) -> int:
        """How many turns have begun, or whatever else a game counts its time by."""
        turn: int = battle.state.turn
        return turn

    def worth(self, battle: Situation) -> Mapping[str, int]:
        """What units cost, by id, so that losses can be weighed; those left out count alike."""
        return {}

    @cached_property
    def lessons(self) -> Any:
        """What the game's first battle suggests of its own; None if it leaves that to the evaluation."""
        return self.module("lessons") if self.has("lessons") else None
