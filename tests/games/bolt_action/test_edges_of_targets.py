"""Whom the weapons of vehicles fire at, what a list gives a vehicle and its men, what covers armour: each condition
where it alone decides."""

import pytest

from grognard.games.bolt_action.data import recruits
from grognard.games.bolt_action.data.armies import ArmyUnit, ModelGroup, is_manned, price
from grognard.games.bolt_action.data.tables import WEAPONS, fired
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.reaction_triggers import Passing
from grognard.games.bolt_action.rules.shooting import gunnery, shoot, split_fire
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, Declared
from grognard.games.bolt_action.state.choices import HoldFire, Laid, LayWeapon, ShootAt
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import of, squad, team, vehicle
from tests.games.playing import piece

BASE = 0.492
TANK = vehicle("a.tank", 24, 34)


def message(found):
    return None if found is None else found.message.id


# ---- laying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-02", "BA-VEH-03", "BA-HE-02", "BA-WPN-18")
@pytest.mark.parametrize(
    ("slot", "choice", "told"),
    [
        ((0, 1), LayWeapon("b.foe", Laid(0, "piercing")), None), ((0, 1), LayWeapon("b.foe", Laid(1)), None),
        ((0, 1), LayWeapon("b.foe", Laid(0)), "refused-not-offered"),
        ((0, 1), LayWeapon("b.foe", Laid(2)), "refused-not-offered"), ((2,), LayWeapon("b.foe", Laid(2)), None),
        ((2,), LayWeapon("b.aside", Laid(2)), "ba-refused-target"), ((0, 1), LayWeapon("b.aside", Laid(1)), None),
        ((0, 1), LayWeapon("b.hid", Laid(1)), "ba-refused-target"),
        ((2,), LayWeapon("a.pal", Laid(2)), "ba-refused-target"),
        ((2,), LayWeapon("nobody", Laid(2)), "ba-refused-target"),
        ((2,), LayWeapon("b.late", Laid(2)), "ba-refused-target"),
        ((2,), HoldFire(), None), ((2,), ShootAt("b.foe", ()), "refused-not-offered"),
    ],
)  # fmt: skip
def test_at_whom_a_weapon_may_be_laid(slot, choice, told):
    wall = piece("building", 2, 20, 16, 22, height=9)
    battle = standing(
        TANK, squad("b.foe", 24, 10, 1), squad("b.aside", 46, 34, 1), squad("b.hid", 4, 10, 1),
        squad("a.pal", 28, 10, 1), squad("b.late", 24, 8, 1, place="reserve"), pieces=[wall],
    )  # fmt: skip
    assert message(ChooseLaying(0, "a.tank", slot).refusal(battle, choice)) == told


@pytest.mark.rule("BA-WPN-13")
@pytest.mark.parametrize(
    ("laid", "other", "found"),
    [
        ((Laid(0),), 28, ("b.near",)), ((Laid(0), Laid(1)), 28, ("b.near",)), ((Laid(1),), 28, ()),
        ((Laid(0),), 40, ()),
    ],
)  # fmt: skip
def test_on_whom_the_rest_of_a_vehicle_s_salvo_falls(laid, other, found):
    """Whoever is within six inches of its target, once, and the target not again."""
    battle = standing(
        vehicle("a.x", 24, 60, "stuka-zu-fuss"), squad("b.foe", 24, 24, 1), squad("b.near", other, 24, 1), size=(48, 72)
    )
    declared = (Declared("b.foe", laid),)
    assert tuple(split_fire.strays(battle, "a.x", declared)) == found


# ---- a vehicle's own -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-07")
@pytest.mark.parametrize(
    ("entry", "weapons"),
    [
        ("m4-sherman", [("medium-at-gun", 0), ("mmg", 0), ("mmg", 0)]), ("wespe", [("medium-howitzer", 0)]),
        ("panzerwerfer-42", []), ("stuka-zu-fuss", [("mmg", 0)]),
    ],
)  # fmt: skip
def test_what_a_vehicle_fires_directly(entry, weapons):
    battle = standing(vehicle("a.x", 24, 34, entry))
    found = gunnery.direct_fire(battle, of(battle, "a.x"))
    assert [(weapon.id, weapon.minimum) for _, weapon in found] == weapons


