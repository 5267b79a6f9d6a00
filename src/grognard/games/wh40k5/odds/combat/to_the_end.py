"""A close combat that goes on until it is decided, exactly: by tables of how both sides begin a round (WH-ASSAULT-18,
WH-VEH-23)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

import numpy

from grognard.games.wh40k5.odds.combat.clash import Clash, Ending
from grognard.games.wh40k5.odds.combat.sides import Side, Toll
from grognard.games.wh40k5.odds.combat.stands import (
    ENDED,
    LOST,
    OUT,
    SCORCHED,
    SUFFERED,
    UNHURT,
    WINNERS,
    Kept,
    Numbers,
    Pairs,
    Table,
    grown,
    joined,
    result_of,
    sorts,
)
from grognard.games.wh40k5.odds.combat.vehicles import Vehicles
from grognard.odds.distributions import Chance

LEAST, LEAST_BLOWS = 2e-9, 1e-12
"""But for fractions, how both begin a round less likely than the first, and blows less likely than the second, are told
as still locked."""
SINGULAR = 1e-12
"""Chances of whatever ends a circle that are none but for rounding."""
MANY = 1 << 24
"""More than there are ways for a side to stand."""
AT_ONCE = 128
"""Of so many ways to begin a round in a turn what comes of it is worked out at once."""
LEVEL, CALM, PLACE, WAYS, STUNNED = range(5)
"""What is known of how a side begins a round: what it has left, itself with calm crews, its place among all the ways to
begin one, how many ways it may stand once only crews are stunned, and from the last on each of these."""
NOWHERE = MANY - 1
"""The number of no way to stand."""


class Fight:
    """A combat that goes on as long as both are locked: a round of it as it begins, then others of these sides in which
    nobody charges; crews are stunned for a turn or two (WH-ASSAULT-18, WH-VEH-23)."""

    def __init__(self, first: Clash, later: tuple[Side, Side]) -> None:
        self.clash, self.later = first, later
        first.enter(later)
        self.zero: Any = first.one * 0
        self.least = LEAST if isinstance(first.one, float) else 0
        first.least = LEAST_BLOWS if self.least else 0
        self.turns = 1 + any(isinstance(side, Vehicles) for side in later)
        """Whose turn it is matters to crews that are stunned."""
        self.known, self.onward = (
            tuple(Kept(partial(find, seat)) for seat in (0, 1)) for find in (self._known, self._onward)
        )
        self.begun: tuple[dict[int, int], dict[int, int]] = {}, {}
        """How a side may begin a round, each with its place."""
        self.due: set[int] = set()
        """How much both have left together in rounds still to be followed."""
        self.locked = numpy.full((self.turns, 64, 64), self.zero)
        """The chances of how both begin a round that are still to be followed, by whose turn it is, by their places."""
        lost = [side.most + 1 for side in first.sides]
        caught = [
            side.most + 1 if first.tells_toll and 1 - seat in first.bursting else 1
            for seat, side in enumerate(first.sides)
        ]
        self.ended = numpy.full((len(OUT), len(OUT), *lost, *caught), self.zero)
        """The chances by what has become of both, how many models they have lost, how many of them to explosions."""

    def begin(self) -> None:
        """The first round, in the turn of the first side."""
        start = self.clash.start
        turns = numpy.full((1, self.turns, 1, 1), self.zero)
        turns[0, 0] += self.clash.one
        self.round(start._replace(chances=turns), UNHURT)

    def fought_out(self) -> dict[Ending, Chance]:
        """This round, and all others (WH-ASSAULT-18)."""
        self.begin()
        # What only stuns, or changes nothing, leads round in a circle; all else leaves less of somebody, so that none
        # of those who have as much left together leads to another.
        while self.due:
            self.due.remove(most := max(self.due))
            self.follow(most)
        return {
            Ending((Toll(one, mine), Toll(other, theirs)), result, WINNERS.get(result)): self.ended.item(*at)
            for at in numpy.argwhere(self.ended).tolist()
            for first, second, one, other, mine, theirs in [at]
            for result in [result_of(OUT[first], OUT[second])]
        }

    # ---- how a round begins --------------------------------------------------------------------------------------

    def _known(self, seat: int, at: int, what: int) -> int:
        side, now, _ = self.clash.stands[seat][at]
        if what == LEVEL:
            return side.left(now)
        if what == PLACE:
            return self.begun[seat][at]
        if what == CALM:
            return self.clash.number(seat, *side.calm(now))
        ways = side.crews(now)
        if what == WAYS:
            return len(ways)
        mask = what - STUNNED
        return self.clash.number(seat, side, ways[mask]) if mask in ways else NOWHERE

    def _onward(self, seat: int, at: int, turns: int) -> int:
        """How a side begins the next round that stands so after one, a crew stunned in it for so many turns more."""
        side, now, _ = self.clash.stands[seat][at]
        number = self.clash.number(seat, *self.later[seat].begins(side.conditions(now, turns)))
        self.begun[seat].setdefault(number, len(self.begun[seat]))
        return number

    def goes_on(self, one: Numbers, other: Numbers, turn: Numbers) -> tuple[Numbers, Numbers]:
        """How both begin the round after one in the turn of this side."""
        return self.onward[0](one, 1 + (turn == 0)), self.onward[1](other, 1 + (turn == 1))

    # ---- a round -------------------------------------------------------------------------------------------------

    def round(self, pairs: Pairs, before: Numbers, most: int | None = None) -> None:
        """Add what comes of a round; those who go on with as much left as they began with are followed already."""
        clash = self.clash
        ends = joined([some for _, some in clash.settled(clash.struck(pairs), before)])
        fates = [clash.facts[seat](ends[seat], ENDED) for seat in (0, 1)]
        over = (fates[0] > 0) | (fates[1] > 0)
        self.tell(ends.some(over))
        on = ends.some(~over)
        for turn in range(self.turns):
            ways = self.goes_on(on.one, on.other, numpy.array(turn))
            levels = self.known[0](ways[0], LEVEL) + self.known[1](ways[1], LEVEL)
            left = (on.chances[:, turn, 0, 0] != 0) & (levels != most)
            self.due |= set(levels[left].tolist())
            self.locked = grown(self.locked, (self.turns, *map(len, self.begun)), self.zero)
            places = tuple(self.known[seat](each[left], PLACE) for seat, each in enumerate(ways))
            numpy.add.at(self.locked[(turn + 1) % self.turns], places, on.chances[left, turn, 0, 0])
        while clash.cut:
            self.tell(clash.cut.pop())

    def tell(self, pairs: Pairs) -> None:
        """Add how the combat has ended, or what is not followed any further."""
        each = [self.clash.facts[seat](pairs[seat], what) for what in (ENDED, LOST, SCORCHED) for seat in (0, 1)]
        numpy.add.at(self.ended, tuple(each), pairs.chances.sum(axis=(1, 2, 3)))

    def follow(self, most: int) -> None:
        """Rounds of those who begin them with so much left together, until they have less (WH-ASSAULT-18)."""
        some, others = (numpy.array(list(each)) for each in self.begun)
        mine, theirs = (self.known[seat](each, LEVEL) for seat, each in enumerate((some, others)))
        here = (mine[:, None] + theirs == most) & (self.locked[:, : len(some), : len(others)] != 0)
        turn, one, other = numpy.nonzero(here)
        begun, nodes = self.locked[turn, one, other], numpy.stack([some[one], others[other], turn])
        rare = begun < self.least
        self.tell(lone(nodes[:, rare], begun[rare]))
        if rare.all():
            return
        nodes, chances = self.visits(nodes[:, ~rare], begun[~rare])
        if not nodes.size:
            return
        codes, which = numpy.unique(coded(*nodes[:2]), return_inverse=True)
        weights = numpy.full((len(codes), self.turns, 1, 1), self.zero)
        numpy.add.at(weights[:, :, 0, 0], (which, nodes[2]), chances)
        pairs = decoded(codes)[:2]
        order = numpy.argsort(self.known[0](pairs[0], LEVEL), kind="stable")
        for some in numpy.array_split(order, -(-len(order) * self.turns // AT_ONCE)):
            self.round(*self.begins(pairs[:, some], weights[some]), most)

    def begins(self, pairs: Numbers, chances: Table) -> tuple[Pairs, Numbers]:
        """Those who begin a round so, by what they have suffered, and what that is."""
        before, lots = sorts(*(self.clash.facts[seat](pairs[seat], SUFFERED) for seat in (0, 1)))
        return Pairs(pairs[0], pairs[1], lots, chances), numpy.stack(before)

    def visits(self, begun: Numbers, chances: Table) -> tuple[Numbers, Table]:
        """How often a round is begun so, however many rounds have only stunned crews or changed nothing. What nothing
        can change is told as locked."""
        if self.turns == 1:
            ((_, stays),) = self.stays(begun)
            changes = 1 - stays
            closed = changes <= (SINGULAR if self.least else 0)
            self.tell(lone(begun[:, closed], chances[closed]))
            return begun[:, ~closed], chances[~closed] / changes[~closed]
        codes, new, edges = coded(*begun), begun, list[tuple[Numbers, Numbers, Table]]()
        while new.size:
            for ends, stays in self.stays(new):
                on = stays != 0
                to = coded(*self.goes_on(ends[0, on], ends[1, on], new[2, on]), (new[2, on] + 1) % self.turns)
                edges.append((coded(*new[:, on]), to, stays[on]))
            reached = numpy.setdiff1d(numpy.concatenate([to for _, to, _ in edges]), codes)
            codes, new = numpy.concatenate([codes, reached]), decoded(reached)
        nodes = decoded(codes)
        calm = coded(*(self.known[seat](nodes[seat], CALM) for seat in (0, 1)))
        circles, circle = numpy.unique(calm, return_inverse=True)
        order = numpy.argsort(circle, kind="stable")
        codes, nodes, circle = codes[order], nodes[:, order], circle[order]
        place = numpy.arange(len(circle)) - numpy.searchsorted(circle, circle)
        order = numpy.argsort(codes)
        first, here, there = (
            order[numpy.searchsorted(codes, some, sorter=order)]
            for some in (coded(*begun), *(numpy.concatenate([each[end] for each in edges]) for end in (0, 1)))
        )
        begins = numpy.full((len(circles), place.max() + 1), self.zero)
        numpy.add.at(begins, (circle[first], place[first]), chances)
        leads = numpy.full((*begins.shape, begins.shape[1]), self.zero)
        stays = numpy.concatenate([some for *_, some in edges])
        numpy.add.at(leads, (circle[here], place[here], place[there]), stays)
        found = circled(begins, leads)
        stuck = begins.sum(axis=1) - (found * (1 - leads.sum(axis=2))).sum(axis=1)
        closed = stuck > (SINGULAR if self.least else 0)
        self.tell(lone(decoded(circles[closed]), stuck[closed]))
        return nodes, found[circle, place]

    def stays(self, nodes: Numbers) -> Iterator[tuple[Numbers, Table]]:
        """How both stand after rounds that change nothing but crews, and the chances, for each way to begin."""
        clash, known = self.clash, self.known
        counts = [range(known[seat](nodes[seat], WAYS).max()) for seat in (0, 1)]
        ways = [[known[seat](nodes[seat], STUNNED + mask) for mask in counts[seat]] for seat in (0, 1)]
        zeros = numpy.full(nodes.shape[1], self.zero)
        chances = {(0, 0): zeros + clash.one}
        for step in clash.steps:
            later = {(0, 0): zeros.copy()}
            for start, before in chances.items():
                some = numpy.flatnonzero(before)
                pairs = lone(numpy.stack([ways[seat][start[seat]][some] for seat in (0, 1)]), before[some])
                both = clash.swung(pairs, step)
                rows = [clash.struck_by[seat](pairs[seat], both[1 - seat]) for seat in (0, 1)]
                mine, theirs = (
                    [(end, clash.rows[seat].chance(rows[seat], ways[seat][end][some])) for end in counts[seat]]
                    for seat in (0, 1)
                )
                for (one, own), (other, their) in product(mine, theirs):
                    if (part := before[some] * own * their).any():
                        later.setdefault((one, other), zeros.copy())[some] += part
            chances = later
        for end, chance in chances.items():
            yield numpy.stack([ways[seat][end[seat]] for seat in (0, 1)]), chance


def lone(nodes: Numbers, chances: Table) -> Pairs:
    """Pairs whose chances depend on nothing else."""
    return Pairs(nodes[0], nodes[1], numpy.zeros(len(chances), int), chances[:, None, None, None])


def coded(one: Numbers, other: Numbers, turn: Any = 0) -> Numbers:
    """A number for each way to begin a round: how both stand, and whose turn it is."""
    codes: Numbers = (one * MANY + other) * 2 + turn
    return codes


def decoded(codes: Numbers) -> Numbers:
    """How both stand, and whose turn it is."""
    pairs, turn = numpy.divmod(codes, 2)
    return numpy.stack([*numpy.divmod(pairs, MANY), turn])


def circled(begun: Table, leads: Table) -> Table:
    """How often each position of circles is come to, one circle a row: they are taken out one by one, their flow passed
    on, then put back in reverse. Positions that nothing leads out of are not.

    >>> circled(numpy.array([[1.0, 0.0]]), numpy.array([[[0.25, 0.5], [0.5, 0.0]]])).tolist()
    [[2.0, 1.0]]
    """
    flow, leads = begun.copy(), leads.copy()
    shares = []
    for out in reversed(range(begun.shape[1])):
        rest = 1 - leads[:, out, out]
        closed = rest <= SINGULAR if isinstance(begun.flat[0], float) else rest == 0
        share = ~closed / (rest + closed)
        flow[:, out] *= share
        flow[:, :out] += flow[:, out, None] * leads[:, out, :out]
        leads[:, :out, :out] += leads[:, :out, out, None] * (share[:, None] * leads[:, out, :out])[:, None]
        shares.append(share)
    for out, share in enumerate(reversed(shares)):
        flow[:, out] += (flow[:, :out] * leads[:, :out, out]).sum(axis=1) * share
    return flow
