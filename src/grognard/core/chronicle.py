"""The battle's log as told to a reader, line by line, and how its rolls are told.

Part of the wire format (``grognard.core.scene``).
"""

from __future__ import annotations

from grognard.core.dice import Brackets, Roll, Successes, Total
from grognard.core.forecasts import Place
from grognard.core.messages import Argument, Message
from grognard.core.overlays import Spot
from grognard.core.records import Record
from grognard.core.scene import DieView


class Motion(Record):
    """A model walked along these points (for the table's animation)."""

    model: str
    points: list[Spot]


class ShotView(Record):
    """Who fired at whom: the table keeps the line between them while the dice lie."""

    unit: str
    target: str


class LogLine(Record):
    """One sentence of the battle's log. ``side`` is who it is about, ``depth`` 0 for a new activation, 1 below it.
    ``places``: where the results of the dice fell that end here. ``shot``: a unit fires at another."""

    seq: int
    message: Message
    rules: list[str] = []
    dice: list[DieView] = []
    side: int | None = None
    depth: int = 1
    motions: list[Motion] = []
    lost: list[str] = []
    places: list[Place] = []
    shot: ShotView | None = None


def dice_views(roll: Roll, faces: tuple[int, ...], typed: bool) -> list[DieView]:
    """Each die as drawn; filled where it counts as a success (of brackets: lies in any but the lowest)."""
    found = []
    for pool, shown in roll.by_pool(faces):
        for face in shown:
            match pool.reading:
                case Successes(need):
                    success = face >= need
                case Brackets(bounds):
                    success = face >= bounds[0]
                case _:
                    success = False
            found.append(DieView(face=face, side=roll.seat, success=success, typed=typed, sides=pool.sides))
    return found


def rolled_values(roll: Roll, faces: tuple[int, ...]) -> dict[str, Argument]:
    """What the sentence of a roll may say of its dice: how many, the successes, the total, the first face."""
    return {
        "dice": len(faces),
        "successes": sum(die.success for die in dice_views(roll, faces, False)),
        "total": sum(
            pool.reading.read(shown) for pool, shown in roll.by_pool(faces) if isinstance(pool.reading, Total)
        ),
        "face": faces[0] if faces else 0,
    }
