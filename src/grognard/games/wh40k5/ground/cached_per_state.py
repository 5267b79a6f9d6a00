"""Answers about a unit that hold until something happens, such as whether it is locked. Lists and random picks ask for
them again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import Unit

T = TypeVar("T")


Of = TypeVar("Of")


def once_of(question: Callable[[G, Unit, Of], T]) -> Callable[[G, Unit, Of], T]:
    """``once`` for a question about a unit and one object, the same each time, such as a plan of fire."""

    @wraps(question)
    def asked(g: G, unit: Unit, of: Of) -> T:
        if g.state.units.get(unit.id) is not unit:
            return question(g, unit, of)
        known: dict[Any, Any] = g.context.known(g.state)
        key = question, unit.id, id(of)
        if key not in known:
            known[key] = of, question(g, unit, of)
        answer: T = known[key][1]
        return answer

    return asked


def once(question: Callable[[G, Unit], T]) -> Callable[[G, Unit], T]:
    """A question whose answer about each unit is kept as long as the state is the same.

    A unit that is not of the state, which only stands there for the sake of the question, is looked at each time.
    """

    @wraps(question)
    def asked(g: G, unit: Unit) -> T:
        if g.state.units.get(unit.id) is not unit:
            return question(g, unit)
        known: dict[Any, Any] = g.context.known(g.state)
        key = question, unit.id
        if key not in known:
            known[key] = question(g, unit)
        answer: T = known[key]
        return answer

    return asked
