"""The numbers of the rules, each at its edge: what is still so at it and no longer beyond it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.ground.coherency import is_coherent
from grognard.games.wh40k5.ground.floors import is_coherent as is_coherent_upstairs
from grognard.games.wh40k5.ground.placing import infiltrating_faults
from grognard.games.wh40k5.ground.vehicle_places import reaches_access
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach, ClosingIn
from grognard.games.wh40k5.rules.mission.scouts import Scouting
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.shooting.volleys import rent
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units.artillery import gunners
from grognard.games.wh40k5.rules.units.characters import hosts
from grognard.games.wh40k5.rules.vehicles.aiming import muzzle
from grognard.games.wh40k5.state.choices import Board, Brave, Firing, Move, Shoot
from tests.games.playing import asked, inches, piece, refused
from tests.games.wh40k5.fights import TOUCH, marine
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import rhino, speeder, vehicle

BASE = 25 / 25.4
NEAR, FAR = -0.02, 0.02
"""By how much something is nearer than the edge of a rule, or farther."""
FOE = boyz("b.o", 40, 5, 1)


def pair(apart: float, **more: Any) -> Any:
    """Two marines whose bases are so far apart."""
    return marines("a.m", 0, 0, 2, places=[(10, 20), (10 + BASE + apart, 20)], **more)


@pytest.mark.rule("WH-CORE-07")
@pytest.mark.parametrize(("off", "together"), [(NEAR, True), (FAR, False)])
def test_models_of_a_unit_keep_within_two_inches(off: float, together: bool) -> None:
    assert is_coherent(pair(2 + off).unit) is together


@pytest.mark.rule("WH-CORE-07")
@pytest.mark.parametrize(("off", "together"), [(NEAR, True), (FAR, False)])
def test_the_floors_they_stand_on_are_six_inches_apart_at_most(off: float, together: bool) -> None:
    """A ruin of three floors."""
    ruin = piece("ruins", 5, 15, 15, 25, 3 * (6 + off))
    posted = pair(1)
    models = tuple(replace(model, storey=storey) for storey, model in enumerate(posted.unit.models))
    posted = replace(posted, unit=replace(posted.unit, models=models))
    battle = play(MovementPhase(0), posted, FOE, pieces=[ruin])
    assert is_coherent_upstairs(battle, of(battle, "a.m")) is together


@pytest.mark.rule("WH-VEH-08")
@pytest.mark.parametrize(("off", "together"), [(NEAR, True), (FAR, False)])
def test_the_vehicles_of_a_squadron_keep_within_four_inches(off: float, together: bool) -> None:
    size = 2 * speeder("a.s", 0, 0).unit.models[0].radius / 1000
    posted = speeder("a.s", 0, 0, 2, places=[(10, 20), (10 + size + 4 + off, 20)])
    assert is_coherent(posted.unit) is together


@pytest.mark.rule("WH-MOVE-09")
@pytest.mark.parametrize(("off", "may"), [(NEAR, True), (0.5, False)])
def test_jump_infantry_on_foot_reaches_six_inches(off: float, may: bool) -> None:
    """It may roll for woods that begin so far from the middle of its base."""
    edge = 30 - 6 - off
    squad = unit("a.j", "assault-squad", [row("assault-marine", 1)], 10, 30)
    battle = play(MovementPhase(0), squad, FOE, pieces=[piece("woods", 5, edge - 5, 40, edge)])
    assert (battle.refusal(Brave("a.j")) is None) is may


@pytest.mark.rule("WH-WEAPON-15")
def test_a_rending_six_counts_as_ap_2_unless_the_weapon_is_better() -> None:
    assert [rent(Wound(4, ap)).ap for ap in (None, 5, 2, 1)] == [2, 2, 2, 1]


@pytest.mark.rule("WH-ASSAULT-17", "WH-ASSAULT-21")
@pytest.mark.parametrize("kind", ["pile-in", "reaction"])
@pytest.mark.rule("WH-ASSAULT-06")
def test_who_closes_up_goes_six_inches_at_most(kind: Any) -> None:
    """An Ork 7" from his fellow who touches the enemy comes within 2" of him, not into contact himself."""
    orks = boyz("b.o", 0, 0, 2, places=[(10, 20 - TOUCH), (10, 20 - 2 * TOUCH - 7)])
    battle = play(ClosingIn("b.o", ("a.m",), kind), marine("a.m", 10, 20), orks)
    closing = asked(battle, ChooseApproach).closing
    assert closing.allowance == inches(6)


@pytest.mark.rule("WH-VEH-02")
@pytest.mark.parametrize(("degrees", "seen"), [(23.7, True), (24.2, False), (-23.7, True), (-24.2, False)])
def test_a_hull_gun_swings_through_forty_five_degrees(degrees: float, seen: bool) -> None:
    """22.5 to each side; a base 20" off is 1.4 degrees wide to each side of its middle."""
    gun = "demolisher-cannon"
    cannon = vehicle("a.v", "rhino", "vindicator", 20, 30, gear=(gun,))
    x, y = (each / 1000 for each in muzzle(cannon.unit.models[0], gun, 0))
    foe = boyz("b.o", x + 20 * sin(radians(degrees)), y - 20 * cos(radians(degrees)), 1)
    battle = play(ShootingPhase(0), cannon, foe, phase="shooting")
    assert (battle.refusal(Shoot("a.v", "b.o", (Firing("a.v.1", gun),))) is None) is seen


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize(("off", "serves"), [(NEAR, True), (FAR, False)])
def test_a_gun_is_fired_by_a_crewman_within_two_inches(off: float, serves: bool) -> None:
    guns = unit("a.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 1)], 10, 30)
    gun, man = guns.unit.models
    away = (gun.radius + man.radius) / 1000 + 2 + off
    posted = unit("a.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 1)], places=[(10, 30), (10, 30 + away)])
    battle = play(MovementPhase(0), posted, FOE)
    found = gunners(battle, of(battle, "a.g"), (Firing("a.g.1", "lobba"),))
    assert found == ({"a.g.1": "a.g.2"} if serves else None)


@pytest.mark.rule("WH-UNIT-04")
@pytest.mark.parametrize(("off", "joins"), [(NEAR, ["a.m"]), (FAR, [])])
def test_a_character_joins_a_unit_within_two_inches(off: float, joins: list[str]) -> None:
    captain = unit("a.c", "captain", [row("captain")], 10 + BASE + 2 + off, 30)
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 1), captain, FOE)
    assert hosts(battle, of(battle, "a.c")) == joins


