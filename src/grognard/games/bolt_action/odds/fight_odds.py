"""How a fight at close quarters ends, exactly: all its rounds (BA-CQ-05 to BA-CQ-12).

What casualties do to a unit (who strikes how often, who leads) is the engine's own doing, looked at man by man; the
rounds are summed up in matrices over the ways in which both units may stand. Where only men near the enemy fight (a
house rule) it matters who stands where, so that each man is told from the others, which takes several times as long.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.core.battle import Battle
from grognard.core.engine.kept import Kept
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.casualty_odds import blows_toll
from grognard.games.bolt_action.odds.destruction import aside
from grognard.games.bolt_action.odds.ranks import Ranks
from grognard.games.bolt_action.rules.close_quarters.fight import (
    Round,
    blow,
    blows_between,
    fights_on,
    survivors_win,
    winner_of,
)
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases

ENDINGS = ("attackers", "defenders", "nobody")
"""Who is left at the end: the attackers, the defenders, or nobody at all."""
ROUND = ("won", "lost", "drawn", "nobody")
"""How the first round ends for the attackers; one that is drawn is fought on."""

Array = NDArray[Any]
"""Chances: floats, or fractions as objects."""


class Fight(NamedTuple):
    """The chances of a fight: how it ends, and how its first round does; how many men of each side are left (none of
    the losers), and how many had outlived all blows; that it is beaten with men alive; and every way in which a side
    may stand as the winner."""

    ends: Cases
    first: Cases
    left: tuple[Distribution, Distribution]
    unhurt: tuple[Distribution, Distribution]
    beaten: tuple[Chance, Chance]
    standing: tuple[list[tuple[Unit, Chance]], list[tuple[Unit, Chance]]]


class Side:
    """One unit through a fight: each way its men may stand, and what blows make of it."""

    def __init__(self, ranks: Ranks) -> None:
        self.ranks = ranks
        self.fanatic = fights_on(ranks.g, ranks.records[ranks.start])
        self._struck: dict[int, Array] = {}
        self._size = 0
        self.men: Array = numpy.zeros(0, int)

    def number(self, unit: Unit) -> int:
        """The number of a unit as it stands, all that may be left of it numbered too."""
        found, at = self.ranks.number(unit), self._size
        while at < len(self.ranks.records):
            self.ranks.fall(at, picked=True)
            self.ranks.fall(at, picked=False)
            at += 1
        if self._size != len(self.ranks.records):
            self._size = len(self.ranks.records)
            self._struck.clear()
            self.men = numpy.array(self.ranks.men)
            self._picked, self._fallen = (self._powers(picked) for picked in (True, False))
        return found

    def zeros(self, *shape: int) -> Array:
        """An array without any chance."""
        return numpy.zeros(shape, object if self.ranks.fractions else float)

    def _powers(self, picked: bool) -> Array:
        """Where each way to stand leads when no man, one man, two men fall, and so on."""
        one = self.zeros(self._size, self._size)
        for at in range(self._size):
            for there, chance in self.ranks.fall(at, picked):
                one[at, there] += chance
        found = self.zeros(int(self.men.max()) + 1, self._size, self._size)
        found[0] = numpy.eye(self._size, dtype=int)
        for men in range(1, len(found)):
            found[men] = found[men - 1] @ one
        return found

    def struck(self, dice: int) -> Array:
        """Where each way to stand leads by so many blows; whom the enemy picks falls first."""
        if dice not in self._struck:
            found = self.zeros(self._size, self._size)
            if not dice:
                found += numpy.eye(self._size, dtype=int)
            records, most = self.ranks.records, int(self.men.max())
            for quality in {record.quality for record in records} if dice else ():
                rows = [at for at, record in enumerate(records) if record.quality == quality]
                fullest = max((records[at] for at in rows), key=lambda record: len(record.men))
                joint = blows_toll(self.ranks.g, fullest, (blow(dice),), self.ranks.fractions)
                for picked in range(most + 1):
                    column = [row[picked] for row in joint[picked:]]
                    if any(column):
                        # Beyond the last man nobody falls, so that it does not matter how many men there are.
                        owner = numpy.tensordot(numpy.array(column, found.dtype), self._fallen[: len(column)], 1)
                        found[rows] += self._picked[picked][rows] @ owner
            self._struck[dice] = found
        return self._struck[dice]


WON, LOST, ON, NOBODY = range(4)
"""What becomes of a round for the attackers, or for both: it is fought on, nobody is left."""


@lru_cache(maxsize=4096)
def _settled(men: tuple[int, int], survivors: bool, fanatic: tuple[bool, bool]) -> Array:
    """What becomes of a round between so many men, for each number of men left on both sides (BA-CQ-08, BA-CQ-12,
    BA-CQ-15)."""
    found = numpy.zeros((men[0] + 1, men[1] + 1), int)
    for own in range(men[0] + 1):
        for their in range(men[1] + 1):
            left = own, their
            winner = winner_of((men[1] - their, men[0] - own), (own > 0, their > 0), survivors)
            if not own and not their:
                found[left] = NOBODY
            elif winner is None or (left[1 - winner] and fanatic[1 - winner]):
                found[left] = ON
            else:
                found[left] = winner if left[winner] else NOBODY
    return found


class Reckoning:
    """Fights between two units, from any ways in which they may stand."""

    def __init__(self, one: Side, two: Side) -> None:
        self.sides = one, two
        self.g = one.ranks.g
        self.survivors = survivors_win(self.g)
        self.apart = self.g.setup.options["all_fight"] != "on"
        self._blows: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._masks: dict[tuple[int, int], list[Array]] = {}
        self._known: dict[Hashable, Fight] = {}
        self._size = 0, 0

    def between(self, attacker: Unit, defender: Unit, at_once: bool) -> Fight:
        """The fight between the two as they stand."""
        one, two = self.sides
        start = one.number(steady(self.g, attacker)), two.number(steady(self.g, defender))
        return self.fight({start: Fraction(1) if one.ranks.fractions else 1.0}, at_once)

    def fight(self, starts: Mapping[tuple[int, int], Chance], at_once: bool) -> Fight:
        """The whole fight from all its starts, given by the numbers of the units, with their chances; known from the
        last time. ``at_once``: both sides strike together from the first round on (BA-CQ-07)."""
        key = frozenset(starts.items()), at_once
        if key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._fought(starts, at_once)
        return self._known[key]

    def _fought(self, starts: Mapping[tuple[int, int], Chance], at_once: bool) -> Fight:
        one, two = self.sides
        size = len(one.men), len(two.men)
        if size != self._size:
            self._size = size
            self._masks.clear()
        self.later = one.zeros(*size)
        self.nobody: Any = 0
        self.standing = one.zeros(size[0]), two.zeros(size[1])
        self.gone = one.zeros(size[0]), two.zeros(size[1])
        for (i, j), weight in starts.items():
            (self._together if at_once else self._first_round)(i, j, weight)
        first = [part.sum() for part in (*self.standing, self.later)]
        first.append(self.nobody)
        totals = one.men[:, None] + two.men[None, :]
        # Every round but a barren one leaves fewer men, so the fullest fights come first.
        for total in range(int(totals.max()), 1, -1):
            for i, j in numpy.argwhere((totals == total) & (self.later != 0)):
                weight = self.later[i, j]
                self._together(int(i), int(j), weight, barren=False)
                self.later[i, j] = 0
        wins = [standing.sum() for standing in self.standing]
        left = [self._by_men(side, self.standing[side], self.nobody + wins[1 - side]) for side in (0, 1)]
        unhurt = [self._by_men(side, self.standing[side] + self.gone[side]) for side in (0, 1)]
        beaten = [self._chance(self.gone[side][self.sides[side].men > 0].sum()) for side in (0, 1)]
        standing = [self._standing(side) for side in (0, 1)]
        return Fight(
            Cases(ENDINGS, tuple(map(self._chance, (*wins, self.nobody)))),
            Cases(ROUND, tuple(map(self._chance, first))),
            (left[0], left[1]),
            (unhurt[0], unhurt[1]),
            (beaten[0], beaten[1]),
            (standing[0], standing[1]),
        )

    def _chance(self, chance: Any) -> Chance:
        return Fraction(chance) if self.sides[0].ranks.fractions else max(0.0, float(chance))

    def _by_men(self, side: int, chances: Array, nobody: Any = 0) -> Distribution:
        """The chances by the number of men."""
        found = [nobody, *(chances[0] * 0 for _ in range(int(self.sides[side].men.max())))]
        for men, chance in zip(self.sides[side].men, chances, strict=True):
            found[men] += chance
        return Distribution(0, tuple(map(self._chance, found)))

    def _standing(self, side: int) -> list[tuple[Unit, Chance]]:
        records = self.sides[side].ranks.records
        return [(records[at], self._chance(self.standing[side][at])) for at in numpy.flatnonzero(self.standing[side])]

    def blows(self, i: int, j: int) -> tuple[int, int]:
        """The attacks of both sides as they stand; where all fight they are the same against whoever is left."""
        if not self.apart:
            return self._attacks(0, i, j)[0], self._attacks(1, j, i)[1]
        return self._attacks(0, i, j)

    def _attacks(self, side: int, own: int, foe: int) -> tuple[int, int]:
        key = side, own, foe if self.apart else -1
        if key not in self._blows:
            one, two = (each.ranks.records for each in self.sides)
            i, j = (own, foe) if side == 0 else (foe, own)
            self._blows[key] = blows_between(self.g, one[i], two[j])
        return self._blows[key]

    def _first_round(self, i: int, j: int, weight: Chance) -> None:
        """The defenders who are left strike back (BA-CQ-07)."""
        one, two = self.sides
        men = int(one.men[i]), int(two.men[j])
        struck = two.struck(self.blows(i, j)[0])[j]
        back: dict[int, list[int]] = {}
        for there in numpy.flatnonzero(struck):
            back.setdefault(self.blows(i, int(there))[1], []).append(int(there))
        for dice, some in back.items():
            part = two.zeros(len(struck))
            part[some] = struck[some]
            self._settle(one.struck(dice)[i], part, men, weight)

    def _together(self, i: int, j: int, weight: Any, barren: bool = True) -> None:
        """A round in which both strike at once. One without losses is fought anew (BA-CQ-10), which changes nothing, so
        that it is not looked at where it does not count (not ``barren``)."""
        one, two = self.sides
        dice = self.blows(i, j)
        first, second = one.struck(dice[1])[i], two.struck(dice[0])[j]
        if not barren:
            weight = weight / (1 - first[i] * second[j])
        self._settle(first, second, (int(one.men[i]), int(two.men[j])), weight)

    def _settle(self, first: Array, second: Array, men: tuple[int, int], weight: Any) -> None:
        """Who has won a round, if anybody (BA-CQ-08, BA-CQ-15)."""
        won, lost, on, nobody = self._settlings(men)
        first = first * weight
        self.standing[0][:] += first * (won @ second)
        self.standing[1][:] += second * (first @ lost)
        self.gone[0][:] += first * ((lost + nobody) @ second)
        self.gone[1][:] += second * (first @ (won + nobody))
        self.nobody += first @ nobody @ second
        self.later += numpy.outer(first, second) * on

    def _settlings(self, men: tuple[int, int]) -> list[Array]:
        """For each way a round between so many men may leave both whether it is won, lost, fought on, or ends all."""
        if men not in self._masks:
            one, two = self.sides
            settled = _settled(men, self.survivors, (one.fanatic, two.fanatic))
            here = settled[numpy.ix_(numpy.minimum(one.men, men[0]), numpy.minimum(two.men, men[1]))]
            self._masks[men] = [here == each for each in (WON, LOST, ON, NOBODY)]
        return self._masks[men]


def fight(g: G, attacker: Unit, defender: Unit, at_once: bool) -> Fight:
    """The chances of a fight between these two as they stand, from contact on (BA-CQ-05)."""
    return reckoning(g, attacker, defender).between(attacker, defender, at_once)


def fights(g: G, starts: Sequence[tuple[Unit, Unit, Chance]], at_once: bool, fractions: bool = False) -> Fight:
    """Fights between two units from several ways in which both may stand, with their chances."""
    attacker, defender, _ = max(starts, key=lambda each: len(each[0].men) + len(each[1].men))
    assert isinstance(g, Battle)
    known = reckoning(g, attacker, defender) if not fractions else apart(g, attacker, defender, fractions=True)
    one, two = known.sides
    found: dict[tuple[int, int], Chance] = {}
    for own, their, chance in starts:
        pair = one.number(steady(g, own)), two.number(steady(g, their))
        found[pair] = found[pair] + chance if pair in found else chance
    return known.fight(found, at_once)


def apart(g: B, attacker: Unit, defender: Unit, fractions: bool = False) -> Reckoning:
    """What fights between two units come to, each man told from the others."""
    units = steady(g, attacker), steady(g, defender)
    one, two = (Side(Ranks(g, unit, str, fractions=fractions)) for unit in units)
    return Reckoning(one, two)


def reckoning(g: G, attacker: Unit, defender: Unit) -> Reckoning:
    """What is known of fights between two units; of the same two it is kept, however many are left of them."""
    assert isinstance(g, Battle)
    if g.setup.options["all_fight"] != "on":
        return apart(g, attacker, defender)
    one, two = (_side(g, unit) for unit in (attacker, defender))
    return _known.of((one, two), (), lambda: Reckoning(one, two))


def _side(g: B, unit: Unit) -> Side:
    """A unit through fights, whoever its enemy is; it is kept, for it is large."""

    def found() -> Side:
        copy = aside(g)
        return Side(Ranks(copy, steady(copy, unit)))

    return _sides.of((g.context.profile(unit.id),), (), found)


def begun(g: B, depth: int) -> Round | None:
    """The round of blows at a place of the stack, if its first dice are about to be rolled."""
    frame = g.stack[depth] if depth >= 0 else None
    if frame is None or not isinstance(frame.procedure, Round) or frame.step_name != "defenders_strike":
        return None
    return frame.procedure


def is_fickle(g: G, *units: str) -> bool:
    """Whether a fight may change more of these units than their men: Green ones take pins and grow up (BA-SPC-01)."""
    return any("green" in g.context.profile(unit).rules for unit in units)


def steady(g: G, unit: Unit) -> Unit:
    """A unit without what does not matter in a fight: to whoever is not Green, pins and orders."""
    return unit if is_fickle(g, unit.id) else replace(unit, pins=0, order=None)


MOST_KNOWN = 256
_known = Kept(MOST_KNOWN)
_sides = Kept(MOST_KNOWN)
