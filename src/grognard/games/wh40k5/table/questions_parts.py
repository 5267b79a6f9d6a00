"""What all decisions in words share: the question, the choices as options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core import wording as putting
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, kebab, say
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.words import has_message
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.state.choices import Move, Walk
from grognard.games.wh40k5.table.log_lines import NAMING

SHOWN = 24
"""How many choices of a list are shown as options at most, spread over it."""
KEYS = {
    "finish": "F",
    "place-rest": "R",
    "stay-up": "S",
    "go-down": "G",
    "run": "R",
    "smoke": "K",
    "board": "B",
    "stay-out": "S",
}


def view(
    g: B, decision: Decision, kind: str, options: list[Option], question: Message | None = None, **more: Any
) -> DecisionView:
    """A decision view that knows the unit it is about."""
    unit = getattr(decision, "unit", None)
    acting = unit if unit in g.state.units else None
    return putting.view(g, decision, kind, question or question_of(g, decision), options, acting=acting, **more)


def question_of(g: G, decision: Decision) -> Message:
    """What is asked, in one sentence."""
    id = f"wh-ask-{kebab(type(decision).__name__)}"
    fields = NAMING.arguments(g, decision, names_of(decision))
    if not has_message(id):
        return say("wh-ask-choose", unit=fields.get("unit", "none"))
    allowance = getattr(decision, "allowance", getattr(decision, "distance", 0))
    return Message(id, {"unit": "none", **fields, "inches": movement.shown(allowance)})


def names_of(decision: Decision) -> Sequence[str]:
    """The fields of a decision that a sentence may name."""
    return [field for field in decision.__struct_fields__ if not isinstance(getattr(decision, field), Decision)]


def label(g: G, choice: Choice) -> Message:
    """A choice in a few words: its sentence with units by name, numbers and words as they are."""
    climbs = {leg.storey for leg in choice.legs} if isinstance(choice, Move | Walk) else set()
    if len(climbs) == 1 and None not in climbs:
        return say("wh-choose-climb", storey=climbs.pop() or 0)
    id = f"wh-choose-{kebab(type(choice).__name__)}"
    if not has_message(id):
        return say("wh-choose-other", choice=kebab(type(choice).__name__).replace("-", " "))
    return Message(id, NAMING.arguments(g, choice))


def option(g: G, choice: Choice, **more: Any) -> Option:
    """An option that sends this choice and knows which units it is about."""
    unit = getattr(choice, "unit", None)
    target = more.pop("target", None) or getattr(choice, "target", None) or getattr(choice, "transport", None)
    return putting.option(
        choice,
        more.pop("label", None) or label(g, choice),
        unit=more.pop("about", unit) if unit in g.state.units else None,
        target=target if target in g.state.units else None,
        model=getattr(choice, "model", None),
        key=more.pop("key", None) or KEYS.get(kebab(type(choice).__name__)),
        **more,
    )


def spread(choices: Sequence[Choice], most: int = SHOWN) -> list[Choice]:
    """At most so many of some choices, evenly spread over them."""
    if len(choices) <= most:
        return list(choices)
    return [choices[number * len(choices) // most] for number in range(most)]


def listed_options(g: G, decision: Decision) -> list[Option]:
    """The listed choices as buttons, the first as the one to take."""
    found = spread(g.choices(decision))
    named = [label(g, choice) for choice in found]
    options = []
    for number, (choice, name) in enumerate(zip(found, named, strict=True)):
        if named.count(name) > 1:
            name = say("wh-choose-way", choice=name, number=number + 1)
        then = f"wh-choose-{kebab(type(choice).__name__)}-then"
        hint = Message(then) if has_message(then) else None
        options.append(option(g, choice, label=name, hint=hint, primary=number == 0))
    return options


def chained(messages: Sequence[Message]) -> Message:
    """Several things named after each other.

    Raises ``IndexError`` if there is none.
    """
    found = messages[-1]
    for message in reversed(messages[:-1]):
        found = say("wh-list", first=message, rest=found)
    return found
