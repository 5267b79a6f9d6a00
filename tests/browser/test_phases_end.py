"""Whole battles in phases, played through the page to their end against the computer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grognard.core.words import english
from tests.browser.person import Person, says
from tests.browser.phase_answers import Player
from tests.browser.phase_moments import PHASES
from tests.browser.test_words import wordless

DECISIONS = 600


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "seed", "deeds"),
    [
        pytest.param("dust-and-dark", 4, {"Shoot", "Move here", "finish"}, marks=pytest.mark.sample),
        pytest.param("pumping-station", 2, {"Shoot", "Move here", "casualty", "finish"}),
        pytest.param("chapel-ruins", 3, {"Shoot", "Move here", "finish"}),
    ],
)
def test_a_battle_in_phases_is_played_against_the_computer_to_its_result(
    person: Person, scenario: str, seed: int, deeds: set[str]
):
    person.sit(person.house.begin(("here", "computer:greedy"), PHASES, scenario=scenario, seed=seed))
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
    assert deeds <= player.deeds

    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    scene = battle.system.scene(battle, 0)
    assert scene.result is not None
    says(person.dialog, english(scene.result))
    for side in scene.sides:
        told = person.dialog.get_by_role("region", name=english(side.name))
        expect(told.get_by_role("listitem")).to_have_count(side.lost)
    assert wordless(person) == []
