"""The assault move at its edges: how far it leads, into houses, over obstacles, past others, where it falls short."""

from math import hypot

import pytest

from grognard.games.bolt_action.ground.contact import TOUCHING
from grognard.games.bolt_action.rules.close_quarters import charge, closing_in
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.state import Floor
from grognard.space.plane import Disc
from tests.games.bolt_action.table import of, play, squad, vehicle
from tests.games.playing import inches, piece

HOUSE = piece("building", 20, 10, 28, 16, 3)
DOOR = (27, 16.532)
"""Where a man stands before the opening that is farthest to the right of the lower wall."""


def charged(*units, **more):
    """What comes of an assault of ``a.men`` on ``b.foe``."""
    battle = play(Activation("a.men", "fire"), *units, **more)
    return battle, charge.charge(battle, of(battle, "a.men"), of(battle, "b.foe"))


def inside(id="b.foe", men=2, storey=0):
    return squad(id, 24, 13, men=men, inside=Floor(HOUSE.id, storey), order="fire")


def man(x, y, id="a.men", **fields):
    return squad(id, x, y, men=1, order="run", **fields)


# ---- into a house ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-13", "BA-CQ-03", "BA-CQ-17", "BA-GEN-10")
@pytest.mark.parametrize(
    ("length", "bar", "options", "goes"),
    [
        (3, None, {}, 3), (12, None, {}, 12), (12.001, None, {}, 12), (12.96, None, {}, 12), (12.961, None, {}, 12),
        (12.962, None, {}, None), (6.96, "hedge", {}, 6), (6.961, "hedge", {}, 6), (6.962, "hedge", {}, None),
        (12.961, None, {"distance_epsilon": "0"}, None), (12.96, None, {"distance_epsilon": "0"}, 12),
    ],
)  # fmt: skip
def test_an_assault_goes_to_within_an_inch_of_an_opening(length, bar, options, goes):
    pieces = [HOUSE, *([piece(bar, 20, 18, 34, 18.2)] if bar else [])]
    battle, found = charged(inside(), man(DOOR[0], DOOR[1] + length), pieces=pieces, options=options)
    assert (found.reaches, found.over_obstacle) == (goes is not None, goes is not None)
    told = charge.reaching(battle, of(battle, "a.men"), of(battle, "b.foe"))
    assert told == (None if goes is None else found)
    if goes is not None:
        [leg] = found.legs
        assert leg.points[-1] == pytest.approx((inches(DOOR[0]), inches(DOOR[1] + length - goes)), abs=1)


@pytest.mark.rule("BA-CQ-13", "BA-GEN-05")
@pytest.mark.parametrize(
    ("x", "y", "end"),
    [((30, 25.5, (27, 16.532))), (27, 16.6, None), (25.4, 17, None), (25.01, 16.532, (27, 16.532))],
)
def test_before_an_opening_nobody_else_is_nearer_than_an_inch(x, y, end):
    """Of the openings the nearest with room is taken."""
    _, found = charged(inside(), man(27, 21), man(x, y, "b.other"), pieces=[HOUSE])
    assert found.reaches
    last = found.legs[0].points[-1]
    if end is not None:
        assert last == (inches(end[0]), inches(end[1]))
    else:
        assert last != (27_000, 16_532)
    assert hypot(last[0] - inches(x), last[1] - inches(y)) - 984 >= 999


@pytest.mark.rule("BA-CQ-13", "BA-CQ-17")
@pytest.mark.parametrize(
    ("x", "y", "door"), [(21, 20, 21_000), (23.2, 20, 23_000), (24.9, 20, 25_000), (31, 20, 27_000)]
)
def test_each_goes_to_the_opening_that_is_nearest(x, y, door):
    _, found = charged(inside(), man(x, y), pieces=[HOUSE])
    assert found.legs[0].points[-1] == (door, 16_532)


