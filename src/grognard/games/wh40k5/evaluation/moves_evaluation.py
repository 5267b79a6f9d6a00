"""What a place is worth to a unit, and so a move, in army points: the fire it opens and meets, the fights it leads to,
the objectives it holds. Nothing here is a rule."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import NamedTuple

import numpy

from grognard.games.wh40k5.evaluation.goals import LATER, PACE, goals, later, objectives_worth
from grognard.games.wh40k5.evaluation.opposed import opposed
from grognard.games.wh40k5.ground.context import CACHE, INCH, G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.ground.vehicle_condition import is_fast, is_open_topped
from grognard.games.wh40k5.ground.vehicle_courses import fastest, length, parts_of
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.odds.expected_losses import points
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.rules.assault.charging import cannot_assault, rate
from grognard.games.wh40k5.rules.mission.deployment import shoots_far
from grognard.games.wh40k5.rules.mission.objectives import WITHIN
from grognard.games.wh40k5.rules.vehicles.arms import fire_points
from grognard.games.wh40k5.rules.vehicles.destruction import assaults_from, passengers
from grognard.games.wh40k5.rules.vehicles.driving import perilous
from grognard.games.wh40k5.rules.vehicles.shock import meetings
from grognard.games.wh40k5.state.choices import Alight, Drive, Leg, Shock
from grognard.games.wh40k5.state.state import Model, Unit, enemy
from grognard.space.hulls import ahead, pivoted
from grognard.space.plane import Floats, Hull, Point, gaps, is_within_arc
from grognard.space.terrain import apart, swept

CHARGES = 0.8
"""The part of a fight that counts where an assault is in reach, as it may fall short."""
FIRE_MET = 0.15
"""The part of the enemy's fire at a place that is counted against it: he has other targets too."""
FIGHTS_MET = 0.15
"""The part of the fights the enemy may seek there that is counted against it."""
COMPANY = 0.4
"""The part of a character that is safe in company."""
SCREEN = 8
"""How many models screen him fully."""
HALF_FIRE = 0.6
"""The part of its fire a vehicle has left that moves at combat speed."""
DIE = 6
"""The faces of a die, one of which immobilises in rough ground."""
INSIDE = INCH // 4
"""How far within reach of an objective a unit goes."""
WAY = (1 / 3, 2 / 3, 1.0)
"""The parts of a straight way at which it is looked whether somebody is in it."""
STUCK = 0.6
"""The part of a vehicle that is lost with its moving for good."""
FREED = 0.5
"""The part of what a vehicle may do without its passengers that counts for their getting out."""
FRONT = 60_000
"""How far, in thousandths of a degree to each side, the front of a vehicle wards off."""

Legs = tuple[Leg, ...]


def move_worth(g: G, unit: Unit, legs: Legs, *, running: bool = False) -> float:
    """By how much a move betters the place of a unit; ``running``: it does nothing more in this turn then."""
    if not legs:
        return 0.0
    ends = {leg.model: leg.points[-1] for leg in legs}
    table = numpy.array([(*ends.get(model.id, model.at), model.radius) for model in unit.models], dtype=numpy.float64)
    here = standing(g, unit, g.context.stand(unit.models).table, moved=unit.moved, charges=not running)
    return standing(g, unit, table, moved=not running, charges=not running) - here


def forward_worth(g: G, unit: Unit, rolls: Mapping[int, float], *, running: bool = False) -> float:
    """What a way towards the best place would be worth of which dice say how many inches it is: towards an enemy the
    mean of it, to an objective each as often as it comes."""
    mean = sum(chance * inches for inches, chance in rolls.items()) * INCH
    worth = [straight_worth(g, unit, other.models[0].at, mean, running) for other in g.state.standing(enemy(unit.seat))]
    for each in g.state.objectives:
        at = each.x, each.y
        model = min(unit.models, key=lambda model: hypot(at[0] - model.x, at[1] - model.y) - model.radius)
        need = hypot(at[0] - model.x, at[1] - model.y) - model.radius - WITHIN
        if 0 < need <= max(rolls) * INCH:
            there = sum(chance for inches, chance in rolls.items() if inches * INCH >= need)
            short = straight_worth(g, unit, at, need / 2, running, model)
            worth.append(there * straight_worth(g, unit, at, need + INSIDE, running, model) + (1 - there) * short)
        elif need > 0:
            worth.append(straight_worth(g, unit, at, mean, running, model))
    return max(worth, default=0.0)