@pytest.mark.rule("BA-WPN-11", "BA-VEH-21")
@pytest.mark.parametrize(
    ("target", "side", "pen"), [("panzer-iv", "top", 4), ("truck", None, 3), (None, None, 3), ("sdkfz-251-1", "top", 4)]
)
def test_flame_hits_armour_from_above_without_a_roll(target, side, pen):
    foe = squad("b.foe", 24, 26, 2) if target is None else vehicle("b.foe", 24, 26, target)
    battle = standing(vehicle("a.x", 24, 34, "ot-133"), foe)
    weapon = WEAPONS["vehicle-flamethrower"]
    own = of(battle, "a.x")
    found = gunnery.flame_aim(battle, of(battle, "b.foe"), own.models[0], weapon, 5000)
    volley = found.volley
    assert (volley.need, volley.side, volley.pen, volley.indirect) == (1, side, pen, False)
    far = gunnery.flame_aim(battle, of(battle, "b.foe"), own.models[0], weapon, 50_000)
    assert far.volley.pen == pen
    assert found.distance == 5000


@pytest.mark.rule("BA-SHOOT-19")
@pytest.mark.parametrize(
    ("target", "option", "cover"),
    [
        ("panzer-iv", "on", "hard"), ("panzer-iv", "off", "none"), ("truck", "on", "hard"), ("truck", "off", "hard"),
        (None, "on", "hard"), (None, "off", "hard"),
    ],
)  # fmt: skip
def test_armour_has_cover_unless_the_house_rule_says_no(target, option, cover):
    foe = squad("b.foe", 24, 10, 1) if target is None else vehicle("b.foe", 24, 10, target)
    wall = piece("wall", 14, 14, 34, 14.4, 9)
    battle = standing(squad("a.x", 24, 34, 1), foe, pieces=[wall], options={"vehicle_cover": option})
    lanes = Lanes(battle, of(battle, "a.x"), of(battle, "b.foe"))
    assert gunnery.cover_of(battle, lanes, of(battle, "b.foe"), [0]) == cover


@pytest.mark.rule("BA-DAM-01", "BA-HE-01", "BA-WPN-23", "BA-HE-05")
@pytest.mark.parametrize(
    ("weapon", "way", "pen", "small", "sheltered"),
    [
        ("rifle", None, 0, True, True), ("medium-at-gun", "piercing", 5, False, True),
        ("medium-at-gun", "explosive", 1, False, True), ("medium-mortar", None, 2, False, True),
        ("vehicle-flamethrower", None, 3, False, False), ("bazooka", None, 5, False, True),
        ("light-autocannon", "explosive", 1, False, True), ("medium-at-gun", None, 5, False, True),
    ],
)  # fmt: skip
def test_what_a_hit_strikes_with(weapon, way, pen, small, sheltered):
    for aimed in (False, True):
        found = shoot.blows_of(fired(weapon, way), 3, aimed)
        shell = fired(weapon, way).is_shell
        assert (found.hits, found.penetration, found.small_arms) == (3, pen, small)
        assert found.sheltered is sheltered
        assert found.aimed is (aimed and not shell)


# ---- answers from Ambush ------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-01", "BA-AMB-03", "BA-AMB-08")
@pytest.mark.parametrize(
    ("watchers", "later", "answers"),
    [
        ([], (), []), (["men"], (), ["FireFromAmbush", "Wait"]),
        (["men"], (3, 5), ["FireFromAmbush", *["Wait"] * 3]),
        (["idle"], (3,), []), (["far"], (3,), []), (["tank"], (), ["FireFromAmbush"] * 7 + ["Wait"]),
        (["men", "tank"], (), ["FireFromAmbush"] * 8 + ["Wait"]), (["idle", "men"], (), ["FireFromAmbush", "Wait"]),
    ],
)  # fmt: skip
def test_what_whoever_waits_may_do_as_somebody_passes(watchers, later, answers):
    posted = {
        "men": squad("b.men", 20, 20, 2, order="ambush"), "idle": squad("b.idle", 26, 20, 2, order="fire"),
        "far": squad("b.far", 24, 2, 2, order="ambush"),
        "tank": vehicle("b.tank", 30, 20, "m4-sherman", facing=180, order="ambush"),
    }  # fmt: skip
    battle = standing(squad("a.x", 28, 36, 2, order="run"), *(posted[each] for each in watchers))
    found = reactions.passing(battle, Passing("a.x", 1, later))
    assert [type(each.choice).__name__ for each in found] == answers
    assert all(each.seat == 1 for each in found)
    gone = standing(squad("a.x", 28, 36, 2, place="reserve"), *(posted[each] for each in watchers))
    assert reactions.passing(gone, Passing("a.x", 1, later)) == []


# ---- lists -----------------------------------------------------------------------------------------------------------


def listed(entry, *groups, **more):
    men = tuple(ModelGroup(count, role, tuple(weapons)) for count, role, *weapons in groups)
    return ArmyUnit(id="x", entry=entry, quality="regular", men=men, **more)


