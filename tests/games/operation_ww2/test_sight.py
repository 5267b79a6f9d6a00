"""Line of sight, cover and detection between people on foot (AZ-LOS, AZ-COV, AZ-DET)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace, to_builtins
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening, load_map
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.detection import detection_range, detects, model_detected
from grognard.games.operation_ww2.ground.looks import Look, Obstacle
from grognard.games.operation_ww2.rules.area import grenades
from grognard.games.operation_ww2.state.state import Machine, State
from grognard.space.plane import Disc, Hull
from grognard.space.terrain import Piece
from tests.games.operation_ww2.table import Idle, ground, person, play, unit

LOW = {"id": "low", "kind": "low-wall", "line": ((40, 0), (40, 120)), "width": 1}
HIGH = {"id": "high", "kind": "high-wall", "line": ((40, 0), (40, 120)), "width": 1}
HEDGE = {"id": "hedge", "kind": "high-hedge", "line": ((40, 0), (40, 120)), "width": 1}
WOOD = {"id": "wood", "kind": "woods", "rectangle": ((40, 20), (60, 100))}
COPSE = {"id": "copse", "kind": "small-wood", "rectangle": ((40, 20), (43, 100))}


def ground_of(*pieces: dict[str, Any], **options: str) -> Battle[State]:
    """A table with these pieces."""
    return play(Idle(), unit("a.one", (20, 60)), unit("b.one", (80, 60)), map=ground(*pieces), options=options)


def look(g: Battle[State], start: tuple[float, float], end: tuple[float, float], *obstacles: Obstacle) -> Look:
    """What a man at one place sees of another one's."""
    firer, target = (Disc(round(x * 1000), round(y * 1000), 1000) for x, y in (start, end))
    found: Look = g.context.sight.look(firer, target, obstacles)
    return found


@pytest.mark.rule("AZ-LOS-04", "AZ-LOS-05")
@pytest.mark.parametrize("kind", ["high-wall", "high-hedge"])
def test_grenades_go_over_what_stands_between_not_along_it(kind: str):
    slanting = {"id": "slanting", "kind": kind, "line": ((40, 40), (80, 80)), "width": 1}
    g = ground_of(slanting)
    thrower, beside, behind = (Disc(x * 1000, y * 1000, 1000) for x, y in ((61, 61), (67, 55), (58, 58)))
    walls = grenades.walls_touched(g, thrower)
    assert grenades.goes_over(walls, thrower, behind, 5_000)
    assert not grenades.goes_over(walls, thrower, beside, 5_000)


@pytest.mark.rule("AZ-LOS-01", "AZ-LOS-12")
def test_az_los_01_all_some_or_nothing_of_the_width():
    block = {"id": "block", "kind": "high-wall", "rectangle": ((40, 40), (42, 60))}
    g = ground_of(block)
    # From the top the block reaches from 60 to 80.
    assert look(g, (20, 50), (60, 50)) == Look("clear", "none")
    assert look(g, (20, 70), (60, 70)).seen == "not"
    assert look(g, (20, 60), (60, 59.7)) == Look("partly", "medium", ("block",))
    assert look(g, (20, 60), (60, 60.4)).seen == "partly"
    middle = ground_of(block, sight_geometry="centre_to_centre")
    assert look(middle, (20, 60), (60, 59.7)).seen == "clear"
    assert look(middle, (20, 60), (60, 60.4)).seen == "not"


def test_all_that_stops_some_lines_counts_where_others_are_free():
    block = {"id": "block", "kind": "high-wall", "rectangle": ((40, 40), (42, 60))}
    second = {"id": "second", "kind": "high-wall", "rectangle": ((45, 40), (47, 60))}
    assert look(ground_of(block, second), (20, 60), (60, 59.7)) == Look("partly", "medium", ("block", "second"))


@pytest.mark.rule("AZ-LOS-03", "AZ-LOS-15", "AZ-COV-01")
def test_az_los_03_ten_centimetres_past_a_low_wall_but_all_from_behind_it():
    g = ground_of(LOW)
    assert look(g, (20, 60), (50, 60)) == Look("clear", "medium", ("low",))
    assert look(g, (20, 60), (53, 60)).seen == "not"
    # Standing against it the firer ignores it: it neither stops his eye nor covers.
    assert look(g, (38.5, 60), (80, 60)) == Look("clear", "none")
    assert look(ground_of(LOW, obstacle_at_firer="cover_stays"), (38.5, 60), (80, 60)).cover == "medium"
    assert look(g, (38.3, 60), (80, 60)).seen == "not"
    # A target against its far side is behind it for everybody else.
    assert look(g, (20, 60), (41.5, 60)).cover == "medium"


