"""Whom the markers and templates of one unit's shooting strike, exactly (WH-SHOOT-09, WH-SHOOT-10, WH-UNIT-06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property, partial
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.arms import is_barrage, is_twin_linked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_faces import armour
from grognard.games.wh40k5.odds import scatter_odds
from grognard.games.wh40k5.odds.hit_odds import remembered
from grognard.games.wh40k5.odds.scatter_odds import Falls, Hulls, Touched, both, fallen
from grognard.games.wh40k5.odds.vehicle_piercing_chances import Shots, destroying, results
from grognard.games.wh40k5.rules.shooting.blast_hits import armour_hits, mark_blow, vehicle_cover
from grognard.games.wh40k5.rules.shooting.blasting import Mark, PlaceMarker, PlaceTemplate, Under, eye_of
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.volleys import Blow, Line, gets_hot
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance
from grognard.space.plane import Point, gap_from


class Struck(NamedTuple):
    """How many creatures markers strike with each of some blows, and by their numbers the vehicles with the hits they
    take, or the guns that are destroyed."""

    bodies: tuple[int, ...]
    hulls: tuple[tuple[int, tuple[ArmourHit, ...]], ...]


class Known:
    """What is looked at once of a unit's markers: where they are put, whom they touch, what they do to vehicles."""

    def __init__(self) -> None:
        self.aims: dict[tuple[str, str], Point | int | None] = {}
        self.marks: dict[tuple[str, str, int], Falls | None] = {}
        self.covers: dict[tuple[str, str, Point | None], int | None] = {}
        self.hits: dict[tuple[str, str, int, int], tuple[ArmourHit, ...]] = {}


