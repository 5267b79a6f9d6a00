"""What any position is asked about two of its units: who sees whom, and what fire would do."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import grognard
from grognard.agents import agent
from grognard.core.battle import Battle
from grognard.core.systems import systems

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))
MOST, LEAST = 500, 4

OPEN = {
    "axis_allies_minis": ("table 7 x 9", "a.one m4a1-sherman @D7", "b.two panzer-iv-ausf-g @D3/S"),
    "bolt_action": ("table 48 x 48", "a.one 5 rifle @24,30", "b.two 5 rifle @24,16"),
    "operation_ww2": (
        "table 120 x 120\nhand a M3 F5",
        "a.one 5 rifleman:m1-garand @60,70",
        "b.two 5 rifleman:kar98k @60,48",
    ),
    "wh40k5": ("table 48 x 48", "a.one tactical-squad 5 space-marine @24,30", "b.two boyz 10 @24,16"),
}
BETWEEN = {
    "axis_allies_minis": "terrain forest D5",
    "bolt_action": "piece wood copse 10,20 40,25",
    "operation_ww2": "piece building house 30,54 90,64",
    "wh40k5": "piece building house 10,20 40,25 height 6",
}


def facing(name: str, *more: str) -> Battle[Any]:
    return grognard.position("\n".join((name, *OPEN[name], *more)))


def shots(battle: Battle[Any]) -> set[tuple[str, str]]:
    """Who is offered whom as a target at this moment, by the game's own choices."""
    found = set()
    for decision in battle.decisions:
        for choice in battle.choices(decision):
            kind, choice, asked = type(choice).__name__, cast(Any, choice), cast(Any, decision)
            card = getattr(decision, "card", None)
            unit = str(getattr(choice, "unit", getattr(decision, "unit", None)))
            named = (
                kind in ("Attack", "Shoot")
                or (kind == "ShootAt" and not choice.smoke and not asked.moved and not choice.holding)
                or (kind == "FireIntent" and card is not None and card.order == "fire" and choice.held is None)
            )
            if named and choice.target is not None:
                found.add((unit, choice.target))
    return found


@EVERY_SYSTEM
def test_odds_refuse_nothing_that_a_battle_offers(name):
    battle, takes, random = grognard.battle(name, seed=3), agent("greedy"), Random(3)
    met = 0
    for _ in range(MOST):
        if battle.over or met >= LEAST:
            break
        for unit, target in sorted(shots(battle))[:3]:
            found = battle.odds(unit, target)
            assert found, (unit, target, str(found))
            assert found.view.tables or found.view.notes, (unit, target)
            met += 1
        decision = battle.decisions[0]
        battle.choose(takes(battle, decision, 1.0, random).choice, decision.seat)
    assert met


@EVERY_SYSTEM
def test_sight_is_open_over_a_bare_table_and_ends_at_what_blocks_it(name):
    bare, blocked = facing(name), facing(name, BETWEEN[name])
    state = bare.position
    for one, other in (("a.one", "b.two"), ("b.two", "a.one")):
        assert bare.sees(one, other)
        assert not blocked.sees(one, other)
        assert not blocked.odds(one, other).view.charts
        assert bare.sees(one, other).distance == bare.sees(other, one).distance > 0
        assert "does not see" in str(blocked.sees(one, other))
    assert bare.odds("a.one", "b.two").view.charts
    assert bare.position == state


@EVERY_SYSTEM
def test_what_a_choice_would_do_is_told_and_nothing_is_done(name):
    battle = grognard.position(systems()[name].notation.example)
    before = battle.position
    told = [str(battle.preview(choice)) for choice in battle.choices()]
    assert any(told)
    assert battle.position == before


@EVERY_SYSTEM
def test_units_that_cannot_be_asked_about_are_refused_by_name(name):
    battle = facing(name, OPEN[name][2].replace("b.two", "b.gone").partition("@")[0] + "lost")
    for ask in (battle.sees, battle.odds):
        with pytest.raises(grognard.InputError, match=r"a\.none"):
            ask("a.none", "b.two")
        with pytest.raises(grognard.InputError, match=r"b\.gone"):
            ask("a.one", "b.gone")
        with pytest.raises(grognard.InputError, match="itself"):
            ask("a.one", "a.one")
    more = facing(name, OPEN[name][1].replace("a.one", "a.other").replace("@24,30", "@24,40").replace("@D7", "@C7"))
    with pytest.raises(grognard.InputError, match="one side"):
        more.odds("a.one", "a.other")
    assert isinstance(bool(more.sees("a.one", "a.other")), bool)


def test_who_is_asked_for_a_card_must_hold_one():
    lines = OPEN["operation_ww2"]
    with pytest.raises(grognard.InputError, match="hand a M3 F5"):
        grognard.position("\n".join(("operation_ww2", "table 120 x 120", *lines[1:])))
    with pytest.raises(grognard.InputError, match="hand b M3 F5"):
        grognard.position("\n".join(("operation_ww2", *lines, "asks chain b")))
