"""Which weapons of men hold their fire (BA-WPN-20).

A weapon is named by its kind, and all of the kind hold their fire; or with the man who carries it before a slash
(``a.squad.3/panzerfaust``), and only his does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.state.names import of_man
from grognard.games.bolt_action.state.state import Model, Unit

Bearers = tuple[tuple[str, tuple[str, ...]], ...]
"""Kinds of weapons with the men who carry them."""

SINGLY = 4
"""Of how many like one-shot weapons at most every set is listed; of more, how many fire."""


def kinds_held(model: Model, holding: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of his weapons a man holds back.

    >>> kinds_held(Model(0, 0, 492, "a.squad.3", "rifleman", ("rifle", "panzerfaust")), ("a.squad.3/panzerfaust",))
    ('panzerfaust',)
    """
    if not holding:
        return ()
    return tuple(name for name in model.weapons if name in holding or of_man(model.id, name) in holding)


def listed(unit: Unit) -> list[tuple[str, ...]]:
    """The sets of weapons to hold back that are offered: first the usual, holding one-shot weapons only; every set of
    kinds but all; then some of several like one-shot weapons."""
    kinds, several = _carried(tuple([model.weapons for model in unit.models]))
    return _listed(kinds, tuple((kind, tuple(unit.models[man].id for man in men)) for kind, men in several))


def one_shots(unit: Unit) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The kinds of one-shot weapons that several men of a unit carry, with those men."""
    for kind, men in _carried(tuple(model.weapons for model in unit.models))[1]:
        yield kind, tuple(unit.models[man].id for man in men)


@lru_cache(maxsize=1024)
def _carried(weapons: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], tuple[tuple[str, tuple[int, ...]], ...]]:
    """The kinds of weapons of so many men, and the one-shot kinds that several of them carry, with which men."""
    kinds = tuple(sorted({name for each in weapons for name in each}))
    men = {
        kind: tuple(man for man, each in enumerate(weapons) if kind in each)
        for kind in kinds
        if tables.WEAPONS[kind].one_shot
    }
    return kinds, tuple((kind, some) for kind, some in men.items() if len(some) > 1)


@lru_cache(maxsize=1024)
def _listed(kinds: tuple[str, ...], several: Bearers) -> list[tuple[str, ...]]:
    usual = tuple(kind for kind in kinds if tables.WEAPONS[kind].one_shot)
    if len(usual) == len(kinds):
        usual = ()
    every = [held for size in range(len(kinds)) for held in combinations(kinds, size)]
    found = [usual, *(held for held in every if held != usual)]
    for kind, men in several:
        others = tuple(name for name in usual if name != kind)
        found.extend((*others, *(of_man(man, kind) for man in held)) for held in some(men))
    return found


def some(men: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    """Sets of some of these men, neither none nor all."""
    if len(men) > SINGLY:
        return [men[:number] for number in range(1, len(men))]
    return [held for size in range(1, len(men)) for held in combinations(men, size)]


def is_of_some(holding: tuple[str, ...]) -> bool:
    """Whether some weapons of a kind are held back, not all."""
    return any("/" in name for name in holding)


def may_hold(unit: Unit, holding: tuple[str, ...]) -> bool:
    """Whether these weapons are the unit's, each named once, and some weapon is left to fire (BA-WPN-20)."""
    own = {name for model in unit.models for name in model.weapons}
    singly = {of_man(model.id, name) for model in unit.models for name in model.weapons}
    if len(set(holding)) != len(holding) or not own.union(singly).issuperset(holding):
        return False
    return any(len(kinds_held(model, holding)) < len(model.weapons) for model in unit.models)
