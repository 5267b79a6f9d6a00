"""What all decisions in words share: the question, the choices as options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.asking.questions import Questions
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, kebab, say
from grognard.core.wire.questions import Option
from grognard.core.words import has_message
from grognard.games.wh40k5.ground.context import G
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


class Asking(Questions):
    """Decisions by their whole names; of many choices some are shown, spread over them all."""

    def question(self, g: G, decision: Decision) -> Message:
        """What is asked, with how far the unit may go."""
        id = f"wh-ask-{kebab(type(decision).__name__)}"
        named = [field for field in decision.__struct_fields__ if not isinstance(getattr(decision, field), Decision)]
        fields = NAMING.arguments(g, decision, named)
        if not has_message(id):
            return say("wh-ask-choose", unit=fields.get("unit", "none"))
        allowance = getattr(decision, "allowance", getattr(decision, "distance", 0))
        return Message(id, {"unit": "none", **fields, "inches": movement.shown(allowance)})

    def label(self, g: G, choice: Choice, decision: Decision | None = None) -> Message:
        """A choice in a few words; of a way up or down the floor."""
        climbs = {leg.storey for leg in choice.legs} if isinstance(choice, Move | Walk) else set()
        if len(climbs) == 1 and None not in climbs:
            return say("wh-choose-climb", storey=climbs.pop() or 0)
        found = super().label(g, choice, decision)
        if has_message(found.id):
            return found
        return say("wh-choose-other", choice=kebab(type(choice).__name__).replace("-", " "))

    def options(self, g: G, decision: Decision, choices: Sequence[Choice]) -> list[Option]:
        """So many as can be shown."""
        return super().options(g, decision, spread(choices))

    def option(self, g: G, choice: Choice, **more: Any) -> Option:
        """Who is aboard something is about it."""
        return super().option(g, choice, **{"target": getattr(choice, "transport", None) or None, **more})


def spread(choices: Sequence[Choice], most: int = SHOWN) -> Sequence[Choice]:
    """At most so many of some choices, evenly spread over them."""
    count = len(choices)
    return choices if count <= most else [choices[number * count // most] for number in range(most)]


ASKING = Asking("wh", NAMING, keys=KEYS)
view, option, label = ASKING.view, ASKING.option, ASKING.label


def listed_options(g: G, decision: Decision) -> list[Option]:
    """The listed choices as buttons."""
    return ASKING.options(g, decision, g.choices(decision))


def chained(messages: Sequence[Message]) -> Message:
    """Several things named after each other.

    Raises ``IndexError`` if there is none.
    """
    found = messages[-1]
    for message in reversed(messages[:-1]):
        found = say("wh-list", first=message, rest=found)
    return found
