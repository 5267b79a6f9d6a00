"""Where attackers meet whom they assault, looked at piece by piece: which ways there are and how long they may be, in
what order they are tried, how one falls short."""

from math import hypot

import pytest

from grognard.games.bolt_action.ground.contact import TOUCHING
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.rules.close_quarters.neighbours import Neighbours
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import Floor
from grognard.space.plane import length_of
from tests.games.bolt_action.table import of, play, squad, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
HOUSE = piece("building", 20, 10, 28, 16, 3)
DOORS = (21, 23, 25, 27)
"""Where the openings of its lower wall are; a man stands before one at 16.532."""


def man(x, y, id="a.men", **fields):
    return squad(id, x, y, men=1, order="run", **fields)


def foe(x=24.0, y=20.0, **fields):
    return squad("b.foe", x, y, men=1, order="fire", **fields)


def near(*units, climb=0, **more):
    """Those an assault of ``a.men`` on ``b.foe`` has to do with."""
    battle = play(Activation("a.men", "fire"), *units, **more)
    return Neighbours(battle, of(battle, "a.men"), of(battle, "b.foe"), climb)


def places(*points):
    return [(inches(x), inches(y)) for x, y in points]


# ---- which way is taken ----------------------------------------------------------------------------------------------


def legs(number):
    return (Leg("a.men.1", ((number, 0), (number, 1))),)


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03")
@pytest.mark.parametrize(
    ("clear", "whole", "taken", "tried"),
    [
        ("yyyyy", "nnyny", 2, 3), ("yyyyy", "ynnnn", 0, 1), ("yyyyy", "nnnnn", 0, 5), ("nyyyy", "ynnnn", 1, 5),
        ("nyyny", "yyyny", 1, 2), ("nnnyn", "nnnny", 3, 5), ("nnnnn", "yyyyy", None, 5), ("", "", None, 0),
    ],
)  # fmt: skip
def test_the_first_whom_the_others_can_follow(clear, whole, taken, tried, monkeypatch):
    """Whose comrades have room is taken, who keeps them in formation first; of two it is searched whether they can."""
    here = near(foe(), man(24, 25))
    first = of(here.g, "a.men").models[0]
    met = [charge.Meeting(first, [(number, 0), (number, 1)], (number, 2), 100 + number) for number in range(len(clear))]
    asked = []

    def advance(near, first, way, limit, *, contact, search):
        asked.append((way[0][0], limit, contact, search))
        return legs(way[0][0])

    monkeypatch.setattr(charge, "meetings", lambda g, near: met)
    monkeypatch.setattr(charge, "advance_all", advance)
    monkeypatch.setattr(charge, "keeps_clear", lambda unit, legs: clear[legs[0].points[0][0]] == "y")
    monkeypatch.setattr(charge, "holds_together", lambda g, unit, legs: whole[legs[0].points[0][0]] == "y")
    found = charge.meeting_ways(here.g, here.unit, here)
    assert found == (None if taken is None else charge.Charge(legs(taken), True, False))
    assert asked == [(number, 100 + number, True, number < 2) for number in range(tried)]


@pytest.mark.rule("BA-CQ-03", "BA-GEN-15", "BA-GEN-04")
@pytest.mark.parametrize(
    ("clear", "whole", "taken", "tried"),
    [
        ("yyyyy", "ynnnn", 0, 1), ("yyyyy", "nnnyn", 3, 4), ("yyyyy", "nnnnn", 0, 5), ("nyyyy", "ynnnn", 1, 5),
        ("nnyyn", "nnnnn", 2, 5), ("yyyyy", "nnnny", 4, 5), ("nnnnn", "yyyyy", None, 5), ("yyyyn", "nnnny", 0, 5),
    ],
)  # fmt: skip
def test_who_falls_short_tries_less_and_less_of_his_way(clear, whole, taken, tried, monkeypatch):
    """Whole, three quarters, half, a quarter, none of it."""
    here = near(foe(24, 4), man(24, 25))
    asked = []

    def cut_short(near, first, way, limit):
        asked.append((length_of(way), limit))
        return [way[0], (way[0][0], way[0][1] - 8000)]

    def advance(near, first, way, limit, *, contact):
        assert (contact, limit, length_of(way)) == (False, 12_000, 8000)
        return legs(len(asked) - 2)

    monkeypatch.setattr(charge, "cut_short", cut_short)
    monkeypatch.setattr(charge, "advance_all", advance)
    monkeypatch.setattr(charge, "keeps_clear", lambda unit, legs: clear[legs[0].points[0][0]] == "y")
    monkeypatch.setattr(charge, "holds_together", lambda g, unit, legs: whole[legs[0].points[0][0]] == "y")
    assert charge.fall_short(here.g, here) == (() if taken is None else legs(taken))
    assert asked == [(20_016, 12_000), *((8000, part) for part in (8000, 6000, 4000, 2000, 0)[:tried])]


