"""The action worth most among all that a player's units may do, found without listing or judging most of them.

What each may be worth at most is known before it is judged: of marches from the outlook of the unit, all at once; so
they are judged from the most promising on, until nothing promises as much as the best found. A unit's ways are kept as
long as nothing they hang on is another.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import merge
from math import inf
from operator import itemgetter
from typing import TypeAlias
from weakref import WeakKeyDictionary

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.games.axis_allies_minis.evaluation.attacks_judged import attacks_of
from grognard.games.axis_allies_minis.evaluation.evaluation import crowding, evaluate, watching_at_most
from grognard.games.axis_allies_minis.evaluation.outlook import Paths, outlook
from grognard.games.axis_allies_minis.ground.context import Context, G
from grognard.games.axis_allies_minis.ground.ranges import longest_range
from grognard.games.axis_allies_minis.rules.movement.march import may_march
from grognard.games.axis_allies_minis.rules.movement.movement import heading, kind_now, mobility, pace_of, ways
from grognard.games.axis_allies_minis.rules.movement.penalty import Room, crowded, room
from grognard.games.axis_allies_minis.rules.movement.turning import can_turn
from grognard.games.axis_allies_minis.rules.turn.actions import FAMILIES
from grognard.games.axis_allies_minis.rules.turn.deployment import PlaceUnit
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, may_act
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    Board,
    Demolish,
    DeployRest,
    Finish,
    March,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.stacking import counts_as
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import DIRECTIONS, Hex

Place: TypeAlias = "tuple[int, int, int]"
"""Where a choice stands in the list: its unit, its kind, its number."""
Offer: TypeAlias = "tuple[float, Place, Choice, Evaluation | None]"
"""What a choice is worth at most, where it stands, the choice, what it is worth if that is known and it is allowed."""

NEVER = (Board, Demolish)
"""What is worth less than finishing, always."""
KEPT = 256
"""The ways of so many units are kept."""


def best(g: G, decision: Decision) -> list[tuple[Choice, Evaluation]]:
    """The listed choices that are worth most, in their order, with what they are worth; of other questions none."""
    if isinstance(decision, PlaceUnit):
        # A whole formation is worth more than any single place.
        rest = DeployRest()
        return [(rest, evaluate(g, decision, rest))]
    if not isinstance(decision, Activate):
        return []
    units = [unit for unit in g.state.units.values() if unit.seat == decision.seat and may_act(g, unit)]
    finish = Finish()
    least = evaluate(g, decision, finish)
    found: list[tuple[Place, Choice, Evaluation]] = [((len(units), 0, 0), finish, least)]
    highest = least.value
    offers = [each for number, unit in enumerate(units) for each in _offers(g, unit, number)]
    for most, place, choice, known in merge(*offers, key=itemgetter(0), reverse=True):
        if most < highest:
            break
        # Marches are found by a search that takes no step which is forbidden.
        if known is None and not isinstance(choice, March) and decision.refusal(g, choice) is not None:
            continue
        worth = known or evaluate(g, decision, choice)
        if worth.value > highest:
            found, highest = [], worth.value
        if worth.value == highest:
            found.append((place, choice, worth))
    return [(choice, worth) for _, choice, worth in sorted(found, key=itemgetter(0))]


def _offers(g: G, unit: Unit, number: int) -> Iterator[Iterator[Offer]]:
    """All a unit might do, a kind of action after another, each the most promising first."""
    for kind, (action, family) in enumerate(FAMILIES.items()):
        if action is March:
            yield _marches(g, unit, (number, kind))
        elif action is TurnAbout:
            yield _turns(g, unit, (number, kind))
        elif action is Watch:
            yield _watches(g, unit, (number, kind))
        elif action is Attack:
            yield _attacks(g, unit, (number, kind))
        elif action not in NEVER:
            yield ((inf, (number, kind, each), choice, None) for each, choice in enumerate(family.candidates(g, unit)))


def _attacks(g: G, unit: Unit, where: tuple[int, int]) -> Iterator[Offer]:
    """A unit's attacks."""
    offers: list[Offer] = [
        (worth.value, (*where, number), choice, worth) for number, (choice, worth) in enumerate(attacks_of(g, unit))
    ]
    offers.sort(key=itemgetter(0), reverse=True)
    return iter(offers)


