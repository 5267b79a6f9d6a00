"""How a game's first battle begins: what its folder ``data/first`` says."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import msgspec

from grognard.core.book.toml_files import read_toml
from grognard.core.records import Record

FIRST = "first-battle"
"""The scenario's name in every game."""


class Prepared(Record):
    """A choice made beforehand, as the text of its data, and the seat that makes it."""

    seat: int
    choice: str


class Opening(Record, kw_only=True):
    """What a first battle begins with: the table, the two armies, and the choices until it is the first side's turn."""

    map: str
    armies: tuple[str, str]
    choices: tuple[Prepared, ...] = ()


def read_opening(folder: Traversable) -> Opening | None:
    """The opening of a game's folder ``data/first``, its files taken in; None if the game has none."""
    file = folder / "opening.toml"
    if not file.is_file():
        return None
    found = read_toml(file, Opening)
    first, second = (_taken_in(folder, army) for army in found.armies)
    return msgspec.structs.replace(found, map=_taken_in(folder, found.map), armies=(first, second))


def _taken_in(folder: Traversable, name: str) -> str:
    file = folder / f"{name}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else name
