"""A page asks what a computer player would do: it is told the move, why, and the line that is reckoned with."""

from __future__ import annotations

import grognard
from grognard.core.records import to_builtins
from grognard.server import tasks


def asked(talk):
    """The id of a question that is no roll."""
    return talk.hello()["decision"]["id"]


def hint_of(talk):
    return talk.until(lambda one: one["type"] == "hint")


def test_a_hint_is_a_choice_that_is_accepted_with_its_reason_and_line(server):
    id = server.begin(system="axis_allies_minis", seed=3)
    with server.talk(id) as talk:
        question, seat = asked(talk), server.battle(id).decision.seat
        talk.say(type="hint", decision=question, player="greedy")
        hint = hint_of(talk)
        assert hint["wrong"] is None
        assert hint["decision"] == question
        assert hint["reason"]["id"]
        first = hint["line"][0]
        assert first["side"] == seat
        assert first["worlds"] == hint["worlds"] >= 1
        assert all(step["told"] for step in hint["line"])
        assert all(one["worlds"] >= other["worlds"] for one, other in zip(hint["line"], hint["line"][1:], strict=False))
        talk.say(type="choose", decision=question, choice=hint["choice"])
        assert talk.until(lambda one: one["type"] in ("update", "refused"))["type"] == "update"


def test_of_a_player_there_is_none_of_and_of_an_old_question_it_is_said(server):
    id = server.begin(system="axis_allies_minis", seed=3)
    with server.talk(id) as talk:
        question = asked(talk)
        for player, number in (("nobody", question), ("/etc/passwd.py:x", question), ("greedy", question + 40)):
            talk.say(type="hint", decision=number, player=player)
            hint = hint_of(talk)
            assert hint["player"] == player
            assert hint["wrong"] is not None
            assert hint["choice"] is None


def test_the_same_question_has_the_same_hint_and_no_secret_of_the_other_side_changes_it(monkeypatch):
    """What the other side has bid is drawn anew before anybody thinks about it."""
    monkeypatch.setattr(tasks, "followed", lambda *_: None)
    battle = grognard.battle("operation_ww2", seed=5)
    while type(battle.decision).__name__ != "ChooseBid":
        battle.choose(battle.choices()[0])
    texts = []
    seat = battle.decisions[1].seat
    for bid in battle.choices(battle.decisions[0])[:2]:
        secretly = battle.clone()
        secretly.choose(bid, battle.decisions[0].seat)
        lines = secretly.save_text().splitlines()
        tasks._replays.clear()
        hint = tasks.hinted("x", lines, seat, 1, "greedy", "a chance")
        texts.append(to_builtins((hint.choice, hint.reason)))
    assert texts[0] == texts[1]
