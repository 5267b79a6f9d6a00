"""Who answers fire and charges, which weapons hold their fire and who is set down where, at the edges."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground.contact import CONTACT
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.ambush_triggers import Trail
from grognard.games.bolt_action.rules.movement.ways import Course, standing_at, step_of
from grognard.games.bolt_action.rules.shooting import any_shot, flame, holdings, targeting
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.vehicles import dismounting
from grognard.games.bolt_action.state.choices import (
    Dismount,
    FireAtCharge,
    GoDown,
    Leg,
    RemoveModel,
    ShootAt,
    StandFast,
)
from grognard.games.bolt_action.state.events.casualties import WeaponLost, WeaponPickedUp
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import changed, gun, of, officer, play, squad, team, unit, vehicle
from tests.games.playing import answer, happened, inches, piece

BASE = 0.492
FAUST = ModelGroup(1, "rifleman", ("rifle", "panzerfaust"))


# ---- reactions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-03", "BA-SHOOT-04", "BA-SHOOT-05", "BA-AMB-05", "BA-AMB-06", "BA-HQ-11", "BA-VEH-30")
@pytest.mark.parametrize(
    ("target", "firer", "answers"),
    [
        (squad("b.x", 24, 20), "a.men", [GoDown, StandFast]), (squad("b.x", 24, 20), "", [GoDown, StandFast]),
        (squad("b.x", 24, 20, order="ambush"), "a.men", []), (squad("b.x", 24, 20, order="run"), "a.men", []),
        (squad("b.x", 24, 20, place="reserve"), "a.men", []), (gun("b.x", 24, 20), "a.men", [GoDown, StandFast]),
        (vehicle("b.x", 24, 20), "a.men", []), (vehicle("b.x", 24, 20, "m8-greyhound"), "", []),
        (vehicle("b.x", 24, 20, "m8-greyhound", order="fire"), "a.men", []),
        (changed(vehicle("b.x", 24, 20, "m8-greyhound"), immobilised=True), "a.men", []),
    ],
)  # fmt: skip
def test_who_may_answer_fire(target, firer, answers):
    battle = standing(target)
    found = reactions.under_fire(battle, of(battle, "b.x"), firer)
    assert [type(each.choice) for each in found] == answers
    assert all(each.seat == 1 for each in found)


@pytest.mark.rule("BA-SHOOT-04", "BA-VEH-30", "BA-VEH-37")
def test_a_recce_vehicle_escapes_or_stands():
    battle = standing(vehicle("b.x", 24, 20, "m8-greyhound"))
    found = reactions.under_fire(battle, of(battle, "b.x"), "a.men")
    assert [type(each.choice).__name__ for each in found] == ["EscapeFrom", "StandFast"]


@pytest.mark.rule("BA-CQ-02", "BA-AMB-07", "BA-C17", "BA-SCN-11", "BA-ART-07", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "target", "attacker", "answers"),
    [
        (6, {}, {}, False), (6.001, {}, {}, False), (6.002, {}, {}, True), (12, {}, {}, True),
        (12, {"order": "ambush"}, {}, True), (12, {"order": "fire"}, {}, False), (12, {"order": "down"}, {}, False),
        (12, {}, {"place": "reserve"}, False), (12, {"place": "reserve"}, {}, False), (25, {}, {}, False),
    ],
)  # fmt: skip
def test_who_fires_at_a_charge(gap, target, attacker, answers):
    battle = standing(squad("a.x", 24, 20 + gap + 2 * BASE, 1, **attacker), squad("b.x", 24, 20, 1, **target))
    found = reactions.charged(battle, of(battle, "a.x"), of(battle, "b.x"))
    assert [type(each.choice) for each in found] == ([FireAtCharge, StandFast] if answers else [])
    if answers:
        assert found[0].procedure.snap is (of(battle, "b.x").order is None)


@pytest.mark.rule("BA-WPN-20", "BA-CQ-02")
@pytest.mark.parametrize(
    ("holding", "may"),
    [((), True), (("panzerfaust",), True), (("rifle",), False), (("rifle", "panzerfaust"), False), (("lmg",), False),
     (("panzerfaust", "panzerfaust"), False), (("b.x.3/panzerfaust",), True), (("b.x.2/panzerfaust",), False)],
)  # fmt: skip
def test_which_weapons_may_be_held_back_in_an_answer(holding, may):
    """At ten inches: with the rifles held back only the Panzerfaust would fire, at twelve inches it would not."""
    battle = standing(squad("a.x", 24, 34, 2), squad("b.x", 24, 20, 2, extra=(FAUST,)))
    fire = reactions.ReactionFire("b.x", "a.x", "defence", holding)
    assert reactions.may_fire(battle, fire) is may


@pytest.mark.rule("BA-WPN-20")
@pytest.mark.parametrize(
    ("holding", "may"),
    [((), True), (("panzerfaust",), True), (("rifle",), True), (("rifle", "panzerfaust"), False), (("lmg",), False),
     (("rifle", "rifle"), False), (("a.x.2/panzerfaust",), False), (("a.x.3/panzerfaust",), True),
     (("a.x.3/rifle", "panzerfaust"), True)],
)  # fmt: skip
def test_what_of_its_own_a_unit_may_hold_back(holding, may):
    posted = squad("a.x", 24, 34, 2, extra=(FAUST,)).unit
    assert holdings.may_hold(posted, holding) is may
    assert holdings.is_of_some(holding) is any("/" in name for name in holding)
    held = holdings.kinds_held(posted.models[2], holding)
    assert held == tuple(name for name in ("rifle", "panzerfaust") if {name, f"a.x.3/{name}"} & set(holding))


# ---- targets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-01", "BA-SHOOT-02", "BA-SHOOT-27", "BA-WPN-20")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (ShootAt("b.x"), None), (ShootAt("b.car"), None), (ShootAt("b.away"), "ba-refused-target"),
        (ShootAt("a.men"), "ba-refused-target"), (ShootAt("nobody"), "ba-refused-target"),
        (ShootAt("b.hid"), "ba-refused-target"), (ShootAt("b.x", way="explosive"), "ba-refused-target"),
        (ShootAt("b.x", ("lmg",)), "ba-refused-holding"), (ShootAt("b.x", ("panzerfaust",)), None),
        (ShootAt("b.x", vehicle="b.car"), None), (ShootAt("b.car", vehicle="b.car"), "ba-refused-target"),
        (ShootAt("b.x", vehicle="b.x"), "ba-refused-target"), (ShootAt("b.x", vehicle="nobody"), "ba-refused-target"),
        (ShootAt("b.x", vehicle="a.car"), "ba-refused-target"),
        (ShootAt("b.hid", vehicle="b.car"), "ba-refused-target"),
        (ShootAt("b.x", vehicle="b.far"), "ba-refused-target"), (ShootAt("b.x", smoke=True), "ba-refused-target"),
        (ShootAt("b.x", ("panzerfaust",), vehicle="b.car"), "ba-refused-target"),
        (ShootAt("b.x", way="explosive", vehicle="b.car"), "ba-refused-target"),
        (ShootAt("b.x", smoke=True, vehicle="b.car"), "ba-refused-target"), (StandFast(), "refused-not-offered"),
    ],
)  # fmt: skip
def test_whom_men_may_shoot_at(choice, told):
    wall = piece("building", 0, 16, 10, 18, height=9)
    battle = standing(
        squad("a.x", 24, 34, 2, extra=(FAUST,)), squad("b.x", 24, 20, 2), squad("b.hid", 4, 12, 2),
        vehicle("b.car", 30, 24, "truck"), vehicle("a.car", 40, 44, "truck"), squad("b.away", 0, 0, 2, place="reserve"),
        vehicle("b.far", 0, 0, "truck", place="reserve"), pieces=[wall],
    )  # fmt: skip
    found = ChooseTarget(0, "a.x", False).refusal(battle, choice)
    assert (None if found is None else found.message.id) == told


@pytest.mark.rule("BA-WPN-16", "BA-WPN-07", "BA-WPN-20", "BA-WPN-22")
@pytest.mark.parametrize(
    ("firer", "option", "choice", "may"),
    [
        ("medium-mortar", "on", ShootAt("b.x", smoke=True), True),
        ("medium-mortar", "off", ShootAt("b.x", smoke=True), False),
        ("mmg", "on", ShootAt("b.x", smoke=True), False), ("medium-mortar", "on", ShootAt("b.hid", smoke=True), False),
        ("medium-mortar", "on", ShootAt("b.x", ("medium-mortar",), smoke=True), False),
        ("medium-mortar", "on", ShootAt("b.x", smoke=True, way="indirect"), False),
        ("light-howitzer", "on", ShootAt("b.x", smoke=True, way="indirect"), True),
        ("light-howitzer", "on", ShootAt("b.x", smoke=True), False),
        ("light-howitzer", "on", ShootAt("b.x", smoke=True, way="open-sights"), False),
        ("light-at-gun", "on", ShootAt("b.x", smoke=True), False),
    ],
)  # fmt: skip
def test_who_may_lay_smoke_before_whom(firer, option, choice, may):
    wall = piece("building", 0, 16, 10, 18, height=9)
    crew = gun("a.x", 24, 40, firer) if firer.endswith(("howitzer", "gun")) else team("a.x", 24, 40, firer)
    battle = standing(crew, squad("b.x", 24, 8, 2), squad("b.hid", 4, 12, 2), pieces=[wall], options={"smoke": option})
    decision = ChooseTarget(0, "a.x", False)
    assert (decision.refusal(battle, choice) is None) is may
    offered = decision.screens(battle)
    if may:
        assert choice in offered
    if option == "off" or firer in ("mmg", "light-at-gun"):
        assert not offered


@pytest.mark.rule("BA-SHOOT-01", "BA-WPN-06")
@pytest.mark.parametrize(
    ("groups", "holding", "men"),
    [
        ([ModelGroup(2, "rifleman", ("rifle",)), FAUST], (), ("a.x.3",)),
        ([ModelGroup(2, "rifleman", ("rifle",)), FAUST], ("panzerfaust",), ()), ([FAUST], (), ()),
        ([ModelGroup(1, "rifleman", ("rifle",)), ModelGroup(2, "rifleman", ("rifle", "panzerfaust"))], (),
         ("a.x.2", "a.x.3")),
        ([ModelGroup(1, "rifleman", ("rifle",)), ModelGroup(2, "rifleman", ("rifle", "panzerfaust"))],
         ("a.x.2/panzerfaust",), ("a.x.3",)),
        ([ModelGroup(2, "rifleman", ("rifle",))], (), ()),
    ],
)  # fmt: skip
def test_who_fires_a_one_shot_weapon_while_others_stand_by(groups, holding, men):
    posted = unit("a.x", 24, 34, groups, "infantry-section").unit
    assert targeting.one_shot_men(posted, holding) == men


@pytest.mark.rule("BA-SHOOT-01", "BA-WPN-06")
@pytest.mark.parametrize(
    ("holding", "alone"),
    [((), True), (("panzerfaust",), True), (("rifle",), False), (("rifle", "panzerfaust"), False),
     (("a.x.3/panzerfaust",), True), (("a.x.3/rifle",), False)],
)  # fmt: skip
def test_whether_only_one_shot_weapons_are_held_back(holding, alone):
    assert targeting.is_of_one_shots(holding) is alone


@pytest.mark.rule("BA-AMB-10", "BA-CQ-02")
@pytest.mark.parametrize(("gap", "reaches"), [(24, True), (24.001, True), (24.002, False), (10, True)])
@pytest.mark.parametrize("side", ["up", "left", "down", "right"])
def test_whom_a_unit_may_reach_judged_by_range_alone(side, gap, reaches):
    battle = standing(squad("a.x", 48, 48, 1), size=(96, 96))
    far, near = inches(48 + BASE + gap), inches(48 - BASE - gap)
    boxes = {"up": (0, 0, 96_000, near), "left": (0, 0, near, 96_000), "down": (0, far, 96_000, 96_000),
             "right": (far, 0, 96_000, 96_000)}  # fmt: skip
    assert any_shot.may_reach(battle, of(battle, "a.x"), boxes[side]) is reaches
    inside = replace(of(battle, "a.x"), inside=Floor("house"))
    assert any_shot.may_reach(battle, inside, boxes[side])


# ---- flame -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-11", "BA-WPN-24", "BA-C4")
@pytest.mark.parametrize(("option", "far"), [("18", 18), ("12", 12)])
def test_how_far_flame_reaches(option, far):
    battle = standing(options={"vehicle_flame_range": option})
    assert flame.reach(battle, WEAPONS["vehicle-flamethrower"]) == inches(far)
    assert flame.reach(battle, WEAPONS["flamethrower"]) == inches(6)


@pytest.mark.rule("BA-WPN-11", "BA-WPN-24")
@pytest.mark.parametrize(
    ("posted", "option", "shakes", "checks"),
    [(squad("b.x", 24, 20), "off", True, True), (gun("b.x", 24, 20), "off", True, True),
     (vehicle("b.x", 24, 20), "off", False, False), (vehicle("b.x", 24, 20), "on", False, True)],
)  # fmt: skip
def test_whom_flame_shakes(posted, option, shakes, checks):
    battle = standing(posted, options={"flame_vehicle_check": option})
    assert (flame.shakes(battle, "b.x"), flame.checks(battle, "b.x")) == (shakes, checks)


# ---- weapons that are picked up --------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-12", "BA-DAM-07")
@pytest.mark.parametrize(
    ("fallen", "heirs", "taken"),
    [
        (("gunner", "lmg"), [("loader", "rifle"), ("rifleman", "rifle")], ("b.x.2", "gunner", ("lmg",))),
        (("gunner", "lmg"), [("rifleman", "rifle"), ("rifleman", "rifle")], ("b.x.2", "gunner", ("lmg",))),
        (("rifleman", "panzerfaust"), [("rifleman", "rifle")], ("b.x.2", "rifleman", ("rifle", "panzerfaust"))),
        (("rifleman", "smg"), [("rifleman", "rifle", "panzerfaust")], ("b.x.2", "rifleman", ("smg", "panzerfaust"))),
        (("gunner", "lmg"), [("rifleman", "smg")], None), (("gunner", "lmg"), [("nco", "rifle")], None),
    ],
)  # fmt: skip
def test_who_takes_a_weapon_whose_bearer_falls(fallen, heirs, taken):
    groups = [ModelGroup(1, role, tuple(weapons)) for role, *weapons in (fallen, *heirs)]
    foe = unit("b.x", 10, 10, groups, "infantry-section")
    battle = play(Damage("b.x", (Blows(1),)), foe, dice=(4,), options={"weapon_pickup": "on"})
    answer(battle, RemoveModel("b.x.1"))
    found = [(each.model.id, each.model.role, each.model.weapons) for each in happened(battle, WeaponPickedUp)]
    assert found == ([] if taken is None else [taken])
    assert bool(happened(battle, WeaponLost)) is (taken is None)


# ---- ways ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-03", "BA-AMB-07")
@pytest.mark.parametrize(("start", "first"), [(6, 6), (3, 3), (30, 13), (0, 0)])
def test_the_first_stop_at_which_an_attacker_touches_his_enemy(start, first):
    """Two men walk twelve inches up at an enemy so far off; the second walks beside him."""
    foe = squad("b.x", 24, 40 - start - 2 * BASE, 1)
    battle = standing(squad("a.x", 24, 40, 2), foe)
    men = of(battle, "a.x")
    course = Course(men, [Leg(man.id, ((man.x, man.y), (man.x, man.y - 12_000))) for man in men.models])
    trail = Trail(battle, [standing_at(men, course.at(stop)) for stop in range(course.last + 1)])
    assert trail.first_contact(battle, of(battle, "b.x")) == first
    assert CONTACT < 1000


@pytest.mark.rule("BA-AMB-08")
@pytest.mark.parametrize(("step", "last", "stops"), [("1.0", 4, [0, 1, 2, 3, 3.5]), ("0.5", 7, None)])
def test_where_ways_are_cut(step, last, stops):
    battle = standing(squad("a.x", 24, 40, 2), options={"ambush_step": step})
    men = of(battle, "a.x")
    one, other = men.models
    legs = [Leg(one.id, ((one.x, one.y), (one.x, one.y - 3_500))), Leg(other.id, ((other.x, other.y), (other.x + 1_200,
            other.y), (other.x + 1_200, other.y - 800)))]  # fmt: skip
    course = Course(men, legs, step_of(battle))
    assert course.last == last
    ys = [(one.y - course.at(stop)[one.id][1]) / 1000 for stop in range(last + 1)]
    assert ys == (stops or [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])
    assert course.at(last + 3) == course.at(last)
    corner = (other.x + 1_200, other.y)
    found = course.between(0, last)
    assert found[1].points == (corner, (other.x + 1_200, other.y - 800))
    before = int(1.2 / float(step))
    assert course.between(0, before)[1].points == ((other.x + round(before * float(step) * 1000), other.y),)
    assert course.between(before, before + 1)[1].points[0] == corner
    assert course.inch(1) == f"{float(step):g}"
    assert course.inch(last) == "3.5"


# ---- getting out -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-12", "BA-ART-01", "BA-GEN-10")
@pytest.mark.parametrize(
    ("posted", "role", "gap", "beside"),
    [
        (squad("a.x", 0, 0, 1), "nco", 1, True), (squad("a.x", 0, 0, 1), "nco", 1.001, True),
        (squad("a.x", 0, 0, 1), "nco", 1.003, False), (gun("a.x", 0, 0), "gun", 1.003, False),
        (gun("a.x", 0, 0), "gun", 1, True), (gun("a.x", 0, 0), "crew", 5, True),
    ],
)  # fmt: skip
def test_who_stands_beside_a_hull(posted, role, gap, beside):
    battle = standing(posted, vehicle("a.car", 24, 30, "truck"))
    there, hull = of(battle, "a.x"), of(battle, "a.car").hull
    model = next(each for each in there.models if each.role == role)
    placed = replace(model, x=24_000, y=30_000 + hull.length // 2 + model.radius + inches(gap))
    assert dismounting.is_beside(battle, there, placed, hull) is beside


@pytest.mark.rule("BA-TRN-12", "BA-GEN-05", "BA-GEN-15", "BA-GEN-12")
@pytest.mark.parametrize(
    ("places", "facing", "told"),
    [
        ([(24, 33.5), (25.4, 33.5)], None, None), ([(24, 33.5)], None, "ba-fault-all-get-out"),
        ([(24, 33.5), (25.4, 33.5), (26.8, 33.5)], None, "ba-fault-all-get-out"),
        ([(24, 33.5), (25.4, 40)], None, "ba-fault-beside"), ([(24, 33.5), (24.5, 33.5)], None, "ba-fault-overlap"),
        ([(24, 33.5), (25.4, 33.5)], 0, "ba-fault-facing"), ([(24, 30), (25.4, 33.5)], None, "ba-fault-no-room"),
        ([(24, 26.5), (25.4, 33.5)], None, None), ([(24, 33.5), (22.6, 33.5)], None, "ba-fault-no-room"),
    ],
)  # fmt: skip
def test_where_passengers_may_be_set_down(places, facing, told):
    """An enemy stands behind the truck, to the left of its middle."""
    riders = squad("a.x", 0, 0, 2, place="aboard", aboard="a.car")
    battle = standing(riders, vehicle("a.car", 24, 30, "truck"), squad("b.x", 21, 34.5, 1))
    names = [f"a.x.{number}" for number in range(1, len(places) + 1)]
    choice = Dismount(
        tuple(Leg(name, ((inches(x), inches(y)),)) for name, (x, y) in zip(names, places, strict=True)), facing
    )
    found = dismounting.ChooseDismount(0, "a.x").refusal(battle, choice)
    assert (None if found is None else found.message.id) == told


@pytest.mark.rule("BA-WPN-14")
def test_officers_are_no_one_s_riflemen():
    assert targeting.one_shot_men(officer("a.x", 24, 30, 2).unit) == ()
