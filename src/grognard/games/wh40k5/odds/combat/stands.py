"""How the sides of a combat may stand, by number, and chances as tables: of pairs of stands, of what becomes of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import ge, itemgetter
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.odds.combat.sides import Side
from grognard.games.wh40k5.state.state import Unit

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
UNHURT = numpy.zeros((2, 1), int)
"""What both sides have suffered before their first round."""
ENDED, SUFFERED, LOST, PACE, FRONT, BURSTS, SCORCHED = range(7)
"""What is known of a stand by number: which of ``OUT`` it is, what counts for the result of the combat, how many models
are lost, with which Initiative it runs or catches who does (WH-ASSAULT-15), what of it may change the blows at it, how
many explosions are still to be suffered, and how many models they have cost, where that is told."""


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
    them has suffered besides. ``lots``: which of those they are that are followed at once and told apart."""

    one: Numbers
    other: Numbers
    lots: Numbers
    chances: Table

    def some(self, which: Any) -> Pairs:
        """Some of them."""
        return Pairs(*(each[which] for each in self))

    @property
    def told(self) -> Pairs:
        """They, whatever they have suffered besides."""
        whole = self.chances.sum(axis=(2, 3))
        return self._replace(chances=whole[:, :, None, None]).some(whole.any(axis=1))


class Kept:
    """Numbers that two others lead to, each looked at once: one by one, or those of the same first together."""

    def __init__(
        self,
        find: Callable[[int, int], int] | None = None,
        *,
        rows: Callable[[int, Sequence[int]], Sequence[int]] | None = None,
    ) -> None:
        self.rows = rows or (lambda one, others: [find(one, each) for each in others] if find else [])
        self.known = numpy.full((16, 8), -1)

    def __call__(self, one: Numbers, other: Any) -> Numbers:
        try:
            found: Numbers = self.known[one, other]
        except IndexError:
            self.known = grown(self.known, (one.max() + 1, numpy.max(other) + 1), -1)
            found = self.known[one, other]
        if found.size and found.min() < 0:
            missing = numpy.stack(numpy.broadcast_arrays(one, other))[:, found < 0]
            for first, pairs in groupby(sorted(set(zip(*missing.tolist(), strict=True))), itemgetter(0)):
                seconds = [second for _, second in pairs]
                self.known[first, seconds] = self.rows(first, seconds)
            found = self.known[one, other]
        return found


