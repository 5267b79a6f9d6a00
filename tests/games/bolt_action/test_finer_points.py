"""Clauses that show only beside something else: two trucks, a shield struck from behind, a muzzle off the middle."""

from math import hypot

import pytest

from grognard.games.bolt_action.data.armies import GUN_BASE, ArmyUnit, ModelGroup, price
from grognard.games.bolt_action.ground import zones
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.gunnery import aims
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, VehicleFire
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.actions import ChooseCharge
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.fubar import FriendlyFire
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Suffer
from grognard.games.bolt_action.state.choices import (
    Charge,
    Dismount,
    Drive,
    EscapeFrom,
    Laid,
    LayWeapon,
    ShootAt,
    Stretch,
)
from grognard.games.bolt_action.state.events.close_quarters import ContactMade
from grognard.games.bolt_action.state.events.nerve import MoraleTested, OrderTested, PinsTaken
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.table import (
    assault,
    changed,
    gun,
    listed,
    of,
    officer,
    play,
    shoot,
    squad,
    team,
    unit,
    vehicle,
)
from tests.games.playing import answer, asked, happened, inches, over, piece, rolled

HOUSE = piece("building", 20, 20, 24, 23, height=3)


@pytest.mark.rule("BA-ARMY-05", "BA-WPN-15")
def test_a_spotter_is_paid_for_if_he_is_taken():
    crew = ModelGroup(1, "gunner", ("medium-mortar",)), ModelGroup(2, "assistant")
    alone = ArmyUnit(id="m", entry="medium-mortar-team", quality="regular", men=crew)
    more = ArmyUnit(id="m", entry="medium-mortar-team", quality="regular", men=(*crew, ModelGroup(1, "spotter")))
    assert [part.part for part in price(alone, "british")] == ["medium-mortar-team"]
    assert [(part.part, part.count, part.points) for part in price(more, "british")][1:] == [("spotter", 1, 10)]


@pytest.mark.rule("BA-CQ-20", "BA-ORD-17")
def test_an_assault_that_is_announced_late_on_men_takes_no_test_of_fear():
    late = {"declare_assault_with_order": "off"}
    units = squad("a.men", 10, 20, men=1), squad("b.foe", 10, 14, men=1, order="fire")
    battle = play(Activation("a.men", "run"), *units, options=late, dice=(4, 1))
    asked(battle, ChooseCharge)
    answer(battle, Charge("b.foe"))
    assert happened(battle, ContactMade)
    assert happened(battle, OrderTested) == []


@pytest.mark.rule("BA-VEH-30", "BA-MOV-22")
@pytest.mark.parametrize(("ahead", "barred"), [(9, False), (9.01, True), (-9, False)])
def test_an_escape_of_no_more_than_an_advance_is_no_run(ahead, barred):
    """Rubble may be entered at the basic rate of nine inches, but not at a Run."""
    rubble = [piece("rubble", x, 20, x + 8, 28) for x in (10, 30)]
    car = vehicle("b.foe", 24, 24, "luchs", facing=90)
    battle = play(Shoot("a.firer", "b.foe", "order"), squad("a.firer", 24, 40), car, pieces=rubble)
    answer(battle, EscapeFrom())
    asked(battle, ChooseDrive)
    told = battle.refusal(Drive((Stretch(0, inches(ahead)),)))
    assert (told is not None and "BA-MOV-22" in told.rules) == barred


@pytest.mark.rule("BA-GEN-06", "BA-VEH-03")
def test_a_hull_weapon_is_measured_from_the_middle_of_the_front_a_turret_is_not():
    tank, foe = vehicle("a.firer", 24, 36), squad("b.foe", 36, 20, men=1, order="fire")
    battle = play(OrdersPhase(), tank, foe, dice=(1,))
    hull, man = tank.unit.hull, of(battle, "b.foe").models[0]
    front = hypot(man.x - hull.x, man.y - (hull.y - hull.length / 2)) - man.radius
    (hull_gun,) = aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), (Laid(2),)).volleys
    (turret,) = aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), (Laid(0, "piercing"),)).volleys
    assert hull_gun.distance == pytest.approx(front, abs=2)
    assert turret.distance != hull_gun.distance


