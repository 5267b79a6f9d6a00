"""Single clauses of many rules, each in a small position: borders of arcs and ranges, who may be named, what is
told."""

import pytest

import grognard
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.bolt_action.data.armies import ArmyUnit, ModelGroup, army_text, is_manned, load_army
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground.buildings import openings
from grognard.games.bolt_action.ground.driving import may_break_through
from grognard.games.bolt_action.ground.driving_faults import threat_faults
from grognard.games.bolt_action.ground.formulas import need_to_damage
from grognard.games.bolt_action.odds.expected_losses import forecast_shot, if_down
from grognard.games.bolt_action.rules.close_quarters.fight import attacks_of
from grognard.games.bolt_action.rules.movement.move import ChooseMove, Move
from grognard.games.bolt_action.rules.movement.regions import reach_of as reach_of_move
from grognard.games.bolt_action.rules.movement.transport import ChooseLoad, LoadVehicles
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.gunnery import struck_side, total_pen
from grognard.games.bolt_action.rules.shooting.modifiers import nerve_modifiers, reach_of
from grognard.games.bolt_action.rules.shooting.off_board_fire import BarrageComes
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.actions import AdvanceOrder
from grognard.games.bolt_action.rules.turn.deployment import ChoosePlace
from grognard.games.bolt_action.rules.turn.fubar import FriendlyFire
from grognard.games.bolt_action.rules.turn.morale import TakePins
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import Engagement, Turns
from grognard.games.bolt_action.rules.vehicles.drive import Balk, Escape, Track, VehicleMove
from grognard.games.bolt_action.state.choices import (
    Board,
    CallStrike,
    Deploy,
    DeployInside,
    Dismount,
    Drive,
    EscapeFrom,
    FireAtCharge,
    GiveOrder,
    Laid,
    Leg,
    LoadNothing,
    MistakeFor,
    PlaceNext,
    RemoveModel,
    RemoveWeapon,
    ShootAt,
    StandFast,
    StayAway,
    StayPut,
    Stretch,
)
from grognard.games.bolt_action.state.events.close_quarters import FellShort
from grognard.games.bolt_action.state.events.field import CallMade, CallShifted, FlankNoted
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned, WaveNamed
from grognard.games.bolt_action.state.events.vehicles import Dismounted, Drove
from grognard.games.bolt_action.state.state import Call as Called
from grognard.games.bolt_action.state.state import Floor, LeftGun
from tests.games.bolt_action.table import (
    assault,
    changed,
    gun,
    listed,
    of,
    play,
    rules_of,
    shoot,
    squad,
    team,
    unit,
    vehicle,
)
from tests.games.bolt_action.test_setting_up import preparing
from tests.games.playing import answer, asked, happened, inches, over, piece, refused

EXACT = {"distance_epsilon": "0"}
FOE = squad("b.foe", 2, 2, men=2)
HOUSE = piece("building", 20, 20, 24, 23, height=3)
CREW = 492


# ---- lists -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-03")
@pytest.mark.parametrize(
    "men",
    [
        (ModelGroup(2, "vehicle"),),
        (ModelGroup(1, "vehicle"), ModelGroup(1, "rifleman", ("rifle",))),
        (ModelGroup(1, "rifleman", ("rifle",)),),
    ],
    ids=["two vehicles", "a man beside it", "no vehicle"],
)
def test_a_vehicle_of_a_list_is_one_model_and_nothing_else(men):
    assert is_manned(ArmyUnit(id="car", entry="truck", quality="regular", men=(ModelGroup(1, "vehicle"),)))
    assert not is_manned(ArmyUnit(id="car", entry="truck", quality="regular", men=men))


@pytest.mark.rule("BA-ARMY-01")
def test_a_list_is_looked_at_for_five_hundred_points_or_a_thousand():
    big = load_army("us-1000")
    number, one = next((n, each) for n, each in enumerate(big.unit) if each.cost)
    part = replace(one.cost[0], points=one.cost[0].points + 1)
    more = replace(one, cost=(part, *one.cost[1:]))
    dear = replace(big, unit=(*big.unit[:number], more, *big.unit[number + 1 :]))
    assert dear.points > 1000
    assert "BA-ARMY-01" in [breach.rule for breach in grognard.army("bolt_action", army_text(dear)).breaches]


