"""What is in a vehicle's way worked out a second time, the plain way, over tables composed at random: the ground of
each part of it against whatever is there. Places are often an inch from it to a hair.
"""

from random import Random

import pytest
from shapely import Point, Polygon

from grognard.games.bolt_action.ground import driving, driving_faults
from grognard.games.bolt_action.rules.movement.move import RUN, Move
from grognard.games.bolt_action.state.choices import Drive, Stretch
from grognard.games.bolt_action.state.state import Floor, Wreck
from grognard.space.hulls import ahead
from grognard.space.plane import footprint
from tests.games.bolt_action.table import gun, of, play, squad, vehicle
from tests.games.playing import inches, piece

INCH = 1000
LONG, WIDE = (vehicle("a.tank", 0, 0).unit.hull.length / 2000, vehicle("a.tank", 0, 0).unit.hull.width / 2000)


def composed(random):
    """A tank in the middle, up to four others about its way up the table or behind it, and some ground."""

    def beside(half):
        """A place an inch or so off its flank, or on its way or past its end."""
        gap = random.choice([-0.5, 0.0, 0.3, 0.998, 0.999, 1.0, 1.001, 1.5])
        along = random.choice([-3, 0, 3, 6])
        match random.choice(["flank", "front", "rear", "way"]):
            case "flank":
                return 24 + random.choice([-1, 1]) * (WIDE + gap + half), 24 - along
            case "front":
                return 24 + random.uniform(-1, 1), 24 - random.choice([3, 6, 9]) - LONG - gap - half
            case "rear":
                return 24 + random.uniform(-1, 1), 24 + LONG + gap + half
        return 24 + random.uniform(-2, 2), 24 - random.choice([4, 8])

    units, wrecks, pieces = [], [], []
    for number in range(random.choice([0, 1, 1, 2, 3])):
        name, kind = (
            f"{random.choice('ab')}.other{number}",
            random.choice(["men", "men", "car", "gun", "wreck", "indoors"]),
        )
        x, y = beside(0.492 if kind in ("men", "gun", "indoors") else 0.8)
        match kind:
            case "men":
                units.append(squad(name, x, y, men=random.randint(1, 2)))
            case "indoors":
                pieces.append(piece("building", 40, 40, 45, 45, 3))
                units.append(squad(name, x, y, men=1, inside=Floor(pieces[-1].id, 0)))
            case "car":
                units.append(vehicle(name, x, y, "truck", facing=random.choice([0, 90, 200])))
            case "gun":
                units.append(gun(name, x, y, places=[(x, y), (x, y - 2), (x + 1.4, y - 2), (x - 1.4, y - 2)]))
            case "wreck":
                hull = vehicle(name, x, y, "truck", facing=random.choice([0, 90])).unit.hull
                wrecks.append(Wreck(name, hull))
                units.append(vehicle(name, 0, 0, "truck", place="destroyed"))
    if random.random() < 0.5:
        x, y = beside(0.5)
        kind = random.choice(["river", "wall", "wood", "hedge", "building"])
        pieces.append(piece(kind, x - 0.5, y - 0.5, x + 0.5, y + 0.5, 3))
    entry = random.choice(["m4-sherman", "tiger-i"])
    tank = vehicle("a.tank", 24, 24, entry, order="advance")
    pieces = list({each.id: each for each in pieces}.values())
    men = squad("a.men", 2, 46, men=1, order="run")
    battle = play(Move("a.men", RUN), tank, men, *units, wrecks=tuple(wrecks), pieces=pieces)
    return battle, of(battle, "a.tank")


def driven(random):
    """Up to three stretches, ahead or back."""
    back = random.choice([1, 1, 1, -1])
    count = random.choice([1, 1, 1, 2])
    turns = [0, 0, 0, 45_000, -90_000]
    return Drive(
        tuple(Stretch(random.choice(turns), back * inches(random.choice([0.5, 3, 6, 9]))) for _ in range(count))
    )


