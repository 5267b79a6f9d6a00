"""Infantry assaults vehicles (chapter Close quarters, Infantry against vehicles)."""

import pytest

from grognard.games.bolt_action.choices import (
    Drive,
    EscapeFrom,
    FireAtCharge,
    GiveOrder,
    Laid,
    StandFast,
    StayPut,
    Stretch,
)
from grognard.games.bolt_action.events import (
    Drove,
    FellShort,
    Fired,
    HullStruck,
    OrderTested,
    PinsTaken,
    Regrouped,
    UnitDestroyed,
    VehicleBeaten,
    VehicleDamaged,
)
from grognard.games.bolt_action.morale import fears, order_needs_test
from grognard.games.bolt_action.orders import Activation, OrdersPhase
from tests.games.bolt_action.table import (
    ModelGroup,
    answer,
    assault,
    happened,
    listed,
    of,
    over,
    piece,
    play,
    refused,
    rolled,
    squad,
    vehicle,
)

HUNTERS = {"rules": ("tank-hunters",)}


def men(count=5, y=30.0, **fields):
    return squad("a.men", 22, y, men=count, **({"order": "run"} | fields))


def foe(entry="panzer-iv", order="fire", y=24, **fields):
    return vehicle("b.foe", 24, y, entry, facing=180, order=order, **fields)


def charged(*units, dice=(), **more):
    """The men assault; the last die is that of the regroup, answered by staying."""
    battle = assault(*units, dice=dice, **more)
    if battle.decision is not None:
        answer(battle, StayPut())
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
    behind = assault(men(y=15.0), foe("cromwell", order=None), dice=(1,) * 14)
    assert all(laid.mount != 2 for choice in listed(behind)[:-1] for laid in choice.laid[:1])


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
