"""Which tables there are, in which file and under which key each stands, and what its rows must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from grognard.core.book.tables import Sourced
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.buildings import (
    BuildingSize,
    Calibre,
    Demolition,
    Entry,
    Material,
    RoofRow,
)
from grognard.games.operation_ww2.data.tables.command import Deck, Nation, Order
from grognard.games.operation_ww2.data.tables.damage import (
    Burst,
    DamageRow,
    EffectRow,
    PartPlace,
    Protection,
    read_effects,
)
from grognard.games.operation_ww2.data.tables.ground import (
    Detection,
    Feature,
    ModelSize,
    OpeningSize,
    Rate,
    TerrainKind,
    VehicleCover,
    read_going,
)
from grognard.games.operation_ww2.data.tables.rows import Limit, Modifier
from grognard.games.operation_ww2.data.tables.special import (
    Characteristic,
    Charge,
    Communication,
    Scatter,
    SmokeDevice,
    SmokeDrift,
    Underground,
)
from grognard.games.operation_ww2.data.tables.vehicles import Task, Vehicle
from grognard.games.operation_ww2.data.tables.weapons import Arc, Flame, GunClass, MinimumRange, Weapon


class Tables(Record, frozen=True, kw_only=True, eq=False):
    """All tables, each by the ids of its rows and in the order of its file."""

    sizes: Mapping[str, ModelSize]
    features: Mapping[str, Feature]
    openings: Mapping[str, OpeningSize]
    decks: Mapping[str, Deck]
    nations: Mapping[str, Nation]
    orders: Mapping[str, Order]
    rates: Mapping[str, Rate]
    terrain: Mapping[str, TerrainKind]
    vehicle_cover: Mapping[str, VehicleCover]
    gun_cover: Mapping[str, VehicleCover]
    detection: Mapping[str, Detection]
    to_hit: Mapping[str, Modifier]
    damage: Mapping[str, Modifier]
    close_combat: Mapping[str, Modifier]
    morale: Mapping[str, Modifier]
    small_arms: Mapping[str, DamageRow]
    heavy_weapons: Mapping[str, DamageRow]
    engine: Mapping[str, EffectRow]
    light_flame: Mapping[str, EffectRow]
    heavy_flame: Mapping[str, EffectRow]
    protection: Mapping[str, Protection]
    parts: Mapping[str, PartPlace]
    weapons: Mapping[str, Weapon]
    minimum_ranges: Mapping[str, MinimumRange]
    arcs: Mapping[str, Arc]
    gun_classes: Mapping[str, GunClass]
    flames: Mapping[str, Flame]
    bursts: Mapping[str, Burst]
    tasks: Mapping[str, Task]
    vehicles: Mapping[str, Vehicle]
    charges: Mapping[str, Charge]
    scatter: Mapping[str, Scatter]
    communication: Mapping[str, Communication]
    underground: Mapping[str, Underground]
    smoke: Mapping[str, SmokeDrift]
    smoke_devices: Mapping[str, SmokeDevice]
    building_sizes: Mapping[str, BuildingSize]
    demolition: Mapping[str, Demolition]
    calibres: Mapping[str, Calibre]
    roofs: Mapping[str, RoofRow]
    entry: Mapping[str, Entry]
    materials: Mapping[str, Material]
    characteristics: Mapping[str, Characteristic]
    limits: Mapping[str, Limit]


Ids = Literal["exact", "named", "free"]


class Spec(NamedTuple):
    """One table: its name in ``Tables``, its file and key there, what it is called, its rows, the ids it must have.

    ``called`` is the id of a table or rule; none: every row has a rule of its own. ``ids``: ``exact``, those of the
    game's own file and no others; ``named``, those at least; ``free``, any. ``faces``: the last face that must be
    there, for a table of faces.
    """

    name: str
    file: str
    key: str
    called: str
    row: type[Sourced]
    ids: Ids
    lengths: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    parsed: Mapping[str, Callable[[str], Any]] = {}
    faces: int = 0


_GOING = dict.fromkeys(("infantry", "wheeled", "tracked"), read_going)
_DAMAGE = dict.fromkeys(("artillery", "unarmoured", "light", "medium", "heavy"), read_effects)
_EFFECTS = {"effects": read_effects}
_SIZE = ("width", "length", "height")
_RANGES = ("close", "normal", "extreme", "minimum")
_DETECTION = ("day", "day_cover", "night", "night_cover")

SPECS: tuple[Spec, ...] = (
    Spec("sizes", "sizes.toml", "model", "AZ-TAB-SIZE", ModelSize, "named", _SIZE),
    Spec("features", "sizes.toml", "feature", "AZ-TAB-SIZE", Feature, "named", _SIZE),
    Spec("openings", "sizes.toml", "opening", "AZ-LOS-09", OpeningSize, "exact", ("width",)),
    Spec("decks", "cards.toml", "deck", "AZ-TAB-DECK", Deck, "free"),
    Spec("nations", "cards.toml", "nation", "AZ-TAB-NATION", Nation, "named"),
    Spec("orders", "cards.toml", "order", "AZ-TAB-ORDERS", Order, "exact"),
    Spec("rates", "movement.toml", "rate", "AZ-TAB-MOVE", Rate, "named", ("slow", "fast", "assault")),
    Spec("terrain", "terrain.toml", "kind", "AZ-TAB-TERRAIN", TerrainKind, "named", parsed=_GOING),
    Spec("vehicle_cover", "terrain.toml", "vehicle_cover", "AZ-VCOV-07", VehicleCover, "exact"),
    Spec("gun_cover", "terrain.toml", "gun_cover", "AZ-ART-03", VehicleCover, "exact"),
    Spec("detection", "detection.toml", "detection", "AZ-TAB-DETECT", Detection, "exact", _DETECTION),
    Spec("to_hit", "modifiers.toml", "to_hit", "AZ-TAB-HIT", Modifier, "exact"),
    Spec("damage", "modifiers.toml", "damage", "AZ-TAB-DMGMOD", Modifier, "exact"),
    Spec("close_combat", "modifiers.toml", "close_combat", "AZ-TAB-CC", Modifier, "exact"),
    Spec("morale", "modifiers.toml", "morale", "AZ-TAB-MORALE", Modifier, "exact"),
    Spec("small_arms", "damage.toml", "small_arms", "AZ-TAB-DMG-SA", DamageRow, "exact", parsed=_DAMAGE),
    Spec("heavy_weapons", "damage.toml", "heavy_weapons", "AZ-TAB-DMG-HW", DamageRow, "exact", parsed=_DAMAGE),
    Spec("engine", "damage.toml", "engine", "AZ-VDM-04", EffectRow, "free", parsed=_EFFECTS, faces=10),
    Spec("light_flame", "damage.toml", "light_flame", "AZ-TAB-FLAME", EffectRow, "free", (), (), _EFFECTS, 10),
    Spec("heavy_flame", "damage.toml", "heavy_flame", "AZ-TAB-FLAME", EffectRow, "free", (), (), _EFFECTS, 10),
    Spec("protection", "damage.toml", "protection", "AZ-TAB-PROT", Protection, "exact"),
    Spec("parts", "damage.toml", "part", "AZ-TAB-PARTS", PartPlace, "exact"),
    Spec("arcs", "guns.toml", "arc", "AZ-TAB-ARC", Arc, "named"),
    Spec("gun_classes", "guns.toml", "class", "AZ-TAB-GUN", GunClass, "exact"),
    Spec("flames", "guns.toml", "flame", "AZ-FLM-03", Flame, "exact", ("length", "width")),
    Spec("bursts", "guns.toml", "burst", "AZ-AREA-13", Burst, "exact"),
    Spec("weapons", "weapons.toml", "weapon", "", Weapon, "free", _RANGES, ("numbers", "second")),
    Spec("minimum_ranges", "weapons.toml", "minimum", "AZ-TAB-MINRANGE", MinimumRange, "free", ("range",)),
    Spec("tasks", "crews.toml", "task", "AZ-TAB-TASKS", Task, "exact"),
    Spec("vehicles", "vehicles.toml", "vehicle", "AZ-VEH-03", Vehicle, "free"),
    Spec("charges", "special.toml", "charge", "AZ-TAB-CHARGE", Charge, "free", faces=10),
    Spec("scatter", "special.toml", "scatter", "AZ-TAB-SCATTER", Scatter, "free", ("upto",)),
    Spec("communication", "special.toml", "communication", "AZ-TAB-COM", Communication, "exact", ("within",)),
    Spec("underground", "special.toml", "underground", "AZ-TAB-UNDER", Underground, "free", faces=10),
    Spec("smoke", "special.toml", "smoke", "AZ-TAB-SMOKE", SmokeDrift, "free", faces=10),
    Spec("smoke_devices", "special.toml", "smoke_device", "AZ-TAB-SMOKELAUNCH", SmokeDevice, "free", ("range",)),
    Spec("building_sizes", "buildings.toml", "size", "AZ-DEM-01", BuildingSize, "exact", ("one", "more")),
    Spec("demolition", "buildings.toml", "demolition", "AZ-TAB-DEMOLISH", Demolition, "free", faces=13),
    Spec("calibres", "buildings.toml", "calibre", "AZ-TAB-CALIBRE", Calibre, "free"),
    Spec("roofs", "buildings.toml", "roof", "AZ-TAB-ROOF", RoofRow, "free", faces=13),
    Spec("entry", "buildings.toml", "entry", "AZ-TAB-ENTRY", Entry, "free", faces=10),
    Spec("materials", "buildings.toml", "material", "AZ-TKB-04", Material, "named"),
    Spec("characteristics", "characteristics.toml", "characteristic", "AZ-TAB-CHAR", Characteristic, "named"),
    Spec("limits", "limits.toml", "limit", "", Limit, "exact"),
)
"""Every table, in the order it is listed."""
