"""Battles on hexes played through the page to their end: a whole one, and the last choices of one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.battle import Battle
from tests.browser.hex_answers import Player
from tests.browser.moments import HEXES, last_choices
from tests.browser.person import Person, says
from tests.browser.to_the_end import back_at_the_table, played_out, sides_told

DECISIONS = 400
LAST = 20


@pytest.mark.slow
def test_a_battle_is_played_against_the_computer_from_its_first_choice_to_its_result(person: Person):
    person.sit(person.house.begin(("here", "computer:greedy"), HEXES, seed=2))
    battle, deeds = to_its_result(person)
    assert battle.state.turn >= 7
    assert {"deploy", "activate", "march", "attack", "reaction"} <= deeds


@pytest.mark.slow
def test_the_last_choices_of_a_battle_are_played_to_its_result(person: Person):
    person.sit(person.house.keep(last_choices(HEXES, LAST), ("here", "computer:greedy")))
    _, deeds = to_its_result(person)
    assert "activate" in deeds


def to_its_result(person: Person) -> tuple[Battle[Any], set[str]]:
    """The battle after the person has played it to its end and read its result, and what the person did in it."""
    player = Player(person)
    battle = played_out(person, player.answer, DECISIONS)
    assert battle.state.reason in ("destruction", "objective", "points", "draw")

    winner = battle.system.table.scene(battle, 0).winner
    for side, told in sides_told(person, battle):
        says(told, str(side.score))
        expect(told.and_(person.dialog.locator(".won"))).to_have_count(1 if winner == side.side else 0)
    back_at_the_table(person, battle)
    return battle, player.deeds
