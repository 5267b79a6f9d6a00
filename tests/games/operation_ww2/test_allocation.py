"""Handing out results: the rulebook's examples, and the chapter's rules against every way there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.operation_ww2.rules.fire.result_allocation import (
    Group,
    Standing,
    can_take,
    handed_out,
    is_forced,
    is_legal,
)
from grognard.games.operation_ww2.state.choices import Losses

TWELVE = tuple(f"m{number}" for number in range(12))


def counts(losses: Losses, who: Standing) -> tuple[int, int, int]:
    """How many of those standing die, of those lying, and how many lie down."""
    return (
        len([id for id in losses.dead if id in who.standing]),
        len([id for id in losses.dead if id in who.lying]),
        len(losses.scared),
    )


@pytest.mark.rule("AZ-DMG-01", "AZ-DMG-02")
def test_seed_damage_five_hits_on_three_men():
    # "Példa: Az Amerikai játékos kidobott 5 találatot a 3 fős Német egységre": 3 dead and 2 scared; all three go, the
    # rest is lost.
    who = Standing(TWELVE[:3])
    group = Group(TWELVE[:3], dead=3, scared=2)
    assert handed_out([group], who, TWELVE[:3]) == Losses(TWELVE[:3], ())
    assert is_forced([group], who)


@pytest.mark.rule("AZ-DMG-04")
def test_seed_damage_nine_scared_and_three_standing():
    # "Példa: Ha egy 12 fős Német egységből, 9 ijedt és 3 álló, és 4 modell meghal": the three standing go first.
    who = Standing(TWELVE[:3], TWELVE[3:])
    group = Group(TWELVE, dead=4)
    assert counts(handed_out([group], who, TWELVE), who) == (3, 1, 0)
    assert counts(handed_out([group], who, TWELVE, surplus=False), who) == (3, 0, 0)
    assert not is_legal([group], who, Losses(TWELVE[3:7]))


@pytest.mark.rule("AZ-DMG-05", "AZ-DMG-06")
def test_seed_damage_six_scared_and_six_standing():
    # "Példa: Ha egy 12 fős Német egységből, 6 ijedt és 6 álló, és 4 modell meghal, illetve 4 modell megijed": four of
    # those standing die, the other two lie down, two results are lost.
    who = Standing(TWELVE[:6], TWELVE[6:])
    group = Group(TWELVE, dead=4, scared=4)
    assert counts(handed_out([group], who, TWELVE), who) == (4, 0, 2)
    assert not is_legal([group], who, Losses(TWELVE[:4], (TWELVE[4], TWELVE[6])))


@pytest.mark.rule("AZ-DMG-12")
def test_az_dmg_12_the_owner_chooses_among_equals_only():
    who = Standing(("a", "b", "c"))
    group = Group(("a", "b", "c"), dead=1, scared=1)
    for dead, scared in permutations("abc", 2):
        assert is_legal([group], who, Losses((dead,), (scared,)))
    assert not is_legal([group], who, Losses((), ("a",)))
    assert not is_legal([group], who, Losses(("a",), ()))
    assert not is_legal([group], who, Losses(("a",), ("a",)))
    assert not is_legal([group], who, Losses(("a", "b"), ("c",)))
    assert not is_legal([group], who, Losses(("z",), ("a",)))


@pytest.mark.rule("AZ-DMG-12", "AZ-SPL-02")
def test_az_dmg_12_no_result_is_dodged_by_choosing_badly():
    # Both dead results have a taker only if the one who is in both groups takes that of the smaller.
    who = Standing(("a", "b"))
    groups = [Group(("a", "b"), dead=1), Group(("b",), dead=1)]
    assert set(handed_out(groups, who, ("b", "a")).dead) == {"a", "b"}
    assert not is_legal(groups, who, Losses(("b",)))
    # What was meant for one part never falls on another.
    assert handed_out([Group(("a",), dead=2)], who, ("a", "b")) == Losses(("a",), ())


def every_way(groups: Sequence[Group], who: Standing, surplus: bool) -> set[tuple[frozenset[str], frozenset[str]]]:
    """All ways of handing results out, found by trying: who can die at all, most of those standing, then most of those
    lying, then most to lie down."""
    models = (*who.standing, *who.lying)
    dying = [each for each in _sets(models) if _matched([(group.models, group.dead) for group in groups], each)]
    if not surplus:
        dying = [each for each in dying if not each.intersection(who.lying)]
    most = max(len(each.intersection(who.standing)) for each in dying)
    dying = [each for each in dying if len(each.intersection(who.standing)) == most]
    most = max(len(each) for each in dying)
    found = set()
    for dead in (each for each in dying if len(each) == most):
        left = [id for id in who.standing if id not in dead]
        lying = [each for each in _sets(left) if _matched([(group.models, group.scared) for group in groups], each)]
        most_lying = max(len(each) for each in lying)
        found |= {(dead, each) for each in lying if len(each) == most_lying}
    return found


def _sets(models: Sequence[str]) -> Iterator[frozenset[str]]:
    for size in range(len(models) + 1):
        yield from (frozenset(each) for each in combinations(models, size))


def _matched(groups: Sequence[tuple[tuple[str, ...], int]], models: frozenset[str]) -> bool:
    """Whether each model can have a result of its own: every order of results is tried."""
    results = [eligible for eligible, count in groups for _ in range(count)]
    return len(models) <= len(results) and any(
        all(model in eligible for model, eligible in zip(sorted(models), order, strict=False))
        for order in permutations(results, len(models))
    )


MODELS = "abcd"
GROUPS = st.lists(
    st.builds(
        Group,
        st.lists(st.sampled_from(MODELS), min_size=1, max_size=4, unique=True).map(tuple),
        st.integers(0, 2),
        st.integers(0, 2),
    ),
    min_size=1,
    max_size=2,
)


@pytest.mark.rule("AZ-DMG-01", "AZ-DMG-02", "AZ-DMG-03", "AZ-DMG-04", "AZ-DMG-05", "AZ-DMG-12", "AZ-SPL-02")
@given(GROUPS, st.integers(0, 4), st.booleans(), st.permutations(MODELS))
def test_results_are_handed_out_as_trying_every_way_finds(
    groups: list[Group], standing: int, surplus: bool, order: list[str]
) -> None:
    who = Standing(tuple(MODELS[:standing]), tuple(MODELS[standing:]))
    ways = every_way(groups, who, surplus)
    found = handed_out(groups, who, order, surplus)
    assert (frozenset(found.dead), frozenset(found.scared)) in ways
    assert is_forced(groups, who, surplus) == (len(ways) == 1)
    for dead in _sets(MODELS):
        for scared in _sets(MODELS):
            losses = Losses(tuple(sorted(dead)), tuple(sorted(scared)))
            assert is_legal(groups, who, losses, surplus) == ((dead, scared) in ways)


@given(GROUPS, st.sets(st.sampled_from(MODELS)))
def test_who_can_take_results_is_found_as_by_trying(groups: list[Group], models: set[str]) -> None:
    counted = [(frozenset(group.models), group.dead) for group in groups]
    tried = _matched([(group.models, group.dead) for group in groups], frozenset(models))
    assert can_take(counted, sorted(models)) == tried
