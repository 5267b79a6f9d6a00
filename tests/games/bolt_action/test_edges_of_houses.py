"""Going into houses, up and down in them and out again, at the edges: each condition where it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.ground import building_moves, walking, zones
from grognard.games.bolt_action.ground.building_moves import WayIn
from grognard.games.bolt_action.state.choices import ChangeFloor, DeployInside, GoIn
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, squad, team, vehicle
from tests.games.playing import inches, piece

HOUSE = piece("building", 20, 10, 28, 16, 4)
"""Two floors of two inches each."""
OTHER = piece("building", 20, 24, 28, 30, 4)
DOOR = (23, 16.532)
"""Where a man stands before one of the openings of its lower wall."""


def into(posted, *others, level=0, building=HOUSE.id, manner="run", allowance=12.0, **more):
    """By which words going in is refused; else the ways."""
    battle = standing(posted, *others, **({"pieces": [HOUSE, OTHER]} | more))
    unit = of(battle, "a.x")
    found = building_moves.way_in(battle, unit, Floor(building, level), manner, inches(allowance))
    told = building_moves.going_refusal(battle, unit, GoIn(building, level), manner, inches(allowance))
    if isinstance(found, WayIn):
        assert told is None
        return [leg.points for leg in found.legs]
    assert told is not None
    assert (told.message, told.rules) == (found.message, found.rules)
    return found.message.id


def man(gap=3.0, **fields):
    return squad("a.x", DOOR[0], DOOR[1] + gap, men=1, **fields)


# ---- going in --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-01", "BA-BLD-07", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "more", "told"),
    [
        (3, {}, None), (3, {"building": "nowhere"}, "ba-refused-no-floor"), (3, {"level": -1}, "ba-refused-no-floor"),
        (3, {"level": 1}, None), (3, {"level": 2}, "ba-refused-no-floor"),
        (3, {"manner": "advance"}, "ba-refused-go-in-order"), (3, {"manner": "regroup"}, "ba-refused-go-in-order"),
        (3, {"manner": "advance", "options": {"building_entry": "any_move"}}, None),
        (3, {"manner": "regroup", "options": {"building_entry": "any_move"}}, "ba-refused-go-in-order"),
        (12, {"pieces": [HOUSE]}, None), (12.001, {"pieces": [HOUSE]}, None),
        (12.002, {"pieces": [HOUSE]}, "ba-refused-go-in-opening"),
        (12.963, {"pieces": [HOUSE]}, "ba-refused-go-in-opening"),
        (12.964, {"pieces": [HOUSE]}, "ba-refused-go-in-far"),
        (6.001, {"allowance": 6}, None), (6.002, {"allowance": 6}, "ba-refused-go-in-opening"),
    ],
)  # fmt: skip
def test_what_forbids_going_in(gap, more, told):
    found = into(man(gap), **more)
    assert (found if isinstance(found, str) else None) == told


@pytest.mark.rule("BA-BLD-01", "BA-MOV-24", "BA-BLD-07")
@pytest.mark.parametrize(
    ("level", "cost", "gap", "goes"),
    [(1, "height", 10.001, True), (1, "height", 10.003, False), (1, "free", 12.001, True), (0, "height", 12.001, True),
     (0, "free", 12.001, True), (1, "free", 12.003, False)],
)  # fmt: skip
def test_an_upper_floor_costs_its_height(level, cost, gap, goes):
    found = into(man(gap), level=level, pieces=[HOUSE], options={"climb_cost": cost})
    assert isinstance(found, str) is not goes


@pytest.mark.rule("BA-BLD-01", "BA-MOV-24", "BA-BLD-07")
@pytest.mark.parametrize(
    ("own", "level", "cost", "allowance", "goes"),
    [
        (0, 0, "height", 7, True), (0, 0, "height", 6.9, False), (1, 0, "height", 9, True),
        (1, 0, "height", 8.9, False), (0, 1, "height", 9, True), (0, 1, "height", 8.9, False),
        (1, 1, "height", 11, True), (1, 1, "height", 10.9, False), (1, 1, "free", 7, True),
    ],
)  # fmt: skip
def test_from_house_to_house_both_heights_are_paid(own, level, cost, allowance, goes):
    """The lower wall of the one and the upper of the other are eight inches apart: seven from door to door."""
    found = into(man(inside=Floor(OTHER.id, own)), level=level, allowance=allowance, options={"climb_cost": cost})
    assert isinstance(found, str) is not goes
    if goes:
        [[start, end]] = found
        assert (start[1], end[1]) == (inches(23.468), inches(16.532))


@pytest.mark.rule("BA-BLD-01", "BA-BLD-07")
@pytest.mark.parametrize(
    ("who", "at", "level", "told"),
    [
        ("b.foe", 0, 0, "ba-refused-floor-taken"), ("a.friend", 0, 0, "ba-refused-floor-taken"),
        ("b.foe", 0, 1, "ba-refused-floor-barred"), ("a.friend", 0, 1, None), ("b.foe", 1, 0, None),
        ("b.foe", 1, 1, "ba-refused-floor-taken"),
    ],
)  # fmt: skip
def test_who_is_in_the_house_already(who, at, level, told):
    found = into(man(), squad(who, 24, 13, 2, inside=Floor(HOUSE.id, at)), level=level)
    assert (found if isinstance(found, str) else None) == told


@pytest.mark.rule("BA-BLD-07")
def test_from_floor_to_floor_nobody_goes_in():
    assert into(man(inside=Floor(HOUSE.id, 0)), level=1) == "ba-refused-floor-taken"


@pytest.mark.rule("BA-BLD-01", "BA-GEN-05", "BA-MOV-05", "BA-MOV-02")
@pytest.mark.parametrize(
    ("aside", "bar", "manner", "told"),
    [
        (2, None, "run", None), (1.984, None, "run", None), (1.97, None, "run", "ba-refused-go-in-enemy"),
        (None, "hedge", "run", "ba-refused-go-in-far"), (None, "hedge", "advance", None),
        (None, "river", "advance", "ba-refused-go-in-far"),
    ],
)  # fmt: skip
def test_what_bars_the_way_in(aside, bar, manner, told):
    foes = [squad("b.foe", DOOR[0] + aside, DOOR[1] + 3, men=1)] if aside else []
    bars = [piece(bar, 0, 18, 48, 18.3)] if bar else []
    found = into(man(4), *foes, pieces=[HOUSE, *bars], manner=manner, options={"building_entry": "any_move"})
    assert (found if isinstance(found, str) else None) == told


@pytest.mark.rule("BA-BLD-01", "BA-MOV-23")
def test_the_ways_in_begin_where_the_men_stand():
    """Those in the open by the first corner, those off the table at the edge, those in a house before an opening."""
    assert into(man(3)) == [((inches(DOOR[0]), inches(DOOR[1])),)]
    low = piece("building", 20, 38, 28, 44, 4)
    found = into(squad("a.x", 0, 0, 2, place="reserve"), building=low.id, pieces=[low])
    assert [way[0] for way in found] == [(24_000, 48_000)] * 2
    assert {way[-1][1] for way in found} == {inches(44.532)}
    far = into(squad("a.x", 0, 0, 1, place="reserve"), building=low.id, pieces=[low], allowance=3)
    assert far == "ba-refused-go-in-opening"


@pytest.mark.rule("BA-BLD-01", "BA-MOV-23")
@pytest.mark.parametrize(("left", "x"), [(20, 24_000), (0, 4_000), (-7.8, 492), (47.8, 47_508)])
def test_who_comes_on_goes_straight_at_the_house(left, x):
    battle = standing(squad("a.x", 0, 0, 1, place="reserve"), squad("b.x", 0, 0, 1, place="reserve"), pieces=[HOUSE])
    building = battle.context.ground.buildings[HOUSE.id]
    building = type("Moved", (), {"box": (inches(left), 10_000, inches(left + 8), 16_000)})()
    for id, edge in (("a.x", 48_000), ("b.x", 0)):
        unit = of(battle, id)
        assert building_moves.starts_of(battle, unit, unit.models[0], building) == [(x, edge)]


@pytest.mark.rule("BA-BLD-01", "BA-MOV-23")
def test_where_ways_out_of_a_house_begin():
    battle = standing(squad("a.x", 24, 13, 1, inside=Floor(HOUSE.id)), squad("a.y", 5, 5, 1), pieces=[HOUSE, OTHER])
    unit, other = of(battle, "a.x"), of(battle, "a.y")
    houses = battle.context.ground.buildings
    doors = building_moves.free_doors(battle, houses[HOUSE.id], 492)
    assert building_moves.starts_of(battle, unit, unit.models[0]) == doors
    nearest = building_moves.starts_of(battle, unit, unit.models[0], houses[OTHER.id])
    assert sorted(nearest) == [(23_000, 16_532), (25_000, 16_532), (27_000, 16_532)]
    assert building_moves.starts_of(battle, other, other.models[0]) == [(5_000, 5_000)]


@pytest.mark.rule("BA-BLD-01", "BA-GEN-15")
@pytest.mark.parametrize(
    ("house", "pond", "shut"),
    [
        ((20, 10, 28, 16), None, ()), ((0, 10, 8, 16), None, ("left",)), ((0.5, 10, 8, 16), None, ("left",)),
        ((1.1, 10, 8, 16), None, ()), ((40, 10, 48, 16), None, ("right",)), ((40, 10, 46.9, 16), None, ()),
        ((40, 10, 47, 16), None, ("right",)), ((20, 0.5, 28, 6), None, ("up",)), ((20, 42, 28, 47.5), None, ("down",)),
        ((20, 10, 28, 16), (18, 16.5, 30, 18), ("down",)), ((20, 10, 28, 16), (18, 17.1, 30, 18), ()),
    ],
)  # fmt: skip
def test_a_door_that_opens_on_no_ground_is_shut(house, pond, shut):
    home = piece("building", house[0], house[1], house[2], house[3], 3)
    battle = standing(pieces=[home, *([piece("river", *pond)] if pond else [])])
    building = battle.context.ground.buildings[home.id]
    free, every = building_moves.free_doors(battle, building, 492), building.doors(492)
    left, top, right, bottom = (inches(each) for each in house)
    sides = {"left": lambda x, y: x < left, "right": lambda x, y: x > right, "up": lambda x, y: y < top,
             "down": lambda x, y: y > bottom}  # fmt: skip
    assert free == [door for door in every if not any(sides[side](*door) for side in shut)]


# ---- up and down -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-07", "BA-ART-03", "BA-GEN-12")
@pytest.mark.parametrize(
    ("own", "to", "manner", "other", "told"),
    [
        (0, 1, "run", None, None), (1, 0, "advance", None, None), (0, 2, "run", None, "ba-refused-no-floor"),
        (0, 0, "run", None, "ba-refused-no-floor"), (1, 2, "run", None, "ba-refused-no-floor"),
        (0, -1, "run", None, "ba-refused-no-floor"), (0, 1, "run", 1, "ba-refused-floor-taken"),
        (None, 1, "run", None, "refused-not-offered"), (0, 1, "regroup", None, "refused-not-offered"),
    ],
)  # fmt: skip
def test_what_forbids_going_up_or_down(own, to, manner, other, told):
    posted = squad("a.x", 24, 13, 2, inside=None if own is None else Floor(HOUSE.id, own))
    others = [squad("a.y", 24, 13, 2, inside=Floor(HOUSE.id, other))] if other is not None else []
    battle = standing(posted, *others, pieces=[HOUSE])
    found = building_moves.going_refusal(battle, of(battle, "a.x"), ChangeFloor(to), manner, 12_000)
    assert (None if found is None else found.message.id) == told


@pytest.mark.rule("BA-ART-03", "BA-MOV-07", "BA-GEN-12")
@pytest.mark.parametrize(
    ("posted", "facing", "told"),
    [
        (gun("a.x", 23, 19), None, "ba-refused-go-in-gun"), (squad("a.x", 23, 19, 1), 0, "ba-fault-facing"),
        (team("a.x", 22, 19, men=2), 0, None), (team("a.x", 22, 19, men=2), 359_999, None),
        (team("a.x", 22, 19, men=2), 360_000, "ba-fault-facing"), (team("a.x", 22, 19, men=2), -1, "ba-fault-facing"),
        (team("a.x", 22, 19, men=2), None, None),
    ],
)  # fmt: skip
def test_whose_weapon_is_set_up_in_a_house(posted, facing, told):
    battle = standing(posted, pieces=[HOUSE])
    found = building_moves.going_refusal(battle, of(battle, "a.x"), GoIn(HOUSE.id, 0, facing), "run", 12_000)
    assert (None if found is None else found.message.id) == told


@pytest.mark.rule("BA-BLD-01", "BA-BLD-07", "BA-ART-03")
@pytest.mark.parametrize(
    ("posted", "manner", "options", "offered"),
    [
        (man(), "run", {}, [GoIn(HOUSE.id, 0), GoIn(HOUSE.id, 1)]), (man(), "advance", {}, []),
        (man(), "advance", {"building_entry": "any_move"}, [GoIn(HOUSE.id, 0), GoIn(HOUSE.id, 1)]),
        (man(inside=Floor(HOUSE.id, 0)), "run", {}, [ChangeFloor(1)]),
        (man(inside=Floor(HOUSE.id, 1)), "advance", {}, [ChangeFloor(0)]),
        (man(inside=Floor(HOUSE.id, 1)), "regroup", {}, []), (gun("a.x", 23, 19), "run", {}, []),
    ],
)  # fmt: skip
def test_which_floors_a_unit_may_think_of(posted, manner, options, offered):
    battle = standing(posted, pieces=[HOUSE], options=options)
    assert list(building_moves.conceivable(battle, of(battle, "a.x"), manner, 12_000)) == offered


@pytest.mark.rule("BA-BLD-07")
def test_who_holds_a_floor_and_who_bars_the_way_up():
    units = squad("b.foe", 24, 13, 2, inside=Floor(HOUSE.id, 0)), squad("a.x", 24, 13, 2, inside=Floor(HOUSE.id, 1))
    battle = standing(*units, squad("a.y", 5, 5, 2), pieces=[HOUSE, OTHER])
    own, foe, out = of(battle, "a.x"), of(battle, "b.foe"), of(battle, "a.y")
    assert building_moves.occupant(battle, Floor(HOUSE.id, 0)) == foe
    assert building_moves.occupant(battle, Floor(HOUSE.id, 1)) == own
    assert building_moves.occupant(battle, Floor(OTHER.id, 0)) is None
    barred = [[building_moves.is_barred(battle, who, Floor(HOUSE.id, level)) for level in (0, 1)] for who in (out, foe)]
    assert barred == [[False, True], [False, False]]
    costs = [building_moves.climb_cost(battle, floor) for floor in (None, Floor(HOUSE.id, 0), Floor(HOUSE.id, 1))]
    assert costs == [0, 0, 2_000]
    free = standing(squad("a.y", 5, 5, 2), pieces=[HOUSE], options={"climb_cost": "free"})
    assert building_moves.climb_cost(free, Floor(HOUSE.id, 1)) == 0
    assert walking.climb(free, ((0, 0), (1, 1))) == 0


# ---- set up in them --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ART-03", "BA-BLD-07", "BA-SCN-14")
@pytest.mark.parametrize(
    ("posted", "top", "levels"),
    [
        (squad("a.x", 0, 0, 2), 38, [0, 1]), (squad("a.x", 0, 0, 2), 36, [0, 1]), (squad("a.x", 0, 0, 2), 35.99, []),
        (gun("a.x", 0, 0), 38, [0]), (vehicle("a.x", 0, 0), 38, []), (squad("a.x", 0, 0, 2), 4, []),
    ],
)  # fmt: skip
def test_on_which_floors_a_unit_may_be_set_up(posted, top, levels):
    home = piece("building", 20, top, 28, top + 6, 4)
    waiting = replace(posted, unit=replace(posted.unit, place="reserve"))
    battle = standing(waiting, pieces=[home], scenario="straight-fight", won_roll_off=0)
    found = zones.floors(battle, of(battle, "a.x"))
    assert [each.level for each in found] == levels
    for level in (0, 1, 2):
        choice = DeployInside(home.id, level, found[0].facing if found else None)
        assert (zones.floor_refusal(battle, of(battle, "a.x"), choice) is None) is (level in levels)
