"""What damage leaves of a vehicle's parts: its wheels, tracks and weapons (AZ-VDM-05 to AZ-VDM-12, AZ-VDM-16)."""

from __future__ import annotations

from typing import Literal

from grognard.games.operation_ww2.data.tables.damage import Part
from grognard.games.operation_ww2.data.tables.vehicles import Vehicle
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.facing import Side
from grognard.games.operation_ww2.ground.vehicles.sheets import weapons_left
from grognard.games.operation_ww2.state.state import Machine, Model

Mobility = Literal["full", "half", "turning", "none"]
"""How a vehicle still moves: as ever, half as far, only turning on the spot, not at all."""

HALF_TRACK_BY_DIE = 5
"""By the option ``wheel_or_track`` a die up to this is the wheel of a half-track."""


def mobility(machine: Machine, sheet: Vehicle, few_wheels: int) -> Mobility:
    """How a vehicle with these losses moves (AZ-VDM-05, AZ-VDM-09, AZ-VDM-10). ``few_wheels``: up to so many wheels one
    hit halves the movement, with more it takes two.

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> tank, car = TABLES.vehicles["sherman-75"], TABLES.vehicles["kubelwagen"]
    >>> [mobility(Machine(lost=("track",) * count), tank, 4) for count in (0, 1, 2)]
    ['full', 'turning', 'none']
    >>> [mobility(Machine(lost=("wheel",) * count), car, 4) for count in (1, 2)]
    ['half', 'none']
    """
    wheels, tracks = machine.lost.count("wheel"), machine.lost.count("track")
    if "immobile" in machine.lost or tracks > 1 or (tracks and wheels):
        return "none"
    if tracks:
        return "turning"
    spare = 1 if sheet.wheels > few_wheels else 0
    if wheels > 1 + spare:
        return "none"
    return "half" if wheels > spare else "full"


def mobility_of(g: G, model: Model) -> Mobility:
    """How a vehicle moves now."""
    return mobility(sheets.machine(model), sheets.sheet(g, model), g.context.limit("wheels-halved-at-once"))


def secondary(g: G, model: Model) -> tuple[str, ...]:
    """The secondary weapons a vehicle still has, by the ids of their mounts: all but the main one and what is coupled
    to it, or, if it has no others, these (AZ-VDM-07)."""
    left = weapons_left(g, model)
    others = tuple(mounted.id for mounted in left if not mounted.main and not mounted.coupled)
    own = any(not mounted.main and not mounted.coupled for mounted in sheets.sheet(g, model).weapon)
    return others if own else tuple(mounted.id for mounted in left if mounted.coupled)


def lost_with(g: G, model: Model, part: Part, choice: str = "") -> tuple[str, ...]:
    """What a vehicle loses when a result names a part; empty if it has lost it already or never had it (AZ-VDM-04,
    AZ-VDM-11, AZ-VDM-12). ``choice`` is the secondary weapon its owner gives up."""
    sheet, left = sheets.sheet(g, model), weapons_left(g, model)
    match part:
        case "main weapon":
            main = {mounted.id for mounted in sheet.weapon if mounted.main}
            return tuple(mounted.id for mounted in left if mounted.id in main or mounted.coupled in main)
        case "secondary weapon":
            coaxial = (mounted.id for mounted in left if mounted.coupled and mounted.id != choice)
            return (choice, *coaxial) if choice else ()
        case "wheel":
            return _running_gear(g, model, "wheel" if sheet.wheels or sheet.type == "half-track" else "track")
        case "track":
            return _running_gear(g, model, "track") if sheets.is_tracked(g, model) else ()
        case "immobile":
            return () if mobility_of(g, model) == "none" else ("immobile",)
        case _:
            return ()


def _running_gear(g: G, model: Model, part: str) -> tuple[str, ...]:
    """A wheel or a track, and the vehicle's mobility if that is the end of it."""
    machine = sheets.machine(model)
    few = g.context.limit("wheels-halved-at-once")
    if mobility_of(g, model) == "none":
        return ()
    after = Machine(lost=(*machine.lost, part))
    return (part, "immobile") if mobility(after, sheets.sheet(g, model), few) == "none" else (part,)


def wheel_or_track(g: G, model: Model, side: Side) -> Part | None:
    """Which of the two a result names: by the vehicle and the side that was struck; None for a half-track whose die
    decides, by the option ``wheel_or_track`` (AZ-VDM-16)."""
    sheet = sheets.sheet(g, model)
    if sheet.type != "half-track":
        return "wheel" if sheet.wheels else "track"
    if g.setup.options["wheel_or_track"] == "die":
        return None
    return "wheel" if side == "front" else "track"
