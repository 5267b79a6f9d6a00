"""What is computed once from a battle's set-up, and the geometry questions of the rules, answered with caches.

Nothing here is part of the state. Answers depend only on the places of frozen models: they are kept by identity.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.decisions import Situation
from grognard.core.engine.windows import Reaction
from grognard.games.bolt_action.data.armies import Army
from grognard.games.bolt_action.data.scenario_files import Part, load_scenario
from grognard.games.bolt_action.ground.buildings import Building
from grognard.games.bolt_action.ground.grounds import altered, compiled, passage
from grognard.games.bolt_action.ground.indoors import IndoorLook
from grognard.games.bolt_action.ground.indoors import gap as gap_indoors
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.state.measures import EPSILON, INCH
from grognard.games.bolt_action.state.profiles import Profile, profile_of, unit_id
from grognard.games.bolt_action.state.setup import Setup
from grognard.games.bolt_action.state.state import Model, State, Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import (
    Disc,
    Floats,
    Hull,
    Point,
    gap_from,
    gaps,
    gaps_between,
    groups,
    is_within_arc,
    table_of,
)
from grognard.space.routes import Routes
from grognard.space.screens import Blocker, Bodies, HullBody
from grognard.space.sight import Sight
from grognard.space.terrain import Box, apart, box_about
from grognard.space.walks import bases_touching

COHERENCY = INCH
"""The widest gap between neighbours of a unit (BA-GEN-04)."""
APART = INCH
"""How far models of different units stay apart, and a line of fire from friends (BA-GEN-05, BA-GEN-08)."""

SLACK = 30
"""By how many thousandths a base may graze closed ground: drawn outlines are simplified by as much."""

KEPT = 3_000
"""So many answers of a kind are kept, the last: a look holds 10 kB, and who looks ahead asks for thousands a second."""

G = Situation[State, "Context", Setup]
"""What may be asked of a battle."""
B = Battle[State, "Context", Setup]
"""A battle under way: for what carries out a rule, and for whoever plays a copy of it on."""


def _may_meet(box: Box, x: int, y: int, reach: int) -> bool:
    return not apart(box, (x - reach, y - reach, x + reach, y + reach))


def profiles_of(setup: Setup) -> dict[str, Profile]:
    """The profiles of all units. Battles of the same armies by the same house rules share them, and with them what is
    known of the units' odds."""
    for armies, options, known in _profiles:
        if armies == setup.armies and options == setup.options:
            return known
    found = {
        profile.id: profile
        for seat, army in enumerate(setup.armies)
        for profile in (profile_of(seat, army, unit, setup.armies[1 - seat]) for unit in army.unit)
    }
    _profiles.append((setup.armies, setup.options, found))
    return found


_profiles: deque[tuple[tuple[Army, Army], dict[str, str], dict[str, Profile]]] = deque(maxlen=8)
"""Those of the battles begun last."""


