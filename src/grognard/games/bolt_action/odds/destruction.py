"""Whether a shot is the end of a unit: by its last man's fall, by pins, by the check its losses call for (BA-GEN-09,
BA-PIN-05, BA-MOR-05).

It depends on the men left and on few numbers, so what is known of a unit serves wherever it stands.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import NamedTuple
from weakref import WeakKeyDictionary

from grognard.core.battle import Battle
from grognard.core.engine.kept import Kept
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, Context, G
from grognard.games.bolt_action.ground.formulas import checks_morale
from grognard.games.bolt_action.odds.casualty_odds import CasualtyOdds
from grognard.games.bolt_action.odds.ranks import Ranks, men_of, unmarked
from grognard.games.bolt_action.rules.shooting.modifiers import leaders_of, officers_help
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.fates import Nerve
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Chance


def as_if(g: B, *units: Unit) -> B:
    """A copy in which some units stand otherwise."""
    if not units:
        return g
    copy = g.clone()
    copy.state = copy.state.with_units(*units)
    return copy


def aside(g: B, *units: Unit) -> B:
    """A copy that may be kept when the battle is over: without its course, on ground of its own, so that not all that
    was found of the battle's is kept with it."""
    ground = g.context.anew(*g.context.altered_by)
    return Battle.at(g.system, g.setup, g.source, g.state.with_units(*units), *g.stack, context=ground)


class Fates(NamedTuple):
    """What becomes of a unit under fire: it stands, fails its check, is broken by pins, loses its last man."""

    stands: Chance
    broken: Chance
    routed: Chance
    wiped: Chance

    @property
    def end(self) -> float:
        """The chance that it is destroyed."""
        return float(self.broken + self.routed + self.wiped)


def fates_of(g: G, target: Unit, toll: CasualtyOdds, burns: bool, fractions: bool = False) -> Fates:
    """What becomes of a unit by a shot (BA-GEN-09, BA-PIN-05, BA-MOR-05, BA-MOR-09); ``burns``: flame makes it check
    whatever it lost (BA-WPN-11)."""
    ends, before, help = ends_of(g, target, fractions, shared=True)
    return ends.fates(toll, before, help, burns)


def left_of(g: G, target: Unit, toll: CasualtyOdds, burns: bool) -> list[tuple[Unit, float]]:
    """Who may be left of a unit that stands after a shot, without its pins, with the chances.

    What is known may be known from another unit of such men, or from other men of this one: man by man they are alike.
    """
    ends, before, help = ends_of(g, target)
    known = ends.ranks.records[ends.start].models
    own = {theirs.id: man.id for theirs, man in zip(known, target.models, strict=True)}
    return [
        (standing_as(target, replace(left, models=tuple(replace(man, id=own[man.id]) for man in left.models))), chance)
        for left, chance in ends.left(toll, before, help, burns)
    ]


def standing_as(unit: Unit, left: Unit) -> Unit:
    """A unit of which those men are left, where they stand."""
    places = {man.id: man for man in unit.models}
    models = tuple(replace(places[man.id], role=man.role, weapons=man.weapons) for man in left.models)
    return replace(unit, models=models)


class Trial(NamedTuple):
    """What a unit under fire has come to: its pins, the chances that it fails its check, and that it is broken by its
    pins; whether a failed check is rolled again (BA-NAT-SU-02)."""

    pins: int
    fails: Chance
    flees: Chance
    again: bool


Loss = tuple[Chance, Chance]
"""The chances that a unit fails its check and that it is broken by its pins."""
NEVER: Loss = (0, 0)


