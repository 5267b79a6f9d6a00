"""What each attack of a unit is worth, kept as long as nothing it hangs on is another.

One attack after another is made in the assault phase, and each changes little: the one who attacked and his target.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from grognard.core.evaluator import Evaluation
from grognard.core.records import replace
from grognard.games.axis_allies_minis.evaluation.evaluation import attack
from grognard.games.axis_allies_minis.ground.context import Context, G
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.state import State, Unit

Judged: TypeAlias = "tuple[tuple[Attack, Evaluation], ...]"


class _Known:
    """The attacks of a seat's units on each enemy, by the two records, which are held so that their identities stay
    theirs; ``rest`` is what else they hang on, as it was in ``state``."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.rest: tuple[Any, ...] = ()
        self.pairs: dict[tuple[int, int], tuple[Unit, Unit, Judged]] = {}


_known: WeakKeyDictionary[Context, tuple[_Known, _Known]] = WeakKeyDictionary()


def attacks_of(g: G, unit: Unit) -> Iterator[tuple[Attack, Evaluation]]:
    """The attacks a unit may make now, in the order of the list, with what they are worth."""
    if attacks.unfit(g, unit) is not None:
        return
    pairs = _now(g, unit.seat).pairs
    for target in attacks.looks(g, unit):
        found = pairs.get((id(unit), id(target)))
        if found is None:
            ways = attacks.ways(g, unit, target)
            allowed = (choice for choice in ways if attacks.refusal(g, unit, choice) is None)
            judged = tuple((choice, attack(g, choice)) for choice in allowed)
            found = pairs[id(unit), id(target)] = unit, target, judged
        yield from found[2]


def _now(g: G, seat: int) -> _Known:
    both = _known.get(g.context)
    if both is None:
        both = _known[g.context] = _Known(), _Known()
    known = both[seat]
    if known.state is not g.state:
        known.state = g.state
        rest = _rest(g.state, seat)
        if known.rest != rest:
            known.rest, known.pairs = rest, {}
    return known


def _rest(state: State, seat: int) -> tuple[Any, ...]:
    """All that an attack hangs on besides the two units: the ground, the moment, and everybody else, but for what
    matters only of who attacks and is attacked: markers lying face down, what it has done in this phase, and of a
    friend that it has shown itself."""
    others = tuple(
        replace(unit, acted=False, hits=(), shots=0, exposed=unit.exposed and unit.seat != seat)
        for unit in state.units.values()
    )
    return state.turn, state.phase, state.smoke, state.blown, state.obstacles, others
