"""``grognard verify``: the dice of a saved battle checked, and what that proves."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from grognard.commands.speech import BAD_BATTLE, Command, helped, told, words_of
from grognard.core.book.text_files import file_text
from grognard.core.records import to_builtins, to_text
from grognard.core.saves import SIZE_LIMIT
from grognard.core.verifying.records import Verdict
from grognard.core.verifying.verify import verify
from grognard.core.words import spoken

DIFFERS = 1
EXAMPLES = ("grognard verify battle.jsonl", "grognard verify battle.jsonl --seal K7QPX-3MZT2-AB5CD-EF6GH")
KINDS = ("wrong", "proved", "open")


@click.command(cls=Command, help=helped("cli-verify", *EXAMPLES), short_help=words_of("cli-verify.short"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seal", "seals", multiple=True, metavar="CODE", help=words_of("cli-verify-seal"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
@click.pass_context
def command(context: click.Context, file: Path, seals: tuple[str, ...], as_json: bool) -> None:
    """Check and print."""
    with told():
        text = file_text(file, SIZE_LIMIT)
    with told(BAD_BATTLE, str(file)):
        found = verify(text, [each.strip().upper() for each in seals])
    if as_json:
        click.echo(to_text(_facts(found)))
    else:
        _show(found)
    context.exit(0 if found.agrees else DIFFERS)


def _show(found: Verdict) -> None:
    console = Console(highlight=False)
    console.print(spoken(found.verdict), style="bold", soft_wrap=True, markup=False)
    for kind in KINDS:
        of_kind = [each for each in found.findings if each.kind == kind]
        if of_kind:
            console.print("\n" + words_of(f"verify-{kind}"), style="bold", markup=False)
        for each in of_kind:
            console.print(f"  - {spoken(each.message)}", soft_wrap=True, markup=False)


def _facts(found: Verdict) -> dict[str, object]:
    """The verdict as plain data, with its sentences in words."""
    rows = [{"kind": each.kind, "line": each.line, "text": spoken(each.message)} for each in found.findings]
    return {
        "system": found.system,
        "agrees": found.agrees,
        "text": spoken(found.verdict),
        "findings": rows,
        "seals": to_builtins(found.seals),
        "faces": found.faces,
    }
