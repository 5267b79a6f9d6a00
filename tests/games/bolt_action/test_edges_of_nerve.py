"""Who helps whom, what nerve, a roll to hit and a hit need, at the edges: each condition where it alone decides."""

import pytest

from grognard.core.book.modifiers import total
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.rules.shooting import damage, modifiers
from grognard.games.bolt_action.rules.shooting.modifiers import Shot
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.fates import Nerve
from grognard.games.bolt_action.rules.turn.orders import is_wiped_out
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import changed, gun, of, officer, squad, team, unit, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
HOUSE = piece("building", 20, 10, 28, 16, 6)
LONG = vehicle("a.t", 0, 0).unit.hull.length / 2000
"""Half of a Sherman's length in inches."""


# ---- morale ----------------------------------------------------------------------------------------------------------


def helped(battle, id):
    """The bonus of the best officer in range of a unit."""
    found = modifiers.officer_bonus(battle, of(battle, id))
    return None if found is None else found.value


@pytest.mark.rule("BA-HQ-01", "BA-HQ-02", "BA-HQ-03", "BA-MOR-11", "BA-BLD-06", "BA-NAT-DE-01", "BA-GEN-10")
@pytest.mark.parametrize(
    ("officers", "nation", "help"),
    [
        ([("second-lieutenant", 6)], "british", 1), ([("second-lieutenant", 6.001)], "british", 1),
        ([("second-lieutenant", 6.003)], "british", None), ([("captain", 6)], "british", 3),
        ([("captain", 7), ("second-lieutenant", 2)], "british", 1), ([("captain", 5), ("major", 5.5)], "british", 4),
        ([("second-lieutenant", 12)], "german", 1), ([("second-lieutenant", 12.003)], "german", None),
        ([], "british", None),
    ],
)  # fmt: skip
def test_the_best_officer_in_range_helps(officers, nation, help):
    men = squad("a.x", 10, 30, 2)
    leaders = [
        officer(f"a.{rank}", 10, 30 + (1 - 2 * number) * (gap + 2 * BASE), rank=rank)
        for number, (rank, gap) in enumerate(officers)
    ]
    battle = standing(men, *leaders, nations=(nation, "british"))
    assert helped(battle, "a.x") == help
    for rank, _ in officers:
        assert helped(battle, f"a.{rank}") >= {"captain": 3, "major": 4}.get(rank, 1)


@pytest.mark.rule("BA-HQ-01", "BA-HQ-03", "BA-MOR-11", "BA-HQ-08")
def test_who_has_no_officer_s_help():
    leader = officer("a.leader", 10, 30, 2)
    battle = standing(leader, squad("a.x", 10, 32, 2), vehicle("a.car", 16, 30, "truck"), squad("b.x", 10, 34, 2))
    assert helped(battle, "a.x") == 1
    assert modifiers.officer_bonus(battle, of(battle, "b.x")) is None
    assert modifiers.officer_bonus(battle, of(battle, "a.car")) is None
    assert modifiers.officer_bonus(battle, replace(of(battle, "a.x"), place="reserve")) is None
    unled = replace(of(battle, "a.leader"), models=of(battle, "a.leader").models[1:])
    battle.state = battle.state.with_units(unled)
    assert modifiers.officer_bonus(battle, of(battle, "a.x")) is None
    assert modifiers.officer_bonus(battle, unled) is None


@pytest.mark.rule("BA-HQ-01", "BA-BLD-06")
@pytest.mark.parametrize(("y", "help"), [(22 + BASE, True), (22.01 + BASE, False)])
@pytest.mark.parametrize("who", ["leader", "men"])
def test_an_officer_s_help_runs_to_and_from_the_walls(y, help, who):
    inside, outside = Floor(HOUSE.id), (24, y)
    places = {who: (24.0, 13.0), "men" if who == "leader" else "leader": outside}
    leader = officer("a.leader", *places["leader"], inside=inside if who == "leader" else None)
    men = squad("a.x", *places["men"], men=2, inside=inside if who == "men" else None)
    battle = standing(leader, men, pieces=[HOUSE])
    assert (modifiers.officer_bonus(battle, of(battle, "a.x")) is not None) is help


