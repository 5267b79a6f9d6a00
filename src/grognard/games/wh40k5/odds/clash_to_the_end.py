"""A close combat that goes on until it is decided, exactly: by tables of how both sides begin a round (WH-ASSAULT-18,
WH-VEH-23)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

import numpy

from grognard.games.wh40k5.odds.clash import UNHURT, Clash, Ending
from grognard.games.wh40k5.odds.clash_sides import Side
from grognard.games.wh40k5.odds.clash_stands import (
    ENDED,
    LOST,
    OUT,
    SUFFERED,
    WINNERS,
    Kept,
    Numbers,
    Pairs,
    Table,
    grown,
    joined,
    result_of,
)
from grognard.games.wh40k5.odds.clash_vehicles import Vehicles
from grognard.odds.distributions import Chance

LEAST, LEAST_BLOWS = 2e-9, 1e-12
"""But for fractions, how both begin a round less likely than the first, and blows less likely than the second, are told
as still locked."""
SINGULAR = 1e-12
"""Chances of whatever ends a circle that are none but for rounding."""
AT_ONCE = 128
"""Of so many ways to begin a round what comes of it is worked out at once."""
LEVEL, CALM, STUNNED = range(3)
"""What is known of how a side begins a round: what it has left, itself with a calm crew, and how it stands in the round
once its crew is stunned."""


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
        """How a side may begin a round, and what it has left then."""
        self.due: set[int] = set()
        """How much both have left together in rounds still to be followed."""
        self.locked = numpy.full((self.turns, 64, 64), self.zero)
        """The chances of how both begin a round that are still to be followed, by whose turn it is."""
        self.ended = numpy.full((len(OUT), len(OUT), *(side.most + 1 for side in first.sides)), self.zero)
        """The chances by what has become of both, and how many models they have lost."""

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
            Ending((one, other), result, WINNERS.get(result)): self.ended.item(first, second, one, other)
            for first, second, one, other in numpy.argwhere(self.ended).tolist()
            for result in [result_of(OUT[first], OUT[second])]
        }

    # ---- how a round begins --------------------------------------------------------------------------------------

    def _known(self, seat: int, at: int, what: int) -> int:
        side, now, _ = self.clash.stands[seat][at]
        if what == LEVEL:
            return side.left(now)
        return self.clash.number(seat, *(side.calm(now) if what == CALM else (side, side.stunned(now))))

    def _onward(self, seat: int, at: int, turns: int) -> int:
        """How a side begins the next round that stands so after one, a crew stunned in it for so many turns more."""
        side, now, _ = self.clash.stands[seat][at]
        number = self.clash.number(seat, *self.later[seat].begins(side.conditions(now, turns)))
        self.begun[seat][number] = int(self.known[seat](numpy.array([number]), LEVEL)[0])
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
            self.locked = grown(self.locked, (self.turns, *map(len, clash.stands)), self.zero)
            chances = on.chances[left, turn, 0, 0]
            numpy.add.at(self.locked[(turn + 1) % self.turns], (ways[0][left], ways[1][left]), chances)
        while clash.cut:
            self.tell(clash.cut.pop())

    def tell(self, pairs: Pairs) -> None:
        """Add how the combat has ended, or what is not followed any further."""
        each = [self.clash.facts[seat](pairs[seat], what) for what in (ENDED, LOST) for seat in (0, 1)]
        numpy.add.at(self.ended, tuple(each), pairs.chances.sum(axis=(1, 2, 3)))

    def follow(self, most: int) -> None:
        """Rounds of those who begin them with so much left together, until they have less (WH-ASSAULT-18)."""
        (some, mine), (others, theirs) = (
            (numpy.array(list(each)), numpy.array(list(each.values()))) for each in self.begun
        )
        one, other = numpy.nonzero(mine[:, None] + theirs == most)
        one, other = some[one], others[other]
        turn, which = numpy.nonzero(self.locked[:, one, other])
        begun = self.locked[turn, one[which], other[which]]
        nodes = numpy.stack([one[which], other[which], turn])
        rare = begun < self.least
        self.tell(lone(nodes[:, rare], begun[rare]))
        if rare.all():
            return
        nodes, chances = self.visits(nodes[:, ~rare], begun[~rare])
        if not nodes.size:
            return
        pairs, which = numpy.unique(nodes[:2], axis=1, return_inverse=True)
        weights = numpy.full((pairs.shape[1], self.turns, 1, 1), self.zero)
        numpy.add.at(weights[:, :, 0, 0], (which.ravel(), nodes[2]), chances)
        order = numpy.argsort(self.known[0](pairs[0], LEVEL), kind="stable")
        for some in numpy.array_split(order, -(-len(order) // AT_ONCE)):
            self.round(*self.begins(pairs[:, some], weights[some]), most)

    def begins(self, pairs: Numbers, chances: Table) -> tuple[Pairs, Numbers]:
        """Those who begin a round so, by what they have suffered, and what that is."""
        suffered = numpy.stack([self.clash.facts[seat](pairs[seat], SUFFERED) for seat in (0, 1)])
        before, lots = numpy.unique(suffered, axis=1, return_inverse=True)
        return Pairs(*pairs, lots.ravel(), chances), before

    def visits(self, begun: Numbers, chances: Table) -> tuple[Numbers, Table]:
        """How often a round is begun so, however many rounds have only stunned crews or changed nothing. What nothing
        can change is told as locked."""
        if self.turns == 1:
            ((_, stays),) = self.stays(begun)
            changes = 1 - stays
            closed = changes <= (SINGULAR if self.least else 0)
            self.tell(lone(begun[:, closed], chances[closed]))
            return begun[:, ~closed], chances[~closed] / changes[~closed]
        nodes, new, edges = begun, begun, list[tuple[Numbers, Numbers, Table]]()
        while new.shape[1]:
            for ends, stays in self.stays(new):
                on = stays != 0
                to = numpy.stack([*self.goes_on(ends[0, on], ends[1, on], new[2, on]), (new[2, on] + 1) % self.turns])
                edges.append((new[:, on], to, stays[on]))
            reached = numpy.unique(numpy.concatenate([nodes, *(to for _, to, _ in edges)], axis=1), axis=1)
            known = set(map(tuple, nodes.T.tolist()))
            new = reached[:, [tuple(each) not in known for each in reached.T.tolist()]]
            nodes = numpy.concatenate([nodes, new], axis=1)
        calm = numpy.stack([self.known[seat](nodes[seat], CALM) for seat in (0, 1)])
        circles, circle = numpy.unique(calm, axis=1, return_inverse=True)
        circle = circle.ravel()
        order = numpy.argsort(circle, kind="stable")
        nodes, circle = nodes[:, order], circle[order]
        place = numpy.arange(len(circle)) - numpy.searchsorted(circle, circle)
        at = {
            tuple(node): (number, slot)
            for *node, number, slot in zip(*nodes.tolist(), circle.tolist(), place.tolist(), strict=True)
        }
        begins = numpy.full((circles.shape[1], place.max() + 1), self.zero)
        leads = numpy.full((*begins.shape, begins.shape[1]), self.zero)
        for node, chance in zip(begun.T.tolist(), chances, strict=True):
            begins[at[tuple(node)]] += chance
        for here, to, stays in edges:
            for node, end, chance in zip(here.T.tolist(), to.T.tolist(), stays, strict=True):
                leads[*at[tuple(node)], at[tuple(end)][1]] += chance
        found = circled(begins, leads)
        stuck = begins.sum(axis=1) - (found * (1 - leads.sum(axis=2))).sum(axis=1)
        closed = stuck > (SINGULAR if self.least else 0)
        self.tell(lone(circles[:, closed], stuck[closed]))
        return nodes, found[circle, place]

    def stays(self, nodes: Numbers) -> Iterator[tuple[Numbers, Table]]:
        """How both stand after rounds that change nothing but crews, and the chances, for each way to begin."""
        clash = self.clash
        ways = [numpy.stack([nodes[seat], self.known[seat](nodes[seat], STUNNED)]) for seat in (0, 1)]
        flags = [range(1 + bool((each[0] != each[1]).any())) for each in ways]
        chances = {(0, 0): numpy.full(nodes.shape[1], clash.one)}
        for step in clash.steps:
            later: dict[tuple[int, int], Table] = {}
            for start, chance in chances.items():
                pairs = lone(numpy.stack([ways[0][start[0]], ways[1][start[1]]]), chance)
                both, kept = clash.swung(pairs, step), list[list[Table]]()
                for seat, rows in enumerate(clash.rows):
                    which = clash.struck_by[seat](pairs[seat], both[1 - seat])
                    calm, other = rows.kept[which, 0], rows.kept[which, 1]
                    kept.append([0 * calm, calm] if start[seat] else [calm, other][: len(flags[seat])])
                for end in product(flags[0], flags[1]):
                    part = chance * kept[0][end[0]] * kept[1][end[1]]
                    later[end] = later[end] + part if end in later else part
            chances = later
        for end, chance in chances.items():
            yield numpy.stack([ways[0][end[0]], ways[1][end[1]]]), chance


def lone(nodes: Numbers, chances: Table) -> Pairs:
    """Pairs whose chances depend on nothing else."""
    return Pairs(nodes[0], nodes[1], numpy.zeros(len(chances), int), chances[:, None, None, None])


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
