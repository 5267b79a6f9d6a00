"""What a page is told of a battle: the scene, the log and the decision as those who sit at it may see them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from grognard.core import ranking
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Agreed, Chosen, Entry, Rolled, Sealed, TakenBack
from grognard.core.lessons import explained, last_page
from grognard.core.messages import Message, say
from grognard.core.places import foreign_place, place
from grognard.core.ranking import answer, offered
from grognard.core.records import replace
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.questions import DecisionView
from grognard.core.wire.scene import Scene
from grognard.server.store import Standing
from grognard.server.wire import TakeBackView

log = logging.getLogger(__name__)

LOG_SHOWN = 200
HERE = "here"
"""Played by the people of the house, at its own screen."""
LINK = "link"
"""Played by whoever has taken this seat by a link."""

Seats = tuple[int, ...]
"""The seats that are played through one page; none for who only watches."""


def here(players: tuple[str, ...]) -> Seats:
    """The seats played by the people of the house."""
    return tuple(seat for seat, player in enumerate(players) if player == HERE)


def people(players: tuple[str, ...]) -> Seats:
    """The seats played by people, wherever they are."""
    return tuple(seat for seat, player in enumerate(players) if player in (HERE, LINK))


def as_told(players: tuple[str, ...], seats: Seats) -> list[str]:
    """Who plays the sides, as a page is told that plays these seats: ``here`` is who sits at it."""
    persons = people(players)
    return [HERE if seat in seats else LINK if seat in persons else player for seat, player in enumerate(players)]


def asked(battle: Battle[Any], players: tuple[str, ...], seats: Seats) -> Decision | None:
    """The decision that who plays these seats must make now, if any. People roll dice by hand for the computer too."""
    persons = people(players)
    for decision in battle.decisions:
        theirs = isinstance(decision, RollDice) and decision.seat not in persons
        if decision.seat in seats or (seats and theirs):
            return decision
    return None


def viewer(battle: Battle[Any], players: tuple[str, ...], seats: Seats) -> int | None:
    """The seat through whose eyes a page sees that plays these seats; of several the deciding one; none if it only
    watches."""
    decision = asked(battle, players, seats)
    if len(seats) > 1 and decision is not None and decision.seat in seats:
        return decision.seat
    return seats[0] if seats else None


def open_to(battle: Battle[Any], seat: int | None) -> Battle[Any]:
    """The battle as it may be asked about through these eyes: for who only watches, one that both sides' secrets have
    been drawn anew in."""
    return battle if seat is not None else battle.imagined(Random(0), 0).imagined(Random(0), 1)


def decision_id(battle: Battle[Any], decision: Decision, recorded: int) -> int:
    """A number no other moment of the battle's record shares, and that lasts as long as the question stands."""
    return (recorded - len(battle.answers)) * 2 + decision.seat


def seals_between(record: Iterable[Entry]) -> int:
    """How many seals came while a question stood that is asked on; where nothing is chosen yet the battle begins anew,
    and asks anew."""
    begun, found = False, 0
    for entry in record:
        match entry:
            case Sealed():
                found += begun
            case Chosen() | Agreed():
                begun = True
            case TakenBack(0):
                begun = False
    return found


class Put(NamedTuple):
    """A question that was put: before the choice of this number, and whether it had but one answer."""

    number: int
    forced: bool


