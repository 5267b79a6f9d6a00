"""Which orders a unit may be given (chapter Orders, BA-ORD-15) and why another is refused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.buildings import is_next_floor
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.driving import touches_slow_ground
from grognard.games.bolt_action.ground.entry_edges import stretches
from grognard.games.bolt_action.ground.formation import is_broken
from grognard.games.bolt_action.rules.movement.transport import vehicles_to_board
from grognard.games.bolt_action.rules.turn.cup import is_away
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.games.bolt_action.state.state import ORDERS, Order, Unit, enemy


def awaits_order(g: G, unit: Unit) -> bool:
    """Whether a unit can still be ordered this turn (BA-TURN-03, BA-TURN-04): reserves only from turn 2 (BA-SCN-05)."""
    if unit.order is not None or unit.place == "destroyed":
        return False
    if unit.place == "reserve" and not may_come_or_stay(g, unit):
        return False
    return g.state.turn > 1 or not is_away(g.state, unit)


def may_come_or_stay(g: G, unit: Unit) -> bool:
    """Whether a unit in reserve can take an order at all: a gun that needs a tow and a flanker whose time has not come
    can only stay away (BA-ART-05, BA-SCN-06, BA-SCN-09)."""
    if g.setup.options["reserve_decline"] == "on":
        return True
    return bool(stretches(g, unit)) and not g.context.profile(unit.id).tow_only


def legal_orders(g: G, unit: Unit) -> list[GiveOrder]:
    """Every order this unit may be given now; a Run also once for each enemy it may assault."""
    return [order for order in conceivable_orders(g, unit) if order_refusal(g, unit.seat, order) is None]


def conceivable_orders(g: G, unit: Unit) -> list[GiveOrder]:
    """The six orders, and for a unit on the table a Run at each enemy, legal or not; an Ambush for each kind of shell
    of a gun (BA-AMB-04)."""
    found = list(_plain(unit.id).values())
    profile = g.context.profile(unit.id)
    found.extend(GiveOrder(unit.id, "ambush", loaded=way) for way in profile.ways)
    if may_declare_assault(g, unit) and not profile.is_gun:
        found.extend(GiveOrder(unit.id, "run", target.id) for target in g.state.standing(enemy(unit.seat)))
    return found


def loading_refusal(g: G, unit: Unit, order: GiveOrder) -> Refused | None:
    """A gun with two kinds of shell says in Ambush which is loaded; a howitzer waits over open sights; nobody else
    loads anything (BA-AMB-04)."""
    if order.order != "ambush" and order.loaded is None:
        return None
    ways = g.context.profile(unit.id).ways if order.order == "ambush" else ()
    allowed = tuple(way for way in ways if way != "indirect") or (None,)
    if order.loaded in allowed:
        return None
    return Refused(say("ba-refused-loaded"), "BA-AMB-04", "BA-HE-02")


@lru_cache(maxsize=256)
def _plain(unit: str) -> dict[Order, GiveOrder]:
    return {order: GiveOrder(unit, order) for order in ORDERS}


def forbidden(g: G, unit: Unit, order: Order) -> Refused | None:
    """The rule that bars an order to this unit, or None (assaults apart: see ``assault_targets``)."""
    if unit.place == "aboard":
        return forbidden_aboard(g, unit, order)
    if "slow-load" in g.context.profile(unit.id).rules and waits_for_others(g, unit):
        return Refused(say("ba-refused-slow-load"), "BA-VEH-31")
    if g.context.profile(unit.id).is_gun:
        refusal = gun_refusal(g, unit, order)
        if refusal is not None:
            return refusal
    if unit.place == "first_wave" and order not in ("advance", "run"):
        return Refused(say("ba-refused-first-wave"), "BA-SCN-04")
    if unit.place == "reserve":
        if order not in ("advance", "run", "down"):
            return Refused(say("ba-refused-reserve"), "BA-ORD-15", "BA-SCN-05")
        if unit.flank is not None and order != "down" and not stretches(g, unit):
            return Refused(say("ba-refused-flank"), "BA-SCN-06")
        if order == "down" and g.setup.options["reserve_decline"] != "on":
            return Refused(say("ba-refused-reserve-down"), "BA-SCN-09")
        return None
    if unit.place == "first_wave":
        return None
    if unit.is_vehicle:
        return forbidden_to_vehicle(g, unit, order)
    if is_broken(g, unit) and order not in ("advance", "run", "down"):
        return Refused(say("ba-refused-broken"), "BA-GEN-14", "BA-GEN-04")
    if order == "run" and (ground := g.context.slow_ground(unit)) is not None:
        return Refused(say("ba-refused-run-ground", ground=say(f"ba-terrain-{ground}")), "BA-MOV-02")
    if order == "ambush" and only_indirect(unit):
        return Refused(say("ba-refused-ambush-indirect"), "BA-AMB-04")
    return None


def forbidden_to_vehicle(g: G, unit: Unit, order: Order) -> Refused | None:
    """The rule that bars an order to a vehicle on the table (BA-ORD-15, BA-VEH-01)."""
    if order == "down":
        return Refused(say("ba-refused-vehicle-down"), "BA-ORD-15", "BA-VEH-01")
    if order == "ambush" and only_indirect(unit):
        return Refused(say("ba-refused-ambush-indirect"), "BA-AMB-04")
    if order in ("advance", "run"):
        if unit.immobilised:
            return Refused(say("ba-refused-immobilised"), "BA-ORD-15", "BA-VEH-09")
        if unit.boarded:
            return Refused(say("ba-refused-boarded"), "BA-TRN-02")
    if order == "run" and touches_slow_ground(g, unit):
        return Refused(say("ba-refused-run-vehicle"), "BA-MOV-22")
    return None


def forbidden_aboard(g: G, unit: Unit, order: Order) -> Refused | None:
    """The rule that bars an order to passengers: they get out or stay Down (BA-TRN-04, BA-TRN-05, BA-TRN-10)."""
    assert unit.aboard is not None
    vehicle = g.state.units[unit.aboard]
    if order == "down":
        return None
    if order not in ("advance", "run"):
        return Refused(say("ba-refused-aboard"), "BA-TRN-05", "BA-ORD-15")
    if not vehicle.on_table:
        return Refused(say("ba-refused-not-arrived"), "BA-TRN-10")
    if unit.gun is not None and order == "run":
        return Refused(say("ba-refused-unlimber"), "BA-TRN-09")
    if vehicle.order == "run" and g.setup.options["dismount_after_run"] == "off":
        return Refused(say("ba-refused-moving-vehicle"), "BA-TRN-04", "BA-TRN-12")
    return None


def waits_for_others(g: G, unit: Unit) -> bool:
    """Whether a vehicle that loads slowly waits for another unit of its side to be ordered (BA-VEH-31); not if only
    such are left."""
    if any(die.seat == unit.seat and die.unit not in (None, unit.id) for die in g.state.drawn):
        return False
    return any(
        awaits_order(g, other) and "slow-load" not in g.context.profile(other.id).rules
        for other in g.state.of(unit.seat)
    )


def may_limber(g: G, unit: Unit) -> bool:
    """Whether a tow stands beside a gun on the table (BA-TRN-09)."""
    if not g.context.vehicles or not unit.on_table:
        return False
    return next(vehicles_to_board(g, unit, tables.RATES["infantry"].run), None) is not None


def gun_refusal(g: G, unit: Unit, order: Order) -> Refused | None:
    """A gun is pushed at an Advance only (BA-ORD-15, BA-MOV-07); one that needs a tow does not come on to the table
    without (BA-ART-05)."""
    if order == "run" and not may_limber(g, unit):
        return Refused(say("ba-refused-gun-run"), "BA-ORD-15", "BA-MOV-07")
    if order == "advance" and not unit.on_table and g.context.profile(unit.id).tow_only:
        return Refused(say("ba-refused-gun-tow"), "BA-ART-05")
    return None


def order_refusal(g: G, seat: int, choice: GiveOrder) -> Refused | None:
    """Why this order may not be given by this seat; None if it may."""
    unit = g.state.units.get(choice.unit)
    if unit is None or unit.seat != seat:
        return Refused(say("ba-refused-not-yours", unit=choice.unit), "BA-TURN-02")
    if not awaits_order(g, unit):
        return Refused(say("ba-refused-has-order"), "BA-TURN-03")
    if choice.assault is not None:
        if choice.order != "run":
            return Refused(say("ba-refused-assault-order"), "BA-CQ-01")
        if choice.loaded is not None:
            return loading_refusal(g, unit, choice)
        if g.setup.options["declare_assault_with_order"] == "off":
            return Refused(say("ba-refused-assault-later"), "BA-ORD-17")
        return assault_refusal(g, unit, choice.assault)
    return forbidden(g, unit, choice.order) or loading_refusal(g, unit, choice)


def only_indirect(unit: Unit) -> bool:
    """Whether every weapon of the unit's gunners, of its gun, or on a vehicle, fires indirectly (BA-AMB-04)."""
    fired = [name for model in unit.models if model.role in ("gunner", "gun", "vehicle") for name in model.weapons]
    return bool(fired) and all(tables.WEAPONS[name].indirect for name in fired)


