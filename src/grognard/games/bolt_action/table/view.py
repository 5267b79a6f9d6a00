"""The table as a seat may see it: terrain, sides, units (the scene of Bolt Action)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.scene import (
    ArmView,
    Ground,
    LotsView,
    LotView,
    MarkerView,
    ModelView,
    ObjectiveView,
    PoolView,
    Scene,
    SideView,
    StackView,
    UnitView,
)
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.scenario_files import Objective
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.objectives import HOLD, Held, objectives, points
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import side_name, unit_name
from grognard.games.bolt_action.state.profiles import Profile
from grognard.games.bolt_action.state.state import DrawnDie, LeftGun, Model, Unit
from grognard.games.bolt_action.table.building_panels import altered_pieces, floor_name, piece_view
from grognard.games.bolt_action.table.goal import goal

LEADERS = ("officer", "nco")
NAMED_PLACES = ("left", "middle", "right", "crossing")


def ground(g: G) -> Ground:
    """The table and its terrain, pieces in drawing order."""
    field = g.setup.map.ground
    pieces = [piece_view(piece) for piece in field.pieces]
    return Ground(field.width, field.depth, "inch", say("ba-map-title", title=g.setup.map.title), pieces)


def scene(g: G, seat: int | None) -> Scene:
    """Everything on the table; what lies off it is shown to its owner only (BA-SCN-10)."""
    state = g.state
    return Scene(
        system="bolt_action",
        system_name=say("ba-system"),
        scenario=g.context.scenario.heading,
        turn=state.turn,
        turns=state.last_turn or g.context.scenario.turns,
        sides=[side_view(g, side) for side in (0, 1)],
        units=[g.parts.of(g, _unit, id, seat) for id in state.units],
        status=status(g),
        result=result(g) if g.over else None,
        objectives=[objective_view(g, held) for held in objectives(g)],
        pieces=altered_pieces(g),
        winner=g.result.winner if g.over else None,
        goal=goal(g, (side_name(g, 0), side_name(g, 1))),
        pool=cup(g),
    )


def objective_view(g: G, held: Held) -> ObjectiveView:
    """A place the battle is about, with its points and who holds it; left and right as the table is drawn, whosever
    edge is where."""
    found = held.objective
    name = say("ba-objective", place=objective_name(found, held.place[0], g.context.width), points=found.points)
    return ObjectiveView(found.id, *held.place, HOLD, name, held.seat)


def objective_name(objective: Objective, x: int, width: int) -> Message:
    """What a place is called that lies so far from the left of a table so wide."""
    place = objective.id
    if objective.title or place not in NAMED_PLACES:
        return say("ba-objective-own", title=objective.title or place)
    if place in ("left", "right"):
        place = "left" if 2 * x < width else "right"
    return say(f"ba-objective-{place}")


def status(g: G) -> Message:
    """Where the battle stands, in a phrase."""
    if g.state.turn == 0:
        return say("ba-status-preparing")
    return say("ba-status-turn", turn=g.state.turn, turns=g.state.last_turn or g.context.scenario.turns)


def result(g: G) -> Message:
    """How the battle ended."""
    found = g.result
    first, second = found.points
    if found.winner is None:
        return say("ba-result-draw", first=first, second=second)
    won = g.setup.armies[found.winner].national.name
    if g.state.conceded is not None:
        return say("ba-result-conceded", winner=won, loser=g.setup.armies[g.state.conceded].national.name)
    return say("ba-result-won", winner=won, own=max(first, second), other=min(first, second))


def side_view(g: G, side: int) -> SideView:
    """One side: its points, its losses."""
    counted = points(g, final=g.over)
    lost = sum(1 for unit in g.state.units.values() if unit.seat == side and not unit.alive)
    army = g.setup.armies[side]
    edge: Literal["near", "far"] | None = None
    if g.state.edges_taken:
        edge = "near" if g.state.home[side] == 0 else "far"
    return SideView(side, side_name(g, side), army.nation, "", counted[side], lost, edge)


def cup(g: G) -> PoolView:
    """The order dice drawn this turn, and what is in the cup (BA-TURN-01)."""
    left = [in_cup(g, side) for side in (0, 1)]
    return PoolView(
        glyph="cup",
        title=say("ba-cup-title"),
        rest=say("ba-cup-rest", count=sum(left)),
        drawn=[lot(g, die) for die in g.state.drawn],
        sides=[lots(side_name(g, side), own, sum(left)) for side, own in enumerate(left)],
    )


def lot(g: G, die: DrawnDie) -> LotView:
    """An order die that was drawn, with the order given by it, if one is given yet."""
    order: Message | str = say("ba-order", order=die.order) if die.order is not None else "none"
    return LotView(die.seat, die.order, say("ba-cup-lot", side=side_name(g, die.seat), order=order))


def lots(name: Message, left: int, all_left: int) -> LotsView:
    """The dice of a side that are still to be drawn."""
    percent = round(100 * left / all_left) if all_left else 0
    return LotsView(
        left=left,
        name=say("ba-cup-lots", count=left, side=name),
        whose=say("ba-cup-whose", side=name),
        next=say("ba-cup-next", left=all_left, percent=percent, side=name),
        yours=say("ba-cup-yours"),
        next_yours=say("ba-cup-next-yours", left=all_left, percent=percent),
    )


def in_cup(g: G, side: int) -> int:
    """The dice of a side in the cup; the one just drawn and not yet given is no longer there."""
    if not g.state.turn:
        return 0
    last = g.state.drawn[-1] if g.state.drawn else None
    in_hand = last is not None and last.unit is None and last.seat == side and not any(g.state.set_aside)
    return dice_in_cup(g, side) - int(in_hand)


def _unit(g: G, id: str, seat: int | None) -> UnitView:
    return unit_view(g, g.state.units[id], seat)


def unit_view(g: G, unit: Unit, seat: int | None) -> UnitView:
    """One unit as a seat may see it: of an enemy off the table only that it is not there."""
    profile = g.context.profile(unit.id)
    place = "table" if unit.on_table or is_wreck(g, unit) else "off" if unit.alive else "destroyed"
    own = seat == unit.seat
    return UnitView(
        id=unit.id,
        side=unit.seat,
        name=profile.name,
        sign=profile.sign,
        letter=profile.letter,
        models=[model_view(unit, model, profile.turns, has_turret(profile)) for model in unit.models]
        if unit.on_table
        else wreck_view(g, unit),
        men=len(unit.men),
        aboard=unit.aboard if unit.place == "aboard" else None,
        markers=list(markers(g, unit)),
        men_at_start=unit.men_at_start,
        vehicle=profile.chassis is not None,
        stacks=[StackView("pin", unit.pins, say("ba-fact-pins", pins=unit.pins))] if unit.pins else [],
        order=unit.order,
        place=place,  # type: ignore[arg-type]
        facts=list(facts(g, unit, own)),
        arms=list(arms(unit)),
        summary=summary(g, unit),
    )


def is_wreck(g: G, unit: Unit) -> bool:
    """Whether a vehicle stands on the table as a wreck (BA-MOV-15), or a gun without a crew (BA-ART-08)."""
    wrecked = any(wreck.unit == unit.id for wreck in g.state.wrecks)
    return not unit.alive and (wrecked or any(left_of(g, unit)))


def left_of(g: G, unit: Unit) -> Iterator[LeftGun]:
    """The gun of a unit, if it stands without a crew (BA-ART-08)."""
    return (left for left in g.state.left_guns if left.unit == unit.id)


def wreck_view(g: G, unit: Unit) -> list[ModelView]:
    """The wreck a vehicle has left, or a gun without its crew, if any."""
    name = say("ba-wreck")
    guns = [model_view(replace(unit, facing=left.facing), left.model, True) for left in left_of(g, unit)]
    return guns or [
        ModelView(
            f"{unit.id}.1",
            w.hull.x,
            w.hull.y,
            w.hull.width // 2,
            "hull",
            name,
            w.hull.facing,
            w.hull.length,
            w.hull.width,
        )
        for w in g.state.wrecks
        if w.unit == unit.id
    ]


def markers(g: G, unit: Unit) -> Iterator[MarkerView]:
    """What is the matter with a vehicle: it cannot move, or it is a wreck."""
    if any(left_of(g, unit)):
        yield MarkerView("disrupted", True, say("ba-unmanned"))
    elif is_wreck(g, unit):
        yield MarkerView("destroyed", True, say("ba-wreck"))
    elif unit.immobilised and unit.on_table:
        yield MarkerView("immobilised", True, say("ba-immobilised"))


def model_view(unit: Unit, model: Model, turns: bool, turret: bool = False) -> ModelView:
    """One model; only who carries a Fixed weapon shows a facing (BA-GEN-12)."""
    if model.length:
        return ModelView(
            id=model.id,
            x=model.x,
            y=model.y,
            radius=model.width // 2,
            mark="hull",
            name=say("ba-vehicle"),
            facing=model.facing,
            length=model.length,
            width=model.width,
            turret=model.facing if turret else None,
        )
    weapon = model.radius > 500
    return ModelView(
        id=model.id,
        x=model.x,
        y=model.y,
        radius=model.radius,
        mark="weapon" if weapon else "leader" if model.role in LEADERS else "man",
        name=man_name(model),
        facing=unit.facing if weapon and turns else None,
    )


def man_name(model: Model) -> Message:
    """A man by his role and weapon."""
    if not model.weapons:
        return say("ba-man-unarmed", role=model.role)
    return say("ba-man", role=model.role, weapon=tables.WEAPONS[model.weapons[-1]].name)


def facts(g: G, unit: Unit, own: bool) -> Iterable[Message]:
    """The unit's short facts, most important first."""
    profile = g.context.profile(unit.id)
    if unit.place == "aboard" and unit.aboard is not None:
        yield say("ba-fact-aboard", vehicle=unit_name(g, unit.aboard))
    if profile.chassis is not None:
        yield from vehicle_facts(g, unit, profile.chassis)
    else:
        yield say("ba-fact-men", men=len(unit.men), start=unit.men_at_start)
    quality = tables.QUALITIES[unit.quality].name
    yield say("ba-fact-quality", quality=quality, morale=morale.base_morale(unit))
    if unit.alive:
        yield say("ba-fact-pins", pins=unit.pins)
    if unit.place == "aboard":
        return
    if not unit.on_table:
        if unit.flank is not None and own:
            yield say("ba-fact-flank", flank=unit.flank)
        if unit.alive and own and g.state.turn < 2:
            yield say("ba-fact-wave", wave=unit.place)
        elif unit.alive:
            yield say("ba-fact-off")
        return
    for rule in sorted(profile.rules):
        yield say(f"ba-special-{rule}")
    if unit.loaded is not None and unit.order == "ambush" and own:
        yield say("ba-fact-loaded", way=unit.loaded)
    if unit.gun is not None and g.context.dug_in(unit):
        yield say("ba-fact-dug-in")
    if unit.inside is not None:
        yield say("ba-fact-inside", floor=floor_name(g, unit.inside))
        return
    for kind in sorted({piece.kind for model in unit.models for piece in g.context.field.pieces_at(model.x, model.y)}):
        row = tables.TERRAIN[kind]
        if row.cover != "none" or row.movement not in ("open", "road"):
            yield say("ba-fact-ground", ground=row.name, cover=row.cover)