class Moment:
    """A battle while it stands as it does; what is asked for twice is worked out once."""

    def __init__(
        self,
        battle: Battle[Any],
        players: tuple[str, ...],
        lines: list[str],
        before: Put | None = None,
        ahead: Sequence[tuple[int, str]] = (),
    ) -> None:
        """``lines`` are those of the battle's save, in the store or about to be; ``before`` is a question put earlier,
        if one is remembered; ``ahead`` are the words that stand, by seat and name."""
        self.battle = battle
        self.players = players
        self.lines = lines
        self.people = people(players)
        self.asked = asked(battle, players, self.people)
        self.before = before
        self._ahead = ahead
        self._eyes: dict[Seats, Eyes] = {}

    def eyes(self, seats: Seats) -> Eyes:
        """The battle as who plays these seats may see it."""
        if seats not in self._eyes:
            self._eyes[seats] = Eyes(self, seats)
        return self._eyes[seats]

    def asked_of(self, seats: Seats) -> Decision | None:
        """See ``asked``."""
        return asked(self.battle, self.players, seats)

    @cached_property
    def question(self) -> DecisionView | None:
        """What some person must answer now, the first of them, before its choices are ranked."""
        return None if self.asked is None else explained(self.battle, self.asked)

    @cached_property
    def given(self) -> Choice | None:
        """The answer to what a person is asked, if he has given it ahead."""
        if self.asked is None or not self._ahead:
            return None
        seat = self.asked.seat
        return answer(self.battle, self.asked, {name for each, name in self._ahead if each == seat})

    @cached_property
    def forced(self) -> Choice | None:
        """The answer to what a person is asked, if it was given ahead or there is but one. Of two people who keep
        secrets each is asked all the same: that there is but one answer may be a secret. Nor is the welcome to a first
        battle passed over. What the choices are worth does not matter, nor what could be taken back, which asks this of
        the choice before."""
        if self.given is not None:
            return self.given
        view = self.question
        if view is None or self.guarded or (view.lesson is not None and view.lesson.welcome is not None):
            return None
        open_ = [each for each in view.options if each.refused is None and each.choice is not None]
        if len(open_) != 1 or open_[0].switches or view.switches or view.holds or view.moves:
            return None
        if view.move or view.pick or view.cards or view.dice:
            return None
        return self.battle.system.rules.decode_choice(open_[0].choice)

    @property
    def put(self) -> Put:
        """The question, as the next one has to know of it."""
        return Put(self.battle.number, self.forced is not None)

    @cached_property
    def guarded(self) -> bool:
        """Whether one of several people may now know what another may not."""
        return len(self.people) > 1 and not self.battle.over and self.battle.system.table.keeps_secrets(self.battle)

    @cached_property
    def last(self) -> Put:
        """The question whose answer has led here."""
        number = self.battle.number - 1
        if self.before is not None and self.before.number == number:
            return self.before
        if made_ahead(self.battle, number):
            return Put(number, True)
        return Moment(self.battle.branch(number), self.players, self.lines).put

    def id_of(self, decision: Decision) -> int:
        """The id of a decision asked now."""
        return decision_id(self.battle, decision, len(self.lines) - 1 - self._sealed)

    @cached_property
    def _sealed(self) -> int:
        return seals_between(self.battle.record)


class Eyes:
    """A battle at a moment as those see it who play these seats, all of them through one page."""

    def __init__(self, now: Moment, seats: Seats) -> None:
        self.now = now
        self.battle = now.battle
        self.seats = seats
        self.asked = now.asked_of(seats)
        self.seat = viewer(now.battle, now.players, seats)

    @cached_property
    def scene(self) -> Scene:
        """What lies on the table."""
        scene = self.battle.system.table.scene(self.battle, self.seat)
        after = last_page(self.battle)
        return scene if after is None else replace(scene, after=after)

    @cached_property
    def decision(self) -> DecisionView | None:
        """What they must answer now, as they are told of it; nothing if it has but one answer."""
        if self.asked is None:
            return None
        first = self.asked is self.now.asked
        if first and self.now.forced is not None:
            return None
        view = self.now.question if first else explained(self.battle, self.asked)
        assert view is not None
        try:
            view = ranking.ranked(self.battle, self.asked, view)
        except Exception:
            # A question is asked even if nobody can say which answer is best.
            log.exception("The choices of %s could not be judged", self.asked)
        view = replace(view, ahead=offered(self.battle, self.asked))
        return replace(view, id=self.now.id_of(self.asked), may_undo=self.back.may and not self.back.consent)

    @property
    def curtained(self) -> bool:
        """Whether what is shown is for one of several people at this screen alone."""
        return len(self.seats) > 1 and self.now.guarded

    @cached_property
    def back(self) -> TakeBackView:
        """Whether their last choice can be taken back, and by whom."""
        if not self.seats or not self.battle.number:
            return TakeBackView(False, False, say("server-undo-nothing"))
        mine = any(isinstance(each, Chosen) and each.seat in self.seats for each in self.battle.log)
        if len(self.now.people) == 1:
            # Dice come by number: the same choices meet the same dice, so nothing is to be gained.
            return TakeBackView(mine, False, say("server-undo-free" if mine else "server-undo-nothing"))
        if self.battle.undoable_by in self.seats and not self.now.last.forced:
            return TakeBackView(True, False, say("server-undo-free"))
        if self.apart:
            may = mine or self.agreed
            return TakeBackView(may, True, say("server-undo-apart" if may else "server-undo-nothing"))
        return TakeBackView(True, True, say("server-undo-consent"))

    @property
    def agreed(self) -> bool:
        """Whether the players have ended the battle by agreement."""
        return bool(_agreement(self.battle))

    @property
    def apart(self) -> bool:
        """Whether another person plays, but not through this page."""
        return any(seat not in self.seats for seat in self.now.people)

    def question_at(self, number: int) -> int | None:
        """The last choice up to ``number`` that they really made: where they were asked, and not because there was but
        one answer. The first one after it, if there is none; None if there is none at all."""
        each: int
        for each in (*range(number, -1, -1), *range(number + 1, self.battle.number)):
            then = Moment(self.battle.branch(each), self.now.players, self.now.lines)
            given = each < self.battle.number and made_ahead(self.battle, each)
            if not given and then.asked_of(self.seats) is not None and then.forced is None:
                return each
        return None

    def needs_consent(self, number: int) -> bool:
        """Whether going back to before this choice takes away dice, or the choice of another person."""
        if len(self.now.people) < 2:
            return False
        entries = self.battle.log_from(self.battle.log_before(number))
        seats = {each.seat for each in entries if isinstance(each, Chosen)}
        touched = any(isinstance(each, Rolled | Agreed) for each in entries)
        return len(seats) > 1 or not seats <= {*self.seats} or touched

    @property
    def waiting(self) -> Message | None:
        """Whom they wait for, if it is not themselves."""
        if self.battle.over or self.asked is not None or self.battle.decision is None:
            return None
        return say("server-waiting", side=self.scene.sides[self.battle.decision.seat].name)

    @property
    def standing(self) -> Standing:
        """How it stands, for the list of battles."""
        return standing_of(self.battle, self.scene)


