"""What a field of a file may hold, as the record says that reads it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.core.scenarios.paths import steps


class Kind(Record):
    """What a field holds: a ``number`` between two, whole or not, a ``word`` of ``names`` (all of them, if there are
    any) or of so many letters, or yes or no (``flag``). ``open``: it may be left unsaid; it is then its ``default``."""

    kind: str
    open: bool = False
    default: Any = None
    names: tuple[str | int | bool | None, ...] = ()
    least: float | None = None
    most: float | None = None
    whole: bool = True
    longest: int | None = None


@lru_cache(maxsize=512)
def kind_at(record: type[Record], path: str) -> Kind:
    """What stands at a path of a file that such a record reads. Raises ``InputError``: nothing does.

    >>> class Town(Record):
    ...     turns: int = 6
    >>> kind_at(Town, "turns").default
    6
    """
    now: Any = inspect.type_info(record)
    default: Any = msgspec.NODEFAULT
    for step in steps(path):
        now = _inner(now)
        if isinstance(step, int):
            now, default = _item(now, step, path), msgspec.NODEFAULT
        else:
            fields = {each.encode_name: each for each in getattr(now, "fields", ())}
            if step not in fields:
                raise InputError(say("plan-no-field", name=path))
            now, default = fields[step].type, fields[step].default
            if default is msgspec.NODEFAULT and not fields[step].required:
                default = None
    return _kind(now, None if default is msgspec.NODEFAULT else default, default is not msgspec.NODEFAULT)


def _item(now: Any, number: int, path: str) -> Any:
    if isinstance(now, inspect.TupleType) and number < len(now.item_types):
        return now.item_types[number]
    if isinstance(now, inspect.VarTupleType | inspect.ListType):
        return now.item_type
    raise InputError(say("plan-no-field", name=path))


def _inner(now: Any) -> Any:
    """Of what may also be left open, what it is if it is not."""
    if isinstance(now, inspect.UnionType):
        return next(each for each in now.types if not isinstance(each, inspect.NoneType | inspect.StrType))
    return now


def _kind(now: Any, default: Any, has_default: bool) -> Kind:
    if isinstance(now, inspect.UnionType):
        rest = [each for each in now.types if not isinstance(each, inspect.NoneType)]
        if any(isinstance(each, inspect.DictType) for each in rest):
            return Kind("part", True, "")
        found = _kind(rest[0], default, has_default)
        return msgspec.structs.replace(found, open=True)
    unsaid = has_default and default is None
    match now:
        case inspect.LiteralType():
            return Kind("word", unsaid, default, tuple(now.values))
        case inspect.BoolType():
            return Kind("flag", unsaid, default)
        case inspect.IntType() | inspect.FloatType():
            return Kind("number", unsaid, default, (), now.ge, now.le, isinstance(now, inspect.IntType))
        case inspect.StrType():
            return Kind("word", unsaid, default, longest=now.max_length)
        case _:
            return Kind("rows", unsaid, default)
