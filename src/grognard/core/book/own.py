"""Things of a player's own: cards, weapons, units that no data of a game holds, brought in a file as data.

A file has them under ``own`` and names them ``own:NAME``, so that they stay apart from what comes with the game. Once
read, such a thing goes by a key that holds the whole of it: what a battle, a save or a question names by its key can be
looked up everywhere, in any process, and nothing has to be registered.

>>> key = key_of(OwnThing(id="longbow", title="Longbow"), {})
>>> key.split("~")[0], thing_of(key, OwnThing).title, called(key), thing_of("rifle", OwnThing)
('longbow', 'Longbow', 'own:longbow', None)
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from grognard.core.book.reading import Reader, place_of, unknown
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_builtins, to_text

T = TypeVar("T")
R = TypeVar("R", bound=Record)
O = TypeVar("O", bound="OwnThing")  # noqa: E741

PREFIX, MARK = "own:", "~"
LONGEST_KEY = 20_000
KEPT = 1024
"""So many things of players' own are kept decoded."""
REFERENCE = re.compile(r"own:[a-z0-9][a-z0-9-]{0,39}")
WORDS = frozenset({"id", "title", "name", "note", "source"})
"""Fields that hold words, not names of things."""

OwnName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
OwnTitle = Annotated[str, Meta(min_length=1, max_length=60)]
OwnReference = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]


Misprint = tuple[str, Message] | None
"""A field of a thing that says what cannot be, and why."""
Check = Callable[[str, str], Misprint]


class OwnThing(Record, kw_only=True):
    """What all things of a player's own have: a name in the file, and a title that players read."""

    id: OwnName
    title: OwnTitle


def own_title(title: str) -> Message:
    """What players call it."""
    return say("own-title", title=title)


def key_of(thing: OwnThing, keys: Mapping[str, str]) -> str:
    """The key of a thing; ``keys`` are those of things it names itself."""
    data = {name: value if name in WORDS else named_by_keys(value, keys) for name, value in _held(thing)}
    held = urlsafe_b64encode(to_text(data).encode()).decode().rstrip("=")
    return f"{thing.id}{MARK}{held}"


def _held(thing: OwnThing) -> Iterator[tuple[str, Any]]:
    names, defaults = thing.__struct_fields__, thing.__struct_defaults__
    usual = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
    for name in names:
        value = getattr(thing, name)
        if name not in usual or usual[name] is msgspec.NODEFAULT or value != usual[name]:
            yield name, _without_nothing(to_builtins(value))


def _without_nothing(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_nothing(each) for key, each in value.items() if each is not None}
    return [_without_nothing(each) for each in value] if isinstance(value, list) else value


def thing_of(key: str, type_: type[O]) -> O | None:
    """The thing a key holds; None if it holds none of this type."""
    name, mark, held = key.partition(MARK)
    if not mark or len(key) > LONGEST_KEY:
        return None
    try:
        found = msgspec.json.decode(urlsafe_b64decode(held + "=" * (-len(held) % 4)), type=type_, strict=True)
    except (ValueError, RecursionError):
        return None
    return found if found.id == name else None


def is_own(name: str) -> bool:
    """Whether a name is the key of a thing of a player's own."""
    return MARK in name


def called(name: str) -> str:
    """What a file calls a thing: ``own:NAME`` for one of a player's own, else its name."""
    return PREFIX + name.partition(MARK)[0] if is_own(name) else name


def bare(name: str) -> str:
    """The name of a thing without a sign that it is a player's own.

    >>> bare("own:longbow"), bare("rifle")
    ('longbow', 'rifle')
    """
    return called(name).removeprefix(PREFIX)


class Shelf(dict[str, T]):
    """Rows of a game's data by name. A key of a player's own thing is looked up like a name, and is not listed.

    ``read`` makes a row of a key, None for a key of nothing that would be one."""

    def __init__(self, rows: Mapping[str, T], read: Callable[[str], T | None]) -> None:
        super().__init__(rows)
        self._read = lru_cache(KEPT)(read)

    def __missing__(self, name: str) -> T:
        found = self._read(name) if is_own(name) else None
        if found is None:
            raise KeyError(name)
        return found

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or (isinstance(name, str) and is_own(name) and self._read(name) is not None)

    def get(self, name: str, default: Any = None) -> Any:
        """The row of a name or a key."""
        return self[name] if name in self else default  # noqa: SIM401

    def __reduce__(self) -> Any:
        raise TypeError("A shelf is the data of a game; it is not copied.")


