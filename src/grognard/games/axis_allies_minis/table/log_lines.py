"""The log in words: one sentence for what happened, with its rules and dice; steps and attacks in one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.messages import Argument, Message, say
from grognard.core.narration.naming import NONE, PLAIN, Naming
from grognard.core.narration.narrator import Narrator
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


def motions(event: Any) -> list[Motion]:
    """The way an event moved a unit on the table."""
    match event:
        case movement.WentBack(unit, to) | movement.Dismounted(unit, to):
            return [Motion(unit, [centre(to)])]
    return []


def side_or_none(g: G, seat: int | None) -> Message | str:
    """A side by its name."""
    return "none" if seat is None else side_name_of(g, seat)


NARRATOR = Narrator(
    "aam",
    Naming(
        dict.fromkeys(("unit", "target", "carrier", "by"), lambda g, unit: None if unit is None else unit_name(g, unit))
        | dict.fromkeys(("seat", "first", "winner"), side_or_none)
        | {
            "what": lambda g, what: name_of(what),
            "ability": lambda g, id: {"ability": id, "name": ABILITIES[id].name},
            "card": lambda g, id: CARDS[id].name,
            "marker": lambda g, marker: CONDITIONS[marker].name if marker else "none",
        },
        PLAIN,
        NONE,
        {Hex: lambda g, place: label(place), Direction: lambda g, direction: direction_name(direction)},
    ),
    side=lambda g, unit: g.state.units[unit].seat,
    more={movement.Rallied: lambda g, event: {"own": "yes" if event.by == event.unit else "no"}},
    # Events that others tell: an attack and what it does to the target's nerve when its dice are counted, a shot by its
    # attack, the end of a move by what stopped it, the rest by what a unit does next.
    silent=(
        attack.Attacked,
        attack.ShotTaken,
        attack.Silenced,
        movement.Stopped,
        turn.Acted,
        turn.PartEnded,
    ),
    headings=(
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
    ),
    seats=("seat", "first", "winner"),
    motions=motions,
    lost=lambda event: [event.unit] if isinstance(event, turn.UnitDestroyed) else [],
)


def line(g: B, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
    """A log entry as anybody may know it; None if it says nothing of its own. Dice are shown with what they came
    to."""
    if isinstance(entry, Rolled):
        return None
    found = NARRATOR.line(g, entry, seat, seq)
    if found is None or not isinstance(entry, Happened) or not isinstance(entry.event, DICED):
        return found
    return replace(found, dice=dice_of(g, entry.event, seq))


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
    """The dice an event was decided by: the last roll; none where no die was needed."""
    if isinstance(event, attack.CoverRolled) and not 1 < event.need < 7:
        return []
    rolled = next((entry for entry in before(g, seq) if isinstance(entry, Rolled)), None)
    return [] if rolled is None else dice_views(rolled.roll, rolled.faces, rolled.typed)


# ---- several events in one line ----------------------------------------------------------------------------------


@NARRATOR.lines(movement.SetOff, movement.Stepped)
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


@NARRATOR.lines(turn.SetUp, turn.Fortified)
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


@NARRATOR.lines(attack.Scored)
def attack_line(g: B, event: attack.Scored, rules: tuple[str, ...], seq: int) -> LogLine:
    """An attack: it is told with its dice, and its rules come before those of its result. A unit's own begins a
    paragraph, a shot in reaction belongs to the move."""
    made = attack_of(g, event, seq)
    message, side = scored(g, event, made), g.state.units[event.unit].seat
    if made is None:
        return LogLine(seq, message, list(dict.fromkeys(rules)), side=side)
    depth = 0 if made.event.occasion in OWN_ATTACKS else 1
    shot = ShotView(made.event.unit, made.event.target)
    told = list(dict.fromkeys((*made.rules, *rules)))
    return LogLine(seq, message, told, made.dice, side, depth, shot=shot)


def scored(g: B, event: attack.Scored, made: Made | None) -> Message:
    """An attack and what it came to (AAM-HIT-01, AAM-HIT-04)."""
    unit, target = unit_name(g, event.unit), unit_name(g, event.target)
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


# ---- one event ---------------------------------------------------------------------------------------------------


@NARRATOR.tells(turn.MarkersTurned)
def turned(g: B, event: turn.MarkersTurned) -> Message | None:
    """The markers that now lie face up on a unit that is not destroyed (AAM-TURN-09)."""
    if event.destroyed:
        return None
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


@NARRATOR.tells(attack.Marked)
def marked(g: G, event: attack.Marked) -> Message:
    """The markers that are laid face down."""
    if not event.markers:
        return say("aam-event-marked-already", unit=unit_name(g, event.unit))
    return say("aam-event-marked", unit=unit_name(g, event.unit), markers=marker_names(event.markers))


@NARRATOR.tells(turn.PhaseBegan)
def phase_began(g: G, event: turn.PhaseBegan) -> Message | None:
    """A phase that is told as such."""
    return NARRATOR.plain(g, event) if event.phase in TOLD_PHASES else None


@NARRATOR.tells(turn.InitiativeRolled)
def initiative(g: B, event: turn.InitiativeRolled) -> Message:
    """Who wins initiative, by how much and with which bonus (AAM-TURN-02)."""
    totals = [sum(dice) + bonus for dice, bonus in zip(event.dice, event.bonus, strict=True)]
    if event.winner is None:
        return say("aam-event-initiative-tied", total=totals[0])
    own, other = totals[event.winner], totals[1 - event.winner]
    side = side_name_of(g, event.winner)
    return say("aam-event-initiative-rolled", side=side, own=own, other=other, bonus=event.bonus[event.winner])


@NARRATOR.tells(turn.MarkersRemoved)
def markers_removed(g: G, event: turn.MarkersRemoved) -> Message:
    """Whose markers are taken off."""
    return say("aam-event-markers-removed", units=listing([unit_name(g, id) for id in event.units]))


@NARRATOR.tells(turn.TurnEnded)
def turn_ended(g: G, event: turn.TurnEnded) -> Message:
    """Who holds the objective, and the points."""
    sides: dict[str, Argument] = {"a": side_name_of(g, 0), "b": side_name_of(g, 1)}
    first, second = event.points
    return say("aam-event-turn-ended", side=side_or_none(g, event.objective), first=first, second=second, **sides)


@NARRATOR.tells(turn.BattleEnded)
def ended(g: B, event: turn.BattleEnded) -> Message:
    """Who has won, and by what."""
    return verdict(g, event.winner, event.reason, event.points)


@NARRATOR.tells(movement.Turned)
def turned_about(g: G, event: movement.Turned) -> Message | None:
    """A unit that turns instead of going anywhere."""
    return NARRATOR.plain(g, event) if event.move else None


def marker_names(kinds: Sequence[Condition]) -> Message:
    """Markers in words."""
    return listing([CONDITIONS[kind].name for kind in kinds])
