"""Who rides, who holds a place, who has come through and how it counts, at the edges."""

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.scenario_files import Objective
from grognard.games.bolt_action.ground import entry_edges, indoors, zones
from grognard.games.bolt_action.rules.movement import transport
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.off_board_fire import may_call
from grognard.games.bolt_action.rules.turn import objectives, scenarios
from grognard.games.bolt_action.state.choices import FirstWave, Laid, LoadUp, Outflank
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, squad, unit, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
HOUSE = piece("building", 20, 10, 28, 16, 4)
TRUCK = vehicle("a.truck", 24, 30, "truck")
LONG, WIDE = TRUCK.unit.hull.length / 2000, TRUCK.unit.hull.width / 2000


def aboard(posted, id="a.truck"):
    """The unit as it rides in a vehicle."""
    return replace(posted, unit=replace(posted.unit, place="aboard", aboard=id))


# ---- riding ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-01", "BA-TRN-09", "BA-TRN-11")
@pytest.mark.parametrize(
    ("posted", "carrier", "riders", "room", "may"),
    [
        (squad("a.x", 10, 30, 12), "truck", [], 12, True), (squad("a.x", 10, 30, 13), "truck", [], 12, False),
        (squad("a.x", 10, 30, 5), "truck", [squad("a.in", 0, 0, 7)], 5, True),
        (squad("a.x", 10, 30, 6), "truck", [squad("a.in", 0, 0, 7)], 5, False),
        (gun("a.x", 10, 30, "light-at-gun", 3), "truck", [], 12, True),
        (gun("a.x", 10, 30, "light-at-gun", 3), "truck", [squad("a.in", 0, 0, 9)], 3, True),
        (gun("a.x", 10, 30, "light-at-gun", 3), "truck", [gun("a.in", 0, 0, "light-at-gun", 3)], 9, False),
        (gun("a.x", 10, 30, "heavy-at-gun", 4), "truck", [], 12, True),
        (gun("a.x", 10, 30, "light-at-gun", 3), "jeep", [], 3, True),
        (gun("a.x", 10, 30, "medium-at-gun", 3), "jeep", [], 3, False),
        (squad("a.x", 10, 30, 3), "jeep", [], 3, True), (vehicle("a.x", 10, 30, "jeep"), "truck", [], 12, False),
        (squad("a.x", 10, 30, 1), "m4-sherman", [], 0, False),
    ],
)  # fmt: skip
def test_who_finds_room_in_a_vehicle(posted, carrier, riders, room, may):
    battle = standing(posted, vehicle("a.truck", 24, 30, carrier), *map(aboard, riders))
    assert transport.room_in(battle, of(battle, "a.truck")) == room
    assert transport.may_ride(battle, of(battle, "a.x"), of(battle, "a.truck")) is may
    assert transport.room_in(battle, of(battle, "a.men")) == 0


@pytest.mark.rule("BA-TRN-01", "BA-TRN-09")
@pytest.mark.parametrize("size", ["light", "medium", "heavy", "super-heavy"])
def test_the_size_of_a_gun_is_that_of_its_name(size):
    cannon = gun("a.x", 10, 30, f"{size}-at-gun").unit.models[0]
    assert transport.gun_size(cannon) == size
    if size != "super-heavy":
        assert transport.gun_size(replace(cannon, weapons=(f"{size}-howitzer",))) == size
    other = replace(cannon, weapons=("multiple-launcher",))
    assert transport.gun_size(other) == "heavy"


