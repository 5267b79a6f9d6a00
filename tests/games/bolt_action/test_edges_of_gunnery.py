"""What weapons bear on, and what a shot does to armour, at the edges: each condition where it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.entries import Mount
from grognard.games.bolt_action.data.tables import WEAPONS, fired
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.state.chassis import side_of
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.state import Ranging
from tests.games.bolt_action.edges import armed, standing
from tests.games.bolt_action.table import of, squad, team, vehicle
from tests.games.playing import inches, piece

TANK = vehicle("a.tank", 24, 34)
MUZZLE = 34 - 4.1 / 2
"""Where the muzzle of a Sherman's gun is that looks up the table, in inches."""


# ---- mounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-12", "BA-WPN-18")
@pytest.mark.parametrize(
    ("left", "numbers", "slots"),
    [
        (("medium-at-gun", "mmg", "mmg"), [0, 1, 2], [(0, 1), (2,)]),
        (("medium-at-gun", "mmg"), [0, 1], [(0, 1)]),
        (("mmg", "mmg"), [1, 2], [(1,), (2,)]),
        (("medium-at-gun",), [0], [(0,)]),
        ((), [], []),
    ],
)
def test_the_mounts_that_are_left_fire_by_turret_and_hull(left, numbers, slots):
    battle = standing(TANK, squad("b.foe", 24, 10, men=1))
    tank = armed(battle, "a.tank", *left)
    assert list(gunnery.mounts(battle, tank)) == numbers
    assert gunnery.slots(battle, tank) == slots
    assert [weapon.id for _, weapon in gunnery.direct_fire(battle, tank)] == list(left)
    found = gunnery.aims(battle, tank, of(battle, "b.foe"), (Laid(0), Laid(1), Laid(2)))
    assert len(found.volleys) <= 3


@pytest.mark.rule("BA-WPN-12")
@pytest.mark.parametrize(
    ("left", "number", "fitted"),
    [
        (("medium-at-gun", "mmg", "mmg"), 2, 2), (("medium-at-gun", "mmg"), 2, None), (("mmg", "mmg"), 0, None),
        (("medium-at-gun",), 1, None),
    ],
)  # fmt: skip
def test_a_weapon_that_is_lost_is_not_fitted(left, number, fitted):
    battle = standing(TANK)
    assert gunnery.still_fitted(battle, armed(battle, "a.tank", *left), number) == fitted


@pytest.mark.rule("BA-HE-02", "BA-AMB-04")
@pytest.mark.parametrize(
    ("loaded", "ways"), [(None, ["piercing", "explosive"]), ("piercing", ["piercing"]), ("explosive", ["explosive"]),
                         ("indirect", ["piercing", "explosive"])]
)  # fmt: skip
def test_a_gun_that_waits_fires_what_is_loaded(loaded, ways):
    battle = standing(TANK)
    tank = replace(of(battle, "a.tank"), loaded=loaded)
    assert gunnery.options(battle, tank, (0,)) == [Laid(0, way) for way in ways]
    assert gunnery.options(battle, tank, (1,)) == [Laid(1)]
    both = gunnery.options(battle, tank, (0, 1))
    assert both == [*(Laid(0, way) for way in ways), Laid(1)]


@pytest.mark.rule("BA-VEH-03", "BA-WPN-20", "BA-ART-07")
def test_what_bears_on_a_target_is_fired_in_every_way_and_never_indirectly_in_answer():
    battle = standing(
        TANK, squad("b.ahead", 24, 10, men=1), squad("b.aside", 46, 34, men=1), vehicle("a.gun", 8, 40, "wespe")
    )
    tank = of(battle, "a.tank")
    ahead, aside = of(battle, "b.ahead"), of(battle, "b.aside")
    hull, turret = [(Laid(2),)], [(Laid(0, "piercing"),), (Laid(0, "explosive"),), (Laid(1),)]
    assert gunnery.batteries(battle, tank) == [(*each, *hull[0]) for each in turret]
    assert gunnery.batteries(battle, tank, ahead) == [(*each, *hull[0]) for each in turret]
    assert gunnery.batteries(battle, tank, aside) == turret
    answers = gunnery.selections(battle, tank, ahead)
    assert answers[:3] == [(*each, *hull[0]) for each in turret]
    assert sorted(map(len, answers)) == [1, 1, 1, 1, 2, 2, 2]
    assert answers == list(dict.fromkeys(answers))
    howitzer = of(battle, "a.gun")
    assert gunnery.selections(battle, howitzer, ahead) == [(Laid(0, "open-sights"),)]