class Markers:
    """The markers and templates of a unit's shooting; ``down`` and ``stated`` as of ``Battery``."""

    def __init__(self, g: G, shooting: Shooting, *, down: bool, stated: bool, fractions: bool) -> None:
        self.g, self.shooting, self.stated, self.fractions = g, shooting, stated, fractions
        self.unit = g.state.units[shooting.unit]
        target = g.state.units[shooting.target]
        self.target = replace(target, down=target.down or g.state.player_turn) if down else target
        # However else the unit fires besides, its markers are the same as long as everybody stands as he does.
        key = "markers", shooting.unit, shooting.target, down, stated, shooting.cover if stated else None, fractions
        self.known: Known = g.context.known(g.state).setdefault(key, Known())

    @property
    def one(self) -> Chance:
        """What is sure."""
        return Fraction(1) if self.fractions else 1.0

    def marks(self, lines: Sequence[Line]) -> Iterator[tuple[Line, Falls]]:
        """The markers and templates, and whom of the target each may touch; those of a barrage together."""
        due = [line for line in lines if TABLES.weapons[line.weapon].marker for _ in range(line.shots or 0)]
        further = max(sum(is_barrage(TABLES.weapons[line.weapon]) for line in due) - 1, 0)
        begun = False
        for line in due:
            barrage = is_barrage(TABLES.weapons[line.weapon])
            found = None if barrage and begun else self.mark(line, further if barrage else 0)
            begun = begun or barrage
            if found is not None:
                yield line, found

    def mark(self, line: Line, further: int = 0) -> Falls | None:
        """Whom of the target a marker or template may touch, with those that follow it; None: it cannot be laid, or its
        hole is out of range. Looked at once for each model that fires one."""
        key = line.model, line.weapon, further
        if key not in self.known.marks:
            self.known.marks[key] = self._mark(line, further)
        return self.known.marks[key]

    def _mark(self, line: Line, further: int) -> Falls | None:
        weapon, at, models = TABLES.weapons[line.weapon], self.aim(line), self.target.models
        if at is None:
            return None
        if markers.is_template(weapon):
            assert isinstance(at, int)
            eye = eye_of(self.g, self.unit.id, line.model, weapon.id, self.target.id).model
            ids = {each.model.id for each in markers.under_template(self.g, eye, at)}
            count = sum(model.id in ids and not model.is_vehicle for model in models)
            hulls = [number for number, model in enumerate(self.hulls) if model.id in ids]
            return {Touched((count,), tuple((number, (scatter_odds.HOLE,)) for number in hulls)): self.one}
        assert not isinstance(at, int)
        radius, less, faces = markers.radius_of(weapon), self.skill(line), not is_barrage(weapon)
        falls = partial(fallen, self.g, at, radius, less, models, further, faces=faces, fractions=self.fractions)
        key = "falls", at, radius, less, further, faces, self.fractions
        found = remembered(self.g, key, (self.target,), falls)
        if is_twin_linked(self.unit.model(line.model), weapon):
            found = scatter_odds.again(found)
        return scatter_odds.unless_hot(found) if gets_hot(self.unit, weapon.id) else found

    @cached_property
    def hulls(self) -> list[Model]:
        """The vehicles and guns of the target, which markers strike one by one (WH-UNIT-06)."""
        return [model for model in self.target.models if model.is_vehicle]

    def struck(self, lines: Sequence[Line]) -> tuple[list[Blow], dict[Struck, Chance]]:
        """What all markers and templates together do: how many creatures are struck by each of some blows, and which
        hits each vehicle takes, those touched first first; of guns which are destroyed (WH-SHOOT-09, WH-UNIT-06)."""
        blows: list[Blow] = []
        found: Falls = {Touched((0,) * len(lines)): self.one}
        hits: dict[ArmourHit, int] = {}
        for line, falls in self.marks(lines):
            blow, empty = self.mark_blow(line), (0,) * len(lines)
            if blow not in blows:
                blows.append(blow)
            at, later = blows.index(blow), dict[Touched, Chance]()
            here = [
                (Touched((*empty[:at], *end.bodies, *empty[at + 1 :]), hulls), chance * share)
                for end, chance in falls.items()
                for hulls, share in self.harms(line, end, hits)
            ]
            for before, part in found.items():
                for more, chance in here:
                    after = both(before, more)
                    if is_mixed(self.target):
                        after = after._replace(hulls=tuple(sorted(after.hulls)))
                    later[after] = later[after] + part * chance if after in later else part * chance
            found = later
        known = list(hits)
        return blows, {
            Struck(end.bodies, tuple((at, tuple(known[way] for way in ways)) for at, ways in end.hulls)): chance
            for end, chance in found.items()
        }

    def harms(self, line: Line, end: Touched, hits: dict[ArmourHit, int]) -> list[tuple[Hulls, Chance]]:
        """The hits that vehicles take that are touched so, by their numbers; of guns which are destroyed, with the
        chances (WH-UNIT-02)."""
        some = [(at, [hit for way in ways for hit in self.hit(line, at, way)]) for at, ways in end.hulls]
        if not is_mixed(self.target):
            known = [(at, tuple(hits.setdefault(hit, len(hits)) for hit in each)) for at, each in some if each]
            return [(tuple(known), self.one)]
        found: list[tuple[Hulls, Chance]] = [((), self.one)]
        for at, each in some:
            spared = self.one
            for hit in each:
                spared *= 1 - self.one * destroying(self.g, self.hulls[at], hit)
            ways = [((), spared), (((at, ()),), 1 - spared)]
            found = [((*before, *gone), chance * part) for before, chance in found for gone, part in ways if part]
        return found

    def mark_blow(self, line: Line) -> Blow:
        """What the hits of a marker or template do to creatures."""
        at = self.aim(line)
        mark = Mark(line.model, line.weapon, (0, 0) if at is None or isinstance(at, int) else at, ())
        blow = mark_blow(self.g, self.unit.id, mark, self.target)
        return replace(blow, wound=replace(blow.wound, shelter=None)) if self.stated else blow

    def hit(self, line: Line, number: int, way: int) -> tuple[ArmourHit, ...]:
        """The hits of a marker or template on one of the ``hulls`` that it touches so, if they may harm it; not told
        apart by faces of one armour. Looked at once."""
        key = line.model, line.weapon, number, way
        if key not in self.known.hits:
            model, template = self.hulls[number], markers.is_template(TABLES.weapons[line.weapon])
            under = (Under(self.target.id, (model.id,)),)
            mark = Mark(line.model, line.weapon, scatter_odds.place_of(model, way), under)
            hits = armour_hits(self.g, self.unit, self.target, model, mark, self.cover_of)
            if self.stated and not template:
                hits = [replace(each, cover=self.shooting.cover) for each in hits]
            faces = {armour(self.g, model, face): face for face in scatter_odds.RIMS}
            alike = [replace(each, face=faces[armour(self.g, model, each.face)]) for each in hits]
            self.known.hits[key] = tuple(each for each in alike if results(self.g, model, each))
        return self.known.hits[key]

    def cover_of(self, g: G, firer: Unit, unit: Unit, model: Model, mark: Mark) -> int | None:
        """The cover save of a vehicle against a marker, looked at once for all ways it may be touched."""
        key = mark.model, model.id, mark.at if is_barrage(TABLES.weapons[mark.weapon]) else None
        if key not in self.known.covers:
            self.known.covers[key] = vehicle_cover(g, firer, unit, model, mark)
        return self.known.covers[key]

    def marked(self, lines: tuple[Line, ...]) -> Iterator[Shots]:
        """The hits of markers and templates on the first of the ``hulls``, each of them with its chance."""
        for line, falls in self.marks(lines):
            ways = [(way, chance) for end, chance in falls.items() for way in dict(end.hulls).get(0, ())]
            yield Shots(1, tuple((hit, chance) for way, chance in ways for hit in self.hit(line, 0, way)))

    def aim(self, line: Line) -> Point | int | None:
        """Where a marker is put, or in which direction a template is laid; None: nowhere."""
        key = line.model, line.weapon
        if key not in self.known.aims:
            self.known.aims[key] = self._aim(line)
        return self.known.aims[key]

    def _aim(self, line: Line) -> Point | int | None:
        place = line.model, line.weapon, self.target.id
        weapon = TABLES.weapons[line.weapon]
        if markers.is_template(weapon):
            return scatter_odds.best_lay(self.g, PlaceTemplate(self.unit.seat, self.unit.id, *place))
        at = scatter_odds.best_place(self.g, PlaceMarker(self.unit.seat, self.unit.id, *place))
        if at is None:
            return None
        eye = eye_of(self.g, self.unit.id, *place).model
        away = gap_from(*at, eye.body)
        return at if weapon.minimum <= away <= weapon.range + 1 else None

    def skill(self, line: Line) -> int:
        """By how many inches the firer's skill shortens the scatter (WH-WEAPON-07, WH-WEAPON-11)."""
        eye = eye_of(self.g, self.unit.id, line.model, line.weapon, self.target.id)
        blind = is_barrage(TABLES.weapons[line.weapon]) and (
            self.g.setup.options["barrage_bs"] == "never" or not any(eye.sees)
        )
        return 0 if blind else self.g.context.profile(eye.model).bs or 0
