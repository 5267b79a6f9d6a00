"""Who strikes, who wins and what a blow needs, at the edges: each condition where it alone decides."""

from fractions import Fraction
from itertools import product

import pytest

from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.close_quarters import charge, closing_in, fight, tank_assault
from grognard.games.bolt_action.rules.close_quarters.charge import Charge
from grognard.games.bolt_action.rules.vehicles import vehicle_damage
from grognard.games.bolt_action.rules.vehicles.fates import to_strike
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import changed, gun, of, officer, squad, team, vehicle
from tests.games.playing import inches, piece

HOUSE = piece("building", 20, 10, 28, 16, 6)
BASE = 0.492


# ---- blows -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-05", "BA-WPN-03", "BA-SPC-03", "BA-CQ-14", "BA-ART-04")
@pytest.mark.parametrize(
    ("posted", "number"),
    [
        (squad("a.x", 24, 30, 4), 4), (squad("a.x", 24, 30, 4, weapon="smg"), 8),
        (squad("a.x", 24, 30, 4, weapon="assault-rifle"), 8), (squad("a.x", 24, 30, 4, weapon="lmg"), 4),
        (squad("a.x", 24, 30, 2, extra=(ModelGroup(3, "rifleman", ("rifle", "smg")),)), 2 + 6),
        (squad("a.x", 24, 30, 4, rules=("tough-fighters",)), 8), (squad("a.x", 24, 30, 1), 1),
        (squad("a.x", 24, 30, 4, weapon="smg", rules=("tough-fighters",)), 8), (officer("a.x", 24, 30, 3), 2 + 2),
        (team("a.x", 24, 30, "mmg", 3), 3), (gun("a.x", 24, 30, men=3), 3),
        (gun("a.x", 24, 30, men=3, rules=("tough-fighters",)), 3),
    ],
)  # fmt: skip
def test_the_blows_of_a_unit(posted, number):
    battle = standing(posted)
    unit = of(battle, "a.x")
    assert fight.attacks(battle, unit) == fight.attacks_of(battle, unit, unit.men) == number
    assert fight.attacks_of(battle, unit, ()) == 0


@pytest.mark.rule("BA-CQ-17", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "options", "near"),
    [
        (0.9, {}, True), (1.0, {}, True), (1.001, {}, True), (1.002, {}, False), (1.0, {"distance_epsilon": "0"}, True),
        (1.001, {"distance_epsilon": "0"}, False),
    ],
)  # fmt: skip
def test_by_house_rule_who_stands_an_inch_off_fights(gap, options, near):
    apart = squad("a.x", 0, 0, 2, places=[(24, 30), (30, 30)]), squad("b.foe", 24, 30 - gap - 2 * BASE, 2)
    battle = standing(*apart, options={"all_fight": "off"} | options)
    unit, foe = of(battle, "a.x"), of(battle, "b.foe")
    assert [man.id for man in fight.fighters(battle, unit, foe)] == ["a.x.1"] * near
    assert fight.blows_between(battle, unit, foe) == ((1, 1) if near else (2, 2))
    assert fight.blows_between(battle, foe, unit) == ((1, 1) if near else (2, 2))
    everybody = standing(*apart)
    assert fight.blows_between(everybody, unit, foe) == (2, 2)


@pytest.mark.rule("BA-CQ-17", "BA-CQ-14")
def test_who_is_near_a_gun_alone_fights_and_its_crew_does_not():
    """By house rule; the crew stand on the gun's other side."""
    cannon = gun("b.foe", 24, 20, places=[(24, 20), (24, 17.8), (22.8, 18), (25.2, 18)])
    battle = standing(squad("a.x", 24, 22.4, 2), cannon, options={"all_fight": "off"})
    assert fight.blows_between(battle, of(battle, "a.x"), of(battle, "b.foe")) == (1, 0)


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(("own", "foes"), [(Floor(HOUSE.id, 0), None), (None, Floor(HOUSE.id, 1)), (None, None)])
def test_in_a_building_everybody_fights_by_every_rule(own, foes):
    men, foe = squad("a.x", 24, 30, 3, inside=own), squad("b.foe", 24, 13, 2, inside=foes)
    battle = standing(men, foe, pieces=[HOUSE], options={"all_fight": "off"})
    found = fight.fighters(battle, of(battle, "a.x"), of(battle, "b.foe"))
    assert len(found) == (3 if own or foes else 0)
    gone = replace(of(battle, "b.foe"), models=(), place="destroyed")
    assert len(fight.fighters(battle, of(battle, "a.x"), gone)) == 3
    assert not fight.fighters(battle, gone, of(battle, "a.x"))


