"""How the sides of a combat may stand, by number, and chances as tables: of pairs of stands, of what becomes of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.odds.clash_sides import Foot, Side
from grognard.games.wh40k5.odds.morale_odds import holds, may_use_pole
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.distributions import Chance

Numbers = NDArray[numpy.intp]
Table = NDArray[Any]


RESULTS = (
    "target-destroyed",
    "target-caught",
    "target-flees",
    "locked",
    "attacker-flees",
    "attacker-caught",
    "attacker-destroyed",
    "both-destroyed",
)
"""How a combat of two units ends its round, the best for the attacker first."""
WINNERS = {result: "ta".index(result[0]) for result in RESULTS if result[0] in "ta"}
"""Which of the sides has won where one of them has ended, in the order target and attacker have lost in."""
FIGHTS, DESTROYED, CAUGHT, FLEES = OUT = ("", "destroyed", "caught", "flees")
"""What has become of a side."""
ENDED, SUFFERED, LOST, PACE, FRONT = range(5)
"""What is known of a stand by number: which of ``OUT`` it is, what counts for the result of the combat, how many models
are lost, with which Initiative it runs or catches who does (WH-ASSAULT-15), and what of it may change the blows at
it."""


class Stand(NamedTuple):
    """One way a side may stand, or has ended in."""

    side: Side
    now: Any
    fate: str

    @property
    def unit(self) -> Unit:
        """It as the rules see it."""
        return self.side.unit(self.now)


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
        try:
            found: Numbers = self.known[one, other]
        except IndexError:
            self.known = grown(self.known, (one.max() + 1, numpy.max(other) + 1), -1)
            found = self.known[one, other]
        if found.size and found.min() < 0:
            missing = numpy.stack(numpy.broadcast_arrays(one, other))[:, found < 0]
            for key in sorted(set(zip(*missing.tolist(), strict=True))):
                self.known[key] = self.find(*key)
            found = self.known[one, other]
        return found


class Rows:
    """What may become of stands of a side: rows of chances by stand and by what is suffered besides, one after
    another."""

    def __init__(self, zero: Any) -> None:
        self.zero, self.number, self.size = zero, 0, 0
        self.firsts, self.sizes, self.ends = (numpy.zeros(1024, int) for _ in range(3))
        self.chances, self.kept = numpy.full((1024, 1), zero), numpy.full((64, 2), zero)

    def add(self, ends: Sequence[int], chances: Table, *kept: int) -> int:
        """The number of a new row: the chances of each of these stands, all different. ``kept``: how it stands if
        nothing has happened, and if only its crew is stunned."""
        number, start, (size, tallies) = self.number, self.size, chances.shape
        self.firsts, self.sizes = (grown(each, (number + 1,), 0) for each in (self.firsts, self.sizes))
        self.ends = grown(self.ends, (start + size,), 0)
        self.chances = grown(self.chances, (start + size, tallies), self.zero)
        self.ends[start : start + size], self.chances[start : start + size, :tallies] = ends, chances
        self.firsts[number], self.sizes[number] = start, size
        self.kept = grown(self.kept, (number + 1, 2), self.zero)
        for which, end in enumerate(dict.fromkeys(kept)):
            if end in ends:
                self.kept[number, which] = chances[ends.index(end)].sum()
        self.number, self.size = number + 1, start + size
        return number

    def lines(self, numbers: Numbers) -> tuple[Numbers, Table]:
        """The ends that these rows lead to, and the chances by row and end."""
        sizes = self.sizes[numbers]
        lines = numpy.arange(len(numbers)).repeat(sizes)
        places = numpy.arange(len(lines)) + (self.firsts[numbers] - sizes.cumsum() + sizes).repeat(sizes)
        used = self.ends[places]
        there = numpy.zeros(used.max() + 1, bool)
        there[used] = True
        found = numpy.full((len(numbers), there.sum(), self.chances.shape[1]), self.zero)
        found[lines, there.cumsum()[used] - 1] = self.chances[places]
        return numpy.flatnonzero(there), found


def grown(table: Table, shape: Sequence[int], empty: Any) -> Table:
    """A table at least so large."""
    sizes = tuple(have if have >= need else 2 * need for have, need in zip(table.shape, shape, strict=True))
    if sizes == table.shape:
        return table
    found = numpy.full(sizes, empty, table.dtype)
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
    order = numpy.argsort(few[by][1], kind="stable")
    begun = pairs.chances[order]
    starts = numpy.searchsorted(few[by][1][order], numpy.arange(len(few[by][0])))
    (columns, lines), (places, others) = rows[1 - by].lines(few[1 - by][0]), rows[by].lines(few[by][0])
    lines = lines[few[1 - by][1][order]]
    mine, theirs = _used(lines), _used(others)
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
    which = numpy.nonzero(found.any(axis=(2, 3, 4)))
    ends = columns[which[0]], places[which[1]]
    one, other = ends if by else ends[::-1]
    return Pairs(one, other, found[which])


def _used(lines: Table) -> list[int]:
    """By how much more is suffered in any of these rows."""
    return [0] if lines.shape[2] == 1 else numpy.flatnonzero(lines.any(axis=(0, 1))).tolist() or [0]


def joined(parts: Sequence[Pairs]) -> Pairs:
    """Pairs one after another, the same more than once."""
    return Pairs(*(numpy.concatenate(some) for some in zip(*parts, strict=True)))


def gathered(pairs: Pairs, more: Iterable[tuple[int, int, Table]]) -> Pairs:
    """Pairs and others taken together, those alike as one."""
    every = [*zip(pairs.one.tolist(), pairs.other.tolist(), pairs.chances, strict=True), *more]
    shape = numpy.max([chances.shape for *_, chances in every], axis=0)
    found: dict[tuple[int, int], Table] = {}
    for one, other, chances in every:
        if (one, other) not in found:
            found[one, other] = numpy.full(shape, chances.flat[0] * 0, chances.dtype)
        found[one, other][tuple(map(slice, chances.shape))] += chances
    ends = numpy.array(list(found))
    return Pairs(ends[:, 0], ends[:, 1], numpy.array(list(found.values())))


def result_of(first: str, second: str) -> str:
    """How a combat has ended, by what has become of both."""
    if first and second:
        return "both-destroyed"
    return f"target-{second}" if second else f"attacker-{first}" if first else "locked"


def tests(stand: Stand, worse: int) -> Iterator[tuple[Stand, bool, Chance]]:
    """How a side may stand after its morale test, whether it passed, and the chance: with a bosspole it may cost a
    wound and be taken again (WH-MORALE-03, WH-ASSAULT-30)."""
    side = stand.side
    first = side.reckoned(holds(side.g, stand.unit, worse, poled=False))
    yield stand, True, first
    if not isinstance(side, Foot) or not may_use_pole(stand.unit):
        yield stand, False, 1 - first
        return
    after = stand._replace(now=side.poled(stand.now))
    again = side.reckoned(holds(side.g, after.unit, worse, poled=False))
    yield after, True, (1 - first) * again
    yield after, False, (1 - first) * (1 - again)
