"""A whole battle on hexes, played through the page to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hex_answers import Player
from tests.browser.moments import HEXES
from tests.browser.person import Person, says
from tests.browser.to_the_end import back_at_the_table, played_out, sides_told

DECISIONS = 400


@pytest.mark.slow
@pytest.mark.sample
def test_a_battle_is_played_against_the_computer_from_its_first_choice_to_its_result(person: Person):
    person.sit(person.house.begin(("here", "computer:greedy"), HEXES, seed=2))
    player = Player(person)
    battle = played_out(person, player.answer, DECISIONS)
    assert battle.state.reason in ("destruction", "objective", "points", "draw")
    assert battle.state.turn >= 7
    assert {"deploy", "activate", "march", "attack", "reaction"} <= player.deeds

    winner = battle.system.scene(battle, 0).winner
    for side, told in sides_told(person, battle):
        says(told, str(side.score))
        expect(told.and_(person.dialog.locator(".won"))).to_have_count(1 if winner == side.side else 0)
    back_at_the_table(person, battle)
