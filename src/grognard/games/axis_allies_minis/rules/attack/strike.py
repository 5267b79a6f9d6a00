"""One attack from its dice to its markers (AAM-HIT-01)."""

from __future__ import annotations

from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack import fates
from grognard.games.axis_allies_minis.rules.attack.aim import Aim, aim_at
from grognard.games.axis_allies_minis.rules.attack.fates import Effect, Shown
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

    ``area`` and ``charge`` as for ``aim_at``. ``shown`` are the dice before some are thrown again, ``hits`` what they
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
    shown: Shown | None = None
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
        return self.then(throw(g, aim), aim=aim)

    @step
    def roll_ones_again(self, g: G, dice: Tallies) -> Action:
        """Guard Crew (AAM-SA-33)."""
        assert self.aim is not None
        first = fates.shown(dice[0])
        return self.then(throw_again(g, self.aim, first), shown=first)

    @step
    def count_hits(self, g: B, again: Tallies) -> Action:
        """Successes against the defence; then the target's cover roll, if there was a hit (AAM-HIT-04,
        AAM-COVER-01)."""
        aim = self.aim
        assert aim is not None
        assert self.shown is not None
        found = score(g, aim, fates.together(aim, self.shown, fates.shown(again[0])))
        if found.burnt:
            burn(g, g.state.units[self.target])
            return Done()
        if not found.hits:
            return Done()
        return self.then(take_cover(g, aim), hits=found.hits, slight=found.slight)

    @step
    def place_markers(self, g: B, cover: Tallies) -> Action:
        """Face-down markers, fewer if cover helped (AAM-HIT-05, AAM-COVER-03); the log says so if there are none
        (AAM-HIT-06, AAM-HIT-12)."""
        assert self.aim is not None
        target = g.state.units[self.target]
        sheltered = tell_cover(g, self.aim, cover)
        left = fates.hits_left(self.hits, self.slight, sheltered, bool(target.hits))
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


def throw(g: G, aim: Aim) -> Action:
    """The dice of an attack (AAM-HIT-02)."""
    return Call(play([(aim.die, aim.dice)], g.state.units[aim.unit].seat))


def throw_again(g: G, aim: Aim, first: Shown) -> Action:
    """The dice that showed 1, as far as any is rolled again (AAM-SA-33)."""
    dice = fates.rolled_again(aim, first)
    die = fates.attack_die(aim.need, True, aim.per_six > 1 or aim.burning > 0, again=True)
    return Call(play([(die, dice)], g.state.units[aim.unit].seat))


def score(g: B, aim: Aim, shown: Shown) -> Effect:
    """The dice are counted and told; too many 1s may disrupt the attacker (AAM-HIT-04, AAM-SA-34)."""
    found = fates.effect(aim, shown)
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


def take_cover(g: G, aim: Aim) -> Action:
    """The cover roll, if a die decides (AAM-COVER-01)."""
    return Call(play([(fates.cover_roll(aim.cover), 1)], g.state.units[aim.target].seat))


def tell_cover(g: B, aim: Aim, rolled: Tallies) -> bool:
    """Whether cover helped the target, told in the log (AAM-COVER-03, AAM-COVER-04)."""
    cover = aim.cover
    if cover is None:
        return False
    sheltered = bool(rolled[0][fates.SHELTERED])
    g.emit(CoverRolled(aim.target, cover.need, sheltered), *dict.fromkeys(("AAM-COVER-01", cover.rule)))
    return sheltered


def burn(g: B, unit: Unit) -> None:
    """A ground unit is destroyed at once, with whom it carries (AAM-SA-13, AAM-MOVE-12)."""
    left = remains(g, unit)
    for passenger in g.state.passengers(unit.id):
        g.emit(UnitDestroyed(passenger.id, "carrier"), "AAM-MOVE-12")
    g.emit(UnitDestroyed(unit.id, "fire"), "AAM-SA-13")
    improvise(g, left)
