"""Cover: what covers a target, and the face its owner needs (AAM-COVER)."""

from __future__ import annotations

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.tables import COVER_MODIFIERS, COVER_ROLLS, OBSTACLES
from grognard.games.axis_allies_minis.data.traits import row, traits
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.state.conditions import commands
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Hex

ALWAYS, NEVER = 1, 7
"""Needed faces that no die has to be rolled for."""

SAME_HEX = Modifier(
    COVER_MODIFIERS["attacker-in-same-hex"].label,
    COVER_MODIFIERS["attacker-in-same-hex"].value,
    COVER_MODIFIERS["attacker-in-same-hex"].rule,
)
PILLBOX = Modifier(COVER_MODIFIERS["pillbox"].label, OBSTACLES["pillbox"].cover_bonus, COVER_MODIFIERS["pillbox"].rule)


class Cover(Record, kw_only=True):
    """A target's cover against one attack: ``need`` is the face its die must show, out of ``base`` and ``rows``.

    1: it succeeds without a die, 7: it fails without one. ``rule`` is what gives cover at all.
    """

    need: int
    base: int
    rows: tuple[Modifier, ...] = ()
    rule: str


def source(g: G, start: Hex, target: Unit, at: Hex) -> str | None:
    """The rule that gives a target in a hex cover against an attack from another, or None (AAM-COVER-01).

    Terrain, cliffs and marsh by the hex (AAM-COVER-06), a hedgerow that the line crosses on the target's side
    (AAM-COVER-09), a pillbox (AAM-TERRAIN-15), a low silhouette in a clear hex (AAM-SA-54). Aircraft have none
    (AAM-COVER-07).
    """
    board, card = g.context.board, target.of
    if card.type == "aircraft":
        return None
    if board.cover(at, card.type):
        rule: str = board.cover_rule(at)
        return rule
    if board.behind_hedgerow(start, at):
        return "AAM-COVER-09"
    if g.state.obstacles and sheltered(g, target, at):
        return "AAM-TERRAIN-15"
    if "low-silhouette" in traits(card).held and g.context.map.terrain[at] == "clear":
        return "AAM-SA-54"
    return None


def covered(g: G, start: Hex, target: Unit, at: Hex) -> bool:
    """Whether a target in a hex has cover against an attack from another (AAM-COVER-01), which hides who is camouflaged
    (AAM-SA-46)."""
    return source(g, start, target, at) is not None


def reason(g: G, start: Hex, target: Unit, at: Hex) -> Message | None:
    """What covers the target, in words; None without cover."""
    rule = source(g, start, target, at)
    if rule is None:
        return None
    if rule == "AAM-TERRAIN-15":
        return OBSTACLES["pillbox"].name
    if rule == "AAM-SA-54":
        return ABILITIES["low-silhouette"].name
    found = g.context.board.cover_source(start, at, target.of.type)
    return found.message if found is not None else None


def sheltered(g: G, target: Unit, at: Hex) -> bool:
    """Whether the target is the Soldier a pillbox in its hex holds (AAM-TERRAIN-15): of several the first in its list,
    on the side the pillbox belongs to, on either side if it belongs to the map."""
    if target.of.type != "soldier" or target.at != at or target.place != "map":
        return False
    for obstacle in g.state.obstacles.values():
        holds = OBSTACLES[obstacle.kind].holds
        if not holds or obstacle.at != at or obstacle.seat not in (None, target.seat):
            continue
        inside = [
            unit.id for unit in g.state.in_hex(at) if unit.of.type == "soldier" and obstacle.seat in (None, unit.seat)
        ]
        return target.id in inside[:holds]
    return False


def cover_of(g: G, unit: Unit, target: Unit, start: Hex, at: Hex, band: str, own: bool) -> Cover | None:
    """The target's cover against an attack, or None (AAM-COVER-01, AAM-COVER-02).

    A silhouette or a forest changes the roll (AAM-SA-45, AAM-SA-54, AAM-SA-55), so does a pillbox (AAM-TERRAIN-15).
    ``own``: the attacker's own abilities count (AAM-HIT-09). With the option ``cover_natural`` at its default a 6
    always succeeds and a 1 never (AAM-COVER-09).
    """
    rule = source(g, start, target, at)
    if rule is None:
        return None
    held = traits(target.of).held
    base = ABILITIES["low-silhouette"].numbers["needs"] if rule == "AAM-SA-54" else COVER_ROLLS[target.of.type].needs
    if "tall-silhouette" in held:
        return Cover(need=NEVER, base=base, rows=(row("tall-silhouette", 0),), rule=rule)
    if "forest-camouflage" in held and band == "long" and g.context.map.terrain[at] == "forest":
        return Cover(need=ALWAYS, base=base, rows=(row("forest-camouflage", 0),), rule=rule)
    rows = []
    if start == at:
        rows.append(SAME_HEX)
    if g.state.obstacles and sheltered(g, target, at):
        rows.append(PILLBOX)
    for ability in ("hard-to-spot", "large-silhouette"):
        if ability in held:
            rows.append(row(ability, ABILITIES[ability].numbers["cover"]))
    if own:
        rows += _against(g, unit, start)
    need = base - sum(each.value for each in rows)
    if g.setup.options["cover_natural"] == "six_one":
        need = min(max(need, 2), 6)
    return Cover(need=min(max(need, ALWAYS), NEVER), base=base, rows=tuple(rows), rule=rule)


def _against(g: G, unit: Unit, start: Hex) -> list[Modifier]:
    """What the attacker takes off the cover roll: its Seasoned Crew, a Pinpointer beside it (AAM-SA-47)."""
    rows = []
    if "seasoned-crew" in traits(unit.of).held:
        rows.append(row("seasoned-crew", ABILITIES["seasoned-crew"].numbers["cover"]))
    if unit.of.type == "soldier" and helped(g, unit, start, "pinpointer"):
        rows.append(row("pinpointer", ABILITIES["pinpointer"].numbers["cover"]))
    return rows


def helped(g: G, unit: Unit, start: Hex, ability: str) -> bool:
    """Whether another unit of its side, adjacent to it, grants it an ability (AAM-COND-04)."""
    if ability not in g.context.abilities[unit.seat]:
        return False
    adjacent = g.context.board.adjacent
    return any(
        ability in traits(friend.of).held and friend.id != unit.id and commands(friend)
        for friend in g.state.standing(unit.seat)
        if friend.at is not None and adjacent(start, friend.at)
    )
