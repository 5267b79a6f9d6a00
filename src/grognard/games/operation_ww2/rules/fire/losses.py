"""Losses: models that die or lie down scared, whatever did it (AZ-DMG-06, AZ-MOR-19).

Every chapter that hurts people calls ``lose``; what happens to guns and vehicles is their own chapters'.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.state import Unit

Cause = Literal["fire", "blast", "flame", "close-combat", "evasion", "collapse", "burning", "crew", "lone"]
"""What took models away or laid them down; ``blast`` are templates, ``crew`` what a vehicle's crew suffers."""

FIRE_AND_MELEE: tuple[Cause, ...] = ("fire", "blast", "flame", "close-combat")
"""The causes that count for the panic limit whatever the option ``panic_counts`` says (AZ-MOR-19)."""


def lose(
    g: B, unit: str, dead: Iterable[str] = (), scared: Iterable[str] = (), *rules: str, cause: Cause = "fire"
) -> None:
    """Remove the ``dead`` models of a unit and lay the ``scared`` ones down; the deaths count for its panic limit
    (AZ-MOR-01, AZ-MOR-19). Who lies already goes on lying (AZ-DMG-06). Nothing happens if nobody is named.

    Raises ``KeyError`` for a model the unit has not got. ``rules`` are those that caused it.
    """
    gone, down = tuple(dead), tuple(scared)
    members = g.state.units[unit]
    for id in (*gone, *down):
        members.model(id)
    down = tuple(id for id in down if id not in gone and members.model(id).posture == "standing")
    if not gone and not down:
        return
    flamed = bool(gone) and (cause == "flame" or (members.flamed and due(g, members) > 0))
    counts = cause in FIRE_AND_MELEE or g.setup.options["panic_counts"] == "all_losses"
    asks = not members.broken or g.setup.options["broken_tests_again"] == "yes"
    g.emit(ModelsHit(unit, gone, down, counted=len(gone) if counts else 0, flamed=flamed, asks=asks), *rules)


def fleeing(g: G, gone: int) -> tuple[int, bool]:
    """How many of those of a broken unit who have run off the table count for its panic limit, and whether they may ask
    for tests (AZ-MOR-09, AZ-MOR-14, AZ-MOR-19)."""
    options = g.setup.options
    return gone if options["panic_counts"] == "all_losses" else 0, options["broken_tests_again"] == "yes"


def lose_by_dice(
    g: B, men: Sequence[tuple[str, str]], fates: Iterable[object], *rules: str, cause: Cause
) -> tuple[str, ...]:
    """Models of several units, by unit and id, each with its fate: ``dead``, ``scared`` or anything else. The value:
    the units that lost somebody, in the order of the models."""
    dead: dict[str, list[str]] = {}
    scared: dict[str, list[str]] = {}
    for (unit, id), fate in zip(men, fates, strict=True):
        if fate in ("dead", "scared"):
            (dead if fate == "dead" else scared).setdefault(unit, []).append(id)
    struck = tuple(dict.fromkeys(unit for unit, _ in men if unit in dead or unit in scared))
    for unit in struck:
        lose(g, unit, dead.get(unit, ()), scared.get(unit, ()), *rules, cause=cause)
    return struck


def due(g: G, unit: Unit) -> int:
    """How many morale tests a unit has to take: one for each multiple of its panic limit that its losses have reached
    since it last tested (AZ-MOR-01, AZ-MOR-03). An empty vehicle or gun has nobody who could lose heart (AZ-VDM-13,
    AZ-VDM-19)."""
    anybody = unit.is_vehicle or any(model.is_person for model in unit.models)
    if not unit.is_there or not anybody:
        return 0
    limit: int = g.context.qualities[unit.id].panic_limit
    return unit.losses // limit - unit.tested // limit