class Rows:
    """What may become of stands of a side: rows of chances by stand and by what is suffered besides, one after
    another."""

    def __init__(self, zero: Any) -> None:
        self.zero, self.number, self.size = zero, 0, 0
        self.ends, self.places = numpy.zeros(1024, int), numpy.zeros((64, 3), int)
        self.chances = numpy.full((1024, 1), zero)

    def add(self, ends: Numbers, chances: Table) -> int:
        """The number of a new row: the chances of each of these stands, all different."""
        number, start, (size, tallies) = self.number, self.size, chances.shape
        self.places = grown(self.places, (number + 1, 3), 0)
        self.ends = grown(self.ends, (start + size,), 0)
        self.chances = grown(self.chances, (start + size, tallies), self.zero)
        self.ends[start : start + size], self.chances[start : start + size, :tallies] = ends, chances
        self.places[number] = start, size, size == 1 and chances[0, 0] == 1 and not chances[0, 1:].any()
        self.number, self.size = number + 1, start + size
        return number

    def extend(self, ends: Numbers, chances: Table) -> int:
        """The number of the first of new rows: the chances of each of these stands, all different, row by row."""
        number, start, some = self.number, self.size, chances != 0
        sizes = some.sum(axis=1)
        sure = (sizes == 1) & (chances.sum(axis=1) == 1)
        self.number, self.size = number + len(chances), start + sizes.sum()
        self.places = grown(self.places, (self.number, 3), 0)
        self.ends, self.chances = grown(self.ends, (self.size,), 0), grown(self.chances, (self.size, 1), self.zero)
        self.ends[start : self.size] = numpy.broadcast_to(ends, chances.shape)[some]
        self.chances[start : self.size, 0] = chances[some]
        self.places[number : self.number] = numpy.stack([start + sizes.cumsum() - sizes, sizes, sure], axis=1)
        return number

    def is_sure(self, numbers: Numbers) -> bool:
        """Whether each of these rows leads to one end, whatever falls."""
        return bool(self.places[numbers, 2].all())

    def entries(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        """The entries of these rows: which of them each is in, and its place."""
        firsts, sizes, _ = self.places[numbers].T
        which = numpy.arange(len(numbers)).repeat(sizes)
        return which, numpy.arange(len(which)) + (firsts - sizes.cumsum() + sizes).repeat(sizes)

    def chance(self, numbers: Numbers, ends: Numbers) -> Table:
        """The chance that each of these rows leads to the end beside it."""
        which, places = self.entries(numbers)
        there = self.ends[places] == ends[which]
        found = numpy.full(len(numbers), self.zero)
        found[which[there]] = self.chances[places[there]].sum(axis=1)
        return found


class Standings:
    """How both sides may stand, by number, and the rows of what may become of each."""

    def __init__(self, zero: Any) -> None:
        self.stands: tuple[list[Stand], list[Stand]] = [], []
        self.rows = Rows(zero), Rows(zero)
        self._numbers: tuple[dict[Stand, int], dict[Stand, int]] = {}, {}
        self._lists: dict[tuple[Side, int], tuple[list[Any], Numbers]] = {}

    def number(self, seat: int, side: Side, now: Any, fate: str = FIGHTS) -> int:
        """The number of a stand of this side."""
        stand = Stand(side, now, fate)
        number = self._numbers[seat].setdefault(stand, len(self.stands[seat]))
        if number == len(self.stands[seat]):
            self.stands[seat].append(stand)
        return number

    def numbered(self, seat: int, side: Side, ends: list[Any]) -> Numbers:
        """The numbers of stands in which a side fights on; a list of them is looked at once."""
        key = side, id(ends)
        if key not in self._lists:
            self._lists[key] = ends, numpy.array([self.number(seat, side, end) for end in ends])
        return self._lists[key][1]


def grown(table: Table, shape: Sequence[int], empty: Any) -> Table:
    """A table at least so large."""
    if all(map(ge, table.shape, shape)):
        return table
    sizes = tuple(have if have >= need else 2 * need for have, need in zip(table.shape, shape, strict=True))
    found = numpy.full(sizes, empty, table.dtype)
    found[tuple(map(slice, table.shape))] = table
    return found


def carried(rows: Sequence[Rows], pairs: Pairs, numbers: Sequence[Numbers]) -> Pairs:
    """Where pairs lead if each of both goes its own way, by the rows of these numbers.

    >>> rows = Rows(0.0), Rows(0.0)
    >>> for each in rows:
    ...     _ = each.add(numpy.arange(1), numpy.ones((1, 1))), each.add(numpy.arange(2), numpy.array([[0.25], [0.75]]))
    >>> begun = Pairs(*numpy.zeros((3, 1), int), numpy.ones((1, 1, 1, 1)))
    >>> found = carried(rows, begun, (numpy.array([1]), numpy.array([0])))
    >>> found.one.tolist(), found.other.tolist(), found.chances.ravel().tolist()
    ([0, 1], [0, 0], [0.25, 0.75])
    """
    if not len(pairs.one):
        return pairs
    # Those of a lot of whom one side comes to the same are taken together: the side that nothing befalls, or else that
    # with fewer such rows.
    calm = [some.is_sure(each) for some, each in zip(rows, numbers, strict=True)]
    ways = [rows[at].ends[rows[at].places[each, 0]] if calm[at] else each for at, each in enumerate(numbers)]
    by = int(calm[1] if calm[0] != calm[1] else len(numpy.unique(ways[1])) <= len(numpy.unique(ways[0])))
    width = ways[by].max() + 1
    codes, group = numpy.unique(pairs.lots * width + ways[by], return_inverse=True)
    groups = numpy.stack(numpy.divmod(codes, width))
    begun = numpy.moveaxis(pairs.chances if by else pairs.chances.swapaxes(2, 3), 0, -1)
    columns, found = spread(rows[1 - by], numbers[1 - by], group, begun)
    if calm[by]:
        at, column = ends = numpy.nonzero(found.any(axis=(0, 1, 2)))
        lots, place = groups[:, at]
    else:
        places, found = crossed(rows[by], groups, found)
        lots, at, column = ends = numpy.nonzero(found.any(axis=(0, 1, 2)))
        place = places[at]
    both, chances = (columns[column], place), numpy.moveaxis(found, (0, 1, 2), (-3, -2, -1))[ends]
    return Pairs(*both, lots, chances) if by else Pairs(*both[::-1], lots, chances.swapaxes(2, 3))


def spread(rows: Rows, numbers: Numbers, groups: Numbers, begun: Table) -> tuple[Numbers, Table]:
    """The ends that rows lead to, and what comes of those that begin them, group by group: the chances by turn, by what
    this side has suffered besides and what the other has, by group and end."""
    which, places = rows.entries(numbers)
    used, chances = rows.ends[places], rows.chances[places].T
    there = numpy.zeros(used.max() + 1, bool)
    there[used] = True
    width = there.sum()
    codes = groups[which] * width + there.cumsum()[used] - 1
    tallies = numpy.flatnonzero(chances.any(axis=1)).tolist() or [0]
    turns, own, others, _ = begun.shape
    found = numpy.full((turns, own + tallies[-1], others, (groups.max() + 1) * width), rows.zero)
    for turn, mine, other in numpy.argwhere(begun.any(axis=3)).tolist():
        weights = begun[turn, mine, other][which]
        for more in tallies:
            numpy.add.at(found[turn, mine + more, other], codes, chances[more] * weights)
    return numpy.flatnonzero(there), found.reshape(*found.shape[:3], -1, width)


def crossed(rows: Rows, groups: Numbers, begun: Table) -> tuple[Numbers, Table]:
    """The ends of those of lots who come to the same rows, and where these lead: the chances by turn, by what the
    others have suffered and these, by lot, by their end and that of the others."""
    lots, numbers = groups
    few, which = numpy.unique(numbers, return_inverse=True)
    sure = numpy.full((1, 1, 1, len(few)), begun.flat[0] * 0 + 1)
    places, lines = spread(rows, few, numpy.arange(len(few)), sure)
    at = lots, numpy.arange(len(lots)) - numpy.searchsorted(lots, lots)
    sizes = lots[-1] + 1, at[1].max() + 1
    padded = numpy.full((*begun.shape[:3], *sizes, begun.shape[4]), rows.zero)
    padded[:, :, :, *at] = begun
    turns, own, others = begun.shape[:3]
    more = lines.shape[1] - 1
    found = numpy.full((turns, own, others + more, sizes[0], len(places), begun.shape[4]), rows.zero)
    for tally, line in enumerate(lines[0, :, 0]):
        if line.any():
            way = numpy.full((*sizes, len(places)), rows.zero)
            way[at] = line[which]
            found[:, :, tally : tally + others] += way.swapaxes(1, 2) @ padded
    return places, found


def sorts(*columns: Numbers) -> tuple[list[Numbers], Numbers]:
    """All rows of these columns that differ, column by column, and which of them each row is.

    >>> [each.tolist() for each in sorts(numpy.array([3, 1, 3]), numpy.array([-1, 0, -1]))[0]]
    [[1, 3], [0, -1]]
    """
    least, codes = [each.min() for each in columns], 0 * columns[0]
    widths = [each.max() - low + 1 for each, low in zip(columns, least, strict=True)]
    for each, low, width in zip(columns, least, widths, strict=True):
        codes = codes * width + (each - low)
    codes, which = numpy.unique(codes, return_inverse=True)
    found: list[Numbers] = []
    for low, width in zip(reversed(least), reversed(widths), strict=True):
        codes, rest = numpy.divmod(codes, width)
        found.insert(0, rest + low)
    return found, which


def joined(parts: Sequence[Pairs]) -> Pairs:
    """Pairs one after another, the same more than once."""
    return Pairs(*(numpy.concatenate(some) for some in zip(*parts, strict=True)))


def gathered(pairs: Pairs, more: Iterable[tuple[int, int, int, Table]]) -> Pairs:
    """Pairs and others taken together, those alike as one."""
    every = [*zip(pairs.one.tolist(), pairs.other.tolist(), pairs.lots.tolist(), pairs.chances, strict=True), *more]
    shape = numpy.max([chances.shape for *_, chances in every], axis=0)
    found: dict[tuple[int, ...], Table] = {}
    for *key, chances in every:
        table = found.setdefault(tuple(key), numpy.full(shape, chances.flat[0] * 0, chances.dtype))
        table[tuple(map(slice, chances.shape))] += chances
    one, other, lots = numpy.array(list(found)).T
    return Pairs(one, other, lots, numpy.array(list(found.values())))


def result_of(first: str, second: str) -> str:
    """How a combat has ended, by what has become of both."""
    if first and second:
        return "both-destroyed"
    return f"target-{second}" if second else f"attacker-{first}" if first else "locked"
