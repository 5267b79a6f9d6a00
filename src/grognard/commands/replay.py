"""``grognard replay``: a saved battle told from its first choice, with rules and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from grognard.agents.hindsight import costliest
from grognard.commands.battle import ending
from grognard.commands.speech import BAD_BATTLE, Command, fail, helped, told, words_of, write
from grognard.core import saves
from grognard.core.battle import Battle
from grognard.core.book.text_files import file_text
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import to_text
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.scene import DieView
from grognard.core.words import spoken
from grognard.odds.history import History, placed
from grognard.odds.luck import Luck, luck_of, luck_view
from grognard.replays.costly import CostlyView, costly
from grognard.replays.film import eyes_of, film
from grognard.replays.study import FILE_LIMIT, read_study

EXAMPLES = (
    "grognard replay battle.jsonl",
    "grognard replay battle.jsonl --to 40",
    "grognard replay battle.jsonl --luck",
    "grognard replay battle.jsonl --html battle.html",
)


@click.command(cls=Command, help=helped("cli-replay", *EXAMPLES), short_help=words_of("cli-replay.short"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(0), metavar="N", help=words_of("cli-replay-to"))
@click.option("--luck", "with_luck", is_flag=True, help=words_of("cli-replay-luck"))
@click.option("--costliest", "with_costliest", is_flag=True, help=words_of("cli-replay-costliest"))
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help=words_of("cli-replay-html")
)
@click.option("--study", type=click.Path(path_type=Path), metavar="FILE", help=words_of("cli-replay-study"))
@click.option("--side", type=click.IntRange(0, 1), help=words_of("cli-replay-side"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def command(
    file: Path,
    to: int | None,
    with_luck: bool,
    with_costliest: bool,
    html: Path | None,
    study: Path | None,
    side: int | None,
    as_json: bool,
) -> None:
    """Replay and print."""
    if html is None and (study is not None or side is not None):
        fail(words_of("cli-replay-no-html"))
    text = _content(file)
    with told(BAD_BATTLE, str(file)):
        loaded = saves.read(text)
    battle: Battle[Any] = loaded.battle
    with told(where=str(file)):
        shown = battle if to is None else battle.branch(to)
    if html is not None:
        return _film(shown, side, html, study)
    told_of = (shown.system.table.line(shown, entry, None, seq) for seq, entry in enumerate(shown.log))
    lines = [line for line in told_of if line is not None]
    notes = [spoken(note) for note in loaded.notes]
    history = History(shown) if with_luck else None
    luck = None if history is None else luck_of(shown, history.resolved)
    missed = [_missed(shown, seat) for seat in (0, 1)] if with_costliest else []
    if as_json:
        more = {
            **({} if luck is None else {"luck": luck_facts(luck)}),
            **({"costliest": [[*map(_plain, rows)] for rows in missed]} if missed else {}),
        }
        click.echo(to_text({**_facts(shown, lines, notes), **more}))
        return
    console = Console(highlight=False)
    for note in notes:
        click.echo(note, err=True)
    places = {} if history is None else placed(lines, history.resolved)
    for line in lines:
        console.print(_sentence(line), soft_wrap=True)
        for place in places.get(line.seq, ()):
            console.print(f"    {spoken(place.message)}", style="italic", soft_wrap=True, markup=False)
    scene = shown.system.table.scene(shown, None)
    console.print("\n" + ending(shown, scene), soft_wrap=True, markup=False)
    if luck is not None:
        console.print(f"\n{luck}", soft_wrap=True, markup=False)
    for seat, rows in enumerate(missed):
        name = spoken(scene.sides[seat].name)
        console.print("\n" + spoken(say("replay-costliest", side=name, count=len(rows))), markup=False)
        for row in rows:
            console.print(f"  {spoken(row.line)}", soft_wrap=True, markup=False)
    if not shown.over:
        for unit in scene.units:
            console.print("  " + spoken(unit.summary), soft_wrap=True, markup=False)


def _missed(battle: Battle[Any], seat: int) -> list[CostlyView]:
    """The choices that cost a side most, in words."""
    return [costly(battle, seat, each) for each in costliest(battle, seat)]


def _plain(row: CostlyView) -> dict[str, Any]:
    facts = {name: getattr(row, name) for name in row.__struct_fields__}
    return {name: spoken(value) if isinstance(value, Message) else value for name, value in facts.items()}


def _film(battle: Battle[Any], side: int | None, file: Path, study: Path | None) -> None:
    """Write the file that plays by itself, and say how large it is."""
    with told():
        kept = "" if study is None else file_text(study, FILE_LIMIT)
    with told(where=str(study or "")):
        notes = read_study(kept).notes if study is not None else []
    with told():
        text = film(battle, eyes_of(battle, side), notes)
    write(file, text)
    click.echo(words_of("cli-replay-written", file=str(file), kilobytes=round(file.stat().st_size / 1000)))


def _content(file: Path) -> str:
    try:
        return file_text(file, saves.SIZE_LIMIT)
    except InputError as error:
        fail(spoken(error.message))


def _sentence(line: LogLine) -> Text:
    text = Text("\n" if line.depth == 0 and line.seq else "")
    text.append("" if line.depth == 0 else "  ")
    text.append(spoken(line.message), style="bold" if line.depth == 0 else "")
    for die in line.dice:
        text.append(f" [{_die(die)}]", style="bold" if die.success else "")
    if line.rules:
        text.append("  " + " ".join(line.rules), style="dim")
    return text


def _die(die: DieView) -> str:
    return str(die.glyph if die.face is None else die.face)


def _facts(battle: Battle[Any], lines: list[LogLine], notes: list[str]) -> dict[str, Any]:
    return {
        "system": battle.system.name,
        "rules": battle.system.version,
        "notes": notes,
        "choices": battle.number,
        "over": battle.over,
        "result": battle.result,
        "log": [
            {
                "seq": line.seq,
                "text": spoken(line.message),
                "rules": line.rules,
                "dice": [_die(die) for die in line.dice],
            }
            for line in lines
        ],
        "position": str(battle.position),
    }


def luck_facts(luck: Luck) -> list[dict[str, Any]]:
    """Each side's luck as plain data, its sentences in English."""
    return [
        {
            "side": side.side,
            "throws": side.trials,
            "score": side.score,
            "ordinary": side.ordinary,
            "text": spoken(side.message),
            "tallies": [
                {
                    "title": spoken(tally.title),
                    "throws": tally.trials,
                    "actual": tally.actual,
                    "expected": tally.expected,
                    "low": tally.low,
                    "high": tally.high,
                    "ordinary": tally.ordinary,
                }
                for tally in side.tallies
            ],
        }
        for side in luck_view(luck).sides
    ]
