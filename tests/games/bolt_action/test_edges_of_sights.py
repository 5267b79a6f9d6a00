"""Who may be named, aimed at, assaulted or waited for, where ways are cut: each condition where it alone decides."""

import pytest
import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground import context, driving, driving_faults, zones
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.movement import making_room, regions
from grognard.games.bolt_action.rules.movement.move import ADVANCE, ChooseMove
from grognard.games.bolt_action.rules.movement.ways import Course
from grognard.games.bolt_action.rules.shooting import aim, gunnery
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.state.choices import Drive, GiveOrder, Leg, Stretch
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, squad, team, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
TANK = vehicle("a.tank", 24, 34)
TRUCK = vehicle("b.car", 24, 20, "truck")
HOUSE = piece("building", 20, 10, 28, 16, 6)


# ---- aiming ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-07", "BA-WPN-05", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "minimum", "fires"),
    [(6, 6, True), (5.999, 6, True), (5.998, 6, False), (24, 6, True), (24.001, 0, True), (24.002, 0, False)],
)
def test_how_near_a_weapon_fires_that_has_a_least_range(gap, minimum, fires):
    battle = standing(squad("a.x", 24, 40, men=1), squad("b.foe", 24, 40 - gap - 2 * BASE, men=1))
    lanes = Lanes(battle, of(battle, "a.x"), of(battle, "b.foe"))
    found = aim.direct_shot(battle, lanes, 0, replace(WEAPONS["rifle"], minimum=inches(minimum)), False)
    assert found == (pytest.approx(inches(gap), abs=1) if fires else None)


@pytest.mark.rule("BA-SHOOT-07", "BA-WPN-05")
@pytest.mark.parametrize(
    ("fixed", "facing", "fires"), [(True, 0, True), (True, 180_000, False), (False, 180_000, True), (False, 0, True)]
)
def test_only_a_fixed_weapon_has_an_arc(fixed, facing, fires):
    battle = standing(squad("a.x", 24, 40, men=1, facing=facing), squad("b.foe", 24, 30, men=1))
    lanes = Lanes(battle, of(battle, "a.x"), of(battle, "b.foe"))
    weapon = replace(WEAPONS["rifle"], fixed=fixed)
    assert (aim.direct_shot(battle, lanes, 0, weapon, False) is not None) is fires


@pytest.mark.rule("BA-GEN-08", "BA-WPN-08")
@pytest.mark.parametrize(
    ("posted", "forbidden"), [(team("a.x", 24, 44, "light-mortar", 1), False), (squad("a.x", 24, 44, men=1), True)]
)
def test_friends_in_the_way_bar_no_mortar(posted, forbidden):
    battle = standing(posted, squad("a.friend", 24, 34, men=1), squad("b.foe", 24, 24, men=1))
    assert aim.friends_forbid(battle, of(battle, "a.x"), of(battle, "b.foe")) is forbidden


@pytest.mark.rule("BA-WPN-05", "BA-WPN-15", "BA-WPN-07", "BA-ART-01")
@pytest.mark.parametrize(
    ("way", "hidden", "may"),
    [("indirect", True, True), ("open-sights", True, False), ("indirect", False, True), ("open-sights", False, True)],
)
def test_for_a_howitzer_fired_indirectly_its_crew_looks(way, hidden, may):
    """A house stands between the gun and the enemy; one of the crew looks past its corner."""
    places = [(24, 40), (16, 40), (25, 42), (23, 42)]
    howitzer = gun("a.x", 24, 40, "medium-howitzer", places=places)
    pieces = [piece("building", 20, 30, 40, 36, 6)] if hidden else []
    battle = standing(howitzer, squad("b.foe", 16, 4, men=1), pieces=pieces)
    assert aim.is_target(battle, of(battle, "a.x"), of(battle, "b.foe"), way=way) is may


@pytest.mark.rule("BA-BLD-06", "BA-VEH-03")
@pytest.mark.parametrize(("indoors", "bodies"), [(False, 3), (True, None)])
def test_what_of_a_unit_there_is_to_aim_at(indoors, bodies):
    foe = squad("b.foe", 24, 13, men=3, inside=Floor(HOUSE.id) if indoors else None)
    battle = standing(TANK, foe, pieces=[HOUSE] if indoors else [])
    found = gunnery.bodies_of(battle, of(battle, "a.tank"), of(battle, "b.foe"))
    if bodies is None:
        assert list(found) != [man.body for man in of(battle, "b.foe").models]
    else:
        assert list(found) == [man.body for man in of(battle, "b.foe").models]


