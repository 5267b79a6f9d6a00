"""How much of a vehicle's faces a firer sees, and the cover that gives (WH-VEH-05, WH-VEH-09, WH-VEH-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.sight import HALF, Look
from grognard.games.wh40k5.ground.vehicle_condition import FLAT_OUT, is_fast, is_skimmer
from grognard.games.wh40k5.ground.vehicle_faces import FACES, Face, hull_of, quarter_towards
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.hulls import QUARTERS, Quarter
from grognard.space.plane import Body, corners

PARTS = (0.05, 0.275, 0.5, 0.725, 0.95)
"""The upright lines of a face that are looked at, along its edge."""
OTHER_FACE = TABLES.limits["other-facing-cover"].value
SMOKE = TABLES.limits["smoke-cover"].value
FLAT_OUT_COVER = TABLES.limits["flat-out-cover"].value


class Post(Model, kw_only=True):
    """An upright line of a vehicle, as high as that, which stands for a part of it where it is looked at or looks."""

    @property
    def body(self) -> Body:
        """A point, not a hull."""
        return self


def post(model: Model, x: float, y: float) -> Post:
    """The line of a vehicle at a place."""
    return Post(
        round(x), round(y), 1, id=model.id, kind=model.kind, gear=model.gear, wounds=model.wounds, facing=model.facing
    )


class Seen(Record):
    """What a firer sees of a vehicle: the face he strikes, whether it is another than that towards him, and the cover
    of the terrain and models before it, if half of it is hidden; None: none."""

    face: Face
    other: bool
    cover: int | None


def edge_points(model: Model, quarter: Quarter) -> list[tuple[float, float]]:
    """Places along the edge of a face."""
    rim = corners(hull_of(model))
    (ax, ay), (bx, by) = rim[QUARTERS.index(quarter)], rim[(QUARTERS.index(quarter) + 1) % 4]
    return [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in PARTS]


def is_turned_to(model: Model, quarter: Quarter, place: tuple[float, float]) -> bool:
    """Whether the face of a quarter is turned towards a place: it lies beyond the line of that edge."""
    rim = corners(hull_of(model))
    (ax, ay), (bx, by) = rim[QUARTERS.index(quarter)], rim[(QUARTERS.index(quarter) + 1) % 4]
    return (bx - ax) * (place[1] - ay) - (by - ay) * (place[0] - ax) < 0


class Exposure:
    """One unit looking at one vehicle, face by face."""

    def __init__(self, g: G, unit: Unit, target: Unit, model: Model) -> None:
        self.model, self.firers = model, unit.models
        points = [point for quarter in QUARTERS for point in edge_points(model, quarter)]
        spots = tuple(post(model, x, y) for x, y in points)
        # Every place of a face is looked at as if it were a model of the unit.
        self.look = Look(g.context, g.state, unit, replace(target, models=spots), bare=True)
        self._seen: dict[int, Seen | None] = {}

    def visible(self, firer: int, quarter: Quarter) -> bool:
        """Whether a firer sees anything of a face."""
        if not is_turned_to(self.model, quarter, self.firers[firer].at):
            return False
        return bool(self.look.sees[firer, self._columns(quarter)].any())

    def seen(self, firer: int) -> Seen | None:
        """The face a firer strikes: that towards him, if it is wholly out of sight another one that he sees; None: he
        sees nothing of the vehicle (WH-VEH-05). Looked at once."""
        if firer not in self._seen:
            self._seen[firer] = self._look(firer)
        return self._seen[firer]

    def _look(self, firer: int) -> Seen | None:
        towards = quarter_towards(self.model, self.firers[firer].at)
        visible = [quarter for quarter in QUARTERS if self.visible(firer, quarter)]
        if not visible:
            return None
        quarter = towards if towards in visible else visible[0]
        return Seen(FACES[quarter], quarter != towards, self._cover(firer, quarter))

    def _cover(self, firer: int, quarter: Quarter) -> int | None:
        """The cover before a face of which at least half is hidden; area terrain alone is none (WH-VEH-09)."""
        columns = self._columns(quarter)
        if float(self.look.hidden[firer, columns].mean()) < HALF:
            return None
        values = Counter(int(each) for each in self.look.cover[firer, columns] if each)
        return min(values, key=lambda value: (-values[value], value)) if values else None

    def _columns(self, quarter: Quarter) -> slice:
        first = QUARTERS.index(quarter) * len(PARTS)
        return slice(first, first + len(PARTS))


def covers_by_speed(model: Model) -> bool:
    """Whether its speed covers a vehicle: a fast skimmer that moved flat out (WH-VEH-09)."""
    return is_fast(model) and is_skimmer(model) and model.speed == FLAT_OUT


def standing_cover(g: G, unit: Unit, model: Model) -> int | None:
    """The cover a vehicle has from everywhere: smoke in the next enemy shooting phase, speed (WH-VEH-09)."""
    found = []
    if unit.smoke is not None and unit.smoke == g.state.player_turn and g.state.phase == "shooting":
        found.append(SMOKE)
    if covers_by_speed(model):
        found.append(FLAT_OUT_COVER)
    return min(found, default=None)


def obscured(seen: Sequence[Seen], half_is_enough: bool) -> int | None:
    """The cover a vehicle has from most of its firers, whose weapons could harm it (WH-VEH-09, WH-VEH-24); by the
    option ``half_of_firers`` half of them are enough."""
    covered = [each.cover for each in seen if each.cover is not None]
    enough = 2 * len(covered) >= len(seen) if half_is_enough else 2 * len(covered) > len(seen)
    if not covered or not enough:
        return None
    values = Counter(covered)
    return min(values, key=lambda value: (-values[value], value))


def cover_against(g: G, unit: Unit, model: Model, seen: Seen, from_most: int | None) -> int | None:
    """The best cover save against a hit: terrain, smoke or speed, or 3+ if another face than that towards the firer is
    struck (WH-VEH-05, WH-VEH-09)."""
    values = [from_most, standing_cover(g, unit, model), OTHER_FACE if seen.other else None]
    return min((value for value in values if value is not None), default=None)
