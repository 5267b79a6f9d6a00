"""From successes to hits, and from hits to face-down markers (AAM-HIT-04, AAM-HIT-05)."""

from __future__ import annotations

from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import GRADES, MARKERS, Condition, UnitType
from grognard.games.axis_allies_minis.data.traits import traits

_GRADES = tuple((grade.hits, grade.times, grade.over) for grade in GRADES.values())


def hits(successes: int, defence: int, margin: int = 0) -> int:
    """The hits of an attack, 0 to 3: one for successes equal to the defence, two for more, three for twice the defence
    (AAM-HIT-04, with the example AAM-HIT-08). ``margin`` is what two hits need above the defence, if more than usual
    (AAM-SA-40).

    Without a success there is no hit, even where an option lets a defence fall to 0.

    >>> [hits(number, 5) for number in (4, 5, 6, 9, 10, 30)], [hits(number, 5, 2) for number in (5, 6, 7, 10)]
    ([0, 1, 2, 2, 3, 3], [1, 1, 2, 3])
    """
    if successes < 1:
        return 0
    found = 0
    for number, times, over in _GRADES:
        more = max(over, margin) if over else 0
        if successes >= times * defence + more:
            found = number
    return found


def margin(card: Card, front: bool) -> int:
    """What two hits on a unit need above its defence by its own abilities, 0 for the usual: Superior Armor and Steely
    Resolve always (AAM-SA-40), Superior Frontal Armor against its front defence only (AAM-SA-41)."""
    held = traits(card).held
    frontal = held.get("superior-frontal-armor", 0) if front else 0
    return max(held.get("superior-armor", 0), held.get("steely-resolve", 0), frontal)


def markers_for(unit_type: UnitType, already: tuple[Condition, ...], hits: int) -> tuple[Condition, ...]:
    """The new face-down markers of so many hits on a unit that has some face-down markers of this turn (AAM-HIT-05).

    The next marker is the one after the worst it has. Face-up ones of earlier turns are not among ``already``
    (AAM-HIT-07); what comes after the last marker is ignored (AAM-HIT-12).

    >>> markers_for("vehicle", (), 2), markers_for("vehicle", ("disrupted", "damaged"), 2)
    (('disrupted', 'damaged'), ('destroyed',))
    """
    order = MARKERS[unit_type].hits
    first = 1 + max(map(order.index, already), default=-1)
    return order[first : first + hits]
