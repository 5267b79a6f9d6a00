"""Infantry assaults vehicles (chapter Close quarters, Infantry against vehicles)."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.turn.morale import fears, order_needs_test
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Suffer
from grognard.games.bolt_action.state.choices import (
    Charge,
    Drive,
    EscapeFrom,
    FireAtCharge,
    GiveOrder,
    Laid,
    RemoveModel,
    StandFast,
    StayPut,
    Stretch,
)
from grognard.games.bolt_action.state.events.close_quarters import FellShort, Regrouped
from grognard.games.bolt_action.state.events.nerve import MoraleTested, OrderTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.vehicles import Drove, HullStruck, VehicleBeaten, VehicleDamaged
from grognard.games.bolt_action.state.state import Wreck
from tests.games.bolt_action.table import assault, listed, of, play, squad, vehicle
from tests.games.playing import answer, happened, over, piece, refused, rolled

HUNTERS = {"rules": ("tank-hunters",)}


def men(count=5, y=30.0, **fields):
    return squad("a.men", 22, y, men=count, **({"order": "run"} | fields))


def foe(entry="panzer-iv", order="fire", y=24, **fields):
    return vehicle("b.foe", 24, y, entry, facing=180, order=order, **fields)


def charged(*units, dice=(), **more):
    """The men assault; the last die is that of the regroup, answered by the first way."""
    battle = assault(*units, dice=dice, **more)
    if battle.decision is not None:
        answer(battle, listed(battle)[0])
    return battle


# ---- fear and equipment ------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-20", "BA-C3", "BA-ORD-08", "BA-MOR-04")
def test_men_without_gear_test_at_minus_three_to_assault_enclosed_armour():
    battle = play(Activation("a.men", "run", "b.foe"), men(order=None), foe(), dice=(3, 4))
    (tested,) = happened(battle, OrderTested)
    assert (tested.value, tested.outcome) == (6, "failed")
    assert of(battle, "a.men").order == "down"


@pytest.mark.rule("BA-CQ-20", "BA-CQ-23", "BA-CQ-29", "BA-SPC-05", "BA-WPN-19")
@pytest.mark.parametrize(
    ("how", "entry", "fear"),
    [
        ({}, "panzer-iv", True),
        (HUNTERS, "panzer-iv", False),
        ({"extra": (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)}, "panzer-iv", False),
        ({}, "sdkfz-251-1", False),  # open-topped
        ({}, "truck", False),
    ],
)
def test_who_fears_what(how, entry, fear):
    battle = play(OrdersPhase(), men(order=None, **how), foe(entry), dice=(1,))
    unit = of(battle, "a.men")
    assert fears(battle, unit, of(battle, "b.foe")) == fear
    assert order_needs_test(battle, unit, "run", "b.foe") == fear
    assert not order_needs_test(battle, unit, "run")


@pytest.mark.rule("BA-CQ-29")
def test_by_house_rule_every_man_needs_gear():
    faust = {"extra": (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)}
    battle = play(OrdersPhase(), men(order=None, **faust), foe(), dice=(1,), options={"at_gear_needed": "all"})
    assert fears(battle, of(battle, "a.men"), of(battle, "b.foe"))


# ---- who may be assaulted ----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-21", "BA-C16", "BA-CQ-28")
def test_a_running_vehicle_cannot_be_assaulted_unless_halted_or_immobilised_since():
    battle = play(OrdersPhase(), men(order=None), foe(order="run"), dice=(1,))
    assert refused(battle, GiveOrder("a.men", "run", "b.foe")) == (
        "ba-refused-assault-running",
        ("BA-CQ-21", "BA-C16"),
    )
    assert not [choice for choice in listed(battle) if choice.assault]
    for halted in (foe(order="down"), foe(order="run", immobilised=True)):
        battle = play(OrdersPhase(), men(order=None), halted, dice=(1,))
        assert battle.refusal(GiveOrder("a.men", "run", "b.foe")) is None


@pytest.mark.rule("BA-CQ-31")
def test_passengers_and_wrecks_are_no_targets():
    rider = squad("b.rider", 0, 0, place="aboard", aboard="b.foe")
    battle = play(OrdersPhase(), men(order=None), foe("sdkfz-251-1"), rider, dice=(1,))
    assert refused(battle, GiveOrder("a.men", "run", "b.rider"))[0] == "ba-refused-no-target"
    assert {choice.assault for choice in listed(battle) if choice.assault} == {"b.foe"}


@pytest.mark.rule("BA-CQ-31", "BA-MOV-15")
def test_a_wreck_is_no_target_of_an_assault():
    """The tank is knocked out and its wreck stands where it stood, in full sight."""
    tank = foe(place="destroyed")
    wreck = Wreck("b.foe", replace(tank.unit, place="table").hull)
    battle = play(OrdersPhase(), men(order=None), tank, squad("b.far", 2, 4), dice=(1,), wrecks=(wreck,))
    assert battle.state.wrecks == (wreck,)
    assert refused(battle, GiveOrder("a.men", "run", "b.foe"))[0] == "ba-refused-no-target"
    assert "b.foe" not in {choice.assault for choice in listed(battle)}


# ---- the blows ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-22", "BA-CQ-28", "BA-C2")
@pytest.mark.parametrize(
    ("order", "dice", "hits"),
    [
        ("fire", (4, 3, 4, 3, 3), 2),
        (None, (4, 3, 4, 3, 3), 2),
        ("down", (4, 6, 1, 1, 1), 2),
        ("advance", (6, 5, 5, 5, 5), 1),
    ],
)
def test_what_each_man_needs_to_hit(order, dice, hits):
    battle = charged(men(**HUNTERS, y=27.0), foe(order=order), dice=(*dice, 1, 1))
    over(battle)
    assert [event.hits for event in happened(battle, VehicleBeaten)] == [hits]


@pytest.mark.rule("BA-CQ-22", "BA-CQ-27", "BA-CQ-26")
def test_without_hits_nothing_is_rolled_and_the_men_regroup():
    battle = charged(men(**HUNTERS), foe(), dice=(1, 1, 1, 1, 1, 2))
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-tank-assault", "ba-roll-regroup"]
    assert happened(battle, PinsTaken) == []
    assert [event.inches for event in happened(battle, Regrouped)] == [2]


@pytest.mark.rule("BA-CQ-23", "BA-CQ-24", "BA-CQ-22")
@pytest.mark.parametrize(
    ("how", "die", "grade"),
    [
        (HUNTERS, 3, "none"),
        (HUNTERS, 4, "superficial"),
        (HUNTERS, 5, "full"),
        ({}, 5, "superficial"),
        ({}, 6, "superficial"),
    ],
)
def test_men_without_gear_only_scratch_armour(how, die, grade):
    result = () if grade == "none" else (1,)
    battle = charged(men(**how), foe(), dice=(6, 6, 6, 6, 6, die, *result, 1))
    over(battle)
    (struck,) = happened(battle, HullStruck)
    assert (struck.total, struck.value, struck.grade) == (die + 5, 9, grade)
    assert len(happened(battle, VehicleDamaged)) == len(result)


@pytest.mark.rule("BA-DAM-03", "BA-CQ-22")
def test_a_one_on_the_single_roll_never_damages():
    battle = charged(men(9, **HUNTERS), foe(), dice=(*[6] * 9, 1, 1))
    over(battle)
    assert happened(battle, HullStruck)[0].grade == "none"


@pytest.mark.rule("BA-CQ-24", "BA-CQ-30", "BA-VEH-06")
@pytest.mark.parametrize(
    ("entry", "hits", "die", "lost"),
    [("sdkfz-251-1", 3, 4, True), ("sdkfz-251-1", 3, 3, False), ("truck", 3, 3, True), ("truck", 3, 2, False)],
)
def test_soft_skins_and_open_tops_fall_to_any_damage(entry, hits, die, lost):
    dice = (*[4] * hits, *[1] * (5 - hits), die, 1)
    battle = charged(men(), foe(entry), dice=dice)
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == (["assault"] if lost else [])


@pytest.mark.rule("BA-CQ-24")
def test_one_round_is_fought_and_the_vehicle_does_not_strike_back():
    battle = charged(men(), foe(), dice=(4, 1, 1, 1, 1, 2, 6))
    over(battle)
    assert len(of(battle, "a.men").models) == 5
    assert len(happened(battle, VehicleBeaten)) == 1


@pytest.mark.rule("BA-CQ-29", "BA-WPN-06")
def test_one_shot_weapons_are_not_used_up():
    faust = {"extra": (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)}
    battle = charged(men(4, **faust), foe(), dice=(4, 4, 1, 1, 1, 2, 1))
    over(battle)
    assert any("panzerfaust" in model.weapons for model in of(battle, "a.men").models)


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
def test_the_men_come_into_contact_with_the_hull():
    battle = assault(men(y=33.0, **HUNTERS), foe(), dice=(1, 1, 1, 1, 1, 1))
    assert battle.context.gap_of(of(battle, "a.men").models, of(battle, "b.foe").models) <= 20
    far = assault(men(y=45.0, **HUNTERS), foe(y=20))
    assert len(happened(far, FellShort)) == 1
    assert far.context.gap_of(of(far, "a.men").models, of(far, "b.foe").models) >= 999


# ---- reactions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-25", "BA-CQ-28")
def test_a_vehicle_without_an_order_may_fire_at_attackers_from_farther_than_six_inches():
    battle = assault(men(y=36.0), foe(order=None), dice=(1,) * 14)
    offers = listed(battle)
    assert offers[-1] == StandFast()
    assert FireAtCharge(laid=(Laid(0, "explosive"), Laid(2))) in offers
    answer(battle, FireAtCharge(laid=(Laid(1), Laid(2))))
    assert len(happened(battle, Fired)) == 1
    assert of(battle, "b.foe").order == "fire"
    near = charged(men(y=30.0), foe(order=None), dice=(1,) * 6)
    assert happened(near, Fired) == []


@pytest.mark.rule("BA-CQ-25", "BA-VEH-03")
def test_a_vehicle_fires_at_attackers_only_with_weapons_in_whose_arc_they_are():
    """The Cromwell looks down the table: its turret gun (0) and coaxial machine gun (1) bear all round, the machine gun
    in its hull (2) to the front only."""

    def offered(y):
        battle = assault(men(y=y), foe("cromwell", order=None), dice=(1,) * 14)
        return {laid.mount for choice in listed(battle) if isinstance(choice, FireAtCharge) for laid in choice.laid}

    assert offered(36.0) == {0, 1, 2}
    assert offered(8.0) == {0, 1}
    behind = assault(men(y=8.0), foe("cromwell", order=None), dice=(1,) * 14)
    assert refused(behind, FireAtCharge(laid=(Laid(1), Laid(2))))[0] == "refused-not-offered"
    assert refused(behind, FireAtCharge(laid=(Laid(2),)))[0] == "refused-not-offered"


@pytest.mark.rule("BA-CQ-25", "BA-VEH-30", "BA-CQ-28")
def test_a_recce_vehicle_escapes_from_an_assault():
    house = piece("building", 26, 14, 40, 27, 4)
    car = vehicle("b.foe", 22, 24, "sdkfz-222", facing=0, order=None)
    battle = assault(men(y=30.0), car, pieces=[house])
    assert listed(battle) == [EscapeFrom(), StandFast()]
    answer(battle, EscapeFrom())
    answer(battle, Drive((Stretch(0, 20_000),)))
    assert len(happened(battle, Drove)) == 1
    assert len(happened(battle, FellShort)) == 1
    assert of(battle, "b.foe").order == "down"


# ---- edges -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-03")
@pytest.mark.parametrize(("option", "grade"), [("all", "none"), ("unarmoured_only", "superficial")])
def test_by_house_rule_the_ones_against_armour_count(option, grade):
    # Eight hits and a 1 make 9, the value of a medium tank.
    units = squad("a.men", 24, 16, men=8, rules=("tank-hunters",)), vehicle("b.foe", 28, 10, order="fire")
    more = (1, 1) if grade == "superficial" else (1,)
    battle = assault(*units, dice=(*(4,) * 8, 1, *more), options={"natural_one_damage": option})
    assert [event.grade for event in happened(battle, HullStruck)] == [grade]


@pytest.mark.rule("BA-TRN-13", "BA-CQ-27")
@pytest.mark.parametrize("burnt", [True, False])
def test_riders_of_a_vehicle_lost_to_an_assault_do_not_check(burnt):
    riders = squad("b.men", 0, 0, men=2, place="aboard", aboard="b.foe")
    half_track = vehicle("b.foe", 24, 20, "m3-half-track", pins=0 if burnt else 8)
    start = Suffer("b.foe", "on-fire" if burnt else "crew-stunned", assault=True)
    # A failed check of the crew, if it burns; four hits on the riders, of which one kills.
    dice = (6, 5, 2, 4, 1) if burnt else (2, 4, 1)
    battle = play(start, half_track, riders, squad("a.men", 10, 40), dice=dice)
    answer(battle, RemoveModel("b.men.2"))
    over(battle)
    assert not of(battle, "b.foe").alive
    assert len(of(battle, "b.men").models) == 1
    assert [event.unit for event in happened(battle, MoraleTested)] == (["b.foe"] if burnt else [])


@pytest.mark.rule("BA-CQ-26", "BA-GEN-05")
def test_the_attackers_do_not_stay_in_contact_with_a_vehicle_that_survives():
    battle = assault(squad("a.men", 24, 16, men=3), vehicle("b.foe", 26, 10, order="fire"), dice=(1, 1, 1, 4))
    assert battle.context.gap(of(battle, "a.men"), of(battle, "b.foe")) < 100
    assert listed(battle)
    assert refused(battle, StayPut())[0] == "ba-refused-stay"
    for choice in listed(battle):
        copy = battle.clone()
        copy.choose(choice)
        assert copy.context.gap(of(copy, "a.men"), of(copy, "b.foe")) >= 990, choice


@pytest.mark.rule("BA-CQ-20", "BA-ORD-17")
@pytest.mark.parametrize(("dice", "order"), [((3, 4), "down"), ((2, 2), "run")])
def test_fear_is_tested_when_the_assault_is_announced(dice, order):
    late = {"declare_assault_with_order": "off"}
    more = (1,) * 6 if order == "run" else ()
    battle = play(
        Activation("a.men", "run"),
        squad("a.men", 24, 16),
        vehicle("b.foe", 26, 10, order="fire"),
        options=late,
        dice=(*dice, *more),
    )
    answer(battle, Charge("b.foe"))
    assert [event.outcome for event in happened(battle, OrderTested)] == ["passed" if order == "run" else "failed"]
    assert of(battle, "a.men").order == order


@pytest.mark.rule("BA-TRN-04")
def test_riders_do_not_assault_whatever_the_house_rules_for_entry():
    battle = play(
        OrdersPhase(),
        vehicle("a.truck", 24, 30, "truck"),
        squad("a.men", 0, 0, place="aboard", aboard="a.truck"),
        squad("b.foe", 24, 20),
        options={"assault_on_entry": "on"},
        dice=(1,),
    )
    assert not [choice for choice in listed(battle) if choice.unit == "a.men" and choice.assault]
    assert refused(battle, GiveOrder("a.men", "run", "b.foe"))[1] == ("BA-TRN-04",)
