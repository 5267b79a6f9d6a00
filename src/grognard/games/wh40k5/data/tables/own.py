"""Weapons, models and units of a player's own: each like one that comes with the game, with numbers of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.own import Misprint, OwnReference, OwnThing, is_own, thing_of
from grognard.core.book.reading import unknown
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.core.signs import Sign
from grognard.games.wh40k5.data.tables.contents import Tables
from grognard.games.wh40k5.data.tables.rows import Needs, Score
from grognard.games.wh40k5.data.tables.units import Armour, Mount, Part, Unit, Upgrade
from grognard.games.wh40k5.data.tables.units import Model as ModelRow
from grognard.games.wh40k5.data.tables.weapons import ArmourPiercing, Weapon

Names = Annotated[tuple[OwnReference, ...], Meta(max_length=20)]


class OwnWeapon(OwnThing, kw_only=True):
    """A weapon of a player's own: ``like`` one way to fire a weapon of the game, with a range in inches, Strength, AP,
    shots and traits of its own where it says them."""

    like: str
    range: Annotated[float, Meta(gt=0, le=120)] | None = None
    strength: Annotated[int, Meta(ge=1, le=10)] | None = None
    ap: ArmourPiercing | None = None
    shots: Annotated[int, Meta(ge=1, le=10)] | None = None
    traits: Annotated[tuple[str, ...], Meta(max_length=6)] | None = None


class OwnProfile(Record, kw_only=True):
    """The characteristics of a model of a player's own that differ."""

    ws: Annotated[int, Meta(ge=1, le=10)] | None = None
    bs: Score | None = None
    s: Annotated[int, Meta(ge=1, le=10)] | None = None
    t: Annotated[int, Meta(ge=1, le=10)] | None = None
    w: Annotated[int, Meta(ge=1, le=10)] | None = None
    i: Annotated[int, Meta(ge=1, le=10)] | None = None
    a: Score | None = None
    ld: Annotated[int, Meta(ge=2, le=10)] | None = None
    save: Needs | None = None
    invulnerable: Needs | None = None
    front: Armour | None = None
    side: Armour | None = None
    rear: Armour | None = None


class OwnModel(OwnThing, kw_only=True):
    """A model of a player's own: ``like`` one of the game, with a profile, points and equipment of its own where it
    says them."""

    like: str
    profile: OwnProfile = OwnProfile()
    points: Annotated[int, Meta(ge=0, le=1000)] | None = None
    gear: Names | None = None
    mounts: Annotated[tuple[Mount, ...], Meta(max_length=8)] | None = None
    upgrades: Annotated[tuple[Upgrade, ...], Meta(max_length=20)] | None = None
    special: Annotated[tuple[str, ...], Meta(max_length=12)] | None = None


class OwnPart(Record, kw_only=True):
    """How many models of a kind a unit must and may have."""

    model: OwnReference
    least: Annotated[int, Meta(ge=0, le=40)]
    most: Annotated[int, Meta(ge=1, le=40)]


class OwnUnit(OwnThing, kw_only=True):
    """A unit of a player's own: ``like`` one of the game, of other models, in other numbers, with other rules."""

    like: str
    sign: Sign | None = None
    part: Annotated[tuple[OwnPart, ...], Meta(min_length=1, max_length=6)] | None = None
    size: tuple[Annotated[int, Meta(ge=1, le=40)], Annotated[int, Meta(ge=1, le=40)]] | None = None
    special: Annotated[tuple[str, ...], Meta(max_length=12)] | None = None
    transports: Annotated[tuple[str, ...], Meta(max_length=6)] | None = None


class Own(Record):
    """What a player adds to the game: weapons, models that may have them, units of such models."""

    weapon: Annotated[tuple[OwnWeapon, ...], Meta(max_length=60)] = ()
    model: Annotated[tuple[OwnModel, ...], Meta(max_length=60)] = ()
    unit: Annotated[tuple[OwnUnit, ...], Meta(max_length=60)] = ()


class OwnFile(Own, kw_only=True):
    """A file of weapons, models and units of a player's own, to be added to an army."""

    format: Literal["grognard-own"]
    version: Literal[1]
    system: Literal["wh40k5"]


OWN: Any = {"source": ("own",), "sources": {}, "note": "", "rule": ""}


def own_weapon(key: str, tables: Tables) -> Weapon | None:
    """A weapon of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnWeapon)
    return None if thing is None or weapon_misprint(thing, tables) else _weapon(thing, key, tables)


def own_model(key: str, tables: Tables) -> ModelRow | None:
    """A model of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnModel)
    return None if thing is None or model_misprint(thing, tables) else _model(thing, key, tables)


def own_unit(key: str, tables: Tables) -> Unit | None:
    """A unit of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnUnit)
    return None if thing is None or unit_misprint(thing, tables) else _unit(thing, key, tables)


def misprint(kind: str, key: str, tables: Tables) -> Misprint:
    """What is wrong with a weapon, a model or a unit of a player's own."""
    if (weapon := thing_of(key, OwnWeapon)) is not None and kind == "weapon":
        return weapon_misprint(weapon, tables)
    if (model := thing_of(key, OwnModel)) is not None and kind == "model":
        return model_misprint(model, tables)
    if (unit := thing_of(key, OwnUnit)) is not None and kind == "unit":
        return unit_misprint(unit, tables)
    return "id", say("own-too-long")


def _said(thing: OwnThing, *names: str) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(thing, name)) is not None}


