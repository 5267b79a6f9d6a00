"""What has been found out about some objects, for whoever asks about the same ones again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Answers about objects that are told apart by what they are, not by what they are like, which is quicker to see;
    when there are too many all are forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: dict[Hashable, tuple[tuple[object, ...], T]] = {}

    def of(self, objects: tuple[object, ...], rest: Hashable, find: Callable[[], T]) -> T:
        """What is known of these objects and of what else was asked, found out the first time."""
        key = (*map(id, objects), rest)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= self.most:
                self._known.clear()
            # The objects are kept with the answer, so that no others can come to have their identity.
            known = self._known[key] = objects, find()
        return known[1]

    def clear(self) -> None:
        """Forget everything."""
        self._known.clear()
