"""A unit's markers and templates, placed one after the other (WH-WEAPON-06 to WH-WEAPON-12, WH-WEAPON-20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import ClassVar, NamedTuple

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found
from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.arms import is_barrage, is_twin_linked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.floors import storeys_at
from grognard.games.wh40k5.ground.markers import Touched
from grognard.games.wh40k5.ground.vehicle_condition import is_open_topped
from grognard.games.wh40k5.rules.shooting.fates import HOT, TO_FIRE
from grognard.games.wh40k5.rules.shooting.landing import Landing, LandingBeside
from grognard.games.wh40k5.rules.shooting.volleys import Line, gets_hot
from grognard.games.wh40k5.rules.vehicles.aiming import aim
from grognard.games.wh40k5.rules.vehicles.arms import carrier
from grognard.games.wh40k5.state.choices import Firing, LayTemplate, PutMarker
from grognard.games.wh40k5.state.events.markers import MarkerAimed, MarkerLanded, MarkerLost, TemplateLaid
from grognard.games.wh40k5.state.state import Model
from grognard.space.formations import DIRECTIONS, step_of
from grognard.space.plane import Point, gap_from


class Under(Record):
    """The models of a unit that a marker or template touches."""

    unit: str
    models: tuple[str, ...]


class Mark(Record):
    """A marker or template that came down: whose, of which weapon, who is touched. ``at``: the hole of a marker, the
    narrow end of a template; ``storey``: the floor of ruins it strikes (WH-WEAPON-20)."""

    model: str
    weapon: str
    at: Point
    under: tuple[Under, ...]
    storey: int = 0


class Marked(Record):
    """All markers and templates of a unit that came down, and the models whose weapons got hot instead."""

    marks: tuple[Mark, ...] = ()
    hot: tuple[str, ...] = ()


class Eye(NamedTuple):
    """A model where it fires from, or its weapon, and which models of the target it sees from there."""

    model: Model
    sees: tuple[bool, ...]


def eye_of(g: G, unit: str, model: str, weapon: str, target: str) -> Eye:
    """From where a model fires a weapon at a unit: of vehicles the weapon's own place, of passengers the hatch of their
    vehicle, or if that is open-topped its whole hull (WH-VEH-02, WH-VEH-12, WH-VEH-18)."""
    aimed = aim(g, g.state.units[unit], g.state.units[target], (Firing(model, weapon),))
    row = aimed.rows[0]
    within = carrier(g, g.state.units[unit]) if g.state.units[unit].place == "aboard" else None
    place = within if within is not None and is_open_topped(within) else aimed.unit.models[row]
    return Eye(place, tuple(bool(seen) for seen in aimed.look.sees[row]))


def under_of(touched: Iterable[Touched]) -> tuple[Under, ...]:
    """The models touched, by unit."""
    return tuple(
        Under(id, tuple(each.model.id for each in group)) for id, group in groupby(touched, lambda each: each.unit.id)
    )


class Blasting(Procedure):
    """The markers and templates of one unit's shots, one after the other; nobody is removed before all lie
    (WH-WEAPON-09). Done with ``Marked``."""

    unit: str
    target: str
    lines: tuple[Line, ...]
    marked: Marked = Marked()
    at: Point = (0, 0)
    storey: int = 0

    @step
    def heat(self, g: G) -> Action:
        """A blast weapon that may get hot rolls a D6 first: on a 1 it does not fire and wounds (WH-WEAPON-17)."""
        if not self.lines:
            return Done(self.marked)
        if not gets_hot(g.state.units[self.unit], self.weapon.id) or markers.is_template(self.weapon):
            return Next(None)
        seat = g.state.units[self.unit].seat
        return Call(play([(TO_FIRE, 1)], seat))

    @step
    def aim(self, g: G, fired: tuple[Counter[str]] | None) -> Action:
        """The firer places it; if it can be placed nowhere the shot is lost (WH-SHOOT-09)."""
        if fired is not None and fired[0][HOT]:
            hot = (*self.marked.hot, self.lines[0].model)
            return Repeat(replace(self, lines=self.lines[1:], marked=replace(self.marked, hot=hot)))
        unit = g.state.units[self.unit]
        if self.follows():
            first = self.barrages()[0]
            return Next(PutMarker(first.at, first.storey))
        decision: Decision
        if markers.is_template(self.weapon):
            decision = PlaceTemplate(unit.seat, self.unit, self.lines[0].model, self.weapon.id, self.target)
        else:
            decision = PlaceMarker(unit.seat, self.unit, self.lines[0].model, self.weapon.id, self.target)
        return Ask(decision) if g.choices(decision) else Next(None)

    @step
    def scatter(self, g: B, choice: PutMarker | LayTemplate | None) -> Action:
        """A marker out of range misses, at its place as it is put down first (WH-WEAPON-07, WH-WEAPON-24); else it
        scatters: by the firer's Ballistic Skill less, of a barrage only if the target is seen, by the option
        ``barrage_bs`` never (WH-WEAPON-11)."""
        unit, model = g.state.units[self.unit], self.eye(g).model
        if choice is None:
            return self.lost(g)
        if isinstance(choice, LayTemplate):
            return self.lay(g, choice)
        after = replace(self, storey=self.floor(g, choice))
        if self.follows():
            beside = tuple(mark.at for mark in self.barrages())
            return after.then(Call(LandingBeside(unit.seat, beside, markers.radius_of(self.weapon))))
        g.emit(MarkerAimed(self.unit, self.lines[0].model, self.weapon.id, choice.at), "WH-WEAPON-07")
        away = gap_from(*choice.at, model.body)
        if not self.weapon.minimum <= away <= self.weapon.range + 1:
            return self.lost(g)
        skill = g.context.profile(model).bs if self.uses_skill(g) else 0
        return after.then(Call(Landing(unit.seat, choice.at, skill, is_twin_linked(model, self.weapon))))

    @step
    def strike(self, g: B, at: Point) -> Action:
        """Everybody under it is hit; with its hole beyond the edge of the table it misses (WH-WEAPON-20)."""
        if not (0 <= at[0] <= g.context.width and 0 <= at[1] <= g.context.depth):
            return self.lost(g)
        touched = markers.under_marker(g, at, markers.radius_of(self.weapon), self.storey)
        ids = tuple(each.model.id for each in touched)
        g.emit(MarkerLanded(self.unit, self.lines[0].model, self.weapon.id, at, ids), "WH-WEAPON-07", "WH-WEAPON-20")
        return self.added(Mark(self.lines[0].model, self.weapon.id, at, under_of(touched), self.storey))

    # ---- parts of the steps --------------------------------------------------------------------------------------

    @property
    def weapon(self) -> Weapon:
        """The weapon whose turn it is."""
        return TABLES.weapons[self.lines[0].weapon]

    def eye(self, g: G) -> Eye:
        """From where the model fires whose turn it is."""
        return eye_of(g, self.unit, self.lines[0].model, self.weapon.id, self.target)

    def barrages(self) -> list[Mark]:
        """The markers of barrages that have come down."""
        return [mark for mark in self.marked.marks if is_barrage(TABLES.weapons[mark.weapon])]

    def follows(self) -> bool:
        """Whether this is a further marker of a barrage (WH-WEAPON-12)."""
        return is_barrage(self.weapon) and bool(self.barrages())

    def uses_skill(self, g: G) -> bool:
        """Whether Ballistic Skill is taken off the distance (WH-WEAPON-11)."""
        if not is_barrage(self.weapon):
            return True
        if g.setup.options["barrage_bs"] == "never":
            return False
        return any(self.eye(g).sees)

    def floor(self, g: G, choice: PutMarker) -> int:
        """The floor of a ruin the marker strikes, named before it scatters (WH-WEAPON-20)."""
        return floor_at(g.state.units[self.target].models, choice)

    def lay(self, g: B, choice: LayTemplate) -> Action:
        """The template is laid: it touches whom it touches, in ruins on one floor (WH-WEAPON-06, WH-WEAPON-20)."""
        model, facing = self.eye(g).model, choice.facing % 360_000
        touched = touched_by_template(g, model, choice, self.target)
        end = markers.nozzle(model, facing)
        ids = tuple(each.model.id for each in touched)
        g.emit(TemplateLaid(self.unit, self.lines[0].model, self.weapon.id, end, facing, ids), "WH-WEAPON-06")
        return self.added(Mark(self.lines[0].model, self.weapon.id, end, under_of(touched)))

    def lost(self, g: B) -> Action:
        """The shot does nothing."""
        g.emit(MarkerLost(self.unit, self.lines[0].model, self.weapon.id), "WH-WEAPON-07", "WH-WEAPON-20")
        return Repeat(replace(self, lines=self.lines[1:]))

    def added(self, mark: Mark) -> Action:
        """The mark is noted, and the next one's turn comes."""
        marked = replace(self.marked, marks=(*self.marked.marks, mark))
        return Repeat(replace(self, lines=self.lines[1:], marked=marked))


