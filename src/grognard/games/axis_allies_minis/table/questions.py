"""Decisions in words: what is asked, in one sentence, with the choices as options and moves (for the table and the
command line)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.battle import RollDice
from grognard.core.engine.choices import Dice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import say
from grognard.core.wire.questions import DecisionView, MoveAsk
from grognard.core.wording import dice_asked, option, view
from grognard.games.axis_allies_minis.ground.context import B
from grognard.games.axis_allies_minis.rules.attack.aircraft import ChooseFlight
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAgain
from grognard.games.axis_allies_minis.rules.attack.grazing import ChooseGrazed
from grognard.games.axis_allies_minis.rules.attack.smoke import ChooseSmoke
from grognard.games.axis_allies_minis.rules.movement.advance import ChooseOverrun, GoOn
from grognard.games.axis_allies_minis.rules.movement.aggression import AttackAfterMove
from grognard.games.axis_allies_minis.rules.movement.free_move import ChooseFreeMove
from grognard.games.axis_allies_minis.rules.movement.penalty import ChoosePenalty
from grognard.games.axis_allies_minis.rules.turn.arrivals import RULES, ChooseArrival
from grognard.games.axis_allies_minis.rules.turn.deployment import ChooseSetUpOrder, PlaceUnit
from grognard.games.axis_allies_minis.rules.turn.initiative import ChooseOrderOfPlay, ChooseReroll
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import (
    Decline,
    Deploy,
    DeployRest,
    Enter,
    Fortify,
    GoFirst,
    HoldBack,
    Load,
    PlaceAircraft,
    Reroll,
)
from grognard.games.axis_allies_minis.state.names import side_name_of, unit_name
from grognard.games.axis_allies_minis.state.occasions import Reacting
from grognard.games.axis_allies_minis.table.interludes import (
    attack_again_view,
    free_move_view,
    go_on_view,
    grazing_view,
    overrun_view,
    penalty_view,
    reaction_view,
    smoke_view,
)
from grognard.games.axis_allies_minis.table.offers import FACINGS, activation_view
from grognard.space.hex.grid import Hex, label


def present(g: B, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    return QUESTIONS[type(decision)](g, decision)


# ---- before the battle, initiative -------------------------------------------------------------------------------


def order_view(g: B, decision: ChooseSetUpOrder | ChooseOrderOfPlay) -> DecisionView:
    """First or second, with what each is good for (AAM-GAME-04, AAM-TURN-02)."""
    setting_up = isinstance(decision, ChooseSetUpOrder)
    hint = "aam-hint-set-up" if setting_up else "aam-hint-order"
    options = [
        option(
            GoFirst(first), say("aam-choose-first", first=answer), hint=say(hint, first=answer), key=key, primary=first
        )
        for first, answer, key in ((True, "yes", "F"), (False, "no", "S"))
    ]
    question = say("aam-ask-set-up-order" if setting_up else "aam-ask-order-of-play")
    return view(g, decision, "choose", question, options, ["AAM-GAME-04" if setting_up else "AAM-TURN-02"])


def reroll_view(g: B, decision: ChooseReroll) -> DecisionView:
    """Organization: both dice again, or not (AAM-TURN-04)."""
    behind = sum(decision.own) < sum(decision.theirs)
    options = [
        option(Reroll(), say("aam-choose-reroll"), key="R", primary=behind),
        option(Decline(), say("aam-choose-keep-dice"), key="K", primary=not behind),
    ]
    question = say("aam-ask-reroll", own=sum(decision.own), theirs=sum(decision.theirs))
    return view(g, decision, "choose", question, options, ["AAM-TURN-04"])


# ---- onto the map ------------------------------------------------------------------------------------------------


def set_up_view(g: B, decision: PlaceUnit) -> DecisionView:
    """Each unit and obstacle to be set up with the hexes it may stand in; begin aboard; the rest at once
    (AAM-GAME-04, AAM-GAME-13)."""
    hexes: dict[str, dict[Hex, None]] = {}
    options = []
    for choice in g.choices(decision):
        match choice:
            case Deploy(unit=id, at=at) | Fortify(obstacle=id, at=at):
                hexes.setdefault(id, {})[at] = None
            case Load(unit=id, carrier=carrier):
                name = say("aam-choose-load", carrier=unit_name(g, carrier))
                options.append(option(choice, name, unit=id, target=carrier, key="B", rules=["AAM-MOVE-18"]))
    options.append(option(DeployRest(), say("aam-choose-rest"), key="R"))
    rules = ["AAM-GAME-04", "AAM-STACK-14"]
    return view(g, decision, "deploy", say("aam-ask-deploy"), options, rules, moves=place_asks(hexes))


def place_asks(hexes: dict[str, dict[Hex, None]]) -> list[MoveAsk]:
    """Where each of several units may be put, facing any way."""
    return [
        MoveAsk(id, 0, [], entering=True, may_stay=False, hexes=[label(at) for at in places], facings=list(FACINGS))
        for id, places in hexes.items()
    ]


def arrival_view(g: B, decision: ChooseArrival) -> DecisionView:
    """Units that come later: where each may enter, or nobody now (AAM-SA-79, AAM-SA-80)."""
    hexes: dict[str, dict[Hex, None]] = {}
    for choice in g.choices(decision):
        if isinstance(choice, Enter):
            hexes.setdefault(choice.unit, {})[choice.at] = None
    options = [option(Decline(), say("aam-choose-no-arrival"), key="N")]
    question = say("aam-ask-arrival", kind=decision.kind_of_unit)
    return view(g, decision, "deploy", question, options, [RULES[decision.kind_of_unit]], moves=place_asks(hexes))


def flight_view(g: B, decision: ChooseFlight) -> DecisionView:
    """Each Aircraft that may fly, over any free hex; or no more this turn (AAM-TURN-06)."""
    hexes: dict[str, dict[Hex, None]] = {}
    for choice in g.choices(decision):
        if isinstance(choice, PlaceAircraft):
            hexes.setdefault(choice.unit, {})[choice.at] = None
    options = [option(HoldBack(), say("aam-choose-hold-back"), key="H")]
    rules = ["AAM-TURN-06", "AAM-AIR-02"]
    return view(g, decision, "deploy", say("aam-ask-flight"), options, rules, moves=place_asks(hexes))


# ---- dice --------------------------------------------------------------------------------------------------------


def dice_view(g: B, decision: RollDice) -> DecisionView:
    """Real dice are asked, or a coin."""
    roll = decision.roll
    if roll.purpose.id == "aam-roll-coin":
        options = [option(Dice((side + 1,)), say("aam-choose-coin", side=side_name_of(g, side))) for side in (0, 1)]
        return view(g, decision, "choose", say("aam-ask-coin"), options, roll.rules)
    purpose = say("aam-ask-dice", what=roll.purpose.id, purpose=roll.purpose, count=roll.count)
    return dice_asked(g, decision, purpose)


QUESTIONS: dict[type[Decision], Callable[[B, Any], DecisionView]] = {
    Activate: activation_view,
    Reacting: reaction_view,
    GoOn: go_on_view,
    ChooseFreeMove: free_move_view,
    AttackAgain: attack_again_view,
    AttackAfterMove: attack_again_view,
    ChooseGrazed: grazing_view,
    ChooseOverrun: overrun_view,
    ChooseSmoke: smoke_view,
    ChoosePenalty: penalty_view,
    PlaceUnit: set_up_view,
    ChooseArrival: arrival_view,
    ChooseFlight: flight_view,
    ChooseSetUpOrder: order_view,
    ChooseOrderOfPlay: order_view,
    ChooseReroll: reroll_view,
    RollDice: dice_view,
}
"""How each decision is asked."""
