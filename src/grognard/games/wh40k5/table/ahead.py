"""What may be answered ahead in Warhammer 40,000: that a unit does not go to ground or stand in a tank's way, who takes
the wounds, what is first of several things due, and that nothing more is done in a turn."""

from __future__ import annotations

from grognard.core.engine.decisions import Decision
from grognard.core.wording import Ahead, holding, losing, ordering, resting
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.rules.assault.assault import ChooseCharge, ChooseCombat
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, LetPass
from grognard.games.wh40k5.state.choices import Finish, StayUp


def ahead(g: B, decision: Decision) -> list[Ahead]:
    """The answers to a decision that may be given ahead."""
    match decision:
        case ChooseToGround(unit=unit):
            return [Ahead((holding(unit, g.context.name(unit), g.state.turn),), StayUp())]
        case ChooseGlory(unit=unit):
            return [Ahead((holding(unit, g.context.name(unit), g.state.turn),), LetPass())]
        case ChooseCasualties() | AllocateWounds():
            return [Ahead((losing(),))]
        case ChooseNext() | ChooseCombat():
            return [Ahead((ordering(),))]
        case ChooseMover() | ChooseShooter() | ChooseCharge():
            return [Ahead((resting(g.state.turn, g.state.player_turn),), Finish())]
        case _:
            return []