def floor_at(models: Sequence[Model], choice: PutMarker) -> int:
    """The floor a marker is put on: the one named, else that of the model it is put on (WH-WEAPON-20)."""
    if choice.storey is not None:
        return choice.storey
    return next((model.storey for model in models if gap_from(*choice.at, model.body) <= 0), 0)


def touched_by_template(g: G, firer: Model, choice: LayTemplate, target: str) -> list[Touched]:
    """The models a template touches on the floor named, or on that where it touches the most of the target."""
    whole = markers.under_template(g, firer, choice.facing % 360_000)
    storey = markers.floor_of_most(whole, target) if choice.storey is None else choice.storey
    return [each for each in whole if markers.is_on(g, each.model, storey)]


class PlaceMarker(Decision):
    """On which model of the target the hole of a marker is put, anywhere on its base; no friend nor a unit locked in
    combat may be under the marker (WH-WEAPON-07, WH-SHOOT-09)."""

    sampled: ClassVar[bool] = True

    unit: str
    model: str
    weapon: str
    target: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: the middle of each model that is seen; if none of them is free, the edges of their bases."""
        aims = self.aims(g)
        middles = [PutMarker(model.at) for model in aims]
        if self.has_any(g, middles):
            return middles
        edges = [
            (model, step_of(index, int(markers.rim(model, index * 360_000 // DIRECTIONS)) - 1))
            for index in range(DIRECTIONS)
            for model in aims
        ]
        return [PutMarker((model.x + dx, model.y + dy)) for model, (dx, dy) in edges]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule a place breaks."""
        if not isinstance(choice, PutMarker):
            return Refused(say("refused-not-offered"))
        if not any(gap_from(*choice.at, model.body) <= 0 for model in self.aims(g)):
            return Refused(say("wh-refused-marker-target"), "WH-WEAPON-07")
        if choice.storey is not None and not 0 <= choice.storey < storeys_at(g.context.ground_of(g.state), choice.at):
            return Refused(say("wh-fault-no-floor"), "WH-WEAPON-20")
        return None if self.is_free(g, choice) else Refused(say("wh-refused-marker-friends"), "WH-SHOOT-09")

    def aims(self, g: G) -> list[Model]:
        """The models of the target the firer sees; of a barrage all (WH-WEAPON-11)."""
        target = g.state.units[self.target]
        if is_barrage(TABLES.weapons[self.weapon]):
            return list(target.models)
        row = eye_of(g, self.unit, self.model, self.weapon, self.target).sees
        return [model for model, seen in zip(target.models, row, strict=True) if seen]

    def is_free(self, g: G, choice: PutMarker) -> bool:
        """Whether only enemies who are not locked are under the marker there, on its floor."""
        radius = markers.radius_of(TABLES.weapons[self.weapon])
        touched = markers.under_marker(g, choice.at, radius, floor_at(g.state.units[self.target].models, choice))
        return markers.may_be_touched(g, g.state.units[self.unit], touched)


