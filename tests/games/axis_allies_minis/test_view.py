"""The map and the table as drawn: hexes, hexsides, stacks, units with their markers, where the battle stands."""

from __future__ import annotations

from math import hypot

import pytest

import grognard
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.maps import load_map
from grognard.games.axis_allies_minis.data.signs import sign_of
from grognard.games.axis_allies_minis.ground.layout import PITCH, SIZE, centre, direction_of, hex_under, slots
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.games.axis_allies_minis.table.view import ground, scene
from grognard.space.hex.grid import Direction, from_label, label
from tests.games.axis_allies_minis.table import at, look, unit


@pytest.fixture(scope="module")
def crossroads():
    return ground(grognard.battle("axis_allies_minis", seed=1))


def drawn(battle, id, seat=0):
    return next(each for each in scene(battle, seat).units if each.id == id)


def hex_of(ground, name):
    return next(each for each in ground.grid.hexes if each.id == name)


# ---- the map -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MAP-01", "AAM-MAP-02")
def test_every_hex_is_drawn_a_pitch_from_its_neighbours(crossroads):
    map = load_map("crossroads")
    assert {each.id for each in crossroads.grid.hexes} == {label(place) for place in map.terrain}
    for place in map.terrain:
        here = centre(place)
        assert 0 < here.x < crossroads.width
        assert 0 < here.y < crossroads.depth
        for other in place.neighbours:
            there = centre(other)
            assert hypot(here.x - there.x, here.y - there.y) == pytest.approx(PITCH, abs=2)


@pytest.mark.rule("AAM-TERRAIN-03", "AAM-TERRAIN-04", "AAM-TERRAIN-06", "AAM-TERRAIN-09")
def test_a_hex_says_what_its_terrain_does(crossroads):
    told = {name: [english(fact) for fact in hex_of(crossroads, name).facts] for name in ("A1", "H5", "D8", "I3", "G7")}
    assert told["A1"] == ["1 to enter", "does not block sight", "no cover"]
    assert told["H5"] == [
        "Soldiers: 1 to enter",
        "Vehicles: 2 to enter, on a 4+",
        "blocks sight",
        "gives cover",
    ]
    assert "closed to Vehicles, but for a road" in told["D8"]
    assert "gives cover" in told["D8"]
    assert "across the cliff: Soldiers on a 4+, Vehicles not at all" in told["I3"]
    assert "road: Vehicles pay 1 along it, the first step of a phase is free" in told["G7"]
    objective = hex_of(crossroads, "G7")
    assert (objective.kind, objective.objective, objective.place) == ("town", True, "Crossroads")


@pytest.mark.rule("AAM-TERRAIN-09", "AAM-TERRAIN-10", "AAM-TERRAIN-11")
def test_hexsides_and_roads_are_drawn(crossroads):
    edges = crossroads.grid.edges
    assert {kind: sum(edge.kind == kind for edge in edges) for kind in ("hedgerow", "stream", "cliff")} == {
        "hedgerow": 8,
        "stream": 8,
        "cliff": 5,
    }
    for edge in edges:
        one, other = centre(from_label(edge.hex)), centre(from_label(edge.other))
        middle = ((edge.start.x + edge.end.x) / 2, (edge.start.y + edge.end.y) / 2)
        assert middle == pytest.approx(((one.x + other.x) / 2, (one.y + other.y) / 2), abs=2)
        assert hypot(edge.start.x - edge.end.x, edge.start.y - edge.end.y) == pytest.approx(SIZE, abs=2)
    assert {(edge.hex, edge.other) for edge in edges if edge.kind == "cliff"} >= {("I3", "I4"), ("D12", "D11")}
    assert [len(road) for road in crossroads.grid.roads] == [13, 12]
    assert crossroads.grid.roads[0][6] == centre(at("G7"))


def test_a_stream_under_a_road_is_a_bridge():
    grid = ground(grognard.battle("axis_allies_minis", scenario="mill-island", seed=1)).grid
    assert grid is not None
    edges = grid.edges
    bridges = load_map("mill-island").bridges
    assert bridges
    assert {frozenset((edge.hex, edge.other)) for edge in edges if edge.kind == "bridge"} == {
        frozenset(label(place) for place in side.hexes) for side in bridges
    }


def test_a_map_is_drawn_once():
    battle = grognard.battle("axis_allies_minis", seed=1)
    assert ground(battle) is ground(battle.clone())


