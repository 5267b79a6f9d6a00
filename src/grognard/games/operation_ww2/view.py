"""The table as a seat may see it: terrain, sides, units, cards, the chain. Hands, decks and bids are cut here
(AZ-CRD-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import hypot

from grognard.core.messages import Message, say
from grognard.core.scene import (
    BadgeView,
    Ground,
    HandView,
    LinkView,
    ModelView,
    ObjectiveView,
    OpeningView,
    Overlay,
    Path,
    PieceView,
    Scene,
    SideView,
    Spot,
    Stop,
    Stops,
    Threat,
    UnitView,
)
from grognard.games.operation_ww2 import victory
from grognard.games.operation_ww2.chain import top
from grognard.games.operation_ww2.choices import AssaultIntent, Held, MoveIntent
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.detection import detection_range
from grognard.games.operation_ww2.formation import middle
from grognard.games.operation_ww2.naming import card_view, home_of, intent_name, man_name, side_name, unit_name
from grognard.games.operation_ww2.placing import centre_of, middle_of
from grognard.games.operation_ww2.scenarios import Victory
from grognard.games.operation_ww2.secrecy import cards_seen
from grognard.games.operation_ww2.state import Model, Ordered, Unit
from grognard.games.operation_ww2.units import may_be_ordered
from grognard.games.operation_ww2.vehicles import sheets
from grognard.space.plane import Point, along

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

SIGNS = {
    "light-tank": "tank",
    "medium-tank": "tank",
    "heavy-tank": "tank",
    "armoured-car": "armored-car",
    "half-track": "half-track",
    "truck": "truck",
    "car": "truck",
}
"""The signs of vehicles by type."""

LEADERS = ("officer", "leader")


# ---- ground ------------------------------------------------------------------------------------------------------


def ground(g: G) -> Ground:
    """The table and its terrain, pieces in drawing order."""
    field = g.context.map.ground
    pieces = [piece_view(g, number) for number in range(len(field.pieces))]
    return Ground(field.width, field.depth, "centimetre", say("az-map-title", title=g.context.map.title), pieces)


def altered(g: G) -> list[PieceView]:
    """What of the terrain is no longer as it was, or has come since: breaches, wrecks, smoke; what is gone has no outline."""
    if not (g.state.breaches or g.state.wrecks or g.state.smoke):
        return []
    begun = {piece.id: piece for piece in g.context.laid.ground.pieces}
    now = {piece.id: number for number, piece in enumerate(g.context.map.ground.pieces)}
    found = [piece_view(g, n) for id, n in now.items() if begun.get(id) != g.context.map.ground.pieces[n]]
    return found + [
        PieceView(id, DRAWN.get(piece.kind, piece.kind), []) for id, piece in begun.items() if id not in now
    ]


def piece_view(g: G, number: int) -> PieceView:
    """One piece of terrain: what it takes to cross, its cover, its openings."""
    piece = g.context.map.ground.pieces[number]
    kind = g.context.tables.terrain[piece.kind]
    built = g.context.map.buildings.get(piece.id)
    facts = [
        say("az-fact-going", going="free" if kind.infantry.text == "-" else kind.infantry.text),
        say("az-fact-cover", cover=kind.cover),
    ]
    if built is not None:
        facts.insert(0, say("az-fact-building", material=built.material, storeys=built.storeys, size=built.size))
    return PieceView(
        id=piece.id,
        kind=DRAWN.get(piece.kind, piece.kind),
        outline=[Spot(x, y) for x, y in piece.outline],
        height=piece.height,
        name=say("az-piece", title=piece.name) if piece.name else kind.name,
        facts=facts,
        storeys=built.storeys if built is not None else 0,
        openings=[
            OpeningView(opening.kind, Spot(x, y), opening.width(g.context.tables))
            for opening, (x, y) in (built.openings if built is not None else ())
        ],
    )


# ---- the scene ---------------------------------------------------------------------------------------------------


def scene(g: G, seat: int | None) -> Scene:
    """Everything on the table; of cards only what the seat may know (AZ-CRD-12)."""
    state = g.state
    return Scene(
        system="operation_ww2",
        system_name=say("az-system"),
        scenario=say("az-scenario-title", title=g.setup.scenario.title),
        turn=state.turn,
        turns=g.setup.scenario.turns,
        sides=[side_view(g, side) for side in (0, 1)],
        units=[unit_view(g, unit) for unit in state.units.values()],
        drawn=[],
        status=status(g),
        result=result(g) if g.over else None,
        objectives=[objective_view(g, row) for row in g.setup.scenario.victory if row.place or row.building],
        pieces=altered(g),
        winner=state.winner if g.over else None,
        hands=[hand_view(g, side, seat) for side in (0, 1)],
        chain=[
            *(link_view(g, shot.ordered, 0) for shot in state.held),
            *(link_view(g, ordered, len(state.chain) - number) for number, ordered in enumerate(state.chain)),
        ],
        chain_note=chain_note(g),
    )


def status(g: G) -> Message:
    """Where the battle stands, in a phrase."""
    state = g.state
    if not state.turn:
        return say("az-status-preparing")
    who = side_name(g, state.initiative) if state.initiative is not None else "none"
    return say("az-status-turn", turn=state.turn, turns=g.setup.scenario.turns, initiative=who)


def result(g: G) -> Message:
    """How the battle ended."""
    found = g.result
    first, second = found.points
    if found.winner is None:
        return say("az-result-draw", first=first, second=second)
    winner, loser = side_name(g, found.winner), side_name(g, 1 - found.winner)
    own, other = found.points[found.winner], found.points[1 - found.winner]
    return say("az-result-won", winner=winner, loser=loser, reason=found.reason, own=own, other=other)


def side_view(g: G, side: int) -> SideView:
    """One side: its points so far, its losses."""
    points = victory.totals(tuple(victory.scores(g)))[side] if g.state.turn else 0
    lost = sum(1 for unit in g.state.units.values() if unit.seat == side and unit.place == "gone")
    return SideView(side, side_name(g, side), g.setup.forces[side].nation, "", 0, points, lost)


def objective_view(g: G, row: Victory) -> ObjectiveView:
    """A place or a building the battle is about, its points, and who holds it now."""
    depth = g.context.map.ground.depth
    if row.place is not None:
        x, y = middle_of(row.place, depth)
        radius = round(row.within * 1000)
        place: Message | str = row.id
    else:
        piece = g.context.laid.piece(row.building)
        x, y = (0, 0) if piece is None else centre_of(piece)
        radius = 0
        place = row.id if piece is None else piece.name or row.id
    held = victory.held_by(g, row) if g.state.turn else None
    return ObjectiveView(row.id, x, y, radius, say("az-objective", place=place, points=row.points), held)


# ---- cards -------------------------------------------------------------------------------------------------------


def hand_view(g: G, side: int, seat: int | None) -> HandView:
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


def link_view(g: G, ordered: Ordered, due: int) -> LinkView:
    """One order of the chain: what is played and declared is open to all (AZ-RCT-01, AZ-RCT-07). A shot that waits for
    an enemy is no longer due (AZ-ANT-02)."""
    return LinkView(
        side=ordered.seat,
        unit=ordered.unit,
        card=card_view(g, ordered.card),
        due=due,
        intent=intent_name(g, ordered) if ordered.intent is not None else None,
        overlays=list(drawn_intent(g, ordered)),
    )


def drawn_intent(g: G, ordered: Ordered) -> Iterator[Overlay]:
    """A declared intent on the board: the way of who leads, the line to the target, the point of a held shot."""
    intent, unit = ordered.intent, g.state.units[ordered.unit]
    if intent is None or not unit.on_table or not unit.models:
        return
    if isinstance(intent, MoveIntent | AssaultIntent) and intent.way:
        lead = next((model for model in unit.models if model.id == intent.lead), unit.models[0])
        yield Path([Spot(lead.x, lead.y), *(Spot(x, y) for x, y in intent.way)])
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


def chain_note(g: G) -> Message | None:
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


# ---- units -------------------------------------------------------------------------------------------------------


def unit_view(g: G, unit: Unit) -> UnitView:
    """One unit; where everybody stands is open to all."""
    standing = [model for model in unit.models if model.aboard is None] if unit.on_table else []
    return UnitView(
        id=unit.id,
        side=unit.seat,
        name=unit_name(g, unit.id),
        sign=sign_of(g, unit),
        letter=letter(g, unit),
        models=[model_view(g, unit, model) for model in standing],
        men=len(unit.people),
        men_at_start=strength(g, unit),
        pins=0,
        order=None,
        place="table" if unit.on_table else "off" if unit.place == "waiting" else "destroyed",
        facts=list(facts(g, unit)),
        summary=summary(g, unit),
        done=unit.on_table and bool(g.state.turn) and not may_be_ordered(g.state, unit),
        badges=list(badges(g, unit)),
    )


def strength(g: G, unit: Unit) -> int:
    """How many people on foot a unit began with."""
    people: int = g.context.qualities[home_of(g, unit.id)].people
    return people


def letter(g: G, unit: Unit) -> str:
    """The number by which a unit is told from its like."""
    entry = g.context.roll[home_of(g, unit.id)][0]
    return str(entry.number) if entry.number else ""


def sign_of(g: G, unit: Unit) -> str:
    """The sign on a unit's plate."""
    entry = g.context.roll[home_of(g, unit.id)][0]
    if entry.vehicle:
        return SIGNS.get(g.context.tables.vehicles[entry.vehicle].type, "tank")
    if entry.gun:
        return "gun"
    if entry.has("command", g.context.tables):
        return "hq"
    if entry.has("sniper", g.context.tables):
        return "sniper"
    groups = {g.context.tables.weapons[weapon].group for men in entry.men for weapon in men.weapons}
    if "mortar" in groups or "light-mortar" in groups:
        return "mortar"
    if len(entry.men) and entry.people(g.context.tables) <= 4:
        if groups & {"machine-gun", "light-machine-gun"}:
            return "mmg"
        if "launcher" in groups:
            return "launcher"
    return "flamethrower" if "flamethrower" in groups and entry.people(g.context.tables) <= 4 else "rifle"


