"""The table as a seat may see it: terrain, sides, units, objectives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from grognard.core.messages import Message, say
from grognard.core.wire.scene import (
    ArmView,
    BadgeView,
    Ground,
    MarkerView,
    ModelView,
    ObjectiveView,
    PieceView,
    Scene,
    SideView,
    UnitView,
)
from grognard.games.wh40k5.data.maps import terrain_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.sight import cover_of
from grognard.games.wh40k5.ground.vehicle_condition import is_shaken, is_stunned
from grognard.games.wh40k5.rules.mission import victory
from grognard.games.wh40k5.rules.mission.objectives import WITHIN, held
from grognard.games.wh40k5.rules.mission.preparing import zones_known
from grognard.games.wh40k5.state.names import side_name
from grognard.games.wh40k5.state.state import Model, Objective, Unit
from grognard.games.wh40k5.table.goal import goal
from grognard.space.drawing import spots
from grognard.space.plane import Hull
from grognard.space.terrain import Piece

DRAWN = {
    "woods": "wood",
    "crater": "craters",
    "barricade": "wall",
    "rock-spire": "spire",
    "tank-trap": "traps",
    "deep-water": "water",
    "bunker": "building",
    "wreck": "rubble",
}
"""How kinds of terrain are drawn that are not called as their drawing is."""

LEADERS = ("sergeant", "scout-sergeant", "nob", "stormboy-nob", "captain", "warboss")
"""The models that are drawn as leaders."""


def ground(g: G) -> Ground:
    """The table and its terrain, pieces in drawing order."""
    field = g.setup.map.ground
    title = say("wh-map-title", title=g.setup.map.title)
    return Ground(field.width, field.depth, "inch", title, [piece_view(g, piece) for piece in field.pieces])


def piece_name(piece: Piece) -> Message:
    """What players call a piece of terrain."""
    return say("wh-piece", title=piece.name) if piece.name else terrain_of(piece).name


def piece_view(g: G, piece: Piece) -> PieceView:
    """A piece of terrain as drawn: how it is moved through, what it covers by, what is seen past it."""
    kind = terrain_of(piece)
    going = (
        "impassable"
        if kind.impassable
        else "dangerous"
        if kind.dangerous
        else "difficult"
        if kind.difficult
        else "open"
    )
    facts = [say("wh-fact-going", going=going)]
    sight = kind.sight(piece.height)
    if kind.cover and (kind.area or sight != "free"):
        where = "behind" if not kind.area else "inside" if sight == "free" else "both"
        facts.append(say("wh-fact-cover-save", save=cover_of(g.context, kind.cover), where=where))
    facts.append(say("wh-fact-sight", sight=sight, height=f"{piece.height / 1000:g}"))
    name = piece_name(piece)
    storeys = kind.floors if kind.floors > 1 else 0
    if storeys:
        facts.append(say("wh-fact-floors", count=storeys))
    return PieceView(
        piece.id, DRAWN.get(piece.kind, piece.kind), spots(piece.outline), piece.height, name, facts, storeys
    )


def scene(g: G, seat: int | None) -> Scene:
    """Everything on the table; nothing of it is hidden from anybody."""
    state = g.state
    points = victory.points(tuple(victory.scores(g))) if state.turn else (0, 0)
    holders = {id: seat for seat in (1, 0) for id in held(g, seat)} if state.turn else {}
    plan = g.setup.scenario
    return Scene(
        system="wh40k5",
        system_name=say("wh-system"),
        scenario=say("wh-scenario-title", title=plan.title if plan is not None else g.setup.map.title),
        turn=state.turn,
        turns=last_turn(),
        sides=[side_view(g, side, points[side]) for side in (0, 1)],
        units=[
            g.parts.of(g, _unit, unit.id, number_of(g, unit), unit.on_table and is_locked(g, unit))
            for unit in state.units.values()
        ],
        status=status(g),
        result=result(g) if g.over else None,
        objectives=[objective_view(g, each, holders.get(each.id)) for each in state.objectives],
        pieces=[piece_view(g, piece) for piece in state.remains],
        winner=state.winner if g.over else None,
        goal=goal(g, points, (side_name(g, 0), side_name(g, 1))),
        heads="models",
    )


def _unit(g: G, id: str, number: str, locked: bool) -> UnitView:
    return unit_view(g, g.state.units[id], number, locked)


def last_turn() -> int:
    """The last game turn there can be (WH-GAME-09)."""
    return max(row.after for row in TABLES.extensions.values())


def status(g: G) -> Message:
    """Where the battle stands, in a phrase."""
    state = g.state
    if not state.turn:
        return say("wh-status-preparing")
    return say("wh-status-turn", turn=state.turn, side=side_name(g, state.active), phase=state.phase)


def result(g: G) -> Message:
    """How the battle ended."""
    found = g.result
    first, second = found.points
    if found.winner is None:
        return say("wh-result-draw", first=first, second=second)
    winner, loser = side_name(g, found.winner), side_name(g, 1 - found.winner)
    own, other = found.points[found.winner], found.points[1 - found.winner]
    return say("wh-result-won", winner=winner, loser=loser, reason=found.reason, own=own, other=other)


def side_view(g: G, side: int, points: int) -> SideView:
    """One side: its points so far, its losses."""
    lost = sum(unit.seat == side and not unit.alive for unit in g.state.units.values())
    edge: Literal["near", "far"] | None = None
    if zones_known(g):
        edge = "far" if g.context.homes[side] == 0 else "near"
    return SideView(side, side_name(g, side), g.setup.armies[side].nation, "", points, lost, edge)


def objective_view(g: G, objective: Objective, holder: int | None) -> ObjectiveView:
    """An objective and who holds it now (WH-GAME-08)."""
    number = [each.id for each in g.state.objectives].index(objective.id) + 1
    named = say("wh-piece", title=objective.title) if objective.title else say("wh-objective", number=number)
    return ObjectiveView(objective.id, objective.x, objective.y, WITHIN, named, holder)


# ---- units -------------------------------------------------------------------------------------------------------


def unit_view(g: G, unit: Unit, number: str, locked: bool) -> UnitView:
    """One unit: its number among its like, whether it is locked in combat."""
    place = "table" if unit.on_table else "destroyed" if not unit.alive else "off"
    return UnitView(
        id=unit.id,
        side=unit.seat,
        name=g.context.name(unit.id),
        sign=unit.of.sign,
        letter=number,
        models=[model_view(model, lying=unit.down is not None) for model in unit.models] if unit.on_table else [],
        men=len(unit.models),
        men_at_start=unit.started,
        order=None,
        place=place,  # type: ignore[arg-type]
        facts=list(facts(g, unit)),
        arms=list(arms(unit)),
        summary=summary(g, unit),
        aboard=unit.aboard,
        badges=list(badges(unit, locked)),
        markers=list(markers(g, unit)),
        vehicle=unit.of.slot == "transport" or unit.is_vehicle,
    )


def number_of(g: G, unit: Unit) -> str:
    """The number that tells a unit from others of its side of the same kind; empty if there is none."""
    alike = [other.id for other in g.state.units.values() if other.seat == unit.seat and other.kind == unit.kind]
    return str(alike.index(unit.id) + 1) if len(alike) > 1 else ""


def model_view(model: Model, lying: bool = False) -> ModelView:
    """One model: a hull, a leader's base, a base."""
    body = model.body
    if isinstance(body, Hull):
        return ModelView(
            id=model.id,
            x=body.x,
            y=body.y,
            radius=body.width // 2,
            mark="hull",
            name=model.of.name,
            facing=body.facing,
            length=body.length,
            width=body.width,
            turret=body.facing if any(mount.mount == "turret" for mount in model.of.mounts) else None,
        )
    mark = "leader" if model.kind in LEADERS else "man"
    return ModelView(
        id=model.id,
        x=model.x,
        y=model.y,
        radius=model.radius,
        mark=mark,  # type: ignore[arg-type]
        name=man_name(model),
        lying=lying,
        storey=model.storey,
        hurt=hurt(model),
        wounds=wounds_of(model),
    )


