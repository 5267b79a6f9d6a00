"""Shooting by infantry, from the shots to the pinning test (chapters Shooting and Weapons)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.rules.shooting.fates import HIT, HOT
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.volleys import Line, Volley, volleys_of
from grognard.games.wh40k5.state.choices import Firing, GoDown, StayUp, TakeAway
from grognard.games.wh40k5.state.events.shooting import HitsScored, Losses, NoShot, WoundsScored
from tests.games.playing import answer, happened, over, piece, rolled
from tests.games.wh40k5.table import boyz, everyone, left, marines, of, play, row, unit


def fire(firer, target, weapon, **more):
    """``firer`` shoots at ``target`` with this weapon, everybody."""
    single = more.pop("single", False)
    return play(Shooting(firer.unit.id, target.unit.id, everyone(firer, weapon, single=single)), firer, target, **more)


def hits_and_shots(battle):
    return [(event.hits, event.shots) for event in happened(battle, HitsScored)]


@pytest.mark.rule("WH-SHOOT-06")
def test_the_steps_one_after_the_other() -> None:
    """Five bolters at 20": one shot each, hits on 3+, wounds on 4+, a 6+ save gone, the owner picks the casualties."""
    battle = fire(marines("a.m", 10, 30), boyz("b.o", 10, 10, 6), "boltgun", dice=(3, 4, 6, 1, 2, 4, 5, 3))
    assert hits_and_shots(battle) == [(3, 5)]
    answer(battle, StayUp())
    answer(battle, TakeAway(("b.o.6", "b.o.5")))
    over(battle)
    assert left(battle, "b.o") == [1, 2, 3, 4]
    assert [name for name, _ in rolled(battle)] == ["wh-roll-to-hit", "wh-roll-to-wound"]


@pytest.mark.rule("WH-SHOOT-08")
def test_a_unit_without_range_has_fired_all_the_same() -> None:
    battle = fire(marines("a.m", 10, 40), boyz("b.o", 10, 10), "boltgun")
    over(battle)
    assert len(happened(battle, NoShot)) == 1
    assert of(battle, "a.m").shot == "b.o"
    assert of(battle, "a.m").fired == ("rapid-fire",)


def test_only_those_who_reach_someone_they_see_fire() -> None:
    """The boltguns of the first three reach the Orks, those of the last two do not; a wall of rock hides all."""
    firer = marines("a.m", 0, 0, places=[(10, 30), (11.5, 30), (13, 30), (10, 36), (11.5, 36)])
    battle = fire(firer, boyz("b.o", 10, 7), "boltgun", dice=(1, 1, 1))
    assert hits_and_shots(battle) == [(0, 3)]
    over(battle)
    rock = piece("rock-spire", 0, 20, 48, 21, 6)
    battle = fire(firer, boyz("b.o", 10, 7), "boltgun", pieces=[rock])
    assert len(happened(battle, NoShot)) == 1


@pytest.mark.rule("WH-WEAPON-01")
def test_a_pistol_has_one_shot_at_twelve_inches_moving_or_not() -> None:
    for moved in (False, True):
        firer = marines("a.m", 10, 22, 2, moved=moved)
        battle = fire(firer, boyz("b.o", 10, 11, 2), "bolt-pistol", dice=(1, 1))
        assert hits_and_shots(battle) == [(0, 2)]
    assert happened(fire(marines("a.m", 10, 24, 2), boyz("b.o", 10, 10, 2), "bolt-pistol"), NoShot)


@pytest.mark.rule("WH-WEAPON-02")
def test_rapid_fire() -> None:
    """Two shots within 12", one beyond if the unit stood still, and each model's own distance decides."""
    near, far = (10, 22), (10, 31)
    cases = (
        ([near, near], False, False, 4),
        ([near, far], False, False, 3),
        ([near, far], True, False, 2),
        ([near, far], False, True, 2),
    )
    for places, moved, single, shots in cases:
        spots = [(x + 1.5 * number, y) for number, (x, y) in enumerate(places)]
        battle = fire(
            marines("a.m", 0, 0, 2, places=spots, moved=moved), boyz("b.o", 10, 10, 3), "boltgun",
            dice=(1,) * shots, single=single,
        )  # fmt: skip
        assert hits_and_shots(battle) == [(0, shots)]


@pytest.mark.rule("WH-WEAPON-03")
def test_assault_weapons_have_their_shots_after_moving() -> None:
    battle = fire(boyz("a.o", 10, 25, 2, "shoota", moved=True), boyz("b.o", 10, 10), "shoota", dice=(1,) * 4)
    assert hits_and_shots(battle) == [(0, 4)]