@pytest.mark.rule("BA-GEN-12", "BA-VEH-03", "BA-SHOOT-02")
def test_shot_by_shot_a_hull_gun_is_offered_only_what_is_in_its_arc():
    units = vehicle("a.firer", 24, 24, "stug-iii"), squad("b.ahead", 24, 8, men=1), squad("b.beside", 40, 24, men=1)
    battle = play(VehicleFire("a.firer"), *units)
    asked(battle, ChooseLaying)
    assert {choice.target for choice in listed(battle) if isinstance(choice, LayWeapon)} == {"b.ahead"}


@pytest.mark.rule("BA-DAM-08", "BA-DAM-11")
@pytest.mark.parametrize(("y", "falls"), [(40, False), (8, True)])
def test_a_five_hurts_a_shielded_crew_from_behind_only(y, falls):
    battle = shoot(squad("a.firer", 24, y, men=1), gun("b.foe", 24, 24, men=1, order="fire"), dice=(6, 5))
    over(battle)
    assert of(battle, "b.foe").alive != falls


@pytest.mark.rule("BA-TURN-09", "BA-TRN-10")
@pytest.mark.parametrize(("turn", "dice"), [(1, 0), (2, 2)])
def test_who_rides_in_reserve_has_a_die_from_turn_two(turn, dice):
    riders = squad("a.men", 0, 0, place="aboard", aboard="a.truck")
    units = vehicle("a.truck", 0, 0, "truck", place="reserve"), riders, squad("b.foe", 4, 4, order="fire")
    battle = play(Activation("b.foe", "down"), *units, turn=turn)
    assert dice_in_cup(battle, 0) == dice


@pytest.mark.rule("BA-TRN-05", "BA-TRN-07", "BA-TRN-13")
def test_only_those_aboard_the_vehicle_that_is_lost_are_spilled():
    trucks = vehicle("a.truck", 24, 30, "truck"), vehicle("a.other", 10, 30, "truck")
    riders = [
        squad(f"a.{name}", 0, 0, men=1, place="aboard", aboard=on)
        for name, on in (("men", "a.truck"), ("rest", "a.other"))
    ]
    # D6 hits: 1, and the die of damage: 1
    battle = play(Suffer("a.truck", "knocked-out"), *trucks, *riders, dice=(1, 1))
    over(battle)
    assert of(battle, "a.men").place == "table"
    assert (of(battle, "a.rest").place, of(battle, "a.rest").aboard) == ("aboard", "a.other")


@pytest.mark.rule("BA-HQ-01", "BA-BLD-06")
@pytest.mark.parametrize(("x", "value"), [(29.9, 10), (31.2, 8)])
def test_an_officer_inside_is_measured_from_the_wall_wherever_he_is_drawn(x, value):
    chief = changed(officer("a.chief", 20.6, 21.5, rank="first-lieutenant"), inside=Floor(HOUSE.id))
    battle = play(Activation("a.one", "fire"), squad("a.one", x, 21.5, pins=1), chief, dice=(1, 1), pieces=(HOUSE,))
    men = squad("a.one", x, 21.5, pins=1).unit
    assert morale.test_value(battle, men, morale.order_modifiers(battle, men)) == value


@pytest.mark.rule("BA-BLD-02", "BA-SHOOT-22")
def test_who_leans_against_the_house_still_finds_its_occupants_in_hard_cover():
    inside = changed(squad("b.foe", 20.8, 21.5, men=2, order="fire"), inside=Floor(HOUSE.id))
    battle = play(Activation("a.firer", "fire"), squad("a.firer", 22, 23.5, men=1), inside, pieces=(HOUSE,))
    assert aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe")).cover == "hard"


