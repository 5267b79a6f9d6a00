"""The battle from its preparation to its count (chapter Scenario): Maximum Attrition, and others in its manner."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import ClassVar, TypeVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Ask, AskAll, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import first_wave_minimum, winner
from grognard.games.bolt_action.rules.movement.move import stay_away
from grognard.games.bolt_action.rules.movement.transport import LoadVehicles
from grognard.games.bolt_action.rules.shooting.bombardment import Bombardments
from grognard.games.bolt_action.rules.turn.deployment import SettingUp
from grognard.games.bolt_action.rules.turn.fates import GOES_ON, one_more_turn
from grognard.games.bolt_action.rules.turn.objectives import points, score
from grognard.games.bolt_action.rules.turn.orders import LISTED_WHOLE, is_wiped_out
from grognard.games.bolt_action.rules.turn.roll_off import RollOff
from grognard.games.bolt_action.rules.turn.turn import Turn
from grognard.games.bolt_action.state.choices import FirstWave, Outflank, TakeEdge
from grognard.games.bolt_action.state.events.field import FlankNoted
from grognard.games.bolt_action.state.events.turn import (
    BattleEnded,
    Conceded,
    EdgesTaken,
    LengthRolled,
    RolledOff,
    WaveNamed,
)
from grognard.games.bolt_action.state.state import Flank, enemy

C = TypeVar("C", bound=Choice)


__all__ = ["ChooseEdge", "ChooseFirstWave", "ChooseFlank", "Concession", "Engagement", "Turns", "score"]


class Engagement(Procedure):
    """The whole battle: preparation (BA-SCN-12), the turns, the count (BA-SCN-03).

    Map and armies were agreed before; nobody rolls for the first turn, the cup decides.
    """

    @step
    def roll_off(self, g: G) -> Action:
        """Both roll a die; the higher picks a long table side (BA-SCN-01), and attacks where there is an attacker."""
        return Call(RollOff())

    @step
    def pick_edge(self, g: B, seat: int) -> Action:
        g.emit(RolledOff(seat), "BA-SCN-01", "BA-GEN-13")
        return Call(EdgePick(seat))

    @step
    def load_vehicles(self, g: G) -> Action:
        return Call(LoadVehicles(0)) if g.context.vehicles else None

    @step
    def load_more_vehicles(self, g: G) -> Action:
        return Call(LoadVehicles(1)) if g.context.vehicles else None

    @step
    def set_up(self, g: G) -> Action:
        """Who sets up on the table does so now, the defender or the winner of the roll-off first (BA-SCN-14)."""
        first = g.state.won_roll_off
        assert first is not None
        if all(part.zone == "none" for part in g.context.scenario.part):
            return None
        return Call(SettingUp(enemy(first) if g.context.scenario.attack else first))

    @step
    def write_waves(self, g: G) -> Action:
        """Each side secretly writes down its first wave, both at once (BA-SCN-10)."""
        return ask_all([ChooseFirstWave(seat) for seat in writers(g)])

    @step
    def note_waves(self, g: B, waves: dict[int, FirstWave] | FirstWave) -> None:
        for seat, wave in by_seat(writers(g), waves).items():
            g.emit(WaveNamed(seat, wave.units), "BA-SCN-01", "BA-SCN-10")

    @step
    def note_left_flank(self, g: G) -> Action:
        return Call(Flanking("left"))

    @step
    def note_right_flank(self, g: G) -> Action:
        return Call(Flanking("right"))

    @step
    def bombard(self, g: G) -> Action:
        """Preparatory bombardments, where the scenario has them (BA-SCN-07)."""
        return Call(Bombardments()) if g.setup.options["bombardment"] == "on" else None

    @step
    def play(self, g: G) -> Action:
        return Call(Turns(1))

    @step
    def count(self, g: B) -> None:
        """One point for each enemy unit destroyed or still off the table, and what else the scenario counts; so many
        points of lead win (BA-SCN-03, BA-SCN-13)."""
        found = points(g, final=True)
        g.emit(BattleEnded(found, winner(found, g.context.scenario.lead)), "BA-SCN-03", "BA-SCN-13")


def ask_all(decisions: Sequence[Decision]) -> Action:
    """Ask these at once, or one alone, or nobody; see ``by_seat`` for what comes back."""
    match len(decisions):
        case 0:
            return Next({})
        case 1:
            return Ask(decisions[0])
        case _:
            return AskAll(*decisions)


def by_seat(seats: Sequence[int], answers: dict[int, C] | C) -> dict[int, C]:
    """What those in these seats answered, in the order of the seats, whoever was first; one asked alone gives a bare
    answer."""
    return {seat: answers[seat] for seat in seats} if isinstance(answers, dict) else {seats[0]: answers}


def writers(g: G) -> list[int]:
    """The seats that have a first wave to write down."""
    return [seat for seat in (0, 1) if g.context.part(g.state, seat).first_wave and able_to_enter(g, seat)]


class Concession(Procedure):
    """A side gives up; the points stand as they are and the other side wins."""

    seat: int

    @step
    def give_up(self, g: B) -> None:
        g.emit(Conceded(self.seat))


class EdgePick(Procedure):
    """The winner takes one long edge, the other side the opposite one (BA-SCN-01)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseEdge(self.seat))

    @step
    def take(self, g: B, choice: TakeEdge) -> None:
        own, other = (0, 1) if choice.near else (1, 0)
        g.emit(EdgesTaken((own, other) if self.seat == 0 else (other, own)), "BA-SCN-01")


