"""``grognard serve``: tables for people elsewhere, who come by links."""

from __future__ import annotations

import logging
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import click

from grognard.commands.speech import Command, fail, helped, told, words_of
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.words import english
from grognard.server.app import create_app
from grognard.server.keys import new_key
from grognard.server.notices.herald import Herald
from grognard.server.notices.posting import check
from grognard.server.run import LOOPBACK, listen, serve
from grognard.server.several.supervisor import Settings, serve_several
from grognard.server.store import Store

EXAMPLES = (
    "grognard serve",
    "grognard serve --host 0.0.0.0 --public-url http://192.168.1.20:8765",
    "grognard serve --port 8765 --public-url https://table.example",
    "grognard serve --public-url https://table.example --notify https://ntfy.example/my-turns",
    "grognard serve --workers 4 --database postgresql://grognard@db/battles --public-url https://table.example",
)


@click.command(cls=Command, help=helped("cli-serve", *EXAMPLES), short_help=words_of("cli-serve.short"))
@click.option("--host", default="127.0.0.1", show_default=True, help=words_of("cli-serve-host"))
@click.option("--port", type=click.IntRange(1, 65535), default=8765, show_default=True, help=words_of("cli-serve-port"))
@click.option("--public-url", "public", metavar="URL", help=words_of("cli-serve-public"))
@click.option("--notify", metavar="URL", help=words_of("cli-serve-notify"))
@click.option("--notify-private", "private", is_flag=True, help=words_of("cli-serve-notify-private"))
@click.option("--open-lobby", "open_lobby", is_flag=True, help=words_of("cli-serve-open-lobby"))
@click.option("--database", "url", metavar=words_of("cli-store.value"), help=words_of("cli-store"))
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help=words_of("cli-serve-workers"))
@click.option("--pause", type=click.FloatRange(0, 60), default=0.6, show_default=True, help=words_of("cli-pause"))
def command(
    host: str,
    port: int,
    public: str | None,
    notify: str | None,
    private: bool,
    open_lobby: bool,
    url: str | None,
    workers: int,
    pause: float,
) -> None:
    """Serve tables until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with told():
        at = None if public is None else origin(public)
        if at is None and host not in (LOOPBACK, "localhost"):
            raise InputError(say("cli-serve-no-public", host=host))
        if notify is not None:
            check(notify, private=True)
    try:
        listener = listen(port, host)
    except OSError as error:
        fail(words_of("cli-serve-taken", host=host, port=port, problem=str(error.strerror)))
    with told():
        store = Store(url)
    for note in store.notes:
        click.echo(english(note), err=True)
    base = at or f"http://{LOOPBACK}:{port}"
    address = f"{base}/?key={new_key(store)}"

    def ready() -> None:
        click.echo(words_of("cli-serve-open", address=address))
        click.echo(words_of("cli-play-stop"))

    with ExitStack() as closing:
        closing.callback(store.close)
        with suppress(KeyboardInterrupt):
            if workers > 1:
                serve_several(workers, listener, ready, Settings(url, pause, at, base, notify, private, open_lobby))
            else:
                herald = Herald(store, base, notify, private)
                app = create_app(store, pause=pause, public=at, herald=herald, open_lobby=open_lobby)
                serve(app, listener, ready)
    click.echo(words_of("cli-serve-stopped"))


def origin(url: str) -> str:
    """The origin that an address names. Raises ``InputError`` if it names more or less.

    >>> origin("https://table.example/")
    'https://table.example'
    """
    with suppress(ValueError):
        parts = urlsplit(url)
        usual = {"http": 80, "https": 443}
        bare = parts.path in ("", "/") and not parts.query and not parts.fragment and parts.username is None
        if parts.scheme in usual and parts.hostname and bare:
            host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
            port = "" if parts.port in (None, usual[parts.scheme]) else f":{parts.port}"
            return f"{parts.scheme}://{host}{port}"
    raise InputError(say("cli-serve-public-wrong", url=url))
