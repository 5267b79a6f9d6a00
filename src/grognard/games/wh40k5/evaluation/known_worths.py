"""What choices were found to be worth earlier in a phase, as long as those they are about stand as they did: whoever
looks for the best only judges anew what may be it. Nothing here is a rule."""

from __future__ import annotations

from math import inf
from typing import Any, cast

from grognard.core.engine.choices import Choice
from grognard.games.wh40k5.evaluation.goals import goals
from grognard.games.wh40k5.ground.context import CACHE, G
from grognard.games.wh40k5.state.choices import Boost, Brave, Drive, Move, Run, Shoot
from grognard.games.wh40k5.state.state import enemy

Kept = Boost | Brave | Drive | Move | Run | Shoot
"""Of these there are many, and the same from question to question."""


def estimate(g: G, choice: Choice) -> float:
    """What a choice was worth when it was last judged; infinite if it never was, or if something has changed since."""
    if not isinstance(choice, Kept):
        return inf
    known = g.context.looks.get(("worth", choice))
    if known is None:
        return inf
    value, about = cast("tuple[float, tuple[Any, ...]]", known)
    return value if _same(about, _about(g, choice)) else inf


def remember(g: G, choice: Choice, value: float) -> None:
    """Keep what a choice was found to be worth."""
    if isinstance(choice, Kept):
        if len(g.context.looks) > CACHE:
            g.context.looks.clear()
        g.context.looks["worth", choice] = value, _about(g, choice)


def _about(g: G, choice: Kept) -> tuple[Any, ...]:
    """What the worth of a choice hangs on: of a shot its target, of a move all enemies and objectives, of all the
    Waaagh!, in which who runs may assault (WH-USR-25)."""
    unit, now = g.state.units[choice.unit], (g.state.player_turn, g.state.waaagh)
    if isinstance(choice, Shoot):
        return now, (), unit.models, g.state.units[choice.target].models
    known, key = g.context.known(g.state), ("about", unit.id)
    if key not in known:
        known[key] = now, goals(g, unit), unit.models, *(foe.models for foe in g.state.standing(enemy(unit.seat)))
    about: tuple[Any, ...] = known[key]
    return about


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether they are alike, the models the very same."""
    alike = len(one) == len(other) and one[:2] == other[:2]
    return alike and all(a is b for a, b in zip(one[2:], other[2:], strict=True))