@pytest.mark.rule("BA-DAM-06")
def test_exceptional_damage_is_looked_for_among_the_hits_of_every_kind():
    """A rifle and an anti-tank rifle hit; both sixes are rolled again, and the second is six once more."""
    firer = squad(
        "a.firer", 24, 30, men=1, extra=(ModelGroup(1, "gunner", ("anti-tank-rifle",)), ModelGroup(1, "loader"))
    )
    battle = shoot(firer, squad("b.foe", 24, 20, men=4, order="fire"), dice=(6, 6, 6, 6, 1, 6))
    assert asked(battle).seat == 0


@pytest.mark.rule("BA-WPN-24", "BA-WPN-11")
@pytest.mark.parametrize("entry", ["truck", "m4-sherman"])
def test_flame_on_a_vehicle_is_one_pin_and_no_check(entry):
    firer = team("a.firer", 24, 30, "flamethrower", men=2)
    battle = shoot(firer, vehicle("b.foe", 24, 26, entry, order="fire"), dice=(1, 1, 6))
    over(battle)
    assert happened(battle, PinsTaken) == [PinsTaken("b.foe", 1)]
    assert happened(battle, MoraleTested) == []


@pytest.mark.rule("BA-FUB-05", "BA-FUB-02", "BA-FUB-04")
def test_a_vehicle_mistakes_a_friend_with_all_that_bears_on_him():
    units = (
        vehicle("a.tank", 24, 36),
        squad("a.friend", 24, 20, men=1, order="fire"),
        squad("a.away", 40, 44, men=1, order="fire"),
        squad("b.foe", 24, 10, men=1, order="fire"),
    )
    battle = play(FriendlyFire("a.tank"), *units, dice=(1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert asked(battle).seat == 1
    assert {choice.target for choice in listed(battle)} == {"a.friend"}
    choice = next(each for each in listed(battle) if each.laid and len(each.laid) == 2)
    answer(battle, choice)
    assert [len(fired.volleys) for fired in happened(battle, Fired)] == [2]


@pytest.mark.rule("BA-WPN-13")
def test_a_salvo_falls_on_those_near_its_target_seen_or_not():
    groups = [ModelGroup(1, "gun", ("multiple-launcher",), GUN_BASE), ModelGroup(3, "crew")]
    spots = [(24, 40), (22.8, 41.9), (24, 41.9), (25.2, 41.9)]
    launcher = unit("a.gun", 0, 0, groups, "nebelwerfer", places=spots, facing=0, men_at_start=3)
    hidden = squad("b.near", 27, 8, men=1, order="fire")
    house = piece("building", 26, 10, 32, 13, height=6)
    units = launcher, squad("b.foe", 22, 8, men=1, order="fire"), hidden
    battle = play(Shoot("a.gun", "b.near", "order", stray=True), *units, pieces=(house,), dice=(1,))
    assert not battle.context.look(of(battle, "a.gun"), of(battle, "b.near"), battle.state).any_visible
    assert [fired.target for fired in happened(battle, Fired)] == ["b.near"]


@pytest.mark.rule("BA-VEH-22", "BA-VEH-20")
def test_every_hit_on_armour_has_a_die_of_its_own():
    battle = shoot(
        team("a.firer", 24, 40, "hmg"), vehicle("b.foe", 24, 30, "ba-64", order="fire"), dice=(6,) * 3 + (1,) * 3
    )
    over(battle)
    assert [faces for purpose, faces in rolled(battle) if purpose == "ba-roll-penetration"] == [(1,)] * 3


@pytest.mark.rule("BA-PIN-07", "BA-WPN-11")
@pytest.mark.parametrize(("stacking", "hit", "pins"), [("highest", 3, 3), ("sum", 3, 4), ("sum", 1, 3)])
def test_the_pin_of_rifles_is_not_added_to_those_of_flame(stacking, hit, pins):
    firer = squad("a.firer", 24, 24, men=1, extra=(ModelGroup(1, "gunner", ("flamethrower",)),))
    # To hit: 3 or, by the house rule that adds pins, a miss too; one hit of flame; D3 for the pins: 2; damage of each
    # hit, the check, the fuel.
    options = {"pin_stacking": stacking}
    dice = (hit, 1, 4, *(1,) * (2 if hit == 3 else 1), 1, 1, 6)
    battle = shoot(firer, squad("b.foe", 24, 20, order="fire"), options=options, dice=dice)
    over(battle)
    assert of(battle, "b.foe").pins == pins


@pytest.mark.rule("BA-TRN-12", "BA-TRN-09", "BA-GEN-12")
def test_a_gun_that_is_set_down_faces_where_its_owner_says():
    towed = gun("a.gun", 0, 0, "medium-at-gun", place="aboard", aboard="a.truck")
    battle = play(Activation("a.gun", "advance"), vehicle("a.truck", 24, 30, "truck"), towed, squad("b.foe", 24, 14))
    asked(battle, ChooseDismount)
    answer(battle, Dismount(listed(battle)[0].legs, 90_000))
    assert of(battle, "a.gun").facing == 90_000


@pytest.mark.rule("BA-TRN-07")
def test_every_unit_aboard_is_spilled():
    riders = [squad(f"a.{name}", 0, 0, men=1, place="aboard", aboard="a.truck") for name in ("men", "more")]
    battle = play(Suffer("a.truck", "knocked-out"), vehicle("a.truck", 24, 30, "truck"), *riders, dice=(1, 1, 1, 1))
    over(battle)
    assert [(of(battle, id).place, of(battle, id).pins) for id in ("a.men", "a.more")] == [("table", 1)] * 2


@pytest.mark.rule("BA-TRN-09", "BA-TRN-01")
@pytest.mark.parametrize("towed", [True, False])
def test_a_tow_pulls_one_gun(towed):
    other = {"place": "aboard", "aboard": "a.truck"} if towed else {}
    guns = gun("a.gun", 24, 35, men=2), gun("a.other", 4, 40, men=2, **other)
    battle = play(OrdersPhase(), vehicle("a.truck", 24, 31, "truck"), *guns, squad("b.foe", 2, 2, men=1), dice=(1,))
    orders = {choice.order for choice in listed(battle) if choice.unit == "a.gun"}
    assert ("run" in orders) != towed


@pytest.mark.rule("BA-SCN-14", "BA-BLD-07", "BA-GEN-01")
def test_infantry_is_set_up_in_a_house_and_no_vehicle():
    barn = piece("building", 20, 40, 24, 43, height=3)
    units = squad("a.men", 0, 0, place="reserve"), vehicle("a.tank", 0, 0, place="reserve")
    battle = play(Activation("b.foe", "down"), *units, squad("b.foe", 4, 4), pieces=(barn,), scenario="straight-fight")
    assert zones.floors(battle, of(battle, "a.men"))
    assert zones.floors(battle, of(battle, "a.tank")) == []


@pytest.mark.rule("BA-WPN-16")
def test_howitzers_lay_smoke_too():
    smoke = {"smoke": "on"}
    battle = play(
        Activation("a.gun", "fire"), gun("a.gun", 24, 44, "light-howitzer"), squad("b.foe", 24, 10), options=smoke
    )
    assert [choice for choice in listed(battle) if isinstance(choice, ShootAt) and choice.smoke]


@pytest.mark.rule("BA-AMB-07", "BA-CQ-13")
def test_an_ambusher_has_no_shot_at_who_has_reached_the_opening():
    """He watches the last inches before the house; within an inch of an opening the fight has begun."""
    inside = changed(squad("b.foe", 20.8, 21.5, men=1, order="fire"), inside=Floor(HOUSE.id))
    men, watch = squad("a.men", 23, 30, men=1, order="run"), squad("b.watch", 40, 24, men=1, order="ambush")
    battle = assault(men, inside, watch, pieces=(HOUSE,), dice=(4, 1, 1))
    occasion = asked(battle, Reacting).occasion
    # Six inches on he is half an inch from the wall, five inches on an inch and a half.
    assert max((occasion.stop, *occasion.later)) == 5
