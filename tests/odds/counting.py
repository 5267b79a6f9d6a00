"""Forecasts counted out: every face of every die of a trial, by brute force, independent of the engine's weights."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.dice import Faces, Pool, Roll, Waiting
from grognard.core.messages import say
from grognard.odds.forecasts import Outcome, Trial


@cache
def faces_of(pools: tuple[Pool, ...]) -> list[tuple[tuple[int, ...], Fraction]]:
    """One set of faces for each outcome that the readings tell apart, with its exact weight."""
    parts = []
    for pool in pools:
        if isinstance(pool.reading, Faces):
            # Here the order of the dice says whose they are.
            ordered = product(range(1, pool.sides + 1), repeat=pool.count)
            parts.append([(faces, Fraction(1, pool.sides**pool.count)) for faces in ordered])
            continue
        rows = []
        for faces in combinations_with_replacement(range(1, pool.sides + 1), pool.count):
            ways = factorial(pool.count)
            for face in set(faces):
                ways //= factorial(faces.count(face))
            rows.append((faces, Fraction(ways, pool.sides**pool.count)))
        parts.append(rows)
    found: defaultdict[object, Fraction] = defaultdict(Fraction)
    example: dict[object, tuple[int, ...]] = {}
    for combination in product(*parts):
        faces = tuple(face for part, _ in combination for face in part)
        weight = Fraction(1)
        for _, part in combination:
            weight *= part
        value = Roll(pools, say("dice")).read(faces)
        found[value] += weight
        example.setdefault(value, faces)
    return [(example[value], weight) for value, weight in found.items()]


def counted(battle: Battle[Any], trial: Trial) -> dict[Outcome, float]:
    """The chance of each outcome of a trial that begins with the roll at hand; decisions are answered as listed."""
    start = battle.clone()
    start.source = Waiting()
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    for outcome, weight in _ends(start, trial, start.log_length, Fraction(1)):
        found[outcome] += weight
    assert sum(found.values()) == 1
    return {outcome: float(chance) for outcome, chance in found.items()}


def _ends(battle: Battle[Any], trial: Trial, start: int, weight: Fraction) -> Iterator[tuple[Outcome, Fraction]]:
    decision = battle.decision
    if isinstance(decision, RollDice):
        roll = decision.roll
        for faces, chance in faces_of(roll.pools):
            copy = battle.clone()
            copy.resolve_chance(faces)
            yield from _known(copy, trial, start, weight * chance)
        return
    copy = battle.clone()
    assert decision is not None
    copy.take(copy.choices(decision)[0], decision)
    yield from _known(copy, trial, start, weight)


def _known(battle: Battle[Any], trial: Trial, start: int, weight: Fraction) -> Iterator[tuple[Outcome, Fraction]]:
    outcome = trial.read(battle.log_from(start), not trial.lasts(battle))
    if outcome is not None:
        yield outcome, weight
    else:
        yield from _ends(battle, trial, start, weight)
