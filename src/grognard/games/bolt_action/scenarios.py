"""Scenarios: preparation, first wave and reserves, length, victory (chapter Scenario). Maximum Attrition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision
from grognard.core.dice import Faces, Roll, Successes, roll
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, AskAll, Call, Done, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.bolt_action.choices import FirstWave, TakeEdge
from grognard.games.bolt_action.events import BattleEnded, Conceded, EdgesTaken, LengthRolled, RolledOff, WaveNamed
from grognard.games.bolt_action.formulas import first_wave_minimum, winner
from grognard.games.bolt_action.move import stay_away
from grognard.games.bolt_action.orders import Turn, is_wiped_out
from grognard.games.bolt_action.state import State
from grognard.games.bolt_action.transport import LoadVehicles

G = Battle[State]

LENGTH = 6
"""Turns before the die for one more is rolled (BA-SCN-02)."""


class Result(Record):
    """How a battle ended: points and losses by seat, the winner (None: a draw), the turns played."""

    points: tuple[int, int]
    winner: int | None
    turns: int


class MaximumAttrition(Procedure):
    """The whole battle: preparation (BA-SCN-12), the turns, the count (BA-SCN-03)."""

    @step
    def roll_off(self, g: G) -> Action:
        """Both roll a die; the higher picks a long table side (BA-SCN-01)."""
        return Call(RollOff())

    @step
    def pick_edge(self, g: G, seat: int) -> Action:
        g.emit(RolledOff(seat), "BA-SCN-01", "BA-GEN-13")
        return Call(EdgePick(seat))

    @step
    def load_vehicles(self, g: G) -> Action:
        return Call(LoadVehicles(0)) if g.context.vehicles else None

    @step
    def load_more_vehicles(self, g: G) -> Action:
        return Call(LoadVehicles(1)) if g.context.vehicles else None

    @step
    def write_waves(self, g: G) -> Action:
        """Each side secretly writes down its first wave, both at once (BA-SCN-10)."""
        return AskAll(*(ChooseFirstWave(seat) for seat in (0, 1)))

    @step
    def note_waves(self, g: G, waves: dict[int, FirstWave]) -> None:
        for seat in (0, 1):
            g.emit(WaveNamed(seat, waves[seat].units), "BA-SCN-01", "BA-SCN-10")

    @step
    def play(self, g: G) -> Action:
        return Call(Turns(1))

    @step
    def count(self, g: G) -> None:
        """One point for each enemy unit destroyed or still off the table; two points of lead win (BA-SCN-03,
        BA-SCN-13)."""
        points = score(g.state, final=True)
        g.emit(BattleEnded(points, winner(points)), "BA-SCN-03", "BA-SCN-13")


class Concession(Procedure):
    """A side gives up; the points stand as they are and the other side wins."""

    seat: int

    @step
    def give_up(self, g: G) -> None:
        g.emit(Conceded(self.seat))


class RollOff(Procedure):
    """One die each, ties rolled again (BA-GEN-13). Its value: the winning seat."""

    @step
    def roll_dice(self, g: G) -> Roll:
        return roll(2, Faces(), say("ba-roll-off"), "BA-GEN-13")

    @step
    def compare(self, g: G, faces: tuple[int, ...]) -> Action:
        first, second = faces
        return Repeat(self) if first == second else Done(0 if first > second else 1)


class EdgePick(Procedure):
    """The winner takes one long edge, the other side the opposite one (BA-SCN-01)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseEdge(self.seat))

    @step
    def take(self, g: G, choice: TakeEdge) -> None:
        own, other = (0, 1) if choice.near else (1, 0)
        g.emit(EdgesTaken((own, other) if self.seat == 0 else (other, own)), "BA-SCN-01")


class ChooseEdge(Decision):
    """The winner of the roll-off picks a long table edge (BA-SCN-01)."""

    def choices(self, g: G) -> Sequence[Choice]:
        """The near and the far edge."""
        return [TakeEdge(near=True), TakeEdge(near=False)]


class ChooseFirstWave(Decision):
    """Which units enter in turn 1: at least half, rounded up; the rest are the reserve (BA-SCN-01, BA-SCN-10)."""

    def choices(self, g: G) -> Sequence[Choice]:
        """Every set of at least half the units, all of them first."""
        return list(self.every(g))

    def every(self, g: G) -> Iterator[FirstWave]:
        """The sets, largest first."""
        units, riders, least = self.candidates(g)
        for size in range(len(units), 0, -1):
            for chosen in combinations(units, size):
                if size + sum(riders.get(id, 0) for id in chosen) >= least:
                    yield FirstWave(chosen)

    def candidates(self, g: G) -> tuple[list[str], dict[str, int], int]:
        """The units to choose from, how many units ride in each, and the fewest of both together: carried units go with
        their vehicle and count as units (BA-SCN-10, BA-TRN-10)."""
        own = list(g.state.of(self.seat))
        aboard = [unit.aboard for unit in own if unit.place == "aboard" and unit.aboard is not None]
        units = [unit.id for unit in own if unit.place != "aboard"]
        return units, {id: aboard.count(id) for id in aboard}, first_wave_minimum(len(own))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Half the units at least, each once, in the order of the list."""
        units, riders, least = self.candidates(g)
        if not isinstance(choice, FirstWave):
            return Refused(say("refused-not-offered"))
        if [id for id in units if id in choice.units] != list(choice.units):
            return Refused(say("ba-refused-wave-units"), "BA-SCN-10")
        if len(choice.units) + sum(riders.get(id, 0) for id in choice.units) < least:
            return Refused(
                say("ba-refused-wave-small", least=least, units=len(list(g.state.of(self.seat)))), "BA-SCN-10"
            )
        return None

    def pick(self, g: G, random: Random) -> Choice:
        """A random size, then random units."""
        units, riders, least = self.candidates(g)
        size = random.randint(min(least, len(units)), len(units))
        chosen = set(random.sample(units, size))
        spare = [id for id in units if id not in chosen]
        while len(chosen) + sum(riders.get(id, 0) for id in chosen) < least:
            chosen.add(spare.pop())
        return FirstWave(tuple(id for id in units if id in chosen))


class Turns(Procedure):
    """Six turns, and on a 4+ a seventh (BA-SCN-02)."""

    number: int

    @step
    def turn(self, g: G) -> Action:
        return Call(Turn(self.number))

    @step
    def late_arrivals(self, g: G) -> Action:
        """First-wave units that did not enter in turn 1 join the reserve (BA-SCN-10); the die for one more turn
        (BA-SCN-02)."""
        for unit in [unit for unit in g.state.units.values() if unit.place == "first_wave"]:
            stay_away(g, unit.id)
        if is_wiped_out(g) or self.number > LENGTH:
            return Done()
        if self.number < LENGTH:
            return Repeat(replace(self, number=self.number + 1))
        return roll(1, Successes(4), say("ba-roll-length"), "BA-SCN-02")

    @step
    def one_more(self, g: G, success: int) -> Action:
        g.emit(LengthRolled(bool(success), LENGTH + success), "BA-SCN-02")
        return Repeat(replace(self, number=self.number + 1)) if success else Done()


def score(state: State, final: bool = False) -> tuple[int, int]:
    """The points of each seat: one for each enemy unit destroyed; at the end those off the table count too
    (BA-SCN-03, BA-SCN-13)."""
    lost = [0, 0]
    for unit in state.units.values():
        carried = unit.place == "aboard" and state.units[unit.aboard or ""].place == "table"
        if unit.place == "destroyed" or (final and unit.place != "table" and not carried):
            lost[unit.seat] += 1
    return lost[1], lost[0]