# ---- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TURN-03", "BA-TURN-04", "BA-SCN-05", "BA-ART-05")
@pytest.mark.parametrize(
    ("posted", "turn", "waits"),
    [
        (gun("a.x", 24, 40, "heavy-at-gun"), 1, True), (gun("a.x", 24, 40, "heavy-at-gun", place="reserve"), 2, False),
        (gun("a.x", 24, 40, "light-at-gun", place="reserve"), 2, True),
        (squad("a.x", 24, 40, place="reserve"), 1, False), (squad("a.x", 24, 40, place="reserve"), 2, True),
        (squad("a.x", 24, 40, order="fire"), 2, False), (squad("a.x", 24, 40), 1, True),
    ],
)  # fmt: skip
def test_who_waits_for_an_order(posted, turn, waits):
    battle = standing(posted, turn=turn, options={"reserve_decline": "off"})
    assert legality.awaits_order(battle, of(battle, "a.x")) is waits


@pytest.mark.rule("BA-AMB-04", "BA-CQ-01", "BA-ART-07")
@pytest.mark.parametrize(
    ("posted", "assaults", "loaded"),
    [(squad("a.x", 24, 40), 2, 0), (gun("a.x", 24, 40, "medium-at-gun"), 0, 2), (team("a.x", 24, 40, "mmg"), 2, 0)],
)
def test_what_orders_are_thought_of(posted, assaults, loaded):
    battle = standing(posted, squad("b.one", 24, 30), squad("b.two", 10, 10))
    found = legality.conceivable_orders(battle, of(battle, "a.x"))
    assert {each.order for each in found if each.assault} == ({"run"} if assaults else set())
    assert {each.assault for each in found} - {None} == ({"b.one", "b.two"} if assaults else set())
    assert sum(each.loaded is not None for each in found) == loaded
    assert GiveOrder("a.x", "rally") in found
    assert len(found) == 6 + assaults + loaded


@pytest.mark.rule("BA-CQ-01", "BA-ART-07", "BA-VEH-34", "BA-SCN-11", "BA-TRN-04")
@pytest.mark.parametrize("entry", ["on", "off"])
@pytest.mark.parametrize(
    ("posted", "targets"),
    [
        (squad("a.x", 24, 40), 2), (gun("a.x", 24, 40), 0), (vehicle("a.x", 24, 40), 0),
        (squad("a.x", 24, 40, place="reserve"), None),
        (squad("a.x", 24, 40, place="aboard", aboard="a.car"), 0),
    ],
)  # fmt: skip
def test_who_assaults_whom(posted, targets, entry):
    car = vehicle("a.car", 40, 40, "truck")
    battle = standing(posted, car, squad("b.one", 24, 30), squad("b.two", 10, 30), options={"assault_on_entry": entry})
    expected = (2 if entry == "on" else 0) if targets is None else targets
    assert len(list(legality.assault_targets(battle, of(battle, "a.x")))) == expected


# ---- ways ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-04", "BA-GEN-14", "BA-CQ-26")
@pytest.mark.parametrize(
    ("clearing", "leaving", "near", "broken", "must"),
    [
        (True, False, True, False, True), (True, False, False, False, False), (False, False, True, False, False),
        (False, False, False, False, False), (False, True, False, False, True), (False, False, False, True, True),
    ],
)  # fmt: skip
def test_who_must_go(clearing, leaving, near, broken, must):
    y = 20 + TRUCK.unit.hull.length / 2000 + BASE + (0.5 if near else 2)
    posted = squad("a.x", 24, y, men=2, places=[(24, y), (30 if broken else 25.4, y)], order="advance")
    battle = standing(posted, TRUCK)
    decision = ChooseMove(0, unit="a.x", manner=ADVANCE, allowance=6000, clearing=clearing, leaving=leaving)
    assert decision.must_go(battle, of(battle, "a.x")) is must


@pytest.mark.rule("BA-AMB-08")
@pytest.mark.parametrize(
    ("start", "stop", "points"),
    [
        (0, 6, [(24, 34)]), (0, 7, [(24, 34), (25, 34)]), (6, 7, [(25, 34)]), (6, 12, [(30, 34)]), (5, 6, [(24, 34)]),
        (5, 7, [(24, 34), (25, 34)]), (0, 12, [(24, 34), (30, 34)]), (7, 12, [(30, 34)]),
    ],
)  # fmt: skip
def test_the_corners_of_a_way_between_two_stops(start, stop, points):
    """Six inches up, then six to the right, cut at every inch."""
    battle = standing(squad("a.x", 24, 40, men=1), options={"ambush_step": "1.0"})
    legs = [Leg("a.x.1", tuple((inches(x), inches(y)) for x, y in ((24, 40), (24, 34), (30, 34))))]
    course = Course(of(battle, "a.x"), legs, 1000)
    [leg] = course.between(start, stop)
    assert leg.points == tuple((inches(x), inches(y)) for x, y in points)