@pytest.mark.rule("BA-TRN-02", "BA-TRN-09", "BA-GEN-05", "BA-MOV-02")
@pytest.mark.parametrize(
    ("other", "pieces", "boards"),
    [
        (None, [], True), (squad("a.y", 24 + WIDE + 2.2, 30, men=1), [], True),
        (squad("b.y", 24 + WIDE + 2.2, 30, men=1), [], False),
        (vehicle("a.y", 24, 30 + 2 * LONG + 0.1, "truck"), [], True),
        (vehicle("a.y", 24 + WIDE + 5, 30, "truck", facing=90), [], False),
        (None, [piece("hedge", 27, 20, 27.2, 40)], False), (None, [piece("wood", 40, 20, 44, 40)], True),
    ],
)  # fmt: skip
def test_what_is_in_the_way_of_those_who_board(other, pieces, boards):
    """A friend beside the hull is not; an enemy is, a vehicle across the way, or ground that bars a run."""
    battle = standing(squad("a.x", 33, 30, men=1, order="run"), TRUCK, *([other] if other else []), pieces=pieces)
    way = transport.way_aboard(battle, of(battle, "a.x"), of(battle, "a.truck"), inches(12))
    assert (way is not None) is boards


@pytest.mark.rule("BA-TRN-02", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "allowance", "went"), [(1, 12, 0), (1.001, 12, 0), (1.01, 12, 0.01), (13, 12, 12), (13.001, 12, 12.001),
                                  (13.01, 12, None)]
)  # fmt: skip
def test_a_man_goes_to_within_an_inch_of_the_hull(gap, allowance, went):
    battle = standing(squad("a.x", 24, 30 + LONG + gap + BASE, men=1), TRUCK)
    man = of(battle, "a.x").models[0]
    way = transport.way_to_hull(battle, man, of(battle, "a.truck"), inches(allowance))
    assert (way is None) is (went is None)
    if way is not None:
        assert man.y - way[-1][1] == pytest.approx(inches(went), abs=2)
        assert len(way) == 1 + (went > 0)


@pytest.mark.rule("BA-TRN-08", "BA-TRN-15")
@pytest.mark.parametrize(
    ("foe", "friend", "riders", "entry", "abandoned"),
    [
        (5, 6, [], "truck", True), (5, 5, [], "truck", False), (6, 5, [], "truck", False), (5, None, [], "truck", True),
        (None, 5, [], "truck", False), (5, 6, [squad("a.in", 0, 0, 2)], "truck", False),
        (5, 6, [], "m4-sherman", False),
    ],
)  # fmt: skip
def test_an_empty_transport_is_lost_to_who_is_nearer(foe, friend, riders, entry, abandoned):
    carrier = vehicle("a.truck", 24, 24, entry)
    long = carrier.unit.hull.length / 2000
    foes = [squad("b.x", 24, 24 - long - foe - BASE, 1)] if foe else []
    friends = [squad("a.x", 24, 24 + long + friend + BASE, 1)] if friend else []
    battle = standing(carrier, *foes, *friends, *map(aboard, riders))
    assert transport.is_abandoned(battle, of(battle, "a.truck")) is abandoned


@pytest.mark.rule("BA-TRN-08", "BA-TRN-15")
def test_vehicles_are_no_company_for_an_empty_transport_but_threaten_it():
    near, far = vehicle("a.near", 24, 40, "jeep"), squad("a.x", 24, 60, 1)
    for foe, abandoned in ((squad("b.x", 24, 12, 1), True), (vehicle("b.x", 24, 12, "jeep"), True),
                           (squad("b.x", 24, 12, 1, place="reserve"), False)):  # fmt: skip
        battle = standing(TRUCK, near, far, foe, size=(48, 72))
        assert transport.is_abandoned(battle, of(battle, "a.truck")) is abandoned


@pytest.mark.rule("BA-TRN-10", "BA-TRN-01")
def test_who_may_be_loaded_before_the_battle():
    away: dict[str, Any] = {"place": "reserve"}
    battle = standing(
        vehicle("a.truck", 0, 0, "truck", **away), vehicle("a.tank", 0, 0, **away), squad("a.x", 0, 0, 3, **away),
        squad("a.big", 0, 0, 13, **away), squad("a.on", 4, 40, 3), squad("b.x", 0, 0, 3, **away),
        aboard(squad("a.in", 0, 0, 2)),
    )  # fmt: skip
    assert list(transport.loads(battle, 0)) == [LoadUp("a.x", "a.truck")]
    assert list(transport.loads(battle, 1)) == []