@pytest.mark.rule("BA-CQ-13", "BA-CQ-03")
def test_the_way_to_an_opening_goes_round_what_is_closed():
    """A pond lies before the wall: he goes round its end, or cannot reach."""
    pond = piece("river", 16, 18, 26, 19)
    _, found = charged(inside(), man(25, 21), pieces=[HOUSE, pond])
    assert found.reaches
    assert len(found.legs[0].points) > 1
    wide = piece("river", 0, 18, 48, 19)
    _, found = charged(inside(), man(25, 21), pieces=[HOUSE, wide])
    assert not found.reaches
    assert found.legs[0].points[-1][1] > 19_400


# ---- out of one, and from floor to floor ---------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-01", "BA-BLD-07", "BA-MOV-24")
@pytest.mark.parametrize(
    ("cost", "storey", "gap", "reaches"),
    [
        ("free", 0, 11.9, True), ("free", 0, 12.1, False), ("free", 1, 11.9, True), ("height", 0, 11.9, True),
        ("height", 1, 9.9, True), ("height", 1, 10.1, False),
    ],
)  # fmt: skip
def test_out_of_a_house_they_set_out_before_its_openings(cost, storey, gap, reaches):
    tall = piece("building", 20, 10, 28, 16, 6)
    own = squad("a.men", 24, 13, men=1, inside=Floor(tall.id, storey), order="run")
    foe = squad("b.foe", DOOR[0], DOOR[1] + 0.984 + gap, men=1, order="fire")
    _, found = charged(own, foe, pieces=[tall], options={"climb_cost": cost})
    assert found.reaches is reaches


@pytest.mark.rule("BA-BLD-01", "BA-CQ-03")
def test_who_has_no_way_out_of_a_house_assaults_nobody():
    """Water all round it: nobody finds an opening to come out by."""
    water = [piece("river", 19, 16, 29, 18), piece("river", 19, 8, 29, 10), piece("river", 17, 8, 20, 18),
             piece("river", 28, 8, 31, 18)]  # fmt: skip
    own = squad("a.men", 24, 13, men=1, inside=Floor(HOUSE.id, 0), order="run")
    battle, found = charged(own, squad("b.foe", 24, 22, men=1, order="fire"), pieces=[HOUSE, *water])
    assert found == charge.Charge((), False, False)
    assert charge.reaching(battle, of(battle, "a.men"), of(battle, "b.foe")) is None


@pytest.mark.rule("BA-BLD-07")
def test_from_floor_to_floor_nobody_goes_any_way():
    tall = piece("building", 20, 10, 28, 16, 6)
    own = squad("a.men", 24, 13, men=1, inside=Floor(tall.id, 0), order="run")
    foe = squad("b.foe", 24, 13, men=1, inside=Floor(tall.id, 1), order="fire")
    assert charged(own, foe, pieces=[tall])[1] == charge.Charge((), True, True)


# ---- in the open ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-07", "BA-CQ-03", "BA-CQ-17")
@pytest.mark.parametrize(
    ("kind", "bar", "vehicle_", "over"),
    [
        ("hedge", 20.6, False, True), ("hedge", 20.9, False, True), ("hedge", 22.2, False, False),
        ("wood", 20.6, False, False),
        ("hedge", 22.3, True, False), (None, 0, False, False),
    ],
)  # fmt: skip
def test_over_an_obstacle_that_the_defenders_line(kind, bar, vehicle_, over):
    foe = vehicle("b.foe", 24, 20, "m4-sherman") if vehicle_ else squad("b.foe", 24, 20, men=1, order="fire")
    pieces = [piece(kind, 15, bar, 33, bar + 0.1)] if kind else []
    _, found = charged(foe, man(24, 25), pieces=pieces)
    assert (found.reaches, found.over_obstacle) == (True, over)


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "bar", "reaches"),
    [(12, None, True), (12.001, None, True), (12.002, None, False), (6.001, "hedge", True), (6.002, "hedge", False),
     (6.001, "rubble", True), (6.002, "rubble", False)],
)  # fmt: skip
def test_an_assault_reaches_as_far_as_a_run_to_a_hair(gap, bar, reaches):
    pieces = [piece(bar, 15, 21.5, 33, 21.7)] if bar else []
    foe = squad("b.foe", 24, 20, men=1, order="fire")
    _, found = charged(foe, man(24, 20.984 + gap), pieces=pieces)
    assert found.reaches is reaches
    [leg] = found.legs
    if reaches:
        assert leg.points[-1] == pytest.approx((24_000, 20_984), abs=1)
    else:
        # As far as the distance goes, and an inch off.
        went = inches(20.984 + gap) - leg.points[-1][1]
        assert went == pytest.approx(min(12_000 if bar is None else 6000, inches(gap) - 1000), abs=26)


