"""The tolerance of a thousandth of an inch, and the house rule that there is none (BA-GEN-10): wherever is measured."""

import ast
from pathlib import Path

import pytest
import shapely

import grognard.games.bolt_action as package
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.movement.transport import boarding_refusal
from grognard.games.bolt_action.rules.shooting.aim import friends_forbid, indirect_aim
from grognard.games.bolt_action.rules.shooting.modifiers import nerve_modifiers
from grognard.games.bolt_action.rules.shooting.off_board_fire import astray, is_under
from grognard.games.bolt_action.rules.shooting.salvo import fallen_on
from grognard.games.bolt_action.rules.turn import objectives
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles.drive import VehicleMove
from grognard.games.bolt_action.state.choices import Drive, FireAtCharge, ShootAt, StandFast, Stretch
from grognard.games.bolt_action.state.events.close_quarters import ContactMade
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.space.regions import Region
from tests.games.bolt_action.table import listed, of, play, squad, team, vehicle, walk
from tests.games.playing import answer, happened, inches, refused

BASE = 0.492
EXACT = {"distance_epsilon": "0"}
BOTH = pytest.mark.parametrize(("options", "tolerant"), [({}, True), (EXACT, False)], ids=["usual", "exact"])


@pytest.mark.rule("BA-GEN-10")
def test_only_the_battles_context_knows_the_tolerance():
    """Everybody else asks the context, where the house rule is known."""
    knowing = set()
    for path in Path(package.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and any(name.name == "EPSILON" for name in node.names):
                knowing.add(path.name)
    assert knowing == {"context.py"}


@pytest.mark.rule("BA-GEN-10", "BA-MOV-12")
@BOTH
def test_a_truck_drives_its_rate(options, tolerant):
    truck = vehicle("a.car", 24, 40, "truck", order="advance")
    battle = play(VehicleMove("a.car", "advance"), truck, squad("b.foe", 2, 2, men=1), options=options)
    assert battle.refusal(Drive((Stretch(0, 12_000),))) is None
    assert (battle.refusal(Drive((Stretch(0, 12_001),))) is None) is tolerant
    assert refused(battle, Drive((Stretch(0, 12_002),)))[0] == "ba-fault-too-far"


@pytest.mark.rule("BA-GEN-10", "BA-CQ-02")
@BOTH
def test_a_charge_from_a_thousandth_over_six_inches(options, tolerant):
    foe, men = squad("b.foe", 24, 20, men=1), squad("a.men", 24, 26 + 2 * BASE + 0.001, men=1, order="run")
    battle = play(Assault("a.men", "b.foe"), men, foe, options=options, dice=(4, 1) if tolerant else ())
    if tolerant:
        assert FireAtCharge not in {type(each) for each in battle.choices()}
    else:
        assert listed(battle) == [FireAtCharge(), StandFast()]


@pytest.mark.rule("BA-GEN-10", "BA-CQ-03")
@pytest.mark.parametrize(
    ("gap", "reaches", "exactly"), [(12, True, True), (12.001, True, False), (12.002, False, False)]
)
@BOTH
def test_a_charge_reaches_as_far_as_a_run_and_a_thousandth(gap, reaches, exactly, options, tolerant):
    foe, men = squad("b.foe", 24, 20, men=1, order="fire"), squad("a.men", 24, 20 + 2 * BASE + gap, men=1, order="run")
    met = reaches if tolerant else exactly
    battle = play(Assault("a.men", "b.foe"), men, foe, options=options, dice=(4, 1) if met else ())
    assert bool(happened(battle, ContactMade)) is met


@pytest.mark.rule("BA-GEN-10", "BA-GEN-05")
@BOTH
def test_men_keep_an_inch_from_a_friendly_truck_and_a_friendly_squad(options, tolerant):
    truck, mates = vehicle("a.car", 24, 20, "truck"), squad("a.mates", 10, 20, men=1)
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 26, men=1), truck, mates, options=options)
    there = 20 + 1 + 2 * BASE
    assert battle.refusal(walk(battle, "a.one", 0, there - 26)) is None
    assert (battle.refusal(walk(battle, "a.one", 0, there - 0.001 - 26)) is None) is tolerant
    rear = 20 + truck.unit.hull.length / 2000 + 1 + BASE
    battle = play(Activation("a.one", "advance"), squad("a.one", 24, rear + 3, men=1), truck, options=options)
    assert battle.refusal(walk(battle, "a.one", 0, -3)) is None
    assert (battle.refusal(walk(battle, "a.one", 0, -3.001)) is None) is tolerant


@pytest.mark.rule("BA-GEN-10", "BA-GEN-04")
@BOTH
def test_a_gap_of_a_thousandth_over_an_inch_breaks_the_formation(options, tolerant):
    gap = 1 + 2 * BASE
    for over, allowed in ((0, True), (0.001, tolerant)):
        men = squad("a.one", 0, 0, men=2, places=((10, 20), (10 + gap + over, 20)))
        battle = play(Activation("a.one", "advance"), men, options=options)
        assert battle.context.in_formation(of(battle, "a.one")) is allowed


@pytest.mark.rule("BA-GEN-10", "BA-HQ-09", "BA-HQ-10")
@BOTH
def test_what_falls_near_is_measured_so_too(options, tolerant):
    men, struck = squad("a.men", 24, 32 + 2 * BASE + 0.001, men=1), squad("b.foe", 24, 20, men=1)
    battle = play(Activation("a.men", "fire"), men, struck, options=options)
    assert bool(astray(battle, 0, "b.foe")) is tolerant
    here = inches(24), inches(20) - 6001 - 492
    assert is_under(battle, of(battle, "b.foe"), here) is tolerant


