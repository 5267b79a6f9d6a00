"""A whole battle with command cards, played through the page to its end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from grognard.core.words import english
from tests.browser.card_answers import Player
from tests.browser.card_moments import CARDS
from tests.browser.person import Person, says
from tests.browser.test_words import wordless

DECISIONS = 600


@pytest.mark.slow
@pytest.mark.parametrize("computer", [pytest.param("random", marks=pytest.mark.sample), "greedy"])
def test_a_battle_of_cards_is_played_against_the_computer_from_the_set_up_to_its_result(person: Person, computer: str):
    person.sit(person.house.begin(("here", f"computer:{computer}"), CARDS, seed=5))
    player = Player(person, Random(5))
    turn = 0
    for _ in range(DECISIONS):
        if person.told["decision"] is None:
            break
        if person.told["scene"]["turn"] > turn:
            turn = person.told["scene"]["turn"]
            assert wordless(person) == []
        person.choose(player.answer)
    battle = person.house.battle(person.id)
    assert battle.over
    assert {"place", "cards", "bid", "card", "move", "target", "way", "pass"} <= player.deeds

    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    scene = battle.system.scene(battle, 0)
    assert scene.result is not None
    says(person.dialog, english(scene.result))
    for side in scene.sides:
        told = person.dialog.get_by_role("region", name=english(side.name))
        says(told, str(side.score))
        expect(told.get_by_role("listitem")).to_have_count(side.lost)
    assert wordless(person) == []
    person.dialog.get_by_role("button", name="Look at the table").click()
    says(person.question, english(scene.result))
