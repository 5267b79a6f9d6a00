"""What may be expected of an order if it is obeyed, in a few words for who weighs it. Nothing here is a rule.

``order_judgement`` says what orders are worth; this is dearer to find, and wanted only where people read it.
"""

from __future__ import annotations

from typing import Literal

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.evaluation import fire_evaluation, vehicle_evaluation
from grognard.games.bolt_action.evaluation.assault_evaluation import clash
from grognard.games.bolt_action.evaluation.off_board_fire_evaluation import best_call
from grognard.games.bolt_action.evaluation.order_evaluation import shelter_worth
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import danger, harm, usual, ways_of
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.odds.fires import rolled
from grognard.games.bolt_action.rules.movement.move import allowance
from grognard.games.bolt_action.rules.shooting.off_board_fire import may_call
from grognard.games.bolt_action.rules.turn.fates import RALLY_PINS
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import inches, unit_name
from grognard.games.bolt_action.state.state import Unit, enemy


def order_result(g: G, choice: GiveOrder) -> Message | None:
    """What may be expected of an order that is obeyed; None where its hint says all there is to say."""
    unit = g.state.units[choice.unit]
    if choice.assault is not None:
        return assault_result(g, unit, g.state.units[choice.assault])
    if not unit.on_table:
        return None
    match choice.order:
        case "fire":
            return fire_result(g, unit)
        case "advance":
            return advance_result(g, unit)
        case "run":
            return run_result(g, unit)
        case "ambush":
            return ambush_result(g, unit, choice)
        case "rally":
            return rally_result(unit)
        case "down":
            return down_result(g, unit)


def fire_result(g: G, unit: Unit) -> Message:
    """The best shot there is (BA-ORD-01), or the call of an observer that promises more."""
    value, target = fire_evaluation.best_shot(g, unit, moved=False)
    if may_call(g, unit) and best_call(g, unit) > value:
        return say("ba-result-call")
    return shot_at(g, unit, target, moved=False) or say("ba-result-no-shot")


def advance_result(g: G, unit: Unit) -> Message | None:
    """The best shot on the move from where it stands, for nobody knows yet where it will go (BA-ORD-02)."""
    limit = way(g, unit, "advance")
    shot = shot_at(g, unit, fire_evaluation.best_shot(g, unit, moved=True)[1], moved=True)
    if shot is None:
        return say("ba-result-advance-unseen", inches=limit) if limit else None
    return say("ba-result-advance", inches=limit, shot=shot)


def run_result(g: G, unit: Unit) -> Message | None:
    """What it may reach: an enemy to drive over, a house to shelter in, or the way to the nearest enemy (BA-ORD-03)."""
    if vehicle_evaluation.best_overrun(g, unit) > 0.0:
        return say("ba-result-overrun")
    if shelter_worth(g, unit, danger(g, unit)) > 0.0:
        return say("ba-result-shelter")
    near = min(g.state.standing(enemy(unit.seat)), key=lambda foe: g.context.gap(unit, foe), default=None)
    limit = way(g, unit, "run")
    if near is None or not limit:
        return None
    gap = g.context.gap(unit, near)
    return say("ba-result-run", inches=limit, target=unit_name(g, near.id), gap=inches(gap))


def ambush_result(g: G, unit: Unit, choice: GiveOrder) -> Message:
    """The best shot at those in sight, should they act, or how many could come into range (BA-ORD-05)."""
    waiting = unit if choice.loaded is None else replace(unit, loaded=choice.loaded)
    ways = () if choice.loaded is None or unit.is_vehicle else (choice.loaded,)
    target = fire_evaluation.best_shot(g, waiting, False, ways)[1]
    shot = shot_at(g, waiting, target, moved=False)
    if shot is not None:
        return say("ba-result-ambush", shot=shot)
    reach = fire_evaluation.main_range(unit) + tables.RATES["infantry"].run
    near = sum(g.context.gap(unit, foe) < reach for foe in g.state.standing(enemy(unit.seat)))
    return say("ba-result-ambush-unseen", count=near)


def rally_result(unit: Unit) -> Message | None:
    """The chance that no pin is left: one goes with the order obeyed, D6 with the Rally (BA-ORD-06, BA-ORD-16)."""
    if unit.pins < 2:
        return None
    enough = rolled(RALLY_PINS).at_least(unit.pins - 1)
    return say("ba-result-rally", pins=unit.pins, percent=round(100 * enough))


def down_result(g: G, unit: Unit) -> Message:
    """What the worst shot that threatens it costs, and what it costs when the unit is Down (BA-SHOOT-03)."""
    threats = []
    for foe in g.state.standing(enemy(unit.seat)):
        if foe.order not in (None, "ambush"):
            continue
        for fired in ways_of(g, foe):
            found = expected_losses_of(g, foe, unit, usual(foe, unit), way=fired)
            if found is not None:
                threats.append((harm(g, unit, found), foe, fired, found))
    if not threats:
        return say("ba-result-unthreatened")
    _, foe, fired, found = max(threats, key=lambda each: each[0])
    down = expected_losses_of(g, foe, unit, usual(foe, unit), way=fired, down=True)
    if down is None:
        return say("ba-result-unthreatened")
    what = "vehicle" if unit.is_vehicle else "men"
    return say(
        "ba-result-down", target=unit_name(g, foe.id), what=what, down=f"{down.mean:.1f}", up=f"{found.mean:.1f}",
        percent=round(100 * down.mean), before=round(100 * found.mean),
    )  # fmt: skip


def assault_result(g: G, unit: Unit, target: Unit) -> Message:
    """The chance to win an assault, or to destroy a vehicle by it."""
    found = clash(g, unit, target)
    if found is None:
        return say("ba-result-falls-short")
    what = "vehicle" if target.is_vehicle else "men"
    return say("ba-result-assault", percent=round(100 * found.wins), what=what)


def way(g: G, unit: Unit, manner: Literal["advance", "run"]) -> int:
    """How far a unit may go, in whole inches."""
    own = g.context.profile(unit.id).chassis
    if own is None:
        return allowance(g, unit, manner) // INCH
    return 0 if unit.immobilised else (own.run if manner == "run" else own.advance) // INCH


def shot_at(g: G, unit: Unit, target: Unit | None, moved: bool) -> Message | None:
    """What the best shot at a target is expected to bring, the target named; None without one."""
    if target is None:
        return None
    holding = usual(unit, target)
    ways = ways_of(g, unit)
    found = max(
        (fire_evaluation.shot_worth(g, unit, target, holding, moved, fired) for fired in ways),
        key=lambda each: each.value,
    )
    return None if found.result is None else say("ba-result-at", target=unit_name(g, target.id), result=found.result)
