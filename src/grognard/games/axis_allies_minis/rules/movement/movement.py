"""How far a unit can move: points, prices, movement rolls, ways, and why a move is refused (chapter Movement).

A move is of one ``Kind``: an ordinary one of the movement or assault phase; Artillery's relocation (AAM-SA-60); the
move after or before an attack (AAM-SA-61); the free move before turn 1 (AAM-SA-63); a banzai charge (AAM-SA-76).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from random import Random
from typing import Literal, NamedTuple

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import CONDITIONS
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.crossing import Check, Step, Steps
from grognard.games.axis_allies_minis.rules.movement.obstacles import obstacle_checks
from grognard.games.axis_allies_minis.rules.movement.penalty import Room, crowded, room
from grognard.games.axis_allies_minis.rules.turn import command
from grognard.games.axis_allies_minis.state.choices import March
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex, label

Kind = Literal["move", "relocate", "fade", "aggression", "vanguard", "banzai"]


class Mobility(NamedTuple):
    """What a card says about moving: its type, its speed in each kind of move, its abilities."""

    vehicle: bool
    infantry: bool
    artillery: bool
    speeds: dict[str, int]
    gear: int
    undaunted: bool
    veteran: bool
    robust: int | None
    breaks_down: bool
    dependent: bool
    platform: bool


@lru_cache(maxsize=1024)
def mobility(card: Card) -> Mobility:
    """What a card says about moving; the speed is 0 for a kind of move it cannot make."""
    speed = card.speed or 0
    speeds: dict[str, int] = {
        "move": speed,
        "banzai": speed,
        "relocate": card.printed("relocate"),
        "fade": card.printed("strike-and-fade"),
        "aggression": card.printed("aggression"),
        "vanguard": ABILITIES["vanguard"].numbers["speed"] if card.has("vanguard") else 0,
    }
    return Mobility(
        vehicle=card.type == "vehicle",
        infantry=card.type == "soldier" and not card.is_artillery,
        artillery=card.is_artillery,
        speeds=speeds,
        gear=card.printed("high-gear"),
        undaunted=card.has("fanatic") or card.has("hero"),
        veteran=card.has("veteran-crew"),
        robust=ABILITIES["robust"].numbers["speed"] if card.has("robust") else None,
        breaks_down=card.has("prone-to-breakdown"),
        dependent=card.has("command-dependent"),
        platform=card.has("fighting-platform"),
    )


# ---- points ------------------------------------------------------------------------------------------------------


def may_move(unit: Unit) -> bool:
    """Whether a unit's condition lets it move or turn: not a disrupted one (AAM-MOVE-08), but for Veteran Crew
    (AAM-SA-89) and Robust (AAM-SA-64)."""
    return not unit.disrupted or undeterred(unit) or mobility(unit.of).robust is not None


def undeterred(unit: Unit) -> bool:
    """Whether being disrupted never stops a unit, even in the middle of its move: Fanatic and Hero ignore the marker
    (AAM-SA-52), Veteran Crew moves on under it (AAM-SA-89). A Robust one moves at speed 1 when it sets out again."""
    card = mobility(unit.of)
    return card.undaunted or card.veteran


def is_held(g: G, unit: Unit) -> bool:
    """Whether a Fighting Platform stays where it is, because a passenger has attacked from it in this phase: in the
    assault phase passengers do nothing else (AAM-SA-70)."""
    if g.state.phase != "assault" or not mobility(unit.of).platform:
        return False
    return any(passenger.acted for passenger in g.state.passengers(unit.id))


def allowance(g: G, unit: Unit, kind: Kind) -> int:
    """The points a unit may spend in a move of this kind now, without High Gear (AAM-MOVE-01).

    Counted are Disrupted (AAM-MOVE-08, AAM-SA-64, AAM-SA-89), Damaged (AAM-MOVE-13, AAM-SA-90) and, in the movement
    phase, Command Dependent (AAM-SA-73) and Tally-Ho! (AAM-SA-72). A platform that is held does not move (AAM-SA-70).
    """
    card = mobility(unit.of)
    speed = card.speeds[kind]
    if not speed or (card.platform and is_held(g, unit)):
        return 0
    if unit.disrupted and not undeterred(unit):
        if card.robust is None:
            return 0
        speed = min(speed, card.robust)
    if unit.damaged:
        speed = 0 if card.breaks_down else max(0, speed + CONDITIONS["damaged"].speed)
    if kind == "move" and g.state.phase == "movement":
        if card.dependent and not command.is_led(g, unit):
            return 0
        if card.infantry and cheered(g, unit):
            speed += ABILITIES["tally-ho"].numbers["speed"]
    return speed


def cheered(g: G, unit: Unit) -> bool:
    """Whether a friend with Tally-Ho! stands adjacent (AAM-SA-72)."""
    if "tally-ho" not in g.context.abilities[unit.seat]:
        return False
    return next(command.friends_with(g, unit, "tally-ho"), None) is not None


class Pace(Record, gc=False):
    """What a unit has spent of a move, and what it still may: ``points`` in all, ``gear`` more while it follows a road
    (AAM-SA-62), ``fresh`` as long as its first road hex is still to come (AAM-MOVE-04), ``least`` if it may enter one
    hex for more than its points as its whole move (AAM-MOVE-03).
    """

    points: int
    gear: int = 0
    spent: int = 0
    fresh: bool = True
    least: bool = False

    def after(self, step: Step) -> Pace | None:
        """The pace after a step, or None if there are not points enough (AAM-MOVE-01, AAM-MOVE-04)."""
        if step.road:
            spent = self.spent + (step.first if self.fresh else step.cost)
            return Pace(self.points, self.gear, spent, False) if spent <= self.points + self.gear else None
        spent = self.spent + step.cost
        if spent <= self.points:
            return Pace(self.points, 0, spent, self.fresh)
        return Pace(self.points, 0, spent, False) if self.least else None

    @property
    def left(self) -> int:
        """The points left, those of High Gear included while it follows a road."""
        return max(0, self.points + self.gear - self.spent)


def pace_of(g: G, unit: Unit, kind: Kind) -> Pace:
    """The pace at which a unit sets out. Minimum movement needs a speed of at least 1 (AAM-MOVE-03, AAM-MOVE-17)."""
    points = allowance(g, unit, kind)
    card = mobility(unit.of)
    if not points or not card.vehicle:
        return Pace(points)
    gear = card.gear if kind == "move" else 0
    least = points == 1 and kind == "move" and g.state.phase == "movement"
    return Pace(points, gear, least=least)


def kind_now(g: G, unit: Unit) -> Kind:
    """The kind of move a unit makes when it acts in this phase; Artillery relocates in the assault phase
    (AAM-TURN-07)."""
    if g.state.phase == "vanguard":
        return "vanguard"
    return "relocate" if g.state.phase == "assault" and mobility(unit.of).artillery else "move"


# ---- steps -------------------------------------------------------------------------------------------------------


def steps_of(g: G, unit: Unit) -> Steps:
    """The steps out of every hex that are open to a unit."""
    found: Steps = g.context.crossings.steps(unit.of, g.state.blown)
    return found


def step_to(g: G, unit: Unit, here: Hex, there: Hex) -> Step | None:
    """The step into a hex, or None if it is no neighbour or barred."""
    for step in steps_of(g, unit)[here]:
        if step.to == there:
            return step
    return None


def checks(g: G, unit: Unit, here: Hex, there: Hex) -> tuple[Check, ...]:
    """The movement rolls of a step, each to be passed: of the terrain and of obstacles (AAM-MOVE-05)."""
    step = step_to(g, unit, here, there)
    found = step.checks if step is not None else ()
    return (*found, *obstacle_checks(g, unit, here, there)) if g.state.obstacles else found


# ---- ways --------------------------------------------------------------------------------------------------------


def reachable(g: G, unit: Unit, kind: Kind) -> dict[Hex, tuple[Hex, ...]]:
    """The hexes a unit can reach in a move of this kind, each with the cheapest way there; of two as dear the one with
    fewer movement rolls."""
    return ways(g, unit, pace_of(g, unit, kind))


def ways(g: G, unit: Unit, pace: Pace, rooms: Mapping[Hex, Room] | None = None) -> dict[Hex, tuple[Hex, ...]]:
    """``reachable`` at a pace, from where the unit stands now. A hex above full stacking ends a way, one above the
    maximum is left out (AAM-STACK-04, AAM-STACK-12); units are passed otherwise (AAM-MOVE-10). ``rooms``: the hexes
    that are crowded, if that is known already."""
    start = unit.at
    if start is None or not pace.points:
        return {}
    steps, wired = steps_of(g, unit), bool(g.state.obstacles)
    rooms = crowded(g, unit) if rooms is None else rooms
    found: dict[Hex, tuple[Hex, ...]] = {}
    # What lies ahead of a hex depends on whether the first road hex and High Gear are still to be had.
    least = {(start, pace.fresh, pace.gear > 0): (0, 0)}
    queue: list[tuple[tuple[int, int], int, Pace, tuple[Hex, ...]]] = [((0, 0), 0, pace, ())]
    pushed = 0
    while queue:
        price, _number, at_pace, path = heappop(queue)
        here = path[-1] if path else start
        if least[here, at_pace.fresh, at_pace.gear > 0] < price:
            continue
        if path:
            if here != start:
                found.setdefault(here, path)
            if here in rooms:
                continue
        for step in steps[here]:
            after = at_pace.after(step)
            if after is None:
                continue
            there = step.to
            node = (there, after.fresh, after.gear > 0)
            rolls = price[1] + len(step.checks)
            if wired:
                rolls += sum(1 for _ in obstacle_checks(g, unit, here, there))
            dearer = (after.spent, rolls)
            if (node in least and least[node] <= dearer) or rooms.get(there) == "closed":
                continue
            least[node] = dearer
            pushed += 1
            heappush(queue, (dearer, pushed, after, (*path, there)))
    return found


def heading(start: Hex, path: tuple[Hex, ...]) -> Direction:
    """The way the last step of a path leads (AAM-MOVE-06)."""
    before = path[-2] if len(path) > 1 else start
    way = before.direction(path[-1])
    assert way is not None
    return way


def marches(g: G, unit: Unit, kind: Kind) -> Iterator[March]:
    """A sample of a unit's moves: the cheapest way to each hex in reach; Soldiers face the way they went, Vehicles that
    way first, then each other (AAM-MOVE-09, AAM-MOVE-16)."""
    return marches_at(g, unit, pace_of(g, unit, kind))


def marches_at(g: G, unit: Unit, pace: Pace) -> Iterator[March]:
    """``marches`` at a pace."""
    turns = range(6) if mobility(unit.of).vehicle else range(1)
    for path in ways(g, unit, pace).values():
        assert unit.at is not None
        ahead = heading(unit.at, path)
        yield from (March(unit.id, path, ahead.turned(turn)) for turn in turns)


def march_at_random(g: G, unit: Unit, pace: Pace, random: Random) -> March | None:
    """A random move at a pace, found step by step; None if the unit cannot leave its hex."""
    here = unit.at
    if here is None or not pace.points:
        return None
    steps = steps_of(g, unit)
    path: list[Hex] = []
    passed = {here}
    wanted = 1 + int(random.random() * (pace.left + pace.fresh))
    space: Room = "free"
    while len(path) < wanted and space != "full":
        around = list(steps[here])
        while around:
            step = around.pop(int(random.random() * len(around)))
            after = pace.after(step)
            if after is None or step.to in passed:
                continue
            space = room(g, unit, step.to)
            if space != "closed":
                break
        else:
            break
        here, pace = step.to, after
        path.append(here)
        passed.add(here)
    if not path:
        return None
    return March(unit.id, tuple(path), DIRECTIONS[int(random.random() * 6)])


# ---- refusals ----------------------------------------------------------------------------------------------------


def march_refusal(g: G, unit: Unit, march: March, kind: Kind) -> Refused | None:
    """The rule that forbids a move of this kind; None if it is legal. Whose turn it is and whether the unit has acted
    is not asked here."""
    return (
        standing_refusal(g, unit)
        or stuck_refusal(g, unit, kind)
        or path_refusal(g, unit, march.path, pace_of(g, unit, kind))
    )


def standing_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit is none that moves on the map: aboard or off it (AAM-MOVE-12), or an Aircraft (AAM-AIR-10)."""
    if unit.of.type == "aircraft":
        return Refused(say("aam-refused-aircraft"), "AAM-AIR-10")
    if unit.place != "map":
        return Refused(say("aam-refused-not-standing"), "AAM-MOVE-12")
    return None


