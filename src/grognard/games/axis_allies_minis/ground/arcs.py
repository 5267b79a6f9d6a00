"""In front, behind, sideways: the facing of a unit, an Aircraft's side, and enfilade (AAM-ARC, AAM-AIR-03, AAM-ENF).

Every answer comes from the hour at which the line between two centres leaves a hex, which is exact (AAM-MAP-06).
"""

from __future__ import annotations

from functools import lru_cache

from grognard.space.hex.bearing import clock, sides_towards
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex


def _hours(*relative: int) -> dict[Direction, frozenset[int | None]]:
    return {facing: frozenset((hour + 2 * facing.sixth) % 12 for hour in relative) for facing in DIRECTIONS}


# Hours, the side faced being 0: even ones are the hexsides, odd ones the corners. The own hex has no hour.
_FRONT = _hours(10, 11, 0, 1, 2)
_REAR = _hours(4, 5, 6, 7, 8)
_FACED = _hours(0)

_hour = lru_cache(maxsize=1 << 17)(clock)


def front_hours(facing: Direction) -> list[int]:
    """The hours at which lines leave a hex to what lies in front of a unit there (AAM-ARC-01)."""
    return [hour for hour in _FRONT[facing] if hour is not None]


def in_front(at: Hex, facing: Direction, other: Hex) -> bool:
    """Whether a hex lies in front of a unit, at less than a right angle to its facing (AAM-ARC-01); exactly to its left
    or right it lies neither in front nor behind, nor does the unit's own (AAM-ARC-02).

    >>> in_front(Hex(0, 0), Direction.N, Hex(1, -1)), in_front(Hex(0, 0), Direction.N, Hex(2, -1))
    (True, False)
    """
    return _hour(at, other) in _FRONT[facing]


def behind(at: Hex, facing: Direction, other: Hex) -> bool:
    """Whether a hex lies behind a unit, at more than a right angle to its facing (AAM-ARC-01)."""
    return _hour(at, other) in _REAR[facing]


def uses_front_defence(target_hex: Hex, target_facing: Direction, attacker_hex: Hex) -> bool:
    """Whether an attack meets the front defence: only from in front, not sideways nor at range 0 (AAM-ARC-03); in the
    example AAM-ARC-06 one attacker is in front and two are not."""
    return in_front(target_hex, target_facing, attacker_hex)


def facing_sides(aircraft_hex: Hex, target_hex: Hex) -> tuple[Direction, ...]:
    """The facings an attacking Aircraft may take: one, or two where the line leaves through a corner (AAM-AIR-03);
    none in its own hex, where it keeps the one it has (AAM-AIR-09).

    >>> facing_sides(Hex(0, 0), Hex(1, -2))
    (<Direction.N: 'N'>, <Direction.NE: 'NE'>)
    """
    return sides_towards(aircraft_hex, target_hex)


def in_front_of_aircraft(at: Hex, facing: Direction, other: Hex) -> bool:
    """Whether the line from an Aircraft to a hex passes the inside of the side it faces (AAM-AIR-04)."""
    return _hour(at, other) in _FACED[facing]


def enfilades(target_hex: Hex, friend_hex: Hex, attacker_hex: Hex) -> bool:
    """Whether an attacker is strictly behind a Soldier that is oriented towards a friend of the attacker in a
    neighbouring hex (AAM-ENF-01, AAM-ENF-02); a friend elsewhere orients nobody. The attacker itself is no such friend
    (AAM-ENF-03), but then lies in front anyway.

    >>> enfilades(Hex(0, 0), Hex(0, -1), Hex(3, 0))
    True
    """
    facing = _towards(target_hex, friend_hex)
    return facing is not None and _hour(target_hex, attacker_hex) in _REAR[facing]


@lru_cache(maxsize=1 << 14)
def _towards(at: Hex, neighbour: Hex) -> Direction | None:
    """The direction of a neighbouring hex; None for any other."""
    return at.direction(neighbour) if at.distance(neighbour) == 1 else None
