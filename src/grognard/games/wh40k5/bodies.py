"""How far bodies are apart that may be hulls: exact where the discs about them would not do (WH-CORE-04)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.wh40k5.state import Model, State, Unit, enemy
from grognard.space.plane import Body, gap


def gap_between(one: Sequence[Model], other: Sequence[Model]) -> float:
    """The distance between the nearest of two groups of models, from base or hull to base or hull (WH-CORE-04)."""
    return min((gap(a.body, b.body) for a in one for b in other), default=float("inf"))


def bodies(units: Iterable[Unit]) -> list[Body]:
    """The bodies of all models of these units."""
    return [model.body for unit in units for model in unit.models]


def enemies_of(state: State, seat: int) -> list[Unit]:
    """The enemy's units on the table."""
    return list(state.standing(enemy(seat)))
