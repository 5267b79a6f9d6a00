"""Inside buildings at the edges: doors half a step away, floors with and without stairs, guns as wide as the opening.

Indirect fire at its edges: coordinates at the feet of somebody, told, seen, or neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, InnerWall, Opening
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import rooms
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.state.intents import AmbushIntent, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Coordinates, Ordered, Unit
from grognard.space.terrain import lines
from tests.games.operation_ww2.table import Idle, card, ground, person, play, unit
from tests.games.operation_ww2.test_indirect import mortar
from tests.games.operation_ww2.test_rooms import LARGE, MEDIUM, MIDDLE, ON, SMALL, divided, house

AWAY, FAR = unit("b.one", (110, 10)), unit("b.two", (110, 10))


def fault(
    own: Unit, way: Sequence[tuple[float, float]], storey: int, *others: Unit, map: Any, **options: str
) -> str | None:
    """The rule against going along these places to a floor."""
    g = play(Idle(), own, *(others or (AWAY,)), map=map, options=ON | options)
    points = [(round(x * 1000), round(y * 1000)) for x, y in way]
    found = rooms.fault(g, own.models[0], points, storey)
    return None if found is None else found.rules[0]


# ---- stairs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RMS-06", "AZ-RMS-01")
@pytest.mark.parametrize(
    ("way", "storeys", "rule"),
    [
        # In the building, its stairs at 50, 51.
        ([(42, 42), (44, 42)], (0, 0), None),
        ([(42, 42), (44, 42)], (0, 1), "AZ-RMS-06"),
        ([(42, 42), (44, 42)], (1, 0), "AZ-RMS-06"),
        ([(42, 42), (44, 42)], (1, 1), None),
        ([(42, 51), (49, 51)], (0, 1), None),
        ([(42, 51), (48.9, 51)], (0, 1), "AZ-RMS-06"),
        ([(42, 42), (50, 51), (58, 60)], (0, 1), None),
        # In and out by the ground floor only, or by the stairs.
        ([(50, 64), (50, 60)], (0, 0), None),
        ([(50, 64), (50, 60)], (0, 1), "AZ-RMS-06"),
        ([(50, 60), (50, 64)], (1, 0), "AZ-RMS-06"),
        ([(50, 64), (50, 51)], (0, 1), None),
        ([(50, 51), (50, 64)], (1, 0), None),
        # Outside nothing is climbed.
        ([(20, 20), (30, 20)], (0, 0), None),
    ],
)
def test_az_rms_06_another_floor_by_the_stairs(way, storeys, rule):
    own = replace(unit("a.one", way[0]), models=(person("a.one.1", way[0], storey=storeys[0]),))
    map = ground(house(*LARGE, storeys=3))
    assert fault(own, way, storeys[1], map=map) == rule
    assert fault(own, way, storeys[1], map=map, inside_buildings="off") is None


@pytest.mark.rule("AZ-RMS-06", "AZ-RMS-01")
@pytest.mark.parametrize(
    ("size", "option", "stairs"),
    [
        (SMALL, "large_and_huge", False),
        (MEDIUM, "large_and_huge", False),
        (LARGE, "large_and_huge", True),
        (SMALL, "all_but_small", False),
        (MEDIUM, "all_but_small", True),
        (LARGE, "all_but_small", True),
    ],
)
def test_az_rms_06_which_buildings_have_stairs(size, option, stairs):
    g = play(Idle(), unit("a.one", (20, 20)), AWAY, map=ground(house(*size)), options=ON | {"stairs": option})
    assert rooms.has_stairs(g, "house") is stairs
    own = unit("a.one", (42, 42))
    assert (fault(own, [(42, 42), (43, 42)], 1, map=ground(house(*size)), stairs=option) is not None) is stairs


# ---- walls and doors ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RMS-02", "AZ-RMS-04")
@pytest.mark.parametrize(
    ("way", "weapons", "role", "rule"),
    [
        ([(47, 46), (53, 46)], ("kar98k",), "rifleman", None),
        ([(47, 42), (53, 42)], ("kar98k",), "rifleman", "AZ-RMS-02"),
        ([(47, 42), (53, 42)], (), "rifleman", "AZ-RMS-02"),
        ([(47, 42), (53, 42)], ("gammon-grenade",), "rifleman", None),
        ([(47, 42), (53, 42)], ("kar98k", "gammon-grenade"), "rifleman", None),
        ([(47, 42), (47, 46), (53, 46), (53, 42)], ("kar98k",), "rifleman", None),
        ([(47, 46), (53, 46), (53, 42), (47, 42)], ("kar98k",), "rifleman", "AZ-RMS-02"),
        ([(30, 42), (35, 42)], ("kar98k",), "rifleman", None),
    ],
)
def test_az_rms_02_through_walls_between_rooms_with_what_breaches_them(way, weapons, role, rule):
    charge = next(id for id, row in TABLES.weapons.items() if row.group == "charge")
    carried = tuple(charge if id == "gammon-grenade" else id for id in weapons)
    model = person("a.one.1", way[0], weapons=carried, role=role)
    own = replace(unit("a.one", way[0]), models=(model,))
    assert fault(own, way, 0, map=ground(divided(MIDDLE))) == rule
    g = play(Idle(), own, AWAY, map=ground(divided(MIDDLE)), options=ON)
    assert rooms.breaches(g, model) is (charge in carried)
    heat = next(id for id, row in TABLES.weapons.items() if "heat" in row.ammunition and row.group != "charge")
    assert rooms.breaches(g, replace(model, weapons=(heat,)))
    assert not rooms.breaches(g, replace(model, weapons=(charge,), role="gun"))


@pytest.mark.rule("AZ-RMS-03")
@pytest.mark.parametrize(
    ("foe", "fields", "held"),
    [
        # In the doorway at 50, 46, half of which is 1 cm, with a base of 1 cm.
        ((51.9, 46), {}, True),
        ((52.1, 46), {}, False),
        ((50, 47.9), {}, True),
        ((50, 48.1), {}, False),
        ((48.1, 46), {}, True),
        ((50, 46), {"storey": 1}, False),
    ],
)
def test_az_rms_03_a_door_between_rooms_is_held_by_who_stands_in_it(foe, fields, held):
    own, way = unit("a.one", (44, 44)), [(44, 44), (46, 46), (54, 46)]
    enemy = replace(unit("b.one", foe), models=(person("b.one.1", foe, **fields),))
    map = ground(divided(MIDDLE))
    assert (fault(own, way, 0, enemy, map=map) == "AZ-RMS-03") is held
    # By a way that does not lead through it, by a friend, or by one who is off the table it is not held.
    assert fault(own, [(44, 44), (46, 48)], 0, enemy, map=map) is None
    friend = replace(unit("a.two", foe), models=(person("a.two.1", foe, **fields),))
    assert fault(own, way, 0, friend, AWAY, map=map) is None
    assert fault(own, way, 0, replace(enemy, place="reserve"), AWAY, map=map) is None
    assert fault(own, way, 0, enemy, map=map, inside_buildings="off") is None


@pytest.mark.rule("AZ-RMS-02")
def test_az_rms_02_which_bodies_a_wall_runs_through():
    g = play(Idle(), unit("a.one", (20, 20)), AWAY, map=ground(divided(MIDDLE)), options=ON)

    def divides(start: tuple[int, int], end: tuple[int, int]) -> bool:
        (line,) = lines([(start, end)])
        return rooms.divides(g, line)

    assert divides((48_000, 44_000), (52_000, 44_000))
    assert not divides((44_000, 44_000), (48_000, 44_000))
    assert not divides((20_000, 44_000), (30_000, 44_000))
    assert len(list(rooms.walls_near(g, lines([[(48_000, 44_000), (49_000, 44_000)]])[0]))) == 1
    assert not list(rooms.walls_near(g, lines([[(20_000, 44_000), (30_000, 44_000)]])[0]))


# ---- guns --------------------------------------------------------------------------------------------------------


def barn(kind: str, *walls: InnerWall) -> dict[str, Any]:
    """A building with one opening in the middle of its bottom wall."""
    row = BuildingRow(material="brick", openings=(Opening(kind=kind, at=(50, 60)),), walls=walls)  # type: ignore[arg-type]
    return {"id": "barn", "kind": "building", "rectangle": ((40, 80), (60, 60)), "building": row}


@pytest.mark.rule("AZ-RMS-05")
@pytest.mark.parametrize(
    ("kind", "wide", "way", "through"),
    [
        ("gap", 4, [(50, 61), (50, 58)], True),
        ("gap", 4.001, [(50, 61), (50, 58)], False),
        ("door", 2, [(50, 61), (50, 58)], True),
        ("door", 2.001, [(50, 61), (50, 58)], False),
        ("gap", 3, [(45, 61), (45, 58)], False),
        ("gap", 3, [(50, 70), (50, 66)], True),
        ("gap", 3, [(50, 55), (50, 50)], True),
    ],
)
def test_az_rms_05_a_gun_comes_in_where_the_opening_is_as_wide_as_it_is(kind, wide, way, through):
    gun = person("a.gun.1", way[0], role="gun", weapons=("pak-40",), length=6000, width=round(wide * 1000))
    own = replace(unit("a.gun", way[0]), models=(replace(gun, facing=0),))
    points = [(round(x * 1000), round(y * 1000)) for x, y in way]
    g = play(Idle(), own, AWAY, map=ground(barn(kind)), options=ON)
    assert rooms.lets_through(g, own.models[0], points) is through
    off = play(Idle(), own, AWAY, map=ground(barn(kind)))
    assert not rooms.lets_through(off, own.models[0], points)
    width = {"gap": 4, "door": 2}[kind]
    assert rooms.may_hold_gun(g, own.models[0], 0) is (wide <= width)
    assert not rooms.may_hold_gun(off, own.models[0], 0)


# ---- indirect fire -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-IND-07", "AZ-COM-07")
@pytest.mark.parametrize(
    ("at", "storey", "place", "found"),
    [
        ((60, 35), 0, "table", True),
        ((60.9, 35), 0, "table", True),
        ((61, 35), 0, "table", True),
        ((61.001, 35), 0, "table", False),
        ((60, 35), 1, "table", False),
        ((60, 35), 0, "reserve", False),
    ],
)
def test_az_ind_07_who_still_stands_on_coordinates(at, storey, place, found):
    team, foe = mortar(), replace(unit("b.one", (60, 35)), place=place)
    friend = unit("a.two", (61.5, 35))
    g = play(Idle(), team, foe, friend, FAR)
    held = Coordinates(round(at[0] * 1000), round(at[1] * 1000), storey, "b.one", "b.one.1")
    there = indirect.standing_at(g, team, held)
    assert (there is not None and there[1].id == "b.one.1") is found


@pytest.mark.rule("AZ-COM-07")
@pytest.mark.parametrize(
    ("intent", "holds", "rule"),
    [
        (FireIntent(None, None, Besides(at_coordinates=True)), True, None),
        (AmbushIntent(None, None, Besides(at_coordinates=True)), True, None),
        (FireIntent("b.one", None, Besides(at_coordinates=True)), True, "az-refused-coordinates-or-target"),
        (FireIntent(None, None, Besides(at_coordinates=True)), False, "az-refused-no-coordinates"),
        (MoveIntent("a.mortar.1", (), "slow", Besides(at_coordinates=True)), True, "az-refused-no-coordinates"),
        (FireIntent(None, None), True, "az-refused-must-fire-at-coordinates"),
        (FireIntent("b.one", None), True, None),
        (FireIntent("b.hid", None), True, "az-refused-prefer-coordinates"),
        (FireIntent("b.hid", None), False, None),
        (FireIntent(None, None), False, None),
        (MoveIntent("a.mortar.1", (), "slow"), True, None),
    ],
)
def test_az_com_07_whoever_holds_coordinates_fires_at_them_or_at_what_is_seen(intent, holds, rule):
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((0, 95), (40, 96))})
    team, seen, hid = mortar(), unit("b.one", (60, 60)), unit("b.hid", (5, 5))
    told = {"a.mortar": Coordinates(60_000, 35_000, 0, "b.one", "b.one.1")} if holds else {}
    g = play(Idle(), team, seen, hid, map=wall, coordinates=told)
    found = indirect.refusal(g, team, intent)
    assert (None if found is None else found.message.id) == rule
    assert [each.at_coordinates for each in indirect.listed(g, team)] == ([True] if holds else [])


@pytest.mark.rule("AZ-IND-02")
@pytest.mark.parametrize(
    ("target", "at", "blind"),
    [
        ("b.one", None, False),
        ("b.hid", None, True),
        (None, (60, 60), False),
        (None, (30, 40), True),
        (None, (5, 5), True),
        (None, None, False),
    ],
)
def test_az_ind_02_who_does_not_see_what_he_fires_at_is_blind(target, at, blind):
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((0, 95), (40, 96))})
    team, seen, hid = mortar(), unit("b.one", (60, 60)), unit("b.hid", (5, 5))
    told = {"a.mortar": Coordinates(at[0] * 1000, at[1] * 1000, 0, "b.one", "b.one.1")} if at else {}
    g = play(Idle(), team, seen, hid, map=wall, coordinates=told)
    assert indirect.blind(g, team, FireIntent(target, None, Besides(at_coordinates=at is not None))) is blind
    rifles = replace(team, models=tuple(replace(each, weapons=("kar98k",)) for each in team.models))
    h = play(Idle(), rifles, seen, hid, map=wall, coordinates=told)
    assert not indirect.blind(h, rifles, FireIntent(target, None, Besides(at_coordinates=at is not None)))


@pytest.mark.rule("AZ-IND-02", "AZ-IND-10")
@pytest.mark.parametrize(
    ("chain", "is_blind"),
    [(None, False), (True, True), (False, False)],
)
def test_az_ind_02_blindness_is_of_when_the_order_was_given(chain, is_blind):
    team = mortar()
    orders = () if chain is None else (Ordered(0, "a.mortar", card("F5"), FireIntent("b.one", None), blind=chain),)
    other = Ordered(0, "a.two", card("F4"), FireIntent("b.one", None), blind=True)
    g = play(Idle(), team, unit("b.one", (60, 60)), unit("a.two", (30, 90)), chain=(*orders, other))
    assert indirect.is_blind(g, team) is is_blind
    added = [each.value for each in indirect.modifiers(g, is_blind)]
    assert added == ([TABLES.to_hit["indirect-unseen"].value] if is_blind else [])


@pytest.mark.rule("AZ-IND-01", "AZ-IND-09", "AZ-IND-08")
def test_az_ind_08_how_near_it_may_come_down_and_who_fires_so():
    g = play(Idle(), mortar(), unit("b.one", (60, 60)))
    for group in ("light-mortar", "mortar", "rocket-launcher"):
        weapon = next(row for row in TABLES.weapons.values() if row.group == group)
        assert indirect.fires_indirectly(weapon, declared=False)
    rifle = TABLES.weapons["kar98k"]
    assert [indirect.fires_indirectly(rifle, declared=each) for each in (False, True)] == [False, True]
    assert indirect.minimum_range(g, rifle) == 0
    for row in TABLES.minimum_ranges.values():
        for weapon in TABLES.weapons.values():
            if weapon.group in row.groups and weapon.calibre == row.calibre:
                assert indirect.minimum_range(g, weapon) == row.range