@pytest.mark.rule("BA-CQ-03", "BA-GEN-05")
@pytest.mark.parametrize("aside", [0, 1.5, 1.9, 2.1])
def test_who_falls_short_stops_an_inch_before_whoever_stands_in_his_way(aside):
    foe, other = squad("b.foe", 24, 4, men=1, order="fire"), squad("b.other", 24 + aside, 20, men=1, order="fire")
    _, found = charged(foe, man(24, 30), other, options={"assault_route": "straight"})
    assert not found.reaches
    x, y = found.legs[0].points[-1]
    gap = hypot(x - inches(24 + aside), y - 20_000) - 984
    assert gap >= 999
    if aside < 1.984:
        assert gap <= 1040
    else:
        assert y == 18_000


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
@pytest.mark.parametrize(
    ("route", "between", "reaches"),
    [("round", "b.other", True), ("straight", "b.other", False), ("straight", None, True), ("round", "car", True)],
)
def test_round_other_enemies_unless_assaults_are_straight(route, between, reaches):
    foe = squad("b.foe", 24, 20, men=1, order="fire")
    others = {"b.other": [squad("b.other", 24, 23.5, men=1)], "car": [vehicle("b.car", 24, 24, "truck", facing=90)]}
    options = {"assault_route": route} if route == "straight" else {}
    _, found = charged(foe, man(24, 28), *others.get(between, []), options=options)
    assert found.reaches is reaches
    if between and reaches:
        assert len(found.legs[0].points) > 1


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17", "BA-GEN-04")
@pytest.mark.parametrize(
    ("rubble", "between", "went"),
    [(False, None, 12), (False, 8, 8), (True, None, 6), (True, 8, 6), (True, 6, 6), (True, 2, 2)],
)
def test_who_falls_short_goes_as_far_as_his_comrades_can_follow(rubble, between, went):
    """The second man stands in rubble, which bars a run; an enemy in the way stops the first after so many inches."""
    pieces = [piece("rubble", 25, 29, 27, 31)] if rubble else []
    others = [squad("b.other", 24, 30 - between - 1.984, men=1)] if between else []
    men = squad("a.men", 0, 0, men=2, places=[(24, 30), (25.4, 30)], order="run")
    foe = squad("b.foe", 24, 8, men=1, order="fire")
    battle, found = charged(foe, men, *others, pieces=pieces, options={"assault_route": "straight"})
    assert not found.reaches
    ends = {leg.model: leg.points[-1] for leg in found.legs}
    assert ends["a.men.1"] == pytest.approx((24_000, inches(30 - went)), abs=30)
    assert closing_in.holds_together(battle, of(battle, "a.men"), found.legs)


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03")
def test_who_falls_short_goes_by_the_same_step_as_the_first():
    foe = squad("b.foe", 30, 6, men=1, order="fire")
    battle, found = charged(foe, squad("a.men", 20, 40, men=4, order="run"))
    starts = {man.id: (man.x, man.y) for man in of(battle, "a.men").models}
    steps = {(leg.points[-1][0] - starts[leg.model][0], leg.points[-1][1] - starts[leg.model][1]) for leg in found.legs}
    assert len(found.legs) == 4
    assert len(steps) == 1


@pytest.mark.rule("BA-GEN-15")
@pytest.mark.parametrize(("apart", "over"), [(0.984, False), (0.984 + TOUCHING / 1000, False), (0.98, True), (0, True)])
def test_bases_that_touch_lie_not_on_each_other(apart, over):
    one, other = Disc(20_000, 20_000, 492), Disc(20_000 + inches(apart), 20_000, 492)
    assert closing_in.overlap(one, other) is over
    assert closing_in.overlap(other, one) is over
