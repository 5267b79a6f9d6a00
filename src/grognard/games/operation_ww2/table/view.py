"""The table as a seat may see it: terrain, sides, units, cards, the chain. Hands, decks and bids are cut here
(AZ-CRD-12)."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Literal

import shapely

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Overlay, Ring, Spot, Stop, Stops, Threat
from grognard.core.wire.scene import (
    Ground,
    HandView,
    LinkView,
    ObjectiveView,
    OpeningView,
    PieceView,
    Scene,
    SceneMark,
    SideView,
    UnitView,
    WindView,
)
from grognard.games.operation_ww2.data.maps import LOOKS
from grognard.games.operation_ww2.data.scenarios import Victory
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.fallen_buildings import RUIN, sections
from grognard.games.operation_ww2.ground.inner_walls import partings
from grognard.games.operation_ww2.ground.secrecy import cards_seen
from grognard.games.operation_ww2.rules.setup import victory
from grognard.games.operation_ww2.rules.setup.placing import centre_of, middle_of
from grognard.games.operation_ww2.rules.turn.chain import top
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.intents import AssaultIntent, Held, MoveIntent
from grognard.games.operation_ww2.state.names import listed, side_name, unit_name
from grognard.games.operation_ww2.state.state import Bicycle, Ordered, Unit
from grognard.games.operation_ww2.table.goal import goal
from grognard.games.operation_ww2.table.naming import card_view
from grognard.games.operation_ww2.table.naming_besides import open_name
from grognard.games.operation_ww2.table.terrain_words import kind_facts
from grognard.games.operation_ww2.table.unit_view import alive, unit_view
from grognard.space.drawing import path, rim, spots
from grognard.space.formations import middle
from grognard.space.plane import Point, along
from grognard.space.terrain import Piece

MARK = 2_000
"""How large coordinates and charges are drawn, in thousandths of a centimetre."""

DRAWN = {
    "track": "lane",
    "low-hedge": "hedge",
    "high-hedge": "bocage",
    "low-wall": "wall",
    "high-wall": "wall",
    "wooden-fence": "fence",
    "woods": "wood",
    "small-wood": "wood",
    "rubble": "craters",
    "steep-slope": "slope",
    "deep-river": "river",
    "barbed-wire": "wire",
    "steel-tank-trap": "traps",
    "concrete-tank-trap": "traps",
}
"""How kinds of terrain are drawn that are not called as their drawing is."""


# ---- ground ------------------------------------------------------------------------------------------------------


def ground(g: G) -> Ground:
    """The table and its terrain, pieces in drawing order."""
    field = g.context.map.ground
    pieces = [piece_view(g, piece) for piece in (*g.context.laid.fields, *field.pieces)]
    return Ground(field.width, field.depth, "centimetre", say("az-map-title", title=g.context.map.title), pieces)


def altered(g: B) -> list[PieceView]:
    """What of the terrain is no longer as it was, or has come since: breaches, wrecks, smoke, ruins, dust, templates of
    light; what is gone has no outline."""
    state = g.state
    come = [*lit(g), *(bicycle_view(each) for each in state.bicycles)]
    if not (state.breaches or state.wrecks or state.smoke or state.damaged or state.dust):
        return come
    begun = {piece.id: piece for piece in g.context.laid.ground.pieces}
    now = {piece.id: number for number, piece in enumerate(g.context.map.ground.pieces)}
    open_ = {each.piece for each in state.damaged if each.roofless or each.gaps}
    found = [
        piece_view(g, g.context.map.ground.pieces[n])
        for id, n in now.items()
        if begun.get(id) != g.context.map.ground.pieces[n] or g.context.drawn_as(id) in open_
    ]
    return (
        found
        + [PieceView(id, DRAWN.get(piece.kind, piece.kind), []) for id, piece in begun.items() if id not in now]
        + come
    )


def bicycle_view(bicycle: Bicycle) -> PieceView:
    """A bicycle that stands about (AZ-BIK-04)."""
    x, y, r = bicycle.x, bicycle.y, bicycle.radius
    outline = [Spot(x - r, y - r), Spot(x + r, y - r), Spot(x + r, y + r), Spot(x - r, y + r)]
    return PieceView(id=bicycle.id, kind="bicycle", outline=outline, name=say("az-piece-bicycle"))


def lit(g: B) -> list[PieceView]:
    """The templates of searchlights and flares (AZ-NGT-05, AZ-NGT-08)."""
    found = []
    for number, light in enumerate(g.state.lights, 1):
        rim = [(pi * part / 16, light.radius) for part in range(32)]
        outline = [Spot(light.at[0] + round(far * sin(a)), light.at[1] - round(far * cos(a))) for a, far in rim]
        name = say("az-light", kind=light.kind, unit=unit_name(g, light.unit))
        found.append(PieceView(id=f"light-{number}", kind="light", outline=outline, name=name))
    return found


def drawing(g: G, piece: Piece) -> str:
    """What a piece is drawn as: what its map says it looks like, as long as it is still what the map laid there."""
    looks = g.context.laid.looks
    look = looks.get(piece.id) or looks.get(g.context.drawn_as(piece.id), "")
    return look if look in LOOKS.get(piece.kind, ()) else DRAWN.get(piece.kind, piece.kind)


def piece_view(g: G, piece: Piece) -> PieceView:
    """One piece of terrain: what it takes to cross, its cover, what is seen past it, its openings."""
    kind = g.context.tables.terrain[piece.kind]
    built = g.context.map.buildings.get(piece.id)
    facts = [*kind_facts(g, kind)]
    if built is not None:
        facts.insert(0, say("az-fact-building", material=built.material, storeys=built.storeys, size=built.size))
    return PieceView(
        id=piece.id,
        kind=drawing(g, piece),
        outline=spots(piece.outline),
        height=piece.height,
        name=say("az-piece", title=piece.name) if piece.name else kind.name,
        facts=facts,
        storeys=built.storeys if built is not None else 0,
        openings=[
            OpeningView(opening.kind, Spot(x, y), opening.width(g.context.tables))
            for opening, (x, y) in (built.openings if built is not None else ())
        ],
        roofless=list(open_sections(g, piece)),
        walls=[spots(part) for part in partings(built, g.context.tables)] if built else [],
    )


def open_sections(g: G, piece: Piece) -> Iterator[list[Spot]]:
    """The parts of a building that have lost their roof and still stand (AZ-ROO-02)."""
    drawn = g.context.drawn_as(piece.id)
    known = next((each for each in g.state.damaged if each.piece == drawn), None)
    if known is None or piece.kind == RUIN:
        return
    parts = sections(g.context.laid, drawn, g.context.tables)
    whole = shapely.Polygon(piece.outline)
    for number in known.roofless:
        part = parts[number].intersection(whole)
        if number not in known.fallen and isinstance(part, shapely.Polygon) and not part.is_empty:
            yield rim(part)


def _unit(g: B, id: str, played: Card | None) -> UnitView:
    return unit_view(g, g.state.units[id], played)


# ---- the scene ---------------------------------------------------------------------------------------------------


def scene(g: B, seat: int | None) -> Scene:
    """Everything on the table; of cards only what the seat may know (AZ-CRD-12)."""
    state = g.state
    points = victory.totals(tuple(victory.scores(g))) if state.turn else (0, 0)
    return Scene(
        system="operation_ww2",
        system_name=say("az-system"),
        scenario=say("az-scenario-title", title=g.setup.scenario.title),
        turn=state.turn,
        turns=g.setup.scenario.turns,
        sides=[side_view(g, side, points[side]) for side in (0, 1)],
        units=[
            g.parts.of(g, _unit, id, next((ordered.card for ordered in state.chain if ordered.unit == id), None))
            for id in state.units
        ],
        status=status(g),
        result=result(g) if g.over else None,
        objectives=[objective_view(g, row) for row in g.setup.scenario.victory if row.place or row.building],
        pieces=altered(g),
        winner=state.winner if g.over else None,
        goal=goal(g, points, (side_name(g, 0), side_name(g, 1))),
        hands=[hand_view(g, side, seat) for side in (0, 1)],
        chain=[
            *(link_view(g, shot.ordered, 0) for shot in state.held),
            *(link_view(g, ordered, len(state.chain) - number) for number, ordered in enumerate(state.chain)),
        ],
        chain_note=chain_note(g),
        marks=list(marks(g)),
        wind=wind_view(g),
    )


def wind_view(g: G) -> WindView | None:
    """Where the wind blows to and how strong it is (AZ-SMK-01)."""
    wind = g.state.wind
    return None if wind is None else WindView(wind.degrees * 1000, say("az-wind", strength=wind.strength // 1000))


def marks(g: B) -> Iterator[SceneMark]:
    """What lies on the table for all to see: coordinates that units hold, the ways of runners, charges that were laid
    (AZ-COM-05, AZ-COM-08, AZ-EXP-03)."""
    for id in g.state.coordinates:
        unit = g.state.units[id]
        if unit.on_table and unit.models:
            yield SceneMark(unit.seat, list(coordinates_overlays(g, unit)))
    for id, errand in g.state.errands.items():
        runner, goal = g.state.units[id], g.state.now(errand.home if errand.back else errand.to)
        if goal is not None and runner.on_table and goal.on_table and runner.models and goal.models:
            start, end = nearest(runner, goal), nearest(goal, runner)
            yield SceneMark(runner.seat, [path((start, end))])
    yield from below_ground(g)
    for charge in g.state.primed:
        label = say("az-mark-charge", turn=charge.turn)
        owner = g.state.now(charge.unit)
        assert owner is not None
        yield SceneMark(owner.seat, [Ring(Spot(*charge.at), MARK, label, "aura")])


def below_ground(g: B) -> Iterator[SceneMark]:
    """The entries of the tunnels and the markers of the units below, those at one place together (AZ-TUN-01,
    AZ-TUN-02)."""
    places: dict[tuple[int, int], list[Unit]] = {}
    for unit in g.state.units.values():
        if unit.is_below and unit.models:
            places.setdefault((unit.models[0].x, unit.models[0].y), []).append(unit)
    entries = {(hole.x, hole.y): hole for hole in g.state.manholes}
    for number, (at, hole) in enumerate(entries.items(), 1):
        if at not in places:
            label = say("az-mark-entry", number=number, open="yes" if hole.is_open else "no")
            yield SceneMark(0, [Ring(Spot(*at), MARK, label, "aura")])
    for at, units in places.items():
        label = say("az-mark-below", units=listed([unit_name(g, unit.id) for unit in units]))
        yield SceneMark(units[0].seat, [Ring(Spot(*at), MARK, label, "aura")])


def coordinates_overlays(g: G, unit: Unit) -> Iterator[Overlay]:
    """The coordinates a unit holds, and the line from it to them (AZ-COM-07)."""
    held = g.state.coordinates.get(unit.id)
    if held is None or not unit.models:
        return
    x, y = held.at
    near = min(unit.models, key=lambda model: hypot(model.x - x, model.y - y))
    yield Ring(Spot(x, y), MARK, say("az-mark-coordinates"), "aura")
    yield Threat(Spot(near.x, near.y), Spot(x, y), unit.id)


def status(g: B) -> Message:
    """Where the battle stands, in a phrase."""
    state = g.state
    if not state.turn:
        return say("az-status-preparing")
    who = side_name(g, state.initiative) if state.initiative is not None else "none"
    return say("az-status-turn", turn=state.turn, turns=g.setup.scenario.turns, initiative=who)


def result(g: B) -> Message:
    """How the battle ended."""
    found = g.result
    first, second = found.points
    if found.winner is None:
        return say("az-result-draw", first=first, second=second)
    winner, loser = side_name(g, found.winner), side_name(g, 1 - found.winner)
    own, other = found.points[found.winner], found.points[1 - found.winner]
    return say("az-result-won", winner=winner, loser=loser, reason=found.reason, own=own, other=other)


def side_view(g: B, side: int, points: int) -> SideView:
    """One side: its points so far, its losses."""
    own = [unit for unit in g.state.units.values() if unit.seat == side and unit.place != "waiting"]
    lost = sum(1 for unit in own if not alive(unit))
    edge: Literal["near", "far"] | None = None
    if g.state.zones:
        edge = "near" if g.state.zones[side] == "south" else "far"
    return SideView(side, side_name(g, side), g.setup.forces[side].nation, "", points, lost, edge)


def objective_view(g: G, row: Victory) -> ObjectiveView:
    """A place or a building the battle is about, its points, and who holds it now."""
    depth = g.context.map.ground.depth
    if row.place is not None:
        x, y = middle_of(row.place, depth)
        radius = round(row.within * 1000)
        place: Message | str = row.title or row.id
    else:
        piece = g.context.laid.piece(row.building)
        x, y = (0, 0) if piece is None else centre_of(piece)
        radius = 0
        place = row.title or (row.id if piece is None else piece.name or row.id)
    held = victory.held_by(g, row) if g.state.turn else None
    return ObjectiveView(row.id, x, y, radius, say("az-objective", place=place, points=row.points), held)


# ---- cards -------------------------------------------------------------------------------------------------------


def hand_view(g: B, side: int, seat: int | None) -> HandView:
    """One side's cards as a seat may see them (AZ-CRD-12)."""
    seen = cards_seen(g, side, seat)
    return HandView(
        side=side,
        deck=seen.deck_size,
        hand_size=seen.hand_size,
        discards_size=seen.discards_size,
        hand=None if seen.hand is None else [card_view(g, card) for card in seen.hand],
        discards=None if seen.discards is None else [card_view(g, card) for card in seen.discards],
        played=[card_view(g, card) for card in seen.played],
    )


