"""What all decision views share."""

from __future__ import annotations

from typing import Any

from grognard.core.decisions import Choice, Decision
from grognard.core.messages import Message
from grognard.core.questions import DecisionView, Option
from grognard.core.records import to_builtins
from grognard.games.operation_ww2.context import G


def view(g: G, decision: Decision, kind: str, question: Message, options: list[Option], **more: Any) -> DecisionView:
    """A decision view with the fields all kinds share."""
    undo = g.undoable_by == decision.seat
    return DecisionView(
        id=g.number, seat=decision.seat, kind=kind, question=question, options=options, may_undo=undo, **more
    )


def option(choice: Choice, label: Message, **more: Any) -> Option:
    """An option that sends this choice."""
    return Option(label=label, choice=to_builtins(choice), **more)
