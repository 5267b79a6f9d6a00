"""Vehicles on the move: choosing a way, driving it under the eyes of Ambush, reversing and fleeing against the owner's
will (chapters Movement and Vehicles)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from random import Random
from typing import ClassVar

import shapely

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, Window, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground import driving, driving_faults, driving_ways
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.driving import DriveManner
from grognard.games.bolt_action.rules.movement import panic, ways
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.movement.making_room import MakeRoom
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.move import stay_away
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing
from grognard.games.bolt_action.rules.shooting import any_shot, gunnery
from grognard.games.bolt_action.rules.vehicles import overrun
from grognard.games.bolt_action.rules.vehicles.collapse import DriveThrough
from grognard.games.bolt_action.rules.vehicles.wrecks import Vanish
from grognard.games.bolt_action.state.choices import Drive, StayAway, StayPut, Wait
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from grognard.games.bolt_action.state.events.vehicles import Drove, Pose
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.space.hulls import ahead, in_arc
from grognard.space.plane import Hull, footprint
from grognard.space.terrain import box_of


class ChooseDrive(Decision):
    """Where a vehicle drives: any way the rules allow (BA-MOV-09 to BA-MOV-17, BA-MOV-22); ``threat`` is the enemy it
    escapes from (BA-VEH-37)."""

    unit: str
    manner: DriveManner
    threat: str | None = None

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """Staying, and a sample of ways."""
        unit = g.state.units[self.unit]
        return [self.stay(unit), *self.ways(g, unit)]

    def ways(self, g: G, unit: Unit) -> list[Drive]:
        """The ways of the sample, not yet checked."""
        return driving_ways.sample(g, unit, self.manner)

    def stay(self, unit: Unit) -> Choice:
        """What a vehicle does that does not drive."""
        return StayPut() if unit.on_table else StayAway()

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule a way breaks."""
        unit = g.state.units[self.unit]
        if isinstance(choice, Drive):
            return driving_faults.refusal(g, unit, choice, self.manner, self.threat)
        if isinstance(choice, StayPut | StayAway):
            may = choice == self.stay(unit) and (unit.on_table or not self.has_any(g, self.ways(g, unit)))
            return None if may else Refused(say("ba-refused-stay"), "BA-SCN-04", "BA-SCN-10", "BA-MOV-18")
        return Refused(say("refused-not-offered"))

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """One way of the sample or staying; a vehicle that comes on to the table stays away only if there is no way."""
        unit = g.state.units[self.unit]
        ways: list[Choice] = [*self.ways(g, unit)]
        stay = self.stay(unit)
        yield from drawn([*ways, stay] if unit.on_table else ways, random)
        yield stay


class VehicleMove(Procedure):
    """A vehicle moves at the rate of its order, or enters the table (BA-MOV-11, BA-MOV-23)."""

    unit: str
    manner: DriveManner

    @step
    def choose_way(self, g: G) -> Action:
        return Ask(ChooseDrive(g.state.units[self.unit].seat, self.unit, self.manner))

    @step
    def drive(self, g: B, choice: Drive | StayPut | StayAway) -> Action:
        if isinstance(choice, Drive):
            unit = g.state.units[self.unit]
            if driving.may_overrun(g, unit, self.manner):
                return Call(DrivingAtMen(self.unit, choice, tuple(overrun.overrun_by(g, unit, choice))))
            return Call(Driving(self.unit, choice, self.manner, entering=not unit.on_table))
        if isinstance(choice, StayAway):
            stay_away(g, self.unit)
        return Done()


