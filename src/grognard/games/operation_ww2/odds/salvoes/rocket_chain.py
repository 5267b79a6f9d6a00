"""The rockets of a salvo one after another, exactly: where the first one fell decides how the others may fall, each of
them as the others do (AZ-RKT-02).

What becomes of everybody hangs on how many rockets strike anybody at all, and how. Two that do are summed up over all
first places at once: that they fall in two given ways has one chance for all places together. For three, and for more,
which are rare, first places from where rockets fall in much the same ways count as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.operation_ww2.odds.salvoes.alike_origins import Cells, Origins, cells_of, likely
from grognard.games.operation_ww2.odds.salvoes.effects import Effects
from grognard.games.operation_ww2.odds.survivor_odds import (
    HITS,
    TALLY,
    States,
    Strike,
    counted,
    joined,
    lot_struck,
    merged,
    side_by_side,
    struck,
    summed_up,
)

Numbers = NDArray[numpy.float64]

LABEL = (HITS + 1) * TALLY
"""Above the counts of a tally: the number of the row a state comes from."""

OFTEN = 0.01
"""A place of the first rocket that is likelier is followed by itself: the aim."""

THREE, MORE = 6000, 1700
"""How fine the cells of first places are where three strikes are summed up, and more of them: with these no chance is
off by more than some ten-millionths (the error falls about with the square of their number)."""

COLUMNS = 8
"""So many columns are worked out at once, for they need room."""

TOGETHER = 3
"""So many strikes are summed up over all first places at once, three over cells of them."""

MOST = 63
"""More people than have room in a number."""

FORGOTTEN = 1e-7
"""How much of all chances is not followed on after a strike: those states count as if nobody were struck any more."""


class Block(NamedTuple):
    """States in which the same people are alive, by their numbers, and the ways of falling that strike them alike: a
    column of ones and noughts for each group of ways (AZ-RKT-02)."""

    states: NDArray[numpy.int64]
    groups: Numbers


class Rows(NamedTuple):
    """States with the groups of ways that strike them alike: the blocks, and of each row its state and one way (AZ-
    RKT-02)."""

    blocks: list[Block]
    states: NDArray[numpy.int64]
    ways: NDArray[numpy.int64]

    def weighed(self, weigh: Callable[[Block], Numbers]) -> Numbers:
        """The chances of all rows, given those of a block by states, groups, columns, what a state has (AZ-RKT-02)."""
        parts = [weigh(each) for each in self.blocks]
        return numpy.concatenate([part.reshape(-1, *part.shape[2:]) for part in parts])


class Leads(NamedTuple):
    """What ways of falling lead to: a row for each state of a block with each of its groups, and the ``ends``; rows
    that lead to the same end are side by side from its place among ``firsts`` on, given by ``sources`` and the
    ``shares`` by which their chances are multiplied (AZ-RKT-02)."""

    rows: Rows
    ends: States
    firsts: NDArray[Any]
    sources: NDArray[Any]
    shares: Numbers

    def led(self, weigh: Callable[[Block], Numbers]) -> Numbers:
        """The chances of the ends, given those of the rows (see ``Rows``) (AZ-RKT-02)."""
        rows, found = self.rows.weighed(weigh), []
        for column in range(0, rows.shape[1], COLUMNS):
            there = rows[self.sources, column : column + COLUMNS]
            more = there * self.shares[:, None, :]
            if rows.shape[2] > 1:
                more[..., -1] = there[..., -1] * self.shares[:, None, 0] + there[..., 0] * self.shares[:, None, -1]
            found.append(numpy.add.reduceat(more, self.firsts, axis=0))
        return numpy.concatenate(found, axis=1)


def rows_of(states: States, strikes: Sequence[Strike]) -> Rows:
    """Some states with the ways in which they may be struck (AZ-RKT-02)."""
    effects, blocks = Effects(strikes), list[Block]()
    whence, which = list[NDArray[Any]](), list[NDArray[Any]]()
    values, numbers = numpy.unique(states.alive, return_inverse=True)
    order = numpy.split(numpy.argsort(numbers, kind="stable"), numpy.cumsum(numpy.bincount(numbers))[:-1])
    for alive, mine in zip(values.tolist(), order, strict=True):
        ways, groups = effects.among(alive)
        blocks.append(Block(mine, groups))
        whence.append(numpy.repeat(mine, len(ways)))
        which.append(numpy.tile(ways, len(mine)))
    return Rows(blocks, numpy.concatenate(whence), numpy.concatenate(which))


def leading(states: States, strikes: Sequence[Strike], *, surplus: bool) -> Leads:
    """What ways of falling lead to from each state (AZ-RKT-02)."""
    rows = rows_of(states, strikes)
    begun = states.at(rows.states)
    labels = numpy.arange(len(begun.alive), dtype=numpy.int64)
    once = numpy.ones_like(begun.chances)
    if once.shape[1] > 1:
        once[:, -1] = 0
    labelled = begun._replace(tally=begun.tally + (labels << LABEL), chances=once)
    fallen = joined(struck(labelled, rows.ways, strikes, surplus=surplus))
    sources = fallen.tally >> LABEL
    fallen = fallen._replace(tally=fallen.tally & ((1 << LABEL) - 1))
    side, firsts = side_by_side(fallen)
    fallen = fallen.at(side)
    return Leads(rows, fallen.at(firsts), firsts, sources[side], fallen.chances)


def last_counted(
    states: States,
    strikes: Sequence[Strike],
    weigh: Callable[[Block], Numbers],
    sides: tuple[int, int],
    *,
    surplus: bool,
) -> States:
    """How many there are in the end if so many are struck once more: as ``summed_up`` (AZ-RKT-02). Who falls makes no
    difference any more, so of those who are struck only the number is looked at, and that of those who stand."""
    rows = rows_of(states, strikes)
    chances = rows.weighed(weigh)[:, 0]
    if not all(len(each.lots) == 1 and not each.things and not each.gone for each in strikes):
        begun = states.at(rows.states)._replace(chances=chances)
        return merged([summed_up(joined(struck(begun, rows.ways, strikes, surplus=surplus)), sides)])
    lots = [each.lots[0] for each in strikes]
    kinds = {lot: number for number, lot in enumerate(dict.fromkeys(lot._replace(models=0) for lot in lots))}
    masks = numpy.array([lot.models for lot in lots])[rows.ways]
    kind = numpy.array([kinds[lot._replace(models=0)] for lot in lots])[rows.ways]
    there, upright = counted(states.alive[rows.states] & masks), counted(states.standing[rows.states] & masks)
    # What has been counted so far comes to little: each such case with each kind of dice and each two numbers.
    so_far = summed_up(states, sides)
    cases, which = numpy.unique(numpy.stack((so_far.alive, so_far.tally)), axis=1, return_inverse=True)
    shape = cases.shape[1], len(kinds), MOST, MOST
    index = numpy.ravel_multi_index((which.ravel()[rows.states], kind, there, upright), shape)
    sums = numpy.stack([numpy.bincount(index, part, numpy.prod(shape)) for part in chances.T], axis=1)
    few = numpy.flatnonzero(sums[:, 0])
    case, kind, here, up = numpy.unravel_index(few, shape)
    found = []
    for lot, number in kinds.items():
        mine = kind == number
        # People are one bit each, those who stand the lowest.
        begun = States((1 << here[mine]) - 1, (1 << up[mine]) - 1, cases[1, case[mine]], sums[few[mine]])
        whole = numpy.full(len(begun.alive), -1)
        for after, rest in lot_struck(begun, whole, lot, surplus):
            fallen = (here[mine][rest] - counted(after.alive)) << lot.side * TALLY
            found.append(after._replace(alive=cases[0, case[mine]][rest] + fallen, standing=0 * fallen))
    return merged(found)


class Ending(NamedTuple):
    """How the end of a salvo is told: who is left or, given the people of both ``sides``, how many (``summed_up``) (AZ-
    RKT-02)."""

    sides: tuple[int, int] | None
    surplus: bool

    def of(self, states: States) -> States:
        """What states come to (AZ-RKT-02)."""
        return states if self.sides is None else merged([summed_up(states, self.sides)])

    def last(self, states: States, strikes: Sequence[Strike], weigh: Callable[[Block], Numbers]) -> States:
        """What states come to if so many are struck once more (AZ-RKT-02)."""
        if not len(states.alive):
            return states
        if self.sides is not None:
            return last_counted(states, strikes, weigh, self.sides, surplus=self.surplus)
        leads = leading(states, strikes, surplus=self.surplus)
        return leads.ends._replace(chances=leads.led(weigh)[:, 0])


def after_salvo(states: States, strikes: Sequence[Strike], origins: Origins, others: int, ending: Ending) -> States:
    """What a salvo leads to: the first rocket and so many others, each of which falls in one of the ways (AZ-
    RKT-02)."""
    whole = states.chances.astype(float)
    unhurt = (whole[:, 1:-1] == whole[:, :1]).all() and not whole[:, -1].any()
    unhurt = bool(unhurt) and not any(each.things for each in strikes)
    states = states._replace(chances=whole[:, :1] if unhurt else whole)
    often = origins.weights > OFTEN
    ends = [_from_one_place(states, strikes, origins.at([place]), others, ending) for place in numpy.flatnonzero(often)]
    rest = origins.at(~often & (origins.weights > 0))
    found = merged([*ends, *(_from_places(states, strikes, rest, others, ending) if len(rest.weights) else ())])
    if not unhurt:
        return found
    rows = numpy.repeat(found.chances, whole.shape[1], axis=1)
    rows[:, -1] = 0
    return found._replace(chances=rows)


def _from_one_place(states: States, strikes: Sequence[Strike], origin: Origins, others: int, ending: Ending) -> States:
    """What a salvo leads to of which it is certain where the first rocket falls (AZ-RKT-02)."""
    (weight,), (first,), (later,) = origin
    states = states._replace(chances=states.chances * weight)
    if first >= 0:
        states = merged(struck(states, numpy.full(len(states.alive), first), strikes, surplus=ending.surplus))
    ways, over = numpy.flatnonzero(later), list[States]()
    falling, chances = [strikes[way] for way in ways.tolist()], later[ways]
    for _ in range(others if len(ways) else 0):
        kept = _worth_following(states.chances[:, 0], FORGOTTEN / 10)
        over.append(states.at(~kept))
        states = states.at(kept)
        leads = leading(states, falling, surplus=ending.surplus)
        found = leads.led(partial(_weighed, states.chances, chances))
        idle = states._replace(chances=states.chances * (1 - chances.sum()))
        states = merged([idle, leads.ends._replace(chances=found[:, 0])])
    return ending.of(merged([states, *over]))


def _from_places(
    states: States, strikes: Sequence[Strike], origins: Origins, others: int, ending: Ending
) -> Iterator[States]:
    """What a salvo leads to that misses, by how many of its rockets strike anybody, each with its part of the
    chances (AZ-RKT-02)."""
    ways = numpy.flatnonzero(origins.later.any(axis=0) | numpy.isin(numpy.arange(len(strikes)), origins.first))
    strikes, origins = [strikes[way] for way in ways.tolist()], origins.among(ways)
    chances, firsts = likely(origins, others), origins.firsts
    yield ending.of(states._replace(chances=states.chances * chances[0].sum()))
    if not strikes:
        return
    leads = leading(states, strikes, surplus=ending.surplus)
    # In columns: how the first strike fell.
    found = leads.led(partial(_weighed, states.chances, numpy.eye(len(strikes))))
    yield ending.of(leads.ends._replace(chances=_summed(found, (chances[1][:, None] * firsts).sum(axis=0))))
    if others:
        cells = cells_of(origins, others, TOGETHER, THREE)
        pairs = (chances[2][:, None] * firsts).T @ origins.later
        yield from _two_or_three(leads.ends, found, strikes, pairs, cells, ending)
    cells = cells_of(origins, others, TOGETHER + 1, MORE)
    yield from _many(leads.ends, found, strikes, cells, ending)


def _two_or_three(
    states: States, found: Numbers, strikes: Sequence[Strike], pairs: Numbers, cells: Cells, ending: Ending
) -> Iterator[States]:
    """What it leads to that a second and a third rocket strike, from the ``states`` after the first (AZ-RKT-02)."""

    yield ending.last(states, strikes, partial(_in_all, found, pairs))
    if len(cells.masses) < 4:
        return
    leads, threes = leading(states, strikes, surplus=ending.surplus), _threes(cells)

    def second(block: Block) -> Numbers:
        mine = found[block.states]
        ways = numpy.flatnonzero(mine[..., 0].any(axis=0))
        # In columns: how the third strike will fall.
        rows: Numbers = numpy.einsum("smp,mkg->sgkp", mine[:, ways], threes[ways] @ block.groups)
        return rows

    then = leads.led(second)
    kept = _worth_following(then[..., 0].sum(axis=1))
    yield ending.of(leads.ends.at(~kept)._replace(chances=then[~kept].sum(axis=1)))
    yield ending.last(leads.ends.at(kept), strikes, partial(_in_all, then[kept], numpy.eye(len(strikes))))


def _many(states: States, found: Numbers, strikes: Sequence[Strike], cells: Cells, ending: Ending) -> Iterator[States]:
    """What it leads to that four rockets strike or more, from the ``states`` after the first (AZ-RKT-02)."""
    # In columns: the cells.
    apart = numpy.einsum("smp,cm->scp", found, cells.firsts)
    for number in range(2, len(cells.masses)):
        if number > TOGETHER:
            now = apart * cells.masses[number][None, :, None]
            yield ending.last(states, strikes, partial(_in_all, now, cells.later))
        worth = _summed(apart, cells.masses[max(number, TOGETHER) + 1 :].sum(axis=0))
        kept = _worth_following(worth[:, 0])
        yield ending.of(states.at(~kept)._replace(chances=worth[~kept]))
        states, apart = states.at(kept), apart[kept]
        if not len(states.alive):
            return
        leads = leading(states, strikes, surplus=ending.surplus)
        states, apart = leads.ends, leads.led(partial(_by_cells, apart, cells.later))


def _weighed(chances: Numbers, likely: Numbers, block: Block) -> Numbers:
    """The chances of the rows of a block, in a column for each of how likely the ways are (AZ-RKT-02)."""
    weights = numpy.atleast_2d(likely) @ block.groups
    found: Numbers = chances[block.states][:, None, None, :] * weights.T[None, :, :, None]
    return found


def _by_cells(apart: Numbers, likely: Numbers, block: Block) -> Numbers:
    """The chances of the rows of a block, each cell with the chances it has of each way (AZ-RKT-02)."""
    found: Numbers = apart[block.states][:, None] * (likely @ block.groups).T[None, :, :, None]
    return found


def _in_all(apart: Numbers, likely: Numbers, block: Block) -> Numbers:
    """The chances of the rows of a block, all columns together, each with the chances it has of each way (AZ-
    RKT-02)."""
    found: Numbers = numpy.einsum("scp,cg->sgp", apart[block.states], likely @ block.groups)[:, :, None]
    return found


def _summed(columns: Numbers, weights: Numbers) -> Numbers:
    """All columns together, each with its weight (AZ-RKT-02)."""
    found: Numbers = numpy.einsum("scp,c->sp", columns, weights)
    return found


def _threes(cells: Cells) -> Numbers:
    """The chance that the first strike falls in one way, the next two in two others (AZ-RKT-02)."""
    twos = (cells.firsts * cells.masses[3][:, None])[:, :, None] * cells.later[:, None, :]
    ways = cells.later.shape[1]
    found: Numbers = (twos.reshape(-1, ways**2).T @ cells.later).reshape(ways, ways, ways)
    return found


def _worth_following(worth: Numbers, forgotten: float | None = None) -> NDArray[numpy.bool_]:
    """All but the least likely (AZ-RKT-02)."""
    order = numpy.argsort(worth)
    kept = numpy.ones(len(worth), dtype=bool)
    kept[order[numpy.cumsum(worth[order]) <= (FORGOTTEN if forgotten is None else forgotten)]] = False
    return kept
