"""How a game asks its questions.

A game says how its decisions are asked (``Questions``). One of which it says nothing is asked by its name: a decision
``ChooseFlank`` of the game ``xx`` by the sentence ``xx-ask-flank``, its choices, such as ``HoldBack``, by
``xx-choose-hold-back``; both are given their fields as the game's ``Naming`` tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Argument, Message, kebab, say
from grognard.core.narration.naming import Naming
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wording import option, view
from grognard.core.words import has_message

C = TypeVar("C", bound=Choice)
View = Callable[[Any, Any], DecisionView]
"""A decision in words."""
Told = Callable[[Any, Any, Any], Mapping[str, Argument]]
"""What the sentence of a choice takes besides or instead of its fields, given the decision and the choice."""


def offered(g: Any, decision: Decision, kind: type[C], label: Callable[[C], Message], **fields: Any) -> list[Option]:
    """The listed choices of a kind as options, the first as the one to take. The ``fields`` of an option are what they
    are for all, or follow from the choice."""
    found = [choice for choice in g.choices(decision) if isinstance(choice, kind)]
    return [
        option(
            choice,
            label(choice),
            primary=number == 0,
            **{name: value(choice) if callable(value) else value for name, value in fields.items()},
        )
        for number, choice in enumerate(found)
    ]


class Questions:
    """Asks the decisions of a game whose sentences begin with ``prefix``.

    ``views``: how decisions are asked that take more than their fields. ``told``: what the sentences of choices take
    besides their fields. ``keys``: the keys of choices by their names, such as ``hold-back``. ``kind``: how the table
    asks what is asked by its name alone.
    """

    def __init__(
        self,
        prefix: str,
        naming: Naming,
        *,
        views: Mapping[type[Decision], View] = MappingProxyType({}),
        told: Mapping[type[Choice], Told] = MappingProxyType({}),
        keys: Mapping[str, str] = MappingProxyType({}),
        kind: str = "choose",
    ) -> None:
        self.prefix, self.naming, self.kind = prefix, naming, kind
        self.views, self.own, self.keys = dict(views), told, keys

    def present(self, g: Any, decision: Decision) -> DecisionView:
        """A decision as a table shows it."""
        asked = self.views.get(type(decision))
        return self.plain(g, decision) if asked is None else asked(g, decision)

    def asks(self, views: Mapping[type[Decision], View]) -> None:
        """Declares how decisions are asked, where their views stand on what is declared before."""
        self.views.update(views)

    def plain(self, g: Any, decision: Decision) -> DecisionView:
        """A decision by its name and its fields, its choices by theirs."""
        return self.view(g, decision, self.kind, self.options(g, decision, g.choices(decision)))

    def view(
        self,
        g: Any,
        decision: Decision,
        kind: str,
        options: list[Option],
        question: Message | None = None,
        **more: Any,
    ) -> DecisionView:
        """A decision in words that knows the unit it is about."""
        acting = _unit(g, getattr(decision, "unit", None))
        asked = self.question(g, decision) if question is None else question
        return view(g, decision, kind, asked, options, **{"acting": acting, **more})

    def question(self, g: Any, decision: Decision) -> Message:
        """What is asked, in one sentence."""
        name = kebab(type(decision).__name__.removeprefix("Choose"))
        return Message(f"{self.prefix}-ask-{name}", self.naming.arguments(g, decision))

    def options(self, g: Any, decision: Decision, choices: Sequence[Choice]) -> list[Option]:
        """Choices as options, the first as the one to take; of those that read alike each has a number. What a choice
        leads to may have a sentence: ``xx-choose-hold-back-then``."""
        labels = [self.label(g, choice, decision) for choice in choices]
        options = []
        for number, (choice, label) in enumerate(zip(choices, labels, strict=True), 1):
            then = f"{self.prefix}-choose-{kebab(type(choice).__name__)}-then"
            name = self.numbered(label, number, labels.count(label))
            hint = Message(then) if has_message(then) else None
            options.append(self.option(g, choice, label=name, hint=hint, primary=number == 1))
        return options

    def numbered(self, label: Message, number: int, alike: int) -> Message:
        """What a choice is called, with its number if several read alike."""
        return label if alike == 1 else say(f"{self.prefix}-choose-way", choice=label, number=number)

    def label(self, g: Any, choice: Choice, decision: Decision | None = None) -> Message:
        """A choice in a few words."""
        told = self.naming.arguments(g, choice)
        if (more := self.own.get(type(choice))) is not None:
            told |= more(g, decision, choice)
        return Message(f"{self.prefix}-choose-{kebab(type(choice).__name__)}", told)

    def option(self, g: Any, choice: Choice, **more: Any) -> Option:
        """An option that sends this choice and knows what on the table it is about."""
        model = getattr(choice, "model", None)
        fields: dict[str, Any] = {
            "unit": _unit(g, getattr(choice, "unit", None)),
            "target": _unit(g, getattr(choice, "target", None)),
            "model": model if isinstance(model, str) else None,
            "key": self.keys.get(kebab(type(choice).__name__)),
        }
        label = more.pop("label", None) or self.label(g, choice)
        return option(choice, label, **fields | {field: value for field, value in more.items() if value is not None})


def _unit(g: Any, id: Any) -> str | None:
    """A unit of the battle by its id."""
    return id if isinstance(id, str) and id in g.state.units else None
