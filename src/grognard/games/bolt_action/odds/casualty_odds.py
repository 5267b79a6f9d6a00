"""What a shot costs its target, by formula: men killed, how many of them the shooter picks, pins (BA-SHOOT-24 to 26).

The joint chances of all three, so that whatever follows from them (leaders lost, morale, rout) can be followed on from
there by the engine itself. Where no formula is known the caller follows the dice one by one instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.tables import Dice
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.fires import Fire, fire_of, rolled, scored
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs, medic_near
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Chance, Distribution, binomial, convolve, mixture

Joint = tuple[tuple[Chance, ...], ...]
"""The chance of each number of men killed (first index) of whom so many are picked by the shooter (second)."""


class Toll:
    """The joint chances of what a shot costs: ``hits`` (after shells burst), and ``struck``: for each number of pins
    the ``Joint`` of men killed and picked, men beyond the last cut off."""

    def __init__(self, hits: Distribution, struck: tuple[tuple[int, Joint], ...]) -> None:
        self.hits = hits
        self.struck = struck

    @cached_property
    def kills(self) -> Distribution:
        """The chances of each number of men killed."""
        nothing = _zero(self.hits)
        numbers = range(len(self.struck[0][1]))
        return Distribution(
            0, tuple(sum((sum(joint[killed], nothing) for _, joint in self.struck), nothing) for killed in numbers)
        )

    @cached_property
    def pins(self) -> Distribution:
        """The chances of each number of pins taken; a unit without a man left takes none (BA-PIN-03)."""
        nothing = _zero(self.hits)
        found: dict[int, Chance] = {0: nothing}
        for pins, joint in self.struck:
            alive = sum((chance for row in joint[:-1] for chance in row), nothing)
            found[pins] = found.get(pins, nothing) + alive
            found[0] += sum(joint[-1], nothing)
        return Distribution(0, tuple(found.get(pins, nothing) for pins in range(max(found) + 1)))


def _zero(hits: Distribution) -> Chance:
    return Fraction(0) if isinstance(hits.chances[0], Fraction) else 0.0


def fires(g: G, unit: Unit, target: Unit, aims: Aims, moved: bool, snap: bool = False) -> tuple[Fire, ...] | None:
    """The volleys of a shot as the formulas take them; None where no formula is known: at vehicles, at men in a
    building or with a medic beside them, and with shells or flame in company."""
    if g.context.profile(target.id).is_vehicle or target.inside is not None or medic_near(g, target):
        return None
    found = tuple(fire_of(g, unit, target, each.volley, moved, snap) for each in aims.volleys)
    if len(found) > 1 and any(fire.shell or fire.flame for fire in found):
        return None
    if any(fire.shell and fire.shots > 1 for fire in found):
        return None
    return found


def toll(volleys: tuple[Fire, ...], men: int, down: bool, fractions: bool = False) -> Toll:
    """What volleys cost a unit of so many men. Equal ones are counted together."""
    alike: dict[Fire, int] = {}
    for fire in volleys:
        one = fire._replace(shots=0)
        alike[one] = alike.get(one, 0) + fire.shots
    return _toll(tuple(sorted(fire._replace(shots=shots) for fire, shots in alike.items())), men, down, fractions)


@lru_cache(maxsize=4096)
def _toll(volleys: tuple[Fire, ...], men: int, down: bool, fractions: bool) -> Toll:
    one: Chance = Fraction(1) if fractions else 1.0
    first = volleys[0]
    if first.flame:
        return _burning(first, men, fractions)
    if first.shell:
        return _shelled(first, men, down, fractions)
    hits = convolve(*(binomial(fire.shots, fire.hit, fractions=fractions) for fire in volleys))
    joint = _together([_killed(fire, fire.hit, fractions) for fire in volleys], men)
    missed = hits[0]
    nothing = one - one
    none = tuple(
        tuple(missed if killed == picked == 0 else nothing for picked in range(killed + 1)) for killed in range(men + 1)
    )
    # Whoever is hit at all is pinned once; without a hit nothing happens (BA-SHOOT-24).
    spared = ((joint[0][0] - missed,), *joint[1:])
    return Toll(hits, ((0, none), (1, spared)))


def _killed(fire: Fire, hit: Chance, fractions: bool) -> Joint:
    """Kills and picks of so many shots, each hitting with this chance: every shot kills, or kills by the shooter's
    pick, or does nothing (BA-DAM-01, BA-DAM-06)."""
    savable, other, pick = fire.falls
    kill = savable + other
    p, q = (hit * kill, hit * pick) if fractions else (float(hit * kill), float(hit * pick))
    shots = fire.shots
    kills, picks, rests = _powers(p, shots), _powers(q, shots), _powers(1 - p - q, shots)
    return tuple(
        tuple(ways * kills[killed - picked] * picks[picked] * rests[shots - killed] for picked, ways in enumerate(row))
        for killed, row in enumerate(_ways(shots))
    )


def _powers(number: Chance, most: int) -> list[Chance]:
    found: list[Chance] = [number**0]
    for _ in range(most):
        found.append(found[-1] * number)
    return found


@lru_cache(maxsize=128)
def _ways(shots: int) -> tuple[tuple[int, ...], ...]:
    """In how many ways so many of the shots kill, and so many of those by the shooter's pick."""
    return tuple(
        tuple(comb(shots, killed) * comb(killed, picked) for picked in range(killed + 1)) for killed in range(shots + 1)
    )


