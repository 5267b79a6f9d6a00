"""Flamethrowers: their template, whom it touches, and what that does (AZ-FLM)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from typing import NamedTuple

import shapely

from grognard.core.book.modifiers import Modifier, total
from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import Target, label
from grognard.games.operation_ww2.data.tables.weapons import Flame, Weapon
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.visibility import look
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, target_of, weapon_of
from grognard.games.operation_ww2.rules.fire.fates import HIT, to_burn
from grognard.games.operation_ww2.rules.fire.parts import marked, marked_places, marks_at
from grognard.games.operation_ww2.rules.fire.targets import Sighted
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHit, VehicleHits
from grognard.games.operation_ww2.state.events.bursts import FlameThrown
from grognard.games.operation_ww2.state.shots import Shot, needed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Hull, Point, footprint, gap


class Scorched(NamedTuple):
    """A model under the flame, its unit, and the number that hits it, None if none does."""

    unit: Unit
    model: Model
    need: int | None


def size_of(g: G, weapon: Weapon) -> Flame:
    """How long a flame is, and how wide at its far end (AZ-FLM-03)."""
    flame: Flame = g.context.tables.flames[weapon.flame]
    return flame


def template(start: Point, end: Point, flame: Flame) -> shapely.Polygon:
    """The ground under a flame from a place towards another: its narrow end at the first (AZ-FLM-01).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> cone = template((0, 0), (0, 5000), TABLES.flames["light"])
    >>> cone.bounds
    (-2000.0, 0.0, 2000.0, 15000.0)
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy) or 1.0
    ax, ay = dx / far, dy / far
    tip = (start[0] + ax * flame.length, start[1] + ay * flame.length)
    half = flame.width / 2
    return shapely.Polygon([start, (tip[0] - ay * half, tip[1] + ax * half), (tip[0] + ay * half, tip[1] - ax * half)])


def column_of(g: G, model: Model) -> Target:
    """The column of the weapon's numbers for a model."""
    if model.is_person:
        return "infantry"
    return "gun" if model.role == "gun" else sheets.target_class(g, model)


def to_hit(g: G, order: OrderName, model: Model, distance: float) -> tuple[Modifier, ...]:
    """What is added to hit somebody with a flame: the order, smoke and trenches, by the option ``flame_modifiers`` what
    is near too (AZ-FLM-05)."""
    rows = g.context.tables.to_hit
    found = [rows[order]] if order in ("assault", "covering-fire") else []
    if g.setup.options["flame_modifiers"] == "all" and distance <= g.context.limit("point-blank"):
        found.append(rows["point-blank"])
    said = tuple(Modifier(label("to-hit", row.id), row.value, row.rule) for row in found)
    return (*said, *marked(g, "to-hit", marks_at(marked_places(g), model)))


def shots(
    g: G, unit: Unit, armed: Armed, order: OrderName, seen: tuple[Sighted, ...]
) -> Iterator[tuple[Shot, Sighted]]:
    """A flamethrower pointed at each model it reaches (AZ-FLM-01)."""
    weapon: Weapon = g.context.tables.weapons[armed.weapon]
    covering = order == "covering-fire"
    for sighted in seen:
        if sighted.distance > size_of(g, weapon).length:
            continue
        column = column_of(g, sighted.model)
        number = weapon.numbers.against(column)
        modifiers = to_hit(g, order, sighted.model, sighted.distance)
        row = g.context.tables.damage["covering-fire"]
        yield (
            Shot(
                model=armed.model,
                weapon=weapon.id,
                part="@" + sighted.model.id,
                column=column,
                dice=1,
                number=number,
                to_hit=modifiers,
                need=None if number is None else needed(g.context.tables, number, modifiers),
                table=weapon.part,
                damage=(Modifier(label("damage", row.id), row.value, row.rule),) if covering else (),
                mount=armed.mount,
            ),
            sighted,
        )


def scorched(g: G, unit: Unit, firer: Model, at: Point, weapon: Weapon, order: OrderName) -> list[Scorched]:
    """Everybody under a flame, friends too, but for who throws it; walls keep it out, it goes through openings only
    (AZ-AREA-08, AZ-FLM-05)."""
    cone = template((firer.x, firer.y), at, size_of(g, weapon))
    found = []
    for other in g.state.units.values():
        for model in other.models if other.on_table else ():
            if model.id == firer.id or model.aboard is not None or model.storey != firer.storey:
                continue
            if not _touches(cone, model.body) or look(g, unit, firer, other, model).seen == "not":
                continue
            number = weapon.numbers.against(column_of(g, model))
            modifiers = to_hit(g, order, model, gap(firer.body, model.body))
            need = None if number is None else needed(g.context.tables, number, modifiers)
            found.append(Scorched(other, model, need))
    return found