# ---- objectives and points -------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-03", "BA-GEN-10")
@pytest.mark.parametrize(
    ("units", "seat"),
    [
        ([], None), ([squad("a.x", 24, 27 + BASE, 1)], 0), ([squad("a.x", 24, 27.001 + BASE, 1)], 0),
        ([squad("a.x", 24, 27.003 + BASE, 1)], None), ([squad("b.x", 24, 21 - BASE, 1)], 1),
        ([squad("a.x", 24, 26, 1), squad("b.x", 24, 22, 1)], None), ([vehicle("a.x", 24, 24)], None),
        ([squad("a.x", 24, 26, 1), vehicle("b.x", 24, 20)], 0), ([squad("a.x", 24, 26, 1, place="reserve")], None),
        ([gun("a.x", 24, 24, places=[(24, 24), (24, 30), (25, 30), (26, 30)])], None),
        ([gun("a.x", 24, 28, places=[(24, 28), (24, 26), (25, 30), (26, 30)])], 0),
        ([squad("a.x", 24, 26, 1), squad("a.y", 24, 22, 1)], 0),
    ],
)  # fmt: skip
def test_who_holds_a_place(units, seat):
    battle = standing(*units, won_roll_off=0)
    assert objectives.holder(battle, (24_000, 24_000)) == seat


@pytest.mark.rule("BA-SCN-03", "BA-GEN-15")
@pytest.mark.parametrize(
    ("across", "ahead", "near", "ponds", "place"),
    [
        (0.25, 0.75, True, [], (12, 12)), (0.25, 0.75, False, [], (36, 36)), (0.5, 0.5, True, [], (24, 24)),
        (0.5, 0.5, True, [(23.5, 23.5, 24.5, 24.5)], (24, 23)), (0.5, 0.5, True, [(22, 22, 26, 26)], (24, 21)),
        (0.5, 0.5, True, [(23.5, 20, 24.5, 24.5)], (24.383, 23.076)),
    ],
)  # fmt: skip
def test_a_place_lies_on_the_nearest_open_ground(across, ahead, near, ponds, place):
    battle = standing(pieces=[piece("river", *pond) for pond in ponds])
    wanted = Objective(id="x", across=across, ahead=ahead, points=1)
    found = objectives.place_of(battle, wanted, near)
    if place == (24.383, 23.076):
        assert found != (24_000, 24_000)
        assert max(abs(found[0] - 24_000), abs(found[1] - 24_000)) <= 1_000
    else:
        assert found == (inches(place[0]), inches(place[1]))


@pytest.mark.rule("BA-SCN-03")
@pytest.mark.parametrize(
    ("home", "ys", "place", "through"),
    [
        ((0, 1), (12, 11), "table", True), ((0, 1), (12.001, 11), "table", False), ((0, 1), (12, 11), "reserve", False),
        ((1, 0), (36, 37), "table", True), ((1, 0), (35.999, 37), "table", False), ((0, 1), (36, 37), "table", False),
    ],
)  # fmt: skip
def test_who_has_come_through(home, ys, place, through):
    men = squad("a.x", 0, 0, 2, places=[(20 + number, y) for number, y in enumerate(ys)], place=place)
    battle = standing(men, home=home)
    assert objectives.has_come_through(battle, of(battle, "a.x")) is through


@pytest.mark.rule("BA-SCN-03", "BA-SCN-13")
def test_what_counts_as_destroyed_at_the_end():
    battle = standing(
        squad("a.x", 10, 30, 2), squad("a.gone", 0, 0, 2, place="destroyed"), squad("b.away", 0, 0, 2, place="reserve"),
        squad("b.late", 0, 0, 2, place="first_wave"), squad("b.x", 10, 10, 2), vehicle("b.car", 20, 10, "truck"),
        aboard(squad("b.in", 0, 0, 2), "b.car"), vehicle("b.out", 0, 0, "truck", place="reserve"),
        aboard(squad("b.with", 0, 0, 2), "b.out"),
    )  # fmt: skip
    assert objectives.score(battle.state) == (0, 1)
    assert objectives.score(battle.state, final=True) == (4, 1)


