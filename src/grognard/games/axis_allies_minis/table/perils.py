"""What may react on a way or over a hex: who, from which step on, and the chance that it tells.

What may be fired comes from ``reactions``, which the windows of the battle offer: nothing about it is said here again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.messages import Argument, Message, say
from grognard.core.records import Record
from grognard.core.wire.overlays import Threat
from grognard.core.wire.previews import Note
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.layout import centre
from grognard.games.axis_allies_minis.odds.chances import reaction_aim, stops
from grognard.games.axis_allies_minis.rules.movement.movement import undeterred
from grognard.games.axis_allies_minis.rules.reactions.reactions import FireAtMover, reactions
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.occasions import AnyOccasion, OnTheRow, Overflying, Stepping
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.games.axis_allies_minis.table.preview_tables import percent
from grognard.games.axis_allies_minis.table.routes import legs, standing
from grognard.space.hex.grid import Hex, label


class Peril(Record):
    """A reaction shot that is possible: who fires, in defence or from overwatch, at the mover in which hex, and the
    hex it is ``entering`` then. ``chance``: that it disrupts the mover."""

    unit: str
    overwatch: bool
    at: Hex
    entering: Hex
    chance: float


def perils_on(g: B, unit: Unit, path: tuple[Hex, ...]) -> Iterator[Peril]:
    """The reaction shots a way allows: each enemy's at the first step that gives it one, for it has no more in a phase
    (AAM-DF-05); with Suppressive Fire those at every step (AAM-DF-11)."""
    seen: set[str] = set()
    for left, there, here in legs(unit, path):
        then = standing(g, here)
        occasions = (Stepping(unit.id, left, there), OnTheRow(unit.id, there))
        for peril in fired(then, here, [shot for each in occasions for shot in shots(then, each)]):
            if peril.unit not in seen:
                yield peril
            if "suppressive-fire" not in traits(g.state.units[peril.unit].of).held:
                seen.add(peril.unit)


def perils_over(g: B, aircraft: Unit) -> list[Peril]:
    """The reaction shots at an Aircraft where it would be placed (AAM-DF-04)."""
    assert aircraft.at is not None
    there = standing(g, aircraft)
    return fired(there, aircraft, shots(there, Overflying(aircraft.id, aircraft.at)))


def shots(g: G, occasion: AnyOccasion) -> list[FireAtMover]:
    """The shots an occasion offers."""
    return [each.procedure for each in reactions(g, occasion) if isinstance(each.procedure, FireAtMover)]


def fired(g: G, mover: Unit, offered: Sequence[FireAtMover]) -> list[Peril]:
    """Of each enemy the shot that most likely tells, for its owner chooses (AAM-DF-12)."""
    best: dict[str, Peril] = {}
    for shot in offered:
        shooter = g.state.units[shot.unit]
        aim = reaction_aim(g, shooter, mover, shot.at, shot.facing, shot.occasion)
        chance = stops(aim, mover)
        if shot.unit not in best or chance > best[shot.unit].chance:
            best[shot.unit] = Peril(shot.unit, shot.occasion == "overwatch", shot.at, shot.entered, chance)
    return list(best.values())


def escaping(perils: Sequence[Peril]) -> float:
    """The chance that nobody of these disrupts the mover."""
    chance = 1.0
    for peril in perils:
        chance *= 1 - peril.chance
    return chance


def halted(mover: Unit, perils: Sequence[Peril]) -> float:
    """The chance that these stop a mover on its way; some go on when they are hit (AAM-SA-52, AAM-SA-89)."""
    return 0.0 if undeterred(mover) or mover.of.type == "aircraft" else 1 - escaping(perils)


def threats(g: G, perils: Sequence[Peril]) -> Iterator[Threat]:
    """Lines from those who may fire to where they would hit the mover; at each hex the chance of all together."""
    told: set[Hex] = set()
    for peril in perils:
        at = g.state.units[peril.unit].at
        if at is None or at == peril.at:
            continue
        there = [other for other in perils if other.at == peril.at]
        first = peril.at not in told
        told.add(peril.at)
        words = say("aam-label-peril", count=len(there), percent=percent(1 - escaping(there)))
        yield Threat(centre(at), centre(peril.at), peril.unit, words if first else None)


def peril_notes(g: B, mover: Unit, perils: Sequence[Peril]) -> Iterator[Note]:
    """Who may fire at a mover, from which step on, and how likely that tells (AAM-DF-01, AAM-DF-08, AAM-OW-03)."""
    effect = "disrupts" if undeterred(mover) or mover.of.type == "aircraft" else "stops"
    for peril in perils:
        names: dict[str, Argument] = {
            "unit": unit_name(g, peril.unit),
            "percent": percent(peril.chance),
            "effect": effect,
        }
        if mover.of.type == "aircraft":
            told: Message = say("aam-note-peril-aircraft", **names)
            yield Note(told, ["AAM-DF-04", "AAM-DF-08"], "warning")
        elif peril.overwatch:
            told = say("aam-note-peril-overwatch", hex=label(peril.at), **names)
            yield Note(told, ["AAM-OW-03", "AAM-OW-04"], "warning")
        else:
            told = say("aam-note-peril-defensive", hex=label(peril.entering), **names)
            yield Note(told, ["AAM-DF-01", "AAM-DF-08"], "warning")