class Ends:
    """How a unit of men is destroyed by what shots may cost it. ``helps``: the bonus of the best officer of another
    unit who reaches a man, where it matters who falls (BA-HQ-01); ``steady``: casualties do not depend on pins before
    them, and ``unit`` has none. ``ranks``: where what becomes of such men is kept already."""

    def __init__(self, ranks: Ranks, unit: Unit, helps: Mapping[str, int], steady: bool) -> None:
        self.ranks = ranks
        self.start = ranks.number(unit)
        self.helps = helps
        self.steady = steady
        self.nothing: Chance = Fraction(0) if ranks.fractions else 0.0
        self._nerves: dict[tuple[int, int | None], tuple[Nerve, bool]] = {}
        self._losing: dict[Hashable, dict[tuple[int, int], Loss]] = {}
        """By its pins, those that come, the officer's help and flame: for each number of men killed and picked."""
        self._known = Kept(MOST_KNOWN)

    def fates(self, toll: CasualtyOdds, before: int, help: int | None, burns: bool) -> Fates:
        """What becomes of it; whoever is left checks. ``before``: its pins; ``help``: the bonus of an officer, if it is
        the same for all."""
        return self._known.of((toll,), (before, help, burns), lambda: self._reckoned(toll, before, help, burns))

    def _reckoned(self, toll: CasualtyOdds, before: int, help: int | None, burns: bool) -> Fates:
        men = self.ranks.men[self.start]
        stands = broken = routed = wiped = self.nothing
        for pins, joint in toll.struck:
            wiped += sum(joint[men])
            known = self._losing.setdefault((before, pins, help, burns), {})
            for killed, row in enumerate(joint[:men]):
                cells = []
                for picked, chance in enumerate(row):
                    # Only what may come to pass is looked into.
                    if chance and (killed, picked) not in known:
                        known[killed, picked] = self._after(killed, picked, before, pins, help, burns)
                    cells.append(known[killed, picked] if chance else NEVER)
                if not any(fails or flees for fails, flees in cells):
                    stands += sum(row)
                    continue
                broken += sum(chance * fails for chance, (fails, _) in zip(row, cells, strict=True))
                routed += sum(chance * flees for chance, (_, flees) in zip(row, cells, strict=True))
                stands += sum(chance * (1 - fails - flees) for chance, (fails, flees) in zip(row, cells, strict=True))
        return Fates(stands, broken, routed, wiped)

    def _after(self, killed: int, picked: int, before: int, pins: int, help: int | None, burns: bool) -> Loss:
        """What so many killed and picked come to."""
        fails = flees = self.nothing
        for number, part in self.ranks.after(self.start, killed, picked).items():
            one, other = self._breaks(number, before, pins, help, burns)
            fails, flees = fails + part * one, flees + part * other
        return fails, flees

    def left(self, toll: CasualtyOdds, before: int, help: int | None, burns: bool) -> list[tuple[Unit, float]]:
        """Who may be left if it stands, with the chances."""
        found: dict[int, float] = {}
        for pins, joint in toll.struck:
            for killed, row in enumerate(joint[:-1]):
                for picked, chance in enumerate(row):
                    for number, part in self.ranks.after(self.start, killed, picked).items() if chance else ():
                        lost = sum(self._breaks(number, before, pins, help, burns))
                        found[number] = found.get(number, 0.0) + float(chance * part * (1 - lost))
        return [(self.ranks.records[number], chance) for number, chance in found.items() if chance]

    def _breaks(self, number: int, before: int, pins: int, help: int | None, burns: bool) -> tuple[Chance, Chance]:
        """The chances that those who are left fail their check, and that they are routed by their pins (BA-PIN-05,
        BA-MOR-05)."""
        trial = self.trial(self.start, number, before, pins, help, burns)
        return trial.fails * trial.fails if trial.again else trial.fails, trial.flees

    def trial(self, start: int, number: int, before: int, pins: int, help: int | None, burns: bool) -> Trial:
        """What those who are left of a unit under fire, which stood at ``start`` before it, must pass."""
        one, unit = 1 + self.nothing, self.ranks.records[number]
        if not unit.alive:
            return Trial(before, self.nothing, one, False)
        nerve, fearless = self._nerve(number, help)
        total = nerve.pinned(before + unit.pins, pins)
        if nerve.routs(total):
            return Trial(total, self.nothing, one, False)
        men = self.ranks.men
        due = checks_morale(men[start] - men[number], men[start])
        if not ((burns and pins) or (due and not fearless)):
            return Trial(total, self.nothing, self.nothing, False)
        fails = nerve.failing(total) if self.ranks.fractions else nerve.fails(total)
        return Trial(total, fails, self.nothing, nerve.again)

    def _nerve(self, number: int, help: int | None) -> tuple[Nerve, bool]:
        key = number, help
        if key not in self._nerves:
            unit, g = self.ranks.records[number], self.ranks.g
            rank = g.context.profile(unit.id).rank
            own = tables.RANKS[rank].morale if rank and unit.has("officer") else 0
            best = help if help is not None else max(self.helps.get(man.id, 0) for man in unit.models)
            self._nerves[key] = morale.nerve_of(g, unit, max(own, best)), morale.is_fearless(g, unit)
        return self._nerves[key]