@pytest.mark.rule("BA-SCN-03", "BA-TURN-12")
@pytest.mark.parametrize(
    ("scenario", "alone", "option", "final", "found"),
    [
        ("key-ground", False, "on", True, (3, 0)), ("key-ground", True, "on", True, None),
        ("key-ground", True, "off", True, None), ("breakthrough", False, "on", True, (3, 0)),
        ("breakthrough", False, "on", False, (3, 0)), ("maximum-attrition", False, "on", True, (0, 0)),
    ],
)  # fmt: skip
def test_points_for_places_and_for_having_come_through(scenario, alone, option, final, found):
    """A man in the middle, or before the far edge; who alone is left has every place, or has come through."""
    battle = standing(
        squad("a.x", 24, 24 if scenario == "key-ground" else 6, 1), squad("b.x", 4, 40, 1),
        scenario=scenario, won_roll_off=0, options={"early_end": option},
    )  # fmt: skip
    if alone:
        battle.state = battle.state.with_units(replace(of(battle, "b.x"), models=(), place="destroyed"))
    assert objectives.left_alone(battle) == (0 if alone and option == "on" else None)
    kills = battle.context.scenario.kills * alone
    if found is None:
        assert objectives.points(battle) == (3 + kills, 0)
        found = (7 + kills if option == "on" else 3 + kills, 0)
    assert objectives.points(battle, final) == found


# ---- waves and flanks ------------------------------------------------------------------------------------------------


def waiting(*more, scenario="maximum-attrition", **fields):
    """Five units of a side, one of them a gun that needs a tow, one aboard a truck."""
    away: dict[str, Any] = {"place": "first_wave"}
    return standing(
        squad("a.one", 0, 0, 2, **away), squad("a.two", 0, 0, 2, **away), vehicle("a.truck", 0, 0, "truck", **away),
        gun("a.gun", 0, 0, "heavy-at-gun", 4, **away), aboard(squad("a.in", 0, 0, 2)), *more, scenario=scenario,
        won_roll_off=0, **fields,
    )  # fmt: skip


@pytest.mark.rule("BA-ART-05", "BA-TRN-10", "BA-SCN-01")
def test_who_comes_on_by_himself():
    battle = waiting(squad("b.x", 0, 0, 2, place="reserve"), squad("b.on", 4, 4, 2))
    assert scenarios.able_to_enter(battle, 0) == ["a.one", "a.two", "a.truck"]
    assert scenarios.able_to_enter(battle, 1) == ["b.x"]
    assert scenarios.writers(battle) == [0, 1]
    assert scenarios.writers(waiting()) == [0]


@pytest.mark.rule("BA-SCN-01", "BA-SCN-10", "BA-ART-05", "BA-TRN-10")
@pytest.mark.parametrize(
    ("units", "told"),
    [
        (("a.one", "a.two", "a.truck"), None), (("a.one", "a.truck"), None),
        (("a.one", "a.two"), "ba-refused-wave-small"),
        (("a.truck",), "ba-refused-wave-small"), (("a.two", "a.one", "a.truck"), "ba-refused-wave-units"),
        (("a.one", "a.one", "a.truck"), "ba-refused-wave-units"),
        (("a.one", "a.in", "a.truck"), "ba-refused-wave-units"),
        (("a.one", "a.truck", "a.gun"), "ba-refused-gun-tow"), (("a.one", "a.truck", "b.x"), "ba-refused-wave-units"),
    ],
)  # fmt: skip
def test_which_units_make_a_first_wave(units, told):
    """Of six, the man at the table's edge among them, three are half."""
    battle = waiting(squad("b.x", 0, 0, 2, place="reserve"))
    wave = scenarios.ChooseFirstWave(0)
    assert wave.least(battle) == 3
    found = wave.refusal(battle, FirstWave(units))
    assert (None if found is None else found.message.id) == told
    assert wave.refusal(battle, Outflank("left", ())) is not None
    assert wave.counted(battle, ("a.truck",)) == 2
    assert wave.counted(battle, ("a.one", "a.two")) == 2


