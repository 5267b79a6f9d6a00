"""What a unit does under the order it obeys (chapter Orders): Fire, Advance, Run, Rally; Ambush and Down only wait."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.movement import recrew
from grognard.games.bolt_action.rules.movement.move import ADVANCE, RUN, Move
from grognard.games.bolt_action.rules.movement.transport import Limber
from grognard.games.bolt_action.rules.shooting import aim, off_board_fire
from grognard.games.bolt_action.rules.shooting.salvo import shooting
from grognard.games.bolt_action.rules.shooting.split_fire import Declared, SplitFire, VehicleFire
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget, one_shot_men
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.rules.turn.fates import RALLY_PINS
from grognard.games.bolt_action.rules.turn.fubar import FubarChart
from grognard.games.bolt_action.rules.turn.morale import fears
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.rules.vehicles.dismounting import GetOut
from grognard.games.bolt_action.rules.vehicles.drive import VehicleMove
from grognard.games.bolt_action.state.choices import (
    CallBarrage,
    CallNothing,
    CallStrike,
    Charge,
    HoldFire,
    JustRun,
    LeaveGun,
    ManGun,
    ShootAt,
)
from grognard.games.bolt_action.state.events.nerve import PinsLost
from grognard.games.bolt_action.state.events.shooting import NoShot
from grognard.games.bolt_action.state.events.turn import DieTurned


class FireOrder(Procedure):
    """Fire: the unit stays and shoots once (BA-ORD-01)."""

    unit: str
    moved: bool = False

    @step
    def call(self, g: G) -> Action:
        """An observer may call a barrage or an air strike instead of shooting (BA-HQ-07)."""
        unit = g.state.units[self.unit]
        return (
            Ask(off_board_fire.ChooseCall(unit.seat, self.unit))
            if not self.moved and off_board_fire.may_call(g, unit)
            else Next(None)
        )

    @step
    def choose_target(self, g: B, call: CallBarrage | CallStrike | CallNothing | None) -> Action:
        """With nothing to shoot at the order is empty (BA-ORD-04)."""
        unit = g.state.units[self.unit]
        if isinstance(call, CallBarrage | CallStrike):
            off_board_fire.called(g, self.unit, call)
            return Done()
        if unit.is_vehicle:
            return Call(VehicleFire(self.unit, self.moved))
        if not aim.has_target(g, unit, self.moved):
            if not self.moved:
                g.emit(NoShot(self.unit), "BA-ORD-04")
            return Done()
        return Ask(ChooseTarget(unit.seat, self.unit, self.moved))

    @step
    def shoot(self, g: G, choice: ShootAt | HoldFire | None) -> Action:
        if not isinstance(choice, ShootAt):
            return Done()
        if choice.vehicle is not None:
            bearers = one_shot_men(g.state.units[self.unit], choice.holding)
            others = tuple(model.id for model in g.state.units[self.unit].models if model.id not in bearers)
            rest = Declared(choice.target, holding=choice.holding, among=others)
            parts = (rest, Declared(choice.vehicle, holding=choice.holding, among=bearers))
            return Call(SplitFire(self.unit, "order", parts, self.moved))
        return Call(
            shooting(g, self.unit, choice.target, "order", choice.holding, self.moved, choice.way, choice.smoke)
        )


class AdvanceOrder(Procedure):
    """Advance: move at the basic rate, then shoot (BA-ORD-02, BA-ORD-17); passengers get out first (BA-TRN-04)."""

    unit: str

    @step
    def get_out(self, g: G) -> Action:
        return Call(GetOut(self.unit)) if g.state.units[self.unit].place == "aboard" else None

    @step
    def move(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if unit.place == "aboard" or (unit.gun is not None and unit.alighted):
            return Done()  # an unlimbered gun neither moves nor fires (BA-TRN-09)
        if unit.is_vehicle:
            return Call(VehicleMove(self.unit, "advance"))
        return Call(Move(self.unit, ADVANCE))

    @step
    def look_for_guns(self, g: G) -> Action:
        """By house rule men who have come up to an abandoned gun may man it (BA-ART-08)."""
        unit = g.state.units[self.unit]
        if unit.order != "advance" or not recrew.guns_to_man(g, unit):
            return Next(None)
        return Ask(recrew.ChooseGun(unit.seat, self.unit))

    @step
    def shoot(self, g: B, choice: ManGun | LeaveGun | None) -> Action:
        """The whole move, interruptions included, is over before a target is named."""
        unit = g.state.units[self.unit]
        if isinstance(choice, ManGun):
            recrew.man(g, unit, choice.gun)
        if not unit.on_table or unit.order != "advance":
            return Done()
        return Call(FireOrder(self.unit, moved=True))


class RunOrder(Procedure):
    """Run: move at the double, no shooting (BA-ORD-03); passengers get out first (BA-TRN-04); by house rule an assault
    is announced only now (BA-ORD-17)."""

    unit: str

    @step
    def get_out(self, g: G) -> Action:
        return Call(GetOut(self.unit)) if g.state.units[self.unit].place == "aboard" else Next(True)

    @step
    def announce(self, g: G, out: bool) -> Action:
        """Men who could not get out stay; vehicles, and men just out, assault nobody (BA-TRN-04)."""
        unit = g.state.units[self.unit]
        if not out:
            return Done()
        late = g.setup.options["declare_assault_with_order"] == "off"
        if not late or unit.alighted or not any(legality.assault_targets(g, unit)):
            return Next(JustRun())
        return Ask(ChooseCharge(unit.seat, self.unit))

    @step
    def move(self, g: G, choice: JustRun | Charge) -> Action:
        if isinstance(choice, Charge):
            return Call(LateAssault(self.unit, choice.target))
        if g.state.units[self.unit].gun is not None:
            return Call(Limber(self.unit))
        if g.state.units[self.unit].is_vehicle:
            return Call(VehicleMove(self.unit, "run"))
        return Call(Move(self.unit, RUN))


class LateAssault(Procedure):
    """An assault announced after the order, by house rule: fear of a tank is tested now, on top of any test of the
    order (BA-ORD-17, BA-CQ-20)."""

    unit: str
    target: str

    @step
    def overcome_fear(self, g: G) -> Action:
        if not fears(g, g.state.units[self.unit], g.state.units[self.target]):
            return Next("passed")
        return Call(OrderTest(self.unit, self.target))

    @step
    def charge(self, g: B, outcome: str) -> Action:
        if outcome == "passed":
            return Call(Assault(self.unit, self.target))
        if outcome == "fubar":
            return Call(FubarChart(self.unit))
        g.emit(DieTurned(self.unit, "down"), "BA-ORD-12", "BA-CQ-20")
        return Done()


class ChooseCharge(Decision):
    """Whether a Run is an assault, and on whom, where that need not be said with the order (BA-ORD-17)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Just running, and each enemy unit that may be assaulted."""
        unit = g.state.units[self.unit]
        return [JustRun(), *(Charge(target.id) for target in legality.assault_targets(g, unit))]


class RallyOrder(Procedure):
    """Rally: the unit sheds D6 pins (BA-ORD-06, BA-ORD-16)."""

    unit: str

    @step
    def roll_pins(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.pins:
            return Done()
        return roll(RALLY_PINS.count, Total(), say("ba-roll-rally"), "BA-ORD-06", seat=unit.seat)

    @step
    def shed_pins(self, g: B, die: int) -> None:
        pins = min(die, g.state.units[self.unit].pins)
        g.emit(PinsLost(self.unit, pins), "BA-ORD-06")
