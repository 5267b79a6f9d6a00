"""Independent characters: joining units, leaving them, fighting beside them (WH-UNIT-04, WH-UNIT-07).

A character who has joined a unit is one of its models; his own unit waits in place ``joined``. While the blows of a
combat fall he is a unit of his own, which remembers the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.state.choices import JoinUnit, LeaveUnit
from grognard.games.wh40k5.state.events.characters import (
    CharacterAlone,
    CharacterJoined,
    CharacterLeft,
    owner_of,
    united,
)
from grognard.games.wh40k5.state.state import Unit
from grognard.space.plane import gaps

JOIN = TABLES.limits["join-within"].value


def joined_from_the_start(units: dict[str, Unit], joins: Iterable[tuple[str, str]]) -> dict[str, Unit]:
    """The units before a battle in which these characters begin in these units (WH-UNIT-07)."""
    found = dict(units)
    for character, unit in joins:
        if not found[unit].is_vehicle:
            found[unit], found[character] = united(found[unit], found[character])
    return found


# ---- in a transport ----------------------------------------------------------------------------------------------


def join_aboard(g: B, transport: str) -> None:
    """A character and a unit in one vehicle are joined (WH-VEH-30), and so are two characters (WH-UNIT-04)."""
    inside = [unit for unit in g.state.units.values() if unit.place == "aboard" and unit.aboard == transport]
    hosts_ = sorted(inside, key=lambda unit: (unit.of.character, not unit.guests))
    for unit in hosts_[1:]:
        for guest in unit.guests:
            g.emit(CharacterLeft(guest, unit.id), "WH-VEH-30")
            g.emit(CharacterJoined(guest, hosts_[0].id), "WH-VEH-30", "WH-UNIT-04")
        g.emit(CharacterJoined(unit.id, hosts_[0].id), "WH-VEH-30", "WH-UNIT-04")


# ---- in the movement phase --------------------------------------------------------------------------------------


def leave_refusal(g: G, character: Unit) -> Refused | None:
    """Why a character may not leave his unit now: he is in none, or it is locked, down, fleeing or has moved
    (WH-UNIT-04). Aboard he may, so that one gets out without the other, unless both have just got in (WH-VEH-17,
    WH-VEH-30)."""
    if character.place != "joined" or character.joined is None:
        return Refused(say("wh-refused-not-joined"), "WH-UNIT-04")
    unit = g.state.units[character.joined]
    if unit.place == "aboard":
        return Refused(say("wh-refused-board-again"), "WH-VEH-17", "WH-VEH-30") if unit.boarded else None
    if not unit.on_table or unit.activated or unit.fleeing or unit.down is not None or is_locked(g, unit):
        return Refused(say("wh-refused-cannot-leave"), "WH-UNIT-04", "WH-UNIT-07")
    return None


def leave(g: B, choice: LeaveUnit) -> None:
    """A character leaves his unit, to move by himself (WH-UNIT-07)."""
    character = g.state.units[choice.unit]
    assert character.joined is not None
    g.emit(CharacterLeft(character.id, character.joined), "WH-UNIT-04", "WH-UNIT-07")


def takes_in(unit: Unit) -> bool:
    """Whether characters may join a unit at all: no vehicles, and none that is always one model unless that is a
    character too (WH-UNIT-04)."""
    return not unit.is_vehicle and (unit.of.size[1] != 1 or unit.of.character)


def hosts_before(g: G, character: Unit) -> list[str]:
    """The units a character may join before he and they are deployed: they come together then, whether deployed or out
    of reserve (WH-UNIT-07, WH-GAME-11)."""
    if not character.of.character or character.guests or not is_waiting(character):
        return []
    units = (unit for unit in g.state.of(character.seat) if unit.id != character.id and is_waiting(unit))
    return [unit.id for unit in units if takes_in(unit)]


def is_waiting(unit: Unit) -> bool:
    """Whether it is still open how a unit comes."""
    return unit.place == "off" and not unit.arrival


def parted_before(g: G, seat: int) -> list[str]:
    """The characters that may leave their units before these are deployed (WH-UNIT-07)."""
    return [
        unit.id
        for unit in g.state.of(seat)
        if unit.place == "joined" and unit.joined is not None and is_waiting(g.state.units[unit.joined])
    ]


def hosts(g: G, character: Unit) -> list[str]:
    """The units a character has joined by ending his phase within 2" of them: none that is always one model, unless
    that is a character too, no vehicles; not while he or they are locked, down or fleeing (WH-UNIT-04)."""
    if not character.on_table or not character.of.character or character.guests or unfit(g, character):
        return []
    here = g.context.stand(character.models).table
    found = []
    for unit in g.state.standing(character.seat):
        if unit.id == character.id or not takes_in(unit) or unfit(g, unit):
            continue
        if gaps(here, g.context.stand(unit.models).table).min() <= JOIN + 1:
            found.append(unit.id)
    return found


def unfit(g: G, unit: Unit) -> bool:
    """Whether nobody may join or leave a unit now (WH-UNIT-04)."""
    return unit.fleeing or unit.down is not None or is_locked(g, unit)


class Joinings(Procedure):
    """At the end of a movement phase characters have joined the units within 2" of them, or in the same transport;
    between several their player chooses (WH-UNIT-04, WH-UNIT-07, WH-VEH-30). ``done``: those who have been looked
    at."""

    seat: int
    done: tuple[str, ...] = ()

    @step
    def choose(self, g: B) -> Action:
        for transport in dict.fromkeys(unit.aboard for unit in g.state.of(self.seat) if unit.place == "aboard"):
            assert transport is not None
            join_aboard(g, transport)
        for unit in g.state.standing(self.seat):
            if unit.id not in self.done and (found := hosts(g, unit)):
                if len(found) == 1:
                    return Next(JoinUnit(unit.id, found[0]))
                return Ask(ChooseHost(self.seat, unit.id, tuple(found)))
        return Done()

    @step
    def join(self, g: B, choice: JoinUnit) -> Action:
        g.emit(CharacterJoined(choice.unit, choice.host), "WH-UNIT-04", "WH-UNIT-07")
        return Repeat(replace(self, done=(*self.done, choice.unit)))


class ChooseHost(Decision):
    """Which of several units a character joins (WH-UNIT-04)."""

    unit: str
    hosts: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of the units."""
        return [JoinUnit(self.unit, host) for host in self.hosts]


