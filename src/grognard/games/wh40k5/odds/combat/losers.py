"""Who loses a round of combat: whether he stands, runs, is caught, or fights on (chapters Assault and Morale)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.odds.combat.sides import Side
from grognard.games.wh40k5.odds.combat.stands import CAUGHT, FIGHTS, FLEES, Numbers, Stand, Standings, Table
from grognard.games.wh40k5.odds.morale_odds import caught, holds, may_use_pole
from grognard.games.wh40k5.odds.wound_odds import Parts
from grognard.games.wh40k5.rules.assault.combat_losers import must_stand, penalty
from grognard.odds.distributions import Chance


class Loss(NamedTuple):
    """A lost combat: the points it is lost by, what they take off Leadership, and the winners' pace."""

    points: int
    worse: int
    pace: int


class Nerve(NamedTuple):
    """How a side takes a loss: fearless it stands, and suffers for it, or it does so only once it is caught; whether it
    has a bosspole to use (WH-MORALE-09, WH-MORALE-17, WH-USR-02, WH-ASSAULT-30)."""

    stands: bool
    returns: bool
    poled: bool

    def matter(self, loss: Loss) -> tuple[int, ...]:
        """What of a loss matters."""
        if self.stands:
            return (loss.points,)
        return loss if self.returns else (loss.worse, loss.pace)


class Losers:
    """What becomes of losers, by rows of chances; each kind of loss is looked at once, and of all units that tests see
    alike the chance to pass one."""

    def __init__(self, g: G, standings: Standings) -> None:
        self.g, self.standings = g, standings
        self.losses: list[Loss] = []
        self._numbers: dict[Loss, int] = {}
        self._rows: dict[tuple[int, int, tuple[int, ...]], int] = {}
        self._nerves: dict[tuple[Side, object], Nerve] = {}
        self._passed: dict[tuple[Side, object, int], Chance] = {}
        self.loss = cache(self._loss)

    def _loss(self, seat: int, own: int, foe: int, pace: int) -> int:
        """The number of a loss of who has suffered so much to a side of this player."""
        loss = Loss(own - foe, penalty(self.g, (foe, own) if seat == 0 else (own, foe), seat), pace)
        number = self._numbers.setdefault(loss, len(self.losses))
        if number == len(self.losses):
            self.losses.append(loss)
        return number

    def rows(self, seat: int, at: int, losses: Sequence[int]) -> list[int]:
        """What becomes of a loser, loss by loss: it tests; failed, it is swept by winners of this Initiative or gets
        away; fearless, it suffers as many wounds as it lost by (WH-ASSAULT-15, WH-MORALE-09, WH-MORALE-17,
        WH-USR-02)."""
        stand = self.standings.stands[seat][at]
        nerve = self.nerve(stand)
        keys = [(seat, at, nerve.matter(self.losses[each])) for each in losses]
        new = {key: self.losses[each] for key, each in zip(keys, losses, strict=True) if key not in self._rows}
        if new:
            ends, table = self.ends(seat, stand, nerve, list(new.values()))
            first = self.standings.rows[seat].extend(ends, table)
            self._rows |= zip(new, range(first, first + len(new)), strict=True)
        return [self._rows[key] for key in keys]

    def ends(self, seat: int, stand: Stand, nerve: Nerve, losses: list[Loss]) -> tuple[Numbers, Table]:
        """How a loser may end, by number, and the chances by loss."""
        side, now, found = stand.side, stand.now, dict[int, Table]()
        assert isinstance(side, Foot)

        def end(now: Parts, fate: str, chances: Table) -> None:
            number = self.standings.number(seat, side, now, fate)
            found[number] = found[number] + chances if number in found else chances

        def passing(now: Parts) -> Table:
            return numpy.array([self.passed(side, now, each.worse) for each in losses])

        suffer = numpy.array([side.one] * len(losses))
        if not nerve.stands:
            passed = passing(now)
            end(now, FIGHTS, passed)
            failed = 1 - passed
            if nerve.poled:
                now = side.poled(now)
                again = passing(now)
                end(now, FIGHTS, failed * again)
                failed = failed * (1 - again)
            share = numpy.array([side.reckoned(caught(each.pace, side.pace(now))) for each in losses])
            end(now, FLEES, failed * (1 - share))
            suffer = failed * share
            if not nerve.returns:
                end(now, CAUGHT, suffer)
                return numpy.array(list(found)), numpy.stack(list(found.values()), axis=1)
        lefts, retreats = side.retreats(now)
        numbers = self.standings.numbered(seat, side, lefts)
        table = suffer[:, None] * retreats[[each.points for each in losses]]
        there = {number: place for place, number in enumerate(numbers.tolist())}
        for number in found.keys() & there.keys():
            table[:, there[number]] += found.pop(number)
        more = numpy.array(list(found), int)
        return numpy.concatenate([numbers, more]), numpy.column_stack([table, *found.values()])

    def nerve(self, stand: Stand) -> Nerve:
        """How a side that stands so takes a loss."""
        side = stand.side
        assert isinstance(side, Foot)
        key = side, side.seen(stand.now)
        if key not in self._nerves:
            returns = side.g.context.has(stand.unit, "they-shall-know-no-fear")
            self._nerves[key] = Nerve(must_stand(side.g, stand.unit), returns, may_use_pole(side.g, stand.unit))
        return self._nerves[key]

    def passed(self, side: Foot, now: Parts, worse: int) -> Chance:
        """The chance that a side which stands so passes one morale test (WH-MORALE-03)."""
        key = side, side.seen(now), worse
        if key not in self._passed:
            self._passed[key] = side.reckoned(holds(side.g, side.unit(now), worse, poled=False))
        return self._passed[key]
