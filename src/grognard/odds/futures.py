"""All that can come of a procedure, exactly: the engine's own rolls followed outcome by outcome.

Nothing is sampled and nothing is computed twice: positions that are equal are one, and dice that are read alike are
never told apart. Decisions on the way are answered by a stated policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision, RollDice
from grognard.core.dice import Brackets, Faces, Pool, Row, Successes, Total
from grognard.core.procedures import Frame, Procedure
from grognard.core.records import to_text
from grognard.odds.circles import Leads, visits
from grognard.odds.pools import Chance

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
    return battle.choices(decision)[0]


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
    start = battle.aside(Frame(procedure))
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
    """Battles under way, with their chances, followed to their ends; ``tag`` reads their logs from entry ``since`` on.

    Each position there may be is looked at once, however many ways lead to it. One that may come again, such as a
    drawn round that is fought anew, is no trouble: the chances of a circle are solved for.
    """
    if not starts:
        return []
    base = starts[0][0].state
    numbers: dict[Hashable, int] = {}
    battles: list[Battle[Any] | None] = []
    tags: list[Hashable] = []
    leads: list[Leads] = []
    ends: list[Future] = []
    waiting: list[int] = []

    def number_of(battle: Battle[Any], before: Hashable, read: int) -> int:
        known = None if tag is None else tag(battle, before, read)
        key = position_key(battle, base), known
        found = numbers.get(key)
        if found is None:
            found = numbers[key] = len(battles)
            battles.append(battle)
            tags.append(known)
            leads.append({})
            if not battle.over:
                waiting.append(found)
        return found

    begun: Leads = {}
    for battle, chance in starts:
        number = number_of(battle, None, since)
        begun[number] = begun[number] + chance if number in begun else chance
    while waiting:
        here = waiting.pop()
        moment = battles[here]
        assert moment is not None
        battles[here] = None
        for copy, part in steps(moment, policy, fractions, shortcut):
            there = number_of(copy, tags[here], moment.log_length)
            leads[here][there] = leads[here][there] + part if there in leads[here] else part
    for number, chance in visits(begun, leads).items():
        end = battles[number]
        if end is not None:
            ends.append((end, chance))
    return ends


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
            copy.settle(faces)
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
