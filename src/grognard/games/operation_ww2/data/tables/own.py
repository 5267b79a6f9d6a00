"""Weapons and vehicles of a player's own: each like one that comes with the game, with numbers of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.own import Misprint, OwnReference, OwnThing, is_own, thing_of
from grognard.core.book.reading import unknown
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.signs import Sign
from grognard.games.operation_ww2.data.tables.contents import Tables
from grognard.games.operation_ww2.data.tables.rows import Armour, Face
from grognard.games.operation_ww2.data.tables.vehicles import Vehicle
from grognard.games.operation_ww2.data.tables.weapons import Weapon

Reach = Annotated[float, Meta(gt=0, le=600)]
RANGES = ("close", "normal", "extreme")


class OwnNumbers(Record, kw_only=True):
    """The numbers to reach that differ, by the kind of target."""

    infantry: Face | None = None
    gun: Face | None = None
    unarmoured: Face | None = None
    light: Face | None = None
    medium: Face | None = None
    heavy: Face | None = None


class OwnWeapon(OwnThing, kw_only=True):
    """A weapon of a player's own: ``like`` one of the game, with nations, ranges in centimetres, shots and numbers of
    its own where it says them."""

    like: str
    nations: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)] | None = None
    close: Reach | None = None
    normal: Reach | None = None
    extreme: Reach | None = None
    shots: Annotated[int, Meta(ge=1, le=20)] | None = None
    numbers: OwnNumbers = OwnNumbers()


class OwnVehicle(OwnThing, kw_only=True):
    """A vehicle of a player's own: ``like`` a sheet of the game, with another armour, traits, or another weapon in one
    of its mounts (``weapons``, by the mount's id); ``points`` are what it costs in a list."""

    like: str
    nation: str | None = None
    sign: Sign | None = None
    target: Armour | None = None
    traits: Annotated[tuple[str, ...], Meta(max_length=12)] | None = None
    choices: Annotated[tuple[str, ...], Meta(max_length=12)] | None = None
    weapons: dict[str, OwnReference] = {}
    points: Annotated[int, Meta(ge=0, le=2000)] = 0


class Own(Record):
    """What a player adds to the game: weapons, and vehicles that may have them."""

    weapon: Annotated[tuple[OwnWeapon, ...], Meta(max_length=60)] = ()
    vehicle: Annotated[tuple[OwnVehicle, ...], Meta(max_length=60)] = ()


class OwnFile(Own, kw_only=True):
    """A file of weapons and vehicles of a player's own, to be added to a force."""

    format: Literal["grognard-own"]
    version: Literal[1]
    system: Literal["operation_ww2"]


SOURCE: Any = {"source": ("own",), "sources": {}, "note": ""}


def own_weapon(key: str, tables: Tables) -> Weapon | None:
    """A weapon of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnWeapon)
    return None if thing is None or _weapon_misprint(thing, tables) else _weapon(thing, key, tables)


def own_vehicle(key: str, tables: Tables) -> Vehicle | None:
    """A vehicle of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnVehicle)
    return None if thing is None or _vehicle_misprint(thing, tables) else _vehicle(thing, key, tables)


def points_of(vehicle: str) -> int:
    """What a vehicle of a player's own costs in a list."""
    thing = thing_of(vehicle, OwnVehicle)
    return 0 if thing is None else thing.points


def misprint(kind: str, key: str, tables: Tables) -> Misprint:
    """What is wrong with a weapon or a vehicle of a player's own."""
    if kind == "weapon" and (weapon := thing_of(key, OwnWeapon)) is not None:
        return _weapon_misprint(weapon, tables)
    if kind == "vehicle" and (vehicle := thing_of(key, OwnVehicle)) is not None:
        return _vehicle_misprint(vehicle, tables)
    return "id", say("own-too-long")


def _said(thing: Record, *names: str) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(thing, name)) is not None}


def _weapon(thing: OwnWeapon, key: str, tables: Tables) -> Weapon:
    like = tables.weapons[thing.like]
    numbers = replace(like.numbers, **_said(thing.numbers, *OwnNumbers.__struct_fields__))
    ranges = {name: round(value * 1000) for name, value in _said(thing, *RANGES).items()}
    changes = {**_said(thing, "nations", "shots"), **ranges}
    return replace(like, id=key, title=thing.title, numbers=numbers, **SOURCE, **changes)


def _vehicle(thing: OwnVehicle, key: str, tables: Tables) -> Vehicle:
    like = tables.vehicles[thing.like]
    mounts = tuple(replace(each, weapon=thing.weapons.get(each.id, each.weapon)) for each in like.weapon)
    changes = _said(thing, "nation", "sign", "target", "traits", "choices")
    return replace(like, id=key, title=thing.title, weapon=mounts, **SOURCE, **changes)


def _weapon_misprint(thing: OwnWeapon, tables: Tables) -> Misprint:
    if is_own(thing.like) or thing.like not in tables.weapons:
        return "like", unknown(thing.like, tables.weapons)
    like = tables.weapons[thing.like]
    for nation in thing.nations or ():
        if nation != "all" and nation not in tables.nations:
            return "nations", unknown(nation, ("all", *tables.nations))
    for name in RANGES:
        if getattr(thing, name) is not None and getattr(like, name) is None:
            return name, _lacks(like, name)
    for name in OwnNumbers.__struct_fields__:
        if getattr(thing.numbers, name) is not None and getattr(like.numbers, name) is None:
            return f"numbers, {name}", _lacks(like, name)
    if thing.shots is not None and like.template:
        return "shots", _lacks(like, "shots")
    made = _weapon(thing, thing.like, tables)
    reaches = [each for each in (made.minimum or None, *(getattr(made, name) for name in RANGES)) if each is not None]
    return ("normal", say("az-own-ranges")) if reaches != sorted(reaches) else None


def _lacks(like: Weapon, column: str) -> Message:
    return say("az-own-lacks", like=like.name, field=say(f"az-build-column-{column}"))


def _vehicle_misprint(thing: OwnVehicle, tables: Tables) -> Misprint:
    if is_own(thing.like) or thing.like not in tables.vehicles:
        return "like", unknown(thing.like, tables.vehicles)
    like = tables.vehicles[thing.like]
    if thing.nation is not None and thing.nation not in tables.nations:
        return "nation", unknown(thing.nation, tables.nations)
    if thing.target is not None and (thing.target == "unarmoured") != (like.target == "unarmoured"):
        return "target", say("az-own-armour", like=like.name)
    for field in ("traits", "choices"):
        for trait in getattr(thing, field) or ():
            if trait not in tables.characteristics:
                return field, unknown(trait, tables.characteristics)
    return _mounted(thing.weapons, like, tables)


def _mounted(weapons: Mapping[str, str], like: Vehicle, tables: Tables) -> Misprint:
    mounts = {each.id: each for each in like.weapon}
    for mount, weapon in weapons.items():
        if mount not in mounts:
            return "weapons", unknown(mount, mounts)
        if weapon not in tables.weapons:
            return "weapons", unknown(weapon, tables.weapons)
        there, new = tables.weapons[mounts[mount].weapon], tables.weapons[weapon]
        if (there.part, there.group) != (new.part, new.group):
            return "weapons", say("az-own-mount", weapon=new.name, other=there.name)
    return None
