"""One attack from its dice to its markers (AAM-HIT-01)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.cover import ALWAYS
from grognard.games.axis_allies_minis.rules.attack import scoring
from grognard.games.axis_allies_minis.rules.attack.aim import Aim, aim_at
from grognard.games.axis_allies_minis.rules.attack.scoring import Effect, Value
from grognard.games.axis_allies_minis.rules.turn.casualty import improvise, remains
from grognard.games.axis_allies_minis.state.conditions import new_markers
from grognard.games.axis_allies_minis.state.events.attack import (
    Attacked,
    CoverRolled,
    Marked,
    Occasion,
    Scored,
    Silenced,
)
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.games.axis_allies_minis.state.events.turn import UnitDestroyed
from grognard.games.axis_allies_minis.state.state import Unit


class Strike(Procedure):
    """One attack roll at one target: dice, successes, hits, cover roll, face-down markers (AAM-HIT-01).

    ``area`` and ``charge`` as for ``aim_at``. ``rolled`` are the dice before some are thrown again, ``hits`` what they
    scored.
    """

    unit: str
    target: str
    occasion: Occasion
    weapon: str = ""
    soldier_row: bool = False
    piercing: bool = False
    area: bool = False
    charge: bool = False
    aim: Aim | None = None
    rolled: Value = 0
    hits: int = 0
    slight: bool = False

    @step
    def roll_dice(self, g: B) -> Action:
        """Range, dice, modifiers, roll. A target that cannot be attacked any more is left alone (AAM-GRAZE-04)."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        if not target.alive:
            return Done()
        aim = aim_at(
            g,
            unit,
            target,
            weapon=self.weapon,
            soldier_row=self.soldier_row,
            piercing=self.piercing,
            occasion=self.occasion,
            area=self.area,
            charge=self.charge,
        )
        if isinstance(aim, Refused):
            return Done()
        open_fire(g, aim)
        return self.then(scoring.attack_roll(aim, unit.seat), aim=aim)

    @step
    def roll_ones_again(self, g: G, value: Value) -> Action:
        """Guard Crew (AAM-SA-33)."""
        assert self.aim is not None
        return self.then(scoring.reroll(self.aim, value, g.state.units[self.unit].seat), rolled=value)

    @step
    def count_hits(self, g: B, again: Value | None) -> Action:
        """Successes against the defence; then the target's cover roll, if there was a hit (AAM-HIT-04,
        AAM-COVER-01)."""
        aim = self.aim
        assert aim is not None
        found = score(g, aim, self.rolled, again)
        if found.burnt:
            burn(g, g.state.units[self.target])
            return Done()
        if not found.hits:
            return Done()
        return self.then(cover_step(g, aim), hits=found.hits, slight=found.slight)

    @step
    def place_markers(self, g: B, success: int | None) -> Action:
        """Face-down markers, fewer if cover helped (AAM-HIT-05, AAM-COVER-03); the log says so if there are none
        (AAM-HIT-06, AAM-HIT-12)."""
        assert self.aim is not None
        target = g.state.units[self.target]
        sheltered = tell_cover(g, self.aim, success)
        left = scoring.hits_left(self.hits, self.slight, sheltered, bool(target.hits))
        markers = new_markers(target, left)
        if sheltered:
            g.emit(Marked(target.id, markers), "AAM-HIT-05", "AAM-COVER-03")
        else:
            g.emit(Marked(target.id, markers), "AAM-HIT-05" if markers else "AAM-HIT-12")
        return Done()


def open_fire(g: B, aim: Aim) -> None:
    """The attack is made: overwatch ends, abilities are spent, Covering Fire silences a Soldier (AAM-SA-05)."""
    event = Attacked(
        aim.unit, aim.target, aim.occasion, aim.at, aim.range, aim.dice, aim.need, aim.defence, aim.weapon, aim.spent
    )
    g.emit(event, *aim.rules)
    if "covering-fire" in traits(g.state.units[aim.unit].of).held:
        target = g.state.units[aim.target]
        if target.of.type == "soldier" and not target.silenced:
            g.emit(Silenced(target.id), "AAM-SA-05")


def score(g: B, aim: Aim, rolled: Value, again: Value | None) -> Effect:
    """The dice are counted and told; too many 1s may disrupt the attacker (AAM-HIT-04, AAM-SA-34)."""
    value = scoring.together(rolled, again, scoring.ones(aim, rolled))
    found = scoring.effect(aim, scoring.count(aim, value))
    g.emit(Scored(aim.unit, aim.target, found.successes, found.hits), "AAM-HIT-04", *reasons(g, aim, found))
    if found.overheated:
        g.emit(Disrupted(aim.unit, lingering=True), "AAM-SA-34")
    return found


def reasons(g: G, aim: Aim, found: Effect) -> tuple[str, ...]:
    """The rules that made the hits other than the successes alone would: Sirens, thick armour (AAM-SA-84, AAM-SA-40,
    AAM-SA-41)."""
    if found.slight:
        return ("AAM-SA-84",)
    if aim.margin and aim.defence < found.successes < aim.defence + aim.margin and found.hits == 1:
        frontal = g.state.units[aim.target].of.has("superior-frontal-armor")
        return ("AAM-SA-41",) if frontal else ("AAM-SA-40",)
    return ()


def cover_step(g: G, aim: Aim) -> Action:
    """The cover roll, if a die decides (AAM-COVER-01); else the next step runs without one."""
    return scoring.cover_roll(aim, g.state.units[aim.target].seat) if scoring.rolls_for_cover(aim) else Next(None)


def tell_cover(g: B, aim: Aim, success: int | None) -> bool:
    """Whether cover helped the target, told in the log (AAM-COVER-03, AAM-COVER-04)."""
    cover = aim.cover
    if cover is None:
        return False
    sheltered = bool(success) if success is not None else cover.need <= ALWAYS
    g.emit(CoverRolled(aim.target, cover.need, sheltered), *dict.fromkeys(("AAM-COVER-01", cover.rule)))
    return sheltered


def burn(g: B, unit: Unit) -> None:
    """A ground unit is destroyed at once, with whom it carries (AAM-SA-13, AAM-MOVE-12)."""
    left = remains(g, unit)
    for passenger in g.state.passengers(unit.id):
        g.emit(UnitDestroyed(passenger.id, "carrier"), "AAM-MOVE-12")
    g.emit(UnitDestroyed(unit.id, "fire"), "AAM-SA-13")
    improvise(g, left)
