"""Decisions in words: what is asked, in one sentence, with the choices as options and moves (for the table and the
command line)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.core.battle import RollDice
from grognard.core.decisions import Choice, Decision
from grognard.core.messages import Message, say
from grognard.core.scene import DecisionView, DiceAsk, MoveAsk, Option
from grognard.games.axis_allies_minis.arrivals import RULES, ChooseArrival
from grognard.games.axis_allies_minis.attack import AttackAgain
from grognard.games.axis_allies_minis.choices import (
    Attack,
    Decline,
    Deploy,
    DeployRest,
    Enter,
    Fortify,
    GoFirst,
    Load,
    MakeSmoke,
    Overrun,
    Penalise,
    Reroll,
)
from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.deployment import ChooseSetUpOrder, PlaceUnit
from grognard.games.axis_allies_minis.grazing import ChooseGrazed
from grognard.games.axis_allies_minis.initiative import ChooseOrderOfPlay, ChooseReroll
from grognard.games.axis_allies_minis.occasions import Reacting
from grognard.games.axis_allies_minis.offers import FACINGS, activation_view, attack_option, option
from grognard.games.axis_allies_minis.penalty import ChoosePenalty
from grognard.games.axis_allies_minis.turn import Activate
from grognard.games.axis_allies_minis.view import unit_name
from grognard.space.hex.grid import Hex, label


def present(g: G, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    match decision:
        case Activate():
            return activation_view(g, decision)
        case PlaceUnit():
            return set_up_view(g, decision)
        case ChooseArrival():
            return arrival_view(g, decision)
        case ChooseSetUpOrder() | ChooseOrderOfPlay():
            return order_view(g, decision)
        case ChooseReroll():
            return reroll_view(g, decision)
        case AttackAgain():
            return attack_again_view(g, decision)
        case ChooseGrazed():
            return grazing_view(g, decision)
        case ChoosePenalty():
            return penalty_view(g, decision)
        case Reacting():
            return reaction_view(g, decision)
        case RollDice():
            return dice_view(g, decision)
        case _:
            raise TypeError(type(decision).__name__)


def view(
    g: G, decision: Decision, kind: str, question: Message, options: list[Option], rules: Iterable[str], **more: Any
) -> DecisionView:
    """A decision view with the fields all kinds share."""
    return DecisionView(
        id=g.number,
        seat=decision.seat,
        kind=kind,
        question=question,
        options=options,
        rules=list(rules),
        may_undo=g.undoable_by == decision.seat,
        **more,
    )


# ---- before the battle, initiative -------------------------------------------------------------------------------


def order_view(g: G, decision: ChooseSetUpOrder | ChooseOrderOfPlay) -> DecisionView:
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


def reroll_view(g: G, decision: ChooseReroll) -> DecisionView:
    """Organization: both dice again, or not (AAM-TURN-04)."""
    behind = sum(decision.own) < sum(decision.theirs)
    options = [
        option(Reroll(), say("aam-choose-reroll"), key="R", primary=behind),
        option(Decline(), say("aam-choose-keep-dice"), key="K", primary=not behind),
    ]
    question = say("aam-ask-reroll", own=sum(decision.own), theirs=sum(decision.theirs))
    return view(g, decision, "choose", question, options, ["AAM-TURN-04"])


# ---- onto the map ------------------------------------------------------------------------------------------------


def set_up_view(g: G, decision: PlaceUnit) -> DecisionView:
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


def arrival_view(g: G, decision: ChooseArrival) -> DecisionView:
    """Units that come later: where each may enter, or nobody now (AAM-SA-79, AAM-SA-80)."""
    hexes: dict[str, dict[Hex, None]] = {}
    for choice in g.choices(decision):
        if isinstance(choice, Enter):
            hexes.setdefault(choice.unit, {})[choice.at] = None
    options = [option(Decline(), say("aam-choose-no-arrival"), key="N")]
    question = say("aam-ask-arrival", kind=decision.kind_of_unit)
    return view(g, decision, "deploy", question, options, [RULES[decision.kind_of_unit]], moves=place_asks(hexes))


# ---- in the middle of an action ----------------------------------------------------------------------------------


def attack_again_view(g: G, decision: AttackAgain) -> DecisionView:
    """One more attack, the likeliest to tell first, or none (AAM-SA-03, AAM-SA-29, AAM-SA-30)."""
    unit = g.state.units[decision.unit]
    found = [attack_option(g, unit, choice) for choice in g.choices(decision) if isinstance(choice, Attack)]
    found.sort(key=lambda pair: -pair[0])
    options = [each for _chance, each in found]
    options.append(option(Decline(), say("aam-choose-no-attack"), key="N"))
    question = say("aam-ask-attack-again", unit=unit_name(g, unit.id))
    return view(g, decision, "target", question, options, ["AAM-SA-03"], acting=unit.id)


def grazing_view(g: G, decision: ChooseGrazed) -> DecisionView:
    """Whom grazing fire attacks next (AAM-GRAZE-06)."""
    unit = g.state.units[decision.unit]
    options = [attack_option(g, unit, choice)[1] for choice in g.choices(decision) if isinstance(choice, Attack)]
    question = say("aam-ask-grazed", unit=unit_name(g, unit.id))
    return view(g, decision, "target", question, options, ["AAM-GRAZE-06"], acting=unit.id)


def penalty_view(g: G, decision: ChoosePenalty) -> DecisionView:
    """Which unit of an overfull hex gets the marker (AAM-STACK-05)."""
    options = [
        option(choice, unit_name(g, choice.unit), unit=choice.unit, target=choice.unit)
        for choice in g.choices(decision)
        if isinstance(choice, Penalise)
    ]
    question = say("aam-ask-penalty", hex=label(decision.at))
    return view(g, decision, "target", question, options, ["AAM-STACK-05", "AAM-STACK-06"])


# ---- dice --------------------------------------------------------------------------------------------------------


def dice_view(g: G, decision: RollDice) -> DecisionView:
    """Real dice are asked."""
    roll = decision.roll
    purpose = say("aam-ask-dice", purpose=roll.purpose.id, count=roll.count)
    dice = DiceAsk(roll.count, max(roll.sides), purpose)
    return view(g, decision, "dice", purpose, [], roll.rules, dice=dice)