def blows_toll(g: G, unit: Unit, blows: Sequence[Blows], fractions: bool) -> Joint:
    """Men killed and picked by hits that have been scored."""
    needs = damage_needs(g, unit, blows)
    parts = [_killed(scored(blow, need), Fraction(1), fractions) for blow, need in zip(blows, needs, strict=True)]
    return _together(parts, len(unit.men))


def _together(parts: list[Joint], men: int) -> Joint:
    """Several joints added up, men beyond the last cut off."""
    total = parts[0]
    for part in parts[1:]:
        nothing = total[0][0] * 0
        size = len(total) + len(part) - 1
        sums = [[nothing] * (killed + 1) for killed in range(size)]
        for killed, row in enumerate(total):
            for more, other in enumerate(part):
                into = sums[killed + more]
                for picked, chance in enumerate(row):
                    for also, weight in enumerate(other):
                        into[picked + also] += chance * weight
        total = tuple(tuple(row) for row in sums)
    return _capped(total, men)


def _capped(joint: Joint, men: int) -> Joint:
    """Kills beyond the last man count as his, and so do picks (BA-SHOOT-26)."""
    nothing = joint[0][0] * 0
    found = [[nothing] * (killed + 1) for killed in range(men + 1)]
    for killed, row in enumerate(joint):
        into = found[min(killed, men)]
        for picked, chance in enumerate(row):
            into[min(picked, men)] += chance
    return tuple(tuple(row) for row in found)


def _shelled(fire: Fire, men: int, down: bool, fractions: bool) -> Toll:
    """One shell: if it hits it becomes many hits and brings its pins (BA-HE-01, BA-HE-03)."""
    row = tables.HIGH_EXPLOSIVE[fire.shell]
    chance: Chance = fire.hit if fractions else float(fire.hit)
    many = fire.burst(down, fractions)
    pins = rolled(row.pins, fractions) if isinstance(row.pins, Dice) else Distribution(row.pins, (chance * 0 + 1,))
    hits = mixture([(1 - chance, Distribution(0, (chance * 0 + 1,))), (chance, many)])
    joint = _mixed(
        [(part, _killed(fire._replace(shots=number), Fraction(1), fractions)) for number, part in many.items()], men
    )
    return Toll(hits, _struck(chance, joint, pins, men))


def _burning(fire: Fire, men: int, fractions: bool) -> Toll:
    """Flame needs no roll to hit, and brings D3+1 pins (BA-WPN-11)."""
    many = fire.burst(False, fractions)
    joint = _mixed(
        [(part, _killed(fire._replace(shots=number), Fraction(1), fractions)) for number, part in many.items()], men
    )
    certain: Chance = Fraction(1) if fractions else 1.0
    pins = rolled(Dice(1, 3, 1), fractions)
    return Toll(many, _struck(certain, joint, pins, men))


def _struck(hit: Chance, joint: Joint, pins: Distribution, men: int) -> tuple[tuple[int, Joint], ...]:
    """A hit with this chance, with independent kills and pins; without it nothing."""
    nothing = hit * 0
    none = tuple(
        tuple(1 - hit if killed == picked == 0 else nothing for picked in range(killed + 1))
        for killed in range(men + 1)
    )
    return (
        (0, none),
        *(
            (number, tuple(tuple(hit * part * chance for chance in row) for row in joint))
            for number, part in pins.items()
            if part
        ),
    )


def _mixed(parts: list[tuple[Chance, Joint]], men: int) -> Joint:
    """One of several joints, each with its chance."""
    nothing = parts[0][0] * 0
    found = [[nothing] * (killed + 1) for killed in range(men + 1)]
    for weight, joint in parts:
        for killed, row in enumerate(_capped(joint, men)):
            for picked, chance in enumerate(row):
                found[killed][picked] += weight * chance
    return tuple(tuple(row) for row in found)
