"""Running from a combat, and the sweeping advance of the winners (WH-ASSAULT-15, WH-ASSAULT-23, WH-MORALE-10)."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.ground.combats import can_be_locked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.engagement import touched_by
from grognard.games.wh40k5.rules.assault.combat_losers import NoRetreat
from grognard.games.wh40k5.rules.morale.morale import FallBack
from grognard.games.wh40k5.state.events.assault import StoodFast, SweepSum, Swept
from grognard.games.wh40k5.state.events.morale import Fled, UnitGone
from grognard.games.wh40k5.state.state import Unit


class Hunt(Record):
    """A unit that failed its test, and the winners engaged with it that may sweep."""

    unit: str
    by: tuple[str, ...]


def sweep_initiative(g: G, unit: Unit) -> int:
    """The unmodified Initiative of a unit: that of most of its models, the highest of those that tie
    (WH-ASSAULT-15)."""
    counts: Counter[int] = Counter(i for model in unit.models if (i := g.context.profile(model).i) is not None)
    return max(counts, key=lambda value: (counts[value], value))


def hunts_of(g: G, failed: tuple[str, ...], opponents: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[Hunt, ...]:
    """Who may sweep whom: winners that no other enemy locks, and that were engaged with the unit in this round; no
    vehicles but walkers (WH-ASSAULT-15, WH-ASSAULT-23). ``opponents``: the units each fought."""
    fought = dict(opponents)
    found = []
    for id in failed:
        by = []
        for other in fought.get(id, ()):
            unit = g.state.units[other]
            if unit.on_table and can_be_locked(unit):
                held = [foe.id for foe in touched_by(g, unit) if can_be_locked(foe) and foe.id not in failed]
                by += [] if held else [other]
        found.append(Hunt(id, tuple(by)))
    return tuple(found)


def catches(hunter: int, hunted: int) -> bool:
    """Whether a winner's D6 and Initiative catch those of who runs: they are as high (WH-ASSAULT-15)."""
    return hunter >= hunted


class Sweep(Procedure):
    """Units that failed and the winners who may sweep roll a D6 each and add their Initiative, once for each unit; who
    is caught is destroyed, who is not falls back (WH-ASSAULT-15, WH-ASSAULT-23). Who knows no fear stays instead of
    being destroyed, and suffers as if there were no retreat (WH-USR-02)."""

    hunts: tuple[Hunt, ...]
    passed: tuple[str, ...]
    points: int

    @step
    def roll_dice(self, g: G) -> Action:
        seat = g.state.units[self.hunts[0].unit].seat
        return roll(len(self.rolling()), Faces(), say("wh-roll-sweep"), "WH-ASSAULT-15", "WH-ASSAULT-23", seat=seat)

    @step
    def compare(self, g: B, faces: tuple[int, ...]) -> Action:
        sums = {
            id: SweepSum(id, face, sweep_initiative(g, g.state.units[id]))
            for id, face in zip(self.rolling(), faces, strict=True)
        }
        standing: list[str] = []
        running: list[str] = []
        for hunt in self.hunts:
            unit = g.state.units[hunt.unit]
            if not hunt.by:
                running.append(unit.id)
                continue
            own = sums[unit.id]
            hunters = tuple(sums[id] for id in hunt.by)
            caught = any(catches(each.face + each.initiative, own.face + own.initiative) for each in hunters)
            g.emit(Swept(unit.id, caught, own, hunters), "WH-ASSAULT-15", "WH-ASSAULT-23")
            if not caught:
                running.append(unit.id)
            elif g.context.has(unit, "they-shall-know-no-fear"):
                g.emit(StoodFast(unit.id), "WH-USR-02")
                standing.append(unit.id)
            else:
                g.emit(UnitGone(unit.id, "swept"), "WH-ASSAULT-15", "WH-CORE-13")
        for id in running:
            g.emit(Fled(id), "WH-MORALE-04", "WH-ASSAULT-15")
        return self.then(Call(NoRetreat(tuple(standing), self.points)), hunts=tuple(Hunt(id, ()) for id in running))

    @step
    def flee(self, g: G) -> Action:
        return Call(Flights(tuple(hunt.unit for hunt in self.hunts), self.passed))

    def rolling(self) -> list[str]:
        """The units that roll: those that are hunted, then their hunters, each once."""
        hunted = [hunt.unit for hunt in self.hunts if hunt.by]
        return list(dict.fromkeys([*hunted, *(id for hunt in self.hunts for id in hunt.by)]))


class Flights(Procedure):
    """Units fall back from a combat, freely through the enemies that took part in it (WH-MORALE-10)."""

    units: tuple[str, ...]
    passed: tuple[str, ...]

    @step
    def run(self, g: G) -> Action:
        if not self.units:
            return Done()
        return Call(FallBack(self.units[0], self.passed))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, units=self.units[1:]))