def _agreement(battle: Battle[Any]) -> list[Agreed]:
    """How the players have ended the battle, if that was the last that was chosen."""
    last = battle.log_from(battle.log_before(battle.number - 1)) if battle.number else ()
    return [each for each in last if isinstance(each, Agreed)]


def made_ahead(battle: Battle[Any], number: int) -> bool:
    """Whether the choice of this number was given before it was asked for."""
    start = battle.log_before(number)
    return any(isinstance(each, Chosen) and each.ahead for each in battle.log_from(start)[:1])


def one_line(name: str) -> str:
    """A name somebody gave: it is read in lists and on terminals, so it is one line, and nothing in it moves a
    cursor."""
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())


def standing_of(battle: Battle[Any], scene: Scene) -> Standing:
    """How a battle stands, for the list of battles."""
    first, second = (side.name for side in scene.sides)
    system = battle.system
    where = "none" if foreign_place(system.setups, battle.setup) else place(system.setups, battle.setup) or "none"
    title = say("server-battle-title", first=first, second=second, scenario=scene.scenario, map=where)
    now = scene.status
    if scene.goal is not None and scene.turn:
        now = say("server-standing", status=scene.status, stands=scene.goal.stands)
    asked = {decision.seat for decision in battle.decisions}
    return Standing(title, scene.result or now, battle.over, 2 if len(asked) > 1 else next(iter(asked), -1))


class LogTold:
    """The log of a battle in words, of which the lines told last are kept: who takes a screen over is told all that is
    shown of it anew."""

    def __init__(self) -> None:
        self._kept: dict[int | None, dict[int, tuple[Entry, LogLine]]] = {}

    def last(self, battle: Battle[Any], seat: int | None, most: int = LOG_SHOWN) -> list[LogLine]:
        """The end of the log. The end of a battle may disclose what its log kept back: then all is told anew."""
        if battle.over:
            self._kept.clear()
        known = self._kept.get(seat, {})
        told: dict[int, tuple[Entry, LogLine]] = {}
        start = battle.log_length
        while start and len(told) < most:
            end, start = start, max(0, start - most)
            for seq, entry in enumerate(battle.log_from(start)[: end - start], start):
                before = known.get(seq)
                if before is not None and before[0] is entry:
                    told[seq] = before
                elif (line := battle.system.table.line(battle, entry, seat, seq)) is not None:
                    told[seq] = entry, line
        kept = {seq: told[seq] for seq in sorted(told)[-most:]}
        self._kept[seat] = kept
        return [line for _, line in kept.values()]


def log_lines(battle: Battle[Any], seat: int | None, start: int) -> list[LogLine]:
    """The log in words from entry ``start`` on."""
    entries = enumerate(battle.log_from(start), start)
    found = (battle.system.table.line(battle, entry, seat, seq) for seq, entry in entries)
    return [line for line in found if line is not None]


def last_lines(battle: Battle[Any], seat: int | None, most: int = LOG_SHOWN) -> list[LogLine]:
    """The end of the log in words."""
    return LogTold().last(battle, seat, most)
