"""What an army has of its owner's own: brought from a file, taken out, written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.core.armies.builder import Builder
from grognard.core.armies.drafts import LARGEST_FILE
from grognard.core.armies.drafts import read as read_army
from grognard.core.armies.texts import plain, toml_text
from grognard.core.book.own import PREFIX, own_keys
from grognard.core.book.reading import Reader, read_source, unknown
from grognard.core.errors import InputError
from grognard.core.messages import say

OWN = "own"
"""The form of a file of things of a player's own, and the field of an army that holds them."""
Rows = Mapping[str, Any]
"""Such things as plain data, by their kinds."""


def read(builder: Builder[Any], source: Any) -> Rows:
    """The things in a file, its text or data. Raises ``InputError`` naming file, place and mend."""
    form = builder.forms.get(OWN)
    if form is None:
        raise InputError(say("own-not-here"))
    reader = Reader(*read_source(source, None, LARGEST_FILE))
    found = reader.convert(form)
    own_keys(reader, found, builder.misprint, "")
    return {kind: rows for kind, rows in plain(found).items() if isinstance(rows, list)}


def example(builder: Builder[Any]) -> Rows:
    """The things of the game's example; none if it has none."""
    return read(builder, builder.own_example) if OWN in builder.forms else {}


def names(rows: Rows) -> set[str]:
    """What they are called."""
    return {row["id"] for listed in rows.values() for row in listed}


def joined(army: Mapping[str, Any], brought: Rows) -> Rows:
    """What an army has, and what is brought, which goes before what has its name."""
    kept = _but(army.get(OWN, {}), names(brought))
    return {kind: [*kept.get(kind, []), *brought.get(kind, [])] for kind in {**kept, **brought}}


def without(army: Mapping[str, Any], name: str) -> Rows:
    """What an army has, but for one thing. Raises ``InputError`` if it has none of that name."""
    there, wanted = army.get(OWN, {}), name.removeprefix(PREFIX)
    if wanted not in names(there):
        raise InputError(say("own-none", problem=unknown(wanted, sorted(names(there)))))
    return _but(there, {wanted})


def _but(rows: Rows, gone: set[str]) -> Rows:
    return {kind: [row for row in listed if row["id"] not in gone] for kind, listed in rows.items()}


def with_own(builder: Builder[Any], army: Mapping[str, Any], rows: Rows) -> Any:
    """The record of an army that has these things. Raises ``InputError`` if a unit has another."""
    held = {kind: listed for kind, listed in rows.items() if listed}
    data = {field: value for field, value in army.items() if field != OWN}
    return read_army(builder, {**data, "unit": data.get("unit", []), **({OWN: held} if held else {})})


def text(builder: Builder[Any], army: Mapping[str, Any]) -> str:
    """The file of what an army has, as TOML; the game's example if it has nothing; empty if there is no such file."""
    form = builder.forms.get(OWN)
    if form is None:
        return ""
    if not army.get(OWN):
        return builder.own_example
    head = {"format": "grognard-own", "version": 1, "system": army["system"]}
    return toml_text(msgspec.convert({**head, **army[OWN]}, form))
