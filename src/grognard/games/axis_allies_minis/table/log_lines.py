"""The log in words: one sentence for what happened, with its rules and dice; steps and attacks in one line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.messages import Argument, Message, kebab, say
from grognard.core.records import replace
from grognard.core.wire.log_lines import LogLine, Motion, ShotView
from grognard.core.wire.scene import DieView
from grognard.core.wording import dice_views
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import CONDITIONS, OBSTACLES, Condition
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import name_of
from grognard.games.axis_allies_minis.ground.layout import centre
from grognard.games.axis_allies_minis.state.events import attack, movement, turn
from grognard.games.axis_allies_minis.state.names import listing, side_name_of, unit_name
from grognard.games.axis_allies_minis.table.view import direction_name, verdict
from grognard.space.hex.grid import Direction, Hex, label

SILENT: tuple[type[Event], ...] = (
    attack.Attacked,
    attack.ShotTaken,
    attack.Silenced,
    movement.Stopped,
    turn.Acted,
    turn.PartEnded,
)
"""Events that others tell: an attack and what it does to the target's nerve when its dice are counted, a shot by its
attack, the end of a move by what stopped it, the rest by what a unit does next."""

HEADINGS: tuple[type[Event], ...] = (
    turn.CoinTossed,
    turn.TurnBegan,
    turn.PhaseBegan,
    turn.PartBegan,
    turn.BattleEnded,
    movement.SetOff,
    movement.Turned,
    movement.WentOnOverwatch,
    movement.Boarded,
    movement.Dismounted,
    movement.Entered,
    movement.BridgeMined,
    attack.AircraftPlaced,
    attack.AircraftHeldBack,
)
"""Events that begin a new paragraph of the log."""

DICED: tuple[type[Event], ...] = (
    turn.CoinTossed,
    turn.InitiativeRolled,
    turn.AbilityRolled,
    movement.MovementRolled,
    movement.MinesRolled,
    movement.BridgeMined,
    attack.CoverRolled,
    attack.RemoteControlRolled,
)
"""Events that say what the dice rolled just before came to: the dice are shown with them."""

TOLD_PHASES = ("vanguard", "movement", "flight", "airstrike", "assault", "casualty")
OWN_ATTACKS = ("assault", "airstrike")
LOOK_BACK = 12
"""How many entries before an event its dice and its attack are looked for."""


def line(g: B, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
    """A log entry as anybody may know it; None if it says nothing of its own."""
    if not isinstance(entry, Happened) or isinstance(entry.event, SILENT):
        return None
    event = entry.event
    match event:
        case movement.SetOff() | movement.Stepped():
            return march_line(g, event, entry.rules, seq)
        case turn.SetUp() | turn.Fortified():
            return set_up_line(g, event, entry.rules, seq)
    message = sentence(g, event, seq)
    if message is None:
        return None
    return LogLine(
        seq,
        message,
        rules_of(g, entry, seq),
        dice=dice_of(g, event, seq),
        side=side_of(g, event),
        depth=0 if is_heading(g, event, seq) else 1,
        motions=list(motions(g, event)),
        lost=[event.unit] if isinstance(event, turn.UnitDestroyed) else [],
        shot=shot_of(g, event, seq),
    )


def shot_of(g: B, event: Event, seq: int) -> ShotView | None:
    """Who attacked whom, of an attack that is told with its dice."""
    made = attack_of(g, event, seq) if isinstance(event, attack.Scored) else None
    return None if made is None else ShotView(made.event.unit, made.event.target)


def is_heading(g: B, event: Event, seq: int) -> bool:
    """Whether an event begins a paragraph: a unit's own attack does, a shot in reaction belongs to the move."""
    if isinstance(event, attack.Scored):
        made = attack_of(g, event, seq)
        return made is not None and made.event.occasion in OWN_ATTACKS
    return isinstance(event, HEADINGS)


def side_of(g: G, event: Event) -> int | None:
    """Whom an event is about."""
    unit = getattr(event, "unit", None)
    if isinstance(unit, str):
        return g.state.units[unit].seat
    return getattr(event, "seat", getattr(event, "first", getattr(event, "winner", None)))


def motions(g: G, event: Event) -> Iterator[Motion]:
    """The way an event moved a unit on the table."""
    match event:
        case movement.WentBack(unit, to) | movement.Dismounted(unit, to):
            yield Motion(unit, [centre(to)])


def rules_of(g: B, entry: Happened, seq: int) -> list[str]:
    """The rules behind an event, each once; an attack's come before those of its result."""
    rules = entry.rules
    if isinstance(entry.event, attack.Scored):
        found = attack_of(g, entry.event, seq)
        rules = (*(found.rules if found is not None else ()), *rules)
    return list(dict.fromkeys(rules))


# ---- looking back ------------------------------------------------------------------------------------------------


