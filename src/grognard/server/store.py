"""Where battles are kept: the lines of each battle's save, appended under a sequence number that is also the lock."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from threading import Lock

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, SQLAlchemyError

from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.server.databases.damage import is_malformed, moved_aside
from grognard.server.databases.database import Database, default_url, is_busy
from grognard.server.wire import decode

TITLE_LIMIT = 64 * 1024
KEY_DAYS = 400
"""For so many days a key opens the table: longer than the cookie that holds it."""

metadata = sql.MetaData()
battles = sql.Table(
    "battles",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("system", sql.String(64), nullable=False),
    sql.Column("players", sql.Text, nullable=False),
    sql.Column("title", sql.Text, nullable=False),
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("updated", sql.String(40), nullable=False, index=True),
    sql.Column("name", sql.Text, nullable=False, server_default=""),
    sql.Column("asked", sql.Integer, nullable=False, server_default="-1"),
    sql.Column("archived", sql.Boolean, nullable=False, server_default="0"),
    sql.Column("deleted", sql.String(40), nullable=False, server_default=""),
)
lines = sql.Table(
    "lines",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("created", sql.String(40), nullable=False),
)

# Statements are built once: building them anew costs more than carrying them out.
_FIRST_LINES = lines.insert()
_NEXT_LINE = lines.insert().from_select(
    ["battle", "seq", "text"],
    sql.select(
        sql.bindparam("battle", type_=lines.c.battle.type),
        sql.bindparam("seq", type_=lines.c.seq.type),
        sql.bindparam("text", type_=lines.c.text.type),
    ).where(sql.exists().where(lines.c.battle == sql.bindparam("battle"), lines.c.seq == sql.bindparam("seq") - 1)),
)
"""Adds a line if the one before it is there, and fails if it is there itself: the number is the lock."""
_LINES = (
    sql.select(lines.c.text)
    .where(lines.c.battle == sql.bindparam("id"), lines.c.seq >= sql.bindparam("start"))
    .order_by(lines.c.seq)
)
_TOUCH = battles.update().where(battles.c.id == sql.bindparam("named")).values(updated=sql.bindparam("updated"))
_RESTATE = _TOUCH.values({name: sql.bindparam(name) for name in ("title", "status", "over", "asked")})


class Behind(GrognardError):
    """Somebody else has written to the battle since it was read."""


class Unkept(GrognardError):
    """The store could not be read or written just now; nothing was changed."""


class Standing(Record):
    """How a battle stands, for a list of battles. ``asked`` is the seat that has to choose, 2 for both, -1 if none has,
    or if it is not known."""

    title: Message
    status: Message
    over: bool
    asked: int = -1


class Kept(Record):
    """One battle of the store's list. ``updated`` is ISO 8601 in UTC, ``name`` what its players call it; ``archived``:
    it was put aside; of one whose entry is ``damaged`` neither its players nor how it stands are known."""

    id: str
    system: str
    players: tuple[str, ...]
    standing: Standing
    updated: str
    name: str = ""
    damaged: bool = False
    archived: bool = False


@dataclass
class _Addition:
    """Lines to be added to a battle, and what came of it."""

    id: str
    expected: int
    more: Sequence[str]
    standing: Standing | None
    done: bool = False
    failed: Exception | None = None


class Store:
    """Battles in a database: SQLite by default, any that SQLAlchemy speaks by its URL."""

    def __init__(self, url: str | None = None) -> None:
        """Open the database, making it or carrying it to this program's version. ``url``: see ``default_url``.

        A malformed file is moved aside and a new one begun; ``notes`` then say so. Raises ``InputError`` if there is
        none such, or a later version of this program has made it.
        """
        self.notes: tuple[Message, ...] = ()
        self._wanted: deque[_Addition] = deque()
        self._adding = Lock()
        named = url or default_url()
        try:
            self._open(named)
        except DatabaseError as error:
            file = self._database.file
            if file is None or not is_malformed(error, file, ours=url is None):
                raise self._unusable(error, named) from error
            self.close()
            self.notes = (say("server-store-moved", store=str(file), aside=str(moved_aside(file))),)
            self._open(named)
        except (SQLAlchemyError, CommandError, ImportError, OSError) as error:
            raise self._unusable(error, named) from error

    def _unusable(self, error: Exception, named: str) -> InputError:
        problem = str(getattr(error, "orig", None) or error)
        opened = getattr(self, "_database", None)
        return InputError(say("server-no-store", store=opened.shown if opened else named, problem=problem))

    def _open(self, url: str) -> None:
        opened = self._database = Database(url)
        self._next_line, self._touch, self._restate = (
            opened.compiled(statement) for statement in (_NEXT_LINE, _TOUCH, _RESTATE)
        )
        with opened.carrying() as connection:
            config = Config()
            config.set_main_option("script_location", "grognard.server:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @property
    def url(self) -> sql.URL:
        """Where the database is."""
        return self._database.url

    def close(self) -> None:
        """Let the database go."""
        self._database.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A transaction that only reads. Raises ``Unkept`` if the database cannot be read."""
        with _told(), self._database.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction that writes. Raises ``Unkept`` if the database cannot be written."""
        with _told(), self._database.writer.begin() as connection:
            yield connection

    # ---- battles -------------------------------------------------------------------------------------------------

    def create(self, id: str, system: str, players: Sequence[str], standing: Standing, first: Sequence[str]) -> None:
        """Keep a new battle with its first lines: the header, and what happened before the first decision."""
        with self.writing() as connection:
            connection.execute(
                battles.insert().values(id=id, system=system, players=to_text(list(players)), **standing_row(standing))
            )
            connection.execute(_FIRST_LINES, _numbered(id, 0, first))

    def append(self, id: str, expected: int, more: Sequence[str], standing: Standing | None = None) -> None:
        """Add lines to a battle that has ``expected`` lines, and how it stands then, if that has changed.

        They are on disk when this returns. Raises ``Behind``, with nothing written, if it has another number of lines.
        What comes from several threads while the disk is waited for is written together.
        """
        if not more:
            return
        wanted = _Addition(id, expected, more, standing)
        self._wanted.append(wanted)
        with self._adding:
            if not wanted.done:
                self._add([self._wanted.popleft() for _ in range(len(self._wanted))])
        if wanted.failed is not None:
            raise wanted.failed

    def _add(self, wanted: Sequence[_Addition]) -> None:
        """Write these together; if one of them cannot be, each by itself."""
        try:
            with _told(), self._database.appending() as cursor:
                for each in wanted:
                    self._put(cursor, each)
        except Exception as error:
            if len(wanted) > 1:
                for each in wanted:
                    self._add([each])
                return
            wanted[0].failed = error
            if isinstance(error, self._database.driver.IntegrityError):
                wanted[0].failed = Behind(say("server-behind"))
            elif isinstance(error, self._database.driver.Error):
                wanted[0].failed = _unkept(error)
        for each in wanted:
            each.done = True

    def _put(self, cursor: DBAPICursor, wanted: _Addition) -> None:
        rows = _numbered(wanted.id, wanted.expected, wanted.more)
        if self._next_line.run(cursor, *rows) != len(rows):
            raise Behind(say("server-behind"))
        if wanted.standing is None:
            self._touch.run(cursor, {"named": wanted.id, "updated": now()})
        else:
            self._restate.run(cursor, {"named": wanted.id, **standing_row(wanted.standing)})

    def lines(self, id: str, start: int = 0) -> list[str]:
        """The lines of a battle from number ``start`` on, the header being 0; none if there is no such battle."""
        with self.reading() as connection:
            return [as_text(text) for text in connection.scalars(_LINES, {"id": id, "start": start})]

    def set_aside(self, id: str, good: int, standing: Standing) -> None:
        """Take the lines of a battle from number ``good`` on out of the way: they are damaged. Nothing is lost; they
        stay in the store under numbers below nothing."""
        with self.writing() as connection:
            damaged = lines.update().where(lines.c.battle == id, lines.c.seq >= good)
            connection.execute(damaged.values(seq=-1 - lines.c.seq))
            connection.execute(battles.update().where(battles.c.id == id).values(**standing_row(standing)))

    def find(self, id: str) -> Kept:
        """One battle of the list. Raises ``InputError`` if there is none with this id."""
        with self.reading() as connection:
            here = sql.select(battles).where(battles.c.id == id, battles.c.deleted == "")
            row = connection.execute(here).one_or_none()
        if row is None:
            raise InputError(say("server-no-such-battle", battle=id))
        return _kept(row)

    def rename(self, id: str, name: str) -> None:
        """Call a battle by a name of its players'. Raises ``InputError`` if there is none with this id."""
        self.find(id)
        with self.writing() as connection:
            connection.execute(battles.update().where(battles.c.id == id).values(name=name))

    def seat(self, id: str, players: Sequence[str]) -> None:
        """Say who plays the sides of a battle from now on."""
        with self.writing() as connection:
            connection.execute(battles.update().where(battles.c.id == id).values(players=to_text(list(players))))

    def list(self) -> list[Kept]:
        """All battles, the one last played first."""
        with self.reading() as connection:
            there = sql.select(battles).where(battles.c.deleted == "")
            rows = connection.execute(there.order_by(battles.c.updated.desc(), battles.c.id)).all()
        return [_kept(row) for row in rows]

    def count(self) -> int:
        """How many battles there are."""
        with self.reading() as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(battles)) or 0

    # ---- keys ----------------------------------------------------------------------------------------------------

    def add_key(self, digest: str) -> None:
        """Remember a key by its digest, and forget those that have ended."""
        with self.writing() as connection:
            connection.execute(keys.delete().where(keys.c.created < now(-KEY_DAYS)))
            connection.execute(keys.insert().values(digest=digest, created=now()))

    def knows_key(self, digest: str) -> bool:
        """Whether a key with this digest was given out, not too long ago."""
        with self.reading() as connection:
            known = sql.select(keys.c.digest).where(keys.c.digest == digest, keys.c.created >= now(-KEY_DAYS))
            return connection.scalar(known) is not None