def _touches(cone: shapely.Polygon, body: Disc | Hull) -> bool:
    if isinstance(body, Hull):
        return bool(cone.intersects(footprint(body)))
    return bool(cone.dwithin(shapely.Point(body.x, body.y), body.radius))


class Pile(Record):
    """Models of a unit that a flame hits on the same number: people of a unit together, every gun and vehicle alone."""

    unit: str
    models: tuple[str, ...]
    need: int
    people: bool
    added: int = 0


def piles_of(g: G, under: list[Scorched], damage: int) -> Iterator[Pile]:
    """Who is under a flame, those alike together; ``damage`` is added to every die."""
    places = marked_places(g)
    people: dict[tuple[str, int, int], list[str]] = {}
    for unit, model, need in under:
        added = damage + total(marked(g, "damage", marks_at(places, model)))
        if need is None:
            continue
        if model.is_person:
            people.setdefault((unit.id, need, added), []).append(model.id)
        else:
            yield Pile(unit.id, (model.id,), need, False, added)
    for (unit_id, need, added), models in people.items():
        yield Pile(unit_id, tuple(models), need, True, added)


def burnt(pile: Pile, hits: int) -> Lot:
    """The damage dice on people a flame hits: no cover helps against it (AZ-FLM-02)."""
    return Lot(pile.unit, pile.models, hits, "none", pile.added)


def scorching(unit: str, aimed: Aimed, start: Point, model: Model, pile: Pile) -> GunHit | VehicleHit:
    """A flame that has hit a gun or a vehicle (AZ-FLM-04)."""
    if model.role == "gun":
        return GunHit(aimed.weapon, start, pile.added)
    return VehicleHit(aimed.weapon, start, "flame", unit, aimed.model, modifier=pile.added)


class Flaming(Procedure):
    """A flame: a die to hit for each model under it (AZ-FLM-01), damage without any cover (AZ-FLM-02). The value: the
    units that lost models."""

    unit: str
    aimed: Aimed
    order: OrderName
    piles: tuple[Pile, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def roll_to_hit(self, g: B) -> Action:
        target = target_of(g, self.aimed)
        unit = g.state.units[self.unit]
        if target is None:
            return Done(())
        weapon = weapon_of(g, self.aimed)
        under = scorched(g, unit, unit.model(self.aimed.model), target.at, weapon, self.order)
        g.emit(FlameThrown(unit.id, self.aimed.model, weapon.id, target.at), "AZ-FLM-01")
        piles = tuple(piles_of(g, under, self.aimed.damage))
        if not piles:
            return Done(())
        dice = play(((to_burn(pile.need), len(pile.models)) for pile in piles), unit.seat)
        return self.then(Call(dice), piles=piles)

    @step
    def burn(self, g: G, fell: tuple[Mapping[str, int], ...]) -> Action:
        burning = tuple((pile, fates[HIT]) for pile, fates in zip(self.piles, fell, strict=True) if fates[HIT])
        lots = tuple(burnt(pile, count) for pile, count in burning if pile.people)
        others = tuple(pile for pile, _ in burning if not pile.people)
        table = weapon_of(g, self.aimed).part
        seat = g.state.units[self.unit].seat
        return self.then(
            Call(DamageDice(seat, lots, table, "flame", ("AZ-FLM-02",))) if lots else Next(()), piles=others
        )

    @step
    def machines(self, g: G, struck: tuple[str, ...]) -> Action:
        firer = g.state.units[self.unit].model(self.aimed.model)
        return self.then(Call(Scorching(self.piles, self.unit, self.aimed, (firer.x, firer.y))), struck=struck)

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(tuple(dict.fromkeys((*self.struck, *struck))))


class Scorching(Procedure):
    """Guns and vehicles a flame has hit, one after another (AZ-FLM-04). The value: the units of guns that lost
    models."""

    piles: tuple[Pile, ...]
    unit: str
    aimed: Aimed
    start: Point
    struck: tuple[str, ...] = ()

    @step
    def strike(self, g: G) -> Action:
        if not self.piles:
            return Done(self.struck)
        first = self.piles[0]
        unit = g.state.units[first.unit]
        model = next((each for each in unit.models if each.id == first.models[0]), None)
        if model is None:
            return Next(())
        hit = scorching(self.unit, self.aimed, self.start, model, first)
        if isinstance(hit, GunHit):
            return Call(GunHits(unit.id, model.id, (hit,)))
        return Call(VehicleHits(unit.id, model.id, (hit,)))

    @step
    def go_on(self, g: G, value: object) -> Action:
        struck = value if isinstance(value, tuple) else ()
        named = tuple(dict.fromkeys((*self.struck, *struck)))
        return Repeat(replace(self, piles=self.piles[1:], struck=named))
