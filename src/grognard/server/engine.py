"""One thread for all work on battles: rules, views, previews, the computer's thinking.

The ground's shapes are shared by all battles on it, and GEOS builds a prepared shape's index when it is first asked,
which two threads must not do at once: it ends the process. Python runs one thread at a time anyway, so little is lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

from grognard.core.saves import Replay

P = ParamSpec("P")
T = TypeVar("T")

SLICE = 0.02
"""For how many seconds at a time a battle is taken up; other tables have their turn in between."""

_THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="engine")


async def in_engine(work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
    """The value of ``work(*args, **keywords)``, done in the engine's thread after what was asked before, in the same
    language."""
    return await asyncio.get_running_loop().run_in_executor(
        _THREAD, partial(copy_context().run, work, *args, **keywords)
    )


def replay_some(lines: list[str], replay: Replay) -> None:
    """Take up some of the lines that are left, for a little while."""
    until = time.monotonic() + SLICE
    while replay.lines < len(lines) and time.monotonic() < until:
        replay.take(lines[replay.lines])
