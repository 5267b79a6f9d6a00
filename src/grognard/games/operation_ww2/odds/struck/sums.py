"""What states come to that are summed up: how many of each side fall, how many dice have hit (AZ-FIRE-16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy

from grognard.games.operation_ww2.odds.casualty_odds import UNHARMED, FireOdds, Outcome, gathered
from grognard.games.operation_ww2.odds.survivor_odds import HITS, TALLY, States
from grognard.odds.distributions import Chance, Distribution, certainly


class Count(NamedTuple):
    """How many of the other side and of the firer's own die and are scared, and how many dice have hit."""

    enemies: Outcome
    own: Outcome
    hits: int


def told(summed: States) -> FireOdds:
    """The odds of states that are summed up."""
    nothing = FireOdds(hits=certainly(0, fractions=summed.chances.dtype == object))
    return odds_of((count, row, nothing) for count, row in counts_of(summed))


def counts_of(summed: States) -> Iterator[tuple[Count, Sequence[Chance]]]:
    """What is counted of each of states that are summed up, with its chances."""
    for dead, tally, row in zip(summed.alive.tolist(), summed.tally.tolist(), summed.chances.tolist(), strict=True):
        scared = _unpacked(tally)
        fallen = _unpacked(dead)
        yield Count((fallen[0], scared[0]), (fallen[1], scared[1]), scared[HITS]), row


def _unpacked(counts: int) -> list[int]:
    return [counts >> place * TALLY & ((1 << TALLY) - 1) for place in range(HITS + 1)]


def odds_of(ends: Iterable[tuple[Count, Sequence[Chance], FireOdds]]) -> FireOdds:
    """The odds of some fire, of all states it leads to, each with what is fired after it."""
    enemies: list[tuple[Outcome, Chance]] = []
    own: list[tuple[Outcome, Chance]] = []
    hits: dict[int, Chance] = {}
    machines = 0.0
    calm: list[Chance] = [0] * len(UNHARMED)
    for count, row, more in ends:
        enemies += [(_both(count.enemies, each), row[0] * part) for each, part in more.enemies.items()]
        own += [(_both(count.own, each), row[0] * part) for each, part in more.own.items()]
        for number, part in more.hits.items():
            hits[count.hits + number] = hits.get(count.hits + number, 0) + row[0] * part
        machines += float(row[-1]) + float(row[0]) * more.machines
        calm = [so_far + each * part for so_far, each, part in zip(calm, row[1:-1], more.calm, strict=True)]
    nothing = 0 * sum(hits.values())
    struck = Distribution(0, tuple(hits.get(number, nothing) for number in range(max(hits) + 1)))
    return FireOdds(gathered(enemies), gathered(own), struck, machines, tuple(calm))


def _both(one: Outcome, other: Outcome) -> Outcome:
    return one[0] + other[0], one[1] + other[1]


def likeliest(states: States, most: int) -> States:
    """So many of the states, the likeliest, as if there were no others."""
    if len(states.alive) <= most:
        return states
    kept = states.at(numpy.argsort(-states.chances[:, 0], kind="stable")[:most])
    return kept.weighed(states.chances[:, 0].sum() / kept.chances[:, 0].sum())
