"""Clauses of what is forecast: of vehicles in combat, of markers and templates, of powers."""

from __future__ import annotations

from fractions import Fraction

import numpy
import pytest

from grognard.games.wh40k5.odds import scatter_odds
from grognard.games.wh40k5.odds.combat.clash import Clash, side_of
from grognard.games.wh40k5.odds.combat.sides import Armed
from grognard.games.wh40k5.odds.combat.stands import FRONT
from grognard.games.wh40k5.odds.combat.vehicles import Vehicles, first_broken, is_fighter
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import SPARED, Blows
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Firing
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import dreadnought, rhino


def machine(state: dict[str, bool] | None = None, **options: str) -> Vehicles:
    """A walker as it fights in a forecast."""
    posted = boyz("a.o", 20, 40, 1), marines("a.m", 20, 22, 1)
    walker = dreadnought("b.d", 20, 20, **(state or {}))
    battle = play(ShootingPhase(0), *posted, walker, options=options)
    side = side_of(battle, of(battle, "b.d"), fractions=True)
    assert isinstance(side, Vehicles)
    return side


@pytest.mark.rule("WH-VEH-22")
def test_of_several_kinds_the_first_weapon_is_destroyed_first() -> None:
    assert first_broken(("cannon", "bolter", "flamer"), 2) == ["cannon", "bolter"]


@pytest.mark.rule("WH-VEH-10", "WH-VEH-11", "WH-ASSAULT-13")
@pytest.mark.parametrize(("value", "counted"), [("one_each", True), ("none", False)])
def test_hits_on_a_walker_count_in_a_forecast_as_the_option_says(value: str, counted: bool) -> None:
    """Three hits that leave it whole."""
    walker = machine(walker_hits_count=value)
    men = side_of(walker.g, walker.g.state.units["a.m"], fractions=True)
    combat = Clash(walker.g, men, walker)
    tallied = numpy.array([0, 0, 0, 1]).reshape(1, 1, 1, 4)
    won = {who: pairs.chances.sum() for who, pairs in combat.settled(combat.start._replace(chances=tallied))}
    assert combat.counts == [False, counted]
    assert won[0] == 1
    assert walker.suffered(walker.start) == 0


@pytest.mark.rule("WH-VEH-11", "WH-CCW-11")
def test_grenades_hit_a_walker_on_a_six_and_an_immobilised_one_by_skill() -> None:
    for state, need in (({}, 6), ({"immobilised": True}, 4)):
        side = machine(state, grenade_v_helpless_walker="ws")
        own = marines("a.m", 20, 22, 1).unit
        assert side.swing(own, Armed(own.models[0], "krak-grenades", 1), side.start).need == need


@pytest.mark.rule("WH-VEH-11", "WH-VEH-33")
@pytest.mark.parametrize(("blows", "face"), [(SPARED, "front"), (SPARED._replace(tracks=1), "rear")])
def test_a_walker_immobilised_in_a_round_is_struck_in_the_rear_by_who_strikes_later(blows: Blows, face: str) -> None:
    """But for grenades it is what it was when the combat began."""
    walker = machine()
    combat = Clash(walker.g, side_of(walker.g, walker.g.state.units["a.m"]), walker)
    (swings,) = (swings for (seat, _), swings in combat.swings.items() if seat == 0)
    now = numpy.array([combat.number(1, walker, (blows,))])
    (struck,) = combat.blows[swings(combat.start.one, combat.facts[1](now, FRONT)).item()]
    assert struck.armour is not None
    assert (struck.armour.face, struck.need) == (face, 6)


@pytest.mark.rule("WH-VEH-34")
def test_combats_are_won_against_men_and_walkers_and_against_no_other_vehicle() -> None:
    battle = play(ShootingPhase(0), boyz("a.o", 20, 40, 1), dreadnought("b.d", 20, 20), rhino("b.r", 30, 20))
    found = {id: is_fighter(side_of(battle, of(battle, id))) for id in ("a.o", "b.d", "b.r")}
    assert found == {"a.o": True, "b.d": True, "b.r": False}


@pytest.mark.rule("WH-WEAPON-17")
def test_of_a_weapon_that_may_get_hot_nothing_comes_down_on_a_one() -> None:
    assert scatter_odds.unless_hot({touched(3): Fraction(1)}) == {
        touched(0): Fraction(1, 6),
        touched(3): Fraction(5, 6),
    }


def touched(count: int) -> scatter_odds.Touched:
    """So many creatures under a marker."""
    return scatter_odds.Touched((count,))


@pytest.mark.rule("WH-WEAPON-21")
def test_dice_are_thrown_once_more_only_for_a_marker_that_touches_fewer_than_is_to_be_expected() -> None:
    assert scatter_odds.again({touched(2): Fraction(1)}) == {touched(2): 1}
    even: scatter_odds.Falls = {touched(0): Fraction(1, 4), touched(1): Fraction(1, 2), touched(2): Fraction(1, 4)}
    assert scatter_odds.again(even) == {
        touched(0): Fraction(1, 16),
        touched(1): Fraction(5, 8),
        touched(2): Fraction(5, 16),
    }


@pytest.mark.rule("WH-WEAPON-10", "WH-WEAPON-06")
def test_a_template_touches_a_vehicle_for_certain_as_it_is_laid() -> None:
    battle = play(ShootingPhase(0), marines("a.m", 20, 24, 1, "flamer"), rhino("b.r", 20, 20))
    found = battery(battle, "a.m", "b.r", (Firing(of(battle, "a.m").models[0].id, "flamer"),))
    assert found is not None
    ((_, falls),) = found.marks(found.shooting.lines)
    assert falls == {scatter_odds.Touched((0,), ((0, (scatter_odds.HOLE,)),)): 1}