def _marches(g: G, unit: Unit, where: tuple[int, int]) -> Iterator[Offer]:
    """A unit's marches; one that leaves a crowd is worth so much more."""
    paths = paths_of(g, unit) if may_march(g, unit) else None
    if paths is None:
        return
    assert unit.at is not None
    more = crowding(g, unit, unit.at)
    turns = 6 if mobility(unit.of).vehicle else 1
    for most, number in outlook(g, unit).ranked(paths):
        path = paths.found[number // turns]
        facing = heading(unit.at, path).turned(number % turns)
        yield most + more, (*where, number), March(unit.id, path, facing), None


def _turns(g: G, unit: Unit, where: tuple[int, int]) -> Iterator[Offer]:
    """The five other sides, of whom they make a difference to."""
    if unit.place == "map" and unit.of.type == "vehicle" and can_turn(g, unit):
        for most, facing in outlook(g, unit).turns:
            yield most, (*where, (facing.sixth - unit.facing.sixth) % 6), TurnAbout(unit.id, facing), None


def _watches(g: G, unit: Unit, where: tuple[int, int]) -> Iterator[Offer]:
    """The six rows, as if enemies were about."""
    if unit.at is None or unit.place != "map":
        return
    board, reach = g.context.board, longest_range(unit.of)
    hexes = [len(board.seen_row(unit.at, direction, reach)) for direction in DIRECTIONS]
    for number in sorted(range(6), key=lambda number: -hexes[number]):
        yield watching_at_most(g, hexes[number]), (*where, number), Watch(unit.id, DIRECTIONS[number]), None


# ---- ways --------------------------------------------------------------------------------------------------------


class _Kept:
    """The ways found last on a table, and the rooms in this very ``state`` for each side's units by what they
    count as."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.rooms: dict[tuple[int, bool], dict[Hex, Room]] = {}
        self.paths: dict[object, Paths | None] = {}


_kept: WeakKeyDictionary[Context, _Kept] = WeakKeyDictionary()


def paths_of(g: G, unit: Unit) -> Paths | None:
    """The ways of a unit in this phase, the same object as long as they are the same; None if it cannot leave its
    hex."""
    kept = _kept.get(g.context)
    if kept is None:
        kept = _kept[g.context] = _Kept()
    if kept.state is not g.state:
        kept.state, kept.rooms = g.state, {}
    assert unit.at is not None
    pace = pace_of(g, unit, kind_now(g, unit))
    rooms = _rooms(g, unit, kept, pace.left + pace.fresh + 1)
    state = g.state
    key = (unit.card, unit.at, pace, tuple(rooms.items()), state.blown, tuple(state.obstacles.values()))
    if key not in kept.paths:
        if len(kept.paths) >= KEPT:
            del kept.paths[next(iter(kept.paths))]
        found = tuple(ways(g, unit, pace, rooms).values())
        kept.paths[key] = Paths(g, unit.at, found) if found else None
    return kept.paths[key]


def _rooms(g: G, unit: Unit, kept: _Kept, reach: int) -> dict[Hex, Room]:
    """The crowded hexes so near a unit."""
    like = (unit.seat, counts_as(unit.of) == "vehicle")
    shared = kept.rooms.get(like)
    if shared is None:
        shared = kept.rooms[like] = crowded(g, unit, itself=True)
    start, distance = unit.at, g.context.board.distance
    assert start is not None
    found = {at: there for at, there in shared.items() if at != start and distance(start, at) <= reach}
    # It does not count itself where it stands.
    if start in shared and (here := room(g, unit, start)) != "free":
        found[start] = here
    return found