def straight_worth(g: G, unit: Unit, goal: Point, length: float, running: bool, first: Model | None = None) -> float:
    """What so long a way straight to a goal would be worth, if nobody is in it: of the whole unit as it stands,
    ``first`` right at it."""
    model = first or unit.models[0]
    far = max(hypot(goal[0] - model.x, goal[1] - model.y), 1.0)
    part = min(length, far) / far
    dx, dy = round((goal[0] - model.x) * part), round((goal[1] - model.y) * part)
    if is_full(g, unit, dx, dy):
        return 0.0
    legs = tuple(Leg(each.id, ((each.x + dx, each.y + dy),)) for each in unit.models)
    return max(move_worth(g, unit, legs, running=running), 0.0)


def is_full(g: G, unit: Unit, dx: int, dy: int) -> bool:
    """Whether a unit moved so far would go through others, or stand on them."""
    here: Floats = g.context.stand(unit.models).table
    about = swept(g.context.stand(unit.models).box, dx, dy)
    there = (other for other, stand in g.context.stands(g.state) if other.id != unit.id and not apart(about, stand.box))
    others = [table_of(g, other)[0] for other in there]
    if not others:
        return False
    ways = numpy.concatenate([here + numpy.array([part * dx, part * dy, 0.0]) for part in WAY])
    return bool((gaps(ways, numpy.concatenate(others)) <= 0).any())


def standing(g: G, unit: Unit, table: Floats, *, moved: bool, charges: bool) -> float:
    """What it is worth to a unit to stand so in this shooting phase: remembered for as long as no enemy moves, the
    objectives are worth to it what they were, and of a character as long as no friend moves."""
    known, about = g.context.known(g.state), ("standing", id(unit))
    if about not in known:
        friends = g.state.standing(unit.seat) if unit.of.character else ()
        models = (unit.models, *(other.models for other in (*g.state.standing(enemy(unit.seat)), *friends)))
        known[about] = models, (g.state.player_turn, goals(g, unit), tuple(id(each) for each in models)), unit
    kept, hangs_on, _ = known[about]
    key = ("standing", unit.id, table.tobytes(), moved, charges, *hangs_on)
    found = g.context.looks.get(key)
    if found is None:
        if len(g.context.looks) > CACHE:
            g.context.looks.clear()
        value = place_worth(g, unit, thinned(table), moved, charges).value
        value += objectives_worth(g, unit, table, runs=charges)
        value += company_worth(g, unit, table)
        found = g.context.looks[key] = (value, kept)
    return float(found[0])