@pytest.mark.rule("BA-CQ-03", "BA-SCN-11")
@pytest.mark.parametrize(("gap", "reaches"), [(12.49, True), (12.5, False)])
def test_who_comes_on_to_the_table_is_measured_from_its_edge(gap, reaches):
    other = man(2, 46, "a.other")
    battle = play(Activation("a.other", "fire"), foe(24, 48 - gap - BASE), man(2, 2, place="reserve"), other)
    found = charge.reaching(battle, of(battle, "a.men"), of(battle, "b.foe"))
    assert (found is not None) is reaches


@pytest.mark.rule("BA-MOV-24", "BA-BLD-01", "BA-CQ-03")
@pytest.mark.parametrize(
    ("cost", "storey", "gap", "reaches"),
    [("free", 0, 12.001, True), ("free", 1, 12.001, True), ("free", 1, 12.01, False), ("height", 0, 12.001, True),
     ("height", 1, 10.001, True), ("height", 1, 10.01, False), ("height", 2, 8.001, True), ("height", 2, 8.01, False)],
)  # fmt: skip
def test_what_a_floor_costs_who_sets_out_from_it(cost, storey, gap, reaches):
    tall = piece("building", 20, 10, 28, 16, 12)
    own = squad("a.men", 24, 13, men=1, inside=Floor(tall.id, storey), order="run")
    battle = play(
        Activation("a.men", "fire"), own, foe(27, 16.532 + 2 * BASE + gap), pieces=[tall], options={"climb_cost": cost}
    )
    assert charge.climb(battle, of(battle, "a.men")) == (2000 * storey if cost == "height" else 0)
    assert charge.charge(battle, of(battle, "a.men"), of(battle, "b.foe")).reaches is reaches


