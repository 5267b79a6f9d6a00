"""Break rules one by one in a copy of the program, and see whether a test marked with the rule notices.

The breaks stand in ``tests/broken_rules/<game>.toml``, each a small change of one place that makes one clause of a rule
untrue:

    [[breaks]]
    rule = "AAM-SA-75"                                  # its marked tests must notice
    clause = "only Soldiers are rallied by Exert Will"  # what is no longer so
    file = "rally.py"                                   # below the game's folder
    old = "if card.is_soldier"                          # stands there exactly once
    new = "if True"

A break is ``noticed`` if a test marked with the id fails, ``lives`` if all of them pass, ``unmarked`` if there are
none, ``stale`` if the place has changed, and ``broken`` if the program does not even load with it. Tests that fail
unbroken are told first, and count for nothing. Ends with status 1 unless every break is noticed.
"""

from __future__ import annotations

import compileall
import importlib
import multiprocessing
import os
import pkgutil
import re
import shutil
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

import click

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import msgspec  # noqa: E402

from grognard.core.records import Record  # noqa: E402

TESTS = ROOT / "tests"
BREAKS = TESTS / "broken_rules"
GAMES = Path("src/grognard/games")
PATIENCE = 300  # seconds; tests that a break keeps from ending have noticed it
FAILED, NO_TESTS = 1, 5  # statuses of pytest
NOTICED, LIVES, UNMARKED, STALE, BROKEN = "noticed", "lives", "unmarked", "stale", "broken"


class Break(Record):
    """One clause made untrue: ``old`` becomes ``new`` in ``file`` of the game's folder."""

    rule: str
    clause: str
    file: str
    old: str
    new: str


def read(path: Path) -> list[Break]:
    """The breaks of a file. Raises msgspec.ValidationError naming the entry."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["breaks"], list[Break])


def files_marked(ids: Sequence[str], tests: Path = TESTS) -> list[Path]:
    """The test files in which one of the ids stands, wherever they are."""
    pattern = re.compile("|".join(rf'"{re.escape(id)}"' for id in ids))
    return [path for path in sorted(tests.rglob("test_*.py")) if pattern.search(path.read_text(encoding="utf-8"))]


class Copy:
    """A copy of the games in which rules may be broken; the rest of the program and the tests are those of the tree.

    Tests run in processes forked from one that has loaded everything but the games, about a second a break.
    """

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.said = folder / "said.txt"
        shutil.copytree(ROOT / GAMES, self.games, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(self.games, quiet=1)

    def test(self, ids: Sequence[str], *more: str) -> int:
        """The status of pytest over the tests marked with one of the ids; 5 if there are none."""
        files = files_marked(ids)
        if not files:
            return NO_TESTS
        arguments = [*(f"--rule={id}" for id in ids), *more, *map(str, files)]
        child = FORKS.Process(target=run_tests, args=(self.games, self.said, arguments))
        child.start()
        child.join(PATIENCE)
        if child.is_alive():
            child.kill()
            child.join()
            return FAILED
        return child.exitcode if child.exitcode is not None and child.exitcode >= 0 else FAILED

    def try_break(self, game: str, each: Break) -> str:
        """Break the rule, run its tests, and mend it again."""
        path = self.games / game / each.file
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if text.count(each.old) != 1:
            return STALE
        before = path.stat()
        try:
            path.write_text(text.replace(each.old, each.new), encoding="utf-8")
            return {0: LIVES, FAILED: NOTICED, NO_TESTS: UNMARKED}.get(self.test([each.rule], "-x"), BROKEN)
        finally:
            path.write_text(text, encoding="utf-8")
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))  # what was compiled of it holds again


def run_tests(games: Path, said: Path, arguments: Sequence[str]) -> None:
    """In a fresh process: the games are those of the copy, and pytest's status is the process's."""
    import pytest

    import grognard.games

    sys.dont_write_bytecode = True
    grognard.games.__path__[:] = [str(games)]
    sys.path_importer_cache.clear()
    importlib.invalidate_caches()
    os.chdir(ROOT)
    with said.open("w") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        status = pytest.main(["-q", "-p", "no:cacheprovider", *arguments])
    os._exit(int(status))


def everything_but_games() -> list[str]:
    """The modules that no break changes, and what tests load besides."""
    names = ["pytest", "hypothesis.strategies", "numpy", "shapely", "unittest.mock"]
    for part in ("core", "space", "odds", "agents"):
        package = importlib.import_module(f"grognard.{part}")
        names += [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return names


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(everything_but_games())


@click.command(help=(__doc__ or "").replace("``", ""))
@click.argument("game", type=click.Choice(sorted(path.stem for path in BREAKS.glob("*.toml"))))
@click.option("--rule", "only", help="Try only the breaks of rules whose id begins so.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="How many at a time.")
def main(game: str, only: str | None, processes: int) -> None:
    """Try each break of a game's file and tell what became of it."""
    breaks = [each for each in read(BREAKS / f"{game}.toml") if each.rule.startswith(only or "")]
    with tempfile.TemporaryDirectory(prefix="broken-rules-") as folder:
        copies: Queue[Copy] = Queue()
        for number in range(processes):
            copies.put(Copy(Path(folder) / str(number)))
        whole = copies.get()
        if whole.test(sorted({each.rule for each in breaks})) == 1:
            failed = re.findall(r"^FAILED .*", whole.said.read_text(encoding="utf-8"), re.MULTILINE)
            click.echo("These fail unbroken:\n" + "\n".join(failed))
        copies.put(whole)

        def outcome(each: Break) -> str:
            copy = copies.get()
            try:
                return copy.try_break(game, each)
            finally:
                copies.put(copy)

        counts: Counter[str] = Counter()
        with ThreadPoolExecutor(processes) as pool:
            for each, found in zip(breaks, pool.map(outcome, breaks), strict=True):
                counts[found] += 1
                click.echo(f"{found:9} {each.rule:14} {each.clause}")
    click.echo(f"{game}: {len(breaks)} tried; " + ", ".join(f"{number} {name}" for name, number in counts.items()))
    raise SystemExit(0 if counts[NOTICED] == len(breaks) else 1)


if __name__ == "__main__":
    main()
