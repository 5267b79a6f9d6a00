"""What fires together, what goes on firing beside what cannot, and what of a shot is told: each condition where it
alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.rules.shooting import aim, gunnery, modifiers
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.vehicles import vehicle_damage
from grognard.games.bolt_action.state.choices import Laid
from tests.games.bolt_action.edges import armed, standing
from tests.games.bolt_action.table import of, squad, team, unit, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
TANK = vehicle("a.tank", 24, 34)
FRONT = 34 - 4.1 / 2


# ---- who fires together ----------------------------------------------------------------------------------------------


def grouped(*shots, moved=False, snap=False, target=None, nation="british"):
    """The groups of men with a weapon each, so many inches off: (weapon, shots, nearest, whose)."""
    groups = [ModelGroup(1, "rifleman", (weapon,)) for weapon, *_ in shots]
    posted = squad("a.x", 10, 40, 1, extra=groups)
    battle = standing(posted, target or squad("b.foe", 10, 10, 3), nations=(nation, "german"))
    men = of(battle, "a.x")
    asked = [
        (model, WEAPONS[weapon], inches(far), side[0] if side else None)
        for model, (weapon, far, *side) in zip(men.models[1:], shots, strict=True)
    ]
    return aim.grouped(battle, men, of(battle, "b.foe"), asked, moved, snap)


@pytest.mark.rule("BA-SHOOT-07")
@pytest.mark.parametrize(
    ("shots", "more", "found"),
    [
        ([("rifle", 10), ("rifle", 10)], {}, [("rifle", 2, 10, 2)]),
        ([("rifle", 10), ("rifle", 8)], {}, [("rifle", 2, 8, 2)]),
        ([("rifle", 10), ("garand", 10), ("garand", 9)], {}, [("garand", 3, 9, 3)]),
        ([("rifle", 10), ("garand", 10)], {}, [("rifle", 2, 10, 2)]),
        ([("rifle", 10), ("smg", 10), ("rifle", 10)], {}, [("rifle", 2, 10, 2), ("smg", 2, 10, 1)]),
        ([("bar", 10), ("automatic-rifle", 10)], {}, [("bar", 4, 10, 2)]),
        ([("rifle", 10), ("scoped-rifle", 10)], {}, [("rifle", 1, 10, 1), ("scoped-rifle", 1, 10, 1)]),
        ([("rifle", 10), ("scoped-rifle", 10)], {"moved": True}, [("rifle", 2, 10, 2)]),
        ([("rifle", 10), ("scoped-rifle", 10)], {"snap": True}, [("rifle", 2, 10, 2)]),
        ([("light-at-gun", 10), ("low-velocity-light-at-gun", 10)], {},
         [("light-at-gun", 1, 10, 1), ("low-velocity-light-at-gun", 1, 10, 1)]),
        ([("rifle", 12), ("rifle", 12.002)], {}, [("rifle", 1, 12, 1), ("rifle", 1, 12.002, 1)]),
        ([("rifle", 6), ("rifle", 6.002), ("rifle", 5)], {}, [("rifle", 2, 5, 2), ("rifle", 1, 6.002, 1)]),
        ([("bazooka", 10, "front"), ("bazooka", 10, "side")], {}, [("bazooka", 1, 10, 1), ("bazooka", 1, 10, 1)]),
        ([("lmg", 10)], {}, [("lmg", 3, 10, 1)]),
        ([("lmg", 10), ("lmg", 10)], {"nation": "german"}, [("lmg", 8, 10, 2)]),
        ([], {}, []),
    ],
)  # fmt: skip
def test_who_rolls_together(shots, more, found):
    """Those with a weapon of one family in one band at one side; it is called by what most of them carry."""
    groups = grouped(*shots, **more)
    assert [(each.weapon.id, each.shots, each.nearest / 1000, len(each.bearers)) for each in groups] == found


@pytest.mark.rule("BA-SHOOT-07", "BA-VEH-20")
@pytest.mark.parametrize(
    ("weapon", "far", "side", "pen"),
    [("bazooka", 10, "front", 5), ("bazooka", 10, "rear", 7), ("light-at-gun", 10, "side", 5),
     ("light-at-gun", 30, "front", 3), ("rifle", 5, "front", None), ("light-mortar", 20, "top", 2)],
)  # fmt: skip
def test_the_penetration_of_a_group_is_that_at_the_nearest(weapon, far, side, pen):
    [group] = grouped((weapon, far, side), (weapon, far + 1, side), target=vehicle("b.foe", 10, 10, "panzer-iv"))
    assert (group.pen, group.side) == (pen, side)


# ---- what else fires where something cannot --------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-04", "BA-WPN-02", "BA-WPN-07", "BA-WPN-11")
@pytest.mark.parametrize(
    ("entry", "left", "gap", "laid", "fired"),
    [
        ("m4-sherman", None, 10, (Laid(0, "piercing"), Laid(2)), ["medium-at-gun", "mmg"]),
        ("m4-sherman", ("mmg", "mmg"), 10, (Laid(0, "piercing"), Laid(2)), ["mmg"]),
        ("m4-sherman", ("medium-at-gun",), 10, (Laid(2), Laid(0, "piercing")), ["medium-at-gun"]),
        ("m4-sherman", None, 40, (Laid(2), Laid(0, "explosive")), ["medium-at-gun"]),
        ("stuka-zu-fuss", None, 30, (Laid(0), Laid(1)), ["multiple-launcher", "mmg"]),
        ("stuka-zu-fuss", None, 10, (Laid(0), Laid(1)), ["mmg"]),
        ("churchill-crocodile", None, 5, (Laid(2), Laid(0, "piercing")), ["vehicle-flamethrower", "medium-at-gun"]),
        ("churchill-crocodile", None, 20, (Laid(2), Laid(0, "piercing")), ["medium-at-gun"]),
        ("churchill-crocodile", None, 5, (Laid(2), Laid(1)), ["vehicle-flamethrower", "mmg"]),
    ],
)  # fmt: skip
def test_what_a_vehicle_cannot_fire_keeps_nothing_else_from_firing(entry, left, gap, laid, fired):
    tank = vehicle("a.tank", 24, 50, entry)
    front = 50 - tank.unit.hull.length / 2000
    battle = standing(tank, squad("b.foe", 24, front - gap - BASE, men=1), size=(48, 60))
    own = of(battle, "a.tank") if left is None else armed(battle, "a.tank", *left)
    found = gunnery.aims(battle, own, of(battle, "b.foe"), laid)
    assert [each.weapon for each in found.fired] == fired


@pytest.mark.rule("BA-VEH-04", "BA-VEH-20")
@pytest.mark.parametrize(("way", "pen"), [("piercing", 5), ("explosive", 1), (None, 5)])
def test_a_gun_fires_shot_unless_it_is_said(way, pen):
    battle = standing(TANK, vehicle("b.foe", 24, 10, "panzer-iv", facing=180))
    found = gunnery.aims(battle, of(battle, "a.tank"), of(battle, "b.foe"), (Laid(0, way),))
    assert [each.pen for each in found.fired] == [pen]


@pytest.mark.rule("BA-VEH-04", "BA-VEH-08", "BA-SHOOT-12")
@pytest.mark.parametrize(("cover", "told"), [(None, "none"), ("hedge", "soft"), ("wall", "hard")])
def test_the_cover_of_what_is_fired_at_is_told_with_its_volleys(cover, told):
    pieces = [piece(cover, 14, 14, 34, 14.4)] if cover else []
    battle = standing(TANK, squad("b.foe", 24, 10, men=1), pieces=pieces)
    found = gunnery.aims(battle, of(battle, "a.tank"), of(battle, "b.foe"), (Laid(2),))
    assert found.cover == told
    far = gunnery.aims(battle, of(battle, "a.tank"), of(battle, "b.foe"), (Laid(0, "indirect"),))
    assert far.cover in ("none", told)


# ---- how far a vehicle's weapons fire --------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-10", "BA-SHOOT-07", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "fires"), [(8, True), (7.999, True), (7.998, False), (12, True), (2, False), (8.001, True)]
)
def test_a_mounted_weapon_with_a_least_range(gap, fires, monkeypatch):
    """No weapon that comes with the game has one when it is fired by sight; one of a player's own may."""
    weapon = replace(WEAPONS["mmg"], minimum=inches(8))
    monkeypatch.setattr(tables, "fired", lambda *_: weapon)
    battle = standing(TANK, squad("b.foe", 24, FRONT - gap - BASE, men=1))
    tank = armed(battle, "a.tank", "mmg", "mmg")
    mounts = gunnery.chassis(battle, tank).mounts
    number = next(number for number, mount in enumerate(mounts) if mount.at == "hull")
    found = gunnery.aims(battle, tank, of(battle, "b.foe"), (Laid(number),))
    assert bool(found.volleys) is fires
    monkeypatch.setattr(gunnery, "direct_fire", lambda *_: [(mounts[number], weapon)])
    assert gunnery.has_shot(battle, tank, of(battle, "b.foe")) is fires