def may_declare_assault(g: G, unit: Unit) -> bool:
    """Whether this unit may be ordered to assault: on the table, by house rule also as it enters (BA-SCN-11), if that
    is said with the order (BA-ORD-17)."""
    if g.setup.options["declare_assault_with_order"] == "off":
        return False
    return unit.on_table or bool(g.setup.options["assault_on_entry"] == "on")


def assault_targets(g: G, unit: Unit) -> Iterator[Unit]:
    """The enemy units this unit may assault: any it can see (BA-CQ-01); a gun or a vehicle none (BA-ART-07,
    BA-VEH-34)."""
    for target in g.state.standing(enemy(unit.seat)):
        if assault_refusal(g, unit, target.id) is None:
            yield target


def assault_refusal(g: G, unit: Unit, target_id: str) -> Refused | None:
    """Why this unit may not assault that one; None if it may. Who comes on to the table sees nobody yet: by house rule
    it may assault anybody (BA-SCN-11)."""
    target = g.state.units.get(target_id)
    if g.context.profile(unit.id).is_gun:
        return Refused(say("ba-refused-gun-assault"), "BA-ART-07")
    if not unit.on_table and g.setup.options["assault_on_entry"] == "off":
        return Refused(say("ba-refused-assault-entering"), "BA-SCN-11")
    if unit.is_vehicle:
        return Refused(say("ba-refused-vehicle-assault"), "BA-CQ-01", "BA-VEH-34")
    if unit.place == "aboard":
        return Refused(say("ba-refused-assault-entering"), "BA-TRN-04")
    if target is None or target.seat == unit.seat or not target.on_table:
        return Refused(say("ba-refused-no-target"), "BA-CQ-01")
    if is_running(target):
        return Refused(say("ba-refused-assault-running"), "BA-CQ-21", "BA-C16")
    if is_next_floor(unit, target):
        return None
    if is_held_below(g, unit, target):
        return Refused(say("ba-refused-assault-floor"), "BA-BLD-07")
    if unit.on_table and not g.context.look(unit, target, g.state).any_visible:
        return Refused(say("ba-refused-assault-unseen"), "BA-CQ-01", "BA-CQ-31")
    return None


def is_running(target: Unit) -> bool:
    """Whether a vehicle is on Run and has not been halted or immobilised since (BA-CQ-21)."""
    return target.is_vehicle and target.order == "run" and not target.immobilised


def is_held_below(g: G, unit: Unit, target: Unit) -> bool:
    """Whether another enemy holds a floor below the target's: from outside it has to be won first (BA-BLD-07)."""
    floor = target.inside
    return floor is not None and any(
        other.seat != unit.seat and other.inside is not None and other.inside.level < floor.level
        for other in g.state.within(floor.building)
    )
