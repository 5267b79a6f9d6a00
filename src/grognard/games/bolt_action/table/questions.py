"""Decisions in words: what is asked, in one sentence, with every choice as an option (for the table and the command
line)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.battle import RollDice
from grognard.core.engine.choices import Dice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Row
from grognard.core.messages import say
from grognard.core.records import to_builtins
from grognard.core.wire.questions import DecisionView, PickAsk
from grognard.core.wording import dice_asked, option, view
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.close_quarters.fight import ChooseOccupation
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.movement.recrew import ChooseGun
from grognard.games.bolt_action.rules.movement.transport import ChooseLoad, ChooseTow
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.rules.shooting.off_board_fire import ChooseCall, ChooseRedirect, ChooseShift
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, ChooseNext
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.actions import ChooseCharge
from grognard.games.bolt_action.rules.turn.deployment import ChoosePlace, ChooseToPlace
from grognard.games.bolt_action.rules.turn.fubar import ChooseMistake
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder
from grognard.games.bolt_action.rules.turn.scenarios import ChooseEdge, ChooseFirstWave, ChooseFlank, able_to_enter
from grognard.games.bolt_action.rules.turn.turn import ChooseKept
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import (
    FirstWave,
    KeepDice,
    MistakeFor,
    RemoveModel,
    RemoveWeapon,
    TakeEdge,
)
from grognard.games.bolt_action.state.names import side_name, unit_name
from grognard.games.bolt_action.table import questions_field as field
from grognard.games.bolt_action.table import vehicle_views
from grognard.games.bolt_action.table.questions_moves import charge_view, gun_view, move_view, occupation_view
from grognard.games.bolt_action.table.questions_orders import order_view
from grognard.games.bolt_action.table.questions_reactions import reaction_view
from grognard.games.bolt_action.table.questions_shots import shot_option, target_view
from grognard.games.bolt_action.table.view import man_name

SETS_SHOWN = 64
"""How many sets of units are shown as options; any set may be picked."""


def present(g: B, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    return QUESTIONS[type(decision)](g, decision)


def casualty_view(g: B, decision: ChooseCasualty) -> DecisionView:
    """Which man falls."""
    unit = g.state.units[decision.unit]
    options = []
    for number, choice in enumerate(g.choices(decision)):
        if isinstance(choice, RemoveModel):
            label = man_name(unit.model(choice.model))
            options.append(option(choice, label, model=choice.model, unit=unit.id, primary=number == 0))
        elif isinstance(choice, RemoveWeapon):
            options.append(option(choice, say("ba-choose-weapon"), unit=unit.id))
    who = "own" if decision.seat == unit.seat else "theirs"
    question = say("ba-ask-casualty", unit=unit_name(g, unit.id), who=who)
    return view(g, decision, "casualty", question, options, acting=unit.id, rules=[decision.rule])


def wave_view(g: B, decision: ChooseFirstWave) -> DecisionView:
    """Which units enter in turn 1."""
    choices = sorted(
        (choice for choice in g.choices(decision) if isinstance(choice, FirstWave)),
        key=lambda choice: -len(choice.units),
    )
    options = [
        option(choice, say("ba-choose-wave", count=len(choice.units)), units=list(choice.units), primary=number == 0)
        for number, choice in enumerate(choices[:SETS_SHOWN])
    ]
    units, least = able_to_enter(g, decision.seat), decision.least(g)
    return view(
        g,
        decision,
        "muster",
        say("ba-ask-wave", least=least),
        options,
        note=say("ba-note-wave"),
        rules=["BA-SCN-01", "BA-SCN-10"],
        pick=PickAsk(units, least, len(units), to_builtins(FirstWave(()))),
    )


def keep_view(g: B, decision: ChooseKept) -> DecisionView:
    """Which units keep their Ambush or Down die."""
    options = [
        option(choice, say("ba-choose-keep", count=len(choice.units)), units=list(choice.units), primary=number == 0)
        for number, choice in enumerate(g.choices(decision)[:SETS_SHOWN])
        if isinstance(choice, KeepDice)
    ]
    pick = PickAsk(list(decision.units), 0, len(decision.units), to_builtins(KeepDice(())))
    rules = ["BA-TURN-06", "BA-TURN-07"]
    return view(g, decision, "muster", say("ba-ask-keep"), options, note=say("ba-note-keep"), rules=rules, pick=pick)


def edge_view(g: B, decision: ChooseEdge) -> DecisionView:
    """Which table edge."""
    near = decision.seat == 0
    options = [
        option(
            TakeEdge(True), say("ba-choose-edge", edge="near"), hint=say("ba-edge-on-map", edge="near"), primary=near
        ),
        option(
            TakeEdge(False), say("ba-choose-edge", edge="far"), hint=say("ba-edge-on-map", edge="far"), primary=not near
        ),
    ]
    return view(g, decision, "edge", say("ba-ask-edge"), options, rules=["BA-SCN-01"])


def mistake_view(g: B, decision: ChooseMistake) -> DecisionView:
    """Which friend is shot at."""
    unit = g.state.units[decision.unit]
    options = [
        vehicle_views.laid_option(g, unit, choice, choice.target, choice.laid, False, primary=number == 0)
        if choice.laid
        else shot_option(g, unit, choice, choice.target, (), False, primary=number == 0, way=choice.way)
        for number, choice in enumerate(g.choices(decision))
        if isinstance(choice, MistakeFor)
    ]
    question = say("ba-ask-mistake", unit=unit_name(g, unit.id))
    return view(g, decision, "target", question, options, acting=unit.id, rules=["BA-FUB-02", "BA-FUB-05"])


def dice_view(g: B, decision: RollDice) -> DecisionView:
    """Real dice are asked."""
    roll = decision.roll
    purpose = say("ba-ask-dice", purpose=roll.purpose.id)
    reading = roll.pools[0].reading
    if isinstance(reading, Row) and roll.purpose.id == "ba-roll-cup":
        # A person draws a real die from a real cup and says whose it is; any face of that side's share stands for it.
        draws = [
            option(Dice((face,)), say("ba-choose-drawn", side=side_name(g, side)), primary=side == 0)
            for side, face in enumerate((1, reading.bounds[0] + 1))
        ]
        return view(g, decision, "cup", purpose, draws, rules=list(roll.rules))
    return dice_asked(g, decision, purpose)


QUESTIONS: dict[type[Decision], Callable[[B, Any], DecisionView]] = {
    ChooseOrder: order_view,
    ChooseMove: move_view,
    ChooseDrive: vehicle_views.drive_view,
    ChooseLaying: vehicle_views.laying_view,
    ChooseNext: vehicle_views.next_view,
    ChooseTow: vehicle_views.tow_view,
    ChooseLoad: vehicle_views.load_view,
    ChooseTarget: target_view,
    Reacting: reaction_view,
    ChooseCasualty: casualty_view,
    ChooseCharge: charge_view,
    ChooseGun: gun_view,
    ChooseOccupation: occupation_view,
    ChooseFirstWave: wave_view,
    ChooseKept: keep_view,
    ChooseEdge: edge_view,
    ChooseMistake: mistake_view,
    ChooseToPlace: field.to_place_view,
    ChoosePlace: field.place_view,
    ChooseDismount: vehicle_views.dismount_view,
    ChooseFlank: field.flank_view,
    ChooseCall: field.call_view,
    ChooseShift: field.shift_view,
    ChooseRedirect: field.redirect_view,
    RollDice: dice_view,
}
"""How each decision is asked."""
