"""Positions over HTTP: written down, looked at, altered and played on from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.messages import Message
from grognard.core.notation.agreed import PIECE, read_agreed
from grognard.core.notation.compose import describe, position
from grognard.core.notation.laying import laid, middle, terrain_kinds, with_terrain
from grognard.core.notation.lines import SIZE_LIMIT, Written, read_lines
from grognard.core.notation.moving import moved
from grognard.core.notation.rosters import unit_words
from grognard.core.records import Record
from grognard.core.setups import Listing
from grognard.core.systems import system
from grognard.core.wire.previews import Preview, SightView
from grognard.core.wire.questions import DecisionView
from grognard.core.wire.scene import Ground, UnitView
from grognard.server import seats, tasks, views
from grognard.server.bodies import encoded, json, open_body
from grognard.server.views import Seats
from grognard.server.wire import decode, encode

LIMIT = 4 * SIZE_LIMIT + 1024
"""No body that holds a position is longer: a character may take four bytes."""
Step = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class PositionText(Record):
    """A position as it is written."""

    text: Annotated[str, Meta(max_length=SIZE_LIMIT)]


class PositionMove(Record):
    """A unit that is moved in a position: how far to the right and down, thousandths of the table's unit, and how far
    turned, thousandths of a degree clockwise."""

    text: Annotated[str, Meta(max_length=SIZE_LIMIT)]
    unit: str
    dx: Step = 0
    dy: Step = 0
    turn: Step = 0


class PositionPair(Record):
    """Two units of a position: who looks and fires, and at whom."""

    text: Annotated[str, Meta(max_length=SIZE_LIMIT)]
    unit: Annotated[str, Meta(max_length=50)]
    target: Annotated[str, Meta(max_length=50)]


class PositionTable(Record):
    """Another table for a position: the name of a map that comes with the game, or a map as data."""

    text: Annotated[str, Meta(max_length=SIZE_LIMIT)]
    map: dict[str, Any] | Annotated[str, Meta(max_length=60)]


class PositionPiece(Record):
    """A piece of terrain of this kind is put into the middle of a position."""

    text: Annotated[str, Meta(max_length=SIZE_LIMIT)]
    kind: Annotated[str, Meta(max_length=60)]


class PositionBetween(Record):
    """What one unit of a position sees of another, and what its fire at it would do: nothing of one's own side.
    ``wrong`` says why nothing can be said."""

    sight: SightView | None = None
    odds: Preview | None = None
    wrong: Message | None = None


class PositionUnit(Record):
    """A unit or a piece of terrain that may be moved: the line it is written in, and the box it stands in. A piece has
    no side."""

    id: str
    name: Message
    side: int | None
    line: int
    left: int
    top: int
    right: int
    bottom: int


class PositionWrong(Record):
    """What is wrong with a position, and in which line if it is one."""

    problem: Message
    line: int | None = None


class PositionView(Record):
    """A position as it would be played: a picture of the table, who stands where, what is asked of whom. ``middle`` is
    the table's middle as a position names it; ``pieces`` is the terrain that its own lines put on a bare table.
    ``wrong`` says why it is none; all but its game is empty then."""

    system: str = ""
    title: Message | None = None
    picture: str = ""
    width: int = 0
    depth: int = 0
    middle: str = ""
    status: Message | None = None
    sides: list[Message] = []
    units: list[PositionUnit] = []
    pieces: list[PositionUnit] = []
    asked: list[DecisionView] = []
    steps: list[str] = []
    wrong: PositionWrong | None = None


class PositionRoster(Record):
    """An army that comes with a game: its title, and the words of its units, which may stand in a position."""

    title: Message
    words: list[str]


class PositionTerrain(Record):
    """A kind of terrain, by the word for it, and what players call it."""

    name: str
    title: Message


class PositionKit(Record):
    """What a position of a game may begin with: an example, and what may be put into it. ``terrain`` is what
    lines put on a bare table; ``maps`` are those that come with the game."""

    example: str
    rosters: list[PositionRoster]
    terrain: list[PositionTerrain]
    maps: list[Listing]


async def look(request: Request) -> Response:
    """What a position is."""
    asked = decode(await open_body(request, LIMIT), PositionText, LIMIT)
    return encoded(await request.app.state.workers.do(looked, asked.text))


async def move(request: Request) -> Response:
    """A position with a unit moved."""
    asked = decode(await open_body(request, LIMIT), PositionMove, LIMIT)
    return encoded(await request.app.state.workers.do(shifted, asked))


async def ask(request: Request) -> Response:
    """What one unit sees of another, and what its fire would do."""
    asked = decode(await open_body(request, LIMIT), PositionPair, LIMIT)
    return encoded(await request.app.state.workers.do(between, asked))


async def lay(request: Request) -> Response:
    """A position on another table."""
    asked = decode(await open_body(request, LIMIT), PositionTable, LIMIT)
    return encoded(await request.app.state.workers.do(relaid, asked))


async def draw(request: Request) -> Response:
    """A position with one more piece of terrain."""
    asked = decode(await open_body(request, LIMIT), PositionPiece, LIMIT)
    return encoded(await request.app.state.workers.do(drawn, asked))


async def begin(request: Request) -> Response:
    """What a position of a game may begin with."""
    name = request.path_params["system"]
    return await run_in_threadpool(
        request.app.state.edition.answer,
        request,
        f"positions/{name}",
        "application/json",
        lambda: encode(_kit(name)).encode(),
        lasting=False,
    )


async def write(request: Request) -> Response:
    """A battle as it stands, written down: while others play by a link, as the page's holder knows it."""
    store = request.app.state.store
    holder = await run_in_threadpool(seats.holder, request, store, request.path_params["id"])
    kept = await run_in_threadpool(store.find, request.path_params["id"])
    lines = await run_in_threadpool(store.lines, kept.id)
    known = None if seats.is_open(kept, holder) else holder.seats(kept.players)
    return json(PositionText(await request.app.state.workers.do(written, kept.id, lines, known)))


