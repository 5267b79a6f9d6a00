"""What may be answered ahead in Operation World War II: that cards are not answered, that an ambush holds its fire, who
takes results, what is first of several things due. A card and its intent are chosen for the chain there is: of these
nothing is given ahead (AZ-RCT-01)."""

from __future__ import annotations

from grognard.core.engine.decisions import Decision
from grognard.core.wording import Ahead, holding, losing, ordering, passing
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.rules.crews.crew_hits import ChooseStruck
from grognard.games.operation_ww2.rules.fire.volley import ChooseToFire
from grognard.games.operation_ww2.rules.fire.volley_results import ChooseLosses
from grognard.games.operation_ww2.rules.morale.morale import ChooseTested
from grognard.games.operation_ww2.rules.movement.panic import ChoosePanicking
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard
from grognard.games.operation_ww2.rules.vehicle_fire.hits import ChooseHit
from grognard.games.operation_ww2.state.choices import OpenFire, Pass
from grognard.games.operation_ww2.state.names import unit_name


def ahead(g: B, decision: Decision) -> list[Ahead]:
    """The answers to a decision that may be given ahead."""
    match decision:
        case ChooseCard() if g.state.chain:
            return [Ahead((passing(g.state.turn),), Pass())]
        case ChooseToFire(unit=unit):
            return [Ahead((holding(unit, unit_name(g, unit), g.state.turn),), OpenFire(False))]
        case ChooseLosses() | ChooseStruck():
            return [Ahead((losing(),))]
        case ChooseTested() | ChoosePanicking() | ChooseHit():
            return [Ahead((ordering(),))]
        case _:
            return []
