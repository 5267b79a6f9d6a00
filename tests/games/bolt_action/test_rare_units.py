"""What few armies bring: each weapon, trait and class of armour met in play by a unit of the army book that has it."""

import pytest

from grognard.games.bolt_action.data.armies import GUN_BASE, ModelGroup, army_names, load_army
from grognard.games.bolt_action.data.entries import ENTRIES, SPECIALS
from grognard.games.bolt_action.data.tables import TARGET_VALUES, WEAPONS
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.shooting import aim, gunnery
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.morale import TakePins, check_modifiers
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.drive import VehicleMove
from grognard.games.bolt_action.state.choices import Drive, FireAtCharge, GiveOrder, Laid, LayWeapon, ShootAt, Stretch
from grognard.games.bolt_action.state.events.casualties import Saved
from grognard.games.bolt_action.state.events.shooting import Burst, Fired
from grognard.games.bolt_action.state.events.vehicles import HullStruck
from grognard.games.bolt_action.state.state import Ranging
from tests.games.bolt_action.table import gun, of, play, squad, team, unit, vehicle
from tests.games.playing import answer, asked, happened, over, refused, rolled

FOE = squad("b.foe", 2, 2, men=1)


def gunners(entry, weapon, x=24, y=40, men=3, **fields):
    """A gun of the army book with its crew, facing up the table."""
    spots = [(x, y), *((x + 1.2 * (number - (men - 1) / 2), y + 1.9) for number in range(men))]
    groups = [ModelGroup(1, "gun", (weapon,), GUN_BASE), ModelGroup(men, "crew")]
    return unit("a.gun", x, y, groups, entry, **({"places": spots, "facing": 0, "men_at_start": men} | fields))


def panzer(x=24, y=14, entry="panzer-iv", facing=180, **fields):
    return vehicle("b.foe", x, y, entry, facing=facing, **({"order": "fire"} | fields))


# ---- somebody has everything -------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-01")
def test_every_weapon_may_be_had():
    had = set()
    for entry in ENTRIES.values():
        had |= {*entry.weapons, entry.team_weapon}
        had |= {buy.weapon for buy in entry.buys} | {mount.weapon for mount in entry.mounts}
    # A class of weapons need not be had itself if one of its makes is.
    classes = {WEAPONS[name].family for name in had if name}
    assert set(WEAPONS) - had - classes == set()


@pytest.mark.rule("BA-VEH-31", "BA-VEH-32")
def test_every_special_rule_may_be_had_and_every_class_of_vehicle():
    had = {name for entry in ENTRIES.values() for name in (*entry.special, *entry.rules, *entry.traits)}
    assert set(SPECIALS) - had == set()
    assert set(TARGET_VALUES) - {entry.damage for entry in ENTRIES.values()} == set()


def test_shipped_platoons_bring_some_of_it():
    brought, ruled = set(), set()
    for name in army_names():
        for each in load_army(name).unit:
            brought |= {weapon for group in each.men for weapon in group.weapons}
            ruled |= {*each.rules, *each.kind_of_unit.traits}
    assert {"multiple-launcher", "vehicle-flamethrower", "heavy-howitzer"} <= brought
    assert {"ambulance", "command-vehicle", "schuerzen", "armoured-all-round", "slow"} <= ruled


# ---- guns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-13")
def test_a_nebelwerfer_fires_a_salvo_that_always_needs_sixes():
    near = squad("b.near", 24, 15, men=3, order="fire")
    units = gunners("nebelwerfer", "multiple-launcher"), squad("b.foe", 24, 10, men=3, order="fire"), near
    battle = play(Activation("a.gun", "fire"), *units, dice=(6, 1, 1, 1, 1, 1, 5))
    answer(battle, ShootAt("b.foe"))
    assert [fired.target for fired in happened(battle, Fired)] == ["b.foe", "b.near"]
    assert {volley.need for fired in happened(battle, Fired) for volley in fired.volleys} == {6}
    assert happened(battle, Burst)[0].target == "b.foe"


@pytest.mark.rule("BA-WPN-07", "BA-HE-01", "BA-C8")
@pytest.mark.parametrize(
    ("entry", "men", "dice", "hits"),
    [("medium-howitzer", 4, (1, 1), 2), ("heavy-howitzer", 5, (1, 1, 1), 3)],
)
def test_howitzers_fire_over_open_sights_and_indirectly_with_big_shells(entry, men, dice, hits):
    foe = squad("b.foe", 24, 10, men=9, order="fire")
    ranged = {"ranging": Ranging("b.foe", 5, True), "order": "fire"}
    howitzer = gunners(entry, entry, men=men, **ranged)
    battle = play(Shoot("a.gun", "b.foe", "order", way="indirect"), howitzer, foe, dice=(2, *dice, 1, *(1,) * hits))
    over(battle)
    assert [burst.hits for burst in happened(battle, Burst)] == [hits]
    near = squad("b.foe", 24, 20, men=9, order="fire")
    battle = play(Activation("a.gun", "fire"), gunners(entry, entry, men=men), near)
    unit_, target = of(battle, "a.gun"), of(battle, "b.foe")
    assert aim.aims(battle, unit_, target, way="indirect").volleys == ()
    assert len(aim.aims(battle, unit_, target, way="open-sights").volleys) == 1


