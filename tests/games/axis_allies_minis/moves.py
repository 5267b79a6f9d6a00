"""Moves for tests: paths by the names of hexes, allowances and refusals of a unit that is looked at."""

from __future__ import annotations

from typing import Any

from grognard.core.battle import Battle
from grognard.games.axis_allies_minis.rules.movement import movement
from grognard.games.axis_allies_minis.rules.movement.march import Marching
from grognard.games.axis_allies_minis.rules.movement.movement import Kind
from grognard.games.axis_allies_minis.state.choices import March
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import Direction, Hex, from_label, label
from tests.games.axis_allies_minis.table import look, play


def path(text: str) -> tuple[Hex, ...]:
    """The hexes of these names."""
    return tuple(map(from_label, text.split()))


def aboard(id: str, card: str, carrier: Unit, **fields: Any) -> Unit:
    """A unit that a Vehicle carries."""
    return Unit(id=id, seat=carrier.seat, card=card, place="aboard", at=carrier.at, carrier=carrier.id, **fields)


def where(battle: Battle[State], id: str) -> tuple[str, str]:
    """The hex and facing of a unit."""
    unit = battle.state.units[id]
    assert unit.at is not None
    return label(unit.at), unit.facing.value


def go(id: str, text: str, facing: str = "N", kind: Kind = "move") -> Marching:
    """A move to be carried out."""
    return Marching(id, path(text), Direction(facing), kind)


def moved(id: str, text: str, *units: Unit, facing: str = "N", kind: Kind = "move", **more: Any) -> Battle[State]:
    """A battle that consists of one move, in the movement phase unless told otherwise."""
    return play(go(id, text, facing, kind), *units, **({"phase": "movement"} | more))


def why_not(id: str, text: str, *units: Unit, kind: Kind = "move", **more: Any) -> tuple[str, tuple[str, ...]] | None:
    """The message and the rules with which a move is refused; None if it is legal."""
    battle = look(*units, **({"phase": "movement"} | more))
    unit = battle.state.units[id]
    found = movement.march_refusal(battle, unit, March(id, path(text), Direction.N), kind)
    return None if found is None else (found.message.id, found.rules)


def points(id: str, *units: Unit, kind: Kind = "move", **more: Any) -> int:
    """The points a unit has for a move."""
    battle = look(*units, **({"phase": "movement"} | more))
    return movement.allowance(battle, battle.state.units[id], kind)


def rolls(id: str, here: str, there: str, *units: Unit, **more: Any) -> list[tuple[str, int]]:
    """What asks for a movement roll on a step, and the face needed."""
    battle = look(*units, **({"phase": "movement"} | more))
    found = movement.checks(battle, battle.state.units[id], from_label(here), from_label(there))
    return [(check.what, check.need) for check in found]


def reach(id: str, *units: Unit, kind: Kind = "move", **more: Any) -> dict[str, str]:
    """The hexes a unit reaches, each with the way there."""
    battle = look(*units, **({"phase": "movement"} | more))
    found = movement.reachable(battle, battle.state.units[id], kind)
    return {label(end): " ".join(map(label, way)) for end, way in found.items()}
