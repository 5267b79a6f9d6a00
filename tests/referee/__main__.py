"""``python -m tests.referee GAME --battles N --from SEED``: watch battles and tell what was found."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import click

from tests.referee.playing import Report, watch
from tests.referee.referees import REFEREES


@click.command()
@click.argument("game", type=click.Choice(sorted(REFEREES)))
@click.option("--battles", default=10, show_default=True, help="How many battles to watch.")
@click.option("--from", "first", default=0, show_default=True, help="The number of the first battle.")
@click.option("--options", type=click.Choice(["half", "random", "default"]), default="half", show_default=True)
@click.option("--processes", default=1, show_default=True, help="How many battles are watched at a time.")
@click.option("--most", default=5, show_default=True, help="How many findings of a kind are told.")
def main(game: str, battles: int, first: int, options: str, processes: int, most: int) -> None:
    """Watch battles of GAME, played at random, and tell every finding with its seed and choice.

    The sums are told at every fiftieth battle on the error stream, and once more at the end or when it is stopped.
    """
    decisions = watched = 0
    checks: Counter[str] = Counter()
    told: Counter[str] = Counter()

    def tell(report: Report) -> None:
        nonlocal decisions, watched
        decisions += report.decisions
        watched += 1
        checks.update(report.checks)
        for finding in report.findings:
            told[finding.kind] += 1
            if told[finding.kind] <= most:
                click.echo(str(finding))
        sys.stdout.flush()
        if watched % 50 == 0:
            click.echo(sums(), err=True)

    def sums() -> str:
        return f"{game}: {watched} battles, {decisions} decisions, {checks.total()} checks, {told.total()} findings"

    seeds = range(first, first + battles)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if processes > 1:
            with ProcessPoolExecutor(processes) as pool:
                for report in pool.map(partial(watch, game, options=options), seeds, chunksize=4):
                    tell(report)
        else:
            for seed in seeds:
                tell(watch(game, seed, options))
    except KeyboardInterrupt:
        click.echo(f"stopped; the next battle is {first + watched}")
    click.echo(f"\n{sums()}")
    for kind in sorted({*checks, *told}):
        click.echo(f"{checks[kind]:>9}  {told[kind]:>6}  {kind}")
    sys.exit(1 if told else 0)


if __name__ == "__main__":
    main()
