"""Several targets in one action: a vehicle's weapons, a squad's one-shot weapons (BA-SHOOT-01, BA-SHOOT-25, BA-VEH-04).

All targets and kinds of shot are declared first, then every target reacts, then each is resolved completely.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Window, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.reaction_triggers import UnderFire
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.rules.shooting.salvo import Salvo, fallen_on
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.choices import HoldFire, Laid, LayWeapon, ShootFirst
from grognard.games.bolt_action.state.events.shooting import NoShot, ShotDeclared, Why
from grognard.games.bolt_action.state.state import Unit, enemy


class Declared(Record):
    """What is fired at one target: a vehicle's weapons, or the weapons of some men with some held back."""

    target: str
    laid: tuple[Laid, ...] = ()
    holding: tuple[str, ...] = ()
    among: tuple[str, ...] = ()


class VehicleFire(Procedure):
    """A vehicle fires on Fire or Advance: weapon by weapon its owner names a target (BA-VEH-04)."""

    unit: str
    moved: bool = False
    rockets: tuple[str, ...] = ()

    @step
    def lay_weapons(self, g: G) -> Action:
        return Call(Laying(self.unit, self.moved))

    @step
    def fire(self, g: B, declared: tuple[Declared, ...]) -> Action:
        """With nothing to shoot at, or nothing to shoot with, the order is empty (BA-ORD-04)."""
        if not declared:
            if not self.moved:
                g.emit(NoShot(self.unit), "BA-ORD-04")
            return Done()
        rockets = strays(g, self.unit, declared)
        if len(declared) == 1:
            shot: Procedure = Shoot(self.unit, declared[0].target, "order", moved=self.moved, laid=declared[0].laid)
        else:
            shot = SplitFire(self.unit, "order", declared, self.moved)
        return self.then(Call(shot), rockets=rockets)

    @step
    def fall_about(self, g: G) -> Action:
        """A multiple launcher's salvo falls on all that stands about its target, too (BA-WPN-13)."""
        return Call(Salvo(self.unit, "order", self.rockets, stray=True)) if self.rockets else Done()


def strays(g: G, unit: str, declared: Sequence[Declared]) -> tuple[str, ...]:
    """What stands about the target of a vehicle's multiple launcher, if it fires one (BA-WPN-13)."""
    firing = g.state.units[unit]
    fitted = gunnery.mounts(g, firing)
    return tuple(
        other
        for each in declared
        if any(fitted[laid.mount][1].multiple for laid in each.laid)
        for other in fallen_on(g, firing, g.state.units[each.target])[1:]
    )


class Laying(Procedure):
    """The weapons of a vehicle are laid one after the other; its value: what is fired at whom."""

    unit: str
    moved: bool = False
    slot: int = 0
    declared: tuple[Declared, ...] = ()

    @step
    def next_weapon(self, g: G) -> Action:
        """The next weapon that has anybody to fire at."""
        unit = g.state.units[self.unit]
        slots = gunnery.slots(g, unit)
        for number in range(self.slot, len(slots)):
            if is_of_use(g, unit, slots[number]):
                asking = replace(self, slot=number)
                return asking.then(Ask(ChooseLaying(unit.seat, self.unit, slots[number], self.moved)))
        return Done(self.declared)

    @step
    def note(self, g: G, choice: LayWeapon | HoldFire) -> Action:
        declared = self.declared
        if isinstance(choice, LayWeapon):
            if any(each.target == choice.target for each in declared):
                declared = tuple(
                    replace(each, laid=(*each.laid, choice.laid)) if each.target == choice.target else each
                    for each in declared
                )
            else:
                declared = (*declared, Declared(choice.target, (choice.laid,)))
        return Repeat(replace(self, slot=self.slot + 1, declared=declared))


def is_of_use(g: G, unit: Unit, slot: Sequence[int]) -> bool:
    """Whether any weapon of a slot has an enemy in sight and arc."""
    fitted = gunnery.mounts(g, unit)
    return any(
        gunnery.may_aim(g, unit, fitted[number][0], target)
        for target in g.state.standing(enemy(unit.seat))
        for number in slot
    )


