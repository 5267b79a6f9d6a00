"""Frozen records and their strict text form. All use of msgspec's encoders goes through here."""

from __future__ import annotations

from typing import Any, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value that prints, compares and decodes strictly. Change one with ``replace``.

    Records hold older values only, so they form no circles and the collector of circles need not look at them.
    """


replace = msgspec.structs.replace

_encoder = msgspec.json.Encoder(order="sorted")


def to_text(value: Any) -> str:
    """The canonical JSON of a record: keys sorted, no spaces, so that equal values have equal text.

    >>> to_text({"b": 1, "a": (2, 3)})
    '{"a":[2,3],"b":1}'
    """
    return _encoder.encode(value).decode()


def from_text(text: str, type_: type[T] | None = None) -> Any:
    """The value of one JSON text: plain data, or a record of ``type_`` read strictly.

    Raises ``ValueError`` saying what is wrong and where.

    >>> from_text('{"b":1}')
    {'b': 1}
    >>> from_text("[" * 100_000)
    Traceback (most recent call last):
    ...
    ValueError: nested too deeply
    """
    try:
        return msgspec.json.decode(text) if type_ is None else msgspec.json.decode(text, type=type_, strict=True)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def to_builtins(value: Any) -> Any:
    """A record as plain dictionaries and lists, ready for a JSON message."""
    return msgspec.to_builtins(value)