@pytest.mark.rule("BA-SCN-06")
@pytest.mark.parametrize(
    ("units", "flank", "told"),
    [
        ((), "left", None), (("a.one",), "left", None), (("a.one", "a.two"), "left", None),
        (("a.two", "a.one"), "left", "ba-refused-flank-units"), (("a.three",), "left", "ba-refused-flank-units"),
        (("a.first",), "left", "ba-refused-flank-units"), (("a.one",), "right", "refused-not-offered"),
    ],
)  # fmt: skip
def test_which_reserves_outflank(units, flank, told):
    away: dict[str, Any] = {"place": "reserve"}
    men = [squad("a.one", 0, 0, 2, **away), squad("a.two", 0, 0, 2, **away), squad("a.three", 0, 0, 2, **away,
           flank="right"), squad("a.first", 0, 0, 2, place="first_wave")]  # fmt: skip
    battle = standing(*men, options={"outflank": "on"}, won_roll_off=0)
    assert scenarios.may_outflank(battle, 0) == ["a.one", "a.two"]
    assert scenarios.flankers(battle) == [0]
    assert scenarios.flankers(standing(*men, won_roll_off=0)) == []
    found = scenarios.ChooseFlank(0, "left").refusal(battle, Outflank(flank, units))
    assert (None if found is None else found.message.id) == told


@pytest.mark.rule("BA-SCN-06", "BA-MOV-23")
@pytest.mark.parametrize(
    ("home", "flank", "turn", "edges"),
    [
        (0, None, 2, [("near", 0, 48)]), (1, None, 2, [("far", 0, 48)]), (0, "left", 2, []), (1, "right", 2, []),
        (0, "left", 3, [("left", 24, 48)]), (1, "left", 3, [("left", 0, 24)]), (0, "right", 4, [("right", 12, 48)]),
        (1, "right", 5, [("right", 0, 48)]), (0, "right", 6, [("right", 0, 48)]),
    ],
)  # fmt: skip
def test_over_which_stretch_of_the_edge_a_unit_comes(home, flank, turn, edges):
    battle = standing(squad("a.x", 0, 0, 2, place="reserve", flank=flank), home=(home, 1 - home), turn=turn)
    found = entry_edges.stretches(battle, of(battle, "a.x"))
    assert [(each.side, each.start, each.end) for each in found] == [
        (side, inches(start), inches(end)) for side, start, end in edges
    ]
    for each in found:
        ends = each.place(each.start, 0), each.place(each.end, 0)
        assert all(each.holds(end) for end in ends)
        assert not each.holds(each.place(each.start, 1))
        assert not each.holds(each.place(each.end + 1, 0))
        assert not each.holds(each.place(each.start - 1, 0))
        assert each.inward(each.place(each.start, 700)) == 700


@pytest.mark.rule("BA-HQ-07", "BA-NAT-US-03")
@pytest.mark.parametrize(
    ("entry", "nation", "made", "option", "may"),
    [
        ("artillery-observer", "us", 0, "on", True), ("artillery-observer", "us", 1, "on", False),
        ("air-observer", "us", 1, "on", True), ("air-observer", "us", 2, "on", False),
        ("air-observer", "british", 1, "on", False), ("air-observer", "us", 0, "off", False),
        ("infantry-section", "us", 0, "on", False),
    ],
)  # fmt: skip
def test_who_has_a_call_left(entry, nation, made, option, may):
    eyes = unit("a.x", 10, 30, [ModelGroup(1, "observer", ("pistol",))], entry, calls_made=made)
    battle = standing(eyes, options={"observers": option}, nations=(nation, "british"))
    assert may_call(battle, of(battle, "a.x")) is may


