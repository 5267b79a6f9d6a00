"""Conditions that only a few cases can miss, each asked where it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground import driving, driving_faults, zones
from grognard.games.bolt_action.ground.formulas import first_wave_minimum
from grognard.games.bolt_action.rules.movement.ambush_triggers import Trail
from grognard.games.bolt_action.rules.movement.move import RUN, Move
from grognard.games.bolt_action.rules.shooting import aim, gunnery
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFirstWave
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import Drive, FirstWave, GoDown, Laid, StayAway, StayPut, Stretch
from tests.games.bolt_action.edges import armed, standing
from tests.games.bolt_action.table import of, play, squad, team, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
TANK = vehicle("a.tank", 24, 34)
HALF = TANK.unit.hull.length / 2000


# ---- fire ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-07", "BA-SHOOT-30")
@pytest.mark.parametrize(("weapon", "cover"), [("medium-mortar", "none"), ("mmg", "soft")])
def test_cover_is_that_of_those_who_fire_by_sight(weapon, cover):
    battle = standing(
        team("a.x", 24, 40, weapon, 3), squad("b.foe", 24, 20, men=3), pieces=[piece("wood", 15, 15, 33, 25)]
    )
    found = aim.aims(battle, of(battle, "a.x"), of(battle, "b.foe"))
    assert (found.cover, bool(found.volleys)) == (cover, True)


@pytest.mark.rule("BA-SHOOT-07", "BA-WPN-05")
@pytest.mark.parametrize(
    ("x", "y", "weapon", "fires"),
    [
        (24, 20, "mmg", True), (24, 44, "mmg", False), (30, 20, "mmg", True),
        (37, 31, "mmg", False), (40, 33, "mmg", False),
        (9, 33, "mmg", False), (24, 44, "sniper-rifle", True),
    ],
)  # fmt: skip
def test_a_fixed_weapon_fires_where_it_faces(x, y, weapon, fires):
    posted = team("a.x", 24, 31, "mmg", 1, facing=0) if weapon == "mmg" else squad("a.x", 24, 31, men=1)
    battle = standing(posted, squad("b.foe", x, y, men=1))
    assert bool(aim.aims(battle, of(battle, "a.x"), of(battle, "b.foe")).volleys) is fires


@pytest.mark.rule("BA-WPN-08", "BA-WPN-22", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "fires"),
    [(12, True), (11.999, True), (11.998, False), (24, True), (24.001, True), (24.002, False)],
)
def test_how_far_and_how_near_a_mortar_reaches(gap, fires):
    mortar = team("a.x", 10, 40, "light-mortar", 1)
    radius = mortar.unit.models[0].radius / 1000
    battle = standing(mortar, squad("b.foe", 10, 40 - gap - radius - BASE, men=1))
    assert WEAPONS["light-mortar"].range == 24_000
    assert bool(aim.aims(battle, of(battle, "a.x"), of(battle, "b.foe")).volleys) is fires


@pytest.mark.rule("BA-VEH-20", "BA-WPN-17", "BA-VEH-21", "BA-WPN-01", "BA-HE-04", "BA-WPN-10", "BA-HE-06")
@pytest.mark.parametrize(
    ("weapon", "distance", "shell", "side", "rules"),
    [
        ("medium-at-gun", 20, None, "front", ["BA-WPN-01"]),
        ("medium-at-gun", 35, None, "front", ["BA-WPN-01", "BA-VEH-20"]),
        ("light-at-gun", 35, None, "side", ["BA-WPN-01", "BA-VEH-21", "BA-VEH-20"]),
        ("medium-at-gun", 35, "D2", "side", ["BA-HE-04", "BA-VEH-21"]),
        ("panzerfaust", 11, None, "front", ["BA-WPN-01"]),
        ("medium-at-gun", 35, None, None, ["BA-WPN-01"]),
        ("squeeze-bore-light-at-gun", 6, None, "front", ["BA-WPN-01", "BA-WPN-17"]),
        ("squeeze-bore-light-at-gun", 40, None, "front", ["BA-WPN-01", "BA-WPN-17"]),
        ("squeeze-bore-light-at-gun", 20, None, "front", ["BA-WPN-01"]),
    ],
)  # fmt: skip
def test_by_which_rules_a_hit_goes_through_armour(weapon, distance, shell, side, rules):
    used = WEAPONS[weapon]
    battle = standing(squad("a.x", 10, 40, men=1), vehicle("b.foe", 24, 20, "panzer-iv"))
    found = gunnery.pen_modifiers(battle, of(battle, "b.foe"), used, inches(distance), shell, side)
    assert [each.rule for each in found] == rules


@pytest.mark.rule("BA-VEH-04", "BA-WPN-12", "BA-VEH-20")
@pytest.mark.parametrize(
    ("left", "laid", "fired"),
    [
        (("medium-at-gun", "mmg", "mmg"), (0, 2), ["medium-at-gun", "mmg"]),
        (("medium-at-gun", "mmg"), (2, 0), ["medium-at-gun"]),
        (("mmg", "mmg"), (0, 1, 2), ["mmg", "mmg"]), (("mmg",), (0, 1), ["mmg"]), ((), (0, 1, 2), []),
    ],
)  # fmt: skip
def test_weapons_that_are_gone_do_not_fire_and_the_others_do(left, laid, fired):
    battle = standing(TANK, squad("b.foe", 24, 10, men=1))
    found = gunnery.aims(
        battle, armed(battle, "a.tank", *left), of(battle, "b.foe"), tuple(Laid(each) for each in laid)
    )
    assert [each.volley.weapon for each in found.volleys] == fired


@pytest.mark.rule("BA-SHOOT-01", "BA-WPN-16", "BA-ORD-17")
@pytest.mark.parametrize(("weapons", "may"), [((), True), (("pistol",), True), (("rifle", "pistol"), True)])
def test_one_mortar_among_others_who_are_armed_lays_smoke(weapons, may):
    extra = tuple(ModelGroup(1, "assistant", (weapon,)) for weapon in weapons)
    crew = (ModelGroup(1, "gunner", ("medium-mortar",), 787), *extra)
    posted = replace(team("a.x", 24, 40, "medium-mortar", 1))
    men = tuple(
        replace(posted.unit.models[0], id=f"a.x.{number}", weapons=group.weapons, x=inches(24 + 1.5 * number))
        for number, group in enumerate(crew, 1)
    )
    battle = standing(
        replace(posted, unit=replace(posted.unit, models=men)), squad("b.foe", 24, 14, men=3), options={"smoke": "on"}
    )
    decision = ChooseTarget(0, unit="a.x", moved=False)
    assert decision.may_screen(battle, of(battle, "a.x"), of(battle, "b.foe")) is may


# ---- ways ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-03")
@pytest.mark.parametrize(
    ("entry", "side", "first"), [("m4-sherman", "front", 2), ("m4-sherman", "side", 1), ("truck", "side", 1)]
)
def test_where_a_trail_touches_a_vehicle(entry, side, first):
    """From the front he touches it half its length off, from the side half its width."""
    posted = vehicle("b.foe", 24, 20, entry)
    hull = posted.unit.hull
    half = (hull.length if side == "front" else hull.width) / 2000
    battle = standing(squad("a.x", 24, 40, men=1), posted)
    man = of(battle, "a.x")
    stands = []
    for gap in (3, 0.0 if first == 1 else 1, 0.0):
        far = half + BASE + gap
        x, y = (24, 20 - far) if side == "front" else (24 + far, 20)
        stands.append(replace(man, models=(replace(man.models[0], x=inches(x), y=inches(y)),)))
    assert Trail(battle, stands).first_contact(battle, of(battle, "b.foe")) == first
    assert Trail(battle, stands[:1]).first_contact(battle, of(battle, "b.foe")) == 1


@pytest.mark.rule("BA-ORD-13", "BA-MOV-22")
@pytest.mark.parametrize(("ahead", "blocked"), [(0.001, True), (-0.001, False), (0.002, True), (1, True)])
def test_what_is_kept_off_lies_ahead_however_short_the_way(ahead, blocked):
    """A river lies half an inch before the front of the tank; it keeps an inch off whatever is closed."""
    river = piece("river", 10, 34 - HALF - 3.5, 38, 34 - HALF - 0.5 - max(ahead, 0))
    battle = standing(TANK, pieces=[river])
    tank = of(battle, "a.tank")
    whole = list(driving.parts(tank.hull, Drive((Stretch(0, inches(ahead)),))))
    assert bool(list(driving_faults.obstructions(battle, tank, whole, False, keep=1000))) is blocked
    assert not list(driving_faults.obstructions(battle, tank, whole, False))


@pytest.mark.rule("BA-MOV-11", "BA-MOV-18", "BA-SCN-04")
@pytest.mark.parametrize(
    ("choice", "message"),
    [(StayPut(), None), (StayAway(), "ba-refused-stay"), (GoDown(), "refused-not-offered"),
     (Drive((Stretch(0, inches(6)),)), None), (Drive((Stretch(0, inches(60)),)), "ba-fault-too-far")],
)  # fmt: skip
def test_what_a_vehicle_that_moves_may_do(choice, message):
    battle = play(Move("a.men", RUN), TANK, squad("a.men", 2, 46, men=1, order="run"))
    found = ChooseDrive(0, unit="a.tank", manner="advance").refusal(battle, choice)
    assert (found and found.message.id) == message


# ---- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ART-03", "BA-BLD-07")
@pytest.mark.parametrize(
    ("scenario", "top", "floors"),
    [("maximum-attrition", 40, 0), ("encircled", 20, 2), ("encircled", 40, 0)],
)
def test_who_has_no_zone_sets_up_in_no_house(scenario, top, floors):
    house = piece("building", 20, top, 26, top + 6, 4)
    battle = standing(squad("a.x", 4, 40, men=3), pieces=[house], scenario=scenario, won_roll_off=1)
    assert len(zones.floors(battle, of(battle, "a.x"))) == floors


@pytest.mark.rule("BA-SCN-01", "BA-SCN-10")
@pytest.mark.parametrize("units", [3, 6, 9])
def test_half_of_many_units_is_among_the_waves_listed(units):
    posted = [squad(f"a.u{number}", 2, 2, men=1, place="reserve") for number in range(units)]
    battle = standing(*posted, turn=1)
    decision = ChooseFirstWave(0)
    least = decision.least(battle)
    listed = decision.candidates(battle)
    sizes = {len(each.units) for each in listed if isinstance(each, FirstWave)}
    assert min(sizes) == least
    assert max(sizes) == units


@pytest.mark.rule("BA-SCN-10")
@pytest.mark.parametrize(("units", "least"), [(1, 1), (2, 1), (3, 2), (5, 3), (8, 4)])
def test_the_first_wave_is_half_of_all_rounded_up(units, least):
    assert first_wave_minimum(units) == least
