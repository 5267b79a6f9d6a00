"""Seats by link: who may sit at a table besides the people of the house, and what is known of them.

A link holds a token; whoever comes by it gives a name and gets a token of his own, in a cookie, and the link of a
player's seat has done its work. The store keeps digests alone, so that nobody who reads it can sit down.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping

import sqlalchemy as sql
from starlette.requests import HTTPConnection

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.server import keys, views
from grognard.server.store import KEY_DAYS, Kept, Store, metadata, now
from grognard.server.views import Seats

TOKEN_BYTES = 32
LINK_DAYS = 30
"""For so many days a link that nobody has used opens a seat."""
WATCHERS = 50
"""So many may come by the link for who only watches."""
PREFIX = "grognard-seat-"

places = sql.Table(
    "seats",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("taken", sql.Boolean, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.String(16), nullable=False),
    sql.Column("created", sql.String(40), nullable=False),
    sql.Column("commitment", sql.String(64), nullable=False, server_default=""),
    sql.Column("offered", sql.Boolean, nullable=False, server_default="0"),
    sql.Column("points", sql.Text, nullable=False, server_default=""),
)
"""Links and who has come by them. Who only watches has no seat. One that is ``offered`` to whoever comes first is a
link that nobody was told: the lobby shows it, with what the armies cost."""


class Place(Record):
    """A link to a battle, or somebody who has come by one. ``seat``: none for who only watches; ``commitment``: to
    which half of the dice he has committed last. ``offered``: it stands open in the lobby to whoever comes first,
    ``name`` is who waits there and ``points`` what the armies cost; ``created`` is ISO 8601 in UTC."""

    digest: str
    battle: str
    seat: int | None
    taken: bool
    name: str
    colour: str
    commitment: str = ""
    offered: bool = False
    points: tuple[int, ...] = ()
    created: str = ""


class Holder(Record):
    """Who a page belongs to at a table: the house, or somebody who has come by a link."""

    place: Place | None = None

    def seats(self, players: tuple[str, ...]) -> Seats:
        """The seats that are played through the page."""
        if self.place is None:
            return views.here(players)
        seat = self.place.seat
        return () if seat is None or players[seat] != views.LINK else (seat,)


class Seating:
    """The links of a store's battles, and who has come by them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def invite(self, battle: str, seat: int | None) -> tuple[str, list[str]]:
        """A new link to a seat, or to watch; the digests of what it puts an end to: earlier links to it, and whoever
        holds the seat."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        ended = self._end(battle, seat, links_only=seat is None)
        self._keep(Place(keys.digest(token), battle, seat, False, "", ""))
        return token, ended

    def revoke(self, battle: str, seat: int | None) -> list[str]:
        """Put an end to the links to a seat and to whoever holds it; their digests."""
        return self._end(battle, seat)

    def offer(self, battle: str, seat: int, name: str, points: tuple[int, ...]) -> list[str]:
        """Offer a seat to whoever comes first; the digests of what that puts an end to."""
        ended = self._end(battle, seat)
        self._keep(
            Place(keys.digest(secrets.token_urlsafe(TOKEN_BYTES)), battle, seat, False, name, "", "", True, points)
        )
        return ended

    def offered(self) -> list[Place]:
        """The seats of all battles that are offered to whoever comes first, the newest first."""
        wanted = sql.select(places).where(places.c.offered, places.c.taken.is_(False), _lasts())
        with self._store.reading() as connection:
            rows = connection.execute(wanted.order_by(places.c.created.desc())).all()
        return [_place(row) for row in rows]

    def offered_at(self, battle: str, seat: int) -> Place:
        """A seat that is offered to whoever comes first. Raises ``InputError`` if it is not any more."""
        place = self._find(
            places.c.battle == battle, places.c.seat == seat, places.c.offered, places.c.taken.is_(False)
        )
        if place is None:
            raise InputError(say("server-open-gone"))
        return place

    def link(self, token: str) -> Place:
        """What a link opens. Raises ``InputError`` if nothing, or nothing any more."""
        place = self._find(places.c.digest == keys.digest(token), places.c.taken.is_(False))
        if place is None:
            raise InputError(say("server-no-link"))
        return place

    def take(self, token: str, name: str, colour: str) -> tuple[Place, str]:
        """Sit down by a link: the place and the token that holds it from now on. Raises ``InputError`` if the link
        opens nothing any more: of two who come at once one is too late."""
        return self._sit(self.link(token), name, colour, say("server-no-link"))

    def take_offered(self, battle: str, seat: int, name: str, colour: str) -> tuple[Place, str]:
        """Sit down where a seat is offered to whoever comes first. Raises ``InputError`` if somebody else has come."""
        return self._sit(self.offered_at(battle, seat), name, colour, say("server-open-gone"))

    def _sit(self, place: Place, name: str, colour: str, late: Message) -> tuple[Place, str]:
        mine = secrets.token_urlsafe(TOKEN_BYTES)
        held = Place(keys.digest(mine), place.battle, place.seat, True, name, colour)
        with self._store.writing() as connection:
            if place.seat is not None:
                link = places.delete().where(places.c.digest == place.digest)
                if connection.execute(link).rowcount != 1:
                    raise InputError(late)
            else:
                count = sql.select(sql.func.count()).where(
                    places.c.battle == place.battle, places.c.seat.is_(None), places.c.taken
                )
                if (connection.scalar(count) or 0) >= WATCHERS:
                    raise InputError(say("server-watchers-many", most=WATCHERS))
            connection.execute(places.insert().values(**_row(held)))
        return held, mine

    def held(self, battle: str, token: str) -> Place | None:
        """The place at a battle that a cookie's token holds."""
        return self._find(places.c.digest == keys.digest(token), places.c.battle == battle, places.c.taken)

    def of(self, battle: str) -> list[Place]:
        """All links of a battle, and who has come by them."""
        with self._store.reading() as connection:
            rows = connection.execute(sql.select(places).where(places.c.battle == battle, _lasts())).all()
        return [_place(row) for row in rows]

    def taken(self) -> set[tuple[str, int]]:
        """The seats of all battles that somebody has come to by a link: the battle's id and the seat."""
        with self._store.reading() as connection:
            sat = sql.select(places.c.battle, places.c.seat).where(places.c.taken, places.c.seat.is_not(None), _lasts())
            return {(row.battle, row.seat) for row in connection.execute(sql.select(sat.subquery()))}

    def all_held(self, tokens: Iterable[str]) -> list[Place]:
        """The places that these tokens hold."""
        digests = [keys.digest(token) for token in tokens]
        with self._store.reading() as connection:
            rows = connection.execute(
                sql.select(places).where(places.c.digest.in_(digests), places.c.taken, _lasts())
            ).all()
        return [_place(row) for row in rows]

    def commit(self, battle: str, commitments: Mapping[str, str]) -> list[Place]:
        """Keep to which halves those with these digests have committed, and nobody else of the battle; its places."""
        with self._store.writing() as connection:
            connection.execute(places.update().where(places.c.battle == battle).values(commitment=""))
            for digest, commitment in commitments.items():
                connection.execute(places.update().where(places.c.digest == digest).values(commitment=commitment))
        return self.of(battle)

    def _find(self, *where: sql.ColumnElement[bool]) -> Place | None:
        with self._store.reading() as connection:
            row = connection.execute(sql.select(places).where(*where, _lasts())).one_or_none()
        return None if row is None else _place(row)

    def _keep(self, place: Place) -> None:
        with self._store.writing() as connection:
            connection.execute(places.insert().values(**_row(place)))

    def _end(self, battle: str, seat: int | None, links_only: bool = False) -> list[str]:
        here = places.c.seat.is_(None) if seat is None else places.c.seat == seat
        where = [places.c.battle == battle, here]
        if links_only:
            where.append(places.c.taken.is_(False))
        with self._store.writing() as connection:
            ended = list(connection.scalars(sql.select(places.c.digest).where(*where)))
            connection.execute(places.delete().where(*where))
        return ended


