"""Tests collected once, and run in forked children with one mutant each.

A function of a mutant is exchanged in the child by giving it other code; every name that is bound to it so means the
mutant. What had already run when the tests were collected (a constant, a table, a function that made one) is loaded
anew instead, from the changed text, and the tests with it.
"""

from __future__ import annotations

import builtins
import gc
import importlib.machinery
import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

from grognard.core.records import Record, replace
from tools.break_rules import files_marked
from tools.mutants.forks import Answer, Task, answers
from tools.mutants.mutations import Mutant
from tools.mutants.places import Place

ROOT = Path(__file__).resolve().parent.parent.parent
KILLED, SURVIVED, TIMEOUT, UNTESTED, UNLOADABLE = "killed", "survived", "timeout", "no tests", "does not load"
UNKNOWN = 1.0
"""Seconds a test is thought to take before it has ever run."""
Spot = tuple[str, str, int]
"""A function: its file, its qualified name, its first line."""


class Found(Record):
    """What became of a mutant, by which test, and how long the tests took (seconds of processor time).

    ``others``: the rules that the test is marked with, if none of them is the mutant's.
    """

    status: str
    test: str = ""
    others: tuple[str, ...] | None = None
    times: dict[str, float] = {}


def spot(code: CodeType) -> Spot:
    """Where a function stands."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def spot_in(home: Path, place: Place) -> Spot:
    """Where the function of a place stands."""
    return str(home / place.file), place.name, place.first


class Calls:
    """Which of some functions are called while it watches."""

    def __init__(self, watched: Iterable[Spot]) -> None:
        self.files = {file for file, _, _ in watched}
        self.called: set[Spot] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename in self.files:
            self.called.add(spot(frame.f_code))

    def __enter__(self) -> Calls:
        sys.setprofile(self)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def run_items(items: Sequence[pytest.Item], seen: Callable[[pytest.Item, float, bool], bool]) -> None:
    """Run tests one after another until ``seen`` (test, seconds, failed) says to stop."""
    for number, item in enumerate(items):
        began = time.process_time()
        following = items[number + 1] if number + 1 < len(items) else None
        failed = any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))
        if seen(item, time.process_time() - began, failed):
            return


def try_items(items: Sequence[pytest.Item]) -> Found:
    """Run tests up to the first that fails."""
    times: dict[str, float] = {}
    killer: list[str] = []

    def seen(item: pytest.Item, seconds: float, failed: bool) -> bool:
        times[item.nodeid] = round(seconds, 3)
        killer.extend([item.nodeid] * failed)
        return failed

    run_items(items, seen)
    return Found(KILLED if killer else SURVIVED, "".join(killer), times=times)


def marks(item: pytest.Item) -> set[str]:
    """The rules a test is marked with."""
    return {id for mark in item.iter_markers("rule") for id in mark.args}


class Plan(Record):
    """What a run needs to know: the game's folder, how many children, their least patience in seconds of processor
    time, what tests are known to take, whether unmarked tests that reach the code count too (``everything``), and a
    folder for what tests write.
    """

    home: Path
    jobs: int
    patience: int
    times: dict[str, float]
    everything: bool = False
    root: Path = ROOT
    scratch: str | None = None


class Session:
    """A plugin of pytest that tries mutants instead of running the tests it collected."""

    def __init__(self, plan: Plan, mutants: Sequence[Mutant], heard: Callable[[Mutant, Found], None]) -> None:
        self.plan, self.mutants, self.heard = plan, mutants, heard
        self.collecting = Calls(self.spot_of(each) for each in mutants)
        self.items: list[pytest.Item] = []
        self.unfit: dict[str, bool] = {}
        self.reached: dict[str, set[Spot]] = {}
        self.functions: dict[Spot, list[FunctionType]] = {}

    def spot_of(self, mutant: Mutant) -> Spot:
        return spot_in(self.plan.home, mutant.place)

    def run(self) -> int:
        """Collect and try; the status of pytest."""
        rules = sorted({rule for each in self.mutants for rule in each.place.rules})
        files = self.files(rules)
        if not files:
            for mutant in self.mutants:
                self.heard(mutant, Found(UNTESTED))
            return 0
        with self.collecting:
            return pytest_over([] if self.plan.everything else rules, self.plan, self, files)

    def files(self, rules: Sequence[str]) -> list[Path]:
        marked = [path for path in files_marked(rules, self.plan.root / "tests") if "browser" not in path.parts]
        if self.plan.everything:
            own = self.plan.root / "tests" / "games" / self.plan.home.name
            return sorted({*marked, *own.rglob("test_*.py")})
        return marked

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        if session.testsfailed:
            raise session.Interrupted(f"{session.testsfailed} files of tests cannot be collected, see the log")
        self.items = list(session.items)
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename in self.collecting.files:
                self.functions.setdefault(spot(each.__code__), []).append(each)
        gc.collect()
        gc.freeze()
        if self.plan.everything:
            self.find_reached()
        waiting = list(self.mutants)
        while waiting:
            waiting = list(self.try_all(waiting))
        return True

    def find_reached(self) -> None:
        """Run every test once and note which functions it reaches."""
        share = max(1, len(self.items) // (self.plan.jobs * 4))
        parts = [self.items[start : start + share] for start in range(0, len(self.items), share)]
        tasks = [Task(number, partial(self.reaches, part), 3600) for number, part in enumerate(parts)]
        for answer in answers(tasks, self.plan.jobs):
            for test, spots in (answer.value or {}).items():
                self.reached[test] = {(file, name, line) for file, name, line in spots}

    def reaches(self, items: Sequence[pytest.Item]) -> dict[str, list[Spot]]:
        """In a child: which of the functions each test calls; they are given code that says so."""
        called: set[Spot] = set()
        builtins.mutants_called = called.add  # type: ignore[attr-defined]
        for mutant in {self.spot_of(each): each for each in self.mutants if each.place.body}.values():
            text = (self.plan.home / mutant.place.file).read_text(encoding="utf-8")
            self.exchange(mutant.place, _telling(mutant.place, self.spot_of(mutant), text))
        found: dict[str, list[Spot]] = {}

        def seen(item: pytest.Item, seconds: float, failed: bool) -> bool:
            found[item.nodeid] = sorted(called)
            called.clear()
            return False

        run_items(items, seen)
        return found

    def tests_of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that may notice a mutant, the quick ones first; none that fails without it."""
        rules, place = set(mutant.place.rules), self.spot_of(mutant)
        found = [
            each
            for each in self.items
            if not self.unfit.get(each.nodeid)
            and (rules & marks(each) or (self.plan.everything and place in self.reached.get(each.nodeid, ())))
        ]
        times = self.plan.times
        return sorted(found, key=lambda item: (not rules & marks(item), times.get(item.nodeid, UNKNOWN)))

    def try_all(self, mutants: Sequence[Mutant]) -> Iterator[Mutant]:
        """Try mutants; those whose killer fails without them too are given back, to be tried without it."""

        def tasks() -> Iterator[Task]:
            for number, mutant in enumerate(mutants):
                if not (items := self.tests_of(mutant)):
                    self.heard(mutant, Found(UNTESTED))
                    continue
                known = sum(self.plan.times.get(item.nodeid, UNKNOWN) for item in items)
                yield Task(number, self.attempt(mutant, items), int(self.plan.patience + 3 * known))

        for answer in answers(tasks(), self.plan.jobs):
            mutant, found = mutants[answer.name], self.found(answer)
            self.plan.times.update(found.times)
            rules = set(mutant.place.rules)
            for killer in self.items:
                if killer.nodeid == found.test and not rules & marks(killer):
                    found = replace(found, others=tuple(sorted(marks(killer))))
            if found.test and self.fails_anyhow(found.test):
                yield mutant
            else:
                self.heard(mutant, found)

    def found(self, answer: Answer) -> Found:
        if answer.late or answer.crashed:
            return Found(TIMEOUT if answer.late else KILLED)
        return Found(**answer.value)

    def fails_anyhow(self, test: str) -> bool:
        """Whether a test fails unbroken; each is asked once."""
        if test not in self.unfit:
            items = [each for each in self.items if each.nodeid == test]
            [answer] = answers([Task(test, lambda: try_items(items), 600)], 1)
            self.unfit[test] = self.found(answer).status != SURVIVED
        return self.unfit[test]

    def attempt(self, mutant: Mutant, items: Sequence[pytest.Item]) -> Callable[[], Found]:
        """What a child does about a mutant."""
        place = mutant.place
        path = self.plan.home / place.file
        text = path.read_text(encoding="utf-8")
        changed = mutant.written_into(text)
        head = place.body - place.first
        same_head = mutant.source.splitlines()[:head] == place.source.splitlines()[:head]
        tests = [item.nodeid for item in items]

        def anew() -> Found:
            return load_anew(self.plan, place.rules, path, text, changed, tests)

        def exchanged() -> Found:
            if not self.exchange(place, changed):
                return anew()
            found = try_items(items)
            ran_before = self.spot_of(mutant) in self.collecting.called
            return anew() if ran_before and found.status == SURVIVED else found

        return exchanged if place.body and same_head else anew

    def exchange(self, place: Place, changed: str) -> bool:
        """In a child: give a function the code that the changed text of its file has; whether that says all."""
        path, here = str(self.plan.home / place.file), spot_in(self.plan.home, place)
        functions = self.functions.get(here, [])
        found = [code for code in codes(compile(changed, path, "exec", dont_inherit=True)) if spot(code) == here]
        free = {len(each.__code__.co_freevars) for each in functions}
        if len(found) != 1 or free != {len(found[0].co_freevars)}:
            return False
        for each in functions:
            each.__code__ = found[0]
        return True


