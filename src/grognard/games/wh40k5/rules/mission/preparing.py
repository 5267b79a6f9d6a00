"""Before the first turn: what is rolled for, who goes first, the zones (WH-GAME-07, WH-GAME-17).

Preparing
  Drawing             mission and deployment, unless the scenario names them
  RollingOff          its winner goes first or second
  zones               who goes first takes his half or quarter
  PlacingObjectives   (see objectives)
  Deploying           first all of the first player's units, then the second's   (see deployment)
  Infiltrating        infiltrators in turn                                         (see deployment)
  Scouting            scouts in turn                                               (see scouts)
  Seizing             the second player may try to take the first turn
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.book.tables import row_of
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Pool, Roll, Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.zones import OPPOSITE, Zone, zones_of
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.mission.deployment import Deploying, Infiltrating
from grognard.games.wh40k5.rules.mission.objectives import PlacingObjectives
from grognard.games.wh40k5.rules.mission.scouts import Scouting
from grognard.games.wh40k5.state.events.mission import (
    DeploymentDrawn,
    FirstTaken,
    InitiativeTried,
    MissionDrawn,
    ZonesTaken,
)
from grognard.games.wh40k5.state.setup_choices import LetBegin, PlayFirst, PlaySecond, TakeZone, TrySeizing
from grognard.games.wh40k5.state.state import enemy

SEIZE = TABLES.limits["seize-initiative"].value


class Preparing(Procedure):
    """Everything up to the first turn, in its order (WH-GAME-07)."""

    @step
    def draw(self, g: G) -> Action:
        return Call(Drawing())

    @step
    def go_first(self, g: G) -> Action:
        return Call(GoingFirst())

    @step
    def take_zones(self, g: G) -> Action:
        """Zones the scenario gives stay (WH-GAME-07, WH-GAME-15)."""
        return None if zones_known(g) else Call(TakingZones())

    @step
    def place_objectives(self, g: G) -> Action:
        return Call(PlacingObjectives())

    @step
    def deploy_first(self, g: G) -> Action:
        return Call(Deploying(g.state.first))

    @step
    def deploy_second(self, g: G) -> Action:
        return Call(Deploying(enemy(g.state.first)))

    @step
    def infiltrate(self, g: G) -> Action:
        return Call(Infiltrating(g.state.first))

    @step
    def scout(self, g: G) -> Action:
        return Call(Scouting(g.state.first))

    @step
    def seize(self, g: G) -> Action:
        return Call(Seizing())


class Drawing(Procedure):
    """A die for the mission, a die for the deployment (WH-GAME-07)."""

    @step
    def roll_mission(self, g: G) -> Action:
        if g.state.mission:
            return Next(None)
        return roll(1, Total(), say("wh-roll-mission"), "WH-GAME-07")

    @step
    def roll_deployment(self, g: B, face: int | None) -> Action:
        if face is not None:
            g.emit(MissionDrawn(row_of(TABLES.missions, face).id), "WH-GAME-07")
        if g.state.deployment:
            return Next(None)
        return roll(1, Total(), say("wh-roll-deployment"), "WH-GAME-07")

    @step
    def take_deployment(self, g: B, face: int | None) -> None:
        if face is not None:
            g.emit(DeploymentDrawn(row_of(TABLES.deployments, face).id), "WH-GAME-07")


class RollingOff(Procedure):
    """A die each, again until they differ (WH-CORE-03). Done with the seat of the higher."""

    @step
    def dice(self, g: G) -> Action:
        return Roll((Pool(1, Total()), Pool(1, Total())), say("wh-roll-off"), ("WH-CORE-03",))

    @step
    def compare(self, g: G, faces: tuple[int, int]) -> Action:
        first, second = faces
        return Repeat(self) if first == second else Done(int(second > first))


class GoingFirst(Procedure):
    """The winner of a roll-off chooses to go first or second, unless the scenario says who does (WH-GAME-07)."""

    @step
    def roll_off(self, g: B) -> Action:
        scenario = g.setup.scenario
        if scenario is not None and scenario.first is not None:
            g.emit(FirstTaken(scenario.first), "WH-GAME-07")
            return Done()
        return Call(RollingOff())

    @step
    def ask(self, g: G, winner: int) -> Action:
        return Call(TakingTurns(winner))


class TakingTurns(Procedure):
    """The winner of the roll-off decides (WH-GAME-07)."""

    winner: int

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseTurn(self.winner))

    @step
    def take(self, g: B, choice: PlayFirst | PlaySecond) -> None:
        seat = self.winner if isinstance(choice, PlayFirst) else enemy(self.winner)
        g.emit(FirstTaken(seat), "WH-GAME-07")


class ChooseTurn(Decision):
    """Whether to go first or second (WH-GAME-07)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """First, then second."""
        return [PlayFirst(), PlaySecond()]


def zones_known(g: G) -> bool:
    """Whether the sides have their zones: given by the scenario, or taken (WH-GAME-07)."""
    scenario = g.setup.scenario
    return g.state.zones_taken or scenario is None or scenario.side[0].zone is not None


class TakingZones(Procedure):
    """The first player takes his long edge or quarter; the other has the opposite (WH-GAME-07)."""

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseZone(g.state.first))

    @step
    def take(self, g: B, choice: TakeZone) -> None:
        zones: tuple[Zone, Zone] = (choice.zone, OPPOSITE[choice.zone])
        g.emit(ZonesTaken(zones if g.state.first == 0 else (zones[1], zones[0])), "WH-GAME-07", "WH-GAME-15")


class ChooseZone(Decision):
    """Which half or quarter (WH-GAME-07)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Those of the deployment."""
        return [TakeZone(zone) for zone in zones_of(TABLES.deployments[g.state.deployment])]


class Seizing(Procedure):
    """The second player may try to take the first turn: on a 6 the turns are swapped, nobody is moved
    (WH-GAME-17)."""

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseToSeize(enemy(g.state.first)))

    @step
    def roll_die(self, g: G, choice: TrySeizing | LetBegin) -> Action:
        if isinstance(choice, LetBegin):
            return Done()
        return roll(1, Total(), say("wh-roll-seize"), "WH-GAME-17", seat=enemy(g.state.first))

    @step
    def result(self, g: B, face: int) -> None:
        g.emit(InitiativeTried(enemy(g.state.first), face >= SEIZE), "WH-GAME-17")


class ChooseToSeize(Decision):
    """Whether to try to seize the initiative (WH-GAME-17)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """To try, or not."""
        return [TrySeizing(), LetBegin()]