# ---- reach -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-06", "BA-SHOOT-07", "BA-VEH-03")
@pytest.mark.parametrize(
    ("gap", "weapon", "reaches"),
    [
        (36, "mmg", True), (36.001, "mmg", True), (36.01, "mmg", False), (20, "mmg", True),
        (24, "light-howitzer", True), (23.98, "light-howitzer", True), (48.01, "light-howitzer", False),
    ],
)  # fmt: skip
def test_a_weapon_reaches_to_its_range_from_its_muzzle(gap, weapon, reaches):
    """A hull weapon, whose muzzle is at the middle of the front."""
    battle = standing(TANK, squad("b.foe", 24, MUZZLE - 0.492 - gap + 34, men=1), size=(48, 96))
    tank, foe = of(battle, "a.tank"), of(battle, "b.foe")
    tank = replace(tank, models=(replace(tank.models[0], y=inches(68)),))
    battle.state = battle.state.with_units(tank)
    mount = Mount(weapon, "hull")
    row = fired(weapon, "open-sights") if weapon == "light-howitzer" else WEAPONS[weapon]
    found = gunnery.within_reach(battle, tank, [model.body for model in foe.models], mount, row)
    assert bool(found) is reaches
    assert not found or found[0][0] == pytest.approx(inches(gap), abs=1)


@pytest.mark.rule("BA-VEH-03")
@pytest.mark.parametrize(
    ("at", "arc", "covers"),
    [("hull", None, ("front",)), ("turret", None, ()), ("pintle", "rear", ("rear",)), ("hull", "left", ("left",))],
)
def test_what_a_mount_covers(at, arc, covers):
    assert Mount("mmg", at, arc).covers == covers


@pytest.mark.rule("BA-GEN-06")
def test_where_the_muzzles_are():
    hull = TANK.unit.hull
    towards = (inches(44), inches(34))
    assert gunnery.muzzle(hull, Mount("mmg", "hull"), towards) == pytest.approx((24_000, inches(MUZZLE)))
    for at in ("turret", "coaxial", "pintle"):
        assert gunnery.muzzle(hull, Mount("mmg", at), towards) == pytest.approx((24_900, 34_000))


@pytest.mark.rule("BA-SHOOT-07", "BA-AMB-10")
def test_the_nearest_that_can_be_hit_is_measured():
    """Of three men the nearest is behind the tank, the next hidden by a house; the third is shot at."""
    house = piece("building", 20, 24, 23, 26, height=9)
    places = [(24, 40), (21.5, 21), (30, 14)]
    battle = standing(TANK, squad("b.foe", 0, 0, 3, places=places), pieces=[house])
    tank, foe = of(battle, "a.tank"), of(battle, "b.foe")
    lanes = Lanes(battle, tank, foe)
    hull, turret = Mount("mmg", "hull"), Mount("mmg", "turret")
    distances = [gunnery.distance_of(battle, lanes, mount, WEAPONS["mmg"]) for mount in (hull, turret)]
    assert distances[0] == pytest.approx(inches(((30 - 24) ** 2 + (14 - MUZZLE) ** 2) ** 0.5 - 0.492), abs=2)
    assert distances[1] == pytest.approx(inches(6 - 2.05 - 0.492), abs=2)
    assert gunnery.distance_of(battle, lanes, hull, replace(WEAPONS["mmg"], minimum=inches(40))) is None


@pytest.mark.rule("BA-AMB-10", "BA-VEH-03")
@pytest.mark.parametrize(
    ("x", "y", "left", "shot"),
    [
        (24, 12, ("medium-at-gun", "mmg", "mmg"), True), (24, 12, (), False), (24, 12, ("mmg", "mmg"), True),
        (24, 44, ("medium-at-gun",), True), (10, 20, ("medium-at-gun", "mmg", "mmg"), False),
        (38, 2, ("mmg", "mmg"), True), (47, 1, ("mmg",), False), (47, 1, ("medium-at-gun",), True),
    ],
)  # fmt: skip
def test_whether_a_tank_has_a_shot_now(x, y, left, shot):
    wall = piece("building", 4, 24, 20, 26, height=9)
    battle = standing(TANK, squad("b.foe", x, y, men=1), pieces=[wall])
    assert gunnery.has_shot(battle, armed(battle, "a.tank", *left), of(battle, "b.foe")) is shot


