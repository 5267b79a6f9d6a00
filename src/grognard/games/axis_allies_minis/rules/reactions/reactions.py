"""Who may react to what, and what a reaction shot does to the mover (chapters Defensive fire and Overwatch).

A reaction costs no action of the unit's own (AAM-TURN-11): actions are counted by ``turn.turn``.
"""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.engine.windows import Reaction
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack.special_attacks import blast_targets
from grognard.games.axis_allies_minis.rules.movement.movement import undeterred
from grognard.games.axis_allies_minis.rules.reactions import defensive_fire, overwatch
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionBlast, ReactionShot
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, HoldFire, OverwatchShot
from grognard.games.axis_allies_minis.state.events.movement import Stepped, Stopped, Turned
from grognard.games.axis_allies_minis.state.occasions import AnyOccasion, Hit, OnTheRow, Overflying, Stepping
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.grid import Direction, Hex


def reactions(g: G, occasion: AnyOccasion) -> list[Reaction]:
    """The reactions to an occasion; none if nobody may react."""
    mover = g.state.units[occasion.unit]
    match occasion:
        case Stepping(_, left, entered, fired):
            offers = defensive(g, mover, left, entered, fired)
        case OnTheRow(_, entered):
            offers = watching(g, mover, entered)
        case Overflying(_, at, fired):
            offers = against_aircraft(g, mover, at, fired)
    return [*offers, Reaction(enemy(mover.seat), HoldFire())] if offers else []


def defensive(g: G, mover: Unit, left: Hex, entered: Hex, fired: tuple[str, ...]) -> list[Reaction]:
    """The owner chooses unit and hex, as that of the gun in the example does (AAM-DF-06, AAM-DF-07, AAM-DF-12); those
    who have ``fired`` at this step do not again (AAM-DF-14)."""
    facing = left.direction(entered)
    assert facing is not None
    return [
        Reaction(
            unit.seat,
            DefensiveShot(unit.id, there),
            FireAtMover(unit.id, mover.id, entered if there else left, facing, "defensive", entered),
        )
        for unit, there in defensive_fire.shots(g, mover, left, entered)
        if unit.id not in fired
    ]


def watching(g: G, mover: Unit, entered: Hex) -> list[Reaction]:
    """The shot is at the hex entered (AAM-OW-04)."""
    facing = overwatch.arriving_facing(mover, entered)
    return [
        Reaction(
            unit.seat, OverwatchShot(unit.id), FireAtMover(unit.id, mover.id, entered, facing, "overwatch", entered)
        )
        for unit in overwatch.shots(g, mover, entered)
    ]


def against_aircraft(g: G, aircraft: Unit, at: Hex, fired: tuple[str, ...]) -> list[Reaction]:
    """Antiair and Ace fire at an Aircraft where it is placed (AAM-DF-04)."""
    return [
        Reaction(
            unit.seat,
            DefensiveShot(unit.id, True),
            FireAtMover(unit.id, aircraft.id, at, aircraft.facing, "defensive", at),
        )
        for unit in defensive_fire.shots_at_aircraft(g, aircraft, at)
        if unit.id not in fired
    ]


class FireAtMover(Procedure):
    """A reaction shot and what comes of it: disrupted, the mover stops in the hex the shot was resolved in (AAM-DF-08,
    AAM-OW-04). Its value is the ``Hit``, None for a miss.

    ``at`` is that hex, ``entered`` the one the mover was going to; ``disrupted`` is what the shot did.
    """

    unit: str
    target: str
    at: Hex
    facing: Direction
    occasion: Literal["defensive", "overwatch"]
    entered: Hex
    disrupted: bool = False

    @step
    def fire(self, g: G) -> Action:
        return Call(ReactionShot(self.unit, self.target, self.at, self.facing, self.occasion, self.at == self.entered))

    @step
    def blast(self, g: G, disrupted: bool) -> Action:
        """Blast strikes the others in that hex, too (AAM-SA-06)."""
        shooter, mover = g.state.units[self.unit], g.state.units[self.target]
        this = replace(self, disrupted=disrupted)
        struck = blast_targets(g, shooter, mover, self.at)[1:] if "blast" in traits(shooter.of).held else ()
        return this.then(Call(ReactionBlast(self.unit, struck, self.at, self.occasion)) if struck else Next(None))

    @step
    def stop(self, g: B) -> Action:
        """An Aircraft stays where it is placed (AAM-DF-15), and some go on (AAM-SA-52, AAM-SA-89)."""
        if not self.disrupted:
            return Done()
        mover = g.state.units[self.target]
        if mover.of.type == "aircraft" or undeterred(mover):
            return Done("hit")
        if mover.at != self.at:
            g.emit(Stepped(mover.id, self.at, self.facing), "AAM-DF-08")
        elif mover.facing != self.facing:
            g.emit(Turned(mover.id, self.facing), "AAM-MOVE-11", "AAM-MOVE-15")
        g.emit(Stopped(mover.id, "disrupted"), "AAM-DF-08", "AAM-MOVE-11")
        hit: Hit = "stopped"
        return Done(hit)
