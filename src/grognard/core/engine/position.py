"""A position: state, stack and pending question as one value with a text form.

The text has one line a thing, so two positions can be compared with any diff::

    grognard-position 1 bolt_action 1
    state/turn 3
    state/units/a1 {...}
    frame {"procedure":{...},"step":"roll_to_hit"}
    asks {...}
    dice 12 31
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Frame, FrameText
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, from_text, to_text

FORMAT = "grognard-position"
FORMAT_VERSION = 1
SIZE_LIMIT = 4_000_000
DRAWN = "agreed draw"
"""The line of a battle that has ended by an agreed draw."""


class Reader(Protocol):
    """The rules of a game, as far as their positions are read: a ``Rulebook``."""

    name: str
    version: int
    state_type: type[Record]

    def decode_choice(self, value: Any) -> Choice:
        """A choice from plain data."""

    def decode_decision(self, value: Any) -> Decision:
        """A pending decision from plain data."""

    def decode_frame(self, value: Any) -> Frame:
        """A frame of the stack from plain data."""


class Position(Record):
    """Where a battle stands. Equal positions play on alike; ``str`` is the text form, ``Position.parse`` reads it."""

    system: str
    version: int
    state: Any
    stack: tuple[Frame, ...]
    pending: tuple[Decision, ...]
    answers: tuple[tuple[int, Choice], ...]
    rolls: int
    used: int
    drawn: bool = False

    def __str__(self) -> str:
        lines = [f"{FORMAT} {FORMAT_VERSION} {self.system} {self.version}"]
        for field in self.state.__struct_fields__:
            value = getattr(self.state, field)
            if isinstance(value, dict):
                lines.extend(f"state/{field}/{key} {to_text(item)}" for key, item in value.items())
            else:
                lines.append(f"state/{field} {to_text(value)}")
        for frame in self.stack:
            lines.append(f"frame {to_text(FrameText(frame.procedure, frame.step_name))}")
        lines.extend(f"asks {to_text(decision)}" for decision in self.pending)
        lines.extend(f"answer {seat} {to_text(choice)}" for seat, choice in self.answers)
        lines.append(f"dice {self.rolls} {self.used}")
        if self.drawn:
            lines.append(DRAWN)
        return "\n".join(lines) + "\n"

    def __hash__(self) -> int:
        # Equal states may hold their units in another order, so the order of the lines must not count.
        return hash(frozenset(str(self).splitlines()))

    @classmethod
    def parse(cls, text: str, rules: Reader) -> Position:
        """Read the text form back.

        Raises ``InputError`` naming the line that is wrong; a position of another system or version is refused.
        """
        if len(text) > SIZE_LIMIT:
            raise InputError(say("position-too-long", limit=SIZE_LIMIT))
        lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        if lines[0] != f"{FORMAT} {FORMAT_VERSION} {rules.name} {rules.version}":
            raise InputError(
                say("position-bad-header", expected=f"{FORMAT} {FORMAT_VERSION} {rules.name} {rules.version}")
            )
        state: dict[str, Any] = {}
        stack: list[Frame] = []
        pending: list[Decision] = []
        answers: list[tuple[int, Choice]] = []
        counts, drawn = (0, 0), False
        for number, line in enumerate(lines[1:], start=2):
            word, _, rest = line.partition(" ")
            try:
                if word.startswith("state/"):
                    _, field, *key = word.split("/", 2)
                    value = from_text(rest)
                    if key:
                        state.setdefault(field, {})[key[0]] = value
                    else:
                        state[field] = value
                elif word == "frame":
                    stack.append(rules.decode_frame(from_text(rest)))
                elif word == "asks":
                    pending.append(rules.decode_decision(from_text(rest)))
                elif word == "answer":
                    seat, _, choice = rest.partition(" ")
                    answers.append((int(seat), rules.decode_choice(from_text(choice))))
                elif line == DRAWN:
                    drawn = True
                elif word == "dice":
                    rolls, used = rest.split()
                    counts = (_count(rolls), _count(used))
                else:
                    raise ValueError(f"no line of a position begins with {word!r}")
            except (ValueError, TypeError, InputError) as error:
                problem = error.message if isinstance(error, InputError) else str(error)
                raise InputError(say("position-bad-line", line=number, problem=problem)) from error
        for field in rules.state_type.__struct_fields__:
            state.setdefault(field, {})
        try:
            decoded = msgspec.convert(state, rules.state_type, strict=True, str_keys=True)
        except msgspec.ValidationError as error:
            raise InputError(say("position-bad-state", problem=str(error))) from error
        answered = {seat for seat, _ in answers}
        if (
            bool(stack) != bool(pending)
            or (drawn and stack)
            or (answered and not answered < {decision.seat for decision in pending})
        ):
            raise InputError(say("position-bad-asks"))
        return cls(rules.name, rules.version, decoded, tuple(stack), tuple(pending), tuple(answers), *counts, drawn)


def _count(text: str) -> int:
    """A count of dice or rolls: no more digits than the dice themselves can count."""
    if not text.isdecimal() or len(text) > 15:
        raise ValueError(f"{text!r} is no count")
    return int(text)
