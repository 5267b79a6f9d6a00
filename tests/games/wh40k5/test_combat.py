"""Combats: blows, results, morale, sweeping advances, consolidation (chapter Assault, close combat weapons)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.engagement import combat_of, engaged
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.assault import ChooseCombat, Combats, combats
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.hit_and_run import HitsAndRuns
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.state.choices import (
    BreakOff,
    Finish,
    Next,
    TakeAway,
    Walk,
)  # fmt: skip
from grognard.games.wh40k5.state.events.assault import (
    Approached,
    Blows,
    BrokeOff,
    CombatBegan,
    CombatEnded,
    StoodFast,
    Swept,
)  # fmt: skip
from grognard.games.wh40k5.state.events.morale import FellBack, LeadershipTested, UnitGone
from tests.games.playing import answer, asked, happened, over, refused, rolled, used_up, where
from tests.games.wh40k5.fights import TOUCH, captain, fight, hits, marine, ork, result, run, seat_of, warboss
from tests.games.wh40k5.table import boyz, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import rhino


@pytest.mark.rule("WH-ASSAULT-08", "WH-ASSAULT-09", "WH-ASSAULT-11", "WH-ASSAULT-13", "WH-CCW-01")
def test_blows_fall_in_the_order_of_initiative() -> None:
    """A marine (I4, one attack) before two orks (I2, two attacks and one for the second weapon), one of whom falls."""
    battle = fight(
        marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH, 2), dice=(4, 4, 1, 1, 1, 1, 1, 1), until=ChooseApproach,
    )  # fmt: skip
    assert hits(battle) == [("a.m", 4, 1, 1, 1), ("b.o", 2, 3, 0, 0)]
    assert result(battle) == ((0, 1), 0)


@pytest.mark.rule("WH-ASSAULT-09", "WH-ASSAULT-24")
def test_equals_strike_together() -> None:
    battle = play(
        Combat(("a.m", "b.m")), marine("a.m", 10, 20), marine("b.m", 10, 20 - TOUCH),
        dice=(4, 4, 4, 4, 1, 1), active=0,
    )  # fmt: skip
    over(battle)
    assert result(battle) == ((1, 1), None)
    assert [of(battle, id).place for id in ("a.m", "b.m")] == ["destroyed", "destroyed"]


@pytest.mark.rule("WH-ASSAULT-08", "WH-USR-09", "WH-USR-29", "WH-USR-04", "WH-CORE-11")
def test_the_charge_adds_to_attacks_strength_and_initiative() -> None:
    charged = ork("b.o", 10, 10, charged=("a.m",)).unit
    plain = ork("b.o", 10, 10).unit
    countered = ork("b.o", 10, 10, countered=True).unit
    foe = marine("a.m", 10, 20).unit
    for value, furious in (("false", False), ("true", True)):
        g = play(Combats(0), ork("b.o", 10, 10), marine("a.m", 10, 30), options={"counter_attack_is_charge": value})
        sums = [
            (
                melee_weapons.initiative(g, each, each.models[0], "close-combat-weapon"),
                melee_weapons.strength(g, each, each.models[0], "close-combat-weapon"),
                melee_weapons.charge_attacks(g, each, foe),
            )
            for each in (plain, charged, countered)
        ]
        assert sums == [(2, 3, 0), (3, 4, 1), (3, 4, 1) if furious else (2, 3, 1)]


@pytest.mark.rule("WH-ASSAULT-07")
def test_who_is_engaged() -> None:
    orks = unit("b.o", "boyz", [row("boy", 4)], places=[(10, 20 - TOUCH), (12, 18), (13, 20 - TOUCH), (16, 16)])
    battle = play(Combats(0), orks, boyz("b.p", 30, 10))
    assert engaged(battle, of(battle, "b.o")) == set()
    battle = play(Combat(("a.m", "b.o")), marine("a.m", 10, 20), orks, dice=(1,) + (1,) * 9)
    assert engaged(battle, of(battle, "b.o")) == {"b.o.1", "b.o.2"} | (
        {"b.o.3"} if 13 - 10 - 25 / 25.4 <= 2.0 else set()
    )


@pytest.mark.rule("WH-ASSAULT-07", "WH-ASSAULT-20")
@pytest.mark.parametrize(("value", "strikes"), [("initiative_step", False), ("start_of_combat", True)])
def test_when_engagement_is_looked_at(value: str, strikes: bool) -> None:
    """The ork in front falls before the one behind him strikes: then nobody of his is left who touches."""
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 20 - TOUCH), (10, 20 - TOUCH - 2.5)])
    more = (1, 1, 1) if strikes else ()
    battle = play(
        Combat(("a.m", "b.o")), marine("a.m", 10, 20), orks, dice=(4, 4, 1, *more, 1, 1),
        options={"engagement_check": value},
    )  # fmt: skip
    answer(battle, TakeAway(("b.o.1",)))
    run(battle)
    assert any(event.unit == "b.o" for event in happened(battle, Blows)) is strikes


@pytest.mark.rule("WH-USR-13")
def test_preferred_enemy() -> None:
    battle = play(
        Combat(("a.m", "b.m")), marine("a.m", 10, 20, special=("preferred-enemy",)), marine("b.m", 10, 20 - TOUCH),
        dice=(1, 1, 6, 1), active=0,
    )  # fmt: skip
    assert [name for name, _ in rolled(battle)][:3] == ["wh-roll-to-strike", "wh-roll-again", "wh-roll-to-wound"]
    assert hits(battle)[0] == ("a.m", 4, 1, 1, 0)
    over(battle)


@pytest.mark.rule("WH-CCW-02", "WH-ASSAULT-13", "WH-ASSAULT-14", "WH-MORALE-03")
@pytest.mark.parametrize(("value", "penalty"), [("difference", 1), ("wounds_suffered", 2)])
@pytest.mark.parametrize("over_by", [0, 1])
def test_the_loser_tests(value: str, penalty: int, over_by: int) -> None:
    """The captain fells two orks of five, power weapon against 6+ saves, and takes a wound: Ld 7, less the penalty."""
    orks = ork("b.o", 10 - 2 * TOUCH, 20 - TOUCH, 5)
    total = 7 - penalty + over_by
    battle = fight(
        captain("a.c", 10, 20, "power-weapon"), orks,
        dice=(6, 6, 1, 1, 6, 6, *(5,) + (1,) * 8, 5, 1, total - 1, 1, *((1, 6, 1) if over_by else ())),
        until=None if over_by else ChooseApproach, options={"combat_ld_penalty": value},
    )  # fmt: skip
    assert result(battle) == ((1, 2), 0)
    assert [(event.passed, event.total) for event in happened(battle, LeadershipTested)] == [(not over_by, total)]


@pytest.mark.rule("WH-ASSAULT-15", "WH-ASSAULT-16", "WH-ASSAULT-23", "WH-ASSAULT-25")
@pytest.mark.parametrize(("own", "theirs", "caught"), [(4, 6, True), (3, 6, False)])
def test_sweeping_advance(own: int, theirs: int, caught: bool) -> None:
    """A marine (I4) after two orks (I2), one of whom fell."""
    battle = fight(
        marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH, 2), until=ChooseWay,
        dice=(4, 4, 1, 1, 1, 1, 6, 6, theirs, own, *((3,) if caught else (6, 6, 3))),
    )  # fmt: skip
    (event,) = happened(battle, Swept)
    assert event.caught is caught
    assert (event.losers.initiative, event.winners[0].initiative) == (2, 4)
    if caught:
        assert [gone.why for gone in happened(battle, UnitGone)] == ["swept"]
    else:
        assert of(battle, "b.o").fleeing
        assert of(battle, "b.o").models[0].y == pytest.approx(1000 * (20 - TOUCH - 12), abs=2)
    # Then the marine consolidates 3".
    assert refused(battle, Walk(shifted(battle, "a.m", 0, 3.2)))[0] == "wh-fault-far"
    answer(battle, Walk(shifted(battle, "a.m", 0, 3)))
    over(battle)
    assert of(battle, "a.m").fought


@pytest.mark.rule("WH-MORALE-10")
def test_running_through_the_enemy() -> None:
    """The orks' way home lies behind the marine's back: through him, and on until they are clear of him."""
    battle = fight(
        marine("a.m", 10, 20),
        ork("b.o", 10, 20 + TOUCH, 2),
        dice=(4, 4, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1),
        until=ChooseWay,
    )
    assert len(happened(battle, FellBack)) == 1
    (runner,) = of(battle, "b.o").models
    assert runner.y < 1000 * (20 - TOUCH)
    assert ((runner.x - 10_000) ** 2 + (runner.y - 20_000) ** 2) ** 0.5 >= 1000 * (TOUCH + 1) - 10


@pytest.mark.rule("WH-USR-02", "WH-MORALE-17")
def test_those_who_know_no_fear_are_not_destroyed() -> None:
    """Caught, they stay and suffer a wound as if there were no retreat."""
    three = marine("a.m", 10 - TOUCH, 20, 3)
    battle = fight(
        three, warboss("b.b", 10, 20 - TOUCH - 0.295), until=ChooseApproach,
        # Misses; the klaw fells one; they fail (Ld 8 less 1), are caught, and save one wound.
        dice=(1, 1, 1, 6, 1, 1, 1, 6, 5, 3, 1, 6, 3),
    )  # fmt: skip
    assert [event.unit for event in happened(battle, StoodFast)] == ["a.m"]
    assert len(of(battle, "a.m").models) == 2
    assert is_locked(battle, of(battle, "a.m"))


@pytest.mark.rule("WH-MORALE-09", "WH-MORALE-17", "WH-USR-06")
def test_no_retreat() -> None:
    """A fearless ork unit that lost by one suffers one wound more, with its save."""
    for save, models in ((6, 1), (5, 0)):
        battle = fight(
            marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH, 2, special=("fearless",)),
            dice=(4, 4, 1, 1, 1, 1, save, *(() if models else (1,))), until=ChooseApproach,
        )  # fmt: skip
        assert len(of(battle, "b.o").models) == models
        assert result(battle) == ((0, 1), 0)


@pytest.mark.rule("WH-ASSAULT-17", "WH-ASSAULT-21")
def test_piling_in_after_a_draw() -> None:
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 20 - TOUCH), (10, 15)])
    battle = fight(marine("a.m", 10, 20), orks, dice=(1, 1, 1, 1), until=ChooseApproach)
    decision = asked(battle, ChooseApproach)
    assert (decision.closing.kind, decision.closing.movers, decision.seat) == ("pile-in", ("b.o.2",), 1)
    run(battle)
    assert engaged(battle, of(battle, "b.o")) == {"b.o.1", "b.o.2"}


@pytest.mark.rule("WH-ASSAULT-21")
def test_a_draw_that_leaves_nobody_in_contact_ends_the_combat() -> None:
    """Both men in front fall; those behind are too far off, and both sides consolidate, the active one first."""
    a = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (10, 31)])
    b = unit("b.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 20 - TOUCH), (10, 8)])
    battle = play(Combat(("a.m", "b.m")), a, b, dice=(4, 4, 4, 4, 1, 1, 2, 3))
    for id in ("b.m", "a.m"):
        decision = asked(battle, ChooseCasualties)
        assert decision.unit == id
        answer(battle, TakeAway((f"{id}.1",)))
    run(battle)
    used_up(battle)
    assert [name for name, _ in rolled(battle)][-2:] == ["wh-roll-consolidate"] * 2
    assert [event.kind for event in happened(battle, Approached)][-1] == "consolidation"


@pytest.mark.rule("WH-ASSAULT-19")
def test_the_active_player_picks_the_combats() -> None:
    posted = marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH), marine("a.n", 30, 20), ork("b.p", 30, 20 - TOUCH)
    battle = play(Combats(0), *posted, dice=(1,) * 8)
    assert asked(battle, ChooseCombat).combats == (("a.m", "b.o"), ("a.n", "b.p"))
    assert seat_of(battle) == 0
    answer(battle, Next("a.n"))
    over(battle)
    assert [event.units for event in happened(battle, CombatEnded)] == [("a.n", "b.p"), ("a.m", "b.o")]
    assert combat_of(battle, of(battle, "b.p")) == ("a.n", "b.p")


@pytest.mark.rule("WH-ASSAULT-20", "WH-VEH-10")
def test_two_vehicles_that_touch_fight_no_combat() -> None:
    """As after a ram: nobody is asked whether they are fought first; with somebody on foot at one of them it is one."""
    tanks = rhino("a.r", 30, 20), rhino("b.r", 30, 20 - 4.404)
    battle = play(Combats(0), marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH), *tanks, dice=(1,) * 4)
    over(battle)
    assert [event.units for event in happened(battle, CombatBegan)] == [("a.m", "b.o")]
    on_foot = marine("a.n", 30, 20 - 4.404 - 2.2 - TOUCH / 2)
    assert combats(play(Combats(0), *tanks, on_foot, dice=None)) == [("a.r", "b.r", "a.n")]


@pytest.mark.rule("WH-USR-10", "WH-USR-27")
def test_hit_and_run() -> None:
    wolves = unit("a.w", "fenrisian-wolves", [row("fenrisian-wolf", 1)], 10, 20, special=("hit-and-run",))
    other = ork("b.o", 10, 20 - TOUCH - 0.295)
    battle = play(HitsAndRuns(0), wolves, other, dice=(4, 3, 3, 3, 2))
    assert battle.choices() == [BreakOff("a.w"), Finish()]
    answer(battle, BreakOff("a.w"))
    assert refused(battle, Walk(shifted(battle, "a.w", 0, 8)))[0] == "wh-refused-way-out"
    answer(battle, Walk(shifted(battle, "a.w", 0, 9)))
    assert where(battle, "a.w.1") == (10, 29)
    # The ork, locked by nobody now, consolidates.
    run(battle)
    over(battle)
    battle = play(HitsAndRuns(0), wolves, other, dice=(5,))
    answer(battle, BreakOff("a.w"))
    over(battle)
    assert [event.passed for event in happened(battle, BrokeOff)] == [False]
    # Both sides can: the roll-off is tied, then the other side wins it.
    keen = ork("b.o", 10, 20 - TOUCH - 0.295, special=("hit-and-run",))
    battle = play(HitsAndRuns(0), wolves, keen, dice=(3, 3, 2, 5))
    assert seat_of(battle) == 1
    answer(battle, Finish())
    assert seat_of(battle) == 0
    answer(battle, Finish())
    over(battle)