# ---- formulas ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-11")
def test_beyond_six_no_die_is_enough_by_house_rule():
    assert [need_to_damage(value, 0, capped=False) for value in (6, 7, 8, 9)] == [6, 7, 7, 7]


@pytest.mark.rule("BA-WPN-14", "BA-SHOOT-07")
def test_only_a_scoped_rifle_without_its_scope_has_the_range_of_a_rifle():
    assert reach_of(WEAPONS["lmg"], False) == inches(30)
    assert reach_of(WEAPONS["scoped-rifle"], True) == inches(36)
    assert reach_of(WEAPONS["scoped-rifle"], False) == inches(24)


@pytest.mark.rule("BA-ART-04", "BA-WPN-03")
def test_men_with_assault_weapons_strike_twice_a_guns_crew_once_each_whatever_it_carries():
    crew = gun("a.gun", 24, 30, men=2)
    armed = replace(crew.unit, models=tuple(replace(each, weapons=("smg",)) for each in crew.unit.models))
    battle = play(Activation("a.men", "fire"), squad("a.men", 10, 30, men=3, weapon="smg"), crew, FOE)
    assert attacks_of(battle, armed, armed.men) == 2
    men = of(battle, "a.men")
    assert attacks_of(battle, men, men.men) == 6


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-03", "BA-SHOOT-02")
@pytest.mark.parametrize("entry", ["jagdpanzer-iv", "bren-carrier"])
def test_a_vehicle_with_weapons_to_the_front_names_only_targets_it_sees_there(entry):
    house = piece("building", 10, 15, 23, 18, 4)
    foes = (
        squad("b.front", 24, 10, men=2),
        squad("b.hidden", 16, 10, men=1),
        squad("b.side", 44, 30, men=2),
        squad("b.rear", 24, 46, men=2),
    )
    battle = play(Activation("a.tank", "fire"), vehicle("a.tank", 24, 30, entry), *foes, pieces=[house])
    assert [target.id for target in aim.targets(battle, of(battle, "a.tank"))] == ["b.front"]


@pytest.mark.rule("BA-VEH-38", "BA-SHOOT-02")
def test_a_tank_is_seen_though_only_a_corner_of_it_stands_out():
    tank = vehicle("b.foe", 24, 10, "m4-sherman", facing=90)
    hull = tank.unit.hull
    house = piece("building", 24 - hull.length / 2000 + 0.7, 14, 40, 17, 4)
    battle = play(Activation("a.one", "fire"), squad("a.one", 20, 30, men=1), tank, pieces=[house])
    look = battle.context.look(of(battle, "a.one"), of(battle, "b.foe"), battle.state)
    assert not look.sight.sees(0, 0)
    assert look.sees(0, 0)


@pytest.mark.rule("BA-GEN-06")
def test_a_vehicle_is_measured_from_its_hull_to_the_men_it_sees():
    tank = vehicle("a.tank", 24, 30, "m4-sherman")
    foes = squad("b.foe", 24, 20, men=2)
    battle = play(Activation("a.tank", "fire"), tank, foes)
    look = battle.context.look(of(battle, "a.tank"), of(battle, "b.foe"), battle.state)
    assert look.gaps[0][0] == pytest.approx(10_000 - tank.unit.hull.length / 2 - CREW, abs=1)


@pytest.mark.rule("BA-VEH-20", "BA-WPN-01", "BA-DAM-10")
def test_armour_piercing_shot_loses_pen_over_half_its_range():
    tank = vehicle("b.foe", 24, 4, "m4-sherman", facing=180)
    battle = play(Activation("a.one", "fire"), squad("a.one", 24, 44, men=1), tank)
    weapon, target = WEAPONS["medium-at-gun"], of(battle, "b.foe")
    near = total_pen(battle, target, weapon, inches(30), None, "front")
    assert (near, total_pen(battle, target, weapon, inches(30) + 2, None, "front")) == (5, 4)
    assert total_pen(battle, target, weapon, inches(59), None, "front", flame=True) == 5


