"""Maps, zones and scenarios: sound, fair to both sides, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from shapely import Polygon, box
from shapely.ops import unary_union

from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.games.wh40k5.data.armies import load_army
from grognard.games.wh40k5.data.maps import KINDS, load_map, map_names, terrain_of
from grognard.games.wh40k5.data.scenarios import load_scenario, scenario_names
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.validation import validate
from grognard.games.wh40k5.data.zones import OPPOSITE, Zone, in_zone, zones_of
from grognard.space.mapfile import Map, check_map
from grognard.space.terrain import Ground, Piece

WIDEST = 2_900
"""The widest hull, in thousandths of an inch, that should get everywhere."""


@pytest.mark.parametrize("name", map_names())
def test_the_maps_are_sound(name: str) -> None:
    ground = load_map(name).ground
    assert (ground.width, ground.depth) == (TABLES.limits["table-width"].value, TABLES.limits["table-depth"].value)
    assert len(ground.pieces) >= 20
    assert check_map(load_map(name), KINDS) is load_map(name)
    solid = [piece for piece in ground.pieces if piece.kind != "road"]
    covered = sum(Polygon(piece.outline).area for piece in solid) / (ground.width * ground.depth)
    assert 0.06 < covered < 0.3
    whole = unary_union([Polygon(piece.outline) for piece in solid])
    assert whole.area == pytest.approx(sum(Polygon(piece.outline).area for piece in solid))
    for piece in solid:
        assert piece.height == terrain_of(piece).height or piece.kind == "hill"


@pytest.mark.parametrize("name", map_names())
def test_the_maps_are_the_same_from_either_edge(name: str) -> None:
    ground = load_map(name).ground
    for kind in {piece.kind for piece in ground.pieces} - {"road"}:
        outlines = [piece.outline for piece in ground.pieces if piece.kind == kind]
        here = unary_union([Polygon(outline) for outline in outlines])
        turned = [[(ground.width - x, ground.depth - y) for x, y in outline] for outline in outlines]
        there = unary_union([Polygon(outline) for outline in turned])
        assert here.symmetric_difference(there).area < 0.01 * here.area, kind


@pytest.mark.parametrize("name", map_names())
def test_no_place_on_a_map_is_a_trap(name: str) -> None:
    ground = load_map(name).ground
    barred = [Polygon(piece.outline) for piece in ground.pieces if terrain_of(piece).impassable]
    half = WIDEST / 2
    free = box(half, half, ground.width - half, ground.depth - half).difference(unary_union(barred).buffer(half))
    assert free.geom_type == "Polygon"


@pytest.mark.parametrize(("change", "problem"), [
    ({"kind": "jungle"}, "piece 1, kind: “jungle” is not known. Write one of: open-ground"),
    ({"ellipse": None}, "piece “here” needs exactly one of outline, line, rectangle and ellipse."),
    ({"ellipse": {"centre": [1, 1], "radii": [3, 3]}}, "piece “here” reaches beyond the table."),
    ({"colour": "red"}, "piece 1: Object contains unknown field `colour`"),
])  # fmt: skip
def test_a_map_with_a_mistake_is_refused(change: dict[str, Any], problem: str) -> None:
    piece = {"id": "here", "kind": "woods", "ellipse": {"centre": [20, 20], "radii": [3, 3]}} | change
    data = {"format": "grognard-map", "version": 1, "title": "Test", "width": 72, "depth": 48, "piece": [piece]}
    with pytest.raises(InputError) as refusal:
        load_map(data)
    assert problem in str(refusal.value)


def test_a_piece_has_its_kinds_height_unless_the_map_gives_one() -> None:
    piece = {"id": "a", "kind": "woods", "ellipse": {"centre": [20, 20], "radii": [3, 3]}}
    other = piece | {"id": "b", "height": 2, "ellipse": {"centre": [30, 20], "radii": [3, 3]}}
    data = {"format": "grognard-map", "version": 1, "title": "Test", "width": 72, "depth": 48, "piece": [piece, other]}
    assert [row.height for row in load_map(data).ground.pieces] == [5000, 2000]


SIZE = (72_000, 48_000)


def inside(deployment: str, zone: Zone, x: float, y: float) -> bool:
    return in_zone(TABLES.deployments[deployment], zone, (round(x * 1000), round(y * 1000)), SIZE)


def test_wh_game_07_zones() -> None:
    assert zones_of(TABLES.deployments["pitched-battle"]) == ("north", "south")
    assert zones_of(TABLES.deployments["spearhead"]) == ("north-west", "south-east", "north-east", "south-west")
    assert [inside("pitched-battle", "south", 10, y) for y in (36, 36.1, 48, 48.1)] == [False, True, True, False]
    assert [inside("dawn-of-war", "north", 10, y) for y in (0, 23.9, 24)] == [True, True, False]
    assert [inside("spearhead", "north-west", x, 20) for x in (0, 24, 25, 36)] == [True, True, False, False]
    assert not inside("spearhead", "north-west", 27.6, 15.6)
    assert inside("spearhead", "north-west", 27.4, 15.4)
    for deployment in TABLES.deployments.values():
        for zone in zones_of(deployment):
            mirrored = in_zone(deployment, OPPOSITE[zone], (72_000 - 5_000, 48_000 - 4_000), SIZE)
            assert in_zone(deployment, zone, (5_000, 4_000), SIZE) == mirrored


@pytest.mark.parametrize("name", sorted(set(scenario_names()) - {"first-battle"}))
def test_the_scenarios_fit_their_armies(name: str) -> None:
    scenario = load_scenario(name)
    for side in scenario.side:
        assert validate(load_army(side.army), scenario.points) == ()
    places = {objective.place for objective in scenario.objective}
    assert places == {(72_000 - x, 48_000 - y) for x, y in places}
    assert load_scenario(scenario) is scenario


def test_each_mission_and_deployment_has_a_scenario() -> None:
    scenarios = [load_scenario(name) for name in scenario_names()]
    assert {scenario.mission for scenario in scenarios} == {"", *TABLES.missions}
    assert {scenario.deployment for scenario in scenarios} == {"", *TABLES.deployments}
    assert {scenario.map for scenario in scenarios} == set(map_names())


def at(*place: float) -> dict[str, Any]:
    return {"id": f"o{round(place[0] * 100)}-{round(place[1] * 100)}", "title": "Place", "at": list(place)}


@pytest.mark.parametrize(("name", "change", "problem"), [
    ("chapel-ruins", {"map": "moon"}, "map: “moon” is not known"),
    ("chapel-ruins", {"mission": "raid"}, "mission: “raid” is not known. Write one of: seize-ground"),
    ("chapel-ruins", {"deployment": "ambush"}, "deployment: “ambush” is not known"),
    ("chapel-ruins", {"deployment": "spearhead"}, "side 1, zone: “south” is not known. Write one of: north-west"),
    ("chapel-ruins", {"side": [{"zone": "south", "army": "orks-500"}] * 2}, "side 2, zone: the two sides have to be"),
    ("chapel-ruins", {"objective": [at(30, 40)]}, "objective: the mission Capture and Control has 2 to 2 objectives."),
    ("chapel-ruins", {"objective": [at(30, 40), at(40, 45)]}, "objective: this mission has one objective in each zone"),
    ("chapel-ruins", {"mission": "annihilation"}, "objective: the mission Annihilation has 0 to 0 objectives."),
    ("pumping-station", {"objective": [at(12, 20), at(36, 24), at(54, 32)]}, "is not on the table or not more than 12"),
    ("pumping-station", {"objective": [at(18, 16), at(30, 16), at(54, 32)]}, "are not more than 12\" apart"),
    ("pumping-station", {"objective": [at(23, 34), at(45, 18), at(54, 32)]}, "lies in impassable terrain. Move it."),
    ("pumping-station", {"turns": 9}, "Object contains unknown field `turns`"),
])  # fmt: skip
def test_a_scenario_with_a_mistake_is_refused(name: str, change: dict[str, Any], problem: str) -> None:
    data = to_builtins(load_scenario(name)) | change
    with pytest.raises(InputError) as refusal:
        load_scenario(data)
    assert problem in str(refusal.value)


def test_players_may_place_objectives_themselves() -> None:
    free = replace(load_scenario("pumping-station"), objective=())
    assert load_scenario(to_builtins(free)).objective == ()


@pytest.mark.parametrize(("piece", "problem"), [
    (Piece("a", "jungle", ((0, 0), (1, 0), (1, 1))), "piece 1, kind: “jungle” is not known"),
    (Piece("a", "woods", ((0, 0), (2, 2), (2, 0), (0, 2))), "the outline of piece “a” crosses itself."),
    (Piece("a", "woods", ((0, 0), (80_000, 0), (1, 1))), "piece “a” reaches beyond the table."),
])  # fmt: skip
def test_a_map_in_a_save_is_checked(piece: Piece, problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        check_map(Map("saved", "Saved", Ground(72_000, 48_000, (piece,))), KINDS)
    assert problem in str(refusal.value)
    with pytest.raises(InputError, match="the table must be from 12 to 144 inches wide and deep"):
        check_map(Map("saved", "Saved", Ground(1_000, 48_000)), KINDS)
