"""Who is left after templates of those who may be fired at directly, and for whom of them that fire comes to the same
(AZ-FIRE-16)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from grognard.games.operation_ww2.rules.fire.firepower import FiringOption

Ladder = tuple[tuple[int, Hashable], ...]
"""Models by their bits, the nearest first, each with what it means to a shot that he is the nearest."""


class Left(NamedTuple):
    """What of those who are left makes a difference to what is fired: which units make up each target, who detects any
    of them, how far off the nearest are; and the bits of those fired at."""

    present: tuple[tuple[int, ...], ...]
    detecting: Hashable
    near: tuple[Any, ...]
    there: int


class Target(NamedTuple):
    """What is fired at: the unit named, by its number, and the bits of its models that are seen."""

    member: int
    seen: int


class Member(NamedTuple):
    """A unit that may be fired at: its name; the bits of its models; those of it who are near to others, with whom of
    which; whom each of the firers detects by himself, None if that is not asked."""

    unit: str
    models: int
    links: tuple[tuple[int, int, int], ...]
    detected: tuple[int, ...] | None


class Crew(NamedTuple):
    """Who serves a gun: those near it, and who is near each of its unit's people; ``serving`` did at first."""

    first: int
    near: tuple[tuple[int, int], ...]
    serving: int

    def has_left(self, alive: int) -> bool:
        """Whether anybody who is alive does not keep together with the gun any more (AZ-ART-06)."""
        before, linked = None, self.first & alive
        while before != linked:
            before = linked
            for bit, near in self.near:
                if bit & linked:
                    linked |= near & alive
        return bool(self.serving & alive & ~linked)


class Planned(NamedTuple):
    """What is fired, at which of the targets, by which ladders it is told how it is; what falls on the same ``lot`` may
    strike the same models."""

    at: int
    option: FiringOption
    ladders: tuple[int, int]
    lot: Hashable


class Home(NamedTuple):
    """By what of the plan somebody may be struck, with which gun he is, and what tells him from others who may be
    struck by the same: in which target he is, or who he is himself."""

    bit: int
    struck_by: tuple[int, ...]
    serves: tuple[str, ...]
    other: Hashable


class Shots(NamedTuple):
    """What of a plan is still fired at some of those left: each shot, None if it is not; equal numbers are equal
    fire. ``friends``: who besides those fired at may be struck."""

    fired: tuple[FiringOption | None, ...]
    number: int
    friends: int


class View(NamedTuple):
    """All who may be fired at while those are left who make a difference by themselves; each ladder is of one of the
    targets. Whoever is in no danger is ``ever`` there."""

    targets: tuple[Target, ...]
    members: tuple[Member, ...]
    is_transitive: bool
    crews: tuple[Crew, ...]
    ladders: tuple[tuple[int, Ladder], ...]
    homes: tuple[Home, ...]
    ever: tuple[int, int]
    bits: Mapping[str, int]
    plan: tuple[Planned, ...]
    shared: bool
    known: dict[int, Left | bool | None]
    told: dict[tuple[int, ...], tuple[tuple[int, int], ...]]
    kinds: dict[Hashable, int]

    def of(self, alive: int) -> Left | bool | None:
        """What makes a difference to what is fired at those who are alive; None: nothing is; True: everybody may."""
        if alive not in self.known:
            self.known[alive] = self._of(alive | self.ever[0])
        return self.known[alive]

    def _of(self, alive: int) -> Left | bool | None:
        present = tuple(self._present(each, alive) for each in self.targets)
        if not self.plan or not any(present):
            return None
        if any(each.has_left(alive) for each in self.crews):
            return True
        there = [alive & self._models(each) for each in present]
        detecting = () if self.shared else tuple(self._detecting(number, alive) for number in range(len(self.members)))
        near = tuple(next((how for bit, how in each if there[at] & bit), None) for at, each in self.ladders)
        return Left(present, detecting, near, reduce(or_, there))

    def struck(self, left: Left, standing: int, shots: Shots | None) -> Hashable:
        """By what each of those left may be struck who stand and who lie, in the order in which results fall on them;
        if it is not known what is fired, by which of the plan."""
        whole = (
            range(len(self.plan)) if shots is None else (n for n, each in enumerate(shots.fired) if each is not None)
        )
        fired = tuple(whole)
        if fired not in self.told:
            lots = {n: self.plan[n].lot if shots is not None else self.plan[n].option.key for n in fired}
            homes = [(each, frozenset(lots[n] for n in each.struck_by if n in lots)) for each in self.homes]
            self.told[fired] = tuple(
                (each.bit, self.kinds.setdefault((by, each.serves, each.other), len(self.kinds)))
                for each, by in homes
                if by or each.serves
            )
        told, standing = self.told[fired], standing | self.ever[1]
        return tuple(
            tuple(home for bit, home in told if bit & bits) for bits in (left.there & standing, left.there & ~standing)
        )

    def left(self, alive: int, found: Left, shots: Shots) -> list[FiringOption]:
        """What is fired at those who are left, if each of the plan is as these are but that there are fewer."""
        there, fired = [(alive | self.ever[0]) & self._models(each) for each in found.present], []
        for planned, option in zip(self.plan, shots.fired, strict=True):
            seen = tuple(each for each in planned.option.seen if self.bits[each.model.id] & there[planned.at])
            if seen and option is not None:
                nearest = min(seen, key=lambda each: (each.distance, each.model.id))
                fired.append(option._replace(seen=seen, nearest=nearest))
        return fired

    def steps(self, found: Left) -> list[Hashable]:
        """By what each of the plan is told apart from how else it may be."""
        return [(number, *(found.near[each] for each in planned.ladders)) for number, planned in enumerate(self.plan)]

    def names(self, found: Left) -> tuple[tuple[str, ...], ...]:
        """The units that make up each target."""
        return tuple(tuple(self.members[number].unit for number in each) for each in found.present)

    def friends(self, found: Left) -> tuple[Any, ...]:
        """Who of their friends is near the line of each of the plan."""
        return tuple(near and near[-1] for near in (found.near[planned.ladders[0]] for planned in self.plan))

    def _models(self, members: Iterable[int]) -> int:
        return sum(self.members[number].models for number in members)

    def _present(self, target: Target, alive: int) -> tuple[int, ...]:
        """The units that make up a target, if it is still seen and detected."""
        present = tuple(each for each in self._merged(target.member, alive) if self._is_detected(each, alive))
        return present if target.member in present and alive & target.seen else ()

    def _merged(self, target: int, alive: int) -> list[int]:
        """The units that still make one target with this one (AZ-MIX-01, AZ-MIX-03)."""
        found, frontier = [target], [target]
        while frontier:
            here = self.members[frontier.pop(0)]
            linked = {other for other, bit, near in here.links if bit & alive and near & alive}
            near = [number for number in range(len(self.members)) if number in linked and number not in found]
            found += near
            frontier += near if self.is_transitive else ()
        return found

    def _is_detected(self, number: int, alive: int) -> bool:
        """Whether anybody detects any of a unit (AZ-DET-02)."""
        return self.members[number].detected is None or any(self._detecting(number, alive))

    def _detecting(self, number: int, alive: int) -> tuple[bool, ...]:
        return tuple(bool(each & alive) for each in self.members[number].detected or ())
