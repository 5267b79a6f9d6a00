"""Decisions in words: what is asked, in one sentence, with the choices as options and drags (for the table and the
command line)."""

from __future__ import annotations

from grognard.core import wording as putting
from grognard.core.battle import RollDice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import say
from grognard.core.wire.questions import DecisionView, DiceAsk
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
from grognard.games.wh40k5.table.questions_parts import listed_options, view


def present(g: B, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    match decision:
        case RollDice():
            return dice_view(g, decision)
        case ChooseToDeploy():
            return deploy_view(g, decision)
        case ChooseMover() | ChooseScout():
            return mover_view(g, decision)
        case ChooseShooter():
            return shooter_view(g, decision)
        case ChooseCharge():
            return charge_view(g, decision)
        case ChooseApproach():
            return approach_view(g, decision)
        case ChooseWay() | ChooseEntry() | ChoosePlace() | ChooseDrop() | ChooseMisplaced() | ChooseWayOut():
            return place_view(g, decision)
        case PlaceMarker() | PlaceTemplate() | PlaceBeside() | ChooseObjective():
            return point_view(g, decision)
        case AllocateWounds():
            return allocation_view(g, decision)
        case ChooseCasualties():
            return casualties_view(g, decision)
        case ChooseWeapons() | ChooseVictims() | ChooseShares() | ChooseHarm() | ChooseCombat() | ChooseNext():
            return detailed_view(g, decision)
        case _:
            return view(g, decision, "choose", listed_options(g, decision))


def dice_view(g: B, decision: RollDice) -> DecisionView:
    """Real dice are asked for."""
    roll = decision.roll
    asked = say("wh-ask-dice", purpose=roll.purpose, count=roll.count)
    dice = DiceAsk(roll.count, max(roll.sides), roll.purpose)
    return putting.view(g, decision, "dice", asked, [], roll.rules, dice=dice)