def link_view(g: B, ordered: Ordered, due: int) -> LinkView:
    """One order of the chain: what is played and declared is open to all (AZ-RCT-01, AZ-RCT-07). A shot that waits for
    an enemy is no longer due (AZ-ANT-02)."""
    return LinkView(
        side=ordered.seat,
        unit=ordered.unit,
        card=card_view(g, ordered.card),
        due=due,
        intent=open_name(g, ordered),
        overlays=list(drawn_intent(g, ordered)),
    )


def drawn_intent(g: G, ordered: Ordered) -> Iterator[Overlay]:
    """A declared intent on the board: the way of who leads, the line to the target, the point of a held shot."""
    intent, unit = ordered.intent, g.state.units[ordered.unit]
    if intent is None or not unit.on_table or not unit.models:
        return
    if isinstance(intent, MoveIntent | AssaultIntent) and intent.way:
        lead = next((model for model in unit.models if model.id == intent.lead), unit.models[0])
        yield path([(lead.x, lead.y), *intent.way])
    if isinstance(intent, MoveIntent):
        return
    held = getattr(intent, "held", None)
    if held is not None:
        yield from drawn_hold(g, unit, held)
        return
    target = g.state.units.get(intent.target) if intent.target is not None else None
    if target is not None and target.on_table and target.models:
        yield Threat(Spot(*nearest(unit, target)), Spot(*nearest(target, unit)), unit.id)


