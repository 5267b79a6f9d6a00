"""All work on battles is done by one thread, in the order it was asked for."""

from __future__ import annotations

import asyncio
from threading import get_ident

from grognard.server.engine import in_engine


def test_work_asked_for_at_once_is_done_by_one_thread_in_order():
    done: list[int] = []

    def work(number: int) -> int:
        done.append(number)
        return get_ident()

    async def ask() -> list[int]:
        return list(await asyncio.gather(*(in_engine(work, number) for number in range(20))))

    assert len(set(asyncio.run(ask()))) == 1
    assert done == list(range(20))
