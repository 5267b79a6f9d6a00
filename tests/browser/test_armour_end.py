"""Whole battles of 1,000 points, with vehicles and guns, played through the page to their end against the computer."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from grognard.core.words import english
from tests.browser.answers import answer
from tests.browser.person import Person, says
from tests.browser.test_words import wordless

DECISIONS = 400


@pytest.mark.slow
@pytest.mark.parametrize(
    ("armies", "kinds"),
    [
        pytest.param(
            ("us-1000-armour", "german-1000-armour"),
            {"load", "muster", "order", "move", "target"},
            marks=pytest.mark.sample,
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
    turn = 0
    for _ in range(DECISIONS):
        if person.told["decision"] is None:
            break
        asked.add(person.decision["kind"])
        if person.told["scene"]["turn"] > turn:
            turn = person.told["scene"]["turn"]
            assert wordless(person) == []
        person.choose(lambda: answer(person, random))
    battle = person.house.battle(person.id)
    assert battle.over
    assert kinds <= asked

    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    scene = battle.system.scene(battle, 0)
    assert scene.result is not None
    says(person.dialog, english(scene.result))
    for side in scene.sides:
        told = person.dialog.get_by_role("region", name=english(side.name))
        expect(told.get_by_role("listitem")).to_have_count(side.lost)
        begun = sum(unit.size for unit in battle.setup.armies[side.side].unit if unit.kind != "vehicle")
        says(told, re.compile(rf"Men left\s*\d+ of {begun}\b"))
    assert wordless(person) == []
