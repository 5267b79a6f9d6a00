"""Lists of other programs over HTTP: read, told line by line, made into an army with the names a person has mended.

Nothing is kept here: a page sends the file with what has been mended so far, and keeps the names itself.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.systems import system
from grognard.rosters import Brought, Line, Roster, bring, read
from grognard.rosters.bringing import told
from grognard.rosters.identity import identity
from grognard.rosters.limits import LONGEST_NAME
from grognard.server.bodies import encoded, open_body
from grognard.server.pages.army_views import ArmyData, Name
from grognard.server.wire import decode, encode

FILE_LIMIT = 4_000_000
"""So many characters a list and what is asked of it may have; the largest lists have a tenth."""
MOST_MENDED = 1_000

TheirName = Annotated[str, Meta(max_length=LONGEST_NAME)]


class ListAsked(Record, kw_only=True):
    """A list of another program, its bytes in base 64. ``system`` asks for an army of that game though the list be of
    another edition; ``names`` is what theirs mean: an entry, a setting, ``setting=value``, nothing for what is left
    out."""

    file: bytes
    system: Name | None = None
    nation: Name | None = None
    names: Annotated[dict[TheirName, Name], Meta(max_length=MOST_MENDED)] = {}


class ListCost(Record):
    """What a list says it costs of something, what it lists comes to, and whether the two do not agree."""

    name: str
    declared: str | None
    sum: str
    wrong: bool


class ListUnit(Record):
    """A unit as the list has it."""

    name: str
    number: int
    points: str


class ListLine(Record):
    """What became of one thing of a list; ``ours`` is what it was taken for, ``unit`` the unit of the army it is of."""

    depth: int
    name: str
    number: int
    state: str
    ours: str
    sure: int
    unit: str
    text: Message


class ListMeaning(Record):
    """Something of ours that a name may be said to mean: an entry of the army list."""

    name: str
    title: Message
    group: Message


class ListView(Record, kw_only=True):
    """A list and what became of it. ``why``: what no army could be made for; then there is none, and no line."""

    name: str
    game: Message
    system: str | None
    costs: list[ListCost]
    units: list[ListUnit]
    why: Message | None = None
    lines: list[ListLine] = []
    army: ArmyData | None = None
    meanings: list[ListMeaning] = []


async def bring_list(request: Request) -> Response:
    """A list read and brought into an army."""
    asked = decode(await open_body(request, FILE_LIMIT), ListAsked, FILE_LIMIT)
    return encoded(await request.app.state.workers.do(brought, asked))


def brought(asked: ListAsked) -> str:
    """What becomes of a list, as JSON. Raises ``InputError`` for what is none, and for names that mean nothing here."""
    found = read(asked.file)
    if isinstance(found, Roster) and asked.system is None and identity(found).hindrance is not None:
        return encode(_view(found, None))
    if asked.system is not None:
        system(asked.system)
    made = bring(found, asked.system, nation=asked.nation, names=asked.names)
    return encode(_view(made.roster, made))


def _view(found: Roster, made: Brought | None) -> ListView:
    of = identity(found)
    return ListView(
        name=found.name,
        game=of.name,
        system=of.system if made is None else made.army.system.name,
        costs=_costs(found),
        units=[ListUnit(each.name, each.number, _said(each.total)) for each in found.units],
        why=of.hindrance if made is None else None,
        lines=[] if made is None else [_line(line) for line in made.lines],
        army=None if made is None else _data(made),
        meanings=[] if made is None else _meanings(made),
    )


def _data(made: Brought) -> ArmyData:
    data: ArmyData = made.army.data()
    return data | {"unit": data.get("unit", [])}


def _costs(found: Roster) -> list[ListCost]:
    sums, wrong = found.sums, {each.cost for each in found.mismatches}
    names = dict.fromkeys([*found.declared, *sums])
    return [
        ListCost(
            name, str(found.declared[name]) if name in found.declared else None, str(sums.get(name, 0)), name in wrong
        )
        for name in names
    ]


def _said(costs: dict[str, Decimal]) -> str:
    return ", ".join(f"{value} {name}" for name, value in costs.items())


def _line(line: Line) -> ListLine:
    return ListLine(line.depth, line.name, line.number, line.state, line.ours, line.sure, line.unit, told(line))


def _meanings(made: Brought) -> list[ListMeaning]:
    entries = made.army.builder.entries(made.army.record)
    return [ListMeaning(each.name, each.title, each.group) for each in entries]


ROUTES = [Route("/api/lists", bring_list, methods=["POST"])]
