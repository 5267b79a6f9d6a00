"""Previews of fire at a place: coordinates a unit holds, a building (AZ-COM-07, AZ-DEM-09). Where a round that misses
comes down is counted too (AZ-SCT)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import say
from grognard.core.wire.forecasts import Bar, Chart
from grognard.core.wire.overlays import Overlay, Ring, Spot, Threat
from grognard.core.wire.previews import Note
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.odds.template_odds import as_declared, farthest, rounds_odds_of, rounds_of
from grognard.games.operation_ww2.odds.volley_forecast import others
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, radius_of, weapon_of
from grognard.games.operation_ww2.rules.buildings.demolition import calibre_value
from grognard.games.operation_ww2.rules.fire.volley import usual_fire
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.state import Unit
from grognard.games.operation_ww2.table.naming import piece_name
from grognard.games.operation_ww2.table.preview_tables import BARS, Panels, needed_tables, own_note


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
        charts.append(chart(found))
        notes += own_note(found)
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
