"""Tables, charts and lines of sight for previews: a number is never shown without its parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Literal

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.forecasts import Bar, Chart
from grognard.core.wire.needed import modifier_rows
from grognard.core.wire.overlays import Arc, Area, Callout, Overlay, SightLine, Spot
from grognard.core.wire.previews import NeededRow, NeededTable
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.odds.expected_losses import ExpectedLosses
from grognard.games.bolt_action.rules.shooting import aim, flame, gunnery
from grognard.games.bolt_action.rules.shooting.gunnery import Aim, Aims
from grognard.games.bolt_action.rules.turn.fates import FAILED, PASSED, order_test
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Model, Unit, Way
from grognard.odds.answers import Spread, chart, percent
from grognard.odds.distributions import Distribution
from grognard.odds.outcomes import Cases
from grognard.space.drawing import spots

Obstacle = Literal["too-near", "friends-in-way", "out-of-range"]
"""What may keep a shot from its target."""

ARC_DRAWN = 8 * INCH
"""How much of a front arc is drawn: enough to see where the weapon points, without filling the table."""

BARS = 7
"""Outcomes shown one by one in a chart of losses; the rest are joined."""


def spot(model: Model) -> Spot:
    """A model's place."""
    return Spot(model.x, model.y)


# ---- tests -------------------------------------------------------------------------------------------------------


def test_chart(value: int) -> Chart:
    """The sums of two dice: obeyed, Down, FUBAR (BA-ORD-10, BA-ORD-12, BA-FUB-01)."""
    bars = []
    good = bad = 0
    for dice in range(2, 13):
        ways = 6 - abs(dice - 7)
        outcome = order_test(value).reached(dice)
        good += ways if outcome == PASSED else 0
        bad += ways if outcome == FAILED else 0
        tone = {PASSED: "good", FAILED: "middling"}.get(str(outcome), "bad")
        bars.append(Bar(str(dice), ways / 36, tone=tone))  # type: ignore[arg-type]
    args = {"passed": round(100 * good / 36), "failed": round(100 * bad / 36), "fubar": 3}
    return Chart(say("ba-chart-test"), bars, say("ba-chart-test-caption", **args), say("ba-chart-test-caption", **args))


# ---- shots -------------------------------------------------------------------------------------------------------


def why_no_shot(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...],
    moved: bool,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
) -> tuple[Obstacle, str]:
    """What keeps every weapon from a target that may be named, and the rule: the least range of indirect fire
    (BA-SHOOT-10), friends in the way (BA-GEN-08), or the distance (BA-GEN-07)."""
    if not unit.is_vehicle:
        weapons = [tables.fired(weapon.id, way) for _, weapon in aim.armed(unit, holding, moved)]
        if weapons and all(weapon.indirect for weapon in weapons):
            near = g.context.gap(unit, target) < max(weapon.minimum for weapon in weapons)
            return ("too-near", "BA-SHOOT-10") if near else ("out-of-range", "BA-GEN-07")
    if aim.friends_forbid(g, unit, target, holding, moved, laid):
        return "friends-in-way", "BA-GEN-08"
    return "out-of-range", "BA-GEN-07"


def need_figure(aims: Aims) -> Message:
    """The one number worth showing of a shot: the roll most of its shots need, or the hits of flame."""
    flames = [each.volley.weapon for each in aims.volleys if flame.is_flame(each.volley)]
    if flames:
        return say("ba-need-flame", hits=flame.hits_of(tables.WEAPONS[flames[0]]).text)
    shots: dict[int, int] = {}
    for each in aims.volleys:
        shots[each.volley.need] = shots.get(each.volley.need, 0) + each.volley.shots
    return say("ba-need", need=min(shots, key=lambda need: (-shots[need], need)))


def shot_chart(
    g: G, target: Unit, found: ExpectedLosses, other: ExpectedLosses | None = None, *, suffered: bool = False
) -> Chart:
    """What a shot does to its target; beside it, if it goes Down (BA-SHOOT-03). ``suffered``: it is shown to the
    target's owner."""
    if found.vehicle is not None:
        return vehicle_chart(found.vehicle, round(100 * found.pinned), suffered=suffered)
    low = other.losses if other is not None else None
    chart = losses_chart(g, target, found.losses, low)
    fallen = percent(found.losses.at_least(len(target.men)))
    caption = say(
        "ba-chart-losses-caption",
        mean=f"{float(found.losses.mean):.1f}",
        down="none" if low is None else f"{float(low.mean):.1f}",
        pin=percent(found.pinned),
        breaks=percent(found.end),
        checked="no" if percent(found.end) == fallen else "yes",
    )
    return replace(chart, caption=caption)


