"""The log in words: one sentence an event or a roll, with its rules and dice."""

from __future__ import annotations

from typing import Any

from grognard.core.engine.dice import Roll
from grognard.core.engine.events import Chosen, Entry, Event, Happened, Rolled, TakenBack
from grognard.core.messages import Argument, Message, kebab, say
from grognard.core.wire.log_lines import LogLine, Motion, ShotView
from grognard.core.wire.overlays import Spot
from grognard.core.wording import dice_views, rolled_values
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.close_quarters import AssaultDeclared
from grognard.games.bolt_action.state.events.movement import Moved, WentIn
from grognard.games.bolt_action.state.events.nerve import FirstBlood
from grognard.games.bolt_action.state.events.shooting import Fired, RangedIn, Scored, ShotDeclared
from grognard.games.bolt_action.state.events.turn import (
    BattleEnded,
    Conceded,
    DieDrawn,
    DieTaken,
    DieTurned,
    OrderGiven,
    RolledOff,
    TurnBegan,
)
from grognard.games.bolt_action.state.events.vehicles import Boarded, Drove, WreckLeft
from grognard.games.bolt_action.state.names import side_name, unit_name
from grognard.games.bolt_action.table.building_panels import building_name, floor_name

SILENT = (DieDrawn, DieTaken, WreckLeft, RangedIn, FirstBlood, RolledOff)
"""Events whose consequences are told by others, or are seen on the table, like the dice drawn from the cup."""

HEADINGS = (OrderGiven, TurnBegan, BattleEnded, Conceded)
"""Events that begin a new paragraph of the log."""

UNIT_FIELDS = ("unit", "target", "attacker", "defender", "assault", "loser", "vehicle")


def line(g: G, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
    """A log entry as a seat may know it; None if it says nothing."""
    match entry:
        case Happened(event, rules):
            shown = event.seen_by(seat)
            if shown is None or isinstance(shown, SILENT):
                return None
            message = sentence(g, shown)
            return None if message is None else event_line(g, shown, message, rules, seq)
        case Rolled(roll, _, _) if roll.purpose.id == "ba-roll-cup":
            return None
        case Rolled(roll, faces, typed):
            return LogLine(
                seq,
                roll_sentence(roll, faces),
                rules=list(roll.rules),
                dice=dice_views(roll, faces, typed),
                side=roll.seat,
            )
        case Chosen() | TakenBack():
            return None


def event_line(g: G, event: Event, message: Message, rules: tuple[str, ...], seq: int) -> LogLine:
    """The line of an event, with the models it moved or removed."""
    unit = getattr(event, "unit", None) or getattr(event, "attacker", None)
    side = g.context.profile(unit).seat if unit is not None else getattr(event, "seat", None)
    motions = []
    if isinstance(event, WentIn):
        motions = [Motion(leg.model, [Spot(x, y) for x, y in leg.points]) for leg in event.places]
    if isinstance(event, Moved):
        motions = [Motion(leg.model, [Spot(x, y) for x, y in leg.points]) for leg in event.legs]
    if isinstance(event, Drove):
        motions = [Motion(f"{event.unit}.1", [Spot(pose.x, pose.y) for pose in event.poses])]
    lost = list(event.models) if isinstance(event, CasualtiesTaken) else []
    depth = 0 if isinstance(event, HEADINGS) else 1
    shot = ShotView(event.unit, event.target) if isinstance(event, ShotDeclared) else None
    return LogLine(seq, message, list(rules), side=side, depth=depth, motions=motions, lost=lost, shot=shot)


def sentence(g: G, event: Event) -> Message | None:
    """What happened, in one sentence."""
    id = f"ba-event-{kebab(type(event).__name__)}"
    match event:
        case Moved(pausing=True):
            id = "ba-event-moved-pausing"
        case Moved(entering=True):
            id = "ba-event-entered"
        case Drove(entering=True):
            id = "ba-event-entered"
        case Drove(pausing=True):
            id = "ba-event-moved-pausing"
        case Boarded(starting=True):
            id = "ba-event-boarded-starting"
        case DieTurned(unit=unit, order="down") | DieTaken(unit=unit, order="down") if (
            g.context.profile(unit).chassis is not None
        ):
            id = "ba-event-halted"
        case Scored(hits=hits) if hits:
            return None
        case DieTurned(order=order) | DieTaken(order=order) if order in ("fire", "run"):
            return None
        case Fired():
            return fired(g, event)
        case CasualtiesTaken():
            return casualties(g, event)
        case AssaultDeclared():
            return None
        case BattleEnded(points=points, winner=winner):
            return ended(g, points, winner)
        case _:
            pass
    return Message(id, arguments(g, event))


def arguments(g: G, event: Event) -> dict[str, Argument]:
    """The event's fields as arguments of its sentence: units by name, seats by nation, the rest as it is."""
    found: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value: Any = getattr(event, field)
        name = field.replace("_", "-")
        if field in UNIT_FIELDS:
            found[name] = unit_name(g, value) if value is not None else "none"
        elif field == "seat":
            found[name] = g.setup.armies[value].national.name
        elif field == "home":
            found["near"], found["far"] = (side_name(g, value.index(edge)) for edge in (0, 1))
        elif field == "building":
            found[name] = building_name(g, value)
        elif field == "floor":
            found[name] = floor_name(g, value)
        elif field == "weapon":
            found[name] = tables.WEAPONS[value].name
        elif isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            found[name] = value
        elif field == "inflicted":
            found["first"], found["second"] = value
        elif field == "units":
            found["count"] = -1 if value is None else len(value)
        elif field == "model" and not isinstance(value, str):
            found["role"] = value.role
    return found


def fired(g: G, event: Fired) -> Message:
    """Who fires what at whom, and what each needs."""
    parts: list[Message] = []
    for volley in event.volleys:
        weapon = tables.WEAPONS[volley.weapon].name
        if volley.way is not None:
            weapon = say("ba-weapon-way", weapon=weapon, way=volley.way)
        parts.append(say("ba-volley", count=len(volley.models), weapon=weapon, shots=volley.shots, need=volley.need))
    listed = parts[0]
    for part in parts[1:]:
        listed = say("ba-list-more", first=listed, more=part)
    return say("ba-event-fired", unit=unit_name(g, event.unit), target=unit_name(g, event.target), volleys=listed)


def casualties(g: G, event: CasualtiesTaken) -> Message:
    """Who fell: the man by his role if it is one."""
    unit = unit_name(g, event.unit)
    if len(event.models) == 1:
        return say("ba-event-casualty", unit=unit, role=g.context.role_at_start(event.models[0]))
    return say("ba-event-casualties-taken", unit=unit, men=len(event.models))


def ended(g: G, points: tuple[int, int], winner: int | None) -> Message:
    """The count at the end (BA-SCN-03)."""
    first, second = (army.national.name for army in g.setup.armies)
    if winner is None:
        return say("ba-event-ended-draw", first=first, one=points[0], second=second, two=points[1])
    return say("ba-event-ended-won", winner=(first, second)[winner], own=points[winner], other=points[1 - winner])


def roll_sentence(roll: Roll, faces: tuple[int, ...]) -> Message:
    """What a roll was for and what it came to."""
    return Message(roll.purpose.id, {**roll.purpose.args, **rolled_values(roll, faces)})