def man_name(model: Model) -> Message:
    """A model by its kind and the first thing it carries."""
    if not model.gear:
        return model.of.name
    return say("wh-man", model=model.of.name, gear=TABLES.gear_name(model.gear[0]))


def badges(unit: Unit, locked: bool) -> Iterator[BadgeView]:
    """Signs at a unit's plate: it flees, it has moved, it has fired."""
    if unit.fleeing:
        yield BadgeView("broken", say("wh-badge-fleeing"))
    if locked:
        yield BadgeView("locked", say("wh-badge-locked"))
    if unit.on_table and (unit.moved or unit.ran):
        yield BadgeView("moved", say("wh-badge-moved"))
    if unit.on_table and unit.shot is not None:
        yield BadgeView("fired", say("wh-badge-fired"))


def markers(g: G, unit: Unit) -> Iterator[MarkerView]:
    """What is the matter with a vehicle."""
    for model in unit.models:
        if model.immobilised:
            yield MarkerView("immobilised", True, say("wh-badge-immobilised"))
        if is_stunned(g.state, model):
            yield MarkerView("stunned", True, say("wh-badge-stunned"))
        elif is_shaken(g.state, model):
            yield MarkerView("disrupted", True, say("wh-badge-shaken"))
        for weapon in model.broken:
            yield MarkerView("disarmed", True, say("wh-badge-broken", weapon=TABLES.gear_name(weapon)))


