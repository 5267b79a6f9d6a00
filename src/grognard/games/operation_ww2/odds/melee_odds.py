"""Close combat exactly, for one round or to its end (AZ-CC): who dies and who lies down on both sides.

Whoever is in contact with one enemy alone fights about him; so a fight falls into groups, each about one model, that
know nothing of each other. The die of the one in the middle is followed face by face. Of those he beats he hits the
first he is offered (AZ-CC-09).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from grognard.core.book.modifiers import total
from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import contacts
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.casualty_odds import NOBODY, Outcome, Results, both, gathered
from grognard.games.operation_ww2.rules.close_combat.close_combat import (
    Fight,
    Pair,
    beats,
    can_hit,
    modifiers,
    of_blow,
)
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.distributions import Chance

FATES = ("", SCARED, DEAD)
"""What a blow does, the mildest first."""

Condition = tuple[int, ...]
"""How everybody of a group is, the one in the middle first: by their places among ``FATES``."""


class Edge(NamedTuple):
    """One against the one in the middle: how much more he adds, and which of both can hit."""

    more: int
    hits: bool
    is_hit: bool


class House(NamedTuple):
    """What of the house rules decides, and the chance of each of ``FATES`` by a blow. ``first``: who strikes first, the
    one in the ``middle`` or those ``about`` him; empty: all at once. Chances are floats unless they are asked for in
    ``fractions``."""

    ties: bool
    pairwise: bool
    first: str
    blow: tuple[Chance, ...]
    fractions: bool = False

    @property
    def die(self) -> Chance:
        """The chance of each face of a die."""
        return Fraction(1, FACES) if self.fractions else 1 / FACES


class MeleeOdds(NamedTuple):
    """What a fight costs the unit that assaults, and those it meets."""

    own: Results
    enemies: Results


def melee_odds_of(g: G, unit: Unit, charged: Iterable[str] = (), *, fractions: bool = False) -> MeleeOdds:
    """What a close combat of a unit that assaults does, as it stands. Raises ``ValueError`` where somebody fights
    several who fight several: nobody is in the middle."""
    met = contacts(g, unit)
    fight = Fight.of(g, unit.id, tuple(charged))
    foes = {foe.id for _, other, _ in met for foe in other.people}
    own, enemies = NOBODY, NOBODY
    for middle, pairs in groups_of([(model.id, foe.id) for model, _, foe in met]):
        ours, theirs = _fought(g, fight, middle, pairs, fractions)
        own, enemies = both(own, ours, (len(unit.people),) * 2), both(enemies, theirs, (len(foes),) * 2)
    return MeleeOdds(own, enemies)


def groups_of(pairs: Sequence[Pair]) -> list[tuple[str, list[Pair]]]:
    """The pairs by the one in the middle of each group."""
    foes: dict[str, list[str]] = {}
    for one, other in pairs:
        foes.setdefault(one, []).append(other)
        foes.setdefault(other, []).append(one)
    found: dict[str, list[Pair]] = {}
    for one, other in pairs:
        if len(foes[one]) > 1 and len(foes[other]) > 1:
            raise ValueError(f"{one} and {other} both fight several")
        found.setdefault(one if len(foes[one]) > 1 else other, []).append((one, other))
    return list(found.items())


def _fought(g: G, fight: Fight, middle: str, pairs: list[Pair], fractions: bool) -> tuple[Results, Results]:
    """What becomes of the own side and of the other in a group."""
    about = [other if one == middle else one for one, other in pairs]
    people = [middle, *about]
    start = tuple(int(fight.models[id].posture != "standing") for id in people)
    sides: tuple[list[tuple[Outcome, Chance]], ...] = ([], [])
    for condition, chance in _ended(g, fight, people, start, fractions).items():
        for side, mine in zip(sides, (True, False), strict=True):
            changes = [
                change for id, *change in zip(people, start, condition, strict=True) if (id in fight.own) == mine
            ]
            dead = sum(now == FATES.index(DEAD) for _, now in changes)
            side.append(((dead, changes.count([0, FATES.index(SCARED)])), chance))
    return gathered(sides[0]), gathered(sides[1])


def _ended(g: G, fight: Fight, people: Sequence[str], start: Condition, fractions: bool) -> Mapping[Condition, Chance]:
    """How a group is in the end, after one round or until nobody can hit any more (AZ-CC-10)."""
    once = _round(g, fight, people, start, fractions) or {start: 1}
    if g.setup.options["melee_rounds"] != "until_decided":
        return once
    left, ended = dict(once), dict[Condition, Chance]()
    later = fight._replace(charged=frozenset())
    # A round leaves everybody as he is or worse, so the conditions come in the order of how bad they are.
    while left:
        now = min(left, key=sum)
        weight, after = left.pop(now), dict(_round(g, later, people, now, fractions))
        if not after:
            ended[now] = weight
            continue
        again = after.pop(now, 0)
        for then, part in after.items():
            left[then] = left.get(then, 0) + weight * part / (1 - again)
    return ended


def _round(g: G, fight: Fight, people: Sequence[str], now: Condition, fractions: bool) -> Mapping[Condition, Chance]:
    """Where one round leaves a group; empty: there is nobody who can hit."""
    dead = FATES.index(DEAD)
    there = [number for number, state in enumerate(now) if state != dead]
    if now[0] == dead or len(there) == 1:
        return {}
    scared = {id for number, id in enumerate(people) if now[number] == FATES.index(SCARED)}
    units = {id: _lying(unit, scared) for id, unit in fight.units.items() if id in people}
    models = {id: unit.model(id) for id, unit in units.items()}
    standing = fight._replace(units=units, models=models)
    middle, about = people[0], [people[number] for number in there[1:]]
    pairs = [(middle, id) if middle in fight.own else (id, middle) for id in about]
    edges = tuple(_edge(g, standing, pairs, middle, id) for id in about)
    if not any(edge.hits or edge.is_hit for edge in edges):
        return {}
    options = g.setup.options
    first = "" if options["melee_simultaneous"] == "on" else "middle" if middle in fight.own else "about"
    by_blow = chances(of_blow(g.context.tables))
    house = House(
        bool(options["melee_tie"] == "both_hit"),
        bool(options["melee_many_on_one"] == "pairwise_rolls"),
        first,
        tuple(part if fractions else float(part) for part in (by_blow.get(fate, Fraction(0)) for fate in FATES)),
        fractions,
    )
    found: dict[Condition, Chance] = {}
    for (harm, struck, hurt), part in exchange(edges, house).items():
        after = list(now)
        after[0] = max(after[0], harm)
        if struck >= 0:
            after[there[1 + struck]] = max(after[there[1 + struck]], hurt)
        then = tuple(after)
        found[then] = found.get(then, 0) + part
    return found


def _lying(unit: Unit, scared: Collection[str]) -> Unit:
    """A unit with these models scared."""
    return replace(
        unit, models=tuple(replace(each, posture="scared") if each.id in scared else each for each in unit.models)
    )


def _edge(g: G, fight: Fight, pairs: Sequence[Pair], middle: str, id: str) -> Edge:
    more = total(modifiers(g, fight, pairs, id, middle)) - total(modifiers(g, fight, pairs, middle, id))
    one, other = ((fight.units[each], fight.models[each]) for each in (id, middle))
    return Edge(more, can_hit(g, *one), can_hit(g, *other))


@lru_cache(maxsize=1024)
def exchange(edges: tuple[Edge, ...], house: House) -> Mapping[tuple[int, int, int], Chance]:
    """One round about one in the middle: what befalls him, whom he strikes (-1: nobody), and what befalls that one.

    >>> even = Edge(0, True, True)
    >>> found = exchange((even,), House(False, False, "", (0.25, 0.25, 0.5)))
    >>> round(found[0, -1, 0], 4), round(found[2, -1, 0], 4), round(found[0, 0, 2], 4)
    (0.2125, 0.225, 0.225)
    """
    found: dict[tuple[int, int, int], Chance] = {}
    for beating, beaten, chance in _compared(edges, house):
        for key, part in _struck(beating, beaten, house):
            found[key] = found.get(key, 0) + chance * part
    return found


def _compared(edges: tuple[Edge, ...], house: House) -> Iterable[tuple[tuple[int, ...], tuple[int, ...], Chance]]:
    """Who beats the one in the middle, whom he beats, and how likely that is."""
    for face in (0,) if house.pairwise else range(1, FACES + 1):
        ways = [_ways(edge, face, house.ties, house.fractions) for edge in edges]
        for outcome in product(*(way.items() for way in ways)):
            yield (
                tuple(number for number, ((wins, _), _) in enumerate(outcome) if wins),
                tuple(number for number, ((_, loses), _) in enumerate(outcome) if loses),
                prod((part for _, part in outcome), start=1 if house.pairwise else house.die),
            )


@lru_cache(maxsize=1024)
def _ways(edge: Edge, face: int, ties: bool, fractions: bool) -> Mapping[tuple[bool, bool], Chance]:
    """Whether one beats the one in the middle, and is beaten, who rolled a face, 0 for each of them."""
    faces = range(1, FACES + 1) if face == 0 else (face,)
    found: dict[tuple[bool, bool], int] = {}
    for against, own in product(faces, range(1, FACES + 1)):
        more = own + edge.more - against
        key = beats(more, ties) and edge.hits, beats(-more, ties) and edge.is_hit
        found[key] = found.get(key, 0) + 1
    whole = FACES * len(faces)
    return {key: Fraction(number, whole) if fractions else number / whole for key, number in found.items()}


def _struck(
    beating: Sequence[int], beaten: Sequence[int], house: House
) -> Iterable[tuple[tuple[int, int, int], Chance]]:
    """What the blows do: all fall at once, or those who are hit first do not strike back (AZ-CC-12)."""
    struck = beaten[0] if beaten else -1
    for hurt, part in _worst(house, 1 if beaten else 0):
        left = [each for each in beating if not (house.first == "middle" and each == struck and hurt)]
        for harm, other in _worst(house, len(left)):
            if house.first == "about" and harm:
                # He lies or is dead: nobody is struck by him, whatever his die would have done.
                yield (harm, -1, 0), part * other
            else:
                yield (harm, struck, hurt), part * other


def _worst(house: House, blows: int) -> list[tuple[int, Chance]]:
    """The worst of so many blows on one model (AZ-CC-08)."""
    upto = [sum(house.blow[: number + 1]) ** blows for number in range(len(FATES))]
    return [
        (number, upto[number] - (upto[number - 1] if number else 0)) for number in range(len(FATES) if blows else 1)
    ]