@pytest.mark.rule("BA-WPN-07", "BA-WPN-08", "BA-WPN-22")
@pytest.mark.parametrize(
    ("gap", "way", "distance"),
    [(24, "indirect", 24), (23.999, "indirect", 24), (23.9, "indirect", None), (60, "indirect", 60),
     (60.01, "indirect", None), (10, "open-sights", 10), (30.25, "indirect", 30.25)],
)  # fmt: skip
def test_how_far_a_howitzer_on_a_chassis_fires(gap, way, distance):
    """From its muzzle, at the nearest of two men."""
    gun = vehicle("a.gun", 24, 70, "wespe")
    front = 70 - gun.unit.hull.length / 2000
    y = front - gap - BASE
    battle = standing(gun, squad("b.foe", 0, 0, men=2, places=[(24, y - 1.5), (24, y)]), size=(48, 90))
    found = gunnery.aims(battle, of(battle, "a.gun"), of(battle, "b.foe"), (Laid(0, way),))
    assert [each.distance for each in found.volleys] == (
        [] if distance is None else [pytest.approx(inches(distance), abs=1)]
    )


# ---- the rest of a salvo ---------------------------------------------------------------------------------------------


def launcher(**fields):
    groups = ModelGroup(1, "gunner", ("multiple-launcher",), WEAPON_BASE), ModelGroup(2, "assistant")
    return unit("a.x", 10, 60, groups, "medium-mortar-team", **fields)


