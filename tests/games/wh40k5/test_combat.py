"""Combats: blows, results, morale, sweeping advances, consolidation (chapter Assault, close combat weapons)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.decisions import Decision
from grognard.core.records import replace
from grognard.games.wh40k5 import blades
from grognard.games.wh40k5.approaching import ChooseApproach
from grognard.games.wh40k5.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.assault import ChooseCombat, Combats
from grognard.games.wh40k5.casualties import ChooseCasualties
from grognard.games.wh40k5.charging import Charging
from grognard.games.wh40k5.choices import (
    Aimed,
    Assign,
    BreakOff,
    Finish,
    LetRun,
    Next,
    SparePower,
    TakeAway,
    TryAgain,
    UsePower,
    Walk,
    Wield,
    Wielded,
)  # fmt: skip
from grognard.games.wh40k5.combat import Combat
from grognard.games.wh40k5.combats import is_locked
from grognard.games.wh40k5.engagement import combat_of, engaged
from grognard.games.wh40k5.events.assault import (
    Approached,
    Blows,
    BrokeOff,
    CombatEnded,
    CombatResult,
    Dazed,
    PowerUsed,
    StoodFast,
    Swept,
)  # fmt: skip
from grognard.games.wh40k5.events.morale import FellBack, LeadershipTested, UnitGone
from grognard.games.wh40k5.events.shooting import Losses
from grognard.games.wh40k5.hit_and_run import HitsAndRuns
from grognard.games.wh40k5.morale import MoraleTest
from grognard.games.wh40k5.moving import ChooseWay
from grognard.games.wh40k5.sweep import hunts_of
from grognard.games.wh40k5.swings import base_attacks, hit_on, melee_of, options, swing_at
from tests.games.playing import answer, asked, happened, over, refused, rolled, used_up, where
from tests.games.wh40k5.table import boyz, of, play, row, shifted, unit

TOUCH = 25 / 25.4 + 0.004


def marine(id: str, x: float, y: float, count: int = 1, **more: Any):
    """Marines side by side in contact."""
    places = [(x + TOUCH * number, y) for number in range(count)]
    gear = more.pop("gear", "")
    return unit(id, "tactical-squad", [row("space-marine", count, gear)], places=places, **more)


def ork(id: str, x: float, y: float, count: int = 1, **more: Any):
    """Orks side by side in contact."""
    return unit(id, "boyz", [row("boy", count)], places=[(x + TOUCH * number, y) for number in range(count)], **more)


def captain(id: str, x: float, y: float, *gear: str, **more: Any):
    return unit(id, "captain", [row("captain", 1, *gear)], x, y, **more)


def hits(battle: Any) -> list[tuple[str, int, int, int, int]]:
    return [(e.unit, e.initiative, e.attacks, e.hits, e.wounds) for e in happened(battle, Blows)]


def seat_of(battle: Any) -> int:
    """Whose decision it is."""
    return int(battle.decision.seat)


def result(battle: Any) -> tuple[tuple[int, int], int | None]:
    (event,) = happened(battle, CombatResult)
    return event.suffered, event.winner


def run(battle: Any, until: type[Decision] | None = None) -> Any:
    """Answer with the first choice until a decision of this kind, or to the end."""
    while not battle.over and (until is None or not isinstance(battle.decision, until)):
        battle.choose(battle.choices()[0])
    return battle


def fight(*posted: Any, dice: tuple[int, ...], until: type[Decision] | None = None, **more: Any) -> Any:
    """A round of combat of these units, with the first choice of everything; all dice are used."""
    battle = run(play(Combat(tuple(each.unit.id for each in posted)), *posted, dice=dice, **more), until)
    used_up(battle)
    return battle


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
                blades.initiative(g, each, each.models[0], "close-combat-weapon"),
                blades.strength(g, each, each.models[0], "close-combat-weapon"),
                blades.charge_attacks(g, each, foe),
            )
            for each in (plain, charged, countered)
        ]
        assert sums == [(2, 3, 0), (3, 4, 1), (3, 4, 1) if furious else (2, 3, 1)]


@pytest.mark.rule("WH-CCW-03", "WH-CORE-11")
def test_a_power_klaw_in_a_furious_charge() -> None:
    nob = unit("b.o", "boyz", [row("nob", 1, "power-klaw")], 10, 10, charged=("a.m",))
    g = play(Combats(0), nob, marine("a.m", 10, 30))
    model = nob.unit.models[0]
    assert blades.strength(g, nob.unit, model, "power-klaw") == 9
    assert blades.initiative(g, nob.unit, model, "power-klaw") == 1
    assert blades.attacks(g, nob.unit, model, "power-klaw") == 3
    assert blades.ignores_armour(model, "power-klaw")


@pytest.mark.rule("WH-CCW-01", "WH-CCW-05", "WH-CCW-09", "WH-CCW-10")
@pytest.mark.parametrize(
    ("gear", "weapon", "paired"),
    [
        (("bolt-pistol", "close-combat-weapon"), "close-combat-weapon", True),
        (("close-combat-weapon",), "close-combat-weapon", False),
        (("close-combat-weapon", "close-combat-weapon"), "close-combat-weapon", True),
        (("boltgun", "bolt-pistol"), "", False),
        (("bolt-pistol", "power-weapon"), "power-weapon", True),
        (("bolt-pistol", "power-fist"), "power-fist", False),
        (("power-fist", "power-fist"), "power-fist", True),
        (("bolt-pistol", "thunder-hammer"), "thunder-hammer", False),
        (("lightning-claw", "power-weapon"), "lightning-claw", False),
        (("lightning-claw", "lightning-claw"), "lightning-claw", True),
        (("power-weapon", "force-weapon"), "power-weapon", False),
    ],
)
def test_pairs_of_weapons(gear: tuple[str, ...], weapon: str, paired: bool) -> None:
    assert blades.is_paired(gear, weapon) is paired


@pytest.mark.rule("WH-CCW-11", "WH-ASSAULT-04", "WH-ASSAULT-08", "WH-ASSAULT-22")
def test_grenades_in_an_assault() -> None:
    def late(**fields):
        posted = ork("b.o", 10, 10, **fields)
        return blades.is_late(posted.unit, posted.unit.models[0])

    assert late(charged=("a.m",), stumbled=True)
    assert not late(charged=("a.m",))
    assert not late(charged=("a.m",), helpless=("a.m",), stumbled=True)
    assert late(charged=("a.m", "a.n"), helpless=("a.m",), stumbled=True)
    frag = marine("a.m", 10, 10, charged=("b.o",), stumbled=True)
    assert not blades.is_late(frag.unit, frag.unit.models[0])
    g = play(Combats(0), ork("b.o", 10, 10), marine("a.m", 10, 30))
    stumbling = ork("b.o", 10, 10, charged=("a.m",), stumbled=True).unit
    assert blades.initiative(g, stumbling, stumbling.models[0], "") == 1
    target = marine("a.m", 10, 30).unit
    guarded = replace(target, models=tuple(replace(each, gear=("defensive-grenades",)) for each in target.models))
    for attacker, attacks in (
        (ork("b.o", 10, 10, charged=("a.m",)).unit, 0),
        (ork("b.o", 10, 10, charged=("a.m",), helpless=("a.m",)).unit, 1),
    ):
        assert blades.charge_attacks(g, attacker, guarded) == attacks


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


def warboss(id: str, x: float, y: float, **more: Any):
    """A warboss with a klaw."""
    return unit(id, "warboss", [row("warboss", 1, "power-klaw")], x, y, **more)


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


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-20")
def test_dividing_attacks() -> None:
    boss = captain("a.c", 10, 20, "power-weapon", charged=("b.o",))
    battle = play(
        Combat(("a.c", "b.o", "b.p")), boss, ork("b.o", 10, 20 - TOUCH), ork("b.p", 10 + TOUCH, 20),
        dice=(1,) * 11,
    )  # fmt: skip
    asked(battle, ChooseVictims)
    assert refused(battle, Assign((Aimed("a.c.1", "b.o", 1),)))[0] == "wh-refused-assign-count"
    assert refused(battle, Assign((Aimed("a.c.1", "b.q", 5),)))[0] == "wh-refused-assign-whom"
    assert refused(battle, Assign(()))[0] == "wh-refused-assign"
    answer(battle, Assign((Aimed("a.c.1", "b.o", 2), Aimed("a.c.1", "b.p", 3))))
    assert {(e.target, e.attacks) for e in happened(battle, Blows) if e.unit == "a.c"} == {("b.o", 2), ("b.p", 3)}


@pytest.mark.rule("WH-ASSAULT-12")
def test_who_touches_one_enemy_strikes_that_one() -> None:
    a = marine("a.m", 10, 20, 2)
    battle = play(
        Combat(("a.m", "b.o", "b.p")), a, ork("b.o", 10, 20 - TOUCH), ork("b.p", 10 + TOUCH, 20 + TOUCH), dice=(1,) * 8
    )
    assert [(e.target, e.attacks) for e in happened(battle, Blows) if e.unit == "a.m"] == [("b.o", 1), ("b.p", 1)]


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-29")
def test_only_who_touches_a_character_strikes_him_among_others() -> None:
    a = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (10, 21.5)])
    battle = play(
        Combat(("a.m", "b.o", "b.b")),
        a,
        ork("b.o", 10, 20 - TOUCH),
        warboss("b.b", 10 + TOUCH + 0.295, 20),
        dice=(1,) * 9,
    )
    asked(battle, ChooseVictims)
    assert asked(battle, ChooseVictims).models == ("a.m.1",)


@pytest.mark.rule("WH-CCW-10", "WH-CCW-12")
def test_choosing_a_weapon() -> None:
    posted = marine("a.m", 10, 20)
    armed = replace(
        posted.unit, models=tuple(replace(m, gear=("power-weapon", "power-fist")) for m in posted.unit.models)
    )
    posted = replace(posted, unit=armed)
    for weapon, step in (("power-weapon", 4), ("power-fist", 1)):
        battle = play(Combat(("a.m", "b.o")), posted, ork("b.o", 10, 20 - TOUCH), dice=(1,) * 4)
        asked(battle, ChooseWeapons)
        assert refused(battle, Wield((Wielded("a.m.1", "lightning-claw"),)))[0] == "wh-refused-wield-what"
        assert refused(battle, Wield(()))[0] == "wh-refused-wield"
        answer(battle, Wield((Wielded("a.m.1", weapon),)))
        over(battle)
        assert [e.initiative for e in happened(battle, Blows) if e.unit == "a.m"] == [step]


def armed(posted: Any, *gear: str):
    """The unit with these things instead of its own."""
    models = tuple(replace(model, gear=gear) for model in posted.unit.models)
    return replace(posted, unit=replace(posted.unit, models=models))


@pytest.mark.rule("WH-CCW-05")
def test_lightning_claws_repeat_failed_wounds() -> None:
    battle = fight(armed(marine("a.m", 10, 20), "lightning-claw"), ork("b.o", 10, 20 - TOUCH), dice=(4, 3, 4, 1))
    assert hits(battle)[0] == ("a.m", 4, 1, 1, 1)
    assert [name for name, _ in rolled(battle)][2] == "wh-roll-again"


@pytest.mark.rule("WH-CCW-04")
def test_thunder_hammers_daze() -> None:
    nobs = unit("b.n", "boyz", [row("warboss", 1)], 10, 20 - TOUCH - 0.295)
    battle = fight(armed(marine("a.m", 10, 20), "thunder-hammer"), nobs, dice=(1, 1, 1, 1, 1, 5, 2, 5, 1))
    (event,) = happened(battle, Dazed)
    assert event.models == ("b.n.1",)
    model = of(battle, "b.n").models[0]
    assert model.wounds == 2
    assert blades.initiative(battle, of(battle, "b.n"), model, "close-combat-weapon") == 1
    later = replace(battle.state, player_turn=3)
    assert model.dazed == 2 < later.player_turn


@pytest.mark.rule("WH-CCW-08", "WH-CORE-09")
@pytest.mark.parametrize(
    ("choice", "test", "dead"), [(UsePower(), (4, 4), True), (UsePower(), (5, 4), False), (SparePower(), (), False)]
)
def test_force_weapons(choice: Any, test: tuple[int, ...], dead: bool) -> None:
    """A marine wounds a warboss of three Wounds; both strike at Initiative 4."""
    boss = unit("b.n", "boyz", [row("warboss", 1)], 10, 20 - TOUCH - 0.295)
    dice = (6, *(1,) * 5, 6, *test, *((3,) if dead else (1, 2)))
    battle = play(Combat(("a.m", "b.n")), armed(marine("a.m", 10, 20), "force-weapon"), boss, dice=dice)
    answer(battle, choice)
    run(battle)
    used_up(battle)
    assert [event.passed for event in happened(battle, PowerUsed)] == ([dead] if test else [])
    assert of(battle, "b.n").on_table is not dead
    assert result(battle) == ((0, 3 if dead else 1), 0)


@pytest.mark.rule("WH-ASSAULT-30")
@pytest.mark.parametrize(("value", "own"), [("false", 0), ("true", 1)])
def test_perils_of_the_warp(value: str, own: int) -> None:
    """A double 6 costs the psyker a wound; whether the enemy gets the credit is an option."""
    boss = unit("b.n", "boyz", [row("warboss", 1)], 10, 20 - TOUCH - 0.295)
    sage = armed(captain("a.c", 10, 20), "force-weapon")
    battle = play(
        Combat(("a.c", "b.n")), sage, boss, options={"self_wounds_count": value},
        # Initiative 5: one wound; the perils, and the 4+ invulnerable save fails; the boss, Initiative 4, misses.
        dice=(6, 1, 1, 6, 6, 6, 2, *(1,) * 5, *(() if own else (1, 1))),
    )  # fmt: skip
    answer(battle, UsePower())
    run(battle)
    used_up(battle)
    assert of(battle, "a.c").models[0].wounds == 2
    assert result(battle) == ((own, 1), None if own else 0)


@pytest.mark.rule("WH-ASSAULT-30")
def test_the_bosspole() -> None:
    def mob(dice):
        nob = unit("b.o", "boyz", [row("nob", 1, "bosspole"), row("boy", 3)], 10, 20)
        return play(MoraleTest("b.o", "combat-lost", 0), nob, dice=dice)

    battle = mob((6, 6, 3, 3))
    assert battle.choices() == [TryAgain(), LetRun()]
    answer(battle, TryAgain())
    run(battle)
    used_up(battle)
    assert [event.passed for event in happened(battle, LeadershipTested)] == [False, True]
    assert [event.cause for event in happened(battle, Losses)] == ["bosspole"]
    battle = mob((6, 6))
    answer(battle, LetRun())
    over(battle)
    # Only once.
    battle = mob((6, 6, 6, 6))
    answer(battle, TryAgain())
    run(battle)
    used_up(battle)


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


# ---- vehicles ----------------------------------------------------------------------------------------------------


def kan(id: str, x: float, y: float, **state: Any):
    """A walker, in contact with a marine 1.285" away."""
    posted = unit(id, "killa-kans", [row("killa-kan")], x, y)
    return replace(posted, unit=replace(posted.unit, models=tuple(replace(m, **state) for m in posted.unit.models)))


