"""A picture of the table as SVG, for notebooks, reports and print: what ``view`` shows, without a browser.

Plain shapes in the colours of the browser's table by daylight; whoever wants its woods and roofs opens the table.
A page that is dark by night shows it ``themed``; on paper, in notebooks and in files it keeps the colours of the day.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import cos, pi, sin

from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground, HexView, ModelView, PieceView, Scene, UnitView
from grognard.core.words import spoken

PIXELS = 720
"""How wide a picture is shown; it may be drawn at any size."""
SIDES = (("#1b4f82", "#d5e2ee"), ("#a1380f", "#f5ddd0"))
INK, GROUND, PAPER = "#22231d", "#f1ecd8", "#fbf8ef"

FILLS = {
    "hill": ("#e8d9b3", "#976231"),
    "terrace": ("#ede3c6", "#976231"),
    "slope": ("#e8d9b3", "#976231"),
    "plough": ("#e6d9bd", "none"),
    "field": ("#ece0b4", "none"),
    "crops": ("#ece0b4", "none"),
    "tall-grass": ("#dfe3b6", "none"),
    "marsh": ("#d5dfd2", "#4d8299"),
    "river": ("#b9d5de", "#4d8299"),
    "stream": ("#b9d5de", "#4d8299"),
    "water": ("#b9d5de", "#4d8299"),
    "pond": ("#b9d5de", "#4d8299"),
    "road": ("#fffdf4", "#8a8064"),
    "lane": ("#fffdf4", "#8a8064"),
    "bridge": ("#d9c6b2", "#4b443a"),
    "craters": ("#e6d9bd", "#8b8266"),
    "minefield": ("#e6d9bd", "#8b8266"),
    "rubble": ("#ded3c3", "#8b8266"),
    "rocks": ("#ded8c6", "#8b8266"),
    "ruin": ("#e2d8c8", "#4b443a"),
    "ruins": ("#e2d8c8", "#4b443a"),
    "wood": ("#cddbb3", "#67824a"),
    "orchard": ("#dde6c8", "#67824a"),
    "bushes": ("#cddbb3", "#67824a"),
    "hedge": ("#4f6d33", "none"),
    "bocage": ("#4f6d33", "none"),
    "wall": ("#57503f", "none"),
    "fence": ("#57503f", "none"),
    "wire": ("#57503f", "none"),
    "town": ("#d9c6b2", "none"),
    "forest": ("#cddbb3", "none"),
    "shell-holes": ("#e6d9bd", "none"),
}
"""Fill and outline by the kind of a piece or hex, lowest first; any other is built."""
BUILT = ("#b9a694", "#4b443a")
LOWEST_FIRST = {kind: number for number, kind in enumerate(FILLS)}
HEXSIDES = {"stream": "#4d8299", "hedgerow": "#4f6d33", "cliff": "#976231", "bridge": "#4b443a"}
BY_NIGHT = {
    "#1b4f82": "#86bdf0", "#d5e2ee": "#22384c", "#a1380f": "#f39a6d", "#f5ddd0": "#4b2a1b", "#22231d": "#eee8d6",
    "#f1ecd8": "#23271d", "#fbf8ef": "#1b1e17", "#e8d9b3": "#302d1e", "#ede3c6": "#29291c", "#976231": "#a17848",
    "#e6d9bd": "#2f2b20", "#ece0b4": "#35331f", "#dfe3b6": "#30371f", "#d5dfd2": "#263730", "#4d8299": "#5b9ab2",
    "#b9d5de": "#1d3a45", "#fffdf4": "#4a4737", "#8a8064": "#8b8467", "#d9c6b2": "#4a3f33", "#4b443a": "#cbbd9f",
    "#8b8266": "#7f7a64", "#ded3c3": "#3b352a", "#ded8c6": "#36352c", "#e2d8c8": "#3c372e", "#cddbb3": "#2a3621",
    "#67824a": "#6f8a51", "#dde6c8": "#2c3423", "#4f6d33": "#86a85f", "#57503f": "#bfb28f", "#b9a694": "#5b5245",
}  # fmt: skip
"""What stands for each colour where it is dark: those of the browser's table by night."""
BOTH = 'style="color-scheme:light dark"'
COLOUR = re.compile('="(#[0-9a-f]{6})"')


