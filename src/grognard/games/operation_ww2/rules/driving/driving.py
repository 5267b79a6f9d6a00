"""Carrying out a Move or an Assault of a vehicle (AZ-VMV, AZ-ORD-02, AZ-EXE-07, AZ-EXE-10)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles.course import is_movement
from grognard.games.operation_ww2.rules.close_combat.pursuit import has_moved
from grognard.games.operation_ww2.rules.crews.nerves import is_aboard
from grognard.games.operation_ww2.rules.driving import (
    boarding,
    breaches,
    breaking_in,
    driveways,
    mounting,
    pursuing,
    squads,
)
from grognard.games.operation_ww2.rules.driving.boarding import ChooseOnFoot
from grognard.games.operation_ww2.rules.driving.convoys import Convoying
from grognard.games.operation_ww2.rules.driving.drive import Arrival, Drive, stops_of
from grognard.games.operation_ww2.rules.driving.pursuing import ChooseDrive
from grognard.games.operation_ww2.rules.driving.ramming import RamTest
from grognard.games.operation_ww2.rules.fire.volley import Fired, Volley
from grognard.games.operation_ww2.rules.intent.interrupting import begin_to_move
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.held_shots import Treading, tracks_of
from grognard.games.operation_ww2.rules.turn import memory
from grognard.games.operation_ww2.state.choices import Follow, Pursuit
from grognard.games.operation_ww2.state.events.driving import OrderBegun
from grognard.games.operation_ww2.state.events.turn import DroveAfter, SpeedMeasured, Walked
from grognard.games.operation_ww2.state.events.vehicles import TurretTurned
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered
from grognard.space.plane import Hull, Point

ITS_START = 1
"""The length of a way on which no point lies but its start."""


class Driving(Procedure):
    """A vehicle carries out a Move or an Assault: who gets on or off first, the declared fire if it comes first, the
    ramming test, the drive, who gets on or off last, morale of those overrun, the people of the unit on foot, the fire
    that comes last (AZ-EXE-07, AZ-EXE-10). Who gets on comes up on foot, and may be shot at on his way if the vehicle
    stays; if it drives, the points of its own way count (AZ-ANT-02, AZ-ANT-09). ``pivots``: the declaration turns it,
    on the spot too, which is movement (AZ-VMV-07). The value: what its fire gave away."""

    ordered: Ordered
    fired: Fired = ""
    start: Point = (0, 0)
    pivots: bool = False
    still: bool = False
    stuck: bool = False
    struck: tuple[str, ...] = ()

    @step
    def begin(self, g: B) -> Action:
        """A Move counts as movement even where the vehicle stays (AZ-VMV-06); its owner may turn the turret with it
        (AZ-VLS-11)."""
        vehicle = self._vehicle(g)
        if vehicle is None:
            return Done(self.fired)
        besides = self._besides
        moves = is_movement(driveways.stretches_of(g, vehicle, self._intent.way, besides))
        g.emit(OrderBegun(self.ordered.unit, vehicle.id, "drove" if moves else "halted"), "AZ-VDM-18", "AZ-VMV-07")
        if besides.turret is not None and isinstance(self._intent, MoveIntent):
            g.emit(TurretTurned(self.ordered.unit, vehicle.id, besides.turret), "AZ-VLS-11")
        return self.then(
            self._come_up(g) if self._boards_first(g) else Next(None), start=(vehicle.x, vehicle.y), pivots=moves
        )

    @step
    def board_first(self, g: B, value: object) -> Action:
        if self._boards_first(g):
            self._board(g)
        return None

    @step
    def fire_first(self, g: B) -> Action:
        intent = self._intent
        if isinstance(intent, AssaultIntent) and intent.fires == "first":
            return self._fire(g, intent)
        return Next("")

    @step
    def pursue(self, g: G, fired: Fired) -> Action:
        """A target that has moved may be followed (AZ-ORD-08, AZ-ORD-15)."""
        after, vehicle, besides = replace(self, fired=fired), self._vehicle(g), self._besides
        boards = besides.boards or besides.leaves
        if vehicle is None or boards or not isinstance(self._intent, AssaultIntent) or not self._is_able(g):
            return after.then(Next(Pursuit(None)))
        if has_moved(g, self.ordered):
            decision = ChooseDrive(g.state.units[self.ordered.unit].seat, self.ordered, vehicle.id)
            if decision.can_follow(g):
                return after.then(Ask(decision))
        return after.then(Next(Pursuit(None)))

    @step
    def ram(self, g: B, choice: Pursuit) -> Action:
        """A vehicle that is to ram has to get going first (AZ-RAM-02)."""
        after, vehicle = self, self._vehicle(g)
        if choice.way is not None and vehicle is not None and isinstance(self._intent, AssaultIntent):
            after = replace(self, ordered=replace(self.ordered, intent=pursuing.after(self._intent, choice)))
            g.emit(DroveAfter(self.ordered.unit, choice.way), "AZ-ORD-08")
            g.emit(OrderBegun(self.ordered.unit, vehicle.id, "drove"), "AZ-VDM-18")
        target = self._besides.ram
        if target is None or not self._is_able(g) or not g.state.units[target].on_table:
            return after.then(Next(True))
        return after.then(Call(RamTest(self.ordered.unit, target)))

    @step
    def enter(self, g: G, gets_going: bool) -> Action:
        """So has a tank that is to enter a building (AZ-TKB-01)."""
        vehicle = self._vehicle(g)
        if vehicle is None or not gets_going or not breaches.is_on(g) or not self._is_able(g):
            return Next(gets_going)
        stretches = driveways.stretches_of(g, vehicle, self._intent.way, self._besides)
        count = sum(1 for at, _ in breaches.entered(g, vehicle, stretches) if at)
        return Call(breaking_in.EntryTest(self.ordered.unit, count)) if count else Next(True)

    @step
    def drive(self, g: B, gets_going: bool) -> Action:
        vehicle = self._vehicle(g)
        after = replace(self, still=not gets_going)
        if vehicle is None or not gets_going or not self._is_able(g):
            return after.then(Next(Arrival()))
        unit = g.state.units[self.ordered.unit]
        stretches = driveways.stretches_of(g, vehicle, self._intent.way, self._besides)
        hull = vehicle.body
        assert isinstance(hull, Hull)
        begin_to_move(g, self.ordered, self.fired)
        end = int(stretches[-1].gone + stretches[-1].length) if stretches else 0
        stops = stops_of(g, unit, vehicle, stretches, self._intent.speed)
        return after.then(Call(Drive(self.ordered, vehicle.id, hull, stops, end=end)))

    @step
    def convoy(self, g: G, arrival: Arrival) -> Action:
        """The other vehicles of the unit follow (AZ-MC-02, AZ-VSQ-01)."""
        after = replace(self, stuck=arrival.stuck, struck=arrival.struck)
        unit = g.state.units[self.ordered.unit]
        if len(unit.vehicles) < 2 or not unit.takes_orders or self.still:
            return after.then(Next(()))
        return after.then(Call(Convoying(self.ordered, self.start)))

    @step
    def come_up_last(self, g: B, struck: tuple[str, ...]) -> Action:
        """What a squad left is lost (AZ-VSQ-03)."""
        squads.leave_behind(g, g.state.units[self.ordered.unit])
        return self.then(
            Next(None) if self._boards_first(g) else self._come_up(g),
            struck=tuple(dict.fromkeys((*self.struck, *struck))),
        )

    @step
    def arrive(self, g: B, value: object) -> Action:
        """Morale of those it ran over, once, at the end of the drive (AZ-OVR-05)."""
        if not self._boards_first(g) and self._is_able(g):
            self._board(g)
        return Call(Morale(self.struck)) if self.struck else None

    @step
    def on_foot(self, g: G) -> Action:
        unit = g.state.units[self.ordered.unit]
        # Those who have left it empty walk on, too (AZ-MTI-04).
        there = {model.id: model for model in unit.vehicles}
        vehicle = self._vehicle(g) or there.get(self._intent.lead)
        walking = [model for model in unit.people if model.posture == "standing"]
        if vehicle is None or not walking or not unit.takes_orders:
            return Next(None)
        return Ask(self._asked(g, vehicle))

    @step
    def walk(self, g: B, choice: Follow | None) -> Action:
        legs = tuple(leg for leg in choice.legs if leg.way) if choice is not None else ()
        vehicle = self._vehicle(g)
        if legs and vehicle is not None:
            if self._intent.speed == "slow" and self._asked(g, vehicle).fast(g, legs):
                g.emit(SpeedMeasured(self.ordered.unit, "fast"), "AZ-EMB-04", "AZ-MOV-03")
            g.emit(Walked(self.ordered.unit, legs), "AZ-EMB-04", "AZ-MTI-03")
        return Next(None)

    @step
    def fire_last(self, g: B, value: None) -> Action:
        """Also if it got stuck, or did not get going, but for options (AZ-DRV-05, AZ-RAM-09)."""
        intent, options = self._intent, g.setup.options
        if not isinstance(intent, AssaultIntent) or intent.fires != "last" or not self._is_able(g):
            return Done(self.fired)
        if self.stuck and options["stuck_may_fire"] == "no":
            return Done(self.fired)
        if self.still and options["failed_ram_fire"] == "forbidden":
            return Done(self.fired)
        return self._fire(g, intent)

    @step
    def end(self, g: G, fired: Fired) -> Action:
        if not fired and g.setup.options["assault_without_shot"] == "always_fired":
            fired = "fired"
        return Done(fired)

    # ---- parts of the steps ----

    @property
    def _intent(self) -> MoveIntent | AssaultIntent:
        assert isinstance(self.ordered.intent, (MoveIntent, AssaultIntent))
        return self.ordered.intent

    @property
    def _besides(self) -> Besides:
        return self._intent.besides

    def _vehicle(self, g: G) -> Model | None:
        """The vehicle that was to drive or, if it is gone, the unit's next (AZ-EXE-09)."""
        unit = g.state.units[self.ordered.unit]
        there = [model for model in unit.vehicles if unit.has_crew(model)]
        return next((model for model in there if model.id == self._intent.lead), there[0] if there else None)

    def _is_able(self, g: G) -> bool:
        """Whether the unit still does what it is told, and who carries it is still there (AZ-EXE-07, AZ-EXE-09,
        AZ-EXE-10, AZ-EMB-04)."""
        unit = g.state.units[self.ordered.unit]
        vehicle = self._vehicle(g)
        return unit.takes_orders and vehicle is not None and is_aboard(g, unit, vehicle.id)

    def _fire(self, g: B, intent: AssaultIntent) -> Action:
        """The declared fire (AZ-INT-07)."""
        if intent.target is not None:
            memory.remember(g, self.ordered.unit, intent.target)
        moved = self.pivots or bool(intent.way)
        return Call(Volley(self.ordered.unit, intent.target, "assault", intent.besides, moved=moved))

    def _asked(self, g: G, vehicle: Model) -> ChooseOnFoot:
        """Where those on foot go (AZ-MTI-03)."""
        unit, order, speed = g.state.units[self.ordered.unit], self.ordered.card.order, self._intent.speed
        whole = ways.allowance(g.context.tables.rates["infantry"], order, "fast")
        # Who came up to get on and could not has gone already.
        spent = dict.fromkeys(self._besides.boards, whole)
        spent |= dict.fromkeys(self._besides.leaves, g.context.limit("boarding"))
        return ChooseOnFoot(unit.seat, unit.id, vehicle.id, order, speed, self.start, spent)

    def _boards_first(self, g: G) -> bool:
        """Whether people get on and off before the drive: as declared or, by the option ``order_part_sequence``, always
        (AZ-EXE-10)."""
        return self._besides.boarding == "first" or g.setup.options["order_part_sequence"] == "boarding_first"

    def _come_up(self, g: B) -> Action:
        """Who gets on and does not stand beside the vehicle goes there (AZ-EMB-04)."""
        unit, vehicle = g.state.units[self.ordered.unit], self._vehicle(g)
        if vehicle is None or not self._is_able(g):
            return Next(None)
        legs = mounting.legs_to(g, unit, vehicle, self._besides.boards, self.ordered.card.order)
        if not legs:
            return Next(None)
        begin_to_move(g, self.ordered, self.fired)
        length = ITS_START if self._intent.way else self.ordered.length
        return Call(Treading(unit.id, tracks_of(unit, legs), length=length))

    def _board(self, g: B) -> None:
        vehicle = self._vehicle(g)
        unit = g.state.units[self.ordered.unit]
        if vehicle is None or unit.broken:
            return
        boarding.get_off(g, unit, vehicle, self._besides.leaves)
        unit = g.state.units[unit.id]
        beside = [man.id for man in unit.people if mounting.is_beside(man, vehicle) or mounting.climbs(man)]
        boarding.get_on(g, unit, vehicle, [id for id in self._besides.boards if id in beside])
