"""Stairs and doorways (chapter Inside buildings)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.games.operation_ww2.data.maps import BuildingRow, InnerWall, Opening, load_map
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import inner_walls, rooms
from grognard.games.operation_ww2.rules.movement import pushing, ways
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.table import Idle, ground, person, play, unit

ON = {"inside_buildings": "on"}


def house(wide: float, deep: float, storeys: int = 2) -> dict[str, Any]:
    """A building whose top left corner is 40 cm from both edges, with a door in the middle of its bottom wall."""
    door = Opening(kind="door", at=(40 + wide / 2, 80 - deep))
    row = BuildingRow(material="brick", storeys=storeys, openings=(door,))
    return {"id": "house", "kind": "building", "rectangle": ((40, 80), (40 + wide, 80 - deep)), "building": row}


def why(
    own: Unit, to: tuple[float, float], storey: int, size: tuple[float, float], *others: Unit, **options: str
) -> tuple[str, ...]:
    """The rules against walking there."""
    g = play(Idle(), own, *(others or (unit("b.one", (110, 10)),)), map=ground(house(*size)), options=ON | options)
    end = (round(to[0] * 1000), round(to[1] * 1000))
    found = ways.refusal(g, own, "move", own.models[0].id, (end,), "fast", Besides(storey=storey))
    return () if found is None else found.rules


SMALL, MEDIUM, LARGE = (9, 12), (12, 13), (20, 22)


@pytest.mark.rule("AZ-RMS-01", "AZ-RMS-06")
@pytest.mark.parametrize(
    ("size", "stairs", "rules"),
    [
        (SMALL, "large_and_huge", ()),
        (MEDIUM, "large_and_huge", ()),
        (LARGE, "large_and_huge", ("AZ-RMS-06",)),
        (SMALL, "all_but_small", ()),
        (MEDIUM, "all_but_small", ("AZ-RMS-06",)),
        (LARGE, "all_but_small", ("AZ-RMS-06",)),
    ],
)
def test_az_rms_06_larger_buildings_have_stairs_in_the_middle(
    size: tuple[float, float], stairs: str, rules: tuple[str, ...]
):
    inside = unit("a.one", (42, 42))
    assert why(inside, (42, 44), 1, size, stairs=stairs) == rules
    assert why(inside, (42, 44), 0, size, stairs=stairs) == ()
    assert why(inside, (42, 44), 1, size, stairs=stairs, inside_buildings="off") == ()
    beside = unit("a.one", (40 + size[0] / 2 - 2, 40 + size[1] / 2))
    assert why(beside, (40 + size[0] / 2, 40 + size[1] / 2), 1, size, stairs=stairs) == ()


@pytest.mark.rule("AZ-RMS-01")
def test_az_rms_01_in_small_buildings_the_height_is_measured():
    """From floor to floor it is 5 cm: who walks 2 cm and climbs one pays for both, and for the building."""
    g = play(Idle(), unit("a.one", (42, 42)), unit("b.one", (110, 10)), map=ground(house(*SMALL)), options=ON)
    one = g.state.units["a.one"].models[0]
    assert ways.climbed(g, one, ((42_000, 44_000),), 1) == g.context.tables.features["storey"].height


@pytest.mark.rule("AZ-RMS-03")
def test_az_rms_03_a_doorway_that_an_enemy_holds_is_closed_until_he_is_gone():
    outside, inside = unit("a.one", (44.5, 54)), (44.5, 50)
    at_the_door, in_the_corner = unit("b.one", (45.5, 51.5)), unit("b.one", (41.5, 41.5))
    assert why(outside, inside, 0, SMALL, at_the_door) == ("AZ-RMS-03",)
    assert why(outside, inside, 0, SMALL, in_the_corner) == ()
    assert why(outside, inside, 0, SMALL, at_the_door, inside_buildings="off") != ("AZ-RMS-03",)
    assert why(outside, inside, 0, SMALL, unit("a.two", (45.5, 51.5)), unit("b.one", (110, 10))) == ()


@pytest.mark.rule("AZ-RMS-05")
def test_az_rms_05_guns_come_in_through_an_opening_as_wide_as_they_are_and_stay_on_the_ground():
    """A medium gun is 3 cm wide, a gap 4, a door 2."""

    def why_not(kind: str, wide: float, **options: str) -> tuple[str, ...]:
        opening = Opening(kind=kind, at=(50, 60))  # type: ignore[arg-type]
        row = BuildingRow(material="brick", storeys=2, openings=(opening,))
        barn = {"id": "barn", "kind": "building", "rectangle": ((40, 80), (60, 60)), "building": row}
        gun = person("a.gun.1", (50, 60.1), role="gun", weapons=("pak-40",), length=6000, width=round(wide * 1000))
        beside = wide / 2 + 1
        crew = [person(f"a.gun.{n}", (50 + (2 * n - 5) * beside, 61), role="gunner") for n in (2, 3)]
        own = replace(unit("a.gun"), models=(replace(gun, facing=0), *crew))
        g = play(Idle(), own, unit("b.one", (110, 10)), map=ground(barn), options=ON | options)
        found = pushing.refusal(g, own, gun, "move", ((50_000, 59_900),), "fast", None)
        return () if found is None else found.rules

    assert why_not("gap", 3) == ()
    assert why_not("gap", 5) == ("AZ-TER-01",)
    assert why_not("door", 3) == ("AZ-TER-01",)
    assert why_not("gap", 3, inside_buildings="off") == ("AZ-TER-01",)


# ---- rooms -------------------------------------------------------------------------------------------------------


def divided(*walls: InnerWall, special: bool = False, wide: float = 20, deep: float = 12) -> dict[str, Any]:
    """A building whose top left corner is 40 cm from both edges, with inner walls; places from the bottom left."""
    door = Opening(kind="door", at=(45, 80 - deep))
    row = BuildingRow(material="brick", openings=(door,), walls=walls, special=special)
    return {"id": "house", "kind": "building", "rectangle": ((40, 80), (40 + wide, 80 - deep)), "building": row}


MIDDLE = InnerWall(line=((50, 68), (50, 80)), doors=((50, 74),))


def through(own: Unit, to: tuple[float, float], *others: Unit, **options: str) -> tuple[str, ...]:
    """The rules against walking there in a building of two rooms."""
    g = play(Idle(), own, *(others or (unit("b.one", (110, 10)),)), map=ground(divided(MIDDLE)), options=ON | options)
    end = (round(to[0] * 1000), round(to[1] * 1000))
    found = ways.refusal(g, own, "move", own.models[0].id, (end,), "fast")
    return () if found is None else found.rules


@pytest.mark.rule("AZ-RMS-02")
def test_az_rms_02_one_goes_from_room_to_room_by_the_door():
    # The door is 46 cm from the top.
    assert through(unit("a.one", (47, 46)), (53, 46)) == ()
    assert through(unit("a.one", (47, 42)), (53, 42)) == ("AZ-RMS-02", "AZ-RMS-04")
    assert through(unit("a.one", (47, 42)), (48, 49)) == ()
    assert through(unit("a.one", (47, 42)), (53, 42), inside_buildings="off") == ()


@pytest.mark.rule("AZ-RMS-03", "AZ-RMS-02")
def test_az_rms_03_a_door_between_rooms_is_held_too():
    assert through(unit("a.one", (47, 46)), (55, 46), unit("b.one", (50.5, 46))) == ("AZ-RMS-03",)
    assert through(unit("a.one", (47, 46)), (55, 46), unit("b.one", (54, 43))) == ()


@pytest.mark.rule("AZ-RMS-04")
@pytest.mark.parametrize(
    ("weapon", "goes"), [("kar98k", False), ("bazooka", True), ("panzerfaust", True), ("explosive-charge", True)]
)
def test_az_rms_04_who_has_heat_weapons_or_charges_goes_through_the_wall(weapon: str, goes: bool):
    own = unit("a.one", (47, 42))
    own = replace(own, models=(replace(own.models[0], weapons=(weapon,)),))
    assert (through(own, (53, 42)) == ()) is goes
    # Not through the outer walls.
    assert through(own, (47, 30)) == ("AZ-TER-01",)


@pytest.mark.rule("AZ-RMS-02")
def test_az_rms_02_one_sees_into_the_next_room_by_the_door_only():
    table = ground(divided(MIDDLE))
    for options, seen in ((ON, [True, False]), ({}, [True, True])):
        sight = play(Idle(), unit("a.one", (1, 1)), map=table, options=options).context.sight
        looks = [sight.look(person("a.1", (48, y)), person("b.1", (52, y))).seen for y in (46, 42)]
        assert [each != "not" for each in looks] == seen


@pytest.mark.rule("AZ-RMS-05", "AZ-RMS-02")
def test_az_rms_05_guns_do_not_pass_the_doors_between_rooms():
    g = play(Idle(), unit("a.one", (1, 1)), map=ground(divided(MIDDLE)), options=ON)
    gun = replace(person("a.gun.1", (47, 46)), role="gun", length=4_000, width=2_500)
    assert not rooms.lets_through(g, gun, ((47_000, 46_000), (53_000, 46_000)))
    assert rooms.lets_through(g, gun, ((47_000, 46_000), (47_000, 44_000)))


@pytest.mark.rule("AZ-RMS-02")
@pytest.mark.parametrize(
    ("piece", "problem"),
    [
        (divided(InnerWall(line=((50, 68), (50, 90)), doors=((50, 74),))), "reaches out of the building"),
        (divided(InnerWall(line=((50, 68), (50, 80)), doors=((53, 74),))), "is not in the wall"),
        (divided(InnerWall(line=((57, 68), (57, 80)), doors=((57, 74),))), "a room is larger than 10 by 15"),
        (divided(InnerWall(line=((50, 68), (50, 80)))), "a room has no door"),
    ],
)
def test_az_rms_02_rooms_that_cannot_be_are_refused(piece: dict[str, Any], problem: str):
    with pytest.raises(InputError, match=problem):
        load_map(to_builtins(ground(piece)))


@pytest.mark.rule("AZ-RMS-02")
def test_az_rms_02_special_buildings_have_larger_rooms_and_the_village_has_all_kinds():
    load_map(to_builtins(ground(divided(InnerWall(line=((57, 68), (57, 80)), doors=((57, 74),)), special=True))))
    village = load_map("village-street")
    assert {built.material for built in village.buildings.values()} == {"wood", "mud", "brick", "stone"}
    assert len(inner_walls.rooms(village, TABLES, "school")) == 6
    assert len(inner_walls.rooms(village, TABLES, "farmhouse")) == 2
    lines = list(inner_walls.partings(village.buildings["farmhouse"], TABLES))
    assert lines == [[(46_000, 54_000), (46_000, 47_000)], [(46_000, 45_000), (46_000, 42_000)]]