def losses_chart(g: G, target: Unit, losses: Distribution, down: Distribution | None = None) -> Chart:
    """How many men a unit may lose."""
    bars = [
        Bar(label, chance, float(down.between(first, last)) if down is not None else None)
        for label, first, last, chance in losses.bins(BARS)
    ]
    figures = ", ".join(f"{bar.label}: {percent(bar.probability)}%" for bar in bars)
    mean = f"{float(losses.mean):.1f}"
    return Chart(
        say("ba-chart-losses", men=len(target.men)),
        bars,
        say("ba-chart-losses-mean", mean=mean),
        say("ba-chart-losses-summary", unit=unit_name(g, target.id), figures=figures, mean=mean),
        unit=say("ba-chart-percent"),
        alternative=say("ba-chart-if-down") if down is not None else None,
    )


def vehicle_chart(chances: Cases, pinned: int | None = None, *, suffered: bool = False) -> Chart:
    """What may become of a vehicle: nothing, damage, its loss (BA-VEH-22); in the colours of good and bad to who
    looks."""
    tones: tuple[Literal["bad", "middling", "good"], ...] = ("bad", "middling", "good")
    if suffered:
        tones = tones[::-1]
    bars = [
        Bar(case, float(chance), tone=tone, name=say(f"ba-forecast-vehicle-{case}"))
        for (case, chance), tone in zip(chances.items(), tones, strict=True)
    ]
    out, hurt = chances["lost"], chances.at_least("damaged")
    caption = say(
        "ba-chart-vehicle-caption",
        out=percent(out),
        stopped=percent(hurt),
        pinned="unknown" if pinned is None else "known",
        pin=pinned or 0,
    )
    return Chart(say("ba-chart-vehicle"), bars, caption, caption, unit=say("ba-chart-percent"))


def rally_chart(spread: Spread) -> Chart:
    """The pins a Rally sheds (BA-ORD-06)."""
    shown = chart(spread)
    assert isinstance(spread.chances, Distribution)
    return replace(shown, caption=say("ba-chart-losses-mean", mean=f"{float(spread.chances.mean):.1f}"))


def cases_chart(spread: Spread, tones: Sequence[Literal["bad", "middling", "good"]]) -> Chart:
    """Named outcomes, such as who wins a fight, each in its colour."""
    assert isinstance(spread.chances, Cases)
    bars = [
        Bar(case, float(chance), tone=tone, name=spread.cases[case])
        for (case, chance), tone in zip(spread.chances.items(), tones, strict=True)
    ]
    shown = chart(spread)
    return replace(shown, bars=bars, caption=spread.title)


def armour_tables(g: G, target: Unit, aims: Aims) -> Iterator[NeededTable]:
    """What a hit of each volley must roll against a vehicle, part by part (BA-VEH-20, BA-VEH-22)."""
    own = g.context.profile(target.id).chassis
    if own is None:
        return
    for each in aims.volleys:
        volley = each.volley
        if volley.pen is None and own.armoured:
            continue
        weapon = tables.fired(volley.weapon, volley.way)
        parts = gunnery.pen_modifiers(
            g, target, weapon, each.distance, weapon.he if weapon.is_shell else None, volley.side
        )
        value = own.value_from(volley.side or "side") if own.armoured else own.value
        rows = [NeededRow(say("ba-table-armour", side=volley.side or "none"), "BA-DAM-01", [f"{value}+"])]
        rows.extend(modifier_rows(parts))
        need = max(2, value - (volley.pen or 0))
        title = say("ba-table-penetration", weapon=weapon.name)
        yield NeededTable(title, [], rows, say("ba-table-needed"), [f"{need}+" if need <= 6 else "–"])


# ---- sight -------------------------------------------------------------------------------------------------------


def cover_told(aims: Aims) -> str:
    """The cover of a shot's target, which is none of indirect fire's business (BA-WPN-08)."""
    return "indirect" if aims.volleys and all(each.volley.indirect for each in aims.volleys) else str(aims.cover)


