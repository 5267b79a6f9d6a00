"""Whether a shot is the end of a unit: by its last man's fall, by pins, by the check its losses call for (BA-GEN-09,
BA-PIN-05, BA-MOR-05).

It depends on the men left and on few numbers, so what is known of a unit serves wherever it stands.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import checks_morale
from grognard.games.bolt_action.odds.casualty_odds import CasualtyOdds
from grognard.games.bolt_action.odds.fight_odds import Side, men_of
from grognard.games.bolt_action.rules.shooting.modifiers import officers_help
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.fates import Nerve
from grognard.games.bolt_action.state.state import Unit


def as_if(g: B, *units: Unit) -> B:
    """A copy in which some units stand otherwise."""
    if not units:
        return g
    copy = g.clone()
    copy.state = copy.state.with_units(*units)
    return copy


def end(g: G, target: Unit, toll: CasualtyOdds, burns: bool) -> float:
    """The chance that a unit is destroyed by a shot (BA-GEN-09, BA-PIN-05, BA-MOR-05, BA-MOR-09); ``burns``: flame
    makes it check whatever it lost (BA-WPN-11)."""
    helps = _helps(g, target)
    alike = len(set(helps.values())) <= 1 and len(helps) in (0, len(target.models))
    help = next(iter(helps.values()), 0) if alike else None
    ends = _ends(g, target, {} if alike else helps)
    return ends.end(toll, target.pins if ends.steady else 0, help, burns)


class Ends:
    """How a unit of men is destroyed by what shots may cost it. ``helps``: the bonus of the best officer of another
    unit who reaches a man, where it matters who falls (BA-HQ-01); ``steady``: casualties do not depend on pins before
    them, and ``unit`` has none."""

    def __init__(self, g: B, unit: Unit, helps: dict[str, int], steady: bool) -> None:
        self.side = Side(as_if(g, unit), unit, helps)
        self.helps = helps
        self.steady = steady
        self._nerves: dict[tuple[int, int | None], tuple[Nerve, bool]] = {}
        self._known: dict[tuple[int, int, int | None, bool], tuple[CasualtyOdds, float]] = {}

    def end(self, toll: CasualtyOdds, before: int, help: int | None, burns: bool) -> float:
        """The chance that it is destroyed; whoever is left checks. ``before``: its pins; ``help``: the bonus of an
        officer, if it is the same for all."""
        key = id(toll), before, help, burns
        if key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = toll, self._reckoned(toll, before, help, burns)
        return self._known[key][1]

    def _reckoned(self, toll: CasualtyOdds, before: int, help: int | None, burns: bool) -> float:
        side, gone = self.side, 0.0
        men = side.men[side.start]
        failing: dict[tuple[int, int, bool], float] = {}
        for pins, joint in toll.struck:
            for killed, row in enumerate(joint):
                if killed == men:
                    gone += float(sum(row))
                    continue
                due = checks_morale(killed, men)
                for picked, chance in enumerate(row):
                    if not chance:
                        continue
                    for number, part in side.after(side.start, killed, picked).items():
                        key = number, pins, due
                        if key not in failing:
                            failing[key] = self._breaks(number, before, pins, help, due, burns)
                        gone += float(chance) * part * failing[key]
        return gone

    def _breaks(self, number: int, before: int, pins: int, help: int | None, due: bool, burns: bool) -> float:
        """The chance that those who are left break: routed by their pins, or by the check (BA-PIN-05, BA-MOR-05)."""
        unit = self.side.records[number]
        if not unit.alive:
            return 1.0
        nerve, fearless = self._nerve(number, help)
        total = nerve.pinned(before + unit.pins, pins)
        if nerve.routs(total):
            return 1.0
        if not ((burns and pins) or (due and not fearless)):
            return 0.0
        fails = nerve.fails(total)
        return fails * fails if nerve.again else fails

    def _nerve(self, number: int, help: int | None) -> tuple[Nerve, bool]:
        key = number, help
        if key not in self._nerves:
            unit, g = self.side.records[number], self.side.g
            rank = g.context.profile(unit.id).rank
            own = tables.RANKS[rank].morale if rank and unit.has("officer") else 0
            best = help if help is not None else max(self.helps.get(man.id, 0) for man in unit.models)
            self._nerves[key] = morale.nerve_of(g, unit, max(own, best)), morale.is_fearless(g, unit)
        return self._nerves[key]


def _helps(g: G, unit: Unit) -> dict[str, int]:
    """The bonus of the best officer of another unit for each man whom one reaches."""
    helps: dict[str, int] = {}
    for leader, help, near in officers_help(g, unit):
        for man, reached in zip(unit.models, near, strict=True):
            if reached and leader != unit.id:
                helps[man.id] = max(help.value, helps.get(man.id, help.value))
    return helps


def _ends(g: G, unit: Unit, helps: dict[str, int]) -> Ends:
    """How a unit of such men is destroyed, known from another like it."""
    profile = g.context.profile(unit.id)
    steady = "green" not in profile.rules
    key = (id(profile), *men_of(unit, helps), unit.quality, 0 if steady else unit.pins, unit.blooded, unit.rerolled)
    known = _known.get(key)
    if known is None or known[0] is not profile:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        assert isinstance(g, Battle)
        known = _known[key] = profile, Ends(g, replace(unit, pins=0) if steady else unit, helps, steady)
    return known[1]


_known: dict[Hashable, tuple[Any, Ends]] = {}
MOST_KNOWN = 512