def picture(ground: Ground, scene: Scene, themed: bool = False) -> str:
    """The table with all that stands on it, as a standalone SVG document of one line an element.

    Lengths in it are thousandths of the game's unit of length, as everywhere in a scene. ``themed``: dark where what
    shows it is dark.
    """
    width, depth = ground.width, ground.depth
    title = escape(f"{spoken(scene.system_name)}, {spoken(scene.scenario)}: {spoken(scene.status)}")
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {depth}" width="{PIXELS}" '
        f'height="{round(PIXELS * depth / width)}" role="img" aria-label="{title}" '
        f'font-family="sans-serif" stroke-linejoin="round">'
    )
    drawn = "\n".join([head, f"<title>{title}</title>", *_parts(ground, scene), "</svg>"])
    return COLOUR.sub(_by_day_and_night, drawn).replace("<svg ", f"<svg {BOTH} ", 1) if themed else drawn


def _by_day_and_night(colour: re.Match[str]) -> str:
    return f'="light-dark({colour[1]},{BY_NIGHT[colour[1]]})"'


def _parts(ground: Ground, scene: Scene) -> Iterator[str]:
    yield f'<rect width="{ground.width}" height="{ground.depth}" fill="{GROUND}"/>'
    pen = max(ground.width, ground.depth) / PIXELS
    changed = {piece.id: piece for piece in scene.pieces}
    pieces = [changed.pop(piece.id, piece) for piece in ground.pieces]
    for piece in [*sorted(pieces, key=lambda each: LOWEST_FIRST.get(each.kind, len(FILLS))), *changed.values()]:
        yield _piece(piece, pen)
    places: dict[str, HexView] = {}
    if ground.grid is not None:
        places = {each.id: each for each in ground.grid.hexes}
        radius = ground.grid.pitch / 3**0.5
        yield from (_hex(each, radius, pen) for each in ground.grid.hexes)
        for road in ground.grid.roads:
            yield f'<polyline points="{_points(road)}" fill="none" stroke="#fffdf4" stroke-width="{radius / 5:.0f}"/>'
        for edge in (*ground.grid.edges, *scene.edges):
            line = f'x1="{edge.start.x}" y1="{edge.start.y}" x2="{edge.end.x}" y2="{edge.end.y}"'
            yield f'<line {line} stroke="{HEXSIDES.get(edge.kind, INK)}" stroke-width="{5 * pen:.0f}"/>'
    for place in scene.objectives:
        yield _circle(place.x, place.y, place.radius or 4 * pen, "none", INK, 2 * pen, spoken(place.name))
    units = [unit for unit in scene.units if unit.place == "table" and unit.aboard is None]
    stacks: dict[str, int] = {}
    for unit in units:
        colour, tint = SIDES[unit.side]
        yield f'<g fill="{tint}" stroke="{colour}" stroke-width="{1.6 * pen:.0f}"><title>{_said(unit)}</title>'
        if unit.hex in places and ground.grid is not None:
            row = stacks[unit.hex] = stacks.get(unit.hex, -1) + 1
            yield _counter(unit, places[unit.hex], ground.grid.pitch, row)
        else:
            yield from (_model(model, unit.side) for model in unit.models)
        yield "</g>"
    if ground.grid is None:
        yield from _names(units, pen, ground.width)


def _said(unit: UnitView) -> str:
    return escape(spoken(unit.summary))


