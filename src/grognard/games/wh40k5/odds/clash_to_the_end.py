"""A close combat that goes on until it is decided, exactly: round after round out of all the ways both may stand
(WH-ASSAULT-18)."""

from __future__ import annotations

from functools import cache
from itertools import groupby, product
from typing import Any

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.odds.clash import Both, Clash, Ending, Stand, endings
from grognard.games.wh40k5.odds.clash_sides import Foot
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup
from grognard.games.wh40k5.rules.assault.combat_losers import winner_of
from grognard.odds.distributions import Chance

LEAST, LEAST_BLOWS = 1e-7, 1e-9
"""But for fractions, what is less likely than the first is told as still locked, and blows less likely than the second
are taken to leave both locked, whatever their morale."""

Row = tuple[NDArray[Any], NDArray[Any], Chance]
"""Where a unit may stand after blows, the chances, and that they change nothing."""
Table = NDArray[Any]
"""The chances of how both stand."""


def fought_out(first: Clash, later: Clash) -> dict[Ending, Chance]:
    """All that may come of a combat that goes on as long as both are locked (WH-ASSAULT-18): of this round, then of any
    number of later ones. Both tell how their sides stand, whose wounds only ever grow."""
    if all(isinstance(side, Foot) and not side.wielders for side in later.sides):
        return Rounds(later).after(Rounds(first).once())
    found: dict[Ending, Chance] = {}
    locked: dict[int, dict[Both, Chance]] = {}
    lost = [cache(side.suffered) for side in later.sides]

    def add(end: Ending, chance: Chance) -> None:
        if end.result == "locked":
            wounds = lost[0](end.told[0]) + lost[1](end.told[1])
            fighting = locked.setdefault(wounds, {})
            fighting[end.told] = fighting[end.told] + chance if end.told in fighting else chance
        else:
            found[end] = found[end] + chance if end in found else chance

    for end, chance in endings(first).items():
        add(end, chance)
    while locked:
        for both, chance in locked.pop(min(locked)).items():
            exact = later.sides[0].fractions
            ends = endings(later, both, 0 if exact else LEAST_BLOWS / chance) if exact or chance >= LEAST else {}
            on = {end: part for end, part in ends.items() if (end.result, end.told) != ("locked", both)}
            if not on:
                found[Ending(both, "locked", None)] = chance
                continue
            # However many rounds change nothing: in the one that does, these are the chances.
            changes = sum(on.values())
            for end, part in on.items():
                add(end, chance * part / changes)
    return found


