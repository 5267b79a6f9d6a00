"""The parts of previews about fire: lines of sight, the table of needed numbers, the chart of losses, notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from grognard.core.messages import Message, say
from grognard.core.wire.forecasts import Bar, Chart
from grognard.core.wire.needed import rows_beside
from grognard.core.wire.overlays import Area, Callout, Overlay, Ring, SightLine, Spot, Stop, Stops, Threat
from grognard.core.wire.previews import NeededRow, NeededTable, Note
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds, marginal
from grognard.games.operation_ww2.odds.round_strikes import rounds_odds_of
from grognard.games.operation_ww2.odds.salvoes.rockets import has_lone_rocket
from grognard.games.operation_ww2.odds.struck.falls import farthest, rounds_of
from grognard.games.operation_ww2.odds.struck.sections import SectionOdds
from grognard.games.operation_ww2.odds.template_odds import as_declared
from grognard.games.operation_ww2.odds.volley_forecast import (
    SHOWN,
    VolleyForecast,
    as_if,
    forecast_laid,
    forecast_volley,
    others,
    section_forecast,
    underway,
)
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, radius_of, weapon_of
from grognard.games.operation_ww2.rules.buildings.demolition import calibre_value
from grognard.games.operation_ww2.rules.fire.volley import Volley, usual_fire
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import Row
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Besides, Held, Intent, MoveIntent
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.shots import Shot
from grognard.games.operation_ww2.state.state import Unit
from grognard.games.operation_ww2.table.glance import Glance, glance
from grognard.games.operation_ww2.table.naming import part_name, piece_name
from grognard.games.operation_ww2.table.shooters import shooters, taking_part
from grognard.games.operation_ww2.table.view import point_of
from grognard.odds.distributions import Distribution
from grognard.space.drawing import spots
from grognard.space.terrain import Piece

Panels = tuple[list[Overlay], list[NeededTable], list[Chart], list[Note]]

SEEN = 0.05
"""From so many dead of the own side on average it is said."""

BARS = 7
"""How many bars a chart of losses has at most."""

COLUMNS = 4
"""How many kinds of weapons a table shows side by side."""


def fire_panels(
    g: B, unit: Unit, target: Unit, order: OrderName, moved: bool = False, besides: Besides = NOTHING
) -> Panels:
    """Everything a player wants to see before a unit fires at another."""
    found = forecast_volley(g, unit, target, order, moved, besides, room=SHOWN)
    words, aside = taking_part(g, unit, found)
    overlays: list[Overlay] = [*aside]
    seen = glance(as_if(g, unit, target), unit, target)
    if seen is not None:
        overlays += sight_overlays(g, seen, words)
    notes = list(fire_notes(g, order, found, seen))
    needs = needed_tables(g, unit_name(g, target.id), (*found.shots, *found.instead(g)))
    tables = [*shooters(g, unit, found), *needs]
    told = found.why_not is None and target.people and not found.first_alone
    charts = [losses_chart(g, target, found)] if told else []
    section = section_forecast(g, unit, target, found, order)
    return overlays, tables, charts if section is None else [*charts, ridden_chart(g, target, section)], notes


def held_panels(g: B, unit: Unit, held: Held, order: OrderName, besides: Besides = NOTHING) -> Panels:
    """A shot held back: as everything will stand at the point of the way, by the same share for every model (AZ-ANT-04,
    AZ-ANT-09)."""
    mover = next((each for each in g.state.chain if each.unit == held.mover), None)
    if mover is None or not isinstance(mover.intent, MoveIntent | AssaultIntent):
        return [], [], [], []
    at = point_of(g, mover, held.at)
    there = underway(g, mover, held.at)
    overlays, tables, charts, notes = fire_panels(g, unit, there, order, besides=besides)
    overlays.append(Stops([Stop(*at, "now", f"{held.at / 1000:.0f}")]))
    overlays.append(Callout(Spot(*at), [say("az-callout-hold", at=f"{held.at / 1000:.0f}")]))
    never = say("az-note-held", order=order)
    return overlays, tables, charts, [Note(never, ["AZ-ANT-07", "AZ-ANT-10"]), *notes]


def laid_panels(g: B, volley: Volley, rows: Sequence[Row]) -> tuple[list[Overlay], list[Chart], list[Note]]:
    """The templates of rapid-fire guns where they lie, and what they and all that is fired with them would do."""
    assert volley.target is not None
    found, target = forecast_laid(g, volley, rows), g.state.units[volley.target]
    models = {model.id: model for each in g.state.units.values() for model in each.models}
    rings: list[Overlay] = [
        Ring(Spot(models[id].x, models[id].y), row.reach // 2, say("az-ring-template"))
        for row in rows
        for id in dict.fromkeys(row.laid)
    ]
    charts = [losses_chart(g, target, found)] if target.people else []
    return rings, charts, list(fire_notes(g, volley.order, found, None))


# ---- sight -------------------------------------------------------------------------------------------------------


def sight_overlays(g: G, glance: Glance, besides: Sequence[Message] = ()) -> Iterator[Overlay]:
    """The line between the models that see each other best, with distance, cover and detection; ``besides`` is said
    below."""
    start, end = Spot(glance.firer.x, glance.firer.y), Spot(glance.target.x, glance.target.y)
    half = Spot((start.x + end.x) // 2, (start.y + end.y) // 2)
    blocked = half if glance.look.seen == "not" else None
    cover = half if glance.look.cover != "none" and blocked is None else None
    yield SightLine(start, end, cover, blocked)
    distance = f"{glance.distance / 1000:.0f}"
    lines = [say("az-callout-sight", distance=distance, seen=glance.look.seen)]
    if cover is not None:
        giving = cover_giver(g, glance)
        what = piece_name(g, giving.id) if giving is not None else say("az-cover-by-vehicle")
        lines.append(say("az-callout-cover", cover=glance.look.cover, what=what))
        if giving is not None:
            yield Area("cover", [spots(giving.outline)])
    state = "yes" if glance.detected else "no"
    lines.append(say("az-callout-detected", detected=state, reach=f"{glance.reach / 1000:.0f}"))
    yield Callout(half, [*lines, *besides])


def cover_giver(g: G, glance: Glance) -> Piece | None:
    """The piece that gives a target the cover it is seen to have, of several the one nearest to it; None if it is no
    piece of terrain but a vehicle, a gun or a wreck (AZ-COV-01, AZ-COV-03)."""
    sight = g.context.sight
    giving = [
        (piece, shapely.distance(sight.terrain.field.polygons[number], shapely.Point(glance.target.x, glance.target.y)))
        for number, piece in enumerate(sight.pieces)
        if piece.id in glance.look.pieces and sight.kinds[number].cover == glance.look.cover
    ]
    return min(giving, key=lambda each: each[1])[0] if giving else None


def fire_notes(g: G, order: OrderName, found: VolleyForecast, seen: Glance | None) -> Iterator[Note]:
    """Why nothing would come of it; who cannot fire; what the order adds (AZ-INT-07, AZ-ORD-09)."""
    if found.why_not is not None:
        yield Note(say("az-note-no-shot", why=found.why_not.message), [found.why_not.rule, "AZ-INT-10"], "warning")
        if seen is not None and not seen.detected and order != "covering-fire":
            yield Note(say("az-note-covering-fire"), ["AZ-ORD-05"])
    silent: dict[str, tuple[Message, str]] = {}
    for each in found.idle:
        if each.idle is not None:
            name = g.context.tables.weapons[each.weapon].name
            silent.setdefault(each.weapon, (say("az-note-idle", weapon=name, why=each.idle.message), each.idle.rule))
    for message, rule in silent.values():
        yield Note(message, [rule])
    if found.odds.machines:
        yield Note(say("az-note-machines", count=f"{found.odds.machines:.1f}"), ["AZ-FIRE-12"])
    if found.first_alone:
        yield salvo_note(found.odds)
    yield from unfollowed_note(found.odds)
    if found.area:
        yield Note(say("az-note-area"), ["AZ-AREA-01", "AZ-SCT-01"])
        yield from own_note(found.odds)
    elif found.odds.machines:
        yield from own_note(found.odds, "az-note-own-beside", "AZ-VDM-17")


def salvo_note(found: FireOdds) -> Note:
    """That of a salvo only the first rocket is reckoned, and what comes of it (AZ-RKT-02)."""
    return Note(say("az-note-salvo", dead=f"{float(found.dead.mean):.1f}"), ["AZ-RKT-02"], "warning")


def unfollowed_note(found: FireOdds) -> Iterator[Note]:
    """How many templates are left out, if it would take too long to follow all (AZ-FIRE-16)."""
    if found.unfollowed:
        yield Note(say("az-note-many-templates", left=found.unfollowed), ["AZ-FIRE-16"], "warning")


def own_note(found: FireOdds, named: str = "az-note-own-under-fire", *rules: str) -> Iterator[Note]:
    """How many of its own side die under rounds, or beside what may blow up, if it is worth saying."""
    own = float(marginal(found.own, 0).mean)
    if own >= SEEN:
        yield Note(say(named, dead=f"{own:.1f}"), [*(rules or ("AZ-AREA-01", "AZ-SCT-01"))], "warning")


# ---- numbers -----------------------------------------------------------------------------------------------------


def needed_tables(g: G, name: Message, found: Sequence[Shot]) -> Iterator[NeededTable]:
    """What each kind of weapon needs to hit, part by part, and what each hit does to the dice of damage."""
    kinds: dict[tuple[str, str, int | None], list[Shot]] = {}
    for each in found:
        if each.number is not None:
            kinds.setdefault((each.weapon, each.part, each.need), []).append(each)
    columns = list(kinds.values())[:COLUMNS]
    if not columns:
        return
    heads = [column_name(g, shots, columns) for shots in columns]
    rows = [NeededRow(say("az-table-number"), "AZ-WPN-05", [str(shots[0].number) for shots in columns])]
    rows += rows_beside((shots[0].to_hit for shots in columns), nothing="\N{EN DASH}")
    totals = ["\N{EN DASH}" if shots[0].need is None else f"{shots[0].need}+" for shots in columns]
    yield NeededTable(say("az-table-hit", unit=name), heads, rows, say("az-table-needed"), totals)


def column_name(g: G, shots: Sequence[Shot], columns: Sequence[Sequence[Shot]]) -> Message:
    """A kind of weapon and its dice; with the part it is fired at, if others of the kind are fired at another."""
    first = shots[0]
    weapon, dice = g.context.tables.weapons[first.weapon].name, sum(each.dice for each in shots)
    if sum(other[0].weapon == first.weapon for other in columns) > 1:
        cover = first.part.partition("+")[0]
        if cover in COVERS:
            return say("az-table-weapons-in", weapon=weapon, cover=cover, dice=dice)
        return say("az-table-weapons-at", weapon=weapon, part=part_name(g, first.part), dice=dice)
    return say("az-table-weapons", weapon=weapon, dice=dice)


def losses_chart(g: B, target: Unit, found: VolleyForecast) -> Chart:
    """How many of the target's people die, as a distribution."""
    bars = [Bar(label, chance) for label, _, _, chance in found.odds.dead.bins(BARS)]
    figures = ", ".join(f"{bar.label}: {round(100 * bar.probability)}%" for bar in bars)
    dead, scared = f"{float(found.odds.dead.mean):.1f}", f"{float(found.odds.scared.mean):.1f}"
    hits = f"{float(found.odds.hits.mean):.1f}"
    name = unit_name(g, target.id)
    return Chart(
        say("az-chart-losses", people=found.people),
        bars,
        say("az-chart-losses-caption", hits=hits, dead=dead, scared=scared),
        say("az-chart-losses-summary", unit=name, figures=figures, dead=dead),
        unit=say("az-chart-percent"),
    )


