"""What markers do to a unit: those that lie face up, and those of this turn once they are turned (AAM-COND)."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.axis_allies_minis.abilities import ABILITIES
from grognard.games.axis_allies_minis.hits import markers_for
from grognard.games.axis_allies_minis.state import Unit
from grognard.games.axis_allies_minis.tables import MARKERS, Condition, UnitType
from grognard.games.axis_allies_minis.traits import traits

HEAVY_ARMOR = "heavy-armor"


def is_disrupted(unit: Unit) -> bool:
    """Whether a face-up Disrupted marker weighs on it; Fanatics and Heroes ignore theirs (AAM-COND-01, AAM-SA-52)."""
    if not unit.disrupted:
        return False
    held = traits(unit.of).held
    return "fanatic" not in held and "hero" not in held


def is_weakened(unit: Unit) -> bool:
    """Whether its defence is 1 lower: it is disrupted, damaged or both, which counts once (AAM-COND-01)."""
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
    """What a unit's face-down markers make of it once they are turned (AAM-TURN-12).

    ``disrupted`` and ``damaged``: markers it gets; ``black``: a Destroyed marker; ``wrecked``: Damaged a second time
    (AAM-COND-02). ``spent`` is the ability used up by it. ``burns`` and ``endures`` are abilities to be rolled for: a
    Damaged marker may set it on fire (AAM-SA-49), a Destroyed marker may be ignored (AAM-SA-51).
    """

    disrupted: bool = False
    damaged: bool = False
    black: bool = False
    wrecked: bool = False
    spent: str | None = None
    burns: str | None = None
    endures: str | None = None

    @property
    def destroyed(self) -> bool:
        """Whether the unit is lost, if no ability saves it."""
        return self.black or self.wrecked


def turned(unit: Unit) -> Turned:
    """What its face-down markers make of a unit (AAM-TURN-09, AAM-TURN-12, AAM-HIT-12).

    A Damaged marker on a Vehicle damaged before is its second one (AAM-COND-02); Heavy Armor discards the first one of
    the game (AAM-SA-42). Fire is rolled for only if the unit is not lost anyway.
    """
    if not unit.hits:
        return Turned()
    held = traits(unit.of).held
    found = verdict(unit.hits, unit.damaged, shrugs(unit))
    burns = next((id for id in ("fire-hazard", "highly-flammable") if id in held), None)
    return Turned(
        disrupted=found.disrupted,
        damaged=found.damaged,
        black=found.black,
        wrecked=found.wrecked,
        spent=found.spent,
        burns=burns if found.damaged and not found.destroyed else None,
        endures="endurance" if found.black and "endurance" in held else None,
    )


def verdict(hits: tuple[Condition, ...], damaged: bool, heavy: bool) -> Turned:
    """``turned`` from the markers alone: those face down, whether it was damaged before, whether Heavy Armor is left.

    >>> verdict(("disrupted", "damaged"), damaged=True, heavy=False).wrecked
    True
    """
    red = hits.count("damaged")
    spent = HEAVY_ARMOR if heavy and red else None
    if spent:
        red -= 1
    return Turned(
        disrupted="disrupted" in hits,
        damaged=red > 0,
        black="destroyed" in hits,
        wrecked=red + damaged > 1 and red > 0,
        spent=spent,
    )


def needed(ability: str) -> int:
    """The least face with which an ability that is rolled for does what it says (AAM-SA-49, AAM-SA-51)."""
    return ABILITIES[ability].numbers["needs"]
