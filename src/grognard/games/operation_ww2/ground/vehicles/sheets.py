"""What a vehicle is: its sheet, its traits, its size, and what these make of it (AZ-DEF-04, AZ-DEF-11, AZ-VEH-03)."""

from __future__ import annotations

from typing import Literal

from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.ground import ModelSize, Rate
from grognard.games.operation_ww2.data.tables.rows import Armour, Cover
from grognard.games.operation_ww2.data.tables.vehicles import Mounted, Vehicle
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Machine, Model

MOTORCYCLES = ("motorcycle", "motorcycle-combination")
"""The types that are motorcycles; a Kettenkrad is the second (AZ-DEF-04)."""

TANKS = ("light-tank", "medium-tank", "heavy-tank")
"""The types that are tanks (AZ-DEF-04)."""

Weight = Literal["unarmoured", "light", "medium", "heavy"]
"""The classes in which vehicles meet, lightest first (AZ-RAM-03)."""


def tables(g: G) -> Tables:
    """The tables of this battle."""
    found: Tables = g.context.tables
    return found


def machine(model: Model) -> Machine:
    """What has happened to a vehicle or gun."""
    assert model.machine is not None, model.id
    return model.machine


def is_vehicle(model: Model) -> bool:
    """Whether a model is a vehicle."""
    return model.role == "vehicle"


def sheet(g: G, model: Model) -> Vehicle:
    """The sheet of a vehicle (AZ-VEH-03)."""
    return tables(g).vehicles[machine(model).sheet]


def has(g: G, model: Model, trait: str) -> bool:
    """Whether a vehicle has a trait, from its sheet or bought (AZ-DEF-06)."""
    return trait in machine(model).traits or trait in sheet(g, model).traits


def target_class(g: G, model: Model) -> Armour:
    """The column of a vehicle on the tables: half-tracks and armoured cars count as light tanks (AZ-GUN-03)."""
    return sheet(g, model).target


def is_armoured(g: G, model: Model) -> bool:
    """Whether a vehicle is armoured (AZ-DEF-11)."""
    return sheet(g, model).is_armoured


def is_tank(g: G, model: Model) -> bool:
    """Whether a vehicle is a tank (AZ-DEF-04)."""
    return sheet(g, model).type in TANKS


def is_motorcycle(g: G, model: Model) -> bool:
    """Whether it is a motorcycle of any kind (AZ-DEF-04)."""
    return sheet(g, model).type in MOTORCYCLES


def is_tracked(g: G, model: Model) -> bool:
    """Whether it drives by the tracked column of the terrain table: half-tracks do (AZ-TER-04)."""
    return sheet(g, model).type in (*TANKS, "half-track") or not sheet(g, model).wheels


def size(g: G, model: Model) -> ModelSize:
    """The size of a vehicle (AZ-DEF-14)."""
    return tables(g).sizes[sheet(g, model).type]


def height(g: G, model: Model) -> int:
    """How high a vehicle is; a low one is lower (AZ-DEF-14)."""
    lower = g.context.limit("low-profile") if has(g, model, "low-profile") else 0
    return size(g, model).height - lower


def rate(g: G, model: Model) -> Rate:
    """How far its type goes (AZ-MOV-01)."""
    return tables(g).rates[sheet(g, model).type]


def cover_given(g: G, model: Model) -> Cover:
    """The cover a vehicle gives to those aboard and beside (AZ-VCOV-07)."""
    kind = "tank" if is_tank(g, model) else "armoured" if is_armoured(g, model) else "unarmoured"
    return tables(g).vehicle_cover[kind].cover


def weapons_left(g: G, model: Model) -> tuple[Mounted, ...]:
    """The mounted weapons a vehicle has not lost."""
    lost = machine(model).lost
    return tuple(mounted for mounted in mounts(g, model) if mounted.id not in lost)


def mounts(g: G, model: Model) -> tuple[Mounted, ...]:
    """The weapons a vehicle has or had: those that are taken along only by choice are there if that was bought
    or is usual on its sheet (AZ-VFI-03)."""
    own = sheet(g, model).weapon
    return tuple(mounted for mounted in own if not mounted.bought or has(g, model, mounted.bought))
