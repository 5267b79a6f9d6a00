"""Flamethrowers: hits without a roll, pins and a check that no losses call for, and the fuel (chapter Weapons).

What is asked of the weapon alone holds for those on vehicles too.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.procedures import Action, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Dice, Weapon
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.shooting.fates import FUEL, SPENT
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import FuelSpent, Volley
from grognard.games.bolt_action.state.measures import INCH


def hits_of(weapon: Weapon) -> Dice:
    """The dice that say how many hits a shot of flame makes (BA-WPN-11)."""
    assert isinstance(weapon.shots, Dice)
    return weapon.shots


def is_flame(volley: Volley) -> bool:
    """Whether a volley is flame, which no modifier and no roll to hit concerns (BA-SHOOT-23)."""
    return tables.WEAPONS[volley.weapon].flamethrower


def used(volleys: Sequence[Volley]) -> tuple[Volley, ...]:
    """The flamethrowers among the weapons fired."""
    return tuple(volley for volley in volleys if is_flame(volley))


def reach(g: G, weapon: Weapon) -> int:
    """How far a flamethrower reaches; that of a vehicle by the house rule (BA-C4)."""
    if weapon.family == "vehicle-flamethrower":
        return int(g.setup.options["vehicle_flame_range"]) * INCH
    return weapon.range


def shakes(g: G, target: str) -> bool:
    """Whether flame on this unit brings D3+1 pins and a check: on infantry and artillery (BA-WPN-11).

    Vehicles take the one pin of any hit (BA-WPN-24).
    """
    return str(g.context.profile(target).kind) != "vehicle"


def checks(g: G, target: str) -> bool:
    """Whether flame makes this unit check its morale whatever it lost; vehicles only by house rule (BA-WPN-24)."""
    return shakes(g, target) or g.setup.options["flame_vehicle_check"] == "on"


class FuelCheck(Procedure):
    """After each shot a die, one for each flamethrower that fired: on 1 its fuel is spent (BA-WPN-12)."""

    unit: str
    fired: tuple[Volley, ...]

    @step
    def roll_die(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.alive or not self.fired:
            return Done()
        return FUEL.roll(seat=unit.seat)

    @step
    def is_it_spent(self, g: B, die: int) -> Action:
        """A team without fuel is out of the battle; others only lose the weapon."""
        volley, spent = self.fired[0], FUEL.reached(die) == SPENT
        if spent and g.context.profile(self.unit).weapon_team:
            g.emit(UnitDestroyed(self.unit, "ammunition"), "BA-WPN-12")
        elif spent:
            g.emit(FuelSpent(self.unit, volley.weapon, volley.models[0]), "BA-WPN-12")
        return Repeat(replace(self, fired=self.fired[1:]))
