"""What cannot happen has no chance at all and what must happen is certain: told by floats as by exact fractions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.errors import InputError
from grognard.odds.answers import Answer, percent
from grognard.odds.asking import ask
from tests.odds.test_every_field import KINDS

CHANGES: dict[str, list[dict[str, Any]]] = {
    "axis_allies_minis": [{}, {"target_disrupted": True}, {"markers": ["disrupted"]}, {"attacks": 3}],
    "bolt_action": [{}, {"cover": "hard"}, {"pins": 2}, {"target_pins": 2}],
    "operation_ww2": [{}, {"cover": "heavy"}, {"losses": 3}],
    "wh40k5": [{}, {"cover": "4+"}],
}
MORE: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("operation_ww2", "drive"): [{"through": ["marsh"]}, {"through": ["stream"] * 3}, {"attacker": "tiger"}],
    ("wh40k5", "tank shock"): [{"target": "20 boy"}],
}
"""What a question that tells of few chances is asked with besides."""
LONG = {("wh40k5", "assault"), ("wh40k5", "later round"), ("wh40k5", "assault on a vehicle")}


def chances(answer: Answer) -> Iterator[tuple[str, Any]]:
    for each in answer.chances:
        yield each.name, each.chance
    for spread in answer.spreads:
        for at, chance in enumerate(spread.chances.chances):
            yield f"{spread.name} {at}", chance
        for outcome in spread.chances:
            yield f"{spread.name} {outcome} or more", spread.chances.at_least(outcome)  # type: ignore[arg-type]


def kinds() -> Iterator[Any]:
    for name, found in KINDS.items():
        for kind in found:
            long = [pytest.mark.slow] if (name, kind) in LONG else []
            yield pytest.param(name, kind, id=f"{name}-{kind}", marks=long)


@pytest.mark.parametrize(("name", "kind"), list(kinds()))
def test_what_is_impossible_or_certain_is_so_in_floats_too(name: str, kind: str) -> None:
    told = 0
    for question in (KINDS[name][kind][0] | change for change in (*CHANGES[name], *MORE.get((name, kind), ()))):
        try:
            rounded, exact = ask(name, question), ask(name, question, fractions=True)
        except InputError:
            continue
        for (place, chance), (_, fraction) in zip(chances(rounded), chances(exact), strict=True):
            told += 1
            assert isinstance(fraction, Fraction)
            assert (chance == 0, chance == 1) == (fraction == 0, fraction == 1), (question, place, chance, fraction)
            assert chance == pytest.approx(float(fraction), abs=1e-9)
            assert percent(chance) == percent(fraction) or abs(float(fraction) * 100 % 1 - 0.5) < 1e-6
        assert all(0 <= each.at_least <= 1 for spread in rounded.report().spreads for each in spread.outcomes)
    assert told > 10


def test_a_target_that_nothing_destroys_is_destroyed_by_no_percent() -> None:
    answer = ask("bolt_action", attacker="us 3 rifle", target="german 10 rifle", range=10, target_pins=1)
    assert answer.chance("destroyed") == 0
    assert str(answer).endswith("destroyed 0%.")
