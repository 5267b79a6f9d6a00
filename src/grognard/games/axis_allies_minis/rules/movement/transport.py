"""Transport: who may ride on what, and which hexes can hold a unit (AAM-MOVE-12, AAM-MOVE-18, AAM-SA-69, AAM-SA-91)."""

from __future__ import annotations

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Hex

TRANSPORTS = ("transport", "exposed-transport", "gun-transport", "large-transport")
"""Abilities to carry Soldiers (AAM-SA-69)."""


def transport_of(card: Card) -> str | None:
    """The transport ability of a card, or None."""
    return next((ability for ability in TRANSPORTS if ability in traits(card).held), None)


def seats(card: Card) -> int:
    """How many Soldiers a card carries (AAM-SA-69).

    >>> from grognard.games.axis_allies_minis.data.cards import CARDS
    >>> seats(CARDS["sd-kfz-251"]), seats(CARDS["m4a1-sherman"])
    (1, 0)
    """
    ability = transport_of(card)
    return ABILITIES[ability].numbers["seats"] if ability else 0


def is_gun(card: Card) -> bool:
    """Whether a card is Artillery that not every transport carries; Light Artillery rides in any (AAM-SA-91)."""
    return card.is_artillery and "light-artillery" not in traits(card).held


def carrying_refusal(g: G, unit: Unit, carrier: Unit) -> Refused | None:
    """Why a unit cannot be aboard a carrier besides those already there, wherever the two are; None if it can
    (AAM-MOVE-12, AAM-MOVE-18, AAM-SA-69)."""
    ability = transport_of(carrier.of)
    if ability is None or carrier.seat != unit.seat or carrier.place != "map":
        return Refused(say("aam-refused-no-transport"), "AAM-SA-69")
    if unit.of.type != "soldier":
        return Refused(say("aam-refused-passenger"), "AAM-MOVE-12")
    if is_gun(unit.of):
        large = "large" in traits(unit.of).held
        if ability not in ("gun-transport", "large-transport") or (ability == "gun-transport" and large):
            return Refused(say("aam-refused-gun"), "AAM-SA-69")
    aboard = g.state.passengers(carrier.id)
    if len(aboard) >= seats(carrier.of):
        return Refused(say("aam-refused-seats", seats=seats(carrier.of)), "AAM-SA-69")
    if is_gun(unit.of) and any(is_gun(other.of) for other in aboard):
        return Refused(say("aam-refused-second-gun"), "AAM-SA-69")
    return None


def can_stand(g: G, unit: Unit, at: Hex) -> bool:
    """Whether the terrain of a hex can hold a unit (AAM-STACK-08)."""
    found: bool = g.context.crossings.can_stand(unit.of, at)
    return found
