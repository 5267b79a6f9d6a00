"""The log in words: one sentence an event or a roll, with its rules and dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from grognard.core.engine.dice import Brackets, Reading, Roll, Successes, Total
from grognard.core.engine.events import Chosen, Entry, Event, Happened, Rolled, TakenBack
from grognard.core.messages import Argument, Message, kebab, say
from grognard.core.wire.log_lines import LogLine, Motion, ShotView
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import DieView
from grognard.core.wording import dice_views
from grognard.core.words import has_message
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.state.events.assault import Approached, Assaulted, Blows, CombatBegan, CombatResult, Swept
from grognard.games.wh40k5.state.events.characters import CharacterJoined, CharacterLeft
from grognard.games.wh40k5.state.events.mission import BattleEnded, DeploymentDrawn, MissionDrawn, ZonesTaken
from grognard.games.wh40k5.state.events.morale import FellBack
from grognard.games.wh40k5.state.events.movement import Moved
from grognard.games.wh40k5.state.events.shooting import Losses, ShotDeclared
from grognard.games.wh40k5.state.events.turn import PhaseBegan, PlayerTurnBegan
from grognard.games.wh40k5.state.events.vehicles import ArmourTested, DamageRolled, VehiclesMoved
from grognard.games.wh40k5.state.names import side_name

HEADINGS = (PlayerTurnBegan, PhaseBegan, BattleEnded)
"""Events that begin a new paragraph of the log."""

UNIT_FIELDS = ("unit", "target", "transport", "by", "host", "character")
"""Fields of events that name units."""
LENGTHS = ("allowance",)
"""Fields of events that are lengths, told in inches."""


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
    shot = ShotView(event.unit, event.target) if isinstance(event, ShotDeclared) else None
    return LogLine(seq, message, list(rules), side=side, depth=depth, motions=motions, lost=lost, shot=shot)


def sentence(g: G, event: Event) -> Message | None:
    """What happened, in one sentence; None for what is seen on the table."""
    id = f"wh-event-{kebab(type(event).__name__)}"
    if is_silent(g, event) or not has_message(id):
        return None
    found = Message(id, arguments(g, event))
    match event:
        case MissionDrawn(mission):
            more: dict[str, Argument] = {"mission": TABLES.missions[mission].name}
        case DeploymentDrawn(deployment):
            more = {"deployment": TABLES.deployments[deployment].name}
        case ZonesTaken(zones):
            more = {**sides(g), "own": zones[0], "other": zones[1]}
        case BattleEnded(winner=winner):
            more = {"winner": side_or_none(g, winner)}
        case VehiclesMoved(ends=ends):
            more = {"speed": ends[0].speed}
        case Assaulted(targets=ids):
            more = {"targets": listed([g.context.name(id) for id in ids])}
        case CombatBegan(units=ids):
            more = {"units": listed([g.context.name(id) for id in ids])}
        case Blows(target=target):
            more = {"armour": "yes" if is_armoured(g, target) else "no"}
        case CombatResult(suffered, winner):
            more = {**sides(g), "own": suffered[0], "other": suffered[1], "winner": side_or_none(g, winner)}
        case Swept(losers=losers, winners=winners):
            best = max(each.face + each.initiative for each in winners)
            more = {"own": losers.face + losers.initiative, "best": best}
        case DamageRolled(results=results):
            rows = zip(results, event.faces, event.added, strict=True)
            told = [say("wh-log-damage", result=TABLES.damage[row].name, roll=sum_of(*dice)) for row, *dice in rows]
            more = {"results": listed(told)}
        case ArmourTested(armours=armours, strengths=strengths):
            more = {"armour": numbers(armours), "strength": numbers(strengths)}
        case _:
            return found
    return Message(id, {**found.args, **more})


def is_silent(g: G, event: Event) -> bool:
    """Whether an event says nothing that other lines do not say: of a vehicle's end, that it was destroyed."""
    match event:
        case Losses(unit=unit, removed=removed, hurt=hurt):
            return is_armoured(g, unit) or (not removed and not hurt)
        case CharacterJoined(fights=fights) | CharacterLeft(fights=fights):
            return fights
        case Assaulted(targets=targets):
            return not targets
        case _:
            return False