def neighbours(battle, tank, parts, ending, overruns, passing):
    """Whom a way comes too near to, plainly."""
    start, end = footprint(parts[0].before), footprint(parts[-1].after)
    grounds, found = [part.ground for part in parts], set()
    for other in battle.state.units.values():
        if other.place != "table" or other.id == tank.id or other.inside is not None:
            continue
        foe = other.seat != tank.seat
        if other.is_vehicle:
            shape = footprint(other.hull)
            began, ended = shape.distance(start), shape.distance(end)
            way = min(shape.distance(ground) for ground in grounds)
            least, last = (INCH - 1 if foe else 0.5), INCH - 1.0
            if began < INCH - 1:
                least, last = (0.5 if passing else began - 0.5), began - 1
            if way < least:
                found.add("ba-fault-vehicle-enemy-near" if foe else "ba-fault-vehicle-in-way")
            if ending and ended < last:
                found.add("ba-fault-vehicle-enemy-near" if foe else "ba-fault-vehicle-friend-near")
            continue
        if foe and overruns:
            continue
        if other.gun is not None and not foe:
            middle = Point(other.gun.x, other.gun.y)
            least = min(other.gun.radius, start.distance(middle)) - 1
            if any(ground.distance(middle) < least for ground in grounds):
                found.add("ba-fault-vehicle-in-way")
        for model in other.models:
            at = Point(model.x, model.y)
            began, ended = start.distance(at) - model.radius, end.distance(at) - model.radius
            way = min(ground.distance(at) for ground in grounds) - model.radius
            if foe or not passing:
                least = INCH - 1 if began >= INCH - 1 else min(began, 0) - 1 if passing else began - 0.5
                # Exactly at the tolerance nobody is too near, of hulls and of men alike (BA-GEN-10).
                if (
                    way < least
                    or way <= max(min(least, INCH - 1.5), -model.radius)
                    or (ending and ended <= max(min(began, INCH - 1) - 1, -model.radius))
                ):
                    found.add("ba-fault-vehicle-enemy-near")
            elif ending and ended < INCH - 1:
                found.add("ba-fault-vehicle-friend-near")
    walls = [Polygon(each.outline) for each in battle.context.field.pieces if each.kind == "wall"]
    stands = footprint(driving.inner(parts[-1].after))
    if ending and any(wall.intersects(stands) for wall in walls):
        found.add("ba-fault-on-wall")
    return found


@pytest.mark.rule("BA-GEN-05", "BA-GEN-15", "BA-MOV-19", "BA-ORD-13", "BA-VEH-33")
@pytest.mark.parametrize("seed", range(80))
def test_whom_a_vehicle_comes_too_near_to_the_plain_way(seed):
    random = Random(seed)
    battle, tank = composed(random)
    for _ in range(8):
        parts = list(driving.parts(tank.hull, driven(random)))
        ending, overruns, passing = random.random() < 0.7, random.random() < 0.2, random.random() < 0.7
        found = driving_faults.neighbour_faults(battle, tank, parts, ending, overruns, passing)
        expected = neighbours(battle, tank, parts, ending, overruns, passing)
        assert {each.message.id for each in found} == expected, (parts, ending, overruns, passing)


@pytest.mark.rule("BA-MOV-02", "BA-MOV-15", "BA-MOV-22", "BA-BLD-05", "BA-ORD-13", "BA-VEH-33")
@pytest.mark.parametrize("seed", range(60))
def test_what_ground_bars_a_vehicle_the_plain_way(seed):
    random = Random(seed + 1000)
    battle, tank = composed(random)
    pieces = [(each.kind, Polygon(each.outline)) for each in battle.context.field.pieces]
    wrecks = [footprint(wreck.hull) for wreck in battle.state.wrecks]
    for _ in range(8):
        parts = list(driving.parts(tank.hull, driven(random)))
        running, breaks, keep = random.random() < 0.5, random.random() < 0.3, random.choice([0, 0, 1000])
        expected = []
        for part in parts:
            covered = part.inner
            if keep:
                on = driving.inner(ahead(part.after, keep if part.distance > 0 else -keep))
                covered = covered.union(footprint(on))
            barred = [area for kind, area in pieces if kind == "river" or (kind == "building" and not breaks)]
            slow = [area for kind, area in pieces if kind == "wood"]
            if any(area.intersects(covered) for area in barred):
                expected.append(("ba-fault-closed-vehicle", part.gone))
            if running and any(area.intersects(covered) for area in slow):
                expected.append(("ba-fault-no-run", part.gone))
            expected += [("ba-fault-wreck", part.gone) for wreck in wrecks if wreck.intersects(covered)]
        found = driving_faults.obstructions(battle, tank, parts, running, keep, breaks, overruns=True)
        told = [(each.message.id, each.at) for each in found]
        kinds = ("ba-fault-closed-vehicle", "ba-fault-no-run", "ba-fault-wreck")
        assert [each for each in told if each[0] in kinds] == expected, (parts, running, breaks, keep)
        near = neighbours(battle, tank, parts, True, True, not keep)
        assert {message for message, _ in told if message not in kinds} == near