def _telling(place: Place, here: Spot, text: str) -> str:
    """The text of a file in which a function says that it is called."""
    lines = text.splitlines(keepends=True)
    first = lines[place.body - 1]
    indent = first[: len(first) - len(first.lstrip())]
    return "".join([*lines[: place.body - 1], f"{indent}mutants_called({here!r})\n", *lines[place.body - 1 :]])


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all within it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from codes(each)


def pytest_over(rules: Sequence[str], plan: Plan, plugin: object, files: Sequence[Path]) -> int:
    """The status of pytest over files, but for what ``plugin`` does instead of running them."""
    arguments = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:doctest", "-p", "no:faulthandler", "--assert=plain"]
    arguments += ["-x", "--tb=native", "--no-header", "--no-summary"]
    arguments += ["-o", "addopts=", "--import-mode=importlib", "--rootdir", str(plan.root)]
    arguments += ["--basetemp", tempfile.mkdtemp(dir=plan.scratch)]
    arguments += ["-m", "not browser and (not slow or sample)", *(f"--rule={rule}" for rule in rules)]
    hypothesis.settings.register_profile(
        "mutants",
        deadline=None,
        derandomize=True,
        database=None,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    )
    os.environ["HYPOTHESIS_PROFILE"] = "mutants"
    return int(pytest.main([*arguments, *map(str, files)], plugins=[plugin]))


