"""The log in words: one sentence an event or a roll, with its rules and dice."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.dice import Brackets, Reading, Roll, Successes, Total
from grognard.core.engine.events import Event
from grognard.core.messages import Argument, Message, say
from grognard.core.narration.naming import COUNTED, PLAIN, Naming
from grognard.core.narration.narrator import Arguments, Narrator, walked
from grognard.core.wire.log_lines import Motion
from grognard.core.wire.scene import DieView
from grognard.core.wording import dice_views
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.state.events.assault import (
    Approached,
    Assaulted,
    Blows,
    CombatBegan,
    CombatEnded,
    CombatResult,
    Swept,
)
from grognard.games.wh40k5.state.events.characters import CharacterJoined, CharacterLeft
from grognard.games.wh40k5.state.events.markers import MarkerAimed
from grognard.games.wh40k5.state.events.mission import BattleEnded, ZonesTaken
from grognard.games.wh40k5.state.events.morale import FellBack
from grognard.games.wh40k5.state.events.movement import Moved
from grognard.games.wh40k5.state.events.shooting import Losses, ShotDeclared
from grognard.games.wh40k5.state.events.turn import PhaseBegan, PlayerTurnBegan
from grognard.games.wh40k5.state.events.vehicles import ArmourTested, DamageRolled, Spilled, VehiclesMoved
from grognard.games.wh40k5.state.names import side_name

# ---- what fields are called --------------------------------------------------------------------------------------


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


def name_if_known(g: G, id: str | None) -> Message | None:
    """A unit by its name; what is no unit of the battle has none."""
    return g.context.name(id) if id in g.state.units else None


NAMING = Naming(
    dict.fromkeys(("unit", "target", "transport", "by", "host", "character"), name_if_known)
    | {
        "seat": side_name,
        "mission": lambda g, id: TABLES.missions[id].name,
        "deployment": lambda g, id: TABLES.deployments[id].name,
        "weapon": lambda g, id: weapon_name(g, id) if isinstance(id, str) else None,
        "allowance": lambda g, length: shown(length),
    },
    PLAIN,
    COUNTED,
    {object: lambda g, value: "none"},
)
"""Units, sides and what stands in the tables by name, lengths in inches."""


# ---- rolls -------------------------------------------------------------------------------------------------------


def said(roll: Roll, faces: tuple[int, ...]) -> Message:
    """A roll in words: what for, and what it needed or came to."""
    readings = [pool.reading for pool in roll.pools]
    if all(isinstance(reading, Successes | Brackets) for reading in readings):
        needs = list(dict.fromkeys(needed(reading) for reading in readings))
        hits = sum(succeeded(pool.reading, own) for pool, own in roll.by_pool(faces))
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


SIDES = 6
"""Dice with more sides are directions."""


def drawn_dice(roll: Roll, faces: tuple[int, ...], typed: bool) -> list[DieView]:
    """The dice as drawn; directions are not."""
    views = dice_views(roll, faces, typed)
    return [die for die, sides in zip(views, roll.sides, strict=True) if sides <= SIDES]


# ---- events ------------------------------------------------------------------------------------------------------


def motions(event: object) -> list[Motion]:
    """The ways an event moved models."""
    match event:
        case Moved(legs=ways) | Approached(legs=ways) | FellBack(steps=ways):
            return [walked(way.model, way.points) for way in ways]
    return []


def named(g: G, units: Sequence[str]) -> Message:
    """Several units by their names."""
    return listed([g.context.name(id) for id in units])


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


def damage(g: G, event: DamageRolled) -> dict[str, Argument]:
    """What became of a vehicle, and by which rolls."""
    rows = zip(event.results, event.faces, event.added, strict=True)
    told = [say("wh-log-damage", result=TABLES.damage[row].name, roll=sum_of(*dice)) for row, *dice in rows]
    return {"results": listed(told)}


def speeds(g: G, event: Swept) -> dict[str, Argument]:
    """How fast both sides were."""
    best = max(each.face + each.initiative for each in event.winners)
    return {"own": event.losers.face + event.losers.initiative, "best": best}


MORE: dict[type[Event], Arguments] = {
    ZonesTaken: lambda g, event: {**sides(g), "own": event.zones[0], "other": event.zones[1]},
    BattleEnded: lambda g, event: {"winner": side_or_none(g, event.winner)},
    VehiclesMoved: lambda g, event: {"speed": event.ends[0].speed},
    Assaulted: lambda g, event: {
        "targets": named(g, event.targets), "ready": "yes" if set(event.targets) - set(event.helpless) else "no",
    },
    CombatBegan: lambda g, event: {"units": named(g, event.units)},
    Blows: lambda g, event: {"armour": "yes" if is_armoured(g, event.target) else "no"},
    CombatResult: lambda g, event: {
        **sides(g), "own": event.suffered[0], "other": event.suffered[1], "winner": side_or_none(g, event.winner),
    },
    Swept: speeds,
    DamageRolled: damage,
    ArmourTested: lambda g, event: {"armour": numbers(event.armours), "strength": numbers(event.strengths)},
}  # fmt: skip
"""What sentences take besides the fields of their events."""


NARRATOR = Narrator(
    "wh",
    NAMING,
    more=MORE,
    side=lambda g, unit: g.state.units[unit].seat if unit in g.state.units else None,
    # Events of which other lines say all.
    silent=(CombatEnded, MarkerAimed, Spilled),
    headings=(PlayerTurnBegan, PhaseBegan, BattleEnded),
    shots=(ShotDeclared,),
    motions=motions,
    lost=lambda event: list(event.removed) if isinstance(event, Losses) else [],
    rolled=said,
    dice=drawn_dice,
)
line = NARRATOR.line


@NARRATOR.tells(Assaulted)
def assaulted(g: G, event: Assaulted) -> Message | None:
    """Who assaulted whom."""
    return NARRATOR.plain(g, event) if event.targets else None


@NARRATOR.tells(Losses)
def losses(g: G, event: Losses) -> Message | None:
    """Who fell; of a vehicle's end, that it was destroyed, says all."""
    return None if is_armoured(g, event.unit) or not (event.removed or event.hurt) else NARRATOR.plain(g, event)


@NARRATOR.tells(CharacterJoined, CharacterLeft)
def joined(g: G, event: CharacterJoined | CharacterLeft) -> Message | None:
    """Whom a character joined or left; not for a fight alone."""
    return None if event.fights else NARRATOR.plain(g, event)
