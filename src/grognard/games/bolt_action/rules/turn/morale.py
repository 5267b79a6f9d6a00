"""Quality, morale and pins (chapters Morale and Pins): tests, checks, pins taken and lost, rout."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.book.modifiers import Modifier, total
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.records import Record
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import checks_morale, morale_value
from grognard.games.bolt_action.rules.shooting.modifiers import (
    morale_modifier,
    nerve_modifiers,
    own_modifiers,
    pin_modifiers,
)
from grognard.games.bolt_action.rules.turn.fates import PASSED, Nerve, morale_check, order_test
from grognard.games.bolt_action.state.events.nerve import CheckRerolled, Loss, MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.state import Order, Unit


def base_morale(unit: Unit) -> int:
    """Morale by quality: 8, 9 or 10 (BA-GEN-03)."""
    return tables.QUALITIES[unit.quality].morale


def order_needs_test(g: G, unit: Unit, order: Order, assault: str | None = None) -> bool:
    """Whether an order must be tested (BA-ORD-08): pins, shirkers, entry from reserve, a
    one-man turret (BA-VEH-31), fear of a tank (BA-CQ-20).

    Down never is (BA-ORD-09), nor the entry of the first wave (BA-SCN-04).
    """
    if order == "down" or unit.place == "first_wave":
        return False
    rules = g.context.profile(unit.id).rules
    if unit.pins > 0 or unit.place == "reserve" or "shirkers" in rules:
        return True
    if order == "advance" and "one-man-turret" in rules:
        return True
    return assault is not None and fears(g, unit, g.state.units[assault])


def order_modifiers(g: G, unit: Unit, assault: str | None = None) -> list[Modifier]:
    """The modifiers of an order test (BA-MOR-04); one from reserve has no officer's help and -1 (BA-SCN-05)."""
    found = nerve_modifiers(g, unit)
    if unit.place == "reserve":
        found.append(morale_modifier("reserve"))
    if assault is not None and fears(g, unit, g.state.units[assault]):
        found.append(morale_modifier("tank-fear"))
    return found


def fears(g: G, unit: Unit, target: Unit) -> bool:
    """Whether a unit must overcome its fear to assault another: enclosed armour, without anti-tank gear (BA-CQ-20,
    BA-C3)."""
    own = g.context.profile(target.id).chassis
    return own is not None and own.enclosed and not has_anti_tank_gear(g, unit)


def has_anti_tank_gear(g: G, unit: Unit) -> bool:
    """Whether a unit is equipped against tanks: grenades, or a man with a shaped charge; by house rule every man
    (BA-CQ-23, BA-CQ-29, BA-WPN-19, BA-SPC-05)."""
    if "tank-hunters" in g.context.profile(unit.id).rules:
        return True
    carriers = [
        any(
            tables.WEAPONS[name].shaped_charge or tables.WEAPONS[name].family == "anti-tank-rifle"
            for name in model.weapons
        )
        for model in unit.models
    ]
    return all(carriers) if g.setup.options["at_gear_needed"] == "all" else any(carriers)


def check_modifiers(g: G, unit: Unit) -> list[Modifier]:
    """The modifiers of a morale check; stubborn units ignore pins (BA-SPC-06)."""
    return nerve_modifiers(g, unit, pins="stubborn" not in g.context.profile(unit.id).rules)


def test_value(g: G, unit: Unit, modifiers: Sequence[Modifier]) -> int:
    """What two dice must not exceed (BA-MOR-01, BA-MOR-03): with the officer's bonus, in every test (BA-HQ-04)."""
    return morale_value(base_morale(unit), modifiers)


def check_of(g: G, unit: Unit) -> Test:
    """A unit's morale check as it stands."""
    return morale_check(test_value(g, unit, check_modifiers(g, unit)))


def order_test_of(g: G, unit: Unit, assault: str | None = None) -> Test:
    """A unit's order test as it stands."""
    return order_test(test_value(g, unit, order_modifiers(g, unit, assault)))


def is_fearless(g: G, unit: Unit) -> bool:
    """Whether losses never make a unit check its morale: fanatics while there are two (BA-SPC-04)."""
    return "fanatics" in g.context.profile(unit.id).rules and len(unit.men) >= 2


def nerve_of(g: G, unit: Unit, officer: int | None = None) -> Nerve:
    """What holds a unit together, whatever pins it has. ``officer``: the help of one, if it is known."""
    profile = g.context.profile(unit.id)
    stubborn = "stubborn" in profile.rules
    others = nerve_modifiers(g, unit, pins=False) if officer is None else own_modifiers(g, unit)
    each = 0 if stubborn else total(pin_modifiers(profile, 1))
    again = profile.nation.rerolls_morale and not unit.rerolled
    return Nerve(base_morale(unit), total(others) + (officer or 0), each, int("unreliable" in profile.rules), again)


