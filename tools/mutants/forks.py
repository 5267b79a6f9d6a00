"""Work done by forked children: several at a time, each within limits, its answer read from a pipe."""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn

import msgspec

from grognard.core.records import Record

MEMORY = 3 * 2**30
"""Bytes a child may use beyond what it was forked with."""
SLOW = 8
"""How many seconds may pass for each second of processor time a child may use, on a machine that has other work."""


class Task(Record):
    """Something a child does: ``work`` gives its answer, within ``seconds`` of processor time."""

    name: Any
    work: Callable[[], Any]
    seconds: int


class Answer(Record):
    """What became of a task: its ``value``, unless it took too long (``late``) or its child died (``crashed``)."""

    name: Any
    value: Any = None
    late: bool = False
    crashed: bool = False


class _Child:
    def __init__(self, task: Task) -> None:
        self.task, self.said = task, b""
        self.read, write = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            _work(task, write)
        os.close(write)
        self.deadline = time.monotonic() + SLOW * task.seconds

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)

    def answer(self) -> Answer:
        """The answer of a child that has ended."""
        os.close(self.read)
        _, status = os.waitpid(self.process, 0)
        self.stop()  # what it has started itself
        if os.WIFSIGNALED(status):
            late = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
            return Answer(self.task.name, late=late, crashed=not late)
        if not self.said:
            return Answer(self.task.name, crashed=True)
        return Answer(self.task.name, msgspec.json.decode(self.said))


def _work(task: Task, write: int) -> NoReturn:
    """In the child: its own group, within its limits, and out without any of its parent's endings."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with open("/proc/self/statm") if os.path.exists("/proc/self/statm") else contextlib.nullcontext() as file:
        used = int(file.read().split()[0]) * resource.getpagesize() if file else 8 * 2**30
    for limit, most in ((resource.RLIMIT_AS, used + MEMORY), (resource.RLIMIT_CPU, task.seconds)):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(limit, (most, resource.getrlimit(limit)[1]))
    try:
        said = msgspec.json.encode(task.work())
        while said:
            said = said[os.write(write, said) :]
    finally:
        os._exit(0)


def answers(tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """The answers as they come, ``jobs`` children at a time; children are stopped if nobody takes them any more."""
    waiting, running = iter(tasks), dict[int, _Child]()
    try:
        while True:
            while len(running) < jobs and (task := next(waiting, None)) is not None:
                child = _Child(task)
                running[child.read] = child
            if not running:
                return
            ready, _, _ = select.select(list(running), [], [], 1.0)
            for read in ready:
                if part := os.read(read, 2**16):
                    running[read].said += part
                else:
                    yield running.pop(read).answer()
            for child in running.values():
                if time.monotonic() > child.deadline:
                    child.stop()
    finally:
        for child in running.values():
            child.stop()
            child.answer()
