"""What single weapons fire at, with which rounds and how, as switches at the table (AZ-FIRE-02, AZ-VLS-05, AZ-HEAT-08,
AZ-IND-09).

``at.<weapon>`` is a target of its own, ``round.<weapon>`` its ammunition, ``how.<weapon>`` whether it fires indirectly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.questions import Switch, SwitchValue
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import mounts
from grognard.games.operation_ww2.rules.area.indirect import ONLY
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.heat import special_rounds
from grognard.games.operation_ww2.rules.fire.shooting import named, planned
from grognard.games.operation_ww2.rules.fire.snipers import is_accurate
from grognard.games.operation_ww2.rules.intent import splitting
from grognard.games.operation_ww2.rules.intent.declaration_switches import NONE
from grognard.games.operation_ww2.rules.intent.weapon_targets import enemies, enemy_vehicles
from grognard.games.operation_ww2.state.intents import Aim, Besides, Intent, MoveIntent
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Unit
from grognard.games.operation_ww2.table.naming import part_name

ROUNDS: tuple[Ammunition, ...] = ("high-explosive", "armour-piercing", "heat")
"""Rounds that are fired at a target; smoke is laid."""


class Piece(NamedTuple):
    """A weapon that may be given something of its own: its id in an aim, its row, whom it may be fired at."""

    id: str
    weapon: Weapon
    name: Message
    targets: tuple[str, ...]
    rounds: tuple[Ammunition, ...]


def pieces(g: G, unit: Unit) -> Iterator[Piece]:
    """The weapons of a unit that may fire at something of their own."""
    rows = g.context.tables.weapons
    if unit.is_vehicle:
        for vehicle in unit.vehicles:
            own = [each for each in mounts(g, vehicle) if each.id not in sheets.machine(vehicle).lost]
            for mounted in own:
                weapon: Weapon = rows[mounted.weapon]
                targets = tuple(enemies(g, unit.seat)) if not mounted.main and len(own) > 1 else ()
                yield Piece(mounted.id, weapon, weapon.name, targets, rounds(weapon))
        return
    for id in dict.fromkeys(id for model in unit.models for id in model.weapons):
        weapon = rows[id]
        holders = [model for model in unit.models if id in model.weapons]
        people = [model for model in holders if model.is_person]
        targets = ()
        if weapon.is_heavy and people and not weapon.has("indirect"):
            targets = tuple(enemy_vehicles(g, unit.seat))
        elif weapon.shots > 1 and all(is_accurate(g, unit, model, weapon) for model in holders):
            targets = tuple(enemies(g, unit.seat))
        special = any(special_rounds(g, unit, model, weapon) > 0 for model in holders)
        yield Piece(id, weapon, weapon.name, targets, rounds(weapon, special=special))


def rounds(weapon: Weapon, *, special: bool = False) -> tuple[Ammunition, ...]:
    """What may be fired of it at a target."""
    found = tuple(each for each in ROUNDS if each in weapon.ammunition)
    return (*found, "high-explosive") if special and "high-explosive" not in found else found


def fires_both_ways(weapon: Weapon) -> bool:
    """Whether a weapon may be fired directly and indirectly (AZ-IND-01, AZ-IND-09)."""
    return weapon.has("indirect") and weapon.group not in ONLY


def aim_switches(g: B, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """A target of its own, a round, indirect fire, for each weapon that has the choice."""
    if order == "move":
        return
    for piece in pieces(g, unit):
        if piece.targets:
            values = [SwitchValue(id, unit_name(g, id)) for id in piece.targets]
            first = SwitchValue(NONE, say("az-switch-at-same"))
            yield Switch(
                f"at.{piece.id}", say("az-switch-at", weapon=piece.name), NONE, [first, *values], unit.is_vehicle
            )
        if len(piece.rounds) > 1 or (piece.rounds and not piece.weapon.ammunition):
            loads = [SwitchValue(each, say("az-switch-round-value", round=each)) for each in piece.rounds]
            first = SwitchValue(NONE, say("az-switch-round-value", round="best"))
            yield Switch(f"round.{piece.id}", say("az-switch-round", weapon=piece.name), NONE, [first, *loads], True)
        if fires_both_ways(piece.weapon):
            ways = [SwitchValue(each, say("az-switch-how-value", how=each)) for each in (NONE, "indirect")]
            yield Switch(f"how.{piece.id}", say("az-switch-how", weapon=piece.name), NONE, ways)
    if splitting.is_declared(g):
        yield from part_switches(g, unit, order)


# ---- splitting ---------------------------------------------------------------------------------------------------


def part_switches(g: G, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """At which part of the target the weapons of a kind are fired, where it is declared (AZ-INT-09); the parts are
    those of all targets, a target without the part is fired at as is sensible."""
    parts: dict[str, dict[str, Message]] = {}
    for id in enemies(g, unit.seat):
        power = firepower(g, unit, id, order)
        found = [chance for chance in power.chances if not chance.area]
        if len({chance.shot.part for chance in found}) > 1:
            for chance in found:
                kind = chance.armed.mount or chance.armed.weapon
                parts.setdefault(kind, {}).setdefault(chance.shot.part, part_name(g, chance.shot.part))
    for kind, named_ in parts.items():
        row = g.context.tables.weapons.get(kind)
        weapon = row.name if row is not None else say("az-mount", mount=kind)
        values = [SwitchValue(part, label) for part, label in named_.items()]
        first = SwitchValue(NONE, say("az-switch-part-any"))
        yield Switch(f"part.{kind}", say("az-switch-part", weapon=weapon), NONE, [first, *values])


def parts_said(g: G, unit: Unit, order: OrderName, intent: Intent, besides: Besides, how: Mapping[str, str]) -> Besides:
    """What is declared besides, with the fire split as the switches say (AZ-INT-09)."""
    said = {name.removeprefix("part."): part for name, part in how.items() if name.startswith("part.")}
    target = getattr(intent, "target", None)
    if not any(part != NONE for part in said.values()) or target is None or not splitting.is_declared(g):
        return besides
    power = firepower(g, unit, target, order, besides)
    plan = []
    for chance in planned(g, unit, power):
        model, weapon, _, fewer = chance.key
        plan.append(power.of((model, weapon, said.get(weapon, NONE), fewer)) or chance)
    return replace(besides, firings=named(plan))


def aims_said(g: G, unit: Unit, intent: Intent, besides: Besides, how: Mapping[str, str]) -> Besides:
    """What is declared besides, with the aims the switches add; a weapon without a target of its own fires at that of
    the unit."""
    if isinstance(intent, MoveIntent):
        return besides
    aims = list(besides.aims)
    for piece in pieces(g, unit) if how else ():
        own, load = how.get(f"at.{piece.id}", NONE), how.get(f"round.{piece.id}", NONE)
        indirect = how.get(f"how.{piece.id}", NONE) == "indirect"
        target = intent.target if own == NONE else own
        if target is None or (own, load, indirect) == (NONE, NONE, False):
            continue
        ammunition = next((each for each in piece.rounds if each == load), None)
        aims = [each for each in aims if each.weapon != piece.id]
        aims.append(Aim(piece.id, target, ammunition, indirect))
    return replace(besides, aims=tuple(aims))
