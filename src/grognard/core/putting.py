"""Putting a decision in words: what joins the engine's questions to what a table is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.core.choices import Choice
from grognard.core.decisions import Decision, Situation
from grognard.core.messages import Message
from grognard.core.questions import DecisionView, Option
from grognard.core.records import to_builtins


def view(
    g: Situation,
    decision: Decision,
    kind: str,
    question: Message,
    options: list[Option],
    rules: Iterable[str] = (),
    **more: Any,
) -> DecisionView:
    """A decision in words, with the fields all kinds share."""
    return DecisionView(
        id=g.number,
        seat=decision.seat,
        kind=kind,
        question=question,
        options=options,
        rules=list(rules),
        may_undo=g.undoable_by == decision.seat,
        **more,
    )


def option(choice: Choice, label: Message, **more: Any) -> Option:
    """An option that sends this choice."""
    return Option(label=label, choice=to_builtins(choice), **more)
