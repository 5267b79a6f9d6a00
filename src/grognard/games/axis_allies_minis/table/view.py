"""The table as everybody may see it: ground, sides, units, obstacles, where the battle stands (AAM-TURN-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal, cast

from grognard.core.messages import Message, say
from grognard.core.wire.scene import Ground, MarkerView, ModelView, Scene, SideView, UnitView
from grognard.games.axis_allies_minis.data.card import Card, Costs
from grognard.games.axis_allies_minis.data.signs import OBSTACLE_SIGNS, sign_of
from grognard.games.axis_allies_minis.data.tables import CONDITIONS, OBSTACLES
from grognard.games.axis_allies_minis.ground.context import B, Context, G, unit_id
from grognard.games.axis_allies_minis.ground.layout import Slot, angle, centre, side_middle, slots
from grognard.games.axis_allies_minis.ground.ranges import TargetKind, dice_by_range, longest_range
from grognard.games.axis_allies_minis.rules.turn.victory import victory_points
from grognard.games.axis_allies_minis.state.names import listing, side_name_of, unit_name
from grognard.games.axis_allies_minis.state.state import Obstacle, Unit, enemy
from grognard.games.axis_allies_minis.table.goal import goal
from grognard.games.axis_allies_minis.table.grounds import edge, ground_of
from grognard.space.hex.grid import Direction, Hex, label

HULL_LENGTH, HULL_WIDTH = 2.8, 1.3
"""A Vehicle as drawn, in radii of its slot."""

OBSTACLE = Slot(0, 2300, 650)


def ground(g: G) -> Ground:
    """The map, constant through a battle."""
    return _ground(g.context)


@lru_cache(maxsize=16)
def _ground(context: Context) -> Ground:
    return ground_of(context.board, context.crossings.shell_holes, context.crossings.cliffs)


def scene(g: B, seat: int | None) -> Scene:
    """Everything on the table; nothing is hidden from anybody (AAM-TURN-13)."""
    state, plan = g.state, g.setup.plan
    places = placing(g)
    letters = {unit_id(side, unit): unit.letter for side, army in enumerate(g.setup.armies) for unit in army.unit}
    units = [
        g.parts.of(g, _unit, unit.id, places.get(unit.carrier or unit.id), letters[unit.id])
        for unit in state.units.values()
    ]
    return Scene(
        system="axis_allies_minis",
        system_name=say("aam-system"),
        scenario=say("aam-scenario-title", title=plan.title if plan is not None else g.setup.map.title),
        turn=state.turn,
        turns=last_turn(g),
        sides=[side_view(g, side) for side in (0, 1)],
        units=[*(obstacle_view(obstacle) for obstacle in state.obstacles.values()), *units],
        status=status(g),
        result=result(g) if state.ended else None,
        edges=[edge("blown-bridge", *side.hexes) for side in state.blown],
        smoke=[label(place) for place in state.smoke],
        winner=state.winner,
        goal=goal(g, (side_name_of(g, 0), side_name_of(g, 1))),
        heads="pieces",
    )


# ---- the battle --------------------------------------------------------------------------------------------------


def last_turn(g: G) -> int:
    """The turn after which the battle is decided in any case, 0 if there is none (AAM-GAME-11)."""
    option = g.setup.options["hard_stop_turn"]
    return int(option) if option.isdecimal() else 0


def status(g: B) -> Message:
    """Where the battle stands, in a phrase: the turn, the phase and whose part of it (AAM-TURN-01)."""
    state = g.state
    shared = state.phase in ("initiative", "flight", "casualty", "end")
    seat = g.decision.seat if state.phase == "deployment" and g.decision else state.active
    who = "both" if shared else side_name_of(g, seat)
    return say("aam-status", turn=state.turn, phase=state.phase, shared="yes" if shared else "no", side=who)


def result(g: B) -> Message:
    """How the battle ended, and why (AAM-GAME-06, AAM-GAME-08, AAM-GAME-11)."""
    state = g.state
    return verdict(g, state.winner, state.reason, victory_points(g, final=state.reason in ("points", "draw")))


def verdict(g: B, winner: int | None, reason: str, points: tuple[int, int]) -> Message:
    """Who wins, and why, with the victory points of both."""
    if winner is None:
        return say("aam-result-draw", first=points[0], second=points[1])
    won, lost = side_name_of(g, winner), side_name_of(g, enemy(winner))
    own, other = points[winner], points[enemy(winner)]
    return say("aam-result-won", winner=won, loser=lost, reason=reason, own=own, other=other)


def side_view(g: B, side: int) -> SideView:
    """One side: its points and its losses."""
    army = g.setup.armies[side]
    lost = sum(1 for unit in g.state.units.values() if unit.seat == side and not unit.alive)
    points = victory_points(g)[side]
    edge: Literal["near", "far"] = "near" if g.setup.zones[side] == "south" else "far"
    return SideView(side, side_name_of(g, side), army.unit[0].of.nation, "", points, lost, edge)


@cache
def direction_name(direction: Direction) -> Message:
    """A direction in words."""
    return say("aam-direction", direction=direction.value)


# ---- units -------------------------------------------------------------------------------------------------------


def placing(g: G) -> Mapping[str, Slot]:
    """Where each unit on the map is drawn beside the centre of its hex: the first side's below, the second's above."""
    stacks: dict[Hex, tuple[list[str], list[str]]] = {}
    for unit in g.state.units.values():
        if unit.on_map and unit.at is not None:
            stacks.setdefault(unit.at, ([], []))[unit.seat].append(unit.id)
    found: dict[str, Slot] = {}
    for first, second in stacks.values():
        for ids, places in zip((first, second), slots(len(first), len(second)), strict=True):
            found.update(zip(ids, places, strict=True))
    return found


def _unit(g: B, id: str, slot: Slot | None, letter: str) -> UnitView:
    return unit_view(g, g.state.units[id], slot, letter)


def unit_view(g: B, unit: Unit, slot: Slot | None, letter: str) -> UnitView:
    """One unit, with its markers and the hexes it watches."""
    place = "table" if unit.place in ("map", "aboard") else "off" if unit.alive else "destroyed"
    return UnitView(
        id=unit.id,
        side=unit.seat,
        name=unit_name(g, unit.id),
        sign=sign_of(unit.card),
        letter=letter,
        models=list(models(unit, slot)),
        men=1,
        men_at_start=1,
        order=None,
        place=place,  # type: ignore[arg-type]
        facts=list(facts(g, unit)),
        summary=summary(g, unit),
        hex=None if unit.at is None else label(unit.at),
        facing=angle(unit.facing) if unit.on_map else None,
        markers=list(markers(unit)),
        watching=[label(place) for place in watched(g, unit)],
        aboard=unit.carrier,
        done=unit.acted,
    )


def models(unit: Unit, slot: Slot | None) -> Iterator[ModelView]:
    """The one model of a unit: a Vehicle as a hull, anything else as a disc with its sign; a passenger is where its
    carrier is."""
    if unit.at is None or slot is None:
        return
    spot = centre(unit.at)
    hull = unit.of.type == "vehicle"
    facing = angle(unit.facing) if unit.on_map else None
    yield ModelView(
        id=unit.id,
        x=spot.x + slot.x,
        y=spot.y + slot.y,
        radius=slot.radius,
        mark="hull" if hull else "weapon",
        name=unit.of.name,
        facing=facing,
        length=round(HULL_LENGTH * slot.radius) if hull else None,
        width=round(HULL_WIDTH * slot.radius) if hull else None,
        turret=turret(unit) if hull else None,
    )


def turret(unit: Unit) -> int | None:
    """Where a turret points: along the row watched, else ahead; None if it has none (AAM-OW-02, AAM-SA-26)."""
    if unit.of.kind == "tank-destroyer" or unit.of.has("no-turret") or unit.of.has("fixed-gun"):
        return None
    return angle(unit.overwatch or unit.facing)


def markers(unit: Unit) -> Iterator[MarkerView]:
    """The face-up markers of a unit, then the face-down ones of this turn (AAM-COND-01, AAM-HIT-05)."""
    if unit.disrupted:
        yield MarkerView("disrupted", True, CONDITIONS["disrupted"].name)
    if unit.damaged:
        yield MarkerView("damaged", True, CONDITIONS["damaged"].name)
    for kind in unit.hits:
        yield MarkerView(kind, False, say("aam-marker-face-down", marker=CONDITIONS[kind].name))


def marker_list(unit: Unit) -> Message:
    """A unit's markers in words."""
    told = [marker.name for marker in markers(unit)]
    return listing(told) if told else say("aam-no-markers")


