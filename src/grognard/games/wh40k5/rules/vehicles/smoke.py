"""Smoke launchers (WH-VEH-09, WH-VEH-23)."""

from __future__ import annotations

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_condition import is_shaken, is_stunned
from grognard.games.wh40k5.state.choices import Smoke
from grognard.games.wh40k5.state.events.vehicles import SmokeLaunched
from grognard.games.wh40k5.state.state import Unit

LAUNCHERS = "smoke-launchers"


def refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit may not hide in smoke: it has none left or has fired; its crew is stunned, or shaken and the option
    ``smoke_while_shaken`` forbids it (WH-VEH-09, WH-VEH-23)."""
    if not unit.on_table or not all(g.context.bears(model, LAUNCHERS) for model in unit.models):
        return Refused(say("wh-refused-no-smoke"), "WH-VEH-09")
    if unit.smoked or unit.shot is not None or unit.rammed:
        return Refused(say("wh-refused-no-smoke"), "WH-VEH-09")
    shaken_too = g.setup.options["smoke_while_shaken"] == "false"
    for model in unit.models:
        if is_stunned(g.state, model) or (shaken_too and is_shaken(g.state, model)):
            return Refused(say("wh-refused-smoke-crew"), "WH-VEH-23")
    return None


def launch(g: B, choice: Smoke) -> None:
    """It is obscured in the next enemy shooting phase (WH-VEH-09)."""
    g.emit(SmokeLaunched(choice.unit, g.state.player_turn + 1), "WH-VEH-09")
