"""What is declared besides an order has to mean something with it (AZ-INT-06)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Intent, MoveIntent
from grognard.games.operation_ww2.state.state import Unit

DRIVING = ("ram", "overrun", "reverse", "backing", "turret", "speaks_to", "exposed")
"""What only vehicles declare."""

ON_FOOT = ("charge", "bicycles", "storey")
"""What only people on foot declare."""

GOING = (
    *(name for name in DRIVING if name not in ("speaks_to", "exposed")),
    *ON_FOOT,
    *("facing", "legs", "boards", "leaves", "hitches"),
)
"""What is said of a way."""

ASSAULTING = ("charge", "assaulted", "assaulting")
"""What only an assault is about."""


def refusal(unit: Unit, intent: Intent) -> Refused | None:
    """That something is declared which means nothing to the unit or with the order."""
    besides = intent.besides
    for name in meaningless(unit, intent):
        if getattr(besides, name) != getattr(NOTHING, name):
            return Refused(say("az-refused-besides", what=name), "AZ-INT-06")
    return None


def meaningless(unit: Unit, intent: Intent) -> Iterator[str]:
    """What may not be declared besides."""
    besides = intent.besides
    yield from ON_FOOT if unit.is_vehicle else DRIVING
    if not isinstance(intent, (MoveIntent, AssaultIntent)):
        yield from GOING
    elif not unit.is_vehicle and all(not model.length or model.id != intent.lead for model in unit.models):
        yield "facing"
    if not isinstance(intent, AssaultIntent):
        yield from ASSAULTING
    if not unit.is_vehicle:
        if not besides.boards:
            yield "leaves"
        if isinstance(intent, MoveIntent) or intent.target is None:
            yield "aims"
    if not besides.boards and not besides.leaves:
        yield "boarding"
        if besides.carrier not in [model.id for model in unit.models]:
            yield "carrier"
