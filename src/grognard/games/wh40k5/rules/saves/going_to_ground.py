"""Going to ground (WH-SAVE-07, WH-SAVE-18, WH-SAVE-19)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.wh40k5.ground.boost_cover import is_screened
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.state.choices import GoDown, StayUp
from grognard.games.wh40k5.state.events.shooting import WentToGround
from grognard.games.wh40k5.state.state import Unit


def may_go_down(g: G, unit: Unit) -> bool:
    """Whether a unit may go to ground: not vehicles, not locked or fleeing units, not who is down
    already or is covered by the speed of a turbo-boost; monstrous creatures by
    the option ``monster_go_to_ground`` (WH-SAVE-18, WH-SAVE-19)."""
    if unit.is_vehicle or unit.fleeing or unit.down is not None or not unit.models or is_locked(g, unit):
        return False
    if is_screened(g, unit):
        return False
    creature = any(model.is_creature for model in unit.models)
    return not creature or g.setup.options["monster_go_to_ground"] == "true"


def go_down(g: B, unit: Unit, *rules: str) -> None:
    """The unit is down until the end of its owner's next player turn (WH-SAVE-07)."""
    own = g.state.active == unit.seat
    g.emit(WentToGround(unit.id, g.state.player_turn + (2 if own else 1)), *rules)


class ChooseToGround(Decision):
    """The owner of a unit that is being wounded may have it go to ground, once for each unit that fires at it
    (WH-SAVE-07, WH-SAVE-19). ``wounds``: how many there are."""

    unit: str
    wounds: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """Down, or not."""
        return [StayUp(), GoDown()]