@pytest.mark.rule("BA-BLD-05")
def test_a_heavy_tank_drives_through_houses_once_it_is_on_the_table():
    battle = play(Activation("a.tank", "advance"), vehicle("a.tank", 24, 30, "tiger-i"), FOE)
    tank = of(battle, "a.tank")
    assert may_break_through(battle, tank, "advance")
    assert not may_break_through(battle, replace(tank, place="reserve"), "advance")
    assert not may_break_through(battle, tank, "run")


@pytest.mark.rule("BA-VEH-37")
def test_an_escape_may_end_exactly_as_far_from_the_enemy_as_it_began():
    car = vehicle("a.car", 24, 30, "m8-greyhound")
    battle = play(Activation("a.car", "advance"), car, FOE, options=EXACT)
    unit = of(battle, "a.car")
    assert list(threat_faults(battle, unit, unit.hull, "b.foe")) == []
    nearer = replace(unit.hull, y=unit.hull.y - 500)
    assert [fault.rules for fault in threat_faults(battle, unit, nearer, "b.foe")] == [("BA-VEH-37",)]


@pytest.mark.rule("BA-AMB-08", "BA-MOV-13")
def test_a_vehicle_that_reverses_stands_an_inch_further_back_at_each_stop():
    car = vehicle("a.car", 24, 30, "m8-greyhound", order="advance")
    battle = play(Activation("a.car", "advance"), car, FOE)
    unit = of(battle, "a.car")
    track = Track(battle, unit, Drive((Stretch(0, -3000),)), "advance")
    assert [stop.y for stop in track.stops] == [30_000, 31_000, 32_000, 33_000]


@pytest.mark.rule("BA-CQ-02", "BA-VEH-30")
def test_whoever_was_seen_when_the_assault_was_declared_and_stands_still_is_assaulted():
    """Only the first man sees the tank past the house, and he falls to its fire."""
    tank = vehicle("b.foe", 24, 22, "panzer-iv", facing=180)
    men = squad("a.men", 0, 0, 2, places=((22.0, 33), (20.6, 33.4)), rules=("tank-hunters",), order="run")
    house = (piece("building", 10, 26.5, 22.5, 30, 4),)
    battle = assault(men, tank, pieces=house, dice=(6, 1, 1, 1, 4, 1, 1, 1, 1, 1))
    shots = [choice for choice in listed(battle) if isinstance(choice, FireAtCharge)]
    answer(battle, next(choice for choice in shots if [laid.mount for laid in choice.laid] == [2]))
    answer(battle, RemoveModel("a.men.1"))
    assert happened(battle, FellShort) == []


@pytest.mark.rule("BA-FUB-05")
def test_a_vehicle_takes_for_the_enemy_only_friends_its_weapons_bear_on_and_fires_what_was_chosen():
    hunter = vehicle("a.tank", 24, 30, "jagdpanzer-iv", order="fire")
    mates = squad("a.front", 22, 20, men=4), squad("a.rear", 22, 40, men=4)
    foes = squad("b.one", 22, 14, men=2), squad("b.two", 22, 46, men=2)
    battle = play(FriendlyFire("a.tank"), hunter, *mates, *foes, dice=(1,) * 20)
    found = listed(battle)
    assert {choice.target for choice in found} == {"a.front"}
    assert all(choice.laid and choice.way is None for choice in found)
    shell = next(choice for choice in found if [laid.way for laid in choice.laid if laid.way] == ["explosive"])
    assert isinstance(shell, MistakeFor)
    answer(battle, shell)
    answer(battle, StandFast())
    (fired,) = happened(battle, Fired)
    assert {(volley.weapon, volley.way) for volley in fired.volleys} >= {("super-heavy-at-gun", "explosive")}