def thinned(table: Floats) -> Floats:
    """Some models of a unit that stand for all."""
    if len(table) <= 4:
        return table
    some: Floats = table[[0, len(table) // 3, 2 * len(table) // 3, len(table) - 1]]
    return some


class Place(NamedTuple):
    """A place judged: the best shot and the best fight from it, what the enemy may do there."""

    shot: float
    fight: float
    met: float

    @property
    def value(self) -> float:
        """Who fights well does not shoot and charge different enemies: the better counts, the other a little."""
        return max(self.shot, self.fight) + 0.4 * min(self.shot, self.fight) - self.met


def place_worth(g: G, unit: Unit, table: Floats, moved: bool, charges: bool) -> Place:
    """The best shot and the best fight from a place, now or in turns to come, and what the enemy may do there."""
    shot = fight = met = 0.0
    found = opposed(g, unit)
    reach = rate(unit)
    may_charge = charges and cannot_assault(g, unit) is None
    fires, fights = found.fire(moved), found.fights if reach else [0.0] * len(found.foes)
    for at, (away, foe) in enumerate(zip(found.away(table), g.state.standing(enemy(unit.seat)), strict=True)):
        fire, value = fires[at], fights[at]
        shot = max(shot, fire.at(away))
        shot = max(shot, LATER * fire.nearer(away, later, shot))
        if value > 0:
            now = CHARGES if may_charge and away <= reach else CHARGES * LATER * later(away - reach)
            fight = max(fight, now * value)
        if not foe.fleeing:
            met += FIRE_MET * found.fire_met[at].at(away - 2 * INCH)
            if away <= found.rates[at] + PACE and found.fight_met(at) > 0:
                met += FIGHTS_MET * found.fight_met(at)
    return Place(shot, fight, min(met, 0.5 * points(unit)))


def ground_gained(g: G, unit: Unit, target: Unit) -> float:
    """What a unit that assaults another gains or loses for objectives by standing beside it."""
    here = g.context.stand(unit.models).table
    foes = table_of(g, target)[0]
    apart = gaps(here, foes)
    own, foe = divmod(int(apart.argmin()), apart.shape[1])
    dx, dy = foes[foe, 0] - here[own, 0], foes[foe, 1] - here[own, 1]
    part = max(float(apart[own, foe]), 0.0) / max(hypot(dx, dy), 1.0)
    there = here + numpy.array([dx * part, dy * part, 0.0])
    return objectives_worth(g, unit, there) - objectives_worth(g, unit, here)


def company_worth(g: G, unit: Unit, table: Floats) -> float:
    """What it is worth to a character to be with a unit of fighters, behind whose models he is safe."""
    if not unit.of.character:
        return 0.0
    hosts = [other for other in g.state.standing(unit.seat) if other.of.size[1] > 1 and not other.is_vehicle]
    best = 0.0
    for host in hosts:
        away = float(gaps(table, g.context.stand(host.models).table).min())
        screen = min(len(host.models), SCREEN) / SCREEN * (0.5 if shoots_far(host) else 1.0)
        best = max(best, screen * later(away - 2 * INCH))
    return COMPANY * points(unit) * best


# ---- vehicles ----------------------------------------------------------------------------------------------------


def drive_worth(g: G, unit: Unit, choice: Drive) -> float:
    """By how much a drive betters the place of vehicles and their passengers, less what it may cost them to be stuck on
    the way (WH-VEH-04)."""
    (course, *_), model = choice.courses, unit.models[0]
    parts = parts_of(model, course.stretches)
    end = parts[-1].after
    gone = length(course.stretches)
    table = hull_table(end)
    here = numpy.array([(model.x, model.y, table[0, 2])], dtype=numpy.float64)
    gain = hull_worth(g, unit, table, end.facing, gone) - hull_worth(g, unit, here, model.facing, 0)
    if perilous(g, model, parts) is None:
        return gain
    hope = objectives_worth(g, unit, table) - objectives_worth(g, unit, table, stays=True)
    return gain - (gain + STUCK * points(unit) + hope) / DIE


def hull_table(hull: Hull) -> Floats:
    """A hull as a disc that is nowhere beside it."""
    return numpy.array([(hull.x, hull.y, min(hull.length, hull.width) / 2)], dtype=numpy.float64)


def hull_worth(g: G, unit: Unit, table: Floats, facing: int, gone: int) -> float:
    """What it is worth to a vehicle to stand so after going so far."""
    found, model, inside = opposed(g, unit), unit.models[0], passengers(g.state, unit.id)
    free = 2 * PACE if is_fast(model) else PACE
    part = 1.0 if not gone else (1.0 if is_fast(model) else HALF_FIRE) if gone <= PACE else HALF_FIRE * (gone <= free)
    shot = met = 0.0
    nearest = None
    for at, (away, fire) in enumerate(zip(found.away(table), found.fire(False), strict=True)):
        shot = max(shot, part * fire.at(away))
        shot = max(shot, LATER * fire.nearer(away, later, shot))
        met += FIRE_MET * found.fire_met[at].at(away)
        if away <= found.rates[at] + PACE and found.fight_met(at) > 0:
            met += FIGHTS_MET * found.fight_met(at) * (0.4 if gone > PACE else 1.0)
        if nearest is None or away < nearest[0]:
            nearest = (away, found.foes[at])
    value = shot - min(met, 0.6 * points(unit)) + objectives_worth(g, unit, table)
    if nearest is not None and model.of.hull is not None:
        faced = is_within_arc((int(table[0, 0]), int(table[0, 1])), facing, FRONT, nearest[1].models[0])
        value += 0.5 if faced else 0.0
    return value + sum(inside_worth(g, each, model, table) for each in inside)


def shock_worth(g: G, unit: Unit, choice: Shock) -> float:
    """What a tank shock may be expected to do: units break, objectives are come to, less the risk of driving among
    them."""
    tank = pivoted(hull_of(unit.models[0]), choice.turn)
    here, there = hull_table(tank), hull_table(ahead(tank, choice.distance))
    value = objectives_worth(g, unit, there) - objectives_worth(g, unit, here) - 2.0 - 0.1 * points(unit)
    for met in meetings(g, unit, tank, choice.distance):
        foe = g.state.units[met.unit]
        value += 0.15 * points(foe) if met.model else (1 - float(holds(g, foe))) * 0.4 * points(foe)
    return value if choice.distance <= fastest(unit.models[0]) else 0.0


def alight_worth(g: G, unit: Unit, choice: Alight) -> float:
    """By how much passengers better their place by getting out: they all fire, and may assault from a vehicle that has
    not moved or is open; but they can be shot at."""
    assert unit.aboard is not None
    vehicle = g.state.units[unit.aboard].models[0]
    outside = numpy.array(
        [(*at, model.radius) for at, model in zip(choice.places, unit.models, strict=True)], dtype=numpy.float64
    )
    free = not vehicle.turned or assaults_from(g, vehicle)
    out = place_worth(g, unit, thinned(outside), vehicle.turned, free).value + objectives_worth(g, unit, outside)
    hull = numpy.array([(vehicle.x, vehicle.y, vehicle.of.hull[1] / 2 if vehicle.of.hull else 0)], dtype=numpy.float64)
    return out - inside_worth(g, unit, vehicle, hull) + freed(g, unit, hull) - 1.0


def freed(g: G, unit: Unit, hull: Floats) -> float:
    """What it is worth to a vehicle to be rid of passengers who are where they are wanted: it may go where it is."""
    assert unit.aboard is not None
    carrier = g.state.units[unit.aboard]
    if carrier.models[0].immobilised or not objectives_worth(g, unit, hull, stays=True):
        return 0.0
    return FREED * (objectives_worth(g, carrier, hull) - objectives_worth(g, carrier, hull, stays=True))


def inside_worth(g: G, unit: Unit, vehicle: Model, hull: Floats) -> float:
    """What it is worth to passengers to stay in: what fire points let them fire, and the fights and objectives the
    vehicle will bring them to."""
    part = 1.0 if is_open_topped(vehicle) else min(fire_points(vehicle) / len(unit.models), 1.0)
    drives = 0 if vehicle.immobilised else fastest(vehicle)
    shots, fight, found, reach = 0.0, 0.0, opposed(g, unit), rate(unit) + drives
    for away, fire, value in zip(found.away(hull), found.fire(True), found.fights, strict=True):
        shots = max(shots, part * fire.at(away))
        fight = max(fight, CHARGES * LATER * later(away - reach) * value)
    goal = objectives_worth(g, unit, hull, drives)
    if vehicle.immobilised:
        fight, goal = LATER * fight, min(goal, max(LATER * goal, objectives_worth(g, unit, hull, stays=True)))
    return max(shots, fight) + 0.4 * min(shots, fight) + goal