class Either(Collection[str]):
    """Names of several collections, each asked whether it has one."""

    def __init__(self, *collections: Collection[str]) -> None:
        self._collections = collections

    def __contains__(self, name: object) -> bool:
        return any(name in each for each in self._collections)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(name for each in self._collections for name in each))

    def __len__(self) -> int:
        return sum(1 for _ in self)


# ---- files ----------------------------------------------------------------------------------------------------------


def read_with_own(reader: Reader, type_: type[R], check: Check) -> R:
    """The record of a file, its own things named by their keys. ``check`` says of a key, and the kind of thing it is,
    which field is wrong and how.

    Raises ``InputError`` naming the place.
    """
    found = reader.convert(type_)
    keys = own_keys(reader, found.own, check)  # type: ignore[attr-defined]
    data = {
        field: value if field == "own" else _named(reader, value, keys, field) for field, value in reader.data.items()
    }
    return found if data == reader.data else Reader(reader.file, data, reader.text).convert(type_)


def own_keys(reader: Reader, own: Record, check: Check, place: str = "own, ") -> dict[str, str]:
    """The keys of a file's own things by their names; what one names of the others stands before it.

    Raises ``InputError`` naming the place of a name that is taken twice, or of a thing that cannot be."""
    keys: dict[str, str] = {}
    for kind, things in _kinds(own):
        for number, thing in enumerate(things, 1):
            where = f"{place}{kind} {number}"
            if thing.id in keys:
                raise reader.error(f"{where}, id", say("file-twice", name=thing.id))
            _named(reader, to_builtins(thing), keys, where)
            key = key_of(thing, keys)
            fault = check(kind, key)
            if fault is not None:
                field, problem = fault
                raise reader.error(f"{where}, {field}", problem)
            keys[thing.id] = key
    return keys


def _named(reader: Reader, value: Any, keys: Mapping[str, str], path: str) -> Any:
    """Plain data with keys for names; a name there is not is refused at its place."""
    if isinstance(value, str):
        if not REFERENCE.fullmatch(value) or path.rpartition(".")[2] in WORDS:
            return value
        name = value.removeprefix(PREFIX)
        if name not in keys:
            raise reader.error(place_of(path), unknown(value, [PREFIX + each for each in keys]))
        return keys[name]
    if isinstance(value, Mapping):
        return {
            _named(reader, key, keys, path): _named(reader, each, keys, f"{path}.{key}") for key, each in value.items()
        }
    if isinstance(value, list | tuple):
        return [_named(reader, each, keys, f"{path}[{index}]") for index, each in enumerate(value)]
    return value


def named_by_keys(value: Any, keys: Mapping[str, str]) -> Any:
    """Plain data with keys for the names there are."""
    if isinstance(value, str):
        return keys.get(value.removeprefix(PREFIX), value) if REFERENCE.fullmatch(value) else value
    if isinstance(value, Mapping):
        return {named_by_keys(key, keys): named_by_keys(each, keys) for key, each in value.items()}
    return [named_by_keys(each, keys) for each in value] if isinstance(value, list | tuple) else value


def keys_of(own: Record | msgspec.UnsetType) -> dict[str, str]:
    """The keys of own things by their names."""
    keys: dict[str, str] = {}
    for _kind, things in _kinds(own):
        for thing in things:
            keys[thing.id] = key_of(thing, keys)
    return keys


def _kinds(own: Record | msgspec.UnsetType) -> Iterator[tuple[str, tuple[OwnThing, ...]]]:
    for kind in () if isinstance(own, msgspec.UnsetType) else own.__struct_fields__:
        things = getattr(own, kind)
        if isinstance(things, tuple):
            yield kind, things


def named_by_names(value: Any, keys: Mapping[str, str]) -> Any:
    """Plain data with ``own:NAME`` for the keys of things that are under ``own``: as people write it."""
    names = {key: PREFIX + name for name, key in keys.items()}
    return _shortened(value, names) if names else value


def _shortened(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, Mapping):
        return {names.get(key, key): _shortened(each, names) for key, each in value.items()}
    return [_shortened(each, names) for each in value] if isinstance(value, list) else value
