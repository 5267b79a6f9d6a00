"""Tables, charts and lines of sight for previews: a number is never shown without its parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from grognard.core.messages import Message, say
from grognard.core.wire.forecasts import Bar, Chart
from grognard.core.wire.overlays import Callout, Hexes, Overlay, SightLine, Spot
from grognard.core.wire.previews import NeededRow, NeededTable, Note
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import BANDS, MARKERS
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.layout import centre
from grognard.games.axis_allies_minis.ground.shots import REACTIONS
from grognard.games.axis_allies_minis.odds.needed_numbers import EN_DASH
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.state.names import listing, unit_name
from grognard.odds.outcomes import Cases
from grognard.space.hex.grid import Hex, label

# ---- an attack ---------------------------------------------------------------------------------------------------


def aim_notes(g: B, aim: Aim) -> Iterator[Note]:
    """What else the faces of an attack may do, and whom it would be wasted on."""
    target = g.state.units[aim.target]
    name = unit_name(g, aim.target)
    if target.doomed:
        yield Note(say("aam-note-doomed", target=name), ["AAM-HIT-06"], "warning")
    if aim.occasion in REACTIONS:
        yield Note(say("aam-note-reaction"), ["AAM-DF-08"])
    if aim.per_success > 1:
        yield Note(say("aam-note-shrapnel", times=aim.per_success), ["AAM-SA-12"])
    if aim.per_six > 1:
        yield Note(say("aam-note-per-six", times=aim.per_six), ["AAM-SA-32"])
    if aim.burning:
        yield Note(say("aam-note-burning", sixes=aim.burning), ["AAM-SA-13"])
    if aim.overheating:
        yield Note(say("aam-note-overheating", ones=aim.overheating), ["AAM-SA-34"], "warning")
    if aim.rerolls:
        yield Note(say("aam-note-rerolls", count=aim.rerolls), ["AAM-SA-33"])
    if aim.sirens:
        yield Note(say("aam-note-sirens", count=aim.sirens), ["AAM-SA-84"])
    if aim.stunning:
        yield Note(say("aam-note-stunning", successes=aim.stunning), ["AAM-SA-19"])
    if aim.piercing:
        yield Note(say("aam-note-piercing"), ["AAM-SA-15"])
    if aim.heavy:
        yield Note(say("aam-note-heavy", target=name), ["AAM-SA-42"])
    if target.hits and not target.doomed:
        yield Note(say("aam-note-hit-before", target=name, count=len(target.hits)), ["AAM-HIT-05"])


# ---- sight -------------------------------------------------------------------------------------------------------


def sight_overlays(g: G, start: Hex, end: Hex, aircraft: bool = False, lines: Iterable[Message] = ()) -> list[Overlay]:
    """The line between the centres of two hexes, the hexes it touches, and in a box the range and what blocks it; a
    blocked line ends in a cross where the first thing blocks it (AAM-LOS-01)."""
    board: Board = g.context.board
    found = board.sight(start, end, frozenset(g.state.smoke), aircraft)
    blocked = found.obstructions[0] if found.obstructions else None
    cross = None
    if blocked is not None:
        one, other = centre(start), centre(end)
        at = centre(blocked.at)
        part = nearest_part(one, other, at)
        cross = Spot(round(one.x + part * (other.x - one.x)), round(one.y + part * (other.y - one.y)))
    told = [say("aam-callout-sight", range=board.distance(start, end), clear="no" if blocked else "yes"), *lines]
    between = [label(place) for place in found.touched if place not in (start, end)]
    overlays: list[Overlay] = [Hexes("touched", between)] if between else []
    if start != end:
        overlays.append(SightLine(centre(start), centre(end), blocked_at=cross))
    overlays.append(Callout(centre(end), [*told, *([blocked.message] if blocked is not None else [])]))
    return overlays


def nearest_part(start: Spot, end: Spot, at: Spot) -> float:
    """How far along a line, from 0 to 1, the place lies that is nearest to another."""
    x, y = end.x - start.x, end.y - start.y
    length = x * x + y * y
    if not length:
        return 0.0
    return min(1.0, max(0.0, ((at.x - start.x) * x + (at.y - start.y) * y) / length))


# ---- a card ------------------------------------------------------------------------------------------------------


def card_table(card: Card) -> NeededTable:
    """The attack dice a card prints, with its range bands at the foot (AAM-RANGE-01, AAM-RANGE-02)."""
    rows = [
        NeededRow(say(f"aam-row-against-{id}"), "AAM-RANGE-02", [str(dice) if dice else EN_DASH for dice in row])
        for id, row in (("soldiers", card.soldiers), ("vehicles", card.vehicles))
    ]
    ranges = [f"{band.nearest}{EN_DASH}{band.farthest}" for band in BANDS.values()]
    return NeededTable(
        say("aam-table-card", card=card.name),
        [band.name for band in BANDS.values()],
        rows,
        say("aam-table-ranges"),
        ranges,
    )


def ability_notes(card: Card) -> Iterator[Note]:
    """What each ability of a card does, in the catalogue's words."""
    for held in card.abilities:
        for rule in held.ability.rules:
            if rule.startswith("AAM-SA-") or len(held.ability.rules) == 1:
                yield Note(say("aam-note-ability", ability=held.name, text=Message(f"{rule}.text")), [rule])


# ---- chances ---------------------------------------------------------------------------------------------------


def outcome_chart(g: B, aim: Aim, chances: Cases) -> Chart:
    """The chances of what an attack comes to, cover counted: nothing, and each marker as the worst it lays."""
    marked = MARKERS[g.state.units[aim.target].of.type].hits
    possible = ("none", "disrupted") if aim.occasion in REACTIONS else ("none", *marked)
    bars = [
        Bar(kind, float(chance), name=say("aam-outcome", outcome=kind))
        for kind, chance in chances.items()
        if kind in possible
    ]
    figures = listing([say("aam-outcome-figure", outcome=bar.label, percent=percent(bar.probability)) for bar in bars])
    covered = "yes" if aim.cover is not None else "no"
    return Chart(
        say("aam-chart-outcome", cover=covered),
        bars,
        say("aam-chart-outcome-caption", figures=figures),
        say("aam-chart-outcome-summary", target=unit_name(g, aim.target), figures=figures),
        unit=say("aam-chart-percent"),
    )


def percent(chance: float | Fraction) -> int:
    """A chance in whole percent; what is possible is never 0, what may fail never 100.

    >>> percent(0.001), percent(0.999), percent(0.5)
    (1, 99, 50)
    """
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)
