"""Room in a hex for units that come, and the penalty for taking too much of it (chapter Stacking).

The formulas of counts are in ``stacking``; here are the counts, what they mean to a unit that enters, and the marker
the opponent places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, cast

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.tables import Condition
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.state.choices import Penalise
from grognard.games.axis_allies_minis.state.conditions import new_markers
from grognard.games.axis_allies_minis.state.events.movement import Penalised
from grognard.games.axis_allies_minis.state.stacking import UNITS, Mode, counts_as, is_legal, is_over_full
from grognard.games.axis_allies_minis.state.state import State, Unit, enemy
from grognard.space.hex.grid import Hex

Room = Literal["free", "full", "closed"]
"""What a hex is to a unit that would enter: it may pass, it must stop there, or it may not enter (AAM-STACK-12)."""

_kind = lru_cache(maxsize=1024)(counts_as)


class Census:
    """Who stands in a hex, counted for one unit of a seat that would come: Soldiers and Vehicles of its own side, and
    ground units and Vehicles of the enemy's."""

    __slots__ = ("enemies", "enemy_vehicles", "soldiers", "vehicles")

    def __init__(self) -> None:
        self.soldiers = self.vehicles = self.enemies = self.enemy_vehicles = 0

    def count(self, unit: Unit, seat: int) -> None:
        """Add a unit."""
        kind = _kind(unit.of)
        if kind is None:
            return
        if unit.seat != seat:
            self.enemies += 1
            self.enemy_vehicles += kind == "vehicle"
        elif kind == "vehicle":
            self.vehicles += 1
        else:
            self.soldiers += 1


def census(state: State, unit: Unit, at: Hex) -> Census:
    """The count of one hex, without the unit itself."""
    found = Census()
    for other in state.units.values():
        if other.at == at and other.place == "map" and other.id != unit.id:
            found.count(other, unit.seat)
    return found


def crowded(g: G, unit: Unit, itself: bool = False) -> dict[Hex, Room]:
    """The hexes that are full or closed to a unit; all others are free to it. It counts ``itself`` only where what is
    found is to hold for all others of its side and kind too."""
    seat = unit.seat
    counted: dict[Hex, Census] = {}
    for other in g.state.units.values():
        if other.place == "map" and (itself or other.id != unit.id) and other.at is not None:
            found = counted.get(other.at)
            if found is None:
                found = counted[other.at] = Census()
            found.count(other, seat)
    rooms = ((at, _room(g, unit, found)) for at, found in counted.items())
    return {at: room for at, room in rooms if room != "free"}


def room(g: G, unit: Unit, at: Hex) -> Room:
    """What one hex is to a unit that would enter it: above full stacking it must stop there, above the maximum it may
    not enter (AAM-STACK-04, AAM-STACK-10, AAM-STACK-12). Enemy Soldiers count only by the option ``block_counts``."""
    return _room(g, unit, census(g.state, unit, at))


def _room(g: G, unit: Unit, found: Census) -> Room:
    soldiers, vehicles, mode = found.soldiers, found.vehicles, cast("Mode", g.setup.options["overstack_mode"])
    if _kind(unit.of) == "vehicle":
        vehicles += 1
        if not is_legal(soldiers, vehicles, found.enemy_vehicles, mode):
            return "closed"
        if is_over_full(soldiers, vehicles, found.enemy_vehicles):
            return "full"
    else:
        # One Vehicle too many concerns Vehicles only: it keeps no Soldier from passing.
        soldiers += 1
        if not is_legal(soldiers, vehicles, mode=mode):
            return "closed"
        if soldiers + vehicles > UNITS:
            return "full"
    crowd = soldiers + vehicles + found.enemies > UNITS
    return "full" if crowd and g.setup.options["block_counts"] == "both_sides" else "free"


def fits(g: G, unit: Unit, at: Hex, over: bool = False) -> bool:
    """Whether a unit that is put into a hex, not moved there, leaves its side within full stacking, or, if ``over``,
    within the maximum (AAM-STACK-08, AAM-STACK-14); enemy Soldiers block only those who pass (AAM-STACK-12)."""
    counted = census(g.state, unit, at)
    counted.enemies = 0
    found = _room(g, unit, counted)
    return found == "free" or (over and found == "full")


