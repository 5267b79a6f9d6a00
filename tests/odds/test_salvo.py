"""Where a rocket launcher's salvo is not reckoned, nobody is told less than it does: the question is refused, the table
says that it is the first rocket's."""

from __future__ import annotations

import pytest

from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.odds_arranged import arranged_odds
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.odds.salvoes import rockets
from grognard.games.operation_ww2.table.preview_tables import fire_panels


@pytest.mark.parametrize(
    ("weapon", "most", "left_out"),
    [("nebelwerfer", 2, True), ("katyusha", 2, True), ("katyusha", 100, False), ("medium-mortar", 2, False)],
)
@pytest.mark.rule("AZ-RKT-02")
def test_a_salvo_that_is_not_reckoned_is_refused_and_the_table_says_so(weapon, most, left_out, monkeypatch):
    monkeypatch.setattr(rockets, "MOST_KINDS", most)
    question = Question(attacker=f"1 {weapon}", target="2 kar98k", range=150)
    answer = arranged_odds(question)
    assert [each.message.id for each in (answer.refused,) if each is not None] == ["az-odds-salvo"] * left_out
    battle = stage(question)
    _, _, charts, notes = fire_panels(battle, battle.state.units[ATTACKER], battle.state.units[TARGET], "fire")
    assert len(charts) == 1 - left_out
    assert [note.message.id for note in notes if note.message.id == "az-note-salvo"] == ["az-note-salvo"] * left_out


@pytest.mark.rule("AZ-RKT-02")
def test_among_more_than_ten_a_salvo_is_refused_and_the_refusal_says_what_to_ask():
    question = Question(attacker="1 nebelwerfer", target="11 kar98k", range=150)
    refused = arranged_odds(question).refused
    assert refused is not None
    assert refused.message.args["most"] == rockets.CROWD
    assert arranged_odds(Question(attacker="1 nebelwerfer", target="11 kar98k", range=150, men=6)).refused is None
