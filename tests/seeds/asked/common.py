"""Questions that can be put to every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from grognard.core.engine.fates import Fate, Test
from grognard.core.messages import Message
from grognard.core.words import english
from tests.conftest import ROOT
from tests.seeds.facts import catalogue

MARK = re.compile(r"mark\.rule\(([^)]*)\)")
ID = re.compile(r'"([A-Z]+(?:-[A-Z0-9]+)+)"')


@cache
def marked(game: str) -> frozenset[str]:
    """The rules that tests of a game are marked with."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / game).rglob("test_*.py"))
    return frozenset(rule for text in texts for mark in MARK.findall(text) for rule in ID.findall(mark))


def shown_in(game: str) -> Callable[..., bool]:
    """Whether the game plays these rules: none is put off, and tests that bear its mark play it."""
    return lambda *rules: all(catalogue(game).rules[rule].deferred is None and rule in marked(game) for rule in rules)


def named(names: Iterable[tuple[str, Message]]) -> Mapping[str, str]:
    """The ids of rows by their English names."""
    return {english(message): id for id, message in names}


def on(test: Test, outcome: Fate, sides: int = 6) -> str:
    """The faces of a die that lead to an outcome."""
    faces = [face for face in range(1, sides + 1) if test.reached(face) == outcome]
    if not faces:
        return "none"
    assert faces == list(range(faces[0], faces[-1] + 1)), faces
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}\N{EN DASH}{faces[-1]}"


def offers_in(game: str) -> Callable[[str, str], bool]:
    """Whether the game can be played with this value of this option."""
    return lambda option, value: any(each.name == option and value in each.values for each in catalogue(game).offered())


def default_in(game: str) -> Callable[[str], str]:
    """What is played by an option unless players choose otherwise."""
    return lambda option: catalogue(game).options[option].default
