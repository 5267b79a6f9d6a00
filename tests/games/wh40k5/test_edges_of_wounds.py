"""Saves, wounds and their sharing out at the edges: each formula asked by itself, beside those of the other tests."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.saves.allocation import allotted, groups_of, needs_choice
from grognard.games.wh40k5.rules.saves.casualties import fate_of
from grognard.games.wh40k5.rules.saves.going_to_ground import may_go_down
from grognard.games.wh40k5.rules.saves.wound import Wound, doubles, feels_no_pain, kills_outright, save_against, times
from grognard.games.wh40k5.rules.saves.wounds import may_be_forced
from grognard.games.wh40k5.state.choices import Share
from grognard.games.wh40k5.state.events.shooting import Hurt
from tests.games.wh40k5.edges import first, table
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import rhino


@pytest.mark.rule("WH-SAVE-01", "WH-SAVE-02")
@pytest.mark.parametrize(
    ("armour", "invulnerable", "cover", "ap", "best"),
    [
        (3, None, None, 5, 3), (3, None, None, 4, 3), (3, None, None, 3, None), (3, None, None, 2, None),
        (3, None, None, None, 3), (None, None, None, None, None), (6, 5, 4, None, 4), (3, 5, 4, 3, 4), (3, 4, 5, 3, 4),
        (6, 5, 4, 1, 4), (1, None, None, None, 2), (4, 1, None, None, 2), (4, None, 1, None, 2), (2, 3, 4, None, 2),
    ],
)  # fmt: skip
def test_the_best_save_there_is(
    armour: int | None, invulnerable: int | None, cover: int | None, ap: int | None, best: int | None
) -> None:
    assert formulas.best_save(armour, invulnerable, cover, ap) == best


@pytest.mark.rule("WH-CORE-11", "WH-CORE-01", "WH-WEAPON-07", "WH-MORALE-01", "WH-WEAPON-10", "WH-VEH-15")
def test_formulas_without_what_is_mostly_left_out() -> None:
    assert [formulas.changed(4), formulas.changed(10), formulas.changed(0)] == [4, 10, 0]
    assert [formulas.strays(die, 7) for die in (1, 2, 3, 6)] == [0, 0, 7, 7]
    assert [formulas.strays(6, dice, 4) for dice in (3, 4, 5)] == [0, 0, 1]
    assert [formulas.quarter_lost(lost, of) for lost, of in ((25, 100), (25, 101), (0, 0), (1, 4), (1, 5), (0, 4))] == [
        True, False, False, True, False, False,
    ]  # fmt: skip
    assert [formulas.half_strength(strength) for strength in (1, 2, 9, 10)] == [1, 1, 5, 5]
    assert [formulas.ram_strength(far, 10, tank=False) for far in (2_999, 3_000, 5_999, 6_000)] == [0, 1, 1, 2]
    assert [formulas.ram_strength(0, armour, tank=False) for armour in (9, 10, 11, 14)] == [0, 0, 1, 4]
    assert formulas.ram_strength(24_000, 14, tank=True) == 10


@pytest.mark.rule("WH-SAVE-12", "WH-SAVE-15")
@pytest.mark.parametrize(
    ("sizes", "counts", "shares"),
    [
        ([5], [3, 2], (Share(0, (3, 2)),)), ([2, 1], [6], (Share(0, (4,)), Share(1, (2,)))), ([2, 1], [7], None),
        ([2, 1], [6, 0], (Share(0, (4, 0)), Share(1, (2, 0)))), ([2, 1], [0, 3], (Share(0, (0, 2)), Share(1, (0, 1)))),
        ([2, 1], [2, 1], None), ([1, 1], [1, 1], None), ([1, 1], [2], (Share(0, (1,)), Share(1, (1,)))),
        ([1, 1], [1], None),
    ],
)  # fmt: skip
def test_wounds_that_come_out_even_are_shared_out_by_themselves(
    sizes: list[int], counts: list[int], shares: tuple[Share, ...] | None
) -> None:
    assert allotted(sizes, counts) == shares
    assert needs_choice(sizes, counts) is (shares is None)


@pytest.mark.rule("WH-SAVE-08", "WH-SAVE-14", "WH-SAVE-15", "WH-UNIT-03")
def test_models_that_are_alike_are_a_group_whatever_wounds_they_lost_and_guns_are_in_none() -> None:
    rows = [row("lobba-gun"), row("gun-crew", 2), row("runtherd")]
    assert groups_of(unit("b.g", "big-guns", rows, 10, 10).unit) == (("b.g.2", "b.g.3"), ("b.g.4",))
    squad = marines("a.m", 10, 10, 3, wounds={2: 0}).unit
    assert groups_of(squad) == (("a.m.1", "a.m.2", "a.m.3"),)
    one, two, three = squad.models
    other = replace(squad, models=(replace(one, gear=one.gear[::-1]), replace(two, gear=("flamer",)), three))
    assert groups_of(other) == (("a.m.1", "a.m.3"), ("a.m.2",))


@pytest.mark.rule("WH-SAVE-10", "WH-SAVE-13", "WH-SAVE-14")
@pytest.mark.parametrize(
    ("left", "instant", "ordinary", "removed", "hurt", "whole", "part"),
    [
        ((3, 3), 0, 0, (), (), 0, 0), ((3, 1), 0, 0, (), (), 0, 0), ((3, 2), 0, 1, (), (("a.m.2", 1),), 0, 0),
        ((3, 2), 0, 2, ("a.m.2",), (), 0, 0), ((3, 2), 0, 3, ("a.m.2",), (), 0, 1), ((3, 2), 1, 1, (),
        (("a.m.2", 1),), 1, 0),
        ((3, 2), 2, 0, ("a.m.2",), (), 1, 0), ((3, 2), 2, 1, ("a.m.2",), (), 1, 0), ((3, 2, 1), 0, 2, ("a.m.3",),
        (("a.m.2", 1),), 0, 0),
        ((2, 1), 1, 0, ("a.m.2",), (), 0, 0), ((3, 3), 0, 7, (), (), 2, 0), ((3, 3), 0, 5, (), (), 1, 2),
        ((3, 3, 2), 1, 4, ("a.m.3",), (), 1, 2), ((3, 3), 0, 3, (), (), 1, 0), ((2, 2), 0, 1, (),
        (("a.m.1", 1),), 0, 0),
        ((2, 2), 0, 3, ("a.m.1",), (("a.m.2", 1),), 0, 0), ((3, 2, 1), 3, 0, ("a.m.3", "a.m.2"), (), 1, 0),
    ],
)  # fmt: skip
def test_whom_unsaved_wounds_remove(
    left: tuple[int, ...], instant: int, ordinary: int, removed: tuple[str, ...], hurt: tuple[tuple[str, int], ...],
    whole: int, part: int,
) -> None:  # fmt: skip
    """Captains of three Wounds, as many left to each as is said."""
    wounds = dict(enumerate(left, 1))
    group = unit("a.m", "captain", [row("captain", len(left))], wounds=wounds).unit.models
    found = fate_of(group, 3, instant, ordinary)
    assert (found.removed, found.hurt) == (removed, tuple(Hurt(id, each) for id, each in hurt))
    assert (found.whole, found.part) == (whole, part)
    assert found.candidates == tuple(model.id for model in group if model.wounds == 3)


@pytest.mark.rule("WH-SAVE-18", "WH-SAVE-19")
def test_a_creature_in_a_unit_keeps_it_up_by_the_option() -> None:
    for option, down in (("true", True), ("false", False)):
        pack = unit("b.c", "carnifexes", [row("carnifex"), row("termagant")], 10, 10)
        battle = table(marines("a.m", 10, 30), pack, options={"monster_go_to_ground": option})
        assert may_go_down(battle, of(battle, "b.c")) is down
        assert may_go_down(battle, of(battle, "a.m"))
        assert not may_go_down(battle, of(battle, "a.m").dead)


@pytest.mark.rule("WH-SAVE-01", "WH-SAVE-02", "WH-CORE-09", "WH-MOVE-07", "WH-USR-05", "WH-USR-07", "WH-USR-24")
def test_what_a_wound_allows() -> None:
    battle = table(
        marines("a.m", 10, 30, 2), unit("a.c", "captain", [row("captain")], 20, 30),
        marines("a.e", 30, 30, 2, special=("eternal-warrior", "feel-no-pain")), rhino("a.r", 40, 40),
        marines("a.v", 10, 40, 1, special=("vulnerable-to-blasts",)),
    )  # fmt: skip
    man, captain, hero = (first(battle, id) for id in ("a.m", "a.c", "a.e"))
    plain, tough, lucky = (of(battle, id) for id in ("a.m", "a.c", "a.e"))
    assert [save_against(battle, man, wound, None) for wound in (
        Wound(), Wound(no_armour=True), Wound(no_saves=True), Wound(ap=3), Wound(ap=4), Wound(shelter=4, ap=1),
        Wound(shelter=0, ap=1), Wound(shelter=4, ap=1, no_cover=True),
    )] == [3, None, None, None, 3, 4, None, None]  # fmt: skip
    assert [save_against(battle, man, wound, 2) for wound in (
        Wound(), Wound(no_cover=True), Wound(no_saves=True), Wound(shelter=4), Wound(shelter=0), Wound(no_armour=True),
    )] == [2, 3, None, 3, 3, 2]  # fmt: skip
    assert save_against(battle, captain, Wound(no_armour=True), None) == 4
    assert save_against(battle, captain, Wound(no_armour=True, no_saves=True), None) is None
    assert [doubles(battle, man, Wound(strength=each)) for each in (None, 7, 8)] == [False, False, True]
    assert [kills_outright(battle, plain, man, Wound(strength=each)) for each in (None, 7, 8)] == [False, False, True]
    assert not kills_outright(battle, lucky, hero, Wound(strength=8))
    assert [feels_no_pain(battle, lucky, hero, wound) for wound in (
        Wound(strength=4, ap=5), Wound(strength=4), Wound(strength=8, ap=5), Wound(no_armour=True), Wound(ap=1),
        Wound(ap=2), Wound(ap=3),
    )] == [True, True, False, False, False, False, True]  # fmt: skip
    assert not feels_no_pain(battle, plain, man, Wound(strength=4, ap=5))
    vulnerable = of(battle, "a.v")
    assert [times(battle, each, each.models[0], Wound(marker=marker)) for each in (vulnerable, plain)
            for marker in (True, False)] == [2, 1, 1, 1]  # fmt: skip
    assert [may_be_forced(battle, each, each.models[0]) for each in (plain, tough, lucky, of(battle, "a.r"))] == [
        False, True, False, False,
    ]  # fmt: skip


@pytest.mark.rule("WH-CCW-08", "WH-USR-05")
def test_no_force_weapon_does_more_to_an_eternal_warrior() -> None:
    battle = table(unit("a.c", "captain", [row("captain")], 20, 30, special=("eternal-warrior",)), boyz("b.o", 10, 10))
    assert not may_be_forced(battle, of(battle, "a.c"), first(battle, "a.c"))
