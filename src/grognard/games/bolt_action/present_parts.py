"""What all decisions put in words have in common."""

from __future__ import annotations

from typing import Any

from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision
from grognard.core.messages import Message
from grognard.core.questions import DecisionView, Option
from grognard.core.records import replace, to_builtins
from grognard.games.bolt_action.formulas import INCH
from grognard.games.bolt_action.state import State

G = Battle[State]


def view(g: G, decision: Decision, kind: str, question: Message, options: list[Option], **more: Any) -> DecisionView:
    """A decision view with the fields all kinds share."""
    return DecisionView(
        id=g.number,
        seat=decision.seat,
        kind=kind,
        question=question,
        options=options,
        may_undo=g.undoable_by == decision.seat,
        **more,
    )


def plain(choice: Choice) -> Any:
    """A choice as it is sent."""
    return to_builtins(choice)


def replaced(of: Option, **fields: Any) -> Option:
    """An option with other fields."""
    return replace(of, **fields)


def option(choice: Choice, label: Message, **more: Any) -> Option:
    """An option that sends this choice."""
    return Option(label=label, choice=to_builtins(choice), **more)


def inches(length: float) -> str:
    """A length in inches with one decimal."""
    return f"{length / INCH:.1f}"
