"""Combats of a few models for tests: who stands where, what was struck, how it ended."""

from __future__ import annotations

from typing import Any

from grognard.core.engine.decisions import Decision
from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.state.events.assault import (
    Blows,
    CombatResult,
)  # fmt: skip
from tests.games.playing import happened, used_up
from tests.games.wh40k5.table import play, row, unit

TOUCH = 25 / 25.4 + 0.004


def marine(id: str, x: float, y: float, count: int = 1, **more: Any):
    """Marines side by side in contact."""
    places = [(x + TOUCH * number, y) for number in range(count)]
    gear = more.pop("gear", "")
    return unit(id, "tactical-squad", [row("space-marine", count, gear)], places=places, **more)


def ork(id: str, x: float, y: float, count: int = 1, **more: Any):
    """Orks side by side in contact."""
    return unit(id, "boyz", [row("boy", count)], places=[(x + TOUCH * number, y) for number in range(count)], **more)


def captain(id: str, x: float, y: float, *gear: str, **more: Any):
    return unit(id, "captain", [row("captain", 1, *gear)], x, y, **more)


def hits(battle: Any) -> list[tuple[str, int, int, int, int]]:
    return [(e.unit, e.initiative, e.attacks, e.hits, e.wounds) for e in happened(battle, Blows)]


def seat_of(battle: Any) -> int:
    """Whose decision it is."""
    return int(battle.decision.seat)


def result(battle: Any) -> tuple[tuple[int, int], int | None]:
    (event,) = happened(battle, CombatResult)
    return event.suffered, event.winner


def run(battle: Any, until: type[Decision] | None = None) -> Any:
    """Answer with the first choice until a decision of this kind, or to the end."""
    while not battle.over and (until is None or not isinstance(battle.decision, until)):
        battle.choose(battle.choices()[0])
    return battle


def fight(*posted: Any, dice: tuple[int, ...], until: type[Decision] | None = None, **more: Any) -> Any:
    """A round of combat of these units, with the first choice of everything; all dice are used."""
    battle = run(play(Combat(tuple(each.unit.id for each in posted)), *posted, dice=dice, **more), until)
    used_up(battle)
    return battle


def warboss(id: str, x: float, y: float, **more: Any):
    """A warboss with a klaw."""
    return unit(id, "warboss", [row("warboss", 1, "power-klaw")], x, y, **more)


def armed(posted: Any, *gear: str):
    """The unit with these things instead of its own."""
    models = tuple(replace(model, gear=gear) for model in posted.unit.models)
    return replace(posted, unit=replace(posted.unit, models=models))


def kan(id: str, x: float, y: float, **state: Any):
    """A walker, in contact with a marine 1.285" away."""
    posted = unit(id, "killa-kans", [row("killa-kan")], x, y)
    return replace(posted, unit=replace(posted.unit, models=tuple(replace(m, **state) for m in posted.unit.models)))


def rhino(id: str, x: float, y: float, **state: Any):
    posted = unit(id, "rhino", [row("rhino")], x, y)
    return replace(posted, unit=replace(posted.unit, models=tuple(replace(m, **state) for m in posted.unit.models)))


KAN = TOUCH + 0.295
