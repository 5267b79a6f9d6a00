"""Ramming, and collisions nobody intended (AZ-RAM)."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.dice import Pool, Total, rolls
from grognard.core.engine.fates import Branch, Test
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import Armour, Cover
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.terrain import ROUNDED
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.morale.fates import tested
from grognard.games.operation_ww2.rules.vehicle_fire.damage import damaged
from grognard.games.operation_ww2.rules.vehicle_fire.fates import collided, read
from grognard.games.operation_ww2.rules.vehicle_fire.hit import effects_of
from grognard.games.operation_ww2.state.events.driving import Collided, MotorcycleRammed
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Model, Unit, enemy

CLASSES: tuple[Armour, ...] = ("unarmoured", "light", "medium", "heavy")
"""The classes in which vehicles meet, the lightest first (AZ-RAM-03)."""

TERRAIN: dict[Cover, Armour] = {"none": "unarmoured", "light": "unarmoured", "medium": "light", "heavy": "heavy"}
"""The class of vehicle that terrain of a cover counts as (AZ-RAM-08)."""


def refusal(
    g: G, unit: Unit, vehicle: Model, order: OrderName, besides: Besides, stretches: list[Stretch]
) -> Refused | None:
    """Why a vehicle may not be declared to ram: an Assault, an enemy vehicle, 10 cm straight on; motorcycles do not
    (AZ-RAM-01, AZ-RAM-06)."""
    if besides.ram is None:
        return None
    if order != "assault" or not has_run_up(stretches, g.context.limit("ram-run-up")):
        return Refused(say("az-refused-ram-run-up"), "AZ-RAM-01")
    if sheets.is_motorcycle(g, vehicle):
        return Refused(say("az-refused-motorcycle-rams"), "AZ-RAM-06")
    target = g.state.units.get(besides.ram)
    if target is None or target.seat != enemy(unit.seat) or not target.on_table or not target.vehicles:
        return Refused(say("az-refused-ram-target"), "AZ-RAM-01")
    return None


def has_run_up(stretches: list[Stretch], least: int) -> bool:
    """Whether a course has so much straight driving forwards somewhere (AZ-RAM-01, AZ-OVR-01)."""
    return any(each.length >= least - ROUNDED and not each.back for each in stretches)


def tables_of(one: Armour, other: Armour) -> tuple[Table, Table]:
    """Which half of the damage table each of two vehicles rolls on that meet: the lighter the heavy one, equals both
    (AZ-RAM-04).

    >>> tables_of("heavy", "light"), tables_of("medium", "medium")
    (('small-arms', 'heavy-weapons'), ('heavy-weapons', 'heavy-weapons'))
    """
    first, second = CLASSES.index(one), CLASSES.index(other)
    return (
        "small-arms" if first > second else "heavy-weapons",
        "small-arms" if second > first else "heavy-weapons",
    )


def weight_of_terrain(kind: str, cover: Cover) -> Armour:
    """The class of vehicle a piece of terrain counts as (AZ-RAM-08).

    >>> weight_of_terrain("low-hedge", "light"), weight_of_terrain("low-wall", "medium")
    ('unarmoured', 'light')
    """
    return "medium" if kind in ("building", "ruin") else TERRAIN[cover]


def meets_test(g: G, target: Unit) -> bool:
    """Whether a vehicle that is to ram a target has to test: not for a motorcycle (AZ-RAM-06)."""
    return not all(sheets.is_motorcycle(g, model) for model in target.vehicles)


@lru_cache(maxsize=16)
def evasion(training: int) -> Test:
    """A motorcycle that is rammed evades: above its training nothing happens; equal, it is wrecked and its riders lie
    beside it; below, all are gone (AZ-RAM-06).

    >>> [evasion(4).reached(die) for die in (3, 4, 5)]
    ['hit', 'equal', 'unharmed']
    """
    branches = Branch(training, "equal"), Branch(training + 1, "unharmed")
    return Test("az-roll-evade", "AZ-RAM-06", branches, "hit", FACES, args=(("need", training),))


class RamTest(Procedure):
    """Whether a vehicle that is to ram gets going at all (AZ-RAM-02). No test for one that is to ram a motorcycle
    (AZ-RAM-06). The value: whether it does."""

    unit: str
    target: str

    @step
    def roll_die(self, g: G) -> Action:
        if not meets_test(g, g.state.units[self.target]):
            return Next(1)
        return tested(g, g.state.units[self.unit], 1, "az-roll-ram", "AZ-RAM-02")

    @step
    def end(self, g: G, held: int) -> Action:
        return Done(bool(held))


class Collision(Procedure):
    """Two vehicles meet: each rolls in its own column, without modifiers; what comes of it is applied when both have
    rolled, to the one that drove first (AZ-RAM-04, AZ-RAM-05, AZ-RAM-09). ``weight`` is that of terrain, if it was that
    (AZ-RAM-08)."""

    unit: str
    model: str
    other: str = ""
    met: str = ""
    weight: Armour | None = None
    dice: tuple[int, ...] = ()
    tables: tuple[Table, ...] = ()
    hurt: Hurt = Hurt()

    @step
    def roll_dice(self, g: B) -> Action:
        g.emit(Collided(self.unit, self.model, self.met or None), "AZ-RAM-09" if self.met else "AZ-RAM-08")
        pools = (Pool(1, Total(), 10),) * (2 if self.met else 1)
        tables = self._tables(g)
        test = collided(tables[0])
        return self.then(rolls(pools, test.named, test.rule, *test.also), tables=tables)

    @step
    def first(self, g: B, dice: tuple[int, ...]) -> Action:
        return self.then(self._damage(g, self.unit, self.model, dice[0], 0), dice=dice)

    @step
    def second(self, g: B, hurt: Hurt) -> Action:
        after = replace(self, hurt=hurt)
        if not self.met:
            return after.then(Next(Hurt()))
        return after.then(self._damage(g, self.other, self.met, self.dice[1], 1))

    @step
    def first_crew(self, g: G, other: Hurt) -> Action:
        mine = self.hurt
        tests = CrewTests(self.unit, self.model, mine, self._place(g, self.other, self.met))
        return self.then(Call(tests), hurt=other)

    @step
    def second_crew(self, g: G) -> Action:
        if not self.met:
            return Done()
        return Call(CrewTests(self.other, self.met, self.hurt, self._place(g, self.unit, self.model)))

    @step
    def end(self, g: G) -> Action:
        return Done()

    def _damage(self, g: B, unit: str, model: str, die: int, number: int) -> Action:
        there = next((each for each in g.state.units[unit].models if each.id == model), None)
        if there is None:
            return Next(Hurt())
        table, row = read(str(collided(self.tables[number]).reached(die)))
        effects = effects_of(g, there, table, row)
        g.emit(VehicleDamaged(unit, model, die, effects.text), "AZ-RAM-04", "AZ-RAM-05")
        side = side_struck(
            g, there, self._place(g, *((self.other, self.met) if number == 0 else (self.unit, self.model)))
        )
        return Next(Hurt()) if effects.text == "NE" else Call(damaged(g, unit, there, effects, table, side, False))

    def _tables(self, g: G) -> tuple[Table, Table]:
        mine = self._class(g, self.unit, self.model)
        return tables_of(mine, self.weight or self._class(g, self.other, self.met))

    def _class(self, g: G, unit: str, model: str) -> Armour:
        return sheets.target_class(g, g.state.units[unit].model(model))

    def _place(self, g: G, unit: str, model: str) -> tuple[int, int]:
        models = g.state.units[unit].models if unit else ()
        found = next((each for each in models if each.id == model), None)
        wreck = next((each.hull for each in g.state.wrecks if each.id == model), None)
        mine = next(iter(g.state.units[self.unit].models), None)
        spot = found or wreck or mine
        return (0, 0) if spot is None else (spot.x, spot.y)


class EvadeRam(Procedure):
    """A motorcycle that is rammed evades, or its riders lie scared beside it, or all are gone (AZ-RAM-06)."""

    unit: str
    model: str

    @step
    def roll_die(self, g: G) -> Action:
        return self._evasion(g).roll(seat=g.state.units[self.unit].seat)

    @step
    def apply(self, g: B, die: int) -> Action:
        unit = g.state.units[self.unit]
        riders, _ = outside(g, unit, unit.model(self.model), None)
        result = self._evasion(g).reached(die)
        saved = tuple(replace(man, posture="scared") for man in riders) if result == "equal" else ()
        lost = sheets.machine(unit.model(self.model)).crew - len(saved)
        if result != "unharmed":
            g.emit(MotorcycleRammed(self.unit, self.model, saved, lost), "AZ-RAM-06")
        return Done()

    def _evasion(self, g: G) -> Test:
        return evasion(g.context.qualities[self.unit].training)
