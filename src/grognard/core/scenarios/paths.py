"""Where something stands in a file: ``side[1].zone`` is the zone of the second side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from grognard.core.errors import InputError
from grognard.core.messages import say

STEP = re.compile(r"([a-z_]+)((?:\[\d{1,3}\])*)")


def steps(path: str) -> list[str | int]:
    """A path in its steps. Raises ``InputError``: it is none.

    >>> steps("side[1].zone")
    ['side', 1, 'zone']
    """
    found: list[str | int] = []
    for part in path.split("."):
        match = STEP.fullmatch(part)
        if match is None:
            raise InputError(say("plan-no-field", name=path))
        found += [match[1], *(int(number) for number in re.findall(r"\d+", match[2]))]
    return found


def value_at(root: Any, path: str) -> Any:
    """What stands at a path of a record or of plain data; None if nothing does.

    >>> value_at({"side": [{"zone": "north"}]}, "side[0].zone")
    'north'
    """
    for step in steps(path):
        if isinstance(step, int):
            root = root[step] if isinstance(root, list | tuple) and step < len(root) else None
        else:
            root = root.get(step) if isinstance(root, Mapping) else getattr(root, step, None)
    return root


def put(data: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The data with a value at a path; tables on the way there are made.

    >>> put({"turns": 6}, "side[0].zone", "north")
    Traceback (most recent call last):
    ...
    grognard.core.errors.InputError: A scenario of this game has no side[0].zone.
    >>> put({"turns": 6}, "cliffs.soldiers.cost", 2)
    {'turns': 6, 'cliffs': {'soldiers': {'cost': 2}}}
    """
    whole = deepcopy(dict(data))
    held, last = _way(whole, path)
    held[last] = value
    return whole


def without(data: Mapping[str, Any], path: str) -> dict[str, Any]:
    """The data without what stands at a path.

    >>> without({"objective": [{"id": "a"}, {"id": "b"}]}, "objective[0]")
    {'objective': [{'id': 'b'}]}
    """
    whole = deepcopy(dict(data))
    held, last = _way(whole, path)
    if isinstance(last, int) or last in held:
        del held[last]
    return whole


def _way(whole: Any, path: str) -> tuple[Any, Any]:
    """The table or list that holds what a path names, and its name or number in it."""
    *before, last = steps(path)
    held = whole
    for step in before:
        if isinstance(step, str) and isinstance(held, dict):
            held = held.setdefault(step, {})
        elif isinstance(step, int) and isinstance(held, list) and step < len(held):
            held = held[step]
        else:
            raise InputError(say("plan-no-field", name=path))
    fits = isinstance(held, list) and last < len(held) if isinstance(last, int) else isinstance(held, dict)
    if not fits:
        raise InputError(say("plan-no-field", name=path))
    return held, last