class PlaceTemplate(Decision):
    """In which direction the template is laid: over as many models of the target as can be, and no friend
    (WH-WEAPON-06)."""

    sampled: ClassVar[bool] = True

    unit: str
    model: str
    weapon: str
    target: str

    def candidates(self, g: G) -> Sequence[Found]:
        """A sample: the directions that touch the most."""
        found = self.lays(g)
        most = max(found.values(), default=0)
        return [Found(LayTemplate(facing) for facing, count in found.items() if count == most)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule a direction breaks."""
        if not isinstance(choice, LayTemplate):
            return Refused(say("refused-not-offered"))
        touched = touched_by_template(g, self.firer(g), choice, self.target)
        if not markers.may_be_touched(g, g.state.units[self.unit], touched):
            return Refused(say("wh-refused-marker-friends"), "WH-SHOOT-09")
        most = max(self.lays(g).values())
        if sum(each.unit.id == self.target for each in touched) < most:
            return Refused(say("wh-refused-template", count=most), "WH-WEAPON-06")
        return None

    def lays(self, g: G) -> dict[int, int]:
        """The directions there are, with how many models of the target each touches."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        return markers.lays(g, unit, self.firer(g), target)

    def firer(self, g: G) -> Model:
        """Who fires, where he fires from."""
        return eye_of(g, self.unit, self.model, self.weapon, self.target).model
