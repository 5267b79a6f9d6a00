"""What was found of each side in the state a battle is in, for whoever asks again before anything changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from grognard.games.bolt_action.ground.context import Context, G
from grognard.games.bolt_action.state.state import State

T = TypeVar("T")


class OfState(Generic[T]):
    """Answers of one kind, of the state asked about last on each ground; forgotten with the ground."""

    def __init__(self) -> None:
        self._found: WeakKeyDictionary[Context, tuple[State, dict[int, T]]] = WeakKeyDictionary()

    def of(self, g: G, seat: int, find: Callable[[], T]) -> T:
        """What is known of a side; else it is found."""
        known = self._found.get(g.context)
        if known is None or known[0] is not g.state:
            known = self._found[g.context] = g.state, {}
        found = known[1]
        if seat not in found:
            found[seat] = find()
        return found[seat]
