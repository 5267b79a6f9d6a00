"""All that can come of a procedure, exactly: the engine's own rolls followed outcome by outcome.

Nothing is sampled and nothing is computed twice: positions that are equal are one, and dice that are read alike are
never told apart. Decisions on the way are answered by a stated policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import lru_cache
from itertools import product
from time import perf_counter
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, RollDice
from grognard.core.engine.dice import Brackets, Faces, Pool, Row, Successes, Total
from grognard.core.engine.procedures import Frame, Procedure
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import to_text
from grognard.odds.absorbing_chains import Leads, visits
from grognard.odds.distributions import Chance

Policy = Callable[[Battle[Any], Decision], Choice]
"""How decisions are answered: from the battle and the decision to one of its choices."""

Future = tuple[Battle[Any], Chance]
"""How things may stand, and its chance."""

Shortcut = Callable[[Battle[Any], Policy, bool], "list[Future] | None"]
"""What a game knows by formula: where a roll leads, several rolls further on, with the chances; None: it does not say.
Decisions that are passed over are answered by the policy; the flag asks for exact fractions."""

Tag = Callable[[Battle[Any], Any, int], Hashable]
"""What is to be known of the way there, such as a number of hits: from the battle, what was known before (None at the
start) and how long its log was then."""


def first_choice(battle: Battle[Any], decision: Decision) -> Choice:
    """The policy that takes the choice listed first."""
    return decision.listed_first(battle)


class TooLong(InputError):
    """Something was followed for longer than there was patience for."""


_deadline: ContextVar[float | None] = ContextVar("_deadline", default=None)


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Within the block nothing is followed for longer than this: then ``TooLong`` is raised."""
    token = _deadline.set(perf_counter() + seconds)
    try:
        yield
    finally:
        _deadline.reset(token)


def futures(
    battle: Battle[Any],
    procedure: Procedure,
    policy: Policy = first_choice,
    *,
    fractions: bool = False,
    shortcut: Shortcut | None = None,
    tag: Tag | None = None,
) -> list[Future]:
    """Every way a procedure can end if it were carried out now, with its chance; equal states are one.

    Ends that ``tag`` tells apart, by what has happened on the way, are not merged.
    """
    one: Chance = Fraction(1) if fractions else 1.0
    start = battle.subgame(Frame(procedure))
    since = battle.log_length
    return follow([(start, one)], policy, fractions=fractions, shortcut=shortcut, tag=tag, since=since)


def follow(
    starts: list[Future],
    policy: Policy = first_choice,
    *,
    fractions: bool = False,
    shortcut: Shortcut | None = None,
    tag: Tag | None = None,
    since: int = 0,
) -> list[Future]:
    """Battles under way, with their chances, followed to their ends; ``tag`` reads their logs from entry ``since``."""
    return Enumeration(policy, fractions=fractions, shortcut=shortcut, tag=tag).follow(starts, since)


class Enumeration:
    """The positions there may be on the way of an action, and where each leads.

    Each is looked at once, however many ways lead to it, and stays known for other beginnings of the same action. One
    that may come again, such as a drawn round that is fought anew, is no trouble: the chances of a circle are solved
    for.
    """

    def __init__(
        self,
        policy: Policy = first_choice,
        *,
        fractions: bool = False,
        shortcut: Shortcut | None = None,
        tag: Tag | None = None,
    ) -> None:
        self.policy = policy
        self.fractions = fractions
        self.shortcut = shortcut
        self.tag = tag
        self._base: Any = None
        self._numbers: dict[Hashable, int] = {}
        self._battles: list[Battle[Any] | None] = []
        self._tags: list[Hashable] = []
        self._leads: list[Leads] = []
        self._waiting: list[int] = []

    def follow(self, starts: list[Future], since: int = 0) -> list[Future]:
        """All ends of battles under way, with the chances."""
        if not starts:
            return []
        if self._base is None:
            self._base = starts[0][0].state
        begun: Leads = {}
        for battle, chance in starts:
            number = self._number(battle, None, since)
            begun[number] = begun[number] + chance if number in begun else chance
        deadline = _deadline.get()
        while self._waiting:
            if deadline is not None and perf_counter() > deadline:
                raise TooLong(say("odds-too-long"))
            here = self._waiting.pop()
            moment = self._battles[here]
            assert moment is not None
            self._battles[here] = None
            leads = self._leads[here]
            for copy, part in steps(moment, self.policy, self.fractions, self.shortcut):
                there = self._number(copy, self._tags[here], moment.log_length)
                leads[there] = leads[there] + part if there in leads else part
        ends = ((self._battles[number], chance) for number, chance in visits(begun, self._leads).items())
        return [(end, chance) for end, chance in ends if end is not None]

    def _number(self, battle: Battle[Any], before: Hashable, read: int) -> int:
        """The number of a position; a new one waits to be looked at."""
        known = None if self.tag is None else self.tag(battle, before, read)
        key = position_key(battle, self._base), known
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self._battles)
            self._battles.append(battle)
            self._tags.append(known)
            self._leads.append({})
            if not battle.over:
                self._waiting.append(found)
        return found


