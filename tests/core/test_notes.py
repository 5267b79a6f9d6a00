"""What the data say of a unit besides stands in its last line, wherever the list is shown."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.armies.builder import Unfit
from grognard.core.words import english
from grognard.games.bolt_action.data.entries import OF_MEN, OF_VEHICLES


@pytest.mark.parametrize(("game", "nation", "entry", "note"), [
    ("bolt_action", "soviet", "t-37", "Swimming is left out"),
    ("wh40k5", "space-marines", "chaplain", "without his litanies"),
    ("wh40k5", "space-marines", "terminator-assault-squad", "The sergeant has the profile of the others"),
])  # fmt: skip
def test_a_unit_shows_its_note_in_its_last_line_and_in_the_text(game, nation, entry, note):
    army = grognard.army(game, nation=nation)
    last = army.unit(army.add(entry)).lines[-1]
    assert last.id == "army-note"
    assert note in english(last)
    assert note in army.text("text")
    assert note not in army.text("toml")


def test_a_unit_of_which_nothing_is_said_has_no_note():
    army = grognard.army("bolt_action", nation="soviet")
    assert {line.id for line in army.unit(army.add("rifle-squad")).lines}.isdisjoint({"army-note"})


def test_what_men_and_vehicles_of_ones_own_do_not_have_is_what_is_refused_them():
    builder = grognard.system("bolt_action").builder
    found = {each.likes[0]: set(each.fields) for each in builder.unfit()}
    (vehicles, men) = builder.unfit()
    assert isinstance(vehicles, Unfit)
    assert set(vehicles.fields) == set(OF_MEN)
    assert set(men.fields) == set(OF_VEHICLES)
    assert len(found) == 2
    for kind, like, field, value in (("tank", "panther", "men", 5), ("men", "rifle-squad", "seats", 5)):
        army = grognard.army("bolt_action", nation="soviet")
        thing = {"id": kind, "title": kind, "like": like, field: value}
        own = {"format": "grognard-own", "version": 1, "system": "bolt_action", "unit": [thing]}
        with pytest.raises(grognard.InputError, match=field):
            army.bring(own)
        assert any(like in each.likes and field in each.fields for each in builder.unfit())
