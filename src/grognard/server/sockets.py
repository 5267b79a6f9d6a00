"""The conversation with one page over a WebSocket."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.core.messages import Message, say
from grognard.server.store import Behind
from grognard.server.table import Table, fault
from grognard.server.wire import (
    MESSAGE_LIMIT,
    ByeMessage,
    Choose,
    Hello,
    Look,
    PreviewMessage,
    RefusedMessage,
    ToPage,
    Undo,
    decode_message,
    encode,
)

UNSENT_LIMIT = 256
RATE, BURST = 40.0, 120.0
POLICY, TOO_BIG = 1008, 1009


class Conversation:
    """One page at one table. Messages to it wait in a queue, so that a slow page delays nobody."""

    def __init__(self, socket: WebSocket, table: Table) -> None:
        self._socket = socket
        self._table = table
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._wanted: Look | None = None
        self._looking: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._allowance = BURST
        self._counted = time.monotonic()

    def tell(self, message: ToPage) -> None:
        """Send a message soon. A page too far behind is cut off; it comes back and is shown the whole table."""
        self._unsent.put_nowait(encode(message))
        if self._unsent.qsize() > UNSENT_LIMIT and self._sending is not None:
            self._sending.cancel()

    async def run(self) -> None:
        """Talk until the page goes away."""
        sending = self._sending = asyncio.create_task(self._send())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.leave(self)
            for task in (sending, hearing, self._looking):
                if task is not None:
                    task.cancel()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_text(await self._unsent.get())

    async def _hear(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text") or event.get("bytes") or b""
            if len(text) > MESSAGE_LIMIT:
                await part(self._socket, say("server-too-long", limit=MESSAGE_LIMIT), TOO_BIG)
                return
            if not self._may_speak():
                self.tell(RefusedMessage(say("server-too-fast")))
                continue
            await self._answer(text)

    def _may_speak(self) -> bool:
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._counted) * RATE)
        self._counted = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    async def _answer(self, text: str | bytes) -> None:
        try:
            match decode_message(text):
                case Hello():
                    await self._table.join(self)
                case Choose(decision, choice):
                    await self._table.choose(decision, choice)
                case Undo():
                    await self._table.undo()
                case Look() as look:
                    self._wanted = look
                    if self._looking is None or self._looking.done():
                        self._looking = asyncio.create_task(self._look())
        except Behind as error:
            await self._table.reload()
            self.tell(fault(error))
        except Exception as error:
            self.tell(fault(error))

    async def _look(self) -> None:
        """Answer the newest preview asked for; those overtaken while one was computed are dropped."""
        while (look := self._wanted) is not None:
            self._wanted = None
            try:
                preview = await self._table.preview(look.decision, look.proposal)
                self.tell(PreviewMessage(look.request, preview))
                if preview.unfinished and self._wanted is None:
                    whole = await self._table.preview(look.decision, look.proposal, whole=True)
                    if self._wanted is None:
                        self.tell(PreviewMessage(look.request, whole))
            except Exception as error:
                refused = fault(error)
                self.tell(RefusedMessage(refused.message, refused.rules, look.request))


async def part(socket: WebSocket, message: Message, code: int = POLICY) -> None:
    """Say why and hang up."""
    await socket.send_text(encode(ByeMessage(message)))
    await socket.close(code)
