"""Whole battles in phases, played through the page to their end against the computer."""

from __future__ import annotations

import pytest

from tests.browser.person import Person
from tests.browser.phase_answers import Player
from tests.browser.phase_moments import PHASES
from tests.browser.to_the_end import played_out, sides_told

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
    battle = played_out(person, player.answer, DECISIONS)
    assert deeds <= player.deeds

    assert [side.side for side, _ in sides_told(person, battle)] == [0, 1]