@pytest.mark.rule("BA-WPN-13")
@pytest.mark.parametrize(
    ("firer", "target", "gap", "found"),
    [
        (launcher(), squad("b.foe", 10, 10, 1), 50 - 0.787 - BASE, (3, None)),
        (launcher(), vehicle("b.foe", 10, 10, "panzer-iv"), 50 - 0.787 - 2.1, (4, "top")),
        (launcher(order="advance"), squad("b.foe", 10, 10, 1), 50 - 0.787 - BASE, (3, None)),
        (vehicle("a.x", 10, 60, "stuka-zu-fuss"), squad("b.foe", 10, 10, 1), None, (3, None)),
        (vehicle("a.x", 10, 60, "stuka-zu-fuss"), vehicle("b.foe", 10, 10, "truck"), None, (3, None)),
        (team("a.x", 10, 60, "heavy-mortar", 3), squad("b.foe", 10, 10, 1), None, None),
        (squad("a.x", 10, 60, 3), squad("b.foe", 10, 10, 1), None, None),
        (vehicle("a.x", 10, 60, "m4-sherman"), squad("b.foe", 10, 10, 1), None, None),
    ],
)  # fmt: skip
def test_the_share_of_a_unit_near_the_target_of_a_salvo(firer, target, gap, found):
    battle = standing(firer, target, size=(48, 72))
    own, foe = of(battle, "a.x"), of(battle, "b.foe")
    told = aim.stray_aims(battle, own, foe)
    assert told.cover == "none"
    if found is None:
        assert not told.volleys
        return
    [one] = told.volleys
    volley = one.volley
    assert (volley.weapon, volley.models, volley.shots) == ("multiple-launcher", (own.models[0].id,), 1)
    assert (volley.need, volley.indirect, volley.pen, volley.side) == (6, True, *found)
    assert one.modifiers == ()
    expected = inches(gap) if gap is not None else battle.context.gap(own, foe)
    assert one.distance == pytest.approx(expected, abs=1)
    stray = Shoot("a.x", "b.foe", "order", stray=True)
    assert stray.aims(battle) == told


