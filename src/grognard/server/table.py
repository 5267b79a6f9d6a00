"""One battle being played: the engine in memory, its record in the store, the pages that watch, the computer's turn.

A choice is made on a copy, written to the store, and only then takes the battle's place and is told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from grognard.agents import Agent, Move
from grognard.core import saves
from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision
from grognard.core.dice import Waiting
from grognard.core.errors import GrognardError, Refused
from grognard.core.messages import Message, say
from grognard.core.previews import LookProposal, Preview, Proposal
from grognard.core.scene import Scene
from grognard.server import views
from grognard.server.engine import in_engine
from grognard.server.forecasts import Forecasts
from grognard.server.store import Behind, Kept, Standing, Store
from grognard.server.wire import BattleView, RefusedMessage, TableMessage, ToPage, UpdateMessage

log = logging.getLogger(__name__)

THINKING = 2.0


class Page(Protocol):
    """A page that watches a table."""

    def tell(self, message: ToPage) -> None:
        """Send a message soon; never waits."""


class Table:
    """A battle and everyone at it. All that changes it happens one at a time, off the event loop."""

    def __init__(self, kept: Kept, lines: list[str], store: Store, agent: Callable[[str], Agent], pause: float) -> None:
        """Take up a battle where its lines end. Raises ``InputError`` if they cannot be replayed."""
        self.id = kept.id
        self.players = kept.players
        self.pages: set[Page] = set()
        self._store = store
        self._agent = agent
        self._pause = pause
        self._standing = kept.standing
        self._lock = asyncio.Lock()
        self._computer: asyncio.Task[None] | None = None
        self._told = 0.0
        self._replay(lines)

    def _replay(self, lines: list[str]) -> None:
        self.battle: Battle[Any] = saves.read("\n".join(lines)).battle
        self._forecasts = Forecasts(self.battle)
        self.recorded = len(self.battle.record)
        settled = [saves.entry_line(entry) for entry in self.battle.record_from(len(lines) - 1)]
        self._store.append(self.id, len(lines), settled)

    # ---- pages ---------------------------------------------------------------------------------------------------

    async def join(self, page: Page) -> None:
        """Show the table to a page and keep telling it."""
        async with self._lock:
            message = await in_engine(self._whole)
            self.pages.add(page)
            page.tell(message)
        self._wake_computer()

    def leave(self, page: Page) -> None:
        """A page is gone; with the last of them the computer rests after its present choice."""
        self.pages.discard(page)

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing runs."""
        return not self.pages and (self._computer is None or self._computer.done())

    def close(self) -> None:
        """Stop whatever runs for this table."""
        self._stop_computer()

    # ---- what pages ask ------------------------------------------------------------------------------------------

    async def choose(self, id: int, choice: Any) -> None:
        """Answer the decision with this id. Raises ``GrognardError``, with nothing changed, if that cannot be."""
        async with self._lock:
            decision = self._asked(id)
            answer = self.battle.system.decode_choice(choice)
            self._broadcast(await in_engine(self._chosen, decision, answer))
        self._wake_computer()

    async def undo(self) -> None:
        """Take back the last choice of the people here. Raises ``Refused`` if dice or another's choice followed it."""
        async with self._lock:
            if self.battle.undoable_by not in views.here(self.players):
                raise Refused(say("server-cannot-undo"))
            self._stop_computer()
            try:
                self._broadcast(await in_engine(self._taken_back))
            finally:
                self._wake_computer()

    async def preview(self, id: int, proposal: Proposal, whole: bool = False) -> Preview:
        """What a proposal would do; of an unfinished preview the ``whole``. Raises ``GrognardError`` if it is about a
        question no longer asked."""
        battle = self.battle.clone()
        seat = views.viewer(battle, self.players)
        if not isinstance(proposal, LookProposal):
            seat = self._asked(id).seat
        work = battle.system.preview_whole if whole else battle.system.preview
        return await in_engine(work, battle, 0 if seat is None else seat, proposal)

    def _asked(self, id: int) -> Decision:
        decision = views.asked(self.battle, self.players)
        if decision is None:
            raise Refused(say("refused-over") if self.battle.over else say("refused-not-your-turn"))
        if views.decision_id(self.battle, decision, self.recorded) != id:
            raise Refused(say("server-stale"))
        return decision

    # ---- changes, in a thread, under the lock --------------------------------------------------------------------

    def _chosen(self, decision: Decision, choice: Choice, reason: Message | None = None) -> UpdateMessage:
        after = self.battle.clone()
        start = after.log_length
        after.choose(choice, decision.seat)
        self._commit(after)
        return self._update(start, reason=reason)

    def _taken_back(self) -> UpdateMessage:
        after = self.battle.clone()
        after.undo()
        self._commit(after)
        return self._update(after.log_length, log_from=after.log_length)

    def _commit(self, after: Battle[Any]) -> None:
        news = [saves.entry_line(entry) for entry in after.record_from(self.recorded)]
        self._store.append(self.id, self.recorded + 1, news)
        self.battle = after
        self.recorded += len(news)
        self._forecasts.follow(after)

    def _update(self, start: int, log_from: int | None = None, reason: Message | None = None) -> UpdateMessage:
        battle = self.battle
        seat = views.viewer(battle, self.players)
        scene = battle.system.scene(battle, seat)
        standing = standing_of(scene, battle.over)
        if standing != self._standing:
            self._store.update_status(self.id, standing)
            self._standing = standing
        return UpdateMessage(
            number=battle.number,
            scene=scene,
            log=self._forecasts.placed(views.log_lines(battle, seat, start)),
            decision=self._decision(),
            waiting=views.waiting(battle, self.players, scene),
            log_from=log_from,
            reason=reason,
            luck=self._forecasts.luck,
        )

    def _whole(self) -> TableMessage:
        battle = self.battle
        seat = views.viewer(battle, self.players)
        scene = battle.system.scene(battle, seat)
        dice = "typed" if isinstance(battle.source, Waiting) else "rolled"
        return TableMessage(
            battle=BattleView(self.id, battle.system.name, list(self.players), dice),  # type: ignore[arg-type]
            ground=battle.system.ground(battle),
            scene=scene,
            log=self._forecasts.placed(views.last_lines(battle, seat)),
            number=battle.number,
            decision=self._decision(),
            waiting=views.waiting(battle, self.players, scene),
            luck=self._forecasts.luck,
        )

    def _decision(self) -> Any:
        decision = views.asked(self.battle, self.players)
        if decision is None:
            return None
        may_undo = self.battle.undoable_by in views.here(self.players)
        return views.decision_view(self.battle, decision, self.recorded, may_undo)

    def _broadcast(self, message: ToPage) -> None:
        self._told = time.monotonic()
        for page in tuple(self.pages):
            page.tell(message)

    async def reload(self) -> None:
        """Somebody else wrote to this battle: take it up where it stands in the store and show it anew."""
        async with self._lock:
            lines = await asyncio.to_thread(self._store.lines, self.id)
            await in_engine(self._replay, lines)
            self._broadcast(await in_engine(self._whole))
        self._wake_computer()

    # ---- the computer --------------------------------------------------------------------------------------------

    def _computers(self) -> Decision | None:
        mine = views.asked(self.battle, self.players)
        for decision in self.battle.decisions:
            if decision is not mine and self.players[decision.seat] != views.HERE:
                return decision
        return None

    def _wake_computer(self) -> None:
        busy = self._computer is not None and not self._computer.done()
        if self.pages and not busy and self._computers() is not None:
            self._computer = asyncio.create_task(self._play())

    def _stop_computer(self) -> None:
        if self._computer is not None:
            self._computer.cancel()
            self._computer = None

    async def _play(self) -> None:
        """Answer every decision of a computer player, each in an update of its own."""
        while self.pages and (decision := self._computers()) is not None:
            id = views.decision_id(self.battle, decision, self.recorded)
            move = await self._think(decision)
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - self._told)))
            try:
                async with self._lock:
                    if decision not in self.battle.decisions:
                        continue
                    if views.decision_id(self.battle, decision, self.recorded) != id:
                        continue
                    self._broadcast(await in_engine(self._chosen, decision, move.choice, move.reason))
            except Behind:
                await self.reload()
            except Exception as error:
                self._broadcast(fault(error))
                return

    async def _think(self, decision: Decision) -> Move:
        copy = self.battle.clone()
        chance = Random(f"{self.id} {self.recorded}")
        try:
            agent = self._agent(self.players[decision.seat].removeprefix("computer:"))
            move = await in_engine(agent, copy, decision, THINKING, chance)
            refusal = copy.refusal(move.choice, decision.seat)
            if refusal is not None:
                raise refusal
            return move
        except Exception:
            log.exception("The computer found no choice in battle %s, choice %s", self.id, copy.number)
            self._broadcast(RefusedMessage(say("server-computer-lost")))
            return Move(copy.pick(chance, decision))


def standing_of(scene: Scene, over: bool) -> Standing:
    """How a battle stands, for the list of battles."""
    first, second = (side.name for side in scene.sides)
    title = say("server-battle-title", first=first, second=second, scenario=scene.scenario)
    return Standing(title, scene.result or scene.status, over)


def fault(error: Exception) -> RefusedMessage:
    """What to tell a page of an error."""
    if isinstance(error, Refused):
        return RefusedMessage(error.message, list(error.rules))
    if isinstance(error, GrognardError):
        return RefusedMessage(error.message)
    log.error("The server failed", exc_info=error)
    return RefusedMessage(say("server-fault"))