# ---- straight at them, and round others ------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03")
@pytest.mark.parametrize(("men", "found"), [(1, 1), (3, 3), (4, 4), (6, 4)])
def test_few_who_can_meet_are_looked_at_the_nearest_first(men, found):
    here = near(foe(24, 20), squad("a.men", 24, 24, men=men, order="run"))
    met = charge.meetings(here.g, here)
    assert [each.first.id for each in met] == [f"a.men.{number}" for number in range(1, found + 1)]
    assert all((each.goal, each.limit) == ((24_000, 20_000), 12_000) for each in met)


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03")
@pytest.mark.parametrize(("x", "y", "meets"), [(31.3, 24, True), (24, 17.6, True), (25.9, 21.6, False), (40, 40, True)])
def test_friends_bar_the_end_of_a_way_and_no_corner_of_it(x, y, meets):
    """He comes round the end of a river; nobody but his enemy is within an inch of where he meets him."""
    river = piece("river", 10, 23, 29.5, 24)
    here = near(foe(24, 20), man(28, 26), squad("a.other", x, y, men=1), pieces=[river])
    met = charge.meetings(here.g, here)
    assert bool(met) is meets
    for each in met:
        assert len(each.way) > 2
        assert here.fits(*each.way[-1], 492, TOUCHING)
        assert length_of(each.way) <= 12_001


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
@pytest.mark.parametrize(
    ("others", "options", "found"),
    [
        ([], {}, 0), ([squad("b.other", 24, 23.5, men=1)], {}, 1),
        ([squad("b.other", 24, 23.5, men=1)], {"assault_route": "straight"}, 0),
        ([vehicle("b.car", 24, 24, "jeep", facing=90)], {}, 1), ([squad("a.other", 24.5, 21.6, men=1)], {}, 0),
        ([squad("b.other", 40, 40, men=1)], {}, 0),
    ],
)  # fmt: skip
def test_round_others_goes_whom_enemies_bar(others, options, found):
    """A friend before his place does not send him round."""
    here = near(foe(24, 20), man(24, 28), *others, options=options)
    assert len(charge.detours(here.g, here)) == found


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
@pytest.mark.parametrize(
    ("length", "is_open", "found"),
    [(12_001, True, True), (12_002, True, False), (11_999, True, True), (12_001, False, False), (None, True, False)],
)
def test_how_long_a_way_round_others_may_be(length, is_open, found, monkeypatch):
    here = near(foe(24, 20), man(24, 28), squad("b.other", 24, 23.5, men=1), squad("a.friend", 22.2, 19, men=1))
    asked = []

    def round_others(first, ends, reach):
        asked.append((ends, reach))
        return (
            None
            if length is None
            else [(24_000, 28_000), (24_000, 28_000 - length + 1000), (25_000, 28_000 - length + 1000)]
        )

    monkeypatch.setattr(here, "round_others", round_others)
    monkeypatch.setattr(here, "is_open", lambda first, way: is_open)
    met = charge.detours(here.g, here)
    assert bool(met) is found
    assert [reach for _, reach in asked] == [12_001]
    [(ends, _)] = asked
    assert ends == [place for place in charge.contacts(here.unit.models[0], here.target.models[0])
                    if here.fits(*place, 492, TOUCHING)]  # fmt: skip
    assert 0 < len(ends) < 16


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
def test_a_way_round_others_ends_at_the_side_of_a_hull_that_it_comes_to():
    """What lies between its end and the hull is crossed; what lies before its corners is not."""
    here = near(vehicle("b.foe", 24, 20, facing=90), man(24, 27), squad("b.other", 24, 23.5, men=1))
    met = charge.detours(here.g, here)
    assert met
    for each in met:
        x, y = each.way[-1]
        assert each.goal == (min(max(x, 24_000 - 2050), 24_000 + 2050), min(max(y, 20_000 - 900), 20_000 + 900))
        assert len(each.way) >= 3


@pytest.mark.rule("BA-CQ-03", "BA-MOV-24", "BA-MOV-03")
@pytest.mark.parametrize(
    ("way", "goal", "climb", "limit"),
    [
        (((10, 10), (10, 16)), (10, 17), 0, 12_000), (((10, 10), (10, 16)), (10, 17), 2500, 9500),
        (((30, 10), (30, 16)), (30, 17), 0, 10_000), (((30, 10), (30, 16)), (30, 17), 3000, 7000),
        (((10, 10), (10, 19.3)), (10, 22), 0, 6000), (((10, 10), (10, 21)), (10, 22), 3000, 3000),
        (((30, 10), (30, 19.3)), (30, 22), 0, 4000), (((10, 10), (10, 19)), (10, 19.5), 0, 12_000),
        (((10, 10), (10, 15), (40, 15), (40, 24)), (10, 24), 0, 12_000),
    ],
)  # fmt: skip
def test_how_far_one_may_go_to_meet(way, goal, climb, limit):
    """A hedge lies at 20, up to 35 to the right; a terrace an inch high at 30 has to be climbed up and down again."""
    pieces = [piece("hedge", 5, 20, 35, 20.2), piece("terrace", 26, 11, 34, 14, 1)]
    here = near(foe(24, 40), man(24, 45), climb=climb, pieces=pieces)
    found = charge.meeting(here, here.unit.models[0], places(*way), places(goal)[0])
    assert found == charge.Meeting(here.unit.models[0], places(*way), places(goal)[0], limit)


# ---- into a house ----------------------------------------------------------------------------------------------------


def into(*units, climb=0, pieces=(), **more):
    inside = squad("b.foe", 24, 13, men=2, inside=Floor(HOUSE.id), order="fire")
    here = near(inside, *units, climb=climb, pieces=[HOUSE, *pieces], **more)
    return here, charge.openings_reached(here.g, here)