@pytest.mark.rule("BA-AMB-10", "BA-GEN-08")
@pytest.mark.parametrize("target", ["men", "car"])
@pytest.mark.parametrize("way", ["free", "friend", "wall"])
def test_neither_friends_nor_walls_are_shot_through(target, way):
    foe = squad("b.foe", 24, 14, men=1) if target == "men" else vehicle("b.foe", 24, 14, "truck", facing=180)
    friend = [squad("a.friend", 24, 24, men=1)] if way == "friend" else []
    wall = [piece("building", 14, 22, 34, 24, height=9)] if way == "wall" else []
    battle = standing(TANK, foe, *friend, pieces=wall)
    tank, there = of(battle, "a.tank"), of(battle, "b.foe")
    assert gunnery.has_shot(battle, tank, there) is (way == "free")
    assert bool(gunnery.aims(battle, tank, there, (Laid(0, "piercing"),)).volleys) is (way == "free")
    named = [each.id for each in gunnery.targets(battle, tank)]
    assert ("b.foe" in named) is (way != "wall")


@pytest.mark.rule("BA-VEH-04", "BA-VEH-20", "BA-WPN-02", "BA-WPN-07")
def test_each_weapon_fires_its_own_volley_with_its_own_modifiers():
    battle = standing(TANK, vehicle("b.foe", 24, 10, "panzer-iv", facing=180))
    tank, foe = of(battle, "a.tank"), of(battle, "b.foe")
    still = gunnery.aims(battle, tank, foe, (Laid(0, "piercing"), Laid(2)))
    moving = gunnery.aims(battle, tank, foe, (Laid(0, "piercing"), Laid(2)), moved=True)
    for found in (still, moving):
        assert [(each.weapon, each.way, each.shots, each.side) for each in found.fired] == [
            ("medium-at-gun", "piercing", 1, "front"), ("mmg", None, WEAPONS["mmg"].shots, "front"),
        ]  # fmt: skip
        assert found.cover == "none"
    worse = [after.need - before.need for before, after in zip(still.fired, moving.fired, strict=True)]
    assert worse == [0, 1]  # the turret is stabilised, the hull gun is not
    assert [each.pen for each in still.fired] == [5, None]
    assert gunnery.aims(battle, tank, foe, ()).cover == "none"


# ---- indirect fire and flame -----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-08", "BA-WPN-13", "BA-WPN-21")
@pytest.mark.parametrize(
    ("ranging", "moved", "weapon", "need"),
    [
        (None, False, "medium-mortar", 6), (("b.foe", 1, False), False, "medium-mortar", 5),
        (("b.foe", 2, False), False, "medium-mortar", 4), (("b.other", 1, False), False, "medium-mortar", 6),
        (("b.foe", 1, False), True, "medium-mortar", 6), (("b.foe", 1, False), False, "multiple-launcher", 6),
    ],
)  # fmt: skip
def test_an_indirect_shot_is_ranged_in_by_each_at_the_same_target(ranging, moved, weapon, need):
    unit = replace(team("a.m", 10, 40, "medium-mortar").unit, ranging=None if ranging is None else Ranging(*ranging))
    target = squad("b.foe", 10, 10, 1).unit
    assert gunnery.need_of_indirect(unit, target, WEAPONS[weapon], moved) == need


@pytest.mark.rule("BA-WPN-07", "BA-WPN-08", "BA-WPN-22")
@pytest.mark.parametrize(
    ("y", "facing", "wall", "fires"),
    [(10, 0, False, True), (22, 0, False, False), (10, 180, False, False), (10, 0, True, False)],
)
def test_a_howitzer_on_a_chassis_fires_indirectly_at_what_it_sees_before_it(y, facing, wall, fires):
    walls = [piece("building", 14, 24, 34, 26, height=9)] * wall
    battle = standing(vehicle("a.gun", 24, 42, "wespe", facing=facing), squad("b.foe", 24, y, men=1), pieces=walls)
    found = gunnery.aims(battle, of(battle, "a.gun"), of(battle, "b.foe"), (Laid(0, "indirect"),))
    assert bool(found.volleys) is fires
    for volley, modifiers, _ in found.volleys:
        assert (volley.shots, volley.need, volley.indirect, volley.way, modifiers) == (1, 6, True, "indirect", ())


