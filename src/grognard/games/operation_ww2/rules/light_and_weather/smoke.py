"""Smoke: who can lay it where, and laying it (AZ-SMK-02 to AZ-SMK-07, AZ-SMK-09, AZ-SMK-10).

LayingSmoke    all smoke of an order
  OneCloud       a die: dud, scatter, on target; then what bursts with it, then the cloud
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple, cast

from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.prices import PHOSPHORUS, Extra, fires_smoke
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.special import SmokeDevice
from grognard.games.operation_ww2.ground import purchases
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.ground.vehicles import crew, sighting
from grognard.games.operation_ww2.ground.vehicles.facing import Sectors, sides_towards
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.area.indirect import minimum_range
from grognard.games.operation_ww2.rules.area.scatter import come_down
from grognard.games.operation_ww2.rules.buildings.secondary_explosions import Igniting
from grognard.games.operation_ww2.rules.fire.bearing import bears, laid_on
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import MORTARS, armed, gunners
from grognard.games.operation_ww2.rules.light_and_weather import wind
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.vehicle_fire import arms
from grognard.games.operation_ww2.state.events.fire import Discharge
from grognard.games.operation_ww2.state.events.smoke import SmokeFailed, SmokeFired, SmokeLaid
from grognard.games.operation_ww2.state.ground import Smoke
from grognard.games.operation_ww2.state.intents import AssaultIntent, Intent, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.hulls import axes
from grognard.space.plane import Hull, Point, bearing, gap_from

MOST_PLACES = 3
"""At so many enemies, and before them, places for smoke are sampled."""


class Source(NamedTuple):
    """What lays smoke: a device or a weapon, what is used up of the list, under which name it is counted, the radius of
    its templates and how many there are; ``bursts``: it is an explosion too (AZ-SMK-10)."""

    model: Model
    device: str
    load: Extra
    key: str
    radius: int
    templates: int = 1
    bursts: bool = False
    row: SmokeDevice | None = None
    armed: Armed | None = None


# ---- what there is -----------------------------------------------------------------------------------------------


def sources(g: G, unit: Unit, order: OrderName) -> Iterator[Source]:
    """Everything a unit could lay smoke with in an order (AZ-SMK-02, AZ-SMK-07)."""
    if not wind.is_used(g):
        return
    for vehicle in unit.vehicles:
        if unit.has_crew(vehicle) and crew.smoker(g, vehicle):
            yield from _devices(g, unit, vehicle)
    loads: list[Extra] = [load for load in LOADS if purchases.left(g, unit, load) > 0]
    if not loads:
        return
    # Who could fire with this order if it were one that fires.
    firing: OrderName = "assault" if order in ("move", "assault") else "fire"
    rows = g.context.tables.weapons
    for each in armed(g, unit, firing, False):
        weapon = rows[each.weapon]
        if (each.idle is None or each.idle.rule == arms.SMOKING) and fires_smoke(weapon):
            for load in loads:
                if load == "smoke" or weapon.phosphorus:
                    radius, bursts = weapon.template * 1000, load == PHOSPHORUS
                    model = unit.model(each.model)
                    yield Source(model, each.mount or each.weapon, load, load, radius, bursts=bursts, armed=each)


LOADS: tuple[Extra, ...] = ("smoke", "white-phosphorus")


def _devices(g: G, unit: Unit, vehicle: Model) -> Iterator[Source]:
    for id, row in g.context.tables.smoke_devices.items():
        for key in (f"{id}/left", f"{id}/right") if row.sides > 1 else (id,):
            load = cast("Extra", row.id)
            if purchases.left(g, unit, load, key) > 0:
                yield Source(vehicle, id, load, key, row.template * 1000, row.templates, row.explodes, row)


def source_of(g: G, unit: Unit, order: OrderName, smoking: Smoking) -> Source | None:
    """What a declared use is laid with; None: there is no such thing, or no more of it."""
    for source in sources(g, unit, order):
        if source.model.id != smoking.model or source.device != smoking.device:
            continue
        if source.row is not None and source.key in (source.device, f"{source.device}/{side_of(source, smoking.at)}"):
            return source
        if source.armed is not None and source.load == smoking.load:
            return source
    return None


def side_of(source: Source, at: Point) -> str:
    """On which side of a vehicle a place lies (AZ-TAB-SMOKELAUNCH)."""
    _, (bx, by) = axes(source.model.facing)
    return "right" if (at[0] - source.model.x) * bx + (at[1] - source.model.y) * by >= 0 else "left"


# ---- what forbids it ---------------------------------------------------------------------------------------------


def refusal(g: G, unit: Unit, order: OrderName, intent: Intent) -> Refused | None:
    """The rule that forbids this smoke with an order. On foot who uses it stays where he is (AZ-SMK-02)."""
    besides = intent.besides
    if len({each.model for each in besides.smoke}) != len(besides.smoke):
        return Refused(say("az-refused-smoke-twice"), "AZ-SMK-02")
    for smoking in besides.smoke:
        found = fault(g, unit, order, smoking)
        if found is not None:
            return found
        goes = isinstance(intent, (MoveIntent, AssaultIntent)) and bool(intent.way)
        itself = unit.model(smoking.model)
        leads = goes and getattr(intent, "lead", "") == smoking.model
        if itself.role != "vehicle" and (leads or besides.charge or (goes and itself.role == "gun")):
            return Refused(say("az-refused-smoke-goes"), "AZ-SMK-02")
    return None


def fault(g: G, unit: Unit, order: OrderName, smoking: Smoking) -> Refused | None:
    """Why smoke cannot be laid there so: nothing to lay it with, out of reach, out of the arc, not seen (AZ-SMK-03,
    AZ-SMK-07, AZ-SMK-09)."""
    source = source_of(g, unit, order, smoking)
    if source is None:
        return Refused(say("az-refused-smoke-none"), "AZ-SMK-02", "AZ-SMK-07")
    ground, at = g.context.map.ground, smoking.at
    if not (0 <= at[0] <= ground.width and 0 <= at[1] <= ground.depth):
        return Refused(say("az-refused-smoke-reach"), "AZ-SMK-03")
    if not _is_within_reach(g, source, at):
        return Refused(say("az-refused-smoke-reach"), "AZ-SMK-09" if source.row else "AZ-SMK-07")
    if source.row is not None and not source.row.range:
        return None
    return None if sees(g, unit, source.model, at) else Refused(say("az-refused-smoke-sight"), "AZ-SMK-03")


def _is_within_reach(g: G, source: Source, at: Point) -> bool:
    """Whether a place is in the range and the arc of a device, measured from the edge of the vehicle (AZ-SMK-09), or of
    a weapon (AZ-SMK-07)."""
    body = source.model.body
    if source.row is None:
        assert source.armed is not None
        weapon, there = g.context.tables.weapons[source.armed.weapon], place(at)
        far = gap_from(*at, body)
        if source.armed.mount:
            far = arms.distance(g, source.model, source.armed.mount, there.body)
        least = minimum_range(g, weapon) if weapon.group in MORTARS else weapon.minimum
        most = weapon.extreme or weapon.normal or 0
        return least <= far <= most and bears(g, source.model, source.armed, weapon, there)
    if not source.row.range:
        return at == (source.model.x, source.model.y)
    assert isinstance(body, Hull)
    sectors: Sectors = "diagonals" if g.setup.options["hull_sectors"] == "diagonals" else "90_degrees"
    arc = source.row.arc
    if source.device == "rear-smoke" and g.setup.options["rear_smoke_arc"] == "front":
        arc = ("front",)
    return gap_from(*at, body) <= source.row.range and any(side in arc for side in sides_towards(body, at, sectors))


def place(at: Point) -> Model:
    """A bare place, as something to look at."""
    return Model(*at, 0, id="@place", role="rifleman")


def sees(g: G, unit: Unit, model: Model, at: Point) -> bool:
    """Whether a place is seen by who uses smoke, of a gun by who fires it, of a mortar by anybody of its team
    (AZ-LOS-11), or was told to the unit (AZ-SMK-03)."""
    told = g.state.coordinates.get(unit.id)
    if told is not None and told.at == at:
        return True
    # What stands on the place itself is not in the way of it.
    between = [each for each in obstacles(g, unit, unit) if gap_from(*at, each.body) > 0]
    rows = g.context.tables.weapons
    if model.role == "gun":
        eyes = [unit.model(gunners(unit)[model.id])]
    elif model.is_person and any(rows[id].group in MORTARS for id in model.weapons):
        eyes = [each for each in unit.people if each.posture == "standing"]
    else:
        eyes = [model]
    return any(sighting.look(g, eye, place(at), between).seen != "not" for eye in eyes)


# ---- samples -----------------------------------------------------------------------------------------------------


def listed(g: G, unit: Unit, order: OrderName) -> Iterator[Smoking]:
    """A sample of what may be laid where: on itself, on enemies, before them, as near to them as it reaches."""
    for source in sources(g, unit, order):
        load = "" if source.row else source.load
        for at in dict.fromkeys(_places(g, unit, source)):
            smoking = Smoking(source.model.id, source.device, at, load)  # type: ignore[arg-type]
            if fault(g, unit, order, smoking) is None and source_of(g, unit, order, smoking) == source:
                yield smoking


def _places(g: G, unit: Unit, source: Source) -> Iterator[Point]:
    here = (source.model.x, source.model.y)
    if source.row is not None and not source.row.range:
        yield here
        return
    foes = [
        (gap_from(*here, model.body), (model.x, model.y))
        for foe in g.state.of(enemy(unit.seat))
        for model in foe.models[:1]
        if foe.on_table
    ]
    for far, there in sorted(foes)[:MOST_PLACES]:
        if source.row is None:
            yield there
            yield (here[0] + there[0]) // 2, (here[1] + there[1]) // 2
        else:
            share = min(1.0, (source.row.range + source.model.width // 2) / max(far, 1.0))
            yield round(here[0] + (there[0] - here[0]) * share), round(here[1] + (there[1] - here[1]) * share)
    if source.row is not None:
        # A device that nobody stands before: to each side as far as it reaches.
        for quarter in range(4):
            angle = pi * (source.model.facing / 180_000 + quarter / 2)
            far = source.row.range + (source.model.width, source.model.length)[quarter % 2 == 0] // 2 - 1
            yield round(here[0] + far * sin(angle)), round(here[1] - far * cos(angle))


# ---- laying it ---------------------------------------------------------------------------------------------------


class LayingSmoke(Procedure):
    """The smoke of an order, one after another (AZ-SMK-02). ``number`` counts them."""

    unit: str
    order: OrderName
    smoke: tuple[Smoking, ...]
    number: int = 1
    struck: tuple[str, ...] = ()

    @step
    def next_cloud(self, g: G) -> Action:
        if not self.smoke:
            return Next(())
        return Call(OneCloud(self.unit, self.order, self.smoke[0], self.number))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        named = tuple(dict.fromkeys((*self.struck, *struck)))
        if self.smoke:
            return Repeat(replace(self, smoke=self.smoke[1:], number=self.number + 1, struck=named))
        return Call(Morale(named)) if named else None


class OneCloud(Procedure):
    """One use: on the lowest face a dud, on low ones it scatters as many centimetres as another die shows, else it is
    on target (AZ-SMK-04). Mist and white phosphorus burst before they cover anybody (AZ-SMK-10). The value: the units
    that lost models."""

    unit: str
    order: OrderName
    smoking: Smoking
    number: int
    source: str = ""
    radius: int = 0
    templates: int = 1
    bursts: bool = False
    at: Point = (0, 0)

    @step
    def launch(self, g: B) -> Action:
        unit, smoking = g.state.units[self.unit], self.smoking
        source = source_of(g, unit, self.order, smoking)
        if source is None or fault(g, unit, self.order, smoking) is not None:
            g.emit(SmokeFailed(unit.id, "cannot"), "AZ-SMK-03")
            return Done(())
        shot = None
        if source.armed is not None:
            weapon = g.context.tables.weapons[source.armed.weapon]
            laid = None if source.armed.mount else laid_on(source.model, weapon, place(smoking.at))
            shot = Discharge(source.model.id, smoking.device, source.armed.reload, laid=laid)
        g.emit(SmokeFired(unit.id, source.model.id, source.key, smoking.at, shot), "AZ-SMK-02", "AZ-SMK-07")
        return self.then(
            roll(1, Total(), say("az-roll-smoke"), "AZ-SMK-04", seat=unit.seat, sides=10),
            radius=source.radius,
            templates=source.templates,
            bursts=source.bursts,
            at=smoking.at,
        )

    @step
    def fly(self, g: B, die: int) -> Action:
        if die <= g.context.limit("smoke-dud"):
            g.emit(SmokeFailed(self.unit, "dud"), "AZ-SMK-04")
            return Done(())
        if die >= g.context.limit("smoke-on-target"):
            return Next((0, 0))
        return Call(wind.Tip(g.state.units[self.unit].seat, "AZ-SMK-04"))

    @step
    def come_down(self, g: B, tip: tuple[int, int]) -> Action:
        face, degrees = tip
        at = come_down(self.at, face, 1, degrees)
        ground = g.context.map.ground
        off = not (0 <= at[0] <= ground.width and 0 <= at[1] <= ground.depth)
        if off and g.setup.options["scatter_off_table"] == "no_effect":
            g.emit(SmokeFailed(self.unit, "off-table"), "AZ-SMK-04", "AZ-SCT-06")
            return Done(())
        after = replace(self, at=at)
        if not self.bursts:
            return after.then(Next(()))
        return after.then(Call(Igniting(g.state.units[self.unit].seat, Burst(at, self.radius), "AZ-SMK-10")))

    @step
    def settle(self, g: B, struck: tuple[str, ...]) -> Action:
        places = self._places(g)
        cloud = Smoke(f"smoke-{g.state.turn}-{self.unit}-{self.number}", places, self.radius)
        g.emit(SmokeLaid(self.unit, cloud), "AZ-SMK-04", "AZ-SMK-06")
        return Done(struck)

    def _places(self, g: G) -> tuple[Point, ...]:
        """The middles of the templates: those of a device that lays several touch, side by side across the throw."""
        if self.templates == 1:
            return (self.at,)
        unit = g.state.units[self.unit]
        model = next((each for each in unit.models if each.id == self.smoking.model), unit.models[0])
        angle = (bearing((model.x, model.y), self.at) if self.at != (model.x, model.y) else 0) * pi / 180_000
        half = (self.templates - 1) / 2
        return tuple(
            (
                round(self.at[0] + cos(angle) * 2 * self.radius * (number - half)),
                round(self.at[1] + sin(angle) * 2 * self.radius * (number - half)),
            )
            for number in range(self.templates)
        )
