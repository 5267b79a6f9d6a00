"""``grognard report``: a battle in words, with maps of the moments that decided it."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.agents.hindsight import costliest
from grognard.commands.speech import BAD_BATTLE, Command, fail, helped, told, words_of, write
from grognard.core import saves
from grognard.core.book.text_files import file_text
from grognard.replays.costly import costly
from grognard.replays.report import report_of

EXAMPLES = (
    "grognard report battle.jsonl --out report.html",
    "grognard report battle.jsonl --lang pl --out raport.md",
)
MARKDOWN, HTML = ".md", (".html", ".htm")


@click.command(cls=Command, help=helped("cli-report", *EXAMPLES), short_help=words_of("cli-report.short"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help=words_of("cli-report-out"))
@click.option("--costliest", "with_costliest", is_flag=True, help=words_of("cli-report-costliest"))
def command(file: Path, out: Path | None, with_costliest: bool) -> None:
    """Print it, or write it to a file."""
    if out is not None and out.suffix.lower() not in (MARKDOWN, *HTML):
        fail(words_of("cli-report-kind", file=str(out)))
    with told():
        text = file_text(file, saves.SIZE_LIMIT)
    with told(BAD_BATTLE, str(file)):
        battle = saves.read(text).battle
        seats = (0, 1) if with_costliest else ()
        report = report_of(battle, [[costly(battle, seat, each) for each in costliest(battle, seat)] for seat in seats])
    if out is None:
        click.echo(report.html(), nl=False)
    elif out.suffix.lower() != MARKDOWN:
        write(out, report.html())
    else:
        maps = [out.with_name(f"{out.stem}-{number}.svg") for number, _ in enumerate(report.maps, 1)]
        for path, drawn in zip(maps, report.maps, strict=True):
            write(path, drawn)
        write(out, report.markdown([path.name for path in maps]))
