"""What was found of a state, for whoever asks it of the same state again: the orders of a unit have much in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar
from weakref import WeakKeyDictionary

from grognard.core.engine.kept import Kept
from grognard.games.bolt_action.ground.context import Context, G
from grognard.games.bolt_action.state.state import State, Unit

T = TypeVar("T")

MOST = 2000


class _Found:
    """What was found of one state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.known = Kept(MOST)


_found: WeakKeyDictionary[Context, _Found] = WeakKeyDictionary()


def remembered(g: G, units: tuple[Unit, ...], asked: Hashable, find: Callable[[], T]) -> T:
    """What is known of some units, as they stand or as they might, and of what else was asked; else it is found."""
    found = _found.get(g.context)
    if found is None or found.state is not g.state:
        found = _found[g.context] = _Found(g.state)
    return found.known.of(units, asked, find)
