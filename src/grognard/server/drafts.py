"""What is asked of a table, found good or refused: a choice, a take-back. It is done in the engine's thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from grognard.agents import Move
from grognard.core.battle import Battle
from grognard.core.engine import saving
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Agreed, Sealed, TakenBack
from grognard.core.engine.seals import Seal
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.wire.previews import LookProposal, Preview, Proposal
from grognard.odds.enumeration import TooLong, patience
from grognard.server import views
from grognard.server.telling import Change
from grognard.server.views import Moment, Seats

GLANCE = 0.05
"""For how many seconds a preview may keep the other tables waiting; one that needs more is left to the workers."""


class Draft(NamedTuple):
    """A choice found good, or a take-back: how the battle stands, the line that comes to its save, how it is made;
    ``agreed``: both sides have agreed to take something back."""

    now: Moment
    line: str
    change: Change
    make: Callable[[Battle[Any]], None]
    agreed: bool = False


def asked(now: Moment, seats: Seats, id: int) -> Decision:
    """The decision with this id, which who plays these seats must make. Raises ``Refused`` if it is not asked, or asked
    of somebody else."""
    decision = now.asked_of(seats)
    if decision is not None and now.id_of(decision) == id:
        return decision
    if now.battle.over:
        raise Refused(say("refused-over"))
    if any(now.id_of(each) == id and each.seat not in seats for each in now.battle.decisions):
        raise Refused(say("server-not-your-seat" if seats else "server-only-watching"))
    raise Refused(say("refused-not-your-turn") if decision is None else say("server-stale"))


def glance(
    now: Moment, seats: Seats, id: int, proposal: Proposal, whole: bool
) -> tuple[list[str], int | None, Preview | None]:
    """A preview, if it is to be had at once; else what the workers need for it: the battle's lines, and the seat."""
    seat = now.eyes(seats).seat
    if not isinstance(proposal, LookProposal):
        seat = asked(now, seats, id).seat
    if not whole:
        with suppress(TooLong), patience(GLANCE):
            battle = views.open_to(now.battle.clone(), seat)
            return now.lines, seat, battle.system.table.preview(battle, seat or 0, proposal)
    return now.lines, seat, None


def chosen(
    now: Moment, decision: Decision, choice: Choice, reason: Message | None = None, ahead: bool = False
) -> Draft:
    """A choice of who is asked, or of who has given it ``ahead``. Raises ``Refused`` if it may not be made."""
    battle = now.battle
    choice = battle.rules.door.let_in(choice)
    refusal = battle.refusal(choice, decision.seat)
    if refusal is not None:
        raise refusal
    line = saving.choice_line(decision, choice, ahead)
    change = _change(now, battle.log_length, reason=reason)
    return Draft(now, line, change, lambda after: after.take(choice, decision, ahead))


def answered(now: Moment, seat: int, id: int, move: Move | None, chance: Random) -> Draft | None:
    """A computer player's answer to the decision with this id, if it is still asked. None as a move: any, by chance."""
    for decision in now.battle.decisions:
        if decision.seat == seat and now.id_of(decision) == id:
            move = move or Move(now.battle.clone().sample(chance, decision))
            return chosen(now, decision, move.choice, move.reason)
    return None


def taken_back(now: Moment, seats: Seats, to: int | None, agreed: bool) -> Draft:
    """The last choice made through these seats taken back, or all from the log's entry ``to`` on. Raises ``Refused`` if
    that may not be, or needs another's consent that he has not given."""
    eyes, number = now.eyes(seats), back_number(now, seats, to)
    if eyes.needs_consent(number) and (not agreed or eyes.apart):
        raise Refused(say("server-undo-apart" if eyes.apart else "server-undo-consent"))
    return back_to(now, number)


def back_number(now: Moment, seats: Seats, to: int | None) -> int:
    """Before which choice the battle would stand. Raises ``Refused`` if nothing can be taken back through these
    seats."""
    eyes = now.eyes(seats)
    if not eyes.back.may:
        raise Refused(eyes.back.why)
    last = now.battle.number - 1
    back = last if to is None else min(last, now.battle.choice_behind(to))
    number = back if back == last and eyes.agreed else eyes.question_at(back)
    if number is None:
        raise Refused(say("server-undo-nothing"))
    return number


def back_to(now: Moment, number: int, agreed: bool = False) -> Draft:
    """All from the choice of this number on taken back."""
    start = now.battle.log_before(number)
    line = saving.entry_line(TakenBack(number))
    return Draft(
        now, line, _change(now, start, log_from=start), lambda after: after.undo(after.number - number), agreed
    )


def ended(now: Moment, seat: int | None, late: bool = False) -> Draft:
    """The battle over, as the players agreed: ``seat`` gives it up; None: a draw. ``late``: its time has run out."""
    line = saving.entry_line(Agreed(seat, late))
    return Draft(now, line, _change(now, now.battle.log_length), lambda after: after.agree(seat, late))


def sealed(now: Moment, seal: Seal) -> Draft:
    """The dice from here on those of these halves; where nothing was chosen yet the battle begins anew."""
    anew = not now.battle.number
    change = _change(now, 0 if anew else now.battle.log_length, log_from=0 if anew else None)
    return Draft(now, saving.entry_line(Sealed(seal)), change, lambda after: after.seal(seal))


def _change(now: Moment, start: int, log_from: int | None = None, reason: Message | None = None) -> Change:
    before = views.viewer(now.battle, now.players, views.here(now.players))
    return Change(start, before, log_from=log_from, reason=reason)
