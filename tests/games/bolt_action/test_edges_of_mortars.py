"""Weapons that fire over what is before them, at their edges: whom they see, how near and how far they reach; and which
of a vehicle's weapons is left of several alike."""

import pytest

from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.rules.shooting import aim, gunnery
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import armed, standing
from tests.games.bolt_action.table import of, squad, unit, vehicle
from tests.games.playing import inches, piece

GUNNER = 40 / 25.4 / 2
"""The radius of a mortar's base."""
BASE = 0.492
WEAPON = WEAPONS["light-mortar"]
HOUSE = piece("building", 20, 10, 28, 16, 6)
WALL = piece("building", 10, 30, 38, 32, 12)
"""What hides all behind it from whoever stands below."""


def mortar(x=24.0, y=44.0, *, spotter=None, **fields):
    crew = [ModelGroup(1, "gunner", ("light-mortar",), WEAPON_BASE), ModelGroup(1, "loader")]
    places = [(x, y), (x + 1.7, y)]
    if spotter is not None:
        crew.append(ModelGroup(1, "spotter"))
        places.append(spotter)
    return unit("a.x", x, y, crew, "light-mortar-team", places=places, **fields)


def aimed(*units, **more):
    battle = standing(*units, size=(48, 60), **more)
    own = of(battle, "a.x")
    return aim.indirect_aim(battle, own, of(battle, "b.foe"), own.models[0], WEAPON, False)


@pytest.mark.rule("BA-WPN-08", "BA-WPN-22", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "options", "fires"),
    [
        (24, {}, True), (24.001, {}, True), (24.002, {}, False), (12, {}, True), (11.999, {}, True),
        (11.998, {}, False), (18, {}, True), (2, {}, False), (30, {}, False),
        (24.001, {"distance_epsilon": "0"}, False),
        (24, {"distance_epsilon": "0"}, True), (11.999, {"distance_epsilon": "0"}, False),
        (12, {"distance_epsilon": "0"}, True),
    ],
)  # fmt: skip
def test_a_mortar_reaches_from_its_least_range_to_its_farthest(gap, options, fires):
    radius = round(GUNNER * 1000) / 1000
    foe = squad("b.foe", 24, 44 - radius - BASE - gap, men=1)
    found = aimed(mortar(), foe, options=options)
    assert (found is not None) is fires
    if found is not None:
        assert found.distance == inches(gap)
        assert (found.volley.need, found.volley.indirect, found.volley.shots) == (6, True, 1)


@pytest.mark.rule("BA-WPN-08", "BA-WPN-22", "BA-WPN-15")
@pytest.mark.parametrize(
    ("spotter", "wall", "fires"),
    [
        (None, False, True),
        (None, True, False),
        ((44, 30), True, True),
        ((25, 46), True, False),
        ((44, 30), False, True),
    ],
)
def test_a_mortar_or_its_spotter_sees_the_target(spotter, wall, fires):
    found = aimed(mortar(spotter=spotter), squad("b.foe", 24, 26, men=1), pieces=[WALL] if wall else [])
    assert (found is not None) is fires


@pytest.mark.rule("BA-WPN-08", "BA-WPN-22")
@pytest.mark.parametrize("inside", ["own", "foes"])
@pytest.mark.parametrize(("gap", "fires"), [(24, True), (24.01, False), (12, True), (11.99, False), (21, True)])
def test_into_a_house_and_out_of_it_its_walls_are_measured(inside, gap, fires):
    """Wherever the men inside are drawn: here some inches behind the lower wall."""
    floor = Floor(HOUSE.id, 0)
    if inside == "own":
        units = mortar(24, 12, inside=floor), squad("b.foe", 24, 16 + gap + BASE, men=1)
    else:
        units = mortar(24, round(16 + gap + GUNNER, 3)), squad("b.foe", 24, 12, men=1, inside=floor)
    assert (aimed(*units, pieces=[HOUSE]) is not None) is fires


@pytest.mark.rule("BA-WPN-08", "BA-VEH-21")
@pytest.mark.parametrize(
    ("target", "side", "pen"),
    [("panzer-iv", "top", 2), ("truck", None, 1), ("sdkfz-251-1", "top", 2), (None, None, 1)],
)
@pytest.mark.parametrize("facing", [0, 180])
def test_what_falls_from_above_strikes_the_top_of_armour(target, side, pen, facing):
    foe = squad("b.foe", 24, 26, men=1) if target is None else vehicle("b.foe", 24, 26, target, facing=facing)
    found = aimed(mortar(), foe)
    assert found is not None
    assert (found.volley.side, found.volley.pen) == (side, pen)
    assert found.modifiers == ()


@pytest.mark.rule("BA-SHOOT-09", "BA-NAT-DE-02")
@pytest.mark.parametrize("nation", ["british", "german"])
@pytest.mark.parametrize("weapon", sorted(WEAPONS))
def test_the_shots_of_each_weapon(weapon, nation):
    """What rolls for its hits has at least the fewest; German machine guns have one more."""
    battle = standing(mortar(), nations=(nation, "british"))
    row = WEAPONS[weapon]
    least = row.shots if isinstance(row.shots, int) else row.shots.count
    more = nation == "german" and weapon in ("lmg", "mmg")
    assert aim.shots_of(battle, of(battle, "a.x"), row) == least + more


# ---- of several weapons alike ----------------------------------------------------------------------------------------

TWINS = "sdkfz-251-16"
"""What has two flamethrowers in its hull."""


@pytest.mark.rule("BA-WPN-12")
@pytest.mark.parametrize(
    ("left", "laid", "fitted"),
    [(2, 0, 0), (2, 1, 1), (1, 0, 0), (1, 1, 0), (0, 0, None), (0, 1, None)],
)
def test_of_two_alike_the_one_that_is_left_fires(left, laid, fitted):
    battle = standing(vehicle("a.tank", 24, 34, TWINS))
    mounts = gunnery.chassis(battle, of(battle, "a.tank")).mounts
    alike = [number for number, mount in enumerate(mounts) if mount.weapon == "vehicle-flamethrower"]
    others = tuple(mount.weapon for mount in mounts if mount.weapon != "vehicle-flamethrower")
    assert len(alike) == 2
    weapons = (
        (*["vehicle-flamethrower"] * left, *others) if alike[0] == 0 else (*others, *["vehicle-flamethrower"] * left)
    )
    tank = armed(battle, "a.tank", *weapons)
    found = gunnery.still_fitted(battle, tank, alike[laid])
    assert found == (None if fitted is None else alike[fitted])
