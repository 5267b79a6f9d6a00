"""What markers do to a unit: those that lie face up, and those of this turn once they are turned (AAM-COND)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.tables import MARKERS, Condition, UnitType
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.state.hits import markers_for
from grognard.games.axis_allies_minis.state.state import Unit

Result = Literal["none", "disrupted", "damaged", "destroyed"]
"""What becomes of a unit that is attacked."""
RESULTS: tuple[Result, ...] = ("none", "disrupted", "damaged", "destroyed")
HEAVY_ARMOR = "heavy-armor"


def is_disrupted(unit: Unit) -> bool:
    """Whether a face-up Disrupted marker weighs on it; Fanatics and Heroes ignore theirs (AAM-COND-01, AAM-SA-52)."""
    return unit.disrupted and not ignores_disruption(unit)


def ignores_disruption(unit: Unit) -> bool:
    """Whether face-up Disrupted markers are nothing to it: to a Fanatic and a Hero (AAM-SA-52)."""
    held = traits(unit.of).held
    return "fanatic" in held or "hero" in held


def is_weakened(unit: Unit) -> bool:
    """Whether its defence is 1 lower: it is disrupted, damaged or both, which counts once (AAM-COND-01); who ignores
    being disrupted is not (AAM-SA-52)."""
    return unit.damaged or (unit.disrupted and is_disrupted(unit))


def commands(unit: Unit) -> bool:
    """Whether it grants its abilities to others: a disrupted Commander does not (AAM-COND-04), nor does anybody from
    aboard a carrier (AAM-MOVE-18)."""
    return unit.place == "map" and not (unit.of.kind == "commander" and is_disrupted(unit))


def shrugs(unit: Unit) -> bool:
    """Whether Heavy Armor will still discard a Damaged marker in this game (AAM-SA-42)."""
    return HEAVY_ARMOR in traits(unit.of).held and HEAVY_ARMOR not in unit.spent


def new_markers(unit: Unit, hits: int) -> tuple[Condition, ...]:
    """The face-down markers that so many more hits lay on a unit (AAM-HIT-05, AAM-SA-42)."""
    return markers_on(unit.of.type, unit.hits, hits, shrugs(unit))


def markers_on(type_: UnitType, already: tuple[Condition, ...], hits: int, heavy: bool) -> tuple[Condition, ...]:
    """``new_markers`` by type and markers. ``heavy``: the first Damaged marker will be discarded, so the third hit
    counts as the second and lays another one (AAM-SA-42).

    >>> markers_on("vehicle", (), 3, heavy=True), markers_on("vehicle", ("disrupted", "damaged", "damaged"), 1, True)
    (('disrupted', 'damaged', 'damaged'), ('destroyed',))
    """
    if not heavy:
        return markers_for(type_, already, hits)
    order = [marker for marker in MARKERS[type_].hits for _ in range(2 if marker == "damaged" else 1)]
    if not already:
        first = 0
    elif "destroyed" in already:
        first = len(order)
    else:
        first = 1 + already.count("damaged")
    return tuple(order[first : first + hits])


class Turned(Record, kw_only=True):
    """What face-down markers make of a unit once they are turned, before any ability is rolled for (AAM-TURN-12).

    ``disrupted`` and ``damaged``: markers that then lie face up; ``destroyed``: the unit is lost, by a Destroyed marker
    or a second Damaged one. ``spent`` is the ability used up by it; ``rules`` are those behind it.
    """

    disrupted: bool = False
    damaged: bool = False
    destroyed: bool = False
    spent: str | None = None
    rules: tuple[str, ...] = ("AAM-TURN-09",)

    @property
    def result(self) -> Result:
        """The worst of it."""
        if self.destroyed:
            return "destroyed"
        if self.damaged:
            return "damaged"
        return "disrupted" if self.disrupted else "none"


def turned(unit: Unit) -> Turned:
    """What its face-down markers make of a unit (AAM-TURN-09, AAM-TURN-12)."""
    return verdict(unit.hits, unit.damaged, shrugs(unit))


@lru_cache(maxsize=4096)
def verdict(hits: tuple[Condition, ...], damaged: bool, heavy: bool) -> Turned:
    """``turned`` from the markers alone: those face down, whether it was damaged before, whether Heavy Armor is left.

    A Damaged marker on a Vehicle damaged before is its second and destroys it (AAM-COND-02, AAM-HIT-12); Heavy Armor
    discards the first one of the game (AAM-SA-42).

    >>> verdict(("disrupted", "damaged"), damaged=True, heavy=False).destroyed
    True
    """
    red = hits.count("damaged")
    rules = ["AAM-TURN-09"]
    discarded = heavy and red > 0
    if discarded:
        red -= 1
        rules.append("AAM-SA-42")
    twice = red > 0 and red + damaged > 1
    if twice:
        rules.append("AAM-COND-02")
    return Turned(
        disrupted="disrupted" in hits,
        damaged=red > 0,
        destroyed=twice or "destroyed" in hits,
        spent=HEAVY_ARMOR if discarded else None,
        rules=tuple(rules),
    )
