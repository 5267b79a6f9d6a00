"""Drives worked out a second time, the plain way, over tables composed at random: by which rule each is refused."""

from math import atan2, ceil, cos, degrees, hypot, radians, sin
from random import Random
from typing import Any

import pytest
from shapely import LineString, Point, Polygon, union_all

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.state.intents import Besides
from tests.games.operation_ww2.table import Idle, ground, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

SHEETS = ("sherman-75", "t-34", "opel-blitz", "sdkfz-251", "m8-greyhound", "kubelwagen", "tiger")
KINDS = (
    "road",
    "track",
    "low-hedge",
    "wooden-fence",
    "woods",
    "rubble",
    "steep-slope",
    "trench",
    "deep-river",
    "building",
)
OPTIONS = {
    "pass_through_friends": ("on", "off"), "terrain_cost": ("once_per_element", "on_entry_only"),
    "mixed_reverse": ("no", "yes"), "tanks_in_buildings": ("off", "off", "on"),
}  # fmt: skip
HERE = (60, 60)
RIM = 20
Found = tuple[str, dict[str, Any]] | None


def composed(random: Random) -> Any:
    """A vehicle with something about it."""
    facing = random.choice([0, 90, 180, 270, 45])
    state = {"lost": random.choice([*12 * [()], ("wheel",), ("wheel", "wheel", "wheel"), ("track",)])}
    car = vehicle("a.car", random.choice(SHEETS), HERE, facing, **state)
    width = random.choice([120, 72])
    (itself,) = car.models
    if random.random() < 0.15:
        itself = replace(itself, boarded=1)
    rows = [replace(car, models=(itself,)), unit("b.far", (5, 5))]

    def beside() -> tuple[float, float]:
        """A place near the way straight ahead, or behind."""
        along, aside = random.choice([-9, 3, 7, 9, 12, 15, 18]) + random.random(), random.uniform(-4, 4)
        dx, dy = sin(radians(facing)), -cos(radians(facing))
        return 60 + along * dx - aside * dy, 60 + along * dy + aside * dx

    for number in range(random.choice([0, 0, 0, 1, 2])):
        side = random.choice("ab")
        if random.random() < 0.6:
            rows.append(unit(f"{side}.men{number}", beside()))
        else:
            rows.append(vehicle(f"{side}.car{number}", "jeep", beside()))
    pieces = []
    for number in range(random.choice([0, 0, 1, 1, 2])):
        kind, (x, y), half = random.choice(KINDS), beside(), random.choice([0.5, 2, 6])
        y = 120 - y  # maps are measured from below
        row = BuildingRow(material=random.choice(["wood", "stone"]), storeys=1, openings=())
        built = {"building": row} if kind == "building" else {}
        corners = (
            (min(x, 70) - half, y - half),
            (min(x + random.choice([half, 20]), width), y + random.choice([half, 20])),
        )
        pieces.append({"id": f"piece-{number}", "kind": kind, "rectangle": corners, **built})
    options = {name: random.choice(values) for name, values in OPTIONS.items()}
    return fight(Idle(), *rows, map=ground(*pieces, width=width), options=options)


