"""What the odds of a rocket launcher leave out is said with them."""

from __future__ import annotations

import pytest

from grognard.games.operation_ww2.odds.odds_arranged import arranged_odds
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.odds.salvoes import rockets


@pytest.mark.parametrize(
    ("weapon", "most", "said"),
    [("nebelwerfer", 2, True), ("katyusha", 2, True), ("katyusha", 100, False), ("medium-mortar", 2, False)],
)
def test_where_a_salvo_is_not_reckoned_it_is_said_that_one_rocket_alone_is(weapon, most, said, monkeypatch):
    monkeypatch.setattr(rockets, "MOST_KINDS", most)
    answer = arranged_odds(Question(attacker=f"1 {weapon}", target="2 kar98k", range=150))
    assert [note.message.id == "az-odds-salvo" for note in answer.notes] == [True] * said
