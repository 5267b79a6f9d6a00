"""What a question may say, for forms and the command line, and which changes of it are worth asking about."""

from __future__ import annotations

from typing import Any

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.forces import load_force
from grognard.games.operation_ww2.data.signs import sign_of
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.odds.odds_units import EXAMPLE, listed
from grognard.games.operation_ww2.odds.questions import FARTHEST, Question
from grognard.odds.asking import About, Choosable, Field, Kind

ABOUT: dict[str, About] = {
    **dict.fromkeys(("attacker", "moved"), "attacker"),
    **dict.fromkeys(("target", "cover", "trench", "smoke", "men", "scared", "losses"), "target"),
}
"""Whom a field describes, of those that describe a unit."""

RARE = {"trench", "smoke", "moved", "men", "scared", "losses"}
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

    def field(name: str, kind: Kind, default: object = None, values: tuple[Choosable, ...] = ()) -> Field:
        title = say(f"az-odds-field-{name}")
        about, example = ABOUT.get(name, "attack"), EXAMPLE if kind == "unit" else ""
        return Field(name, title, kind, default, values, about, name in RARE, example=example)

    return [
        field("attacker", "unit", None, units),
        field("target", "unit", None, units),
        field("order", "choice", "fire", orders),
        field("range", "number", 50),
        field("cover", "choice", "none", covers),
        field("trench", "flag", False),
        field("smoke", "flag", False),
        field("moved", "flag", False),
        field("men", "whole", None),
        field("scared", "whole", 0),
        field("losses", "whole", 0),
        field("options", "options", {}),
    ]


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Other cover, other orders, half as far and twice as far."""
    found: list[tuple[Message, dict[str, Any]]] = [
        (say("az-odds-with-cover", cover=cover), {"cover": cover}) for cover in COVERS if cover != question.cover
    ]
    for order in ORDERS:
        if order != question.order:
            changes: dict[str, Any] = {"order": order} | ({"moved": False} if question.moved else {})
            found.append((say("az-odds-with-order", order=TABLES.orders[order].name), changes))
    for share in (0.5, 2):
        far = question.range * share
        if far <= FARTHEST and far != question.range:
            found.append((say("az-odds-with-range", range=far), {"range": far}))
    return found
