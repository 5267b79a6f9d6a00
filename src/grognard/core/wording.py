"""Putting a decision in words: what joins the engine's questions to what a table is told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, RollDice, Situation
from grognard.core.engine.dice import Brackets, Roll, Successes, Total
from grognard.core.messages import Argument, Message, say
from grognard.core.records import Record, to_builtins
from grognard.core.wire.previews import Note
from grognard.core.wire.questions import DecisionView, DiceAsk, Option, Word
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


# ---- answers given ahead -----------------------------------------------------------------------------------------
#
# A game says of each decision which words about it may stand and what they come to (``table/ahead.py``). A word is kept
# by its name; whatever question offers the same name again is answered by it.


class Ahead(Record):
    """An answer that may be given ahead: ``choice``, or what the game itself would answer where none is named. It is
    given once one word of each of the groups stands."""

    words: tuple[tuple[Word, ...], ...]
    choice: Choice | None = None

    def stands(self, names: Collection[str]) -> bool:
        """Whether enough has been said.

        >>> each = Ahead((holding("a", "Rifles", 3), holding("b", "Gun", 3)))
        >>> [each.stands({"hold a", other}) for other in ("hold b", "hold b in turn 3", "hold b in turn 2")]
        [True, True, False]
        """
        return bool(self.words) and all(any(word.name in names for word in group) for group in self.words)


def holding(unit: str, called: Argument, turn: int) -> tuple[Word, ...]:
    """This unit never reacts, or not in this turn."""
    return _lasting(f"hold {unit}", "ahead-hold", turn, unit=called)


def passing(turn: int) -> tuple[Word, ...]:
    """No card is ever answered, or none in this turn."""
    return _lasting("pass", "ahead-pass", turn)


def resting(turn: int, number: int) -> tuple[Word, ...]:
    """Nothing more is done in a player's turn; ``number`` is the one number of this, ``turn`` what people call it."""
    return (Word(f"rest in turn {number}", say("ahead-rest", turn=turn)),)


def losing() -> tuple[Word, ...]:
    """Losses of one's own are taken as the game suggests."""
    return (Word("losses", say("ahead-losses")),)


def ordering() -> tuple[Word, ...]:
    """Of what is due at once the game's suggestion comes first."""
    return (Word("order", say("ahead-order")),)


def _lasting(name: str, message: str, turn: int, **arguments: Argument) -> tuple[Word, ...]:
    return (
        Word(name, say(message, turn="always", **arguments)),
        Word(f"{name} in turn {turn}", say(message, turn=turn, **arguments)),
    )
