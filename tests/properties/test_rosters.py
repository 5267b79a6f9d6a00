"""Whatever bytes a file holds, reading it answers a list or a catalogue or refuses it on purpose; what was read can be
brought into any game that is asked for."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.rosters import Catalogue, Roster, bring, read
from grognard.rosters.bringing import told
from tests.rosters.lists import FORMS
from tests.rosters.test_forms import NEW_CATALOGUE, OLD_CATALOGUE, SYSTEM

SEEDS = [*FORMS.values(), NEW_CATALOGUE, OLD_CATALOGUE, SYSTEM]
PIECES = [
    b"<", b">", b'"', b"'", b"&amp;", b"&x;", b"<!DOCTYPE a>", b"<![CDATA[", b"]]>", b"<?x?>", b"{", b"}", b"[", b"]",
    b",", b":", b"\\u0000", b"\\ud800", b"null", b"1e999", b"-1", b"0.5", b"\n", b"\t", b"\0", b"\xff", b"\xe2\x80\xa2",
    b"++", b"+ ", b"## ", b"(5)", b"[5 pts]", b"2x ", b"1 with ", b"Enhancement: ", b": ", b" - ", b"PK\x03\x04",
    b"PK\x05\x06", b'number="2"', b'name=""', b'value="x"', b"<selections>", b"</selection>",
]  # fmt: skip
UNLIMITED = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def judged(data: bytes) -> Roster | Catalogue | None:
    """What reading answers; ``InputError`` alone may come out, and its sentence is whole."""
    try:
        found = read(data)
    except InputError as error:
        said = str(error)
        return None if said.strip() and "[roster" not in said else pytest.fail(said)
    assert isinstance(found, Roster | Catalogue)
    if isinstance(found, Roster):
        assert found.sums is not None
        assert all(unit.name for unit in found.units)
    return found


@UNLIMITED
@given(st.binary(max_size=200))
def test_any_bytes(data):
    judged(data)


@UNLIMITED
@given(st.text(max_size=300))
def test_any_text(text):
    judged(text.encode("utf-8", "surrogatepass"))


@st.composite
def damaged(draw):
    """A file of some form with pieces taken out, put in and doubled."""
    data = draw(st.sampled_from(SEEDS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 60)))
        piece = draw(st.sampled_from([*PIECES, data[start:end] * 2, b""]))
        data = data[:start] + piece + data[end:]
    return data


@settings(UNLIMITED, max_examples=1_000)
@given(damaged())
def test_damaged_files(data):
    judged(data)


KEYS = [
    "name",
    "number",
    "costs",
    "value",
    "selections",
    "forces",
    "roster",
    "snapshot",
    "assets",
    "included",
    "quantity",
    "stats",
    "Points",
    "item",
    "categories",
    "primary",
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(KEYS),
            inner,
            max_size=5,
        )
    ),
    max_leaves=25,
)


@UNLIMITED
@given(VALUES)
def test_any_json(value):
    judged(json.dumps(value).encode())
    judged(json.dumps({"roster": value}).encode())
    judged(json.dumps({"forces": [{"selections": [value]}]}).encode())


NAMES = st.sampled_from(
    ["Second Lieutenant", "Infantry Squad", "Soldier", "NCO", "SMG", "LMG", "Boyz", "Boy", "Rhino", "Tactical Squad",
     "Veteran", "Scout w/ Sniper Rifle", "Power Fist", "Machine Gun Team", "Medium Machine Gun Team", "Kazoo"]
)  # fmt: skip


@st.composite
def chosen(draw, depth=0):
    parts = draw(st.lists(chosen(depth=depth + 1), max_size=3)) if depth < 3 else []
    number = draw(st.sampled_from([0, 1, 1, 1, 2, 7]))
    points = draw(st.sampled_from([0, 5, 10, -3, 50]))
    return {"name": draw(NAMES), "number": number, "type": draw(st.sampled_from(["unit", "model", "upgrade", ""])),
            "costs": [{"name": "pts", "value": points}], "selections": parts}  # fmt: skip


@settings(UNLIMITED, max_examples=120)
@given(st.lists(chosen(), max_size=4), st.sampled_from(["bolt_action", "wh40k5"]), st.booleans())
def test_whatever_is_chosen_every_line_is_told_and_the_army_can_be_written(units, game, mended):
    data = json.dumps({"forces": [{"name": "f", "selections": units}]}).encode()
    names = {"Kazoo": "", "Soldier": "second-lieutenant"} if mended and game == "bolt_action" else {}
    with suppress(InputError):
        brought = bring(data, game, names=names)
        things = [each for top in brought.roster.selections for each in top.all()]
        assert {each.name for each in things if "w/" not in each.name and not mended} <= {
            line.name for line in brought.lines
        }
        assert all("[" not in english(told(line)) for line in brought.lines)
        assert brought.army.text("text")
        assert brought.army.breaches is not None
