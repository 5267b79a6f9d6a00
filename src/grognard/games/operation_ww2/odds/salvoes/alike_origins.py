"""The places where the first rocket of a salvo may fall, and which of them are much alike to the others."""

from __future__ import annotations

from heapq import heappop, heappush
from math import ceil, comb, sqrt
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

Numbers = NDArray[numpy.float64]

NOTHING = 1e-15
"""A difference that is none but for rounding."""

FEWEST = 24
"""At least so many cells are told apart."""

TURNS = 4
"""How often the direction in which places differ most is made out better."""


class Origins(NamedTuple):
    """The places of the first rocket: the chance of each, the way in which it falls there (negative: it strikes
    nobody), and how likely each of the others is to fall in each of the ways in which it strikes somebody."""

    weights: Numbers
    first: NDArray[numpy.int64]
    later: Numbers

    def at(self, which: Any) -> Origins:
        """Some of the places."""
        return Origins(self.weights[which], self.first[which], self.later[which])

    def among(self, ways: NDArray[numpy.int64]) -> Origins:
        """The places with these ways alone: all others are none in which anything falls."""
        numbers = numpy.full(self.later.shape[1] + 1, -1)
        numbers[ways] = numpy.arange(len(ways))
        return Origins(self.weights, numbers[self.first], self.later[:, ways])

    @property
    def idle(self) -> NDArray[numpy.bool_]:
        """Where the first rocket strikes nobody."""
        return self.first < 0

    @property
    def firsts(self) -> Numbers:
        """How likely the first strike is to fall in each way: that of the first rocket, or of another."""
        fallen = self.first[:, None] == numpy.arange(self.later.shape[1])
        return numpy.where(self.idle[:, None], self.later, fallen)


class Cells(NamedTuple):
    """Places that are much alike taken together: how the first strike falls and how later ones do, given that they
    strike anybody, and by how many strikes there are the chance that it comes to so many."""

    firsts: Numbers
    later: Numbers
    masses: Numbers


def likely(origins: Origins, count: int) -> Numbers:
    """By how many rockets strike anybody, and place: its chance times that of the others, of so many, to strike
    nobody, in whatever order they fall."""
    misses = 1 - origins.later.sum(axis=1)
    of_others = [comb(count, number) * misses ** (count - number) for number in range(count + 1)]
    nothing = numpy.zeros_like(misses)
    found: Numbers = origins.weights * numpy.where(origins.idle, [*of_others, nothing], [nothing, *of_others])
    return found


def strikes(origins: Origins, count: int) -> Numbers:
    """By how many rockets strike anybody, and place, the chance of it: of the first and so many others."""
    others = numpy.arange(count + 2)[:, None] - ~origins.idle
    found: Numbers = likely(origins, count) * origins.later.sum(axis=1) ** numpy.maximum(others, 0)
    return found


def cells_of(origins: Origins, others: int, times: int, fine: float) -> Cells:
    """Cells, each of much the same places, for when rockets strike so many times or more: the likelier that is, the
    more of them; ``fine`` would be told apart if it were certain."""
    falls = origins.later.sum(axis=1)
    later, masses = origins.later / numpy.where(falls > 0, falls, 1)[:, None], strikes(origins, others)
    weights = masses[min(times, len(masses) - 1)]
    number = max(ceil(fine * sqrt(masses[times:].sum())), FEWEST)
    labels = _labels(origins.first, weights, later, number)
    count = labels.max() + 1
    one = numpy.zeros((count, len(labels)))
    one[labels, numpy.arange(len(labels))] = 1
    whole = one @ weights
    shares = one * numpy.where(whole[labels] > 0, weights, 1)
    shares /= shares.sum(axis=1, keepdims=True)
    together = shares @ later
    _, example = numpy.unique(labels, return_index=True)
    fallen = origins.first[example][:, None] == numpy.arange(later.shape[1])
    firsts = numpy.where(origins.idle[example][:, None], together, fallen)
    return Cells(firsts, together, masses @ one.T)


def _labels(first: NDArray[numpy.int64], weights: Numbers, later: Numbers, number: int) -> NDArray[numpy.int64]:
    """Which cell each place belongs to: the cell of those that differ most is cut in two."""
    if number >= len(weights):
        return numpy.arange(len(weights))
    _, labels = numpy.unique(first, return_inverse=True)
    heap: list[tuple[float, int, NDArray[numpy.int64], NDArray[numpy.bool_]]] = []

    def add(label: int, mine: NDArray[numpy.int64]) -> None:
        whole = weights[mine].sum()
        if len(mine) > 1 and whole > 0:
            beside = (later[mine] - weights[mine] @ later[mine] / whole) * numpy.sqrt(weights[mine])[:, None]
            heappush(heap, (-float((beside**2).sum()), label, mine, _half(beside)))

    count = int(labels.max()) + 1
    for label in range(count):
        add(label, numpy.flatnonzero(labels == label))
    while heap and count < number:
        scatter, label, mine, half = heappop(heap)
        if -scatter <= NOTHING:
            break
        labels[mine[half]] = count
        add(label, mine[~half])
        add(count, mine[half])
        count += 1
    return labels


def _half(beside: Numbers) -> NDArray[numpy.bool_]:
    """Which of rows lie on one side in the direction in which they differ most."""
    axis = beside[numpy.argmax((beside**2).sum(axis=1))]
    for _ in range(TURNS):
        axis = beside.T @ (beside @ axis)
        axis /= numpy.sqrt(axis @ axis) or 1
    found: NDArray[numpy.bool_] = beside @ axis > 0
    return found
