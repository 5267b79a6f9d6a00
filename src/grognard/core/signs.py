"""The signs by which units are known on plates, on counters and in lists: one for each kind of unit that fights in its
own way. A game says which of them a unit has; the page draws them. A game whose units are none of these brings signs of
its own (``core.wire.glyphs``)."""

from __future__ import annotations

from typing import Literal, get_args

Foot = Literal[
    "rifle",
    "smg",
    "heavy-infantry",
    "scouts",
    "engineer",
    "hq",
    "hero",
    "psyker",
    "medic",
    "observer",
    "sniper",
    "lmg",
    "mmg",
    "at-rifle",
    "launcher",
    "flamethrower",
    "mortar",
    "support",
    "paratrooper",
    "jump-infantry",
    "blades",
    "claws",
    "brood",
    "rabble",
    "swarm",
    "beasts",
    "monster",
    "monster-leader",
    "bike",
]
"""Those who stand on bases."""

Guns = Literal["anti-tank-gun", "field-gun", "anti-aircraft-gun", "rocket-launcher"]
"""Guns with a crew."""

Vehicles = Literal[
    "tank-light",
    "tank-medium",
    "tank-heavy",
    "tank-destroyer",
    "flame-tank",
    "sp-gun",
    "sp-anti-aircraft",
    "rocket-artillery",
    "armored-car",
    "half-track",
    "carrier",
    "apc",
    "ifv",
    "truck",
    "car",
    "walker",
    "skimmer",
    "skimmer-carrier",
    "copter",
]
"""Vehicles."""

Other = Literal["fighter", "bomber", "obstacle-wire", "obstacle-mines", "obstacle-pillbox", "obstacle-tank"]
"""Aircraft and obstacles."""

Sign = Literal[Foot, Guns, Vehicles, Other]

SIGNS: tuple[str, ...] = get_args(Sign)
"""All signs, in the order of the sheet that shows them.

>>> len(SIGNS) == len(set(SIGNS))
True
"""
