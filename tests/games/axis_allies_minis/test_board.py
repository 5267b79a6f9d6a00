"""Distances, neighbours, rows, touched hexes and cover; one board for equal maps."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.maps import load_map, map_names, map_text
from grognard.games.axis_allies_minis.ground.board import Board, board_of
from grognard.space.hex.grid import CORNERS, DIRECTIONS, STEPS, Direction, Hex, label, to_offset
from tests.games.axis_allies_minis.grounds import at, board, ground
from tests.space.hex.oracle import meetings

CROSSROADS = board_of(load_map("crossroads"), {})


def labels(places: object) -> str:
    return " ".join(label(place) for place in places)  # type: ignore[attr-defined]


# ---- the map ----


@pytest.mark.rule("AAM-MAP-02")
def test_aam_map_02_six_directions_flat_side_up() -> None:
    named = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
    assert {way.value: step for way, step in zip(DIRECTIONS, STEPS, strict=True)} == named
    assert [(way.value, label(there)) for way, there in CROSSROADS.steps(at("C3"))] == [
        ("N", "C2"), ("NE", "D2"), ("SE", "D3"), ("S", "C4"), ("SW", "B3"), ("NW", "B2"),
    ]  # fmt: skip
    assert labels(CROSSROADS.neighbours(at("C3"))) == "C2 D2 D3 C4 B3 B2"


@pytest.mark.rule("AAM-MAP-03")
def test_aam_map_03_distance_counts_the_target_s_hex_only() -> None:
    assert [CROSSROADS.distance(at("G7"), at(text)) for text in ("G7", "G8", "H6", "K9", "A13", "L1")] == [
        0, 1, 1, 4, 9, 8,
    ]  # fmt: skip
    for one, other in product(CROSSROADS.hexes, repeat=2):
        q, r = other.q - one.q, other.r - one.r
        assert CROSSROADS.distance(one, other) == max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("AAM-MAP-03")
def test_aam_map_03_distance_is_the_number_of_steps() -> None:
    start = at("C9")
    reached, frontier = {start: 0}, [start]
    for here in frontier:
        for there in CROSSROADS.neighbours(here):
            if there not in reached:
                reached[there] = reached[here] + 1
                frontier.append(there)
    assert reached == {place: CROSSROADS.distance(start, place) for place in CROSSROADS.hexes}


@pytest.mark.rule("AAM-MAP-04")
def test_aam_map_04_adjacent_is_range_0_or_1() -> None:
    assert CROSSROADS.adjacent(at("C3"), at("C3"))
    for one, other in product(CROSSROADS.hexes, repeat=2):
        assert CROSSROADS.adjacent(one, other) == (CROSSROADS.distance(one, other) <= 1)


@pytest.mark.rule("AAM-MAP-05")
@pytest.mark.parametrize("name", map_names())
def test_aam_map_05_there_are_whole_hexes_only(name: str) -> None:
    found = board_of(load_map(name), {})
    columns, rows = found.map.columns, found.map.rows
    assert [to_offset(place) for place in found.hexes] == [(x, y) for y in range(rows) for x in range(columns)]
    assert all(there in found.map.terrain for place in found.hexes for there in found.neighbours(place))
    assert labels(found.neighbours(at("A1"))) == "B1 A2"


@pytest.mark.rule("AAM-MAP-06")
def test_aam_map_06_geometry_is_exact() -> None:
    assert set(CORNERS) == {(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)}
    # Cases that rounding would miss, a long way off: exactly along sides, exactly through a corner, exactly sideways.
    middle = Hex(0, 0)
    wide = Board(ground("\n".join(["." * 25] * 25)), {})
    here = at("A1")
    assert [wide.clock(here, here + Hex(n, n)) for n in (1, 7, 12)] == [5, 5, 5]
    assert [wide.clock(here, here + Hex(n, n + 1)) for n in (1, 7, 12)] == [6, 6, 6]
    for q, r in product(range(-4, 5), repeat=2):
        scalar = [2 * r * step_r + 2 * q * step_q + q * step_r + r * step_q for step_q, step_r in STEPS]
        hour = wide.clock(at("M13"), at("M13") + Hex(q, r))
        if Hex(q, r) != middle:
            assert hour is not None
            best = [sixth for sixth in range(6) if scalar[sixth] == max(scalar)]
            assert best == sorted({hour // 2, (hour + 1) // 2 % 6})


# ---- rows and touched hexes ----


@pytest.mark.rule("AAM-OW-02")
def test_aam_ow_02_the_row_is_straight_and_without_the_hex_itself() -> None:
    assert labels(CROSSROADS.row(at("C10"), Direction.NE)) == "D9 E9 F8 G8 H7 I7 J6 K6 L5"
    assert labels(CROSSROADS.row(at("C10"), Direction.S)) == "C11 C12 C13"
    assert CROSSROADS.row(at("C13"), Direction.S) == ()
    for place, way in product(CROSSROADS.hexes, DIRECTIONS):
        ahead = CROSSROADS.row(place, way)
        assert list(ahead) == [place.neighbour(way, steps) for steps in range(1, len(ahead) + 1)]
        assert place.neighbour(way, len(ahead) + 1) not in CROSSROADS.map.terrain


@pytest.mark.rule("AAM-GRAZE-02")
def test_aam_graze_02_touched_inside_along_a_side_or_at_a_corner() -> None:
    assert labels(CROSSROADS.touched(at("A1"), at("A4"))) == "A2 A3 A4"
    assert labels(CROSSROADS.touched(at("A1"), at("C4"))) == "B1 A2 B2 C3 B3 C4"
    assert "B2" in labels(CROSSROADS.touched(at("A1"), at("E4")))
    assert CROSSROADS.touched(at("A1"), at("A1")) == ()


@pytest.mark.rule("AAM-GRAZE-02")
def test_aam_graze_02_touched_agrees_with_plain_geometry() -> None:
    for one, other in product(CROSSROADS.hexes[::31], CROSSROADS.hexes):
        plain = {met.hex for met in meetings(one, other)} & CROSSROADS.map.terrain.keys()
        assert set(CROSSROADS.touched(one, other)) == plain - {one}


# ---- cover ----


@pytest.mark.rule("AAM-COVER-01", "AAM-COVER-06", "AAM-COVER-07")
def test_aam_cover_01_terrain_that_covers() -> None:
    found = Board(ground("TFHMS.P ......."), {})
    assert [found.cover(at(text), "soldier") for text in ("A1", "B1", "C1", "D1", "E1", "F1", "G1")] == [True] * 5 + [
        False,
        False,
    ]
    assert [found.cover(at(text), "vehicle") for text in ("A1", "B1", "C1", "D1", "E1")] == [
        True, True, True, True, True,
    ]  # fmt: skip
    assert not any(found.cover(place, "aircraft") for place in found.hexes)


@pytest.mark.rule("AAM-COVER-06")
def test_aam_cover_06_a_marsh_covers_all_or_by_the_option_soldiers_only() -> None:
    map = ground("M.. ...")
    everybody, soldiers = board_of(map, {}), board_of(map, {"marsh_cover": "soldiers"})
    sources = [found.cover_source(at("C1"), at("A1"), "soldier") for found in (everybody, soldiers)]
    for source in (*sources, everybody.cover_source(at("C1"), at("A1"), "vehicle")):
        assert source is not None
        assert (source.rule, english(source.message)) == ("AAM-COVER-06", "marsh in A1")
    assert soldiers.cover_source(at("C1"), at("A1"), "vehicle") is None
    assert (everybody.covers(at("A1")), soldiers.covers(at("A1")), soldiers.covers(at("B1"))) == (
        "all",
        "soldiers",
        "none",
    )


@pytest.mark.rule("AAM-COVER-01")
def test_aam_cover_01_a_cliff_hex_covers_from_every_side() -> None:
    found = board(cliffs=["C3 S"])
    assert found.cover(at("C3"), "soldier")
    assert found.cover(at("C3"), "vehicle")
    assert not found.cover(at("C4"), "soldier")
    source = found.cover_source(at("C1"), at("C3"), "vehicle")
    assert source is not None
    assert (source.rule, english(source.message)) == ("AAM-COVER-01", "cliff hex C3")


@pytest.mark.rule("AAM-COVER-01", "AAM-COVER-09")
def test_aam_cover_01_a_hedgerow_covers_where_the_line_crosses_the_target_s_own_side() -> None:
    found = board(hedgerows=["D4 S"])
    target = at("D4")
    behind = [text for text in map(label, found.hexes) if found.behind_hedgerow(at(text), target)]
    # The line comes through the inside of the southern side: those by its two corners do not count, nor D4 itself.
    assert behind == ["D5", "D6", "C7", "D7", "E7"]
    source = found.cover_source(at("D7"), target, "vehicle")
    assert source is not None
    assert (source.rule, english(source.message)) == ("AAM-COVER-01", "hedgerow between D4 and D5")
    assert source.side == target.side(Direction.S)
    assert found.cover_source(at("D1"), target, "soldier") is None
    assert found.cover_source(target, target, "soldier") is None
    assert found.cover_source(at("D7"), target, "aircraft") is None


@pytest.mark.rule("AAM-COVER-01")
@pytest.mark.parametrize("name", map_names())
def test_aam_cover_01_hedgerows_agree_with_the_line_itself(name: str) -> None:
    found = board_of(load_map(name), {})
    for shooter, target in product(found.hexes, repeat=2):
        last = [side for side in found.sight(shooter, target).sides if target in side.hexes]
        assert found.behind_hedgerow(shooter, target) == bool(found.map.hedgerows.intersection(last))


@pytest.mark.rule("AAM-COVER-09")
def test_aam_cover_09_terrain_covers_from_any_side_and_two_sources_are_one() -> None:
    found = board("D4", hedgerows=["D4 S"])
    for shooter in found.hexes:
        source = found.cover_source(shooter, at("D4"), "soldier")
        assert source is not None
        assert english(source.message) == "forest in D4"


# ---- one board ----


def test_equal_maps_share_a_board_and_options_part_them() -> None:
    arena = load_map("mill-island")
    again = replace(load_map("mill-island"))
    assert again is not arena
    assert board_of(arena, {}) is board_of(again, {"same_side_edges": "visible", "airstrike": "after_assault"})
    assert board_of(arena, {}) is not board_of(arena, {"same_side_edges": "blocked"})
    assert board_of(arena, {}) is not board_of(arena, {"corner_touch": "blocked"})
    other = load_map(map_text(arena))
    assert board_of(other, {}).map == other
    bare = replace(arena, hedgerows=frozenset())
    assert board_of(bare, {}).map == bare


def test_many_maps_do_not_pile_up() -> None:
    for number in range(200):
        assert board_of(ground("... ...", title=f"Test {number}"), {}).map.title == f"Test {number}"
