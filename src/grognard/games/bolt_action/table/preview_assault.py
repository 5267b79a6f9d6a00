"""What an assault would do, before it is ordered: whether it reaches, who may fire first, the blows, who is left."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.needed import signed
from grognard.core.wire.overlays import Overlay
from grognard.core.wire.previews import NeededRow, NeededTable, Note
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds import armour_odds, forecasts
from grognard.games.bolt_action.odds.expected_losses import charge_shots, forecast_shot
from grognard.games.bolt_action.odds.fight_odds import Fight
from grognard.games.bolt_action.rules.close_quarters import charge, tank_assault
from grognard.games.bolt_action.rules.close_quarters.fight import attacks, blow
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.ways import standing_at
from grognard.games.bolt_action.rules.shooting.damage import damage_needs
from grognard.games.bolt_action.rules.turn.morale import has_anti_tank_gear
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import chassis_of
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit
from grognard.games.bolt_action.table.preview_tables import cases_chart, sight_lines, vehicle_chart
from grognard.odds.answers import Spread


class Shown(NamedTuple):
    """What is shown of an assault. ``unfinished``: the fight takes longer to reckon."""

    notes: list[Note]
    overlays: list[Overlay]
    tables: list[NeededTable]
    charts: list[Chart]
    unfinished: bool = False


def assault(g: B, unit: Unit, target: Unit, whole: bool) -> Shown:
    """An assault on a unit (BA-CQ-01 to BA-CQ-12, BA-CQ-20 to BA-CQ-24). ``whole``: the fight is reckoned however long
    that takes."""
    way = charge.charge(g, unit, target)
    notes: list[Note] = []
    overlays: list[Overlay] = []
    if unit.on_table:
        inches = f"{g.context.gap(unit, target) / INCH:.1f}"
        reaches = "ba-note-charge-reaches" if way.reaches else "ba-note-charge-short"
        notes.append(Note(say(reaches, inches=inches), ["BA-CQ-03"], "plain" if way.reaches else "warning"))
        overlays.extend(sight_lines(g, unit, target))
    else:
        reaches = "ba-note-entering-reaches" if way.reaches else "ba-note-entering-short"
        notes.append(Note(say(reaches), ["BA-CQ-03", "BA-SCN-11"], "plain" if way.reaches else "warning"))
    if not way.reaches:
        return Shown(notes, overlays, [], [])
    notes.extend(reaction_notes(g, unit, target))
    if target.is_vehicle:
        chances = armour_odds.beaten(g, unit, target)
        return Shown(notes, overlays, [vehicle_table(g, unit, target)], [vehicle_chart(chances)])
    table = blows_table(g, unit, target, way.over_obstacle)
    if not whole and is_large(g, unit, target):
        return Shown(notes, overlays, [table], [], unfinished=True)
    found = forecasts.fought(g, charged(unit, way), target, way.over_obstacle)
    return Shown(notes, overlays, [table], [fight_chart(g, *found, unit, target)])


LARGE = 64
"""From so many men of one side times men of the other on, a fight may take longer to reckon than a glance."""


def is_large(g: G, unit: Unit, target: Unit) -> bool:
    """Whether the odds of a fight come later than the rest of its preview: between many, or where it matters who stands
    where (BA-CQ-17)."""
    return len(unit.men) * len(target.men) >= LARGE or g.setup.options["all_fight"] != "on"


def charged(unit: Unit, way: charge.Charge) -> Unit:
    """A unit where its charge ends."""
    return standing_at(unit, {leg.model: leg.points[-1] for leg in way.legs}) if way.legs else unit


def reaction_notes(g: B, unit: Unit, target: Unit) -> list[Note]:
    """Whether the target may react, what its fire would cost, and that the odds take it that nobody does (BA-CQ-02)."""
    offers = [offer.procedure for offer in reactions.charged(g, unit, target) if offer.procedure is not None]
    notes = []
    name = unit_name(g, target.id)
    shots = charge_shots(g, unit, target)
    if shots:
        mean = max((shown.mean for shot in shots if (shown := forecast_shot(g, shot)) is not None), default=0.0)
        message = say("ba-note-charge-fire", target=name, mean=f"{mean:.1f}")
        notes.append(Note(message, ["BA-CQ-02"], "warning"))
    if len(shots) < len(offers):
        notes.append(Note(say("ba-note-charge-escape", target=name), ["BA-VEH-30"], "warning"))
    if offers:
        notes.append(Note(say("ba-note-charge-policy"), ["BA-CQ-02"]))
    return notes


def blows_table(g: G, unit: Unit, target: Unit, at_once: bool) -> NeededTable:
    """The blows of both sides in the first round, and the die on which one kills (BA-CQ-05 to BA-CQ-07)."""
    sides = unit, target
    needs = [damage_needs(g, other, (blow(1),))[0] for other in (target, unit)]
    order = "at-once" if at_once else "first"
    rows = [
        NeededRow(say("ba-table-fight-men"), "BA-CQ-05", [str(len(each.men)) for each in sides]),
        NeededRow(
            say("ba-table-fight-more"), "BA-WPN-03", [signed(attacks(g, each) - len(each.men)) for each in sides]
        ),
        NeededRow(say("ba-table-fight-blows"), "BA-CQ-06", [str(attacks(g, each)) for each in sides]),
        NeededRow(
            say("ba-table-fight-order", order=order),
            "BA-CQ-07",
            ["1", "1" if at_once else "2"],
        ),
    ]
    columns = [say("ba-table-fight-attackers"), say("ba-table-fight-defenders")]
    totals = [f"{need}+" for need in needs]
    return NeededTable(say("ba-table-fight"), columns, rows, say("ba-table-fight-kills"), totals)


def fight_chart(g: G, spread: Spread, found: Fight, unit: Unit, target: Unit) -> Chart:
    """Who is left, and with how many men (BA-CQ-08, BA-CQ-09)."""
    chart = cases_chart(spread, ("good", "bad", "middling"))
    bars = [replace(bar, name=say(f"ba-bar-fight-{bar.label}")) for bar in chart.bars]
    left = [
        sum(men * float(chance) for men, chance in of.items()) / float(wins) if wins else 0.0
        for of, wins in zip(found.left, found.ends.chances, strict=False)
    ]
    caption = say(
        "ba-chart-fight-caption",
        attacker=unit_name(g, unit.id),
        defender=unit_name(g, target.id),
        own=f"{left[0]:.1f}",
        theirs=f"{left[1]:.1f}",
    )
    return replace(chart, bars=bars, caption=caption)


def vehicle_table(g: G, unit: Unit, target: Unit) -> NeededTable:
    """Blows at a vehicle: the roll to hit by its die, then one die and the hits together against its value (BA-CQ-21,
    BA-CQ-22, BA-CQ-23)."""
    need = tank_assault.need_against(target)
    own = chassis_of(g, target.id)
    gear = "open" if not own.enclosed else "gear" if has_anti_tank_gear(g, unit) else "none"
    rows = [
        NeededRow(say("ba-table-fight-men"), "BA-CQ-22", [str(len(unit.models))]),
        NeededRow(
            say("ba-table-vehicle-hit", order=target.order or "none"),
            "BA-CQ-21",
            ["\N{EN DASH}" if need is None else f"{need}+"],
        ),
        NeededRow(say("ba-table-vehicle-gear", gear=gear), "BA-CQ-24" if gear == "open" else "BA-CQ-23", [""]),
    ]
    least = f"\N{GREATER-THAN OR EQUAL TO} {own.value}"
    return NeededTable(say("ba-table-vehicle-assault"), [], rows, say("ba-table-vehicle-value"), [least])