@pytest.mark.rule("BA-ART-01", "BA-MOV-19", "BA-GEN-04")
@pytest.mark.parametrize("x", [23.9, 24.1, 24.3])
def test_a_man_alone_steps_to_the_nearest_place_aside(x):
    battle = standing(squad("a.x", x, 24, men=1), TANK)
    man, path = of(battle, "a.x").models[0], shapely.box(22_500, 10_000, 25_500, 40_000)
    legs, lost = making_room.aside(battle, of(battle, "a.x"), path, of(battle, "a.tank").hull)
    assert lost == ()
    assert legs[0].points[0] == (lambda place: (place.x, place.y))(next(making_room.places_aside(man, path)))


@pytest.mark.rule("BA-VEH-33")
@pytest.mark.parametrize(
    ("posted", "manner", "option", "may"),
    [
        (TANK, "run", "on", True), (TANK, "advance", "on", False), (TANK, "run", "off", False),
        (vehicle("a.tank", 24, 34, place="reserve"), "run", "on", False),
        (vehicle("a.tank", 24, 34, "truck"), "run", "on", False),
    ],
)  # fmt: skip
def test_who_may_drive_over_men(posted, manner, option, may):
    battle = standing(posted, squad("b.foe", 24, 10), options={"overrun": option})
    assert bool(driving.may_overrun(battle, of(battle, "a.tank"), manner)) is may


@pytest.mark.rule("BA-MOV-22", "BA-VEH-33", "BA-GEN-05")
@pytest.mark.parametrize(("how", "barred"), [({}, True), ({"overruns": True}, False), ({"overruns": False}, True)])
def test_enemies_bar_the_way_of_a_tank_that_may_not_drive_over_them(how, barred):
    wreck_and_water = [piece("river", 10, 2, 38, 4)]
    battle = standing(TANK, squad("b.foe", 24, 26, men=1), pieces=wreck_and_water)
    tank = of(battle, "a.tank")
    whole = list(driving.parts(tank.hull, Drive((Stretch(0, inches(12)),))))
    found = [each.message.id for each in driving_faults.obstructions(battle, tank, whole, False, **how)]
    assert ("ba-fault-vehicle-enemy-near" in found) is barred


# ---- of a kind, of several -------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-07")
@pytest.mark.parametrize(
    ("weapons", "groups"),
    [(("rifle", "carbine"), 1), (("rifle", "garand"), 1), (("bar", "automatic-rifle"), 1), (("rifle", "bar"), 2),
     (("rifle", "rifle"), 1), (("lmg", "rifle"), 2)],
)  # fmt: skip
def test_whose_weapons_are_of_a_kind_rolls_together(weapons, groups):
    posted = squad("a.x", 24, 40, men=2)
    men = tuple(replace(man, weapons=(weapon,)) for man, weapon in zip(posted.unit.models, weapons, strict=True))
    battle = standing(replace(posted, unit=replace(posted.unit, models=men)), squad("b.foe", 24, 30, men=1))
    assert len(aim.aims(battle, of(battle, "a.x"), of(battle, "b.foe")).fired) == groups


@pytest.mark.rule("BA-WPN-01", "BA-VEH-20", "BA-WPN-10", "BA-DAM-10")
@pytest.mark.parametrize(
    ("weapon", "value"), [(weapon, WEAPONS[weapon].pen or 0) for weapon in ("rifle", "medium-at-gun", "panzerfaust")]
)
def test_a_weapon_without_penetration_adds_nothing(weapon, value):
    battle = standing(squad("a.x", 10, 40, men=1), squad("b.foe", 24, 20, men=1))
    found = gunnery.pen_modifiers(battle, of(battle, "b.foe"), WEAPONS[weapon], inches(5), None, None)
    assert [each.value for each in found] == [value]


@pytest.mark.rule("BA-WPN-07")
@pytest.mark.parametrize(
    ("entry", "weapons"),
    [("sdkfz-251-2", []), ("stuka-zu-fuss", ["mmg"]), ("m4-sherman", ["medium-at-gun", "mmg", "mmg"])],
)
def test_what_of_a_vehicle_fires_over_open_sights(entry, weapons):
    battle = standing(vehicle("a.tank", 24, 34, entry), squad("b.foe", 24, 10))
    assert [weapon.id for _, weapon in gunnery.direct_fire(battle, of(battle, "a.tank"))] == weapons


