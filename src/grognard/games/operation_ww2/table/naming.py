"""What players call units, sides, cards, places and intents."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.messages import Message, say
from grognard.core.scene import CardView
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.firepower import AT
from grognard.games.operation_ww2.rules.fire.parts import RIDERS, is_open_top
from grognard.games.operation_ww2.state.choices import (
    AmbushIntent,
    AssaultIntent,
    Card,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Model, Ordered


def unit_name(g: G, unit: str) -> Message:
    """What players call a unit; where both sides have one of this name, with its side. Of units joined as one the first
    gives its name (AZ-CMB-01); a runner under way is named after his unit (AZ-COM-05)."""
    home = home_of(g, unit)
    if home != unit:
        return say("az-unit-runner", unit=unit_name(g, home))
    entry = g.context.roll[unit][0]
    name = entry.full_name
    twins = any(other[0] != unit[0] and entries[0].full_name == name for other, entries in g.context.roll.items())
    return say("az-unit-of-side", unit=name, side=side_name(g, "ab".index(unit[0]))) if twins else name


def home_of(g: G, unit: str) -> str:
    """The unit of the force list that a unit comes from: itself, or that of a runner under way."""
    return unit if unit in g.context.roll else unit.rpartition(".")[0]


def is_unit(g: G, id: object) -> bool:
    """Whether this is the id of a unit, be it of a runner's."""
    return isinstance(id, str) and home_of(g, id) in g.context.roll


def piece_name(g: G, piece: str) -> Message:
    """What a piece of terrain is called: its name, or that of its kind."""
    drawn = next((each for each in g.context.laid.ground.pieces if each.id == g.context.drawn_as(piece)), None)
    if drawn is None:
        return say("az-piece", title=piece)
    return say("az-piece", title=drawn.name) if drawn.name else g.context.tables.terrain[drawn.kind].name


def side_name(g: G, seat: int) -> Message:
    """What a side is called: by its nation, or by its edge of the table if both are of one nation."""
    first, second = (force.nation for force in g.setup.forces)
    if first == second:
        zones = g.state.zones or ("south", "north")
        return say("az-side-zone", zone=zones[seat])
    return say(f"az-of-nation-{(first, second)[seat]}")


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


def people_name(g: G, seat: int) -> Message:
    """A side as those who act: by its nation, or by its edge of the table if both are of one nation."""
    if g.setup.forces[0].nation == g.setup.forces[1].nation:
        return side_name(g, seat)
    return say(f"az-people-of-nation-{g.setup.forces[seat].nation}")


def card_name(g: G, card: Card) -> Message:
    """A card in words."""
    return say("az-card", order=g.context.tables.orders[card.order].name, priority=card.priority)


def card_view(g: G, card: Card) -> CardView:
    """A card as drawn."""
    return CardView(card.order, card.priority, card_name(g, card))


def listed(parts: Sequence[Message]) -> Message:
    """Several things in one sentence."""
    found = parts[0]
    for part in parts[1:]:
        found = say("az-list-more", first=found, more=part)
    return found


def cards_named(g: G, cards: Sequence[Card]) -> Message:
    """Several cards in words; none is told as none."""
    return listed([card_name(g, card) for card in cards]) if cards else say("az-cards-none")


def intent_name(g: G, ordered: Ordered) -> Message:
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
