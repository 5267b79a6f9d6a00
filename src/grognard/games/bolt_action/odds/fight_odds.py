"""How a fight at close quarters ends, exactly: all its rounds, in closed form (BA-CQ-05 to BA-CQ-12).

What casualties do to a unit (who strikes how often, who leads) is the engine's own doing, looked at man by man; the
dice of a round are summed up by formula. Where only men near the enemy fight (a house rule) it matters who stands
where, so that each man is told from the others, which takes several times as long.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

from grognard.core.engine.procedures import Frame
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.casualty_odds import Joint, blows_toll
from grognard.games.bolt_action.rules.close_quarters.fight import (
    blow,
    blows_between,
    fights_on,
    survivors_win,
    winner_of,
)
from grognard.games.bolt_action.rules.shooting.damage import Removal
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.odds.distributions import Distribution
from grognard.odds.enumeration import follow
from grognard.odds.outcomes import Cases

ENDINGS = ("attackers", "defenders", "nobody")
"""Who is left at the end: the attackers, the defenders, or nobody at all."""


class Fight(NamedTuple):
    """The chances of a fight: how it ends, and how many men of each side are left (none of the losers)."""

    ends: Cases
    left: tuple[Distribution, Distribution]


class Lot(NamedTuple):
    """So many men lost by one side in a round, and whether anybody is left."""

    lost: int
    alive: bool


class Struck(NamedTuple):
    """How a side may stand after a lot, by its number, each with its chance, and the chance of them all."""

    ends: list[tuple[int, float]]
    whole: float


def men_of(unit: Unit, marks: Mapping[str, Hashable]) -> tuple[Hashable, Hashable]:
    """All that tells a unit's men from those of another, and their order from another."""
    kinds = {man.id: (man.role, man.weapons, marks.get(man.id)) for man in unit.models}
    return tuple(kinds.values()), tuple(kinds[id] for id in sorted(kinds))


class Side:
    """One unit through a fight: each way its men may stand, numbered, and what blows make of it.

    Men alike are not told apart, unless the order in which they were listed could matter, or what ``marks`` them.
    """

    def __init__(self, g: B, unit: Unit, marks: Mapping[str, Hashable] = {}) -> None:
        self.g = g
        self.marks = marks
        self.records: list[Unit] = []
        self.men: list[int] = []
        self.fanatic = fights_on(g, unit)
        self._numbers: dict[Hashable, int] = {}
        self._fallen: dict[tuple[int, bool], list[tuple[int, float]]] = {}
        self._after: dict[tuple[int, int, int], dict[int, float]] = {}
        self._struck: dict[tuple[int, int], dict[Lot, Struck]] = {}
        self.start = self._number(unit)

    def _number(self, unit: Unit) -> int:
        key = (*men_of(unit, self.marks), unit.quality, unit.pins, unit.blooded, unit.order) if unit.alive else ()
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self.records)
            self.records.append(unit)
            self.men.append(len(unit.men) if unit.alive else 0)
        return found

    def _one(self, number: int, picked: bool) -> list[tuple[int, float]]:
        """One man more falls: picked by the enemy, or by his owner (BA-DAM-05, BA-DAM-06)."""
        key = number, picked
        if key not in self._fallen:
            unit = self.records[number]
            seat, rule = (enemy(unit.seat), "BA-DAM-06") if picked else (unit.seat, "BA-DAM-05")
            there = self.g.clone()
            there.state = there.state.with_units(unit)
            start = there.subgame(Frame(Removal(unit.id, seat, 1, rule)))
            self._fallen[key] = [
                (self._number(end.state.units[unit.id]), float(chance)) for end, chance in follow([(start, 1.0)])
            ]
        return self._fallen[key]

    def after(self, number: int, killed: int, picked: int) -> dict[int, float]:
        """How it stands after so many have fallen, so many of them picked by the enemy, those first."""
        if not killed or not self.men[number]:
            return {number: 1.0}
        key = number, killed, picked
        if key not in self._after:
            found: dict[int, float] = {}
            by_owner = killed > picked
            before = self.after(number, killed - 1, picked if by_owner else picked - 1)
            for at, chance in before.items():
                for there, part in self._one(at, not by_owner) if self.men[at] else [(at, 1.0)]:
                    found[there] = found.get(there, 0.0) + chance * part
            self._after[key] = found
        return self._after[key]

    def struck(self, number: int, dice: int) -> dict[Lot, Struck]:
        """How it may stand after so many blows, by the men lost."""
        key = number, dice
        if key not in self._struck:
            found: dict[Lot, dict[int, float]] = {}
            unit = self.records[number]
            joint: Joint = blows_toll(self.g, unit, (blow(dice),), False) if dice else ((1.0,),)
            for killed, row in enumerate(joint):
                for picked, chance in enumerate(row):
                    if chance:
                        for there, part in self.after(number, killed, picked).items():
                            lot = Lot(self.men[number] - self.men[there], self.men[there] > 0)
                            into = found.setdefault(lot, {})
                            into[there] = into.get(there, 0.0) + float(chance) * part
            self._struck[key] = {lot: Struck(list(ends.items()), sum(ends.values())) for lot, ends in found.items()}
        return self._struck[key]