@pytest.mark.rule("BA-VEH-29", "BA-HQ-03", "BA-VEH-41", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "rules", "entry", "place", "bonus"),
    [
        (12, ("command-vehicle",), "truck", "table", 1), (12.001, ("command-vehicle",), "truck", "table", 1),
        (12.002, ("command-vehicle",), "truck", "table", 0), (3, (), "truck", "table", 0),
        (3, ("command-vehicle",), "truck", "reserve", 0),
    ],
)  # fmt: skip
def test_how_far_a_command_vehicle_helps(gap, rules, entry, place, bonus):
    long = vehicle("a.t", 0, 0, entry).unit.hull.length / 2000
    other = vehicle("a.other", 24, 24 - LONG - long - gap, entry, rules=rules)
    battle = standing(vehicle("a.x", 24, 24, pins=2, place=place), other)
    found = modifiers.command_modifiers(battle, of(battle, "a.x"))
    assert total(found) == bonus
    assert total(modifiers.nerve_modifiers(battle, of(battle, "a.x"))) == bonus - 2
    assert total(modifiers.nerve_modifiers(battle, of(battle, "a.x"), pins=False)) == bonus
    assert total(modifiers.command_modifiers(battle, of(battle, "a.other"))) == ("command-vehicle" in rules)


@pytest.mark.rule("BA-MOR-01", "BA-MOR-02", "BA-MOR-04", "BA-SPC-02", "BA-MOR-10")
@pytest.mark.parametrize(
    ("posted", "pins", "own"),
    [
        (squad("a.x", 10, 30, 3, pins=2), -2, 0), (squad("a.x", 10, 30, 3, pins=2, nco=False), -2, -1),
        (squad("a.x", 10, 30, 3, pins=2, rules=("shirkers",)), -4, 0), (squad("a.x", 10, 30, 3), 0, 0),
        (team("a.x", 10, 30, men=1, men_at_start=3, pins=1), -1, -1), (team("a.x", 10, 30, men=1), 0, 0),
        (team("a.x", 10, 30, men=2, men_at_start=3), 0, 0), (gun("a.x", 10, 30, men=1, men_at_start=3), 0, -1),
        (gun("a.x", 10, 30, men=2, men_at_start=3), 0, 0), (officer("a.x", 10, 30, 2, pins=1), -1, 0),
    ],
)  # fmt: skip
def test_what_pins_and_losses_take_from_morale(posted, pins, own):
    battle = standing(posted)
    there = of(battle, "a.x")
    lead = 1 if there.has("officer") else 0
    assert total(modifiers.pin_modifiers(battle.context.profile("a.x"), there.pins)) == pins
    assert total(modifiers.own_modifiers(battle, there)) == own
    assert total(modifiers.nerve_modifiers(battle, there)) == pins + own + lead
    assert total(modifiers.nerve_modifiers(battle, there, pins=False)) == own + lead
    assert total(morale.order_modifiers(battle, there)) == pins + own + lead
    assert total(morale.check_modifiers(battle, there)) == pins + own + lead
    away = replace(there, place="reserve")
    assert total(morale.order_modifiers(battle, away)) == pins + own - 1


@pytest.mark.rule("BA-SPC-06", "BA-SPC-04", "BA-VEH-31", "BA-NAT-SU-02", "BA-PIN-05", "BA-GEN-03")
@pytest.mark.parametrize(
    ("quality", "rules", "each", "more"),
    [
        ("inexperienced", (), -1, 0), ("regular", ("stubborn",), 0, 0), ("veteran", ("shirkers",), -2, 0),
        ("regular", ("unreliable",), -1, 1),
    ],
)  # fmt: skip
def test_what_holds_a_unit_together(quality, rules, each, more):
    battle = standing(squad("a.x", 10, 30, 3, quality=quality, rules=rules, pins=2), officer("a.leader", 10, 32))
    there = of(battle, "a.x")
    base = {"inexperienced": 8, "regular": 9, "veteran": 10}[quality]
    found = morale.nerve_of(battle, there)
    assert found == morale.nerve_of(battle, there, 1) == Nerve(base, 1, each, more, False)
    assert morale.nerve_of(battle, there, 3).others == 3
    assert morale.base_morale(there) == base
    assert total(morale.check_modifiers(battle, there)) == 1 + 2 * each
    soviet = standing(squad("a.x", 10, 30, 3), nations=("soviet", "british"))
    assert morale.nerve_of(soviet, of(soviet, "a.x")).again
    assert not morale.nerve_of(soviet, replace(of(soviet, "a.x"), rerolled=True)).again


@pytest.mark.rule("BA-SPC-04")
@pytest.mark.parametrize(("men", "rules", "fearless"), [(3, ("fanatics",), True), (2, ("fanatics",), True),
                                                        (1, ("fanatics",), False), (3, (), False)])  # fmt: skip
