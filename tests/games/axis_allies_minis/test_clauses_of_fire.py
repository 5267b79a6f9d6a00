"""Single clauses of the chapters Range to Cover, Aircraft, Enfilade and Grazing fire, each decided by it alone."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.attack import AttackAction
from grognard.games.axis_allies_minis.attacks import listed, refusal
from grognard.games.axis_allies_minis.choices import Attack
from grognard.games.axis_allies_minis.enfilade import enfiladed
from grognard.games.axis_allies_minis.events.attack import Attacked
from grognard.games.axis_allies_minis.grazing import ChooseGrazed, grazed
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.attackers import FIGHTER, GARAND, MAUSER, MUSTANG, PANZER, SHERMAN
from tests.games.axis_allies_minis.moves import why_not
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, of, play, unit
from tests.games.playing import answer, asked, happened, over

# ---- aircraft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-AIR-03")
@pytest.mark.parametrize(
    ("place", "picked", "faces"),
    [("D7", None, "N"), ("E9", Direction.N, "N"), ("E9", Direction.NW, "NW"), ("C9", Direction.N, "N")],
)
def test_an_attacking_aircraft_faces_the_side_of_its_target_the_owner_s_pick_at_a_corner(
    place: str, picked: Direction | None, faces: str
) -> None:
    plane, tank = (
        unit("a.plane", MUSTANG, place, "S"),
        unit("b.tank", PANZER, {"D7": "D5", "E9": "D7", "C9": "D7"}[place]),
    )
    battle = play(
        AttackAction(Attack("a.plane", "b.tank", facing=picked)), plane, tank, phase="airstrike", dice=(1,) * 2
    )
    over(battle)
    assert of(battle, "a.plane").facing.value == faces


@pytest.mark.rule("AAM-AIR-09")
def test_over_its_target_an_aircraft_keeps_its_facing_and_is_not_met_in_front() -> None:
    plane, tank = unit("a.plane", MUSTANG, "D7", "SW"), unit("b.tank", PANZER, "D7", "N")
    over(battle := play(AttackAction(Attack("a.plane", "b.tank")), plane, tank, phase="airstrike", dice=(1,) * 3))
    assert of(battle, "a.plane").facing is Direction.SW
    rifle = unit("b.rifle", MAUSER, "D7")
    assert aimed(look(plane, rifle), "b.rifle", "a.plane").need == 5
    assert aimed(look(plane, unit("b.rifle", MAUSER, "C8")), "b.rifle", "a.plane").need == 4


@pytest.mark.rule("AAM-AIR-10")
@pytest.mark.parametrize("phase", ["movement", "assault"])
def test_aircraft_never_move_after_they_are_placed(phase: str) -> None:
    plane = unit("a.plane", MUSTANG, "D7")
    assert why_not("a.plane", "D6", plane, phase=phase) == ("aam-refused-aircraft", ("AAM-AIR-10",))


# ---- enfilade ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-ENF-01", "AAM-ENF-05", "AAM-ENF-06")
@pytest.mark.parametrize(
    ("shooter", "target", "occasion", "found"),
    [
        (GARAND, MAUSER, "assault", True),
        (GARAND, "pak-38-anti-tank-gun", "assault", True),
        (SHERMAN, MAUSER, "assault", True),
        (GARAND, PANZER, "assault", False),
        (GARAND, FIGHTER, "assault", False),
        (MUSTANG, MAUSER, "assault", False),
        (GARAND, MAUSER, "overwatch", False),
    ],
)
def test_soldiers_are_enfiladed_by_ground_units_in_the_assault_phase(
    shooter: str, target: str, occasion: str, found: bool
) -> None:
    units = unit("a.unit", shooter, "D9"), unit("a.friend", GARAND, "D6"), unit("b.unit", target, "D7")
    battle = look(*units)
    assert enfiladed(battle, units[0], units[2], at("D9"), at("D7"), occasion) is found


# ---- grazing fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-GRAZE-01", "AAM-SA-03")
def test_only_a_double_shot_of_the_assault_phase_may_end_in_grazing_fire(cards: CardBox) -> None:
    foes = unit("b.rifle", MAUSER, "D5"), unit("b.mate", MAUSER, "D5")
    for card, phase, may in (
        ("m1919-mg", "assault", True),
        (GARAND, "assault", False),
        (cards.make(MUSTANG, "double-shot"), "airstrike", False),
    ):
        battle = look(unit("a.unit", card, "D7"), *foes, phase=phase)
        assert {attack.grazing for attack in listed(battle, of(battle, "a.unit"))} == (
            {False, True} if may else {False}
        )
        found = refusal(battle, of(battle, "a.unit"), Attack("a.unit", "b.rifle", grazing=True))
        assert (found is None) is may


@pytest.mark.rule("AAM-GRAZE-06", "AAM-GRAZE-02", "AAM-GRAZE-04")
def test_grazing_follows_a_miss_in_any_order_with_dice_enfilade_and_row_of_its_own() -> None:
    units = (
        unit("a.mg", "m1919-mg", "D7"),
        unit("a.friend", GARAND, "D4"),
        unit("b.main", MAUSER, "D4"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D5"),
    )
    battle = play(AttackAction(Attack("a.mg", "b.main", grazing=True)), *units, dice=(*(1,) * 8, *(6,) * 3, *(6,) * 8))
    assert [choice.target for choice in asked(battle, ChooseGrazed).choices(battle)] == ["b.rifle", "b.tank"]
    over(answer(battle, Attack("a.mg", "b.tank")))
    found = [(event.target, event.dice, event.need) for event in happened(battle, Attacked)]
    assert found == [("b.main", 8, 4), ("b.tank", 3, 4), ("b.rifle", 8, 3)]


@pytest.mark.rule("AAM-GRAZE-04", "AAM-SA-46")
def test_whom_the_gun_could_not_attack_it_does_not_graze(cards: CardBox) -> None:
    gun, main = unit("a.mg", "m1919-mg", "D7"), unit("b.main", MAUSER, "D4")
    hidden = unit("b.hidden", cards.make(MAUSER, "camouflaged"), "D4")
    assert grazed(look(gun, main, hidden), gun, main) == []
    shown = unit("b.hidden", cards.make(MAUSER, "camouflaged"), "D4", exposed=True)
    assert grazed(look(gun, main, shown), gun, main) == [shown]
