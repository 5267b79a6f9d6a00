"""``grognard army``: an army of one's own begun, checked, shown, written in another form."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from grognard.commands.army_import import import_list
from grognard.commands.speech import BAD_INPUT, Group, fail, helped, pairs, told, words_of
from grognard.core.armies import template
from grognard.core.armies.army import Army, army
from grognard.core.armies.drafts import LARGEST_FILE
from grognard.core.armies.mending import WHOLE
from grognard.core.armies.records import Breach
from grognard.core.armies.texts import toml_text
from grognard.core.book.reading import parsed
from grognard.core.book.text_files import file_text
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import to_builtins, to_text
from grognard.core.systems import system, systems
from grognard.core.words import spoken

STANDARD_INPUT = "-"
BROKEN = 1
NEW = (
    "grognard army new bolt_action > mine.toml",
    "grognard army new bolt_action --nation german --list",
    "grognard army new bolt_action --nation soviet --set theatre=barbarossa",
    "grognard army new wh40k5 --nation orks",
)
CHECK = ("grognard army check mine.toml", "grognard army check mine.toml --limit 1000 --json")
SHOW = ("grognard army show mine.toml", "grognard army show us-500 --game bolt_action")
CONVERT = (
    "grognard army convert mine.toml --to json > mine.json",
    "grognard army convert us-500 --game bolt_action --to toml > mine.toml",
)

OWN = ("grognard army own mine.toml tank.toml > with-tank.toml",)


@click.group(
    cls=Group,
    help=helped("cli-army-group", NEW[0], CHECK[0], SHOW[0], CONVERT[0]),
    short_help=words_of("cli-army-group.short"),
)
def command() -> None:
    """The verbs of armies."""


command.add_command(import_list)


_chosen = click.option("--set", "chosen", multiple=True, metavar="NAME=VALUE", help=words_of("cli-army-set"))


def _agreed(function: Any) -> Any:
    """The options of what is agreed of an army."""
    for option in (
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=words_of("cli-option")),
        _chosen,
        click.option("--year", type=click.IntRange(1900, 2000), metavar="YEAR", help=words_of("cli-army-year")),
        click.option("--limit", type=click.IntRange(1), metavar="POINTS", help=words_of("cli-army-limit")),
        click.option("--game", metavar="SYSTEM", help=words_of("cli-army-game")),
    ):
        function = option(function)
    return function


@command.command(help=helped("cli-army-new", *NEW), short_help=words_of("cli-army-new.short"))
@click.argument("game", metavar="SYSTEM")
@click.option("--nation", metavar="NATION", help=words_of("cli-army-nation"))
@_chosen
@click.option("--list", "listed", is_flag=True, help=words_of("cli-army-list"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def new(game: str, nation: str | None, chosen: tuple[str, ...], listed: bool, as_json: bool) -> None:
    """Write a template, or list what there is for a nation."""
    with told():
        begun = _set(army(game, nation=nation), chosen)
        if not listed:
            template.fill(begun)
            remarks = spoken(begun.builder.template).splitlines()
            click.echo(begun.text("json") if as_json else toml_text(begun.record, remarks), nl=False)
            return
        found = begun.additions()
    if as_json:
        click.echo(to_text([_entry(each) for each in found]))
        return
    nations = ", ".join(id for id, _title in begun.builder.nations())
    click.echo(words_of("cli-army-nations", nations=nations))
    group = ""
    for each in found:
        if spoken(each.group) != group:
            group = spoken(each.group)
            click.echo(f"\n{group}")
        click.echo(f"  {each.name:<34} {spoken(each.title):<44} {each.points:>5}")


@command.command(help=helped("cli-army-check", *CHECK), short_help=words_of("cli-army-check.short"))
@click.argument("file")
@_agreed
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def check(file: str, as_json: bool, **agreed: Any) -> None:
    """Say every breach; exit code 1 if there is one."""
    with told():
        found = army_of(file, **agreed)
        breaches = found.breaches
        mends = [[str(mend) for mend in found.mends(breach)] for breach in breaches]
    if as_json:
        listed = [_breach(breach, mend) for breach, mend in zip(breaches, mends, strict=True)]
        facts = {"title": spoken(found.title), "points": found.points, "dice": found.dice, "breaches": listed}
        click.echo(to_text(facts))
    else:
        total = spoken(say("army-total", points=found.points, dice=found.dice))
        click.echo(f"{spoken(found.title)}: {total}")
        for breach, mend in zip(breaches, mends, strict=True):
            click.echo(
                f"{file}{_where(breach)}: {spoken(breach.message)}" + (f" ({breach.rule})" if breach.rule else "")
            )
            if mend:
                click.echo("  " + words_of("cli-army-mends", mends="; ".join(mend)))
        if not breaches:
            click.echo(words_of("cli-army-legal"))
    if breaches:
        raise click.exceptions.Exit(BROKEN)


@command.command(help=helped("cli-army-show", *SHOW), short_help=words_of("cli-army-show.short"))
@click.argument("file")
@_agreed
def show(file: str, **agreed: Any) -> None:
    """Print the list with points and profiles."""
    with told():
        click.echo(army_of(file, **agreed).text("text"), nl=False)


@command.command(help=helped("cli-army-convert", *CONVERT), short_help=words_of("cli-army-convert.short"))
@click.argument("file")
@click.option("--to", "form", type=click.Choice(["toml", "json", "text"]), required=True, help=words_of("cli-army-to"))
@_agreed
def convert(file: str, form: Any, **agreed: Any) -> None:
    """Print it in another form."""
    with told():
        click.echo(army_of(file, **agreed).text(form), nl=False)


@command.command(help=helped("cli-army-own", *OWN), short_help=words_of("cli-army-own.short"))
@click.argument("file")
@click.argument("things", metavar="OWN", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_agreed
def own(file: str, things: Path, **agreed: Any) -> None:
    """Print it with things of its owner's own added."""
    with told():
        found = army_of(file, **agreed)
        found.bring(things)
        click.echo(found.text("toml"), nl=False)


