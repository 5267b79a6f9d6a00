"""Handing out results to models: the worst first, standing models before scared ones (AZ-DMG-01 to AZ-DMG-06).

Pure. Results come in ``Group``s, each with the models that may take them. A set of models can take the results of some
groups if every model has a result of its own; the sets that can are a matroid, so that taking models greedily in any
order leaves as many as there can be. Who chooses where no rule says is settled where it arises (AZ-DEF-16: see
``area.bursts``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.records import Record
from grognard.games.operation_ww2.state.choices import Losses


class Group(Record):
    """So many results that may fall on these models only (AZ-DMG-03, AZ-DMG-11, AZ-SPL-02). Of ``aimed`` ones whoever
    fired says which model takes them (AZ-SNP-05)."""

    models: tuple[str, ...]
    dead: int = 0
    scared: int = 0
    aimed: bool = False


class Standing(Record):
    """Who of those struck stands and who lies already."""

    standing: tuple[str, ...]
    lying: tuple[str, ...] = ()


def can_take(groups: Sequence[tuple[frozenset[str], int]], models: Iterable[str]) -> bool:
    """Whether each of these models can take a result of its own, of groups of so many results each.

    >>> can_take([(frozenset("ab"), 1), (frozenset("b"), 1)], "ab"), can_take([(frozenset("ab"), 1)], "ab")
    (True, False)
    """
    if len(groups) == 1:
        found = set(models)
        return len(found) <= groups[0][1] and found <= groups[0][0]
    given: list[list[str]] = [[] for _ in groups]
    return all(_place(model, groups, given, set()) for model in models)


def _place(model: str, groups: Sequence[tuple[frozenset[str], int]], given: list[list[str]], tried: set[int]) -> bool:
    """Find a result for one more model, moving others to another group where that makes room."""
    for number, (eligible, count) in enumerate(groups):
        if model not in eligible or number in tried:
            continue
        tried.add(number)
        if len(given[number]) < count:
            given[number].append(model)
            return True
        for place, other in enumerate(given[number]):
            if _place(other, groups, given, tried):
                given[number][place] = model
                return True
    return False


def greedy(groups: Sequence[tuple[frozenset[str], int]], order: Iterable[str], begun: Sequence[str] = ()) -> list[str]:
    """As many models as can take a result, the first in this order before the others; ``begun`` take one already."""
    taken = list(begun)
    for model in order:
        if can_take(groups, [*taken, model]):
            taken.append(model)
    return taken[len(begun) :]


def handed_out(groups: Sequence[Group], who: Standing, order: Sequence[str], surplus: bool = True) -> Losses:
    """Who dies and who lies down if models are struck in this order as far as the rules leave a choice (AZ-DMG-12).

    Dead results fall on those standing, then, if ``surplus``, on those lying (AZ-DMG-04); scared ones on those who
    still stand (AZ-DMG-05, AZ-DMG-06). What is left over is lost (AZ-DMG-02).

    >>> squad = tuple("abcdef"), tuple("uvwxyz")
    >>> group = Group((*squad[0], *squad[1]), dead=4, scared=4)
    >>> handed_out([group], Standing(*squad), group.models)
    Losses(dead=('a', 'b', 'c', 'd'), scared=('e', 'f'))
    """
    deaths = [(frozenset(group.models), group.dead) for group in groups if group.dead]
    frights = [(frozenset(group.models), group.scared) for group in groups if group.scared]
    standing = [model for model in order if model in who.standing]
    dead = greedy(deaths, standing) if deaths else []
    if deaths and surplus:
        dead += greedy(deaths, [model for model in order if model in who.lying], dead)
    left = [model for model in standing if model not in dead]
    return Losses(tuple(dead), tuple(greedy(frights, left)) if frights else ())


def is_legal(groups: Sequence[Group], who: Standing, losses: Losses, surplus: bool = True) -> bool:
    """Whether results may be handed out so: none is left out that a model could take (AZ-DMG-12)."""
    named = (*losses.dead, *losses.scared)
    everybody = {*who.standing, *who.lying}
    if len(set(named)) != len(named) or not everybody.issuperset(named):
        return False
    order = (*losses.dead, *losses.scared, *sorted(everybody.difference(named)))
    found = handed_out(groups, who, order, surplus)
    return set(found.dead) == set(losses.dead) and set(found.scared) == set(losses.scared)


def is_forced(groups: Sequence[Group], who: Standing, surplus: bool = True) -> bool:
    """Whether there is only one way to hand the results out: taking models from either end comes to the same."""
    order = (*who.standing, *who.lying)
    first, last = (handed_out(groups, who, way, surplus) for way in (order, order[::-1]))
    return set(first.dead) == set(last.dead) and set(first.scared) == set(last.scared)