class _Anew:
    """The plugin of a child that has loaded everything anew."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.tests = {test: number for number, test in enumerate(tests)}
        self.found = Found(UNLOADABLE)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [each for each in session.items if each.nodeid in self.tests]
        if not session.testsfailed and items:
            self.found = try_items(sorted(items, key=lambda item: self.tests[item.nodeid]))
        return True


def load_anew(plan: Plan, rules: Sequence[str], path: Path, text: str, changed: str, tests: Sequence[str]) -> Found:
    """In a child: forget the program, load it with the changed text and run the tests over it."""
    sys.dont_write_bytecode = True
    own = tuple(f"{plan.root / part}{os.sep}" for part in ("src", "tests"))
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(own) or name in ("grognard", "tests", "conftest"):
            del sys.modules[name]
    if path.suffix == ".toml":
        loads = tomllib.loads
        tomllib.loads = lambda given, **more: loads(changed if given == text else given, **more)
    else:
        loader: Any = importlib.machinery.SourceFileLoader
        get_code = loader.get_code

        def changed_code(self: Any, name: str) -> CodeType | None:
            if Path(self.path) == path:
                return compile(changed, self.path, "exec", dont_inherit=True)
            found: CodeType | None = get_code(self, name)
            return found

        loader.get_code = changed_code
    files = sorted({plan.root / test.split("::")[0] for test in tests})
    plugin = _Anew(tests)
    pytest_over([] if plan.everything else rules, plan, plugin, files)
    return plugin.found
