"""The command line: what to break, how many at a time, and how to tell what was found."""

from __future__ import annotations

import contextlib
import difflib
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import click  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: E402

from grognard.core.records import replace  # noqa: E402
from tools.mutants import report  # noqa: E402
from tools.mutants.mutations import Mutant, mutants  # noqa: E402
from tools.mutants.places import KINDS, STATED, Game, open_game, places  # noqa: E402
from tools.mutants.results import Equivalent, Equivalents, Results, digest, read_equivalents  # noqa: E402
from tools.mutants.sessions import Found, Plan, Session  # noqa: E402

GAMES = ROOT / "src" / "grognard" / "games"
SOURCES = (ROOT / "src" / "grognard" / "i18n", GAMES)
STYLES = ("text", "markdown", "entries")
EXAMPLES = """\b
Examples, each after `make mutants ARGS="` or `python -m tools.mutants`:
  --game wh40k5 --rules WH-SHOOT          the chapter on shooting
  --game bolt_action --rules BA-VEH-20,BA-VEH-21 --kinds fates,tables
  --game operation_ww2 --sample 300       a random sample of the whole game
  --game wh40k5 --files "rules/saves/*.py" --all
  --game wh40k5 --sample 300 --report markdown
"""


@click.command(
    help=f"""Break what states the rules, and see whether a test marked with the rule notices.

A mutant is one small change of a function, constant or table that names a rule. It is killed if a test marked with one
of those rules fails (or never ends), and survives otherwise; what survives shows a test that is missing, or changes
nothing and is written into tests/mutants/GAME.toml with the reason. The tree is never changed. Results are kept in
.mutants/, so that a run that was stopped goes on where it was. Ends with status 1 if any survived.

{EXAMPLES}"""
)
@click.option("--game", required=True, help="The game whose rules are broken.")
@click.option("--rules", default="", help="Only places that name a rule whose id begins so; several with commas.")
@click.option("--files", default="", help="Only these files, as patterns below the game's folder; several with commas.")
@click.option("--kinds", default=",".join(STATED), show_default=True, help=f"Of {', '.join(KINDS)}.")
@click.option("--sample", type=click.IntRange(1), help="Try so many, drawn at random.")
@click.option("--seed", default=1, show_default=True, help="Which are drawn.")
@click.option("--all", "everything", is_flag=True, help="Also the game's unmarked tests that reach the code.")
@click.option("-j", "--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, help="How many at a time.")
@click.option(
    "--patience", type=click.IntRange(1), default=60, show_default=True, help="Seconds, beside what tests take."
)
@click.option("--survivors", is_flag=True, help="Only those that survived, or had no tests, when they were last tried.")
@click.option("--fresh", is_flag=True, help="Forget what earlier runs found about the game.")
@click.option(
    "--report", "style", type=click.Choice(["text", "markdown", "entries"]), default="text", show_default=True
)
def main(
    game: str,
    rules: str,
    files: str,
    kinds: str,
    sample: int | None,
    seed: int,
    everything: bool,
    jobs: int,
    patience: int,
    survivors: bool,
    fresh: bool,
    style: str,
) -> None:
    """Try mutants and tell what became of them."""
    console = Console(file=os.fdopen(os.dup(2), "w"), highlight=False)
    opened = game_named(game)
    asked = split(kinds)
    for kind in asked:
        one_of(kind, KINDS, "kind")
    chosen = drafted(opened, prefixes(opened, rules), asked, split(files))
    equivalents = Equivalents(read_equivalents(ROOT / "tests" / "mutants" / f"{game}.toml"))
    told_stale(opened, equivalents, console)
    if not chosen:
        raise click.ClickException("No code or table of these kinds names these rules; try --kinds " + ",".join(KINDS))
    results = Results(ROOT / ".mutants" / f"{game}.jsonl", ROOT, everything)
    if survivors:
        chosen = [each for each in chosen if results.survived(each)]
    tried = drawn(chosen, sample, seed) if sample else chosen
    if fresh:
        results.forget()
    known = {each.key: found for each in tried if (found := results.of(each))}
    waiting = [each for each in tried if each.key not in known and not equivalents.of(each)]
    console.print(
        f"{game}: {len(chosen)} mutants; {len(tried)} to try, of which {len(tried) - len(waiting)} are known."
    )
    plan = Plan(opened.home, jobs, patience, results.times, everything)
    stopped = run(plan, waiting, results, known, console)
    outcomes = [
        report.Outcome(each, found)
        for each in tried
        if (found := Found(report.EQUIVALENT) if equivalents.of(each) else known.get(each.key))
    ]
    tell(outcomes, style)
    if stopped:
        raise click.ClickException(f"{stopped} {len(outcomes)} of {len(tried)} are done; the same command goes on.")
    raise SystemExit(1 if report.survivors(outcomes) else 0)


def split(text: str) -> list[str]:
    """What stands between commas or spaces."""
    return [part for part in re.split(r"[,\s]+", text) if part]


def one_of(given: str, known: Sequence[str], what: str) -> None:
    """Refuse what is unknown, naming what is near and what there is."""
    if given not in known:
        near = difflib.get_close_matches(given, known, 3, 0.4)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        raise click.UsageError(f"There is no {what} {given}.{meant} There are: {', '.join(known)}.")


def game_named(name: str) -> Game:
    """The game, or an error that names those there are."""
    one_of(name, sorted(path.parent.name for path in GAMES.glob("*/catalogue")), "game")
    return open_game(GAMES / name)


def prefixes(game: Game, given: str) -> list[str]:
    """The beginnings of ids asked for; each must begin a rule of the game."""
    found = split(given)
    chapters = list(dict.fromkeys(id.rsplit("-", 1)[0] for id in game.ids))
    for prefix in found:
        if not any(id.startswith(prefix) for id in game.ids):
            near = difflib.get_close_matches(prefix, game.ids, 5, 0.6)
            one_of(prefix, list(dict.fromkeys([*chapters, *near])), f"rule of {game.name} that begins with")
    return found


def drafted(game: Game, rules: Sequence[str], kinds: Sequence[str], files: Sequence[str]) -> list[Mutant]:
    """Every mutant of the places asked for."""
    words = messages()
    return [
        mutant
        for place in places(game, kinds, files)
        if not rules or any(rule.startswith(tuple(rules)) for rule in place.rules)
        for mutant in mutants(place, words)
    ]


def drawn(chosen: Sequence[Mutant], sample: int, seed: int) -> list[Mutant]:
    """A random sample that stays the same where the code does: a larger one holds a smaller one."""
    return sorted(chosen, key=lambda each: digest(f"{seed} {each.key}"))[:sample]


def messages() -> frozenset[str]:
    """The names of all messages: as strings in the code they only say something."""
    texts = (path.read_text(encoding="utf-8") for source in SOURCES for path in source.rglob("en/*.ftl"))
    return frozenset(name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def told_stale(game: Game, equivalents: Equivalents, console: Console) -> None:
    """Say which entries of the file of equivalents fit no mutant any more."""
    for entry in stale_entries(game, equivalents):
        console.print(
            f"tests/mutants/{game.name}.toml is stale: {entry.place}\n- {entry.was}\n+ {entry.now}", markup=False
        )


def stale_entries(game: Game, equivalents: Equivalents) -> list[Equivalent]:
    """The entries that fit no mutant any more."""
    words = messages()
    named = [place for place in places(game, KINDS) if place.name in equivalents.places()]
    return equivalents.stale([mutant for place in named for mutant in mutants(place, words)])


def run(plan: Plan, waiting: Sequence[Mutant], results: Results, known: dict[str, Found], console: Console) -> str:
    """Try mutants and keep what is found; what stopped it early, if anything did."""
    if not waiting:
        return ""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stopped = ""
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("collecting tests", total=len(waiting))

        def heard(mutant: Mutant, found: Found) -> None:
            results.keep(mutant, found)
            known[mutant.key] = found
            survived = sum(each.status in ("survived", "no tests") for each in known.values())
            progress.update(bar, advance=1, description=f"{survived} survived")

        with tempfile.TemporaryDirectory(prefix="mutants-") as scratch, quiet(plan.root / ".mutants" / "pytest.log"):
            # A run in the background is begun with interrupts ignored; one that is ended keeps what is done too.
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.default_int_handler)
            session = Session(replace(plan, scratch=scratch), waiting, heard)
            try:
                status = session.run()
                if status and not set(known) >= {each.key for each in waiting}:
                    stopped = f"pytest stopped with status {status}; see .mutants/pytest.log."
            except KeyboardInterrupt:
                stopped = "Stopped."
            finally:
                results.keep_times()
    for test in (test for test, fails in session.unfit.items() if fails):
        console.print(f"Fails without any mutant and counts for nothing: {test}", markup=False)
    return stopped


@contextlib.contextmanager
def quiet(log: Path) -> Iterator[None]:
    """What is written to the output goes to a file."""
    log.parent.mkdir(exist_ok=True)
    kept = os.dup(1), os.dup(2)
    with log.open("w") as file:
        sys.stdout.flush()
        sys.stderr.flush()
        for number in (1, 2):
            os.dup2(file.fileno(), number)
        try:
            yield
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for number, old in zip((1, 2), kept, strict=True):
                os.dup2(old, number)
                os.close(old)


def tell(outcomes: Sequence[report.Outcome], style: str) -> None:
    """The report, to the output."""
    if style == "text":
        report.show(outcomes, Console(width=None if sys.stdout.isatty() else 120))
    else:
        click.echo(report.markdown(outcomes) if style == "markdown" else report.entries(outcomes))


if __name__ == "__main__":
    main()
