"""What tests of every game do with a small battle: answer, look at what happened, see that it is over.

Each game's ``table`` sets its battles up.
"""

from __future__ import annotations

from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Script
from grognard.core.engine.events import Happened, Rolled
from grognard.core.engine.procedures import Become
from grognard.space.terrain import Piece


def inches(length: float) -> int:
    """Inches in thousandths."""
    return round(length * 1000)


def piece(kind: str, left: float, top: float, right: float, bottom: float, height: float = 0.0) -> Piece:
    """A rectangle of terrain, in inches."""
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    outline = tuple((inches(x), inches(y)) for x, y in corners)
    return Piece(f"{kind}-{left}-{top}", kind, outline, inches(height))


def answer(battle: Battle[Any], *choices: Choice) -> Battle[Any]:
    """Make these choices one after the other."""
    for choice in choices:
        battle.choose(choice)
    return battle


def asked(battle: Battle[Any], kind: type[Decision] | None = None) -> Any:
    """The pending decision, which must be of this kind."""
    decision = battle.decision
    assert decision is not None, "nobody is asked anything"
    assert kind is None or isinstance(decision, kind), decision
    return decision


def over(battle: Battle[Any]) -> None:
    """The procedure has ended and every scripted die was used."""
    assert battle.over, f"still asked: {battle.decision}"
    used_up(battle)


def used_up(battle: Battle[Any]) -> None:
    """Every scripted die was used."""
    assert isinstance(battle.source, Script)
    assert battle.used == len(battle.source), f"{battle.used} of {len(battle.source)} dice used"


def happened(battle: Battle[Any], kind: type[Any]) -> list[Any]:
    """The events of a kind, oldest first."""
    return [entry.event for entry in battle.log if isinstance(entry, Happened) and isinstance(entry.event, kind)]


def rolled(battle: Battle[Any]) -> list[tuple[str, tuple[int, ...]]]:
    """What was rolled for and what the dice showed."""
    return [(entry.roll.purpose.id, entry.faces) for entry in battle.log if isinstance(entry, Rolled)]


def where(battle: Battle[Any], model: str) -> tuple[float, float]:
    """Where a model stands, in inches."""
    found = battle.state.units[model.rpartition(".")[0]].model(model)
    return found.x / 1000, found.y / 1000


def refused(battle: Battle[Any], choice: Choice) -> tuple[str, tuple[str, ...]]:
    """The message id and the rules with which a choice is refused; it must be."""
    refusal = battle.refusal(choice)
    assert refusal is not None, f"accepted: {choice}"
    return refusal.message.id, refusal.rules


def lines(text: str) -> list[list[str]]:
    """The rows of a printed table, each split into its cells."""
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def through(action: Any) -> Any:
    """What a step does, after the fields of its procedure have changed."""
    return action.action if isinstance(action, Become) else action


def become(action: Any) -> Any:
    """What a procedure has become by a step, or the one it calls or repeats."""
    return action.procedure
