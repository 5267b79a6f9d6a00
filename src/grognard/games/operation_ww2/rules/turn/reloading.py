"""Reload markers come off (AZ-CRW-09, AZ-CRW-13)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.state.events.fire import Reloaded
from grognard.games.operation_ww2.state.state import Unit


def reload_all(g: B) -> None:
    """The turn is over: one marker comes off every weapon that neither was fired nor moved in it (AZ-CRW-09). By the
    option ``reload_removal`` that happens when its unit is next ordered instead (AZ-CRW-13)."""
    if g.setup.options["reload_removal"] == "end_of_turn":
        for unit in g.state.units.values():
            _reload(g, unit, g.state.turn)


def reload_at_order(g: B, unit: Unit) -> None:
    """A unit's order is due: by the option ``reload_removal`` a marker comes off what was neither fired nor moved in
    the turn before (AZ-CRW-13)."""
    if g.setup.options["reload_removal"] == "start_of_order":
        _reload(g, unit, g.state.turn - 1)


def _reload(g: B, unit: Unit, turn: int) -> None:
    found = tuple(_resting(unit, turn))
    if found:
        g.emit(Reloaded(unit.id, found), "AZ-CRW-09", "AZ-CRW-13")


def _resting(unit: Unit, turn: int) -> Iterator[tuple[str, str]]:
    """The weapons with markers that have rested since a turn began, by those who have them."""
    for model in unit.models:
        if model.moved < turn:
            yield from ((model.id, weapon) for weapon in model.reload if model.fired.get(weapon, 0) < turn)
