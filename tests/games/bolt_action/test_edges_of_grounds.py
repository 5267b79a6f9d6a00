"""A map compiled for movement: which ground is closed to whom, what is a road, what is climbed, where smoke drifts."""

from math import hypot

import pytest
import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.ground.grounds import OPEN_TO, CompiledGround, altered, compiled, passage
from grognard.space.terrain import Ground
from tests.games.playing import inches, piece

KINDS = ("wood", "hedge", "bocage", "wall", "rubble", "building", "hill", "road", "field", "river", "smoke")
"""A strip of each three inches wide, one to the right of the other, three inches between them."""
PLACE = {kind: (inches(4.5 + 6 * number), 24_000) for number, kind in enumerate(KINDS)}
"""A place within each; left of it by three inches is bare ground."""


def strips() -> CompiledGround:
    pieces = [piece(kind, 3 + 6 * number, 10, 6 + 6 * number, 40, 3) for number, kind in enumerate(KINDS)]
    return compiled(Ground(inches(72), inches(48), tuple(pieces)))


def within(patch):
    """The kinds that a patch is made of; it never lies on bare ground."""
    assert not any(patch.touches(((x - 3000, y),)) for x, y in PLACE.values())
    return {kind for kind, place in PLACE.items() if patch.touches((place,))}


@pytest.mark.rule("BA-MOV-02", "BA-MOV-03", "BA-MOV-06", "BA-MOV-07", "BA-ART-03", "BA-GEN-15", "BA-BLD-01")
@pytest.mark.parametrize(
    ("patch", "kinds"),
    [
        ("roads", {"road"}), ("slow", {"wood", "hedge", "bocage", "wall", "rubble"}), ("closed", {"building", "river"}),
        ("obstacles", {"hedge", "bocage", "wall"}), ("walls", {"bocage", "wall"}),
        ("barred_to_guns", {"hedge", "bocage", "wall", "building", "river"}),
    ],
)  # fmt: skip
def test_what_ground_is_called(patch, kinds):
    assert within(getattr(strips(), patch)) == kinds


@pytest.mark.rule("BA-MOV-07", "BA-MOV-02")
@pytest.mark.parametrize(
    ("mover", "kinds"),
    [
        ("artillery", {"wood", "hedge", "bocage", "wall", "rubble", "building", "river"}),
        ("infantry", {"building", "river"}),
        ("wheeled", {"wood", "hedge", "bocage", "wall", "rubble", "building", "river"}),
    ],
)  # fmt: skip
def test_what_is_closed_to_movers(mover, kinds):
    ground = strips()
    assert within(ground.closed_to(mover)) == kinds
    assert ground.closed_to(mover) is ground.closed_to(mover)


@pytest.mark.rule("BA-MOV-22", "BA-BLD-05", "BA-MOV-06", "BA-MOV-08")
@pytest.mark.parametrize(
    ("column", "breaks", "closed", "slow"),
    [
        ("wheeled", None, {"wood", "hedge", "bocage", "wall", "rubble", "building", "river"}, set()),
        ("wheeled", True, {"wood", "hedge", "bocage", "wall", "rubble", "building", "river"}, set()),
        ("tracked", None, {"bocage", "building", "river"}, {"wood", "rubble"}),
        ("tracked", False, {"bocage", "building", "river"}, {"wood", "rubble"}),
        ("tracked", True, {"bocage", "river"}, {"wood", "rubble"}),
    ],
)  # fmt: skip
def test_what_is_closed_to_vehicles(column, breaks, closed, slow):
    ground = strips()
    found = ground.driving(column) if breaks is None else ground.driving(column, breaks)
    assert (within(found.closed), within(found.slow), set(found.slow_kinds)) == (closed, slow, slow)
    assert within(found.roads) == {"road"}
    assert found is (ground.driving(column) if breaks is None else ground.driving(column, breaks))


@pytest.mark.rule("BA-BLD-01")
@pytest.mark.parametrize(("kind", "is_one"), [("building", True), ("church", True), ("wood", False), ("wall", False)])
def test_what_is_a_building(kind, is_one):
    assert CompiledGround.is_building(kind) is is_one
    assert (passage(kind) == "barred") is is_one
    assert (passage(kind) in OPEN_TO) is not is_one
    ground = compiled(Ground(inches(48), inches(48), (piece(kind, 10, 10, 20, 20, 3),)))
    assert bool(ground.buildings) is is_one