class Context:
    """The compiled table and the questions asked of it."""

    bodies_bar = True
    """Whether friends bar lanes of fire (BA-GEN-08), and no base stands on another (BA-GEN-15)."""

    def __init__(self, setup: Setup, fallen: tuple[str, ...] = (), smoke: tuple[Point, ...] = ()) -> None:
        self.setup = setup
        self.altered_by = (fallen, smoke)
        self.epsilon = 0 if setup.options["distance_epsilon"] == "0" else EPSILON
        """The tolerance of this battle's measuring (BA-GEN-10)."""
        ground = setup.map.ground
        self.ground = compiled(altered(ground, fallen, smoke) if fallen or smoke else ground)
        self.field = self.ground.field
        self.width, self.depth = self.field.width, self.field.depth
        self.cover_of = self.ground.cover_of
        self.scenario = load_scenario(setup.scenario)
        self.profiles = profiles_of(setup)
        self.vehicles = tuple(id for id, profile in self.profiles.items() if profile.chassis is not None)
        """The units that are vehicles: where there are none, nothing asks for hulls."""
        self._looks: dict[tuple[int, ...], tuple[tuple[object, ...], Look]] = {}
        self._indoors: dict[tuple[object, ...], tuple[tuple[object, ...], Look]] = {}
        self._blockers: dict[int, tuple[object, Blocker]] = {}
        self._tables: dict[int, tuple[object, Floats]] = {}
        self._bodies: dict[int, tuple[object, Bodies]] = {}
        self._formations: dict[int, tuple[object, list[list[int]]]] = {}
        self._slow: dict[int, tuple[object, str | None]] = {}
        self._dug_in: dict[int, tuple[object, bool]] = {}
        self.objective_places: dict[bool, tuple[Point, ...]] = {}
        """Where the objectives lie, by whether the first part's edge is the near one: found once for a ground."""
        self.last_obstacles: tuple[State | None, list[Any]] = (None, [])
        """The vehicles and wrecks found last, with the state they stand in."""
        self.last_reactions: tuple[State | None, object, list[Reaction]] = (None, None, [])
        """The reactions listed last, with the state and the occasion they answer: a window asks for them repeatedly."""

    def anew(self, fallen: tuple[str, ...], smoke: tuple[Point, ...]) -> Context:
        """The same table with these buildings fallen and this smoke drifting (BA-BLD-08, BA-WPN-16)."""
        return Context(self.setup, fallen, smoke)

    def role_at_start(self, model: str) -> str:
        """The role a model began the battle in."""
        unit, _, number = model.rpartition(".")
        seat = self.profiles[unit].seat
        listed = next(each for each in self.setup.armies[seat].unit if unit_id(seat, each) == unit)
        return str(listed.bodies[int(number) - 1].role)

    def part(self, state: State, seat: int) -> Part:
        """What a seat's part in the scenario is: the first is that of the winner of the roll-off."""
        parts = self.scenario.part
        return parts[0] if len(parts) == 1 or state.won_roll_off == seat else parts[1]

    def profile(self, unit: str) -> Profile:
        """The profile of a unit."""
        return self.profiles[unit]

    def building_of(self, unit: Unit) -> Building | None:
        """The building a unit is in, if it is in one."""
        return None if unit.inside is None else self.building_about(unit)

    def building_about(self, unit: Unit) -> Building:
        """The building of a unit that is known to be in one."""
        assert unit.inside is not None
        return self.ground.buildings[unit.inside.building]

    # ---- ground --------------------------------------------------------------------------------------------------

    @property
    def closed(self) -> Geometry:
        """All ground infantry may never enter (BA-MOV-01, BA-GEN-15)."""
        return self.ground.closed.shape

    @property
    def slow(self) -> Geometry:
        """All ground infantry may not cross at a Run (BA-MOV-02)."""
        return self.ground.slow.shape

    @property
    def walls(self) -> Geometry:
        """All walls, which no model may stand on (BA-GEN-15)."""
        return self.ground.walls.shape

    def routes(self, radius: int) -> Routes:
        """Shortest ways round closed ground for bases of a radius."""
        return self.ground.routes(radius)

    def slow_ground(self, unit: Unit) -> str | None:
        """The kind of No Run ground that a base of the unit overlaps, if any (BA-MOV-02); floors are none."""
        if unit.inside is not None:
            return None
        known = self._slow.get(id(unit.models))
        if known is not None and known[0] is unit.models:
            return known[1]
        bases = self.table(unit.models)
        found = None
        if any(self.ground.slow.touches(((model.x, model.y),), model.radius - SLACK) for model in unit.models):
            found = next(
                self.field.pieces[index].kind
                for index in self.field.of_kinds(self.ground.slow_kinds)
                if bases_touching(self.field.polygons[index], bases, SLACK).any()
            )
        self._remember(self._slow, id(unit.models), (unit.models, found))
        return found

    def dug_in(self, unit: Unit) -> bool:
        """Whether a gun stands dug in, where guns may only be set up (BA-ART-03)."""
        gun = unit.gun
        if gun is None or unit.inside is not None:
            return gun is not None
        known = self._dug_in.get(id(unit.models))
        if known is not None and known[0] is unit.models:
            return known[1]
        kinds = {piece.kind for piece in self.field.pieces_at(gun.x, gun.y)}
        found = any(passage(kind, "artillery") == "dug-in" for kind in kinds)
        self._remember(self._dug_in, id(unit.models), (unit.models, found))
        return found

    # ---- distance and formation ----------------------------------------------------------------------------------

    def table(self, models: Sequence[Disc]) -> Floats:
        """The places and radii of models as a matrix."""
        known = self._tables.get(id(models))
        if known is not None and known[0] is models:
            return known[1]
        table = table_of(models)
        if isinstance(models, tuple):
            self._remember(self._tables, id(models), (models, table))
        return table

    def gaps_of(self, a: Sequence[Model], b: Sequence[Model]) -> Floats:
        """The distances between models, nearest edge to nearest edge, vehicles' from the hull (BA-GEN-06): one row for
        each of ``a``."""
        if self.vehicles and (a[0].length or b[0].length):
            return gaps_between([each.body for each in a], [each.body for each in b])
        return gaps(self.table(a), self.table(b))

    def gap_of(self, a: Sequence[Model], b: Sequence[Model]) -> float:
        """The distance between two groups of models, nearest edge to nearest edge (BA-GEN-06)."""
        return float(self.gaps_of(a, b).min())

    def gap(self, a: Unit, b: Unit) -> float:
        """The distance between two units' men, or the walls about them (BA-GEN-06, BA-BLD-06)."""
        if a.inside is None and b.inside is None:
            return self.gap_of(a.models, b.models)
        return gap_indoors(self, a, b)

    def gap_from(self, unit: Unit, models: Sequence[Model], place: Point) -> float:
        """The distance from a place to the nearest of some models, or the walls about them (BA-GEN-06, BA-BLD-06)."""
        building = self.building_of(unit)
        if building is not None:
            return float(building.distance(Disc(*place, 0)))
        return min(gap_from(*place, model.body) for model in models)

    def nearest_pair(self, a: Sequence[Model], b: Sequence[Model]) -> tuple[Model, Model]:
        """The two models, one of each group, that are nearest to each other."""
        matrix = self.gaps_of(a, b)
        row, column = divmod(int(matrix.argmin()), len(b))
        return a[row], b[column]

    def groups_of(self, unit: Unit) -> list[list[int]]:
        """The unit's models in groups within coherency of each other, the largest first (BA-GEN-04); spotters apart
        (BA-WPN-15)."""
        known = self._formations.get(id(unit.models))
        if known is not None and known[0] is unit.models:
            return known[1]
        found = self.chains(unit.models, unit.models)
        self._remember(self._formations, id(unit.models), (unit.models, found))
        return found

    def chains(self, models: Sequence[Model], places: Sequence[Disc]) -> list[list[int]]:
        """Which of these models form chains if they stand at these places, the longest chain first; spotters apart
        (BA-WPN-15). Each man of a gun's crew must be near the gun itself (BA-ART-01)."""
        if models and models[0].role == "gun":
            near = gaps(table_of(places[:1]), table_of(places))[0] <= COHERENCY + self.epsilon
            crew = [[index] for index in range(1, len(models)) if not near[index]]
            return [[0, *(index for index in range(1, len(models)) if near[index])], *crew]
        bound = [index for index, model in enumerate(models) if model.role != "spotter"] or list(range(len(models)))
        found = groups([places[index] for index in bound], COHERENCY + self.epsilon)
        return [[bound[index] for index in chain] for chain in found]

    def in_formation(self, unit: Unit) -> bool:
        """Whether the unit's models form one chain with gaps of an inch at most (BA-GEN-04); inside a building there is
        no formation (BA-BLD-06)."""
        return unit.inside is not None or len(self.groups_of(unit)) <= 1

    def largest_group(self, unit: Unit) -> list[Model]:
        """The models of the largest part of a broken unit."""
        return [unit.models[index] for index in self.groups_of(unit)[0]]

    # ---- sight ---------------------------------------------------------------------------------------------------

    def bodies(self, unit: Unit) -> Bodies:
        """A unit's models as they look; of a hull its middle looks."""
        known = self._bodies.get(id(unit.models))
        if known is not None and known[0] is unit.models:
            return known[1]
        if unit.models[0].length:
            bodies: Bodies = HullBody(self.ground.screens, self.table(unit.models), unit.models[0].hull)
        else:
            bodies = Bodies(self.ground.screens, self.table(unit.models))
        self._remember(self._bodies, id(unit.models), (unit.models, bodies))
        return bodies

    def targets(self, unit: Unit) -> Bodies:
        """A unit's models as they are looked at: a hull in several places."""
        bodies = self.bodies(unit)
        return bodies.targets if isinstance(bodies, HullBody) else bodies

    def look(self, unit: Unit, target: Unit, state: State) -> Look:
        """How one unit sees another (BA-GEN-08, BA-SHOOT-19, BA-SHOOT-22).

        Who touches a piece fires over its edge as if it were not there, but not at a man who stands in it
        (BA-SHOOT-30). Vehicles and wrecks between them hide and cover (BA-VEH-38), houses by BA-BLD-06.
        """
        if unit.inside is not None or target.inside is not None:
            return self._look_indoors(unit, target, state)
        between = self.between(unit, target, state) if self.vehicles else ()
        key: tuple[int, ...] = (id(unit.models), id(target.models), *map(id, between))
        known = self._looks.get(key)
        if known is not None:
            return known[1]
        sight = Sight(self.bodies(unit), self.targets(target), between)
        look = Look(sight, self.covers(between), (unit.models, target.models), self.height_of(target))
        # What the key names is kept with the answer, so that no other object can come to have its identity.
        self._remember(self._looks, key, ((unit.models, target.models, *between), look))
        return look

    def look_at_groups(self, unit: Unit, crowd: Unit, bodies: Bodies, size: int, state: State) -> Look:
        """How one unit sees another of men on foot at several places, so many at a time; both in the open.

        Kept by nobody: who asks keeps it as long as it is of use.
        """
        box = box_about(self.bodies(unit).box, bodies.box)
        between = self._blockers_in(box, unit, crowd, state) if self.vehicles else ()
        sight = Sight(self.bodies(unit), bodies, between, size)
        return Look(sight, self.covers(between), (unit.models, crowd.models))

    def between(self, unit: Unit, target: Unit, state: State) -> tuple[Blocker, ...]:
        """The vehicles and wrecks that may stand between two units, judged generously (BA-GEN-08, BA-VEH-38)."""
        return self._blockers_in(box_about(self.bodies(unit).box, self.bodies(target).box), unit, target, state)

    def _blockers_in(self, box: Box, unit: Unit, target: Unit, state: State) -> tuple[Blocker, ...]:
        found = []
        for id in self.vehicles:
            vehicle = state.units[id]
            if vehicle.place == "table" and id != unit.id and id != target.id:
                model = vehicle.models[0]
                if _may_meet(box, model.x, model.y, model.radius):
                    found.append(self._blocker(vehicle.models, id, model.hull))
        for wreck in state.wrecks:
            if _may_meet(box, wreck.hull.x, wreck.hull.y, wreck.hull.length):
                found.append(self._blocker(wreck, wreck.unit, wreck.hull))
        return tuple(found)

    def _blocker(self, key: object, unit: str, hull: Hull) -> Blocker:
        known = self._blockers.get(id(key))
        if known is not None and known[0] is key:
            return known[1]
        chassis = self.profiles[unit].chassis
        assert chassis is not None
        blocker = Blocker(unit, hull, chassis.height)
        self._remember(self._blockers, id(key), (key, blocker))
        return blocker

    def covers(self, between: Sequence[Blocker]) -> Mapping[str, str]:
        """The cover that terrain gives by its kind, and each vehicle or wreck by its unit: armour and wrecks hard,
        soft-skins soft (BA-SHOOT-19, BA-VEH-38)."""
        if not between:
            return self.cover_of
        chassis = {each.id: self.profiles[each.id].chassis for each in between}
        return {**self.cover_of, **{id: "hard" if own and own.armoured else "soft" for id, own in chassis.items()}}

    def height_of(self, unit: Unit) -> int:
        """How tall a vehicle is; 0 for men, whose height is of no matter."""
        chassis = self.profiles[unit.id].chassis
        return 0 if chassis is None else chassis.height

    def sees_place(self, observer: Model, place: Point) -> bool:
        """Whether a man sees a place on the ground (BA-HQ-09)."""
        here = Disc(place[0], place[1], 1)
        looked = Sight(
            Bodies(self.ground.screens, table_of((observer,))), Bodies(self.ground.screens, table_of((here,)))
        )
        return bool(looked.sees(0, 0))

    def _look_indoors(self, unit: Unit, target: Unit, state: State) -> Look:
        between = self.between(unit, target, state) if self.vehicles else ()
        key = id(unit.models), unit.inside, unit.facing, id(target.models), target.inside, tuple(map(id, between))
        known = self._indoors.get(key)
        if known is not None:
            return known[1]
        look = IndoorLook(self, unit, target, between, self.covers(between))
        # What the key names is kept with the answer, so that no other object can come to have its identity.
        self._remember(self._indoors, key, ((unit.models, target.models, *between), look))
        return look

    def near(self, unit: Unit, target: Unit, distance: float) -> bool:
        """Whether two units are within a distance of each other, judged quickly and generously."""
        if unit.inside is not None or target.inside is not None:
            return self.gap(unit, target) <= distance + self.epsilon
        a, b = unit.models[0], target.models[0]
        spread = INCH * (2 * len(unit.models) + 2 * len(target.models)) + a.radius + b.radius
        if abs(a.x - b.x) > distance + spread or abs(a.y - b.y) > distance + spread:
            return False
        return self.gap_of(unit.models, target.models) <= distance + self.epsilon

    def in_arc(self, model: Model, facing: int, spread: int, body: Model | Disc) -> bool:
        """Whether a body lies at least partly in a model's arc."""
        return is_within_arc((model.x, model.y), facing, spread, body.body if isinstance(body, Model) else body)

    @staticmethod
    def _remember(cache: dict, key: object, value: object) -> None:  # type: ignore[type-arg]
        if len(cache) >= KEPT:
            for old in list(islice(cache, KEPT // 2)):
                del cache[old]
        cache[key] = value