@pytest.mark.rule("BA-GEN-10", "BA-WPN-13")
@BOTH
def test_a_salvo_reaches_six_inches_about_its_target(options, tolerant):
    launcher = vehicle("a.gun", 24, 46, "truck", weapons=("multiple-launcher",))
    near = squad("b.near", 24, 12 - 6.001 - 2 * BASE, men=1)
    battle = play(Activation("a.gun", "run"), launcher, squad("b.foe", 24, 12, men=1), near, options=options)
    found = fallen_on(battle, of(battle, "a.gun"), of(battle, "b.foe"))
    assert ("b.near" in found) is tolerant


@pytest.mark.rule("BA-GEN-10", "BA-VEH-29")
@BOTH
def test_a_command_vehicle_helps_within_twelve_inches(options, tolerant):
    chief = vehicle("a.chief", 24, 10, rules=("command-vehicle",))
    half = chief.unit.hull.length / 1000
    battle = play(
        Activation("a.car", "fire"), chief, vehicle("a.car", 24, 10 + half + 12.001), options=options, dice=()
    )
    assert bool(nerve_modifiers(battle, of(battle, "a.car"), pins=True)) is tolerant


@pytest.mark.rule("BA-GEN-10", "BA-SCN-14")
@BOTH
def test_a_zones_border_and_an_objectives_three_inches(options, tolerant):
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 20, men=1), options=options)
    epsilon = battle.context.epsilon
    man = of(battle, "a.one").models[0]
    assert Region(shapely.box(0, 0, man.x + 491, 48_000)).holds(man, epsilon) is tolerant
    assert Region(shapely.box(0, 0, man.x + 492, 48_000)).holds(man, epsilon)
    assert (objectives.holder(battle, (man.x + 492 + 3001, man.y)) == 0) is tolerant


@pytest.mark.rule("BA-GEN-10", "BA-TRN-02")
@BOTH
def test_a_man_walks_his_run_to_a_truck(options, tolerant):
    truck = vehicle("a.car", 24, 10, "truck")
    rear = 10 + truck.unit.hull.length / 2000
    far = rear + 1 + BASE + 12.001
    battle = play(Activation("a.one", "run"), squad("a.one", 24, far, men=1), truck, options=options)
    assert (boarding_refusal(battle, of(battle, "a.one"), "a.car", 12_000) is None) is tolerant


@pytest.mark.rule("BA-GEN-10", "BA-SHOOT-10")
@pytest.mark.parametrize(("short", "may", "exactly"), [(0, True, True), (0.001, True, False), (0.002, False, False)])
@BOTH
def test_a_mortar_fires_from_its_least_range_and_a_thousandth_less(short, may, exactly, options, tolerant):
    least = tables.WEAPONS["medium-mortar"].minimum / 1000
    mortar = team("a.firer", 24, 40, "medium-mortar", order="fire", places=[(24, 40), (24.3, 41.4), (25.7, 41.4)])
    radius = mortar.unit.models[0].radius / 1000
    foe = squad("b.foe", 24, 40 - radius - BASE - least + short, men=1)
    fires = may if tolerant else exactly
    battle = play(Activation("a.firer", "fire"), mortar, foe, options=options, dice=(1,) if fires else ())
    answer(battle, ShootAt("b.foe"), StandFast())
    assert [volley.need for shot in happened(battle, Fired) for volley in shot.volleys] == ([6] if fires else [])


@pytest.mark.rule("BA-GEN-10", "BA-GEN-08")
@pytest.mark.parametrize(
    ("weapon", "reach"), [("rifle", 24), ("scoped-rifle", 36)], ids=["as far as a rifle", "as far as through a scope"]
)
@BOTH
def test_friends_in_the_way_keep_from_a_target_at_exactly_the_range(weapon, reach, options, tolerant):
    screen = squad("a.screen", 24, 34, men=1)
    for over, within in ((0, True), (0.001, tolerant), (0.002, False)):
        foe = squad("b.foe", 24, 40 - reach - 2 * BASE - over, men=1)
        firer = squad("a.men", 24, 40, men=1, weapon=weapon, nco=False)
        battle = play(Activation("a.men", "fire"), firer, screen, foe, options=options)
        assert friends_forbid(battle, of(battle, "a.men"), of(battle, "b.foe")) is within


@pytest.mark.rule("BA-GEN-10", "BA-WPN-22")
def test_a_distance_is_not_rounded_before_it_is_compared():
    """From (0, 0) to (3, 62000): 62000.00007 thousandths of an inch, less the bases."""
    mortar = team("a.gun", 2, 71, "medium-mortar", men=1)
    radius = mortar.unit.models[0].radius
    foe = squad("b.foe", 2.01, 71 - 60 - (radius + 492) / 1000, men=1)
    battle = play(Activation("a.gun", "fire"), mortar, foe, options=EXACT, size=(48, 72))
    unit, target = of(battle, "a.gun"), of(battle, "b.foe")
    assert 60_000 < battle.context.gap(unit, target) < 60_000.5
    weapon = tables.WEAPONS["medium-mortar"]
    assert indirect_aim(battle, unit, target, unit.models[0], weapon, False) is None
