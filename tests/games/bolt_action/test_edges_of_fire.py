"""Who of a unit fires what, and from how far, at the edges: each condition where it alone decides."""

from fractions import Fraction

import pytest

from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.fates import BOMBARDED, ONE_PIN, SHAKEN, SHELLED, UNTOUCHED
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, officer, squad, team, vehicle
from tests.games.playing import inches, piece

TANK = vehicle("a.tank", 24, 34)
MUZZLE = 34 - 4.1 / 2
"""Where the muzzle of a Sherman's gun is that looks up the table, in inches."""


# ---- men -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-09", "BA-WPN-20", "BA-WPN-05", "BA-WPN-04")
@pytest.mark.parametrize(
    ("posted", "holding", "moved", "weapons"),
    [
        (team("a.x", 20, 30, "mmg"), (), False, ["mmg"]),
        (team("a.x", 20, 30, "mmg"), (), True, []),
        (squad("a.x", 20, 30, 3), (), True, ["rifle"] * 3),
        (squad("a.x", 20, 30, 2, extra=(ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)), (), False,
         ["rifle", "rifle", "panzerfaust"]),
        (squad("a.x", 20, 30, 2, extra=(ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)), ("panzerfaust",), False,
         ["rifle"] * 3),
        (squad("a.x", 20, 30, 2, extra=(ModelGroup(2, "rifleman", ("rifle", "panzerfaust")),)), ("a.x.4/panzerfaust",),
         False, ["rifle", "rifle", "panzerfaust", "rifle"]),
        (squad("a.x", 20, 30, 2, extra=(ModelGroup(1, "loader", ("rifle",)),)), (), False, ["rifle"] * 3),
        (officer("a.x", 20, 30), (), False, ["pistol"]),
    ],
)  # fmt: skip
def test_who_of_a_unit_fires_what(posted, holding, moved, weapons):
    assert [weapon.id for _, weapon in aim.armed(posted.unit, holding, moved)] == weapons


@pytest.mark.rule("BA-WPN-04", "BA-WPN-25")
@pytest.mark.parametrize(
    ("posted", "weapon", "lacks"),
    [
        (team("a.x", 20, 30, "mmg", 3), "mmg", False), (team("a.x", 20, 30, "mmg", 2), "mmg", False),
        (team("a.x", 20, 30, "mmg", 1, men_at_start=3), "mmg", True), (team("a.x", 20, 30, "mmg", 1), "mmg", False),
        (squad("a.x", 20, 30, 3), "lmg", True), (squad("a.x", 20, 30, 3), "rifle", False),
        (squad("a.x", 20, 30, 3, extra=(ModelGroup(1, "loader", ("rifle",)),)), "lmg", False),
        (gun("a.x", 20, 30, men=1, men_at_start=3), "light-at-gun", True),
        (gun("a.x", 20, 30, men=2, men_at_start=3), "light-at-gun", False),
    ],
)  # fmt: skip
def test_whether_a_team_weapon_is_short_of_hands(posted, weapon, lacks):
    battle = standing(posted)
    assert aim.lacks_crew(battle, of(battle, "a.x"), WEAPONS[weapon]) is lacks


@pytest.mark.rule("BA-WPN-14")
def test_a_scope_is_of_use_to_who_neither_moved_nor_snaps():
    found = [aim.uses_scope(WEAPONS["scoped-rifle"], moved, snap) for moved in (False, True) for snap in (False, True)]
    assert found == [True, False, False, False]
    assert not aim.uses_scope(WEAPONS["rifle"], False, False)