def test_high_walls_and_hedges_are_opaque_but_for_who_stands_at_the_hedge():
    assert look(ground_of(HIGH), (20, 60), (42, 60)).seen == "not"
    assert look(ground_of(HIGH), (38.5, 60), (42, 60)).seen == "not"
    assert look(ground_of(HEDGE), (20, 60), (42, 60)).seen == "not"
    assert look(ground_of(HEDGE), (38.5, 60), (60, 60)) == Look("clear", "none")


@pytest.mark.rule("AZ-LOS-06", "AZ-LOS-14", "AZ-COV-01")
def test_az_los_06_five_centimetres_into_woods_out_of_them_and_inside():
    g = ground_of(WOOD)
    assert look(g, (20, 60), (43.9, 60)) == Look("clear", "light", ("wood",))
    assert look(g, (20, 60), (46, 60)).seen == "not"
    assert look(g, (43.9, 60), (20, 60)) == Look("clear", "none")
    assert look(g, (46, 60), (20, 60)).seen == "not"
    assert look(g, (48, 60), (52.5, 60)).seen == "clear"
    assert look(g, (48, 60), (54, 60)).seen == "not"
    assert look(g, (20, 60), (70, 60)).seen == "not"
    corner = {"id": "second", "kind": "woods", "rectangle": ((64, 20), (90, 100))}
    outline = ((40, 20), (80, 20), (80, 50), (63, 50), (63, 100), (60, 100), (60, 50), (40, 50))
    narrow = {"id": "wood", "kind": "woods", "outline": outline}
    assert look(ground_of(narrow), (50, 60), (65, 60)).seen == "clear"
    assert look(ground_of(narrow, corner), (50, 60), (67, 60)).seen == "not"  # 3 and 3 in all


@pytest.mark.rule("AZ-LOS-06")
def test_az_los_06_five_centimetres_past_the_near_edge_of_a_small_wood():
    g = ground_of(COPSE)
    assert look(g, (20, 60), (44.9, 60)).seen == "clear"
    assert look(g, (20, 60), (45.1, 60)).seen == "not"
    assert look(g, (41, 60), (70, 60)).seen == "clear"
    far = ground_of(COPSE, small_wood_depth="5cm_past_far_edge")
    assert look(far, (20, 60), (47.9, 60)).seen == "clear"
    assert look(far, (20, 60), (48.1, 60)).seen == "not"


@pytest.mark.rule("AZ-LOS-06")
@pytest.mark.parametrize(("width", "kind"), [(4, "small-wood"), (4.99, "small-wood"), (5, "woods"), (6, "woods")])
def test_seed_a_wood_narrower_than_five_centimetres_is_a_small_wood(width: float, kind: str):
    """Seed, "Erdők": single trees or woods narrower than 5 cm are small woods; one sees 5 cm on, no farther."""
    drawn = {"id": "wood", "kind": "woods", "rectangle": ((40, 20), (40 + width, 100))}
    assert [piece.kind for piece in compiled(drawn)] == [kind]
    small = kind == "small-wood"
    assert (look(ground_of(drawn), (20, 60), (75, 60)).seen == "not") is (small or width > 5)
    assert look(ground_of(drawn), (20, 60), (43.9, 60)) == Look("clear", "light", ("wood",))


@pytest.mark.rule("AZ-LOS-06")
def test_az_los_06_a_wood_is_measured_where_it_is_widest():
    slanting = {"id": "wood", "kind": "woods", "line": ((40, 20), (60, 100)), "width": 4.9}
    wider = {**slanting, "width": 5}
    far = {"small_wood_depth": "5cm_past_far_edge"}
    assert [piece.kind for piece in compiled(slanting)] == ["small-wood"]
    assert [piece.kind for piece in compiled(wider)] == ["woods"]
    assert look(ground_of(slanting, **far), (45, 60), (57, 60)).seen == "clear"
    assert look(ground_of(wider, **far), (45, 60), (57, 60)).seen == "not"


def compiled(*pieces: dict[str, Any]) -> tuple[Piece, ...]:
    """The pieces of a map as they are to the rules."""
    return load_map(to_builtins(ground(*pieces))).ground.pieces