@pytest.mark.rule("BA-GEN-08")
def test_friends_are_in_the_way_of_a_vehicles_weapons_too():
    tank = vehicle("a.tank", 24, 40, "m4-sherman")
    battle = play(Activation("a.tank", "fire"), tank, squad("a.screen", 23, 30, men=2), squad("b.foe", 24, 10, men=1))
    unit, target = of(battle, "a.tank"), of(battle, "b.foe")
    assert aim.friends_forbid(battle, unit, target, laid=(Laid(0),))
    clear = play(Activation("a.tank", "fire"), tank, squad("b.foe", 24, 10, men=1))
    assert not aim.friends_forbid(clear, of(clear, "a.tank"), of(clear, "b.foe"), laid=(Laid(0),))


@pytest.mark.rule("BA-GEN-01")
def test_each_kind_of_unit_is_what_its_list_says():
    posted = squad("a.men", 4, 40), gun("a.gun", 20, 40), vehicle("a.car", 40, 40, "truck")
    battle = play(Activation("a.men", "fire"), *posted, FOE)
    kinds = {id: battle.context.profile(id) for id in ("a.men", "a.gun", "a.car")}
    assert {id: (each.is_gun, each.is_vehicle) for id, each in kinds.items()} == {
        "a.men": (False, False),
        "a.gun": (True, False),
        "a.car": (False, True),
    }


# ---- buildings ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-06")
def test_the_openings_of_a_house_look_outwards_whichever_way_it_is_drawn():
    ring = ((20_000, 20_000), (24_000, 20_000), (25_000, 24_000), (20_000, 23_000))
    for outline in (ring, ring[::-1]):
        for each in openings(outline):
            dx, dy = each.x - 22_200, each.y - 21_800
            assert dx * each.out[0] + dy * each.out[1] > 0


@pytest.mark.rule("BA-BLD-02")
def test_occupants_are_in_hard_cover_from_past_a_corner_of_their_house_too():
    inside = changed(squad("b.foe", 20.8, 21.5, men=3), inside=Floor(HOUSE.id, 0))
    battle = play(Activation("a.one", "fire"), squad("a.one", 25.477, 24.514, men=1), inside, pieces=[HOUSE])
    look = battle.context.look(of(battle, "a.one"), of(battle, "b.foe"), battle.state)
    assert look.any_visible
    assert look.cover([0]) == "hard"


# ---- getting in and out ------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-02", "BA-GEN-05")
def test_men_board_past_friends_but_not_past_enemies():
    truck = vehicle("a.truck", 24, 20, "truck")
    rear = 20 + truck.unit.hull.length / 2000
    men = squad("a.men", 24, rear + 6, men=1, nco=False)
    beside = [(24 + 1.4, rear + 1.5)]
    for id, may in (("a.mates", True), ("b.foe", False)):
        other = squad(id, 0, 0, men=1, nco=False, places=beside)
        battle = play(Activation("a.men", "run"), truck, men, other)
        assert (battle.refusal(Board("a.truck")) is None) is may


@pytest.mark.rule("BA-TRN-10")
def test_nobody_is_asked_to_load_where_there_is_nothing_to_load():
    over(play(LoadVehicles(0), vehicle("a.truck", 24, 20, "truck"), squad("a.men", 4, 40), FOE))


@pytest.mark.rule("BA-TRN-10", "BA-SCN-12")
def test_each_side_says_what_its_vehicles_carry():
    units = [
        posted
        for side in "ab"
        for posted in (
            vehicle(f"{side}.truck", 24, 20, "truck", place="reserve"),
            squad(f"{side}.men", 0, 0, place="reserve"),
        )
    ]
    battle = play(Engagement(), *units, dice=(5, 2), turn=0)
    seats = []
    for _ in range(12):
        if isinstance(battle.decision, ChooseLoad):
            seats.append(battle.decision.seat)
            answer(battle, LoadNothing())
        elif len(seats) < 2:
            answer(battle, listed(battle)[0])
    assert seats == [0, 1]


@pytest.mark.rule("BA-TRN-12", "BA-GEN-10")
def test_passengers_may_stand_exactly_an_inch_from_the_hull():
    truck = vehicle("a.truck", 24, 20, "truck")
    rider = squad("a.men", 0, 0, men=1, nco=False, place="aboard", aboard="a.truck")
    battle = play(Activation("a.men", "advance"), truck, rider, FOE, options=EXACT)
    side = inches(24) + truck.unit.hull.width // 2 + CREW
    assert battle.refusal(Dismount((Leg("a.men.1", ((side + 1000, inches(20)),)),))) is None
    far = Dismount((Leg("a.men.1", ((side + 1001, inches(20)),)),))
    assert refused(battle, far) == ("ba-fault-beside", ("BA-TRN-12",))