def model_view(g: G, unit: Unit, model: Model) -> ModelView:
    """One model; a vehicle and a gun show where they face."""
    if model.role == "vehicle":
        turret = any(mount.at == "turret" for mount in sheets.sheet(g, model).weapon)
        turned = (model.facing + (model.machine.turret if model.machine else 0)) % 360_000
        return ModelView(
            model.id, model.x, model.y, model.width // 2, "hull", say("az-model-vehicle", unit=unit_name(g, unit.id)),
            model.facing, model.length, model.width, turned if turret else None,
        )  # fmt: skip
    if model.role == "gun":
        name = say("az-model-gun", weapon=g.context.tables.weapons[model.weapons[0]].name)
        return ModelView(
            model.id, model.x, model.y, model.width // 2, "weapon", name, model.facing, model.length, model.width
        )
    heavy = any(g.context.tables.weapons[weapon].group not in ("", "grenade") for weapon in model.weapons)
    return ModelView(
        model.id,
        model.x,
        model.y,
        model.radius,
        "leader" if model.role in LEADERS else "weapon" if heavy else "man",
        man_name(g, model),
        lying=model.posture == "scared",
        storey=model.storey,
    )


def badges(g: G, unit: Unit) -> Iterator[BadgeView]:
    """The small signs at a unit's plate: its card in the chain, broken, acted, moved or fired."""
    if not unit.on_table:
        return
    played = next((ordered for ordered in g.state.chain if ordered.unit == unit.id), None)
    if played is not None:
        name = say("az-badge-card", card=card_view(g, played.card).name)
        yield BadgeView("card", name, str(played.card.priority))
    if unit.broken:
        yield BadgeView("broken", say("az-badge-broken"))
    if unit.detection != "stationary":
        yield BadgeView(unit.detection, say("az-badge-detection", state=unit.detection))
    if played is None and g.state.turn and unit.acted_turn == g.state.turn:
        yield BadgeView("acted", say("az-badge-acted"))


