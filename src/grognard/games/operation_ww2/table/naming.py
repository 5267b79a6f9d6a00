"""What players call units, sides, cards, places and intents."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.messages import Message, say
from grognard.core.wire.scene import CardView
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.fire.firepower import AT
from grognard.games.operation_ww2.rules.fire.parts import RIDERS, is_open_top
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.names import card_name, listed, side_name, unit_name
from grognard.games.operation_ww2.state.state import Model, Ordered


def piece_name(g: G, piece: str) -> Message:
    """What a piece of terrain is called: its name, or that of its kind."""
    drawn = next((each for each in g.context.laid.ground.pieces if each.id == g.context.drawn_as(piece)), None)
    if drawn is None:
        return say("az-piece", title=piece)
    return say("az-piece", title=drawn.name) if drawn.name else g.context.tables.terrain[drawn.kind].name


def man_name(g: G, model: Model) -> Message:
    """Somebody by his role and weapon."""
    if not model.weapons:
        return say("az-man-unarmed", role=model.role)
    return say("az-man", role=model.role, weapon=g.context.tables.weapons[model.weapons[-1]].name)


def part_name(g: G, part: str) -> Message:
    """A part of a target: somebody a template is laid on, a vehicle or gun, those in some cover (AZ-SPL-01)."""
    plain = part.lstrip(AT)
    id = plain.partition("/")[0]
    aimed = next((model for unit in g.state.units.values() for model in unit.models if model.id == id), None)
    if aimed is not None and is_open_top(plain):
        return say("az-part-open-top")
    if aimed is not None:
        return man_name(g, aimed) if aimed.is_person else say("az-part-machine", role=aimed.role)
    if RIDERS in plain.split("+"):
        return say("az-part-riders")
    return say("az-part-cover", cover=plain.partition("+")[0])


def people_name(g: B, seat: int) -> Message:
    """A side as those who act: by its nation, or by its edge of the table if both are of one nation."""
    if g.setup.forces[0].nation == g.setup.forces[1].nation:
        return side_name(g, seat)
    return say(f"az-people-of-nation-{g.setup.forces[seat].nation}")


def card_view(g: B, card: Card) -> CardView:
    """A card as drawn."""
    return CardView(card.order, card.priority, card_name(g, card))


def cards_named(g: B, cards: Sequence[Card]) -> Message:
    """Several cards in words; none is told as none."""
    return listed([card_name(g, card) for card in cards]) if cards else say("az-cards-none")


def intent_name(g: B, ordered: Ordered) -> Message:
    """What a unit is going to do, in a sentence (AZ-INT-01 to AZ-INT-05)."""
    intent: Intent | None = ordered.intent
    length = f"{ordered.length / 1000:.0f}"
    match intent:
        case None:
            return say("az-intent-open")
        case MoveIntent(way=way, speed=speed):
            return say("az-intent-move", length=length, speed=speed if way else "stay")
        case AssaultIntent(way=way, speed=speed, target=target, fires=fires):
            name = unit_name(g, target) if target is not None else "none"
            manner = fires if target is not None and fires != "never" else "none"
            return say("az-intent-assault", length=length, speed=speed if way else "stay", target=name, fires=manner)
        case FireIntent(target=target, held=held) | AmbushIntent(target=target, held=held):
            kind = "fire" if isinstance(intent, FireIntent) else "ambush"
            if held is not None:
                at = f"{held.at / 1000:.0f}"
                return say("az-intent-held", order=kind, target=unit_name(g, held.mover), at=at)
            if intent.besides.building:
                return say("az-intent-fire", order=kind, target=piece_name(g, intent.besides.building))
            if target is None:
                return say("az-intent-waits", order=kind)
            return say("az-intent-fire", order=kind, target=unit_name(g, target))
        case CoveringFireIntent(target=target):
            if target is None:
                return say("az-intent-waits", order="covering-fire")
            return say("az-intent-fire", order="covering-fire", target=unit_name(g, target))
