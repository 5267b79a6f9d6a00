"""What a question may say, for forms and the command line, and which changes of it are worth asking about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.forces import load_force
from grognard.games.operation_ww2.data.signs import sign_of
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.odds.odds_units import EXAMPLE, listed, unit_of
from grognard.games.operation_ww2.odds.questions import FARTHEST, TURNS, Attack, Obstacle, Question, Seen, is_storm
from grognard.odds.asking import About, Choosable, Field, fields_of

ABOUT: dict[str, About] = {
    **dict.fromkeys(("attacker", "moved", "engaged", "charged", "through", "touches"), "attacker"),
    **dict.fromkeys(
        ("target", "cover", "side", "looking_out", "trench", "smoke", "men", "scared", "losses", "command", "building"),
        "target",
    ),
    **dict.fromkeys(("seen", "lit", "at_rest"), "target"),
}
"""Whom a field describes, of those that describe a unit."""

RARE = {
    "volleys",
    "engaged",
    "charged",
    "wall",
    "side",
    "looking_out",
    "templates",
    "formation",
    "trench",
    "smoke",
    "moved",
    "men",
    "scared",
    "losses",
    "seen",
    "night",
    "lit",
    "at_rest",
    "through",
    "touches",
    "building",
    "roof",
}
"""The fields that few questions need."""

ORDERS = ("fire", "assault", "ambush", "covering-fire")


def fields() -> list[Field]:
    """The question's fields with the values there are to choose from."""
    units = tuple(
        Choosable(name, unit.full_name, load_force(name.split("/")[0]).full_name, sign_of(unit, TABLES), unit.points)
        for name, unit in listed().items()
    )
    covers = tuple(Choosable(cover, say(f"az-odds-cover-{cover}")) for cover in COVERS)
    orders = tuple(Choosable(order, TABLES.orders[order].name) for order in ORDERS)
    attacks = tuple(Choosable(name, say(f"az-odds-attack-{name}")) for name in get_args(Attack))
    sides = tuple(Choosable(side, say(f"az-odds-side-{side}")) for side in TURNS)
    formations = tuple(Choosable(name, say(f"az-odds-formation-{name}")) for name in ("block", "line"))

    sizes = tuple(Choosable(size, say("az-odds-size", size=size)) for size in reversed(list(TABLES.building_sizes)))
    seen = tuple(Choosable(name, say("az-odds-seen", seen=name)) for name in get_args(Seen))
    ground = tuple(Choosable(kind, TABLES.terrain[kind].name) for kind in get_args(Obstacle))

    values: dict[str, Sequence[Choosable]] = {
        "attacker": units,
        "target": units,
        "attack": attacks,
        "order": orders,
        "cover": covers,
        "side": sides,
        "formation": formations,
        "building": sizes,
        "seen": seen,
        "through": ground,
    }
    return fields_of(
        Question,
        lambda name: say(f"az-odds-field-{name}"),
        values,
        about=ABOUT,
        rare=RARE,
        example=EXAMPLE,
    )


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Other cover, or of a gun or vehicle another side; other orders, half as far and twice as far."""
    if is_storm(question):
        return [(say("az-odds-with-side", side="rear"), {"side": "rear"})] if question.side != "rear" else []
    if question.attack != "fire":
        if question.attack == "shell":
            return [(say("az-odds-on-the-roof", roof=str(not question.roof).lower()), {"roof": not question.roof})]
        return _of_melee(question) if question.attack == "close-combat" else []
    target = unit_of("target", question.target)
    found: list[tuple[Message, dict[str, Any]]] = []
    if not target.vehicle:
        found += [(say("az-odds-with-cover", cover=each), {"cover": each}) for each in COVERS if each != question.cover]
    if target.vehicle or target.gun:
        found += [(say("az-odds-with-side", side=side), {"side": side}) for side in TURNS if side != question.side]
    for order in ORDERS:
        if order != question.order:
            changes: dict[str, Any] = {"order": order} | ({"moved": False} if question.moved else {})
            found.append((say("az-odds-with-order", order=TABLES.orders[order].name), changes))
    for share in (0.5, 2):
        far = question.range * share
        if far <= FARTHEST and far != question.range:
            found.append((say("az-odds-with-range", range=far), {"range": far}))
    return found


def _of_melee(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Without the charge, over a wall, to the end."""
    found: list[tuple[Message, dict[str, Any]]] = []
    if question.charged:
        found.append((say("az-odds-not-charged"), {"charged": False}))
    if not question.wall:
        found.append((say("az-odds-over-a-wall"), {"wall": True, "engaged": None}))
    if question.options.get("melee_rounds") != "until_decided":
        found.append((say("az-odds-to-the-end"), {"options": {**question.options, "melee_rounds": "until_decided"}}))
    return found
