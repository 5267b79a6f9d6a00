"""The forms of a game's files as JSON Schemas, made from the records that read them, for editors and other programs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from grognard.core.armies.builder import Builder
from grognard.core.book.own import REFERENCE
from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.setups import PRESET
from grognard.core.systems import System, system
from grognard.core.words import spoken

DIALECT = "https://json-schema.org/draft/2020-12/schema"
OPTIONS = "options"
"""The form of the house rules of a battle: a value for each that is not left at its default."""


def forms(name: str) -> tuple[str, ...]:
    """The forms of files a game has.

    >>> forms("bolt_action")
    ('army', 'own', 'map', 'scenario', 'options')
    """
    builder: Builder[Any] = system(name).builder
    return (*builder.forms, OPTIONS)


def schema(form: str, name: str) -> dict[str, Any]:
    """The JSON Schema of a form of a game's files. Raises ``InputError`` for a form it has not.

    >>> schema("army", "axis_allies_minis")["$defs"]["ArmyUnit"]["required"]
    ['id', 'card']
    """
    game = system(name)
    if form not in forms(name):
        raise InputError(say("schema-no-form", problem=unknown(form, forms(name))))
    builder: Builder[Any] = game.builder
    head = {"$schema": DIALECT, "title": f"grognard {name} {form}"}
    if form == OPTIONS:
        return {**head, **_options(game)}
    found = msgspec.json.schema(builder.forms[form])
    _name(found["$defs"], builder.names, builder.owned)
    return {**head, **found}


def _name(defs: Mapping[str, Any], names: Mapping[str, Sequence[str]], owned: Collection[str]) -> None:
    """Say of each field that holds a name of the game which names there are."""
    for place, known in names.items():
        record, _, field = place.partition(".")
        if record in defs:
            held = defs[record]["properties"][field]
            optional = held.get("default") == "" or any(part.get("type") == "object" for part in held.get("anyOf", ()))
            listed = ["", *known] if optional else list(known)
            for inner in _words(held):
                if place in owned:
                    inner["anyOf"] = [{"enum": listed}, {"type": "string", "pattern": f"^{REFERENCE.pattern}$"}]
                    inner.pop("type", None)
                else:
                    inner["enum"] = listed


def _words(held: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of a field's schema that are words: itself, what may be left out, what a list is of."""
    if "anyOf" in held:
        return [found for part in held["anyOf"] for found in _words(part)]
    if held.get("type") == "array":
        items = [*held.get("prefixItems", ()), *([held["items"]] if held.get("items") else [])]
        return [found for part in items for found in _words(part)]
    if held.get("type") == "object" and isinstance(held.get("additionalProperties"), dict):
        return _words(held["additionalProperties"])
    return [held] if held.get("type") == "string" else []


def _options(game: System) -> dict[str, Any]:
    properties: dict[str, Any] = {
        option.name: {
            "title": spoken(option.title),
            "description": option.rule,
            "enum": [each.value for each in option.values],
            "default": option.default,
        }
        for option in game.setups.options()
    }
    presets = [preset.name for preset in game.setups.presets()]
    if presets:
        properties[PRESET] = {"enum": presets}
    return {"type": "object", "properties": properties, "additionalProperties": False}