def _piece(piece: PieceView, pen: float) -> str:
    fill, outline = FILLS.get(piece.kind, BUILT)
    title = f"<title>{escape(spoken(piece.name))}</title>" if piece.name is not None else ""
    drawn = f'points="{_points(piece.outline)}" fill="{fill}" stroke="{outline}" stroke-width="{pen:.0f}"'
    return f"<polygon {drawn}>{title}</polygon>"


def _hex(each: HexView, radius: float, pen: float) -> str:
    corners = [(each.x + radius * cos(k * pi / 3), each.y + radius * sin(k * pi / 3)) for k in range(6)]
    points = " ".join(f"{x:.0f},{y:.0f}" for x, y in corners)
    fill = FILLS[each.kind][0] if each.kind in FILLS else GROUND
    edge = (
        f'stroke="{INK}" stroke-width="{3 * pen:.0f}"'
        if each.objective
        else f'stroke="#8b8266" stroke-width="{pen:.0f}"'
    )
    return f'<polygon points="{points}" fill="{fill}" {edge}/>'


def _model(model: ModelView, side: int) -> str:
    if model.mark == "hull" or (model.length and model.width):
        length, width = model.length or 4 * model.radius, model.width or 2 * model.radius
        turn, corner = (model.facing or 0) / 1000 - 90, width / 10
        return (
            f'<g transform="translate({model.x} {model.y}) rotate({turn:.1f})">'
            f'<rect x="{-length / 2:.0f}" y="{-width / 2:.0f}" width="{length}" height="{width}" rx="{corner:.0f}"/>'
            f'<path d="M{length / 4:.0f} {-width / 4:.0f}L{length / 2:.0f} 0L{length / 4:.0f} {width / 4:.0f}"/></g>'
        )
    colour, _tint = SIDES[side]
    return _circle(model.x, model.y, model.radius, colour if side == 0 else PAPER, None, None)


def _counter(unit: UnitView, place: HexView, pitch: int, row: int) -> str:
    wide, high = pitch * 0.92, pitch * 0.25
    top = place.y - pitch * 0.42 + row * pitch * 0.28
    return (
        f'<rect x="{place.x - wide / 2:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{high:.0f}" rx="{high / 5:.0f}"/>'
        + _text(place.x, top + high * 0.72, pitch * 0.16, _short(unit, 11))
    )


def _names(units: Iterable[UnitView], pen: float, width: int) -> Iterator[str]:
    """A name over each unit, within the table, moved up where it would lie over another."""
    size, taken = 11 * pen, list[tuple[float, float, float]]()
    for unit in units:
        if not unit.models:
            continue
        name = _short(unit, 24)
        x = sum(model.x for model in unit.models) / len(unit.models)
        y = min(model.y - model.radius for model in unit.models) - 3 * pen
        half = len(name) * size * 0.28
        x = max(half, min(width - half, x))
        while any(abs(x - u) < half + w and abs(y - v) < size for u, v, w in taken):
            y -= size * 0.5
        y = max(y, size)
        taken.append((x, y, half))
        halo = f'stroke="{PAPER}" stroke-width="{3 * pen:.0f}" paint-order="stroke"'
        yield _text(x, y, size, name, halo)


def _short(unit: UnitView, most: int) -> str:
    name = spoken(unit.name)
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


def _text(x: float, y: float, size: float, text: str, more: str = 'stroke="none"') -> str:
    place = f'x="{x:.0f}" y="{y:.0f}" font-size="{size:.0f}"'
    return f'<text {place} text-anchor="middle" fill="{INK}" {more}>{escape(text)}</text>'


def _circle(
    x: float, y: float, radius: float, fill: str, stroke: str | None, width: float | None, title: str = ""
) -> str:
    outline = f' stroke="{stroke}" stroke-width="{width:.0f}"' if stroke is not None else ""
    said = f"<title>{escape(title)}</title>" if title else ""
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{fill}"{outline}>{said}</circle>'


def _points(spots: Sequence[Spot]) -> str:
    return " ".join(f"{spot.x},{spot.y}" for spot in spots)
