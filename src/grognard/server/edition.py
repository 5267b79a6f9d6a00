"""The page and what it is made of, for one edition of the program: its files and its words, packed, at addresses that
hold the edition's name. So a browser asks for each once, and never again until the program is another."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import brotli
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core import systems
from grognard.core.errors import InputError
from grognard.core.languages import ENGLISH, PSEUDO, language
from grognard.core.messages import say
from grognard.core.words import ids_ending, lacking, languages, resource_text, shown_text, written

CORE = "core"
"""The part of the words that any game needs."""
TITLE, SUBTITLE = "-system", "-system-subtitle"
"""How the ids end that our games are called by."""
IN_PART = "\n### in part\n"
"""What stands last in the words of a language that lacks some: the page then wants the English ones too."""
TIGHT = 6
"""How hard Brotli tries: harder would keep the first page waiting longer than the bytes it saves."""
PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "br": lambda content: brotli.compress(content, mode=brotli.MODE_TEXT, quality=TIGHT),
    "gzip": lambda content: gzip.compress(content, 9, mtime=0),
}
"""How what is sent is packed, the smallest first; browsers take Brotli from their own machine and over TLS alone."""
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


def taken(accepted: str) -> set[str]:
    """The ways of packing that a browser's header ``Accept-Encoding`` says it can read.

    >>> sorted(taken("gzip, deflate;q=0, br;q=0.9"))
    ['br', 'gzip']
    """
    found = set()
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


class Edition:
    """The files of the table's page, and the words it shows."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self._packed: dict[tuple[str, str, str], bytes] = {}

    @cached_property
    def name(self) -> str:
        """What no other edition is called: a digest of all files and words."""
        found = hashlib.sha256()
        for file in sorted(path for path in self.static.rglob("*") if path.is_file()):
            found.update(file.relative_to(self.static).as_posix().encode() + b"\0" + file.read_bytes())
        for each in languages():
            found.update(resource_text(each).encode())
        return found.hexdigest()[:16]

    def page(self) -> str:
        """The page, in the language asked for; what it is made of is asked for by this edition's name."""
        index = self.static / "index.html"
        if not index.is_file():
            raise HTTPException(503, say("server-no-table"))  # type: ignore[arg-type]
        there = f'<html lang="{language()}" data-languages="{" ".join(languages())}"'
        text = index.read_text(encoding="utf-8").replace('<html lang="en"', there)
        return text.replace('"./assets/', f'"./edition/{self.name}/assets/')

    def answer(self, request: Request, key: str, kind: str, content: Callable[[], bytes], lasting: bool) -> Response:
        """Something that does not change while the program runs, packed if the browser can read that."""
        edition = request.path_params.get("edition")
        headers = {
            "cache-control": FOR_EVER if lasting and edition == self.name else ASK_AGAIN,
            "vary": "accept-encoding" if lasting else "accept-encoding, accept-language",
        }
        how = next((each for each in PACKERS if each in taken(request.headers.get("accept-encoding", ""))), None)
        if how is None:
            return self._validated(request, content(), kind, headers)
        packed = (key, "" if lasting else language(), how)
        if packed not in self._packed:
            self._packed[packed] = PACKERS[how](content())
        return self._validated(request, self._packed[packed], kind, headers | {"content-encoding": how})

    def _validated(self, request: Request, content: bytes, kind: str, headers: dict[str, str]) -> Response:
        tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        headers = headers | {"etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, media_type=kind, headers=headers)


async def file(request: Request) -> Response:
    """One of the files the page is made of."""
    edition: Edition = request.app.state.edition
    assets = edition.static / "assets"
    name = request.path_params["name"]
    path = assets / name
    if not assets.is_dir() or name not in {each.name for each in assets.iterdir() if each.is_file()}:
        raise HTTPException(404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return await run_in_threadpool(edition.answer, request, f"assets/{name}", kind, path.read_bytes, True)


async def words(request: Request) -> Response:
    """What a page shows in words: what any game needs, or one game's."""
    part, wanted = request.path_params["part"], request.path_params["language"]
    if wanted not in (*languages(), PSEUDO):
        raise HTTPException(404)
    return await run_in_threadpool(_words, request, wanted, part)


def _called() -> list[str]:
    """What all games are called: so much any page knows of each, to offer it. Ours are not loaded for it, which would
    keep the first question waiting."""
    own = [each for line in ids_ending(SUBTITLE) for each in (line.removesuffix(SUBTITLE) + TITLE, line)]
    return own + [each.id for game in systems.foreign_systems() for each in (game.title, game.subtitle)]


def _text(language: str, package: str, quoted: frozenset[str]) -> str:
    shown = shown_text(language, package, quoted)
    return shown if package else shown + written(_called(), language)


def _words(request: Request, wanted: str, part: str) -> Response:
    edition: Edition = request.app.state.edition
    package, quoted, lasting = "", frozenset[str](), True
    if part != CORE:
        try:
            game = systems.system(part)
        except InputError as error:
            raise HTTPException(404) from error
        package, quoted = game.book.package, game.book.quoted_rules
        lasting = package.startswith("grognard.")

    def content() -> bytes:
        text = _text(wanted, package, quoted)
        partly = wanted != ENGLISH and lacking(text, _text(ENGLISH, package, quoted))
        return (text + IN_PART if partly else text).encode()

    return edition.answer(request, f"{wanted}/{part}", "text/plain; charset=utf-8", content, lasting)


ROUTES = [
    Route("/edition/{edition}/assets/{name}", file),
    Route("/edition/{edition}/i18n/{language}/{part}.ftl", words),
    Route("/i18n/{language}/{part}.ftl", words),
]
"""The last one for pages that do not know the edition: those of a table being built."""
