"""Answers about records that are kept for as long as these are the very same: records do not change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """Answers looked up by a name and by which objects they are about; when there are ``most``, all are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[Hashable, tuple[Any, object]] = {}

    def __call__(self, key: Hashable, about: tuple[object, ...], make: Callable[[], T]) -> T:
        """The answer, found if it is not known yet."""
        whole = key, tuple(map(id, about))
        found = self._found.get(whole)
        if found is None:
            if len(self._found) > self._most:
                self._found.clear()
            # It keeps the records alive, so that their identities stay theirs.
            found = self._found[whole] = make(), about
        value: T = found[0]
        return value
