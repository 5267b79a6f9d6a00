"""Who is left of a unit as its men fall, one after another, as the engine has it (BA-DAM-05, BA-DAM-06)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction

from grognard.core.engine.kept import Kept
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.casualty_odds import Joint
from grognard.games.bolt_action.rules.shooting.damage import Removal
from grognard.games.bolt_action.state.state import Model, Unit, enemy
from grognard.odds.distributions import Chance
from grognard.odds.enumeration import Policy, first_choice, follow

Marks = Callable[[str], Hashable]
"""What tells a man from others who are armed alike."""


def unmarked(id: str) -> None:
    """Men alike are alike."""


def men_of(unit: Unit, marks: Marks) -> tuple[Hashable, Hashable]:
    """All that tells a unit's men from those of another, and their order from another."""
    return (
        _kinds(unit.models, marks)
        if marks is not unmarked
        else _known.of((unit.models,), (), lambda: _kinds(unit.models, marks))
    )


def _kinds(models: tuple[Model, ...], marks: Marks) -> tuple[Hashable, Hashable]:
    kinds = {man.id: (man.role, man.weapons, marks(man.id)) for man in models}
    return tuple(kinds.values()), tuple(kinds[id] for id in sorted(kinds))


_known = Kept(1024)


class Ranks:
    """Each way the men of a unit may stand, numbered (``records``), and what becomes of them as men fall.

    Men alike are not told apart, unless the order in which they were listed could matter, or what ``marks`` them does.
    Owner and enemy choose as the policy says, by default those who are missed least and most. ``plain``: where it is
    known already how men like these fall whom nothing marks: it makes no difference to who falls.
    """

    def __init__(
        self,
        g: B,
        unit: Unit,
        marks: Marks = unmarked,
        policy: Policy = first_choice,
        fractions: bool = False,
        plain: Ranks | None = None,
    ) -> None:
        self.plain = plain
        self.g = g
        self.marks = marks
        self.policy = policy
        self.fractions = fractions
        self.records: list[Unit] = []
        self.men: list[int] = []
        self.panicked: set[int] = set()
        self._numbers: dict[Hashable, int] = {}
        self._falls: dict[tuple[int, bool], list[tuple[int, Chance]]] = {}
        self._ends: dict[tuple[int, bool], list[tuple[Unit, Chance]]] = {}
        self._after: dict[tuple[int, int, int], dict[int, Chance]] = {}
        self.start = self.number(unit)

    def number(self, unit: Unit, panicked: bool = False) -> int:
        """The number of a way to stand; ``panicked``: it has fled at a casualty that was not its last man."""
        stands = *men_of(unit, self.marks), unit.quality, unit.pins, unit.blooded, unit.order
        key = stands if unit.alive else (unit.pins, panicked)
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self.records)
            self.records.append(unit)
            self.men.append(len(unit.men) if unit.alive else 0)
            self.panicked |= {found} if panicked else set()
        return found

    def fall(self, number: int, picked: bool) -> list[tuple[int, Chance]]:
        """One man more falls: picked by the enemy, or by his owner (BA-DAM-05, BA-DAM-06)."""
        key = number, picked
        if key not in self._falls:
            unit = self.records[number]
            if not self.men[number]:
                self._falls[key] = [(number, Fraction(1) if self.fractions else 1.0)]
            else:
                left = self._left(number, picked) if self.plain is None else self.plain.left(unit, picked)
                self._falls[key] = [
                    (self.number(each, panicked=not each.alive and self.men[number] > 1), chance)
                    for each, chance in left
                ]
        return self._falls[key]

    def left(self, unit: Unit, picked: bool) -> list[tuple[Unit, Chance]]:
        """Who is left of a unit like one that may be left of this, when one man more falls."""
        number = self.number(unit)
        # The men known may be others; man by man they are alike.
        own = {known.id: man.id for known, man in zip(self.records[number].models, unit.models, strict=True)}
        return [
            (replace(left, models=tuple(replace(man, id=own[man.id]) for man in left.models)), chance)
            for left, chance in self._left(number, picked)
        ]

    def _left(self, number: int, picked: bool) -> list[tuple[Unit, Chance]]:
        key = number, picked
        if key not in self._ends:
            unit, one = self.records[number], Fraction(1) if self.fractions else 1.0
            seat, rule = (enemy(unit.seat), "BA-DAM-06") if picked else (unit.seat, "BA-DAM-05")
            there = self.g.clone()
            there.state = there.state.with_units(unit)
            start = there.subgame(Frame(Removal(unit.id, seat, 1, rule)))
            ends = follow([(start, one)], self.policy, fractions=self.fractions)
            self._ends[key] = [(end.state.units[unit.id], chance) for end, chance in ends]
        return self._ends[key]

    def after_all(self, start: int, joint: Joint) -> dict[int, Chance]:
        """How it stands after casualties of which the joint chances are known."""
        found: dict[int, Chance] = {}
        for killed, row in enumerate(joint):
            for picked, chance in enumerate(row):
                for number, part in self.after(start, killed, picked).items() if chance else ():
                    found[number] = found.get(number, 0) + chance * part
        return found

    def after(self, number: int, killed: int, picked: int) -> dict[int, Chance]:
        """How it stands after so many have fallen, so many of them picked by the enemy, those first."""
        key = number, killed, picked
        if key not in self._after:
            if not killed or not self.men[number]:
                found: dict[int, Chance] = {number: Fraction(1) if self.fractions else 1.0}
            else:
                found = {}
                by_owner = killed > picked
                for at, chance in self.after(number, killed - 1, picked if by_owner else picked - 1).items():
                    for there, part in self.fall(at, not by_owner):
                        found[there] = found.get(there, 0) + chance * part
            self._after[key] = found
        return self._after[key]
