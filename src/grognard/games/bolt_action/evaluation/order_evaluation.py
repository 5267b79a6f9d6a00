"""What orders are worth: the chance that one is obeyed times what it would do. Nothing here is a rule."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import hypot, inf
from weakref import WeakKeyDictionary

from grognard.core.engine.choices import Choice
from grognard.core.engine.kept import Kept
from grognard.core.evaluator import Evaluation
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.bolt_action.evaluation import vehicle_evaluation
from grognard.games.bolt_action.evaluation.assault_evaluation import assault_worth
from grognard.games.bolt_action.evaluation.fire_evaluation import (
    ENTER,
    approach_worth,
    best_shot,
    good_range,
    main_range,
)
from grognard.games.bolt_action.evaluation.off_board_fire_evaluation import best_call
from grognard.games.bolt_action.evaluation.place_evaluation import seizing_worth
from grognard.games.bolt_action.evaluation.remembered import remembered
from grognard.games.bolt_action.ground import building_moves
from grognard.games.bolt_action.ground.building_moves import floor_of
from grognard.games.bolt_action.ground.context import Context, G
from grognard.games.bolt_action.odds.danger import PIN, danger, fire_harm, usual
from grognard.games.bolt_action.rules.movement.move import ChooseMove, allowance, rate
from grognard.games.bolt_action.rules.movement.ways import standing_at
from grognard.games.bolt_action.rules.shooting.off_board_fire import may_call
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.state.choices import (
    GiveOrder,
    GoIn,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Floor, Model, Order, Unit, enemy

HALVES = (0.5, 1.0)
"""The parts of a run after which it is looked what fire there is."""
AN_INCH = 0.5
"""What it is worth to be an inch nearer to the enemy."""
AWAITED, COMES = 0.5, 0.3
"""The part of its fire that a unit in Ambush is thought to have: at who is in reach, and at who has yet to come."""
ROUNDING = 1e-6
"""Far more than rounding makes of what something is worth."""
FIRE = 0.8
"""The part of the enemy's fire at a place that counts against it."""


def order_worth(g: G, choice: GiveOrder, least: float = -inf) -> Evaluation:
    """An order: the chance that it is obeyed times what it would do. Below ``least`` it does not matter by how much."""
    unit = g.state.units[choice.unit]
    name = unit_name(g, unit.id)
    chance = 1.0
    if morale.order_needs_test(g, unit, choice.order, choice.assault):
        chance = float(chance_to_pass(morale.test_value(g, unit, morale.order_modifiers(g, unit, choice.assault))))
    if unit.place == "aboard":
        found = vehicle_evaluation.getting_out_worth(g, unit, choice.order)
        return replace(found, value=chance * found.value)
    if not unit.on_table and choice.assault is None:
        value = {"advance": ENTER, "run": ENTER + 2.0}.get(choice.order, 0.0)
        if not may_enter(g, unit, choice.order):
            value = 0.0
        return Evaluation(chance * value, say("ba-reason-enter", unit=name))
    if choice.assault is not None:
        value = assault_worth(g, unit, g.state.units[choice.assault])
        return Evaluation(chance * value, say("ba-reason-assault", unit=name, target=unit_name(g, choice.assault)))
    if choice.order == "rally":
        value = PIN * min(unit.pins, 4) * (1.6 if unit.pins >= 3 else 1.0) if unit.pins else -1.0
        return Evaluation(chance * value, say("ba-reason-rally", unit=name, pins=unit.pins))
    if choice.order == "down":
        value = 0.3 * danger_here(g, unit) - 2.0
        return Evaluation(value, say("ba-reason-down", unit=name))
    fire, target = best_shot(g, unit, moved=False)
    if choice.order == "fire" and may_call(g, unit):
        fire = max(fire, best_call(g, unit))
    if choice.order == "fire":
        return Evaluation(chance * fire - 0.5, shot_reason(g, unit, target))
    if choice.order == "ambush":
        if not any(model.weapons for model in unit.models):
            return Evaluation(-1.0, say("ba-reason-ambush", unit=name))
        if choice.loaded is not None:
            loaded = replace(unit, loaded=choice.loaded)
            fire, target = best_shot(g, loaded, False, () if unit.is_vehicle else (choice.loaded,))
        value = AWAITED * fire if target is not None else expected_harm(g, unit)
        return Evaluation(chance * value - 0.2, say("ba-reason-ambush", unit=name))
    moved, target = best_shot(g, unit, moved=True)
    closer = approach_worth(g, unit) + (vehicle_evaluation.risk_of_loss(g, unit) if unit.is_vehicle else 0.0)
    held = seizing_worth(g, unit, allowance(g, unit, choice.order))
    if choice.order == "advance":
        why = "ba-reason-closer" if target is None else "ba-reason-advance"
        return Evaluation(chance * (moved + closer + held), say(why, unit=name))
    here = danger_here(g, unit)
    onward = 2.0 * closer + held - 0.2 * here
    run = max(shelter_worth(g, unit, here, least / chance), vehicle_evaluation.best_overrun(g, unit))
    matters = onward > run and chance * onward >= least
    if matters and (unit.is_vehicle or not is_shy(g, unit, here, held)):
        run = onward
    return Evaluation(chance * run, say("ba-reason-run", unit=name))