def helps_of(g: G, unit: Unit) -> Mapping[str, int]:
    """The bonus of the best officer of another unit for each man whom one reaches."""
    leaders = leaders_of(g, unit.seat)
    if not leaders:
        return {}
    kept = _helps.get(g.context)
    if kept is None:
        kept = _helps[g.context] = Kept(MOST_HELPED)
    objects = (unit.models, *(leader.unit.models for leader in leaders))
    places = tuple((leader.unit.id, leader.unit.inside) for leader in leaders)
    return kept.of(objects, (unit.id, unit.on_table, unit.inside, places), lambda: _helps_found(g, unit))


def _helps_found(g: G, unit: Unit) -> dict[str, int]:
    helps: dict[str, int] = {}
    for leader, help, near in officers_help(g, unit):
        for man, reached in zip(unit.models, near, strict=True):
            if reached and leader != unit.id:
                helps[man.id] = max(help.value, helps.get(man.id, help.value))
    return helps


MOST_HELPED = 1024
_helps: WeakKeyDictionary[Context, Kept] = WeakKeyDictionary()


def ends_of(g: G, unit: Unit, fractions: bool = False, shared: bool = False) -> tuple[Ends, int, int | None]:
    """How a unit of such men is destroyed, known from another like it; its pins, and the bonus of an officer, if it is
    the same for all. ``shared``: what becomes of its men is known from when they were more, if anything is; the records
    of who is left then are those of other men alike."""
    helps = helps_of(g, unit)
    alike = len(set(helps.values())) <= 1 and len(helps) in (0, len(unit.models))
    help = next(iter(helps.values()), 0) if alike else None
    if alike:
        helps = {}
    profile = g.context.profile(unit.id)
    steady = "green" not in profile.rules
    pins = 0 if steady else unit.pins
    men = men_of(unit, helps.get if helps else unmarked)
    assert isinstance(g, Battle)
    # An order matters only to who is Green: they may go Down at their first casualty (BA-SPC-01).
    there, there_unit = g, replace(unit, pins=pins, order=None if steady and shared else unit.order)

    def ranks() -> Ranks:
        return Ranks(aside(there, there_unit), there_unit, helps.get, fractions=fractions)

    def found() -> Ends:
        if not shared:
            return Ends(ranks(), there_unit, helps, steady)
        plain = _ranks.of(
            (profile,),
            (fractions, unit.rerolled),
            lambda: Ranks(aside(there, there_unit), there_unit, fractions=fractions),
        )
        if not helps:
            return Ends(plain, there_unit, helps, steady)
        return Ends(Ranks(plain.g, there_unit, helps.get, fractions=fractions, plain=plain), there_unit, helps, steady)

    ends = _known.of((profile,), (men, unit.quality, pins, unit.blooded, unit.rerolled, fractions, shared), found)
    return ends, unit.pins if steady else 0, help


MOST_KNOWN = 512
_known = Kept(MOST_KNOWN)
_ranks = Kept(MOST_KNOWN // 8)
