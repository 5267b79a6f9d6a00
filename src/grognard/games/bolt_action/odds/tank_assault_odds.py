"""What infantry do to a vehicle they assault, exactly: every hit and every damage die, the table by the engine's own
dice (BA-CQ-21 to BA-CQ-24)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.events import Entry, Happened
from grognard.core.engine.procedures import Frame
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.odds_follow import tests
from grognard.games.bolt_action.rules.close_quarters import tank_assault
from grognard.games.bolt_action.rules.turn.morale import has_anti_tank_gear
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import DamageTable, chassis_of, grade_of, least_die
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.vehicles import Grade, VehicleDamaged
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import binomial
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import Read, reckon
from grognard.odds.outcomes import Cases

DAMAGE = ("unharmed", "damaged", "lost")
"""What may become of a vehicle: nothing, any row of the damage table it survives, its loss."""


def read_damage(vehicle: str) -> Read:
    """What has become of a vehicle, by the log (BA-VEH-22)."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        found = "unharmed"
        for entry in entries:
            match entry:
                case Happened(UnitDestroyed(unit=unit)) if unit == vehicle:
                    return "lost"
                case Happened(VehicleDamaged(unit=unit)) if unit == vehicle:
                    found = "damaged"
        return found if over else None

    return read


def beaten(g: B, attacker: Unit, vehicle: Unit) -> Cases:
    """The chances of what one round of blows makes of a vehicle (BA-CQ-22)."""
    found = dict.fromkeys(DAMAGE, 0.0)
    own = chassis_of(g, vehicle.id)
    worst: dict[Grade, dict[str, float]] = {}
    chance = tank_assault.chance_to_hit(vehicle)
    for hits, part in binomial(len(attacker.models), chance).items():
        for die in range(1, 7) if hits else ():
            grade = _grade(g, attacker, own.value, own.enclosed, die, hits)
            if grade not in worst:
                worst[grade] = _table(g, vehicle, grade)
            for case, share in worst[grade].items():
                found[case] += float(part) * share / 6
        if not hits:
            found["unharmed"] += float(part)
    return Cases.of(found)


def _grade(g: G, attacker: Unit, value: int, enclosed: bool, die: int, hits: int) -> Grade:
    """How badly it is hurt, as ``VehicleBlows.compare`` has it."""
    grade: Grade = "none" if die < least_die(g) else grade_of(die + hits, value)
    if grade == "none":
        return grade
    if not enclosed:
        return "destroyed"
    return grade if has_anti_tank_gear(g, attacker) else "superficial"


def _table(g: B, vehicle: Unit, grade: Grade) -> dict[str, float]:
    """What a grade of damage leads to, by the engine's own dice."""
    if grade in ("none", "destroyed"):
        return {"unharmed" if grade == "none" else "lost": 1.0}
    start = g.subgame(Frame(DamageTable(vehicle.id, grade, assault=True)))
    found = reckon(start, read_damage(vehicle.id), first_choice, tests)
    return {str(case): chance for case, chance in found.items()}
