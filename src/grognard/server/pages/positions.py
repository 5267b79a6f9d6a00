"""Positions over HTTP: written down, looked at, altered and played on from."""

from __future__ import annotations

from math import dist
from typing import Annotated, Any

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.messages import Message
from grognard.core.notation.compose import describe, position
from grognard.core.notation.lines import SIZE_LIMIT, read_lines
from grognard.core.notation.moving import moved
from grognard.core.notation.rosters import unit_words
from grognard.core.notation.values import tell_measure
from grognard.core.records import Record
from grognard.core.systems import system
from grognard.core.wire.questions import DecisionView
from grognard.core.wire.scene import Ground, UnitView
from grognard.server import keys, tasks
from grognard.server.bodies import body, encoded, json
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


class PositionUnit(Record):
    """A unit that may be moved: the line it is written in, and the box it stands in."""

    id: str
    name: Message
    side: int
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
    the table's middle as a position names it. ``wrong`` says why it is none; all but its game is empty then."""

    system: str = ""
    title: Message | None = None
    picture: str = ""
    width: int = 0
    depth: int = 0
    middle: str = ""
    status: Message | None = None
    sides: list[Message] = []
    units: list[PositionUnit] = []
    asked: list[DecisionView] = []
    steps: list[str] = []
    wrong: PositionWrong | None = None


class PositionRoster(Record):
    """An army that comes with a game: its title, and the words of its units, which may stand in a position."""

    title: Message
    words: list[str]


class PositionKit(Record):
    """What a position of a game may begin with: an example, and what may be put into it."""

    example: str
    rosters: list[PositionRoster]


async def look(request: Request) -> Response:
    """What a position is."""
    asked = decode(await body(request, LIMIT), PositionText, LIMIT)
    return encoded(await request.app.state.workers.do(looked, asked.text))


async def move(request: Request) -> Response:
    """A position with a unit moved."""
    asked = decode(await body(request, LIMIT), PositionMove, LIMIT)
    return encoded(await request.app.state.workers.do(shifted, asked))


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
    """A battle as it stands, written down. It holds what the other side may not know, as a save does."""
    store = request.app.state.store
    await run_in_threadpool(keys.require_key, request, store)
    kept = await run_in_threadpool(store.find, request.path_params["id"])
    lines = await run_in_threadpool(store.lines, kept.id)
    return json(PositionText(await request.app.state.workers.do(written, kept.id, lines)))


def _kit(name: str) -> PositionKit:
    return PositionKit(system(name).notation.example, [PositionRoster(*each) for each in unit_words(name)])


# ---- what workers do -------------------------------------------------------------------------------------------------


def written(id: str, lines: list[str]) -> str:
    """The position of a battle of the store."""
    return describe(tasks.battle_of(id, lines))


def shifted(asked: PositionMove) -> str:
    """A position with a unit moved, as JSON. Raises ``InputError``."""
    return encode(PositionText(moved(asked.text, asked.unit, asked.dx, asked.dy, asked.turn)))


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
    lines = {unit.id: unit.line.line for unit in read_lines(text).units}
    standing = [unit for unit in scene.units if unit.place == "table" and unit.aboard is None and unit.id in lines]
    return PositionView(
        system=battle.system.name,
        title=scene.system_name,
        picture=battle.svg(),
        width=ground.width,
        depth=ground.depth,
        middle=_middle(ground),
        status=scene.result or scene.status,
        sides=[side.name for side in scene.sides],
        units=[PositionUnit(unit.id, unit.name, unit.side, lines[unit.id], *_box(unit, ground)) for unit in standing],
        asked=[table.present(battle, decision) for decision in battle.decisions],
        steps=list(battle.system.notation.steps),
    )


def _middle(ground: Ground) -> str:
    x, y = ground.width // 2, ground.depth // 2
    if ground.grid is None:
        return f"{tell_measure(x)},{tell_measure(y)}"
    return min(ground.grid.hexes, key=lambda each: dist((each.x, each.y), (x, y))).id


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
    Route("/api/positions/{system}", begin),
    Route("/api/battles/{id}/position", write),
]