@pytest.mark.rule("BA-CQ-13", "BA-CQ-03")
@pytest.mark.parametrize(
    ("climb", "away", "reaches"),
    [(0, 12.9, True), (11_000, 1.9, True), (12_000, 0.9, True), (11_999, 0.9, True), (12_001, 0.9, False),
     (12_500, 0.2, False), (12_900, 0.01, False)],
)  # fmt: skip
def test_who_climbs_his_whole_distance_goes_no_step_besides(climb, away, reaches):
    _, found = into(man(27, 16.532 + away), climb=climb)
    assert bool(found) is reaches


@pytest.mark.rule("BA-CQ-13")
@pytest.mark.parametrize(("away", "last", "corners"), [(11.9, 0, 2), (12, 0, 2), (12.5, 0.5, 2), (3, 0, 2)])
def test_the_way_to_an_opening_ends_there_or_where_the_distance_does(away, last, corners):
    _, found = into(man(27, 16.532 + away))
    assert found[0].way == places((27, 16.532 + away), (27, 16.532 + last))
    assert (found[0].goal, len(found[0].way), found[0].limit) == (found[0].way[-1], corners, 12_000)


@pytest.mark.rule("BA-CQ-13", "BA-GEN-05")
@pytest.mark.parametrize(
    ("x", "y", "first", "barred"),
    [(27, 18.3, 25, 27), (27, 18.8, 27, None), (27.9, 22.2, 27, None), (23, 16.6, 27, 23), (40, 40, 27, None)],
)
def test_no_friend_stands_within_an_inch_before_the_opening(x, y, first, barred):
    """Who stands beside him as he sets out is no hindrance. Four openings at most are looked at."""
    _, found = into(man(27, 21.4), squad("a.other", x, y, men=1))
    goals = [each.goal[0] / 1000 for each in found]
    assert goals[0] == first
    assert barred not in goals
    assert {25, 23, 27} - {barred} <= {*goals}
    assert len(found) == 4


@pytest.mark.rule("BA-CQ-13")
def test_four_ways_into_a_house_are_enough():
    _, found = into(squad("a.men", 21, 19, men=5, order="run"))
    assert len(found) == 4


@pytest.mark.rule("BA-CQ-13", "BA-CQ-03")
def test_who_is_nearest_but_cannot_reach_leaves_it_to_the_next():
    """The first stands seven inches off behind a hedge, the second eight with nothing between."""
    hedge = piece("hedge", 24, 20, 30, 20.2)
    men = squad("a.men", 0, 0, men=2, places=[(27, 23.6), (21, 24.6)], order="run")
    _, found = into(men, pieces=[hedge])
    assert found
    assert {each.first.id for each in found} == {"a.men.2"}


@pytest.mark.rule("BA-CQ-13", "BA-GEN-05")
@pytest.mark.parametrize(("x", "y", "way"), [(40, 40, True), (30.3, 18, True), (27, 18.2, False), (28.2, 21.8, True)])
def test_friends_at_the_corners_of_a_way_to_an_opening_are_passed(x, y, way):
    """He comes round the end of a river to the opening at 27; a friend stands there, or at a corner of the way."""
    river = piece("river", 10, 18.5, 28.5, 19.5)
    _, found = into(man(27, 22), squad("a.other", x, y, men=1), pieces=[river])
    goals = {each.goal for each in found}
    assert ((27_000, 16_532) in goals) is way
    for each in found:
        assert each.goal == each.way[-1]
        assert len(each.way) >= 3


@pytest.mark.rule("BA-CQ-13", "BA-MOV-02")
@pytest.mark.parametrize(("gap", "straight"), [(1.2, True), (0.95, True), (0.9, False)])
def test_a_base_grazes_closed_ground_on_its_way_to_an_opening(gap, straight):
    """Between two ponds he goes straight on if there is room for his base but for a hair."""
    ponds = [piece("river", 22, 18, 27 - gap / 2, 20), piece("river", 27 + gap / 2, 18, 32, 20)]
    here, _ = into(man(27, 22), pieces=ponds)
    ways = {way[-1]: way for _, way in charge.ways_to_openings(here.g, here)}
    assert (len(ways[27_000, 16_532]) == 2) is straight