@pytest.mark.rule("WH-WEAPON-04", "WH-USR-15")
def test_heavy_weapons_fire_only_standing_still() -> None:
    battle = fire(marines("a.m", 10, 40, 1, "heavy-bolter"), boyz("b.o", 10, 10), "heavy-bolter", dice=(1, 1, 1))
    assert hits_and_shots(battle) == [(0, 3)]
    moved = marines("a.m", 10, 40, 1, "heavy-bolter", moved=True)
    assert happened(fire(moved, boyz("b.o", 10, 10), "heavy-bolter"), NoShot)
    relentless = marines("a.m", 10, 40, 1, "heavy-bolter", moved=True, special=("relentless",))
    battle = fire(relentless, boyz("b.o", 10, 10), "heavy-bolter", dice=(1, 1, 1))
    assert hits_and_shots(battle) == [(0, 3)]


@pytest.mark.rule("WH-WEAPON-13")
def test_twin_linked_weapons_repeat_their_misses() -> None:
    """Two bikes with twin-linked dakkaguns: six shots, hits on 5+, misses once more on 5+."""
    bikers = unit("a.bikes", "warbikers", [row("warbiker", 2)], places=[(10, 22), (14, 22)])
    battle = fire(bikers, marines("b.m", 10, 10), "dakkagun", dice=(5, 1, 2, 3, 4, 6, 5, 1, 4, 6, 1, 1, 1, 1))
    assert hits_and_shots(battle) == [(4, 6)]
    over(battle)


@pytest.mark.rule("WH-SHOOT-03")
def test_a_skilled_firer_repeats_a_miss_at_his_second_roll() -> None:
    battle = fire(marines("a.m", 10, 30, 1), boyz("b.o", 10, 10), "boltgun", dice=(1,))
    lines = (Line("a.m.1", "boltgun", 1),)
    assert volleys_of(battle, of(battle, "a.m"), lines) == (Volley("boltgun", 3, 0, 1),)
    (key,) = battle.context._profiles
    battle.context._profiles[key] = replace(battle.context._profiles[key], bs=7)
    assert volleys_of(battle, of(battle, "a.m"), lines) == (Volley("boltgun", 2, 5, 1),)


def test_a_weapon_that_gets_hot() -> None:
    """Three plasma guns at 10": six shots by threes of men; two 1s by the first and the third, who saves on 3+."""
    firer = marines("a.m", 10, 20, 3, "plasma-gun")
    battle = fire(firer, boyz("b.o", 10, 10, 3), "plasma-gun", dice=(1, 2, 2, 2, 2, 1, 2, 3))
    over(battle)
    assert rolled(battle)[1] == ("wh-roll-saves", (2, 3))
    assert left(battle, "a.m") == [2, 3]


def test_it_gets_hot_out_of_range_too() -> None:
    firer = marines("a.m", 10, 40, 2, "plasma-gun")
    battle = fire(firer, boyz("b.o", 10, 10, 3), "plasma-gun", dice=(1, 6, 1))
    over(battle)
    assert hits_and_shots(battle) == [(0, 0)]
    assert left(battle, "a.m") == [2]


@pytest.mark.rule("WH-WEAPON-23")
def test_lootas_roll_their_shots_once_for_the_mob() -> None:
    lootas = unit("a.lootas", "lootas", [row("loota", 3)], 10, 30)
    battle = fire(lootas, marines("b.m", 10, 10), "deffgun", dice=(4, 1, 1, 1, 1, 1, 1))
    assert rolled(battle)[0] == ("wh-roll-shots", (4,))
    assert hits_and_shots(battle) == [(0, 6)]


@pytest.mark.rule("WH-SHOOT-05")
def test_wounds_are_rolled_at_the_toughness_most_have() -> None:
    mixed = unit("b.x", "boyz", [row("boy", 1), row("warboss", 1)], 10, 10)
    more = unit("b.y", "boyz", [row("boy", 2), row("warboss", 1)], 10, 20)
    battle = play(Shooting("b.x", "b.y", ()), mixed, more)
    assert (toughness(battle, of(battle, "b.x")), toughness(battle, of(battle, "b.y"))) == (5, 4)


