"""The scatter die: where something comes down that was aimed at a place (WH-CORE-01)."""

from __future__ import annotations

from math import cos, pi, sin

from grognard.core.engine.dice import Pool, Roll, Total
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.messages import Message
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.rules.saves.formulas import strays
from grognard.games.wh40k5.state.events.mission import Scattered
from grognard.space.plane import Point

ROUND = 360
"""An arrow points in one of so many directions: whole degrees, clockwise, the last one up."""


def drifted(at: Point, inches: int, degrees: int) -> Point:
    """A place so many inches off in a direction (WH-CORE-01).

    >>> drifted((10_000, 10_000), 7, 90), drifted((10_000, 10_000), 2, 360)
    ((17000, 10000), (10000, 8000))
    """
    angle = degrees * pi / 180
    return at[0] + round(inches * INCH * sin(angle)), at[1] - round(inches * INCH * cos(angle))


class Scatter(Procedure):
    """The scatter die with so many D6: on a hit face the place stays, on an arrow it is their sum less ``less`` inches
    off, in any direction (WH-CORE-01). Done with the place."""

    seat: int
    at: Point
    dice: int
    purpose: Message
    rules: tuple[str, ...]
    less: int = 0

    @step
    def roll_dice(self, g: G) -> Action:
        pools = (Pool(1, Total()), Pool(1, Total(), ROUND), Pool(self.dice, Total()))
        return Roll(pools, self.purpose, self.rules, self.seat)

    @step
    def drift(self, g: B, rolled: tuple[int, int, int]) -> Action:
        die, degrees, total = rolled
        inches = strays(die, total, self.less)
        landed = drifted(self.at, inches, degrees)
        g.emit(Scattered(self.at, landed, inches), "WH-CORE-01", *self.rules)
        return Done(landed)
