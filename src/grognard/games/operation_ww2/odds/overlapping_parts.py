"""Results on parts of a target that overlap, where they can come about in very many ways: all of them at once, in
arrays (AZ-DMG-02, AZ-DMG-12).

A man takes a result of a part he belongs to. So many take one as there are men and results that can be paired off, and
that is, of all sets of parts, the least number of their results and of the men who belong to any other part.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy
import numpy.typing

from grognard.space.plane import Floats

Counts = numpy.typing.NDArray[numpy.int16]
"""How many of each."""

CHUNK = 1 << 21
"""So many numbers are held at once."""


def shared_out(
    upright: Sequence[tuple[int, ...]],
    lying: Sequence[tuple[int, ...]],
    parts: Sequence[dict[tuple[int, int], float]],
) -> dict[tuple[int, int], float]:
    """The chances of how many die and lie down of models in the order in which results are handed out, each with the
    parts it may take results of; ``parts``: the chances of how many dead and scared results each has. The same as
    handing them out for each of their combinations.

    >>> shared_out(((0,), (0, 1)), (), ({(1, 0): 1.0}, {(0, 1): 0.5, (1, 0): 0.5}))
    {(1, 1): 0.5, (2, 0): 0.5}
    """
    homes, sets = (*upright, *lying), numpy.arange(1 << len(parts))
    within = (sets[:, None] >> numpy.arange(len(parts)) & 1).astype(numpy.int16)
    beyond = [((sum(1 << part for part in home) & ~sets) != 0).astype(numpy.int16)[:, None] for home in homes]
    tables = [_table(each, sum(number in home for home in homes)) for number, each in enumerate(parts)]
    dead, scared = (_combinations([table.shape[axis] for table in tables]) for axis in (0, 1))
    fallen = _fallen(within @ dead, beyond)
    results = within @ scared
    found: dict[tuple[int, int], float] = {}
    alike, number = numpy.unique(fallen, axis=1, return_inverse=True)
    for kind, fell in enumerate(alike.T):
        chances = _chances(tables, dead[:, number.ravel() == kind].T)
        if not chances.any():
            continue
        left = numpy.zeros((len(sets), 1), dtype=numpy.int16)
        for outside, has in zip(beyond[: len(upright)], fell[: len(upright)], strict=True):
            left += 0 if has else outside
        taken = (results + left).min(axis=0)
        for count, chance in enumerate(numpy.bincount(taken, weights=chances).tolist()):
            if chance:
                outcome = int(fell.sum()), count
                found[outcome] = found.get(outcome, 0.0) + chance
    return found


def _table(part: dict[tuple[int, int], float], most: int) -> Floats:
    """The chances of a part by its dead and scared results; there are no more than it has people."""
    found = numpy.zeros([1 + min(most, max(each[axis] for each in part)) for axis in (0, 1)])
    for (dead, scared), chance in part.items():
        found[min(dead, most), min(scared, most)] += chance
    return found


def _combinations(sizes: Sequence[int]) -> Counts:
    """Every combination of numbers below these, the last changing fastest; a row for each of them."""
    return numpy.indices(sizes).reshape(len(sizes), -1).astype(numpy.int16)


def _fallen(results: Counts, beyond: Sequence[Counts]) -> Counts:
    """Who takes a result of each combination: whoever makes one more pair with those before him."""
    found = numpy.zeros((len(beyond), results.shape[1]), dtype=numpy.int16)
    counted, before = results.copy(), numpy.zeros(results.shape[1], dtype=numpy.int16)
    for number, outside in enumerate(beyond):
        counted += outside
        after = counted.min(axis=0)
        found[number] = after > before
        before = after
    return found


def _chances(tables: Sequence[Floats], dead: Counts) -> Floats:
    """The chance of each combination of scared results together with any of these of dead ones."""
    first, last = tables[:-1], tables[-1]
    width = 1
    for table in first:
        width *= table.shape[1]
    whole: Floats = numpy.zeros((width, last.shape[1]))
    for start in range(0, len(dead), max(1, CHUNK // width)):
        some = dead[start : start + max(1, CHUNK // width)]
        rows: Floats = numpy.ones((len(some), 1))
        for number, table in enumerate(first):
            rows = (rows[:, :, None] * table[some[:, number]][:, None, :]).reshape(len(some), -1)
        whole += rows.T @ last[some[:, -1]]
    return whole.ravel()
