"""A unit looked at: its card, what each ability does, its front, what it sees, where it may go; or its sight of one hex
explained."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import say
from grognard.core.wire.overlays import Hexes, Overlay
from grognard.core.wire.previews import LookProposal, Note, Preview
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.cover import reason, source
from grognard.games.axis_allies_minis.ground.ranges import longest_range
from grognard.games.axis_allies_minis.rules.movement.movement import allowance, kind_now, reachable
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.games.axis_allies_minis.table.march_preview import front_arc
from grognard.games.axis_allies_minis.table.preview_tables import ability_notes, card_table, sight_overlays
from grognard.games.axis_allies_minis.table.view import watched
from grognard.space.hex.grid import Hex, from_label, label

MOVING = ("movement", "assault", "vanguard")


def look_preview(g: B, seat: int, proposal: LookProposal) -> Preview:
    """A unit, or its sight of one hex, as a seat looks at it."""
    unit = g.state.units.get(proposal.unit)
    if unit is None or not unit.alive:
        return Preview()
    place = place_of(g, proposal.hex)
    if place is not None and unit.at is not None:
        return sight_preview(g, unit, place)
    card = unit.of
    overlays = list(seen_from(g, unit)) if unit.on_map else []
    if unit.on_map:
        overlays.extend(reach(g, unit, seat))
    return Preview(overlays=overlays, tables=[card_table(card)], notes=[*state_notes(g, unit), *ability_notes(card)])


def place_of(g: G, name: str | None) -> Hex | None:
    """The hex of the map with this label."""
    if name is None:
        return None
    try:
        place = from_label(name)
    except ValueError:
        return None
    return place if place in g.context.map.terrain else None


# ---- one hex -----------------------------------------------------------------------------------------------------


def sight_preview(g: G, unit: Unit, place: Hex, target: Unit | None = None) -> Preview:
    """Whether a unit sees a hex, how far it is, what blocks the line or could be thought to, and what cover the hex
    gives against it, or the ``target`` that stands there has (AAM-LOS-01, AAM-COVER-01)."""
    assert unit.at is not None
    board = g.context.board
    air = unit.of.type == "aircraft" or (target is not None and target.of.type == "aircraft")
    found = board.sight(unit.at, place, frozenset(g.state.smoke), air)
    seen = "yes" if found.visible else "no"
    tone = "plain" if found.visible else "refusal"
    told = say(
        "aam-note-sight", unit=unit_name(g, unit.id), hex=label(place), seen=seen, range=board.distance(unit.at, place)
    )
    notes = [Note(told, ["AAM-LOS-01"], tone)]  # type: ignore[arg-type]
    notes += [Note(each.message, [each.rule], "refusal") for each in found.obstructions]
    notes += [Note(each.message, [each.rule]) for each in found.allowances]
    covered = hex_cover(g, unit.at, place) if target is None else unit_cover(g, unit.at, target, place)
    notes += covered
    covering = [Hexes("cover", [label(place)])] if covered else []
    return Preview(overlays=[*sight_overlays(g, unit.at, place, air), *covering], notes=notes)


def hex_cover(g: G, start: Hex, place: Hex) -> list[Note]:
    """What cover a hex gives a Soldier in it."""
    found = g.context.board.cover_source(start, place, "soldier")
    return [] if found is None else [Note(say("aam-note-covered", what=found.message), [found.rule])]


def unit_cover(g: G, start: Hex, target: Unit, place: Hex) -> list[Note]:
    """What cover a unit has in a hex."""
    what, rule = reason(g, start, target, place), source(g, start, target, place)
    if what is None or rule is None:
        return []
    return [Note(say("aam-note-has-cover", unit=unit_name(g, target.id), what=what), [rule])]


# ---- the unit ----------------------------------------------------------------------------------------------------


def seen_from(g: G, unit: Unit) -> Iterator[Overlay]:
    """The hexes within a unit's range that it sees, and those it does not (AAM-LOS-01, AAM-RANGE-01); a Vehicle's front
    (AAM-ARC-01)."""
    board, at = g.context.board, unit.at
    assert at is not None
    smoke = frozenset(g.state.smoke)
    air = unit.of.type == "aircraft"
    distance = longest_range(unit.of)
    near = [place for place in board.hexes if 0 < board.distance(at, place) <= distance]
    seen = [place for place in near if board.sees_through(at, place, smoke, air)]
    if seen:
        yield Hexes("seen", [label(place) for place in seen], say("aam-label-seen"))
    hidden = [label(place) for place in near if place not in seen]
    if hidden:
        yield Hexes("unseen", hidden, say("aam-label-unseen"))
    if unit.of.type == "vehicle":
        yield front_arc(at, unit.facing)
    row = watched(g, unit)
    if row:
        yield Hexes("watch", [label(place) for place in row], say("aam-label-watch"))


def reach(g: G, unit: Unit, seat: int) -> Iterator[Overlay]:
    """Where a unit could move now, by its speed alone (AAM-MOVE-01)."""
    if unit.of.type == "aircraft" or g.state.phase not in MOVING:
        return
    places = reachable(g, unit, kind_now(g, unit))
    if places:
        style = "reach" if unit.seat == seat else "threat"
        yield Hexes(style, [label(place) for place in places], say("aam-label-reach"))  # type: ignore[arg-type]


def state_notes(g: B, unit: Unit) -> Iterator[Note]:
    """What a unit's markers and its part of the turn make of it."""
    card = unit.of
    if unit.on_map and card.type != "aircraft" and g.state.phase in MOVING:
        speed = allowance(g, unit, kind_now(g, unit))
        if speed != (card.speed or 0):
            yield Note(say("aam-note-speed-now", speed=speed), ["AAM-MOVE-01"])
    if unit.disrupted:
        yield Note(say("aam-note-disrupted"), ["AAM-COND-01"], "warning")
    if unit.damaged:
        yield Note(say("aam-note-damaged"), ["AAM-COND-01"], "warning")
    if unit.hits:
        yield Note(say("aam-note-face-down", count=len(unit.hits)), ["AAM-HIT-05", "AAM-TURN-09"])
    if unit.silenced:
        yield Note(say("aam-note-silenced"), ["AAM-SA-05"])
    for passenger in g.state.passengers(unit.id):
        yield Note(say("aam-note-carries", unit=unit_name(g, passenger.id)), ["AAM-MOVE-12"])
    if unit.spent:
        yield from (Note(say("aam-note-spent", ability=say(f"aam-ability-{id}")), ["AAM-HIT-09"]) for id in unit.spent)