@pytest.mark.rule("WH-VEH-16")
@pytest.mark.parametrize(("off", "reaches"), [(NEAR, True), (FAR, False)])
def test_a_model_gets_in_within_two_inches_of_an_access_point(off: float, reaches: bool) -> None:
    """At the ramp of a Rhino: the middle of its rear edge, 2.2" behind its middle."""
    man = marines("a.m", 20, 18 + 2.2 + BASE / 2 + 2 + off, 1)
    carrier = rhino("a.r", 20, 18)
    assert reaches_access(man.unit.models[0], carrier.unit.models[0]) is reaches
    battle = play(MovementPhase(0), carrier, man, FOE)
    assert (battle.refusal(Board("a.m", "a.r")) is None) is reaches


@pytest.mark.rule("WH-USR-11")
@pytest.mark.parametrize(("hidden", "off", "may"), [
    (True, 12 + FAR, True), (True, 12 + NEAR, False), (False, 18 + FAR, True), (False, 18 + NEAR, False),
])  # fmt: skip
def test_infiltrators_stand_over_twelve_inches_away_and_over_eighteen_in_sight(
    hidden: bool, off: float, may: bool
) -> None:
    spire = [piece("rock-spire", 5, 12, 15, 13, 20)] if hidden else []
    scouts = marines("a.m", 10, 10 + BASE + off, 1)
    battle = play(MovementPhase(0), scouts, boyz("b.o", 10, 10, 1), pieces=spire)
    assert (not list(infiltrating_faults(battle, of(battle, "a.m")))) is may


@pytest.mark.rule("WH-USR-16")
@pytest.mark.parametrize(("off", "may"), [(FAR, True), (NEAR, False)])
def test_scouts_end_over_twelve_inches_from_the_enemy(off: float, may: bool) -> None:
    scouts = unit("a.s", "scout-squad", [row("scout", 1)], 10, 10 + BASE + 12 + off + 3, special=("scouts",))
    battle = play(Scouting(0), scouts, boyz("b.o", 10, 10, 1), deployment="pitched-battle", turn=0, player_turn=0)
    forward = Move("a.s", shifted(battle, "a.s", 0, -3))
    if may:
        assert battle.refusal(forward) is None
    else:
        assert refused(battle, forward) == ("wh-fault-near-enemies", ("WH-USR-16",))