@pytest.mark.rule("WH-WEAPON-15", "WH-WEAPON-16")
def test_rending_and_pinning_of_sniper_rifles() -> None:
    """Of the wounds the 6 is AP 2 and the 4 AP 6; the marine's armour stops the latter only. He is pinned."""
    scouts = unit("a.s", "scout-squad", [row("scout", 3, "sniper-rifle")], 10, 40)
    battle = fire(scouts, marines("b.m", 10, 10), "sniper-rifle", dice=(4, 4, 4, 6, 4, 3, 3, 6, 3))
    answer(battle, StayUp())
    answer(battle, TakeAway(("b.m.1",)))
    assert [event.wounds for event in happened(battle, WoundsScored)] == [2]
    assert rolled(battle)[-1] == ("wh-roll-pinning", (6, 3))
    assert of(battle, "b.m").down == 2
    over(battle)


@pytest.mark.rule("WH-SAVE-19")
def test_going_to_ground_gives_a_cover_save_and_lasts() -> None:
    battle = fire(marines("a.m", 10, 30), boyz("b.o", 10, 10, 3), "boltgun", dice=(3, 3, 1, 1, 1, 4, 4, 6, 5))
    answer(battle, GoDown())
    answer(battle, TakeAway(("b.o.1",)))
    over(battle)
    assert rolled(battle)[-1] == ("wh-roll-saves", (6, 5))
    assert of(battle, "b.o").down == 2


def test_who_may_not_go_to_ground() -> None:
    for fields in ({"fleeing": True}, {"down": 2}):
        battle = fire(marines("a.m", 10, 30, 1), boyz("b.o", 10, 10, 1, **fields), "boltgun", dice=(6, 6, 1))
        if fields.get("down"):
            over(battle)
        else:
            assert battle.over
    creature = unit("b.c", "carnifexes", [row("carnifex")], 10, 10)
    battle = fire(marines("a.m", 10, 30, 1, "lascannon"), creature, "lascannon", dice=(6, 6))
    assert not battle.over
    answer(battle, StayUp())
    battle = fire(
        marines("a.m", 10, 30, 1, "lascannon"), creature, "lascannon", dice=(6, 6),
        options={"monster_go_to_ground": "false"},
    )  # fmt: skip
    over(battle)


def test_casualties_may_be_out_of_sight() -> None:
    """A tower hides the last three Orks: they may die all the same (WH-SHOOT-06)."""
    tower = piece("rock-spire", 11.4, 12, 20, 16, 6)
    battle = fire(
        marines("a.m", 8, 30, 1, "heavy-bolter"), boyz("b.o", 10, 10, 4), "heavy-bolter", pieces=[tower],
        dice=(3, 1, 1, 6, 3),
    )  # fmt: skip
    answer(battle, StayUp())
    battle_losses = TakeAway(("b.o.4",))
    assert battle.refusal(battle_losses) is None
    answer(battle, battle_losses)
    assert [event.removed for event in happened(battle, Losses)] == [("b.o.4",)]


def test_a_mixed_volley_pools_by_what_it_does() -> None:
    """Boltguns and a lascannon: rolled to wound apart, saved apart."""
    squad = unit("a.m", "tactical-squad", [row("space-marine", 2), row("space-marine", 1, "lascannon")], 10, 30)
    firing = (Firing("a.m.1", "boltgun"), Firing("a.m.2", "boltgun"), Firing("a.m.3", "lascannon"))
    battle = play(Shooting("a.m", "b.m", firing), squad, marines("b.m", 10, 10), dice=(3, 3, 3, 4, 4, 2, 3, 3))
    answer(battle, StayUp())
    answer(battle, TakeAway(("b.m.5",)))
    over(battle)
    assert rolled(battle)[-1] == ("wh-roll-saves", (3, 3))


@pytest.mark.rule("WH-WEAPON-25")
def test_a_skilled_firer_may_repeat_a_1_that_would_be_hot() -> None:
    """At 2+ and again at 5+: a 1 is thrown anew, and only a second 1 stands; without skill the first does."""
    volley = Volley("plasma-gun", 2, 5, 3, hot=True, by=("a.m.1", "a.m.2", "a.m.3"))
    assert chance_of(volley.fate, HOT) == Fraction(1, 36)
    assert chance_of(volley.fate, HIT) == Fraction(5, 6) + Fraction(1, 6) * Fraction(1, 3)
    plain = Volley("plasma-gun", 3, 0, 3, hot=True, by=("a.m.1", "a.m.2", "a.m.3"))
    assert (chance_of(plain.fate, HOT), chance_of(plain.fate, HIT)) == (Fraction(1, 6), Fraction(2, 3))
    assert plain.shooters == [("a.m.1", 1), ("a.m.2", 1), ("a.m.3", 1)]