class Reckoning:
    """A fight reckoned from its start to all its ends."""

    def __init__(self, g: B, attacker: Unit, defender: Unit) -> None:
        self.g = g
        apart = g.setup.options["all_fight"] != "on"
        places = {man.id: man.id for unit in (attacker, defender) for man in unit.models if apart}
        self.sides = Side(g, attacker, places), Side(g, defender, places)
        self._attacks: dict[tuple[int, int], tuple[int, int]] = {}
        self.survivors = survivors_win(g)
        self.left: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self.nobody = 0.0
        self._later: dict[tuple[int, int], float] = {}

    def fight(self, at_once: bool) -> Fight:
        """The whole fight; ``at_once``: both sides strike together from the first round on (BA-CQ-07)."""
        one, two = self.sides
        here = one.start, two.start
        if at_once:
            self._later[here] = 1.0
        else:
            self._first_round(*here)
        while self._later:
            # Every round but a barren one leaves fewer men, so the fullest fight comes first.
            here = max(self._later, key=lambda pair: one.men[pair[0]] + two.men[pair[1]])
            self._round(*here, self._later.pop(here))
        wins = [sum(left.values()) for left in self.left]
        men = one.men[one.start], two.men[two.start]
        return Fight(Cases(ENDINGS, (*wins, self.nobody)), (self._men_left(0, men[0]), self._men_left(1, men[1])))

    def _men_left(self, side: int, men: int) -> Distribution:
        found = [self.left[side].get(number, 0.0) for number in range(men + 1)]
        found[0] = max(0.0, 1.0 - sum(found[1:]))
        return Distribution(0, tuple(found))

    def attacks(self, i: int, j: int) -> tuple[int, int]:
        """The attacks of both sides as they stand."""
        key = i, j
        if key not in self._attacks:
            self._attacks[key] = blows_between(self.g, self.sides[0].records[i], self.sides[1].records[j])
        return self._attacks[key]

    def _first_round(self, i: int, j: int) -> None:
        """The defenders who are left strike back (BA-CQ-07)."""
        one, two = self.sides
        for lot, struck in two.struck(j, self.attacks(i, j)[0]).items():
            back: dict[int, list[tuple[int, float]]] = {}
            for there, chance in struck.ends:
                back.setdefault(self.attacks(i, there)[1], []).append((there, chance))
            for dice, some in back.items():
                others = Struck(some, sum(chance for _, chance in some))
                for own, ends in one.struck(i, dice).items():
                    self._compare(own, lot, ends, others, 1.0)

    def _round(self, i: int, j: int, weight: float) -> None:
        """A round in which both strike at once. One without losses is fought anew (BA-CQ-10): it changes nothing."""
        one, two = self.sides
        strikes = self.attacks(i, j)
        first, second = one.struck(i, strikes[1]), two.struck(j, strikes[0])
        weight /= 1.0 - first.get(UNHURT, NEVER).whole * second.get(UNHURT, NEVER).whole
        for own, ends in first.items():
            for their, others in second.items():
                if not own == their == UNHURT:
                    self._compare(own, their, ends, others, weight)

    def _compare(self, own: Lot, their: Lot, ends: Struck, others: Struck, weight: float) -> None:
        """Who has won a round, if anybody (BA-CQ-08, BA-CQ-15)."""
        winner = winner_of((their.lost, own.lost), (own.alive, their.alive), self.survivors)
        if not own.alive and not their.alive:
            self.nobody += weight * ends.whole * others.whole
        elif winner is None or (self.sides[1 - winner].fanatic and (own, their)[1 - winner].alive):
            for here, chance in ends.ends:
                for there, part in others.ends:
                    pair = here, there
                    self._later[pair] = self._later.get(pair, 0.0) + weight * chance * part
        elif not (own, their)[winner].alive:
            self.nobody += weight * ends.whole * others.whole
        else:
            left, of = self.left[winner], self.sides[winner]
            standing = ends if winner == 0 else others
            men = of.men[standing.ends[0][0]]
            left[men] = left.get(men, 0.0) + weight * ends.whole * others.whole


UNHURT = Lot(0, True)
NEVER = Struck([], 0.0)


def fight(g: B, attacker: Unit, defender: Unit, at_once: bool) -> Fight:
    """The chances of a fight between these two as they stand, from contact on (BA-CQ-05)."""
    return Reckoning(g, attacker, defender).fight(at_once)