def is_armoured(g: G, unit: str) -> bool:
    """Whether blows at a unit strike armour."""
    return TABLES.types[TABLES.models[g.state.units[unit].of.part[0].model].type].vehicle


def listed(names: Sequence[Message]) -> Message:
    """Several names in a row."""
    first, *rest = names
    return say("wh-log-list", first=first, rest=listed(rest)) if rest else first


def sum_of(face: int, more: int) -> str:
    """A die and what is added to it, as players write it.

    >>> sum_of(5, -2), sum_of(3, 1), sum_of(4, 0)
    ('5 - 2', '3 + 1', '4')
    """
    return f"{face} {'+' if more > 0 else '-'} {abs(more)}" if more else str(face)


def numbers(values: Sequence[int]) -> str:
    """Numbers in a row, each once."""
    return ", ".join(str(value) for value in sorted(set(values)))


def sides(g: G) -> dict[str, Argument]:
    """The names of both sides."""
    return {"first": side_name(g, 0), "second": side_name(g, 1)}


def side_or_none(g: G, seat: int | None) -> Argument:
    """A side by its name."""
    return "none" if seat is None else side_name(g, seat)


def arguments(g: G, event: Event) -> dict[str, Argument]:
    """The event's fields as arguments of its sentence: units and sides by name, lists by their length."""
    return {field.replace("_", "-"): argument(g, field, getattr(event, field)) for field in event.__struct_fields__}


def argument(g: G, field: str, value: Any) -> Argument:
    """One field as a sentence takes it."""
    if field in UNIT_FIELDS and value in g.state.units:
        name: Message = g.context.name(value)
        return name
    if field == "seat":
        return side_name(g, value)
    if field in NAMED and isinstance(value, str):
        return NAMED[field](g, value)
    if field in LENGTHS:
        return shown(value)
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
    if not id:
        return say("wh-choose-bare-hands")
    return TABLES.weapons[id].name if id in TABLES.weapons else TABLES.gear_name(id)


NAMED: dict[str, Callable[[G, str], Message | str]] = {
    "weapon": weapon_name,
}
"""Fields that name what stands in the tables."""


def said(roll: Roll, faces: tuple[int, ...]) -> Message:
    """A roll in words: what for, and what it needed or came to."""
    readings = [pool.reading for pool in roll.pools]
    if all(isinstance(reading, Successes | Brackets) for reading in readings):
        needs = list(dict.fromkeys(needed(reading) for reading in readings))
        hits = sum(succeeded(reading, own) for reading, own in zip(readings, shares(roll, faces), strict=True))
        if len(needs) == 1 and isinstance(readings[0], Successes):
            return say("wh-log-roll-needed", purpose=roll.purpose, need=readings[0].need, hits=hits, count=len(faces))
        return say("wh-log-roll-several", purpose=roll.purpose, needs=", ".join(needs), hits=hits, count=len(faces))
    if len(readings) == 1 and isinstance(readings[0], Total):
        return say("wh-log-roll-total", purpose=roll.purpose, total=readings[0].read(faces))
    return say("wh-log-roll", purpose=roll.purpose)


def needed(reading: Reading) -> str:
    """What a pool needs, as players write it; of one in brackets the least, and the face that does more."""
    if isinstance(reading, Brackets):
        return " / ".join(f"{least}+" for least in reading.bounds if reading.is_success(least))
    return f"{reading.need}+" if isinstance(reading, Successes) else ""


def succeeded(reading: Reading, faces: tuple[int, ...]) -> int:
    """How many dice of a pool did what they should."""
    if isinstance(reading, Brackets):
        return sum(map(reading.is_success, faces))
    return reading.read(faces) if isinstance(reading, Successes) else 0


def shares(roll: Roll, faces: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The dice of each pool of a roll."""
    start = 0
    for pool in roll.pools:
        yield faces[start : start + pool.count]
        start += pool.count


def drawn_dice(roll: Roll, faces: tuple[int, ...], typed: bool) -> list[DieView]:
    """The dice as drawn; directions are not."""
    views = dice_views(roll, faces, typed)
    return [die for die, sides in zip(views, roll.sides, strict=True) if sides <= SIDES]


SIDES = 6
"""Dice with more sides are directions."""