@pytest.mark.rule("BA-TRN-04", "BA-TRN-09")
@pytest.mark.parametrize(
    ("rider", "rule"), [(squad("a.men", 0, 0, men=2), "BA-TRN-04"), (gun("a.men", 0, 0, men=2), "BA-TRN-09")]
)
def test_men_get_out_and_a_gun_is_unlimbered(rider, rule):
    aboard = changed(rider, place="aboard", aboard="a.truck")
    battle = play(Activation("a.men", "advance"), vehicle("a.truck", 24, 20, "truck"), aboard, FOE)
    answer(battle, listed(battle)[0])
    assert [rules[0] for rules in rules_of(battle, Dismounted)] == [rule]


# ---- orders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ART-08")
@pytest.mark.parametrize(("order", "may"), [("advance", True), ("down", False)])
def test_only_who_is_still_on_an_advance_mans_a_gun(order, may):
    """Who went Down on the way has no time for it."""
    lost = gun("a.gun", 20, 20)
    left = LeftGun("a.gun", lost.unit.models[0], 0)
    men = squad("a.men", 22, 20, men=3, nco=False, order=order)
    gone = changed(lost, models=(), place="destroyed")
    battle = play(AdvanceOrder("a.men"), men, gone, FOE, options={"recrew": "on"}, left_guns=(left,))
    answer(battle, StayPut())
    assert (type(battle.decision).__name__ == "ChooseGun") is may


@pytest.mark.rule("BA-AMB-02", "BA-CQ-02", "BA-TURN-03")
def test_defensive_fire_takes_its_die_by_the_rule_of_assaults():
    foe, men = squad("b.foe", 24, 20, men=2), squad("a.men", 24, 28, men=2, order="run")
    battle = assault(men, foe, dice=(1, 1, 5, 5, 1))
    answer(battle, FireAtCharge())
    assert rules_of(battle, DieTaken)[0][0] == "BA-CQ-02"


@pytest.mark.rule("BA-MOV-23", "BA-MOV-01")
@pytest.mark.parametrize(("place", "rule"), [("reserve", "BA-MOV-23"), ("table", "BA-MOV-01")])
def test_men_enter_by_one_rule_and_move_by_another(place, rule):
    men = squad("a.men", 10, 40, men=1, nco=False, place=place, order="advance")
    battle = play(Move("a.men", "advance"), men, FOE)
    answer(battle, next(choice for choice in listed(battle) if type(choice).__name__ == "Walk"))
    assert [rules[0] for rules in rules_of(battle, Moved)][:1] == [rule]


@pytest.mark.rule("BA-VEH-31", "BA-PIN-01")
@pytest.mark.parametrize(
    ("entry", "pins", "rules"), [("crusader", 2, ["BA-PIN-01", "BA-VEH-31"]), ("cromwell", 1, ["BA-PIN-01"])]
)
def test_an_unreliable_vehicle_takes_one_pin_more(entry, pins, rules):
    battle = play(TakePins("a.tank", 1, ("BA-PIN-01",)), vehicle("a.tank", 24, 20, entry), FOE)
    over(battle)
    assert of(battle, "a.tank").pins == pins
    assert [list(each) for each in rules_of(battle, PinsTaken)] == [rules]


# ---- what is forecast --------------------------------------------------------------------------------------------


def volley(men=6, nations=("british", "soviet"), **fields):
    """The forecast of a volley at a squad."""
    foe = squad("b.foe", 20, 20, men=4, **fields)
    battle = play(Activation("a.firer", "fire"), squad("a.firer", 20, 30, men=men), foe, nations=nations)
    return battle, Shoot("a.firer", "b.foe", "order")