def _set(found: Army, chosen: tuple[str, ...]) -> Army:
    """An army with things of the whole list set."""
    for name, value in pairs(chosen).items():
        found.set(WHOLE, name, value)
    return found


def army_of(file: str, chosen: tuple[str, ...] = (), **agreed: Any) -> Army:
    """The army of a file, of standard input, or of a name that comes with a game, with what is set of it."""
    return _set(_read(file, **agreed), chosen)


def _read(
    file: str, game: str | None = None, limit: int | None = None, year: int | None = None, options: tuple[str, ...] = ()
) -> Army:
    rules = pairs(options)
    if game is not None and file in {each.name for each in system(game).setups.armies()}:
        return army(game, file, limit=limit, year=year, options=rules)
    source: Any = Path(file)
    text = sys.stdin.read(LARGEST_FILE + 1) + "\n" if file == STANDARD_INPUT else _text(file)
    if file == STANDARD_INPUT:
        source = text
    name = game or _game_of(file, text)
    return army(name, source, limit=limit, year=year, options=rules)


def _text(file: str) -> str:
    try:
        return file_text(file, LARGEST_FILE)
    except InputError as error:
        fail(spoken(error.message))


def _game_of(file: str, text: str) -> str:
    """The game a file says it is of."""
    found = parsed(file, text, LARGEST_FILE)
    name = found.get("system") if isinstance(found, dict) else None
    if isinstance(name, str) and name and name not in systems():
        with told(where=file):
            system(name)
    if name not in systems():
        fail(words_of("cli-army-no-game", file=file, names=", ".join(sorted(systems()))), BAD_INPUT)
    return str(name)


def _where(breach: Breach) -> str:
    if breach.line is not None:
        return f":{breach.line}"
    return f", {breach.place}" if breach.place else ""


def _breach(breach: Breach, mends: list[str]) -> dict[str, Any]:
    return {
        "text": spoken(breach.message),
        "message": to_builtins(breach.message),
        "rule": breach.rule,
        "unit": breach.unit,
        "place": breach.place,
        "line": breach.line,
        "mends": mends,
    }


def _entry(each: Any) -> dict[str, Any]:
    return {"name": each.name, "title": spoken(each.title), "group": spoken(each.group), "points": each.points}