def stuck_refusal(g: G, unit: Unit, kind: Kind) -> Refused | None:
    """Why a unit has no points for a move of this kind; None if it has some (AAM-MOVE-17): its condition (AAM-MOVE-08,
    AAM-MOVE-13, AAM-SA-90), its passengers (AAM-SA-70), no commander (AAM-SA-73), Artillery (AAM-TURN-07)."""
    card = mobility(unit.of)
    if allowance(g, unit, kind):
        return None
    if not may_move(unit):
        return Refused(say("aam-refused-disrupted"), "AAM-MOVE-08")
    if card.artillery and kind == "move":
        return Refused(say("aam-refused-artillery"), "AAM-TURN-07")
    if not card.speeds[kind]:
        return Refused(say("aam-refused-no-speed"), "AAM-MOVE-17")
    if is_held(g, unit):
        return Refused(say("aam-refused-held"), "AAM-SA-70")
    if unit.damaged and card.breaks_down:
        return Refused(say("aam-refused-breakdown"), "AAM-SA-90")
    if card.dependent and not command.is_led(g, unit):
        return Refused(say("aam-refused-dependent"), "AAM-SA-73")
    return Refused(say("aam-refused-damaged"), "AAM-MOVE-13", "AAM-MOVE-17")


def path_refusal(g: G, unit: Unit, path: tuple[Hex, ...], pace: Pace) -> Refused | None:
    """Why a path cannot be taken at a pace: the first thing wrong on it."""
    here = unit.at
    assert here is not None
    if not path:
        return Refused(say("aam-refused-no-path"), "AAM-MOVE-01", "AAM-MOVE-07")
    terrain = g.context.map.terrain
    for number, there in enumerate(path):
        if there not in terrain:
            return Refused(say("aam-refused-edge"), "AAM-MOVE-16")
        if here.distance(there) != 1:
            return Refused(say("aam-refused-gap", hex=label(there)), "AAM-MOVE-06")
        step = step_to(g, unit, here, there)
        if step is None:
            barred: Refused | None = g.context.crossings.barred(unit.of, here, there, g.state.blown)
            return barred
        after = pace.after(step)
        if after is None:
            return Refused(
                say("aam-refused-too-far", hex=label(there), points=pace.points), "AAM-MOVE-01", "AAM-MOVE-02"
            )
        space = room(g, unit, there)
        if space == "closed":
            return Refused(say("aam-refused-closed", hex=label(there)), "AAM-STACK-03", "AAM-STACK-12")
        if space == "full" and number < len(path) - 1:
            return Refused(say("aam-refused-full-hex", hex=label(there)), "AAM-STACK-04", "AAM-STACK-12")
        here, pace = there, after
    return None