@contextmanager
def _told() -> Iterator[None]:
    """Say in a sentence what the database could not do."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise _unkept(error.orig) from error


def _unkept(error: BaseException | None) -> Unkept:
    return Unkept(say("server-store-busy") if is_busy(error) else say("server-store-fails", problem=str(error)))


def as_text(text: object) -> str:
    """What a column of texts holds; a damaged row may hold bytes."""
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def now(days: int = 0, seconds: int = 0) -> str:
    """The time so many days and seconds from now, ISO 8601 in UTC."""
    return (datetime.now(UTC) + timedelta(days=days, seconds=seconds)).isoformat(timespec="microseconds")


def standing_row(standing: Standing) -> dict[str, object]:
    """How a battle stands, as its entry in the list holds it."""
    return {
        "title": to_text(standing.title),
        "status": to_text(standing.status),
        "over": standing.over,
        "asked": standing.asked,
        "updated": now(),
    }


def _kept(row: sql.Row[tuple[object, ...]]) -> Kept:
    id, damaged = as_text(row.id), False
    try:
        title, status = (decode(as_text(text), Message, TITLE_LIMIT) for text in (row.title, row.status))
        players = decode(as_text(row.players), tuple[str, ...], TITLE_LIMIT)
        standing = Standing(title, status, bool(row.over), int(row.asked))
    except InputError:
        # The list is read without it; its lines may be sound, and then it can be taken up from them.
        players, damaged = ("here", "here"), True
        standing = Standing(say("server-damaged-title", battle=id), say("server-damaged"), True)
    return Kept(
        id,
        as_text(row.system),
        players,
        standing,
        as_text(row.updated),
        as_text(row.name),
        damaged,
        bool(row.archived),
    )


def _numbered(id: str, start: int, texts: Sequence[str]) -> list[dict[str, object]]:
    return [{"battle": id, "seq": seq, "text": text} for seq, text in enumerate(texts, start)]