def rhino(id: str, x: float, y: float, **state: Any):
    posted = unit(id, "rhino", [row("rhino")], x, y)
    return replace(posted, unit=replace(posted.unit, models=tuple(replace(m, **state) for m in posted.unit.models)))


KAN = TOUCH + 0.295


@pytest.mark.rule("WH-CCW-07", "WH-VEH-11")
def test_the_attacks_and_strength_of_a_walker() -> None:
    def sums(**state):
        posted = kan("b.k", 10, 10, **state)
        model = posted.unit.models[0]
        g = play(Combats(0), posted, marine("a.m", 10, 30))
        weapon = options(g, melee_of(g, ("b.k",)), model)[0]
        return base_attacks(g, posted.unit, model, weapon), blades.strength(g, posted.unit, model, weapon), weapon

    assert sums() == (2, 10, "walker-weapon")
    assert sums(gear=("walker-weapon", "walker-weapon")) == (3, 10, "walker-weapon")
    assert sums(gear=("walker-weapon", "walker-weapon"), broken=("walker-weapon",))[0] == 2
    # The only one destroyed: its own Strength, saves allowed, no Attack less.
    assert sums(broken=("walker-weapon",)) == (2, 5, "")
    assert sums(immobilised=True)[0] == 1


@pytest.mark.rule("WH-CCW-11")
@pytest.mark.parametrize(
    ("state", "value", "need"), [({}, "ws", 6), ({"immobilised": True}, "ws", 3), ({"immobilised": True}, "auto", 0)]
)
def test_grenades_against_walkers(state: dict[str, Any], value: str, need: int) -> None:
    g = play(
        Combats(0), marine("a.m", 10, 20, fought=True), kan("b.k", 10, 20 - KAN, **state),
        options={"grenade_v_helpless_walker": value},
    )  # fmt: skip
    melee = melee_of(g, ("a.m", "b.k"))
    marines_, model = of(g, "a.m"), of(g, "a.m").models[0]
    # Krak grenades, but no frag grenades.
    assert options(g, melee, model) == ("", "krak-grenades")
    swing = swing_at(g, melee, marines_, model, "krak-grenades", of(g, "b.k"))
    assert swing is not None
    assert swing.need == need
    assert swing.armour is not None
    assert (swing.armour.strength, swing.armour.dice) == (6, 1)
    assert base_attacks(g, marines_, model, "krak-grenades") == 1