def test_fanatics_check_for_no_loss_while_they_are_two(men, rules, fearless):
    battle = standing(squad("a.x", 10, 30, men, rules=rules))
    assert morale.is_fearless(battle, of(battle, "a.x")) is fearless


@pytest.mark.rule("BA-ORD-08", "BA-ORD-09", "BA-SCN-04", "BA-SCN-05", "BA-VEH-31", "BA-CQ-20", "BA-SPC-02")
@pytest.mark.parametrize(
    ("posted", "order", "assault", "test"),
    [
        (squad("a.x", 10, 30), "fire", None, False), (squad("a.x", 10, 30, pins=1), "fire", None, True),
        (squad("a.x", 10, 30, pins=1), "down", None, False), (squad("a.x", 10, 30, place="reserve"), "run", None, True),
        (squad("a.x", 10, 30, place="reserve"), "down", None, False),
        (squad("a.x", 10, 30, place="first_wave", pins=1, rules=("shirkers",)), "run", None, False),
        (squad("a.x", 10, 30, rules=("shirkers",)), "rally", None, True),
        (vehicle("a.x", 10, 30, rules=("one-man-turret",)), "advance", None, True),
        (vehicle("a.x", 10, 30, rules=("one-man-turret",)), "fire", None, False),
        (vehicle("a.x", 10, 30), "advance", None, False),
        (squad("a.x", 10, 30), "run", "b.tank", True), (squad("a.x", 10, 30), "run", "b.truck", False),
        (squad("a.x", 10, 30), "run", "b.open", False), (squad("a.x", 10, 30), "run", "b.men", False),
        (squad("a.x", 10, 30, rules=("tank-hunters",)), "run", "b.tank", False),
        (squad("a.x", 10, 30, weapon="bazooka"), "run", "b.tank", False),
    ],
)  # fmt: skip
def test_which_orders_are_tested(posted, order, assault, test):
    foes = (vehicle("b.tank", 10, 20), vehicle("b.truck", 20, 20, "truck"), vehicle("b.open", 30, 20, "sdkfz-251-1"),
            squad("b.men", 40, 20))  # fmt: skip
    battle = standing(posted, *foes)
    there = of(battle, "a.x")
    assert morale.order_needs_test(battle, there, order, assault) is test
    if assault is not None:
        assert morale.fears(battle, there, of(battle, assault)) is test
        assert total(morale.order_modifiers(battle, there, assault)) == (-3 if test else 0)


@pytest.mark.rule("BA-CQ-23", "BA-CQ-29", "BA-WPN-19", "BA-SPC-05")
@pytest.mark.parametrize(
    ("weapons", "rules", "some", "every"),
    [
        (["rifle", "rifle"], (), False, False), (["rifle", "panzerfaust"], (), True, False),
        (["panzerfaust", "bazooka"], (), True, True), (["anti-tank-rifle", "rifle"], (), True, False),
        (["rifle", "rifle"], ("tank-hunters",), True, True), (["anti-tank-rifle", "piat"], (), True, True),
    ],
)  # fmt: skip
def test_who_is_equipped_against_tanks(weapons, rules, some, every):
    groups = [ModelGroup(1, "rifleman", (weapon,)) for weapon in weapons]
    posted = unit("a.x", 10, 30, groups, "infantry-section", rules=rules)
    for option, found in (("one", some), ("all", every)):
        battle = standing(posted, options={"at_gear_needed": option})
        assert morale.has_anti_tank_gear(battle, of(battle, "a.x")) is found


@pytest.mark.rule("BA-TURN-12")
@pytest.mark.parametrize(
    ("gone", "option", "over"),
    [((), "on", False), (("a.x", "a.men"), "on", True), (("b.x",), "on", True), (("a.x", "a.men", "b.x"), "on", True),
     (("b.x",), "off", False), (("a.x",), "on", False)],
)  # fmt: skip
def test_a_side_without_units_ends_the_battle(gone, option, over):
    battle = standing(squad("a.x", 10, 30), squad("b.x", 10, 20), options={"early_end": option})
    lost = [replace(of(battle, id), models=(), place="destroyed") for id in gone]
    battle.state = battle.state.with_units(*lost)
    assert is_wiped_out(battle) is over


