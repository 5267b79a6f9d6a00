"""Decisions in words: what is asked, in one sentence, with the choices as options and drags (for the table and the
command line)."""

from __future__ import annotations

from grognard.core.asking.questions import View
from grognard.core.battle import RollDice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import say
from grognard.core.wire.questions import DecisionView
from grognard.core.wording import dice_asked
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.assault import ChooseCharge, ChooseCombat
from grognard.games.wh40k5.rules.assault.hit_and_run import ChooseWayOut
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop, ChooseMisplaced
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, ChooseToDeploy
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.mission.objectives import ChooseObjective
from grognard.games.wh40k5.rules.mission.scouts import ChooseScout
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.landing import PlaceBeside
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.rules.vehicles.damage import ChooseHarm
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares
from grognard.games.wh40k5.table.questions_details import detailed_view
from grognard.games.wh40k5.table.questions_fights import allocation_view, casualties_view, charge_view, shooter_view
from grognard.games.wh40k5.table.questions_moves import approach_view, deploy_view, mover_view, place_view, point_view
from grognard.games.wh40k5.table.questions_parts import ASKING


def dice_view(g: B, decision: RollDice) -> DecisionView:
    """Real dice are asked for."""
    roll = decision.roll
    return dice_asked(g, decision, say("wh-ask-dice", purpose=roll.purpose, count=roll.count), roll.purpose)


VIEWS: dict[type[Decision], View] = {
    RollDice: dice_view,
    ChooseToDeploy: deploy_view,
    ChooseMover: mover_view,
    ChooseScout: mover_view,
    ChooseShooter: shooter_view,
    ChooseCharge: charge_view,
    ChooseApproach: approach_view,
    ChooseWay: place_view,
    ChooseEntry: place_view,
    ChoosePlace: place_view,
    ChooseDrop: place_view,
    ChooseMisplaced: place_view,
    ChooseWayOut: place_view,
    PlaceMarker: point_view,
    PlaceTemplate: point_view,
    PlaceBeside: point_view,
    ChooseObjective: point_view,
    AllocateWounds: allocation_view,
    ChooseCasualties: casualties_view,
    ChooseWeapons: detailed_view,
    ChooseVictims: detailed_view,
    ChooseShares: detailed_view,
    ChooseHarm: detailed_view,
    ChooseCombat: detailed_view,
    ChooseNext: detailed_view,
}
"""How each decision is asked; others by their names, with their choices as buttons."""

ASKING.asks(VIEWS)
present = ASKING.present