def danger_here(g: G, unit: Unit) -> float:
    """What the enemy's fire is expected to cost a unit where it stands."""
    return remembered(g, (unit,), "danger", lambda: danger(g, unit))


def may_enter(g: G, unit: Unit, order: Order) -> bool:
    """Whether men find a way onto the table by this order: over rough ground, or with friends in the way, there may be
    none for those who Run (BA-MOV-02, BA-SCN-04)."""
    if unit.is_vehicle or (order != "advance" and order != "run"):
        return True
    decision = ChooseMove(unit.seat, unit.id, order, allowance(g, unit, order))
    # Where there was a way when it was asked last there mostly still is.
    ways = _entries.setdefault(g.context, {}).setdefault((unit.id, order), [])
    if any(decision.refusal(g, choice) is None for choice in ways):
        return True
    found = decision.first_of(g, decision.onward(g, unit))
    if found is not None:
        ways[:] = [found]
    return found is not None


_entries: WeakKeyDictionary[Context, dict[tuple[str, Order], list[Choice]]] = WeakKeyDictionary()
"""A way onto the table that was found for a unit and an order; forgotten with the battle's ground."""


def is_shy(g: G, unit: Unit, here: float, held: float) -> bool:
    """Whether a unit that runs straight on, all the way or half of it, would be under more fire than being so much
    nearer is worth, as it will find when it looks for a place (``move_worth``)."""
    foes = list(g.state.standing(enemy(unit.seat)))
    if not foes:
        return False
    foe = min(foes, key=lambda each: g.context.gap(unit, each))
    gap, model, at = g.context.gap(unit, foe), unit.men[0], foe.models[0]
    away = max(hypot(at.x - model.x, at.y - model.y), 1.0)
    for part in HALVES:
        step = min(part * allowance(g, unit, "run"), max(gap - good_range(unit), 0.0))
        dx, dy = round((at.x - model.x) * step / away), round((at.y - model.y) * step / away)
        there = shifted(g, unit, dx, dy)
        limit = here + (AN_INCH * step / INCH + held) / FIRE
        if danger(g, there, limit) < limit:
            return False
    return True


def shelter_worth(g: G, unit: Unit, here: float, least: float = 0.0) -> float:
    """What running into a building near is worth: the fire it spares, and what can be fired from it later; below
    ``least`` it does not matter by how much."""
    best = 0.0
    if unit.inside is not None or unit.is_vehicle:
        return best
    for choice in building_moves.conceivable(g, unit, "run", rate("run")):
        if isinstance(choice, GoIn) and building_moves.going_refusal(g, unit, choice, "run", rate("run")) is None:
            there = sheltered(g, unit, floor_of(unit, choice))
            shot = 0.4 * best_shot(g, there, moved=False)[0]
            # So much at most, if nobody fires at it there.
            if 0.5 * here + shot > max(best, least - ROUNDING):
                best = max(best, 0.5 * (here - danger(g, there)) + shot)
    return best


def sheltered(g: G, unit: Unit, floor: Floor) -> Unit:
    """The unit on a floor."""
    models = _imagined(g, unit, floor, lambda: building_moves.placed(g, unit, floor).models)
    return replace(unit, models=models, place="table", inside=floor)


def shifted(g: G, unit: Unit, dx: int, dy: int) -> Unit:
    """The unit with all its men so much farther on."""

    def moved() -> tuple[Model, ...]:
        return standing_at(unit, {each.id: (each.x + dx, each.y + dy) for each in unit.models}).models

    return replace(unit, models=_imagined(g, unit, (dx, dy), moved), place="table", inside=None)


def _imagined(g: G, unit: Unit, where: Hashable, men: Callable[[], tuple[Model, ...]]) -> tuple[Model, ...]:
    """A unit's men at a place they are only thought to be at: the same as before if they have been looked at there, so
    that whatever was found of them there is known."""
    known = _imaginary.get(g.context)
    if known is None:
        known = _imaginary[g.context] = Kept(MOST_IMAGINED)
    return known.of((unit.models,), where, men)


MOST_IMAGINED = 1024
"""For so many units' men and places it is kept how they would stand."""
_imaginary: WeakKeyDictionary[Context, Kept] = WeakKeyDictionary()


def shot_reason(g: G, unit: Unit, target: Unit | None) -> Message:
    """Why to fire."""
    if target is None:
        return say("ba-reason-no-shot", unit=unit_name(g, unit.id))
    return say("ba-reason-fire", unit=unit_name(g, unit.id), target=unit_name(g, target.id))


def expected_harm(g: G, unit: Unit) -> float:
    """What lying in wait may bring of an enemy who is not in reach yet: the fire at the nearest in the open, if it
    comes as far into range as it may before it fires itself; nothing of one who cannot come so far."""
    foes = ((g.context.gap(unit, foe), foe.id) for foe in g.state.standing(enemy(unit.seat)) if foe.in_the_open)
    gap, nearest = min(foes, default=(inf, ""))
    short = gap - main_range(unit) + INCH
    if short > rate("advance"):
        return 0.0
    foe = g.state.units[nearest]
    model, at = unit.models[0], foe.models[0]
    away = max(hypot(at.x - model.x, at.y - model.y), 1.0)
    part = max(short, 0.0) / away
    dx, dy = round((model.x - at.x) * part), round((model.y - at.y) * part)
    comes = shifted(g, foe, dx, dy)
    return COMES * fire_harm(g, unit, comes, usual(unit, comes))
