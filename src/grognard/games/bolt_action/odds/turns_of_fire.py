"""The same shot turn after turn, summed up: how its target stands after each (BA-SHOOT-24, BA-PIN-05, BA-MOR-05).

All that tells one turn from the next is who is left, or what has befallen a vehicle (BA-VEH-22), the pins, whether a
failed check is still rolled again (BA-NAT-SU-02), how far the weapon has ranged in (BA-WPN-08) and whether its fuel is
spent (BA-WPN-12): the chances of these are carried on from turn to turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import chain
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.armour_odds import Hull, shot_at, told_of
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import as_if, ends_of, standing_as
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_ends import FATE_OF, NOTHING, Ends, Found, repeated
from grognard.games.bolt_action.odds.odds_follow import Shortcuts, is_summable
from grognard.games.bolt_action.odds.odds_tell import DAMAGE, FATES, aims_of, likelihood, spread
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.odds.stage.policy import answers
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.shoot import range_in
from grognard.games.bolt_action.rules.vehicles.wrecks import KnockOut
from grognard.games.bolt_action.state.events.shooting import Fired, Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.answers import Spread
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.enumeration import futures
from grognard.odds.outcomes import Cases
from grognard.odds.plans import stated

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


class Shooters:
    """How the shooter of a question may stand, by number: the first as it is asked about."""

    def __init__(self, g: B, question: Question, fractions: bool) -> None:
        self.question = question
        self.fractions = fractions
        self.units = [g.state.units[ATTACKER]]

    def volleys(self, there: B, number: int) -> tuple[Volley, ...]:
        """What it fires, if its target stands so."""
        unit = self.units[number]
        return tuple(aims_of(there, self.question, unit).fired) if unit.alive else ()

    def after(self, there: B, number: int, volleys: tuple[Volley, ...], hit: bool) -> list[tuple[int, Chance]]:
        """How it may stand once it has fired these, of which any has hit or none, with the chances: one-shot weapons
        are spent, it has ranged in, and its fuel has been checked (BA-WPN-06, BA-WPN-08, BA-WPN-12)."""
        unit, g = self.units[number], there.clone()
        spent = tuple({volley.weapon for volley in volleys if tables.WEAPONS[volley.weapon].one_shot})
        g.state = Fired(unit.id, TARGET, volleys, spent).apply(g.state)
        range_in(g, unit.id, TARGET, volleys, (int(hit),) * len(volleys), self.question.moved)
        fired = flame.used(volleys)
        one: Chance = Fraction(1) if self.fractions else 1.0
        ends = futures(g, flame.FuelCheck(ATTACKER, fired), fractions=self.fractions) if fired else [(g, one)]
        return [(self._number(end.state.units[ATTACKER]), chance) for end, chance in ends]

    def _number(self, unit: Unit) -> int:
        if unit not in self.units:
            self.units.append(unit)
        return self.units.index(unit)

    def is_dry(self, number: int) -> bool:
        """Whether it has lost fuel since it was full (BA-WPN-12)."""
        full, unit = self.units[0], self.units[number]
        return not unit.alive or [man.weapons for man in unit.models] != [man.weapons for man in full.models]


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
        self.shooters = Shooters(g, question, fractions)
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
        ranks, unit = self.ends.ranks, self.shooters.units[shooter]
        target = self._target(ranks.records[number])
        there = as_if(self.g, unit, target)
        volleys = self.shooters.volleys(there, shooter)
        if not volleys:
            return {(0, number, shooter): 1 + self.nothing}, False
        fires = fires_of(there, unit, target, volleys, self.question.moved)
        found: Struck = {}
        # Who loses all its men at once does not roll for the first of them (BA-SPC-01).
        men, dead = ranks.men[number], ranks.number(replace(ranks.records[number], models=(), place="destroyed"))
        for pins, joint in casualty_odds_of_fire(there, target, fires, self.fractions).struck:
            shooters = self.shooters.after(there, shooter, volleys, bool(pins))
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
            spread("casualties", numbers(lost, self.nothing)),
            spread("pins", numbers(pins, self.nothing)),
            spread("fate", Cases.of(fates)),
        ]

    @property
    def dry(self) -> Chance:
        """The chance that a flamethrower is empty now."""
        ends = chain(self.standing.items(), ((standing, chance) for (_, standing), chance in self.gone.items()))
        return sum((chance for each, chance in ends if self.shooters.is_dry(each.shooter)), self.nothing)


class TurnsAtVehicle:
    """What has become of a vehicle that is shot at again and again, and how the shooter stands."""

    def __init__(self, g: B, question: Question, fractions: bool) -> None:
        self.g = g
        self.question = question
        self.start = g.state.units[TARGET]
        self.shooters = Shooters(g, question, fractions)
        hull = told_of(g, self.start, fractions)
        self.nothing = hull.one * 0
        self.standing: dict[tuple[Hull, int], Chance] = {(hull, 0): hull.one}
        self.shot = cache(self._shot)
        for _ in range(question.turns):
            later: dict[tuple[Hull, int], Chance] = {}
            for (hull, shooter), chance in self.standing.items():
                for after, part in self.shot(hull, shooter).items():
                    later[after] = later.get(after, self.nothing) + chance * part
            self.standing = later

    def _shot(self, hull: Hull, shooter: int) -> dict[tuple[Hull, int], Chance]:
        """How both may stand after one more shot; there is none at what is lost."""
        there = as_if(self.g, self.shooters.units[shooter])
        volleys = () if hull.loss else self.shooters.volleys(there, shooter)
        if not volleys:
            return {(hull, shooter): hull.one}
        found: dict[tuple[Hull, int], Chance] = {}
        after = [self.shooters.after(there, shooter, volleys, hit) for hit in (False, True)]
        for hit, stands, chance in shot_at(there, self.start, hull, volleys):
            for number, part in after[hit]:
                key = stands, number
                found[key] = found.get(key, self.nothing) + chance * part
        return found

    def spreads(self) -> list[Spread]:
        """Pins taken, what has become of it, and the worst that has befallen it, when all turns are over."""
        pins: dict[int, Chance] = {0: self.nothing}
        fates, damage = dict.fromkeys(FATES[:4], self.nothing), dict.fromkeys(DAMAGE, self.nothing)
        for (hull, _), chance in self.standing.items():
            taken = hull.pins - self.start.pins
            pins[taken] = pins.get(taken, self.nothing) + chance
            fates[FATE_OF.get(hull.loss, WIPED)] += chance
            damage[hull.worst or DAMAGE[0]] += chance
        found = [
            spread("pins", numbers(pins, self.nothing)),
            spread("fate", Cases.of(fates)),
            spread("damage", Cases.of(damage)),
        ]
        return found if not self.question.passengers else found + self._riders(fates[STANDS])

    def _riders(self, stands: Chance) -> list[Spread]:
        """What has become of those who ride in it, whatever it was lost to (BA-TRN-07): followed out once."""
        fractions = self.shooters.fractions
        found = Found(self.g, fractions)
        found.add(self.g, NOTHING, stands)
        policy = stated(answers(self.g, self.question, ATTACKER, TARGET))
        wrecked = KnockOut(TARGET, "knocked-out", ("BA-VEH-22",))
        for battle, end, chance in repeated(self.g, wrecked, 1, policy, Shortcuts(), fractions):
            found.add(battle, end, (1 - stands) * chance)
        return found.riders()

    @property
    def dry(self) -> Chance:
        """The chance that a flamethrower is empty now."""
        return sum(
            (chance for (_, shooter), chance in self.standing.items() if self.shooters.is_dry(shooter)), self.nothing
        )


def numbers(counted: dict[int, Chance], nothing: Chance) -> Distribution:
    """The chances of each number from 0 on."""
    return Distribution(0, tuple(counted.get(each, nothing) for each in range(max(counted) + 1)))


def turns_of_fire(g: B, question: Question, fractions: bool) -> Ends | None:
    """What so many turns of the same shot do; None where no formula is known: where it matters
    which of its shots ranges in, or where a vehicle drives off (BA-VEH-30)."""
    target = g.state.units[TARGET]
    volleys = aims_of(g, question, g.state.units[ATTACKER]).fired
    found: TurnsOfFire | TurnsAtVehicle
    if target.is_vehicle:
        alike = len({volley.indirect for volley in volleys}) < 2
        if not alike or question.reaction == "escape":
            return None
        found = TurnsAtVehicle(g, question, fractions)
    # Of a team the shooter picks a man, as the first that is listed for him (BA-DAM-07).
    elif is_summable(g, target, volleys, fickle=True, spares=True):
        found = TurnsOfFire(g, question, fractions)
    else:
        return None
    return found.spreads(), [likelihood("dry", found.dry)] if flame.used(volleys) else []
