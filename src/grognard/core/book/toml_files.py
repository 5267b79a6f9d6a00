"""The program's own files in TOML, as records."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec
import tomli

T = TypeVar("T")


def read_toml(file: Traversable, kind: type[T]) -> T:
    """What a file holds. Raises ``OSError`` where it cannot be read, ``ValueError`` for what is no TOML, and
    ``msgspec.ValidationError`` for what does not fit the record."""
    return msgspec.convert(tomli.loads(file.read_text(encoding="utf-8")), kind, str_keys=True)
