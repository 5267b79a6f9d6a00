"""Enfilade fire: a Soldier turned towards one enemy shows its back to another (chapter Enfilade fire)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.attack.enfilade import orienting
from tests.games.axis_allies_minis.table import aimed, at, labels, look, of, unit

GARAND, SHERMAN, MG, CAPTAIN = "m1-garand-rifle", "m4a1-sherman", "mg-42-machine-gun-team", "red-devil-captain"


def bonus(battle: object, id: str, target: str = "b.mg", **how: object) -> bool:
    return "AAM-ENF-02" in labels(aimed(battle, id, target, **how).die_rows)  # type: ignore[arg-type]


@pytest.mark.rule("AAM-ENF-04")
@pytest.mark.rule("AAM-ENF-01")
@pytest.mark.rule("AAM-ENF-02")
def test_a_neighbour_to_the_north_and_a_unit_three_hexes_to_the_south_east() -> None:
    battle = look(unit("a.near", GARAND, "D4"), unit("a.far", SHERMAN, "G7"), unit("b.mg", MG, "D5", "S"))
    assert bonus(battle, "a.far")
    assert aimed(battle, "a.far", "b.mg").need == 3
    assert not bonus(battle, "a.near")


@pytest.mark.rule("AAM-ENF-02")
@pytest.mark.parametrize(("place", "given"), [("D7", True), ("C6", True), ("E6", True), ("F5", False), ("D2", False)])
def test_only_from_behind_the_target(place: str, given: bool) -> None:
    battle = look(unit("a.near", GARAND, "D4"), unit("a.far", SHERMAN, place), unit("b.mg", MG, "D5"))
    assert bonus(battle, "a.far") is given


@pytest.mark.rule("AAM-ENF-03")
def test_two_units_on_opposite_sides_both_have_it() -> None:
    battle = look(unit("a.north", GARAND, "D4"), unit("a.south", GARAND, "D6"), unit("b.mg", MG, "D5"))
    assert bonus(battle, "a.north")
    assert bonus(battle, "a.south")


@pytest.mark.rule("AAM-ENF-01")
@pytest.mark.rule("AAM-ENF-07")
def test_a_unit_in_the_targets_hex_neither_turns_it_nor_gains() -> None:
    battle = look(
        unit("a.same", GARAND, "D5"), unit("a.far", SHERMAN, "D7"), unit("b.mg", MG, "D5"), unit("a.near", GARAND, "D4")
    )
    assert not bonus(battle, "a.same")
    found = orienting(battle, of(battle, "a.far"), of(battle, "b.mg"), at("D7"), at("D5"), "assault")
    assert [each.id for each in found] == ["a.near"]


@pytest.mark.rule("AAM-ENF-05")
def test_aircraft_and_passengers_do_not_turn_it_and_disrupted_units_do() -> None:
    for near, given in (
        (unit("a.near", GARAND, "D4", disrupted=True), True),
        (unit("a.near", SHERMAN, "D4", damaged=True), True),
        (unit("a.near", "p-51d-mustang", "D4"), False),
        (replace(unit("a.near", GARAND, "D4"), place="aboard", carrier="a.bus"), False),
    ):
        battle = look(near, unit("a.bus", "m3-half-track", "A1"), unit("a.far", SHERMAN, "D7"), unit("b.mg", MG, "D5"))
        assert bonus(battle, "a.far") is given


@pytest.mark.rule("AAM-ENF-05")
def test_aircraft_do_not_gain_from_it() -> None:
    battle = look(
        unit("a.near", GARAND, "D4"), unit("a.plane", "p-51d-mustang", "D7"), unit("b.mg", MG, "D5"), phase="airstrike"
    )
    assert not bonus(battle, "a.plane", occasion="airstrike")


@pytest.mark.rule("AAM-ENF-06")
@pytest.mark.parametrize(("option", "given"), [("off", False), ("on", True)])
def test_not_in_defensive_fire(option: str, given: bool) -> None:
    battle = look(
        unit("a.near", GARAND, "D4"),
        unit("a.far", SHERMAN, "D6"),
        unit("b.mg", MG, "D5"),
        options={"enfilade_on_defensive_fire": option},
    )
    assert bonus(battle, "a.far", occasion="defensive") is given
    assert aimed(battle, "a.far", "b.mg").defence == 4


@pytest.mark.rule("AAM-ENF-07")
def test_the_captain_sees_the_rear_of_the_machine_gun() -> None:
    battle = look(
        unit("a.garand", GARAND, "D6"),
        unit("a.bazooka", "bazooka", "E6"),
        unit("a.captain", CAPTAIN, "D3"),
        unit("b.mg", MG, "D5"),
    )
    given = {id: bonus(battle, id) for id in ("a.garand", "a.bazooka", "a.captain")}
    assert given == {"a.garand": False, "a.bazooka": False, "a.captain": True}


@pytest.mark.rule("AAM-ENF-08")
def test_it_makes_up_for_being_disrupted_and_needs_no_sight() -> None:
    battle = look(unit("a.near", SHERMAN, "D4"), unit("a.far", GARAND, "D6", disrupted=True), unit("b.mg", MG, "D5"))
    aim = aimed(battle, "a.far", "b.mg")
    assert (aim.need, labels(aim.die_rows)) == (4, {"AAM-HIT-03": -1, "AAM-ENF-02": 1})


@pytest.mark.rule("AAM-ENF-01")
def test_vehicles_are_not_enfiladed() -> None:
    battle = look(unit("a.near", GARAND, "D4"), unit("a.far", SHERMAN, "D7"), unit("b.tank", "panzer-iv-ausf-g", "D5"))
    assert not bonus(battle, "a.far", "b.tank")
