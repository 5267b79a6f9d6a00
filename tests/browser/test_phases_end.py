"""Battles in phases played through the page to their end against the computer: whole ones, and the end of one."""

from __future__ import annotations

import pytest

from tests.browser.moments import last_choices
from tests.browser.person import Person
from tests.browser.phase_answers import Player
from tests.browser.phase_moments import PHASES
from tests.browser.to_the_end import played_out, sides_told

DECISIONS = 600
LAST = 14


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "seed", "deeds"),
    [
        pytest.param("dust-and-dark", 4, {"Shoot", "Move here", "finish"}),
        pytest.param("pumping-station", 2, {"Shoot", "Move here", "casualty", "finish"}),
        pytest.param("chapel-ruins", 3, {"Shoot", "Move here", "finish"}),
    ],
)
def test_a_battle_in_phases_is_played_against_the_computer_to_its_result(
    person: Person, scenario: str, seed: int, deeds: set[str]
):
    person.sit(person.house.begin(("here", "computer:greedy"), PHASES, scenario=scenario, seed=seed))
    assert deeds <= to_its_result(person)


@pytest.mark.slow
def test_the_last_choices_of_a_battle_in_phases_are_played_to_its_result(person: Person):
    battle = last_choices(PHASES, LAST, scenario="dust-and-dark")
    person.sit(person.house.keep(battle, ("here", "computer:greedy")))
    assert to_its_result(person)


def to_its_result(person: Person) -> set[str]:
    """The person plays the battle to its end and reads its result; what the person did in it."""
    player = Player(person)
    battle = played_out(person, player.answer, DECISIONS)
    assert [side.side for side, _ in sides_told(person, battle)] == [0, 1]
    return player.deeds