def watched(g: G, unit: Unit) -> tuple[Hex, ...]:
    """The hexes a unit on overwatch would fire at: its row as far as its range and sight go (AAM-OW-02, AAM-OW-03)."""
    if unit.overwatch is None or unit.at is None:
        return ()
    return row_watched(g, unit, unit.at, unit.overwatch)


def row_watched(g: G, unit: Unit, at: Hex, direction: Direction) -> tuple[Hex, ...]:
    """The hexes a unit would watch from a hex in a direction (AAM-OW-02, AAM-OW-03)."""
    board = g.context.board
    smoke = frozenset(g.state.smoke)
    row: tuple[Hex, ...] = board.row(at, direction)
    return tuple(place for place in row[: longest_range(unit.of)] if board.sees_through(at, place, smoke))


def facts(g: B, unit: Unit) -> Iterator[Message]:
    """The unit's short facts, most important first; its markers are told apart (``UnitView.markers``)."""
    card = unit.of
    if not unit.alive:
        yield say("aam-fact-destroyed", points=card.cost(cast("Costs", g.setup.options["unit_costs"])))
        return
    if unit.place == "off":
        yield say("aam-fact-off")
    if unit.carrier is not None:
        yield say("aam-fact-aboard", carrier=unit_name(g, unit.carrier))
    if unit.overwatch is not None:
        yield say("aam-fact-overwatch", direction=direction_name(unit.overwatch))
    yield from printed(card)


