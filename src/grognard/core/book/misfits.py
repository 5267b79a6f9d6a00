"""What a file may hold at a place where it holds something else: a name that is not one of those allowed, or a file of
another kind, game or version than the one wanted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import structs

from grognard.core.messages import Message, say

HEAD = ("format", "system")
"""The fields that say what a file is, and of which game."""


def allowed(kind: Any, path: str) -> tuple[str, ...]:
    """The names that a record's field lets in, by its path; none where it lets in more than names, or cannot be told.

    >>> from grognard.core.engine.saving import Header
    >>> allowed(Header, "dice"), allowed(Header, "seed")
    (('rolled', 'typed'), ())
    """
    names = [get_args(each) for each in _at(kind, path) if get_origin(each) is Literal]
    return tuple(str(name) for each in names for name in each)


def fields(kind: Any, path: str) -> tuple[str, ...]:
    """The fields of the record at a path; none where there is none, or one of several.

    >>> from grognard.core.engine.saving import Header
    >>> "seed" in fields(Header, ""), fields(Header, "seed")
    (True, ())
    """
    found = [each for each in _at(kind, path) if hasattr(each, "__struct_fields__")]
    return tuple(field.encode_name for field in structs.fields(found[0])) if len(found) == 1 else ()


PROBLEMS = {
    r"Object missing required field `(?P<name>.*)`": "file-missing-field",
    r"Object contains unknown field `(?P<name>.*)`": "file-unknown-field",
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`": "file-wrong-kind",
    r"Expected `(?P<wanted>[^`]*)` (?P<sign>[<>]=?) (?P<limit>\S+)": "file-out-of-bounds",
    r"Expected `(?P<wanted>[^`]*)` of length (?P<sign>[<>]=?) (?P<limit>\d+)": "file-wrong-length",
}
"""What the reader of records finds wrong, as it says it, and the sentence we say instead."""


def told(problem: str, names: tuple[str, ...] = ()) -> Message:
    """What the reader of records finds wrong in a sentence of ours; ``names`` are the fields there are.

    >>> told("Expected `int` >= 1").args["limit"], told("Object contains unknown field `x`", ("y", "z")).args["names"]
    ('1', 'y, z')
    """
    for form, id in PROBLEMS.items():
        found = re.fullmatch(form, problem)
        if found is not None:
            more = {"names": ", ".join(names) or "none"} if id == "file-unknown-field" else {}
            return say(id, **found.groupdict(), **more)
    return say("file-bad-value", problem=problem)


def other_file(path: str, given: Any, names: tuple[str, ...]) -> Message | None:
    """That a file is of another kind or game than the one wanted; None where its ``path`` does not say what it is."""
    if path not in HEAD or not names or not isinstance(given, str):
        return None
    if path == "system":
        return say("file-other-game", given=given[:60], wanted=names[0])
    return say("file-other-kind", kind=given[:60], wanted=names[0])


def other_version(path: str, given: Any, names: tuple[str, ...]) -> Message | None:
    """That a file is of a version of its form that is not read; None where its ``path`` does not say its version."""
    if path != "version" or not names or isinstance(given, bool) or not isinstance(given, int | float):
        return None
    return say("file-other-version", given=str(given)[:20], wanted=", ".join(names))


def value_at(data: Any, path: str) -> Any:
    """What plain data holds at a path; None if nothing."""
    for step in re.findall(r"\[[^]]*\]|[^.\[\]]+", path):
        if step.startswith("["):
            number = step[1:-1]
            data = data[int(number)] if isinstance(data, list | tuple) and number.isdecimal() else None
        else:
            data = data.get(step) if isinstance(data, Mapping) else None
    return data


def _at(kind: Any, path: str) -> list[Any]:
    """The types that a type lets in at a path; none if that cannot be told."""
    for step in re.findall(r"\[[^]]*\]|[^.\[\]]+", path):
        kinds = [_within(each, step) for each in _alternatives(kind)]
        found = [each for each in kinds if each is not None]
        if len(found) != 1:
            return []
        (kind,) = found
    return _alternatives(kind)


def _within(kind: Any, step: str) -> Any:
    """What a type holds at a step of a path; None if nothing."""
    inner = get_args(kind)
    if step.startswith("["):
        if get_origin(kind) is tuple and inner[-1] is not Ellipsis:
            number = step[1:-1]
            return inner[int(number)] if number.isdecimal() and int(number) < len(inner) else None
        return inner[0] if get_origin(kind) in (tuple, list) else None
    if get_origin(kind) is dict or get_origin(kind) is Mapping:
        return inner[1]
    return get_type_hints(kind, include_extras=True).get(step) if hasattr(kind, "__struct_fields__") else None


def _alternatives(kind: Any) -> list[Any]:
    """The types a type may be, without what is noted beside them."""
    if get_origin(kind) is Annotated:
        return _alternatives(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return [one for each in get_args(kind) for one in _alternatives(each)]
    return [kind]
