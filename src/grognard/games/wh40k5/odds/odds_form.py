"""What a question may say, for forms and the command line, which of it means nothing and why, and which changes of it
are worth asking about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, get_args

from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.armies import ArmyUnit, load_army
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import models_of
from grognard.games.wh40k5.ground.vehicle_condition import is_skimmer
from grognard.games.wh40k5.odds.questions import (
    EXAMPLE,
    FARTHEST,
    Attack,
    Cover,
    Described,
    Face,
    Given,
    Question,
    Until,
    listed,
    unit_of,
)
from grognard.games.wh40k5.rules.assault.melee_weapons import has_grenades
from grognard.games.wh40k5.state.state import Model
from grognard.odds.asking import About, Choosable, Field, fields_of

COVERS: tuple[str, ...] = get_args(Cover)
ABOUT: dict[str, About] = {
    **dict.fromkeys(("attacker", "joined", "moved", "firing", "models", "hurt", "engaged", "at_joined"), "attacker"),
    **dict.fromkeys(
        (
            "target",
            "target_joined",
            "cover",
            "down",
            "target_models",
            "target_hurt",
            "target_engaged",
            "target_at_joined",
            "face",
            "speed",
            "aboard",
            "beside",
            "beside_at",
        ),
        "target",
    ),
}
"""Whom a field describes, of those that describe a unit."""
RARE = {
    "firing",
    "models",
    "target_models",
    "night",
    "given",
    "hurt",
    "target_hurt",
    "face",
    "speed",
    "through",
    "later",
    "until",
    "engaged",
    "target_engaged",
    "joined",
    "target_joined",
    "at_joined",
    "target_at_joined",
    "aboard",
    "beside",
    "beside_at",
}
"""The fields that few questions need."""


def fields() -> list[Field]:
    """The question's fields with the values there are to choose from."""
    units = tuple(unit_row(name, unit) for name, unit in listed().items())
    characters = [unit_row(name, unit) for name, unit in listed().items() if unit.of.character]
    leaders = (Choosable("", say("wh-odds-joined-nobody")), *characters)
    weapons = tuple(Choosable(row.id, row.name) for row in TABLES.weapons.values())

    def plain(name: str, *values: str) -> tuple[Choosable, ...]:
        return tuple(Choosable(value, say(f"wh-odds-{name}", value=value)) for value in values)

    values: dict[str, Sequence[Choosable]] = {
        "attacker": units,
        "target": units,
        "joined": leaders,
        "target_joined": leaders,
        "aboard": (leaders[0], *units),
        "beside": (leaders[0], *units),
        "attack": plain("attack", *get_args(Attack)),
        "cover": plain("cover", *COVERS),
        "firing": weapons,
        "face": plain("face", *get_args(Face)),
        "speed": plain("speed", *TABLES.speeds),
        "given": plain("given", *get_args(Given)),
        "until": plain("until", *get_args(Until)),
    }
    return fields_of(
        Question,
        lambda name: say(f"wh-odds-field-{name}"),
        values,
        about=ABOUT,
        rare=RARE,
        example=EXAMPLE,
        carried_by="firing",
    )


