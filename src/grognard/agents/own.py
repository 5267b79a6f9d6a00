"""A player of one's own, from a file: ``file.py:name`` names a function, or a class that makes one."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from grognard.agents.move import Agent
from grognard.core.errors import InputError
from grognard.core.messages import say

MARK = ".py:"
"""What tells a place in a file from a name."""


def is_place(name: str) -> bool:
    """Whether a player is named by its file, be it that his name is left out.

    >>> is_place("greedy"), is_place("players/careful.py:Careful"), is_place("careful.py")
    (False, True, True)
    """
    return MARK in f"{name}:"


def located(name: str) -> str:
    """A player's name that holds wherever the program runs: the file by its whole path."""
    if not is_place(name):
        return name
    file, found = _parts(name)
    return f"{file.resolve()}:{found}"


def found_at(place: str) -> int:
    """When the file of a player was written. Raises ``InputError`` if it cannot be read."""
    file, _ = _parts(place)
    try:
        return file.stat().st_mtime_ns
    except OSError as error:
        raise InputError(say("own-agent-unread", file=str(file), problem=error.strerror or str(error))) from error


def agent_in(place: str) -> Agent:
    """The player at a place; a class is made anew for each that asks, so that no two share what they remember.

    Raises ``InputError`` naming the file and what is wrong with it.
    """
    file, name = _parts(place)
    names = _names(str(file), found_at(place))
    found = names.get(name)
    if found is None or not callable(found):
        there = ", ".join(sorted(each for each, value in names.items() if callable(value) and not each.startswith("_")))
        if not name:
            raise InputError(say("own-agent-unnamed", file=str(file), names=there))
        raise InputError(say("own-agent-missing", file=str(file), name=name, names=there))
    if not isinstance(found, type):
        return found  # type: ignore[no-any-return]
    try:
        made = found()
    except (Exception, SystemExit) as error:
        raise InputError(say("own-agent-broken", file=str(file), problem=f"{type(error).__name__}: {error}")) from error
    if not callable(made):
        raise InputError(say("own-agent-not-called", file=str(file), name=name))
    return made  # type: ignore[no-any-return]


def _parts(place: str) -> tuple[Path, str]:
    path, _, name = place.rpartition(":") if MARK in place else (place, "", "")
    return Path(path), name


@lru_cache(maxsize=32)
def _names(file: str, stamp: int) -> dict[str, Any]:
    """What a file defines itself, as it was at this time."""
    spec = spec_from_file_location(f"grognard_player_{abs(hash((file, stamp)))}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise InputError(say("own-agent-broken", file=file, problem=f"{type(error).__name__}: {error}")) from error
    return {
        name: value
        for name, value in vars(module).items()
        if getattr(value, "__module__", module.__name__) == module.__name__
    }