class TakePins(Procedure):
    """A unit takes pins; with as many as its unmodified morale it routs, officer or no (BA-PIN-01, BA-PIN-05,
    BA-HQ-04). A vehicle's pins are not its passengers', nor theirs its own (BA-TRN-06).

    ``assault``: they come of an assault, so that passengers who lose their vehicle do not check (BA-TRN-13).
    """

    unit: str
    pins: int
    rules: tuple[str, ...] = ("BA-PIN-01",)
    assault: bool = False

    @step
    def take(self, g: B) -> None:
        if self.pins and g.state.units[self.unit].alive:
            unreliable = "unreliable" in g.context.profile(self.unit).rules
            rules = (*self.rules, "BA-VEH-31") if unreliable else self.rules
            g.emit(PinsTaken(self.unit, self.pins + unreliable), *rules)

    @step
    def rout(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if not unit.alive or unit.pins < base_morale(unit):
            return None
        if unit.is_vehicle:
            return Call(g.rules.consequence(Abandoned(self.unit, "pins", ("BA-PIN-05", "BA-VEH-41"), self.assault)))
        g.emit(UnitDestroyed(self.unit, "pins"), "BA-PIN-05")
        return None


class LossCheck(Procedure):
    """The morale check for losses in one shooting action (BA-MOR-05); a unit that fails is destroyed.

    Only shooting calls for it: in close quarters the loser is destroyed anyway (BA-MOR-08).
    """

    unit: str
    at_start: int
    lost: int

    @step
    def is_due(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.alive or not checks_morale(self.lost, self.at_start) or is_fearless(g, unit):
            return Done(True)
        return Call(MoraleCheck(self.unit))

    @step
    def result(self, g: G, passed: bool) -> Action:
        return Done(passed)


class FlameCheck(Procedure):
    """The morale check that flame calls for, whatever the losses (BA-WPN-11)."""

    unit: str

    @step
    def check(self, g: G) -> Action:
        return Call(MoraleCheck(self.unit, rule="BA-WPN-11"))

    @step
    def result(self, g: G, passed: bool) -> Action:
        return Done(passed)


class MoraleCheck(Procedure):
    """Two dice against morale; no FUBAR, no pin lost (BA-MOR-07). Its value: whether it was passed. ``assault``: a
    vehicle's check for a fire that an assault lit (BA-TRN-13); ``rule`` is what calls for it."""

    unit: str
    assault: bool = False
    rule: str = "BA-MOR-05"

    @step
    def roll_dice(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return check_of(g, unit).roll(seat=unit.seat)

    @step
    def read_dice(self, g: B, dice: int) -> Action:
        """The state of this moment counts: new pins, lost leaders (BA-MOR-09)."""
        unit = g.state.units[self.unit]
        modifiers = check_modifiers(g, unit)
        value = test_value(g, unit, modifiers)
        passed = morale_check(value).reached(dice) == PASSED
        rules = dict.fromkeys((self.rule, "BA-MOR-07", *(modifier.rule for modifier in modifiers)))
        g.emit(MoraleTested(self.unit, value, dice, passed), *rules)
        if passed:
            return Done(True)
        if not unit.rerolled and g.context.profile(self.unit).nation.rerolls_morale:
            return Call(SecondChance(self.unit, self.assault, self.rule))
        return Call(Rout(self.unit, self.assault, self.rule))


class Abandoned(Record):
    """The crew leaves its vehicle (BA-VEH-41); ``assault``: because of one."""

    unit: str
    loss: Loss
    rules: tuple[str, ...]
    assault: bool = False


class Rout(Procedure):
    """A unit that fails its morale check is destroyed (BA-MOR-05)."""

    unit: str
    assault: bool = False
    rule: str = "BA-MOR-05"

    @step
    def destroy(self, g: B) -> Action:
        """The crew of a burning vehicle leaves it (BA-VEH-41)."""
        if g.state.units[self.unit].is_vehicle:
            return Call(g.rules.consequence(Abandoned(self.unit, "burnt", ("BA-VEH-41",), self.assault)))
        g.emit(UnitDestroyed(self.unit, "morale"), self.rule)
        return Next(None)

    @step
    def gone(self, g: G) -> Action:
        return Done(False)


class SecondChance(Procedure):
    """The Great Patriotic War: a unit's first failed morale check is rolled again (BA-NAT-SU-02)."""

    unit: str
    assault: bool = False
    rule: str = "BA-MOR-05"

    @step
    def again(self, g: B) -> Action:
        g.emit(CheckRerolled(self.unit), "BA-NAT-SU-02")
        return Call(MoraleCheck(self.unit, self.assault, self.rule))
