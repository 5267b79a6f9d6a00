"""Numbers of a game's tables changed for an army: what they belong to becomes a thing of its owner's own, like the
game's but for them, and so does whatever has it, up to what the army names. So they travel with the army, in saves too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from grognard.core.armies.builder import Builder
from grognard.core.armies.own_things import OWN, joined, names, with_own
from grognard.core.armies.texts import as_written
from grognard.core.book.own import PREFIX, bare
from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.core.systems import System
from grognard.core.words import english

HEAD = frozenset({"format", "version", "system"})
"""What the form of a file of own things has besides its kinds."""
NUMBER = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,3})?")
LONGEST_TITLE = 60
"""So many characters a thing of a player's own may be called by."""
Number = int | float


class Place(NamedTuple):
    """A number of a table: the kind of thing, which of the game's, and where in it, as a file of own things has it."""

    kind: str
    name: str
    fields: tuple[str, ...]


def place(builder: Builder[Any], text: str) -> Place:
    """The place ``KIND.NAME.FIELD`` names, such as ``weapon.rifle.range``.

    Raises ``InputError`` naming those there are."""
    kinds = _kinds(builder)
    kind, _, rest = text.partition(".")
    name, _, field = rest.partition(".")
    if kind not in kinds:
        raise InputError(say("table-number", given=text, problem=unknown(kind, sorted(kinds))))
    known = builder.own_rows()[kind]
    if name not in known:
        raise InputError(say("table-number", given=text, problem=unknown(name, known)))
    numbers = [".".join(each) for each in _numbers(inspect.type_info(kinds[kind]))]
    if field not in numbers:
        raise InputError(say("table-number", given=text, problem=unknown(field, numbers)))
    return Place(kind, name, tuple(field.split(".")))


def with_numbers(game: System, armies: Sequence[Any], numbers: Mapping[str, str]) -> list[Any]:
    """Armies of a game, from whatever they are read, with these numbers by their places; one that has nothing of them
    as it was.

    Raises ``InputError`` naming a place there is not, or that no army has, and what is no number."""
    builder = game.builder
    spots = {place(builder, text): _number(text, given) for text, given in numbers.items()}
    found, met = [], set()
    for source in armies:
        army, had = changed(builder, builder.load(source), spots)
        found.append(army if had else source)
        met |= had
    for spot in spots:
        if spot[:2] not in met:
            raise InputError(say("table-number-nobody", kind=spot.kind, name=spot.name))
    return found


def _number(text: str, given: str) -> Number:
    if NUMBER.fullmatch(given) is None:
        raise InputError(say("table-number-none", place=text, given=given))
    return int(given) if given.lstrip("-").isdecimal() else float(given)


def changed(
    builder: Builder[Any], army: Record, numbers: Mapping[Place, Number]
) -> tuple[Record, set[tuple[str, str]]]:
    """The record of an army with these numbers, and which things of theirs it has, by kind and name.

    Raises ``InputError`` naming a number that cannot be."""
    held = names(as_written(army).get(OWN, {}))
    naming = _Naming(builder)
    things: dict[str, tuple[tuple[str, str], dict[str, Any]]] = {}
    for kind, form in _kinds(builder).items():
        for name, row in builder.own_rows()[kind].items():
            usual = builder.own_fields(kind, name)
            said = naming.renamed_fields(form, usual)
            for spot, number in numbers.items():
                if spot[:2] == (kind, name):
                    head, *rest = spot.fields
                    listed = usual.get(head) if isinstance(usual.get(head), list | tuple) else None
                    said[head] = _with(said.get(head, listed), rest, number)
            if said:
                reference = naming.named(kind, name, f"{name}-changed" if name in held else name)
                like = {"like": name} if "like" in form.__struct_fields__ else usual
                things[reference] = (kind, name), {"id": bare(reference), "title": _title(row), **like, **said}
    naming.met.clear()
    renamed = as_written(naming.renamed(army))
    wanted = list(naming.met)
    for each in wanted:  # which grows as it is gone through
        wanted += [other for other in _references(things[each][1]) if other in things and other not in wanted]
    rows: dict[str, list[dict[str, Any]]] = {}
    for reference, ((kind, _), data) in things.items():
        if reference in wanted:
            rows.setdefault(kind, []).append(data)
    record: Record = with_own(builder, renamed, joined(renamed, rows)) if wanted else army
    return record, {things[each][0] for each in wanted}