@pytest.mark.rule("BA-WPN-01", "BA-HE-05", "BA-C5")
def test_a_heavy_autocannon_fires_two_shots_at_armour_and_at_men():
    battle = play(Activation("a.gun", "fire"), gunners("flak-37", "heavy-autocannon"), panzer())
    (shot,) = aim.aims(battle, of(battle, "a.gun"), of(battle, "b.foe"), way="piercing").volleys
    assert (shot.volley.shots, shot.volley.pen) == (2, 3)


@pytest.mark.rule("BA-WPN-17")
@pytest.mark.parametrize(("away", "pen"), [(11.5, 6), (15, 4), (26, 2)])
def test_a_squeeze_bore_gun_is_stronger_near_and_weaker_far(away, pen):
    target = panzer(facing=180)
    front = 14 + target.unit.hull.length / 2000
    battle = play(
        Activation("a.gun", "fire"), gunners("spzb-41", "squeeze-bore-light-at-gun", y=front + away), target, dice=()
    )
    (shot,) = aim.aims(battle, of(battle, "a.gun"), of(battle, "b.foe"), way="piercing").volleys
    assert (shot.volley.side, shot.volley.pen) == ("front", pen)


@pytest.mark.rule("BA-WPN-17", "BA-VEH-31")
def test_a_hotchkiss_has_a_weak_gun_and_one_man_in_its_turret():
    hotchkiss = vehicle("a.tank", 24, 34, "hotchkiss-h39")
    battle = play(OrdersPhase(), hotchkiss, panzer(), dice=(1,))
    (shot,) = aim.aims(battle, of(battle, "a.tank"), of(battle, "b.foe"), laid=(Laid(0, "piercing"),)).volleys
    assert shot.volley.pen == 3
    battle = play(Activation("a.tank", "advance"), hotchkiss, panzer(), dice=(3, 4))
    assert rolled(battle) == [("ba-roll-order-test", (3, 4))]


@pytest.mark.rule("BA-WPN-07", "BA-WPN-08", "BA-WPN-22", "BA-VEH-21")
def test_a_self_propelled_howitzer_fires_indirectly_and_ranges_in():
    """At 30 inches or more, over its friends' heads: a 6, then a 5, and it strikes the top."""
    wespe, friends = vehicle("a.tank", 24, 42, "wespe"), squad("a.men", 20, 30, 6)
    battle = play(Activation("a.tank", "fire"), wespe, friends, panzer(y=6), dice=(5,))
    indirect, direct = Laid(0, "indirect"), Laid(0, "open-sights")
    unit_, foe = of(battle, "a.tank"), of(battle, "b.foe")
    (shot,) = aim.aims(battle, unit_, foe, laid=(indirect,)).volleys
    assert (shot.volley.need, shot.volley.indirect, shot.volley.side, shot.volley.pen) == (6, True, "top", 4)
    answer(battle, LayWeapon("b.foe", indirect))
    over(battle)
    assert of(battle, "a.tank").ranging == Ranging("b.foe", 1, False)
    (shot,) = aim.aims(battle, of(battle, "a.tank"), foe, laid=(indirect,)).volleys
    assert shot.volley.need == 5
    assert aim.aims(battle, of(battle, "a.tank"), foe, laid=(direct,)).volleys == ()


@pytest.mark.rule("BA-WPN-07", "BA-ART-07", "BA-AMB-04")
@pytest.mark.parametrize(("entry", "shell"), [("sdkfz-251-9", "D6"), ("wespe", "2D6"), ("hummel", "3D6")])
def test_near_and_in_answer_it_fires_over_open_sights(entry, shell):
    howitzer = vehicle("a.tank", 24, 34, entry)
    battle = play(Activation("a.tank", "fire"), howitzer, squad("b.foe", 23, 20, 5, order="fire"))
    unit_, foe = of(battle, "a.tank"), of(battle, "b.foe")
    assert aim.aims(battle, unit_, foe, laid=(Laid(0, "indirect"),)).volleys == ()
    (shot,) = aim.aims(battle, unit_, foe, laid=(Laid(0, "open-sights"),)).volleys
    assert not shot.volley.indirect
    assert WEAPONS[shot.volley.weapon].he == shell
    charge = play(Assault("b.foe", "a.tank"), howitzer, squad("b.foe", 23, 20, 5, order="run"))
    ways = {laid.way for choice in charge.choices() if isinstance(choice, FireAtCharge) for laid in choice.laid}
    assert "open-sights" in ways
    assert "indirect" not in ways
    assert gunnery.has_shot(battle, unit_, foe)


