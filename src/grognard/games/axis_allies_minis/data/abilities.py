"""Special abilities: what each is called, which rules say what it does, and its numbers (AAM-SA).

>>> ABILITIES["rockets"].numbers, ABILITIES["rockets"].once, ABILITIES["rockets"].rules
({'reach': 4}, 'game', ('AAM-SA-17',))
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.tables import DATA

Printed = Literal["dice", "penalty", "range", "successes", "margin", "speed", "initiative"]
Number = Literal[
    "attacks",
    "dice",
    "die",
    "soldier_dice",
    "vehicle_dice",
    "short",
    "medium",
    "long",
    "reach",
    "sixes",
    "ones",
    "needs",
    "successes",
    "per_six",
    "rerolls",
    "defence",
    "cover",
    "roll",
    "cost",
    "speed",
    "seats",
    "initiative",
]


class Ability(Row, kw_only=True):
    """A special ability.

    ``printed`` is what the number after its name on a card means, or None if cards print none; ``numbers`` are those
    the ability always has; ``once`` is how often it may be used, or None.
    """

    group: Literal["attack", "defence", "movement", "command", "other"]
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    printed: Printed | None = None
    once: Literal["game", "turn", "phase"] | None = None
    numbers: dict[Number, int] = {}

    @property
    def name(self) -> Message:
        """What players call it, without a number."""
        return say(f"aam-ability-{self.id}")


class Held(Record):
    """An ability as a card has it, with the number printed after its name, if any."""

    id: str
    value: int | None = None

    @property
    def ability(self) -> Ability:
        """The ability itself."""
        return ABILITIES[self.id]

    @property
    def name(self) -> Message:
        """What the card says: ``Close Assault 7``."""
        if self.value is None:
            return self.ability.name
        sign = "plus" if self.ability.printed == "initiative" else "none"
        return say("aam-ability-printed", ability=self.ability.name, value=self.value, sign=sign)


ABILITIES: Mapping[str, Ability] = TableFile(DATA, "abilities.toml").table("ability", Ability)


def read_held(text: str) -> Held | Message:
    """An ability as written in a card file, ``double-shot`` or ``close-assault 7``; or what is wrong with it.

    >>> read_held("close-assault 7"), read_held("double-shot").value
    (Held(id='close-assault', value=7), None)
    """
    found = re.fullmatch(r"([a-z0-9-]+?)(?: ([0-9]{1,2}))?", text)
    ability = ABILITIES.get(found[1]) if found else None
    if found is None or ability is None:
        near = ", ".join(get_close_matches(text.rstrip(" 0123456789"), ABILITIES, n=3)) or "-"
        return say("aam-ability-unknown", ability=text[:60], near=near)
    if (ability.printed is None) != (found[2] is None):
        return say("aam-ability-number", ability=ability.id, printed=ability.printed or "none")
    return Held(ability.id, None if found[2] is None else int(found[2]))