@lru_cache(maxsize=1024)
def printed(card: Card) -> tuple[Message, ...]:
    """What a card says of every unit of its kind, in short."""
    return tuple(_printed(card))


def _printed(card: Card) -> Iterator[Message]:
    if card.speed is not None:
        yield say("aam-fact-speed", speed=card.speed)
    vehicle = "yes" if card.type == "vehicle" else "no"
    yield say("aam-fact-defence", vehicle=vehicle, front=card.defence.front, rear=card.defence.rear)
    kinds: tuple[TargetKind, ...] = ("soldier", "vehicle")
    for kind in kinds:
        if (dice := _dice(card, kind)) is not None:
            yield say("aam-fact-dice", kind=kind, dice=dice)
    yield from (held.name for held in card.abilities)


def _dice(card: Card, kind: TargetKind) -> Message | None:
    """The dice a card has against a kind of target, range by range (AAM-RANGE-01, AAM-RANGE-02)."""
    told = None
    for nearest, farthest, dice in dice_by_range(card, kind):
        place = "first" if told is None else "next"
        more = say("aam-dice-at", place=place, dice=dice, nearest=nearest, farthest=farthest, span=farthest - nearest)
        told = more if told is None else say("aam-list-more", first=told, more=more)
    return told


def summary(g: B, unit: Unit) -> Message:
    """The unit in one sentence, for a screen reader."""
    return say(
        "aam-unit-summary",
        side=side_name_of(g, unit.seat),
        unit=unit_name(g, unit.id),
        place=unit.place,
        hex="none" if unit.at is None else label(unit.at),
        direction=direction_name(unit.facing),
        markers=marker_list(unit),
        overwatch="none" if unit.overwatch is None else direction_name(unit.overwatch),
        carrier="none" if unit.carrier is None else unit_name(g, unit.carrier),
    )


def obstacle_view(obstacle: Obstacle) -> UnitView:
    """An obstacle: in its hex, or on the side it lies on and facing across it (AAM-TERRAIN-12 to AAM-TERRAIN-15)."""
    name = OBSTACLES[obstacle.kind].name
    facing = None if obstacle.side is None else angle(obstacle.side)
    drawn = []
    if obstacle.at is not None:
        spot = centre(obstacle.at) if obstacle.side is None else side_middle(obstacle.at, obstacle.side)
        below = OBSTACLE.y if obstacle.side is None else 0
        drawn = [ModelView(obstacle.id, spot.x, spot.y + below, OBSTACLE.radius, "weapon", name, facing)]
    at = None if obstacle.at is None else label(obstacle.at)
    return UnitView(
        id=obstacle.id,
        side=obstacle.seat or 0,
        name=name,
        sign=OBSTACLE_SIGNS[obstacle.kind],
        letter="",
        models=drawn,
        men=1,
        men_at_start=1,
        order=None,
        place="off" if at is None else "table",
        facts=[],
        summary=say("aam-obstacle-summary", obstacle=name, hex=at or "none"),
        hex=at,
        facing=facing,
    )