# ---- in a combat ------------------------------------------------------------------------------------------------


def step_out(g: B, units: Sequence[str]) -> tuple[str, ...]:
    """While a combat is fought its characters are units of their own (WH-UNIT-04, WH-ASSAULT-12). All its units then,
    in the order of the battle; not those that died on their way into it and left a character to fight alone."""
    found = set(units)
    for id in units:
        for guest in g.state.units[id].guests:
            g.emit(CharacterLeft(guest, id, fights=True), "WH-UNIT-04", "WH-ASSAULT-12")
            found.add(guest)
    return tuple(id for id, unit in g.state.units.items() if id in found and unit.on_table)


def step_in(g: B, units: Sequence[str]) -> None:
    """After the blows characters are with their units again, and share their tests and sweeping advances; whose unit is
    no more is on his own (WH-UNIT-04, WH-UNIT-07, WH-ASSAULT-29)."""
    for id in units:
        character = g.state.units[id]
        if not character.on_table or character.joined is None:
            continue
        if g.state.units[character.joined].on_table:
            g.emit(CharacterJoined(id, character.joined, fights=True), "WH-UNIT-04", "WH-ASSAULT-29")
        else:
            g.emit(CharacterAlone(id), "WH-UNIT-07")


def in_unit(g: G, id: str) -> str:
    """The unit a character is part of now, any other unit itself."""
    unit = g.state.units[id]
    return unit.joined if unit.place == "joined" and unit.joined is not None else id


def leave_the_dead(g: B) -> None:
    """If all others of a unit have died its characters are units of their own from the next phase on (WH-UNIT-07)."""
    for unit in list(g.state.units.values()):
        if (
            unit.place in ("table", "aboard")
            and unit.guests
            and all(owner_of(model.id) != unit.id for model in unit.models)
        ):
            for id in unit.guests:
                g.emit(CharacterLeft(id, unit.id), "WH-UNIT-07")