def _kit(name: str) -> PositionKit:
    game = system(name)
    kinds = [PositionTerrain(each.name, each.title) for each in terrain_kinds(game)]
    rosters = [PositionRoster(*each) for each in unit_words(name)]
    return PositionKit(game.notation.example, rosters, kinds, list(game.setups.maps()))


# ---- what workers do -------------------------------------------------------------------------------------------------


def written(id: str, lines: list[str], seats: Seats | None) -> str:
    """The position of a battle of the store. ``seats``: as those know it who play these; whatever else there is in it
    is drawn by chance."""
    battle = tasks.battle_of(id, lines)
    if seats is not None:
        battle = battle.imagined(Random(0), seats[0]) if len(seats) == 1 else views.open_to(battle, None)
    return describe(battle)


def shifted(asked: PositionMove) -> str:
    """A position with a unit moved, as JSON. Raises ``InputError``."""
    return encode(PositionText(moved(asked.text, asked.unit, asked.dx, asked.dy, asked.turn)))


def between(asked: PositionPair) -> str:
    """What one unit of a position sees of another, and what its fire would do, as JSON."""
    try:
        battle = position(asked.text)
        sight = battle.sees(asked.unit, asked.target).view
        is_enemy = battle.state.units[asked.unit].seat != battle.state.units[asked.target].seat
        odds = battle.odds(asked.unit, asked.target).view if is_enemy else None
    except InputError as error:
        return encode(PositionBetween(wrong=error.message))
    return encode(PositionBetween(sight, odds))


def relaid(asked: PositionTable) -> str:
    """A position on another table, as JSON. Raises ``InputError``."""
    return encode(PositionText(laid(asked.text, asked.map)))


def drawn(asked: PositionPiece) -> str:
    """A position with one more piece of terrain, as JSON. Raises ``InputError``."""
    return encode(PositionText(with_terrain(asked.text, asked.kind)))


def looked(text: str) -> str:
    """What a position is, or why it is none, as JSON."""
    try:
        return encode(_view(text, position(text)))
    except InputError as error:
        line = error.message.args.get("line")
        wrong = PositionWrong(error.message, line if isinstance(line, int) else None)
        return encode(PositionView(system=tasks.game_of(text), wrong=wrong))


def _view(text: str, battle: Battle[Any]) -> PositionView:
    table = battle.system.table
    ground, scene = table.ground(battle), table.scene(battle, None)
    written = read_lines(text)
    lines = {unit.id: unit.line.line for unit in written.units}
    standing = [unit for unit in scene.units if unit.place == "table" and unit.aboard is None and unit.id in lines]
    return PositionView(
        system=battle.system.name,
        title=scene.system_name,
        picture=battle.svg(themed=True),
        width=ground.width,
        depth=ground.depth,
        middle=middle(ground),
        status=scene.result or scene.status,
        sides=[side.name for side in scene.sides],
        units=[PositionUnit(unit.id, unit.name, unit.side, lines[unit.id], *_box(unit, ground)) for unit in standing],
        pieces=list(_pieces(battle, written)),
        asked=[table.present(battle, decision) for decision in battle.decisions],
        steps=list(battle.system.notation.steps),
    )


def _pieces(battle: Battle[Any], written: Written) -> Iterator[PositionUnit]:
    """The pieces that lines put on a bare table, where that has pieces; not what only comes in play."""
    if PIECE not in battle.system.notation.words:
        return
    titles = {kind.name: kind.title for kind in battle.system.maps.kinds()}
    for piece in (each for each in read_agreed(written).pieces if each.kind in titles):
        half = (piece.width or 0) // 2
        xs, ys = [x for x, _ in piece.corners], [y for _, y in piece.corners]
        box = min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        yield PositionUnit(piece.id, titles[piece.kind], None, piece.line.line, *box)


def _box(unit: UnitView, ground: Ground) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of where a unit stands."""
    if ground.grid is not None:
        at = next(each for each in ground.grid.hexes if each.id == unit.hex)
        discs = [(at.x, at.y, ground.grid.pitch // 2)]
    else:
        discs = [(each.x, each.y, max(each.radius, (each.length or 0) // 2)) for each in unit.models]
    return (
        min(x - radius for x, _, radius in discs),
        min(y - radius for _, y, radius in discs),
        max(x + radius for x, _, radius in discs),
        max(y + radius for _, y, radius in discs),
    )


ROUTES = [
    Route("/api/positions", look, methods=["POST"]),
    Route("/api/positions/move", move, methods=["POST"]),
    Route("/api/positions/between", ask, methods=["POST"]),
    Route("/api/positions/table", lay, methods=["POST"]),
    Route("/api/positions/terrain", draw, methods=["POST"]),
    Route("/api/positions/{system}", begin),
    Route("/api/battles/{id}/position", write),
]
