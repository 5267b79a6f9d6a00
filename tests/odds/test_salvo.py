"""What the odds of a rocket launcher leave out is said with them."""

from __future__ import annotations

import pytest

from grognard.games.operation_ww2.odds.odds_arranged import arranged_odds
from grognard.games.operation_ww2.odds.questions import Question


@pytest.mark.parametrize(("weapon", "said"), [("nebelwerfer", True), ("katyusha", True), ("medium-mortar", False)])
def test_of_a_salvo_it_is_said_that_one_rocket_alone_is_reckoned(weapon, said):
    answer = arranged_odds(Question(attacker=f"1 {weapon}", target="8 kar98k", range=150))
    assert [note.message.id == "az-odds-salvo" for note in answer.notes] == [True] * said
