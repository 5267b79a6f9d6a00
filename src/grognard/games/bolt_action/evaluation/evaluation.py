"""What a choice is worth, by the engine's own formulas: the judgement behind the greedy computer player.

Values are army points: a man is worth his share of his unit's cost, a unit lost some points more, because victory
counts units (BA-SCN-03). Orders, assaults, fire, vehicles and calls have modules of their own. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import TypeGuard

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.evaluation import vehicle_evaluation
from grognard.games.bolt_action.evaluation.assault_evaluation import assault_worth
from grognard.games.bolt_action.evaluation.fire_evaluation import apart_worth, best_shot, shot_worth
from grognard.games.bolt_action.evaluation.move_evaluation import best_moves, move_worth, move_worths
from grognard.games.bolt_action.evaluation.off_board_fire_evaluation import call_worth, set_up_worth
from grognard.games.bolt_action.evaluation.order_evaluation import expected_harm, order_worth
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import UNIT_BONUS, harm, man_worth, unit_worth
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing, Shelled, UnderFire
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty, worth
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, ChooseNext
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.actions import ChooseCharge
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import (
    CallBarrage,
    CallStrike,
    Charge,
    Deploy,
    DeployInside,
    Dismount,
    EscapeFrom,
    FireAtCharge,
    FireFromAmbush,
    FirstWave,
    GiveOrder,
    GoDown,
    KeepDice,
    LayWeapon,
    LoadUp,
    ManGun,
    MistakeFor,
    Occupy,
    Outflank,
    PlaceNext,
    PlaceNoMore,
    PlaceRest,
    RedirectTo,
    RemoveModel,
    ShiftTo,
    ShootAt,
    ShootFirst,
    TakeEdge,
    Wait,
)
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit

SPLIT = 10.0
"""How much a man is missed without whom his unit falls apart: more than any for what he is."""


def evaluate(g: G, decision: Decision, choice: Choice) -> Evaluation:
    """The worth of a choice to the decision's seat, and the reason in a sentence."""
    match decision, choice:
        case _, GiveOrder():
            return order_worth(g, choice)
        case ChooseCharge(unit=id), Charge(target):
            value = assault_worth(g, g.state.units[id], g.state.units[target])
            return Evaluation(value, say("ba-reason-assault", unit=unit_name(g, id), target=unit_name(g, target)))
        case ChooseMove(), _:
            return move_worth(g, decision, choice)
        case ChooseDrive(), _:
            return vehicle_evaluation.drive_worth(g, decision, choice)
        case ChooseLaying(), LayWeapon():
            return vehicle_evaluation.laying_worth(g, decision, choice)
        case ChooseNext(unit=id), ShootFirst(target):
            found = expected_losses_of(g, g.state.units[id], g.state.units[target])
            return Evaluation(harm(g, g.state.units[target], found), say("ba-reason-first"))
        case _, LoadUp():
            return vehicle_evaluation.load_worth(g, choice)
        case ChooseTarget(), ShootAt(target, smoke=True):
            value = 0.1 * best_shot(g, g.state.units[target], moved=False)[0]
            return Evaluation(value, say("ba-reason-smoke", target=unit_name(g, target)))
        case ChooseTarget(unit=id, moved=moved), ShootAt(target, holding, vehicle=None):
            return shot_worth(g, g.state.units[id], g.state.units[target], holding, moved, choice.way)
        case ChooseTarget(unit=id, moved=moved), ShootAt(target, holding, vehicle=str(vehicle)):
            return apart_worth(g, g.state.units[id], g.state.units[target], g.state.units[vehicle], holding, moved)
        case Reacting(), _:
            return reaction_worth(g, decision, choice)
        case ChooseCasualty(seat=seat, unit=id), RemoveModel(model):
            return casualty_worth(g, g.state.units[id], model, seat)
        case _, ManGun(gun):
            return Evaluation(UNIT_BONUS + 0.5 * g.context.profile(gun).points, say("ba-reason-man-gun"))
        case _, Occupy():
            return Evaluation(1.0, say("ba-reason-occupy"))
        case _, KeepDice(units):
            return Evaluation(sum(keep_worth(g, g.state.units[id]) for id in units), say("ba-reason-keep"))
        case _, FirstWave(units):
            return Evaluation(float(len(units)), say("ba-reason-wave"))
        case _, TakeEdge(near):
            return Evaluation(float(near == (decision.seat == 0)), say("ba-reason-edge"))
        case _, Dismount():
            return vehicle_evaluation.dismount_worth(g, decision.seat, choice)
        case _, Deploy() | DeployInside() | PlaceNext() | PlaceRest() | PlaceNoMore() | Outflank():
            return set_up_worth(g, decision, choice)
        case _, CallBarrage() | CallStrike() | ShiftTo() | RedirectTo():
            return call_worth(g, decision, choice)
        case _, MistakeFor(target):
            return Evaluation(man_worth(g, g.state.units[target]), say("ba-reason-mistake"))
        case _:
            return Evaluation(0.0, say("ba-reason-nothing"))