@pytest.mark.rule("BA-GEN-05", "BA-MOV-19")
@pytest.mark.parametrize("kind", ["enemy", "own"])
@pytest.mark.parametrize(("gap", "near"), [(1.0, False), (0.999, False), (0.998, True)])
def test_how_near_a_vehicle_drives_past_or_up_to_another(kind, gap, near):
    """Beside its way, a hair from what is forbidden; its own may be passed as near as it likes."""
    tank, car = TANK.unit.hull, TRUCK.unit.hull
    x = 24 + (tank.width + car.width) / 2000 + gap
    for y, own in ((24, False), (34 - 12, True)):
        other = vehicle("b.car" if kind == "enemy" else "a.car", x, y, "truck")
        battle = standing(TANK, other)
        whole = list(driving.parts(of(battle, "a.tank").hull, Drive((Stretch(0, inches(12 if own else 20)),))))
        found = [each.message.id for each in driving_faults.neighbour_faults(battle, of(battle, "a.tank"), whole)]
        assert bool(found) is (near and (kind == "enemy" or own))


@pytest.mark.rule("BA-GEN-04", "BA-ART-01", "BA-GEN-15")
@pytest.mark.parametrize(
    ("places", "fault"),
    [
        (((10, 40), (11.4, 40), (12.8, 40), (14.2, 40)), None), (((10, 40), (11.4, 40), (20, 40), (30, 40)), "a.x.4"),
        (((10, 40), (20, 40), (30, 40), (40, 40)), "a.x.4"), (((10, 40), (20, 40), (21.4, 40), (30, 40)), "a.x.4"),
        (((30, 40), (20, 40), (21.4, 40), (22.8, 40)), "a.x.1"),
    ],
)  # fmt: skip
def test_of_several_who_are_set_up_apart_the_last_is_named(places, fault):
    battle = standing(squad("a.x", 0, 0, men=4, places=list(places)))
    found = list(zones.company_faults(battle, of(battle, "a.x")))
    assert [(each.message.id, each.model) for each in found] == (
        [] if fault is None else [("ba-fault-formation", fault)]
    )


@pytest.mark.rule("BA-MOV-01", "BA-MOV-02", "BA-MOV-23")
@pytest.mark.parametrize(
    ("posted", "base"), [(team("a.x", 24, 24, "mmg", 2), 0.787), (squad("a.x", 24, 24, men=2), BASE)]
)
def test_where_a_unit_may_come_is_drawn_for_its_widest_base(posted, base):
    """A gap between two rivers, wide enough for a man and not for a gunner's base."""
    width = 2 * (BASE + 0.1)
    rivers = [piece("river", 0, 20, 24 - width / 2, 21), piece("river", 24 + width / 2, 20, 48, 21)]
    battle = standing(posted, pieces=rivers)
    move = ChooseMove(0, unit="a.x", manner=ADVANCE, allowance=6000)
    shape = shapely.union_all([shapely.Polygon(ring) for ring in regions.reach_of(battle, of(battle, "a.x"), move)])
    assert shape.covers(shapely.Point(24_000, 18_500)) is (base == BASE)


# ---- what is kept of looks -------------------------------------------------------------------------------------------


def test_of_looks_only_the_last_are_kept_and_they_are_answered_as_before(monkeypatch):
    """Who looks ahead asks for thousands in a moment, each of which holds its matrices."""
    monkeypatch.setattr(context, "KEPT", 6)
    battle = standing(squad("a.x", 24, 40, men=2), squad("b.foe", 24, 30, men=2), squad("b.far", 24, 12, men=2))
    targets = [of(battle, "b.foe"), of(battle, "b.far")]
    places = [
        replace(unit, models=tuple(replace(man, x=man.x + inches(step)) for man in unit.models))
        for step in range(6)
        for unit in targets
    ]
    looks = [battle.context.look(of(battle, "a.x"), place, battle.state) for place in places]
    assert len(battle.context._looks) <= 6
    assert battle.context.look(of(battle, "a.x"), places[-1], battle.state) is looks[-1]
    again = battle.context.look(of(battle, "a.x"), places[0], battle.state)
    assert again is not looks[0], "the first was forgotten"
    assert again.gaps == looks[0].gaps
    assert again.visible == looks[0].visible