@pytest.mark.rule("BA-NAT-SU-02")
def test_a_unit_that_has_rolled_again_already_is_forecast_to_break_like_any_other():
    ends: dict[tuple[str, bool], float] = {}
    for nation in ("soviet", "british"):
        for rerolled in (False, True):
            found = forecast_shot(*volley(nations=("british", nation), rerolled=rerolled))
            assert found is not None
            assert found.end is not None
            ends[nation, rerolled] = found.end
    assert ends["soviet", True] == ends["british", True] == ends["british", False]
    assert ends["soviet", False] < ends["soviet", True]


@pytest.mark.rule("BA-PIN-05")
def test_a_unit_one_pin_short_of_routing_is_forecast_to_rout_if_it_is_hit_and_not_if_it_is_missed():
    found = forecast_shot(*volley(men=1, pins=8, nations=("british", "british")))
    assert found is not None
    assert found.pinned < 1
    assert found.end == pytest.approx(found.pinned)


@pytest.mark.rule("BA-SHOOT-03")
def test_only_a_unit_without_an_order_is_forecast_as_it_would_be_down():
    assert if_down(*volley()) is not None
    assert if_down(*volley(order="fire")) is None
    foe = vehicle("b.foe", 24, 10, "m4-sherman", facing=180)
    tank = play(Activation("a.firer", "fire"), gun("a.firer", 24, 40), foe)
    assert if_down(tank, Shoot("a.firer", "b.foe", "order")) is None


# ---- turns and setting up ----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TURN-12")
def test_a_side_wiped_out_ends_the_battle_before_anybody_keeps_a_die():
    battle = play(
        Turns(2),
        squad("a.one", 10, 30, men=3),
        squad("a.down", 40, 40, men=3, order="down"),
        squad("b.last", 10, 20, men=1),
        dice=(1, 4, 1, 1, 4),
    )
    answer(battle, GiveOrder("a.one", "fire"), ShootAt("b.last"), StandFast())
    over(battle)


@pytest.mark.rule("BA-TURN-02")
def test_every_die_drawn_is_remembered_with_its_unit():
    units = [squad(f"a.{name}", x, 40, men=2) for name, x in (("one", 4), ("two", 20), ("three", 36))]
    battle = play(OrdersPhase(), *units, squad("b.foe", 2, 2, men=2, order="down"), dice=(1, 1, 1))
    answer(battle, GiveOrder("a.one", "down"), GiveOrder("a.two", "down"))
    assert [(die.unit, die.order) for die in battle.state.drawn] == [
        ("a.one", "down"),
        ("a.two", "down"),
        (None, None),
    ]


@pytest.mark.rule("BA-PIN-05", "BA-GEN-09")
def test_a_unit_that_is_gone_is_not_routed_again():
    gone = changed(squad("a.one", 10, 30, men=3), models=(), place="destroyed", pins=9)
    battle = play(TakePins("a.one", 1, ("BA-PIN-01",)), gone, squad("a.two", 4, 40), FOE)
    over(battle)
    assert happened(battle, UnitDestroyed) == happened(battle, PinsTaken) == []


@pytest.mark.rule("BA-CQ-25", "BA-VEH-30")
def test_only_a_recce_vehicle_escapes_from_an_assault():
    for entry, may in (("panzer-iv", False), ("m8-greyhound", True)):
        foe = vehicle("b.foe", 24, 20, entry, facing=180)
        men = squad("a.men", 24, 20 + foe.unit.hull.length / 2000 + 8, men=2, order="run", rules=("tank-hunters",))
        battle = assault(men, foe, dice=(1,) * 10)
        assert (EscapeFrom() in listed(battle)) is may


@pytest.mark.rule("BA-SCN-10", "BA-SCN-14")
def test_naming_the_first_wave_leaves_units_on_the_table_where_they_are():
    off = squad("a.off", 0, 0, place="reserve"), squad("a.wave", 0, 0, place="reserve")
    battle = play(Activation("a.on", "fire"), squad("a.on", 10, 30), *off, FOE)
    after = WaveNamed(0, ("a.wave",)).apply(battle.state)
    places = {id: after.units[id].place for id in ("a.on", "a.off", "a.wave")}
    assert places == {"a.on": "table", "a.off": "reserve", "a.wave": "first_wave"}