def arms(unit: Unit) -> Iterator[ArmView]:
    """The weapons of a unit on the table, the most numerous first, each with its row of the table (BA-WPN-01)."""
    armed = Counter(name for model in unit.models for name in model.weapons) if unit.on_table else Counter()
    for name, number in armed.most_common():
        row = tables.WEAPONS[name]
        shots = row.shots if isinstance(row.shots, int) else row.shots.text
        pen = "none" if row.pen is None else f"+{row.pen}"
        numbers = say(
            "ba-arm",
            least=row.minimum // INCH,
            range=row.range // INCH,
            shots=shots,
            pen=pen,
            he=row.he or "none",
        )
        yield ArmView(number, row.name, numbers)


def has_turret(profile: Profile) -> bool:
    """Whether a vehicle has a turret to draw."""
    return profile.chassis is not None and any(mount.at == "turret" for mount in profile.chassis.mounts)


def vehicle_facts(g: G, unit: Unit, chassis: Chassis) -> Iterator[Message]:
    """A vehicle's short facts: its armour, its drive, what is the matter with it."""
    carrier = chassis.target == "armoured-car" and chassis.seats > 0
    yield say("ba-fact-armour", target="carrier" if carrier else chassis.target, value=chassis.value)
    yield say("ba-fact-drive", drive=chassis.drive, advance=chassis.advance // INCH, run=chassis.run // INCH)
    if chassis.open_topped:
        yield say("ba-fact-open-topped")
    if chassis.recce:
        yield say("ba-fact-recce")
    if unit.immobilised:
        yield say("ba-immobilised")


def place_of(unit: Unit) -> str:
    """Where a unit is, in a word."""
    if unit.place in ("table", "aboard", "destroyed"):
        return unit.place
    return "off"


def summary(g: G, unit: Unit) -> Message:
    """The unit in one sentence, for a screen reader."""
    return say(
        "ba-unit-summary",
        side=g.setup.armies[unit.seat].national.name,
        unit=unit_name(g, unit.id),
        men=len(unit.men) if g.context.profile(unit.id).chassis is None else 0,
        pins=unit.pins,
        order=unit.order or "none",
        place=place_of(unit),
        floor=floor_name(g, unit.inside) if unit.inside is not None else "none",
    )
