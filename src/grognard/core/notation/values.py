"""The values of fields in words: numbers, names, lists of names; what is more than that as JSON without spaces.

Places are written in the game's measure, directions in degrees, both with three decimals at most, so that nothing is
lost: inside, a measure is a thousand parts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from grognard.core.book.reading import unknown
from grognard.core.engine.door import hints, shown, valid
from grognard.core.messages import Message, say
from grognard.core.records import Record, from_text, to_text

DEGREES = frozenset({"facing", "turret", "laid"})
"""The fields that are directions."""
MEASURE = re.compile(r"(-?)([0-9]{1,5})(?:\.([0-9]{1,3}))?")


class Unreadable(Exception):
    """Words that say no value; ``problem`` says why."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem)
        self.problem = problem


def read_measure(word: str) -> int:
    """A measure in its thousandths. Raises ``Unreadable``.

    >>> read_measure("24.5"), read_measure("-0.416")
    (24500, -416)
    """
    found = MEASURE.fullmatch(word)
    if found is None:
        raise Unreadable(say("notation-no-measure", given=shown(word)))
    sign, whole, part = found.groups()
    value = int(whole) * 1000 + int((part or "").ljust(3, "0"))
    return -value if sign else value


def tell_measure(value: int) -> str:
    """Thousandths as a measure.

    >>> tell_measure(24500), tell_measure(-416), tell_measure(3000)
    ('24.5', '-0.416', '3')
    """
    whole, part = divmod(abs(value), 1000)
    return f"{'-' if value < 0 else ''}{whole}{f'.{part:03}'.rstrip('0') if part else ''}"


def word_of(field: str) -> str:
    """A field's name as it is written.

    >>> word_of("men_at_start")
    'men-at-start'
    """
    return field.replace("_", "-")


def fields_of(kind: type[Record], words: Mapping[str, str] = {}) -> dict[str, str]:
    """The fields of a kind of record by the words they are written with."""
    return {words.get(name, word_of(name)): name for name in kind.__struct_fields__}


def read_fields(kind: type[Record], names: Mapping[str, str], words: tuple[str, ...]) -> dict[str, Any]:
    """The values that some words give to fields of a kind of record. Raises ``Unreadable``."""
    found: dict[str, Any] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word not in names:
            raise Unreadable(say("notation-no-field", problem=unknown(word, names)))
        field = names[word]
        wanted = hints(kind)[field]
        if field in found:
            raise Unreadable(say("notation-field-twice", field=word))
        if wanted is bool and (not rest or rest[0] not in ("on", "off")):
            found[field] = True
            continue
        if not rest:
            raise Unreadable(say("notation-no-value", field=word, valid=valid(wanted)))
        found[field] = read_value(field, word, wanted, rest.pop(0))
    return found


def read_value(field: str, named: str, wanted: Any, word: str) -> Any:
    """The value of a field that a word says. Raises ``Unreadable`` saying what it may be."""
    kinds = get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,)
    for kind in kinds:
        value = _value(field, kind, word)
        if value is not ...:
            return value
    raise Unreadable(say("notation-bad-value", field=named, given=shown(word), valid=valid(wanted)))


def _value(field: str, kind: Any, word: str) -> Any:
    """The value of this type that a word says; ``...`` if it says none."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is NoneType:
        return None if word == "none" else ...
    if kind is bool:
        return {"on": True, "off": False}.get(word, ...)
    if kind is int:
        if field in DEGREES:
            try:
                return read_measure(word)
            except Unreadable:
                return ...
        return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else ...
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(word) if word in [each.value for each in kind] else ...
    if kind is str:
        return word if not word.startswith(("[", "{", '"')) else _json(word, kind)
    if origin is Literal:
        return word if word in inner else ...
    if origin is tuple and inner[1:] == (...,) and (inner[0] is str or get_origin(inner[0]) is Literal):
        each = word.split(",") if not word.startswith("[") else _json(word, kind)
        allowed = inner[0] is str or each is ... or all(one in get_args(inner[0]) for one in each)
        return tuple(each) if each is not ... and allowed else ...
    return _json(word, kind)


def _json(word: str, kind: Any) -> Any:
    try:
        return msgspec.convert(from_text(word), kind, strict=True, str_keys=True)
    except (ValueError, RecursionError):
        return ...


def tell_fields(record: Record, begun: Record, names: Mapping[str, str]) -> list[str]:
    """The words for the fields in which a record is other than it was begun."""
    words: list[str] = []
    for word, field in names.items():
        value = getattr(record, field)
        if value == getattr(begun, field):
            continue
        words.append(word)
        if value is not True:
            words.append(tell_value(field, hints(type(record))[field], value))
    return words


def tell_value(field: str, wanted: Any, value: Any) -> str:
    """The word that says the value of a field."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int):
        return tell_measure(value) if field in DEGREES else str(value)
    if isinstance(value, Enum):
        return str(value.value)
    plain = value if isinstance(value, str) else ",".join(value) if _is_texts(value) else ""
    if plain and not re.search(r"[\s#]", plain):
        kinds = get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,)
        read = next((found for kind in kinds if (found := _value(field, kind, plain)) is not ...), ...)
        if read == value:
            return plain
    return to_word(value)


def to_word(value: Any) -> str:
    """The canonical JSON of a value as one word of a line.

    >>> to_word({"name": "Hill 7"})
    '{"name":"Hill\\\\u00207"}'
    """
    return re.sub(r"[\s#]", lambda found: f"\\u{ord(found[0]):04x}", to_text(value))


def _is_texts(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, str) for each in value)