class ChooseEdge(Decision):
    """The winner of the roll-off picks a long table edge (BA-SCN-01)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """The near and the far edge."""
        return [TakeEdge(near=True), TakeEdge(near=False)]


class ChooseFirstWave(Decision):
    """Which units enter in turn 1: at least half, rounded up; the rest are the reserve (BA-SCN-01, BA-SCN-10)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every set of at least half the units, all of them first; of many units those that leave few out."""
        return list(self.every(g))

    def every(self, g: G) -> Iterator[FirstWave]:
        """The sets, largest first."""
        units = able_to_enter(g, self.seat)
        least = self.least(g)
        if len(units) > LISTED_WHOLE:
            yield FirstWave(tuple(units[:least]))
            least = max(least, len(units) - 2)
        carried = self.counted(g, units) - len(units)
        for size in range(len(units), max(0, least - carried - 1), -1):
            for chosen in combinations(units, size):
                yield FirstWave(chosen)

    def counted(self, g: G, chosen: Collection[str]) -> int:
        """How many units a wave has: carried ones go with their vehicle and count by themselves (BA-SCN-10,
        BA-TRN-10)."""
        riders = [unit for unit in g.state.of(self.seat) if unit.place == "aboard" and unit.aboard in chosen]
        return len(chosen) + len(riders)

    def least(self, g: G) -> int:
        """The fewest units of the wave: half of all, or all that can come on to the table at all (BA-ART-05)."""
        count = sum(1 for _ in g.state.of(self.seat))
        share = g.context.part(g.state, self.seat).first_wave
        return min(first_wave_minimum(count, share), self.counted(g, able_to_enter(g, self.seat)))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Half the units at least, each once, in the order of the list."""
        units = able_to_enter(g, self.seat)
        if not isinstance(choice, FirstWave):
            return Refused(say("refused-not-offered"))
        own = [unit.id for unit in g.state.of(self.seat)]
        if any(id in own and g.context.profile(id).tow_only for id in choice.units):
            return Refused(say("ba-refused-gun-tow"), "BA-ART-05")
        if [id for id in units if id in choice.units] != list(choice.units):
            return Refused(say("ba-refused-wave-units"), "BA-SCN-10")
        least = self.least(g)
        if self.counted(g, choice.units) < least:
            return Refused(say("ba-refused-wave-small", least=least, units=len(own)), "BA-SCN-10")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A random size, then random units."""
        units = able_to_enter(g, self.seat)
        least = self.least(g)
        chosen = set(random.sample(units, random.randint(min(least, len(units)), len(units))))
        spare = [id for id in units if id not in chosen]
        while self.counted(g, chosen) < least:
            chosen.add(spare.pop())
        yield FirstWave(tuple(id for id in units if id in chosen))


def able_to_enter(g: G, seat: int) -> list[str]:
    """The units of a seat off the table that can come on to it by themselves: all but guns that need a tow (BA-ART-05)
    and men carried (BA-TRN-10)."""
    return [
        unit.id
        for unit in g.state.of(seat)
        if unit.place not in ("table", "aboard") and not g.context.profile(unit.id).tow_only
    ]


class Flanking(Procedure):
    """Both sides secretly note which reserves will outflank on one short side of the table (BA-SCN-06)."""

    flank: Flank

    @step
    def ask(self, g: G) -> Action:
        return ask_all([ChooseFlank(seat, self.flank) for seat in flankers(g)])

    @step
    def note(self, g: B, noted: dict[int, Outflank] | Outflank) -> None:
        for seat, choice in by_seat(flankers(g), noted).items():
            g.emit(FlankNoted(seat, self.flank, choice.units), "BA-SCN-06")


def flankers(g: G) -> list[int]:
    """The seats that have reserves which may outflank, if that is agreed."""
    if g.setup.options["outflank"] != "on":
        return []
    return [seat for seat in (0, 1) if may_outflank(g, seat)]


def may_outflank(g: G, seat: int) -> list[str]:
    """The reserves of a seat that may be noted for a flank (BA-SCN-06)."""
    able = able_to_enter(g, seat)
    return [id for id in able if g.state.units[id].place == "reserve" and g.state.units[id].flank is None]


class ChooseFlank(Decision):
    """Which units of the reserve come on over this short side of the table (BA-SCN-06)."""

    sampled: ClassVar[bool] = True

    flank: Flank

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every set of them, none first; of many units those of two at most."""
        units = may_outflank(g, self.seat)
        most = len(units) if len(units) <= LISTED_WHOLE else 2
        sets = (chosen for size in range(most + 1) for chosen in combinations(units, size))
        return [Outflank(self.flank, chosen) for chosen in sets]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Units of the reserve, each once, in the order of the list."""
        units = may_outflank(g, self.seat)
        if not isinstance(choice, Outflank) or choice.flank != self.flank:
            return Refused(say("refused-not-offered"))
        if [id for id in units if id in choice.units] != list(choice.units):
            return Refused(say("ba-refused-flank-units"), "BA-SCN-06")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Each of them or not, mostly not."""
        yield Outflank(self.flank, tuple(id for id in may_outflank(g, self.seat) if random.random() < 0.25))


class Turns(Procedure):
    """Six turns, and on a 4+ a seventh (BA-SCN-02); a scenario may say otherwise."""

    number: int

    @step
    def turn(self, g: G) -> Action:
        return Call(Turn(self.number))

    @step
    def late_arrivals(self, g: B) -> Action:
        """First-wave units that did not enter in turn 1 join the reserve (BA-SCN-10); the die for one more turn
        (BA-SCN-02)."""
        for unit in [unit for unit in g.state.units.values() if unit.place == "first_wave"]:
            stay_away(g, unit.id)
        scenario = g.context.scenario
        if is_wiped_out(g) or self.number > scenario.turns:
            return Done()
        if self.number < scenario.turns:
            return Repeat(replace(self, number=self.number + 1))
        return Call(play([(one_more_turn(scenario.extra), 1)])) if scenario.extra else Done()

    @step
    def one_more(self, g: B, more: Tallies) -> Action:
        success = more[0][GOES_ON]
        length = g.context.scenario.turns + success
        g.emit(LengthRolled(bool(success), length), "BA-SCN-02")
        return Repeat(replace(self, number=self.number + 1)) if success else Done()
