"""A part is made anew when, and only when, something has changed that it was made of."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.engine.parts import Parts
from grognard.core.records import Record, replace


class Man(Record):
    name: str


class Camp(Record):
    men: dict[str, Man]
    turn: int
    gone: tuple[Man, ...] = ()

    @property
    def late(self) -> bool:
        return self.turn > 5

    def named(self, id: str) -> str:
        return self.men[id].name


class Battle(SimpleNamespace):
    state: Camp
    over: bool


@pytest.fixture
def battle() -> Any:
    return Battle(state=Camp({"a": Man("Ann"), "b": Man("Bob")}, 300, (Man("Cy"),)), over=False)


def made(battle, make, *args):
    """Makes a part twice over one battle; a function that makes it again after a change and tells whether anew."""
    parts, count = Parts(), []

    def counted(g, *more):
        count.append(1)
        return make(g, *more)

    first = parts.of(battle, counted, *args)
    assert parts.of(battle, counted, *args) is first
    assert len(count) == 1

    def again(**changes):
        battle.state = replace(battle.state, **changes)
        assert parts.of(battle, counted, *args) == make(battle, *args)
        return len(count) > 1

    return again


def test_an_item_of_a_collection_counts_alone(battle):
    again = made(battle, lambda g, id: [g.state.named(id), g.state.men.get("c")], "a")
    assert not again(men={**battle.state.men, "b": Man("Ben")}, turn=301)
    assert again(men={**battle.state.men, "a": Man("Amy")})


def test_an_item_that_was_not_there_counts_too(battle):
    again = made(battle, lambda g: "c" in g.state.men)
    assert not again(men={**battle.state.men, "a": Man("Amy")})
    assert again(men={**battle.state.men, "c": Man("Col")})


@pytest.mark.parametrize(
    "make", [lambda g: len(g.state.men), lambda g: list(g.state.men), lambda g: [*g.state.men.items()]]
)
def test_who_goes_through_a_collection_has_read_all_of_it(battle, make):
    assert made(battle, make)(men={**battle.state.men, "b": Man("Ben")})


def test_what_a_property_reads_counts(battle):
    again = made(battle, lambda g: g.state.late)
    assert not again(gone=())
    assert again(turn=3)


def test_numbers_are_the_same_if_they_are_equal(battle):
    assert not made(battle, lambda g: g.state.turn)(turn=int("300"))


def test_what_is_read_of_the_battle_itself_counts(battle):
    again = made(battle, lambda g: g.over)
    battle.over = True
    assert again()


def test_other_arguments_make_another_part(battle):
    parts = Parts()
    assert [parts.of(battle, lambda g, id: g.state.named(id), id) for id in "ab"] == ["Ann", "Bob"]
