"""Whole battles of 1,000 points, with vehicles and guns, played through the page to their end against the computer."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.browser.answers import answer
from tests.browser.person import Person, says
from tests.browser.to_the_end import played_out, sides_told

DECISIONS = 400


@pytest.mark.slow
@pytest.mark.parametrize(
    ("armies", "kinds"),
    [
        pytest.param(
            ("us-1000-armour", "german-1000-armour"),
            {"load", "muster", "order", "move", "target"},
            id="tanks",
        ),
        pytest.param(("british-1000", "german-1000-armour"), {"muster", "order", "move", "target"}, id="mixed"),
    ],
)
def test_a_battle_with_vehicles_is_played_against_the_computer_to_its_result(
    person: Person, armies: tuple[str, str], kinds: set[str]
):
    person.sit(person.house.begin(("here", "computer:greedy"), armies=armies, seed=3))
    random = Random(3)
    asked: set[str] = set()

    def play() -> None:
        asked.add(person.decision["kind"])
        answer(person, random)

    battle = played_out(person, play, DECISIONS)
    assert kinds <= asked

    for side, told in sides_told(person, battle):
        begun = sum(unit.size for unit in battle.setup.armies[side.side].unit if unit.kind != "vehicle")
        says(told, re.compile(rf"Men left\s*\d+ of {begun}\b"))
