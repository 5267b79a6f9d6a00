"""Guns on the move (AZ-ART-09, AZ-MOV-11)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.movement import pushing
from grognard.games.operation_ww2.rules.movement.pushing import ChooseServing, Pushing
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import Machine, Model, Ordered, Unit
from tests.games.operation_ww2.table import Idle, card, ground, over, person, play, refused, same_from_text, unit

FOE = unit("b.one", (20, 20))


def gun(at: tuple[float, float] = (60, 80), weapon: str = "pak-40", size: tuple[float, float] = (6, 3)) -> Model:
    """A gun that points up the table."""
    length, width = (round(each * 1000) for each in size)
    return Model(
        round(at[0] * 1000),
        round(at[1] * 1000),
        3354,
        id="a.gun.1",
        role="gun",
        weapons=(weapon,),
        length=length,
        width=width,
        machine=Machine(),
    )


def battery(*men: tuple[float, float], **fields: Any) -> Unit:
    """A gun at (60, 80) and its crew."""
    crew = tuple(person(f"a.gun.{number}", at) for number, at in enumerate(men, 2))
    return replace(unit("a.gun"), models=(gun(**fields), *crew))


CREW = battery((57.5, 80), (62.5, 80), (60, 86))


def declared(
    way: tuple[tuple[float, float], ...] = (), speed: Speed = "slow", facing: float | None = None
) -> MoveIntent:
    """A Move that pushes the gun through these places and turns it."""
    places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
    return MoveIntent("a.gun.1", places, speed, Besides(facing=None if facing is None else round(facing * 1000)))


def why_not(squad: Unit, move: MoveIntent, **more: Any) -> tuple[str, ...]:
    """The rules against a Move of a gun."""
    battle = play(Idle(), squad, FOE, **more)
    found = intent.refusal(battle, battle.state.units["a.gun"], "move", move)
    return () if found is None else found.rules


@pytest.mark.rule("AZ-ART-09")
def test_az_art_09_two_men_who_touch_the_gun_push_it():
    assert why_not(CREW, declared(((60, 76),))) == ()
    assert why_not(battery((57.5, 80), (60, 86)), declared(((60, 76),))) == ("AZ-ART-09",)
    lying = replace(CREW, models=(*CREW.models[:1], replace(CREW.models[1], posture="scared"), *CREW.models[2:]))
    assert why_not(lying, declared(((60, 76),))) == ("AZ-ART-09",)


@pytest.mark.rule("AZ-MOV-01", "AZ-ART-09")
@pytest.mark.parametrize(
    ("weapon", "size", "speed", "most"),
    [
        ("pak-40", (6, 3), "slow", 5),
        ("pak-40", (6, 3), "fast", 10),
        ("105-mm-howitzer", (8, 4), "slow", 3),
        ("105-mm-howitzer", (8, 4), "fast", 5),
    ],
)
def test_az_tab_move_how_far_guns_are_pushed(weapon: str, size: tuple[float, float], speed: Speed, most: float):
    half = size[1] / 2 + 1
    squad = battery((60 - half, 80), (60 + half, 80), weapon=weapon, size=size)
    assert why_not(squad, declared(((60, 80 - most),), speed)) == ()
    assert why_not(squad, declared(((60, 80 - most - 0.1),), speed)) == ("AZ-MOV-01",)


@pytest.mark.rule("AZ-MOV-11")
def test_az_mov_11_a_gun_is_turned_with_a_move_and_its_men_go_with_it():
    move = declared(facing=90)
    assert why_not(CREW, move) == ()
    battle = play(Pushing(Ordered(0, "a.gun", card("M5"), move)), CREW, FOE)
    assert isinstance(battle.decision, ChooseServing)
    same_from_text(battle)
    (followed,) = battle.choices()
    # A quarter turn to the right takes the man on the left to the top and the one behind to the left.
    assert followed == Follow(
        (Leg("a.gun.2", ((60_000, 77_500),)), Leg("a.gun.3", ((60_000, 82_500),)), Leg("a.gun.4", ((54_000, 80_000),)))
    )
    away = Follow((Leg("a.gun.2", ((60_000, 77_500),)), Leg("a.gun.3", ((66_000, 82_000),)), Leg("a.gun.4", ())))
    assert refused(battle, away) == ("AZ-MOV-11", "AZ-ART-09")
    battle.choose(followed)
    over(battle)
    assert battle.state.units["a.gun"].models[0].facing == 90_000


@pytest.mark.rule("AZ-MOV-11")
def test_az_mov_11_turning_takes_a_move_order_but_for_the_option():
    turning = AssaultIntent("a.gun.1", (), "slow", "b.one", "first", Besides(facing=90_000))
    for option, rules in (("move_order", ("AZ-MOV-11", "AZ-ORD-12")), ("free", None)):
        battle = play(Idle(), CREW, FOE, options={"gun_turn": option})
        found = intent.refusal(battle, battle.state.units["a.gun"], "assault", turning)
        assert (found and found.rules) == rules


@pytest.mark.rule("AZ-ART-09", "AZ-EXE-09")
def test_az_exe_09_a_gun_whose_crew_fell_stays_where_it_is():
    alone = battery((57.5, 80))
    battle = play(Pushing(Ordered(0, "a.gun", card("M5"), declared(((60, 76),)))), alone, FOE)
    over(battle)
    assert battle.state.units["a.gun"] == alone


@pytest.mark.rule("AZ-DEF-02", "AZ-TER-01")
def test_az_def_02_a_gun_pays_for_ground_as_infantry():
    hedge = ground({"id": "hedge", "kind": "low-hedge", "rectangle": ((50, 42), (70, 43))})
    over_it = declared(((60, 74),), "fast")
    assert why_not(CREW, over_it, map=hedge) == ("AZ-MOV-01",)
    river = ground({"id": "river", "kind": "deep-river", "rectangle": ((50, 42), (70, 43))})
    assert why_not(CREW, over_it, map=river) == ("AZ-TER-01",)


@pytest.mark.rule("AZ-MOV-11", "AZ-ART-09")
def test_what_is_listed_and_picked_for_a_gun_is_accepted():
    battle = play(Idle(), CREW, FOE)
    squad = battle.state.units["a.gun"]
    listed = list(intent.listed(battle, squad, "move"))
    assert len(listed) > 10
    assert all(intent.refusal(battle, squad, "move", each) is None for each in listed)
    assert {each[2] for each in pushing.listed(battle, squad, squad.models[0])} > {None, 90_000}


@pytest.mark.rule("AZ-EXE-07", "AZ-ART-12")
def test_az_exe_07_a_crew_that_assaults_goes_itself_and_the_gun_stays():
    assault = AssaultIntent("a.gun.4", ((60_000, 90_000),), "slow", None, "last")
    squad = battery((57.5, 84.6), (62.5, 84.6), (60, 86))
    chain = (Ordered(0, "a.gun", card("A4"), assault, length=4_000),)
    battle = play(Execution(), squad, FOE, chain=chain)
    while not battle.over:
        battle.choose(battle.choices()[0])
    piece, *_, man = battle.state.units["a.gun"].models
    assert (piece.x, piece.y) == (60_000, 80_000)
    assert (man.x, man.y) == (60_000, 90_000)


@pytest.mark.rule("AZ-MOV-11", "AZ-MOV-05")
def test_az_mov_11_who_does_not_push_is_not_left_behind():
    squad = battery((57.5, 80), (62.5, 80), (60, 88))
    battle = play(Pushing(Ordered(0, "a.gun", card("M4"), declared(((60, 70),), "fast"))), squad, FOE)
    decision = battle.decision
    assert isinstance(decision, ChooseServing)
    usual = decision.choices(battle)[0]
    assert isinstance(usual, Follow)
    behind = Follow(tuple(Leg(leg.model, ()) if leg.model == "a.gun.4" else leg for leg in usual.legs))
    assert refused(battle, behind) == ("AZ-MOV-05",)