def evaluate_all(g: G, decision: Decision, choices: Sequence[Choice]) -> Iterable[Evaluation]:
    """The worths of several choices, in their order."""
    if isinstance(decision, ChooseMove):
        return move_worths(g, decision, choices)
    return (evaluate(g, decision, choice) for choice in choices)


def best(g: G, decision: Decision) -> list[tuple[Choice, Evaluation]]:
    """The choices that are worth most, where they are found without judging all; else none."""
    if isinstance(decision, ChooseMove):
        return best_moves(g, decision)
    return best_orders(g, decision) if isinstance(decision, ChooseOrder) else []


def best_orders(g: G, decision: ChooseOrder) -> list[tuple[Choice, Evaluation]]:
    """The orders that are worth most, as they are listed. Where units would run to is looked at last, and only as far
    as it could still be the best."""
    choices = decision.choices(g)
    found: dict[int, Evaluation] = {}
    best = -inf
    for number in sorted(range(len(choices)), key=lambda number: is_run(choices[number])):
        choice = choices[number]
        found[number] = order_worth(g, choice, best) if is_run(choice) else evaluate(g, decision, choice)
        best = max(best, found[number].value)
    return [(choices[number], found[number]) for number in sorted(found) if found[number].value == best]


def is_run(choice: Choice) -> TypeGuard[GiveOrder]:
    """Whether it is the order to run somewhere, and not at an enemy."""
    return isinstance(choice, GiveOrder) and choice.order == "run" and choice.assault is None


# ---- casualties --------------------------------------------------------------------------------------------------


def casualty_worth(g: G, unit: Unit, model: str, seat: int) -> Evaluation:
    """How little a man would be missed by who chooses: by his part in the unit, and whether it falls apart without him
    (BA-GEN-04, BA-DAM-05, BA-DAM-06)."""
    role, special = worth(unit.model(model))
    left = replace(unit, models=tuple(each for each in unit.models if each.id != model))
    splits = bool(left.models) and g.context.in_formation(unit) and not g.context.in_formation(left)
    missed = role + special / 10 + (SPLIT if splits else 0.0)
    if unit.seat != seat:
        return Evaluation(missed, say("ba-reason-casualty"), result=say("ba-result-splits") if splits else None)
    barred = g.setup.options["broken_formation"] == "restrict"
    warning = say("ba-warn-splits", unit=unit_name(g, unit.id), barred="yes" if barred else "no") if splits else None
    return Evaluation(-missed, say("ba-reason-casualty"), warning=warning)


# ---- reactions ---------------------------------------------------------------------------------------------------


def reaction_worth(g: G, decision: Reacting, choice: Choice) -> Evaluation:
    """A reaction, against letting the occasion be."""
    match decision.occasion, choice:
        case UnderFire(unit, target), GoDown():
            return down_worth(g, g.state.units[unit], g.state.units[target])
        case Shelled(target), GoDown():
            struck = g.state.units[target]
            own = 0.7 * best_shot(g, struck, moved=False)[0] + 2.0
            return Evaluation(0.15 * unit_worth(g, struck) - own, say("ba-reason-go-down", unit=unit_name(g, target)))
        case UnderFire(unit, target) | Charged(unit, target), EscapeFrom():
            return vehicle_evaluation.escape_worth(g, g.state.units[unit], g.state.units[target])
        case Charged(attacker, target), FireAtCharge(holding, way, laid):
            shot = shot_worth(g, g.state.units[target], g.state.units[attacker], holding, False, way, laid)
            return replace(shot, value=shot.value + 2.0)
        case Passing(unit=mover), FireFromAmbush(id, holding, laid):
            firer = g.state.units[id]
            way = None if firer.is_vehicle else aim.direct_ways(g, firer)[0]
            return shot_worth(g, firer, g.state.units[mover], holding, False, way, laid)
        case Passing(later=later), Wait(until):
            value = 1.0 if until is None else 3.0 if later and until == later[0] else 0.5
            return Evaluation(value, say("ba-reason-wait"))
        case _:
            return Evaluation(0.0, say("ba-reason-stand"))


def down_worth(g: G, firer: Unit, target: Unit) -> Evaluation:
    """Going Down: the losses spared, less what the unit's own order would have been worth."""
    shooting = next((frame.procedure for frame in reversed(g.stack) if hasattr(frame.procedure, "holding")), None)
    holding, moved = getattr(shooting, "holding", ()), getattr(shooting, "moved", False)
    way = getattr(shooting, "way", None)
    standing = harm(g, target, expected_losses_of(g, firer, target, holding, moved, way=way))
    lying = harm(g, target, expected_losses_of(g, firer, target, holding, moved, down=True, way=way))
    own = 0.7 * best_shot(g, target, moved=False)[0] + 2.0
    return Evaluation(standing - lying - own, say("ba-reason-go-down", unit=unit_name(g, target.id)))


def keep_worth(g: G, unit: Unit) -> float:
    """Keeping a die: an Ambush that expects visitors, or Down under many pins."""
    if unit.order == "ambush":
        return expected_harm(g, unit) - 0.5
    return 1.0 if unit.pins >= 5 else -1.0