def steps(battle: Battle[Any], policy: Policy, fractions: bool, shortcut: Shortcut | None) -> Iterator[Future]:
    """Where a battle can be one roll, or one answer, later. A policy answers with choices that are accepted."""
    decision = battle.decision
    assert decision is not None
    if isinstance(decision, RollDice):
        known = shortcut(battle, policy, fractions) if shortcut is not None else None
        if known is not None:
            yield from known
            return
        for faces, part in outcomes(decision.roll.pools, fractions):
            copy = battle.clone()
            copy.resolve_chance(faces)
            yield copy, part
        return
    copy = battle.clone()
    copy.take(policy(battle, decision), decision)
    yield copy, Fraction(1) if fractions else 1.0


def position_key(battle: Battle[Any], base: Any) -> Hashable:
    """What two positions must have in common to be one: the state, as it differs from ``base``, the procedures with
    steps left, what is asked. (Dice still to be rolled may tell positions apart that are alike in all else.)"""
    state = battle.state
    changed: list[Hashable] = []
    for field in state.__struct_fields__:
        value, before = getattr(state, field), getattr(base, field)
        if value is before:
            continue
        if isinstance(value, dict):
            gone = tuple(key for key in before if key not in value)
            items = [(key, item) for key, item in value.items() if item is not before.get(key)]
            changed.append(
                (field, gone, *sorted((key, hashable(item)) for key, item in items if item != before.get(key)))
            )
        else:
            changed.append((field, hashable(value)))
    asked = tuple(each.roll.pools if isinstance(each, RollDice) else hashable(each) for each in battle.pending)
    left = tuple(frame for frame in battle.stack if frame.step < len(frame.procedure.steps))
    return tuple(changed), hashable(left), asked, battle.answers


def hashable(value: Any) -> Hashable:
    """A value as it is, if it can be hashed; else its text."""
    try:
        hash(value)
    except TypeError:
        return to_text(value)
    return value  # type: ignore[no-any-return]


@lru_cache(maxsize=1024)
def outcomes(pools: tuple[Pool, ...], fractions: bool) -> tuple[tuple[tuple[int, ...], Chance], ...]:
    """For each outcome of a roll faces that show it, and its chance."""
    each = [
        [(shown(pool, value), part) for value, part in pool.reading.outcomes(pool.count, pool.sides)] for pool in pools
    ]
    found = []
    for combination in product(*each):
        faces: tuple[int, ...] = ()
        chance = Fraction(1)
        for some, part in combination:
            faces, chance = faces + some, chance * part
        found.append((faces, chance if fractions else float(chance)))
    return tuple(found)


def shown(pool: Pool, value: Any) -> tuple[int, ...]:
    """Faces of a pool that are read as ``value``."""
    faces: tuple[int, ...]
    match pool.reading:
        case Successes(need):
            faces = (min(pool.sides, max(need, 1)),) * value + (1,) * (pool.count - value)
        case Brackets(bounds):
            faces = tuple(low for low, number in zip((1, *bounds), value, strict=True) for _ in range(number))
        case Row(bounds):
            faces = (bounds[value],)
        case Total(per):
            most = -(-pool.sides // per)
            parts, rest = [], value
            for left in range(pool.count - 1, -1, -1):
                part = min(most, rest - left)
                parts.append(min(part * per, pool.sides))
                rest -= part
            faces = tuple(parts)
        case Faces():
            faces = value
    return faces