# ---- armour ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-21", "BA-VEH-39")
@pytest.mark.parametrize(
    ("entry", "place", "top", "side"),
    [
        ("panzer-iv", (24, 40), False, "front"), ("panzer-iv", (40, 20), False, "side"),
        ("panzer-iv", (24, 4), False, "rear"), ("panzer-iv", (24, 4), True, "top"),
        ("truck", (24, 40), False, None),
        ("truck", (24, 40), True, None), ("panzer-iv", (29, 40), False, "front"),
    ],
)  # fmt: skip
def test_which_side_is_struck(entry, place, top, side):
    battle = standing(vehicle("b.car", 24, 20, entry, facing=180), squad("b.men", 4, 4, 1))
    at = (inches(place[0]), inches(place[1]))
    assert gunnery.struck_side(battle, of(battle, "b.car"), at, top) == side
    assert gunnery.struck_side(battle, of(battle, "b.men"), at, top) is None
    assert [side_of(each) for each in ("front", "rear", "left", "right")] == ["front", "rear", "side", "side"]


@pytest.mark.rule("BA-VEH-21", "BA-VEH-32")
@pytest.mark.parametrize(
    ("trait", "plain", "shaped"),
    [
        ("", (0, 1, 2, 1), (0, 1, 2, 1)), ("armoured-all-round", (0, 0, 0, 0), (0, 0, 0, 0)),
        ("weak-sides", (0, 2, 2, 1), (0, 2, 2, 1)), ("schuerzen", (0, 1, 2, 1), (0, 0, 2, 1)),
        ("reinforced-rear", (0, 1, 1, 1), (0, 1, 1, 1)),
    ],
)  # fmt: skip
def test_what_each_side_adds_to_the_penetration(trait, plain, shaped):
    battle = standing(vehicle("b.car", 24, 20, "panzer-iv", rules=(trait,) if trait else ()))
    own = replace(battle.context.profile("b.car").chassis, traits=frozenset((trait,)))
    sides = ("front", "side", "rear", "top")
    assert tuple(own.facing_bonus(side) for side in sides) == plain
    assert tuple(own.facing_bonus(side, shaped=True) for side in sides) == shaped


@pytest.mark.rule("BA-VEH-32", "BA-DAM-10")
def test_a_heavy_front_is_thicker_in_front_only():
    plain = standing(vehicle("b.car", 24, 20, "panzer-iv")).context.profile("b.car").chassis
    heavy = standing(vehicle("b.car", 24, 20, "panzer-iv", rules=("heavy-front",))).context.profile("b.car").chassis
    assert [heavy.value_from(side) - plain.value_from(side) for side in ("front", "side", "rear", "top")] == [
        1,
        0,
        0,
        0,
    ]
    assert plain.value_from("front") == plain.value_from("side") + plain.front_bonus


@pytest.mark.rule("BA-VEH-20", "BA-DAM-10", "BA-HE-04", "BA-HE-06", "BA-WPN-10", "BA-WPN-17", "BA-WPN-01")
@pytest.mark.parametrize(
    ("weapon", "distance", "shell", "side", "pen"),
    [
        ("medium-at-gun", 30, None, "front", 5), ("medium-at-gun", 30.01, None, "front", 4),
        ("medium-at-gun", 30.01, None, "side", 5), ("medium-at-gun", 10, None, "rear", 7),
        ("medium-at-gun", 50, None, None, 5), ("medium-at-gun", 50, "D2", "front", 1),
        ("medium-at-gun", 50, "D2", "rear", 3),
        ("squeeze-bore-light-at-gun", 12, None, "front", 6), ("squeeze-bore-light-at-gun", 12.01, None, "front", 4),
        ("squeeze-bore-light-at-gun", 24.01, None, "front", 2), ("light-at-gun", 24.01, None, "front", 3),
        ("light-at-gun", 6, None, "front", 4), ("bazooka", 24, None, "front", 5), ("rifle", 6, None, "front", None),
    ],
)  # fmt: skip
def test_what_range_side_and_shell_make_of_the_penetration(weapon, distance, shell, side, pen):
    battle = standing(vehicle("b.car", 24, 20, "panzer-iv"))
    found = gunnery.total_pen(battle, of(battle, "b.car"), WEAPONS[weapon], inches(distance), shell, side)
    assert found == pen


@pytest.mark.rule("BA-VEH-21", "BA-VEH-32", "BA-WPN-10")
@pytest.mark.parametrize(("weapon", "pen"), [("bazooka", 5), ("anti-tank-rifle", 2), ("light-at-gun", 5)])
def test_skirts_keep_off_shaped_charges_and_anti_tank_rifles(weapon, pen):
    battle = standing(vehicle("b.car", 24, 20, "panzer-iv", rules=("schuerzen",)))
    found = gunnery.total_pen(battle, of(battle, "b.car"), WEAPONS[weapon], inches(10), None, "side")
    assert found == pen
