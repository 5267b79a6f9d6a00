"""Who loses a round of combat: whether he stands, runs, is caught, or fights on (chapters Assault and Morale)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.odds.combat.sides import Side
from grognard.games.wh40k5.odds.combat.stands import CAUGHT, FIGHTS, FLEES, Stand, Standings
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

    def row(self, seat: int, at: int, loss: int) -> int:
        """What becomes of a loser: it tests; failed, it is swept by winners of this Initiative or gets away; fearless,
        it suffers as many wounds as it lost by (WH-ASSAULT-15, WH-MORALE-09, WH-MORALE-17, WH-USR-02)."""
        points, worse, pace = self.losses[loss]
        stand = self.standings.stands[seat][at]
        nerve = self.nerve(stand)
        matters = (points,) if nerve.stands else (worse, pace, points) if nerve.returns else (worse, pace)
        key = seat, at, matters
        if key not in self._rows:
            self._rows[key] = self._row(seat, stand, nerve, self.losses[loss])
        return self._rows[key]

    def _row(self, seat: int, stand: Stand, nerve: Nerve, loss: Loss) -> int:
        side, found = stand.side, dict[int, Chance]()
        assert isinstance(side, Foot)

        def end(now: Parts, fate: str, chance: Chance) -> None:
            key = self.standings.number(seat, side, now, fate)
            found[key] = found[key] + chance if key in found else chance

        def stands(now: Parts, weight: Chance) -> None:
            for left, chance in side.retreats(now)[loss.points]:
                end(left, FIGHTS, weight * chance)

        def fails(now: Parts, weight: Chance) -> None:
            share = side.reckoned(caught(loss.pace, side.pace(now)))
            if nerve.returns:
                stands(now, weight * share)
            else:
                end(now, CAUGHT, weight * share)
            end(now, FLEES, weight * (1 - share))

        if nerve.stands:
            stands(stand.now, side.one)
        else:
            passed, after = self.passed(side, stand.now, loss.worse), stand.now
            end(stand.now, FIGHTS, passed)
            failed = 1 - passed
            if nerve.poled:
                after = side.poled(stand.now)
                again = self.passed(side, after, loss.worse)
                end(after, FIGHTS, failed * again)
                failed = failed * (1 - again)
            fails(after, failed)
        return self.standings.rows[seat].add(numpy.array(list(found)), numpy.array(list(found.values()))[:, None])

    def nerve(self, stand: Stand) -> Nerve:
        """How a side that stands so takes a loss."""
        side = stand.side
        assert isinstance(side, Foot)
        key = side, side.seen(stand.now)
        if key not in self._nerves:
            returns = side.g.context.has(stand.unit, "they-shall-know-no-fear")
            self._nerves[key] = Nerve(must_stand(side.g, stand.unit), returns, may_use_pole(stand.unit))
        return self._nerves[key]

    def passed(self, side: Foot, now: Parts, worse: int) -> Chance:
        """The chance that a side which stands so passes one morale test (WH-MORALE-03)."""
        key = side, side.seen(now), worse
        if key not in self._passed:
            self._passed[key] = side.reckoned(holds(side.g, side.unit(now), worse, poled=False))
        return self._passed[key]
