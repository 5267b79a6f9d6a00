"""What people say of the moments of a battle, and draw on them, over HTTP: kept with the battle, in the store.

While somebody plays by a link each sees what he himself has said, and nobody else does; then all see all of it.
"""

from __future__ import annotations

import sqlalchemy as sql
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import to_text
from grognard.replays.study import NOTES, Drawing, NewNote, NoteView, Study
from grognard.server import keys, seats, views
from grognard.server.bodies import json, read_body
from grognard.server.seats import Holder
from grognard.server.store import Kept, Store, battles, metadata
from grognard.server.wire import BODY_LIMIT, decode

notes = sql.Table(
    "notes",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("author", sql.String(64), nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("drawings", sql.Text, nullable=False),
)
"""``author`` is the digest of a guest's place, nothing for the house."""


async def show(request: Request) -> Response:
    """The notes of a battle that may be seen, as a file to keep, too."""
    store, kept, holder = await _asked(request)
    name = f'attachment; filename="{kept.system}-{kept.id}-study.json"'
    answer = json(Study(await run_in_threadpool(seen_notes, store, kept, holder)))
    if "file" in request.query_params:
        answer.headers["content-disposition"] = name
    return answer


async def add(request: Request) -> Response:
    """Say something of a moment."""
    keys.require_same_site(request)
    store, kept, holder = await _asked(request)
    if holder.place is not None and holder.place.seat is None:
        raise keys.Forbidden(say("replay-note-watcher"))
    note = decode(await read_body(request, BODY_LIMIT), NewNote, BODY_LIMIT)
    await run_in_threadpool(_keep, store, kept.id, holder, note)
    return json(Study(await run_in_threadpool(seen_notes, store, kept, holder)), 201)


async def remove(request: Request) -> Response:
    """Take back what one has said; the house may take back anything."""
    keys.require_same_site(request)
    store, kept, holder = await _asked(request)
    await run_in_threadpool(_remove, store, kept.id, holder, request.path_params["note"])
    return json(Study(await run_in_threadpool(seen_notes, store, kept, holder)))


async def _asked(request: Request) -> tuple[Store, Kept, Holder]:
    store: Store = request.app.state.store
    id = request.path_params["id"]
    holder = await run_in_threadpool(seats.holder, request, store, id)
    return store, await run_in_threadpool(store.find, id), holder


def _author(holder: Holder) -> str:
    return "" if holder.place is None else holder.place.digest


def seen_notes(store: Store, kept: Kept, holder: Holder) -> list[NoteView]:
    """The notes that a page's holder may see."""
    mine = notes.c.author == _author(holder)
    asked = sql.select(notes).where(notes.c.battle == kept.id).order_by(notes.c.number, notes.c.id)
    with store.reading() as connection:
        rows = connection.execute(asked if seats.is_open(kept, holder) else asked.where(mine)).all()
    return [
        NoteView(
            row.id,
            row.number,
            row.name,
            row.author == _author(holder) or holder.place is None,
            row.text,
            decode(row.drawings, list[Drawing], BODY_LIMIT),
        )
        for row in rows
    ]


def _keep(store: Store, battle: str, holder: Holder, note: NewNote) -> None:
    of_it = notes.c.battle == battle
    text = views.one_line(note.text)
    if not text and not note.drawings:
        raise Refused(say("replay-note-empty"))
    with store.writing() as connection:
        # Of two who say something at once the second waits: its number follows the first one's.
        connection.execute(sql.select(battles.c.id).where(battles.c.id == battle).with_for_update())
        count, last = connection.execute(sql.select(sql.func.count(), sql.func.max(notes.c.id)).where(of_it)).one()
        if count >= NOTES:
            raise Refused(say("replay-notes-many", most=NOTES))
        row = {"id": (last or 0) + 1, "number": note.number, "text": text, "drawings": to_text(note.drawings)}
        name = "" if holder.place is None else holder.place.name
        connection.execute(notes.insert().values(battle=battle, author=_author(holder), name=name, **row))


def _remove(store: Store, battle: str, holder: Holder, id: int) -> None:
    where = [notes.c.battle == battle, notes.c.id == id]
    if holder.place is not None:
        where.append(notes.c.author == _author(holder))
    with store.writing() as connection:
        connection.execute(notes.delete().where(*where))


ROUTES = [
    Route("/api/battles/{id}/study", show),
    Route("/api/battles/{id}/study", add, methods=["POST"]),
    Route("/api/battles/{id}/study/{note:int}", remove, methods=["DELETE"]),
]