@pytest.mark.rule("BA-ART-07", "BA-AMB-04", "BA-HE-02", "BA-WPN-07")
@pytest.mark.parametrize(
    ("weapon", "order", "loaded", "ways"),
    [
        ("light-howitzer", None, None, ("open-sights",)), ("light-howitzer", "fire", "open-sights", ("open-sights",)),
        ("medium-at-gun", "ambush", "explosive", ("explosive",)),
        ("medium-at-gun", "ambush", None, ("piercing", "explosive")),
        ("medium-at-gun", "fire", "explosive", ("piercing", "explosive")),
    ],
)  # fmt: skip
def test_in_which_ways_a_gun_answers_a_move(weapon, order, loaded, ways):
    battle = standing(gun("a.gun", 24, 30, weapon))
    unit = replace(of(battle, "a.gun"), order=order, loaded=loaded)
    assert aim.direct_ways(battle, unit) == ways
    assert aim.ways(battle, of(battle, "a.men")) == (None,)


@pytest.mark.rule("BA-WPN-09", "BA-WPN-15", "BA-WPN-22", "BA-ART-01")
@pytest.mark.parametrize(("spotter", "sees"), [((44, 30), True), ((24, 40), False), (None, False)])
def test_an_indirect_weapon_fires_at_what_its_spotter_sees(spotter, sees):
    """A wall stands before the mortar; its spotter is at its end, or behind it too."""
    wall = piece("building", 4, 25, 40, 27, height=9)
    men = [ModelGroup(1, "gunner", ("medium-mortar",)), ModelGroup(1, "loader")]
    groups = men if spotter is None else [*men, ModelGroup(1, "spotter")]
    base = team("a.m", 24, 34, "medium-mortar", 2)
    models = base.unit.models
    if spotter is not None:
        models = (*models, replace(models[1], id="a.m.3", role="spotter", x=inches(spotter[0]), y=inches(spotter[1])))
    posted = replace(base, unit=replace(base.unit, models=models), listed=replace(base.listed, men=tuple(groups)))
    battle = standing(posted, squad("b.foe", 30, 4, men=1), pieces=[wall])
    mortar, foe = of(battle, "a.m"), of(battle, "b.foe")
    assert aim.spots(battle, mortar, mortar.models[0], foe) is sees
    assert aim.is_target(battle, mortar, foe) is sees
    assert aim.has_target(battle, mortar) is sees
    assert bool(aim.aims(battle, mortar, foe).volleys) is sees


@pytest.mark.rule("BA-SHOOT-07", "BA-SHOOT-10", "BA-SHOOT-11", "BA-SHOOT-30")
@pytest.mark.parametrize(
    ("gap", "shots"),
    [(3, [2]), (5.9, [1, 1]), (6, [1, 1]), (6.5, [2]), (11.99, [1, 1]), (12.1, [2]), (23.9, [2]), (24, [1]), (25, [])],
)
def test_men_of_the_same_band_fire_together(gap, shots):
    """Two riflemen, the second a little farther from the only foe."""
    pair = squad("a.x", 24, 36, 2, places=[(24, 36), (25.4, 36)])
    battle = standing(pair, squad("b.foe", 24, 36 - gap - 0.984, men=1))
    found = aim.aims(battle, of(battle, "a.x"), of(battle, "b.foe"))
    assert [volley.shots for volley in found.fired] == shots


@pytest.mark.rule("BA-CQ-02", "BA-WPN-11")
@pytest.mark.parametrize(("option", "charged", "far"), [("on", True, True), ("on", False, False), ("off", True, False)])
def test_by_house_rule_all_but_flame_answer_a_charge_from_any_distance(option, charged, far):
    battle = standing(options={"reaction_short_weapons": option})
    reach = aim.farthest(battle, WEAPONS["pistol"], False, charged)
    assert (reach > inches(48)) is far
    assert far or reach == pytest.approx(inches(6), abs=2)
    assert aim.farthest(battle, WEAPONS["flamethrower"], False, charged) < inches(48)


@pytest.mark.rule("BA-SCN-07")
def test_what_each_face_of_a_bombardment_does():
    assert [chances(BOMBARDED)[fate] for fate in (UNTOUCHED, ONE_PIN, SHAKEN, SHELLED)] == [
        Fraction(1, 6), Fraction(2, 6), Fraction(2, 6), Fraction(1, 6),
    ]  # fmt: skip