def counts(state: State, at: Hex, seat: int) -> tuple[int, int]:
    """A player's Soldiers and Vehicles in a hex, as they count in stacking (AAM-STACK-01, AAM-STACK-09)."""
    kinds = [_kind(unit.of) for unit in state.in_hex(at) if unit.seat == seat]
    return kinds.count("soldier"), kinds.count("vehicle")


def is_guest(state: State, at: Hex, seat: int) -> bool:
    """Whether an enemy Vehicle stood in a hex before the first Vehicle of a player came (AAM-STACK-07)."""
    came: tuple[list[int], list[int]] = ([], [])
    for unit in state.in_hex(at):
        if _kind(unit.of) == "vehicle":
            came[unit.seat].append(unit.came)
    ours, theirs = came[seat], came[enemy(seat)]
    return bool(ours and theirs) and min(theirs) < min(ours)


def overfull(state: State, seat: int) -> list[Hex]:
    """The hexes in which a player is above full stacking, sorted (AAM-STACK-05, AAM-STACK-07)."""
    standing: dict[Hex, list[Unit]] = {}
    for unit in state.units.values():
        if unit.place == "map" and unit.at is not None:
            standing.setdefault(unit.at, []).append(unit)
    crowds = (at for at, units in standing.items() if len(units) > 1)
    return sorted(at for at in crowds if is_over_full(*counts(state, at, seat), is_guest(state, at, seat)))


class StackingPenalty(Procedure):
    """The end of a player's part of the movement or assault phase: for each hex in which he is above full stacking the
    opponent marks one of his units there (AAM-STACK-05), also outside the assault phase (AAM-TURN-14). ``done`` are the
    hexes dealt with."""

    seat: int
    done: tuple[Hex, ...] = ()

    @step
    def find_hex(self, g: G) -> Action:
        """The opponent picks a unit; a lone one needs no picking."""
        at = next((at for at in overfull(g.state, self.seat) if at not in self.done), None)
        if at is None:
            return Done()
        units = culprits(g.state, at, self.seat)
        after = replace(self, done=(*self.done, at))
        if len(units) == 1:
            return after.then(Next(Penalise(units[0].id)))
        return after.then(Ask(ChoosePenalty(enemy(self.seat), at)))

    @step
    def place_marker(self, g: B, choice: Penalise) -> Action:
        """The marker is a hit, not an attack: neither cover nor defence helps (AAM-STACK-06)."""
        marker = penalty_marker(g, g.state.units[choice.unit])
        g.emit(Penalised(choice.unit, marker), "AAM-STACK-05", "AAM-STACK-06")
        return Repeat(self)


class ChoosePenalty(Decision):
    """Which unit of an overfull hex the opponent's marker goes on (AAM-STACK-05)."""

    at: Hex

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each ground unit of the player there."""
        return [Penalise(unit.id) for unit in culprits(g.state, self.at, enemy(self.seat))]


def crowds(g: G, unit: Unit, at: Hex) -> bool:
    """Whether its player is above full stacking in a hex where a unit stands, or would be if it came (AAM-STACK-05,
    AAM-STACK-07)."""
    found, kind = census(g.state, unit, at), _kind(unit.of)
    soldiers, vehicles = found.soldiers + (kind == "soldier"), found.vehicles + (kind == "vehicle")
    guest = is_guest(g.state, at, unit.seat) if unit.at == at else found.enemy_vehicles
    return kind is not None and is_over_full(soldiers, vehicles, guest)


def culprits(state: State, at: Hex, seat: int) -> list[Unit]:
    """A player's units that count in a hex; an Aircraft does not stack (AAM-STACK-05)."""
    return [unit for unit in state.in_hex(at) if unit.seat == seat and _kind(unit.of) is not None]


def penalty_marker(g: G, unit: Unit) -> Condition | Literal[""]:
    """The penalty's marker: the next in the order of hits, Heavy Armor's too (AAM-SA-42), or always yellow by the
    option ``overstack_marker``; empty if the unit has it already (AAM-STACK-06, AAM-HIT-12)."""
    if g.setup.options["overstack_marker"] == "always_yellow":
        return "" if "disrupted" in unit.hits else "disrupted"
    return next(iter(new_markers(unit, 1)), "")