def drawn_hold(g: G, unit: Unit, held: Held) -> Iterator[Overlay]:
    """The point of an enemy's way a held shot waits for, and the line to it."""
    mover = next((each for each in g.state.chain if each.unit == held.mover), None)
    if (
        mover is None
        or not isinstance(mover.intent, MoveIntent | AssaultIntent)
        or not g.state.units[mover.unit].models
    ):
        return
    at = point_of(g, mover, held.at)
    near = min(unit.models, key=lambda model: hypot(model.x - at[0], model.y - at[1]))
    yield Threat(Spot(near.x, near.y), Spot(*at), unit.id)
    yield Stops([Stop(*at, "now", f"{held.at / 1000:.0f}")])


def point_of(g: G, mover: Ordered, at: int) -> Point:
    """Where the leading model of a declared move stands when it has gone so far."""
    assert isinstance(mover.intent, MoveIntent | AssaultIntent)
    models = g.state.units[mover.unit].models
    lead = next((model for model in models if model.id == mover.intent.lead), models[0])
    return along(((lead.x, lead.y), *mover.intent.way), at) if mover.intent.way else (lead.x, lead.y)


def nearest(unit: Unit, other: Unit) -> Point:
    """The place of the model of a unit nearest to the middle of another."""
    x, y = middle(other.models)
    model = min(unit.models, key=lambda each: hypot(each.x - x, each.y - y))
    return model.x, model.y


def chain_note(g: B) -> Message | None:
    """What may follow on the chain while it is built, or that it is carried out (AZ-RCT-02, AZ-EXE-01)."""
    number = top(g)
    if number is None:
        return None
    last = g.state.chain[-1]
    asked = g.decision is not None and type(g.decision).__name__ in ("ChooseCard", "ChooseIntent")
    if not asked:
        return say("az-chain-executed", unit=unit_name(g, last.unit), card=card_view(g, last.card).name)
    if number <= g.context.limit("last-priority"):
        return say("az-chain-closed")
    return say("az-chain-next", most=number - 1)