@pytest.mark.rule("BA-CQ-08", "BA-CQ-10", "BA-CQ-15")
@pytest.mark.parametrize("survivors", [False, True])
@pytest.mark.parametrize("alive", [(True, True), (True, False), (False, True), (False, False)])
def test_who_has_won_a_round(alive, survivors):
    for inflicted in product(range(3), range(3)):
        more = None if inflicted[0] == inflicted[1] else int(inflicted[1] > inflicted[0])
        left = None if alive[0] == alive[1] else int(alive[1])
        expected = (left if left is not None else more) if survivors else (more if more is not None else left)
        assert fight.winner_of(inflicted, alive, survivors) == expected, inflicted


@pytest.mark.rule("BA-CQ-15")
@pytest.mark.parametrize(("option", "wins"), [("survivors_win", True), ("count_only", False)])
def test_whether_the_survivors_have_won_is_a_house_rule(option, wins):
    battle = standing(squad("a.x", 24, 30, 2), squad("b.foe", 24, 20, 2), options={"cq_wipeout": option})
    assert fight.survivors_win(battle) is wins
    round_ = fight.Round("a.x", "b.foe", False)
    assert round_.winner(battle, (2, 1)) == "a.x"
    assert round_.winner(battle, (0, 1)) == "b.foe"
    assert round_.winner(battle, (1, 1)) is None
    battle.state = battle.state.with_units(replace(of(battle, "b.foe"), models=(), place="destroyed"))
    assert round_.winner(battle, (1, 2)) == ("a.x" if wins else "b.foe")
    assert round_.winner(battle, (1, 1)) == "a.x"
    assert round_.blows(standing(squad("a.x", 24, 30, 3), squad("b.foe", 24, 20, 2, weapon="smg"))) == (3, 4)


@pytest.mark.rule("BA-CQ-12", "BA-SPC-04")
@pytest.mark.parametrize(("rules", "alive", "on"), [(("fanatics",), True, True), (("fanatics",), False, False),
                                                    (("stubborn",), True, False), ((), True, False)])  # fmt: skip
def test_who_fights_on_though_he_has_lost(rules, alive, on):
    battle = standing(squad("a.x", 24, 30, 3, rules=rules))
    unit = of(battle, "a.x")
    assert fight.fights_on(battle, unit if alive else replace(unit, models=(), place="destroyed")) is on


# ---- against vehicles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-21", "BA-CQ-28", "BA-C2")
@pytest.mark.parametrize(
    ("order", "still", "need"),
    [
        (None, False, 4), ("down", False, 4), ("fire", False, 4), ("ambush", False, 4), ("rally", False, 4),
        ("advance", False, 6), ("run", False, None), ("run", True, 4), ("advance", True, 6), ("down", True, 4),
    ],
)  # fmt: skip
def test_what_hits_a_vehicle_by_its_die(order, still, need):
    posted = changed(vehicle("b.car", 24, 20, "truck"), order=order, immobilised=still)
    assert tank_assault.need_against(posted.unit) == need


def graded(test):
    """What becomes of each face."""
    return [test.reached(face) for face in range(1, 7)]


@pytest.mark.rule("BA-CQ-22", "BA-CQ-23", "BA-CQ-24", "BA-CQ-30", "BA-DAM-03")
@pytest.mark.parametrize(
    ("entry", "weapons", "hits", "faces"),
    [
        ("m4-sherman", "rifle", 3, ["none"] * 5 + ["superficial"]), ("m4-sherman", "rifle", 2, ["none"] * 6),
        ("m4-sherman", "rifle", 9, ["none"] + ["superficial"] * 5),
        ("m4-sherman", "bazooka", 3, ["none"] * 5 + ["superficial"]),
        ("m4-sherman", "bazooka", 4, ["none"] * 4 + ["superficial", "full"]),
        ("m4-sherman", "bazooka", 6, ["none", "none", "superficial", "full", "full", "massive"]),
        ("m4-sherman", "bazooka", 12, ["none"] + ["massive"] * 5),
        ("truck", "rifle", 1, ["none"] * 4 + ["destroyed"] * 2),
        ("truck", "bazooka", 2, ["none"] * 3 + ["destroyed"] * 3),
        ("sdkfz-251-1", "rifle", 2, ["none"] * 4 + ["destroyed"] * 2),
    ],
)  # fmt: skip
def test_what_the_blows_at_a_vehicle_come_to(entry, weapons, hits, faces):
    battle = standing(squad("a.x", 24, 30, 3, weapon=weapons), vehicle("b.car", 24, 20, entry))
    test = tank_assault.blows_test(battle, of(battle, "a.x"), "b.car", hits)
    assert graded(test) == faces


