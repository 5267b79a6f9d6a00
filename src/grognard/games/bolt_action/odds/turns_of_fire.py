"""The same shot turn after turn, summed up: how a unit of men stands after each (BA-SHOOT-24, BA-PIN-05, BA-MOR-05).

All that tells one turn from the next is who is left, their pins, whether a failed check is still rolled again
(BA-NAT-SU-02), how far the weapon has ranged in (BA-WPN-08) and whether its fuel is spent (BA-WPN-12): the chances of
these are carried on from turn to turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import as_if, ends_of, standing_as
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_ends import Ends
from grognard.games.bolt_action.odds.odds_follow import is_summable
from grognard.games.bolt_action.odds.odds_tell import FATES, aims_of, likelihood, spread
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.shoot import range_in
from grognard.games.bolt_action.state.events.shooting import Fired, Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.answers import Spread
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.enumeration import futures
from grognard.odds.outcomes import Cases

STANDS, BROKEN, ROUTED, WIPED = FATES[:4]


class Standing(NamedTuple):
    """How a unit under fire stands: who is left, by number, the pins it has besides those its record has, whether a
    check that it fails is rolled again; how its enemy stands, by number."""

    number: int
    pins: int
    fresh: bool
    shooter: int


Struck = dict[tuple[int, int, int], Chance]
"""The chances of each number of pins, who is left then, and how the shooter stands."""


class TurnsOfFire:
    """What has become of the target of a question whose shot is fired again and again."""

    def __init__(self, g: B, question: Question, fractions: bool) -> None:
        self.g = g
        self.question = question
        self.fractions = fractions
        target = g.state.units[TARGET]
        self.ends, before, self.help = ends_of(g, target, fractions)
        self.start = target.pins
        self.nothing: Chance = self.ends.nothing
        self.shooters = [g.state.units[ATTACKER]]
        self.standing: dict[Standing, Chance] = {Standing(self.ends.start, before, True, 0): 1 + self.nothing}
        self.gone: dict[tuple[str, Standing], Chance] = {}
        self.struck = cache(self._struck)
        for _ in range(question.turns):
            self._fire()

    def _fire(self) -> None:
        """One more turn."""
        later: dict[Standing, Chance] = {}
        for standing, chance in self.standing.items():
            struck, burns = self.struck(standing.number, standing.shooter)
            for (pins, there, shooter), part in struck.items():
                for fate, after, share in self._tried(standing, pins, there, shooter, burns):
                    known: dict[object, Chance] = later if fate == STANDS else self.gone  # type: ignore[assignment]
                    key = after if fate == STANDS else (fate, after)
                    known[key] = known.get(key, self.nothing) + chance * part * share
        self.standing = later

    def _tried(
        self, before: Standing, pins: int, there: int, shooter: int, burns: bool
    ) -> Iterator[tuple[str, Standing, Chance]]:
        """What becomes of those who are left, and how they stand then (BA-PIN-05, BA-MOR-05)."""
        ranks = self.ends.ranks
        trial = self.ends.trial(before.number, there, before.pins, pins, self.help, burns)
        if trial.flees:
            after = Standing(there, trial.pins - (self._kept(there) if ranks.men[there] else 0), before.fresh, shooter)
            yield (ROUTED if ranks.men[there] or there in ranks.panicked else WIPED), after, trial.flees
            return
        after = self._pinned(there, trial.pins, before.fresh, shooter)
        yield STANDS, after, 1 - trial.fails
        if trial.fails and trial.again and before.fresh:
            yield STANDS, after._replace(fresh=False), trial.fails * (1 - trial.fails)
            yield BROKEN, after, trial.fails * trial.fails
        elif trial.fails:
            yield BROKEN, after, trial.fails

    def _pinned(self, number: int, pins: int, fresh: bool, shooter: int) -> Standing:
        """How a unit stands with so many pins: those of a Green one that has lost nobody yet are in its record, for its
        first casualty may bring more than it bears (BA-SPC-01, BA-PIN-05)."""
        if self.ends.steady:
            return Standing(number, pins, fresh, shooter)
        record = self.ends.ranks.records[number]
        kept = 0 if record.blooded else pins
        return Standing(self.ends.ranks.number(replace(record, pins=kept)), pins - kept, fresh, shooter)

    def _struck(self, number: int, shooter: int) -> tuple[Struck, bool]:
        """What one shot does to those who are left, and whether it burns."""
        ranks, unit = self.ends.ranks, self.shooters[shooter]
        target = self._target(ranks.records[number])
        there = as_if(self.g, unit, target)
        volleys = tuple(aims_of(there, self.question, unit).fired) if unit.alive else ()
        if not volleys:
            return {(0, number, shooter): 1 + self.nothing}, False
        fires = fires_of(there, unit, target, volleys, self.question.moved)
        spent = tuple({volley.weapon for volley in volleys if tables.WEAPONS[volley.weapon].one_shot})
        found: Struck = {}
        # Who loses all its men at once does not roll for the first of them (BA-SPC-01).
        men, dead = ranks.men[number], ranks.number(replace(ranks.records[number], models=(), place="destroyed"))
        for pins, joint in casualty_odds_of_fire(there, target, fires, self.fractions).struck:
            after = there.clone()
            after.state = Fired(unit.id, TARGET, volleys, spent).apply(after.state)
            range_in(after, unit.id, TARGET, volleys, (int(pins > 0),) * len(volleys), self.question.moved)
            shooters = self._after_the_shot(after, volleys)
            for killed, row in enumerate(joint):
                for picked, chance in enumerate(row):
                    outright = killed == men and picked in (0, men)
                    left_there = {dead: 1 + self.nothing} if outright else ranks.after(number, killed, picked)
                    for left, part in left_there.items() if chance else ():
                        for stands, share in shooters:
                            key = pins, left, stands
                            found[key] = found.get(key, self.nothing) + chance * part * share
        return found, bool(flame.used(volleys))

    def _kept(self, number: int) -> int:
        """The pins that a record has by itself."""
        return 0 if self.ends.steady else self.ends.ranks.records[number].pins

    def _target(self, record: Unit) -> Unit:
        """The target as its record has it."""
        unit = standing_as(self.g.state.units[TARGET], record)
        if self.ends.steady:
            return unit
        return replace(unit, quality=record.quality, blooded=record.blooded, order=record.order)

    def _after_the_shot(self, g: B, volleys: tuple[Volley, ...]) -> list[tuple[int, Chance]]:
        """How the shooter may stand once its fuel has been checked, by number (BA-WPN-12)."""
        fired = flame.used(volleys)
        ends = (
            futures(g, flame.FuelCheck(ATTACKER, fired), fractions=self.fractions) if fired else [(g, 1 + self.nothing)]
        )
        found: list[tuple[int, Chance]] = []
        for end, chance in ends:
            unit = end.state.units[ATTACKER]
            if unit not in self.shooters:
                self.shooters.append(unit)
            found.append((self.shooters.index(unit), chance))
        return found

    def spreads(self) -> list[Spread]:
        """Men lost, pins taken, and what has become of the unit, when all turns are over."""
        ranks = self.ends.ranks
        men = ranks.men[ranks.start]
        lost, pins, fates = {men: self.nothing}, {0: self.nothing}, dict.fromkeys(FATES[:4], self.nothing)
        ends = [*self.gone.items(), *(((STANDS, standing), chance) for standing, chance in self.standing.items())]
        for (fate, after), chance in ends:
            # Whose first casualty is the end of it loses nobody else (BA-SPC-01).
            fallen = 1 if after.number in ranks.panicked else men - ranks.men[after.number]
            taken = after.pins + self._kept(after.number) - self.start
            fates[fate] += chance
            lost[fallen] = lost.get(fallen, self.nothing) + chance
            pins[taken] = pins.get(taken, self.nothing) + chance
        return [
            spread("casualties", self._numbers(lost)),
            spread("pins", self._numbers(pins)),
            spread("fate", Cases.of(fates)),
        ]

    @property
    def dry(self) -> Chance:
        """The chance that a flamethrower is empty now."""
        ends = chain(self.standing.items(), ((standing, chance) for (_, standing), chance in self.gone.items()))
        full = self.shooters[0]
        return sum((chance for each, chance in ends if is_dry(full, self.shooters[each.shooter])), self.nothing)

    def _numbers(self, counted: dict[int, Chance]) -> Distribution:
        return Distribution(0, tuple(counted.get(each, self.nothing) for each in range(max(counted) + 1)))


def is_dry(full: Unit, unit: Unit) -> bool:
    """Whether a unit has lost fuel since it was full (BA-WPN-12)."""
    return not unit.alive or [man.weapons for man in unit.models] != [man.weapons for man in full.models]


def turns_of_fire(g: B, question: Question, fractions: bool) -> Ends | None:
    """What so many turns of the same shot do to a unit of men; None where no formula is known, as at vehicles."""
    volleys = aims_of(g, question, g.state.units[ATTACKER]).fired
    if not is_summable(g, g.state.units[TARGET], volleys, fickle=True):
        return None
    found = TurnsOfFire(g, question, fractions)
    return found.spreads(), [likelihood("dry", found.dry)] if flame.used(volleys) else []