def test_buildings_are_seen_into_through_openings():
    house = {
        "id": "house",
        "kind": "building",
        "rectangle": ((40, 40), (60, 80)),
        "building": BuildingRow(material="brick", openings=(Opening(kind="gap", at=(40, 60)),)),
    }
    g = ground_of(house)
    assert look(g, (38, 60), (44, 60)) == Look("clear", "medium", ("house",))
    assert look(g, (38, 60), (46, 60)).seen == "not"
    assert look(g, (38, 70), (44, 70)).seen == "not"


@pytest.mark.rule("AZ-COV-03")
def test_az_cov_03_the_best_cover_counts():
    g = ground_of(LOW, {"id": "wood", "kind": "woods", "rectangle": ((41, 20), (60, 100))})
    assert look(g, (20, 60), (44, 60)) == Look("clear", "medium", ("low", "wood"))


def test_vehicles_in_the_line_hide_and_low_ones_only_cover():
    g = ground_of()
    tank = Obstacle("tank", Hull(40_000, 60_000, 8_000, 4_000, 0), 4_000, "heavy")
    assert look(g, (20, 60), (60, 60), tank).seen == "not"
    assert look(g, (20, 60), (60, 60), replace(tank, height=1_800)) == Look("clear", "heavy")
    assert look(g, (20, 60), (60, 72), tank).seen == "clear"


@pytest.mark.rule("AZ-DET-01", "AZ-DET-03")
def test_az_det_03_what_it_did_last_and_cover_say_how_far_off_it_is_detected():
    assert detection_range(TABLES, False, "moved", night=False, in_cover=True) == 60_000  # the printed value
    g = ground_of()
    for state, open_, cover in (("stationary", 60, 30), ("moved", 120, 60), ("fired", 180, 90)):
        for distance in (open_, cover):
            row = detection_range(TABLES, False, state, night=False, in_cover=distance == cover)  # type: ignore[arg-type]
            assert row == distance * 1000
    near, far = unit("b.one", (82, 60)), unit("b.one", (82.1, 60))
    man = g.state.units["a.one"]
    assert detects(g, man, near)
    assert not detects(g, man, far)
    assert detects(g, man, replace(far, detection="moved"))
    walled = ground_of({"id": "low", "kind": "low-wall", "line": ((50, 0), (50, 120)), "width": 1})
    assert detects(walled, man, unit("b.one", (52, 60)))
    assert not detects(walled, man, unit("b.one", (52.1, 60)))
    assert detects(walled, man, unit("b.one", (52.1, 60), detection="moved"))


@pytest.mark.rule("AZ-DET-02", "AZ-DET-04", "AZ-DET-11", "AZ-DET-12")
def test_az_det_02_one_model_gives_its_unit_away_to_the_unit_that_sees_it():
    g = ground_of()
    far = unit("b.one", (110, 60), (82, 60))
    pair = unit("a.one", (20, 60), (5, 60))
    assert detects(g, pair, far)
    assert not detects(g, unit("a.two", (5, 60)), far)  # what a.one detects is no help
    assert not detects(g, pair, unit("b.one", (110, 60), (83, 60)))  # and nothing is remembered


@pytest.mark.rule("AZ-DET-06", "AZ-DET-10")
def test_az_det_10_who_is_not_seen_is_judged_as_in_cover():
    wall = {"id": "high", "kind": "high-wall", "line": ((30, 0), (30, 120)), "width": 1}
    for option, seen in (("off", True), ("on", False)):
        g = ground_of(wall, detection_needs_sight=option)
        man = g.state.units["a.one"].models[0]
        hidden = unit("b.one", (52, 60))
        assert model_detected(g, man, hidden, hidden.models[0]) == seen
        beyond = unit("b.one", (52.1, 60))
        assert not model_detected(g, man, beyond, beyond.models[0])
        touching = unit("b.one", (22, 60))
        assert model_detected(g, man, touching, touching.models[0])


@pytest.mark.rule("AZ-DEF-05")
def test_az_def_05_a_gun_is_detected_as_infantry():
    g = ground_of()
    man = g.state.units["a.one"]
    for role, distance, seen in (("gun", 60, True), ("gun", 61, False), ("vehicle", 61, True)):
        hull = {"length": 8000, "width": 4000} if role == "vehicle" else {}
        model = person("b.gun.1", (22 + distance, 60), role=role, machine=Machine(sheet="sherman-75"), **hull)
        assert detects(g, man, unit("b.gun", models=(model,))) == seen