def sight_lines(
    g: G, unit: Unit, target: Unit, aims: Aims | None = None, besides: Sequence[Message] = ()
) -> Iterator[Overlay]:
    """The line from the nearest man to the nearest he sees, and the two outermost, faint; a callout with range and
    cover. Of a shot (``aims``) the line begins with who fires from nearest, and range and cover are the shot's: a gun's
    is measured from the gun, whoever of its crew sees the target (BA-ART-01, BA-WPN-22). What gives the cover is
    marked; ``besides`` is said below."""
    if not unit.on_table or not target.on_table:
        return
    look = g.context.look(unit, target, g.state)
    shot = min(aims.volleys, key=lambda each: each.distance, default=None) if aims is not None else None
    pairs = pairs_of(look, unit, shot)
    if not pairs:
        return
    gap, observer, aimed = pairs[0]
    if shot is not None:
        gap = shot.distance
    rows = sorted({pair[1] for pair in pairs})
    columns = sorted({pair[2] for pair in pairs})
    for a, b in {(rows[0], columns[0]), (rows[-1], columns[-1])} - {(observer, aimed)}:
        if look.visible[a][b]:
            near, far = look.line(a, b)
            yield SightLine(Spot(*near), Spot(*far), faint=True)
    seen = look.explain(observer, aimed)
    cover_at = next((Spot(*each.at) for each in seen.crossings if is_cover(g, each.piece)), None)
    blocked = Spot(*seen.blocked_by.at) if seen.blocked_by is not None else None
    start, end = (Spot(*place) for place in look.line(observer, aimed))
    yield SightLine(start, end, cover_at, blocked)
    cover = None if aims is None else cover_told(aims)
    if cover is None:
        cover = look.cover(range(len(unit.models))) if look.any_visible else "blocked"
    covering = [each.piece for each in seen.crossings if is_cover(g, each.piece)]
    alike = (piece for piece in covering if g.context.cover_of.get(piece_kind(g, piece)) == cover)
    piece = next(alike, next(iter(covering), None))
    if target.inside is not None and look.any_visible:
        piece = target.inside.building
    through = None if piece is None else piece_kind(g, piece)
    if piece is not None and cover not in ("none", "blocked", "indirect"):
        yield from outlined(g, piece)
    if cover == "none" and through is not None:
        cover = "bare" if target.is_vehicle else "scant"
    lines = [
        say(
            "ba-callout-sight",
            inches=f"{gap / INCH:.1f}",
            cover=cover,
            ground=say(f"ba-terrain-{through}") if through is not None else "none",
        )
    ]
    if seen.blocked_by is not None:
        lines.append(say("ba-callout-blocked", ground=say(f"ba-terrain-{piece_kind(g, seen.blocked_by.piece)}")))
    elif target.inside is None and not target.is_vehicle and cover != "indirect":
        in_sight = sum(any(row[index] for row in look.visible) for index in range(len(target.models)))
        lines.append(say("ba-callout-men", seen=in_sight, men=len(target.models)))
    lines.extend(besides)
    yield Callout(Spot((start.x + end.x) // 2, (start.y + end.y) // 2), lines)


def outlined(g: G, id: str) -> Iterator[Area]:
    """The piece of terrain that gives cover, marked; a vehicle is seen as it is."""
    for piece in g.context.field.pieces:
        if piece.id == id:
            yield Area("cover", [spots(piece.outline)])


def pairs_of(look: Look, unit: Unit, shot: Aim | None) -> list[tuple[float, int, int]]:
    """Who of a unit looks at what, with the distance, the nearest first; of a shot those who fire it."""
    blind = not look.any_visible or (shot is not None and shot.volley.indirect)
    return sorted(
        (gap, observer, aimed)
        for observer, row in enumerate(look.gaps)
        for aimed, gap in enumerate(row)
        if gap < inf
        and (blind or look.visible[observer][aimed])
        and (shot is None or unit.models[observer].id in shot.volley.models)
    )


def piece_kind(g: G, id: str) -> str:
    """The kind of a piece of terrain; a vehicle or wreck in the way is one too."""
    if id in g.context.profiles:
        return "vehicle"
    kind: str = next(piece.kind for piece in g.context.field.pieces if piece.id == id)
    return kind


def is_cover(g: G, id: str) -> bool:
    """Whether a piece of terrain gives cover."""
    if id in g.context.profiles:
        return True
    return bool(g.context.cover_of.get(piece_kind(g, id), "none") != "none")


def front_arcs(g: G, unit: Unit, seat: int) -> list[Overlay]:
    """The front arc of each Fixed weapon that fires by sight, from its gunner (BA-WPN-05); inside there are no arcs
    (BA-BLD-06), and those of vehicles are drawn elsewhere."""
    if not g.context.profile(unit.id).turns or unit.is_vehicle or unit.inside is not None:
        return []
    style: Literal["reach", "threat"] = "reach" if unit.seat == seat else "threat"
    return [
        Arc(spot(model), unit.facing, aim.FRONT_ARC, ARC_DRAWN, style)
        for model in unit.models
        if any(tables.WEAPONS[name].fixed and not tables.WEAPONS[name].indirect for name in model.weapons)
    ]
