"""The same shot turn after turn, summed up: how a unit of men stands after each (BA-SHOOT-24, BA-PIN-05, BA-MOR-05).

All that tells one turn from the next is who is left, their pins, how far the weapon has ranged in (BA-WPN-08) and
whether a failed check is still rolled again (BA-NAT-SU-02): the chances of these are carried on from turn to turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import as_if, ends_of, standing_as
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_follow import is_summable
from grognard.games.bolt_action.odds.odds_tell import FATES, aims_of, spread
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.rules.shooting.shoot import range_in
from grognard.games.bolt_action.state.state import Ranging
from grognard.odds.answers import Spread
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases

STANDS, BROKEN, ROUTED, WIPED = FATES[:4]


class Standing(NamedTuple):
    """How a unit under fire stands: who is left, by number, its pins, whether a check that it fails is rolled again;
    how its enemy has ranged in."""

    number: int
    pins: int
    fresh: bool
    ranging: Ranging | None


Standings = dict[Standing, "Chance"]
Struck = dict[tuple[int, int, "Ranging | None"], "Chance"]
"""The chances of each number of pins, who is left then, and how the shooter has ranged in."""


class TurnsOfFire:
    """What has become of the target of a question whose shot is fired again and again."""

    def __init__(self, g: B, question: Question, fractions: bool) -> None:
        self.g = g
        self.question = question
        self.fractions = fractions
        target = g.state.units[TARGET]
        self.ends, self.before, self.help = ends_of(g, target, fractions)
        self.nothing: Chance = self.ends.nothing
        start = Standing(self.ends.ranks.start, self.before, True, g.state.units[ATTACKER].ranging)
        self.standing: Standings = {start: 1 + self.nothing}
        self.gone: dict[tuple[str, Standing], Chance] = {}
        self.struck = cache(self._struck)
        for _ in range(question.turns):
            self._fire()

    def _fire(self) -> None:
        """One more turn."""
        later: Standings = {}
        for standing, chance in self.standing.items():
            for (pins, there, ranging), part in self.struck(standing.number, standing.ranging).items():
                for fate, after, share in self._tried(standing, pins, there, ranging):
                    known: dict[object, Chance] = later if fate == STANDS else self.gone  # type: ignore[assignment]
                    key = after if fate == STANDS else (fate, after)
                    known[key] = known.get(key, self.nothing) + chance * part * share
        self.standing = later

    def _tried(
        self, before: Standing, pins: int, there: int, ranging: Ranging | None
    ) -> Iterator[tuple[str, Standing, Chance]]:
        """What becomes of those who are left, and how they stand then (BA-PIN-05, BA-MOR-05)."""
        trial = self.ends.trial(before.number, there, before.pins, pins, self.help, burns=False)
        after = Standing(there, trial.pins, before.fresh, ranging)
        if trial.flees:
            yield (ROUTED if self.ends.ranks.men[there] else WIPED), after, trial.flees
            return
        yield STANDS, after, 1 - trial.fails
        if trial.fails and trial.again and before.fresh:
            yield STANDS, after._replace(fresh=False), trial.fails * (1 - trial.fails)
            yield BROKEN, after, trial.fails * trial.fails
        elif trial.fails:
            yield BROKEN, after, trial.fails

    def _struck(self, number: int, ranging: Ranging | None) -> Struck:
        """What one shot does to those who are left."""
        ranks, target = self.ends.ranks, self.g.state.units[TARGET]
        unit = replace(self.g.state.units[ATTACKER], ranging=ranging)
        target = standing_as(target, ranks.records[number])
        there = as_if(self.g, unit, target)
        volleys = aims_of(there, self.question, unit).fired
        fires = fires_of(there, unit, target, volleys, self.question.moved)
        found: Struck = {}
        for pins, joint in casualty_odds_of_fire(there, target, fires, self.fractions).struck:
            after = there.clone()
            range_in(after, unit.id, TARGET, tuple(volleys), (int(pins > 0),) * len(volleys), self.question.moved)
            ranged = after.state.units[unit.id].ranging
            for killed, row in enumerate(joint):
                for picked, chance in enumerate(row):
                    for left, part in ranks.after(number, killed, picked).items() if chance else ():
                        key = pins, left, ranged
                        found[key] = found.get(key, self.nothing) + chance * part
        return found

    def spreads(self) -> list[Spread]:
        """Men lost, pins taken, and what has become of the unit, when all turns are over."""
        ranks = self.ends.ranks
        men = ranks.men[ranks.start]
        lost, pins, fates = {men: self.nothing}, {0: self.nothing}, dict.fromkeys(FATES[:4], self.nothing)
        ends = [*self.gone.items(), *(((STANDS, standing), chance) for standing, chance in self.standing.items())]
        for (fate, after), chance in ends:
            fallen, taken = men - ranks.men[after.number], after.pins - self.before
            fates[fate] += chance
            lost[fallen] = lost.get(fallen, self.nothing) + chance
            pins[taken] = pins.get(taken, self.nothing) + chance
        return [
            spread("casualties", self._numbers(lost)),
            spread("pins", self._numbers(pins)),
            spread("fate", Cases.of(fates)),
        ]

    def _numbers(self, counted: dict[int, Chance]) -> Distribution:
        return Distribution(0, tuple(counted.get(each, self.nothing) for each in range(max(counted) + 1)))


def turns_of_fire(g: B, question: Question, fractions: bool) -> list[Spread] | None:
    """What so many turns of the same shot do to a unit of men; None where no formula is known: at vehicles and Green
    troops, of flame and of weapons that are fired once."""
    volleys = aims_of(g, question, g.state.units[ATTACKER]).fired
    rows = [tables.WEAPONS[volley.weapon] for volley in volleys]
    if any(row.flamethrower or row.one_shot for row in rows) or not is_summable(g, g.state.units[TARGET], volleys):
        return None
    return TurnsOfFire(g, question, fractions).spreads()
