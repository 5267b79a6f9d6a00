"""Luck so far: fair dice bring none, a tally is what its throws make it, take-backs and saves change nothing."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import product
from math import sqrt
from random import Random

import pytest

import grognard
from grognard import agents, odds
from grognard.core.engine.choices import Dice
from grognard.core.engine.events import Chosen, Rolled
from grognard.core.messages import say
from grognard.odds.answers import Amount, Spread
from grognard.odds.distributions import sum_of_dice
from grognard.odds.forecasts import Outcome, Share, index_of
from grognard.odds.history import History, Resolved
from grognard.odds.luck import luck_of
from grognard.odds.outcomes import Cases

GAMES = "bolt_action", "axis_allies_minis", "wh40k5", "operation_ww2"


@cache
def played(system, seed, agent="random"):
    """A battle between two computer players, to its end."""
    most = 500 if system == "wh40k5" else 1000
    names = [listing.name for listing in grognard.system(system).setups.armies() if (listing.points or 0) <= most]
    random = Random(seed)
    armies = random.sample(names, 2) if system != "axis_allies_minis" else ()
    battle = grognard.battle(system, seed=seed, armies=armies)
    agents.play(battle, [agents.agent(agent)] * 2, random=random, budget=0.1)
    return battle


def moments_of(resolved, share):
    """What a throw brought above what was to be expected of it, and its variance."""
    chances = [float(chance) for chance in resolved.spread.chances.chances]
    worth = share.worth or [float(outcome) for outcome, _ in resolved.spread.chances.items()]
    mean = sum(value * chance for value, chance in zip(worth, chances, strict=True))
    variance = sum((value - mean) ** 2 * chance for value, chance in zip(worth, chances, strict=True))
    return worth[index_of(resolved.spread, resolved.outcome)] - mean, variance


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [pytest.param(range(2), marks=pytest.mark.sample), range(2, 6)], ids=len)
@pytest.mark.parametrize("system", GAMES)
def test_every_forecast_is_whole_and_no_die_is_counted_twice(system, seeds):
    """Only the blows of both sides of a combat, and what damage dice do to each, are counted side by side: of the same
    roll each its own dice."""
    for seed in seeds:
        counted_to = 0
        before: Resolved | None = None
        resolved = History(played(system, seed)).resolved
        assert resolved
        for each in sorted(resolved, key=lambda each: each.start):
            assert sum(map(float, each.spread.chances.chances)) == pytest.approx(1, abs=1e-9)
            place = each.place
            assert place.chart.bars[place.at].probability > 0
            if each.shares:
                beside = (
                    before is not None
                    and before.start == each.start
                    and each.spread.name in ("blows", "harm")
                    and before.shares[0].seat != each.shares[0].seat
                )
                assert each.start >= counted_to or beside
                counted_to, before = each.end, each


@pytest.mark.slow
@pytest.mark.parametrize(
    ("system", "battles"),
    [
        pytest.param("bolt_action", 5, marks=pytest.mark.sample),
        pytest.param("axis_allies_minis", 24, marks=pytest.mark.sample),
        ("bolt_action", 120),
        ("axis_allies_minis", 200),
        ("wh40k5", 60),
        pytest.param("operation_ww2", 8, marks=pytest.mark.sample),
        ("operation_ww2", 200),
    ],
)
def test_fair_dice_bring_no_luck_over_many_battles(system, battles):
    """The surprises of each tally add up to nothing, within three standard errors, and vary as much as was forecast."""
    surprise: defaultdict[str, float] = defaultdict(float)
    variance: defaultdict[str, float] = defaultdict(float)
    squares: defaultdict[str, float] = defaultdict(float)
    fourth: defaultdict[str, float] = defaultdict(float)
    for seed in range(100, 100 + battles):
        for each in History(played(system, seed)).resolved:
            for share in each.shares[:1]:
                more, spread = moments_of(each, share)
                surprise[share.tally] += more
                variance[share.tally] += spread
                squares[share.tally] += more * more - spread
                fourth[share.tally] += (more * more - spread) ** 2
    assert set(variance) == set(grognard.system(system).odds.TALLIES)
    for tally in variance:
        assert abs(surprise[tally]) < 3 * sqrt(variance[tally]), tally
        assert abs(squares[tally]) < 4 * sqrt(fourth[tally]), tally


@pytest.mark.slow
@pytest.mark.sample
def test_standard_scores_of_sides_are_spread_as_they_should_be():
    """Of many sides nineteen in twenty lie within their band, and the scores have a variance of about 1."""
    scores, ordinary, tallies = [], 0, 0
    for seed in range(100, 140):
        found = odds.luck(played("axis_allies_minis", seed))
        scores += [side.score for side in found.sides]
        ordinary += sum(tally.ordinary for tally in found.tallies)
        tallies += len(found.tallies)
    mean = sum(scores) / len(scores)
    assert abs(mean) < 3 / sqrt(len(scores))
    assert abs(sum(score * score for score in scores) / len(scores) - 1) < 3 * sqrt(2 / len(scores))
    assert ordinary / tallies > 0.9


def test_a_tally_is_worked_out_from_every_way_its_throws_could_have_gone():
    """Three throws: a sum of two dice, a test, a tie that counts half; against all ways there are."""
    test = Cases(("failed", "passed"), (0.25, 0.75))
    race = Cases(("behind", "even", "ahead"), (0.5, 0.25, 0.25))
    throws: list[tuple[Amount, tuple[float, ...], Outcome]] = [
        (sum_of_dice(2), tuple(float(total) for total in range(2, 13)), 9),
        (test, (0.0, 1.0), "passed"),
        (race, (0.0, 0.5, 1.0), "even"),
    ]
    resolved = [
        Resolved(Spread("it", say("dice"), chances), (Share(1, "tests", worth),), outcome, 2 * at, 2 * at + 1)
        for at, (chances, worth, outcome) in enumerate(throws)
    ]
    (tally,) = luck_of(grognard.battle("bolt_action", seed=1), resolved).tallies
    ways: defaultdict[float, float] = defaultdict(float)
    for combination in product(*(list(zip(worth, chances.chances, strict=True)) for chances, worth, _ in throws)):
        chance = 1.0
        for _, part in combination:
            chance *= part
        ways[sum(value for value, _ in combination)] += chance
    expected = sum(value * chance for value, chance in ways.items())
    assert (tally.side, tally.trials, tally.actual) == (1, 3, 10.5)
    assert tally.expected == pytest.approx(expected)
    assert tally.variance == pytest.approx(sum((value - expected) ** 2 * chance for value, chance in ways.items()))
    assert tally.less == pytest.approx(sum(chance for value, chance in ways.items() if value < 10.5))
    assert tally.same == pytest.approx(ways[10.5])
    assert tally.score == pytest.approx((10.5 - expected) / sqrt(tally.variance))
    assert sum(chance for value, chance in ways.items() if tally.low <= value <= tally.high) >= 0.95
    assert sum(chance for value, chance in ways.items() if value < tally.low) <= 0.025
    assert sum(chance for value, chance in ways.items() if value > tally.high) <= 0.025


@pytest.mark.parametrize("system", GAMES)
def test_take_backs_forget_and_nothing_of_it_is_saved(system):
    battle = played(system, 1).clone()
    whole = [(each.start, each.end, each.outcome) for each in History(battle).resolved]
    history = History(battle.branch(battle.number // 2))
    for number in (battle.number, battle.number // 3, battle.number // 2, battle.number // 4, battle.number):
        there = battle.branch(number)
        history.follow(there)
        found = [(each.start, each.end, each.outcome) for each in history.resolved]
        assert found == [(each.start, each.end, each.outcome) for each in History(there).resolved]
    assert found == whole
    again = grognard.load_text(battle.save_text())
    assert odds.luck(again) == odds.luck(battle)


def test_a_battle_is_not_changed_by_being_looked_back_upon():
    battle = played("bolt_action", 2)
    before, text = battle.position, battle.save_text()
    odds.luck(battle)
    assert (battle.position, battle.save_text()) == (before, text)


def test_dice_typed_by_hand_are_luck_like_any_other():
    rolled = played("axis_allies_minis", 5)
    typed = grognard.battle("axis_allies_minis", seed=5, dice="typed")
    for entry in rolled.log:
        if isinstance(entry, Rolled):
            typed.choose(Dice(entry.faces))
        elif isinstance(entry, Chosen):
            typed.choose(entry.choice, entry.seat)
    found = odds.luck(typed)
    assert found.tallies
    assert [tally.actual for tally in found.tallies] == [tally.actual for tally in odds.luck(rolled).tallies]


def test_luck_is_told_in_sentences():
    text = str(odds.luck(played("axis_allies_minis", 1, "greedy")))
    assert "throws" in text
    assert "95 times in 100 between" in text
    assert str(odds.luck(grognard.battle("axis_allies_minis", seed=1))) == "No dice have been thrown yet that count."
