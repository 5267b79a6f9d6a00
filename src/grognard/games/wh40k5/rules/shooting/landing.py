"""Where the marker of a blast comes down (WH-WEAPON-07, WH-WEAPON-11, WH-WEAPON-12, WH-WEAPON-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Pool, Roll, Total
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.rules.saves.formulas import HIT_FACES, strays
from grognard.games.wh40k5.rules.shooting.scatter import ROUND, drifted
from grognard.games.wh40k5.state.choices import KeepMarker, PutMarker, ScatterAgain
from grognard.games.wh40k5.state.events.mission import Scattered
from grognard.space.formations import DIRECTIONS, step_of
from grognard.space.plane import Point

DICE = TABLES.limits["scatter-dice"].value
TOUCHING = 10
"""How exactly, in thousandths of an inch, two markers have to touch."""

Thrown = tuple[int, int, int]
"""The scatter die, the direction of its arrow, the dice for the distance."""


class Landing(Procedure):
    """The scatter die and 2D6: on a hit face the marker stays, on an arrow it goes astray by their sum less ``less``
    inches (WH-WEAPON-07). Of a twin-linked weapon all dice may be thrown once more, when they have been seen
    (WH-WEAPON-09, WH-WEAPON-21). Done with the place."""

    seat: int
    at: Point
    less: int
    again: bool = False
    thrown: Thrown = (0, 0, 0)

    @step
    def throw(self, g: G) -> Action:
        return self.dice()

    @step
    def look(self, g: G, thrown: Thrown) -> Action:
        after = replace(self, thrown=thrown)
        inches = self.inches(thrown)
        if not self.again:
            return after.then(Next(KeepMarker()))
        return after.then(Ask(ChooseScatter(self.seat, self.at, drifted(self.at, inches, thrown[1]))))

    @step
    def repeat(self, g: G, choice: KeepMarker | ScatterAgain) -> Action:
        return self.dice("WH-WEAPON-21") if isinstance(choice, ScatterAgain) else Next(self.thrown)

    @step
    def land(self, g: B, thrown: Thrown) -> Action:
        inches = self.inches(thrown)
        landed = drifted(self.at, inches, thrown[1])
        g.emit(Scattered(self.at, landed, inches), "WH-CORE-01", "WH-WEAPON-07")
        return Done(landed)

    def dice(self, *more: str) -> Roll:
        """The scatter die, the direction of its arrow, the distance."""
        pools = (Pool(1, Total()), Pool(1, Total(), ROUND), Pool(DICE, Total()))
        return Roll(pools, say("wh-roll-scatter-blast"), ("WH-WEAPON-07", *more), self.seat)

    def inches(self, thrown: Thrown) -> int:
        """How far it goes astray."""
        return strays(thrown[0], thrown[2], self.less)


class ChooseScatter(Decision):
    """Whether the dice of a twin-linked blast are thrown again (WH-WEAPON-21); ``aimed`` and ``landed``: where the
    marker was put and where it would come down."""

    aimed: Point
    landed: Point

    def candidates(self, g: G) -> Sequence[Choice]:
        """To keep them, or to throw again."""
        return [KeepMarker(), ScatterAgain()]


class LandingBeside(Procedure):
    """A further marker of a barrage: only the scatter die; an arrow puts it beside the first marker in that direction,
    on a hit face the firer puts it beside any (WH-WEAPON-12). ``markers`` are those of the unit that lie already, the
    first first. Done with the place."""

    seat: int
    markers: tuple[Point, ...]
    radius: int

    @step
    def throw(self, g: G) -> Roll:
        pools = (Pool(1, Total()), Pool(1, Total(), ROUND))
        return Roll(pools, say("wh-roll-scatter-blast"), ("WH-WEAPON-12",), self.seat)

    @step
    def place(self, g: G, thrown: tuple[int, int]) -> Action:
        die, degrees = thrown
        if die <= HIT_FACES:
            return Ask(PlaceBeside(self.seat, self.markers, self.radius))
        return Next(PutMarker(drifted(self.markers[0], 2 * self.radius // INCH, degrees)))

    @step
    def land(self, g: B, choice: PutMarker) -> Action:
        first = self.markers[0]
        inches = round(hypot(choice.at[0] - first[0], choice.at[1] - first[1]) / INCH)
        g.emit(Scattered(first, choice.at, inches), "WH-CORE-01", "WH-WEAPON-12")
        return Done(choice.at)


class PlaceBeside(Decision):
    """Where a further marker of a barrage is put that hit: so that it touches another (WH-WEAPON-12)."""

    sampled: ClassVar[bool] = True

    markers: tuple[Point, ...]
    radius: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: beside each marker in sixteen directions."""
        steps = [step_of(index, 2 * self.radius) for index in range(DIRECTIONS)]
        return [PutMarker((x + dx, y + dy)) for x, y in self.markers for dx, dy in steps]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """It touches one of the others."""
        if not isinstance(choice, PutMarker):
            return Refused(say("refused-not-offered"))
        apart = [hypot(choice.at[0] - x, choice.at[1] - y) - 2 * self.radius for x, y in self.markers]
        if all(abs(away) > TOUCHING for away in apart):
            return Refused(say("wh-refused-beside"), "WH-WEAPON-12")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Any of the sample."""
        x, y = random.choice(self.markers)
        dx, dy = step_of(random.randrange(DIRECTIONS), 2 * self.radius)
        yield PutMarker((x + dx, y + dy))