@pytest.mark.rule("BA-SHOOT-08")
@pytest.mark.parametrize(
    ("why", "option", "fires"), [("defence", "on", True), ("defence", "off", False), ("order", "on", False)]
)
def test_who_answers_a_charge_fires_from_any_distance_by_house_rule(why, option, fires):
    battle = standing(
        squad("a.x", 10, 40, 1, weapon="pistol"), squad("b.foe", 10, 30, 1), options={"reaction_short_weapons": option}
    )
    assert bool(Shoot("a.x", "b.foe", why).aims(battle).volleys) is fires


# ---- armour and nerve ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-22", "BA-VEH-32")
@pytest.mark.parametrize(("side", "more"), [("front", 1), (None, 1), ("side", 0), ("rear", 0), ("top", 0)])
@pytest.mark.parametrize("pen", [None, 0, 4])
def test_the_die_that_equals_the_armour_of_a_heavy_front(side, more, pen):
    battle = standing(vehicle("b.car", 24, 20, "panzer-iv", rules=("heavy-front",)))
    own = battle.context.profile("b.car").chassis
    assert vehicle_damage.needed(own, vehicle_damage.Hits(1, pen, side)) == 9 + more - (pen or 0)


@pytest.mark.rule("BA-VEH-25", "BA-VEH-28")
@pytest.mark.parametrize(
    ("entry", "above", "bonus"),
    [("panzer-iv", True, 0), ("panzer-iv", False, 0), ("sdkfz-251-1", True, 1), ("sdkfz-251-1", False, 0),
     ("ot-133", True, 1), ("ot-133", False, 1), ("sdkfz-251-16", True, 2), ("sdkfz-251-16", False, 1)],
)  # fmt: skip
def test_what_is_added_on_the_damage_table(entry, above, bonus):
    battle = standing(vehicle("b.car", 24, 20, entry))
    assert vehicle_damage.table_bonus(battle.context.profile("b.car").chassis, above) == bonus


@pytest.mark.rule("BA-MOR-04", "BA-SPC-02")
@pytest.mark.parametrize(
    ("rules", "pins", "found"),
    [((), 0, []), ((), 2, [(-2, "BA-PIN-04")]), (("shirkers",), 2, [(-4, "BA-SPC-02")]), (("shirkers",), 0, [])],
)
def test_which_rule_pins_go_by(rules, pins, found):
    battle = standing(squad("a.x", 10, 40, 3, rules=rules))
    told = modifiers.pin_modifiers(battle.context.profile("a.x"), pins)
    assert [(each.value, each.rule) for each in told] == found
    assert modifiers.morale_modifier("pins", 3).value == -3
    assert modifiers.morale_modifier("pins").value == -1


@pytest.mark.rule("BA-HE-02", "BA-WPN-07")
@pytest.mark.parametrize(
    ("weapon", "ways"),
    [
        ("medium-at-gun", ("piercing", "explosive")), ("light-howitzer", ("open-sights", "indirect")),
        ("medium-mortar", ()), ("bazooka", ()), ("rifle", ()), ("light-autocannon", ("piercing", "explosive")),
    ],
)  # fmt: skip
def test_in_which_ways_a_weapon_may_be_fired(weapon, ways):
    assert WEAPONS[weapon].ways == ways