class _Naming:
    """Things of the game by their new names; ``met`` are those that were come upon."""

    def __init__(self, builder: Builder[Any]) -> None:
        self._builder = builder
        self._called: dict[tuple[str, str], str] = {}
        self.met: dict[str, None] = {}
        self._kinds = {where: self._kind(builder.names[where]) for where in builder.owned}

    def named(self, kind: str, name: str, new: str) -> str:
        """Give a thing a new name, which is answered as a file refers to it. What is alike in name may be of two kinds,
        so that each kind of thing has its own."""
        taken = {*self._called.values()}
        reference = PREFIX + (new if PREFIX + new not in taken else f"{new}-{kind}")
        self._called[kind, name] = reference
        return reference

    def _kind(self, fit: Sequence[str]) -> str:
        """The kind of thing a field names: the one most of whose names it may hold."""
        return max(_kinds(self._builder), key=lambda kind: len({*fit} & {*self._builder.own_rows()[kind]}))

    def renamed_fields(self, form: type[Record], data: Mapping[str, Any]) -> dict[str, Any]:
        """Those fields of a thing, as plain data of a form, in which something has a new name."""
        now = self._plain(data, inspect.type_info(form), "")
        return {field: value for field, value in now.items() if value != data[field]}

    def _plain(self, value: Any, info: inspect.Type, where: str) -> Any:
        if isinstance(info, inspect.UnionType):
            info = next(each for each in info.types if not isinstance(each, inspect.NoneType))
        if isinstance(info, inspect.Metadata):
            return self._plain(value, info.type, where)
        if isinstance(value, Mapping) and isinstance(info, inspect.StructType):
            types = {field.name: field.type for field in info.fields}
            name = info.cls.__name__
            return {field: self._plain(each, types[field], f"{name}.{field}") for field, each in value.items()}
        if isinstance(value, Mapping) and isinstance(info, inspect.DictType):
            return {key: self._plain(each, info.value_type, where) for key, each in value.items()}
        if isinstance(value, list | tuple) and isinstance(info, inspect.VarTupleType):
            return tuple(self._plain(each, info.item_type, where) for each in value)
        return self._new(value, where)

    def renamed(self, record: Record) -> Record:
        """A record with the new names."""
        where = type(record).__name__
        values = {field: getattr(record, field) for field in record.__struct_fields__ if field != OWN}
        return replace(record, **{field: self._value(value, f"{where}.{field}") for field, value in values.items()})

    def _value(self, value: Any, where: str) -> Any:
        if isinstance(value, Record):
            return self.renamed(value)
        if isinstance(value, tuple):
            return tuple(self._value(each, where) for each in value)
        if isinstance(value, Mapping):
            return {key: self._value(each, where) for key, each in value.items()}
        return self._new(value, where)

    def _new(self, value: Any, where: str) -> Any:
        """The new name of what a place names, if it has one."""
        new = self._called.get((self._kinds[where], value)) if where in self._kinds and isinstance(value, str) else None
        if new is not None:
            self.met[new] = None
        return value if new is None else new


def _kinds(builder: Builder[Any]) -> dict[str, type[Record]]:
    """The forms of own things by their kind, in the order in which one may name another."""
    form = builder.forms.get(OWN)
    if form is None:
        raise InputError(say("own-not-here"))
    fields = {field.name: field.type for field in msgspec.structs.fields(form) if field.name not in HEAD}
    found = {}
    for kind, type_ in fields.items():
        info = inspect.type_info(type_)
        assert isinstance(info, inspect.VarTupleType)
        assert isinstance(info.item_type, inspect.StructType)
        assert issubclass(info.item_type.cls, Record)
        found[kind] = info.item_type.cls
    return found


def _title(row: Any) -> str:
    """What a thing of the game is called."""
    return english(row.named() if hasattr(row, "named") else row.name)[:LONGEST_TITLE]


def _numbers(info: inspect.Type) -> Iterator[tuple[str, ...]]:
    """Where a form holds numbers: fields, keys, or places counted from 1."""
    if isinstance(info, inspect.Metadata):
        yield from _numbers(info.type)
    elif isinstance(info, inspect.UnionType):
        yield from dict.fromkeys(each for one in info.types for each in _numbers(one))
    elif isinstance(info, inspect.IntType | inspect.FloatType):
        yield ()
    elif isinstance(info, inspect.StructType):
        yield from ((field.name, *rest) for field in info.fields for rest in _numbers(field.type))
    elif isinstance(info, inspect.TupleType):
        yield from ((str(at), *rest) for at, each in enumerate(info.item_types, 1) for rest in _numbers(each))
    elif isinstance(info, inspect.DictType) and isinstance(info.key_type, inspect.LiteralType):
        yield from ((str(key), *rest) for key in info.key_type.values for rest in _numbers(info.value_type))


def _with(value: Any, fields: Sequence[str], number: Number) -> Any:
    """Plain data with a number in its place."""
    if not fields:
        return number
    head, *rest = fields
    if isinstance(value, list | tuple):
        return [_with(each, rest, number) if str(at) == head else each for at, each in enumerate(value, 1)]
    there = dict(value or {})
    return {**there, head: _with(there.get(head), rest, number)}


def _references(value: Any) -> Iterator[str]:
    """What plain data names of own things."""
    if isinstance(value, str):
        if value.startswith(PREFIX):
            yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _references(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _references(each)