def declared(random: Random, g: Any) -> Any:
    """A way of up to four corners, the speed, and what goes with it."""
    corners = random.choice([*8 * [1], 2, 2, 3, 4, 0])
    itself = g.state.units["a.car"].vehicles[0]
    ahead = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}.get(itself.facing // 1000, (1, -1))
    x, y, way = 60_000, 60_000, []
    for _ in range(corners):
        far = random.choice([1000, 3000, 5000, 8000, 10_000, 10_000, 13_000, 18_000]) + random.choice([0, 0, -1, 1, 2])
        if random.random() < 0.2:
            angle = random.choice([0, 45, 100, 181, 270])
            x, y = x + round(far * sin(radians(angle))), y - round(far * cos(radians(angle)))
        else:
            dx, dy = random.choice([*4 * [ahead], (0, -1), (0, 1), (1, 0), (-1, 0)])
            x, y = x + far * dx, y + far * dy
        way.append((x, y))
    besides = Besides(
        reverse=random.random() < 0.1,
        backing=(random.randrange(corners),) if corners and random.random() < 0.05 else (),
        facing=random.choice([*9 * [None], 90_000, 180_000, 300]),
        overrun=random.choice([0, 0, 1]),
        ram=random.choice([None, None, "b.car0"]),
        exposed=random.choice([(), ("commander",)]) if random.random() < 0.1 or has_commander(itself) else (),
    )
    order = random.choice([*8 * ["move"], "assault", "assault", "fire"])
    return order, tuple(way), random.choice(["slow", "slow", "fast"]), besides


def has_commander(itself: Any) -> bool:
    return "commander" in TABLES.vehicles[itself.machine.sheet].tasks


class Plain:
    """The course of a drive, worked out without the program's own geometry."""

    def __init__(self, itself: Any, way: Any, besides: Besides) -> None:
        self.itself = itself
        self.length, self.width = itself.length - 2 * RIM, itself.width - 2 * RIM
        x, y, facing = itself.x, itself.y, itself.facing / 1000
        self.turns, self.far, self.backs, self.poses, self.ends = 0, 0.0, False, [], []
        for number, (u, v) in enumerate(way):
            back = besides.reverse or number in besides.backing
            towards = degrees(atan2(u - x, y - v)) + 180 * back
            self.pivot(x, y, facing, towards)
            far = hypot(u - x, v - y)
            self.poses += [(x, y, towards, u, v)]
            self.far += far
            self.backs = self.backs or back
            x, y, facing = u, v, towards
            self.ends.append((x, y, facing))
        if besides.facing is not None:
            self.pivot(x, y, facing, besides.facing / 1000)
            self.ends.append((x, y, besides.facing / 1000))

    def pivot(self, x: float, y: float, before: float, after: float) -> None:
        angle = (after - before + 180) % 360 - 180
        self.turns += 0 if abs(angle) <= 0.3001 else ceil((abs(angle) - 0.3001) / 90)
        steps = max(1, ceil(abs(angle) / 6))
        self.poses += [(x, y, before + angle * step / steps, x, y) for step in range(steps + 1)] if angle else []

    def hull(self, x: float, y: float, facing: float, length: float, width: float) -> Polygon:
        dx, dy = sin(radians(facing)), -cos(radians(facing))
        along, across = (dx * length / 2, dy * length / 2), (-dy * width / 2, dx * width / 2)
        return Polygon([(x + a * along[0] + c * across[0], y + a * along[1] + c * across[1])
                        for a, c in ((1, 1), (1, -1), (-1, -1), (-1, 1))])  # fmt: skip

    @property
    def start(self) -> Polygon:
        return self.hull(self.itself.x, self.itself.y, self.itself.facing / 1000, self.length, self.width)

    @property
    def covered(self) -> Any:
        """The ground of its whole way."""
        shapes = [
            union_all([self.hull(x, y, f, self.length, self.width), self.hull(u, v, f, self.length, self.width)])
            .convex_hull
            for x, y, f, u, v in self.poses
        ]  # fmt: skip
        return union_all(shapes)


def plainly(g: Any, own: Any, order: str, way: Any, speed: str, besides: Besides) -> Found:
    """By what a drive is refused; None: it is not."""
    itself = own.vehicles[0]
    sheet, options = TABLES.vehicles[itself.machine.sheet], g.setup.options
    armoured = sheet.is_armoured
    looks_out = bool(besides.exposed)
    if looks_out and "commander" not in sheet.tasks:
        return ("az-refused-look-out", {})
    if not way and besides.facing is None:
        return None
    left = mobility_of(g, itself)
    if left == "none" or (left == "turning" and way):
        return ("az-refused-immobile" if left == "none" else "az-refused-track", {})
    if besides.backing and options["mixed_reverse"] == "no":
        return ("az-refused-both-ways", {})
    plain = Plain(itself, way, besides)
    if plain.backs and speed == "fast":
        return ("az-refused-reverse-fast", {})
    if (plain.backs or speed == "fast") and plain.turns > 2:
        return ("az-refused-turns", {"most": 2})
    if speed == "fast" and itself.boarded == 1:
        return ("az-refused-boarding-fast", {})
    # What may be gone: the rate of the type, what roads add, half with wheels gone.
    rate, quick = TABLES.rates[sheet.type], 5000 if "fast-vehicle" in sheet.traits else 0
    most = rate.slow if speed == "slow" else rate.fast + quick
    most = 0 if order == "fire" else min(most, (rate.assault or 0) + quick) if order == "assault" else most
    if left == "half":
        most = round(most / 2)
    column = "wheeled" if sheet.wheels else "tracked"
    pieces = [
        (each, getattr(TABLES.terrain[each.kind], column), Polygon(each.outline))
        for each in g.context.map.ground.pieces
    ]
    line = LineString([(itself.x, itself.y), *way]) if way else None
    bonuses = sorted({going.bonus for _, going, _ in pieces}, reverse=True)
    for bonus in bonuses if line is not None else ():
        if bonus and union_all([area for _, going, area in pieces if going.bonus >= bonus]).covers(line):
            most += bonus
            break
    covered = plain.covered
    cost = 0
    for _, going, area in pieces:
        if area.intersects(covered) and not (
            options["terrain_cost"] == "on_entry_only" and area.intersects(plain.start)
        ):
            cost += going.cost
    boarding = 5000 if itself.boarded == 1 else 0
    far = plain.far + 5000 * plain.turns
    if far + cost + boarding > most + 1:
        return ("az-refused-too-far", {"length": round((far + cost + boarding) / 1000, 1), "most": most / 1000})
    if armoured and far - 1 > (rate.assault or 0) and not looks_out:
        return ("az-refused-closed-up", {"most": (rate.assault or 0) / 1000})
    width, depth = g.context.map.ground.width, g.context.map.ground.depth
    for x, y, facing in plain.ends:
        hull = plain.hull(x, y, facing, itself.length, itself.width)
        low, high = hull.bounds[:2], hull.bounds[2:]
        if min(low) < -1 or high[0] > width + 1 or high[1] > depth + 1:
            return ("az-refused-off-table", {})
    inside = [piece.id for piece, going, _ in pieces if going.by == "break-in" and options["tanks_in_buildings"] == "on"
              and piece.id in g.context.map.buildings
              and sheet.type in TABLES.materials[g.context.map.buildings[piece.id].material].tanks]  # fmt: skip
    barred, slowed = False, False
    for piece, going, area in pieces:
        if not area.intersects(covered):
            continue
        barred = barred or bool(
            (going.barred or going.by) and not area.intersects(plain.start) and piece.id not in inside
        )
        slowed = slowed or (going.slow and speed == "fast")
    if barred or slowed:
        return ("ground", {})
    broken = [area for piece, _, area in pieces if piece.id in inside and area.intersects(covered)]
    if broken and besides.turret != 180_000:
        return ("rooms", {})
    for other in g.state.units.values():
        for model in other.models if other.id != own.id else ():
            if model.is_person:
                goes = options["pass_through_friends"] == "on" if other.seat == own.seat else besides.overrun > 0
                if not goes and covered.distance(Point(model.x, model.y)) < model.radius - RIM:
                    return ("az-refused-vehicle-passing", {})
            elif besides.ram != other.id:
                shape = plain.hull(model.x, model.y, model.facing / 1000, model.length, model.width)
                if covered.intersects(shape):
                    return ("az-refused-vehicle-passing", {})
    return None


GROUND = ("az-refused-vehicle-barred", "az-refused-slow-ground")


@pytest.mark.rule(
    "AZ-VMV-01", "AZ-VMV-02", "AZ-VMV-03", "AZ-VMV-04", "AZ-VMV-05", "AZ-VMV-08", "AZ-XPO-06", "AZ-TER-03"
)
@pytest.mark.rule(
    "AZ-TER-05", "AZ-TER-09", "AZ-MOV-08", "AZ-MOV-09", "AZ-MOV-10", "AZ-EMB-01", "AZ-EMB-06", "AZ-VDM-09"
)
@pytest.mark.rule("AZ-VDM-10", "AZ-TER-03", "AZ-VDM-09")
@pytest.mark.parametrize("seed", range(50))
def test_drives_are_refused_as_they_are_the_plain_way(seed: int) -> None:
    random = Random(seed)
    g = composed(random)
    own = g.state.units["a.car"]
    for _ in range(10):
        order, way, speed, besides = declared(random, g)
        found = driveways.refusal(g, own, own.vehicles[0], order, way, speed, besides)
        expected = plainly(g, own, order, way, speed, besides)
        if expected is None:
            assert found is None, (order, way, speed, besides)
        else:
            assert found is not None, (expected, order, way, speed, besides)
            if expected[0] == "ground":
                assert found.message.id in GROUND
            elif expected[0] != "rooms":
                assert (found.message.id, found.message.args) == expected, (order, way, speed, besides)
