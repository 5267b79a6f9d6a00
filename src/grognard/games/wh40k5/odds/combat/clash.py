"""Rounds of close combat between two units, exactly: every step of Initiative, both sides at once (chapter Assault).

Everybody engaged is taken to stay so: whoever has fought keeps an enemy in reach as long as there is one. The ways both
may stand are followed together, as tables: what may become of a side that is struck so is worked out once, wherever
both have come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, partial
from math import prod
from typing import Any, NamedTuple

import numpy

from grognard.core.engine.fates import NOTHING, chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.odds.combat.joined import Joined
from grognard.games.wh40k5.odds.combat.losers import Losers
from grognard.games.wh40k5.odds.combat.sides import Armed, Side
from grognard.games.wh40k5.odds.combat.stands import (
    BURSTS,
    ENDED,
    FRONT,
    LOST,
    OUT,
    PACE,
    SCORCHED,
    SUFFERED,
    UNHURT,
    WINNERS,
    Kept,
    Numbers,
    Pairs,
    Stand,
    Standings,
    Table,
    carried,
    gathered,
    joined,
    result_of,
    sorts,
)
from grognard.games.wh40k5.odds.combat.vehicles import Vehicles, is_fighter
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup, attacks_at
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.distributions import Chance

Blows = tuple[AttackGroup, ...]


class Clash:
    """A combat between two units, the first of them that of the active player. ``told``: what is to be told of how a
    side stands in the end; else how many models it has lost. ``on``: it goes on round after round, in which hits on
    walkers decide nothing but against creatures. ``vain``: only what comes of it if no blow of the first hits. What is
    less likely than ``least`` is not followed."""

    def __init__(
        self,
        g: G,
        first: Side,
        second: Side,
        *,
        told: Callable[[Side, Any], Any] | None = None,
        on: bool = False,
        vain: bool = False,
    ) -> None:
        self.g, self.sides, self.vain = g, (first, second), vain
        self.told = told or (lambda side, now: side.lost(now))
        self.is_won = is_fighter(first) and is_fighter(second)
        self.one, self.least = first.one, 0.0
        self.cut: list[Pairs] = []
        self.counts_own = g.setup.options["self_wounds_count"] == "true"
        foes = second, first
        self.counts = [
            isinstance(side, Vehicles) and side.counts and (isinstance(foe, Foot) or not on)
            for side, foe in zip(self.sides, foes, strict=True)
        ]
        self.standings = Standings(self.one * 0)
        self.stands, self.rows, self.number = self.standings.stands, self.standings.rows, self.standings.number
        self.losers = Losers(g, self.standings)
        self.fronts: tuple[dict[Any, int], dict[Any, int]] = {}, {}
        self.faced: tuple[list[Stand], list[Stand]] = [], []
        self.blows: list[Blows] = [()]
        self.facts, self.struck_by = (
            tuple(Kept(partial(find, number)) for number in (0, 1)) for find in (self.fact, self._struck)
        )
        self.bursting = [at for at in (0, 1) if isinstance(self.sides[at], Vehicles) and isinstance(foes[at], Foot)]
        # With a single vehicle the fight is over; after a round of many it is forgotten what cost them whom.
        self.tells_toll = not on or any(self.sides[at].most == 1 for at in self.bursting)
        """Whether it is told apart what explosions have cost."""
        self.spent, self.scorched = (
            tuple(Kept(partial(find, number)) for number in (0, 1)) for find in (self._spent, self._scorched)
        )
        self.lost_by = tuple(Kept(rows=partial(self.losers.rows, number)) for number in (0, 1))
        self.swings: dict[tuple[int, int], Kept] = {}
        self._steps: dict[tuple[Side, str, str], int] = {}
        self._swings: dict[tuple[Stand, int], dict[int, Blows]] = {}
        self._blows: dict[Blows, int] = {(): 0}
        self.bearers = cache(self._bearers)
        self._attacks: dict[tuple[Side, Any, Armed, int], tuple[AttackGroup, int]] = {}
        self.enter(self.sides)

    def enter(self, sides: tuple[Side, Side]) -> None:
        """Know the steps of Initiative at which these sides strike; losses change none of them."""
        for number, (side, foe) in enumerate((sides, sides[::-1])):
            for each in side.armed(side.start, foe.unit(foe.start)):
                key = number, self.step_of(side, each)
                self.swings.setdefault(key, Kept(partial(self._swing, *key)))

    @property
    def steps(self) -> list[int]:
        """The steps of Initiative, the first before others."""
        return sorted({step for _, step in self.swings}, reverse=True)

    def step_of(self, side: Side, each: Armed) -> int:
        """When models strike."""
        key = side.root, each.model.id, each.weapon
        if key not in self._steps:
            own = side.root.fighter(side.root.start, each)
            self._steps[key] = melee_weapons.initiative(self.g, own, each.model, each.weapon)
        return self._steps[key]

    def fact(self, seat: int, at: int, what: int) -> int:
        side, now, fate = stand = self.stands[seat][at]
        if what == ENDED:
            return OUT.index(fate) if fate else int(not side.alive(now))
        if what == SUFFERED:
            return side.suffered(now)
        if what == LOST:
            return self.sides[seat].most - side.most + side.lost(now)
        if what == PACE:
            return side.pace(now)
        if what == BURSTS:
            return side.bursts(now)
        if what == SCORCHED:
            return side.caught
        fronts, front = self.fronts[seat], (side.root, side.front(now)) if side.alive(now) else None
        if front not in fronts:
            fronts[front] = len(fronts)
            self.faced[seat].append(stand)
        return fronts[front]

    @property
    def caught(self) -> list[int]:
        """The sides of which it is told what explosions have cost them."""
        return [1 - at for at in self.bursting if self.tells_toll]

    # ---- blows ---------------------------------------------------------------------------------------------------

    def struck(self, pairs: Pairs) -> Pairs:
        """How both may stand after all blows (WH-ASSAULT-09, WH-ASSAULT-24)."""
        for step in self.steps:
            both = self.swung(pairs, step)
            if not any(each.any() for each in both):
                continue
            forced = numpy.any([self.is_forced(at, each) for at, each in enumerate(both)], axis=0)
            others, pairs = pairs.some(forced), pairs.some(~forced)
            rows = [self.struck_by[at](pairs[at], both[1 - at][~forced]) for at in (0, 1)]
            pairs = carried(self.rows, pairs, rows)
            if forced.any():
                pairs = gathered(pairs, self.forced(others, [each[forced] for each in both]))
            pairs = self.kept(self.burst(pairs))
        return pairs

    def burst(self, pairs: Pairs) -> Pairs:
        """How both may stand once those who fight have suffered the explosions of a step, one after another, after its
        wounds (WH-VEH-07, WH-ASSAULT-24)."""
        for at in self.bursting:
            while (due := self.facts[at](pairs[at], BURSTS) > 0).any():
                some = pairs.some(due)
                rows = self.spent[at](some[at], 0), self.scorched[1 - at](some[1 - at], 0)
                pairs = joined([pairs.some(~due), carried(self.rows, some, rows if at == 0 else rows[::-1])])
        return pairs

    def swung(self, pairs: Pairs, step: int) -> list[Numbers]:
        """The numbers of the blows of both sides at a step."""
        swings = [self.swings.get((at, step), lambda one, _: 0 * one) for at in (0, 1)]
        return [each(pairs[at], self.facts[1 - at](pairs[1 - at], FRONT)) for at, each in enumerate(swings)]

    def kept(self, pairs: Pairs) -> Pairs:
        """Those of pairs that are followed any further."""
        unlikely = pairs.chances.sum(axis=(1, 2, 3)) < self.least
        if unlikely.any():
            self.cut.append(pairs.some(unlikely))
            pairs = pairs.some(~unlikely)
        return pairs

    def _swing(self, seat: int, step: int, at: int, front: int) -> int:
        striker, foe = self.stands[seat][at], self.faced[1 - seat][front]
        key = striker, front
        if key not in self._swings:
            counts: dict[int, dict[AttackGroup, int]] = {}
            if striker.side.alive(striker.now) and foe.side.alive(foe.now):
                for each in foe.side.met(striker.side.armed(striker.now, foe.unit), foe.now):
                    swing, attacks = self.attack(striker, each, foe, front)
                    some = counts.setdefault(self.step_of(striker.side, each), {})
                    some[swing] = some.get(swing, 0) + attacks * each.number
            self._swings[key] = {
                when: tuple(replace(swing, attacks=number) for swing, number in some.items())
                for when, some in counts.items()
            }
        blows = self._swings[key].get(step, ())
        if blows not in self._blows:
            self._blows[blows] = len(self.blows)
            self.blows.append(blows)
        return self._blows[blows]

    def attack(self, striker: Stand, each: Armed, foe: Stand, front: int) -> tuple[AttackGroup, int]:
        """One of a model's attacks at what stands so, and how many it has. A walker's are the same whoever else is
        left."""
        key = striker.side.root, None if isinstance(striker.side, Vehicles) else striker.now, each, front
        if key not in self._attacks:
            own, target = striker.side.fighter(striker.now, each), foe.side.struck_as(foe.now, each)
            attacks = attacks_at(striker.side.g, own, each.model, each.weapon, target)
            self._attacks[key] = foe.side.swing(own, each, foe.now), attacks
        return self._attacks[key]

    def _struck(self, seat: int, at: int, blows: int) -> int:
        rows = self.rows[seat]
        if not blows:
            return rows.add(numpy.array([at]), numpy.array([[self.one]]))
        side, now, _ = self.stands[seat][at]
        if self.vain and seat:
            missed = prod(side.reckoned(chance_of(each.fate, NOTHING)) ** each.attacks for each in self.blows[blows])
            return rows.add(numpy.array([at]), numpy.array([[self.one * missed]]))
        ends, chances = side.suffer(now, self.blows[blows], counts=self.counts[seat])
        some = chances.any(axis=1)
        return rows.add(self.standings.numbered(seat, side, ends)[some], chances[some])

    def _spent(self, seat: int, at: int, _: int) -> int:
        side, now, _fate = self.stands[seat][at]
        return self.rows[seat].add(numpy.array([self.number(seat, side, side.spent(now))]), numpy.array([[self.one]]))

    def _scorched(self, seat: int, at: int, _: int) -> int:
        side, now, _fate = self.stands[seat][at]
        assert isinstance(side, Foot)
        ends, chances = side.scorched(now)
        told = [side.burnt(side.lost(end) - side.lost(now)) if self.tells_toll else side for end in ends]
        numbers = [self.number(seat, *each) for each in zip(told, ends, strict=True)]
        some = chances.any(axis=1)
        return self.rows[seat].add(numpy.array(numbers)[some], chances[some])

    # ---- force weapons -------------------------------------------------------------------------------------------

    def _bearers(self, seat: int, blows: int) -> tuple[Bearer, ...]:
        """Those who strike such blows at creatures with force weapons whose power they have not used (WH-CCW-08)."""
        if not isinstance(self.sides[1 - seat], Foot) or (self.vain and not seat):
            return ()
        spent, forces = self.sides[seat].whole.powers, (each.wound.force for each in self.blows[blows])
        return tuple(dict.fromkeys(each for each in forces if each is not None and each.model not in spent))

    def is_forced(self, seat: int, blows: Numbers) -> Any:
        """Which of these blows of a side are by force weapons."""
        if not self.sides[seat].forces:
            return numpy.zeros(len(blows), bool)
        return numpy.array([bool(self.bearers(seat, each)) for each in blows.tolist()], bool)

    def forced(self, pairs: Pairs, both: Sequence[Numbers]) -> Iterator[tuple[int, int, int, Table]]:
        """What comes of blows some of which are by force weapons. The second suffers first, and the first then what the
        perils of its power have left of it (WH-ASSAULT-24, WH-UNIT-05)."""
        every = [each.tolist() for each in (*pairs[:3], *both)]
        for one, other, lot, ours, back, chances in zip(*every, pairs.chances, strict=True):
            for second, first, cost, part in self._forced(1, other, one, ours):
                for end, after, more, share in self._forced(0, first, second, back):
                    yield end, after, lot, numpy.pad(chances * (part * share), ((0, 0), (cost, 0), (more, 0)))

    def _forced(self, seat: int, at: int, by: int, blows: int) -> Iterator[tuple[int, int, int, Chance]]:
        """How this side may stand after blows at it, how who struck them, and the wounds that the perils of his power
        cost him, as far as they count otherwise."""
        bearers, (side, now, _) = self.bearers(1 - seat, blows), self.stands[seat][at]
        striker, then, _ = self.stands[1 - seat][by]
        if not bearers:
            rows = self.rows[seat]
            _, places = rows.entries(self.struck_by[seat](numpy.array([at]), blows))
            yield from ((rows.ends.item(each), by, 0, rows.chances.item(each, 0)) for each in places.tolist())
            return
        assert isinstance(side, Foot)
        assert isinstance(striker, Foot)
        for end, perilous, chance in side.suffer_force(now, self.blows[blows], bearers):
            for after, cost, part in striker.perils(then, perilous):
                numbers = self.number(seat, side, end), self.number(1 - seat, striker, after)
                yield *numbers, cost * (not self.counts_own), chance * part

    # ---- what comes of them --------------------------------------------------------------------------------------

    def settled(self, pairs: Pairs, before: Numbers = UNHURT) -> Iterator[tuple[int | None, Pairs]]:
        """What comes of a combat once the blows are struck: who of two that are left has won, None: neither, and how
        both stand after morale, no retreat, sweeping advance (WH-ASSAULT-13 to WH-ASSAULT-15, WH-MORALE-17). Wounds
        that a side cost itself count by an option (WH-ASSAULT-30), those of earlier rounds, ``before`` of either side
        by lots, do not."""
        gone = (self.facts[0](pairs.one, ENDED) > 0) | (self.facts[1](pairs.other, ENDED) > 0)
        yield None, pairs.some(gone).told
        pairs = pairs.some(~gone)
        counts = [
            (self.facts[at](pairs[at], SUFFERED) - before[at, pairs.lots])[:, None]
            + numpy.arange(pairs.chances.shape[2 + at]) * (1 if isinstance(self.sides[at], Vehicles) else -1)
            for at in (0, 1)
        ]
        own, foe = numpy.broadcast_arrays(counts[0][:, :, None], counts[1][:, None, :])
        drawn = own == foe if self.is_won else own == own
        yield None, pairs._replace(chances=pairs.chances * drawn[:, None]).told
        if not self.is_won:
            return
        for winner, won in ((0, own < foe), (1, own > foe)):
            at, *tally = numpy.nonzero(won & pairs.chances.any(axis=1))
            if not len(at):
                continue
            some = pairs.some(at)._replace(chances=pairs.chances[at, :, tally[0], tally[1]][:, :, None, None])
            if isinstance(self.sides[1 - winner], Foot):
                both = own[at, tally[0], tally[1]], foe[at, tally[0], tally[1]]
                some = self.beaten(some, winner, both if winner else both[::-1])
            yield winner, some.told

    def beaten(self, pairs: Pairs, winner: int, lost: Sequence[Numbers]) -> Pairs:
        """What becomes of both where one of them has lost, by what the loser and the winner have suffered."""
        loser, paces = 1 - winner, self.facts[winner](pairs[winner], PACE)
        each, which = sorts(*lost, paces)
        seat, losses = self.sides[winner].whole.seat, zip(*(some.tolist() for some in each), strict=True)
        numbers = numpy.array([self.losers.loss(seat, *some) for some in losses], int)[which]
        rows = self.lost_by[loser](pairs[loser], numbers), self.struck_by[winner](pairs[winner], 0)
        return carried(self.rows, pairs, rows if loser == 0 else rows[::-1])

    # ---- a single round ------------------------------------------------------------------------------------------

    @property
    def start(self) -> Pairs:
        """How both stand before."""
        one, other = (numpy.array([self.number(at, side, side.start)]) for at, side in enumerate(self.sides))
        return Pairs(one, other, numpy.zeros(1, int), numpy.full((1, 1, 1, 1), self.one))

    def told_of(self, seat: int, numbers: Numbers) -> tuple[list[tuple[Any, str]], Numbers]:
        """What is told of stands and what has become of them, and which of these each is."""
        found: dict[tuple[Any, str], int] = {}
        every, which = numpy.unique(numbers, return_inverse=True)
        ends = [(self.told(*self.stands[seat][at][:2]), OUT[self.fact(seat, at, ENDED)]) for at in every.tolist()]
        places = numpy.array([found.setdefault(end, len(found)) for end in ends], int)
        return list(found), places[which]

    @cached_property
    def first(self) -> Pairs:
        """How both may stand after the blows of its first round."""
        return self.struck(self.start)


class Ending(NamedTuple):
    """What is told of how both stand in the end, what became of the combat, and which of the sides won it, None:
    neither."""

    told: tuple[Any, Any]
    result: str
    winner: int | None


def endings(clash: Clash) -> dict[Ending, Chance]:
    """All that may come of a round."""
    found: dict[Ending, Chance] = {}
    for winner, pairs in clash.settled(clash.first):
        (ends, one), (others, other) = (clash.told_of(seat, pairs[seat]) for seat in (0, 1))
        table = numpy.full((len(ends), len(others)), clash.one * 0)
        numpy.add.at(table, (one, other), pairs.chances[:, 0, 0, 0])
        for at, there in numpy.argwhere(table).tolist():
            (own, fate), (theirs, foe_fate) = ends[at], others[there]
            result, chance = result_of(fate, foe_fate), table.item(at, there)
            end = Ending((own, theirs), result, WINNERS.get(result, winner))
            found[end] = found[end] + chance if end in found else chance
    return found


def side_of(
    g: G,
    unit: Unit,
    engaged: int | None = None,
    at_guest: int = 0,
    *,
    fractions: bool = False,
    brief: bool = False,
    apart: bool = False,
) -> Side:
    """A unit as it fights; ``at_guest``: how many of the enemy strike the character in it; ``brief``: of a vehicle
    only what changes anything in combat is told; ``apart``: besides which of a squadron explode."""
    if unit.is_vehicle:
        return Vehicles(g, unit, fractions, brief=brief, apart=apart)
    if unit.guests:
        return Joined(g, unit, engaged, fractions, at_guest)
    return Foot(g, unit, engaged, fractions)
