"""Maps of one's own over HTTP: how a map looks, what is refused of it, what is seen, tables made by a seed.

Nothing is kept here: a page sends the map it has.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.armies.texts import plain, toml_text
from grognard.core.balance import Symmetry
from grognard.core.book.reading import MAP_LIMIT, Reader, read_source
from grognard.core.errors import InputError
from grognard.core.maps import Fault, MapKind, Maps, generate
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.setups import Listing
from grognard.core.systems import system
from grognard.core.wire.scene import Ground
from grognard.server.bodies import encoded, open_body
from grognard.server.pages.army_views import Name
from grognard.server.wire import decode, encode

MapData = dict[str, Any]
Thousandths = Annotated[int, Meta(ge=0, le=1_000_000)]


class MapAsked(Record):
    """A map of a game, as data, as the text of a file, or by the name of one that comes with the game."""

    system: Name
    map: MapData | str


class MapMade(Record):
    """A table to be made: of which kind, by which seed, how its halves answer each other."""

    system: Name
    kind: Name
    seed: Annotated[int, Meta(ge=0, le=10**18)] = 0
    symmetry: Symmetry = "point"


class MapLook(Record):
    """From where on a map to look, in thousandths of the table's unit, as it is drawn."""

    system: Name
    map: MapData
    x: Thousandths
    y: Thousandths


class MapView(Record, kw_only=True):
    """A map as it is: ``data`` gives it back. ``ground`` is how it looks, without the pieces that are refused; None:
    so much is wrong that nothing can be drawn. ``scenario`` is one that can be fought on it."""

    system: str
    data: MapData
    title: str
    ground: Ground | None
    faults: list[Fault]
    toml: str = ""
    scenario: str | None = None


class TableKind(Record):
    """A kind of table that can be made from a seed."""

    name: str
    title: Message


class MapKit(Record, kw_only=True):
    """What a map of a game is made of. ``grid`` is what places snap to, ``span`` the least and greatest side,
    ``blank`` an empty table of the first of the ``sizes``, ``most`` how many pieces a map may have,
    ``largest`` how many characters its file; see ``grognard.core.maps.Maps``."""

    unit: str
    grid: float
    sizes: list[tuple[int, int]]
    span: tuple[int, int]
    upwards: bool
    corners: bool
    materials: list[str]
    kinds: list[MapKind]
    tables: list[TableKind]
    shipped: list[Listing]
    blank: MapData
    most: int
    largest: int


async def look(request: Request) -> Response:
    """What a map is."""
    asked = decode(await open_body(request, MAP_LIMIT), MapAsked, MAP_LIMIT)
    return encoded(await request.app.state.workers.do(looked, asked))


async def make(request: Request) -> Response:
    """A table made from a seed."""
    asked = decode(await open_body(request, MAP_LIMIT), MapMade, MAP_LIMIT)
    return encoded(await request.app.state.workers.do(generated, asked))


async def outlook(request: Request) -> Response:
    """What is seen from a place."""
    asked = decode(await open_body(request, MAP_LIMIT), MapLook, MAP_LIMIT)
    return encoded(await request.app.state.workers.do(seen, asked))


async def begin(request: Request) -> Response:
    """What a map of a game is made of."""
    name = request.path_params["system"]
    return await run_in_threadpool(
        request.app.state.edition.answer,
        request,
        f"maps/{name}",
        "application/json",
        lambda: encode(_kit(name)).encode(),
        lasting=False,
    )


def _kit(name: str) -> MapKit:
    maps: Maps = system(name).maps
    return MapKit(
        unit=maps.unit,
        grid=maps.grid,
        sizes=list(maps.sizes),
        span=maps.span,
        upwards=maps.upwards,
        corners=maps.corners,
        materials=list(maps.materials),
        kinds=list(maps.kinds()),
        tables=[TableKind(each, say("map-table", kind=each)) for each in maps.recipes()],
        shipped=list(maps.setups.maps()),
        blank=maps.blank(*maps.sizes[0], ""),
        most=maps.most,
        largest=MAP_LIMIT,
    )


# ---- what workers do -------------------------------------------------------------------------------------------------


def generated(asked: MapMade) -> str:
    """A table made from a seed, as JSON. Raises ``InputError``."""
    return encode(_view(asked.system, generate(asked.system, asked.kind, asked.seed, asked.symmetry)))


def seen(asked: MapLook) -> str:
    """What is seen from a place, as JSON. Raises ``InputError``."""
    maps: Maps = system(asked.system).maps
    return encode(maps.outlook(maps.battle(_sound(maps, asked.map)[0]), (asked.x, asked.y)))


def looked(asked: MapAsked) -> str:
    """What a map is, as JSON. Raises ``InputError`` for a text that is no map file at all."""
    source = asked.map
    if isinstance(source, str):
        names = {each.name for each in system(asked.system).setups.maps()}
        # Only a text with more than a line is never the name of a file.
        text = source if source in names else source + "\n"
        source = read_source(text, system(asked.system).maps.folder, MAP_LIMIT)[1]
        if not isinstance(source, dict):
            raise InputError(say("map-no-table"))
    return encode(_view(asked.system, source))


def _sound(maps: Maps, data: MapData) -> tuple[MapData, list[Fault]]:
    """A map without the pieces that are refused, and what is wrong with these."""
    faults = maps.faults(data)
    bad = {fault.piece for fault in faults}
    if not faults or None in bad:
        return data, faults
    rows = [row for number, row in enumerate(data["piece"], 1) if _called(row, number) not in bad]
    rest = [{**row, "without": [each for each in row.get("without", ()) if each not in bad]} for row in rows]
    return {**data, "piece": rest}, faults


def _called(row: Any, number: int) -> str:
    return row["id"] if isinstance(row, dict) and isinstance(row.get("id"), str) else str(number)


def _view(name: str, data: MapData) -> MapView:
    maps: Maps = system(name).maps
    rest, faults = _sound(maps, data)
    title = data.get("title")
    view = MapView(system=name, data=data, title=title if isinstance(title, str) else "", ground=None, faults=faults)
    try:
        battle = maps.battle(rest)
    except InputError:
        return view
    kept = Reader("map", data).convert(maps.form) if not faults else None
    return MapView(
        system=name,
        data=data if kept is None else plain(kept),
        title=view.title,
        ground=maps.ground(battle),
        faults=faults,
        toml="" if kept is None else toml_text(kept),
        scenario=None if faults else maps.fitting(data),
    )


ROUTES = [
    Route("/api/maps", look, methods=["POST"]),
    Route("/api/maps/make", make, methods=["POST"]),
    Route("/api/maps/outlook", outlook, methods=["POST"]),
    Route("/api/maps/{system}", begin),
]
