"""Ways on foot worked out a second time, the plain way, over tables composed at random: who breaks which rule,
and how far along his way. Places lie on a grid on which bases are often an inch apart to a hair, and touch pieces to a
hair.
"""

from math import hypot
from random import Random

import pytest
from shapely import LineString, Point, Polygon
from shapely.affinity import rotate

from grognard.games.bolt_action.ground import walking
from grognard.games.bolt_action.rules.movement.move import ADVANCE, Move
from grognard.games.bolt_action.state.choices import Leg, Walk
from grognard.games.bolt_action.state.state import Wreck
from tests.games.bolt_action.table import of, play, squad, vehicle
from tests.games.playing import piece

GRID = 0.248
"""Eight of these from middle to middle bring two bases an inch apart."""
INCH, BASE, SLACK = 1000, 492, 30
HAIRS = (-0.002, -0.001, 0, 0, 0.001)
CLOSED, SLOW, WALLS = ("river",), ("wood", "rubble", "hedge", "wall"), ("wall",)
FORMATION = [(0, 0), (1.4, 0), (0.7, 1.3)]


def composed(random):
    """Some men, one to three hindrances about them, and what is in their way."""
    men = random.randint(1, 3)
    x, y = random.choice([(5, 5), (5, 5), (5, 0.6), (0.6, 5)])
    units, wrecks, pieces = [], [], []

    def beside():
        step = random.choice([(8, 0), (0, 8), (-8, 0), (0, -8), (12, 0), (0, 14), (14, 14), (6, 20), (20, 4), (24, 24)])
        return x + step[0] * GRID, y + step[1] * GRID

    for number in range(random.randint(0, 2)):
        (left, top), hair = beside(), random.choice(HAIRS)
        name = f"{random.choice('ab')}.other{number}"
        match random.choice(["men", "men", "car", "wreck"]):
            case "men":
                units.append(squad(name, left + hair, top, men=random.randint(1, 2)))
            case "car":
                units.append(vehicle(name, left + 2 + hair, top + 1, "truck", facing=random.choice([0, 30, 90])))
            case _:
                hull = vehicle(name, left + 2, top + 1 + hair, "truck", facing=random.choice([0, 90, 200])).unit.hull
                wrecks.append(Wreck(name, hull))
    if random.random() < 0.6:
        (left, top), hair = beside(), random.choice((*HAIRS, 0.03, 0.031, 0.029, 0.492, 0.462))
        kind = random.choice(["river", "wood", "wall", "hedge", "road", "orchard"])
        pieces.append(
            piece(kind, left + hair, top, left + hair + random.choice([0.2, 3]), top + random.choice([0.3, 4]))
        )
    places = [(x + dx, y + dy) for dx, dy in FORMATION[:men]]
    moved = squad("a.men", 0, 0, men=men, places=places, order="advance")
    # A vehicle far away, so that vehicles are thought of.
    far = vehicle("a.far", 26, 26, "truck")
    wreckage = [vehicle(wreck.unit, 0, 0, "truck", place="destroyed") for wreck in wrecks]
    battle = play(
        Move("a.men", ADVANCE), moved, *units, far, *wreckage, wrecks=tuple(wrecks), pieces=pieces, size=(30, 30)
    )
    return battle, of(battle, "a.men")


def wandered(random, unit):
    """Some of the men by the same steps, or all by steps of their own."""
    models = random.sample(unit.models, random.randint(1, len(unit.models)))
    together = random.random() < 0.7
    steps = [[(random.randint(-20, 24), random.randint(-20, 24)) for _ in range(random.randint(1, 2))] for _ in models]
    legs = []
    for model, own in zip(models, steps, strict=True):
        x, y, points = model.x, model.y, []
        for dx, dy in steps[0] if together else own:
            x, y = x + round(dx * GRID * INCH), y + round(dy * GRID * INCH)
            points.append((x, y))
        legs.append(Leg(model.id, tuple(points)))
    return Walk(tuple(legs))


def hull_of(hull):
    half = hull.width / 2, hull.length / 2
    x, y = hull.x, hull.y
    box = Polygon([(x - half[0], y - half[1]), (x + half[0], y - half[1]), (x + half[0], y + half[1]),
                   (x - half[0], y + half[1])])  # fmt: skip
    return rotate(box, hull.facing / 1000, origin=(x, y))


def first(way, shapes):
    """How far along a way it first comes so near to one of some shapes, to within ten thousandths."""
    line = LineString(way)
    places = ((at, line.interpolate(at)) for at in range(0, int(line.length) + 1, 10))
    return next((at for at, here in places if any(here.distance(shape) <= near for shape, near in shapes)), line.length)