# ---- falling short ---------------------------------------------------------------------------------------------------


def shortened(*units, way, limit, pieces=()):
    here = near(foe(24, 4), man(*way[0]), *units, pieces=pieces)
    return charge.cut_short(here, here.unit.models[0], places(*way), limit)


@pytest.mark.rule("BA-CQ-03", "BA-GEN-05")
@pytest.mark.parametrize(
    ("limit", "went"), [(0, 0), (-5, 0), (1, 1), (2, 2), (700, 700), (8000, 8000), (9000, 8000), (8000.0, 8000)]
)
def test_one_goes_as_far_as_the_limit_reaches(limit, went):
    found = shortened(way=((24, 40), (24, 32)), limit=limit)
    assert (found[0], found[-1]) == ((24_000, 40_000), (24_000, 40_000 - went))


@pytest.mark.rule("BA-CQ-03", "BA-GEN-05")
@pytest.mark.parametrize(
    ("lack", "back"),
    [(0, 0), (1, 25), (10, 25), (25, 25), (26, 50), (27, 50), (28, 50), (50, 50), (51, 75), (300, 300), (310, 325)],
)
def test_one_stops_an_inch_before_others_step_by_step(lack, back):
    """A friend stands ahead of where his way of eight inches ends: so much nearer than an inch."""
    other = squad("a.other", 24, 32 - 2 * BASE - 1 + lack / 1000, men=1)
    found = shortened(other, way=((24, 40), (24, 32)), limit=12_000)
    assert found == places((24, 40), (24, 32 + back / 1000))


@pytest.mark.rule("BA-CQ-03", "BA-GEN-15")
@pytest.mark.parametrize(
    ("into", "back"), [(-0.2, 0), (0.001, 25), (0.024, 25), (0.026, 50), (0.11, 125), (1.01, 1025)]
)
def test_one_stops_before_closed_ground_step_by_step(into, back):
    """A river lies across his way, so far before its end; a base may cut 80 thousandths off a corner of it."""
    edge = 32 - (BASE - 0.08) + into
    found = shortened(way=((24, 40), (24, 32)), limit=12_000, pieces=[piece("river", 10, edge - 3, 38, edge)])
    assert found == places((24, 40), (24, 32 + back / 1000))


@pytest.mark.rule("BA-CQ-03", "BA-GEN-05")
@pytest.mark.parametrize(("x", "y", "back"), [(24, 30.2, 0), (28.5, 36, 0), (32, 36.5, 550), (32, 34.4, 400)])
def test_what_stands_at_a_corner_of_the_way_is_passed(x, y, back):
    """He goes up to (24, 36) and then right; friends stand ahead of the corner, aside, beyond the end or before it."""
    other = squad("a.other", x, y, men=1)
    found = shortened(other, way=((24, 40), (24, 36), (30, 36)), limit=12_000)
    assert found[:2] == places((24, 40), (24, 36))
    assert found[-1][1] == 36_000
    if back == 0 and (x, y) != (28.5, 36):
        assert found[-1] == (30_000, 36_000)
    end = found[-1]
    assert hypot(end[0] - inches(x), end[1] - inches(y)) >= 1983


# ---- over what the defenders line ------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-07", "BA-CQ-03")
@pytest.mark.parametrize(
    ("bar", "more", "over"),
    [
        (20.492, [], True), (20.99, [], True), (21.0, [], False), (22.5, [], False), (None, [], False),
        (20.6, [piece("hedge", 2, 2, 10, 2.2)], True), (22.5, [piece("hedge", 20, 19, 23.4, 20)], False),
        (22.5, [piece("wall", 23, 18.9, 25, 19.2)], False),
    ],
)  # fmt: skip
def test_which_obstacle_is_defended(bar, more, over):
    """The attacker comes from below; a hedge that the defender stands at beside or behind him is no help."""
    pieces = [*([piece("hedge", 15, bar, 33, bar + 0.1)] if bar else []), *more]
    here = near(foe(24, 20), man(24, 25), pieces=pieces)
    met = charge.Meeting(here.unit.models[0], places((24, 25), (24, 20.984)), (24_000, 20_000), 6000)
    assert charge.lines_obstacle(here.g, met, here.target) is over
