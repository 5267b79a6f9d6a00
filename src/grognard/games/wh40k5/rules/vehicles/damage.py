"""Damage of vehicles: the table, its modifiers, what becomes what (WH-VEH-07, WH-VEH-20 to WH-VEH-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, Pool, Roll, rolls
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_condition import (
    FLAT_OUT,
    in_squadron,
    is_open_topped,
    is_skimmer,
    lasts_until,
    weapons_left,
)
from grognard.games.wh40k5.rules.vehicles.destruction import Destruction
from grognard.games.wh40k5.rules.vehicles.fates import Harm, added, to_damage
from grognard.games.wh40k5.state.events.shooting import Cause
from grognard.games.wh40k5.state.events.vehicles import Damaged, DamageRolled
from grognard.games.wh40k5.state.state import Model, Unit

SHAKEN, STUNNED, WEAPON, IMMOBILISED, WRECKED, EXPLODES = TABLES.damage


class DamageResult(Choice):
    """This result of the damage table is applied next (WH-VEH-21)."""

    result: str


class DamageNext(Choice):
    """This hit is rolled for next, by its place among those left (WH-VEH-21)."""

    number: int


class DestroyWeapon(Choice):
    """This weapon is destroyed (WH-VEH-22)."""

    weapon: str


def turned_into(g: G, unit: Unit, model: Model, result: str) -> str:
    """What a result is to this vehicle (WH-VEH-08, WH-VEH-12, WH-VEH-22).

    A weapon destroyed with none left immobilises, immobilised once more destroys a weapon, neither possible wrecks. To
    a squadron stunned is shaken, and immobilised wrecked, as it is to a skimmer that went flat out.
    """
    if result == WEAPON and not weapons_left(model):
        result = WRECKED if model.immobilised else IMMOBILISED
    elif result == IMMOBILISED and model.immobilised:
        result = WEAPON if weapons_left(model) else WRECKED
    if in_squadron(g, unit):
        result = TABLES.damage[result].squadron or result
    if result == IMMOBILISED and is_skimmer(model) and model.speed == FLAT_OUT:
        return WRECKED
    return result


class DamageRolls(Procedure):
    """The damage rolls of the hits of one attack on a vehicle (WH-VEH-21).

    By the option ``damage_order`` all are rolled and the worst counts, or they are rolled one after the other until the
    vehicle is destroyed.
    """

    unit: str
    model: str
    harms: tuple[Harm, ...]
    seat: int
    cause: Cause = "shooting"

    @step
    def roll_damage(self, g: G) -> Action:
        if g.setup.options["damage_order"] == "stop_when_destroyed":
            return Call(DamageOneByOne(self.unit, self.model, self.harms, self.seat, self.cause))
        return damage_roll(len(self.harms), self.seat)

    @step
    def apply(self, g: B, dice: tuple[tuple[int, ...], ...] | None) -> Action:
        """The worst result decides whether it is destroyed; else all are applied (WH-VEH-20, WH-VEH-21)."""
        if dice is None:
            return Done()
        opened = is_open_topped(g.state.units[self.unit].model(self.model))
        faces = [each[0] for each in dice]
        results = tuple(
            str(to_damage(harm, opened).reached(face)) for face, harm in zip(faces, self.harms, strict=True)
        )
        more = tuple(added(harm, opened) for harm in self.harms)
        g.emit(DamageRolled(self.unit, self.model, results, tuple(faces), more), "WH-VEH-07")
        if any(harm.stuns for harm in self.harms):
            results = (*results, SHAKEN)
        destroyed = [id for id in (EXPLODES, WRECKED) if id in results]
        if destroyed:
            return Call(Destruction(self.unit, self.model, destroyed[0], self.seat, self.cause))
        return Call(DamageResults(self.unit, self.model, results, self.seat, self.cause))


def damage_roll(count: int, seat: int) -> Roll:
    """A damage roll for each of so many hits."""
    return rolls((Pool(1, Faces()) for _ in range(count)), say("wh-roll-damage"), "WH-VEH-07", seat=seat)


class DamageOneByOne(Procedure):
    """Hit after hit is rolled for and applied, in the order the attacker likes, until the vehicle is destroyed
    (WH-VEH-21, option ``damage_order``)."""

    unit: str
    model: str
    harms: tuple[Harm, ...]
    seat: int
    cause: Cause
    harm: Harm | None = None

    @step
    def choose(self, g: G) -> Action:
        gone = all(model.id != self.model for model in g.state.units[self.unit].models)
        if gone or not self.harms:
            return Done()
        if len(set(self.harms)) == 1:
            return Next(DamageNext(0))
        return Ask(ChooseHarm(self.seat, self.unit, self.model, self.harms))

    @step
    def roll_damage(self, g: G, choice: DamageNext) -> Action:
        left = tuple(harm for number, harm in enumerate(self.harms) if number != choice.number)
        return self.then(damage_roll(1, self.seat), harms=left, harm=self.harms[choice.number])

    @step
    def apply(self, g: B, dice: tuple[tuple[int, ...]]) -> Action:
        assert self.harm is not None
        (faces,) = dice
        opened = is_open_topped(g.state.units[self.unit].model(self.model))
        result = str(to_damage(self.harm, opened).reached(faces[0]))
        g.emit(DamageRolled(self.unit, self.model, (result,), faces, (added(self.harm, opened),)), "WH-VEH-07")
        results = (result, SHAKEN) if self.harm.stuns and not TABLES.damage[result].destroyed else (result,)
        return Call(DamageResults(self.unit, self.model, results, self.seat, self.cause))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class ChooseHarm(Decision):
    """The attacker says which of his hits is rolled for next (WH-VEH-21)."""

    unit: str
    model: str
    harms: tuple[Harm, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """One of each kind of hit."""
        return [DamageNext(self.harms.index(harm)) for harm in dict.fromkeys(self.harms)]


class DamageResults(Procedure):
    """Results of the damage table are applied one after the other, in the order the attacker likes (WH-VEH-21)."""

    unit: str
    model: str
    results: tuple[str, ...]
    seat: int
    cause: Cause
    asking: ClassVar[frozenset[str]] = frozenset({WEAPON, IMMOBILISED})

    @step
    def choose(self, g: G) -> Action:
        """The order matters only between a weapon destroyed and immobilised."""
        gone = all(model.id != self.model for model in g.state.units[self.unit].models)
        if gone or not self.results:
            return Done()
        if self.asking <= set(self.results):
            return Ask(ChooseResult(self.seat, self.unit, self.model, tuple(dict.fromkeys(self.results))))
        return Next(DamageResult(self.results[0]))

    @step
    def apply(self, g: G, choice: DamageResult) -> Action:
        left = list(self.results)
        left.remove(choice.result)
        return self.then(
            Call(DamageApplied(self.unit, self.model, choice.result, self.seat, self.cause)), results=tuple(left)
        )

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class ChooseResult(Decision):
    """The attacker says which result is applied next (WH-VEH-21)."""

    unit: str
    model: str
    results: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of the results."""
        return [DamageResult(result) for result in self.results]


