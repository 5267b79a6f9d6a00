"""A unit with a character in it, in close combat: two units while blows fall, one before and after (WH-UNIT-04).

Whoever has struck down the last of the one goes on at the other: all are taken to stay engaged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy

from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.odds.combat.sides import Armed, Ends, Forced
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.odds.morale_odds import unit_left
from grognard.games.wh40k5.odds.wound_odds import Parts
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.state.events.characters import owner_of, parted
from grognard.games.wh40k5.state.state import Unit, is_gun


class Joined(Foot):
    """A unit and the characters in it (WH-UNIT-04, WH-ASSAULT-12, WH-ASSAULT-29). ``at_guest``: how many of the enemy
    strike the first of them, those their owner would miss least; the others, and he himself, strike the unit."""

    def __init__(self, g: G, unit: Unit, engaged: int | None, fractions: bool, at_guest: int) -> None:
        super().__init__(g, unit, engaged, fractions)
        self.at_guest = at_guest
        owners = [owner_of(ids[0]) for ids in groups_of(unit)]
        self.groups = {id: [at for at, each in enumerate(owners) if each == id] for id in (unit.id, *unit.guests)}
        self._parties: dict[Parts, dict[str, Unit]] = {}
        self._ends: dict[tuple[object, ...], tuple[dict[str, list[Parts]], list[Parts]]] = {}

    def parties(self, now: Parts) -> dict[str, Unit]:
        """The unit and the characters, each by itself, as they stand while blows fall; not those of which nobody is
        left, or only guns (WH-UNIT-06)."""
        if now not in self._parties:
            host, found = unit_left(self.whole, now), {}
            for id in self.whole.guests:
                host, found[id] = parted(host, self.g.state.units[id], fights=True)
            there = {host.id: host, **found}.items()
            self._parties[now] = {id: unit for id, unit in there if not all(map(is_gun, unit.models))}
        return self._parties[now]

    def _unit(self, now: Parts) -> Unit:
        """After the blows they are one unit again, unless only a character is left (WH-UNIT-07)."""
        parties = self.parties(now)
        whole = unit_left(self.whole, now)
        return whole if len(parties) > 1 else next(iter(parties.values()), whole)

    def fighter(self, now: Parts, each: Armed) -> Unit:
        return self.parties(now)[owner_of(each.model.id)]

    def met(self, strikers: Iterable[Armed], now: Parts) -> Iterable[Armed]:
        there = list(self.parties(now))
        if len(there) < 2:
            yield from (each._replace(at=id) for each in strikers for id in there)
            return
        unit, guest, *_ = there
        left = self.at_guest
        for each in sorted(strikers, key=lambda each: worth(each.model)):
            some = min(each.number, left)
            left -= some
            for at, number in ((guest, some), (unit, each.number - some)):
                if number:
                    yield each._replace(number=number, at=at)

    def struck_as(self, now: Parts, each: Armed) -> Unit:
        return self.parties(now)[each.at]

    def together(self, at: str) -> list[int]:
        return self.groups[at]

    def front(self, now: Parts) -> tuple[object, ...]:
        return tuple(
            (id, toughness(self.g, unit), self.skill(now, id), melee_weapons.is_defended(unit))
            for id, unit in self.parties(now).items()
        )

    def only(self, now: Parts, id: str) -> Parts:
        """How it stands but for all others than the unit or this character."""
        return tuple(part if at in self.groups[id] else () for at, part in enumerate(now))

    def with_rest(self, now: Parts, end: Parts, id: str) -> Parts:
        """How it stands where the unit or this character has come to such an end."""
        return tuple(end[at] if at in self.groups[id] else part for at, part in enumerate(now))

    def suffer(self, now: Parts, swings: tuple[AttackGroup, ...], *, counts: bool = False) -> Ends:
        parts, chances = dict[str, list[Parts]](), numpy.array([[self.one]])
        for id, some in self.by_victim(swings):
            parts[id], shares = self.struck_by(self.only(now, id), self.sprays(some))
            chances = (chances * shares).reshape(-1, 1)
        return self.together_left(now, parts), chances

    def scorched(self, now: Parts) -> Ends:
        parts, chances, fighting = dict[str, list[Parts]](), numpy.array([[self.one]]), self.fighting(now)
        for id, unit in self.parties(now).items():
            sprays = self.shards(unit, sum(fighting[at] for at in self.groups[id]))
            parts[id], shares = self.struck_by(self.only(now, id), sprays)
            chances = (chances * shares).reshape(-1, 1)
        return self.together_left(now, parts), chances

    def together_left(self, now: Parts, parts: dict[str, list[Parts]]) -> list[Parts]:
        """All ways it may stand where the unit and its characters have come to such ends, made of the same lists
        once."""
        key = now, *parts, *map(id, parts.values())
        if key not in self._ends:
            ends = [now]
            for name, hurt in parts.items():
                ends = [self.with_rest(here, end, name) for here in ends for end in hurt]
            self._ends[key] = parts, ends
        return self._ends[key][1]

    def suffer_force(self, now: Parts, swings: tuple[AttackGroup, ...], bearers: Sequence[Bearer]) -> list[Forced]:
        found: list[Forced] = [(now, (), self.one)]
        for id, some in self.by_victim(swings):
            hurt = super().suffer_force(self.only(now, id), some, bearers)
            found = [
                (self.with_rest(here, end, id), (*perilous, *more), chance * part)
                for here, perilous, chance in found
                for end, more, part in hurt
            ]
        return found

    def by_victim(self, swings: tuple[AttackGroup, ...]) -> Iterator[tuple[str, tuple[AttackGroup, ...]]]:
        """The attacks at the unit, and at each character."""
        for id in self.groups:
            some = tuple(each for each in swings if each.target == id)
            if some:
                yield id, some
