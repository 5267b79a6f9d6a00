"""A close combat with walkers that goes on until it is decided, exactly: by tables of how both sides stand in a round
and begin the next (WH-ASSAULT-18, WH-VEH-23)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from typing import Any

import numpy
from numpy.typing import NDArray

from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.odds.clash import RESULTS, Clash, Ending
from grognard.games.wh40k5.odds.clash_sides import Foot, Side
from grognard.games.wh40k5.odds.clash_to_the_end import LEAST, LEAST_BLOWS
from grognard.games.wh40k5.odds.clash_vehicles import LOST, Condition, Vehicles, Wreckage
from grognard.games.wh40k5.odds.vehicle_piercing_chances import SPARED
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup
from grognard.games.wh40k5.rules.assault.combat_losers import winner_of
from grognard.games.wh40k5.rules.assault.sweep import sweep_initiative
from grognard.odds.absorbing_chains import visits
from grognard.odds.distributions import Chance

Table = NDArray[Any]
Blows = tuple[AttackGroup, ...]
Where = tuple[Table, Table]
"""Where something leads, and the chances by how many hits on walkers count on the way."""
How = tuple[str, int | None]
"""How a round ends: the result, and which of the sides won, None: neither, or both are still locked."""
LOCKED: How = ("locked", None)
Ends = tuple[list[Table], dict[How, Table]]
"""The ways in which both may stand after a round, and tables of the chances by how it ends."""
Begun = Any
"""How a side begins a round: of creatures what is left, of walkers the ``Condition`` of each that is left."""
BEARS = 1000
"""What a walker has more to lose than results that do not destroy it."""


class Rounds:
    """Single rounds of one combat with walkers; what blows and lost combats come to is looked at once for all."""

    def __init__(self) -> None:
        self.row = cache(self._row)
        self.paces = cache(self._paces)
        self.alive = cache(lambda side: numpy.array([side.alive(now) for now in side.ways]))
        self.suffered = cache(lambda side: numpy.array([side.suffered(now) for now in side.ways]))
        self._verdicts: dict[tuple[int, tuple[int, int], int], Table] = {}

    def ends(self, clash: Clash, start: tuple[int, int]) -> Ends:
        """How a round may end that begins so, with the chances of how both then stand."""
        axes, here = self.struck(clash, start)
        alive = [self.alive(side)[axis] for side, axis in zip(clash.sides, axes, strict=True)]
        whole, found = here.sum(axis=2), dict[How, Table]()
        for both in product((True, False), repeat=2):
            winner = winner_of(both, (0, 0))
            gone = "both-destroyed" if winner is None else ("target-destroyed", "attacker-destroyed")[winner]
            left = numpy.multiply.outer(alive[0] == both[0], alive[1] == both[1])
            found[LOCKED if all(both) else (gone, winner)] = whole * left
        for number, side in enumerate(clash.sides):
            if isinstance(side, Foot):
                fighting = here * numpy.multiply.outer(*alive)[:, :, None]
                fighting = fighting if number else fighting.swapaxes(0, 1)
                self.lose(
                    clash, number, start[number], self.paces(clash.sides[1 - number])[axes[1 - number]], fighting, found
                )
        return axes, found

    def struck(self, clash: Clash, start: tuple[int, int]) -> tuple[list[Table], Table]:
        """How both may stand after all blows, and how many hits on walkers count: all ways of creatures, of walkers
        those that there may be (WH-ASSAULT-09, WH-ASSAULT-24)."""
        one, least = clash.sides[0].one, 0 if clash.sides[0].fractions else LEAST_BLOWS
        axes, here = [numpy.array([at]) for at in start], numpy.full((1, 1, 1), one)
        for step in sorted(clash.steps[0] | clash.steps[1], reverse=True):
            whole = here.sum(axis=2)
            pairs = numpy.argwhere(whole > least)
            # The side that may stand in fewer ways comes second: those of the other are looked at together.
            order = (0, 1) if len(axes[0]) >= len(axes[1]) else (1, 0)
            some, others = (axes[number] for number in order)
            table = here.transpose(*order, 2)
            parts = [(some, others, table * (whole <= least).transpose(order)[:, :, None])]
            for (at, blows), ways in alike(clash, axes, pairs.tolist(), order, step).items():
                parts += self.blows(clash, order, (some[ways].tolist(), int(others[at])), blows, table[ways, at])
            some, others = (numpy.unique(numpy.concatenate([part[at] for part in parts])) for at in (0, 1))
            table = numpy.full((len(some), len(others), max(part[2].shape[2] for part in parts)), one * 0)
            for where, there, part in parts:
                places = numpy.ix_(numpy.searchsorted(some, where), numpy.searchsorted(others, there))
                table[:, :, : part.shape[2]][places] += part
            axes, here = [(some, others)[at] for at in order], table.transpose(*order, 2)
        for number, side in enumerate(clash.sides):
            if isinstance(side, Foot):
                table = numpy.full(
                    [len(side.ways) if at == number else size for at, size in enumerate(here.shape)], one * 0
                )
                table[axes[0] if number == 0 else slice(None), axes[1] if number else slice(None)] = here
                axes[number], here = numpy.arange(len(side.ways)), table
        return axes, here

    def blows(
        self,
        clash: Clash,
        order: tuple[int, int],
        start: tuple[list[int], int],
        blows: tuple[Blows, Blows],
        begun: Table,
    ) -> Iterator[tuple[Table, Table, Table]]:
        """What comes of such blows at sides in this order, of which the first may stand in several ways: where both
        then stand, and the chances to add there."""
        rows = [partial(self.row, clash.sides[number], counts=counted(clash, number)) for number in order]
        there = rows[1](start[1], blows[1])
        befores = [(numpy.array(start[0]), begun)]
        if blows[0]:
            row_of = ((rows[0](at, blows[0]), chances) for at, chances in zip(start[0], begun, strict=True))
            befores = [(row[0], spread(chances, row)) for row, chances in row_of]
        for where, chances in befores:
            yield where, there[0], spread(chances, there)

    def _row(self, side: Side, at: int, blows: Blows, *, counts: bool) -> Where:
        now, numbers = side.ways[at], side.numbers
        if not isinstance(side, Vehicles):
            ends = side.suffer(now, blows)
            return numpy.array([numbers[end] for end, _ in ends]), numpy.array([[chance] for _, chance in ends])
        found = side.struck_by(now.blows, blows)
        table = numpy.full((len(found), max(map(len, found.values()))), side.one * 0)
        for line, chances in zip(table, found.values(), strict=True):
            line[: len(chances)] = chances
        where = numpy.array([numbers[Wreckage(each, 0)] for each in found])
        return where, table if counts else table.sum(axis=1, keepdims=True)

    def lose(self, clash: Clash, number: int, start: int, paces: Table, here: Table, found: dict[How, Table]) -> None:
        """What becomes of creatures that lose to walkers, who themselves lose nothing by a lost combat (WH-VEH-25).
        ``here``: how walkers and they stand, and the hits that count; ``paces``: with which Initiative these walkers
        catch who runs."""
        side = clash.sides[number]
        suffered = self.suffered(side) - side.suffered(side.ways[start])
        worse = suffered[:, None] > numpy.arange(here.shape[2])
        found[LOCKED] = turned((here * ~worse).sum(axis=2), number)
        for pace in set(paces[here.any(axis=(1, 2))].tolist()):
            lost = here * (worse * (paces == pace)[:, None, None])
            which = numpy.argwhere(lost.any(axis=0)).tolist()
            if not which:
                continue
            verdicts = [self.verdict(clash, number, at, (int(suffered[at]), hits), pace) for at, hits in which]
            told = numpy.tensordot(lost[:, *zip(*which, strict=True)], numpy.array(verdicts), 1)
            for at in numpy.flatnonzero(told.any(axis=(0, 2))).tolist():
                more = turned(told[:, at], number)
                how: How = LOCKED if RESULTS[at] == LOCKED[0] else (RESULTS[at], 1 - number)
                found[how] = found[how] + more if how in found else more

    def verdict(self, clash: Clash, number: int, at: int, lost: tuple[int, int], pace: int) -> Table:
        """How creatures end that have lost a combat by so much: the chances by result and by how they then stand."""
        key = at, lost, pace
        if key not in self._verdicts:
            side, counts = clash.sides[number], lost if number == 0 else lost[::-1]
            table = numpy.full((len(RESULTS), len(side.ways)), side.one * 0)
            for now, result, chance in clash.lost_by(clash.at(number, side.ways[at]), counts, pace):
                table[RESULTS.index(result), side.numbers[now]] += chance
            self._verdicts[key] = table
        return self._verdicts[key]

    def _paces(self, side: Side) -> Table:
        units = (side.unit(now) for now in side.ways)
        return numpy.array([sweep_initiative(side.g, unit) if unit.models else 0 for unit in units])


def turned(table: Table, number: int) -> Table:
    """Chances of how walkers and creatures stand, or of how these do who are the first side."""
    return table if number else table.T


def counted(clash: Clash, number: int) -> bool:
    """Whether hits on a side count: on walkers, by an option, in a combat that creatures may lose (WH-ASSAULT-13)."""
    side = clash.sides[number]
    return isinstance(side, Vehicles) and side.counts and isinstance(clash.sides[1 - number], Foot)


def alike(
    clash: Clash, axes: list[Table], pairs: list[list[int]], order: tuple[int, int], step: int
) -> dict[tuple[int, tuple[Blows, Blows]], list[int]]:
    """Of how sides in this order may stand: how the second does and the blows both suffer, with all that the first may
    stand as there."""
    found: dict[tuple[int, tuple[Blows, Blows]], list[int]] = {}
    for pair in pairs:
        first, second = (clash.at(number, clash.sides[number].ways[axes[number][pair[number]]]) for number in order)
        blows = second.swings(first, step), first.swings(second, step)
        found.setdefault((pair[order[1]], blows), []).append(pair[order[0]])
    return found


def spread(begun: Table, there: Where) -> Table:
    """Chances by hits, and where they lead."""
    table = there[1]
    hits = begun.shape[-1]
    found = numpy.full((*begun.shape[:-1], len(table), hits + table.shape[1] - 1), begun.flat[0] * 0)
    for more in range(table.shape[1]):
        found[..., more : more + hits] += begun[..., None, :] * table[:, more, None]
    return found


class Starts:
    """The ways a side may begin a round, as they are met with."""

    def __init__(self, g: B, later: Side) -> None:
        self.g, self.later = g, later
        self.all: list[Begun] = []
        self.numbers: dict[Begun, int] = {}
        self.firsts: dict[Begun, int] = {}
        self.same: dict[int, list[int]] = {}
        """Those alike but for what passes, by the first of them."""
        self.groups: list[tuple[int, int]] = []
        """These first ones by what they have left, the best before others."""
        self.side = cache(self._side)
        self.leads = cache(self._leads)
        self.lost = cache(self._lost)
        if isinstance(later, Foot):
            for now in later.ways:
                self.number(now)

    def number(self, begun: Begun) -> int:
        """The number of a way to begin."""
        if begun not in self.numbers:
            number = self.numbers[begun] = len(self.all)
            self.all.append(begun)
            first = self.firsts.setdefault(lasting(begun), number)
            if first == number:
                self.same[number] = []
                insort(self.groups, (-left_of(begun), number))
            self.same[first].append(number)
        return self.numbers[begun]

    def _side(self, conditions: tuple[Condition, ...]) -> Vehicles:
        """Walkers in these conditions."""
        there, whole, turn = self.g.clone(), self.later.whole, self.g.state.player_turn
        models = []
        for each in conditions:
            stunned = turn + each.stunned - 1 if each.stunned else None
            model = whole.model(each.model)
            models.append(replace(model, broken=each.broken, immobilised=each.immobilised, stunned=stunned))
        unit = replace(whole, models=tuple(models))
        there.state = there.state.with_units(unit)
        return Vehicles(there, unit, self.later.fractions)

    def begins(self, number: int) -> tuple[Side, int]:
        """The side as it begins so, and how it stands then: whole but for weapons and vehicles that it lacks, if it
        can."""
        if isinstance(self.later, Foot):
            return self.later, number
        begun = {each.model: each for each in self.all[number]}
        if any(each.immobilised or each.stunned for each in begun.values()):
            side = self.side(self.all[number])
            return side, side.numbers[side.start]
        blows = (
            SPARED._replace(weapons=len(begun[model.id].broken) - len(model.broken)) if model.id in begun else LOST
            for model in self.later.whole.models
        )
        return self.later, self.later.numbers[Wreckage(tuple(blows), 0)]

    def _leads(self, side: Side, turns: int) -> tuple[Table, Table]:
        """How it begins the next round, and the first of those alike, by how it stands after one."""
        to = list(range(len(side.ways)))
        if isinstance(side, Vehicles):
            to = [self.number(side.conditions(now, turns)) for now in side.ways]
        return numpy.array(to), numpy.array([self.firsts[lasting(self.all[at])] for at in to])

    def _lost(self, side: Side) -> Table:
        before = self.later.most - side.most
        return numpy.array([before + side.lost(now) for now in side.ways])

    def lost_of(self, begun: Begun) -> int:
        """How many models it has lost that begins a round so."""
        return self.later.lost(begun) if isinstance(self.later, Foot) else self.later.most - len(begun)


def lasting(begun: Begun) -> Begun:
    """How a side begins a round, but for what passes: crews that are stunned."""
    return tuple(each._replace(stunned=0) if isinstance(each, Condition) else each for each in begun)


def left_of(begun: Begun) -> int:
    """How much a side has left: Wounds, and of walkers what is not broken."""
    return sum(
        BEARS - len(each.broken) - each.immobilised if isinstance(each, Condition) else sum(each) for each in begun
    )


class ToTheEnd:
    """All that may come of a combat with walkers in it that goes on as long as both are locked: of this round, then of
    others of these sides in which nobody charges; their crews are stunned for a turn or two (WH-ASSAULT-18,
    WH-VEH-23). Told is how many models both have lost."""

    def __init__(self, g: B, first: Clash, later: tuple[Side, Side]) -> None:
        self.first, self.rounds = first, Rounds()
        self.starts = [Starts(g, side) for side in later]
        self.zero: Any = first.sides[0].one * 0
        self.least = 0 if first.sides[0].fractions else LEAST
        self.locked = numpy.full((2, 64, 64), self.zero)
        """The chances of how both begin a round that are still to be followed, by whose turn it is."""
        self.ended: dict[How, Table] = {}
        self.round_of = cache(self._round_of)
        self.clash = cache(partial(Clash, g, told=lambda _, now: now))

    def begin(self) -> None:
        """The first round, in the turn of the first side."""
        one, other = (side.numbers[side.start] for side in self.first.sides)
        self.note(self.first, self.rounds.ends(self.first, (one, other)), 0, self.first.sides[0].one)

    def fought_out(self) -> dict[Ending, Chance]:
        """This round, and all others (WH-ASSAULT-18)."""
        self.begin()
        # What only stuns, or changes nothing, leads round in a circle; all else leaves less of somebody.
        for _, one in self.starts[0].groups:
            for _, other in self.starts[1].groups:
                self.follow(one, other)
        return {
            Ending((one, other), *how): table[one, other]
            for how, table in self.ended.items()
            for one, other in numpy.argwhere(table).tolist()
        }

    def _round_of(self, one: int, other: int) -> tuple[Clash, Ends]:
        (first, at), (second, there) = self.starts[0].begins(one), self.starts[1].begins(other)
        clash = self.clash(first, second)
        return clash, self.rounds.ends(clash, (at, there))

    def follow(self, first: int, second: int) -> None:
        """Rounds of those who begin them like these, until they begin them otherwise (WH-ASSAULT-18)."""
        some, others = self.starts[0].same[first], self.starts[1].same[second]
        self.locked = grown(self.locked, (2, max(some) + 1, max(others) + 1), self.zero)
        here = self.locked[numpy.ix_(range(2), some, others)]
        whole = here.sum()
        if whole <= self.least:
            lost = [start.lost_of(start.all[at]) for start, at in zip(self.starts, (first, second), strict=True)]
            self.tell(LOCKED, lost[0], lost[1], whole)
            return
        whom = [(some[one], others[other], active) for active, one, other in numpy.argwhere(here).tolist()]
        begun = {at: self.locked[active, one, other] for at, (one, other, active) in enumerate(whom)}
        places = dict(zip(whom, begun, strict=True))
        leads: list[dict[int, Chance]] = []
        for one, other, active in whom:
            clash, (axes, ends) = self.round_of(one, other)
            (to, alike), (there, those) = self.leads(clash, axes, active)
            inside = numpy.flatnonzero(alike == first), numpy.flatnonzero(those == second)
            row: dict[int, Chance] = {}
            again = ends[LOCKED][numpy.ix_(*inside)]
            for at, way in numpy.argwhere(again).tolist():
                key = int(to[inside[0][at]]), int(there[inside[1][way]]), 1 - active
                if key not in places:
                    places[key] = len(whom)
                    whom.append(key)
                row[places[key]] = row.get(places[key], self.zero) + again[at, way]
            leads.append(row)
        for at, weight in visits(begun, leads).items():
            one, other, active = whom[at]
            self.note(*self.round_of(one, other), active, weight)
        self.locked[numpy.ix_(range(2), some, others)] = self.zero

    def leads(self, clash: Clash, axes: list[Table], active: int) -> list[tuple[Table, Table]]:
        """How both begin the next round, and the first of those alike, by how they stand after one in the turn of this
        side."""
        found = []
        for number, (start, side) in enumerate(zip(self.starts, clash.sides, strict=True)):
            to, alike = start.leads(side, 1 + (number == active))
            found.append((to[axes[number]], alike[axes[number]]))
        return found

    def note(self, clash: Clash, ends: Ends, active: int, weight: Chance) -> None:
        """Add what comes of a round in the turn of this side."""
        axes, tables = ends
        for how, table in tables.items():
            used = [numpy.flatnonzero(table.any(axis=1 - number)) for number in (0, 1)]
            if not len(used[0]):
                continue
            chances = table[numpy.ix_(*used)] * weight
            if how == LOCKED:
                one, other = (to[some] for (to, _), some in zip(self.leads(clash, axes, active), used, strict=True))
                self.locked = grown(self.locked, (2, one.max() + 1, other.max() + 1), self.zero)
                numpy.add.at(self.locked[1 - active], (one[:, None], other), chances)
            else:
                both = zip(self.starts, clash.sides, axes, used, strict=True)
                one, other = (start.lost(side)[axis[some]] for start, side, axis, some in both)
                self.tell(how, one[:, None], other, chances)

    def tell(self, how: How, one: Any, other: Any, chances: Any) -> None:
        """Add what has come of the combat, by how many models both have lost."""
        if how not in self.ended:
            self.ended[how] = numpy.full([start.later.most + 1 for start in self.starts], self.zero)
        numpy.add.at(self.ended[how], (one, other), chances)


def grown(table: Table, shape: tuple[int, ...], zero: Any) -> Table:
    """A table at least so large."""
    if all(have >= need for have, need in zip(table.shape, shape, strict=True)):
        return table
    found = numpy.full([max(have, 2 * need) for have, need in zip(table.shape, shape, strict=True)], zero)
    found[tuple(map(slice, table.shape))] = table
    return found