class DrivingAtMen(Procedure):
    """A tank drives at enemies on foot, who may fire first as at a charge (BA-VEH-33)."""

    unit: str
    way: Drive
    targets: tuple[str, ...]

    @step
    def next_target(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.on_table or unit.order != "run" or unit.immobilised:
            return Done()
        if not self.targets:
            return Repeat(Driving(self.unit, self.way, "run"))
        return self.then(Window(Charged(self.unit, self.targets[0])), targets=self.targets[1:])

    @step
    def again(self, g: G) -> Action:
        return Repeat(self)


class Track:
    """A vehicle's way cut at every pivot and every full inch, or as often as the house rule says (BA-AMB-08)."""

    def __init__(self, g: G, unit: Unit, drive: Drive, manner: DriveManner) -> None:
        start = driving.start_of(g, unit, drive)
        every = ways.step_of(g)
        self.stops = [start]
        """Where the vehicle is at each stop: at the start, after each pivot, at each full inch, at the end."""
        self.gone = [0]
        """How far it has driven at each stop; a pivot is no distance."""
        for part in driving.parts(start, drive):
            sign = 1 if part.distance >= 0 else -1
            first = every - part.gone % every
            cuts = range(first, abs(part.distance), every)
            self.stops += [*(ahead(part.before, sign * at) for at in cuts), part.after]
            self.gone += [part.gone + at for at in (*cuts, abs(part.distance))]
        if driving.turns_round(g, unit, drive, manner):
            self.stops[-1] = driving.end_of(g, unit, drive, manner)
        self.last = len(self.stops) - 1

    def inch(self, stop: int) -> str:
        """How many inches the vehicle has driven at a stop, in figures."""
        return ways.figures(self.gone[stop])


def way_of(g: G, mover: str) -> Track | ways.Course | None:
    """The whole way of the unit that is moving; None if it is not."""
    for frame in reversed(g.stack):
        match frame.procedure:
            case Driving(unit=unit) as driving_ if unit == mover:
                return driving_.track(g)
            case March(unit=unit, legs=legs) if unit == mover:
                return ways.course(g, g.state.units[unit], legs)
    return None


class Driving(Procedure):
    """A vehicle drives its way; enemies in Ambush may break in at every inch and pivot (BA-AMB-01, BA-AMB-08).

    ``started`` is where the way began, ``limit`` the last stop it can reach, if that is not the end; ``stop`` counts
    the stops gone by, ``silent_until`` is the one before which the ambushers said they would not fire.
    """

    unit: str
    way: Drive
    manner: DriveManner
    entering: bool = False
    stop: int = 0
    silent_until: int = 0
    started: Pose | None = None
    limit: int | None = None

    @step
    def drive_to_next_stop(self, g: B) -> Action:
        """On to the next point where an ambusher has a shot; to the end if there is none."""
        unit = g.state.units[self.unit]
        begun = self if self.started is not None or self.entering else replace(self, started=pose_of(unit.hull))
        track = begun.track(g)
        start = max(self.silent_until, 1 if self.entering else 0)
        openings = openings_on(g, unit, track, start)
        here = openings[0] if openings else track.last
        wall = begun.wall(g, track) if driving.may_break_through(g, unit, self.manner) else None
        if wall is not None and wall[0] < here:
            here = wall[0]
        men = begun.men(g, track) if driving.may_overrun(g, unit, self.manner) else None
        if men is not None and men[0] < here:
            here = men[0]
        if here > self.stop:
            begun.advance(g, track, here)
        # An entering vehicle is on the table from now on: where its way began is kept.
        after = replace(begun, stop=here, entering=False, started=pose_of(track.stops[0]))
        if wall is not None and wall[0] == here:
            return after.then(Call(DriveThrough(wall[1])))
        if men is not None and men[0] == here:
            path = tuple(pose_of(hull) for hull in track.stops[here + 1 : track.last + 1])
            return after.then(Call(overrun.Overrun(men[1], self.unit, path)))
        if not openings:
            return Done()
        return after.then(Window(Passing(self.unit, here, tuple(openings[1:]))))

    @step
    def go_on(self, g: G, answer: Wait | bool | None) -> Action:
        """One that is stunned, on fire or newly immobilised stops where it is (BA-AMB-09); so does one before
        a building that stands firm (BA-BLD-05). Friends about it make room (BA-MOV-19)."""
        unit = g.state.units[self.unit]
        if not unit.on_table or unit.order == "down" or unit.immobilised or answer is False:
            return Repeat(MakeRoom(self.unit))
        last = self.track(g).last
        if self.stop >= last:
            return Done()
        if answer is True:
            return Repeat(replace(self, limit=self.free_until(g)))
        until = self.stop + 1 if answer is None else answer.until
        return Repeat(replace(self, silent_until=last + 1 if until is None else until))

    def free_until(self, g: G) -> int:
        """The last stop before anybody who has come out of a fallen building into the way (BA-BLD-05)."""
        unit = g.state.units[self.unit]
        track = self.track(g)
        for stop in range(self.stop, track.last):
            before, after = track.stops[stop], track.stops[stop + 1]
            distance = round(hypot(after.x - before.x, after.y - before.y))
            part = driving.Part(before, after, -distance if driving.is_backwards(self.way) else distance, 0)
            if next(driving_faults.neighbour_faults(g, unit, [part], ending=stop + 1 == track.last), None) is not None:
                return stop
        return track.last

    def wall(self, g: G, track: Track) -> tuple[int, str] | None:
        """The stop before the first building still in the way, and the building (BA-BLD-05)."""
        for stop in range(self.stop, track.last):
            before, after = driving.inner(track.stops[stop]), driving.inner(track.stops[stop + 1])
            ground = shapely.convex_hull(shapely.union(footprint(before), footprint(after)))
            for id, building in g.context.ground.buildings.items():
                if building.shape.intersects(ground):
                    return stop, id
        return None

    def men(self, g: G, track: Track) -> tuple[int, str] | None:
        """The stop before the first enemy on foot still in the way, and who that is (BA-VEH-33)."""
        return overrun.first_in_the_way(g, g.state.units[self.unit], track.stops, self.stop, track.last)

    def track(self, g: G) -> Track:
        """The whole way from where it began, as far as it can be driven once a building has fallen (BA-BLD-05)."""
        unit = g.state.units[self.unit]
        if self.started is None:
            return Track(g, unit, self.way, self.manner)
        hull = replace(unit.hull, x=self.started.x, y=self.started.y, facing=self.started.facing)
        track = Track(g, driving.moved_to(unit, hull), replace(self.way, start=None), self.manner)
        track.last = track.last if self.limit is None else self.limit
        return track

    def advance(self, g: B, track: Track, to: int) -> None:
        """Drive from the last stop to another."""
        poses = tuple(pose_of(hull) for hull in track.stops[self.stop + 1 : to + 1]) or (pose_of(track.stops[to]),)
        reversing = driving.is_backwards(self.way)
        rule = "BA-MOV-23" if self.entering else "BA-MOV-13" if reversing else "BA-MOV-11"
        g.emit(Drove(self.unit, poses, self.entering, to < track.last, reversing), rule)


def pose_of(hull: Hull) -> Pose:
    """A hull's place and facing."""
    return Pose(hull.x, hull.y, hull.facing)


def openings_on(g: G, unit: Unit, track: Track, start: int = 0) -> list[int]:
    """The stops, from ``start`` on, at which an enemy in Ambush has a shot at the vehicle (BA-AMB-08, BA-AMB-10)."""
    box = box_of([(hull.x, hull.y) for hull in track.stops], unit.models[0].radius)
    watchers = [watcher for watcher in ambushers(g, unit) if any_shot.may_reach(g, watcher, box)]
    if not watchers:
        return []
    return [
        stop
        for stop, hull in enumerate(track.stops)
        if stop >= start and any(any_shot.has_shot(g, watcher, driving.moved_to(unit, hull)) for watcher in watchers)
    ]


class Balk(Procedure):
    """A vehicle that fails its order test reverses from an enemy before it, else it halts; its die shows Down
    (BA-ORD-13, BA-ORD-18)."""

    unit: str

    @step
    def reverse(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if unit.immobilised or g.setup.options["vehicle_fail"] == "halt" or not sees_enemy_ahead(g, unit):
            return None
        flight = driving_ways.forced_reverse(g, unit)
        if flight.drive is None:
            return None
        if flight.leaves_table:
            return Call(Vanish(self.unit, ("BA-ORD-13", "BA-MOV-04")))
        return Call(Driving(self.unit, flight.drive, "advance"))

    @step
    def show_down(self, g: B) -> None:
        """Unless it is lost or was stopped on the way."""
        unit = g.state.units[self.unit]
        if unit.on_table and unit.order != "down":
            g.emit(DieTurned(self.unit, "down"), "BA-ORD-13", "BA-ORD-18")


def sees_enemy_ahead(g: G, unit: Unit) -> bool:
    """Whether a visible enemy is in the vehicle's front arc (BA-ORD-13)."""
    for foe in g.state.standing(enemy(unit.seat)):
        look = g.context.look(unit, foe, g.state)
        for number, body in enumerate(gunnery.bodies_of(g, unit, foe)):
            if in_arc(unit.hull, "front", body) and look.sees(0, number):
                return True
    return False


class VehiclePanic(Procedure):
    """A vehicle flees from the nearest visible enemy, with everybody aboard (BA-FUB-04, BA-FUB-07)."""

    unit: str

    @step
    def flee(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        pair = None if unit.immobilised else panic.nearest_visible(g, unit)
        flight = None if pair is None else driving_ways.panic_flight(g, unit, pair[0])
        if flight is None or flight.drive is None:
            g.emit(DieTurned(self.unit, "down"), "BA-FUB-03", "BA-FUB-04")
            return Done()
        g.emit(DieTurned(self.unit, "run"), "BA-FUB-03", "BA-FUB-04")
        drive = flight.drive
        if flight.leaves_table:
            if g.setup.options["panic_off_table"] == "destroyed":
                return Call(Vanish(self.unit, ("BA-FUB-03", "BA-FUB-04")))
            kept = stopped_at_edge(g, unit, drive)
            if kept is None:
                return Done()
            drive = kept
        return Call(Driving(self.unit, drive, "panic"))


def stopped_at_edge(g: G, unit: Unit, drive: Drive) -> Drive | None:
    """The way cut where the table ends."""
    stretch = drive.stretches[0]
    sign = 1 if stretch.ahead > 0 else -1
    for distance in range(abs(stretch.ahead) // 100 * 100, 0, -100):
        shorter = Drive((replace(stretch, ahead=sign * distance),))
        if not list(driving_faults.table_faults(g, unit, shorter, list(driving.parts(unit.hull, shorter)))):
            return shorter
    return None


class Escape(Procedure):
    """A recce vehicle drives off before the shot or the assault, then takes a Down die (BA-VEH-30, BA-VEH-37)."""

    unit: str
    threat: str

    @step
    def choose_way(self, g: G) -> Action:
        return Ask(ChooseDrive(g.state.units[self.unit].seat, self.unit, "escape", self.threat))

    @step
    def drive(self, g: G, choice: Drive | StayPut) -> Action:
        return Call(Driving(self.unit, choice, "escape")) if isinstance(choice, Drive) else None

    @step
    def take_die(self, g: B) -> None:
        unit = g.state.units[self.unit]
        if unit.on_table and unit.order is None:
            g.emit(DieTaken(self.unit, "down"), "BA-VEH-30", "BA-TURN-03")
