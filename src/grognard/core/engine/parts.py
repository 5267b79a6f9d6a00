"""Parts of what is shown of a battle, kept until something they were made of has changed.

A choice changes little, and telling all of a table anew costs more than the rules of the choice. What a part was made
of is found out by watching: the maker is given the battle behind a pane that notes what is read through it. Records
are frozen, so a value that is still the same object has not changed. Makers must be pure functions of the battle and
their arguments.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache
from inspect import getattr_static
from types import FunctionType, MethodType
from typing import Any, TypeVar, cast

T = TypeVar("T")

MISSING = object()


KEPT = 2_000
"""How many parts of a battle are kept: some times what a large table shows at once."""


class Parts:
    """The parts asked for last, by their makers and arguments."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[object, Reads]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, battle: Any, make: Callable[..., T], *args: Hashable) -> T:
        """``make(battle, *args)``, made now or before."""
        key = (make, args)
        kept = self._kept.get(key)
        if kept is not None and kept[1].still_hold(battle):
            self._kept.move_to_end(key)
            return cast("T", kept[0])
        reads = Reads()
        value = make(Pane(battle, reads), *args)
        self._kept[key] = value, reads
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return value


class Reads:
    """What a maker read: of the battle, of its state, and of the collections there."""

    __slots__ = ("battle", "items", "state")

    def __init__(self) -> None:
        self.battle: dict[str, object] = {}
        self.state: dict[str, object] = {}
        self.items: dict[tuple[str, object], object] = {}

    def still_hold(self, battle: Any) -> bool:
        """Whether a battle would be read the same."""
        for name, value in self.battle.items():
            if not _same(getattr(battle, name), value):
                return False
        state = battle.state
        for name, value in self.state.items():
            if not _same(getattr(state, name), value):
                return False
        return all(getattr(state, name).get(key, MISSING) is value for (name, key), value in self.items.items())


def _same(now: object, then: object) -> bool:
    return now is then or (isinstance(now, int | str | float) and type(now) is type(then) and now == then)


class Pane:
    """A battle to be looked at only; its properties and methods look through the pane too."""

    __slots__ = ("_battle", "_reads", "state")

    def __init__(self, battle: Any, reads: Reads) -> None:
        self._battle = battle
        self._reads = reads
        self.state = StatePane(battle.state, reads)

    def __getattr__(self, name: str) -> Any:
        return _looked_up(self, self._battle, name, self._reads.battle)


class StatePane:
    """A battle's state to be looked at only."""

    __slots__ = ("_reads", "_state")

    def __init__(self, state: Any, reads: Reads) -> None:
        self._state = state
        self._reads = reads

    def __getattr__(self, name: str) -> Any:
        if not isinstance(_of_class(self._state, name), property | FunctionType):
            value = getattr(self._state, name)
            if isinstance(value, dict):
                return Items(name, value, self._reads)
        return _looked_up(self, self._state, name, self._reads.state)


def _looked_up(pane: object, of: Any, name: str, reads: dict[str, object]) -> Any:
    known = _of_class(of, name)
    if isinstance(known, property):
        assert known.fget is not None
        return known.fget(pane)
    if isinstance(known, FunctionType):
        return MethodType(known, pane)
    value = getattr(of, name)
    reads[name] = value
    return value


def _of_class(of: Any, name: str) -> object:
    """What the class has by this name: a property or a method looks through the pane as well, all else is read."""
    return _known(type(of), name)  # type: ignore[arg-type]


@cache
def _known(kind: type, name: str) -> object:
    return getattr_static(kind, name, None)


class Items(Mapping[Any, Any]):
    """One of a state's collections; who goes through it has read all of it."""

    __slots__ = ("_name", "_reads", "_values")

    def __init__(self, name: str, values: Mapping[Any, Any], reads: Reads) -> None:
        self._name = name
        self._values = values
        self._reads = reads

    def __getitem__(self, key: Any) -> Any:
        value = self._values.get(key, MISSING)
        self._reads.items[self._name, key] = value
        if value is MISSING:
            raise KeyError(key)
        return value

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def values(self) -> Any:
        """All values."""
        return self._all().values()

    def items(self) -> Any:
        """All keys with their values."""
        return self._all().items()

    def _all(self) -> Mapping[Any, Any]:
        self._reads.state[self._name] = self._values
        return self._values
