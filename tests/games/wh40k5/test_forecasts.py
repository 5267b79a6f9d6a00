"""Forecasts of the dice of Warhammer 40,000, against every face of every die; previews show the same."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import grognard
from grognard import odds
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.procedures import Procedure
from grognard.games.wh40k5.odds import forecasts
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup
from grognard.games.wh40k5.rules.assault.charge_reactions import Countering, RunDown
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.assault.sweep import Hunt, Sweep
from grognard.games.wh40k5.rules.mission.deep_strike import Mishap
from grognard.games.wh40k5.rules.morale.morale import MoraleTest, Pinning
from grognard.games.wh40k5.rules.morale.regroup import Regrouping
from grognard.games.wh40k5.rules.movement.danger import DANGER, DangerTests
from grognard.games.wh40k5.rules.movement.moving import ThroughDifficult
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wound_removal import Suffer
from grognard.games.wh40k5.rules.saves.wounds import Saves
from grognard.games.wh40k5.rules.shooting.landing import Landing
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import Blow
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.choices import Share
from grognard.odds.forecasts import Trial
from tests.games.wh40k5.table import boyz, everyone, marines, play, row, unit
from tests.odds.counting import counted


def check(battle: Battle[Any], count: int = 1) -> list[Trial]:
    """The forecasts that begin here are what the dice can come to, each with its chance."""
    assert isinstance(battle.decision, RollDice)
    found = forecasts.trials(battle)
    assert len(found) == count
    for trial in found:
        told = {outcome: float(chance) for outcome, chance in trial.spread.chances.items() if chance}
        assert told == pytest.approx(counted(battle, trial), abs=1e-12)
    return found


def at(start: Procedure, *units: Any, **more: Any) -> Battle[Any]:
    """A procedure at its first roll."""
    return play(start, *units, dice=None, **more)


RHINO = unit("b.two", "rhino", [row("rhino")], 10, 12)
NOBS = unit("b.two", "boyz", [row("nob", 2)], 10, 12, special=("feel-no-pain",))


@pytest.mark.rule("WH-SHOOT-03", "WH-SHOOT-04", "WH-WEAPON-15", "WH-WEAPON-17")
@pytest.mark.parametrize("weapon", ["boltgun", "plasma-gun", "flamer", "multi-melta"])
def test_shots_to_their_wounds(weapon: str) -> None:
    marine = marines("a.one", 10, 16, 2, "" if weapon == "boltgun" else weapon)
    start = Shooting("a.one", "b.two", everyone(marine, weapon))
    battle = at(start, marine, boyz("b.two", 10, 12, 4))
    while not isinstance(battle.decision, RollDice):
        battle.choose(battle.choices()[0])
    (trial,) = check(battle)
    assert [share.tally for share in trial.shares] == ["wounds"]


def test_a_sniper_rends() -> None:
    scouts = unit("a.one", "scout-squad", [row("scout", 2, "sniper-rifle")], 10, 20)
    check(at(Shooting("a.one", "b.two", everyone(scouts, "sniper-rifle")), scouts, NOBS))


@pytest.mark.rule("WH-VEH-06", "WH-VEH-07", "WH-VEH-22")
@pytest.mark.parametrize("weapon", ["lascannon", "multi-melta"])
def test_shots_at_a_vehicle_to_its_damage(weapon: str) -> None:
    marine = marines("a.one", 10, 18, 1, weapon)
    (trial,) = check(at(Shooting("a.one", "b.two", everyone(marine, weapon)), marine, RHINO))
    assert trial.shares[0].worth == (0, 0, 0, 0, 0, 1, 1)


def test_dice_out_of_range_for_getting_hot_alone_are_no_forecast() -> None:
    shooters = marines("a.one", 10, 42, 1, "plasma-gun")
    battle = at(Shooting("a.one", "b.two", everyone(shooters, "plasma-gun")), shooters, RHINO)
    assert forecasts.trials(battle) == []


def test_hits_that_are_known_already() -> None:
    marine, nobs = marines("a.one", 10, 20), NOBS
    plain, torn = Blow(Wound(4, 5), 4, False, again=True), Blow(Wound(None, 6), 4, True)
    check(at(UnitHits("a.one", "b.two", ((plain, 2), (torn, 1)), None), marine, nobs))
    hits = (ArmourHit(8, 1, "side", cover=4), ArmourHit(6, None, "side", rending=True))
    check(at(VehicleHits("b.two", "b.two.1", hits, 0), marine, RHINO))


@pytest.mark.rule("WH-SAVE-01", "WH-USR-07")
def test_saves_group_by_group() -> None:
    mixed = unit("b.two", "boyz", [row("nob", 1, "eavy-armour"), row("boy", 2)], 10, 12, special=("feel-no-pain",))
    kinds = Wound(4, 5), Wound(5, None)
    shares = Share(0, (1, 0)), Share(1, (1, 2))
    groups = ("b.two.1",), ("b.two.2", "b.two.3")
    (trial,) = check(at(Saves("b.two", groups, kinds, shares, None), marines("a.one", 10, 20), mixed))
    assert trial.shares[0].seat == 1
    captain = unit("b.two", "captain", [row("captain")], 10, 12, special=("feel-no-pain",))
    check(at(Suffer("b.two", ("b.two.1", "b.two.1"), DANGER, "danger"), marines("a.one", 10, 20), captain))


@pytest.mark.rule("WH-ASSAULT-10", "WH-ASSAULT-11", "WH-CCW-05", "WH-USR-13")
def test_blows_of_both_sides_are_forecast_apart() -> None:
    swings = (
        AttackGroup("a.one", "b.two", 2, 3, True, Wound(4), 4, True),
        AttackGroup("b.two", "a.one", 3, 4, False, Wound(3), 5),
    )
    first, second = check(at(Exchange(4, swings), marines("a.one", 10, 20), boyz("b.two", 10, 12)), 2)
    assert (first.shares[0].seat, second.shares[0].seat) == (0, 1)


@pytest.mark.rule("WH-MORALE-04", "WH-MORALE-08", "WH-MORALE-07", "WH-USR-04", "WH-MORALE-06")
@pytest.mark.parametrize(
    "start",
    [
        MoraleTest("b.two", "combat-lost", 3),
        Pinning("b.two"),
        Regrouping("b.two"),
        RunDown("b.two"),
        Countering(("b.two",)),
    ],
    ids=lambda start: type(start).__name__,
)
def test_tests_of_leadership(start: Procedure) -> None:
    target = boyz("b.two", 10, 12, 5, special=("counter-attack",), fleeing=isinstance(start, Regrouping | RunDown))
    (trial,) = check(at(start, marines("a.one", 10, 30), target))
    assert trial.shares[0].worth == (0, 1)


@pytest.mark.rule("WH-ASSAULT-15", "WH-ASSAULT-23")
def test_a_sweeping_advance() -> None:
    hunts = (Hunt("b.two", ("a.one",)),)
    (trial,) = check(at(Sweep(hunts, (), 1), marines("a.one", 10, 20), boyz("b.two", 10, 12)))
    chances: dict[Any, Any] = dict(trial.spread.chances.items())
    assert chances == {0: Fraction(1, 6), 1: Fraction(5, 6)}
    assert [(share.seat, share.worth) for share in trial.shares] == [(0, ()), (1, (1, 0))]


@pytest.mark.rule("WH-MOVE-03", "WH-USR-17", "WH-MOVE-02", "WH-GAME-03")
def test_ground_and_mishaps() -> None:
    riders = boyz("b.two", 10, 12, 2, special=("skilled-rider",))
    (trial,) = check(at(DangerTests("b.two", ("b.two.1", "b.two.2")), marines("a.one", 10, 20), riders))
    assert list(trial.shares[0].worth) == [2, 1, 0]
    check(at(DangerTests("b.two", ("b.two.1",)), marines("a.one", 10, 20), boyz("b.two", 10, 12)))
    check(at(ThroughDifficult("b.two"), marines("a.one", 10, 20), boyz("b.two", 10, 12)))
    check(at(Mishap("b.two", 0), marines("a.one", 10, 20), boyz("b.two", 10, 12, place="off")))


def test_luck_of_a_battle_is_told() -> None:
    battle, random = grognard.battle("wh40k5", seed=4), Random(4)
    while not battle.over:
        battle.choose(battle.sample(random))
    luck = odds.luck(battle)
    assert {tally.name for tally in luck.tallies} <= set(forecasts.TALLIES)
    assert luck.tallies
    for tally in luck.tallies:
        assert tally.low <= tally.high
        assert tally.trials > 0


def test_markers_of_a_battle_come_down_as_forecast() -> None:
    marine = marines("a.one", 10, 30, 1, "missile-launcher")
    battle = at(Shooting("a.one", "b.two", everyone(marine, "missile-launcher-frag")), marine, boyz("b.two", 10, 12, 2))
    battle.choose(battle.choices()[0])
    assert isinstance(battle.stack[-1].procedure, Landing)
    check(battle)
