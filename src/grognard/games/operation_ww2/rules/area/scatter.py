"""Where a burst comes down that missed (AZ-SCT). Places and lengths: thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Pool, Roll, Total
from grognard.core.engine.fates import NOTHING, Branch, Test
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.state.choices import Pointing
from grognard.games.operation_ww2.state.events.bursts import Scattered
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Point, gap, gap_from

ROUND = 360
"""Directions are whole degrees, 0 up on the table, clockwise."""


def scatter_factor(tables: Tables, options: dict[str, str], distance: float, sees: bool) -> int:
    """How often the scatter die counts, by the distance from firer to target; who does not see it takes the next row
    (AZ-SCT-03), the farthest of which is a reading of its own (AZ-SCT-04).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> chosen = {"scatter_beyond_120_blind": "x5"}
    >>> [scatter_factor(TABLES, chosen, cm * 1000, True) for cm in (30, 31, 60, 61, 120, 121)]
    [1, 2, 2, 3, 3, 4]
    >>> [scatter_factor(TABLES, chosen, cm * 1000, False) for cm in (30, 120, 121)]
    [2, 4, 5]
    """
    rows = list(tables.scatter.values())
    number = next(index for index, row in enumerate(rows) if not row.upto or distance <= row.upto)
    last = len(rows) - 1 if options["scatter_beyond_120_blind"] == "x5" else len(rows) - 2
    return rows[number if sees else min(number + 1, last)].factor


def distance_to(firer: Model, at: Point, model: Model | None) -> float:
    """How far off a target is from who fires at it: from base to base as all distances are, to a bare place as far as
    that (AZ-DEF-13, AZ-SCT-03)."""
    return gap_from(*at, firer.body) if model is None else gap(firer.body, model.body)


def come_down(at: Point, face: int, factor: int, degrees: int) -> Point:
    """Where a burst comes down that was aimed at a place: so many centimetres off as the die times the factor
    (AZ-SCT-02, AZ-SCT-05).

    >>> come_down((10_000, 10_000), 6, 2, 90)
    (22000, 10000)
    """
    far, angle = face * factor * 1000, degrees * pi / 180
    return at[0] + round(far * sin(angle)), at[1] - round(far * cos(angle))


def is_lost(g: G, place: Point) -> bool:
    """Whether a burst has no effect because it comes down off the table (AZ-SCT-06)."""
    ground = g.context.map.ground
    off = not (0 <= place[0] <= ground.width and 0 <= place[1] <= ground.depth)
    return off and bool(g.setup.options["scatter_off_table"] == "no_effect")


@lru_cache(maxsize=16)
def drift(dud: int) -> Test:
    """How far the scatter die lets a burst come down off its aim; a low one has no effect (AZ-SCT-01, AZ-SCT-02).

    >>> [drift(1).reached(face) for face in (1, 2, 10)]
    ['', '2', '10']
    """
    branches = tuple(Branch(face, str(face)) for face in range(dud + 1, FACES + 1))
    return Test("az-roll-scatter", "AZ-SCT-01", branches, sides=FACES)


def drift_of(g: G) -> Test:
    """The scatter die of a battle (AZ-SCT-02)."""
    return drift(g.context.limit("scatter-dud"))


def is_dud(g: G, face: int) -> bool:
    """Whether a burst has no effect because its scatter die is low (AZ-SCT-02)."""
    return drift_of(g).reached(face) == NOTHING


def thrown(g: G, purpose: Message, *rules: str, seat: int) -> Roll:
    """A die for a number and its direction: another die of 360 degrees, or none if the direction is read off it (option
    ``scatter_angle``, AZ-SCT-01)."""
    pools = [Pool(1, Total(), 10)]
    if g.setup.options["scatter_angle"] == "uniform_independent":
        pools.append(Pool(1, Total(), ROUND))
    return Roll(tuple(pools), purpose, rules, seat)


class Scatter(Procedure):
    """One die for the distance and one for the direction (AZ-SCT-01); by the option ``scatter_angle`` whoever fires
    reads the direction off a die of his own and says it.

    ``distance`` is that from firer to target, ``sees`` whether the firer sees it. The value is the place, or None where
    the burst has no effect: on a low die (AZ-SCT-02), or off the table (AZ-SCT-06).
    """

    seat: int
    at: Point
    distance: int
    sees: bool

    @step
    def roll_dice(self, g: G) -> Action:
        die = drift_of(g)
        return thrown(g, die.named, die.rule, seat=self.seat)

    @step
    def ask(self, g: G, faces: int | tuple[int, int]) -> Action:
        if isinstance(faces, tuple):
            return Next((faces[0], faces[1] % ROUND))
        if is_dud(g, faces):
            return Next((faces, 0))
        return Ask(ReadDirection(self.seat, faces))

    @step
    def fall(self, g: B, answer: tuple[int, int] | Pointing) -> Action:
        face, degrees = answer if isinstance(answer, tuple) else (answer.face, answer.degrees)
        if is_dud(g, face):
            g.emit(Scattered(self.at, None), "AZ-SCT-02")
            return Done()
        place = come_down(self.at, face, self.factor(g), degrees)
        if is_lost(g, place):
            g.emit(Scattered(self.at, None), "AZ-SCT-06")
            return Done()
        g.emit(Scattered(self.at, place), "AZ-SCT-02", "AZ-SCT-03")
        return Done(place)

    def factor(self, g: G) -> int:
        """How often the die counts (AZ-SCT-03)."""
        return scatter_factor(g.context.tables, g.setup.options, self.distance, self.sees)


class ReadDirection(Decision):
    """The direction the scatter die points in, in whole degrees, as it lies on the table (AZ-SCT-01). ``face`` is what
    it shows."""

    sampled: ClassVar[bool] = True

    face: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every tenth degree."""
        return [Pointing(self.face, degrees) for degrees in range(0, ROUND, 10)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """A whole number of degrees, of the die that was rolled."""
        if not isinstance(choice, Pointing) or choice.face != self.face:
            return Refused(say("refused-not-offered"))
        if not 0 <= choice.degrees < ROUND:
            return Refused(say("az-refused-degrees"), "AZ-SCT-01")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Any direction."""
        yield Pointing(self.face, random.randrange(ROUND))
