"""Moments of battles on hexes, and what a unit may do in them."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from grognard.core.battle import Battle
from grognard.core.wire.previews import DragProposal, LookProposal, Preview, Waypoint
from grognard.core.wire.questions import DecisionView, Option
from tests.browser import moments
from tests.browser.moments import HEXES, taken, view
from tests.browser.person import Person

EARLY = 8
played_until = partial(moments.played_until, system=HEXES)


# ---- what may be done ----------------------------------------------------------------------------------------------


def centre(battle: Battle[Any], hex: str) -> tuple[int, int]:
    """The middle of a hex, in thousandths."""
    grid = battle.system.table.ground(battle).grid
    assert grid is not None
    return next((one.x, one.y) for one in grid.hexes if one.id == hex)


def hex_of(battle: Battle[Any], unit: str) -> str:
    """Where a unit stands."""
    (found,) = (one.hex for one in battle.system.table.scene(battle, 0).units if one.id == unit)
    assert found is not None
    return found


def empty(battle: Battle[Any], hexes: list[str]) -> list[str]:
    """Those of some hexes in which nobody stands, the farthest first."""
    taken = {one.hex for one in battle.system.table.scene(battle, 0).units if one.place == "table"}
    return [hex for hex in reversed(hexes) if hex not in taken]


def reach(battle: Battle[Any], unit: str) -> list[str]:
    """Empty hexes a unit may go to, the farthest first."""
    return empty(battle, next((move.hexes for move in view(battle).moves if move.unit == unit), []))


def drag(battle: Battle[Any], unit: str, *hexes: str, turn: int | None = None) -> Preview:
    """What going through these hexes would do."""
    way = [Waypoint(*centre(battle, hex)) for hex in hexes]
    return battle.system.table.preview(battle, 0, DragProposal(unit, way, turn))


def through(battle: Battle[Any], unit: str) -> tuple[str, str]:
    """Two hexes such that a unit sent to the second goes by the first only if told to, and needs no roll."""
    goals = reach(battle, unit)
    for goal in goals:
        straight = drag(battle, unit, goal)
        if straight.choice is None or len(straight.choice["path"]) < 2:
            continue
        for via in goals:
            bent = drag(battle, unit, via, goal)
            if via != goal and bent.choice and bent.choice["path"] != straight.choice["path"] and not bent.notes:
                return via, goal
    raise AssertionError("no way bends")


def attacks(asked: DecisionView, unit: str) -> list[Option]:
    """A unit's attacks among the options."""
    return [option for option in asked.options if option.unit == unit and option.figure]


def alone(battle: Battle[Any], unit: str) -> bool:
    """Whether nobody else stands in a unit's hex."""
    where = battle.state.units[unit].at
    return sum(1 for one in battle.state.units.values() if one.at == where) == 1


def attacks_by_worth(person: Person) -> list[dict[str, Any]]:
    """The attacks of the unit in hand in the order of their rows, once the page knows what is best."""
    person.until(lambda: any(one["type"] == "ranked" and one["unit"] for one in person.heard), "what it does best")
    ranked = next(one for one in reversed(person.heard) if one["type"] == "ranked" and one["unit"])
    options = [person.decision["options"][each["index"]] for each in ranked["options"]]
    return [option for option in options if option["figure"] and option["target"]]


def blind(battle: Battle[Any], unit: str) -> str | None:
    """A hex out of reach that a unit does not see."""
    grid = battle.system.table.ground(battle).grid
    assert grid is not None
    within = next((move.hexes for move in view(battle).moves if move.unit == unit), [])
    for one in grid.hexes:
        if one.id in within:
            continue
        found = battle.system.table.preview(battle, 0, LookProposal(unit, one.id))
        if any("not" in note.message.id or note.tone == "refusal" for note in found.notes):
            return one.id
    return None


# ---- moments -------------------------------------------------------------------------------------------------------


@cache
def movement() -> tuple[Battle[Any], str]:
    """The first side moves, and the unit named has room on all sides and may go on overwatch."""

    def mover(battle: Battle[Any], asked: DecisionView) -> str | None:
        if asked.kind != "activate" or battle.state.phase != "movement" or battle.state.turn > EARLY:
            return None
        watchers = {option.unit for option in asked.options if option.choice and option.choice["type"] == "Watch"}
        return next((m.unit for m in asked.moves if m.unit in watchers and len(empty(battle, m.hexes)) > 5), None)

    battle = played_until(lambda battle, asked: mover(battle, asked) is not None)
    unit = mover(battle, view(battle))
    assert unit is not None
    return battle, unit


def hidden(battle: Battle[Any], unit: str) -> str | None:
    """An enemy on the map that a unit does not see."""
    for enemy in moments.on_table(battle, 1):
        found = battle.system.table.preview(battle, 0, LookProposal(unit, enemy.hex))
        if found.notes[0].tone == "refusal":
            return enemy.id
    return None


@cache
def assault() -> tuple[Battle[Any], str]:
    """The first side attacks or moves; the unit named, one of the first nine, may attack two enemies, each in one way
    and alone in its hex as the unit is, or move, and does not see a third."""

    def able(battle: Battle[Any], asked: DecisionView) -> str | None:
        if asked.kind != "activate" or battle.state.phase != "assault":
            return None
        for move in asked.moves[:9]:
            ways = [option.target for option in attacks(asked, move.unit)]
            lonely = all(alone(battle, each) for each in (move.unit, *ways) if each)
            if 1 < len(ways) == len(set(ways)) and lonely and move.hexes and hidden(battle, move.unit):
                return move.unit
        return None

    battle = played_until(lambda battle, asked: able(battle, asked) is not None)
    unit = able(battle, view(battle))
    assert unit is not None
    return battle, unit


@cache
def last_to_act() -> Battle[Any]:
    """The first side has one unit left that may act."""

    def one(battle: Battle[Any], asked: DecisionView) -> bool:
        able = {option.unit for option in asked.options if option.unit} | {move.unit for move in asked.moves}
        return asked.kind == "activate" and len(able) == 1

    return played_until(one)


@cache
def double_shot() -> tuple[Battle[Any], str]:
    """The unit named has the Double Shot, and its first attack leaves it somebody to attack again."""

    def able(battle: Battle[Any], asked: DecisionView) -> str | None:
        if asked.kind == "activate" and battle.state.phase == "assault":
            for option in asked.options:
                if option.unit == "a.m1919" and option.primary:
                    after = taken(battle, option)
                    if type(after.decision).__name__ == "AttackAgain":
                        return option.unit
        return None

    battle = played_until(lambda battle, asked: able(battle, asked) is not None)
    unit = able(battle, view(battle))
    assert unit is not None
    return battle, unit


@cache
def under_way() -> Battle[Any]:
    """An enemy moves past units of the first side that may fire at it in two hexes."""
    return played_until(lambda battle, asked: asked.kind == "reaction" and len(asked.options) > 2)


@cache
def second_attack() -> Battle[Any]:
    """The Double Shot's first attack is made, the second asked."""
    battle, unit = double_shot()
    return taken(battle, next(option for option in view(battle).options if option.unit == unit and option.primary))
