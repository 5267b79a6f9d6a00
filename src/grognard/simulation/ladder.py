"""Everybody against everybody: players, or lists, with ratings and how sure they are.

Ratings are those of chess: 400 points more are ten victories for one. They are fitted to all results at once (Bradley
and Terry), the mean is 1500, and a draw is half a victory. One battle drawn with everybody is added, so that who won
all is not infinitely strong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.core.systems import system as game_of
from grognard.simulation.fighting import Fought
from grognard.simulation.plan import Plan, plan
from grognard.simulation.rates import NORMAL
from grognard.simulation.running import Backend, fought_of

Of = Literal["players", "armies"]
MEAN = 1500.0
MOST = 64
"""So many at most stand on a ladder."""
POINTS = 400 / np.log(10)
"""Points of a rating for a strength that is ``e`` times as great."""
ROUNDS = 200
"""In so many rounds ratings are fitted."""

Table = NDArray[np.float64]


class Rung(Record):
    """A player or a list: its rating with an interval of 95 in a hundred, and what it won of its battles."""

    name: str
    rating: float
    low: float
    high: float
    battles: int
    won: int
    drawn: int
    lost: int


class Ladder(Record):
    """All rungs, the strongest first. ``shares``: what each won against each, as a share, by name."""

    system: str
    of: Of
    rungs: tuple[Rung, ...]
    shares: dict[str, dict[str, float]]
    seeds: int
    faults: dict[str, int]


class Meeting(Record):
    """A pairing: the places of the two on the ladder, and the plans they fight by with the first as contender 0."""

    first: int
    second: int
    plans: tuple[Plan, ...]


def meetings(system: str, entrants: Sequence[str], of: Of, seeds: int, seed: int, **agreed: Any) -> tuple[Meeting, ...]:
    """Every pair of entrants: on each seed they meet from both sides, and players with both armies besides.

    Raises ``InputError`` as ``plan`` does, and for fewer than two entrants, more than ``MOST``, or one named twice.
    """
    if len(entrants) < 2 or len(entrants) > MOST or len(set(entrants)) < len(entrants):
        raise InputError(say("simulation-ladder-entrants", most=MOST))
    found = []
    plans: tuple[Plan, ...]
    agreed = {**agreed, "battles": 2 * seeds, "seed": seed, "swap": True, "brief": True}
    for first, second in combinations(range(len(entrants)), 2):
        two = (entrants[first], entrants[second])
        if of == "armies":
            plans = (plan(system, **{**agreed, "armies": two}),)
        else:
            there = plan(system, **{**agreed, "players": two})
            one, other = _armies_of(system, agreed)
            back = plan(system, **{**agreed, "players": two, "armies": (other, one)})
            plans = (there, back) if one != other else (there,)
        found.append(Meeting(first, second, plans))
    return tuple(found)


def climb(
    system: str,
    entrants: Sequence[str],
    of: Of,
    met: Sequence[Meeting],
    *,
    workers: int | None = None,
    backend: Backend = "loky",
    address: str = "",
    told: Callable[[], None] | None = None,
) -> Ladder:
    """Fight all meetings out, and rate. ``told`` is called after each battle."""
    plans = [(meeting, each) for meeting in met for each in meeting.plans]
    left = ((at, fixture) for at, (_, each) in enumerate(plans) for fixture in each.fixtures())
    fought: list[tuple[Meeting, Fought]] = []
    for at, battle in fought_of([each for _, each in plans], left, workers, backend, address):
        fought.append((plans[at][0], battle))
        if told is not None:
            told()
    return _ladder(system, entrants, of, fought)


def ratings(points: Table) -> tuple[Table, Table]:
    """The ratings of so many, and half the width of each one's interval of 95 in a hundred; ``points[i, j]`` is what
    ``i`` won against ``j``, a draw counting half.

    The width is that of battles which are apart; on seeds that are fought from both sides it is rather less.

    >>> found, within = ratings(np.array([[0.0, 10.0], [1.0, 0.0]]))
    >>> [round(float(each)) for each in found], [round(float(each)) for each in within]
    ([1669, 1331], [149, 149])
    """
    count = len(points)
    won = points + 0.5 * (1 - np.eye(count))
    battles = won + won.T
    strength: Table = np.ones(count)
    for _ in range(ROUNDS):
        strength = won.sum(axis=1) / (battles / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength = strength / np.exp(np.log(strength).mean())
    share = strength[:, None] / (strength[:, None] + strength[None, :])
    known = -battles * share * (1 - share)
    known -= np.diag(known.sum(axis=1))
    within: Table = NORMAL * np.sqrt(np.diag(np.linalg.pinv(known)))
    return MEAN + POINTS * np.log(strength), POINTS * within


def expected(rating: float, other: float) -> float:
    """What who has a rating wins against another on average.

    >>> expected(1900, 1500) > 0.9
    True
    """
    return 1 / (1 + 10 ** ((other - rating) / 400))


def _armies_of(system: str, agreed: Mapping[str, Any]) -> list[Any]:
    """The two armies that are fought with: those that are named, else the scenario's or the game's usual ones."""
    setups = game_of(system).setups
    read = setups.read_scenario(setups.known(agreed.get("scenario")))
    return setups.army_sources(read, agreed.get("armies", ()), [each.name for each in setups.armies()])


def _ladder(system: str, entrants: Sequence[str], of: Of, fought: Sequence[tuple[Meeting, Fought]]) -> Ladder:
    count = len(entrants)
    points = np.zeros((count, count))
    results = np.zeros((count, 3), dtype=int)
    for meeting, each in fought:
        if each.reason == "broken":
            continue
        points[meeting.first, meeting.second] += each.worth
        points[meeting.second, meeting.first] += 1 - each.worth
        results[meeting.first, _result(each.worth)] += 1
        results[meeting.second, _result(1 - each.worth)] += 1
    found, within = ratings(points)
    rungs = []
    for at, name in enumerate(entrants):
        rating, about = float(found[at]), float(within[at])
        won, drawn, lost = map(int, results[at])
        ends = (round(rating - about, 1), round(rating + about, 1))
        rungs.append(Rung(name, round(rating, 1), *ends, won + drawn + lost, won, drawn, lost))
    met = points + points.T
    shares = {
        name: {
            other: round(float(points[at, against] / met[at, against]), 4)
            for against, other in enumerate(entrants)
            if met[at, against]
        }
        for at, name in enumerate(entrants)
    }
    rungs.sort(key=lambda rung: -rung.rating)
    seeds = len({each.seed for _, each in fought})
    return Ladder(
        system, of, tuple(rungs), shares, seeds, dict(Counter(each.fault for _, each in fought if each.fault))
    )


def _result(worth: float) -> int:
    """The column of a victory, a draw, a defeat."""
    return {1.0: 0, 0.5: 1, 0.0: 2}[worth]