@pytest.mark.rule("BA-MOV-06")
@pytest.mark.parametrize(
    ("way", "whole"),
    [
        (((20, 10), (20, 30)), True), (((19, 10), (21, 30)), True), (((20, 9.999), (20, 30)), False),
        (((20, 10), (21.001, 30)), False), (((30, 10), (30, 30)), False), (((20, 12), (20, 20), (20.5, 29)), True),
        (((20, 12), (22, 20), (20, 29)), False),
    ],
)  # fmt: skip
def test_a_whole_way_lies_on_roads(way, whole):
    pieces = (piece("road", 19, 10, 21, 20), piece("road", 19, 20, 21, 30), piece("field", 28, 5, 32, 35))
    ground = compiled(Ground(inches(48), inches(48), pieces))
    assert ground.is_on_road([(inches(x), inches(y)) for x, y in way]) is whole


@pytest.mark.rule("BA-MOV-24", "BA-GEN-11")
@pytest.mark.parametrize(
    ("way", "climbed"),
    [
        (((5, 20), (9, 20)), 0),                                # before it
        (((5, 20), (15, 20)), 2),                               # up to the first level
        (((9.998, 20), (15, 20)), 2),                           # begun a hair before its edge
        (((15, 20), (5, 20)), 2),                               # and down
        (((12, 20), (15, 20)), 0),                              # along it
        (((5, 20), (25, 20)), 5),                               # up both
        (((5, 20), (35, 20)), 10),                              # up both, and down the upper one at once
        (((15, 20), (25, 20)), 3),                              # from one to the other
        (((5, 20), (15, 20), (5, 22)), 4),                      # up and down again
        (((5, 5), (5, 35)), 0),                                 # past it
        (((12, 2), (12, 20)), 2),
        (((40, 20), (44, 20)), 0),                              # a hill is a slope
        (((36, 30), (36.001, 30)), 0),                          # a step that is a thousandth long goes over nothing
        (((5, 37), (15, 37)), 0),                               # a strip a thousandth wide is stepped over
        (((5, 39), (15, 39)), 8),                               # one of two thousandths is climbed
    ],
)  # fmt: skip
@pytest.mark.parametrize("turned", [False, True])
def test_what_is_climbed_on_open_ground(way, climbed, turned):
    pieces = [
        piece("terrace", 10, 10, 30, 30, 2), piece("terrace", 20, 15, 30, 25, 5), piece("hill", 42, 10, 47, 30, 4),
        piece("terrace", 10, 36, 10.001, 38, 4), piece("terrace", 10, 38.5, 10.002, 40, 4),
    ]  # fmt: skip
    if turned:  # the same table seen from its side
        pieces = [replace(each, outline=tuple((y, x) for x, y in each.outline)) for each in pieces]
        way = [(y, x) for x, y in way]
    ground = compiled(Ground(inches(48), inches(48), tuple(pieces)))
    assert ground.climb([(inches(x), inches(y)) for x, y in way]) == inches(climbed)


@pytest.mark.rule("BA-BLD-08", "BA-WPN-16")
def test_what_has_fallen_is_rubble_and_smoke_drifts_over_the_ground():
    house, church, wood = (
        piece("building", 10, 10, 16, 16, 6), piece("church", 20, 10, 26, 16, 9), piece("wood", 30, 10, 36, 16, 6),
    )  # fmt: skip
    plain = Ground(inches(48), inches(48), (house, church, wood))
    assert altered(plain, (), ()) == plain
    found = altered(plain, (church.id,), ((10_000, 30_000), (40_000, 40_000)))
    assert [(each.id, each.kind) for each in found.pieces] == [
        (house.id, "building"), (church.id, "rubble"), (wood.id, "wood"), ("smoke-1", "smoke"), ("smoke-2", "smoke"),
    ]  # fmt: skip
    assert found.pieces[0] is house
    assert found.pieces[2] is wood
    assert found.pieces[1].outline == church.outline
    assert found.pieces[1].height == 1000


@pytest.mark.rule("BA-WPN-16")
@pytest.mark.parametrize("middle", [(10_000, 30_000), (24_000, 12_345)])
def test_smoke_is_a_round_cloud(middle):
    """Of 48 corners, each three inches from the middle, the first straight ahead, then clockwise."""
    cloud = altered(Ground(inches(48), inches(48), ()), (), (middle,)).pieces[0].outline
    assert cloud[0] == (middle[0], middle[1] - 3000)
    assert cloud[12] == (middle[0] + 3000, middle[1])
    assert cloud[6] == (middle[0] + 2121, middle[1] - 2121)
    assert len(cloud) == len(set(cloud)) == 48
    assert all(hypot(x - middle[0], y - middle[1]) == pytest.approx(3000, abs=1) for x, y in cloud)
    sides = [hypot(x - u, y - v) for (x, y), (u, v) in zip(cloud, (*cloud[1:], cloud[0]), strict=True)]
    assert max(sides) - min(sides) < 2
    assert shapely.Polygon(cloud).is_valid
