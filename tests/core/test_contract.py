"""The contract passes a sound game, and fails one for each promise it breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core import contract
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.systems import System
from grognard.core.wire.questions import Option
from tests.core import stones as game
from tests.core.stones import STONES, Agreed, AskTake, Bid, StoneRules, StoneTable, Take


def begun(seed: int = 1, system: System = STONES) -> Battle[Any]:
    return Battle(system, Agreed(), Stream(seed))


def check(seed: int = 1, system: System = STONES) -> None:
    contract.check_system(system)
    contract.check_battle(begun(seed, system), Random(seed))


def check_some() -> None:
    """Enough battles for every kind of event to happen."""
    for seed in range(9):
        check(seed)


@pytest.mark.parametrize("seed", range(20))
def test_a_sound_game_passes(stones, seed):
    battle = begun(seed)
    contract.check_battle(battle, Random(seed))
    assert battle.over
    assert sum(battle.result.points) >= 5


def test_a_decision_without_choices_fails(stones, monkeypatch):
    monkeypatch.setattr(AskTake, "choices", lambda self, g: [])
    with pytest.raises(AssertionError, match="lists no choice"):
        check()


def test_a_listed_choice_refused_fails(stones, monkeypatch):
    monkeypatch.setattr(AskTake, "choices", lambda self, g: [Take(9)])
    monkeypatch.setattr(AskTake, "refusal", lambda self, g, choice: Refused(say("refused-not-offered")))
    with pytest.raises(AssertionError, match="but refuses it"):
        check()


def test_a_choice_accepted_but_not_listed_fails(stones, monkeypatch):
    monkeypatch.setattr(AskTake, "refusal", lambda self, g, choice: None)
    with pytest.raises(AssertionError, match="but does not list it"):
        check()


def test_a_refusal_that_changes_the_battle_fails(stones, monkeypatch):
    def refusal(self, g, choice):
        if choice in self.candidates(g):
            return None
        g.emit(game.Heaped(1))
        return Refused(say("refused-not-offered"))

    monkeypatch.setattr(AskTake, "refusal", refusal)
    with pytest.raises(AssertionError, match="changed the battle"):
        check()


def test_a_battle_without_end_fails(stones, monkeypatch):
    monkeypatch.setattr(game.Took, "apply", lambda self, state: state)
    with pytest.raises(AssertionError, match="not over after 50"):
        contract.check_battle(begun(), Random(1), every=1000, bound=50)


def test_chance_beside_the_dice_fails(stones, monkeypatch):
    random = Random(1)
    monkeypatch.setattr(
        game.Took, "apply", lambda self, state: replace(state, stones=max(state.stones - random.randint(1, 3), 0))
    )
    with pytest.raises(AssertionError, match=r"met other dice|plays on otherwise"):
        check()


def test_a_list_where_a_tuple_was_meant_fails(stones, monkeypatch):
    monkeypatch.setattr(game.Robbed, "apply", lambda self, state: replace(state, robbed=[*state.robbed, self.seat]))
    with pytest.raises(AssertionError, match="not equal"):
        check_some()


def test_a_secret_told_fails(stones, monkeypatch):
    one, other = begun(), begun()
    for battle in (one, other):
        battle.choose(Bid(3), 0)
        battle.choose(Bid(1), 1)
    one.choose(Take(1))
    other.choose(Take(2))
    contract.check_secret(one, other, 1)
    contract.check_secret(one, other, None)
    with pytest.raises(AssertionError, match="the scene tells seat 0 a secret"):
        contract.check_secret(one, other, 0)
    monkeypatch.setattr(game.Took, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError, match="the log tells seat 1 a secret"):
        contract.check_secret(one, other, 1)


def test_a_sentence_without_words_fails(stones, monkeypatch):
    monkeypatch.setattr(game, "WORDS", say("refused-over", why=say("words-nobody-wrote")))
    with pytest.raises(AssertionError, match="no words for words-nobody-wrote"):
        check()


def test_an_option_that_is_refused_fails(stones, monkeypatch):
    original = StoneTable.present

    def present(table, battle, decision):
        view = original(table, battle, decision)
        return replace(view, options=[Option(game.WORDS, {"type": "Take", "stones": 7})])

    monkeypatch.setattr(StoneTable, "present", present)
    with pytest.raises(AssertionError, match="offered, but refused"):
        check()


def test_types_of_one_name_fail(stones, monkeypatch):
    monkeypatch.setattr(StoneRules, "choice_types", (Bid, Bid))
    with pytest.raises(AssertionError, match="share a name"):
        check()