def unit_row(name: str, unit: ArmyUnit) -> Choosable:
    """A unit to choose, under its army, with its sign and the weapons it can fire."""
    carried = dict.fromkeys(gear for row in unit.models for gear in row.carried)
    fires = tuple(mode.id for gear in carried for mode in TABLES.modes(gear))
    army = load_army(name.partition("/")[0])
    return Choosable(name, unit.name, army.full_name, unit.of.sign, unit.points, fires)


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Other cover, on the ground, half as far and twice as far; of an assault through terrain, in a later round."""
    found: list[tuple[Message, dict[str, Any]]] = []

    def turned(name: str, now: bool) -> tuple[Message, dict[str, Any]]:
        return say(f"wh-odds-with-{name}", value=str(not now).lower()), {name: not now}

    if question.attack == "assault":
        until = "end" if question.until == "round" else "round"
        longer = say("wh-odds-with-until", value=until), {"until": until}
        return [turned("through", question.through), turned("later", question.later), longer]
    if question.attack != "shoot":
        return [] if question.attack in ("move", "reserve", "regroup") else list(farther(question))
    found += [(say("wh-odds-with-cover", value=cover), {"cover": cover}) for cover in COVERS if cover != question.cover]
    found += [turned("down", question.down), turned("moved", question.moved)]
    return [*found, *farther(question)]


def farther(question: Question) -> Iterator[tuple[Message, dict[str, Any]]]:
    """Half as far, and twice as far."""
    for share in (0.5, 2):
        far = question.away * share
        if 0.5 <= far <= FARTHEST:
            yield say("wh-odds-with-range", inches=f"{far:g}"), {"range": far}


# ---- fields without a meaning --------------------------------------------------------------------------------------


def idle(question: Question) -> Iterator[tuple[str, Message]]:
    """The fields without a meaning in this question, each with the reason."""
    attacker, target = unit_of("attacker", question.attacker), unit_of("target", question.target)
    if question.attack not in ALONE:
        yield from _exploding(question, target)
    if question.attack == "assault":
        yield from _fighting(question, attacker, target)
    elif question.attack in ALONE:
        theirs = [name for name, whose in ABOUT.items() if whose == "target" and name != "target"]
        for field in {*SHOT, *FOUGHT, *theirs, "range", "joined", "models"} - ALONE[question.attack]:
            yield field, say("wh-idle-move", attack=question.attack)
    elif question.attack != "shoot":
        yield from _arriving(question, target)
    else:
        for field in FOUGHT:
            yield field, say("wh-idle-shooting")
        yield "speed", say("wh-idle-speed")
        if not _armoured(target):
            yield "face", say("wh-idle-face")
        else:
            yield "down", say("wh-idle-down")


SHOT = ("cover", "moved", "firing", "night", "given")
FOUGHT = ("through", "later", "until", "engaged", "target_engaged", "at_joined", "target_at_joined", "hurt")
"""What means something in shooting only, and in assaults only."""
ALONE = {"move": {"hurt", "joined", "models"}, "reserve": set[str](), "regroup": {"range", "joined", "models"}}
"""What a unit does whoever the target is, and the fields that mean something then."""


def _exploding(question: Question, target: Described) -> Iterator[tuple[str, Message]]:
    """Of those an explosion may hurt: of a squadron that is rammed that is not told, and only transports carry
    anybody."""
    vehicles = models(target)
    ways = ("shoot", "assault", "ram")[: 3 - (len(vehicles) > 1)]
    if question.attack not in ways or question.until != "round" or not _armoured(target):
        for field in ("aboard", "beside"):
            yield field, say("wh-idle-explosion")
    elif len(vehicles) > 1 or vehicles[0].of.transport is None:
        yield "aboard", say("wh-idle-aboard")
    if not question.beside:
        yield "beside_at", say("wh-idle-beside")


def _arriving(question: Question, target: Described) -> Iterator[tuple[str, Message]]:
    """Of rams, tank shocks and deep strikes."""
    for field in (*SHOT, *FOUGHT, "down", "speed"):
        if field != "given" and (field, question.attack) != ("through", "deep-strike"):
            yield field, say("wh-idle-drive")
    if question.attack != "ram":
        yield "given", say("wh-idle-drive")
    elif not all(is_skimmer(model) for model in models(target)):
        yield "given", say("wh-idle-given-ram")
    yield "joined", say("wh-idle-drive")
    if question.attack != "ram":
        yield "face", say("wh-idle-drive")
    if question.attack != "tank-shock":
        yield "target_hurt", say("wh-idle-drive")
        yield "target_joined", say("wh-idle-drive")
    if question.attack == "tank-shock":
        yield "range", say("wh-idle-drive")


def _fighting(question: Question, attacker: Described, target: Described) -> Iterator[tuple[str, Message]]:
    for field in (*SHOT, "face"):
        if field != "given":
            yield field, say("wh-idle-assault")
    if question.later:
        for field in ("range", "through", "down"):
            yield field, say("wh-idle-later")
    elif _armoured(target):
        yield "down", say("wh-idle-down")
    elif not question.through and not _defended(target):
        yield "down", say("wh-idle-down-charged")
    if not _armoured(target):
        yield "speed", say("wh-idle-speed-foot")
    elif not any(model.is_walker for model in models(target)):
        yield "hurt", say("wh-idle-hurt")
    if not all(_fights_on(unit) for unit in (attacker, target)):
        yield "until", say("wh-idle-until")
    if not question.joined:
        yield "at_joined", say("wh-idle-joined")
    if not question.target_joined:
        yield "target_at_joined", say("wh-idle-joined")
    for field, unit in (("engaged", attacker), ("target_engaged", target)):
        if _armoured(unit):
            yield field, say("wh-idle-engaged")


@lru_cache(maxsize=512)
def models(unit: Described) -> tuple[Model, ...]:
    """The models of a unit asked about."""
    return tuple(models_of("odds", unit.listed))


def _armoured(unit: Described) -> bool:
    """Whether it consists of vehicles; guns with their crew do not."""
    return any(model.type.vehicle for model in models(unit))


def _fights_on(unit: Described) -> bool:
    """Whether it may stay locked: of vehicles only walkers do (WH-VEH-25)."""
    return all(model.is_walker or not model.type.vehicle for model in models(unit))


def _defended(unit: Described) -> bool:
    """Whether anybody in it has defensive grenades, which count for less when a unit is down (WH-ASSAULT-08)."""
    return any(has_grenades(model, "defensive") for model in models(unit))