def _weapon(thing: OwnWeapon, key: str, tables: Tables) -> Weapon:
    changes = _said(thing, "strength", "ap", "shots", "traits")
    if thing.range is not None:
        changes["range"] = round(thing.range * 1000)
    return replace(tables.weapons[thing.like], id=key, of="", title=thing.title, **OWN, **changes)


def _model(thing: OwnModel, key: str, tables: Tables) -> ModelRow:
    like = tables.models[thing.like]
    profile = replace(like.profile, **_said(thing.profile, *OwnProfile.__struct_fields__))  # type: ignore[arg-type]
    changes = _said(thing, "points", "gear", "mounts", "upgrades", "special")
    return replace(like, id=key, title=thing.title, profile=profile, readings=(), **OWN, **changes)


def _unit(thing: OwnUnit, key: str, tables: Tables) -> Unit:
    like = tables.units[thing.like]
    own = {name: value for name, value in OWN.items() if name != "rule"}
    changes = _said(thing, "sign", "size", "special", "transports")
    if thing.part is not None:
        changes["part"] = tuple(Part(model=each.model, least=each.least, most=each.most) for each in thing.part)
    return replace(like, id=key, title=thing.title, limited=() if thing.part else like.limited, **own, **changes)


def weapon_misprint(thing: OwnWeapon, tables: Tables) -> Misprint:
    """What is wrong with a weapon of a player's own."""
    if is_own(thing.like) or thing.like not in tables.weapons:
        return "like", unknown(thing.like, tables.weapons)
    like = tables.weapons[thing.like]
    for field, fits in (
        ("range", like.range > 0),
        ("strength", like.strength is not None),
        ("ap", like.ap is not None),
        ("shots", isinstance(like.shots, int) and not like.marker),
    ):
        if getattr(thing, field) is not None and not fits:
            return field, say("wh-own-lacks", like=like.name, field=field)
    for trait in thing.traits or ():
        if trait not in tables.traits:
            return "traits", unknown(trait, tables.traits)
    made = _weapon(thing, thing.like, tables)
    return ("range", say("wh-own-near")) if made.minimum and made.minimum >= made.range else None


def model_misprint(thing: OwnModel, tables: Tables) -> Misprint:
    """What is wrong with a model of a player's own."""
    if is_own(thing.like) or thing.like not in tables.models:
        return "like", unknown(thing.like, tables.models)
    like = tables.models[thing.like]
    for name in OwnProfile.__struct_fields__:
        if getattr(thing.profile, name) is not None and getattr(like.profile, name) is None and name != "invulnerable":
            return f"profile, {name}", say("wh-own-lacks", like=like.name, field=name)
    if thing.mounts is not None and not like.profile.is_armoured:
        return "mounts", say("wh-own-lacks", like=like.name, field="mounts")
    made = _model(thing, thing.like, tables)
    known = _carried(tables, like.profile.is_armoured)
    for field, gear in _gear(made):
        if _stock(gear, tables) not in known:
            return field, say("wh-own-gear", gear=bare_name(gear), names=", ".join(sorted(known)))
    had = {*made.gear, *(mount.weapon for mount in made.mounts)}
    for upgrade in made.upgrades:
        for given in upgrade.instead:
            if given not in had:
                return "upgrades", unknown(given, sorted(had))
    for rule in thing.special or ():
        if rule not in tables.special:
            return "special", unknown(rule, tables.special)
    return None


def bare_name(gear: str) -> str:
    """What a sentence calls a thing."""
    return gear.partition("~")[0]


def _gear(model: ModelRow) -> Iterator[tuple[str, str]]:
    yield from (("gear", each) for each in model.gear)
    yield from (("mounts", each.weapon) for each in model.mounts)
    yield from (("upgrades", each.gear) for each in model.upgrades)


def _stock(gear: str, tables: Tables) -> str:
    """The weapon of the game that one of a player's own is like; itself, if it is one of the game's."""
    thing = thing_of(gear, OwnWeapon) if is_own(gear) else None
    return gear if thing is None or thing.like not in tables.weapons else tables.weapons[thing.like].weapon


@cache
def _carried(tables: Tables, armoured: bool) -> frozenset[str]:
    """What vehicles, or others, of the game carry or may buy."""
    models = [model for model in tables.models.values() if model.profile.is_armoured == armoured]
    return frozenset(gear for model in models for _field, gear in _gear(model))


def unit_misprint(thing: OwnUnit, tables: Tables) -> Misprint:
    """What is wrong with a unit of a player's own."""
    if is_own(thing.like) or thing.like not in tables.units:
        return "like", unknown(thing.like, tables.units)
    like = tables.units[thing.like]
    types = {tables.models[part.model].type for part in like.part}
    for part in thing.part or ():
        if part.model not in tables.models:
            return "part", unknown(part.model, tables.models)
        if tables.models[part.model].type not in types:
            return "part", say("wh-own-type", like=like.name, model=tables.models[part.model].name)
        if part.least > part.most:
            return "part", say("wh-own-size")
    made = _unit(thing, thing.like, tables)
    least, most = made.size
    if least > most or sum(each.least for each in made.part) > most or sum(each.most for each in made.part) < least:
        return "size", say("wh-own-size")
    fields: tuple[tuple[str, Collection[str], Collection[str]], ...] = (
        ("special", made.special, tables.special),
        ("transports", made.transports, tables.units),
    )
    for field, names, known in fields:
        for name in names:
            if name not in known:
                return field, unknown(name, known)
    return None