class Rounds:
    """Rounds of two units of creatures. Those that begin with as many Wounds lost on both sides are one: what follows
    from one way to stand is worked out once, wherever it came from."""

    def __init__(self, clash: Clash) -> None:
        self.clash = clash
        self.nows = [side.ways for side in clash.sides]
        self.places = [side.numbers for side in clash.sides]
        self.stands = [[clash.at(number, now) for now in nows] for number, nows in enumerate(self.nows)]
        self.levels = [self._levels(number) for number in (0, 1)]
        self.zero: Any = clash.sides[0].one * 0
        self.empty: Table = numpy.full([len(nows) for nows in self.nows], self.zero)
        self.ended: dict[tuple[str, int | None], Table] = {}
        self.locked = self.empty.copy()
        self.least = 0 if clash.sides[0].fractions else LEAST_BLOWS
        self._verdicts: dict[tuple[int, int, tuple[int, int], int], list[tuple[str, slice, Table]]] = {}
        self._rows: dict[tuple[Stand, tuple[AttackGroup, ...]], Row] = {}

    def _levels(self, number: int) -> list[tuple[int, slice]]:
        """The places of those who have lost as many Wounds."""
        found, start = [], 0
        for wounds, some in groupby(stand.suffered for stand in self.stands[number]):
            end = start + len(list(some))
            found.append((wounds, slice(start, end)))
            start = end
        return found

    def after(self, begun: dict[Ending, Chance]) -> dict[Ending, Chance]:
        """All that may come of it, given how the first round has ended."""
        for end, chance in begun.items():
            table = self.locked if end.result == "locked" else self.table(end.result, end.winner)
            table[tuple(places[now] for places, now in zip(self.places, end.told, strict=True))] += chance
        still = self.empty.copy()
        for (own, rows), (theirs, columns) in sorted(product(*self.levels), key=lambda each: each[0][0] + each[1][0]):
            here = self.empty.copy()
            for place in numpy.argwhere(self.locked[rows, columns]):
                one, other = place + numpy.array((rows.start, columns.start))
                chance, self.locked[one, other] = self.locked[one, other], self.zero
                changes = 1 - self.unchanged(one, other)
                # However many rounds change nothing: in the one that does, these are the chances.
                if changes and (not self.least or chance >= LEAST):
                    here[one, other] = chance / changes
                else:
                    still[one, other] = chance
            if here[rows, columns].any():
                self.settle(self.struck(here), (own, theirs))
                self.locked[rows, columns] = self.empty[rows, columns]
        self.table("locked", None)[:] += still
        return self.endings()

    def once(self) -> dict[Ending, Chance]:
        """All that may come of one round."""
        here = self.empty.copy()
        here[tuple(places[side.start] for places, side in zip(self.places, self.clash.sides, strict=True))] += 1
        self.settle(self.struck(here), (0, 0))
        self.table("locked", None)[:] += self.locked
        return self.endings()

    def endings(self) -> dict[Ending, Chance]:
        """How it has ended, and how both then stand."""
        return {
            Ending((self.nows[0][one], self.nows[1][other]), result, winner): table[one, other]
            for (result, winner), table in self.ended.items()
            for one, other in numpy.argwhere(table)
        }

    def table(self, result: str, winner: int | None) -> Table:
        """The chances of how both stand where it has ended so."""
        if (result, winner) not in self.ended:
            self.ended[result, winner] = self.empty.copy()
        return self.ended[result, winner]

    def unchanged(self, one: int, other: int) -> Chance:
        """The chance that a round changes nothing."""
        first, second, chance = self.stands[0][one], self.stands[1][other], self.clash.sides[0].one
        for step in self.clash.steps[0] | self.clash.steps[1]:
            for by, struck in ((first, second), (second, first)):
                if swings := by.swings(struck, step):
                    chance *= self.row(by, struck, swings)[2]
        return chance

    def struck(self, here: Table) -> Table:
        """How both may stand after all blows (WH-ASSAULT-09, WH-ASSAULT-24)."""
        for step in sorted(self.clash.steps[0] | self.clash.steps[1], reverse=True):
            later = numpy.where(here > self.least, self.empty, here)
            alike: dict[tuple[int, int, tuple[AttackGroup, ...]], list[int]] = {}
            for one, other in numpy.argwhere(here > self.least).tolist():
                first, second = self.stands[0][one], self.stands[1][other]
                ours, back = first.swings(second, step), second.swings(first, step)
                if not back:
                    alike.setdefault((1, other, ours), []).append(one)
                elif not ours:
                    alike.setdefault((0, one, back), []).append(other)
                else:
                    where, chances, _ = self.row(first, second, ours)
                    there, shares, _ = self.row(second, first, back)
                    later[numpy.ix_(there, where)] += here[one, other] * numpy.multiply.outer(shares, chances)
            # Those of whom one suffers the same blows, while nobody strikes the others, are looked at together.
            for (number, at, swings), others in alike.items():
                where, chances, _ = self.row(self.stands[1 - number][others[0]], self.stands[number][at], swings)
                lines, ends = (here, later) if number else (here.T, later.T)
                ends[numpy.ix_(numpy.array(others), where)] += numpy.multiply.outer(lines[others, at], chances)
            here = later
        return here

    def row(self, by: Stand, struck: Stand, swings: tuple[AttackGroup, ...]) -> Row:
        """Where a unit may stand after blows, looked at once."""
        key = struck, swings
        if key not in self._rows:
            places, ends = self.places[struck.number], list(struck.struck(by, swings))
            where = numpy.array([places[end.now] for end, *_ in ends])
            unharmed = sum((chance for end, *_, chance in ends if end is struck), self.zero)
            self._rows[key] = where, numpy.array([chance for *_, chance in ends]), unharmed
        return self._rows[key]

    def settle(self, here: Table, before: tuple[int, int]) -> None:
        """What comes of blows: result, morale, no retreat, sweeping advance, by the Wounds both had lost before."""
        for (own, rows), (theirs, columns) in product(*self.levels):
            some = here[rows, columns]
            if not some.any():
                continue
            counts = own - before[0], theirs - before[1]
            alive = self.stands[0][rows.start].alive, self.stands[1][columns.start].alive
            winner = winner_of(alive, counts)
            if not all(alive):
                gone = "both-destroyed" if winner is None else ("target-destroyed", "attacker-destroyed")[winner]
                self.table(gone, winner)[rows, columns] += some
            elif winner is None:
                self.locked[rows, columns] += some
            elif not (some > self.least).any():
                self.table("locked", None)[rows, columns] += some
            else:
                self.lose(some if winner == 0 else some.T, winner, (rows, columns), counts)

    def lose(self, some: Table, winner: int, where: tuple[slice, slice], counts: tuple[int, int]) -> None:
        """What becomes of the losers; ``some``: the chances of how the winners and they stand, who stand ``where``."""
        hunters, losers = where[winner], where[1 - winner]
        paces = numpy.array([stand.initiative for stand in self.stands[winner][hunters]])
        for pace in set(paces.tolist()):
            those = numpy.where((paces == pace)[:, None], some, self.zero)
            for result, left, chances in self.verdicts(1 - winner, losers, counts, pace):
                self.told(result, winner)[hunters, left] += those @ chances

    def verdicts(
        self, number: int, losers: slice, counts: tuple[int, int], pace: int
    ) -> list[tuple[str, slice, Table]]:
        """The results for those who lose and stand so; of each the chances by how they stand before and after, looked
        at once."""
        key = number, losers.start, counts, pace
        if key not in self._verdicts:
            tables: dict[str, Table] = {}
            for at, loser in enumerate(self.stands[number][losers]):
                for now, result, chance in self.clash.lost_by(loser, counts, pace):
                    if result not in tables:
                        tables[result] = numpy.full((losers.stop - losers.start, len(self.nows[number])), self.zero)
                    tables[result][at, self.places[number][now]] += chance
            self._verdicts[key] = []
            for result, table in tables.items():
                used = numpy.flatnonzero(table.any(axis=0))
                left = slice(int(used[0]), int(used[-1]) + 1)
                self._verdicts[key].append((result, left, table[:, left]))
        return self._verdicts[key]

    def told(self, result: str, winner: int) -> Table:
        """The chances of what has come of it, by how winners and losers stand; where both are locked they fight on."""
        table = self.locked if result == "locked" else self.table(result, winner)
        return table if winner == 0 else table.T