# ---- flame -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-11", "BA-WPN-01")
@pytest.mark.parametrize(("entry", "mount"), [("ot-133", 0), ("churchill-crocodile", 2), ("sdkfz-251-16", 0)])
def test_a_vehicles_flamethrower_hits_without_a_roll_with_two_dice_of_hits(entry, mount):
    """2D6 hits, here 2, with Pen +3: a regular falls on a 2; then D3+1 pins, the morale check, and the fuel."""
    flame = vehicle("a.tank", 24, 34, entry)
    foe = squad("b.foe", 24, 20, men=9, order="fire")
    shot = Shoot("a.tank", "b.foe", "order", laid=(Laid(mount),))
    battle = play(shot, flame, foe, dice=(1, 1, 1, 1, 1, 1, 1, 6))
    ((volley,),) = [event.volleys for event in happened(battle, Fired)]
    assert (volley.weapon, volley.shots, volley.need) == ("vehicle-flamethrower", 2, 1)
    assert [faces for what, faces in rolled(battle) if what == "ba-roll-damage"] == [(1, 1)]


# ---- traits of vehicles ------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-06", "BA-HQ-05")
def test_an_ambulance_saves_men_within_six_inches_of_its_hull():
    foe = squad("b.foe", 10, 10, men=5)
    for y, saved in ((16, 1), (26, 0)):
        ambulance = vehicle("b.van", 10, y, "sdkfz-251-8")
        battle = play(Damage("b.foe", (Blows(1),)), foe, ambulance, dice=(4, 6) if saved else (4,))
        assert len(happened(battle, Saved)) == saved


@pytest.mark.rule("BA-VEH-29")
def test_a_command_car_steadies_the_vehicles_about_it():
    tank, car = panzer(entry="panther", pins=1), vehicle("b.chief", 24, 22, "sdkfz-223")
    battle = play(OrdersPhase(), squad("a.men", 2, 46, men=1), tank, car, dice=(1,))
    assert {each.rule: each.value for each in check_modifiers(battle, of(battle, "b.foe"))} == {
        "BA-PIN-04": -1,
        "BA-VEH-29": 1,
    }


@pytest.mark.rule("BA-MOV-14")
def test_an_eight_wheeler_runs_in_reverse():
    car = vehicle("a.car", 24, 20, "sdkfz-234-1", order="run")
    battle = play(VehicleMove("a.car", "run"), car, FOE)
    answer(battle, Drive((Stretch(0, -24_000),)))
    model = of(battle, "a.car").models[0]
    assert (model.y, model.facing) == (44_000, 180_000)


@pytest.mark.rule("BA-MOV-09")
@pytest.mark.parametrize("entry", ["kv-1", "churchill-crocodile", "hotchkiss-h39"])
def test_slow_tanks_go_6_inches_at_an_advance(entry):
    battle = play(VehicleMove("a.car", "advance"), vehicle("a.car", 24, 34, entry, order="advance"), FOE)
    assert battle.refusal(Drive((Stretch(0, 6_000),))) is None
    assert refused(battle, Drive((Stretch(0, 6_100),)))[0] == "ba-fault-too-far"


MAIN_GUN = (Laid(0, "piercing"),)


def struck(entry, facing, *, firer=None, rules=()):
    """Penetration and side of a shot at ``entry``, which faces so; Pen +5 by a Cromwell within half its range."""
    shooter = firer or vehicle("a.tank", 24, 34, "cromwell")
    battle = play(OrdersPhase(), shooter, panzer(entry=entry, facing=facing, rules=rules), dice=(1,))
    unit_ = of(battle, shooter.unit.id)
    shots = aim.aims(battle, unit_, of(battle, "b.foe"), laid=MAIN_GUN if unit_.is_vehicle else ())
    return shots.volleys[0].volley.side, shots.volleys[0].volley.pen


@pytest.mark.rule("BA-VEH-32", "BA-VEH-21")
@pytest.mark.parametrize(
    ("entry", "pens"),
    [
        ("m5a1-stuart", (5, 6, 7)),
        ("kv-1", (5, 5, 5)),  # armoured all round
        ("hetzer", (5, 7, 7)),  # weak sides
        ("churchill-crocodile", (5, 6, 6)),  # reinforced rear
    ],
)
def test_sides_of_armour(entry, pens):
    sides = [struck(entry, facing) for facing in (180, 90, 0)]
    assert sides == list(zip(("front", "side", "rear"), pens, strict=True))


