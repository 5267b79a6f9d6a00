"""A round of close combat between two units, exactly: every step of Initiative, both sides at once (chapter Assault).

Everybody engaged is taken to stay so: whoever has fought keeps an enemy in reach as long as there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, cached_property, lru_cache, partial
from typing import Any, NamedTuple

from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.clash_joined import Joined
from grognard.games.wh40k5.odds.clash_sides import Armed, Foot, Side
from grognard.games.wh40k5.odds.clash_vehicles import Vehicles
from grognard.games.wh40k5.odds.morale_odds import holds, may_use_pole
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS as DAMAGE
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup, attacks_at
from grognard.games.wh40k5.rules.assault.combat_losers import must_stand, penalty, winner_of
from grognard.games.wh40k5.rules.assault.sweep import catches, sweep_initiative
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.distributions import Chance
from grognard.odds.outcomes import Cases

FACES = range(1, 7)


class Stand:
    """One way a side of a clash may stand; all that is asked of it is looked at once."""

    def __init__(self, clash: Clash, number: int, now: Any) -> None:
        self.clash, self.number, self.now, self.side = clash, number, now, clash.sides[number]
        self.alive, self.suffered = self.side.alive(now), self.side.suffered(now)
        self._swings: dict[tuple[Any, int], tuple[AttackGroup, ...]] = {}
        self._ends: dict[tuple[AttackGroup, ...], list[tuple[Stand, Chance]]] = {}
        self._tests: dict[int, list[tuple[Stand, bool, Chance]]] = {}
        self.told = clash.told(self.side, now)

    @cached_property
    def unit(self) -> Unit:
        """It as the rules see it."""
        return self.side.unit(self.now)

    @cached_property
    def front(self) -> Any:
        """What of it may change the blows at it."""
        return self.side.front(self.now)

    @cached_property
    def initiative(self) -> int:
        """With which Initiative it runs, or catches who does (WH-ASSAULT-15)."""
        return sweep_initiative(self.clash.g, self.unit)

    @cached_property
    def retreats(self) -> list[list[tuple[bool, Any, Chance]]]:
        """What comes of each number of wounds of No Retreat."""
        assert isinstance(self.side, Foot)
        return self.side.retreats(self.now, partial(self.clash.told, self.side))

    def swings(self, foe: Stand, step: int) -> tuple[AttackGroup, ...]:
        """Its attacks at a step, those alike together."""
        if step not in self.clash.steps[self.number] or not self.alive or not foe.alive:
            return ()
        key = foe.front, step
        if key not in self._swings:
            counts: dict[AttackGroup, int] = {}
            for each in foe.side.met(self.side.armed(self.now, foe.unit), foe.now):
                if self.clash.step_of(self.number, each._replace(number=1, at="")) == step:
                    own, target = self.side.fighter(self.now, each), foe.side.struck_as(foe.now, each)
                    swing = foe.side.swing(own, each, foe.now)
                    attacks = each.number * attacks_at(self.clash.g, own, each.model, each.weapon, target)
                    counts[swing] = counts.get(swing, 0) + attacks
            self._swings[key] = tuple(replace(swing, attacks=number) for swing, number in counts.items())
        return self._swings[key]

    def tests(self, worse: int) -> list[tuple[Stand, bool, Chance]]:
        """How the side may stand after its morale test, whether it passed, and the chance: with a bosspole it may cost
        a wound and be taken again (WH-MORALE-03, WH-ASSAULT-30)."""
        if worse not in self._tests:
            self._tests[worse] = list(self._tested(worse))
        return self._tests[worse]

    def _tested(self, worse: int) -> Iterator[tuple[Stand, bool, Chance]]:
        g, side = self.clash.g, self.side
        first = as_reckoned(side, holds(g, self.unit, worse, poled=False))
        yield self, True, first
        if not isinstance(side, Foot) or not may_use_pole(self.unit):
            yield self, False, 1 - first
            return
        after = self.clash.at(self.number, side.poled(self.now))
        again = as_reckoned(side, holds(g, after.unit, worse, poled=False))
        yield after, True, (1 - first) * again
        yield after, False, (1 - first) * (1 - again)

    def struck(self, by: Stand, swings: tuple[AttackGroup, ...]) -> Iterator[tuple[Stand, Stand, int, Chance]]:
        """How the side may stand after blows at it, how who struck them, and the wounds the perils of his power
        cost."""
        if not swings:
            yield self, by, 0, self.side.one
            return
        spent = by.side.whole.powers
        forces = (each.wound.force for each in swings)
        bearers = tuple(dict.fromkeys(each for each in forces if each is not None and each.model not in spent))
        if bearers and isinstance(self.side, Foot):
            yield from self._forced(by, swings, bearers)
            return
        if swings not in self._ends:
            found = self.side.suffer(self.now, swings)
            self._ends[swings] = [(self.clash.at(self.number, now), chance) for now, chance in found]
        for end, chance in self._ends[swings]:
            yield end, by, 0, chance

    def _forced(
        self, by: Stand, swings: tuple[AttackGroup, ...], bearers: tuple[Bearer, ...]
    ) -> Iterator[tuple[Stand, Stand, int, Chance]]:
        assert isinstance(self.side, Foot)
        assert isinstance(by.side, Foot)
        for end, perilous, chance in self.side.suffer_force(self.now, swings, bearers):
            for after, cost, part in by.side.perils(by.now, perilous):
                yield self.clash.at(self.number, end), self.clash.at(by.number, after), cost, chance * part


Both = tuple[Any, Any]
"""How both sides stand."""
Struck = tuple[Stand, Stand, int, int]
"""How both stand after blows, and the wounds each has cost itself (WH-ASSAULT-30)."""


class Clash:
    """A round of combat between two units, the first of them that of the active player. ``told``: what is to be told of
    how a side stands in the end; else how many models it has lost."""

    def __init__(self, g: G, first: Side, second: Side, *, told: Callable[[Side, Any], Any] | None = None) -> None:
        self.g, self.sides = g, (first, second)
        self.told = told or (lambda side, now: side.lost(now))
        self.counts_own = g.setup.options["self_wounds_count"] == "true"
        self.at = cache(partial(Stand, self))
        self.step_of = cache(self._step_of)
        self.steps = self._steps(0), self._steps(1)
        self.lost_by = cache(beaten)
        self.is_won = is_fighter(first) and is_fighter(second)

    def blows(self) -> dict[tuple[Any, Any], Chance]:
        """How both may stand after all blows (WH-ASSAULT-09, WH-ASSAULT-24)."""
        found: dict[tuple[Any, Any], Chance] = {}
        for (first, second, *_), chance in self.struck().items():
            key = first.now, second.now
            found[key] = found[key] + chance if key in found else chance
        return found

    def struck(self, start: Both | None = None, least: float = 0.0) -> dict[Struck, Chance]:
        """That, and the wounds each side has cost itself. The second suffers first, and the first then what the perils
        of its power have left of it (WH-ASSAULT-24, WH-UNIT-05). ``start``: how both stand before, if not as at
        first; what is less likely than ``least`` is not followed any further."""
        first, second = start or (self.sides[0].start, self.sides[1].start)
        found: dict[Struck, Chance] = {(self.at(0, first), self.at(1, second), 0, 0): self.sides[0].one}
        for step in sorted(self.steps[0] | self.steps[1], reverse=True):
            later: dict[Struck, Chance] = {}
            for key, chance in found.items():
                one, other, own, theirs = key
                ours, back = one.swings(other, step), other.swings(one, step)
                if (not ours and not back) or chance < least:
                    later[key] = later[key] + chance if key in later else chance
                    continue
                for struck, striker, cost, part in other.struck(one, ours):
                    for end, after, more, share in striker.struck(struck, back):
                        key, weight = (end, after, own + cost, theirs + more), chance * part * share
                        later[key] = later[key] + weight if key in later else weight
            found = later
        return found

    def _steps(self, number: int) -> set[int]:
        """The steps of Initiative at which a side strikes; losses change none of them."""
        side, foe = self.sides[number], self.sides[1 - number]
        return {self.step_of(number, each._replace(number=1)) for each in side.armed(side.start, foe.unit(foe.start))}

    def _step_of(self, number: int, each: Armed) -> int:
        """When models strike."""
        side = self.sides[number]
        return melee_weapons.initiative(self.g, side.fighter(side.start, each), each.model, each.weapon)


RESULTS = (
    "target-destroyed",
    "target-caught",
    "target-flees",
    "locked",
    "attacker-flees",
    "attacker-caught",
    "attacker-destroyed",
    "both-destroyed",
)
"""How a combat of two units ends its round, the best for the attacker first."""


class Ending(NamedTuple):
    """What is told of how both stand in the end, what became of the combat, and which of the sides won it, None:
    neither."""

    told: Both
    result: str
    winner: int | None


def endings(clash: Clash, start: Both | None = None, least: float = 0.0) -> dict[Ending, Chance]:
    """All that may come of a round: blows, result, morale, no retreat, sweeping advance (WH-ASSAULT-13 to
    WH-ASSAULT-15, WH-MORALE-17); blows less likely than ``least`` leave both locked."""
    found: dict[Ending, Chance] = {}
    before = (0, 0) if start is None else (clash.sides[0].suffered(start[0]), clash.sides[1].suffered(start[1]))
    for struck, chance in clash.struck(start, least).items():
        if chance < least:
            end = Ending((struck[0].told, struck[1].told), "locked", None)
            found[end] = found[end] + chance if end in found else chance
            continue
        for end, part in settled(clash, struck, before):
            found[end] = found[end] + chance * part if end in found else chance * part
    return found


def settled(clash: Clash, struck: Struck, before: tuple[int, int]) -> Iterator[tuple[Ending, Chance]]:
    """What comes of a combat once the blows are struck; wounds that a side cost itself count by an option
    (WH-ASSAULT-30), those of earlier rounds, ``before``, do not."""
    first, second, *own = struck
    one = first.side.one
    own = [0, 0] if clash.counts_own else own
    counts = first.suffered - own[0] - before[0], second.suffered - own[1] - before[1]
    winner, told = winner_of((first.alive, second.alive), counts), (first.told, second.told)
    if not first.alive or not second.alive:
        gone = "both-destroyed" if winner is None else ("target-destroyed", "attacker-destroyed")[winner]
        yield Ending(told, gone, winner), one
    elif winner is None or not clash.is_won:
        yield Ending(told, "locked", None), one
    elif not isinstance(clash.sides[1 - winner], Foot):
        yield Ending(told, "locked", winner), one
    else:
        hunter, loser = (first, second) if winner == 0 else (second, first)
        for left, result, chance in clash.lost_by(loser, counts, hunter.initiative):
            yield Ending((told[0], left) if winner == 0 else (left, told[1]), result, winner), chance


def is_fighter(side: Side) -> bool:
    """Whether a unit is of a kind that combats are won and lost against (WH-VEH-34)."""
    return isinstance(side, Foot) or (isinstance(side, Vehicles) and side.model.is_walker)


def beaten(loser: Stand, counts: tuple[int, int], pace: int) -> list[tuple[Any, str, Chance]]:
    """What is told of a loser in the end, with what result: it tests; failed, it is swept by winners of this Initiative
    or gets away; fearless, it suffers as many wounds as it lost by (WH-ASSAULT-15, WH-MORALE-09, WH-MORALE-17,
    WH-USR-02)."""
    clash, g, number = loser.clash, loser.clash.g, loser.number
    name, points = ("attacker", "target")[number], counts[number] - counts[1 - number]

    def stands(now: Stand, weight: Chance) -> Iterator[tuple[Any, str, Chance]]:
        for alive, told, chance in now.retreats[points]:
            yield told, "locked" if alive else f"{name}-destroyed", weight * chance

    if must_stand(g, loser.unit):
        return list(stands(loser, loser.side.one))
    found = []
    fearless = g.context.has(loser.unit, "they-shall-know-no-fear")
    worse = penalty(g, by_seat(clash, counts), clash.sides[1 - number].whole.seat)
    for after, passed, weight in loser.tests(worse):
        if passed:
            found.append((after.told, "locked", weight))
            continue
        share = as_reckoned(loser.side, caught(pace, after.initiative))
        if fearless:
            found += stands(after, weight * share)
        else:
            found.append((after.told, f"{name}-caught", weight * share))
        found.append((after.told, f"{name}-flees", weight * (1 - share)))
    return found


def as_reckoned(side: Side, chance: Fraction) -> Chance:
    """A chance as a side reckons."""
    return chance if side.fractions else float(chance)


def by_seat(clash: Clash, counts: tuple[int, int]) -> tuple[int, int]:
    """What both suffered, by their seats."""
    return counts if clash.sides[0].whole.seat == 0 else (counts[1], counts[0])


@lru_cache(maxsize=128)
def caught(hunter: int, hunted: int) -> Fraction:
    """The chance that a unit which runs is caught: the winner's D6 and Initiative are as high (WH-ASSAULT-15)."""
    return Fraction(sum(catches(one + hunter, other + hunted) for one in FACES for other in FACES), len(FACES) ** 2)


def side_of(g: G, unit: Unit, engaged: int | None = None, at_guest: int = 0, *, fractions: bool = False) -> Side:
    """A unit as it fights; ``at_guest``: how many of the enemy strike the character in it."""
    if unit.is_vehicle:
        return Vehicles(g, unit, fractions)
    if unit.guests:
        return Joined(g, unit, engaged, fractions, at_guest)
    return Foot(g, unit, engaged, fractions)


def damage_of(side: Vehicles, found: dict[tuple[Any, Any], Chance]) -> Cases:
    """What becomes of a vehicle that is assaulted."""
    chances = dict.fromkeys(DAMAGE, side.one * 0)
    for (_, now), chance in found.items():
        chances[side.result(now)] += chance
    return Cases.of(chances)
