"""The casualty phase: old markers off, new ones up, losses removed (AAM-TURN-09, AAM-TURN-12, AAM-SA-42,
AAM-SA-49), and who takes over then (AAM-SA-86).
"""

from __future__ import annotations

from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.traits import ENDURANCE
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.turn import fates
from grognard.games.axis_allies_minis.state.conditions import turned
from grognard.games.axis_allies_minis.state.events.attack import WeaponTaken
from grognard.games.axis_allies_minis.state.events.turn import (
    AbilityRolled,
    MarkersRemoved,
    MarkersTurned,
    PhaseBegan,
    UnitDestroyed,
)
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Hex


class CasualtyPhase(Procedure):
    """Markers take effect, both players' at once (AAM-TURN-09, AAM-TURN-12)."""

    @step
    def remove_old_markers(self, g: B) -> None:
        """Face-up Disrupted markers come off, also from Aircraft off the map (AAM-TURN-09); those of Overheat and of
        Unreliable units stay (AAM-SA-34, AAM-SA-90)."""
        g.emit(PhaseBegan("casualty"), "AAM-TURN-01")
        shaken = tuple(unit.id for unit in g.state.units.values() if unit.disrupted and recovers(unit))
        if shaken:
            g.emit(MarkersRemoved(shaken), "AAM-TURN-09")

    @step
    def turn_markers(self, g: G) -> Action:
        """Face-down markers are turned up, the first player's units first (AAM-TURN-12)."""
        units = sorted(g.state.units.values(), key=lambda unit: unit.seat != g.state.first)
        marked = tuple(unit.id for unit in units if unit.alive and (unit.hits or unit.lingering))
        return Call(TurnMarkers(marked)) if marked else None

    @step
    def remove_losses(self, g: B) -> None:
        """Destroyed units and their passengers are removed (AAM-TURN-12, AAM-MOVE-12)."""
        lost = [unit for unit in g.state.units.values() if unit.doomed and unit.alive]
        places: list[tuple[Hex | None, str]] = []
        for unit in lost:
            places += remains(g, unit)
            for passenger in g.state.passengers(unit.id):
                if not passenger.doomed:
                    g.emit(UnitDestroyed(passenger.id, "carrier"), "AAM-MOVE-12")
            if g.state.units[unit.id].alive:
                g.emit(UnitDestroyed(unit.id), "AAM-TURN-12")
        improvise(g, places)


def recovers(unit: Unit) -> bool:
    """Whether a face-up Disrupted marker comes off in the casualty phase (AAM-TURN-09, AAM-SA-34, AAM-SA-90)."""
    return not unit.lingering and not unit.of.has("unreliable")


class TurnMarkers(Procedure):
    """The face-down markers of units are turned up one unit after another, with the rolls their abilities call for
    (AAM-TURN-12). ``rolls`` is the ability of the first unit that is being rolled for."""

    units: tuple[str, ...]
    rolls: str = ""

    @step
    def turn(self, g: B) -> Action:
        if not self.units:
            return Done()
        before = g.state.units[self.units[0]]
        found = turned(before)
        g.emit(MarkersTurned(before.id, found.disrupted, found.damaged, found.destroyed, found.spent), *found.rules)
        rolls = fates.rolls_of(before)
        fate = fates.turning(found, before.damaged, rolls)
        name = fates.ability_rolled(found, rolls)
        return self.then(Call(play([(fate, 1)], before.seat)), rolls=name)

    @step
    def suffer(self, g: B, rolled: Tallies) -> Action:
        """Fire Hazard and Highly Flammable destroy on a success, Endurance saves on one (AAM-SA-49, AAM-SA-51)."""
        if self.rolls:
            success = bool(rolled[0]["destroyed"]) != (self.rolls == ENDURANCE)
            g.emit(AbilityRolled(self.units[0], self.rolls, success), *ABILITIES[self.rolls].rules)
        return Repeat(TurnMarkers(self.units[1:]))


def remains(g: G, unit: Unit) -> list[tuple[Hex | None, str]]:
    """The hex and the cards of a ground unit that is lost and of all it carries (AAM-SA-86)."""
    if unit.of.type == "aircraft" or not unit.alive:
        return []
    return [(each.at, each.card) for each in (unit, *g.state.passengers(unit.id))]


def improvise(g: B, places: list[tuple[Hex | None, str]]) -> None:
    """A unit with Improvisation takes over the attack dice of a ground unit destroyed in its hex: it may use them
    besides its own; of several it keeps those of the best (AAM-SA-86)."""
    for unit in list(g.state.units.values()):
        if not (unit.on_map and unit.of.has("improvisation")):
            continue
        found = [card for at, card in places if at == unit.at]
        best = max(found, key=firepower, default=None)
        if best is not None and (unit.borrowed is None or firepower(best) > firepower(unit.borrowed)):
            g.emit(WeaponTaken(unit.id, best), "AAM-SA-86")


def firepower(card: str) -> int:
    """All attack dice of a card, by which an improviser chooses among several."""
    return sum(CARDS[card].soldiers) + sum(CARDS[card].vehicles)