def before(g: B, seq: int, most: int = LOOK_BACK) -> list[Entry]:
    """The entries before one, the nearest first."""
    start = max(0, seq - most)
    found = g.log_from(start)[: seq - start]
    found.reverse()
    return found


def after(g: B, seq: int) -> Entry | None:
    """The next entry; None if there is none yet. What follows without a decision is there at once."""
    found = g.log_from(seq + 1)
    return found[0] if found else None


class Made(NamedTuple):
    """An attack looked back at: the event, its rules, its dice, and whether the target was silenced by it."""

    event: attack.Attacked
    rules: tuple[str, ...]
    dice: list[DieView]
    silenced: bool


def attack_of(g: B, event: attack.Scored, seq: int) -> Made | None:
    """The attack whose dice are counted; those thrown again come after the others (AAM-SA-33)."""
    dice: list[DieView] = []
    silenced = False
    for entry in before(g, seq):
        if isinstance(entry, Rolled):
            dice = dice_views(entry.roll, entry.faces, entry.typed) + dice
        elif isinstance(entry, Happened) and isinstance(entry.event, attack.Silenced):
            silenced = entry.event.unit == event.target
        elif isinstance(entry, Happened) and isinstance(entry.event, attack.Attacked):
            attacked = entry.event
            if (attacked.unit, attacked.target) != (event.unit, event.target):
                return None
            shown = [replace(die, success=(die.face or 0) >= attacked.need) for die in dice]
            return Made(attacked, entry.rules, shown, silenced)
    return None


def dice_of(g: B, event: Event, seq: int) -> list[DieView]:
    """The dice an event was decided by: all those of an attack, else the last roll; none where no die was needed."""
    if isinstance(event, attack.Scored):
        made = attack_of(g, event, seq)
        return [] if made is None else made.dice
    if not isinstance(event, DICED) or (isinstance(event, attack.CoverRolled) and not 1 < event.need < 7):
        return []
    rolled = next((entry for entry in before(g, seq) if isinstance(entry, Rolled)), None)
    return [] if rolled is None else dice_views(rolled.roll, rolled.faces, rolled.typed)


# ---- several events in one line ----------------------------------------------------------------------------------


def march_line(g: B, event: movement.SetOff | movement.Stepped, rules: tuple[str, ...], seq: int) -> LogLine | None:
    """A march: steps that nothing interrupts make one line, told with the last of them."""
    follows = after(g, seq)
    if steps_on(follows, event.unit):
        return None
    name, side = unit_name(g, event.unit), g.state.units[event.unit].seat
    if isinstance(event, movement.SetOff):
        return LogLine(
            seq, say("aam-event-set-off", unit=name, hex=label(event.path[-1])), list(rules), side=side, depth=0
        )
    steps = [event.to]
    whole = False
    for entry in before(g, seq, 30):
        told = entry.event if isinstance(entry, Happened) else None
        if not isinstance(told, movement.Stepped) or told.unit != event.unit:
            whole = isinstance(told, movement.SetOff)
            break
        steps.insert(0, told.to)
    held = isinstance(follows, Happened) and isinstance(follows.event, movement.Stopped)
    how = "held" if held else "whole" if whole else "on"
    message = say("aam-event-stepped", unit=name, hex=label(event.to), how=how)
    motion = Motion(event.unit, [centre(place) for place in steps])
    return LogLine(seq, message, list(rules), side=side, depth=0 if whole else 1, motions=[motion])


def steps_on(entry: Entry | None, unit: str) -> bool:
    """Whether an entry is a step of a unit."""
    return isinstance(entry, Happened) and isinstance(entry.event, movement.Stepped) and entry.event.unit == unit


def set_up_line(g: B, event: turn.SetUp | turn.Fortified, rules: tuple[str, ...], seq: int) -> LogLine | None:
    """Setting up: what is placed in one choice makes one line, told with the last of it."""
    follows = after(g, seq)
    if isinstance(follows, Happened) and isinstance(follows.event, turn.SetUp | turn.Fortified):
        return None
    count = 1
    for entry in before(g, seq, 200):
        if not (isinstance(entry, Happened) and isinstance(entry.event, turn.SetUp | turn.Fortified)):
            break
        count += 1
    side = seat_of_placed(g, event)
    if count > 1:
        message = say("aam-event-rest-set-up", side="none" if side is None else side_name_of(g, side), count=count)
    elif isinstance(event, turn.Fortified):
        what = OBSTACLES[g.state.obstacles[event.obstacle].kind].name
        message = say("aam-event-fortified", obstacle=what, hex=label(event.at))
    else:
        carrier = "none" if event.carrier is None else unit_name(g, event.carrier)
        message = say("aam-event-set-up", unit=unit_name(g, event.unit), hex=label(event.at), carrier=carrier)
    return LogLine(seq, message, list(rules), side=side)


def seat_of_placed(g: G, event: turn.SetUp | turn.Fortified) -> int | None:
    """Whose unit or obstacle is set up."""
    if isinstance(event, turn.SetUp):
        return g.state.units[event.unit].seat
    return g.state.obstacles[event.obstacle].seat