def facts(g: G, unit: Unit) -> Iterator[Message]:
    """The unit's short facts, most important first."""
    if unit.joined is not None:
        yield say("wh-fact-joined", unit=g.context.name(unit.joined))
    if not unit.models:
        return
    if unit.started > 1:
        yield say("wh-fact-models", models=len(unit.models), start=unit.started)
    whole = sum(wounds_of(model) for model in unit.models)
    if whole > len(unit.models):
        yield say("wh-fact-wounds", left=whole - sum(hurt(model) for model in unit.models), whole=whole)
    if unit.aboard is not None:
        yield say("wh-fact-aboard", transport=g.context.name(unit.aboard))
    elif unit.place == "off" and unit.arrival:
        yield say("wh-fact-arrival", arrival=unit.arrival)
    if unit.down is not None:
        yield say("wh-badge-down")
    if unit.smoke is not None and unit.smoke >= g.state.player_turn:
        yield say("wh-badge-smoke")
    kinds = Counter(model.kind for model in unit.models)
    profile = g.context.profile(next(model for model in unit.models if kinds[model.kind] == max(kinds.values())))
    if profile.is_armoured:
        yield say("wh-fact-armour", front=profile.front or 0, side=profile.side or 0, rear=profile.rear or 0)
    else:
        yield say("wh-fact-profile", ws=profile.ws or 0, bs=profile.bs or 0, s=profile.s or 0, t=profile.t or 0)
        yield say("wh-fact-save", save=profile.save or 7)
    for rule in sorted(g.context.special[unit.id]):
        yield TABLES.special[rule].name


def wounds_of(model: Model) -> int:
    """The wounds a model has while unhurt (WH-CORE-05); one for what has none."""
    return model.of.profile.w or 1


def hurt(model: Model) -> int:
    """The wounds a living model has lost (WH-SAVE-08)."""
    return max(0, wounds_of(model) - model.wounds) if model.of.profile.w else 0


def arms(unit: Unit) -> Iterator[ArmView]:
    """What the models of a unit carry, the most numerous first; of what shoots its numbers (WH-WEAPON-01)."""
    for gear, count in Counter(gear for model in unit.models for gear in model.gear).most_common():
        ways = [row for row in TABLES.weapons.values() if row.weapon == gear]
        yield from (ArmView(count, row.name, numbers(row)) for row in ways)
        if not ways:
            yield ArmView(count, TABLES.gear_name(gear))


def numbers(row: Weapon) -> Message:
    """Range, Strength, AP and type of a weapon, as army lists give them."""
    return say(
        "wh-arm",
        range=row.range // 1000,
        strength="none" if row.strength is None else str(row.strength),
        ap="–" if row.ap is None else str(row.ap),
        type=TABLES.weapon_types[row.type].name,
        shots=str(row.shots if isinstance(row.shots, int) else row.shots.text),
    )


def summary(g: G, unit: Unit) -> Message:
    """The unit in one sentence, for a screen reader."""
    place = "aboard" if unit.aboard is not None else unit.place
    condition = "fleeing" if unit.fleeing else "down" if unit.down is not None else "steady"
    return say(
        "wh-unit-summary",
        side=side_name(g, unit.seat),
        unit=g.context.name(unit.id),
        models=len(unit.models),
        place=place,
        condition=condition,
    )
