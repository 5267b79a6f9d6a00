"""Figures and ways that are kept hold only as long as what they hang on is the same."""

from __future__ import annotations

from grognard.core.records import replace
from grognard.games.wh40k5.odds.expected_fights import Clash, clash
from grognard.games.wh40k5.odds.expected_losses import Power, power
from grognard.games.wh40k5.odds.hit_odds import made_up, strength_of
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Move
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import DOWN, dreadnought, rhino


def test_what_a_unit_has_done_changes_nothing_of_its_strength_and_its_figures_are_found_again() -> None:
    battle = play(
        ShootingPhase(0), marines("a.m", 10, 20, 5), boyz("b.o", 10, 15, 10), rhino("b.r", 30, 12, facing=DOWN)
    )
    squad, mob = of(battle, "a.m"), of(battle, "b.o")
    fought, fired = clash(battle, squad, mob), power(battle, squad, mob, False)
    done = replace(squad, moved=True, activated=True, shot="b.o", fired=("rapid-fire",), fresh=5)
    assert strength_of(battle, made_up(battle, done)) is strength_of(battle, made_up(battle, squad))
    battle.state = replace(battle.state, units={**battle.state.units, "a.m": done})
    assert power(battle, done, mob, False) is fired
    assert clash(battle, done, mob) == fought == Clash(battle, done, mob).value(battle, done, mob)
    fewer = replace(done, models=done.models[1:])
    assert strength_of(battle, made_up(battle, fewer)) is not strength_of(battle, made_up(battle, done))
    assert power(battle, fewer, mob, False).at(10_000) < fired.at(10_000)


def test_a_vehicle_is_worth_more_to_fire_at_as_soon_as_somebody_rides_in_it() -> None:
    battle = play(ShootingPhase(0), dreadnought("a.d", 30, 30), rhino("b.r", 30, 12, facing=DOWN), boyz("b.o", 6, 6, 5))
    walker, tank = of(battle, "a.d"), of(battle, "b.r")
    empty = power(battle, walker, tank, False)
    riding = replace(of(battle, "b.o"), place="aboard", aboard="b.r")
    battle.state = replace(battle.state, units={**battle.state.units, "b.o": riding}, player_turn=9)
    full = power(battle, walker, tank, False)
    assert full.at(10_000) > empty.at(10_000)
    assert full.parts == Power(battle, walker, tank, False).parts


def test_power_at_a_distance_is_what_reaches_so_far() -> None:
    battle = play(ShootingPhase(0), dreadnought("a.d", 30, 30), marines("a.m", 10, 20, 5), boyz("b.o", 10, 15, 10))
    for id in ("a.d", "a.m"):
        found = power(battle, of(battle, id), of(battle, "b.o"), False)
        for away in (0, 11_999, 12_000, 12_001, 24_000, 24_001, 48_000, 90_000):
            assert found.at(away) == sum(value for far, value in found.parts if away <= far)
        nearer = max(found.at(far) * 0.5 for far, value in found.parts if value > 0)
        assert found.nearer(90_000, lambda _: 0.5) == nearer
        assert found.nearer(90_000, lambda _: 0.5, nearer + 1) == nearer + 1


def test_a_way_is_barred_as_soon_as_somebody_stands_in_it() -> None:
    squad, far = marines("a.m", 20, 30, 3), boyz("b.o", 20, 5, 3)
    battle = play(MovementPhase(0), squad, far)
    ways = {choice for choice in battle.choices() if isinstance(choice, Move)}
    ahead = {choice for choice in ways if all(leg.points[-1][1] <= 25_000 for leg in choice.legs)}
    assert ahead
    moved = replace(
        of(battle, "b.o"), models=tuple(replace(each, y=each.y + 20_500) for each in of(battle, "b.o").models)
    )
    stood = battle.state
    battle.state = replace(stood, units={**stood.units, "b.o": moved})
    assert battle.decision is not None
    barred = ways - {choice for choice in battle.decision.choices(battle) if isinstance(choice, Move)}
    assert barred & ahead
    battle.state = stood
    assert ways == {choice for choice in battle.decision.choices(battle) if isinstance(choice, Move)}