def test_the_hex_under_a_place_is_the_nearest():
    for place in load_map("crossroads").terrain:
        spot = centre(place)
        for dx, dy in ((0, 0), (2500, 1000), (-2500, -1000), (0, 2900), (0, -2900), (1500, -2400)):
            assert hex_under(spot.x + dx, spot.y + dy) == place
    assert [direction_of(turn) for turn in (0, 60_000, 299_000, 360_000, -60_000)] == [
        *(Direction.N, Direction.NE, Direction.NW, Direction.N, Direction.NW),
    ]


# ---- stacks and units --------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-STACK-02")
def test_the_units_of_a_hex_lie_apart_and_inside_it():
    for near in range(6):
        for far in range(6):
            first, second = slots(near, far)
            assert (len(first), len(second)) == (near, far)
            places = [*first, *second]
            for number, one in enumerate(places):
                assert hypot(one.x, one.y) + one.radius <= SIZE * 1.02
                for other in places[:number]:
                    assert hypot(one.x - other.x, one.y - other.y) >= one.radius + other.radius
            if near and far:
                assert min(slot.y for slot in first) > max(slot.y for slot in second)


def test_three_that_have_a_hex_to_themselves_are_drawn_larger_than_in_one_row():
    for first, second in (slots(3, 0), slots(0, 3)):
        assert min(slot.radius for slot in (*first, *second)) >= 1100


def test_a_card_gives_its_sign_or_its_kind_and_abilities_do():
    told = {"m4a1-sherman": "tank-medium", "tiger-i": "tank-heavy", "pak-38-anti-tank-gun": "anti-tank-gun"}
    told |= {"flammenwerfer-35": "flamethrower", "20mm-flak-38": "anti-aircraft-gun", "bar-gunner": "lmg"}
    told |= {"mg-42-machine-gun-team": "mmg", "ptrd-41-anti-tank-rifle": "at-rifle", "imperial-sergeant": "hq"}
    assert {card: sign_of(card) for card in told} == told


@pytest.mark.rule("AAM-TURN-13", "AAM-COND-01", "AAM-HIT-05")
def test_a_unit_shows_its_markers_and_facing():
    battle = look(
        unit("a.sherman", "m4a1-sherman", "D7", "NE", damaged=True, hits=("disrupted", "damaged"), acted=True),
        unit("b.pak", "pak-38-anti-tank-gun"),
    )
    for seat in (0, 1, None):
        tank = drawn(battle, "a.sherman", seat)
        assert (tank.hex, tank.facing, tank.done, tank.place) == ("D7", 60_000, True, "table")
        assert [(marker.kind, marker.face_up) for marker in tank.markers] == [
            ("damaged", True),
            ("disrupted", False),
            ("damaged", False),
        ]
        (model,) = tank.models
        spot = centre(at("D7"))
        assert (model.mark, model.facing, model.x, model.y) == ("hull", 60_000, spot.x, spot.y)
        assert "in D7, facing north-east, Damaged, Disrupted, face down" in english(tank.summary)
    gun = drawn(battle, "b.pak")
    assert (gun.place, gun.models, gun.hex, gun.sign) == ("off", [], None, "anti-tank-gun")


@pytest.mark.rule("AAM-OW-02", "AAM-OW-03")
def test_overwatch_shows_the_hexes_of_the_row_in_sight_and_range():
    battle = look(
        unit("a.garand", "m1-garand-rifle", "D7", "N", overwatch=Direction.N), unit("b.foe", "mauser-kar-98k")
    )
    assert drawn(battle, "a.garand").watching == ["D6", "D5", "D4", "D3"]
    assert "on overwatch to the north" in english(drawn(battle, "a.garand").summary)


@pytest.mark.rule("AAM-OW-02", "AAM-SA-26")
def test_a_turret_points_along_the_row_watched_and_a_fixed_gun_has_none():
    battle = look(
        unit("a.sherman", "m4a1-sherman", "D7", "N", overwatch=Direction.SE),
        unit("b.stug", "stug-iii-ausf-g", "D2", "S"),
    )
    assert drawn(battle, "a.sherman").models[0].turret == 120_000
    assert drawn(battle, "b.stug").models[0].turret is None


