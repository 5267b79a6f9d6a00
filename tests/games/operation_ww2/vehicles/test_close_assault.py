"""People against vehicles by hand (chapter Close assault on vehicles)."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import pytest

from grognard.core.battle import RollDice
from grognard.core.engine.choices import Dice
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.contact import contacts
from grognard.games.operation_ww2.rules.close_combat.close_assault import death, listed
from grognard.games.operation_ww2.rules.close_combat.flank_ways import reach, touches_flank
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Card, Follow
from grognard.games.operation_ww2.state.events.close_combat import CloseCombatFought
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.events.vehicles import AssaultedVehicle, VehicleDamaged
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Held, Leg
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle, vehicle_model

SQUAD = unit("a.squad", (66, 60), (54, 60), (72, 78))
CALM = {"a.squad": {"panic_limit": 9, "training": 4}, "b.tank": {"panic_limit": 9}}


def go(*men, target="b.tank", way=(), lead=1, charge=None, fires="last", fires_at=None):
    """These men go for the vehicle, one of them by this way."""
    besides = Besides(assaulted=target, assaulting=tuple(f"a.squad.{number}" for number in men), charge=charge)
    return AssaultIntent(f"a.squad.{lead}", way, "fast", fires_at or target, fires, besides)


def carried_out(intent, *units, dice, options=None, lists=CALM, shots=(), declared=(), **more):
    """The declaration carried out, by a straight way of who leads if none is said, up to the first question. The units
    stood as in ``declared`` when it was made, if that is given."""
    g = fight(Idle(), *(declared or units), turn=2, lists=lists, **more)
    of = g.state.units
    if not intent.way:
        found = reach(g, of["a.squad"], of[intent.besides.assaulted], (intent.lead,))
        intent = replace(intent, way=found[0][1])
    gone_for = dict.fromkeys((intent.target, intent.besides.assaulted, intent.besides.charge))
    stood = tuple((model.x, model.y) for id in gone_for if id for model in of[id].models)
    length = declaring.length_declared(g, of["a.squad"], intent)
    ordered = Ordered(0, "a.squad", Card("assault", 4), intent, length=length, stood=stood)
    return fight(Execution(), *units, chain=(ordered, *shots), dice=dice, options=options, lists=lists, turn=2, **more)


def done(intent, *others, sheet="panther", squad=SQUAD, dice, options=None, lists=CALM, **fields):
    tank = vehicle("b.tank", sheet, (60, 60), **fields)
    battle = carried_out(intent, squad, tank, *others, dice=dice, options=options, lists=lists)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


def damage(battle):
    return [(event.die, event.result) for event in happened(battle, VehicleDamaged)]


@pytest.mark.rule("AZ-CAV-02")
@pytest.mark.rule("AZ-CAV-03")
@pytest.mark.rule("AZ-CAV-04")
def test_daring_then_the_side_or_rear_then_the_grenade():
    # The first dares it with 4; the second fails with 3 and stays; the grenade needs 7 against a medium tank.
    battle = done(go(1, 2), dice=(4, 3, 7, 1))
    (event,) = happened(battle, AssaultedVehicle)
    assert (event.tried, event.hits) == (1, 1)
    squad, tank = battle.state.units["a.squad"], battle.state.units["b.tank"].models[0]
    assert touches_flank(battle, squad.model("a.squad.1"), tank)
    assert (squad.model("a.squad.2").x, squad.model("a.squad.2").y) == (54_000, 60_000)
    assert squad.detection == "fired"


@pytest.mark.rule("AZ-CAV-01")
@pytest.mark.parametrize(("sheet", "need"), [("sdkfz-250-9", 6), ("panther", 7), ("tiger", 8)])
def test_az_cav_01_the_number_for_what_is_placed(sheet, need):
    assert happened(done(go(1), sheet=sheet, dice=(4, need - 1)), AssaultedVehicle)[0].hits == 0
    assert happened(done(go(1), sheet=sheet, dice=(4, need, 1)), AssaultedVehicle)[0].hits == 1
    # Thrown it has no effect.
    assert TABLES.weapons["hand-grenade"].numbers.medium is None


@pytest.mark.rule("AZ-CAV-04")
@pytest.mark.parametrize(
    ("die", "traits", "dead"),
    [(2, (), True), (3, (), False), (4, ("external-mines",), True), (5, ("external-mines",), False)],
)
def test_az_cav_04_a_low_die_kills_who_places_it(die, traits, dead):
    battle = done(go(1), dice=(4, die), traits=traits)
    assert (len(battle.state.units["a.squad"].models) == 2) == dead
    assert death(battle, battle.state.units["b.tank"].models[0]) == (4 if traits else 2)


@pytest.mark.rule("AZ-CAV-05")
@pytest.mark.rule("AZ-CAV-06")
def test_frontal_armour_does_not_count_and_the_table_is_that_of_small_arms():
    # From the side nothing is added; a 9 on the small-arms table is a track for a medium tank.
    assert damage(done(go(1), dice=(4, 7, 9))) == [(9, "track")]


@pytest.mark.rule("AZ-CAV-07")
def test_az_cav_07_a_charge_rolls_on_the_heavy_table_and_is_used_up():
    armed = replace(SQUAD, models=(replace(SQUAD.models[0], weapons=("explosive-charge",)), *SQUAD.models[1:]))
    battle = done(go(1), squad=armed, dice=(4, 6, 3))
    assert damage(battle) == [(3, "track")]
    assert battle.state.units["a.squad"].models[0].spent == {"explosive-charge": 1}


@pytest.mark.rule("AZ-CAV-08")
@pytest.mark.parametrize(("option", "hits"), [("none", 0), ("order_and_5cm", 1)])
def test_az_cav_08_option_order_and_5_cm_count(option, hits):
    # -1 and +3 make a 5 a 7.
    battle = done(go(1), dice=(4, 5, *((1,) if hits else ())), options={"close_assault_modifiers": option})
    assert happened(battle, AssaultedVehicle)[0].hits == hits


@pytest.mark.rule("AZ-CAV-09")
@pytest.mark.parametrize(("option", "moved"), [("on", False), ("test_on_arrival", True)])
def test_az_cav_09_daring_is_tested_before_the_move_or_on_arrival(option, moved):
    battle = done(go(1), dice=(3,), options={"assault_test_first": option})
    man = battle.state.units["a.squad"].model("a.squad.1")
    assert ((man.x, man.y) != (66_000, 60_000)) == moved
    assert not happened(battle, AssaultedVehicle)


@pytest.mark.rule("AZ-CAV-09")
def test_who_cannot_reach_the_vehicle_does_not_test_and_who_goes_for_it_does_not_fire():
    battle = done(go(1, 3), dice=(3,))
    assert battle.state.units["a.squad"].models[2].y == 78_000
    squad = replace(SQUAD, models=tuple(replace(man, weapons=("kar98k",)) for man in SQUAD.models))
    target = unit("b.men", (60, 40))
    other = fight(Idle(), squad, target, turn=2)
    found = firepower(other, squad, "b.men", "assault", go(1, 2).besides)
    assert {each.armed.model for each in found.chances} == {"a.squad.3"}


@pytest.mark.rule("AZ-CAV-09")
def test_morale_and_nerve_follow():
    lists = {"a.squad": {"panic_limit": 1, "training": 4}, "b.tank": {"panic_limit": 9}}
    # One dies on a 1, the other hits: an 8 is one of the crew and a nerve test, which fails; then morale.
    battle = done(go(1, 2), dice=(4, 4, 1, 7, 8, 1, 3, 10), lists=lists)
    assert battle.state.units["b.tank"].people
    assert not battle.state.units["a.squad"].broken
    assert machine(battle, "b.tank.1").crew == 0


@pytest.mark.rule("AZ-CAV-02")
def test_what_may_be_declared():
    battle = fight(Idle(), SQUAD, vehicle("b.tank", "panther", (60, 60)), unit("b.men", (10, 10)), turn=2)
    squad = battle.state.units["a.squad"]

    def rules(intent):
        found = declaring.refusal(battle, squad, "assault", intent)
        return () if found is None else found.rules

    (offered,) = listed(battle, squad, ["b.tank", "b.men"])
    assert offered.besides.assaulting == ("a.squad.1", "a.squad.2")
    assert (offered.lead, len(offered.way)) == ("a.squad.1", 1)
    assert rules(offered) == rules(go(1, 2, way=offered.way)) == ()
    for wrong in (go(), go(1, target="b.men"), go(9)):
        assert rules(replace(wrong, way=offered.way)) == ("AZ-CAV-02",)


@pytest.mark.rule("AZ-INT-02", "AZ-CAV-02")
def test_az_int_02_a_close_assault_declares_the_way_of_one_of_those_who_go():
    battle = fight(Idle(), SQUAD, vehicle("b.tank", "panther", (60, 60)), turn=2)
    squad = battle.state.units["a.squad"]

    def rules(intent):
        found = declaring.refusal(battle, squad, "assault", intent)
        return () if found is None else found.rules

    assert rules(go(1, 2)) == ("AZ-INT-02", "AZ-CAV-02")
    assert rules(go(2, way=((63_000, 60_000),))) == ("AZ-CAV-02", "AZ-INT-02")
    assert rules(go(1, way=((70_000, 60_000),))) == ("AZ-CAV-02",)
    # Nearer than it began will do: it may come up itself meanwhile.
    assert rules(go(1, way=((64_000, 60_000),))) == ()
    ((_, way),) = reach(battle, squad, battle.state.units["b.tank"], ("a.squad.1",))
    there = replace(SQUAD, models=(replace(SQUAD.models[0], x=way[0][0], y=way[0][1]), *SQUAD.models[1:]))
    at_it = fight(Idle(), there, vehicle("b.tank", "panther", (60, 60)), turn=2)
    assert declaring.refusal(at_it, there, "assault", go(1)) is None


@pytest.mark.rule("AZ-CAV-09", "AZ-ORD-10")
def test_az_cav_09_the_attempt_is_the_fire_of_those_who_make_it():
    def rules(*men):
        squad = unit("a.squad", (66, 60), (66, 63))
        battle = fight(Idle(), squad, vehicle("b.tank", "panther", (60, 60)), turn=2)
        ((_, way), *_) = reach(battle, squad, battle.state.units["b.tank"], ("a.squad.1",))
        intent = replace(go(*men, way=way), target=None, fires="never")
        found = declaring.refusal(battle, squad, "assault", intent)
        return () if found is None else found.rules

    assert rules(1, 2) == ()
    assert rules(1) == ("AZ-ORD-10",)


@pytest.mark.rule("AZ-ANT-02", "AZ-CAV-02")
def test_az_ant_02_a_close_assault_is_interrupted_on_its_way():
    lone = replace(SQUAD, models=SQUAD.models[:1])
    mates = unit("a.mates", (10, 10))
    guard = riflemen("b.guard", (80, 60), 1)
    shot = Ordered(1, "b.guard", Card("fire", 2), FireIntent("a.squad", Held("a.squad", 2_000)))
    tank = vehicle("b.tank", "panther", (60, 60))
    battle = carried_out(go(1), lone, mates, tank, guard, shots=(shot,), dice=(9, 7, 9))
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    (walked,) = happened(battle, Walked)
    ((x, y),) = walked.legs[0].way
    assert round(hypot(x - 66_000, y - 60_000)) == 2_000
    assert battle.state.units["a.squad"].place == "gone"
    assert not happened(battle, AssaultedVehicle)


@pytest.mark.rule("AZ-ANT-09", "AZ-CAV-03")
def test_az_ant_09_if_who_leads_does_not_dare_the_others_have_covered_the_same_share_of_their_ways():
    guard = riflemen("b.guard", (90, 60), 1)
    shot = Ordered(1, "b.guard", Card("fire", 2), FireIntent("a.squad", Held("a.squad", 1_245)))
    squad = unit("a.squad", (66, 60), (69, 60))
    tank = vehicle("b.tank", "panther", (60, 60))
    # Who leads rolls 3 and stays, the other 4; the shot misses.
    battle = carried_out(go(1, 2), squad, tank, guard, shots=(shot,), dice=(3, 4, 1, 3))
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    half, rest = (event.legs[0] for event in happened(battle, Walked))
    assert half.model == rest.model == "a.squad.2"
    gone = hypot(half.way[-1][0] - 69_000, half.way[-1][1] - 60_000)
    left = hypot(rest.way[-1][0] - half.way[-1][0], rest.way[-1][1] - half.way[-1][1])
    start = fight(Idle(), squad, tank, turn=2)
    ((_, ((x, y),)),) = reach(start, squad, start.state.units["b.tank"], ("a.squad.1",))
    assert gone / (gone + left) == pytest.approx(1_245 / hypot(x - 66_000, y - 60_000), abs=0.001)
    assert battle.state.units["a.squad"].model("a.squad.1").x == 66_000


@pytest.mark.rule("AZ-CAV-02")
def test_az_cav_02_the_others_may_come_along_or_stay():
    squad = unit("a.squad", (66, 60), (70, 60))
    battle = carried_out(go(1), squad, vehicle("b.tank", "panther", (60, 60)), dice=(4, 3))
    assert isinstance(battle.decision, ChooseFollowing)
    assert battle.choices()[0] == Follow((Leg("a.squad.2", ()),))
    battle.choose(Follow((Leg("a.squad.2", ((64_000, 64_000),)),)))
    over(battle)
    assert (battle.state.units["a.squad"].models[1].x, battle.state.units["a.squad"].models[1].y) == (64_000, 64_000)


@pytest.mark.rule("AZ-CAV-02", "AZ-CC-03")
def test_az_cav_02_the_others_may_charge_somebody_else():
    squad = unit("a.squad", (66, 60), (70, 60))
    men = unit("b.men", (74, 66))
    intent = go(1, charge="b.men")
    battle = carried_out(intent, squad, vehicle("b.tank", "panther", (60, 60)), men, dice=(4, 3, 1, 2))
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    assert len(happened(battle, AssaultedVehicle)) == len(happened(battle, CloseCombatFought)) == 1
    assert [model.id for model, _, _ in contacts(battle, battle.state.units["a.squad"])] == ["a.squad.2"]
    g = fight(Idle(), squad, vehicle("b.tank", "panther", (60, 60)), men, turn=2)
    plain, both = listed(g, squad, ["b.tank", "b.men"])
    assert (plain.besides.charge, both.besides.charge) == (None, "b.men")
    assert declaring.refusal(g, squad, "assault", both) is None


@pytest.mark.rule("AZ-CAV-02", "AZ-CRW-04")
@pytest.mark.parametrize("fires", ["first", "last"])
def test_az_cav_02_a_machine_gun_of_those_who_stay_fires(fires):
    gunner = replace(person("a.squad.2", (70, 60)), weapons=("mg42-tripod",))
    squad = unit("a.squad", models=(person("a.squad.1", (66, 60)), gunner))
    men = unit("b.men", (100, 60))
    intent = go(1, fires=fires, fires_at="b.men")
    battle = carried_out(intent, squad, vehicle("b.tank", "panther", (60, 60)), men, dice=None)
    while not battle.over:
        battle.choose(battle.choices()[0])
    (shot,) = happened(battle, VolleyFired)
    assert [each.weapon for each in shot.fire] == ["mg42-tripod"]


@pytest.mark.rule("AZ-CAV-03", "AZ-CRW-01")
@pytest.mark.parametrize(("goes", "dice"), [(True, 4), (False, 8)])
def test_az_cav_03_who_does_not_dare_does_nothing_and_serves_no_weapon_either(goes, dice):
    gunner = replace(person("a.squad.2", (68, 60)), weapons=("mg42-tripod",))
    squad = unit("a.squad", models=(person("a.squad.1", (66, 60)), gunner))
    g = fight(Idle(), squad, unit("b.men", (100, 60)), turn=2)
    besides = Besides(assaulted="b.tank", assaulting=("a.squad.1",)) if goes else Besides()
    assert [each.shot.dice for each in firepower(g, squad, "b.men", "assault", besides).chances] == [dice]


@pytest.mark.rule("AZ-CAV-06", "AZ-VSQ-02")
def test_az_cav_06_each_vehicle_of_a_squad_is_damaged_by_its_own_hits():
    squad = unit("a.squad", (66, 60), (74, 60))
    tanks = unit("b.tank", models=(vehicle_model("b.tank.1", "panther", (60, 60)),
                                   vehicle_model("b.tank.2", "panther", (80, 60))))  # fmt: skip
    intent = go(1, 2)
    battle = carried_out(intent, squad, tanks, dice=(4, 4, 7, 7, 9, 9, 9, 9))
    while not battle.over:
        battle.choose(battle.choices()[0])
    (event,) = happened(battle, AssaultedVehicle)
    assert event.hits == 2
    assert [each.model for each in happened(battle, VehicleDamaged)] == ["b.tank.1", "b.tank.2"]


@pytest.mark.rule("AZ-CAV-02", "AZ-MOV-10")
def test_who_goes_for_a_vehicle_stops_before_a_comrade_who_lies_there():
    # The way ends on the second, who lies scared; the third could follow but nobody may stand on anybody.
    squad = unit("a.squad", (72, 60), (63.5, 60), (75, 60))
    lying = replace(squad.models[1], posture="scared")
    squad = replace(squad, models=(squad.models[0], lying, squad.models[2]))
    intent = go(1, way=((63_500, 60_000),))
    battle = carried_out(intent, squad, vehicle("b.tank", "panther", (60, 60)), dice=None)
    while isinstance(battle.decision, RollDice):
        battle.choose(Dice((9,) * battle.decision.roll.count))
    assert isinstance(battle.decision, ChooseFollowing)
    battle.choose(battle.sample(Random(1)))
    while not battle.over:
        asked: Any = battle.decision
        battle.choose(Dice((9,) * asked.roll.count) if isinstance(asked, RollDice) else battle.choices()[0])
    after = battle.state.units["a.squad"].models
    assert all(hypot(a.x - b.x, a.y - b.y) >= 1_999 for a in after for b in after if a.id < b.id)


@pytest.mark.rule("AZ-CAV-02")
@pytest.mark.rule("AZ-EXE-09")
@pytest.mark.parametrize("charge", [None, "b.men"])
def test_the_others_go_for_the_vehicle_though_who_was_to_lead_has_fallen(charge):
    tank, others = vehicle("b.tank", "panther", (60, 60)), unit("b.men", (72, 92))
    fallen = replace(SQUAD, models=SQUAD.models[1:])
    battle = carried_out(go(1, 2, charge=charge), fallen, tank, others, dice=None, declared=(SQUAD, tank, others))
    random, asked = Random(1), 0
    while not happened(battle, AssaultedVehicle):
        asked += isinstance(battle.decision, ChooseFollowing)
        dare = Dice((4,) * battle.decision.roll.count) if isinstance(battle.decision, RollDice) else None
        battle.choose(dare or battle.sample(random))
    assert happened(battle, AssaultedVehicle)[0].tried == 1
    assert bool(asked) == (charge is None)
    assert touches_flank(battle, battle.state.units["a.squad"].model("a.squad.2"), tank.models[0])