@pytest.mark.rule("BA-SCN-06")
def test_the_enemy_learns_nothing_of_who_outflanks():
    battle = play(Activation("a.on", "fire"), squad("a.on", 10, 30), squad("a.off", 0, 0, place="reserve"), FOE)
    noted = FlankNoted(0, "left", ("a.off",))
    assert noted.apply(battle.state).units["a.off"].flank == "left"
    assert noted.seen_by(1).apply(battle.state) == battle.state


@pytest.mark.rule("BA-BLD-06")
def test_only_a_unit_on_the_table_and_in_no_building_stands_in_the_open():
    men = squad("a.men", 10, 30).unit
    assert men.in_the_open
    assert not replace(men, place="reserve").in_the_open
    assert not replace(men, inside=Floor(HOUSE.id, 0)).in_the_open


@pytest.mark.rule("BA-SPC-07")
def test_only_bicycle_troops_begin_on_their_bicycles():
    posted = squad("a.riders", 10, 30, rules=("bicycles",)), squad("a.walkers", 30, 30)
    battle = play(Activation("a.walkers", "fire"), *posted, FOE)
    begun, _ = system("bolt_action").rules.begin(battle.setup)
    assert {id: unit.riding for id, unit in begun.units.items() if id[0] == "a"} == {
        "a.riders": True,
        "a.walkers": False,
    }


@pytest.mark.rule("BA-DAM-10", "BA-VEH-21")
def test_a_soft_skin_has_no_weaker_side():
    for entry, side in (("truck", None), ("m4-sherman", "rear")):
        battle = play(Activation("a.one", "fire"), squad("a.one", 24, 44), vehicle("b.foe", 24, 20, entry))
        struck = struck_side(battle, of(battle, "b.foe"), (inches(24), inches(44)))
        assert struck == side
        pen = total_pen(battle, of(battle, "b.foe"), WEAPONS["medium-at-gun"], inches(10), None, struck)
        assert (pen == 5) is (side is None)


@pytest.mark.rule("BA-SCN-14")
@pytest.mark.parametrize("full", [False, True])
def test_a_unit_stays_away_only_where_its_zone_has_no_room(full):
    crowd = [piece("building", 0, 0, 48, 48, 3)] if full else []
    units = [squad(f"{side}.men", 0, 0, men=3, place="reserve") for side in "ab"]
    battle = preparing("straight-fight", *units, pieces=crowd)
    while not isinstance(battle.decision, ChoosePlace):
        place = next((each for each in listed(battle) if isinstance(each, PlaceNext)), None)
        answer(battle, place or listed(battle)[0])
    inside = [each for each in listed(battle) if isinstance(each, DeployInside)]
    if full and not inside:
        assert listed(battle) == [StayAway()]
    assert (battle.refusal(StayAway()) is None) is (listed(battle) == [StayAway()])
    assert full or all(isinstance(each, Deploy) for each in listed(battle))


# ---- what is told ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-11", "BA-NAT-US-03")
@pytest.mark.parametrize("nation", ["us", "german"])
def test_a_call_is_counted_once_and_told_as_the_americans_only_if_they_may_strike_twice(nation):
    eyes = unit("a.eyes", 24, 40, [ModelGroup(1, "observer", ("pistol",))], "air-observer")
    battle = play(
        Activation("a.eyes", "fire"),
        eyes,
        squad("b.foe", 24, 10),
        nations=(nation, "british"),
        options={"observers": "on"},
    )
    answer(battle, CallStrike("b.foe"))
    assert of(battle, "a.eyes").calls_made == 1
    assert [("BA-NAT-US-03" in rules) for rules in rules_of(battle, CallMade)] == [nation == "us"]


@pytest.mark.rule("BA-HQ-09")
@pytest.mark.parametrize("shifted", [True, False])
def test_a_barrage_is_told_as_shifted_only_if_it_was(shifted):
    call = Called("a.eyes", 1, inches(24), inches(10))
    eyes = unit("a.eyes", 24, 40, [ModelGroup(1, "observer", ("pistol",))], "artillery-observer")
    battle = play(
        BarrageComes(call), eyes, squad("b.foe", 2, 46), options={"observers": "on"}, calls=(call,), dice=(1,)
    )
    answer(battle, next(each for each in listed(battle) if ((each.x, each.y) != (call.x, call.y)) is shifted))
    assert bool(happened(battle, CallShifted)) is shifted


