"""Putting a decision in words: what joins the engine's questions to what a table is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, RollDice, Situation
from grognard.core.engine.dice import Brackets, Roll, Successes, Total
from grognard.core.messages import Argument, Message
from grognard.core.records import to_builtins
from grognard.core.wire.previews import Note
from grognard.core.wire.questions import DecisionView, DiceAsk, Option
from grognard.core.wire.scene import DieView


def view(
    g: Situation,
    decision: Decision,
    kind: str,
    question: Message,
    options: list[Option],
    rules: Iterable[str] = (),
    **more: Any,
) -> DecisionView:
    """A decision in words, with the fields all kinds share."""
    return DecisionView(
        id=g.number,
        seat=decision.seat,
        kind=kind,
        question=question,
        options=options,
        rules=list(rules),
        may_undo=g.undoable_by == decision.seat,
        **more,
    )


def dice_asked(
    g: Situation, decision: RollDice, question: Message, purpose: Message | None = None, options: Sequence[Option] = ()
) -> DecisionView:
    """Real dice are asked; their ``purpose`` is said as the question is, if not in words of its own."""
    roll = decision.roll
    dice = DiceAsk(roll.count, max(roll.sides), question if purpose is None else purpose)
    return view(g, decision, "dice", question, list(options), roll.rules, dice=dice)


def option(choice: Choice, label: Message, **more: Any) -> Option:
    """An option that sends this choice."""
    return Option(label=label, choice=to_builtins(choice), **more)


def dice_views(roll: Roll, faces: tuple[int, ...], typed: bool) -> list[DieView]:
    """Each die as drawn; filled where it counts as a success (of brackets: as they say)."""
    found = []
    for pool, shown in roll.by_pool(faces):
        for face in shown:
            match pool.reading:
                case Successes(need):
                    success = face >= need
                case Brackets() as brackets:
                    success = brackets.is_success(face)
                case _:
                    success = False
            found.append(DieView(face=face, side=roll.seat, success=success, typed=typed, sides=pool.sides))
    return found


def rolled_values(roll: Roll, faces: tuple[int, ...]) -> dict[str, Argument]:
    """What the sentence of a roll may say of its dice: how many, the successes, the total, the first face."""
    return {
        "dice": len(faces),
        "successes": sum(die.success for die in dice_views(roll, faces, False)),
        "total": sum(
            pool.reading.read(shown) for pool, shown in roll.by_pool(faces) if isinstance(pool.reading, Total)
        ),
        "face": faces[0] if faces else 0,
    }


class Forbidding(Protocol):
    """A refusal, or a fault of a way or a place."""

    @property
    def message(self) -> Message:
        """What is wrong."""

    @property
    def rules(self) -> Iterable[str]:
        """By which rules."""


def refusal_note(refused: Forbidding) -> Note:
    """Why something is forbidden, with its rules."""
    return Note(refused.message, list(refused.rules), "refusal")