class ChooseLaying(Decision):
    """At whom a weapon of the vehicle fires, and with what; a coaxial one instead of the main gun (BA-WPN-18,
    BA-HE-02)."""

    unit: str
    slot: tuple[int, ...]
    moved: bool = False

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each enemy with each weapon of the slot and each kind of shot; holding fire last."""
        laid = gunnery.options(g, g.state.units[self.unit], self.slot)
        return [
            *(LayWeapon(target.id, each) for target in g.state.standing(enemy(self.seat)) for each in laid),
            HoldFire(),
        ]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """A target must be an enemy in the weapon's sight and arc (BA-SHOOT-02, BA-VEH-03)."""
        if isinstance(choice, HoldFire):
            return None
        if not isinstance(choice, LayWeapon):
            return Refused(say("refused-not-offered"))
        unit, target = g.state.units[self.unit], g.state.units.get(choice.target)
        if choice.laid not in gunnery.options(g, unit, self.slot):
            return Refused(say("refused-not-offered"))
        mount = gunnery.mounts(g, unit)[choice.laid.mount][0]
        if (
            target is None
            or target.seat == unit.seat
            or not target.on_table
            or not gunnery.may_aim(g, unit, mount, target)
        ):
            return Refused(say("ba-refused-target"), "BA-SHOOT-02", "BA-VEH-03")
        return None


class SplitFire(Procedure):
    """Fire at several targets: declared together, reacted to, then resolved one by one in the order the shooter likes
    (BA-SHOOT-25)."""

    unit: str
    why: Why
    declared: tuple[Declared, ...]
    moved: bool = False
    reacted: int = 0

    @step
    def declare(self, g: B) -> Action:
        """Every target is declared before the first reacts."""
        if not self.reacted:
            for each in self.declared:
                g.emit(ShotDeclared(self.unit, each.target, self.why), "BA-SHOOT-01", "BA-SHOOT-25")
        at = self.declared[self.reacted].target
        return self.then(Window(UnderFire(self.unit, at)), reacted=self.reacted + 1)

    @step
    def next_reaction(self, g: G) -> Action:
        return Repeat(self) if self.reacted < len(self.declared) else None

    @step
    def resolve(self, g: G) -> Action:
        return Call(Resolving(self.unit, self.why, self.declared, self.moved))


class Resolving(Procedure):
    """The declared targets, one by one."""

    unit: str
    why: Why
    declared: tuple[Declared, ...]
    moved: bool = False

    @step
    def choose_next(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not self.declared or not unit.on_table:
            return Done()
        if len(self.declared) == 1:
            return Next(ShootFirst(self.declared[0].target))
        return Ask(ChooseNext(unit.seat, self.unit, tuple(each.target for each in self.declared)))

    @step
    def shoot(self, g: G, choice: ShootFirst) -> Action:
        """A target destroyed since it was declared is passed over."""
        each = self.declared_at(choice.target)
        after = replace(self, declared=tuple(other for other in self.declared if other is not each))
        return after.then(Call(self.shot_at(each.target)) if g.state.units[each.target].on_table else None)

    def declared_at(self, target: str) -> Declared:
        """What was declared at one of the targets, and first."""
        return next(each for each in self.declared if each.target == target)

    def shot_at(self, target: str) -> Shoot:
        """The same as a shot."""
        each = self.declared_at(target)
        return Shoot(
            self.unit,
            each.target,
            self.why,
            each.holding,
            self.moved,
            laid=each.laid,
            among=each.among,
            declared=True,
        )

    @step
    def again(self, g: G) -> Action:
        return Repeat(self)


class ChooseNext(Decision):
    """Which of the declared targets is resolved next (BA-SHOOT-25)."""

    unit: str
    targets: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them."""
        return [ShootFirst(target) for target in self.targets]
