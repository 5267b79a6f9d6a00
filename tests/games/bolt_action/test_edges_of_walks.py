"""What forbids a way on foot, at its edges: the hair by which others are too near, the corners of closed ground, how a
unit comes on to the table, closes up and keeps about its gun."""

import numpy
import pytest
import shapely

from grognard.games.bolt_action.ground import walking
from grognard.games.bolt_action.ground.context import SLACK
from grognard.games.bolt_action.rules.movement.move import ADVANCE, RUN, Move
from grognard.games.bolt_action.state.choices import Leg, Walk
from grognard.games.bolt_action.state.state import Wreck
from grognard.space import walks
from grognard.space.plane import footprint
from tests.games.bolt_action.table import gun, of, play, squad, vehicle
from tests.games.playing import inches

BASE = 0.492
FAR = vehicle("a.far", 4, 44, "truck")
TRUCK = vehicle("b.x", 0, 0, "truck").unit.hull


def man(x=24.0, y=24.0, **fields):
    return squad("a.men", x, y, men=1, order="run", **fields)


def told(battle, *ways, allowance=100.0, manner=ADVANCE):
    """By which words the ways of the men are refused, in inches from where they stand, and whose."""
    men = of(battle, "a.men")
    legs = [
        Leg(model.id, tuple((inches(x), inches(y)) for x, y in way))
        for model, way in zip(men.models, ways, strict=False)
        if way
    ]
    found = walking.faults(battle, men, Walk(tuple(legs)), manner, inches(allowance))
    return [(each.message.id.removeprefix("ba-fault-"), each.model) for each in found]


def words(found):
    return [name for name, _ in found]


