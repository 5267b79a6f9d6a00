"""What may be declared with a card (AZ-INT)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    CoveringFireIntent,
    FireIntent,
    Held,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Ordered, State
from tests.games.operation_ww2.table import Idle, card, drawn_intent, play, unit

UNITS = unit("a.one", (20, 20)), unit("b.one", (20, 80)), unit("b.two", (60, 80)), unit("b.off", place="waiting")
STAY = MoveIntent("a.one.1", (), "slow")
INTENTS: dict[OrderName, Intent] = {
    "move": STAY,
    "assault": AssaultIntent("a.one.1", (), "slow", "b.one", "first"),
    "fire": FireIntent("b.one"),
    "ambush": AmbushIntent(),
    "covering-fire": CoveringFireIntent("b.one"),
}


def rules(g: Battle[State], order: OrderName, declared: Any) -> Any:
    """The rules against declaring this with unit a.one; None if it may be declared."""
    found = intent.refusal(g, g.state.units["a.one"], order, declared)
    return None if found is None else found.rules


@pytest.mark.rule("AZ-ORD-06")
def test_az_ord_06_a_card_allows_only_what_it_names():
    g = play(Idle(), *UNITS)
    for order in INTENTS:
        for kind, declared in INTENTS.items():
            assert rules(g, order, declared) == (None if kind == order else ("AZ-ORD-06",))


@pytest.mark.rule("AZ-INT-07", "AZ-INT-10")
def test_az_int_10_any_enemy_on_the_table_may_be_named():
    g = play(Idle(), *UNITS)
    assert intent.targets(g, 0) == ["b.one", "b.two"]
    assert rules(g, "fire", FireIntent("b.two")) is None
    assert rules(g, "assault", AssaultIntent("a.one.1", (), "slow", "b.two", "last")) is None
    for nobody in ("b.off", "a.one", "b.none"):
        assert rules(g, "fire", FireIntent(nobody)) == ("AZ-INT-10",)
        assert rules(g, "covering-fire", CoveringFireIntent(nobody)) == ("AZ-INT-10",)
        assert rules(g, "ambush", AmbushIntent(nobody)) == ("AZ-INT-10",)


def test_a_shot_may_be_held_for_a_mover_of_this_chain():
    move = MoveIntent("b.one.1", ((20_000, 70_000), (25_000, 70_000)), "fast")
    chain = (
        Ordered(1, "b.one", card("M8"), move, length=15_000),
        Ordered(0, "a.two", card("M7"), MoveIntent("a.two.1", (), "slow")),
        Ordered(1, "b.two", card("F6"), FireIntent("a.one")),
    )
    g = play(Idle(), *UNITS, unit("a.two", (40, 20)), chain=chain)
    for at in (0, 7_000, 15_000):
        assert rules(g, "fire", FireIntent("b.one", Held("b.one", at))) is None
        assert rules(g, "ambush", AmbushIntent("b.one", Held("b.one", at))) is None
    for at in (-1, 15_001):
        assert rules(g, "fire", FireIntent("b.one", Held("b.one", at))) == ("AZ-ANT-10",)
    for mover in ("b.two", "a.two", "b.off"):
        assert rules(g, "fire", FireIntent("b.two", Held(mover, 0))) == ("AZ-ANT-02", "AZ-ANT-08")
    assert rules(g, "fire", FireIntent("b.two", Held("b.one", 0))) == ("AZ-ANT-08",)
    assert rules(g, "ambush", AmbushIntent(None, Held("b.one", 0))) == ("AZ-ANT-08",)
    for order in INTENTS:
        listed = list(intent.listed(g, g.state.units["a.one"], order))
        assert listed
        assert all(rules(g, order, each) is None for each in listed)
    held = [each for each in intent.listed(g, g.state.units["a.one"], "fire") if isinstance(each, FireIntent)]
    assert [each.held.at for each in held if each.held] == [0, 7_500, 15_000]


def test_without_an_enemy_to_name_fire_has_no_target():
    g, empty = play(Idle(), *UNITS), play(Idle(), UNITS[0], UNITS[3])
    assert rules(g, "fire", FireIntent(None)) == ("AZ-ORD-12",)
    for order in INTENTS:
        listed = list(intent.listed(empty, empty.state.units["a.one"], order))
        assert listed
        assert all(rules(empty, order, each) is None for each in listed)
        assert rules(empty, order, drawn_intent(empty, empty.state.units["a.one"], order, Random(1))) is None
