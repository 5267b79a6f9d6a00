"""Grazing fire: along the line at everybody near the main target (chapter Grazing fire)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction, AttackAgain
from grognard.games.axis_allies_minis.rules.attack.attacks import listed
from grognard.games.axis_allies_minis.rules.attack.grazing import ChooseGrazed, grazed
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import Attack, Decline
from grognard.games.axis_allies_minis.state.events.attack import Attacked
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import aimed, look, of, play, terrain, unit
from tests.games.playing import answer, asked, happened, over

GARAND, MG, MAUSER = "m1-garand-rifle", "mg-42-machine-gun-team", "mauser-kar-98k"
MISS = (1,) * 8


def names(battle: object, target: str, shooter: str = "b.mg") -> set[str]:
    return {each.id for each in grazed(battle, of(battle, shooter), of(battle, target))}  # type: ignore[arg-type]


@pytest.mark.rule("AAM-GRAZE-05")
@pytest.mark.rule("AAM-GRAZE-01")
def test_an_mg_42_grazes_a_garand_and_a_gun_and_not_the_captain() -> None:
    battle = play(
        AttackAction(Attack("b.mg", "a.bazooka", grazing=True)),
        unit("b.mg", MG, "D9"),
        unit("a.bazooka", "bazooka", "D6"),
        unit("a.garand", GARAND, "D7"),
        unit("a.gun", "6-pounder-anti-tank-gun", "D6"),
        unit("a.captain", "red-devil-captain", "C6"),
        dice=(*MISS, 6, 6, 6, 1, 1, 1, 1, 1, *MISS),
    )
    assert asked(battle, ChooseGrazed).left == ("a.garand", "a.gun")
    answer(battle, Attack("b.mg", "a.gun"))
    over(battle)
    made = [(each.target, each.occasion, each.dice) for each in happened(battle, Attacked)]
    assert made == [("a.bazooka", "assault", 8), ("a.gun", "grazing", 8), ("a.garand", "grazing", 8)]
    assert of(battle, "a.gun").hits == ("disrupted",)
    assert not of(battle, "a.captain").hits


@pytest.mark.rule("AAM-GRAZE-02")
@pytest.mark.rule("AAM-GRAZE-03")
@pytest.mark.rule("AAM-GRAZE-04")
def test_hexes_the_line_runs_along_are_touched_and_those_behind_are_not() -> None:
    battle = look(
        unit("b.mg", MG, "C5"),
        unit("a.main", GARAND, "D6"),
        unit("a.left", GARAND, "D5"),
        unit("a.right", GARAND, "C6"),
        unit("a.same", GARAND, "D6"),
        unit("a.behind", GARAND, "D7"),
        unit("a.beside", GARAND, "E6"),
        unit("b.friend", MAUSER, "D5"),
    )
    assert names(battle, "a.main") == {"a.left", "a.right", "a.same"}


@pytest.mark.rule("AAM-GRAZE-02")
def test_only_units_adjacent_to_the_main_target() -> None:
    battle = look(
        unit("b.mg", MG, "D10"),
        unit("a.main", GARAND, "D6"),
        unit("a.near", GARAND, "D7"),
        unit("a.far", GARAND, "D8"),
    )
    assert names(battle, "a.main") == {"a.near"}


@pytest.mark.rule("AAM-GRAZE-03")
def test_in_its_own_hex_it_grazes_those_in_it() -> None:
    battle = look(
        unit("b.mg", MG, "D6"), unit("a.main", GARAND, "D6"), unit("a.same", GARAND, "D6"), unit("a.near", GARAND, "D5")
    )
    assert names(battle, "a.main") == {"a.same"}


@pytest.mark.rule("AAM-GRAZE-06")
@pytest.mark.rule("AAM-GRAZE-04")
def test_each_needs_sight_and_dice_and_has_its_own_row_and_cover() -> None:
    battle = look(
        unit("b.mg", MG, "D9"),
        unit("a.main", GARAND, "D6"),
        unit("a.tank", "m4a1-sherman", "D7"),
        unit("a.plane", "p-51d-mustang", "D7"),
        unit("a.rifle", GARAND, "D7"),
        map=ground(terrain(D7="S")),
    )
    assert names(battle, "a.main") == {"a.tank", "a.plane", "a.rifle"}
    assert [aimed(battle, "b.mg", id, occasion="grazing").dice for id in ("a.tank", "a.plane", "a.rifle")] == [3, 8, 8]
    covers = [aimed(battle, "b.mg", id, occasion="grazing").cover for id in ("a.tank", "a.plane", "a.rifle")]
    assert [cover and cover.need for cover in covers] == [5, None, 4]


@pytest.mark.rule("AAM-GRAZE-01")
@pytest.mark.rule("AAM-SA-03")
def test_it_is_declared_with_the_first_attack_and_only_by_double_shot() -> None:
    units = (
        unit("b.rifle", MAUSER, "D7"),
        unit("b.mg", MG, "D7"),
        unit("a.main", GARAND, "D6"),
        unit("a.same", GARAND, "D6"),
    )
    battle = look(*units)
    assert not any(each.grazing for each in listed(battle, of(battle, "b.rifle")))
    assert {each.grazing for each in listed(battle, of(battle, "b.mg"))} == {False, True}
    made = (Attack("b.mg", "a.main"),)
    assert {each.grazing for each in listed(battle, of(battle, "b.mg"), made)} == {False}
    battle = look(unit("b.mg", MG, "D7"), unit("a.main", GARAND, "D6"))
    refusal = Activate(1).refusal(battle, Attack("b.mg", "a.main", grazing=True))
    assert refusal is not None
    assert refusal.rules == ("AAM-GRAZE-01", "AAM-GRAZE-02")


@pytest.mark.rule("AAM-GRAZE-01")
@pytest.mark.rule("AAM-SA-03")
def test_without_grazing_fire_a_second_attack_is_offered() -> None:
    battle = play(
        AttackAction(Attack("b.mg", "a.main")),
        unit("b.mg", MG, "D7"),
        unit("a.main", GARAND, "D5"),
        dice=(*MISS, *MISS),
    )
    decision = asked(battle, AttackAgain)
    assert list(battle.choices()) == [Attack("b.mg", "a.main"), Decline()]
    assert decision.refusal(battle, Attack("b.mg", "a.main", grazing=True)) is not None
    answer(battle, Attack("b.mg", "a.main"))
    over(battle)