class DamageApplied(Procedure):
    """One result of the damage table takes effect (WH-VEH-07, WH-VEH-22)."""

    unit: str
    model: str
    result: str
    seat: int
    cause: Cause = "shooting"

    @step
    def take_effect(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        model = unit.model(self.model)
        result = turned_into(g, unit, model, self.result)
        if TABLES.damage[result].destroyed:
            return Call(Destruction(self.unit, self.model, result, self.seat, self.cause))
        if result == WEAPON:
            weapons = tuple(dict.fromkeys(weapons_left(model)))
            if len(weapons) == 1:
                return Next(DestroyWeapon(weapons[0]))
            return Ask(ChooseWeapon(self.seat, self.unit, self.model, weapons))
        until = lasts_until(g.state, unit.seat) if result in (SHAKEN, STUNNED) else None
        g.emit(Damaged(self.unit, self.model, result, until), "WH-VEH-07")
        return Done()

    @step
    def destroy_weapon(self, g: B, choice: DestroyWeapon | None) -> None:
        if choice is not None:
            g.emit(Damaged(self.unit, self.model, WEAPON, None, choice.weapon), "WH-VEH-07", "WH-VEH-22")


class ChooseWeapon(Decision):
    """The attacker says which weapon is destroyed (WH-VEH-22)."""

    unit: str
    model: str
    weapons: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each weapon not yet destroyed."""
        return [DestroyWeapon(weapon) for weapon in self.weapons]