@pytest.mark.rule("WH-CCW-03", "WH-CCW-04", "WH-CCW-06", "WH-CCW-11")
def test_hits_on_armour() -> None:
    g = play(Combats(0), marine("a.m", 10, 20, fought=True), rhino("b.r", 10, 40))
    struck = of(g, "b.r").models[0]

    def hit(weapon, posted="a.m"):
        found = hit_on(g, of(g, posted), of(g, posted).models[0], weapon, struck)
        return found.strength, found.dice, found.stuns, found.face

    assert hit("power-fist") == (8, 1, False, "rear")
    assert hit("chainfist") == (8, 2, False, "rear")
    assert hit("thunder-hammer") == (8, 1, True, "rear")
    assert hit("melta-bombs") == (8, 2, False, "rear")
    assert hit("frag-grenades") == (4, 1, False, "rear")


@pytest.mark.rule("WH-ASSAULT-13", "WH-VEH-11")
@pytest.mark.parametrize(("value", "counted"), [("one_each", 1), ("none", 0)])
def test_hits_on_walkers_count(value: str, counted: int) -> None:
    """A power fist of Strength 8 glances on the kan's front armour of 11."""
    battle = play(
        Combat(("a.m", "b.k")), armed(marine("a.m", 10, 20), "power-fist"), kan("b.k", 10, 20 - KAN),
        # The kan, Initiative 2, misses; the fist hits, 8 + 3, and the damage roll.
        dice=(1, 1, 4, 3, 1), options={"walker_hits_count": value},
    )  # fmt: skip
    run(battle)
    assert result(battle) == ((0, counted), 0 if counted else None)


