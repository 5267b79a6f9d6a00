"""Charges laid against terrain and set off (AZ-EXP-03 to AZ-EXP-09)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.buildings import charges
from grognard.games.operation_ww2.rules.buildings.charges import GoingOff, LayingCharges
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.events.charges import ChargeLaid, ChargesWentOff, WentDown
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.ground import Primed
from grognard.games.operation_ww2.state.intents import Besides, FireIntent, MoveIntent, Priming
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from tests.games.operation_ww2.firing_line import squad
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, play, unit

WIRE = {"id": "wire", "kind": "barbed-wire", "rectangle": ((40, 70), (80, 72))}
SAPPERS = squad("a.one", (60, 51), [("kar98k", "explosive-charge"), "kar98k"])
FOE = unit("b.one", (20, 110))
LAYS = Besides(primes=(Priming("a.one.1", "wire"),))
BLOWS = Besides(detonates=(Priming("a.one.1", "wire"),))


def element(kind: str) -> dict[str, Any]:
    """A piece of this kind where the wire lies."""
    return WIRE | {"kind": kind}


def laid(turn: int = 1, model: str = "a.one.1", count: int = 1, piece: str = "wire") -> tuple[Primed, ...]:
    """Charges laid in a turn."""
    return tuple(Primed("a.one", model, piece, (60_000, 51_000), turn) for _ in range(count))


def why_not(besides: Besides, *units: Unit, moves: bool = False, **more: Any) -> tuple[str, ...]:
    """The rules against declaring this with an order."""
    g = play(Idle(), *(units or (SAPPERS, FOE)), map=ground(WIRE), **more)
    own = g.state.units["a.one"]
    declared = (
        MoveIntent("a.one.2", ((63_000, 55_000),), "slow", besides) if moves else FireIntent("b.one", None, besides)
    )
    found = intent.refusal(g, own, "move" if moves else "fire", declared)
    return () if found is None else found.rules


def blown(kind: str, dice: list[int], count: int = 1, *others: Unit, **more: Any) -> Battle[State]:
    """Charges go off against a piece of a kind."""
    start = GoingOff(0, "a.one", "a.one.1", "wire")
    return play(start, SAPPERS, FOE, *others, map=ground(element(kind)), primed=laid(count=count), dice=dice, **more)


@pytest.mark.rule("AZ-EXP-03")
def test_az_exp_03_who_carries_a_charge_lays_it_against_what_he_stands_at_and_does_not_move():
    assert why_not(LAYS) == ()
    assert why_not(LAYS, moves=True) == ("AZ-EXP-03",)
    assert why_not(Besides(primes=(Priming("a.one.2", "wire"),))) == ("AZ-EXP-03",)
    away = squad("a.one", (60, 55), [("kar98k", "explosive-charge"), "kar98k"])
    assert why_not(LAYS, away, FOE) == ("AZ-EXP-03",)
    battle = play(LayingCharges("a.one", LAYS), SAPPERS, FOE, map=ground(WIRE))
    over(battle)
    assert len(happened(battle, ChargeLaid)) == 1
    assert battle.state.units["a.one"].models[0].weapons == ("kar98k",)
    assert [charge.piece for charge in battle.state.primed] == ["wire"]


@pytest.mark.rule("AZ-EXP-03", "AZ-EXP-09")
def test_az_exp_03_it_goes_off_in_a_later_turn_by_its_owner_or_if_he_is_gone_by_another_carrier():
    assert why_not(BLOWS, primed=laid(1), turn=1) == ("AZ-EXP-03", "AZ-EXP-09")
    assert why_not(BLOWS, primed=laid(1), turn=2) == ()
    both = squad("a.one", (60, 51), [("kar98k", "explosive-charge"), ("kar98k", "explosive-charge")])
    other = Besides(detonates=(Priming("a.one.2", "wire"),))
    assert why_not(other, both, FOE, primed=laid(1), turn=2) == ("AZ-EXP-03", "AZ-EXP-09")
    assert why_not(other, both, FOE, primed=laid(1, "a.one.9"), turn=2) == ()
    assert why_not(Besides(detonates=(Priming("a.one.2", "wire"),)), primed=laid(1, "a.one.9"), turn=2) == (
        "AZ-EXP-03",
        "AZ-EXP-09",
    )


@pytest.mark.rule("AZ-EXP-03")
def test_az_exp_03_he_does_nothing_else_and_the_others_act_as_ever():
    g = play(Idle(), SAPPERS, unit("b.one", (60, 80)), map=ground(WIRE))
    idle = {each.model for each in firepower(g, SAPPERS, "b.one", "fire", LAYS).idle}
    assert idle == {"a.one.1"}


@pytest.mark.rule("AZ-EXP-04", "AZ-EXP-07")
@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("barbed-wire", 2),
        ("steel-tank-trap", 5),
        ("concrete-tank-trap", 7),
        ("armoured-door", 7),
        ("low-wall", 9),
        ("high-hedge", 9),
    ],
)
def test_az_tab_charge(kind: str, least: int):
    for die in range(1, 11):
        battle = blown(kind, [die])
        over(battle)
        (event,) = happened(battle, ChargesWentOff)
        assert isinstance(event, ChargesWentOff)
        assert event.removed is (die >= least)
        gone = not any(piece.id == "wire" for piece in battle.context.map.ground.pieces)
        assert gone is event.removed
        assert battle.state.primed == ()


@pytest.mark.rule("AZ-EXP-05")
def test_az_exp_05_a_bridge_takes_six_charges_and_takes_along_what_is_on_it():
    there = unit("b.two", (50, 49), (55, 60))
    for count, die, falls in ((5, 10, False), (6, 5, False), (6, 6, True)):
        battle = blown("bridge", [die], count, there)
        over(battle)
        kinds = [piece.kind for piece in battle.context.map.ground.pieces]
        assert kinds == (["broken-bridge"] if falls else ["bridge"])
        assert len(happened(battle, WentDown)) == falls
        assert len(battle.state.units["b.two"].models) == 2 - falls
        assert battle.state.units["b.two"].losses == falls
    assert TABLES.terrain["broken-bridge"].tracked.barred


@pytest.mark.rule("AZ-EXP-09")
def test_az_exp_09_no_template_but_for_the_option():
    near = unit("b.two", (62.5, 51))
    over(blown("barbed-wire", [5], 1, near))
    # The man who laid it, his neighbour and the enemy beside them roll.
    battle = blown("barbed-wire", [5, 9, 9, 9], 1, near, options={"primed_charge_blast": "T3_heavy"})
    while battle.decision is not None:
        battle.choose(battle.choices()[0])
    assert not battle.state.units["b.two"].models


@pytest.mark.rule("AZ-EXP-03")
def test_what_is_listed_may_be_declared():
    g = play(Idle(), SAPPERS, FOE, map=ground(WIRE), primed=laid(1), turn=2)
    own = g.state.units["a.one"]
    listed = list(charges.listed(g, own))
    assert LAYS in listed
    assert BLOWS in listed
    assert all(charges.refusal(g, own, each, moves=False) is None for each in listed)
    assert replace(LAYS, detonates=BLOWS.detonates) not in listed


@pytest.mark.rule("AZ-EXP-03")
def test_az_exp_03_who_sets_a_charge_off_stays_while_the_others_go():
    declared = MoveIntent("a.one.2", ((63_000, 55_000),), "slow", BLOWS)
    ordered = Ordered(0, "a.one", card("M5"), declared)
    g = play(Execution(), SAPPERS, FOE, map=ground(WIRE), primed=laid(), turn=2, chain=(ordered,), dice=None)
    while not g.over:
        g.choose(g.choices()[0])
    walked = [leg.model for event in happened(g, Walked) if isinstance(event, Walked) for leg in event.legs]
    assert "a.one.2" in walked
    assert "a.one.1" not in walked