# ---- one event ---------------------------------------------------------------------------------------------------


def sentence(g: B, event: Event, seq: int) -> Message | None:
    """What happened, in one sentence; None if others tell it."""
    match event:
        case attack.Scored():
            return scored(g, event, seq)
        case turn.MarkersTurned(destroyed=True):
            return None
        case attack.Marked(unit, ()):
            return say("aam-event-marked-already", unit=unit_name(g, unit))
        case attack.Marked(unit, kinds):
            return say("aam-event-marked", unit=unit_name(g, unit), markers=marker_names(kinds))
        case turn.PhaseBegan(phase) if phase not in TOLD_PHASES:
            return None
        case turn.InitiativeRolled():
            return initiative(g, event)
        case turn.MarkersRemoved(ids):
            return say("aam-event-markers-removed", units=listing([unit_name(g, id) for id in ids]))
        case turn.MarkersTurned():
            return turned(g, event)
        case turn.TurnEnded(holder, points):
            held = "none" if holder is None else side_name_of(g, holder)
            sides = {"a": side_name_of(g, 0), "b": side_name_of(g, 1)}
            return say("aam-event-turn-ended", side=held, first=points[0], second=points[1], **sides)
        case turn.BattleEnded(winner, reason, points):
            return verdict(g, winner, reason, points)
        case movement.Turned(move=False):
            return None
        case _:
            return Message(f"aam-event-{kebab(type(event).__name__)}", arguments(g, event))


def scored(g: B, event: attack.Scored, seq: int) -> Message:
    """An attack and what it came to (AAM-HIT-01, AAM-HIT-04)."""
    unit, target = unit_name(g, event.unit), unit_name(g, event.target)
    made = attack_of(g, event, seq)
    if made is None:
        return say("aam-event-scored", unit=unit, target=target, successes=event.successes, hits=event.hits)
    attacked = made.event
    return say(
        "aam-event-attacked",
        unit=unit,
        target=target,
        occasion=attacked.occasion,
        weapon=ABILITIES[attacked.weapon].name if attacked.weapon else "none",
        range=attacked.range,
        dice=attacked.dice,
        succeed=min(attacked.dice, sum(die.success for die in made.dice)),
        successes=event.successes,
        defence="none" if attacked.weapon == "headshot" else attacked.defence,
        counted="yes" if event.successes != sum(die.success for die in made.dice) else "no",
        hits=event.hits,
        silenced="yes" if made.silenced else "no",
    )


def initiative(g: B, event: turn.InitiativeRolled) -> Message:
    """Who wins initiative, by how much and with which bonus (AAM-TURN-02)."""
    totals = [sum(dice) + bonus for dice, bonus in zip(event.dice, event.bonus, strict=True)]
    if event.winner is None:
        return say("aam-event-initiative-tied", total=totals[0])
    own, other = totals[event.winner], totals[1 - event.winner]
    side = side_name_of(g, event.winner)
    return say("aam-event-initiative-rolled", side=side, own=own, other=other, bonus=event.bonus[event.winner])


def turned(g: B, event: turn.MarkersTurned) -> Message | None:
    """The markers that now lie face up on a unit that is not destroyed (AAM-TURN-09)."""
    unit = unit_name(g, event.unit)
    kinds: list[Condition] = []
    if event.disrupted:
        kinds.append("disrupted")
    if event.damaged:
        kinds.append("damaged")
    if event.spent is not None:
        spared = ABILITIES[event.spent].name
        markers = marker_names(kinds) if kinds else "none"
        return say("aam-event-markers-spared", unit=unit, ability=spared, markers=markers)
    return say("aam-event-markers-turned", unit=unit, markers=marker_names(kinds)) if kinds else None


def marker_names(kinds: Sequence[Condition]) -> Message:
    """Markers in words."""
    return listing([CONDITIONS[kind].name for kind in kinds])


def arguments(g: B, event: Event) -> dict[str, Argument]:
    """The event's fields as arguments of its sentence: units, sides, places and directions by their names."""
    found: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if value is None:
            found[field] = "none"
        elif field in ("unit", "target", "carrier", "by"):
            found[field] = unit_name(g, value)
        elif field in ("seat", "first", "winner"):
            found[field] = side_name_of(g, value)
        elif field == "what":
            found[field] = name_of(value)
        elif field == "ability":
            found[field], found["name"] = value, ABILITIES[value].name
        elif field == "card":
            found[field] = CARDS[value].name
        elif field == "marker":
            found[field] = CONDITIONS[value].name if value else "none"
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif isinstance(value, Hex):
            found[field] = label(value)
        elif isinstance(value, Direction):
            found[field] = direction_name(value)
        elif isinstance(value, int | str):
            found[field] = value
    if isinstance(event, movement.Rallied):
        found["own"] = "yes" if event.by == event.unit else "no"
    return found
