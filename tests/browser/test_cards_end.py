"""Battles with command cards played through the page to their end: whole ones, and the last choices of one."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.card_answers import Player
from tests.browser.card_moments import CARDS
from tests.browser.moments import last_choices
from tests.browser.person import Person, says
from tests.browser.to_the_end import back_at_the_table, played_out, sides_told

DECISIONS = 600
LAST = 25


@pytest.mark.slow
@pytest.mark.parametrize("computer", ["random", "greedy"])
def test_a_battle_of_cards_is_played_against_the_computer_from_the_set_up_to_its_result(person: Person, computer: str):
    person.sit(person.house.begin(("here", f"computer:{computer}"), CARDS, seed=5))
    assert {"place", "cards", "bid", "card", "move", "target", "way", "pass"} <= to_its_result(person)


@pytest.mark.slow
def test_the_last_choices_of_a_battle_of_cards_are_played_to_its_result(person: Person):
    person.sit(person.house.keep(last_choices(CARDS, LAST), ("here", "computer:random")))
    assert "card" in to_its_result(person)


def to_its_result(person: Person) -> set[str]:
    """The person plays the battle to its end and reads its result; what the person did in it."""
    player = Player(person, Random(5))
    battle = played_out(person, player.answer, DECISIONS)
    for side, told in sides_told(person, battle):
        says(told, str(side.score))
    back_at_the_table(person, battle)
    return player.deeds
