"""Logs told by a narrator: fields by name or type, silent events, sentences and lines of their own."""

from __future__ import annotations

import pytest

from grognard.core.engine.dice import Pool, Roll, Successes
from grognard.core.engine.events import Event, Happened, Rolled, TakenBack
from grognard.core.messages import Argument, Message, say
from grognard.core.narration.naming import COUNTED, NONE, PLAIN, Naming
from grognard.core.narration.narrator import Narrator
from grognard.core.wire.log_lines import LogLine, ShotView


class NarratedShot(Event):
    """A unit fires at another."""

    unit: str
    target: str
    first_shot: bool = False


class NarratedEnd(Event):
    """It is over."""

    winner: int | None
    points: tuple[int, ...] = ()


class NarratedSecret(Event):
    """Nobody is told."""

    def seen_by(self, seat: int | None) -> Event | None:
        return None


class NarratedPause(Event):
    """Others tell it."""


class NarratedOdd(Event):
    """What the number is decides whether it is told."""

    number: int


NAMING = Naming({"unit": lambda g, id: id.upper(), "pair": lambda g, pair: {"one": pair[0], "two": pair[1]}}, PLAIN)
NARRATOR = Narrator(
    "xx",
    Naming({"unit": lambda g, id: None if id == "a" else id.upper()}, PLAIN, NONE, COUNTED),
    side=lambda g, unit: "ab".find(unit[0]) if unit[0] in "ab" else None,
    more={NarratedShot: lambda g, event: {"loud": "yes"}},
    silent=(NarratedPause,),
    headings=(NarratedEnd,),
    shots=(NarratedShot,),
    seats=("winner",),
    unsaid=("xx-roll-hidden",),
)


@NARRATOR.tells(NarratedOdd)
def odd(g, event):
    return say("xx-odd", number=event.number) if event.number % 2 else None


def told(entry):
    return NARRATOR.line(None, entry, None, 7)


def test_an_event_is_told_by_its_fields_and_about_the_side_of_its_unit():
    args: dict[str, Argument] = {"unit": "B1", "target": "a", "first-shot": "yes", "loud": "yes"}
    message = Message("xx-event-narrated-shot", args)
    line = told(Happened(NarratedShot("b1", "a", True), ("XX-1",)))
    assert line == LogLine(7, message, ["XX-1"], side=1, shot=ShotView("b1", "a"))
    assert list(line.message.args) == list(args)


def test_a_namer_without_a_name_leaves_it_to_the_type():
    assert told(Happened(NarratedShot("a", "b1"))).message.args["unit"] == "a"


@pytest.mark.parametrize(("winner", "said"), [(1, 1), (None, "none")])
def test_a_heading_counts_several_things_and_names_the_side_itself(winner, said):
    line = told(Happened(NarratedEnd(winner, (4, 5))))
    assert (line.depth, line.side, line.message.args) == (0, winner, {"winner": said, "points": 2})


def test_what_is_hidden_silent_or_says_nothing_has_no_line():
    entries = [Happened(NarratedSecret()), Happened(NarratedPause()), Happened(NarratedOdd(2)), TakenBack(1)]
    assert [told(each) for each in entries] == [None] * 4
    assert told(Happened(NarratedOdd(3))).message == say("xx-odd", number=3)


@pytest.mark.parametrize(
    ("purpose", "faces", "is_told"), [("a", (6, 1), True), ("a", (), False), ("hidden", (6, 1), False)]
)
def test_a_roll_is_told_by_its_purpose_unless_nothing_was_rolled(purpose, faces, is_told):
    roll = Roll((Pool(len(faces) or 1, Successes(4)),), say(f"xx-roll-{purpose}", unit="b"), ("XX-2",), 1)
    line = told(Rolled(roll, faces))
    assert (line is not None) == is_told
    if line is not None:
        assert line.message.args == {"unit": "b", "dice": 2, "successes": 1, "total": 0, "face": 6}
        assert ([die.success for die in line.dice], line.rules, line.side) == ([True, False], ["XX-2"], 1)


def test_a_field_may_be_several_arguments_and_what_has_no_name_is_left_out():
    class NarratedPair(Event):
        pair: tuple[int, int]
        other: tuple[int, ...] = ()

    assert NAMING.arguments(None, NarratedPair((3, 4))) == {"one": 3, "two": 4}
