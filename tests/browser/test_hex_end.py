"""A whole battle on hexes, played through the page to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grognard.core.words import english
from tests.browser.hex_answers import Player
from tests.browser.moments import HEXES
from tests.browser.person import Person, says
from tests.browser.test_words import wordless

DECISIONS = 400


@pytest.mark.slow
@pytest.mark.sample
def test_a_battle_is_played_against_the_computer_from_its_first_choice_to_its_result(person: Person):
    person.sit(person.house.begin(("here", "computer:greedy"), HEXES, seed=2))
    player = Player(person)
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
    assert battle.state.reason in ("destruction", "objective", "points", "draw")
    assert battle.state.turn >= 7
    assert {"deploy", "activate", "march", "attack", "reaction"} <= player.deeds

    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    scene = battle.system.scene(battle, 0)
    assert scene.result is not None
    says(person.dialog, english(scene.result))
    for side in scene.sides:
        told = person.dialog.get_by_role("region", name=english(side.name))
        says(told, str(side.score))
        expect(told.get_by_role("listitem")).to_have_count(side.lost)
        expect(told.and_(person.dialog.locator(".won"))).to_have_count(1 if scene.winner == side.side else 0)
    assert wordless(person) == []
    person.dialog.get_by_role("button", name="Look at the table").click()
    says(person.question, english(scene.result))
