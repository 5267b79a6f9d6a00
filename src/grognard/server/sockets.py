"""The conversation with one page over a WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.core.messages import Message, say
from grognard.server.clocks.records import Claim
from grognard.server.operating import metrics
from grognard.server.seats import Holder
from grognard.server.store import Behind
from grognard.server.table import Table
from grognard.server.talks.allowance import Allowance
from grognard.server.talks.records import Commit, Hush, Offer, Reply, Resume, Reveal, Say, Stand, Unsay
from grognard.server.wire import (
    MESSAGE_LIMIT,
    ByeMessage,
    Choose,
    Hello,
    Hint,
    HintMessage,
    Look,
    Pace,
    Ping,
    PongMessage,
    PreviewMessage,
    Rank,
    RefusedMessage,
    ToPage,
    Undo,
    decode_message,
    encode,
    fault,
)

UNSENT_LIMIT = 256
SILENCE = 15.0
"""How many seconds a page may take for its first word."""
RATE, BURST = 40.0, 120.0
POLICY, TOO_BIG = 1008, 1009


class Conversation:
    """One page at one table. Messages to it wait in a queue, so that a slow page delays nobody."""

    def __init__(self, socket: WebSocket, table: Table, holder: Holder) -> None:
        self._socket = socket
        self._table = table
        self.holder = holder
        self._leaving: asyncio.Task[None] | None = None
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._wanted: Look | None = None
        self._unfinished: Look | None = None
        self._newest = 0
        self._looking: asyncio.Task[None] | None = None
        self._finishing: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._allowance = Allowance(RATE, BURST)

    def tell(self, message: str) -> None:
        """Send a message soon. A page too far behind is cut off; it comes back and is shown the whole table."""
        self._unsent.put_nowait(message)
        if self._unsent.qsize() > UNSENT_LIMIT:
            self.cut_off()

    def cut_off(self) -> None:
        """Hang up without a word; the page comes back and is shown the whole table."""
        if self._sending is not None:
            self._sending.cancel()

    def send_away(self, message: Message) -> None:
        """Say why, and hang up soon; nothing more is told to the page or heard from it."""
        self._table.leave(self)
        if self._leaving is None:
            self._leaving = asyncio.create_task(part(self._socket, message))
            for task in (self._sending, self._hearing):
                if task is not None:
                    task.cancel()

    async def run(self) -> None:
        """Talk until the page goes away."""
        if self._leaving is not None:
            return await self._left()
        metrics.pages.inc()
        sending = self._sending = asyncio.create_task(self._send())
        hearing = self._hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.pages.dec()
            self._table.leave(self)
            for task in (sending, hearing, self._looking, self._finishing, self._hinting):
                if task is not None:
                    task.cancel()
            await self._left()

    async def _left(self) -> None:
        """Wait until the page was told to go, if it was; it may be gone already."""
        if self._leaving is not None:
            with suppress(Exception):
                await self._leaving

    def _reply(self, message: ToPage) -> None:
        self.tell(encode(message))

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_text(await self._unsent.get())

    async def _hear(self) -> None:
        spoken = False
        while True:
            try:
                async with asyncio.timeout(None if spoken else SILENCE):
                    event = await self._socket.receive()
            except TimeoutError:
                await part(self._socket, say("server-silent"))
                return
            if event["type"] == "websocket.disconnect":
                return
            spoken = True
            text = event.get("text") or event.get("bytes") or b""
            if len(text) > MESSAGE_LIMIT:
                await part(self._socket, say("server-too-long", limit=MESSAGE_LIMIT), TOO_BIG)
                return
            if not self._allowance.take():
                metrics.refused.labels("messages").inc()
                self._reply(RefusedMessage(say("server-too-fast")))
                continue
            await self._answer(text)

    async def _answer(self, text: str | bytes) -> None:
        try:
            message = decode_message(text)
            if not isinstance(message, Ping):
                await self._table.wake()
            match message:
                case Hello():
                    await self._table.join(self)
                case Choose(decision, choice):
                    await self._table.choose(self, decision, choice)
                case Pace(seconds, skip):
                    self._table.pace(seconds, skip)
                case Undo(to, agreed, number):
                    await self._table.undo(self, to, agreed, number)
                case Offer() as offer:
                    await self._table.council.offer(self, offer)
                case Reply() as reply:
                    await self._table.council.reply(self, reply)
                    await self._table.rested()
                case Resume():
                    await self._table.council.resume(self)
                    await self._table.rested()
                    await self._table.sealing.finish()
                    self._table.due.give()
                case Commit() as said:
                    self._table.sealing.commit(self, said)
                case Reveal() as given:
                    await self._table.sealing.reveal(self, given)
                case Say() as line:
                    await self._table.council.say(self, line)
                case Hush() as hush:
                    await self._table.council.hush(self, hush)
                case Stand() as said:
                    await self._table.answers.say(self, said)
                case Unsay() as said:
                    await self._table.answers.unsay(self, said)
                case Claim():
                    await self._table.timing.claim(self)
                case Ping():
                    self._reply(PongMessage())
                case Rank(decision, unit):
                    self._reply(await self._table.rank(self, decision, unit))
                case Hint() as hint:
                    self._hint(hint)
                case Look() as look:
                    self._wanted, self._newest, self._unfinished = look, look.request, None
                    if self._looking is None or self._looking.done():
                        self._looking = asyncio.create_task(self._look())
        except Behind as error:
            await self._table.reload()
            self._reply(fault(error))
        except Exception as error:
            self._reply(fault(error))

    def _hint(self, hint: Hint) -> None:
        """Have a player think about a question, and nobody any more about what was asked so before."""
        if self._hinting is not None:
            self._hinting.cancel()
        self._hinting = None if hint.player is None else asyncio.create_task(self._hinted(hint, hint.player))

    async def _hinted(self, hint: Hint, player: str) -> None:
        try:
            self._reply(await self._table.hint(self, hint.decision, player))
        except Exception as error:
            self._reply(HintMessage(hint.decision, player, wrong=fault(error).message))

    async def _look(self) -> None:
        """Answer the newest preview asked for; those overtaken while one was computed are dropped."""
        while (look := self._wanted) is not None:
            self._wanted = None
            if await self._shown(look) and self._wanted is None:
                self._unfinished = look
                if self._finishing is None or self._finishing.done():
                    self._finishing = asyncio.create_task(self._finish())

    async def _finish(self) -> None:
        """Follow an unfinished preview by the whole one, unless a newer one is asked for."""
        while (look := self._unfinished) is not None:
            self._unfinished = None
            await self._shown(look, whole=True)

    async def _shown(self, look: Look, whole: bool = False) -> bool:
        """Show a preview; whether it is still unfinished."""
        unfinished = False
        try:
            preview = await self._table.preview(self, look.decision, look.proposal, whole)
            answer: ToPage = PreviewMessage(look.request, preview)
            unfinished = preview.unfinished
        except Exception as error:
            refused = fault(error)
            answer = RefusedMessage(refused.message, refused.rules, look.request)
        if not whole or look.request == self._newest:
            self._reply(answer)
        return unfinished


async def part(socket: WebSocket, message: Message, code: int = POLICY) -> None:
    """Say why and hang up."""
    await socket.send_text(encode(ByeMessage(message)))
    await socket.close(code)
