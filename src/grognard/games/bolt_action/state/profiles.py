"""What never changes of a unit in a battle: read once from its line in the army list."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.signs import Sign
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.armies import Army, ArmyUnit
from grognard.games.bolt_action.data.entries import Kind
from grognard.games.bolt_action.data.tables import Nation
from grognard.games.bolt_action.state.chassis import Chassis, chassis_of
from grognard.games.bolt_action.state.state import Way


class Profile(Record):
    """What never changes about a unit: who it is, what it may do.

    ``ways`` are those in which its gun may be fired, if there are two (BA-HE-02, BA-WPN-07).
    """

    id: str
    seat: int
    name: Message
    letter: str
    sign: Sign
    nation: Nation
    rank: str | None
    squad: bool
    weapon_team: bool
    turns: bool
    rules: frozenset[str]
    entry: str
    points: int
    kind: Kind
    chassis: Chassis | None = None
    observer: str = ""
    tow_only: bool = False
    ways: tuple[Way, ...] = ()

    @property
    def is_gun(self) -> bool:
        """Whether it is artillery (BA-GEN-01)."""
        return self.kind == "artillery"

    @property
    def is_vehicle(self) -> bool:
        """Whether it is a vehicle (BA-GEN-01)."""
        return self.kind == "vehicle"


def full_name(seat: int, army: Army, unit: ArmyUnit, enemy: Army) -> Message:
    """What players call a unit in this battle: with its nation, or its side, if the enemy has one of the same name."""
    if unit.name not in [other.name for other in enemy.unit]:
        return unit.name
    owner = say("ba-side-colour", side=seat) if army.nation == enemy.nation else say(f"ba-of-nation-{army.nation}")
    return say("ba-unit-of", owner=owner, unit=unit.name)


def profile_of(seat: int, army: Army, unit: ArmyUnit, enemy: Army) -> Profile:
    """The profile of a unit of an army list."""
    entry = unit.kind_of_unit
    weapons = [tables.WEAPONS[name] for group in unit.men for name in group.weapons]
    return Profile(
        id=unit_id(seat, unit),
        seat=seat,
        name=full_name(seat, army, unit, enemy),
        letter=unit.letter,
        sign=unit.sign,
        nation=army.national,
        rank=entry.rank or None,
        squad=entry.nco,
        weapon_team=bool(entry.team_weapon),
        turns=entry.kind == "vehicle" or any(weapon.fixed and not weapon.indirect for weapon in weapons),
        rules=frozenset(unit.special),
        entry=unit.entry,
        points=unit.points,
        kind=entry.kind,
        observer=entry.calls,
        tow_only=entry.tow_only,
        ways=next((weapon.ways for weapon in weapons if weapon.ways), ()),
        chassis=chassis_of(entry, unit.special) if entry.kind == "vehicle" else None,
    )


def unit_id(seat: int, unit: ArmyUnit) -> str:
    """The id of a unit in a battle: its side, then its id in the list."""
    return f"{'ab'[seat]}.{unit.id}"
