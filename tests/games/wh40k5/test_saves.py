"""Saves, allocation, casualties (chapter Saves)."""

from __future__ import annotations

import pytest

from grognard.core.engine.procedures import Procedure
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds, groups_of
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties, fate_of
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Suffer, Wounds
from grognard.games.wh40k5.state.choices import Allocate, Share, TakeAway
from grognard.games.wh40k5.state.events.shooting import Hurt
from tests.games.playing import answer, asked, over, refused, rolled
from tests.games.wh40k5.table import boyz, left, marines, of, play, row, unit

BOLT = Wound(4, 5)
LASER = Wound(9, 2)


def suffer(target, *wounds: tuple[Wound, int], cover: int | None = None, **more):
    """A unit suffers these wounds."""
    kinds, counts = zip(*wounds, strict=True)
    start: Procedure = Wounds(target.unit.id, kinds, counts, cover)
    return play(start, target, **more)


def squad():
    """A sergeant, three marines, one with a lascannon."""
    rows = [row("sergeant"), row("space-marine", 3), row("space-marine", 1, "lascannon")]
    return unit("b.m", "tactical-squad", rows, 10, 10)


@pytest.mark.rule("WH-SAVE-08", "WH-SAVE-15")
def test_models_all_alike_save_together_and_the_owner_picks() -> None:
    battle = suffer(marines("b.m", 10, 10), (BOLT, 3), dice=(3, 2, 1))
    assert rolled(battle) == [("wh-roll-saves", (3, 2, 1))]
    asked(battle, ChooseCasualties)
    answer(battle, TakeAway(("b.m.2", "b.m.4")))
    over(battle)
    assert left(battle, "b.m") == [1, 3, 5]
    armoured = unit("b.o", "boyz", [row("nob"), row("nob", 1, "eavy-armour")], 10, 10)
    assert groups_of(armoured.unit) == (("b.o.1",), ("b.o.2",))


@pytest.mark.rule("WH-SAVE-02")
def test_the_best_save_is_used() -> None:
    """A captain's 4+ against AP 2, cover of 3+ rather than that, armour of 3+ against AP 5."""
    for wound, cover, face, saved in (
        (LASER, None, 4, True),
        (LASER, 3, 3, True),
        (BOLT, 5, 3, True),
        (LASER, 5, 3, False),
    ):
        captain = unit("b.c", "captain", [row("captain")], 10, 10)
        battle = suffer(captain, (wound, 1), cover=cover, dice=(face,))
        over(battle)
        # A lascannon kills Toughness 4 outright.
        assert bool(of(battle, "b.c").models) == saved
    battle = suffer(marines("b.m", 10, 10, 1), (LASER, 1))
    over(battle)
    assert of(battle, "b.m").place == "destroyed"
    battle = suffer(marines("b.m", 10, 10, 1), (Wound(9, 2, no_cover=True), 1), cover=2)
    over(battle)


@pytest.mark.rule("WH-SAVE-09", "WH-SAVE-12")
def test_every_model_gets_one_wound_before_any_gets_two() -> None:
    battle = suffer(squad(), (BOLT, 5), (LASER, 2), dice=(3, 3, 3, 3, 3))
    decision = asked(battle, AllocateWounds)
    assert (decision.sizes, decision.counts) == ((1, 3, 1), (5, 2))
    assert all(battle.refusal(choice) is None for choice in battle.choices())
    assert refused(battle, Allocate((Share(0, (3, 0)), Share(1, (1, 2)), Share(2, (1, 0)))))[0] == "wh-refused-uneven"
    assert refused(battle, Allocate((Share(0, (1, 0)), Share(1, (3, 0)))))[0] == "wh-refused-shares"
    assert refused(battle, Allocate((Share(1, (5, 2)),)))[1] == ("WH-SAVE-09", "WH-SAVE-12")
    # Both lascannon wounds on the marine with the lascannon: he dies of one, the other is lost.
    answer(battle, Allocate((Share(2, (0, 2)), Share(0, (1, 0)), Share(1, (4, 0)))))
    over(battle)
    assert left(battle, "b.m") == [1, 2, 3, 4]


@pytest.mark.rule("WH-SAVE-13")
def test_wounds_beyond_a_group_are_lost_and_the_owner_orders_the_groups() -> None:
    battle = suffer(squad(), (BOLT, 6), dice=(1, 1, 5, 6, 4, 2))
    answer(battle, Allocate((Share(2, (2,)), Share(1, (3,)), Share(0, (1,)))))
    over(battle)
    assert [faces for _, faces in rolled(battle)] == [(1, 1), (5, 6, 4), (2,)]
    assert left(battle, "b.m") == [2, 3, 4]


def test_equal_wounds_that_come_out_even_are_not_asked_about() -> None:
    battle = suffer(squad(), (BOLT, 5), dice=(3, 3, 3, 3, 3))
    over(battle)


