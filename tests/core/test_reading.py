"""Files people bring: every number in them has its bounds, and one that is no number is refused by its place."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import grognard
from grognard.core.book.reading import Reader
from grognard.core.errors import InputError
from grognard.core.records import Record
from grognard.core.systems import systems

CHAPTERS = ("armies", "forces", "maps", "scenarios", "scenario_files", "described")


def file_types() -> list[type[Record]]:
    """Every kind of file there is: they say their format."""
    for game in systems().values():
        for chapter in CHAPTERS:
            if (files(game.book.package) / "data" / f"{chapter}.py").is_file():
                import_module(f"{game.book.package}.data.{chapter}")
    found, waiting = [], list(Record.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("grognard.") and {"format", "version"} <= {*kind.__struct_fields__}:
            found.append(kind)
    return sorted(found, key=lambda kind: f"{kind.__module__}.{kind.__name__}")


def numbers(kind: Any, place: str, seen: frozenset[Any] = frozenset()) -> Iterator[tuple[str, Any]]:
    """Every number of a type with its place."""
    if isinstance(kind, (inspect.IntType, inspect.FloatType)):
        yield place, kind
    if isinstance(kind, inspect.StructType) and kind.cls not in seen:
        for field in kind.fields:
            yield from numbers(field.type, f"{place}.{field.name}", seen | {kind.cls})
    for inner in ("types", "item_types"):
        for each in getattr(kind, inner, ()):
            yield from numbers(each, place, seen)
    for inner in ("item_type", "key_type", "value_type"):
        if hasattr(kind, inner):
            yield from numbers(getattr(kind, inner), place, seen)


def test_every_number_in_a_file_has_a_lower_and_an_upper_bound() -> None:
    kinds = [kind for kind in file_types() if kind.__name__ not in ("Header",)]
    assert len(kinds) >= 10, kinds
    found = [each for kind in kinds for each in numbers(inspect.type_info(kind), kind.__qualname__)]
    assert len(found) > 60
    loose = [
        place for place, kind in found if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None)
    ]
    assert not loose


@pytest.mark.parametrize("number", ["inf", "-inf", "nan"])
def test_a_number_that_cannot_be_measured_is_refused_by_its_place(tmp_path: Path, number: str) -> None:
    path = tmp_path / "field.toml"
    text = """
        format = "grognard-map"
        version = 1
        title = "Field"
        width = 48
        depth = 48
        [[piece]]
        id = "wood"
        kind = "wood"
        rectangle = { centre = [24, 24], size = [4, 4], turn = %s }
    """
    path.write_text(text % number)
    with pytest.raises(InputError, match=r"piece 1, rectangle, turn"):
        grognard.battle("bolt_action", map=str(path))
    path.write_text(text % 30.5)
    assert grognard.battle("bolt_action", map=str(path)).setup.map.title == "Field"


def test_data_nested_too_deeply_is_refused() -> None:
    deep: Any = 1.5
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(InputError, match="nested"):
        Reader("x.toml", {"a": deep}).convert(dict[str, Any])
    assert msgspec.convert({"a": 1}, dict[str, int]) == {"a": 1}


@pytest.mark.parametrize("name", sorted(systems()))
def test_half_a_sign_is_refused_by_its_place(name: str) -> None:
    with pytest.raises(InputError, match="half a sign"):
        grognard.battle(name, armies=("\ud800",))
    with pytest.raises(InputError, match="half a sign"):
        grognard.army(name, {"format": "grognard-army", "name": "\ud800"})