def facts(g: G, unit: Unit) -> Iterator[Message]:
    """A unit's short facts, most important first."""
    quality = g.context.qualities[home_of(g, unit.id)]
    if unit.is_vehicle:
        yield from vehicle_facts(g, unit)
    else:
        lying = sum(model.posture == "scared" for model in unit.people)
        yield say("az-fact-men", men=len(unit.people), start=strength(g, unit), lying=lying)
    yield say("az-fact-training", training=quality.training, limit=quality.panic_limit)
    if unit.place == "waiting":
        yield say("az-fact-waiting", infiltrates="yes" if "infiltration" in quality.characteristics else "no")
        return
    if unit.broken:
        yield say("az-fact-broken")
    night = g.context.night
    open_, hidden = (
        detection_range(g.context.tables, unit.is_vehicle, unit.detection, night, cover) for cover in (False, True)
    )
    yield say("az-fact-detection", state=unit.detection, open=open_ // 1000, hidden=hidden // 1000)
    armed = Counter(weapon for model in unit.models for weapon in model.weapons)
    for id, number in armed.most_common():
        yield say("az-fact-weapon", count=number, weapon=g.context.tables.weapons[id].name)
    for id in sorted(quality.characteristics):
        yield g.context.tables.characteristics[id].name


def vehicle_facts(g: G, unit: Unit) -> Iterator[Message]:
    """A vehicle's crew, its weapons, what of it is lost."""
    for model in unit.models:
        if model.role != "vehicle" or model.machine is None:
            continue
        machine = model.machine
        yield say("az-fact-crew", crew=machine.crew, scared=machine.scared)
        for task in machine.exposed:
            yield say("az-fact-exposed", task=g.context.tables.tasks[task].name)
        for part in machine.lost:
            yield say("az-fact-lost", part=part)
        for mount in sheets.sheet(g, model).weapon:
            yield say("az-fact-weapon", count=1, weapon=g.context.tables.weapons[mount.weapon].name)


def summary(g: G, unit: Unit) -> Message:
    """A unit in one sentence, for a screen reader."""
    place = "table" if unit.on_table else "waiting" if unit.place == "waiting" else "gone"
    return say(
        "az-unit-summary",
        side=side_name(g, unit.seat),
        unit=unit_name(g, unit.id),
        men=len(unit.people),
        place=place,
        state=unit.detection,
        broken="yes" if unit.broken else "no",
        acted="yes" if g.state.turn and unit.acted_turn == g.state.turn else "no",
    )
