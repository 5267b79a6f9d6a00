"""What is agreed before a battle, and what is computed once from it: the ground, names, special rules, profiles."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property, lru_cache
from typing import Any

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.battle import Battle
from grognard.core.book.own import Shelf
from grognard.core.engine.decisions import Situation
from grognard.core.engine.kept import Kept
from grognard.core.messages import Message
from grognard.core.records import replace
from grognard.games.wh40k5.data.armies import ArmyUnit
from grognard.games.wh40k5.data.maps import terrain_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.ground import TerrainKind
from grognard.games.wh40k5.data.tables.units import Profile
from grognard.games.wh40k5.ground.coherency import overlap, parts
from grognard.games.wh40k5.state.names import unit_name
from grognard.games.wh40k5.state.setup import Setup
from grognard.games.wh40k5.state.state import Model, Place, State, Unit
from grognard.space.bulk import Geometry, covers
from grognard.space.crossings import Outline, outline_of
from grognard.space.plane import Bools, Floats, Hull, Point, footprint, gaps_between, table_of
from grognard.space.terrain import Box, Field, Ground, Patch, apart
from grognard.space.terrain import compiled as field_of

G = Situation[State, "Context", Setup]
"""What may be asked of a battle."""
B = Battle[State, "Context", Setup]
"""A battle under way: for what carries out a rule, and for whoever plays a copy of it on."""

INCH = 1000
MILLIMETRE = INCH / 25.4
CHARACTERS = ("move-through-cover", "skilled-rider")
"""The special rules that all independent characters have (WH-UNIT-04)."""
COHERENCY = TABLES.limits["coherency"].value
HEIGHTS: Mapping[str, int] = Shelf(
    {id: entry.height for id, entry in TABLES.models.items()},
    lambda key: TABLES.models[key].height if key in TABLES.models else None,
)
"""How high the models of each kind are."""
CACHE = 5_000
"""How many answers about places a battle keeps."""


class CompiledGround:
    """The ground as the rules meet it: what is difficult, dangerous, impassable; what raises who stands on it."""

    def __init__(self, ground: Ground) -> None:
        self.field: Field = field_of(ground)
        self.kinds: list[TerrainKind] = [terrain_of(piece) for piece in self.field.pieces]
        self.difficult = self._patch("difficult")
        self.dangerous = self._patch("dangerous")
        self.impassable = self._patch("impassable")
        self.table = shapely.box(0, 0, self.field.width, self.field.depth)
        self.boxes: Floats = shapely.bounds(self.field.polygons).reshape(-1, 4)
        pieces = list(enumerate(zip(self.kinds, self.field.pieces, strict=True)))
        sights = [kind.sight(piece.height) for kind, piece in zip(self.kinds, self.field.pieces, strict=True)]
        self.screens = numpy.array([n for n, sight in enumerate(sights) if sight != "free"], dtype=numpy.intp)
        """The pieces that cover those behind them."""
        about: list[Box] = [shape.bounds for shape in self.field.polygons]
        self._hills = [
            (self.field.polygons[number], about[number], piece.height)
            for number, (kind, piece) in pieces
            if kind.blocks
        ]
        self.solid = [(about[n], n, self.field.pieces[n].height) for n, sight in enumerate(sights) if sight == "hides"]
        """The pieces that hide those behind them: the box about each, its number, its height."""

    @cached_property
    def floored(self) -> list[tuple[int, Box]]:
        """The ruins with floors above the ground, by the numbers of their pieces, and the boxes about them."""
        numbers = [number for number, kind in enumerate(self.kinds) if kind.floors > 1]
        return [(number, self.field.polygons[number].bounds) for number in numbers]

    def ruin_at(self, at: Point) -> int | None:
        """The ruin with several floors at a place, by the number of its piece; None: there is none."""
        x, y = at
        for number, (left, top, right, bottom) in self.floored:
            near = left <= x <= right and top <= y <= bottom
            if near and shapely.intersects_xy(self.field.polygons[number], x, y):
                return number
        return None

    def raised(self, at: Point, storey: int) -> int:
        """How high a floor is above the ground at a place: its ruin has its height in so many floors."""
        ruin = self.ruin_at(at) if storey else None
        return 0 if ruin is None else storey * (self.field.pieces[ruin].height // self.kinds[ruin].floors)

    def _patch(self, quality: str) -> Patch:
        return Patch(self.field, [kind.id for kind in self.kinds if getattr(kind, quality)])

    @cached_property
    def outlines(self) -> list[Outline]:
        """The outlines of all pieces."""
        return [outline_of(shape) for shape in self.field.polygons]

    def elevation(self, at: Point) -> int:
        """The height of the ground at one place."""
        return int(self.elevations(numpy.array([at], dtype=numpy.float64), (*at, *at))[0])

    def elevations(self, places: Floats, about: Box) -> Floats:
        """The height of the ground at places (rows of x, y, ...) in a box: one stands on top of what is solid, such as
        a hill."""
        found: Floats = numpy.zeros(len(places))
        for shape, box, height in self._hills:
            if not apart(box, about):
                found = numpy.maximum(found, covers(shape, places) * height)
        return found


@lru_cache(maxsize=32)
def compiled(ground: Ground) -> CompiledGround:
    """The compiled form of a ground, kept for the battles to come."""
    return CompiledGround(ground)


class Stand:
    """Where the models of a unit stand: their places and radii as the rows of a matrix, and the box about them; what
    else follows from that is found when first asked for."""

    def __init__(self, context: Context, models: tuple[Model, ...]) -> None:
        self._context, self.models = context, models
        self.table: Floats = table_of(models)
        low, high = self.table[:, :2] - self.table[:, 2:], self.table[:, :2] + self.table[:, 2:]
        edges: list[float] = [*low.min(axis=0).tolist(), *high.max(axis=0).tolist()]
        self.box: Box = edges[0], edges[1], edges[2], edges[3]
        self.touchable: tuple[Floats, list[str]] | None = None
        """What ``outlines`` makes of them, once it is asked for."""
        self.reaches: dict[object, Geometry] = {}
        """What ``reach`` has found for them, by what it depends on."""
        self._parts: dict[int, list[list[int]]] = {}

    @cached_property
    def feet(self) -> Floats:
        """The height of the ground or floor under each."""
        ground = self._context.ground
        found = ground.elevations(self.table, self.box)
        if any(model.storey for model in self.models):
            found = found + [ground.raised(model.at, model.storey) for model in self.models]
        return found

    @cached_property
    def tops(self) -> Floats:
        """The height of the top of each."""
        return self.feet + [HEIGHTS[model.kind] for model in self.models]

    @cached_property
    def round(self) -> Bools:
        """Which of them have a round base, not a hull."""
        return numpy.array([not isinstance(model.body, Hull) for model in self.models], dtype=bool)

    @cached_property
    def low(self) -> Bools:
        """Which of them are swarms, which cover neither vehicles nor monstrous creatures (WH-USR-21)."""
        return numpy.array([self._context.bears(model, "swarms") for model in self.models], dtype=bool)

    @cached_property
    def lockable(self) -> bool:
        """Whether they can be locked at all: of vehicles only walkers can (WH-VEH-25)."""
        return all(not model.type.vehicle or model.is_walker for model in self.models)

    @cached_property
    def hulls(self) -> list[tuple[Hull, float]]:
        """The hulls among them, with the height of their tops."""
        bodies = zip((model.body for model in self.models), self.tops.tolist(), strict=True)
        return [(body, top) for body, top in bodies if isinstance(body, Hull)]

    @cached_property
    def gaps(self) -> NDArray[numpy.intp]:
        """Which two of them are so near that what is behind the gap is covered, as two rows of numbers (WH-SAVE-04)."""
        ones, others = numpy.triu_indices(len(self.models), 1)
        if self.hulls:
            bodies = [model.body for model in self.models]
            away = gaps_between(bodies, bodies)[ones, others]
        else:
            x, y, radius = self.table.T
            away = numpy.hypot(x[ones] - x[others], y[ones] - y[others]) - radius[ones] - radius[others]
        return numpy.stack((ones, others))[:, away <= COHERENCY]

    @cached_property
    def covered(self) -> Geometry:
        """The ground that the hulls among them cover."""
        return shapely.union_all([footprint(hull) for hull, _ in self.hulls])

    def parts(self, limit: int) -> list[list[int]]:
        """The groups in which they stand together, as ``coherency.parts``."""
        if limit not in self._parts:
            upstairs = any(model.storey for model in self.models)
            self._parts[limit] = parts(self.models, limit, self.feet.tolist() if upstairs else None)
        return self._parts[limit]

    @cached_property
    def crowded(self) -> bool:
        """Whether any of them lie on each other (WH-MOVE-14)."""
        return overlap(self.table)

    @cached_property
    def outlines(self) -> list[tuple[Outline, float]]:
        """The outlines of the hulls among them, with the height of their tops."""
        return [(outline_of(footprint(hull)), top) for hull, top in self.hulls]

    @cached_property
    def discs(self) -> list[tuple[float, float, float, float]]:
        """The round bases among them: x, y, radius, height of the top."""
        rows = zip(self.table.tolist(), self.tops.tolist(), self.round.tolist(), strict=True)
        return [(x, y, radius, top) for (x, y, radius), top, is_round in rows if is_round]


Layout = tuple[tuple[Place, tuple[Model, ...]], ...]
"""Where all units are: their places, and their models as they stand."""


class Context:
    """The compiled ground, and what never changes about the units. Nothing here is part of the state."""

    def __init__(self, setup: Setup) -> None:
        self.ground = compiled(setup.map.ground)
        self.options = setup.options
        self.width, self.depth = setup.map.ground.width, setup.map.ground.depth
        self.zones = setup.zones
        self.names: dict[str, Message] = {}
        self.special: dict[str, frozenset[str]] = {}
        """The special rules of each unit as a whole."""
        for seat, army in enumerate(setup.armies):
            for listed in army.unit:
                id = unit_id(seat, listed)
                self.names[id] = unit_name(seat, setup.armies, listed)
                self.special[id] = brought((*listed.of.special, *(CHARACTERS if listed.of.character else ())))
                if listed.transport_of:
                    self.special[id] |= passed_on(army.of(listed.transport_of))
        self._profiles: dict[tuple[str, tuple[str, ...]], Profile] = {}
        self._setup_ground = setup.map.ground
        self._stands: dict[int, Stand] = {}
        self._layout: tuple[Layout, dict[Any, Any]] = ((), {})
        self._known: tuple[State | None, dict[Any, Any]] = (None, {})
        self.looks: dict[object, tuple[Any, object]] = {}
        """What ``sight.look`` has found, with the models it was found for."""
        self.kept = Kept(CACHE)

    @property
    def homes(self) -> tuple[int, ...]:
        """Where the own long edge of each seat lies, of a quarter that along it (WH-GAME-15)."""
        return tuple(0 if zone.startswith("north") else self.depth for zone in self.zones)

    def profile(self, model: Model) -> Profile:
        """A model's characteristics by the options of the battle, its armour that of its wargear if that is better
        (WH-CORE-05)."""
        key = (model.kind, model.gear)
        if key not in self._profiles:
            profile = model.of.profile_for(self.options)
            saves = [TABLES.wargear[gear].save for gear in model.gear if gear in TABLES.wargear]
            best = min([save for save in (profile.save, *saves) if save is not None], default=None)
            self._profiles[key] = replace(profile, save=best)
        return self._profiles[key]

    def has(self, unit: Unit, rule: str) -> bool:
        """Whether a unit has a special rule: as a unit, or because all its models have it (WH-UNIT-08)."""
        if unit.guests:
            return self._has_with_guests(unit, rule)
        if rule in self.special[unit.id]:
            return True
        return bool(unit.models) and all(rule in rules_of(model.kind, model.gear) for model in unit.models)

    def _has_with_guests(self, unit: Unit, rule: str) -> bool:
        """Whether a unit with characters in it has a special rule: one that is shared both ways if it or one of them
        has, one that is passed on to them if it has, any other if all have it (WH-UNIT-08, WH-USR-06)."""
        shared = TABLES.special[rule].shared
        own = [model for model in unit.models if model.id.startswith(f"{unit.id}.")]
        has = rule in self.special[unit.id] or (bool(own) and all(self.bears(model, rule) for model in own))
        guests = [
            self.bears(model, rule) for id in unit.guests for model in unit.models if model.id.startswith(f"{id}.")
        ]
        if shared == "both":
            return has or any(guests)
        return has and (shared == "to-character" or all(guests))

    def model_has(self, unit: Unit, model: Model, rule: str) -> bool:
        """Whether a model has a special rule, of its own or by its unit."""
        if rule in rules_of(model.kind, model.gear):
            return True
        if not unit.guests:
            return rule in self.special[unit.id]
        if TABLES.special[rule].shared in ("both", "to-character") and self.has(unit, rule):
            return True
        return rule in self.special[model.id.rpartition(".")[0]]

    def bears(self, model: Model, rule: str) -> bool:
        """Whether a model has a special rule whoever it goes with: of its kind, by what it carries, or by the entry of
        its own unit."""
        own = self.special.get(model.id.rpartition(".")[0], frozenset())
        return rule in own or rule in rules_of(model.kind, model.gear)

    def stand(self, models: tuple[Model, ...]) -> Stand:
        """Where these models stand; computed once for as long as nobody moves or falls."""
        found = self._stands.get(id(models))
        if found is None:
            if len(self._stands) > CACHE:
                self._stands.clear()
            # It keeps the models alive, so that their identity stays theirs.
            found = self._stands[id(models)] = Stand(self, models)
        return found

    def known(self, state: State) -> dict[Any, Any]:
        """What was found out about this very state, such as who is locked: it is asked again and again until something
        happens, and forgotten when another state is asked about."""
        known = self._known
        if known[0] is not state:
            known = self._known = state, {}
        return known[1]

    def stands(self, state: State) -> list[tuple[Unit, Stand]]:
        """The units on the table, and how they stand."""
        known = self.known(state)
        found: list[tuple[Unit, Stand]] | None = known.get("stands")
        if found is None:
            found = known["stands"] = [(unit, self.stand(unit.models)) for unit in state.on_table()]
        return found

    def standing(self, state: State) -> dict[Any, Any]:
        """What was found out about where the units stand now: forgotten as soon as somebody moves or falls."""
        layout = tuple((unit.place, unit.models) for unit in state.units.values())
        known = self._layout
        if len(known[0]) != len(layout) or any(
            was[1] is not now[1] or was[0] != now[0] for was, now in zip(known[0], layout, strict=True)
        ):
            known = self._layout = layout, {}
        return known[1]

    def holds(self, box: Box) -> bool:
        """Whether a box lies wholly on the table."""
        left, top, right, bottom = box
        return left >= 0 and top >= 0 and right <= self.width and bottom <= self.depth

    def ground_of(self, state: State) -> CompiledGround:
        """The ground with the wrecks and craters that lie on it by now (WH-VEH-24)."""
        if not state.remains:
            return self.ground
        whole = self._setup_ground
        pieces = (*whole.pieces, *state.remains)
        return self.kept.of((state.remains,), "ground", lambda: compiled(replace(whole, pieces=pieces)))

    def name(self, unit: str) -> Message:
        """What players call a unit."""
        return self.names[unit]


def context_now(context: Context, state: State) -> Context:
    """The context with the zones the players have taken in the battle (WH-GAME-07)."""
    if context.zones == state.zones:
        return context
    changed = copy(context)
    changed.zones = state.zones
    return changed


def brought(rules: tuple[str, ...]) -> frozenset[str]:
    """Special rules and all that they bring along."""
    return frozenset((*rules, *(each for rule in rules for each in TABLES.special[rule].brings)))


def passed_on(listed: ArmyUnit) -> frozenset[str]:
    """The special rules a unit passes on to its own transport, be they of the unit or of all its models (WH-USR-16)."""
    of_models = frozenset.intersection(*(rules_of(row.model, row.carried) for row in listed.models))
    rules = (*listed.of.special, *sorted(of_models))
    return brought(tuple(rule for rule in rules if TABLES.special[rule].shared == "to-transport"))


@lru_cache(maxsize=1024)
def rules_of(kind: str, gear: tuple[str, ...]) -> frozenset[str]:
    """The special rules of a kind of model, those of its type and of what it carries included."""
    model = TABLES.models[kind]
    carried = (rule for each in gear if each in TABLES.wargear for rule in TABLES.wargear[each].rules)
    return brought((*model.special, *TABLES.types[model.type].rules, *carried))


def models_of(id: str, listed: ArmyUnit) -> tuple[Model, ...]:
    """The models of a unit of an army list, numbered from 1, not yet placed."""
    found: list[Model] = []
    for row in listed.models:
        base = row.of.base
        radius = round(base * MILLIMETRE / 2) if base else round(float(numpy.hypot(*(row.of.hull or (0, 0)))) / 2)
        for _ in range(row.count):
            name = f"{id}.{len(found) + 1}"
            wounds = row.of.profile.w or 0
            found.append(Model(0, 0, radius, id=name, kind=row.model, gear=row.carried, wounds=wounds))
    return tuple(found)


def unit_id(seat: int, unit: ArmyUnit) -> str:
    """The id of a unit in a battle: its side, then its id in the list."""
    return f"{'ab'[seat]}.{unit.id}"