# ---- past men --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-05", "BA-MOV-05")
@pytest.mark.parametrize(
    ("start", "passing", "end", "fault"),
    [
        (3, 2, 1.0, False), (3, 2, 0.999, True), (3, 1.0, 3, False), (3, 0.999, 3, True), (0.998, 2, 1.0, False),
        (0.999, 0.9, 3, True), (0.998, 0.9, 3, False), (0.998, 0.9, 0.999, False), (0.998, 2, 0.998, True),
        (0.5, 0.2, 2, False), (0.5, 2, 0.5, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("aside", [False, True])
def test_how_near_an_enemy_a_man_comes(start, passing, end, fault, aside):
    """The enemy stands to his left (or ahead); who is nearer than an inch already may walk away, however he does it."""
    gaps = [24 + 2 * BASE + each for each in (start, passing, end)]
    places = [(24, each) if aside else (each, 24) for each in gaps]
    battle = play(Move("a.men", ADVANCE), man(*places[0]), squad("b.foe", 24, 24, men=1))
    assert words(told(battle, places[1:])) == ["enemy-near"] * fault


@pytest.mark.rule("BA-GEN-05")
@pytest.mark.parametrize(
    ("start", "passing", "end", "fault"),
    [(3, 0.1, 1.0, False), (3, 0.1, 0.999, False), (3, 2, 0.998, True), (0.5, 0.5, 0.5, True), (0.5, 0.2, 2, False)],
)
def test_how_near_a_friend_a_man_ends(start, passing, end, fault):
    gaps = [24 + 2 * BASE + each for each in (start, passing, end)]
    battle = play(Move("a.men", ADVANCE), man(gaps[0]), squad("a.other", 24, 24, men=1))
    assert words(told(battle, [(each, 24) for each in gaps[1:]])) == ["friend-near"] * fault


# ---- past vehicles ---------------------------------------------------------------------------------------------------


def beside(whose, gaps, passed=("truck", TRUCK), side=1):
    """A man so far beside a vehicle or wreck that faces up the table, where he goes and where he ends."""
    entry, hull = passed
    places = [(24 + side * (hull.width / 2000 + BASE + gap), 24.0) for gap in gaps]
    units = {"foe": vehicle("b.x", 24, 24, entry), "friend": vehicle("a.x", 24, 24, entry)}
    wrecks = () if whose in units else (Wreck("b.old", vehicle("b.old", 24, 24, entry).unit.hull),)
    others = [units[whose]] if whose in units else []
    return play(Move("a.men", ADVANCE), man(*places[0]), *others, FAR, wrecks=wrecks), places[1:]


HAIR = SLACK / 1000
"""By how much a base may graze what it stands at already."""


@pytest.mark.rule("BA-MOV-15", "BA-MOV-19", "BA-GEN-05")
@pytest.mark.parametrize(
    ("whose", "gaps", "fault"),
    [
        ("foe", (3, 2, 1.0), None), ("foe", (3, 2, 0.999), None), ("foe", (3, 2, 0.998), "enemy-near"),
        ("foe", (3, 0.999, 3), None), ("foe", (3, 0.998, 3), "enemy-near"), ("foe", (0.999, 0.5, 3), "enemy-near"),
        ("foe", (0.998, 0.5, 3), None), ("foe", (0.5, -HAIR, 3), None), ("foe", (0.5, -HAIR - 0.001, 3), "enemy-near"),
        ("foe", (0.5, 2, 0.499), None), ("foe", (0.5, 2, 0.498), "enemy-near"), ("foe", (0.5, 0.6, 0.7), None),
        ("friend", (3, 2, 1.0), None), ("friend", (3, 2, 0.999), None), ("friend", (3, 2, 0.998), "friend-near"),
        ("friend", (3, 0, 3), None), ("friend", (3, -0.001, 3), None), ("friend", (3, -0.002, 3), "vehicle-in-way"),
        ("friend", (0.999, 0.5, 0.998), "friend-near"), ("friend", (0.998, 0.5, 0.998), None),
        ("friend", (-0.005, 2, -0.001), None), ("friend", (-0.005, 2, -0.002), "friend-near"),
        ("wreck", (3, 2, 0), None), ("wreck", (3, 2, -0.001), None), ("wreck", (3, 2, -0.002), "vehicle-in-way"),
        ("wreck", (3, -0.002, 3), "vehicle-in-way"), ("wreck", (-0.02, -HAIR, 3), None),
    ],
)  # fmt: skip
@pytest.mark.parametrize("side", [1, -1])
def test_how_near_a_vehicle_a_man_comes(whose, gaps, fault, side):
    battle, places = beside(whose, gaps, side=side)
    assert words(told(battle, places)) == ([] if fault is None else [fault])


@pytest.mark.rule("BA-MOV-19", "BA-GEN-05")
@pytest.mark.parametrize("facing", [0, 30, 45, 90])
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_smallest_enemy_vehicle_is_seen_from_every_side(facing, dx, dy):
    """He goes along the table straight at whatever of it is nearest."""
    posted = vehicle("b.x", 24, 24, "kettenkrad", facing=facing)
    corners = list(footprint(posted.unit.hull).exterior.coords)
    x, y = max(corners, key=lambda corner: corner[0] * dx + corner[1] * dy)
    for gap, found in ((1.01, []), (0.95, ["enemy-near"])):
        place = x / 1000 + dx * (BASE + gap), y / 1000 + dy * (BASE + gap)
        battle = play(Move("a.men", ADVANCE), man(place[0] + 4 * dx, place[1] + 4 * dy), posted, FAR)
        assert words(told(battle, [place])) == found, gap


@pytest.mark.rule("BA-MOV-19", "BA-GEN-05", "BA-MOV-15")
@pytest.mark.parametrize(
    ("boarding", "near", "found"),
    [
        (None, "a.x", ["friend-near"]), ("a.x", "a.x", []), ("a.far", "a.x", ["friend-near"]),
        ("a.far", "both", ["friend-near", "friend-near"]), ("a.x", "both", ["friend-near"]),
        ("a.y", "both", ["friend-near"]),
    ],
)  # fmt: skip
def test_whom_a_man_boards_he_may_come_to(boarding, near, found):
    others = [vehicle("a.x", 24, 20, "truck")] + ([vehicle("a.y", 26.7, 20, "truck")] if near == "both" else [])
    battle = play(Move("a.men", ADVANCE), man(25.35, 30), *others, FAR)
    men = of(battle, "a.men")
    walk = Walk((Leg("a.men.1", ((25_350, 22_200 + 492 + 100),)),))
    faults = walking.vehicle_faults(battle, men, walking.Steps(men, walk), ["a.men.1"], boarding)
    assert [each.message.id for each in faults] == ["ba-fault-" + each for each in found]


# ---- closed ground and the edge --------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-15")
@pytest.mark.parametrize(
    ("room", "end", "barred"),
    [
        (600, 0, True), (600, 462, True), (600, 463, False), (492, 462, True), (463, 462, True), (462, 461, True),
        (462, 462, False), (462, 900, False), (461, 461, False), (461, 460, True), (400, 400, False), (400, 399, True),
        (400, 900, False), (2, 2, False), (2, 1, True), (1, 500, True), (1, 1, True), (0, 900, True), (-50, 900, True),
    ],
)  # fmt: skip
def test_who_stands_in_a_corner_of_closed_ground_goes_no_deeper_into_it(room, end, barred):
    """Middle so far from the water, at first and at last; a base of 492 may graze it by 30."""
    water = shapely.box(0, 0, 10_000, 10_000)
    ways = [[(10_000 + room, 5000), (10_000 + end, 5000)]]
    assert walking.barred(water, ways, numpy.array([492.0])).tolist() == [barred]
    both = [*ways, [(20_000, 5000), (21_000, 5000)], [(20_000, 5000), (9000, 5000)]]
    assert walking.barred(water, both, numpy.array([492.0] * 3)).tolist() == [barred, False, True]
    drawn = walks.drawn(both)
    assert walking.barred(water, both, numpy.array([492.0] * 3), drawn).tolist() == [barred, False, True]


@pytest.mark.rule("BA-MOV-04", "BA-GEN-15", "BA-MOV-23", "BA-SCN-04")
@pytest.mark.parametrize(
    ("points", "found"),
    [
        (((20, 48), (20, 44)), []), (((20, 48), (20, 48.001), (20, 44)), ["off-table"]),
        (((20, 48), (20, 47.508)), []), (((20, 48), (20, 47.6)), ["off-table"]),
        (((20, 48.001), (20, 44)), ["entry-edge"]), (((-0.001, 48), (3, 44)), ["entry-edge"]),
        (((20, 0), (20, 4)), ["entry-edge"]), (((0, 48), (-0.001, 46), (3, 44)), ["off-table"]),
    ],
)  # fmt: skip
def test_how_one_comes_on_to_the_table(points, found):
    battle = play(Move("a.men", ADVANCE), man(place="reserve"))
    assert words(told(battle, points)) == found


@pytest.mark.rule("BA-MOV-23", "BA-SCN-04", "BA-SCN-06")
@pytest.mark.parametrize(
    ("starts", "found"),
    [((48, 48), []), ((0, 0), []), ((0, 48), ["a.men.1"]), ((48, 0), ["a.men.2"]), ((24, 0), ["a.men.1"])],
)
def test_where_both_long_edges_are_open_all_come_over_one(starts, found):
    """Over the own one if anybody does."""
    posted = squad("a.men", 0, 0, men=2, place="reserve", order="advance")
    battle = play(Move("a.men", ADVANCE), posted, scenario="encircled", won_roll_off=0)
    ways = [((x, start), (x, start + (4 if start < 24 else -4))) for x, start in zip((20, 21.4), starts, strict=True)]
    assert [model for word, model in told(battle, *ways) if word == "entry-edge"] == found


# ---- in formation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-15", "BA-GEN-04")
@pytest.mark.parametrize(
    ("apart", "found"),
    [(0.984, []), (0.983, []), (0.982, [("overlap", "a.men.1")]), (0.5, [("overlap", "a.men.1")]), (1.984, []),
     (1.986, [("formation", "a.men.2")])],
)  # fmt: skip
def test_comrades_touch_and_lie_not_on_each_other(apart, found):
    battle = play(Move("a.men", ADVANCE), squad("a.men", 24, 24, men=2, order="advance"))
    assert told(battle, [(24, 20)], [(24 + apart, 20)]) == found


@pytest.mark.rule("BA-GEN-04", "BA-GEN-14", "BA-BLD-01", "BA-MOV-23")
@pytest.mark.parametrize("place", ["table", "reserve"])
def test_who_comes_on_was_never_strewn_about(place):
    """Where men in reserve are thought to stand says nothing; on the table two parts that were far apart close up."""
    posted = squad("a.men", 0, 0, men=2, places=[(10, 40), (38, 40)], place=place, order="run")
    battle = play(Move("a.men", RUN), posted)
    start = [] if place == "table" else [(14, 48)], [] if place == "table" else [(34, 48)]
    found = told(battle, [*start[0], (14, 40)], [*start[1], (34, 40)], allowance=9)
    assert found == ([] if place == "table" else [("formation", "a.men.2")])


@pytest.mark.rule("BA-GEN-14", "BA-GEN-04")
@pytest.mark.parametrize("first", [(16, 24), (21.4, 24), (18.6, 24)])
def test_who_was_left_behind_closes_up_to_the_nearest_of_the_others(first):
    """Two stand together; the third comes his six inches nearer to the second, whatever the first does."""
    posted = squad("a.men", 0, 0, men=3, places=[(18.6, 24), (20, 24), (40, 24)], order="advance")
    battle = play(Move("a.men", ADVANCE), posted)
    assert told(battle, [first] if first != (16, 24) else [(18.6, 24.0)], [(20, 24.0)], [(34, 24)], allowance=6) == []
    far = told(battle, [(18.6, 24.0)], [(20, 24.0)], [(36, 24)], allowance=6)
    assert far == [("formation", "a.men.3")]
    turned = told(battle, [(18.1, 24.3)], [(19.9, 24.0)], [(34.85, 24)], allowance=6)
    assert turned == []


@pytest.mark.rule("BA-GEN-14", "BA-ART-01")
@pytest.mark.parametrize(
    ("now", "near"),
    [(8000, True), (7001, True), (7000, True), (8001, False), (9000, False), (1000, True), (12_000, False)],
)
@pytest.mark.parametrize("turned", [False, True])
def test_the_parts_of_a_unit_close_up_as_far_as_they_may(now, near, turned):
    """It was thirteen inches off and may go six: an inch less will do."""

    def table(gap):
        rows = [[0, 0, 500], [-1500, 0, 500], [gap + 1000, 0, 500], [gap + 2500, 0, 500]]
        return numpy.array([[y, x, r] if turned else [x, y, r] for x, y, r in rows], dtype=numpy.float64)

    assert walking.closes_up(table(now), table(13_000), [[0, 1], [2, 3]], 6000) is near
    assert walking.closes_up(table(now), table(now), [[0, 1], [2, 3]], 6000) is (now <= 1000)
    assert walking.closes_up(table(1000), table(500), [[0, 1], [2, 3]], 6000)
    assert not walking.closes_up(table(1001), table(500), [[0, 1], [2, 3]], 6000)


@pytest.mark.rule("BA-ART-01", "BA-GEN-04")
@pytest.mark.parametrize(
    ("ends", "found"),
    [
        (((22.8, 25.9), (24, 25.9), (25.2, 25.9)), []), (((22.8, 25.9), (24, 25.9), (30, 25.9)), [("crew", "a.men.4")]),
        (((18, 25.9), (24, 25.9), (30, 25.9)), [("crew", "a.men.4")]),
        (((30, 25.9), (24, 25.9), (18, 25.9)), [("crew", "a.men.4")]),
        (((12, 25.9), (18, 25.9), (30, 25.9)), [("crew", "a.men.4")]),
        (((22.8, 25.9), (18, 25.9), (16.6, 25.9)), [("crew", "a.men.4")]),
    ],
)  # fmt: skip
def test_a_crew_keeps_about_its_gun(ends, found):
    """Of several who do not, the last is named."""
    battle = play(Move("a.men", ADVANCE), gun("a.men", 24, 24, order="advance"))
    assert told(battle, [(24, 24)], *([end] for end in ends)) == found