def _lasts() -> sql.ColumnElement[bool]:
    """Whether a link or what was got for it is still good."""
    held = sql.and_(places.c.taken, places.c.created >= now(-KEY_DAYS))
    return sql.or_(held, sql.and_(places.c.taken.is_(False), places.c.created >= now(-LINK_DAYS)))


def _row(place: Place) -> dict[str, object]:
    row = {name: getattr(place, name) for name in ("digest", "battle", "seat", "taken", "name", "colour", "offered")}
    return {**row, "points": " ".join(map(str, place.points)), "created": now()}


def _place(row: sql.Row[tuple[object, ...]]) -> Place:
    return Place(
        row.digest,
        row.battle,
        row.seat,
        bool(row.taken),
        row.name,
        row.colour,
        row.commitment,
        bool(row.offered),
        tuple(map(int, row.points.split())),
        row.created,
    )


# ---- whose a request is ----------------------------------------------------------------------------------------------


def cookie_name(battle: str) -> str:
    """The cookie that holds a seat at a battle."""
    return PREFIX + battle


def holder(connection: HTTPConnection, store: Store, battle: str) -> Holder:
    """Whose a request is that is about this battle. Raises ``Forbidden`` if nobody's who may sit there."""
    if keys.holds_key(connection, store):
        return Holder()
    token = connection.cookies.get(cookie_name(battle))
    if token is None:
        raise keys.Forbidden(say("server-no-key"))
    place = Seating(store).held(battle, token)
    if place is None:
        raise keys.Forbidden(say("server-no-seat"))
    return Holder(place)


def guest_places(connection: HTTPConnection, store: Store) -> list[Place]:
    """The places that the cookies of a request hold, at any battle."""
    tokens = [value for name, value in connection.cookies.items() if name.startswith(PREFIX)]
    return Seating(store).all_held(tokens[:100]) if tokens else []


def require_anybody(connection: HTTPConnection, store: Store) -> None:
    """Raises ``Forbidden`` unless the request comes from the house or from somebody who has a seat here."""
    if not keys.holds_key(connection, store) and not guest_places(connection, store):
        raise keys.Forbidden(say("server-no-key"))


def is_open(kept: Kept, holder: Holder) -> bool:
    """Whether a page may be given a battle with its dice and all secrets: it is over, or the house's alone. A damaged
    entry does not say, so no guest is."""
    over = kept.standing.over and not kept.damaged
    return over or (holder.place is None and views.LINK not in kept.players)


def battles_of(connection: HTTPConnection, store: Store) -> list[tuple[Kept, Seats]]:
    """The battles that a request may know of, the one last played first, each with the seats that are played by it: all
    for the house, else those where its guest has a place. Raises ``Forbidden`` if it is nobody's who may sit here."""
    if keys.holds_key(connection, store):
        return [(kept, views.here(kept.players)) for kept in store.list()]
    mine = {place.battle: Holder(place) for place in guest_places(connection, store)}
    if not mine:
        raise keys.Forbidden(say("server-no-key"))
    return [(kept, mine[kept.id].seats(kept.players)) for kept in store.list() if kept.id in mine]
