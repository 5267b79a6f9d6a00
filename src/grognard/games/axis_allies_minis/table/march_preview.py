"""A way over hexes as a preview shows it: the path, its end, what it costs, what it risks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from grognard.core.asking.previews import forbidden
from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Arc, Callout, Ghost, Ghosts, Hexes, Overlay, Path, Spot
from grognard.core.wire.previews import Note, Preview
from grognard.games.axis_allies_minis.data.tables import OBSTACLES
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import Check, name_of
from grognard.games.axis_allies_minis.ground.layout import PITCH, angle, centre
from grognard.games.axis_allies_minis.rules.movement.fates import PASSED, movement_roll
from grognard.games.axis_allies_minis.rules.movement.movement import Pace, undeterred
from grognard.games.axis_allies_minis.rules.movement.obstacles import is_mined
from grognard.games.axis_allies_minis.rules.movement.penalty import room
from grognard.games.axis_allies_minis.state.choices import March
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.games.axis_allies_minis.table.perils import Peril, halted, peril_notes, perils_on, threats
from grognard.games.axis_allies_minis.table.preview_tables import percent
from grognard.games.axis_allies_minis.table.routes import legal_steps, rolls_on, spent_on, standing
from grognard.games.axis_allies_minis.table.view import placing
from grognard.space.hex.grid import Direction, Hex, label

FRONT = 90_000
"""How far a front opens to each side; exactly sideways is not in it (AAM-ARC-01)."""
FRONT_DRAWN = 2 * PITCH


def march_preview(g: B, unit: Unit, march: March, pace: Pace, refusal: Refused | None) -> Preview:
    """A move before it is confirmed: its path, its end and facing, rolls, who may fire at it; or what forbids it."""
    assert unit.at is not None
    if refusal is not None:
        points = [centre(unit.at), *(centre(place) for place in march.path)]
        path = Path(points, legal_steps(g, unit, march.path, pace) * PITCH)
        return forbidden(refusal, overlays=[path])
    end = march.path[-1]
    moved = replace(unit, at=end, facing=march.facing)
    between = [centre(place) for place in march.path[:-1]]
    path = Path([stand(g, unit), *between, stand(g, moved)])
    spent = say("aam-way-cost", spent=spent_on(g, unit, march.path, pace), points=pace.points + pace.gear)
    perils = list(perils_on(g, unit, march.path))
    passing, arriving = rolls_passed(g, unit, march.path), []
    chance = float(passing) * (1 - halted(unit, perils))
    if chance < 1:
        arriving = [say("aam-way-arrives", percent=percent(chance))]
    overlays: list[Overlay] = [*end_overlays(g, moved), path, Callout(centre(end), [spent, *arriving])]
    overlays.extend(threats(g, perils))
    if covers_at_end(g, moved):
        overlays.append(Hexes("cover", [label(end)]))
    return Preview(
        choice=to_builtins(march),
        headline=say("aam-headline-way", unit=unit_name(g, unit.id), hex=label(end)),
        overlays=overlays,
        notes=[
            *roll_notes(g, unit, march.path),
            *arrival_notes(unit, end, perils, chance),
            *peril_notes(g, unit, perils),
            *end_notes(g, moved),
        ],
    )


def end_overlays(g: B, moved: Unit) -> Iterator[Overlay]:
    """Where a unit would stand: its ghost, and the front of a Vehicle (AAM-ARC-01)."""
    assert moved.at is not None
    spot = stand(g, moved)
    if moved.of.type == "vehicle":
        yield front_arc(moved.at, moved.facing)
    yield Ghosts([Ghost(moved.id, spot.x, spot.y, placing(standing(g, moved))[moved.id].radius)])


def stand(g: B, unit: Unit) -> Spot:
    """Where a unit is drawn in its hex, or would be."""
    assert unit.at is not None
    spot, slot = centre(unit.at), placing(standing(g, unit))[unit.id]
    return Spot(spot.x + slot.x, spot.y + slot.y)


def front_arc(at: Hex, facing: Direction) -> Arc:
    """What lies in front, drawn a little way (AAM-ARC-01)."""
    return Arc(centre(at), angle(facing), FRONT, FRONT_DRAWN, "reach")


# ---- risks -------------------------------------------------------------------------------------------------------


def roll_notes(g: G, unit: Unit, path: tuple[Hex, ...]) -> Iterator[Note]:
    """The movement rolls of a way, and the chance to pass them all (AAM-MOVE-05)."""
    rolls = 0
    for place, check in rolls_on(g, unit, path):
        rolls += 1
        what, chance = name_of(check.what), percent(passed(check))
        yield Note(
            say("aam-note-roll", what=what, hex=label(place), need=check.need, percent=chance),
            ["AAM-MOVE-05", check.rule],
        )
    if rolls > 1:
        yield Note(say("aam-note-rolls", percent=percent(rolls_passed(g, unit, path))), ["AAM-MOVE-05"])


def passed(check: Check) -> Fraction:
    """The chance to pass a movement roll (AAM-MOVE-05)."""
    return chance_of(movement_roll(check), PASSED)


def rolls_passed(g: G, unit: Unit, path: tuple[Hex, ...]) -> Fraction:
    """The chance to pass all movement rolls of a way."""
    return prod((passed(check) for _, check in rolls_on(g, unit, path)), start=Fraction(1))


def arrival_notes(unit: Unit, end: Hex, perils: Sequence[Peril], chance: float) -> Iterator[Note]:
    """The chance to get to the end of a way on which several may fire, movement rolls counted (AAM-DF-08)."""
    if len(perils) > 1 and not undeterred(unit):
        told = say("aam-note-arrives", hex=label(end), percent=percent(chance))
        yield Note(told, ["AAM-DF-08", "AAM-MOVE-11"], "warning")


def covers_at_end(g: G, moved: Unit) -> bool:
    """Whether the hex where a way ends covers the unit from every side (AAM-COVER-01)."""
    return moved.at is not None and g.context.board.cover(moved.at, moved.of.type)


def end_notes(g: G, moved: Unit) -> Iterator[Note]:
    """What waits at the end of a way: cover, an overfull hex, mines."""
    assert moved.at is not None
    at = label(moved.at)
    if covers_at_end(g, moved):
        yield Note(say("aam-note-in-cover", hex=at), ["AAM-COVER-01"])
    if room(g, moved, moved.at) == "full":
        yield Note(say("aam-note-overfull", hex=at), ["AAM-STACK-04", "AAM-STACK-05"], "warning")
    if g.state.obstacles and is_mined(g, moved.at):
        safe = max(kind.danger for kind in OBSTACLES.values())
        message = say("aam-note-mined", hex=at, face=safe, percent=percent(Fraction(safe, 6)))
        yield Note(message, ["AAM-TERRAIN-14"], "warning")
