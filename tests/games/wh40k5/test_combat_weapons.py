"""The weapons of close combat, who may be struck with them, psychic powers in a combat (WH-CCW, WH-ASSAULT-12)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.assault import Combats
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.morale.morale import MoraleTest
from grognard.games.wh40k5.state.choices import (
    Aimed,
    Assign,
    LetRun,
    SparePower,
    TryAgain,
    UsePower,
    Wield,
    Wielded,
)  # fmt: skip
from grognard.games.wh40k5.state.events.assault import (
    Blows,
    Dazed,
    PowerUsed,
)  # fmt: skip
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.events.shooting import Losses
from tests.games.playing import answer, asked, happened, over, refused, rolled, used_up
from tests.games.wh40k5.fights import TOUCH, armed, captain, fight, hits, marine, ork, result, run, warboss
from tests.games.wh40k5.table import of, play, row, unit


@pytest.mark.rule("WH-CCW-03", "WH-CORE-11")
def test_a_power_klaw_in_a_furious_charge() -> None:
    nob = unit("b.o", "boyz", [row("nob", 1, "power-klaw")], 10, 10, charged=("a.m",))
    g = play(Combats(0), nob, marine("a.m", 10, 30))
    model = nob.unit.models[0]
    assert melee_weapons.strength(g, nob.unit, model, "power-klaw") == 9
    assert melee_weapons.initiative(g, nob.unit, model, "power-klaw") == 1
    assert melee_weapons.attacks(g, nob.unit, model, "power-klaw") == 3
    assert melee_weapons.ignores_armour(model, "power-klaw")


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
    assert melee_weapons.is_paired(gear, weapon) is paired


@pytest.mark.rule("WH-CCW-11", "WH-ASSAULT-04", "WH-ASSAULT-08", "WH-ASSAULT-22")
def test_grenades_in_an_assault() -> None:
    def late(**fields):
        posted = ork("b.o", 10, 10, **fields)
        return melee_weapons.is_late(posted.unit, posted.unit.models[0])

    assert late(charged=("a.m",), stumbled=True)
    assert not late(charged=("a.m",))
    assert not late(charged=("a.m",), helpless=("a.m",), stumbled=True)
    assert late(charged=("a.m", "a.n"), helpless=("a.m",), stumbled=True)
    frag = marine("a.m", 10, 10, charged=("b.o",), stumbled=True)
    assert not melee_weapons.is_late(frag.unit, frag.unit.models[0])
    g = play(Combats(0), ork("b.o", 10, 10), marine("a.m", 10, 30))
    stumbling = ork("b.o", 10, 10, charged=("a.m",), stumbled=True).unit
    assert melee_weapons.initiative(g, stumbling, stumbling.models[0], "") == 1
    target = marine("a.m", 10, 30).unit
    guarded = replace(target, models=tuple(replace(each, gear=("defensive-grenades",)) for each in target.models))
    for attacker, attacks in (
        (ork("b.o", 10, 10, charged=("a.m",)).unit, 0),
        (ork("b.o", 10, 10, charged=("a.m",), helpless=("a.m",)).unit, 1),
    ):
        assert melee_weapons.charge_attacks(g, attacker, guarded) == attacks


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
    assert melee_weapons.initiative(battle, of(battle, "b.n"), model, "close-combat-weapon") == 1
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


@pytest.mark.rule("WH-CCW-08")
@pytest.mark.parametrize(("kills", "left", "rest"), [("all_wounds", [], (3,)), ("one_wound", [2], (*(1,) * 5, 1, 1))])
def test_one_psychic_test_kills_by_all_wounds_of_its_step_or_by_one(
    kills: str, left: list[int], rest: tuple[int, ...]
) -> None:
    """A captain wounds a pair of warbosses of three Wounds twice at Initiative 5; the other one strikes after him."""
    bosses = unit("b.n", "boyz", [row("warboss", 2)], places=[(10, 20 - TOUCH - 0.295), (11.6, 20 - TOUCH - 0.295)])
    sage, options = armed(captain("a.c", 10, 20), "force-weapon"), {"force_weapon_kills": kills}
    battle = play(Combat(("a.c", "b.n")), sage, bosses, dice=(6, 6, 1, 6, 6, 4, 4, *rest), options=options)
    answer(battle, UsePower())
    run(battle)
    used_up(battle)
    assert [model.wounds for model in of(battle, "b.n").models] == left


@pytest.mark.rule("WH-CCW-08", "WH-ASSAULT-24")
@pytest.mark.parametrize(
    ("sage", "boss", "dice"),
    [("a.m", "b.n", (6, *(6, 1, 1, 1, 1), 6, 6, 4, 4, 1)), ("b.m", "a.n", (*(6, 1, 1, 1, 1), 6, 6, 6, 1, 4, 4))],
)
def test_a_bearer_who_falls_at_the_same_initiative_still_uses_his_power(
    sage: str, boss: str, dice: tuple[int, ...]
) -> None:
    """A marine with a force weapon and a warboss kill each other at Initiative 4, whoever suffers first."""
    bearer = armed(marine(sage, 10, 20), "force-weapon")
    warboss = unit(boss, "boyz", [row("warboss", 1)], 10, 20 - TOUCH - 0.295)
    battle = play(Combat(tuple(sorted((sage, boss)))), bearer, warboss, dice=dice)
    answer(battle, UsePower())
    run(battle)
    used_up(battle)
    assert not of(battle, sage).on_table
    assert not of(battle, boss).on_table


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
