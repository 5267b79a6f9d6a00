"""The templates of a rapid-fire gun (AZ-RPF)."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.firepower import Chance


def row(g: G, first: Chance, chances: Iterable[Chance]) -> tuple[Chance, ...]:
    """The templates of a weapon that is aimed at ``first``, each on a model it sees, with a roll of its own
    (AZ-RPF-02). A rapid-fire gun has two for each barrel; each touches one of the others at least (AZ-RPF-01): the next
    comes down on the model farthest from those so far that it can; without one more they overlap.
    """
    weapon = g.context.tables.weapons[first.armed.weapon]
    if not weapon.has("rapid-fire"):
        return (first,)
    gun = first.key[:2]
    others = {each.nearest.model.id: each for each in chances if each.area and each.key[:2] == gun}
    others.pop(first.nearest.model.id, None)
    laid = [first]
    while len(laid) < first.armed.templates:
        gaps = {id: min(_apart(each, other) for other in laid) for id, each in others.items()}
        near = {id: gap for id, gap in gaps.items() if gap <= (2 * weapon.template * 1000) ** 2}
        if not near:
            break
        laid.append(others.pop(max(near, key=lambda id: (near[id], id))))
    once = len(laid)
    return tuple(laid[number % once] for number in range(first.armed.templates))


def _apart(one: Chance, other: Chance) -> int:
    """The square of the distance of two models that templates are aimed at."""
    first, second = one.nearest.model, other.nearest.model
    return (first.x - second.x) ** 2 + (first.y - second.y) ** 2
