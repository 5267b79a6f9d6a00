"""What has been found out about some records, for whoever asks about the same ones again: records do not change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """Answers about objects that are told apart by what they are, not by what they are like, which is quicker to see;
    when there are ``most`` all are forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: dict[Hashable, tuple[tuple[object, ...], Any]] = {}

    def of(self, objects: tuple[object, ...], rest: Hashable, find: Callable[[], T]) -> T:
        """What is known of these objects and of what else was asked, found out the first time."""
        key = (*map(id, objects), rest)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= self.most:
                self._known.clear()
            # The objects are kept with the answer, so that no others can come to have their identity.
            known = self._known[key] = objects, find()
        found: T = known[1]
        return found

    def clear(self) -> None:
        """Forget everything."""
        self._known.clear()