@pytest.mark.rule("AAM-MOVE-12")
def test_a_passenger_is_where_its_carrier_is():
    battle = look(
        unit("a.track", "m3-half-track", "D7"),
        replace(unit("a.garand", "m1-garand-rifle", "D7"), place="aboard", carrier="a.track"),
        unit("b.foe", "mauser-kar-98k"),
    )
    rifle, carrier = drawn(battle, "a.garand"), drawn(battle, "a.track")
    assert (rifle.aboard, rifle.hex) == ("a.track", "D7")
    assert (rifle.models[0].x, rifle.models[0].y) == (carrier.models[0].x, carrier.models[0].y)
    assert english(rifle.facts[0]) == "aboard M3 Half-Track"


@pytest.mark.rule("AAM-TERRAIN-12", "AAM-TERRAIN-14", "AAM-SA-77", "AAM-SA-78")
def test_obstacles_smoke_and_blown_bridges_are_on_the_table():
    bridge = next(iter(load_map("mill-island").bridges))
    battle = look(
        unit("a.garand", "m1-garand-rifle", "D7"),
        unit("b.foe", "mauser-kar-98k", "D2"),
        obstacles=[
            Obstacle(id="a.wire", kind="barbed-wire", seat=0, at=at("E5"), side=Direction.NE),
            Obstacle(id="b.mines", kind="minefield", seat=1, at=at("F5")),
            Obstacle(id="a.box", kind="pillbox", seat=0),
        ],
        map=load_map("mill-island"),
        blown=(bridge,),
        smoke=(at("D4"),),
    )
    wire, mines, box = (drawn(battle, id) for id in ("a.wire", "b.mines", "a.box"))
    assert (wire.sign, wire.hex, wire.facing) == ("obstacle-wire", "E5", 60_000)
    one, other = centre(at("E5")), centre(at("E5").neighbour(Direction.NE))
    assert wire.models[0].x == pytest.approx((one.x + other.x) / 2, abs=2)
    assert (mines.sign, mines.side, mines.hex) == ("obstacle-mines", 1, "F5")
    assert (box.place, box.models) == ("off", [])
    shown = scene(battle, 0)
    assert shown.smoke == ["D4"]
    assert [(edge.kind, {edge.hex, edge.other}) for edge in shown.edges] == [
        ("blown-bridge", {label(place) for place in bridge.hexes})
    ]


@pytest.mark.rule("AAM-TURN-01", "AAM-GAME-07", "AAM-GAME-11")
def test_the_scene_says_where_the_battle_stands():
    battle = look(
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.foe", "mauser-kar-98k", "D2"),
        replace(unit("b.panzer", "panzer-iv-ausf-g"), place="destroyed"),
        active=1,
        turn=3,
    )
    shown = scene(battle, 0)
    assert english(shown.status) == "Turn 3: German assault phase"
    assert (shown.turn, shown.turns, shown.result) == (3, 20, None)
    assert [(english(side.name), side.score, side.lost) for side in shown.sides] == [("US", 23, 0), ("German", 0, 1)]
    assert english(drawn(battle, "b.panzer").facts[0]) == "destroyed: 23 victory points"
    foes = unit("a.sherman", "m4a1-sherman", "D7"), unit("b.foe", "mauser-kar-98k", "D2")
    endless = look(*foes, options={"hard_stop_turn": "none"})
    assert scene(endless, 0).turns == 0


@pytest.mark.rule("AAM-GAME-06", "AAM-GAME-08")
@pytest.mark.parametrize(
    ("winner", "reason", "words"),
    [
        (0, "objective", "The US side wins: it holds the objective. 0 to 0 points."),
        (1, "destruction", "The German side wins: no US unit is left."),
        (1, "concession", "The German side wins: the US side has given up."),
        (0, "points", "The US side wins, 0 to 0 points."),
        (None, "draw", "A draw, 0 to 0 points."),
    ],
)
def test_the_result_in_a_sentence(winner, reason, words):
    battle = look(
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.foe", "mauser-kar-98k", "D2"),
        ended=True,
        winner=winner,
        reason=reason,
    )
    result = scene(battle, 0).result
    assert scene(battle, 0).winner == winner
    assert result is not None
    assert english(result) == words


def test_units_of_one_name_on_both_sides_are_told_apart_by_colour():
    battle = look(unit("a.rifle", "mauser-kar-98k", "D7"), unit("b.rifle", "mauser-kar-98k", "D2"))
    names = [english(drawn(battle, id).name) for id in ("a.rifle", "b.rifle")]
    assert names == ["Blue Mauser Kar 98k", "Red Mauser Kar 98k"]