@pytest.mark.rule("WH-SAVE-14", "WH-SAVE-10")
def test_models_with_several_wounds() -> None:
    nobs = unit("b.n", "boyz", [row("nob", 4)], 10, 10, wounds={2: 1}).unit.models
    assert fate_of(nobs, 2, 0, 1).removed == ("b.n.2",)
    assert fate_of(nobs, 2, 0, 4) == fate_of(nobs, 2, 0, 4).__class__(("b.n.2",), (), ("b.n.1", "b.n.3", "b.n.4"), 1, 1)
    outright = fate_of(nobs, 2, 1, 0)
    assert (outright.removed, outright.whole, outright.part) == ((), 1, 0)
    assert fate_of(nobs, 2, 4, 0).removed == ("b.n.2",)
    assert fate_of(nobs, 2, 0, 99).whole == 3
    bosses = unit("b.w", "warboss", [row("warboss", 2)], 10, 10, wounds={1: 2}).unit.models
    assert fate_of(bosses, 3, 0, 1).hurt == (Hurt("b.w.1", 1),)


@pytest.mark.rule("WH-SAVE-14")
def test_nine_wounds_on_four_models_of_two() -> None:
    """Three alike and one different: two each, and the ninth on one of the three."""
    nobs = unit("b.n", "boyz", [row("nob", 3), row("nob", 1, "bosspole")], 10, 10)
    battle = suffer(nobs, (Wound(4, 4), 9))
    answer(battle, Allocate((Share(0, (7,)), Share(1, (2,)))))
    over(battle)
    assert of(battle, "b.n").place == "destroyed"


@pytest.mark.rule("WH-SAVE-14")
def test_the_owner_names_the_model_that_is_hurt() -> None:
    nobs = unit("b.n", "boyz", [row("nob", 3)], 10, 10)
    battle = suffer(nobs, (Wound(4, 4), 3))
    assert refused(battle, TakeAway(("b.n.1", "b.n.2")))[0] == "wh-refused-casualties"
    answer(battle, TakeAway(("b.n.3",), "b.n.1"))
    over(battle)
    assert [(model.id, model.wounds) for model in of(battle, "b.n").models] == [("b.n.1", 1), ("b.n.2", 2)]


@pytest.mark.rule("WH-CORE-09", "WH-USR-05")
def test_instant_death_and_eternal_warriors() -> None:
    for special, wounds in (((), None), (("eternal-warrior",), 2)):
        captain = unit("b.c", "captain", [row("captain")], 10, 10, special=special)
        battle = suffer(captain, (Wound(8, 3), 1), dice=(3,))
        over(battle)
        models = of(battle, "b.c").models
        assert (models[0].wounds if models else None) == wounds


@pytest.mark.rule("WH-MOVE-07")
def test_what_a_bike_adds_does_not_help_against_instant_death() -> None:
    koptas = unit("b.k", "deffkoptas", [row("deffkopta")], 10, 10)
    battle = suffer(koptas, (Wound(8, 3), 1))
    over(battle)
    assert of(battle, "b.k").place == "destroyed"
    boss = unit("b.w", "warboss", [row("warboss")], 10, 10)
    battle = suffer(boss, (Wound(8, 3), 1))
    over(battle)
    assert of(battle, "b.w").models[0].wounds == 2


@pytest.mark.rule("WH-USR-07")
def test_feel_no_pain() -> None:
    hardy = boyz("b.o", 10, 10, 3, special=("feel-no-pain",))
    battle = suffer(hardy, (Wound(4, 6), 2), dice=(4, 3))
    answer(battle, TakeAway(("b.o.1",)))
    over(battle)
    assert rolled(battle) == [("wh-roll-feel-no-pain", (4, 3))]
    for kind in (Wound(4, 2), Wound(4, 1), Wound(8, 3), Wound(no_armour=True)):
        battle = suffer(boyz("b.o", 10, 10, 1, special=("feel-no-pain",)), (kind, 1))
        over(battle)
        assert of(battle, "b.o").place == "destroyed"


@pytest.mark.rule("WH-MOVE-11")
def test_wounds_that_strike_known_models() -> None:
    battle = play(Suffer("b.m", ("b.m.2", "b.m.4"), Wound(), "danger"), marines("b.m", 10, 10), dice=(2, 3))
    over(battle)
    assert left(battle, "b.m") == [1, 3, 4, 5]


@pytest.mark.rule("WH-CORE-13")
def test_a_unit_is_destroyed_with_its_last_model() -> None:
    battle = suffer(boyz("b.o", 10, 10, 2), (LASER, 5))
    over(battle)
    assert of(battle, "b.o").place == "destroyed"
    assert not of(battle, "b.o").alive


@pytest.mark.rule("WH-UNIT-03")
def test_a_sergeant_is_a_group_of_his_own() -> None:
    assert [len(group) for group in groups_of(squad().unit)] == [1, 3, 1]
