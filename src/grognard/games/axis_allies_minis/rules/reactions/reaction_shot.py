"""A shot at a unit in the middle of its move: defensive fire and overwatch (AAM-DF-08, AAM-OW-04)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.fates import Tallies
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack import fates
from grognard.games.axis_allies_minis.rules.attack.aim import Aim, aim_at, best_weapon
from grognard.games.axis_allies_minis.rules.attack.fates import Shown
from grognard.games.axis_allies_minis.rules.attack.strike import (
    open_fire,
    score,
    take_cover,
    tell_cover,
    throw,
    throw_again,
)
from grognard.games.axis_allies_minis.state.events.attack import ShotTaken
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.space.hex.grid import Direction, Hex

RULES: dict[str, tuple[str, ...]] = {
    "defensive": ("AAM-DF-08", "AAM-COND-03"),
    "overwatch": ("AAM-OW-04", "AAM-DF-08", "AAM-COND-03"),
}


class ReactionShot(Procedure):
    """One unit's reaction shot. The target stands, for this shot, in ``at`` and faces ``facing`` (AAM-DF-07).

    A hit disrupts it at once, face up, and does no more (AAM-DF-08); cover cancels the hit (AAM-COVER-05). Double Shot
    makes two attacks, the second if the first has not disrupted (AAM-DF-11). The unit uses its usual attack with the
    most dice, and nothing that is declared (AAM-DF-16). ``number`` counts the attacks before this one; ``area``: the
    target is struck as one of many (AAM-SA-06). The value is whether the target was disrupted.
    """

    unit: str
    target: str
    at: Hex
    facing: Direction
    occasion: Literal["defensive", "overwatch"]
    entered: bool
    number: int = 0
    area: bool = False
    aim: Aim | None = None
    shown: Shown | None = None

    @step
    def fire(self, g: B) -> Action:
        """The unit's one shot of the phase is taken (AAM-DF-05); range, terrain and cover are those of ``at``."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        if not self.number:
            g.emit(ShotTaken(unit.id), *(("AAM-OW-04",) if self.occasion == "overwatch" else ()), "AAM-DF-05")
        weapon, soldier_row = best_weapon(g, unit, target, self.occasion, self.at, self.facing)
        aim = aim_at(
            g,
            unit,
            target,
            weapon=weapon,
            soldier_row=soldier_row,
            occasion=self.occasion,
            at=self.at,
            facing=self.facing,
            area=self.area,
        )
        if isinstance(aim, Refused):
            return Done(False)
        open_fire(g, aim)
        return self.then(throw(g, aim), aim=aim)

    @step
    def roll_ones_again(self, g: G, dice: Tallies) -> Action:
        """Guard Crew (AAM-SA-33)."""
        assert self.aim is not None
        first = fates.shown(dice[0])
        return self.then(throw_again(g, self.aim, first), shown=first)

    @step
    def count_hits(self, g: B, again: Tallies) -> Action:
        """Successes against the defence, then cover (AAM-DF-08, AAM-COVER-05)."""
        assert self.aim is not None
        assert self.shown is not None
        found = fates.together(self.aim, self.shown, fates.shown(again[0]))
        if score(g, self.aim, found).hits:
            return take_cover(g, self.aim)
        return self.once_more()

    @step
    def disrupt(self, g: B, cover: Tallies) -> Action:
        """The target is disrupted where it was shot at, unless cover saved it."""
        assert self.aim is not None
        if tell_cover(g, self.aim, cover):
            return self.once_more()
        g.emit(Disrupted(self.target), *RULES[self.occasion])
        return Done(True)

    def once_more(self) -> Action:
        """The second attack of a Double Shot, or the end without effect (AAM-DF-11)."""
        assert self.aim is not None
        if self.number or not self.aim.repeated:
            return Done(False)
        return Repeat(replace(self, number=1, aim=None, shown=None))


class ReactionBlast(Procedure):
    """The Blast of a reaction shot: a roll of its own against every other ground unit in the hex of the shot, friends
    too, each disrupted at most (AAM-SA-06, AAM-DF-08, AAM-DF-16). Passengers are no targets of reactions
    (AAM-SA-69)."""

    unit: str
    targets: tuple[str, ...]
    at: Hex
    occasion: Literal["defensive", "overwatch"]

    @step
    def next_target(self, g: G) -> Action:
        if not self.targets:
            return Done()
        first, *others = self.targets
        target = g.state.units[first]
        after = replace(self, targets=tuple(others))
        if target.place != "map":
            return Repeat(after)
        shot = ReactionShot(self.unit, first, self.at, target.facing, self.occasion, True, number=1, area=True)
        return after.then(Call(shot))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)
