"""What the table itself answers next: what has but one answer, or was answered ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol

from grognard.core.errors import Refused
from grognard.server import drafts
from grognard.server.drafts import Draft
from grognard.server.store import Behind, Unkept
from grognard.server.telling import Told
from grognard.server.views import Moment
from grognard.server.wire import fault

RETRY = 1.0
"""After how many seconds an answer is given again that the store could not take."""

P = ParamSpec("P")


class Sitting(Protocol):
    """A table, as far as this knows it."""

    now: Moment

    def also(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done soon."""

    def tell(self, message: object) -> None:
        """Tell every page the same."""

    async def reload(self) -> None:
        """Take the battle up where it stands in the store."""

    async def change(self, draft: Callable[P, Draft | None], *args: P.args, **keywords: P.kwargs) -> None:
        """Change the battle."""


class Due:
    """The answer that is due at a table, if one is: it is recorded like any choice, and told in an update of its
    own."""

    def __init__(self, table: Sitting) -> None:
        self._table = table
        self._due: tuple[Moment, Told] | None = None

    @property
    def stands(self) -> bool:
        """Whether an answer is due to what is asked now."""
        return self._due is not None and self._due[0] is self._table.now

    def put(self, now: Moment, told: Told) -> None:
        """What was told of this moment says whether an answer is due: then it is given."""
        self._due = None if told.forced is None else (now, told)
        self.give()

    def give(self) -> None:
        """Give the answer that is due, if one is: a pause may have kept it back."""
        if self._due is not None:
            self._table.also(self._given(*self._due))

    async def _given(self, now: Moment, told: Told) -> None:
        while True:
            try:
                return await self._table.change(self._draft, now, told)
            except Behind:
                return await self._table.reload()
            except Unkept as error:
                self._table.tell(fault(error))
                await asyncio.sleep(RETRY)
            except Refused:
                return None

    def _draft(self, now: Moment, told: Told) -> Draft | None:
        if self._table.now is not now or now.asked is None:
            return None
        return drafts.chosen(now, now.asked, now.battle.rules.decode_choice(told.forced), ahead=told.ahead)
