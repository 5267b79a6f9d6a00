"""Numbers that formulas and dice of Warhammer 40,000 give, each by itself."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import shots
from grognard.games.wh40k5.rules.mission.entering import top_speed
from grognard.games.wh40k5.rules.saves.wound import Wound, times
from grognard.games.wh40k5.rules.shooting.fates import HIT, to_hit
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.vehicles.piercing import hit_of
from tests.games.wh40k5.table import boyz, marines, of, play

INCH = 1_000


@pytest.mark.rule("WH-SHOOT-03", "WH-WEAPON-13")
def test_a_miss_is_repeated_only_where_a_rule_says_so() -> None:
    assert chance_of(to_hit(4), HIT) == Fraction(1, 2)
    assert chance_of(to_hit(4, 4), HIT) == Fraction(3, 4)


@pytest.mark.rule("WH-WEAPON-04")
def test_a_heavy_weapon_has_no_shots_after_a_move() -> None:
    gun = TABLES.weapons["heavy-bolter"]
    assert [shots(gun, moved, 12.0 * INCH) for moved in (False, True)] == [3, 0]


@pytest.mark.rule("WH-WEAPON-14")
def test_only_lances_lower_armour() -> None:
    plain = TABLES.weapons["lascannon"]
    lance = replace(plain, traits=(*plain.traits, "lance"))
    assert [hit_of(each, "front", 0).lance for each in (plain, lance)] == [False, True]


@pytest.mark.rule("WH-USR-24")
def test_a_marker_wounds_the_vulnerable_twice() -> None:
    swarm = marines("a.m", 10, 30, 2, special=("vulnerable-to-blasts",))
    battle = play(Shooting("a.m", "b.o", ()), swarm, boyz("b.o", 10, 20))
    counts = [
        times(battle, of(battle, unit), of(battle, unit).models[0], Wound(marker=marker))
        for unit in ("a.m", "b.o")
        for marker in (False, True)
    ]
    assert counts == [1, 2, 1, 1]


@pytest.mark.rule("WH-VEH-02")
@pytest.mark.parametrize(("kind", "inches"), [("rhino", 12), ("trukk", 18)])
def test_how_far_vehicles_move_at_most(kind: str, inches: int) -> None:
    assert top_speed(kind) == inches * INCH