@pytest.mark.rule("WH-VEH-10", "WH-VEH-33", "WH-VEH-34", "WH-ASSAULT-13")
def test_assaulting_a_vehicle() -> None:
    """Hits on a standing vehicle are automatic, on its rear armour; there is no result, nobody is locked."""
    battle = play(Charging("a.m", "b.r", False), marine("a.m", 10, 20), rhino("b.r", 10, 15))
    over(battle)
    assert combat_of(battle, of(battle, "a.m")) == ("a.m", "b.r")
    assert not is_locked(battle, of(battle, "a.m"))
    x, y = where(battle, "a.m.1")
    posted = marine("a.m", x, y, charged=("b.r",))
    battle = play(Combat(("a.m", "b.r")), posted, rhino("b.r", 10, 15), dice=(3,))
    asked(battle, ChooseWeapons)
    answer(battle, Wield((Wielded("a.m.1", "krak-grenades"),)))
    over(battle)
    assert happened(battle, CombatResult) == []
    assert [(e.hits, e.initiative) for e in happened(battle, Blows)] == [(1, 4)]


@pytest.mark.rule("WH-VEH-33", "WH-ASSAULT-16")
@pytest.mark.parametrize(("value", "moves"), [("false", False), ("true", True)])
def test_consolidating_after_a_vehicle(value: str, moves: bool) -> None:
    """A krak grenade wrecks a standing vehicle; whether the attackers may then move is an option."""
    battle = play(Charging("a.m", "b.r", False), marine("a.m", 10, 20), rhino("b.r", 10, 15))
    x, y = where(battle, "a.m.1")
    battle = play(
        Combat(("a.m", "b.r")), marine("a.m", x, y, charged=("b.r",)), rhino("b.r", 10, 15),
        dice=(6, 5, *((3,) if moves else ())), options={"consolidate_after_vehicle": value},
    )  # fmt: skip
    answer(battle, Wield((Wielded("a.m.1", "krak-grenades"),)))
    run(battle, ChooseWay)
    used_up(battle)
    assert isinstance(battle.decision, ChooseWay) is moves
    assert not of(battle, "b.r").on_table


@pytest.mark.rule("WH-ASSAULT-15", "WH-ASSAULT-23")
def test_a_winner_still_locked_with_another_does_not_sweep() -> None:
    posted = marine("a.m", 10, 20, 2), ork("b.o", 10, 20 - TOUCH), ork("b.p", 10 + TOUCH, 20 + TOUCH)
    g = play(HitsAndRuns(0), *posted)
    fought = (("a.m", ("b.o", "b.p")), ("b.o", ("a.m",)), ("b.p", ("a.m",)))
    assert [hunt.by for hunt in hunts_of(g, ("b.o",), fought)] == [()]
    assert [hunt.by for hunt in hunts_of(g, ("b.o", "b.p"), fought)] == [("a.m",), ("a.m",)]