@pytest.mark.rule("BA-VEH-22", "BA-VEH-20", "BA-DAM-10")
@pytest.mark.parametrize(
    ("side", "pen", "needed"), [("front", 5, 4), ("front", None, 9), (None, None, 9), (None, 3, 6), ("rear", 7, 2)]
)
def test_the_die_that_equals_the_armour(side, pen, needed):
    battle = standing(vehicle("b.car", 24, 20, "panzer-iv"))
    own = battle.context.profile("b.car").chassis
    assert vehicle_damage.needed(own, vehicle_damage.Hits(1, pen, side)) == needed


# ---- the charge ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-03", "BA-BLD-07", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "reaches"), [(3, True), (12, True), (12.001, True), (12.002, False), (15, False)])
def test_whether_an_assault_reaches_is_told_without_its_ways(gap, reaches):
    foe = squad("b.foe", 24, 20, men=1, order="fire")
    battle = standing(foe, squad("a.x", 24, 20.984 + gap, men=1, order="run"))
    found = charge.reaching(battle, of(battle, "a.x"), of(battle, "b.foe"))
    assert found == (charge.charge(battle, of(battle, "a.x"), of(battle, "b.foe")) if reaches else None)


@pytest.mark.rule("BA-CQ-03", "BA-BLD-07", "BA-CQ-13")
@pytest.mark.parametrize(
    ("own", "foes", "found"),
    [(0, 1, Charge((), True, True)), (1, 0, Charge((), True, True)), (None, 1, True), (0, None, True)],
)
def test_from_floor_to_floor_an_assault_reaches_at_once(own, foes, found):
    """In a house of two floors; from outside, and out of it, by an opening."""
    inside = {each: Floor(HOUSE.id, each) for each in (0, 1)} | {None: None}
    men = squad("a.x", 27, 20, men=1, order="run", inside=inside[own])
    foe = squad("b.foe", 27, 20, men=1, order="fire", inside=inside[foes])
    battle = standing(men, foe, pieces=[HOUSE], options={"climb_cost": "free"})
    told = charge.reaching(battle, of(battle, "a.x"), of(battle, "b.foe"))
    assert told == found if isinstance(found, Charge) else told is not None and told.reaches and told.legs


def leading(unit, ends):
    """The straight ways of a unit's men to places in inches."""
    places = [(inches(x), inches(y)) for x, y in ends]
    return [Leg(man.id, ((man.x, man.y), end)) for man, end in zip(unit.models, places, strict=True)]


@pytest.mark.rule("BA-GEN-15", "BA-GEN-04")
@pytest.mark.parametrize(
    ("ends", "clear", "together"),
    [
        ([(0, 0), (1.4, 0), (2.8, 0)], True, True), ([(0, 0), (0.99, 0), (2.8, 0)], True, True),
        ([(0, 0), (0.9, 0), (2.8, 0)], False, True), ([(0, 0), (1.4, 0), (1.4, 0.5)], False, True),
        ([(0, 0), (1.4, 0), (3.384, 0)], True, True), ([(0, 0), (1.4, 0), (3.39, 0)], True, False),
        ([(0, 0), (0, 0), (0, 0)], False, True), ([(0, 0), (3, 0), (6, 0)], True, False),
    ],
)  # fmt: skip
def test_no_attacker_ends_on_another_and_all_in_formation(ends, clear, together):
    battle = standing(squad("a.x", 24, 30, 3))
    unit = of(battle, "a.x")
    legs = [
        Leg(man.id, ((man.x, man.y), (inches(20 + x), inches(20 + y))))
        for man, (x, y) in zip(unit.models, ends, strict=False)
    ]
    assert closing_in.keeps_clear(unit, legs) is clear
    assert closing_in.holds_together(battle, unit, legs) is together


@pytest.mark.rule("BA-CQ-17", "BA-GEN-04")
@pytest.mark.parametrize(
    ("ends", "first", "behind"),
    [
        ([0, 1.4, 2.8, 4.2], 0, []), ([0, 1.4, 8, 9.4], 0, ["a.x.4", "a.x.3"]),
        ([0, 1.4, 8, 9.4], 3, ["a.x.2", "a.x.1"]), ([0, 5, 9, 14], 2, ["a.x.4", "a.x.2", "a.x.1"]),
    ],
)  # fmt: skip
def test_who_is_left_behind_the_first_attacker_who_has_farthest_to_go_first(ends, first, behind):
    battle = standing(squad("a.x", 24, 30, 4))
    unit = of(battle, "a.x")
    legs = [
        Leg(man.id, ((man.x, man.y), (inches(10 + x), inches(20)))) for man, x in zip(unit.models, ends, strict=False)
    ]
    order = [legs[first], *(leg for leg in legs if leg is not legs[first])]
    assert closing_in.left_behind(battle, unit, order) == behind


@pytest.mark.rule("BA-CQ-22")
def test_a_blow_at_a_vehicle_hits_on_its_need():
    assert [chances(to_strike(need))["hit"] for need in (4, 6)] == [Fraction(1, 2), Fraction(1, 6)]