def plainly(battle, unit, walk, manner, allowance):
    """The faults of a walk: message, man, and how far along his way (None where it is not asked)."""
    state, ground = battle.state, battle.context.field
    starts = {model.id: (model.x, model.y) for model in unit.models}
    ends = starts | {leg.model: leg.points[-1] for leg in walk.legs}
    areas = [(each.kind, Polygon(each.outline)) for each in ground.pieces]
    found = set()
    for leg in walk.legs:
        way = [starts[leg.model], *leg.points]
        line, end, start = LineString(way), Point(way[-1]), Point(way[0])
        if line.length > allowance + 1:
            found.add(("ba-fault-too-far", leg.model, allowance))
        x, y = way[-1]
        inside = BASE <= x <= 30_000 - BASE and BASE <= y <= 30_000 - BASE
        if not inside or any(not (0 <= u <= 30_000 and 0 <= v <= 30_000) for u, v in way):
            found.add(("ba-fault-off-table", leg.model, line.length))
        for kind, area in areas:
            reach = BASE - SLACK
            # Who stands over closed ground already comes no deeper into it.
            deep = area.distance(start)
            allowed = deep - 1 if 1 < deep < reach and kind in CLOSED else reach
            if kind in CLOSED and area.distance(line) <= allowed:
                found.add(("ba-fault-closed", leg.model, first(way, [(area, reach)])))
            if kind in SLOW and manner == "run" and area.distance(line) <= reach:
                found.add(("ba-fault-no-run", leg.model, first(way, [(area, reach)])))
            if kind in WALLS and area.distance(end) <= reach:
                found.add(("ba-fault-on-wall", leg.model, line.length))
        for other in state.units.values():
            if other.place != "table" or other.id == unit.id:
                continue
            foe = other.seat != unit.seat
            if other.is_vehicle:
                found |= passing(way, leg.model, hull_of(other.hull), "foe" if foe else "friend")
                continue
            others = [(Point(each.x, each.y), each.radius + BASE) for each in other.models]
            if not foe:
                if any(end.distance(at) - room < INCH - 1 for at, room in others):
                    found.add(("ba-fault-friend-near", leg.model, line.length))
                continue
            near = [(at, room) for at, room in others if start.distance(at) - room >= INCH - 1]
            wrong = [(at, room) for at, room in near if line.distance(at) - room < INCH - 0.5]
            if wrong:
                met = first(way, [(at, room + INCH - 1) for at, room in wrong])
                found.add(("ba-fault-enemy-near", leg.model, met))
            elif any(end.distance(at) - room < INCH - 1 for at, room in others):
                found.add(("ba-fault-enemy-near", leg.model, line.length))
        for wreck in state.wrecks:
            found |= passing(way, leg.model, hull_of(wreck.hull), "wreck")
    return found | {(*each, None) for each in formation(unit, starts, ends, allowance)}


def passing(way, id, shape, whose):
    """What is wrong about a way past a hull."""
    line = LineString(way)
    start, along, end = (shape.distance(each) - BASE for each in (Point(way[0]), line, Point(way[-1])))
    on_the_way = INCH - 1 if whose == "foe" else -1
    at_the_end = -1 if whose == "wreck" else INCH - 1
    if along < (on_the_way if start >= on_the_way else min(start, 0) - SLACK):
        return {("ba-fault-enemy-near" if whose == "foe" else "ba-fault-vehicle-in-way", id, None)}
    if end < at_the_end and (start >= at_the_end or end < min(at_the_end, max(start, 0)) - 1):
        return {("ba-fault-enemy-near" if whose == "foe" else "ba-fault-friend-near", id, line.length)}
    return set()


def formation(unit, starts, ends, allowance):
    """Bases on bases, and men who are no longer one chain."""
    ids = list(ends)
    over = [one for one in ids for two in ids if one != two and hypot(ends[one][0] - ends[two][0],
            ends[one][1] - ends[two][1]) < 2 * BASE - 1]  # fmt: skip
    found = {("ba-fault-overlap", min(over))} if over else set()
    groups = chains(ends)
    if len(groups) > 1:
        found.add(("ba-fault-formation", groups[-1][0]))
    return found


def chains(places):
    """Men within an inch of one another, the longest chain first."""
    left, found = sorted(places), []
    while left:
        chain, left = [left[0]], left[1:]
        for one in chain:
            near = [each for each in left if hypot(places[one][0] - places[each][0],
                    places[one][1] - places[each][1]) - 2 * BASE <= INCH + 1]  # fmt: skip
            chain += near
            left = [each for each in left if each not in near]
        found.append(sorted(chain))
    return sorted(found, key=len, reverse=True)


@pytest.mark.rule(
    "BA-MOV-01", "BA-MOV-02", "BA-MOV-04", "BA-MOV-05", "BA-MOV-15", "BA-MOV-19", "BA-GEN-04", "BA-GEN-05"
)
@pytest.mark.rule("BA-GEN-15")
@pytest.mark.parametrize("seed", range(60))
def test_ways_on_foot_break_the_rules_that_they_break_the_plain_way(seed):
    random = Random(seed)
    battle, men = composed(random)
    for _ in range(10):
        walk = wandered(random, men)
        manner: walking.Manner = random.choice(["advance", "run"])
        allowance = random.choice([4000, 6000, 12000])
        found = walking.faults(battle, men, walk, manner, allowance)
        told = {(each.message.id, each.model): each for each in found}
        expected = plainly(battle, men, walk, manner, allowance)
        assert set(told) == {(message, model) for message, model, _ in expected}, walk
        for message, model, at in expected:
            where = [each for each in expected if each[:2] == (message, model)]
            if at is not None and len(where) == 1:
                assert told[message, model].at == pytest.approx(at, abs=25), (message, walk)
