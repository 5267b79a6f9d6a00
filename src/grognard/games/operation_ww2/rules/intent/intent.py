"""Declaring the intent: what a unit may say it is going to do with a card, and what binds it (AZ-INT).

Every order has one kind of intent. ``listed`` samples those there are, ``refusal`` says what forbids one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from random import Random
from typing import Literal

from grognard.core.engine.decisions import drawn
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.buildings import building_targets, charges
from grognard.games.operation_ww2.rules.close_combat import charging, close_assault
from grognard.games.operation_ww2.rules.driving import mounting, towing
from grognard.games.operation_ww2.rules.intent import (
    communication,
    equipment,
    splitting,
    void_declarations,
    weapon_targets,
)
from grognard.games.operation_ww2.rules.intent.weapon_targets import nameable
from grognard.games.operation_ww2.rules.movement import following, pushing, ways
from grognard.games.operation_ww2.rules.tunnels import declaring as below_ground
from grognard.games.operation_ww2.rules.vehicle_fire import declaring
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Held,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Ordered, Unit
from grognard.space.plane import length_of

KINDS: dict[OrderName, type[Intent]] = {
    "move": MoveIntent,
    "assault": AssaultIntent,
    "fire": FireIntent,
    "ambush": AmbushIntent,
    "covering-fire": CoveringFireIntent,
}
"""What is declared with each order: a card allows nothing it does not name (AZ-ORD-06)."""

FIRES: tuple[Literal["first", "last"], ...] = ("first", "last")
"""When an assault fires, in the samples."""


def targets(g: G, seat: int) -> list[str]:
    """The units a seat may name as targets: every enemy on the table, seen or not; whether fire at it is valid is
    looked at when the shot falls (AZ-INT-07, AZ-INT-10). What an option leaves of them: ``weapon_targets.nameable``."""
    return weapon_targets.enemies(g, seat)


def refusal(g: G, unit: Unit, order: OrderName, intent: Intent) -> Refused | None:
    """The rule that forbids a unit to declare this with an order; None if it may."""
    if not isinstance(intent, KINDS[order]):
        named = g.context.tables.orders[order].name
        if getattr(intent, "held", None) is not None and not g.context.tables.orders[order].interrupts:
            return Refused(say("az-refused-held-order", order=named), "AZ-ANT-03", "AZ-ANT-02")
        return Refused(say("az-refused-intent-kind", order=named), "AZ-ORD-06")
    if below_ground.concerns(g, unit, intent):
        return below_ground.refusal(g, unit, order, intent)
    found = void_declarations.refusal(unit, intent) or communication.refusal(g, unit, intent.besides.calls)
    if found is not None:
        return found
    found = equipment.refusal(g, unit, order, intent)
    if found is not None:
        return found
    goes = isinstance(intent, (MoveIntent, AssaultIntent)) and bool(intent.way)
    found = charges.refusal(g, unit, intent.besides, moves=goes) or indirect.refusal(g, unit, intent)
    found = found or building_targets.refusal(g, unit, intent)
    if found is not None:
        return found
    found = towing.hitching_refusal(g, unit, intent)
    if found is not None:
        return found
    if unit.is_vehicle:
        found = declaring.refusal(g, unit, order, intent)
        if found is not None:
            return found
    elif isinstance(intent, (MoveIntent, AssaultIntent)):
        gun = next((gun for gun in guns_of(unit) if gun.id == intent.lead), None)
        if intent.besides.boards:
            found = mounting.refusal(g, unit, order, intent)
        elif gun is not None:
            found = pushing.refusal(g, unit, gun, order, intent.way, intent.speed, intent.besides.facing)
        else:
            found = ways.refusal(g, unit, order, intent.lead, intent.way, intent.speed, intent.besides)
        found = found or _going_refusal(g, unit, order, intent)
        if found is not None:
            return found
    if isinstance(intent, MoveIntent):
        return None
    if isinstance(intent, AssaultIntent):
        found = _assault_refusal(g, unit, intent)
        if found is not None:
            return found
    if intent.besides.at_coordinates or intent.besides.building:
        return None
    if intent.target is None and not isinstance(intent, (AmbushIntent, AssaultIntent)) and nameable(g, unit, order):
        return Refused(say("az-refused-target"), "AZ-ORD-12")
    held = intent.held if isinstance(intent, (FireIntent, AmbushIntent)) else None
    if intent.target is None:
        return None if held is None else Refused(say("az-refused-held-without-target"), "AZ-ANT-08")
    if intent.target not in weapon_targets.enemies(g, unit.seat):
        return Refused(say("az-refused-target"), "AZ-INT-10")
    found = weapon_targets.refusal(g, unit, order, intent)
    if found is not None or held is None:
        return found
    return _held_refusal(g, unit, intent.target, held)


def _assault_refusal(g: G, unit: Unit, intent: AssaultIntent) -> Refused | None:
    """Who assaults fires (AZ-ORD-10) and, by the option ``assault_zero_move``, goes somewhere if he can (AZ-ORD-14)."""
    found = close_assault.refusal(g, unit, intent)
    if found is not None:
        return found
    # The attempt on a vehicle is the fire of those who make it (AZ-CAV-09).
    attempts = {model.id for model in unit.people if model.posture == "standing"} <= set(intent.besides.assaulting)
    if intent.fires == "never" and not attempts and not weapon_targets.may_assault_silently(g, unit):
        return Refused(say("az-refused-no-shot-declared"), "AZ-ORD-10")
    fires_at_nothing = intent.target is None and intent.fires != "never" and not intent.besides.at_coordinates
    if fires_at_nothing and targets(g, unit.seat):
        return Refused(say("az-refused-target"), "AZ-ORD-12")
    if g.setup.options["assault_zero_move"] == "allowed" or goes_somewhere(intent):
        return None
    goes = any(goes_somewhere(each) for each in _listed(g, unit, "assault"))
    return Refused(say("az-refused-assault-stays"), "AZ-ORD-14") if goes else None


def goes_somewhere(intent: Intent) -> bool:
    """Whether somebody goes by an assault: who stands against an enemy already goes for him without a way, who gets
    aboard goes to his vehicle (AZ-ORD-14)."""
    besides = intent.besides
    at_somebody = besides.charge is not None or besides.assaulted is not None
    return isinstance(intent, AssaultIntent) and (bool(intent.way or besides.boards) or at_somebody)


def _going_refusal(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Refused | None:
    """What else binds movement on foot: close combat, and, by the option ``declared_path``, that every model's way is
    said (AZ-INT-02, AZ-INT-08)."""
    if unit.is_vehicle:
        return None
    if isinstance(intent, AssaultIntent):
        found = charging.refusal(g, unit, intent)
        if found is not None:
            return found
    if not says_every_way(g, unit, intent):
        return None
    march = following.begun(g, unit, order, intent.speed, intent.lead, intent.way, intent.besides)
    return None if march is None else following.refusal(g, march, intent.besides.legs)


def says_every_way(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> bool:
    """Whether the ways of all models are declared, not only that of the leading one (AZ-INT-08); in a charge or a close
    assault the others go where they can when it is due, and who gets aboard goes to his vehicle."""
    every = g.setup.options["declared_path"] == "every_model"
    walks = not unit.is_vehicle and all(gun.id != intent.lead for gun in guns_of(unit))
    besides = intent.besides
    runs = besides.charge is not None or besides.assaulted is not None or bool(besides.boards)
    return every and walks and bool(intent.way) and not runs


def with_every_way(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Intent | None:
    """An intent with the ways of all models, if they are to be declared; None if they find none."""
    if not says_every_way(g, unit, intent):
        return intent
    march = following.begun(g, unit, order, intent.speed, intent.lead, intent.way, intent.besides)
    legs = None if march is None or march.short is not None else following.first(g, march)
    return None if legs is None else replace(intent, besides=replace(intent.besides, legs=legs))


def is_followed(unit: Unit, lead: str) -> bool:
    """Whether others follow one who leads on foot: then a sample says that they do so closely."""
    return unit.model(lead).is_person and len(unit.people) > 1


def _held_refusal(g: G, unit: Unit, target: str, held: Held) -> Refused | None:
    """A held shot names an enemy whose Move or Assault lies in this chain, shoots at it, and does so on its way
    (AZ-ANT-02, AZ-ANT-08, AZ-ANT-10)."""
    mover = next((mover for mover in movers(g, unit.seat) if mover.unit == held.mover), None)
    if mover is None:
        return Refused(say("az-refused-held-mover"), "AZ-ANT-02", "AZ-ANT-08")
    if target != held.mover and g.setup.options["interrupt_target"] == "the_mover":
        return Refused(say("az-refused-held-target"), "AZ-ANT-08")
    length = mover.length
    least = 0 if g.setup.options["interrupt_end_point"] == "allowed" else 1
    if not least <= held.at <= length - least:
        return Refused(say("az-refused-held-point", length=length / 1000), "AZ-ANT-10")
    return None


def movers(g: G, seat: int) -> list[Ordered]:
    """The enemy moves in the chain that a seat may interrupt (AZ-ANT-08): those already declared all have a higher
    priority number."""
    return [
        ordered
        for ordered in g.state.chain
        if ordered.seat != seat
        and isinstance(ordered.intent, (MoveIntent, AssaultIntent))
        and not g.state.units[ordered.unit].is_below
    ]


def length_declared(g: G, unit: Unit, intent: Intent) -> int:
    """How far the leading model goes by an intent, in whole thousandths of a centimetre; 0 where nobody goes."""
    if not isinstance(intent, (MoveIntent, AssaultIntent)):
        return 0
    lead = unit.model(intent.lead)
    return floor(length_of(((lead.x, lead.y), *intent.way)) or mounting.coming_up(g, unit, intent))


def listed(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    """A sample of what a unit may declare with an order: of ways some, of points to interrupt at the start, the middle
    and the end; with some of it smoke and light."""
    yield from below_ground.listed(g, unit, order)
    if unit.is_below:
        return
    plain = list(_allowed(g, unit, order))
    yield from plain
    for whole in equipment.sampled(g, unit, order, plain):
        if refusal(g, unit, order, whole) is None:
            yield whole


def _allowed(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    """The sample, but for what a unit that holds coordinates may not do instead of firing at them (AZ-COM-07), and for
    assaults that stay by the option ``assault_zero_move`` (AZ-ORD-14)."""
    found = list(_listed(g, unit, order))
    if unit.id in g.state.coordinates:
        found = [each for each in found if indirect.refusal(g, unit, each) is None]
    stays = order != "assault" or g.setup.options["assault_zero_move"] == "allowed"
    yield from found if stays else [each for each in found if goes_somewhere(each)] or found


def _listed(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    enemies = nameable(g, unit, order)
    against: list[str | None] = [*enemies] or [None]
    if order in building_targets.FIRING:
        yield from (_without_target(order, besides) for besides in building_targets.listed(g, unit))
    if unit.is_vehicle:
        yield from declaring.listed(g, unit, order, enemies)
        if order in ("fire", "ambush"):
            kind: type[FireIntent | AmbushIntent] = FireIntent if order == "fire" else AmbushIntent
            yield from (kind(held.mover, held) for held in _points(g, unit))
        return
    if order in ("move", "assault"):
        yield from mounting.listed(g, unit, order, enemies)
    gun = next(guns_of(unit), None)
    match order:
        case "move" if gun is not None:
            for way, speed, facing in pushing.listed(g, unit, gun):
                yield MoveIntent(gun.id, way, speed, Besides(facing=facing))
        case "move":
            for lead, way, speed in ways.listed(g, unit, order):
                walk = MoveIntent(lead, way, speed, closely=is_followed(unit, lead))
                going = with_every_way(g, unit, order, walk)
                yield from () if going is None else (going,)
        case "assault":
            yield from () if gun is not None else charging.declared(g, unit)
            yield from close_assault.listed(g, unit, enemies)
            yield from _assaults(g, unit, against)
        case "fire":
            yield from (FireIntent(None, None, besides) for besides in indirect.listed(g, unit))
            yield from (FireIntent(target) for target in against)
            yield from (FireIntent(target, None, more) for target, more in _divided(g, unit, order, enemies))
            yield from (FireIntent(held.mover, held) for held in _points(g, unit))
        case "ambush":
            yield AmbushIntent()
            yield from (AmbushIntent(None, None, besides) for besides in indirect.listed(g, unit))
            yield from (AmbushIntent(target) for target in enemies)
            yield from (AmbushIntent(target, None, more) for target, more in _divided(g, unit, order, enemies))
            yield from (AmbushIntent(held.mover, held) for held in _points(g, unit))
        case "covering-fire":
            yield from (CoveringFireIntent(target) for target in against)
            splits = ((target, b) for target in enemies for b in splitting.listed(g, unit, target, order))
            yield from (CoveringFireIntent(target, b) for target, b in splits)


def _without_target(order: OrderName, besides: Besides) -> Intent:
    """Fire at something that is no unit."""
    match order:
        case "fire":
            return FireIntent(None, None, besides)
        case "ambush":
            return AmbushIntent(None, None, besides)
        case _:
            return CoveringFireIntent(None, besides)


def _assaults(g: G, unit: Unit, against: Sequence[str | None]) -> Iterator[Intent]:
    """Assaults that end somewhere without close combat, and staying."""
    for lead, way, speed in ways.listed(g, unit, "assault"):
        found_to_fire = [AssaultIntent(lead, way, speed, target, fires) for target in against for fires in FIRES]
        if weapon_targets.may_assault_silently(g, unit):
            found_to_fire.append(AssaultIntent(lead, way, speed, None, "never"))
        found_to_fire += [AssaultIntent(lead, way, speed, None, "last", more) for more in indirect.listed(g, unit)]
        for assault in found_to_fire:
            going = with_every_way(g, unit, "assault", replace(assault, closely=is_followed(unit, lead)))
            yield from () if going is None else (going,)


def _divided(g: G, unit: Unit, order: OrderName, enemies: list[str]) -> Iterator[tuple[str, Besides]]:
    """Targets with what single weapons are aimed at besides, or how the fire is split (AZ-FIRE-02, AZ-INT-09)."""
    return ((target, more) for target in enemies for more in weapon_targets.divided(g, unit, target, order))


def _points(g: G, unit: Unit) -> Iterator[Held]:
    for mover in movers(g, unit.seat):
        length = mover.length
        ends = (0, length // 2, length) if g.setup.options["interrupt_end_point"] == "allowed" else (length // 2,)
        yield from (Held(mover.unit, at) for at in dict.fromkeys(ends) if length > 1 or len(ends) > 1)


def draws(g: G, unit: Unit, order: OrderName, random: Random) -> Iterator[Intent]:
    """Some of those listed, of ways found without listing all; now and then with smoke or light."""
    tunnels = below_ground.listed(g, unit, order)
    if unit.is_below or (tunnels and random.randrange(2)):
        yield from drawn(tunnels, random)
    for plain in _drawn(g, unit, order, random) if not unit.is_below else ():
        yield from equipment.draws(g, unit, order, plain, random)


def _drawn(g: G, unit: Unit, order: OrderName, random: Random) -> Iterator[Intent]:
    if order in ("move", "assault"):
        yield from (
            declaring.draws(g, unit, order, nameable(g, unit, order), random)
            if unit.is_vehicle
            else _going(g, unit, order, random)
        )
    yield from drawn(_allowed(g, unit, order), random)


def _going(g: G, unit: Unit, order: OrderName, random: Random) -> Iterator[Intent]:
    """What a unit on foot does by a Move or an Assault."""
    boards = list(mounting.listed(g, unit, order, nameable(g, unit, order)))
    if boards and random.randrange(2):
        yield from drawn(boards, random)
    gun = next(guns_of(unit), None)
    if gun is not None and order == "move":
        for way, speed, facing in pushing.draws(g, gun, random):
            yield MoveIntent(gun.id, way, speed, Besides(facing=facing))
    if order == "assault" and gun is None:
        charges = [*charging.declared(g, unit), *close_assault.listed(g, unit, nameable(g, unit, order))]
        if charges and random.randrange(2):
            yield from drawn(charges, random)
    for lead, way, speed in ways.draws(g, unit, order, random):
        going: MoveIntent | AssaultIntent = MoveIntent(lead, way, speed)
        if order == "assault":
            target = random.choice(nameable(g, unit, order) or [None])
            going = AssaultIntent(lead, way, speed, target, random.choice(FIRES))
        whole = with_every_way(g, unit, order, going)
        if whole is not None:
            yield whole