def ridden_chart(g: G, target: Unit, odds: SectionOdds) -> Chart:
    """How many motorcycles of a section are still ridden, as a distribution (AZ-MC-05)."""
    ridden = Distribution(0, odds.ridden)
    bars = [Bar(str(number), float(chance)) for number, chance in ridden.items()]
    figures = ", ".join(f"{bar.label}: {round(100 * bar.probability)}%" for bar in bars)
    breaks = f"{100 * float(odds.breaks):.0f}"
    return Chart(
        say("az-chart-ridden"),
        bars,
        say("az-chart-ridden-caption", ridden=f"{float(ridden.mean):.1f}", breaks=breaks),
        say("az-chart-ridden-summary", unit=unit_name(g, target.id), figures=figures, breaks=breaks),
        unit=say("az-chart-percent"),
    )


# ---- fire at places ---


def place_panels(g: B, unit: Unit, order: OrderName, intent: Intent, moved: bool = False) -> Panels:
    """Everything a player wants to see before a unit fires at a place."""
    seen = as_declared(g, unit, intent)
    power, plan = usual_fire(seen, unit, None, order, intent.besides, moved)
    best = plan or list(power.hopeless)
    if not best:
        return [], [], [], [*_silence(power.why_not)]
    place = best[0].nearest.model
    at = Spot(place.x, place.y)
    rounds = rounds_of(seen, unit, power, plan)
    overlays: list[Overlay] = [_line(unit, at)]
    overlays += [Ring(at, radius, say("az-ring-template")) for radius in {radius_of(seen, each) for each in rounds}]
    far = max((farthest(seen, unit, each) for each in rounds), default=0)
    if far:
        overlays.append(Ring(at, far, say("az-ring-scatter", distance=far // 1000)))
    name = piece_name(g, intent.besides.building) if intent.besides.building else say("az-table-at-coordinates")
    tables = list(needed_tables(g, name, (*(each.shot for each in plan), *others(seen, power, plan))))
    notes = [*_silence(next((chance.shot.why_not for chance in best if chance.shot.need is None), None))]
    charts: list[Chart] = []
    if rounds:
        found = rounds_odds_of(seen, unit, rounds, order)
        alone = has_lone_rocket(seen, unit, rounds)
        charts += [] if alone else [chart(found)]
        notes += [salvo_note(found)] if alone else []
        notes += [*unfollowed_note(found), *own_note(found)]
        notes += _shaking(seen, intent, rounds)
    return overlays, tables, charts, notes


# ---- what is shown -----------------------------------------------------------------------------------------------


def _line(unit: Unit, at: Spot) -> Threat:
    near = min(unit.models, key=lambda model: (model.x - at.x) ** 2 + (model.y - at.y) ** 2)
    return Threat(Spot(near.x, near.y), at, unit.id)


def chart(found: FireOdds) -> Chart:
    """How many enemies die, those under rounds that miss included."""
    bars = [Bar(label, chance) for label, _, _, chance in found.dead.bins(BARS)]
    figures = ", ".join(f"{bar.label}: {round(100 * bar.probability)}%" for bar in bars)
    dead = f"{float(found.dead.mean):.1f}"
    return Chart(
        say("az-chart-place"),
        bars,
        say("az-chart-place-caption", dead=dead),
        say("az-chart-place-summary", figures=figures, dead=dead),
        unit=say("az-chart-percent"),
    )


def _silence(reason: object) -> Iterator[Note]:
    message, rule = getattr(reason, "message", None), getattr(reason, "rule", "")
    if message is not None:
        yield Note(say("az-note-no-shot", why=message), [rule, "AZ-INT-10"], "warning")


def _shaking(g: G, intent: Intent, rounds: list[Aimed]) -> Iterator[Note]:
    """What a hit does to a building that is fired at (AZ-DEM-02)."""
    values = [calibre_value(g, weapon_of(g, each).calibre) for each in rounds]
    known = [value for value in values if value is not None]
    if intent.besides.building and known:
        yield Note(say("az-note-building-hit", added=max(known)), ["AZ-DEM-02", "AZ-DEM-09"])
