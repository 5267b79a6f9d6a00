"""Chances of how both sides of a combat stand, as tables: pairs of stands by number, rows of what becomes of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

Numbers = NDArray[numpy.intp]
Table = NDArray[Any]


class Pairs(NamedTuple):
    """How both sides stand, by number, with the chances: by whose turn it is, if that is asked, and by what each of
    them has suffered besides."""

    one: Numbers
    other: Numbers
    chances: Table

    def some(self, which: Any) -> Pairs:
        """Some of them."""
        return Pairs(self.one[which], self.other[which], self.chances[which])


class Kept:
    """Numbers that two others lead to, each looked at once."""

    def __init__(self, find: Callable[[int, int], int]) -> None:
        self.find, self.known = find, numpy.full((16, 8), -1)

    def __call__(self, one: Numbers, other: Any) -> Numbers:
        one, other = numpy.broadcast_arrays(one, other)
        if not one.size:
            return one
        self.known = grown(self.known, (one.max() + 1, other.max() + 1), -1)
        found: Numbers = self.known[one, other]
        missing = found < 0
        if missing.any():
            for key in sorted(set(zip(one[missing].tolist(), other[missing].tolist(), strict=True))):
                self.known[key] = self.find(*key)
            found = self.known[one, other]
        return found


class Rows:
    """What may become of stands of a side: rows of chances by stand and by what is suffered besides."""

    def __init__(self, zero: Any) -> None:
        self.zero, self.number, self.table = zero, 0, numpy.full((64, 32, 1), zero)

    def add(self, where: Sequence[int], chances: Table) -> int:
        """The number of a new row: the chances of each of these stands."""
        self.table = grown(self.table, (self.number + 1, max(where) + 1, chances.shape[1]), self.zero)
        numpy.add.at(self.table[self.number, :, : chances.shape[1]], numpy.array(where), chances)
        self.number += 1
        return self.number - 1

    def shares(self, numbers: Numbers, ends: Numbers) -> Table:
        """The chance of each of these rows to come to an end."""
        self.table = grown(self.table, (0, ends.max() + 1, 0), self.zero)
        found: Table = self.table[numbers, ends].sum(axis=1)
        return found


def grown(table: Table, shape: Sequence[int], empty: Any) -> Table:
    """A table at least so large."""
    if all(have >= need for have, need in zip(table.shape, shape, strict=True)):
        return table
    sizes = [have if have >= need else 2 * need for have, need in zip(table.shape, shape, strict=True)]
    found = numpy.full(sizes, empty)
    found[tuple(map(slice, table.shape))] = table
    return found


def carried(rows: Sequence[Rows], pairs: Pairs, numbers: Sequence[Numbers]) -> Pairs:
    """Where pairs lead if each of both goes its own way, by the rows of these numbers.

    >>> rows = Rows(0.0), Rows(0.0)
    >>> for each in rows:
    ...     _ = each.add([0], numpy.array([[1.0]])), each.add([0, 1], numpy.array([[0.25], [0.75]]))
    >>> begun = Pairs(numpy.array([0]), numpy.array([0]), numpy.ones((1, 1, 1, 1)))
    >>> found = carried(rows, begun, (numpy.array([1]), numpy.array([0])))
    >>> found.one.tolist(), found.other.tolist(), found.chances.ravel().tolist()
    ([0, 1], [0, 0], [0.25, 0.75])
    """
    if not len(pairs.one):
        return pairs
    # Those of whom one side comes to the same are taken together: the side with fewer such rows.
    few = [numpy.unique(each, return_inverse=True) for each in numbers]
    by = int(len(few[1][0]) <= len(few[0][0]))
    firsts, which = few[by]
    order = numpy.argsort(which, kind="stable")
    begun = pairs.chances[order]
    starts = numpy.searchsorted(which[order], numpy.arange(len(firsts)))
    lines, others = rows[1 - by].table[numbers[1 - by][order]], rows[by].table[firsts]
    columns, places = (numpy.flatnonzero(each.any(axis=(0, 2))) for each in (lines, others))
    lines, others = lines[:, columns], others[:, places]
    mine, theirs = (_used(each) for each in (lines, others))
    turns, *tallies = begun.shape[1:]
    tallies[1 - by] += mine[-1]
    tallies[by] += theirs[-1]
    found = numpy.full((len(columns), len(places), turns, *tallies), rows[0].zero)
    have = begun.shape[2:]
    for more in mine:
        some = numpy.add.reduceat(lines[:, :, more, None, None, None] * begun[:, None], starts, axis=0)
        for again in theirs:
            least = (more, again) if by else (again, more)
            end = tuple(slice(at, at + size) for at, size in zip(least, have, strict=True))
            found[:, :, :, end[0], end[1]] += numpy.moveaxis(numpy.tensordot(some, others[:, :, again], (0, 0)), -1, 1)
    at = numpy.argwhere(found.any(axis=(2, 3, 4)))
    ends = columns[at[:, 0]], places[at[:, 1]]
    one, other = ends if by else ends[::-1]
    return Pairs(one, other, found[at[:, 0], at[:, 1]])


def _used(lines: Table) -> list[int]:
    """By how much more is suffered in any of these rows."""
    return numpy.flatnonzero(lines.any(axis=(0, 1))).tolist() or [0]


def gathered(parts: Sequence[Pairs]) -> Pairs:
    """Pairs taken together, those alike as one."""
    shape = numpy.max([each.chances.shape[1:] for each in parts], axis=0)
    found: dict[tuple[int, int], Table] = {}
    for part in parts:
        size = part.chances.shape[1:]
        for one, other, chances in zip(part.one.tolist(), part.other.tolist(), part.chances, strict=True):
            if (one, other) not in found:
                found[one, other] = numpy.full(shape, chances.flat[0] * 0, chances.dtype)
            found[one, other][tuple(map(slice, size))] += chances
    ends = numpy.array(list(found), int).reshape(-1, 2)
    return Pairs(ends[:, 0], ends[:, 1], numpy.array(list(found.values())).reshape(-1, *shape))
