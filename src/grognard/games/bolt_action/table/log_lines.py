"""The log in words: one sentence an event or a roll, with its rules and dice."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.narration.naming import PLAIN, Naming
from grognard.core.narration.narrator import Narrator, walked
from grognard.core.wire.log_lines import Motion
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


def motions(event: object) -> list[Motion]:
    """The ways an event moved models."""
    match event:
        case WentIn(places=legs) | Moved(legs=legs):
            return [walked(leg.model, leg.points) for leg in legs]
        case Drove(unit=unit, poses=poses):
            return [walked(f"{unit}.1", [(pose.x, pose.y) for pose in poses])]
    return []


def unit_or_none(g: G, unit: str | None) -> Message | str:
    """A unit by its name."""
    return "none" if unit is None else unit_name(g, unit)


NAMING = Naming(
    dict.fromkeys(("unit", "target", "attacker", "defender", "assault", "loser", "vehicle"), unit_or_none)
    | {
        "seat": lambda g, seat: g.setup.armies[seat].national.name,
        "home": lambda g, home: {"near": side_name(g, home.index(0)), "far": side_name(g, home.index(1))},
        "building": building_name,
        "floor": floor_name,
        "weapon": lambda g, weapon: tables.WEAPONS[weapon].name,
        "inflicted": lambda g, inflicted: dict(zip(("first", "second"), inflicted, strict=True)),
        "units": lambda g, units: {"count": -1 if units is None else len(units)},
        "model": lambda g, model: None if isinstance(model, str) else {"role": model.role},
    },
    PLAIN,
)
"""Units by name, seats by nation."""

NARRATOR = Narrator(
    "ba",
    NAMING,
    side=lambda g, unit: g.context.profile(unit).seat,
    # Events whose consequences are told by others, or are seen on the table, like the dice drawn from the cup.
    silent=(DieDrawn, WreckLeft, RangedIn, FirstBlood, RolledOff, AssaultDeclared),
    headings=(OrderGiven, TurnBegan, BattleEnded, Conceded),
    shots=(ShotDeclared,),
    units=("unit", "attacker"),
    motions=motions,
    lost=lambda event: list(event.models) if isinstance(event, CasualtiesTaken) else [],
    unsaid=("ba-roll-cup",),
)
line = NARRATOR.line


@NARRATOR.tells(Moved)
def moved(g: G, event: Moved) -> Message:
    """Who moved, and whether he goes on or has just come."""
    return NARRATOR.plain(g, event, "moved-pausing" if event.pausing else "entered" if event.entering else "")


@NARRATOR.tells(Drove)
def drove(g: G, event: Drove) -> Message:
    """What drove, and whether it has just come or goes on."""
    return NARRATOR.plain(g, event, "entered" if event.entering else "moved-pausing" if event.pausing else "")


@NARRATOR.tells(Boarded)
def boarded(g: G, event: Boarded) -> Message:
    """Who boarded what, or begins aboard."""
    return NARRATOR.plain(g, event, "boarded-starting" if event.starting else "")


@NARRATOR.tells(DieTurned)
def die_turned(g: G, event: DieTurned) -> Message | None:
    """Whose die was turned to what; a vehicle that goes Down halts."""
    if event.order in ("fire", "run"):
        return None
    halted = event.order == "down" and g.context.profile(event.unit).chassis is not None
    return NARRATOR.plain(g, event, "halted" if halted else "")


@NARRATOR.tells(DieTaken)
def die_taken(g: G, event: DieTaken) -> Message | None:
    """Who goes Down without an order, or has been halted; of a shot in answer the aim tells."""
    if event.order != "down":
        return None
    return NARRATOR.plain(g, event, "halted" if g.context.profile(event.unit).chassis is not None else "")


@NARRATOR.tells(Scored)
def scored(g: G, event: Scored) -> Message | None:
    """That all missed; of hits their damage tells."""
    return None if event.hits else NARRATOR.plain(g, event)


@NARRATOR.tells(Fired)
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


@NARRATOR.tells(CasualtiesTaken)
def casualties(g: G, event: CasualtiesTaken) -> Message:
    """Who fell: the man by his role if it is one."""
    unit = unit_name(g, event.unit)
    if len(event.models) == 1:
        return say("ba-event-casualty", unit=unit, role=g.context.role_at_start(event.models[0]))
    return say("ba-event-casualties-taken", unit=unit, men=len(event.models))


@NARRATOR.tells(BattleEnded)
def ended(g: G, event: BattleEnded) -> Message:
    """The count at the end (BA-SCN-03)."""
    points, winner = event.points, event.winner
    first, second = (army.national.name for army in g.setup.armies)
    if winner is None:
        return say("ba-event-ended-draw", first=first, one=points[0], second=second, two=points[1])
    return say("ba-event-ended-won", winner=(first, second)[winner], own=points[winner], other=points[1 - winner])
