"""``grognard play``: the table in the browser, with a battle ready to play."""

from __future__ import annotations

import logging
import tempfile
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from html import escape
from pathlib import Path
from typing import Any

import click

from grognard.commands.speech import Command, fail, helped, told, words_of
from grognard.core.book.opening import FIRST
from grognard.core.languages import ENGLISH, language
from grognard.core.words import spoken

DEFAULT_SYSTEM = "bolt_action"
OPPONENT = "greedy"


EXAMPLES = (
    "grognard play",
    "grognard play bolt_action --first",
    "grognard play wh40k5 --opponent greedy --seed 7",
    "grognard play operation_ww2 --opponent here",
)


@click.command(cls=Command, help=helped("cli-play", *EXAMPLES), short_help=words_of("cli-play.short"))
@click.argument("system", required=False)
@click.option("--army", "armies", multiple=True, metavar=words_of("cli-army.value"), help=words_of("cli-army"))
@click.option("--scenario", help=words_of("cli-scenario"))
@click.option("--map", "map_name", help=words_of("cli-map"))
@click.option("--seed", type=int, help=words_of("cli-seed"))
@click.option("--opponent", help=words_of("cli-opponent"))
@click.option("--agent", "brought", multiple=True, metavar="FILE:NAME", help=words_of("cli-play-agent"))
@click.option("--pause", type=click.FloatRange(0, 60), default=0.6, show_default=True, help=words_of("cli-pause"))
@click.option("--port", type=click.IntRange(1, 65535), help=words_of("cli-port"))
@click.option("--store", "url", metavar=words_of("cli-store.value"), help=words_of("cli-store"))
@click.option("--browser/--no-browser", default=True, help=words_of("cli-browser"))
@click.option("--new", "fresh", is_flag=True, help=words_of("cli-new"))
@click.option("--first", is_flag=True, help=words_of("cli-first"))
def command(
    system: str | None,
    armies: tuple[str, ...],
    scenario: str | None,
    map_name: str | None,
    seed: int | None,
    opponent: str | None,
    brought: tuple[str, ...],
    pause: float,
    port: int | None,
    url: str | None,
    browser: bool,
    fresh: bool,
    first: bool,
) -> None:
    """Serve the table until interrupted."""
    from grognard.server.app import create_app
    from grognard.server.keys import new_key
    from grognard.server.run import listen, serve
    from grognard.server.store import Store
    from grognard.server.tables import keep_battle

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        listener = listen(port)
    except OSError as error:
        fail(words_of("cli-port-taken", port=port or 0, problem=str(error.strerror)))
    with told():
        store = Store(url)
    for note in store.notes:
        click.echo(spoken(note), err=True)
    if first:
        scenario = FIRST
    with told():
        own = own_players(*brought, *([opponent] if opponent else []))
    asked = fresh or any(value is not None for value in (system, scenario, map_name, seed, opponent)) or armies
    with told():
        known = store.list()
        kept = None if asked else next((kept for kept in known if not kept.standing.over), None)
    if kept is None and not asked and not known:
        # Nobody has played here: the page asks whether to begin with a first battle.
        id = ""
    elif kept is None:
        with told():
            battle = new_battle(system or DEFAULT_SYSTEM, scenario, armies, map_name, seed)
            id = keep_battle(store, battle, ("here", player(opponent or OPPONENT)))
    else:
        id = kept.id
    named = f"#{id}" if id else ""
    spoken_there = f"&lang={language()}" if language() != ENGLISH else ""
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/?key={new_key(store)}{spoken_there}{named}"
    with ExitStack() as closing:
        closing.callback(store.close)

        def ready() -> None:
            click.echo(words_of("cli-play-open", address=address))
            click.echo(words_of("cli-play-stop"))
            if browser and not webbrowser.open(closing.enter_context(leading_to(address)).as_uri()):
                click.echo(words_of("cli-play-no-browser"))

        with suppress(KeyboardInterrupt):
            serve(create_app(store, pause=pause, own=own), listener, ready)
    click.echo(words_of("cli-play-stopped"))


@contextmanager
def leading_to(address: str) -> Iterator[Path]:
    """A page that leads to an address, readable by nobody else. The browser is given it in place of the address, for
    other users of the computer can read what a program is started with, and the address holds the key."""
    with tempfile.TemporaryDirectory(prefix="grognard-") as folder:
        page = Path(folder) / "table.html"
        page.touch(mode=0o600)
        page.write_text(
            f'<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url={escape(address)}">'
            f'<a href="{escape(address)}">{escape(words_of("cli-play-page"))}</a>',
            encoding="utf-8",
        )
        yield page


def new_battle(
    system: str, scenario: str | None, armies: tuple[str, ...], map_name: str | None, seed: int | None
) -> Any:
    """A battle from the command's arguments; without a seed, a new one each time. Raises ``InputError``."""
    import secrets

    import grognard

    return grognard.battle(
        system,
        scenario=scenario,
        armies=armies,
        map=map_name,
        seed=secrets.randbits(53) if seed is None else seed,
    )


def own_players(*names: str) -> list[str]:
    """Players of one's own by their whole paths, each once. Raises ``InputError`` saying what is wrong with one."""
    from grognard.agents.own import is_place

    named = dict.fromkeys(player(name).removeprefix("computer:") for name in names)
    return [name for name in named if is_place(name)]


def player(name: str) -> str:
    """Who plays a side: ``here``, or a computer player there is. Raises ``InputError`` listing them."""
    from grognard.agents import agent, dismiss
    from grognard.agents.own import located

    if name == "here":
        return name
    dismiss(agent(name))
    return f"computer:{located(name)}"
