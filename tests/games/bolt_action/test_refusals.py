"""What a person is told when a choice is refused: whole sentences, every place in them filled."""

import re

import pytest

from grognard.core.words import english
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import GiveOrder, Walk
from tests.games.bolt_action.table import play, squad, walk, way
from tests.games.playing import piece


def sentence(battle, choice):
    """The refusal of a choice in English."""
    refusal = battle.refusal(choice)
    assert refusal is not None
    return english(refusal.message)


def test_the_ground_that_bars_a_run_is_named():
    battle = play(OrdersPhase(), squad("a.one", 10, 30), pieces=(piece("wood", 9, 29, 12, 31),), dice=(1,))
    assert sentence(battle, GiveOrder("a.one", "run")) == (
        "The unit may not Run: one of its men stands in ground that bars it (wood)."
    )


def test_a_walk_too_far_names_both_lengths():
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30))
    assert sentence(battle, walk(battle, "a.one", 0, -7.25)) == 'This man would walk 7.3"; the limit is 6.0".'
    assert sentence(battle, walk(battle, "a.one", 0, -6.01)) == 'This man would walk 6.1"; the limit is 6.0".'


@pytest.mark.parametrize(
    "choice",
    [
        Walk(()),
        Walk((way("a.one.1", (10, 48)),)),
        Walk((way("a.one.1", (10, 34)),)),
        Walk((way("a.one.1", (10, 26.2)),)),
        Walk((way("a.one.1", (10.6, 30)),)),
        Walk((way("a.one.1", (10, 29)),), 90_000),
    ],
)
def test_every_refusal_is_a_sentence_without_gaps(choice):
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30, men=2), squad("b.foe", 10, 25))
    text = sentence(battle, choice)
    assert re.fullmatch(r"[A-Z][^\[{$]*\.", text)
