"""The log in words: one sentence an event or a roll, with its rules and dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.chronicle import LogLine, Motion, dice_views
from grognard.core.dice import Roll, Successes, Total
from grognard.core.events import Chosen, Entry, Event, Happened, Rolled, TakenBack
from grognard.core.messages import Argument, Message, kebab, say
from grognard.core.overlays import Spot
from grognard.core.scene import DieView
from grognard.core.words import has_message
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.events.assault import Approached, CombatResult
from grognard.games.wh40k5.events.mission import BattleEnded, DeploymentDrawn, MissionDrawn
from grognard.games.wh40k5.events.morale import FellBack
from grognard.games.wh40k5.events.movement import GroundTried, Moved
from grognard.games.wh40k5.events.shooting import Losses
from grognard.games.wh40k5.events.turn import PhaseBegan, PlayerTurnBegan
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.view import side_name

HEADINGS = (PlayerTurnBegan, PhaseBegan, BattleEnded)
"""Events that begin a new paragraph of the log."""

UNIT_FIELDS = ("unit", "target", "transport", "by", "attacker", "other", "host", "character")
"""Fields of events that name units."""


def line(g: G, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
    """A log entry as a seat may know it; None if it says nothing."""
    match entry:
        case Happened(event, rules):
            message = sentence(g, event)
            return None if message is None else event_line(g, event, message, rules, seq)
        case Rolled(roll, faces, typed) if faces:
            return LogLine(seq, said(roll, faces), list(roll.rules), drawn_dice(roll, faces, typed), roll.seat)
        case Rolled() | Chosen() | TakenBack():
            return None


def event_line(g: G, event: Event, message: Message, rules: tuple[str, ...], seq: int) -> LogLine:
    """The line of an event, with the models it moved or removed."""
    unit = getattr(event, "unit", None)
    side = g.state.units[unit].seat if unit in g.state.units else getattr(event, "seat", None)
    motions = []
    if isinstance(event, Moved | Approached):
        motions = [Motion(leg.model, [Spot(x, y) for x, y in leg.points]) for leg in event.legs]
    elif isinstance(event, FellBack):
        motions = [Motion(step.model, [Spot(x, y) for x, y in step.points]) for step in event.steps]
    lost = list(event.removed) if isinstance(event, Losses) else []
    depth = 0 if isinstance(event, HEADINGS) else 1
    return LogLine(seq, message, list(rules), side=side, depth=depth, motions=motions, lost=lost)


def sentence(g: G, event: Event) -> Message | None:
    """What happened, in one sentence; None for what is seen on the table."""
    id = f"wh-event-{kebab(type(event).__name__)}"
    match event:
        case Losses(removed=removed, hurt=hurt) if not removed and not hurt:
            return None
        case MissionDrawn(mission):
            return say("wh-event-mission-drawn", mission=TABLES.missions[mission].name)
        case DeploymentDrawn(deployment):
            return say("wh-event-deployment-drawn", deployment=TABLES.deployments[deployment].name)
        case GroundTried(unit, allowance):
            return say("wh-event-ground-tried", unit=g.context.name(unit), inches=allowance // INCH)
        case CombatResult(suffered, winner):
            return combat_result(g, suffered, winner)
        case BattleEnded(ended, winner):
            who: Argument = "none" if winner is None else side_name(g, winner)
            return say("wh-event-battle-ended", ended=ended, winner=who)
        case _:
            return Message(id, arguments(g, event)) if has_message(id) else None


def arguments(g: G, event: Event) -> dict[str, Argument]:
    """The event's fields as arguments of its sentence: units and sides by name, lists by their length."""
    found: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        name = field.replace("_", "-")
        found[name] = argument(g, field, value)
    return found


def argument(g: G, field: str, value: Any) -> Argument:
    """One field as a sentence takes it."""
    if field in UNIT_FIELDS and value in g.state.units:
        name: Message = g.context.name(value)
        return name
    if field == "seat":
        return side_name(g, value)
    if field in NAMED and isinstance(value, str) and value:
        return NAMED[field](g, value)
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return int(value)
        case str():
            return str(value)
        case tuple() | list() | dict():
            return len(value)
        case _:
            return "none"


def model_name(g: G, id: str) -> Message:
    """A model by its kind, or what it was if it is gone."""
    found = (model for unit in g.state.units.values() for model in unit.models if model.id == id)
    model = next(found, None)
    return say("wh-a-model") if model is None else model.of.name


def weapon_name(g: G, id: str) -> Message:
    """A weapon, or a way to fire one, as players call it."""
    return TABLES.weapons[id].name if id in TABLES.weapons else TABLES.gear_name(id)


def result_name(g: G, id: str) -> Message | str:
    """A row of the damage table as players call it; what is no such row, as it is."""
    row = TABLES.damage.get(id)
    return id if row is None else row.name


NAMED: dict[str, Callable[[G, str], Message | str]] = {
    "model": model_name,
    "weapon": weapon_name,
    "result": result_name,
}
"""Fields that name what stands in the tables."""


def combat_result(g: G, suffered: tuple[int, int], winner: int | None) -> Message:
    """Who has won a combat, by how much (WH-ASSAULT-13)."""
    who: Message | str = "none" if winner is None else side_name(g, winner)
    best = winner or 0
    return say("wh-event-combat-result", winner=who, own=suffered[1 - best], other=suffered[best])


def said(roll: Roll, faces: tuple[int, ...]) -> Message:
    """A roll in words: what for, and what it needed or came to."""
    reading = roll.pools[0].reading
    if len(roll.pools) == 1 and isinstance(reading, Successes):
        hits = reading.read(faces)
        return say("wh-log-roll-needed", purpose=roll.purpose, need=reading.need, hits=hits, count=len(faces))
    if len(roll.pools) == 1 and isinstance(reading, Total):
        return say("wh-log-roll-total", purpose=roll.purpose, total=sum(faces))
    return say("wh-log-roll", purpose=roll.purpose)


def drawn_dice(roll: Roll, faces: tuple[int, ...], typed: bool) -> list[DieView]:
    """The dice as drawn; directions are not."""
    views = dice_views(roll, faces, typed)
    return [die for die, sides in zip(views, roll.sides, strict=True) if sides <= SIDES]


SIDES = 6
"""Dice with more sides are directions."""
