"""A round of close combat between two units, exactly: every step of Initiative, both sides at once (chapter Assault).

Everybody engaged is taken to stay so: whoever has fought keeps an enemy in reach as long as there is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.clash_sides import Armed, Foot, Machine, Side
from grognard.games.wh40k5.odds.morale_odds import holds, may_use_pole
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS as DAMAGE
from grognard.games.wh40k5.odds.wound_odds import Parts, Squad, left_of, orders
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import (
    AttackGroup,
    attacks_at,
)
from grognard.games.wh40k5.rules.assault.combat_losers import must_stand, penalty, winner_of
from grognard.games.wh40k5.rules.assault.sweep import catches, sweep_initiative
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.distributions import Chance
from grognard.odds.outcomes import Cases

FACES = range(1, 7)

Standing = tuple[Any, Any]
"""How both sides stand."""


class Struck(NamedTuple):
    """How both stand after blows, and the wounds each has cost itself."""

    standing: Standing
    own: tuple[int, int]


class Clash:
    """A round of combat between two units, the first of them that of the active player."""

    def __init__(self, g: G, first: Side, second: Side) -> None:
        self.g, self.sides = g, (first, second)
        self._steps: dict[tuple[str, str], int] = {}
        self.tested: dict[tuple[int, Parts, int], list[tuple[Parts, bool, Chance]]] = {}
        """How each side may come out of its morale test, by how it stands and at which penalty."""

    def blows(self) -> dict[Standing, Chance]:
        """How both may stand after all blows (WH-ASSAULT-09, WH-ASSAULT-24)."""
        found: dict[Standing, Chance] = {}
        for (standing, _), chance in self.struck().items():
            found[standing] = found[standing] + chance if standing in found else chance
        return found

    def struck(self) -> dict[Struck, Chance]:
        """That, and the wounds each side has cost itself (WH-ASSAULT-30)."""
        first, second = self.sides
        found: dict[Struck, Chance] = {Struck((first.start, second.start), (0, 0)): first.one}
        for step in sorted(self.steps(first, second) | self.steps(second, first), reverse=True):
            later: dict[Struck, Chance] = {}
            for (now, own), chance in found.items():
                ours = self.swings(first, second, *now, step)
                theirs = self.swings(second, first, *now[::-1], step)
                for end, more, part in self.exchanged(now, ours, theirs):
                    key, weight = Struck(end, (own[0] + more[0], own[1] + more[1])), chance * part
                    later[key] = later[key] + weight if key in later else weight
            found = later
        return found

    def exchanged(
        self, now: Standing, ours: tuple[AttackGroup, ...], theirs: tuple[AttackGroup, ...]
    ) -> Iterator[tuple[Standing, tuple[int, int], Chance]]:
        """How both may stand after the blows of a step, and the wounds each has cost itself. The second suffers first,
        and the first then what the perils of its power have left of it (WH-ASSAULT-24, WH-UNIT-05)."""
        first, second = self.sides
        for other, one, cost, chance in self.blow(second, now[1], first, now[0], ours):
            for end, after, more, part in self.blow(first, one, second, other, theirs):
                yield (end, after), (cost, more), chance * part

    def blow(
        self, foe: Side, there: Any, side: Side, here: Any, swings: tuple[AttackGroup, ...]
    ) -> Iterator[tuple[Any, Any, int, Chance]]:
        """How a side may stand after blows on it, how who struck them, and the wounds the perils of his power cost."""
        bearer = next((each.wound.force for each in swings if each.wound.force is not None), None)
        spent = bearer is None or bearer.model in side.whole.powers
        if bearer is None or spent or not isinstance(foe, Foot) or not isinstance(side, Foot):
            yield from ((end, here, 0, chance) for end, chance in foe.suffer(there, swings))
            return
        for end, perilous, chance in foe.suffer_force(there, swings, bearer):
            for after, cost, part in side.perils(here, bearer.model) if perilous else [(here, 0, side.one)]:
                yield end, after, cost, chance * part

    def steps(self, side: Side, foe: Side) -> set[int]:
        """The steps of Initiative at which a side strikes; losses change none of them."""
        unit = side.unit(side.start)
        return {self.step_of(unit, each) for each in side.armed(side.start, foe.unit(foe.start))}

    def step_of(self, unit: Unit, each: Armed) -> int:
        """When models strike, looked at once."""
        key = each.model.id, each.weapon
        if key not in self._steps:
            self._steps[key] = melee_weapons.initiative(self.g, unit, each.model, each.weapon)
        return self._steps[key]

    def swings(self, side: Side, foe: Side, now: Any, other: Any, step: int) -> tuple[AttackGroup, ...]:
        """The attacks of a side at a step, those alike together."""
        if not side.alive(now) or not foe.alive(other):
            return ()
        unit, target = side.unit(now), foe.unit(other)
        counts: dict[AttackGroup, int] = {}
        for each in side.armed(now, target):
            if self.step_of(unit, each) == step:
                swing = foe.swing(unit, each, other)
                attacks = each.number * attacks_at(self.g, unit, each.model, each.weapon, target)
                counts[swing] = counts.get(swing, 0) + attacks
        return tuple(replace(swing, attacks=number) for swing, number in counts.items())


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
    """How both stand in the end, what became of the combat, and which of the sides won it, None: neither."""

    standing: Standing
    result: str
    winner: int | None


def endings(clash: Clash) -> dict[Ending, Chance]:
    """All that may come of a round: blows, result, morale, no retreat, sweeping advance (WH-ASSAULT-13 to
    WH-ASSAULT-15, WH-MORALE-17)."""
    found: dict[Ending, Chance] = {}
    for struck, chance in clash.struck().items():
        for end, part in settled(clash, struck):
            found[end] = found[end] + chance * part if end in found else chance * part
    return found


def settled(clash: Clash, struck: Struck) -> Iterator[tuple[Ending, Chance]]:
    """What comes of a combat once the blows are struck; wounds that a side cost itself count by an option
    (WH-ASSAULT-30)."""
    sides, standing = clash.sides, struck.standing
    alive = [side.alive(now) for side, now in zip(sides, standing, strict=True)]
    own = (0, 0) if clash.g.setup.options["self_wounds_count"] == "true" else struck.own
    counts = sides[0].suffered(standing[0]) - own[0], sides[1].suffered(standing[1]) - own[1]
    winner = winner_of(alive, counts)
    if not all(alive):
        gone = "both-destroyed" if winner is None else ("target-destroyed", "attacker-destroyed")[winner]
        yield Ending(standing, gone, winner), sides[0].one
        return
    if winner is None or not all(is_fighter(side) for side in sides):
        yield Ending(standing, "locked", None), sides[0].one
        return
    loser = 1 - winner
    side = sides[loser]
    if not isinstance(side, Foot):
        yield Ending(standing, "locked", 1 - loser), side.one
        return
    yield from beaten(clash, standing, loser, counts)


def is_fighter(side: Side) -> bool:
    """Whether a unit is of a kind that combats are won and lost against (WH-VEH-34)."""
    return isinstance(side, Foot) or (isinstance(side, Machine) and side.model.is_walker)


def beaten(clash: Clash, standing: Standing, loser: int, counts: tuple[int, int]) -> Iterator[tuple[Ending, Chance]]:
    """The loser tests; failed, it is swept or gets away; fearless, it suffers (WH-ASSAULT-15, WH-MORALE-09,
    WH-USR-02)."""
    g, side, hunter = clash.g, clash.sides[loser], clash.sides[1 - loser]
    assert isinstance(side, Foot)
    unit, winner = side.unit(standing[loser]), hunter.unit(standing[1 - loser])
    points = counts[loser] - counts[1 - loser]
    name = "attacker" if loser == 0 else "target"
    if must_stand(g, unit):
        yield from stands(clash, standing, loser, points, side.one)
        return
    worse = penalty(g, by_seat(clash, counts), winner.seat)
    key = loser, standing[loser], worse
    if key not in clash.tested:
        clash.tested[key] = list(tests(side, standing[loser], worse))
    for now, passed, weight in clash.tested[key]:
        after = (now, standing[1]) if loser == 0 else (standing[0], now)
        if passed:
            yield Ending(after, "locked", 1 - loser), weight
            continue
        swept = caught(g, side.unit(now), winner)
        share = chance_of(side, swept)
        if g.context.has(unit, "they-shall-know-no-fear"):
            yield from stands(clash, after, loser, points, weight * share)
        else:
            yield Ending(after, f"{name}-caught", 1 - loser), weight * share
        yield Ending(after, f"{name}-flees", 1 - loser), weight * (1 - share)


def tests(side: Foot, now: Parts, worse: int) -> Iterator[tuple[Parts, bool, Chance]]:
    """How a loser may stand after its morale test, whether it passed, and the chance: with a bosspole it may cost a
    wound and be taken again (WH-MORALE-03, WH-ASSAULT-30)."""
    unit = side.unit(now)
    first = chance_of(side, holds(side.g, unit, worse, poled=False))
    yield now, True, first
    if not may_use_pole(unit):
        yield now, False, 1 - first
        return
    at = orders(Squad(now, side.squad.full, side.squad.worth), ())[0][0]
    hurt = (*now[:at], left_of(now[at], side.squad.full[at], 0, 1), *now[at + 1 :])
    again = chance_of(side, holds(side.g, side.unit(hurt), worse, poled=False))
    yield hurt, True, (1 - first) * again
    yield hurt, False, (1 - first) * (1 - again)


def chance_of(side: Side, chance: Fraction) -> Chance:
    """A chance as a side reckons."""
    return chance if side.fractions else float(chance)


def by_seat(clash: Clash, counts: tuple[int, int]) -> tuple[int, int]:
    """What both suffered, by their seats."""
    return counts if clash.sides[0].whole.seat == 0 else (counts[1], counts[0])


def stands(
    clash: Clash, standing: Standing, loser: int, points: int, weight: Chance
) -> Iterator[tuple[Ending, Chance]]:
    """A loser that does not run suffers as many wounds as it lost by (WH-MORALE-17)."""
    side = clash.sides[loser]
    assert isinstance(side, Foot)
    name = "attacker" if loser == 0 else "target"
    for left, chance in side.retreating(standing[loser], points):
        after = (left, standing[1]) if loser == 0 else (standing[0], left)
        result = "locked" if side.alive(left) else f"{name}-destroyed"
        yield Ending(after, result, 1 - loser), weight * chance


def caught(g: G, unit: Unit, winner: Unit) -> Fraction:
    """The chance that a unit which runs is caught: the winner's D6 and Initiative are as high (WH-ASSAULT-15)."""
    return _caught(sweep_initiative(g, winner), sweep_initiative(g, unit))


@lru_cache(maxsize=128)
def _caught(hunter: int, hunted: int) -> Fraction:
    return Fraction(sum(catches(one + hunter, other + hunted) for one in FACES for other in FACES), len(FACES) ** 2)


def side_of(g: G, unit: Unit, engaged: int | None = None, *, fractions: bool = False) -> Side:
    """A unit as it fights. Raises ``ValueError`` for a squadron of vehicles."""
    if unit.is_vehicle:
        return Machine(g, unit, fractions)
    return Foot(g, unit, engaged, fractions)


def damage_of(side: Machine, found: dict[Standing, Chance]) -> Cases:
    """What becomes of a vehicle that is assaulted."""
    chances = dict.fromkeys(DAMAGE, side.one * 0)
    for (_, now), chance in found.items():
        chances[side.result(now)] += chance
    return Cases.of(chances)