@pytest.mark.rule("BA-DAM-07", "BA-ART-02")
def test_a_team_loses_its_weapon_by_one_rule_and_a_gun_is_lost_by_another():
    for target, rule in ((gun("b.foe", 24, 14), "BA-ART-02"), (team("b.foe", 24, 14), "BA-DAM-07")):
        battle = shoot(gun("a.firer", 24, 44), target, way="piercing", dice=(6, 6, 6))
        answer(battle, StandFast(), RemoveWeapon())
        assert [rules[0] for rules in rules_of(battle, UnitDestroyed)] == [rule]


@pytest.mark.rule("BA-SPC-02")
def test_pins_count_double_for_shirkers_in_a_vehicle_and_are_told_so():
    for rules, value, rule in (((), -2, False), (("shirkers",), -4, True)):
        tank = vehicle("a.tank", 24, 30, "m4-sherman", pins=2, rules=rules)
        battle = play(Activation("a.men", "fire"), squad("a.men", 4, 40), tank, FOE)
        (found,) = nerve_modifiers(battle, of(battle, "a.tank"), pins=True)
        assert (found.value, found.rule == "BA-SPC-02") == (value, rule)


@pytest.mark.rule("BA-MOV-13", "BA-MOV-11")
@pytest.mark.parametrize(("distance", "rule"), [(-3000, "BA-MOV-13"), (3000, "BA-MOV-11")])
def test_a_vehicle_reverses_by_one_rule_and_drives_by_another(distance, rule):
    car = vehicle("a.car", 24, 30, "m8-greyhound", order="advance")
    battle = play(VehicleMove("a.car", "advance"), car, FOE)
    answer(battle, Drive((Stretch(0, distance),)))
    assert [rules[0] for rules in rules_of(battle, Drove)] == [rule]


@pytest.mark.rule("BA-MOV-01", "BA-BLD-06")
def test_who_is_in_a_house_reaches_as_far_from_its_doors_as_others_from_where_they_stand():
    men = squad("a.men", 20.8, 21.5, men=1)
    for inside in (None, Floor(HOUSE.id, 0)):
        battle = play(
            Activation("a.men", "advance"), changed(men, inside=inside), FOE, pieces=[] if not inside else [HOUSE]
        )
        (outline, *_) = reach_of_move(battle, of(battle, "a.men"), asked(battle, ChooseMove))
        north = min(y for _, y in outline)
        assert north == pytest.approx(inches(20 - 6) - 2 * CREW if inside else inches(21.5 - 6) - CREW, abs=60)


@pytest.mark.rule("BA-VEH-37", "BA-ORD-13")
def test_a_vehicle_that_is_lost_takes_no_die_and_one_that_shows_down_is_not_turned_again():
    gone = changed(vehicle("a.gone", 10, 30, "m8-greyhound"), models=(), place="destroyed")
    halted = vehicle("a.halted", 30, 30, "m8-greyhound", order="down")
    battle = play(Activation("a.men", "fire"), squad("a.men", 4, 40), gone, halted, FOE)
    Escape("a.gone", "b.foe").take_die(battle)
    Balk("a.halted").show_down(battle)
    assert happened(battle, DieTaken) == happened(battle, DieTurned) == []


@pytest.mark.rule("BA-VEH-38")
def test_a_line_to_a_hidden_vehicle_is_explained_to_its_middle():
    tank = vehicle("b.foe", 24, 10, "m4-sherman")
    house = piece("building", 10, 15, 40, 18, 6)
    battle = play(Activation("a.one", "fire"), squad("a.one", 24, 30, men=1), tank, pieces=[house])
    look = battle.context.look(of(battle, "a.one"), of(battle, "b.foe"), battle.state)
    assert not look.any_visible
    assert look.explain(0, 0) == look.sight.explain(0, 0)
