"""Indirect fire: at whom or what, with which number, and what forbids it (AZ-IND, AZ-COM-07)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.book.modifiers import Modifier
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.sight_prefilter import hides
from grognard.games.operation_ww2.ground.template import building_at
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.visibility import look
from grognard.games.operation_ww2.rules.fire.bearing import bears
from grognard.games.operation_ww2.rules.fire.parts import (
    LOW,
    has_open_part,
    marked,
    marked_places,
    marks_at,
    open_part,
    people,
)
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted, afoot, sees_and_detects, serving
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.vehicle_fire import armour, open_tops
from grognard.games.operation_ww2.state.intents import AmbushIntent, AssaultIntent, Besides, FireIntent, Intent
from grognard.games.operation_ww2.state.shots import Attempt, Part, Reason, Shot, is_within_close, shot
from grognard.games.operation_ww2.state.state import Coordinates, Model, Unit, enemy
from grognard.space.plane import gap, gap_from

ONLY = ("light-mortar", "mortar", "rocket-launcher")
"""The groups of weapons that fire in no other way."""

COORDINATES = "@coordinates"
"""The part that is no model but a place."""

NOT_SEEN = Look("not", "none")


def fires_indirectly(weapon: Weapon, *, declared: bool) -> bool:
    """Whether a weapon fires indirectly now: it has no other way, or its crew says so (AZ-IND-01, AZ-IND-09)."""
    return weapon.group in ONLY or declared


def minimum_range(g: G, weapon: Weapon) -> int:
    """How near indirect fire of a weapon may come down, in thousandths of a centimetre (AZ-IND-08)."""
    rows = g.context.tables.minimum_ranges.values()
    fitting = [row for row in rows if weapon.group in row.groups and weapon.calibre <= row.calibre]
    return min(fitting, key=lambda row: row.calibre).range if fitting else 0


def is_blind(g: G, unit: Unit) -> bool:
    """Whether a unit did not see or did not detect what it fires at when its order was given (AZ-IND-02)."""
    shots = (*g.state.chain, *(shot.ordered for shot in g.state.held))
    return any(ordered.blind for ordered in shots if ordered.unit == unit.id)


def modifiers(g: G, blind: bool) -> tuple[Modifier, ...]:
    """What not seeing adds to the roll (AZ-IND-02); being near adds nothing (AZ-IND-10, see ``shots``)."""
    row = g.context.tables.to_hit["indirect-unseen"]
    return (Modifier(label("to-hit", row.id), row.value, row.rule),) if blind else ()


NEVER = {"AZ-FIRE-19": "AZ-IND-03", "AZ-FIRE-11": "AZ-TWO-05"}
"""Why indirect fire may not even be tried where direct fire cannot hit: no die makes it, or it has no effect."""


def part_of(g: G, unit: Unit, model: Model) -> Part:
    """A model as indirect fire finds it: cover, armour and its side do not matter (AZ-TWO-07)."""
    marks = marks_at(marked_places(g), model)
    if model.is_person:
        part = people(g, "none")
    elif model.role == "gun":
        part = Part(model.id, "gun")
    else:
        part = Part(model.id, sheets.target_class(g, model))
    low = armour.is_built(g, unit.id, model, LOW)
    added = marked(g, "to-hit", marks)
    return replace(part, id="@" + model.id, to_hit=added, damage=marked(g, "damage", marks), low=low)


def at_models(
    g: G, unit: Unit, armed: Armed, order: OrderName, prospect: Engagement, *, held: bool
) -> Iterator[tuple[Shot, Sighted]]:
    """A weapon indirectly at every model of a target that the unit sees; of artillery at the gun, not at those who
    serve it (AZ-AREA-05)."""
    model = unit.model(armed.model)
    weapon: Weapon = g.context.tables.weapons[armed.weapon]
    behind = {id for each in prospect.units for id in serving(g, each)}
    for sighted in prospect.seen.get(model.id, ()):
        if sighted.model.id in behind or not bears(g, model, armed, weapon, sighted.model):
            continue
        fault = _held_fault(g, unit, model, sighted) if held else None
        for part in (part_of(g, sighted.unit, sighted.model), *into_open_tops(g, weapon, sighted)):
            found = _shot(g, unit, armed, weapon, order, part, sighted.distance)
            yield (replace(found, need=None, why_not=fault) if fault else found), sighted


def into_open_tops(g: G, weapon: Weapon, sighted: Sighted) -> Iterator[Part]:
    """The open part of a vehicle, if it has one and the weapon may be aimed there (AZ-TWO-06); not under a roof."""
    unit, model = sighted.unit, sighted.model
    if not open_tops.may_be_aimed_into(weapon, indirect=True) or not has_open_part(g, unit, model):
        return
    if not building_at(g, (model.x, model.y)):
        part = open_part(g, model, marks_at(marked_places(g), model))
        yield replace(part, id="@" + part.id)


def _held_fault(g: G, unit: Unit, model: Model, sighted: Sighted) -> Reason | None:
    """A held shot is indirect only if the weapon itself sees the point, by its option never (AZ-IND-12)."""
    itself = look(g, unit, model, sighted.unit, sighted.model).seen != "not"
    if g.setup.options["indirect_interrupt"] == "with_sight" and itself:
        return None
    return Reason(say("az-why-held-indirect"), "AZ-IND-12")


def at_coordinates(g: G, unit: Unit, armed: Armed, order: OrderName) -> Iterator[tuple[Shot, Sighted]]:
    """A weapon at the coordinates its unit holds: at the enemy who still stands there, or into his open top, or at the
    bare place (AZ-COM-07, AZ-IND-07, AZ-TWO-06); nothing if it holds none."""
    held = g.state.coordinates.get(unit.id)
    weapon: Weapon = g.context.tables.weapons[armed.weapon]
    if held is None or not weapon.has("indirect"):
        return
    model = unit.model(armed.model)
    there = standing_at(g, unit, held)
    if there is None:
        number = g.context.limit("coordinates-number")
        part = Part(COORDINATES, number=number)
        foe = Model(held.x, held.y, 0, id=COORDINATES, role="rifleman", storey=held.storey)
        owner = g.state.units.get(held.target, unit)
    else:
        owner, foe = there
        part = replace(part_of(g, owner, foe), id=COORDINATES)
    if not bears(g, model, armed, weapon, foe):
        return
    sighted = Sighted(owner, foe, NOT_SEEN, gap(model.body, foe.body))
    for each in (part, *into_open_tops(g, weapon, sighted)):
        yield _shot(g, unit, armed, weapon, order, each, sighted.distance), sighted


def standing_at(g: G, unit: Unit, held: Coordinates) -> tuple[Unit, Model] | None:
    """The enemy model that stands on coordinates, if there is one (AZ-IND-07)."""
    for other in g.state.of(enemy(unit.seat)):
        for model in afoot(other) if other.on_table else ():
            if model.storey == held.storey and gap_from(*held.at, model.body) <= 0:
                return other, model
    return None


def _shot(g: G, unit: Unit, armed: Armed, weapon: Weapon, order: OrderName, part: Part, distance: float) -> Shot:
    least = minimum_range(g, weapon)
    attempt = Attempt(
        model=armed.model,
        weapon=replace(weapon, minimum=least),
        order=order,
        distance=distance,
        is_close=is_within_close(weapon, distance),
        on_foot=armed.on_foot,
        mount=armed.mount,
        indirect=True,
        to_hit=(*armed.to_hit, *modifiers(g, is_blind(g, unit))),
    )
    # An indirect shot that no die can make, or that has no effect, may not be attempted (AZ-IND-03, AZ-TWO-05).
    options = {**g.setup.options, "natural_ten_hits": "no"}
    found = shot(g.context.tables, options, attempt, part)
    if found.why_not is not None and found.why_not.rule in NEVER:
        found = replace(found, why_not=replace(found.why_not, rule=NEVER[found.why_not.rule]))
    if distance < least:
        fault = Reason(say("az-why-under-minimum", least=least / 1000), "AZ-IND-08")
        return replace(found, need=None, why_not=fault)
    return found


# ---- declaring it ------------------------------------------------------------------------------------------------


def refusal(g: G, unit: Unit, intent: Intent) -> Refused | None:
    """A unit that holds coordinates fires at them with its next Fire, Ambush or Assault unless it sees and detects
    another target (AZ-COM-07)."""
    held = g.state.coordinates.get(unit.id)
    if intent.besides.at_coordinates:
        if held is None or not isinstance(intent, (FireIntent, AmbushIntent, AssaultIntent)):
            return Refused(say("az-refused-no-coordinates"), "AZ-COM-07")
        return Refused(say("az-refused-coordinates-or-target"), "AZ-COM-07") if intent.target is not None else None
    if held is None or not isinstance(intent, (FireIntent, AmbushIntent, AssaultIntent)):
        return None
    if intent.target is None:
        return Refused(say("az-refused-must-fire-at-coordinates"), "AZ-COM-07")
    if is_seen(g, unit, g.state.units[intent.target]):
        return None
    return Refused(say("az-refused-prefer-coordinates"), "AZ-COM-07")


def listed(g: G, unit: Unit) -> Iterator[Besides]:
    """Firing at the coordinates a unit holds."""
    if unit.id in g.state.coordinates:
        yield Besides(at_coordinates=True)


def is_seen(g: G, unit: Unit, target: Unit) -> bool:
    """Whether a unit sees and detects another as things stand."""
    if hides(g.context.sight, unit.models, afoot(target)):
        return False
    return any(sees_and_detects(g, unit, target, model) for model in afoot(target))


def blind(g: G, unit: Unit, intent: Intent) -> bool:
    """Whether a unit with a weapon for indirect fire does not see or detect what it is to fire at when the order is
    given (AZ-IND-02)."""
    rows = g.context.tables.weapons
    if not any(rows[id].has("indirect") for model in unit.models for id in model.weapons):
        return False
    if intent.besides.at_coordinates:
        held = g.state.coordinates.get(unit.id)
        there = standing_at(g, unit, held) if held is not None else None
        return there is None or not is_seen(g, unit, there[0])
    target = getattr(intent, "target", None)
    return target is not None and not is_seen(g, unit, g.state.units[target])
