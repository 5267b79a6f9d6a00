"""Sight at its edges: pieces with a corner turned in, lines that just reach or just do not, floors, openings, hulls.

A piece that turns a corner is looked through line by line; one that does not may hide all lines at once.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.ground.looks import Look, Obstacle
from grognard.games.operation_ww2.rules.area import grenades
from grognard.space.plane import Disc, Hull
from tests.games.operation_ww2.table import person
from tests.games.operation_ww2.test_sight import ground_of
from tests.games.operation_ww2.vehicles.garage import vehicle

MIDDLE = {"sight_geometry": "centre_to_centre"}
HERE = (20, 60)
Seen = tuple[str, str]
HIDDEN, OPEN = ("not", "none"), ("clear", "none")


def bent(kind: str, near: float = 40, far: float = 42, **more: Any) -> dict[str, Any]:
    """A strip across the table from one x to another, with a foot at its end."""
    outline = ((near, 0), (far + 20, 0), (far + 20, 2), (far, 2), (far, 120), (near, 120))
    return {"id": "bent", "kind": kind, "outline": outline, **more}


def house(*openings: Opening, kind: str = "building") -> dict[str, Any]:
    """The same as a house, 4 centimetres through."""
    return bent(kind, 40, 44, building=BuildingRow(material="brick", openings=openings, storeys=3))


def gap(x: float, y: float = 60, **more: Any) -> Opening:
    """An opening in its wall."""
    return Opening(kind="gap", at=(x, y), **more)


def seen(
    pieces: list[dict[str, Any]],
    start: tuple[float, float],
    end: tuple[float, float],
    storeys: tuple[int, int] = (0, 0),
    *obstacles: Obstacle,
    **options: str,
) -> Seen:
    """What a man at one place, on a storey, sees of another one."""
    sight = ground_of(*pieces, **MIDDLE | options).context.sight
    one, other = person("a.one.1", start, storey=storeys[0]), person("b.one.1", end, storey=storeys[1])
    found: Look = sight.look(one, other, obstacles)
    return found.seen, found.cover


# ---- what stops a line -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-03", "AZ-LOS-12")
@pytest.mark.parametrize("kind", ["low-wall", "low-hedge", "sandbags"])
@pytest.mark.parametrize(("end", "sees"), [(51.9, True), (52, True), (52.001, False)])
def test_az_los_03_just_ten_centimetres_past_what_is_low(kind, end, sees):
    cover = "light" if kind == "low-hedge" else "medium"
    assert seen([bent(kind)], HERE, (end, 60)) == (("clear", cover) if sees else HIDDEN)


@pytest.mark.rule("AZ-LOS-03", "AZ-LOS-08")
@pytest.mark.parametrize("storeys", [(1, 0), (0, 1), (2, 1)])
def test_az_los_08_from_upstairs_and_to_upstairs_a_low_wall_hides_nobody(storeys):
    assert seen([bent("low-wall")], HERE, (60, 60)) == HIDDEN
    assert seen([bent("low-wall")], HERE, (60, 60), storeys) == OPEN


@pytest.mark.rule("AZ-LOS-03", "AZ-LOS-08", "AZ-LOS-09")
@pytest.mark.parametrize(
    ("kind", "storeys", "near", "far", "found"),
    [
        *(("high-wall", (0, 0), 40, far, HIDDEN) for far in (42, 46)),
        ("high-hedge", (0, 0), 40, 42, HIDDEN),
        # From 7.5 down to 2.5 the line is as high as the wall, 4, seven tenths of the way on.
        ("high-wall", (1, 0), 38, 47.9, ("clear", "medium")),
        ("high-wall", (1, 0), 38, 48, HIDDEN),
        ("high-hedge", (1, 0), 38, 47.9, ("clear", "light")),
        ("high-hedge", (1, 0), 38, 48, HIDDEN),
        ("high-wall", (0, 1), 32, 34, HIDDEN),
        ("high-wall", (0, 1), 32.1, 34, ("clear", "medium")),
        ("high-wall", (1, 1), 38, 48, OPEN),
        ("high-wall", (2, 0), 38, 48, ("clear", "medium")),
    ],
)
def test_az_los_08_a_high_wall_hides_what_the_line_does_not_clear(kind, storeys, near, far, found):
    assert seen([bent(kind, near, far)], HERE, (60, 60), storeys) == found


@pytest.mark.rule("AZ-LOS-08", "AZ-COV-01")
@pytest.mark.parametrize(("near", "far", "cover"), [(22, 25, "none"), (22, 33.9, "none"), (22, 34.1, "medium")])
def test_az_los_08_a_high_wall_covers_feet_that_it_hides(near, far, cover):
    # From 7.5 down to the feet the line is as high as the wall, 4, at 7/15 of the way: 34 of 30 centimetres from 20.
    assert seen([bent("high-wall", near, far)], HERE, (50, 60), (1, 0))[1] == cover


@pytest.mark.rule("AZ-LOS-15", "AZ-LOS-03")
@pytest.mark.parametrize(
    ("kind", "start", "found"),
    [
        ("low-wall", 39, OPEN),
        ("low-wall", 38.9, HIDDEN),
        ("high-hedge", 39, OPEN),
        ("high-hedge", 38.9, HIDDEN),
        ("high-wall", 39, HIDDEN),
    ],
)
def test_az_los_15_who_stands_against_it_ignores_what_is_low_and_a_hedge_not_a_high_wall(kind, start, found):
    assert seen([bent(kind)], (start, 60), (60, 60)) == found
    assert seen([bent(kind)], (start, 60), (60, 60), (1, 0)) != HIDDEN


@pytest.mark.rule("AZ-LOS-06", "AZ-LOS-14")
@pytest.mark.parametrize(("deep", "sees"), [(5, OPEN[0]), (5.001, HIDDEN[0])])
def test_az_los_14_just_five_centimetres_into_woods_from_wherever_one_looks(deep, sees):
    found = {seen([bent("woods", 40, 60)], (start, 60), (40 + deep, 60))[0] for start in range(1, 40)}
    assert found == {sees}


@pytest.mark.rule("AZ-LOS-06", "AZ-LOS-14")
@pytest.mark.parametrize(
    ("piece", "start", "end", "options", "sees"),
    [
        (bent("woods", 40, 45), 20, 60, {}, True),
        (bent("woods", 40, 45.1), 20, 60, {}, False),
        (bent("small-wood"), 20, 45, {}, True),
        (bent("small-wood"), 20, 45.001, {}, False),
        (bent("small-wood", 40, 43), 20, 45.001, {"small_wood_depth": "5cm_past_far_edge"}, True),
        (bent("small-wood", 40, 43), 20, 48, {"small_wood_depth": "5cm_past_far_edge"}, True),
        (bent("small-wood", 40, 43), 20, 48.001, {"small_wood_depth": "5cm_past_far_edge"}, False),
        (bent("small-wood", 40, 49), 44, 70, {}, True),
        (bent("small-wood", 40, 49), 43.9, 70, {}, False),
        *((bent(kind, 40, 44), 41, 43, {}, True) for kind in ("woods", "small-wood")),
        *(
            (bent(kind, 40, 44), start, end, {"sight_inside_covered": "none"}, sees)
            for kind in ("woods", "small-wood")
            for start, end, sees in ((41, 43, False), (41, 45, True), (36, 42, True))
        ),
    ],
)
def test_az_los_06_into_woods_and_through_them_line_by_line(piece, start, end, options, sees):
    assert (seen([piece], (start, 60), (end, 60), **options) != HIDDEN) is sees
    # From above there is no more to be seen of them.
    assert (seen([piece], (start, 60), (end, 60), (1, 1), **options) != HIDDEN) is sees


@pytest.mark.rule("AZ-LOS-06", "AZ-LOS-14")
@pytest.mark.parametrize(("far", "sees"), [(47, True), (47.2, False)])
def test_az_los_06_what_lies_in_several_woods_is_added_up(far, sees):
    second = {"id": "second", "kind": "woods", "rectangle": ((44, 10), (far, 110))}
    assert (seen([bent("woods", 38, 40), second], HERE, (60, 60)) != HIDDEN) is False
    both = [bent("ruin", 38, 40, building=BuildingRow(material="brick")), second]
    assert seen(both, (39, 60), (46.9, 60)) == HIDDEN
    wide = {"id": "wide", "kind": "woods", "rectangle": ((25, 10), (35, 110))}
    assert (seen([wide, {**second, "rectangle": ((44, 10), (54, 110))}], (33, 60), (far, 60)) != HIDDEN) is sees


@pytest.mark.rule("AZ-LOS-09", "AZ-LOS-03")
@pytest.mark.parametrize(
    ("start", "end", "found"),
    [(36, 46, HIDDEN), (36, 41, ("clear", "heavy")), (41, 46, OPEN), (41, 41.5, ("clear", "heavy"))],
)
def test_az_los_09_through_the_slits_of_a_bunker_in_or_out_not_through(start, end, found):
    assert seen([bent("bunker")], (start, 60), (end, 60)) == found


@pytest.mark.rule("AZ-LOS-03", "AZ-SMK-05")
@pytest.mark.parametrize(
    ("start", "end", "found"),
    [(36, 46, HIDDEN), (36, 41, ("clear", "light")), (41, 46, OPEN), (41, 41.5, ("clear", "light"))],
)
def test_az_smk_05_smoke_is_seen_into_and_out_of_not_through(start, end, found):
    assert seen([bent("smoke")], (start, 60), (end, 60)) == found


@pytest.mark.rule("AZ-SMK-05")
def test_az_smk_05_only_covering_fire_sees_through_smoke():
    sight = ground_of(bent("smoke")).context.sight
    one, other = person("a.one.1", (36, 60)), person("b.one.1", (46, 60))
    assert [sight.look(one, other).seen, sight.look(one, other, through_smoke=True).seen] == ["not", "clear"]


@pytest.mark.rule("AZ-LOS-09")
@pytest.mark.parametrize("kind", ["building", "ruin"])
@pytest.mark.parametrize(
    ("openings", "start", "end", "sees"),
    [
        ((), 38, 46, False),
        ((), 41, 43, True),
        ((gap(40),), 38, 42, True),
        ((gap(40),), 42, 46, False),
        ((gap(40),), 38, 46, False),
        ((gap(44),), 38, 42, False),
        ((gap(44),), 42, 46, True),
        ((gap(40), gap(44)), 38, 46, True),
    ],
)
def test_az_los_09_every_wall_a_line_crosses_has_an_opening_there(kind, openings, start, end, sees):
    assert (seen([house(*openings, kind=kind)], (start, 60), (end, 60)) != HIDDEN) is sees


@pytest.mark.rule("AZ-LOS-09")
@pytest.mark.parametrize("place", ["along", "across"])
@pytest.mark.parametrize(
    ("off", "sees"), [(-2, False), (-0.752, False), (-0.751, True), (0, True), (0.751, True), (0.752, False)]
)
def test_az_los_09_an_opening_is_as_wide_as_it_is(place, off, sees):
    wall = {"id": "house", "kind": "building", "rectangle": ((40, 50), (60, 70))}
    at = (40, 60) if place == "along" else (50, 50)
    built = BuildingRow(material="brick", openings=(Opening(kind="window", at=at),))
    start, end = ((38, 60 + off), (43, 60 + off)) if place == "along" else ((50 + off, 72), (50 + off, 67))
    assert (seen([{**wall, "building": built}], start, end) != HIDDEN) is sees


@pytest.mark.rule("AZ-LOS-09")
@pytest.mark.parametrize(
    ("start", "end", "storeys", "everywhere", "sees"),
    [
        (38, 42, (0, 1), True, True),
        (38, 42, (0, 1), False, False),
        (38, 42, (1, 0), False, True),
        (42, 46, (1, 0), True, True),
        (42, 46, (1, 0), False, False),
        (42, 46, (0, 1), False, True),
        # Who only looks through it does so on the ground floor.
        (38, 46, (1, 1), False, True),
        (41, 43, (1, 1), True, True),
        (41, 43, (1, 0), True, False),
        (41, 43, (0, 1), True, False),
    ],
)
def test_az_los_09_openings_on_the_floor_of_who_is_inside(start, end, storeys, everywhere, sees):
    kind = "all" if everywhere else "ground"
    pieces = [house(gap(40, storeys=kind), gap(44, storeys=kind))]
    assert (seen(pieces, (start, 60), (end, 60), storeys) != HIDDEN) is sees


@pytest.mark.rule("AZ-LOS-09", "AZ-LOS-14")
@pytest.mark.parametrize(
    ("start", "end", "sees"), [(41, 43, False), (38, 43, True), (41, 46, True)], ids=["both", "in", "out"]
)
def test_az_los_14_by_the_option_nobody_sees_anybody_inside_with_him(start, end, sees):
    pieces = [house(gap(40), gap(44))]
    assert (seen(pieces, (start, 60), (end, 60), sight_inside_covered="none") != HIDDEN) is sees


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VLS-01", "AZ-VLS-03", "AZ-LOS-15")
@pytest.mark.parametrize(
    ("kind", "low", "over_hedges", "sees"),
    [
        *(("low-wall", low, over, not low) for low in (False, True) for over in (False, True)),
        *(("low-hedge", low, over, over or not low) for low in (False, True) for over in (False, True)),
        *(("trench", low, over, not low) for low in (False, True) for over in (False, True)),
        *(
            (kind, low, over, False)
            for kind in ("high-hedge", "high-wall")
            for low in (False, True)
            for over in (False, True)
        ),
    ],
)
def test_az_vls_01_vehicles_see_over_what_is_low_and_from_low_in_the_hull_over_low_hedges_only(
    kind, low, over_hedges, sees
):
    sight = ground_of(bent(kind)).context.sight
    tank = vehicle("a.tank", "sherman-75", HERE, 90).models[0]
    found = sight.look(tank, person("b.one.1", (60, 60)), low=low, over_hedges=over_hedges)
    assert (found.seen != "not") is sees
    # Who walks never does.
    assert (
        sight.look(person("a.one.1", HERE), person("b.one.1", (60, 60)), low=low, over_hedges=over_hedges).seen == "not"
    )


@pytest.mark.rule("AZ-LOS-12", "AZ-LOS-10")
@pytest.mark.parametrize(
    ("body", "found"),
    [
        (Disc(40_000, 60_000, 3_000), "not"),
        (Disc(40_000, 63_200, 3_000), "partly"),
        (Disc(40_000, 60_300, 100), "partly"),
        (Disc(40_000, 64_000, 3_000), "clear"),
        (Hull(40_000, 60_000, 8_000, 4_000, 0), "not"),
        (Hull(40_000, 62_300, 8_000, 4_000, 90_000), "partly"),
        (Hull(40_000, 60_000, 300, 300, 0), "partly"),
        (Hull(40_000, 66_000, 8_000, 4_000, 90_000), "clear"),
    ],
)
def test_az_los_12_lines_go_past_what_stands_there_on_both_sides(body, found):
    sight = ground_of().context.sight
    tank = Obstacle("tank", body, 4_000, "heavy")
    assert sight.look(person("a.one.1", HERE), person("b.one.1", (60, 60)), [tank]).seen == found


@pytest.mark.rule("AZ-LOS-12", "AZ-LOS-03", "AZ-LOS-06")
@pytest.mark.parametrize("kind", ["low-wall", "woods", "small-wood"])
def test_az_los_12_of_lines_that_lengths_count_on_the_outer_ones_are_looked_at_too(kind):
    # Along the middle 10 or 5 centimetres are just enough, farther out a hair too much.
    piece, end = {
        "low-wall": (bent(kind), 52),
        "woods": (bent(kind, 40, 45), 60),
        "small-wood": (bent(kind), 45),
    }[kind]
    assert seen([piece], HERE, (end, 60)) != HIDDEN
    assert seen([piece], HERE, (end, 60), sight_geometry="full_width")[0] == "partly"


@pytest.mark.rule("AZ-LOS-12")
def test_az_los_12_by_the_option_the_middle_line_decides():
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((40, 60.1), (42, 80))}
    other = {"id": "wall", "kind": "high-wall", "rectangle": ((40, 40), (42, 59.9))}
    assert [seen([each], HERE, (60, 60))[0] for each in (wall, other)] == ["clear", "clear"]
    full = "full_width"
    assert [seen([each], HERE, (60, 60), sight_geometry=full)[0] for each in (wall, other)] == ["partly", "partly"]


@pytest.mark.rule("AZ-COV-01")
@pytest.mark.parametrize(("kind", "cover"), [("wreck", "none"), ("woods", "light"), ("trench", "medium")])
def test_az_cov_01_ground_covers_who_stands_in_it(kind, cover):
    assert seen([bent(kind, 40, 46)], HERE, (43, 60))[1] == cover
    assert seen([bent(kind, 40, 46)], (43, 60), HERE)[1] == "none"


@pytest.mark.rule("AZ-LOS-04", "AZ-LOS-05")
@pytest.mark.parametrize(("kind", "over"), [("high-wall", True), ("low-wall", False), ("woods", False)])
def test_az_los_04_grenades_are_thrown_over_what_is_high(kind, over):
    thrower = Disc(39_000, 60_000, 1000)
    walls = grenades.walls_touched(ground_of(bent(kind)), thrower)
    assert grenades.goes_over(walls, thrower, Disc(45_000, 60_000, 1000), 5_000) is over