@pytest.mark.rule("BA-VEH-32")
def test_skirts_keep_shaped_charges_off_the_sides():
    bazooka = team("a.tank", 24, 30, "bazooka", men=2)
    assert struck("panzer-iv", 90, firer=bazooka)[1] == 6
    assert struck("panzer-iv", 90, firer=bazooka, rules=("schuerzen",))[1] == 5
    assert "schuerzen" in next(each for each in load_army("german-1000-rockets").unit if each.id == "panzer").rules


@pytest.mark.rule("BA-VEH-32")
def test_a_jagdpanzer_is_thicker_in_front():
    for facing, value in ((180, 10), (0, 9)):
        shot = Shoot("a.tank", "b.foe", "order", laid=MAIN_GUN)
        tank = vehicle("a.tank", 24, 34, "cromwell")
        battle = play(shot, tank, panzer(entry="jagdpanzer-iv", facing=facing), dice=(6, 1))
        assert [event.value for event in happened(battle, HullStruck)] == [value]


@pytest.mark.rule("BA-DAM-01", "BA-VEH-22")
@pytest.mark.parametrize(("entry", "value"), [("luchs", 8), ("crusader", 8), ("kv-1", 10), ("koenigstiger", 11)])
def test_light_and_super_heavy_tanks_are_met(entry, value):
    shot = Shoot("a.tank", "b.foe", "order", laid=(Laid(0, "piercing"),))
    battle = play(shot, vehicle("a.tank", 24, 34, "cromwell"), panzer(entry=entry), dice=(6, 1))
    assert [event.value for event in happened(battle, HullStruck)] == [value]


@pytest.mark.rule("BA-BLD-05")
def test_a_super_heavy_tank_breaks_through_buildings_and_a_light_one_does_not():
    heavy = play(OrdersPhase(), panzer(entry="koenigstiger"), dice=(1,))
    light = play(OrdersPhase(), panzer(entry="luchs"), dice=(1,))
    assert heavy.context.profile("b.foe").chassis.heavy
    assert not light.context.profile("b.foe").chassis.heavy


@pytest.mark.rule("BA-VEH-31")
def test_a_t_60_tests_for_every_advance():
    battle = play(Activation("a.tank", "advance"), vehicle("a.tank", 24, 34, "t-60"), FOE, dice=(3, 4))
    assert rolled(battle) == [("ba-roll-order-test", (3, 4))]


@pytest.mark.rule("BA-VEH-31")
def test_a_crusader_takes_one_pin_more():
    battle = play(TakePins("a.tank", 1), vehicle("a.tank", 24, 34, "crusader"), FOE)
    assert of(battle, "a.tank").pins == 2


@pytest.mark.rule("BA-VEH-31")
def test_an_is_2_waits_for_another_unit():
    tank = vehicle("a.tank", 24, 34, "is-2")
    battle = play(OrdersPhase(), tank, squad("a.men", 10, 40), FOE, dice=(1,))
    assert refused(battle, GiveOrder("a.tank", "fire"))[1] == ("BA-VEH-31",)
    alone = play(OrdersPhase(), tank, FOE, dice=(1,))
    assert alone.refusal(GiveOrder("a.tank", "fire")) is None


@pytest.mark.rule("BA-VEH-03", "BA-VEH-04")
def test_a_kv_1_has_a_machine_gun_to_the_rear():
    """Its rear gun (3) bears on who stands behind it, its hull gun (2) does not."""
    behind = squad("b.foe", 24, 44, men=3)
    battle = play(Activation("a.tank", "fire"), vehicle("a.tank", 24, 30, "kv-1"), behind)
    mounts = set()
    while battle.decision is not None:
        laid = [choice for choice in battle.choices() if isinstance(choice, LayWeapon)]
        mounts |= {choice.laid.mount for choice in laid}
        answer(battle, battle.choices()[-1])
    assert mounts == {0, 1, 3}


@pytest.mark.rule("BA-TRN-09")
def test_the_big_howitzer_is_towed():
    assert ENTRIES["heavy-howitzer"].tow_only
    assert not ENTRIES["medium-howitzer"].tow_only
    battle = play(OrdersPhase(), gun("a.gun", 24, 40, "heavy-howitzer", men=5), FOE, dice=(1,))
    assert asked(battle).seat == 0
    assert refused(battle, GiveOrder("a.gun", "run"))[1]
