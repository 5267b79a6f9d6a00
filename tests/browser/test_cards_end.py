"""A whole battle with command cards, played through the page to its end."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.card_answers import Player
from tests.browser.card_moments import CARDS
from tests.browser.person import Person, says
from tests.browser.to_the_end import back_at_the_table, played_out, sides_told

DECISIONS = 600


@pytest.mark.slow
@pytest.mark.parametrize("computer", [pytest.param("random", marks=pytest.mark.sample), "greedy"])
def test_a_battle_of_cards_is_played_against_the_computer_from_the_set_up_to_its_result(person: Person, computer: str):
    person.sit(person.house.begin(("here", f"computer:{computer}"), CARDS, seed=5))
    player = Player(person, Random(5))
    battle = played_out(person, player.answer, DECISIONS)
    assert {"place", "cards", "bid", "card", "move", "target", "way", "pass"} <= player.deeds

    for side, told in sides_told(person, battle):
        says(told, str(side.score))
    back_at_the_table(person, battle)
