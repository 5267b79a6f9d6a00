"""The Waaagh!: once a battle the Orks on foot are Fleet (WH-USR-25)."""

from __future__ import annotations

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.state.events.turn import WaaaghCalled
from grognard.games.wh40k5.state.state import Unit

WAAAGH = "waaagh"
QUIET = TABLES.limits["waaagh-quiet-turns"].value
COSTS = TABLES.limits["waaagh-costs"].value


def refusal(g: G, seat: int) -> Refused | None:
    """Why a player may not call the Waaagh! now: he has, it is the first turn, or nobody is left to call it."""
    callers = [
        unit
        for unit in g.state.of(seat)
        if WAAAGH in g.context.special[unit.id] or any(g.context.bears(model, WAAAGH) for model in unit.models)
    ]
    if not callers:
        return Refused(say("wh-refused-waaagh-nobody"), "WH-USR-25")
    if g.state.waaagh[seat] is not None or g.state.turn <= QUIET:
        return Refused(say("wh-refused-waaagh"), "WH-USR-25")
    return None


def call(g: B) -> None:
    """The active player calls it."""
    g.emit(WaaaghCalled(g.state.active), "WH-USR-25")


def sweeps_along(g: G, unit: Unit) -> bool:
    """Whether the Waaagh! of this player turn drives a unit on (WH-USR-25)."""
    return g.state.waaagh[unit.seat] == g.state.player_turn and hears(unit)


def hears(unit: Unit) -> bool:
    """Whether a Waaagh! would drive a unit on: Ork infantry, no gretchin (WH-USR-25)."""
    on_foot = all(model.of.type == "infantry" and "gretchin" not in model.of.classes for model in unit.models)
    return unit.of.nation == "orks" and on_foot


def is_fleet(g: G, unit: Unit) -> bool:
    """Whether a unit may assault after it ran: it is Fleet, or the Waaagh! makes it so (WH-USR-08, WH-USR-25)."""
    return g.context.has(unit, "fleet") or sweeps_along(g, unit)
