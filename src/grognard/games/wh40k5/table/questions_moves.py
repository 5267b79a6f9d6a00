"""Moving and placing in words: each unit with the ground it may be dragged over and whatever else it may do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import shapely

from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.overlays import Spot
from grognard.core.wire.questions import DecisionView, MoveAsk, Option, Switch, SwitchValue
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.coherency import is_coherent
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.placing import open_ground
from grognard.games.wh40k5.ground.vehicle_courses import fastest
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.ground.vehicle_places import WITHIN
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.hit_and_run import ChooseWayOut
from grognard.games.wh40k5.rules.mission import deployment, scouts
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop, ChooseMisplaced
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, ChooseToDeploy
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.mission.objectives import ChooseObjective
from grognard.games.wh40k5.rules.mission.scouts import ChooseScout
from grognard.games.wh40k5.rules.movement import boosting, movement, moving
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.landing import PlaceBeside
from grognard.games.wh40k5.rules.turn import movement_phase
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.vehicles import boarding, shock
from grognard.games.wh40k5.rules.vehicles import moving as wheels
from grognard.games.wh40k5.rules.vehicles.shock import meetings
from grognard.games.wh40k5.state.choices import Alight, Brave, Finish, JoinUnit, LeaveUnit, Move, Shock, Walk
from grognard.games.wh40k5.state.setup_choices import EnterBravely, HoldBack, NoRoom, PlaceRest, RideAlong, SetUp
from grognard.games.wh40k5.state.state import Unit
from grognard.games.wh40k5.table.questions_parts import listed_options, option, view
from grognard.games.wh40k5.table.reach import reach
from grognard.space.bulk import Geometry
from grognard.space.drawing import outlines, spots
from grognard.space.formations import middle
from grognard.space.hulls import pivoted
from grognard.space.plane import Point, footprint

READY = 4
"""How many ways ready to take are shown beside a drag."""
SHY = 60
"""By how much, in thousandths of an inch, the strip along an edge keeps from the other edges, which are not open."""


# ---- the movement phase ------------------------------------------------------------------------------------------


def mover_view(g: B, decision: ChooseMover | ChooseScout) -> DecisionView:
    """Each unit that may move, its reach to be ``outlined`` once it is in hand, and whatever else it may do."""
    if isinstance(decision, ChooseScout):
        units = scouts.scouts(g, decision.seat)
    else:
        units = [unit for unit in g.state.of(decision.seat) if movement_phase.can_act(g, unit)]
    scouting = isinstance(decision, ChooseScout)
    moves = [ask for unit in units if (ask := move_of(g, unit)) is not None]
    options = [each for unit in units for each in orders(g, unit, scouting)]
    finish = Finish()
    more = {}
    refused = decision.refusal(g, finish)
    if refused is None:
        done = "wh-choose-finish-scouting" if isinstance(decision, ChooseScout) else "wh-choose-finish-movement"
        options.append(option(g, finish, label=say(done), primary=not moves))
    else:
        torn = refused.message.id == "wh-refused-close-up"
        more["note"] = say("wh-note-close-up") if torn else refused.message
    rules = ["WH-USR-16"] if isinstance(decision, ChooseScout) else ["WH-MOVE-01"]
    return view(g, decision, "activate", options, moves=moves, rules=rules, **more)


def outlined(g: G, decision: Decision, id: str) -> MoveAsk | None:
    """Where the middle of a unit in hand may go in the movement phase (``reach``)."""
    unit = g.state.units.get(id)
    if not isinstance(decision, ChooseMover | ChooseScout) or unit is None or unit.seat != decision.seat:
        return None
    ask = move_of(g, unit)
    if ask is None or ask.outlined:
        return ask
    scouting = isinstance(decision, ChooseScout)
    region = reach(g, unit, ask.allowance, rolled=movement.is_careful(g, unit), scouting=scouting)
    return replace(ask, reach=outline(g, region), outlined=True)


def move_of(g: G, unit: Unit) -> MoveAsk | None:
    """Where a unit may be dragged in the movement phase; None if it only has other things to do."""
    if unit.aboard is not None:
        return alighting_ask(g, unit)
    if not unit.on_table:
        return None
    if not wheels.drives(unit):
        switches = [pace()] if boosts(g, unit) else []
        return MoveAsk(unit.id, movement.rate(unit), [], switches=switches, turns=unit.is_vehicle, outlined=False)
    far = min(fastest(model) for model in unit.models if wheels.can_move(g, model))
    switches = [driving_manner()] if shock.are_tanks(unit) else []
    return MoveAsk(unit.id, far, [], switches=switches, turns=True, outlined=False)


def boosts(g: G, unit: Unit) -> bool:
    """Whether a unit may turbo-boost (WH-MOVE-06)."""
    if not boosting.allowance(unit):
        return False
    return all(g.context.model_has(unit, model, "turbo-boosters") for model in unit.models)


def pace() -> Switch:
    """How fast bikes go."""
    values = [SwitchValue(each, say("wh-switch-pace-value", pace=each)) for each in ("move", "boost")]
    return Switch("pace", say("wh-switch-pace"), "move", values)


def driving_manner() -> Switch:
    """Whether a tank drives, or drives at the enemy (WH-VEH-13, WH-VEH-15)."""
    values = [SwitchValue(each, say("wh-switch-manner-value", manner=each)) for each in ("drive", "shock", "ram")]
    return Switch("manner", say("wh-switch-manner"), "drive", values)


def orders(g: G, unit: Unit, scouting: bool) -> Iterator[Option]:
    """What a unit may do in the movement phase other than be dragged somewhere."""
    if unit.aboard is not None:
        yield from (option(g, choice, label=side_label(g, choice)) for choice in spread_out(g, unit))
    elif unit.place == "joined":
        yield option(g, LeaveUnit(unit.id), key="L")
    elif wheels.drives(unit):
        yield from (option(g, choice, target=target) for choice, target in shocks(g, unit))
    else:
        if not is_coherent(unit):
            ways = (choice for choice in moving.listed(g, unit) if isinstance(choice, Move))
            yield from (option(g, choice, label=say("wh-choose-close-up"), key="C") for choice in islice(ways, 1))
        if moving.brave_refusal(g, unit) is None:
            yield option(g, Brave(unit.id), hint=say("wh-hint-brave"), key="D")
        if not scouting:
            yield from (option(g, choice) for choice in boarding.boardable(g, unit))


def shocks(g: G, unit: Unit) -> Iterator[tuple[Shock, str]]:
    """The first way of a tank to drive at each enemy, with that enemy (WH-VEH-13)."""
    found: set[str] = set()
    for choice in shock.listed(g, unit):
        tank = pivoted(hull_of(unit.models[0]), choice.turn)
        for met in meetings(g, unit, tank, choice.distance):
            if met.unit not in found and bool(met.model) == choice.ram:
                found.add(met.unit)
                yield choice, met.unit


def spread_out(g: G, unit: Unit) -> list[Alight]:
    """A few ways to get out, not more than one to a side."""
    found: dict[str, Alight] = {}
    for choice in boarding.alightings(g, unit):
        found.setdefault(quarter(g, choice), choice)
    return list(found.values())


def quarter(g: G, choice: Alight) -> str:
    """To which side of the table passengers get out."""
    x, y = centre(choice.places)
    vehicle = boarding.vehicle_of(g, g.state.units[choice.unit])
    dx, dy = x - vehicle.x, y - vehicle.y
    if abs(dx) > abs(dy):
        return "east" if dx > 0 else "west"
    return "south" if dy > 0 else "north"


def centre(places: tuple[Point, ...]) -> Point:
    """The middle of some places."""
    return round(sum(x for x, _ in places) / len(places)), round(sum(y for _, y in places) / len(places))


def side_label(g: G, choice: Alight) -> Message:
    """To which side passengers get out, in words."""
    return say("wh-choose-alight-side", side=quarter(g, choice), emergency="yes" if choice.emergency else "no")


def alighting_ask(g: G, unit: Unit) -> MoveAsk | None:
    """Where passengers may get out: about their vehicle (WH-VEH-16)."""
    if next(boarding.alightings(g, unit), None) is None:
        return None
    about = footprint(hull_of(boarding.vehicle_of(g, unit))).buffer(
        WITHIN + 2 * max(each.radius for each in unit.models)
    )
    return MoveAsk(unit.id, 0, outline(g, about), entering=True, may_stay=False, single=True)


def way_out(g: G, unit: Unit, decision: ChooseWayOut) -> Geometry:
    """As far as a unit leaves a combat, past everybody (WH-USR-10)."""
    disc = shapely.Point(middle(unit.models)).buffer(decision.distance)
    found: Geometry = shapely.difference(disc, g.context.ground_of(g.state).impassable.shape)
    return found


def outline(g: G, shape: Geometry) -> list[list[Spot]]:
    """The outlines of a region of the table, holes after what they are in."""
    cut = shapely.intersection(shape, shapely.box(0, 0, g.context.width, g.context.depth))
    rings: list[list[Spot]] = []
    for part in shapely.get_parts(cut):
        if isinstance(part, shapely.Polygon):
            for ring in (part.exterior, *part.interiors):
                rings.append(spots(ring.coords[:-1]))
    return rings


# ---- before the battle -------------------------------------------------------------------------------------------


def deploy_view(g: B, decision: ChooseToDeploy) -> DecisionView:
    """Each unit to be dragged into the zone, or kept back; the rest left to the program."""
    units = [g.state.units[id] for id in deployment.to_deploy(g, decision.seat)]
    zone = outlines(open_ground(g, decision.seat))
    moves = [
        MoveAsk(unit.id, 0, zone, entering=True, may_stay=False, turns=unit.is_vehicle)
        for unit in units
        if deployment.within_limits(g, unit)
    ]
    options = [at_once for move in moves if (at_once := set_up_soundly(g, g.state.units[move.unit])) is not None]
    for choice in g.choices(decision):
        match choice:
            case PlaceRest():
                options.append(option(g, choice))
            case HoldBack():
                options.append(option(g, choice, label=say("wh-choose-arrival", arrival=choice.arrival)))
            case RideAlong():
                name = say("wh-choose-ride", transport=g.context.name(choice.transport))
                options.append(option(g, choice, label=name, target=choice.transport))
            case JoinUnit():
                name = say("wh-choose-join", host=g.context.name(choice.host))
                options.append(option(g, choice, label=name, target=choice.host))
            case LeaveUnit():
                options.append(option(g, choice))
    return view(g, decision, "deploy", options, moves=moves, rules=["WH-GAME-07", "WH-GAME-15"])


def set_up_soundly(g: G, unit: Unit) -> Option | None:
    """Where the program would set a unit up, ready to be taken."""
    legs = deployment.suggestion(g, unit, "deploy")
    if legs is None:
        return None
    there = deployment.deployed(g, unit, legs)
    return option(g, SetUp(unit.id, there.legs, there.facing), label=say("wh-choose-sound-place"), primary=True)


def box_outline(left: int, top: int, right: int, bottom: int) -> list[Spot]:
    """The corners of a rectangle."""
    return [Spot(left, top), Spot(right, top), Spot(right, bottom), Spot(left, bottom)]


# ---- one unit ----------------------------------------------------------------------------------------------------


Placing = ChooseWay | ChooseEntry | ChoosePlace | ChooseDrop | ChooseMisplaced | ChooseWayOut


def place_view(g: B, decision: Placing) -> DecisionView:
    """Where a unit goes or comes: a drag, and what is ready to take."""
    unit = g.state.units[decision.unit]
    match decision:
        case ChooseWay():
            foot, scout = decision.goes_on_foot(unit), decision.manner == "scout"
            where = reach(g, unit, decision.allowance, rolled=True, on_foot=foot, scouting=scout)
            ask = MoveAsk(unit.id, decision.allowance, outline(g, where), turns=unit.is_vehicle)
            stay = Walk(())
            options = [option(g, walk) for walk in climbs(g, unit, decision)]
            if decision.refusal(g, stay) is None:
                options.append(option(g, stay, key="S"))
            else:
                options += close_up(g, decision)
        case ChooseWayOut():
            ask = MoveAsk(unit.id, decision.distance, outline(g, way_out(g, unit, decision)), single=True)
            options = listed_options(g, decision)[:1]
        case ChooseEntry():
            along = strip(g, decision)
            ask = MoveAsk(unit.id, decision.allowance, [along], entering=True, turns=False)
            options = entries(g, decision)
        case ChoosePlace():
            ask = MoveAsk(unit.id, 0, place_reach(g, decision), entering=True, may_stay=False, turns=unit.is_vehicle)
            options = sound_place(g, unit, decision)
        case _:
            ask = MoveAsk(unit.id, 0, [], entering=True, may_stay=False, single=True, turns=unit.is_vehicle)
            options = []
    return view(g, decision, "move", options, move=ask, note=place_note(decision))


def climbs(g: G, unit: Unit, decision: ChooseWay) -> list[Walk]:
    """The whole unit a floor up or down, where it may (WH-CORE-07)."""
    found = [Walk(make()) for make in floors.samples(g, unit)]
    return [walk for walk in found if decision.refusal(g, walk) is None]


def close_up(g: G, decision: ChooseWay) -> list[Option]:
    """A way ready to take of a unit that may not stay: it is torn apart, or rages (WH-MOVE-13, WH-USR-14)."""
    ways = islice(g.choices(decision), 1)
    torn = not is_coherent(g.state.units[decision.unit])
    more = {"label": say("wh-choose-close-up")} if torn else {}
    return [option(g, choice, primary=True, **more) for choice in ways]


def place_note(decision: Placing) -> Message | None:
    """What it is as well to know before a place is chosen."""
    match decision:
        case ChooseDrop():
            return say("wh-note-deep-strike")
        case ChooseWay(manner=manner):
            return say("wh-note-way", manner=manner)
        case _:
            return None


def sound_place(g: G, unit: Unit, decision: ChoosePlace) -> list[Option]:
    """Where the program would put the unit, or the lack of room."""
    legs = deployment.suggestion(g, unit, decision.manner)
    if legs is None:
        return [option(g, NoRoom(), primary=True)]
    return [option(g, deployment.deployed(g, unit, legs), label=say("wh-choose-sound-place"), primary=True)]


def place_reach(g: G, decision: ChoosePlace) -> list[list[Spot]]:
    """Where a unit may be put down: its zone; infiltrators almost anywhere."""
    return outlines(open_ground(g, decision.seat)) if decision.manner == "deploy" else []


def entries(g: G, decision: ChooseEntry) -> list[Option]:
    """A few ways on to the table, and the roll for difficult ground."""
    found = g.choices(decision)
    ways = [choice for choice in found if not isinstance(choice, EnterBravely)]
    middle_first = sorted(range(len(ways)), key=lambda number: abs(2 * number - len(ways) + 1))
    options = [option(g, ways[number], primary=not at) for at, number in enumerate(middle_first[:1])]
    return options + [option(g, choice, key="D") for choice in found if isinstance(choice, EnterBravely)]


def strip(g: G, decision: ChooseEntry) -> list[Spot]:
    """The strip along the edge by which a unit comes, as deep as it moves."""
    width, depth, deep = g.context.width, g.context.depth, decision.allowance
    match decision.edge:
        case "north":
            return box_outline(SHY, 0, width - SHY, deep)
        case "south":
            return box_outline(SHY, depth - deep, width - SHY, depth)
        case "west":
            return box_outline(0, SHY, deep, depth - SHY)
        case "east":
            return box_outline(width - deep, SHY, width, depth - SHY)


def approach_view(g: B, decision: ChooseApproach) -> DecisionView:
    """Where the models of a unit close in: as the program would, or man by man."""
    found = g.choices(decision)
    options = [
        option(g, choice, label=say("wh-choose-close-in", number=number + 1), primary=not number)
        for number, choice in enumerate(found)
    ]
    closing = decision.closing
    # From where it stands: nobody leads, but there is no formation to be put in either.
    ask = MoveAsk(closing.unit, closing.allowance, [], start=Spot(*middle(g.state.units[closing.unit].models)))
    unit = g.context.name(closing.unit)
    asked = say("wh-ask-close-in", unit=unit, kind=closing.kind, inches=movement.shown(closing.allowance))
    rules = {"assault": "WH-ASSAULT-02", "reaction": "WH-ASSAULT-06", "pile-in": "WH-ASSAULT-17"}
    return view(g, decision, "move", options, question=asked, move=ask, rules=[rules[closing.kind]])


# ---- one point ---------------------------------------------------------------------------------------------------


def point_view(g: B, decision: PlaceMarker | PlaceTemplate | PlaceBeside | ChooseObjective) -> DecisionView:
    """A place on the table is asked: of a marker, a template, an objective."""
    match decision:
        case PlaceMarker():
            unit, rules = decision.unit, ["WH-WEAPON-07", "WH-WEAPON-20"]
            reach = round_about(g, middle(g.state.units[unit].models), TABLES.weapons[decision.weapon].range)
        case PlaceTemplate():
            unit, reach, rules = decision.unit, [], ["WH-WEAPON-06"]
        case PlaceBeside():
            unit, reach, rules = "marker", [], ["WH-WEAPON-12"]
        case ChooseObjective():
            unit, reach, rules = "objective", [], ["WH-GAME-07"]
    ask = MoveAsk(unit, 0, reach, entering=True, may_stay=False, single=True)
    first = next(iter(g.choices(decision)))
    best = option(g, first, label=say("wh-choose-sound-place"), primary=True)
    target = getattr(decision, "target", None)
    return view(g, decision, "move", [best], move=ask, rules=rules, against=target)


def round_about(g: G, at: Point, radius: int) -> list[list[Spot]]:
    """A round about a place, as far as the table goes."""
    return outline(g, shapely.Point(at).buffer(radius)) if radius else []
