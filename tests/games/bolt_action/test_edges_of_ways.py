"""Ways past others at their edges: from each side, an inch off and a hair nearer, on the way and at its end."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.ground import driving, driving_faults, walking, zones
from grognard.games.bolt_action.rules.movement.move import ADVANCE, RUN, Move
from grognard.games.bolt_action.rules.shooting.off_board_fire import ChooseShift
from grognard.games.bolt_action.state.choices import Deploy, Drive, Leg, ShiftTo, Stretch, Walk
from grognard.games.bolt_action.state.state import Wreck
from tests.games.bolt_action.table import gun, of, play, squad, vehicle, walk
from tests.games.playing import inches, piece

BASE = 0.492
SIDES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
OTHERS = ("foe", "friend", "enemy car", "own car", "wreck")


def beside(kind, side, gap, at=(24, 24), aside=0.0):
    """A unit or a wreck so far from the rim of a base at a place, on one side of it."""
    dx, dy = SIDES[side]
    long, wide = (
        vehicle("b.x", 0, 0, "truck").unit.hull.length / 2000,
        vehicle("b.x", 0, 0, "truck").unit.hull.width / 2000,
    )
    half = BASE if kind in ("foe", "friend") else long if dx == 0 else wide
    far = gap + BASE + half
    x, y = at[0] + dx * far + dy * aside, at[1] + dy * far + dx * aside
    match kind:
        case "foe" | "friend":
            return [squad("b.x" if kind == "foe" else "a.x", x, y, men=1)], ()
        case "enemy car" | "own car":
            return [vehicle("b.x" if kind == "enemy car" else "a.x", x, y, "truck")], ()
    return [], (Wreck("b.old", vehicle("b.old", x, y, "truck").unit.hull),)


def told(units, wrecks, *legs, start=(24, 24), manner=ADVANCE, pieces=()):
    """By which words the way of one man is refused; None: it is not."""
    man = squad("a.men", start[0], start[1], men=1, order="advance" if manner is ADVANCE else "run")
    # A vehicle far away, so that vehicles are thought of.
    battle = play(Move("a.men", manner), man, *units, vehicle("a.far", 4, 44, "truck"), wrecks=wrecks, pieces=pieces)
    found = battle.refusal(walk(battle, "a.men", *legs))
    return None if found is None else found.message.id


# ---- men -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-05", "BA-MOV-05", "BA-MOV-15", "BA-MOV-19")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", OTHERS)
def test_a_man_ends_an_inch_from_others_wherever_they_are(kind, side):
    """He goes four inches straight at them; a wreck he may touch."""
    dx, dy = SIDES[side]
    least = {"wreck": 0.0}.get(kind, 1.0)
    message = {"foe": "ba-fault-enemy-near", "friend": "ba-fault-friend-near", "enemy car": "ba-fault-enemy-near",
               "own car": "ba-fault-friend-near", "wreck": "ba-fault-vehicle-in-way"}[kind]  # fmt: skip
    for gap, found in ((least + 0.01, None), (least, None), (least - 0.06, message)):
        units, wrecks = beside(kind, side, gap, (24 + 4 * dx, 24 + 4 * dy))
        assert told(units, wrecks, 4 * dx, 4 * dy) == found, gap


@pytest.mark.rule("BA-GEN-05", "BA-MOV-05", "BA-MOV-15", "BA-MOV-19")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("kind", "gap", "message"),
    [
        ("foe", 1.0, None), ("foe", 0.9, "ba-fault-enemy-near"), ("friend", 0.1, None), ("enemy car", 1.0, None),
        ("enemy car", 0.9, "ba-fault-enemy-near"), ("own car", 0.1, None), ("own car", -0.2, "ba-fault-vehicle-in-way"),
        ("wreck", 0.1, None), ("wreck", -0.2, "ba-fault-vehicle-in-way"),
    ],
)  # fmt: skip
def test_a_man_goes_past_friends_and_wrecks_and_no_enemy(side, kind, gap, message):
    """They stand beside the middle of his way of twelve inches, which ends far from them."""
    dx, dy = SIDES[side]
    units, wrecks = beside(kind, side, gap, (24 - 6 * dy, 24 - 6 * dx))
    assert told(units, wrecks, -12 * dy, -12 * dx, manner=RUN) == message


@pytest.mark.rule("BA-GEN-05", "BA-MOV-05", "BA-MOV-19")
@pytest.mark.parametrize("kind", ["foe", "enemy car"])
@pytest.mark.parametrize(
    ("away", "message"), [(4, None), (0.7, None), (0.2, "ba-fault-enemy-near"), (-0.3, "ba-fault-enemy-near")]
)
def test_who_stands_too_near_an_enemy_may_walk_away_from_him(kind, away, message):
    """He stands half an inch from him."""
    units, wrecks = beside(kind, "up", 0.5)
    found = told(units, wrecks, 0, away)
    assert found == (None if kind == "enemy car" and away > 0 else message)


@pytest.mark.rule("BA-GEN-15", "BA-MOV-02", "BA-MOV-04")
@pytest.mark.parametrize("side", SIDES)
def test_men_keep_off_closed_ground_walls_and_the_edge(side):
    dx, dy = SIDES[side]
    end = 24 + 4 * dx, 24 + 4 * dy

    def block(kind, gap):
        low, high = gap + BASE, gap + BASE + 3
        xs = sorted((end[0] + dx * low, end[0] + dx * high)) if dx else (end[0] - 3, end[0] + 3)
        ys = sorted((end[1] + dy * low, end[1] + dy * high)) if dy else (end[1] - 3, end[1] + 3)
        return piece(kind, xs[0], ys[0], xs[1], ys[1])

    for kind, message in (("river", "ba-fault-closed"), ("wall", "ba-fault-on-wall"), ("wood", None)):
        assert told([], (), 4 * dx, 4 * dy, pieces=[block(kind, 0.05)]) is None, kind
        assert told([], (), 4 * dx, 4 * dy, pieces=[block(kind, -0.1)]) == message, kind
    assert told([], (), 4 * dx, 4 * dy, manner=RUN, pieces=[block("wood", -0.1)]) == "ba-fault-no-run"
    edge = {"up": (24, 4 + BASE), "down": (24, 44 - BASE), "left": (4 + BASE, 24), "right": (44 - BASE, 24)}[side]
    assert told([], (), 4 * dx, 4 * dy, start=edge) is None
    assert told([], (), 4.1 * dx, 4.1 * dy, start=edge) == "ba-fault-off-table"


@pytest.mark.rule("BA-GEN-05")
def test_who_keeps_others_off_is_on_the_table_outside_and_on_foot():
    battle = play(
        Move("a.men", RUN), squad("a.men", 24, 24, men=2, order="run"), squad("b.one", 10, 10, men=2),
        vehicle("b.car", 30, 10), squad("b.away", 40, 10, men=1, place="reserve"), squad("a.two", 10, 40, men=3),
    )  # fmt: skip
    men = of(battle, "a.men")
    assert [len(walking.others(battle, men, seat)) for seat in (0, 1)] == [3, 2]
    box = (inches(20), inches(20), inches(30), inches(30))
    assert [len(walking.others(battle, men, seat, box)) for seat in (0, 1)] == [0, 0]
    wide = (0, 0, inches(30), inches(30))
    assert [len(walking.others(battle, men, seat, wide)) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("BA-MOV-04", "BA-GEN-15", "BA-MOV-23")
@pytest.mark.parametrize(
    ("points", "message"),
    [
        (((0, 20), (4, 20)), None), (((-0.001, 20), (4, 20)), "ba-fault-off-table"), (((10, 0), (10, 4)), None),
        (((10, -0.001), (10, 4)), "ba-fault-off-table"), (((0.4, 20), (0.491, 20)), "ba-fault-off-table"),
        (((0, 20), (0.492, 20)), None), (((48, 20), (40, 20)), None), (((48.001, 20), (40, 20)), "ba-fault-off-table"),
        (((20, 48), (20, 40)), None), (((20, 48.001), (20, 40)), "ba-fault-off-table"),
    ],
)  # fmt: skip
def test_a_way_may_touch_the_edge_of_the_table_and_no_more(points, message):
    battle = play(Move("a.men", ADVANCE), squad("a.men", 20, 20, men=1, order="advance"))
    men = of(battle, "a.men")
    walk_ = Walk((Leg("a.men.1", tuple((inches(x), inches(y)) for x, y in points)),))
    found = [each.message.id for each in walking.faults(battle, men, walk_, ADVANCE, inches(100))]
    assert found == ([] if message is None else [message])


@pytest.mark.rule("BA-MOV-23", "BA-SCN-04", "BA-SCN-06", "BA-MOV-04", "BA-GEN-15")
@pytest.mark.parametrize(
    ("starts", "faults"),
    [
        ((48, 48), []), ((48, 47.999), ["ba-fault-entry-edge"]), ((47.999, 47.999), 2 * ["ba-fault-entry-edge"]),
        ((48, 0), ["ba-fault-entry-edge"]),
    ],
)  # fmt: skip
def test_all_of_a_unit_comes_in_over_its_own_edge(starts, faults):
    battle = play(Move("a.men", ADVANCE), squad("a.men", 0, 0, men=2, place="reserve", order="advance"))
    men = of(battle, "a.men")
    legs = [
        Leg(model.id, ((inches(x), inches(start)), (inches(x), inches(45))))
        for model, x, start in zip(men.models, (20, 21.4), starts, strict=True)
    ]
    found = [each.message.id for each in walking.faults(battle, men, Walk(tuple(legs)), ADVANCE, inches(100))]
    assert [each for each in found if each != "ba-fault-too-far"] == faults


# ---- vehicles --------------------------------------------------------------------------------------------------------


def driven(units, *, distance=6, facing=0, turn=0, at=(24, 24), **how):
    """The faults of a tank that drives ahead, as to its neighbours."""
    posted = vehicle("a.tank", *at, facing=facing, order="advance")
    battle = play(Move("a.men", RUN), posted, *units, squad("a.men", 2, 46, men=1, order="run"))
    tank = of(battle, "a.tank")
    whole = list(driving.parts(tank.hull, Drive((Stretch(turn, inches(distance)),))))
    return [fault.message.id for fault in driving_faults.neighbour_faults(battle, tank, whole, **how)]


def ahead(kind, gap, distance=6):
    """A unit so far before the front of the tank at the end of its way up the table."""
    tank, car = vehicle("a.tank", 0, 0).unit.hull, vehicle("b.car", 0, 0, "truck").unit.hull
    front = 24 - distance - tank.length / 2000 - gap
    match kind:
        case "foe" | "friend":
            return [squad("b.x" if kind == "foe" else "a.x", 24, front - BASE, men=1)]
        case "enemy car" | "own car":
            return [vehicle("b.x" if kind == "enemy car" else "a.x", 24, front - car.length / 2000, "truck")]
    base = gun("a.x", 0, 0).unit.models[0].radius / 1000
    return [gun("a.x", 24, front - base, places=[(24, front - base), (24, front - base - 2), (26, front - base - 2),
                                                 (22, front - base - 2)])]  # fmt: skip


@pytest.mark.rule("BA-GEN-05", "BA-MOV-19")
@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("foe", "ba-fault-vehicle-enemy-near"), ("friend", "ba-fault-vehicle-friend-near"),
        ("enemy car", "ba-fault-vehicle-enemy-near"), ("own car", "ba-fault-vehicle-friend-near"),
        ("own gun", "ba-fault-vehicle-friend-near"),
    ],
)  # fmt: skip
def test_a_vehicle_ends_an_inch_from_others(kind, message):
    assert driven(ahead(kind, 1.01)) == []
    assert driven(ahead(kind, 1.0)) == []
    assert message in driven(ahead(kind, 0.95))
    if kind != "own car":
        assert bool(driven(ahead(kind, 0.5), ending=False)) is (kind in ("foe", "enemy car"))


@pytest.mark.rule("BA-GEN-05", "BA-MOV-19", "BA-VEH-33", "BA-ORD-13")
@pytest.mark.parametrize(
    ("kind", "how", "message"),
    [
        ("foe", {}, "ba-fault-vehicle-enemy-near"), ("foe", {"overruns": True}, None), ("friend", {}, None),
        ("friend", {"passing": False}, "ba-fault-vehicle-enemy-near"), ("own car", {}, "ba-fault-vehicle-in-way"),
        ("own gun", {}, "ba-fault-vehicle-in-way"), ("enemy car", {}, "ba-fault-vehicle-enemy-near"),
        ("enemy car", {"overruns": True}, "ba-fault-vehicle-enemy-near"),
    ],
)  # fmt: skip
def test_who_makes_room_for_a_vehicle_that_drives_on(kind, how, message):
    """They stand on the middle of its way of eighteen inches, which ends far beyond them."""
    found = driven(ahead(kind, 0.2, 6), distance=18, at=(24, 24), **how)
    assert (message in found) if message else found == []


@pytest.mark.rule("BA-GEN-05", "BA-MOV-19")
@pytest.mark.parametrize("kind", ["foe", "enemy car"])
@pytest.mark.parametrize(("distance", "may"), [(-4, True), (-0.5, True), (0.2, False)])
def test_a_vehicle_too_near_an_enemy_may_drive_off_but_no_nearer(kind, distance, may):
    """It stands half an inch behind him."""
    assert (driven(ahead(kind, 0.5, 0), distance=distance) == []) is may


@pytest.mark.rule("BA-GEN-05", "BA-MOV-19")
@pytest.mark.parametrize(("facing", "spot"), [(0, (24, 12)), (90, (36, 24)), (180, (24, 36)), (270, (12, 24))])
def test_a_vehicle_keeps_off_enemies_whichever_way_it_goes(facing, spot):
    foe = [squad("b.x", spot[0], spot[1], men=1)]
    reach = 12 - vehicle("a.tank", 0, 0).unit.hull.length / 2000 - BASE - 1
    assert driven(foe, distance=reach - 0.01, facing=facing) == []
    assert "ba-fault-vehicle-enemy-near" in driven(foe, distance=reach + 0.06, facing=facing)
    assert driven([replace(foe[0], unit=replace(foe[0].unit, place="reserve"))], distance=12, facing=facing) == []


@pytest.mark.rule("BA-MOV-11", "BA-MOV-12", "BA-MOV-17", "BA-MOV-23", "BA-SCN-04")
@pytest.mark.parametrize(
    ("stretches", "start", "message"),
    [
        ([(0, 1)] * 8, None, None), ([(0, 1)] * 9, None, "ba-fault-legs"), ([], None, "ba-fault-legs"),
        ([(0, 1), (0, 0)], None, "ba-fault-legs"), ([(30, 0), (0, 1)], None, None), ([(0, 200)], None, None),
        ([(0, 200.001)], None, "ba-fault-legs"), ([(0, -200.001)], None, "ba-fault-legs"), ([(90, 1)], None, None),
        ([(90.001, 1)], None, "ba-fault-pivot-angle"), ([(0, 1), (-90.001, 1)], None, "ba-fault-pivot-angle"),
        ([(0, -1), (45, 0)], None, None), ([(0, -1), (0, 0.001)], None, "ba-fault-both-ways"),
        ([(0, 1)], (24, 48), "ba-fault-entry-edge"),
    ],
)  # fmt: skip
def test_of_what_a_vehicle_s_way_is_made(stretches, start, message):
    battle = play(Move("a.men", RUN), vehicle("a.tank", 24, 24), squad("a.men", 2, 46, men=1, order="run"))
    drive = Drive(tuple(Stretch(round(turn * 1000), inches(far)) for turn, far in stretches),
                  None if start is None else (inches(start[0]), inches(start[1])))  # fmt: skip
    found = driving_faults.badly_formed(battle, of(battle, "a.tank"), drive)
    assert (found and found.message.id) == message


@pytest.mark.rule("BA-MOV-11", "BA-MOV-12", "BA-MOV-17", "BA-MOV-23", "BA-SCN-04", "BA-MOV-04", "BA-GEN-15")
@pytest.mark.parametrize(
    ("stretches", "start", "message"),
    [
        ([(0, 6)], (24, 48), None), ([(0, 3), (0, 3)], (24, 48), None), ([(0, 3)], (24, 48), "ba-fault-off-table"),
        ([(0, 6)], None, "ba-fault-entry-edge"), ([(0, 6)], (24, 40), "ba-fault-entry-edge"),
        ([(0, -6)], (24, 48), "ba-fault-entry-edge"), ([(0, 6)], (24, 0), "ba-fault-entry-edge"),
        ([(0, 6), (0, -1)], (24, 48), "ba-fault-both-ways"),
    ],
)  # fmt: skip
def test_how_a_vehicle_comes_on(stretches, start, message):
    """Its hull is on the table only at the end of its way."""
    reserve = vehicle("a.tank", 0, 0, place="reserve", order="advance")
    battle = play(Move("a.men", RUN), reserve, squad("a.men", 2, 46, men=1, order="run"))
    drive = Drive(tuple(Stretch(round(turn * 1000), inches(far)) for turn, far in stretches),
                  None if start is None else (inches(start[0]), inches(start[1])))  # fmt: skip
    found = driving_faults.refusal(battle, of(battle, "a.tank"), drive, "advance")
    assert (found and found.message.id) == message


@pytest.mark.rule("BA-MOV-04", "BA-GEN-15")
@pytest.mark.parametrize(("stretches", "out"), [([(0, 10), (0, -4)], True), ([(0, 6)], False), ([(0, 10)], True)])
def test_a_vehicle_that_stands_on_the_table_never_leaves_it_on_its_way(stretches, out):
    posted = vehicle("a.tank", 24, 10, order="advance")
    battle = play(Move("a.men", RUN), posted, squad("a.men", 2, 46, men=1, order="run"))
    tank = of(battle, "a.tank")
    drive = Drive(tuple(Stretch(turn, inches(far)) for turn, far in stretches))
    whole = list(driving.parts(tank.hull, drive))
    found = [each.message.id for each in driving_faults.table_faults(battle, tank, drive, whole)]
    assert (found != []) is out


# ---- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-14", "BA-GEN-05", "BA-GEN-15")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((30, 40), []), ((10, 40), ["ba-fault-on-wall"]), ((20, 40), ["ba-fault-closed-vehicle"]),
        ((40, 40), ["ba-fault-near"]), ((47.5, 40), ["ba-fault-off-table"]), ((36.6, 40), []),
    ],
)  # fmt: skip
def test_where_a_vehicle_may_be_set_up(at, told, monkeypatch):
    friend = squad("a.x", 40, 40, men=1)
    battle = play(
        Move("a.men", RUN), vehicle("a.tank", 4, 4), friend, squad("a.men", 2, 46, men=1, order="run"),
        pieces=[piece("wall", 9, 39, 11, 41), piece("river", 19, 39, 21, 41)],
    )  # fmt: skip
    tank = of(battle, "a.tank")
    choice = Deploy((Leg("a.tank.1", ((inches(at[0]), inches(at[1])),)),), 0)
    found = [fault.message.id for fault in zones.hull_faults(battle, zones.standing(tank, choice))]
    assert [each for each in found if each != "ba-fault-zone"] == told


@pytest.mark.rule("BA-HQ-09")
@pytest.mark.parametrize(
    ("x", "y", "may"),
    [
        (0, 40, True),
        (-0.001, 40, False),
        (6, 48, True),
        (6, 48.001, False),
        (0, 48, True),
        (6, 28, True),
        (6, 27.9, False),
    ],
)
def test_a_marker_is_shifted_to_the_very_edge_and_not_over_it(x, y, may):
    battle = play(Move("a.men", RUN), squad("a.men", 2, 46, men=1, order="run"))
    shift = ChooseShift(0, x=inches(6), y=inches(40))
    assert (shift.refusal(battle, ShiftTo(inches(x), inches(y))) is None) is may
