"""The wind, and what it does with smoke at the start of a turn (AZ-SMK-01, AZ-SMK-08, AZ-TRN-05).

Rising         the wind before the battle, and whenever it changes
Drift          cloud after cloud, the players by turns
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Row, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.special import SmokeDrift
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.area.scatter import ROUND, ReadDirection, come_down, thrown
from grognard.games.operation_ww2.state.choices import DriftNext, Pointing
from grognard.games.operation_ww2.state.events.smoke import SmokeCleared, SmokeDrifted, WindTurned
from grognard.games.operation_ww2.state.ground import Smoke, Wind
from grognard.games.operation_ww2.state.state import enemy
from grognard.space.plane import Point


def is_used(g: G) -> bool:
    """Whether smoke is agreed on (option ``smoke``)."""
    return bool(g.setup.options["smoke"] == "on")


class Tip(Procedure):
    """A die and where its tip points (AZ-SMK-01, AZ-SMK-04); by the option ``scatter_angle`` a seat reads that off a
    die of its own and says it. The value: the face and the direction in degrees."""

    seat: int
    rule: str

    @step
    def roll_dice(self, g: G) -> Action:
        return thrown(g, say("az-roll-tip", rule=self.rule), self.rule, "AZ-SCT-01", seat=self.seat)

    @step
    def ask(self, g: G, faces: int | tuple[int, int]) -> Action:
        if isinstance(faces, tuple):
            return Done((faces[0], faces[1] % ROUND))
        return Ask(ReadDirection(self.seat, faces))

    @step
    def read(self, g: G, answer: Pointing) -> Action:
        return Done((answer.face, answer.degrees))


class Rising(Procedure):
    """A die says how strong the wind is, its tip where it blows to (AZ-SMK-01)."""

    seat: int = 0

    @step
    def roll_dice(self, g: G) -> Action:
        return Call(Tip(self.seat, "AZ-SMK-01"))

    @step
    def blow(self, g: B, tip: tuple[int, int]) -> Action:
        g.emit(WindTurned(Wind(tip[1], tip[0] * 1000)), "AZ-SMK-01")
        return Done()


class Drift(Procedure):
    """The players pick a cloud by turns and roll for it, who had the initiative last first (AZ-SMK-08). The wind turns
    once in a phase. ``left`` are the clouds still to be rolled for, ``picked`` the one it is about."""

    seat: int
    left: tuple[str, ...]
    picked: str = ""
    turned: bool = False

    @step
    def pick(self, g: G) -> Action:
        if not self.left:
            return Done()
        return Ask(ChooseCloud(self.seat, self.left)) if len(self.left) > 1 else Next(DriftNext(self.left[0]))

    @step
    def roll_die(self, g: G, choice: DriftNext) -> Action:
        bounds = tuple(row.last for row in g.context.tables.smoke.values())
        dice = roll(1, Row(bounds), say("az-roll-smoke-drift"), "AZ-SMK-08", seat=self.seat, sides=10)
        return self.then(dice, picked=choice.cloud)

    @step
    def drift(self, g: B, number: int) -> Action:
        rows: list[SmokeDrift] = list(g.context.tables.smoke.values())
        row = rows[number]
        after = replace(self, left=tuple(id for id in self.left if id != self.picked), seat=enemy(self.seat))
        cloud = next(smoke for smoke in g.state.smoke if smoke.id == self.picked)
        places = blown(cloud, g.state.wind) if row.stays else ()
        if places and is_on_table(g, places, cloud.radius):
            g.emit(SmokeDrifted(cloud.id, places), "AZ-SMK-08")
        else:
            g.emit(SmokeCleared(cloud.id), "AZ-SMK-08")
        if row.new_wind and not self.turned:
            return after.then(Call(Rising(self.seat)), turned=True)
        return after.then(Next(None))

    @step
    def next_cloud(self, g: G, value: object) -> Action:
        return Repeat(self)


def drift(g: G) -> Drift:
    """The step in which all smoke drifts or clears (AZ-TRN-05)."""
    return Drift(g.state.initiative or 0, tuple(smoke.id for smoke in g.state.smoke))


def blown(cloud: Smoke, wind: Wind | None) -> tuple[Point, ...]:
    """Where the wind carries a cloud in a turn (AZ-SMK-08).

    >>> blown(Smoke("s", ((10_000, 10_000),), 8_000), Wind(90, 4_000))
    ((14000, 10000),)
    """
    if wind is None:
        return cloud.places
    return tuple(come_down(place, wind.strength // 1000, 1, wind.degrees) for place in cloud.places)


def is_on_table(g: G, places: Sequence[Point], radius: int) -> bool:
    """Whether any of these templates still lies on the table."""
    ground = g.context.map.ground
    return any(-radius < x < ground.width + radius and -radius < y < ground.depth + radius for x, y in places)


class ChooseCloud(Decision):
    """For which cloud of smoke is rolled next (AZ-SMK-08)."""

    clouds: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of those left."""
        return [DriftNext(id) for id in self.clouds]