# ---- the roll to hit and damage --------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-12", "BA-SHOOT-13", "BA-SHOOT-14", "BA-SHOOT-15", "BA-SHOOT-16", "BA-SHOOT-17",
                  "BA-SHOOT-18", "BA-SHOOT-19", "BA-SHOOT-31", "BA-WPN-03", "BA-WPN-04", "BA-WPN-10", "BA-WPN-14",
                  "BA-NAT-US-01", "BA-VEH-07", "BA-ART-09", "BA-GEN-10")  # fmt: skip
@pytest.mark.parametrize(
    ("firer", "target", "shot", "sum"),
    [
        ({}, {}, ("rifle", 10), 0), ({}, {}, ("rifle", 6.001), 1), ({}, {}, ("rifle", 6.002), 0),
        ({}, {}, ("rifle", 12.001), 0), ({}, {}, ("rifle", 12.002), -1), ({}, {}, ("pistol", 4), 0),
        ({"pins": 2}, {}, ("rifle", 10), -2), ({"quality": "inexperienced"}, {}, ("rifle", 10), -1),
        ({"quality": "veteran"}, {}, ("rifle", 10), 0), ({}, {}, ("rifle", 10, {"moved": True}), -1),
        ({}, {}, ("smg", 6.002, {"moved": True}), -1), ({}, {}, ("assault-rifle", 10, {"moved": True}), 0),
        ({}, {}, ("rifle", 10, {"moved": True, "exempt": "BA-VEH-32"}), 0),
        ({}, {}, ("lmg", 10, {"short_handed": True}), -1), ({}, {}, ("bazooka", 10), -1),
        ({}, {}, ("scoped-rifle", 10, {"scoped": True}), 1), ({}, {}, ("scoped-rifle", 17, {"scoped": True}), 1),
        ({}, {}, ("scoped-rifle", 17), -1), ({}, {}, ("scoped-rifle", 10, {"scoped": True, "cover": "hard"}), 1),
        ({}, {}, ("rifle", 10, {"cover": "soft"}), -1), ({}, {}, ("rifle", 10, {"cover": "hard"}), -2),
        ({}, {"order": "down"}, ("rifle", 10), -1), ({}, {"order": "run"}, ("rifle", 10), 0),
        ({}, {"men": 2}, ("rifle", 10), -1), ({}, {"men": 1}, ("rifle", 10), -1), ({}, {"men": 3}, ("rifle", 10), 0),
    ],
)  # fmt: skip
def test_what_changes_the_roll_to_hit(firer, target, shot, sum):
    weapon, distance, *more = shot
    circumstances = {"short_handed": False, "moved": False, "cover": "none"} | (more[0] if more else {})
    battle = standing(squad("a.x", 10, 40, **firer), squad("b.x", 10, 20, **({"men": 5} | target)))
    found = modifiers.shot_modifiers(
        battle, of(battle, "a.x"), of(battle, "b.x"), Shot(weapon, inches(distance), **circumstances)
    )
    assert total(found) == sum


@pytest.mark.rule("BA-NAT-US-01", "BA-WPN-03", "BA-SHOOT-16", "BA-SHOOT-17", "BA-VEH-07")
def test_who_shoots_as_well_on_the_move_and_that_vehicles_are_never_down():
    battle = standing(squad("a.x", 10, 40), changed(vehicle("b.x", 10, 20), order="down"), nations=("us", "british"))
    moved = Shot("rifle", inches(10), False, True, "none")
    found = modifiers.shot_modifiers(battle, of(battle, "a.x"), of(battle, "b.x"), moved)
    assert [(each.value, each.rule) for each in found] == [(0, "BA-NAT-US-01")]
    profile = battle.context.profile("a.x")
    assert modifiers.move_exemption(profile, WEAPONS["lmg"]) is None
    assert modifiers.move_exemption(profile, WEAPONS["smg"]) == "BA-WPN-03"


