"""How a game tells a battle: its log, line by line.

A game says what its fields are called (``Naming``), which events are silent and which begin a paragraph, and the few
sentences that take more than their event's fields (``Narrator.tells``). The rest follows: an event ``UnitLost`` of the
game ``xx`` is told by the sentence ``xx-event-unit-lost``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from grognard.core.engine.dice import Roll
from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.messages import Argument, Message, kebab
from grognard.core.narration.naming import Naming
from grognard.core.wire.log_lines import LogLine, Motion, ShotView
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import DieView
from grognard.core.wording import dice_views, rolled_values

Sentence = Callable[[Any, Any], Message | None]
"""What an event is told as, if it says anything."""
Teller = Callable[[Any, Any, tuple[str, ...], int], LogLine | None]
"""The line of an event, given its rules and its number in the log, if it has one."""
Arguments = Callable[[Any, Any], Mapping[str, Argument]]
"""What the sentence of an event takes."""


def no_motions(event: Any) -> list[Motion]:
    """Nothing has moved."""
    return []


def nobody(event: Any) -> list[str]:
    """Nobody is lost."""
    return []


def roll_sentence(roll: Roll, faces: tuple[int, ...]) -> Message:
    """What a roll was for and what it came to: the sentence of its purpose."""
    return Message(roll.purpose.id, {**roll.purpose.args, **rolled_values(roll, faces)})


def walked(model: str, points: Iterable[tuple[int, int]]) -> Motion:
    """A model's way."""
    return Motion(model, [Spot(x, y) for x, y in points])


class Narrator:
    """Tells the log of a game whose sentences begin with ``prefix``.

    ``more``: the arguments that sentences of some events take besides its fields; ``own``: those they take instead.
    ``silent``: events whose consequences others tell. ``headings``: those that begin a paragraph. ``shots``: those in
    which a unit fires at a target. ``units``: the fields that may name the unit a line is about, whose side
    ``side`` says; ``seats``: the fields that name a side outright. ``motions`` and ``lost``: what an event moved and
    took off the table. ``unsaid``: the purposes of rolls of which nothing is told; of others
    ``rolled`` is the sentence, ``dice`` how they are drawn.
    """

    def __init__(
        self,
        prefix: str,
        naming: Naming,
        *,
        side: Callable[[Any, str], int | None],
        more: Mapping[type[Event], Arguments] = MappingProxyType({}),
        own: Mapping[type[Event], Arguments] = MappingProxyType({}),
        silent: Collection[type[Event]] = (),
        headings: Collection[type[Event]] = (),
        shots: Collection[type[Event]] = (),
        units: tuple[str, ...] = ("unit",),
        seats: tuple[str, ...] = ("seat",),
        motions: Callable[[Any], list[Motion]] = no_motions,
        lost: Callable[[Any], list[str]] = nobody,
        unsaid: Collection[str] = (),
        rolled: Callable[[Roll, tuple[int, ...]], Message] = roll_sentence,
        dice: Callable[[Roll, tuple[int, ...], bool], list[DieView]] = dice_views,
    ) -> None:
        self.prefix, self.naming, self.side = prefix, naming, side
        self.more, self.own = more, own
        self.silent, self.headings, self.shots = frozenset(silent), frozenset(headings), frozenset(shots)
        self.units, self.seats = units, seats
        self.motions, self.lost = motions, lost
        self.unsaid, self.rolled, self.dice = frozenset(unsaid), rolled, dice
        self.special: dict[type[Event], Sentence] = {}
        self.tellers: dict[type[Event], Teller] = {}

    def tells(self, *kinds: type[Event]) -> Callable[[Sentence], Sentence]:
        """Declares the sentence of events of these kinds, given the situation and the event; None if it says
        nothing."""

        def declare(sentence: Sentence) -> Sentence:
            self.special.update(dict.fromkeys(kinds, sentence))
            return sentence

        return declare

    def lines(self, *kinds: type[Event]) -> Callable[[Teller], Teller]:
        """Declares the whole line of events of these kinds, that are told with others before or after them."""

        def declare(teller: Teller) -> Teller:
            self.tellers.update(dict.fromkeys(kinds, teller))
            return teller

        return declare

    def line(self, g: Any, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
        """A log entry as a seat may know it; None if it says nothing or is hidden."""
        match entry:
            case Happened(event, rules):
                seen = event.seen_by(seat)
                if seen is None:
                    return None
                return self.tellers.get(type(seen), self.event_line)(g, seen, rules, seq)
            case Rolled(roll, faces, typed) if faces and roll.purpose.id not in self.unsaid:
                dice = self.dice(roll, faces, typed)
                return LogLine(seq, self.rolled(roll, faces), list(roll.rules), dice, roll.seat)
            case _:
                return None

    def event_line(self, g: Any, event: Any, rules: tuple[str, ...], seq: int) -> LogLine | None:
        """The line of an event, with the models it moved or removed."""
        message = self.sentence(g, event)
        if message is None:
            return None
        return LogLine(
            seq,
            message,
            list(rules),
            side=self.side_of(g, event),
            depth=0 if type(event) in self.headings else 1,
            motions=self.motions(event),
            lost=self.lost(event),
            shot=ShotView(event.unit, event.target) if type(event) in self.shots else None,
        )

    def side_of(self, g: Any, event: Event) -> int | None:
        """Whom an event is about."""
        for field in self.units:
            unit = getattr(event, field, None)
            if isinstance(unit, str) and (side := self.side(g, unit)) is not None:
                return side
        return next((getattr(event, field) for field in self.seats if hasattr(event, field)), None)

    def sentence(self, g: Any, event: Event) -> Message | None:
        """What happened, in one sentence; None if it says nothing, or others tell it."""
        if type(event) in self.silent:
            return None
        special = self.special.get(type(event))
        return self.plain(g, event) if special is None else special(g, event)

    def plain(self, g: Any, event: Event, name: str = "") -> Message:
        """The sentence of an event by its fields, or another of this ``name``."""
        return Message(f"{self.prefix}-event-{name or kebab(type(event).__name__)}", self.arguments(g, event))

    def arguments(self, g: Any, event: Event) -> dict[str, Argument]:
        """What the sentence of an event takes."""
        kind = type(event)
        found = dict(self.own[kind](g, event)) if kind in self.own else self.naming.arguments(g, event)
        return {**found, **self.more[kind](g, event)} if kind in self.more else found
