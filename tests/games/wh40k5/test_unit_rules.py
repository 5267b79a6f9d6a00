"""What kinds of units and weapons may do besides, rule by rule (chapters Core, Movement, Weapons, Special rules)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.engine.fates import chances
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.vehicles.fates import to_pierce
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, faced, hit_of
from grognard.games.wh40k5.state.choices import Brave, Move
from tests.games.playing import answer, asked, refused
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit

BOLTERS = marines("a.m", 10, 30, 2)


@pytest.mark.rule("WH-WEAPON-01", "WH-WEAPON-02", "WH-WEAPON-03", "WH-WEAPON-04", "WH-WEAPON-05", "WH-USR-15")
@pytest.mark.parametrize("kind", ["pistol", "rapid-fire", "assault", "heavy", "ordnance"])
def test_after_which_weapons_a_unit_may_assault(kind) -> None:
    """Pistols and assault weapons; after any if it is Relentless."""
    for special, free in (((), kind in ("pistol", "assault")), (("relentless",), True)):
        squad = marines("a.m", 10, 30, 2, shot="b.o", fired=(kind,), special=special)
        battle = play(Shooting("a.m", "b.o", ()), squad, boyz("b.o", 10, 26))
        stuck = charging.cannot_assault(battle, squad.unit)
        assert (stuck is None) == free


@pytest.mark.rule("WH-WEAPON-14")
def test_melta_and_lance() -> None:
    """Two dice up to half range; Armour 14 counts as 12 to a lance, 11 as 11."""
    gun = TABLES.weapons["meltagun"]
    assert [hit_of(gun, "front", away).dice for away in (0, 6_000, 6_100, 12_000)] == [2, 2, 1, 1]
    assert hit_of(TABLES.weapons["lascannon"], "front", 0).dice == 1
    lance = ArmourHit(8, 2, "front", lance=True)
    assert [faced(lance, armour) for armour in (11, 12, 13, 14)] == [11, 12, 12, 12]


@pytest.mark.rule("WH-WEAPON-15", "WH-WEAPON-16", "WH-WEAPON-18")
def test_rending_snipers_and_ordnance_against_armour() -> None:
    """A 6 of an assault cannon is 12 and a D3: against 14 a 3 or 4 glances, a 5 or 6 penetrates."""
    rends = chances(to_pierce(hit_of(TABLES.weapons["assault-cannon"], "front", 0), 14))
    assert rends == {"none": Fraction(16, 18), "glancing": Fraction(1, 18), "penetrating": Fraction(1, 18)}
    assert chances(to_pierce(hit_of(TABLES.weapons["autocannon"], "front", 0), 14)) == {"none": 1}
    assert chances(to_pierce(hit_of(TABLES.weapons["demolisher-cannon"], "front", 0), 14)) == {
        "none": Fraction(9, 36), "glancing": Fraction(7, 36), "penetrating": Fraction(20, 36)
    }  # fmt: skip
    assert hit_of(TABLES.weapons["sniper-rifle"], "front", 0).strength == 3
    shell = hit_of(TABLES.weapons["demolisher-cannon"], "front", 0)
    assert (shell.dice, shell.highest) == (2, True)


@pytest.mark.rule("WH-USR-18")
def test_the_slow_and_purposeful_always_roll_for_their_move() -> None:
    """In the open: no plain move, 2D6 and the higher one; they count as standing for their weapons."""
    squad = marines("a.m", 10, 30, 2, special=("slow-and-purposeful",))
    battle = play(MovementPhase(0), squad, boyz("b.o", 10, 5), dice=(2, 5))
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -1))) == ("wh-refused-careful", ("WH-USR-18",))
    answer(battle, Brave("a.m"))
    assert asked(battle, ChooseWay).allowance == 5_000
    assert battle.context.has(of(battle, "a.m"), "relentless")
    plain = play(MovementPhase(0), BOLTERS, boyz("b.o", 10, 5))
    assert refused(plain, Brave("a.m"))[0] == "wh-refused-no-roll"


@pytest.mark.rule("WH-MOVE-12", "WH-MOVE-08")
def test_speeds_of_types_and_of_mixed_units() -> None:
    """Bikes 12", beasts 6" and twice what they roll in an assault, up to 12"."""
    bikes = unit("a.b", "warbikers", [row("warbiker", 2)], 10, 30)
    wolves = unit("a.w", "fenrisian-wolves", [row("fenrisian-wolf", 2)], 20, 30)
    mixed = unit("a.x", "boyz", [row("boy"), row("warbiker")], 30, 30)
    battle = play(Shooting("a.b", "b.o", ()), bikes, wolves, mixed, boyz("b.o", 10, 5))
    assert [movement.rate(each.unit) for each in (bikes, wolves, mixed)] == [12_000, 6_000, 6_000]
    assert [movement.is_slowed(each.unit) for each in (bikes, wolves, mixed)] == [False, True, True]
    assert [charging.reach(battle, wolves.unit, faces) for faces in ((2, 3), (6, 1))] == [6_000, 12_000]
    assert charging.reach(battle, BOLTERS.unit, (2, 3)) == 3_000


@pytest.mark.rule("WH-USR-22")
def test_tank_hunters_add_one_to_penetration() -> None:
    gun = TABLES.weapons["lascannon"]
    assert [hit_of(gun, "front", 0, hunter=hunter).bonus for hunter in (False, True)] == [0, 1]
