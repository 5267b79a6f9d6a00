"""The armies that a scenario names or holds: what each costs, and what the rules find wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.armies.builder import Terms
from grognard.core.book.reading import Problem
from grognard.core.errors import InputError
from grognard.core.records import Record, replace
from grognard.core.scenarios.paths import value_at
from grognard.core.systems import System


class Fielded(Record, kw_only=True):
    """An army of a scenario, by the ``path`` of its field: what it costs, what the rules find wrong in it by the points
    and the house rules of the scenario, and of that what a higher limit would mend (``dear``)."""

    path: str
    points: int
    problems: tuple[Problem, ...]
    dear: tuple[Problem, ...]


def fielded(game: System, plan: Any) -> Iterator[Fielded]:
    """The armies of a scenario whose form is right; one that cannot be read is left out, for that is told elsewhere.

    >>> from grognard.core.records import replace
    >>> from grognard.core.systems import system
    >>> game = system("wh40k5")
    >>> plan = replace(game.setups.read_scenario("chapel-ruins"), points=400)
    >>> [(each.path, each.points, [problem.rule for problem in each.dear]) for each in fielded(game, plan)]
    [('side[0].army', 500, ['WH-GAME-06']), ('side[1].army', 497, ['WH-GAME-06'])]
    """
    try:
        options = game.setups.house_rules(plan.options or {})
    except InputError:
        return
    rows, field = game.setups.army_place
    for number in (0, 1):
        path = f"{rows}[{number}].{field}" if rows else f"{field}[{number}]"
        part = value_at(plan, path)
        if not part:
            continue
        try:
            army = game.builder.load(part)
        except InputError:
            continue
        terms = Terms(None, getattr(plan, "year", None), options)
        points = game.builder.points(army, terms)
        # Where nothing is agreed a list is as dear as it is, whatever is usual.
        limit = points if plan.points is None else plan.points
        problems, others = (tuple(game.builder.check(army, replace(terms, limit=each))) for each in (limit, points))
        dear = tuple(each for each in problems if each not in others)
        yield Fielded(path=path, points=points, problems=problems, dear=dear)
