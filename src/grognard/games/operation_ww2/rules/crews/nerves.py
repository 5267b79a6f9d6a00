"""Nerve, morale and willpower of a crew, and getting out (AZ-NRV)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.driving import riders_on_top, riding
from grognard.games.operation_ww2.rules.driving.rolling import RollOn
from grognard.games.operation_ww2.rules.morale.fates import tested
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.state.choices import BailTo
from grognard.games.operation_ww2.state.events.vehicles import BailedOut, NerveTested, WillpowerTested
from grognard.games.operation_ww2.state.state import Model, Posture, Unit
from grognard.space.hulls import QUARTERS
from grognard.space.plane import Point


def is_aboard(g: G, unit: Unit, model: str) -> bool:
    """Whether anybody of a unit is aboard its vehicle, and the vehicle still there."""
    return any(vehicle.id == model and unit.has_crew(vehicle) for vehicle in unit.vehicles)


class CrewTests(Procedure):
    """What hits ask of a crew once all of them were resolved: willpower; morale of everybody who lost people; then, if
    it holds, nerves, of which one failure is enough (AZ-NRV-03, AZ-NRV-06, AZ-VDM-15).

    ``away`` is where the shots came from.
    """

    unit: str
    model: str
    hurt: Hurt
    away: Point

    @step
    def willpower(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        riders_on_top.get_down(g, unit, self.model)
        if not self.hurt.small_arms or not is_aboard(g, unit, self.model):
            return Next(None)
        return tested(g, unit, 1, "az-roll-willpower", "AZ-NRV-06")

    @step
    def morale(self, g: B, held: int | None) -> Action:
        if held is not None:
            g.emit(WillpowerTested(self.unit, self.model, bool(held)), "AZ-NRV-06", "AZ-NRV-10")
        return Call(Morale(tuple(dict.fromkeys((self.unit, *self.hurt.struck)))))

    @step
    def broken(self, g: B) -> Action:
        """A crew that breaks gets out, its vehicle rolling on first (AZ-NRV-02, AZ-NRV-05)."""
        unit = g.state.units[self.unit]
        if not is_aboard(g, unit, self.model):
            return Done()
        if unit.broken and sheets.is_motorcycle(g, unit.model(self.model)):
            # They ride on in the panic step, but for those in cover already (AZ-MC-04).
            riding.settle(g, unit)
            return Done()
        if unit.broken:
            return Call(BailOut(self.unit, self.model, self.away, "standing"))
        return None if self.hurt.nerve else Done()

    @step
    def nerve(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not is_aboard(g, unit, self.model):
            return Done()
        return tested(g, unit, self.hurt.nerve, "az-roll-nerve", "AZ-NRV-01")

    @step
    def flee(self, g: B, held: int) -> Action:
        passed = held == self.hurt.nerve
        g.emit(NerveTested(self.unit, self.model, passed), "AZ-NRV-01", "AZ-VDM-08")
        return Done() if passed else Call(BailOut(self.unit, self.model, self.away, "scared"))


class BailOut(Procedure):
    """A crew leaves its vehicle: it lies beside it, or, broken, it stands, after the vehicle has rolled on (AZ-NRV-01,
    AZ-NRV-02, AZ-NRV-05). Its owner puts it on the side away from the shots or, by the option ``bail_out_place``, on
    any side (AZ-NRV-08). Who rides in it and belongs to another unit stays; who rides on top gets down unharmed
    (AZ-TTR-02)."""

    unit: str
    model: str
    away: Point | None
    posture: Posture

    @step
    def roll_on(self, g: G) -> Action:
        return Call(RollOn(self.unit, self.model)) if self.posture == "standing" else None

    @step
    def choose(self, g: G) -> Action:
        if g.setup.options["bail_out_place"] == "owner":
            return Ask(ChooseSide(g.state.units[self.unit].seat, self.unit, self.model))
        return Next(None)

    @step
    def leave(self, g: B, choice: BailTo | None) -> Action:
        unit = g.state.units[self.unit]
        crew, riding = outside(g, unit, unit.model(self.model), self.away, choice.side if choice else None)
        posture = self.posture
        g.emit(
            BailedOut(
                self.unit,
                self.model,
                tuple(replace(man, posture=posture) for man in crew),
                tuple(replace(man, posture=posture, aboard=None) for man in riding),
            ),
            "AZ-NRV-01" if posture == "scared" else "AZ-NRV-02",
            "AZ-NRV-08",
        )
        riders_on_top.get_down(g, g.state.units[self.unit], self.model)
        return Done()


def still_aboard(g: G) -> tuple[str, ...]:
    """The units that have broken and whose crews have not got out yet; who rides a motorcycle rides on in the panic
    step (AZ-NRV-02, AZ-MC-04)."""
    return tuple(unit.id for unit in g.state.units.values() if unit.broken and any(_manned(g, unit)))


def _manned(g: G, unit: Unit) -> Iterator[Model]:
    there = (each for each in unit.vehicles if each.machine is not None and unit.has_crew(each))
    return (each for each in there if not sheets.is_motorcycle(g, each))


class CrewsGetOut(Procedure):
    """Wherever a unit broke, because of losses among those who ride on its tanks or in a test that had been put off,
    its crews get out (AZ-NRV-02, AZ-MOR-13, AZ-TTR-02). ``away`` is where the shots came from, if there were any."""

    away: Point | None = None

    @step
    def get_out(self, g: G) -> Action:
        unit = next((g.state.units[id] for id in still_aboard(g)), None)
        if unit is None:
            return Done()
        return Call(BailOut(unit.id, next(_manned(g, unit)).id, self.away, "standing"))

    @step
    def next_one(self, g: G) -> Action:
        return Repeat(self)


class ChooseSide(Decision):
    """On which side of the vehicle its crew gets out, by the option ``bail_out_place`` (AZ-NRV-08)."""

    unit: str
    model: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """The four sides."""
        return [BailTo(side) for side in QUARTERS]