# ---- houses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-06")
@pytest.mark.parametrize(
    ("one", "other", "gap"),
    [
        (Floor(HOUSE.id, 0), Floor(HOUSE.id, 1), 2), (Floor(HOUSE.id, 1), Floor(HOUSE.id, 1), 0),
        (Floor(HOUSE.id, 1), Floor("building-20-26", 0), 10), (Floor(HOUSE.id, 1), None, 4 - BASE),
        (None, Floor(HOUSE.id, 0), 4 - BASE), ("car", Floor(HOUSE.id, 0), 4 - LONG),
        (Floor(HOUSE.id, 0), "car", 4 - LONG),
    ],
)  # fmt: skip
def test_distances_to_houses_and_in_them(one, other, gap):
    other_house = piece("building", 20, 26, 28, 32, 4)

    def posted(id, where):
        if where == "car":
            return vehicle(id, 24, 20, "truck")
        return squad(id, 24, 20, 1, inside=where)

    battle = standing(posted("a.x", one), posted("b.x", other), pieces=[HOUSE, other_house])
    found = indoors.gap(battle.context, of(battle, "a.x"), of(battle, "b.x"))
    assert found == pytest.approx(inches(gap), abs=1)


@pytest.mark.rule("BA-BLD-02", "BA-SHOOT-19")
@pytest.mark.parametrize(("bar", "cover"), [(None, "none"), ("hedge", "soft"), ("wall", "hard")])
def test_from_a_house_others_have_the_cover_that_lies_between(bar, cover):
    pieces = [HOUSE, *([piece(bar, 10, 17.5, 38, 17.7)] if bar else [])]
    battle = standing(squad("a.x", 24, 13, 2, inside=Floor(HOUSE.id)), squad("b.x", 24, 22, 1), pieces=pieces)
    look = battle.context.look(of(battle, "a.x"), of(battle, "b.x"), battle.state)
    assert look.cover([0, 1]) == cover
    back = battle.context.look(of(battle, "b.x"), of(battle, "a.x"), battle.state)
    assert back.cover([0]) == "hard"


# ---- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-14", "BA-GEN-05", "BA-GEN-15", "BA-GEN-10")
@pytest.mark.parametrize(
    ("x", "y", "other", "pieces", "told"),
    [
        (24, 40, None, [], []), (24, 36 + LONG, None, [], []), (24, 35.99 + LONG, None, [], ["ba-fault-zone"]),
        (24, 48 - LONG, None, [], []), (24, 48.01 - LONG, None, [], ["ba-fault-zone", "ba-fault-off-table"]),
        (24, 40, 1, [], []), (24, 40, 0.999, [], []), (24, 40, 0.998, [], ["ba-fault-near"]),
        (24, 40, None, [piece("river", 20, 41, 30, 44)], ["ba-fault-closed-vehicle"]),
        (24, 40, None, [piece("wall", 20, 41, 30, 41.2)], ["ba-fault-closed-vehicle", "ba-fault-on-wall"]),
    ],
)  # fmt: skip
def test_where_a_vehicle_is_set_up(x, y, other, pieces, told):
    others = [squad("a.y", x + WIDE + other + BASE, y, 1)] if other is not None else []
    battle = standing(vehicle("a.x", x, y, "truck"), *others, pieces=pieces, scenario="straight-fight", won_roll_off=0)
    assert [each.message.id for each in zones.hull_faults(battle, of(battle, "a.x"))] == told


@pytest.mark.rule("BA-GEN-08")
@pytest.mark.parametrize(("mount", "gap", "forbid"), [(1, 30, True), (1, 40, False), (0, 40, True), (0, 62, False)])
def test_friends_forbid_what_a_vehicle_s_weapon_would_reach(mount, gap, forbid):
    tank = vehicle("a.x", 24, 80)
    far = 80 - tank.unit.hull.length / 2000 - gap - BASE
    battle = standing(tank, squad("a.y", 24, 74, 1), squad("b.x", 24, far, 1), size=(48, 96))
    laid = (Laid(mount, "piercing") if mount == 0 else Laid(mount),)
    assert aim.friends_forbid(battle, of(battle, "a.x"), of(battle, "b.x"), laid=laid) is forbid
