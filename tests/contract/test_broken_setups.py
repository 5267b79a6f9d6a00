"""A save whose set-up was changed by hand is loaded or refused; it never breaks the program."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.errors import InputError
from grognard.core.systems import systems

OTHERS: list[Any] = [None, 0, -1, 1, 10**6, 10**30, "", "x", "a.hq", [], {}, True, 1.5, [[0, 0]]]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything within plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


@pytest.mark.parametrize("name", sorted(systems()))
@settings(max_examples=150)
@given(st.data())
def test_a_changed_setup_loads_or_is_refused(name, data):
    battle = grognard.battle(name, seed=1)
    random = Random(1)
    for _ in range(6):
        battle.choose(battle.sample(random))
    header, *rest = battle.save_text().splitlines()
    value = json.loads(header)
    *path, last = data.draw(st.sampled_from(places(value["setup"])[1:]))
    holder = value["setup"]
    for key in path:
        holder = holder[key]
    old = holder[last]
    near: list[Any] = []
    if isinstance(old, list):
        near = [old[:1], old[:2], [*old, *old]]
    elif isinstance(old, int):
        near = [old + 1, -old]
    holder[last] = data.draw(st.sampled_from([*near, *OTHERS]))
    try:
        loaded = grognard.load_text("\n".join([json.dumps(value), *rest]))
    except InputError as error:
        told = str(error)
    else:
        told = f"Line 1: {loaded.number} choices"
        assert loaded.number == battle.number
    assert told.startswith("Line ")