@pytest.mark.rule("BA-VEH-03")
@pytest.mark.parametrize(
    ("unit", "manned"),
    [
        (listed("m4-sherman", (1, "vehicle", "medium-at-gun", "mmg", "mmg")), True),
        (listed("m4-sherman", (1, "vehicle", "mmg", "medium-at-gun", "mmg")), False),
        (listed("m4-sherman", (1, "vehicle", "medium-at-gun", "mmg")), False),
        (listed("m4-sherman", (2, "vehicle", "medium-at-gun", "mmg", "mmg")), False),
        (listed("m4-sherman", (1, "vehicle", "medium-at-gun", "mmg", "mmg", "lmg")), False),
        (listed("m4-sherman", (1, "rifleman", "medium-at-gun", "mmg", "mmg")), False),
        (listed("m4-sherman", (1, "vehicle", "medium-at-gun", "mmg", "mmg"), (1, "rifleman", "rifle")), False),
        (listed("m4-sherman"), False), (listed("jeep", (1, "vehicle")), True),
        (listed("jeep", (1, "vehicle", "mmg")), True), (listed("jeep", (1, "vehicle", "mmg", "mmg")), False),
        (listed("infantry-section", (5, "rifleman", "rifle")), True),
        (listed("infantry-section", (5, "rifleman", "rifle"), (1, "vehicle")), False),
    ],
)  # fmt: skip
def test_what_a_vehicle_is_in_a_list(unit, manned):
    assert is_manned(unit) is manned


@pytest.mark.rule("BA-ARMY-05", "BA-ARMY-03")
@pytest.mark.parametrize(
    ("unit", "parts"),
    [
        (listed("infantry-section", (5, "rifleman", "rifle")), [("men", 50, 5)]),
        (listed("infantry-section", (5, "rifleman", "rifle"), free=True), []),
        (listed("truck", (1, "vehicle")), [("truck", 39, 1)]),
        (listed("medium-mortar-team", (1, "gunner", "medium-mortar"), (1, "loader"), (1, "assistant")), 1),
        (listed("medium-mortar-team", (1, "gunner", "medium-mortar"), (2, "assistant"), (1, "spotter")), 2),
        (listed("infantry-section", (5, "rifleman", "rifle"), rules=("tough-fighters",)),
         [("men", 50, 5), ("tough-fighters", 5, 5)]),
        (listed("infantry-section", (4, "rifleman", "rifle"), (1, "nco", "rifle")), [("men", 50, 5)]),
    ],
)  # fmt: skip
def test_what_a_unit_costs_part_by_part(unit, parts):
    found = [(each.part, each.points, each.count) for each in price(unit, "british")]
    if isinstance(parts, int):
        assert len(found) == parts
        assert ("spotter", 10, 1) in found or parts == 1
    else:
        assert found == parts


@pytest.mark.rule("BA-WPN-04", "BA-ARMY-05")
@pytest.mark.parametrize(
    ("men", "weapon", "count", "found"),
    [
        ([("nco", "rifle"), ("rifleman", "rifle")], "panzerfaust", 1,
         [("nco", "rifle"), ("rifleman", "rifle", "panzerfaust")]),
        ([("nco", "rifle"), ("rifleman", "smg")], "panzerfaust", 1, None),
        ([("nco", "rifle"), ("rifleman", "rifle"), ("rifleman", "rifle")], "lmg", 1,
         [("nco", "rifle"), ("loader", "rifle"), ("gunner", "lmg")]),
        ([("nco", "rifle"), ("rifleman", "rifle")], "smg", 1, [("nco", "smg"), ("rifleman", "rifle")]),
        ([("nco", "rifle"), ("rifleman", "rifle")], "smg", 3, [("nco", "smg"), ("rifleman", "smg")]),
        ([("officer", "rifle"), ("rifleman", "rifle")], "smg", 1, [("officer", "smg"), ("rifleman", "rifle")]),
        ([("medic", "rifle"), ("rifleman", "rifle")], "smg", 2, [("medic", "smg"), ("rifleman", "smg")]),
    ],
)  # fmt: skip
def test_who_gets_a_weapon_that_is_bought(men, weapon, count, found):
    unit = listed("infantry-section", *((1, *each) for each in men))
    changed = recruits.with_weapon(unit, weapon, count, "british")
    told = [(each.role, *each.weapons) for each in recruits.men_of(changed)]
    assert told == (men if found is None else found)
    back = recruits.with_weapon(changed, weapon, 0, "british")
    assert [each.role for each in recruits.men_of(back)] == [role for role, *_ in men]


@pytest.mark.rule("BA-AMB-01")
def test_teams_fire_from_ambush():
    watcher = team("b.men", 24, 20, "mmg", 3, order="ambush", facing=180_000)
    battle = standing(squad("a.x", 28, 36, 2, order="run"), watcher)
    found = reactions.passing(battle, Passing("a.x", 1, ()))
    assert [type(each.choice).__name__ for each in found] == ["FireFromAmbush", "Wait"]