@pytest.mark.rule("BA-DAM-08")
@pytest.mark.parametrize(
    ("rules", "places", "volley", "aimed", "shielded"),
    [
        (("gun-shield",), [(24, 10)], {}, False, True), ((), [(24, 10)], {}, False, False),
        (("gun-shield",), [(24, 46)], {}, False, False), (("gun-shield",), [(24, 10), (24, 46)], {}, False, True),
        (("gun-shield",), [(24, 10), (24, 46), (22, 46)], {}, False, False),
        (("gun-shield",), [(24, 10)], {}, True, False), (("gun-shield",), [(24, 10)], {"indirect": True}, False, False),
        (("gun-shield",), [(24, 10)], {"weapon": "flamethrower"}, False, False),
        (("gun-shield",), [(24, 10)], {"models": ()}, False, False),
        (("gun-shield",), [(24, 10), (24, 46), (22, 46)], {"models": ("b.x.1", "b.x.2")}, False, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["gun", "team"])
def test_whom_a_gun_shield_covers(kind, rules, places, volley, aimed, shielded):
    crew = (
        gun("a.x", 24, 30, "medium-howitzer", rules=rules)
        if kind == "gun"
        else team("a.x", 24, 30, rules=rules, facing=0)
    )
    battle = standing(crew, squad("b.x", 0, 0, len(places), places=places))
    firer = of(battle, "b.x")
    fired = Volley(**({"weapon": "rifle", "models": tuple(man.id for man in firer.models), "shots": 1, "need": 3}
                      | volley))  # fmt: skip
    assert damage.is_shielded(battle, of(battle, "a.x"), firer, fired, aimed) is shielded


@pytest.mark.rule("BA-HQ-05", "BA-HQ-06", "BA-BLD-06", "BA-GEN-10")
@pytest.mark.parametrize(
    ("medic", "gap", "near"),
    [
        ("medic", 6, True), ("medic", 6.001, True), ("medic", 6.003, False), ("ambulance", 6, True),
        ("ambulance", 6.003, False), ("rifleman", 1, False), ("truck", 1, False),
    ],
)  # fmt: skip
def test_how_near_a_medic_helps(medic, gap, near):
    if medic in ("ambulance", "truck"):
        rules = ("ambulance",) if medic == "ambulance" else ()
        half = vehicle("a.t", 0, 0, "truck").unit.hull.length / 2000
        helper = vehicle("a.h", 10, 30 + BASE + gap + half, "truck", rules=rules)
    else:
        places = [(10, 40 + BASE), (10, 30 + gap + 2 * BASE)]
        helper = unit("a.h", 0, 0, [ModelGroup(1, "rifleman", ("rifle",)), ModelGroup(1, medic, ("pistol",))],
                      "infantry-section", places=places)  # fmt: skip
    battle = standing(squad("a.x", 10, 30, 1), helper, squad("b.x", 10, 20))
    assert damage.medic_near(battle, of(battle, "a.x")) is near
    assert not damage.medic_near(battle, of(battle, "b.x"))


@pytest.mark.rule("BA-HQ-05")
@pytest.mark.parametrize(
    ("roles", "option", "near"),
    [(["medic"], "off", False), (["medic"], "on", True), (["medic", "rifleman"], "off", True),
     (["medic", "medic"], "off", False), (["rifleman"], "on", False)],
)  # fmt: skip
def test_medics_alone_are_no_help_to_themselves(roles, option, near):
    groups = [ModelGroup(1, role, ("pistol",)) for role in roles]
    posted = unit("a.x", 10, 30, groups, "infantry-section")
    battle = standing(posted, options={"medic_saves_himself": option})
    assert damage.medic_near(battle, of(battle, "a.x")) is near


@pytest.mark.rule("BA-DAM-01", "BA-DAM-08", "BA-DAM-11", "BA-BLD-03", "BA-GEN-03")
@pytest.mark.parametrize(
    ("quality", "inside", "blow", "needs"),
    [
        ("inexperienced", False, {}, (3, 3)), ("regular", False, {}, (4, 4)), ("veteran", False, {}, (5, 5)),
        ("veteran", False, {"penetration": 2, "small_arms": False}, (3, 3)), ("regular", True, {}, (5, 5)),
        ("veteran", True, {}, (6, 6)), ("regular", True, {"sheltered": False}, (4, 4)),
        ("regular", True, {"penetration": 1, "small_arms": False}, (3, 3)),
        ("regular", False, {"shielded": True}, (6, 6)),
        ("regular", True, {"shielded": True}, (6, 7)), ("inexperienced", False, {"penetration": 4}, (2, 2)),
    ],
)  # fmt: skip
def test_what_a_hit_needs_to_fell_a_man(quality, inside, blow, needs):
    for option, need in zip(("on", "off"), needs, strict=True):
        posted = squad("a.x", 24, 13, 3, quality=quality, inside=Floor(HOUSE.id) if inside else None)
        battle = standing(posted, pieces=[HOUSE], options={"damage_cap_six": option})
        there = of(battle, "a.x")
        assert damage.damage_needs(battle, there, [damage.Blows(1, **blow), damage.Blows(2)])[0] == need
    assert damage.shelter(there, small_arms=False) == 0
    assert damage.shelter(there, small_arms=True) == (-1 if inside else 0)
