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
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.fires import Fire, scored
from grognard.games.bolt_action.odds.mixed_fire import Target, costs, fallen_of, pins_of
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs, medic_near
from grognard.games.bolt_action.rules.shooting.shoot import sums_pins
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, convolve, mixture

Joint = tuple[tuple[Chance, ...], ...]
"""The chance of each number of men killed (first index) of whom so many are picked by the shooter (second)."""


class CasualtyOdds:
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


def casualty_odds_of_fire(
    g: G, target: Unit, fires: Sequence[Fire], fractions: bool = False, medics: bool = True
) -> CasualtyOdds:
    """What volleys cost men where they stand, under a roof or with a medic beside them too. ``medics``: whether one may
    help."""
    felling = tables.BUILDINGS["felling-hits"].value if target.inside is not None else 0
    medic = medics and any(fire.small_arms for fire in fires) and medic_near(g, target)
    return casualty_odds_of(
        fires, Target(len(target.men), target.order == "down", medic, felling, sums_pins(g)), fractions
    )


def casualty_odds_of(fires: Sequence[Fire], target: Target, fractions: bool = False) -> CasualtyOdds:
    """What volleys cost a unit. Equal ones are counted together."""
    alike: dict[Fire, int] = {}
    for fire in fires:
        one = fire._replace(shots=0)
        alike[one] = alike.get(one, 0) + fire.shots
    return _toll(tuple(sorted(fire._replace(shots=shots) for fire, shots in alike.items())), target, fractions)


@lru_cache(maxsize=4096)
def _toll(fires: tuple[Fire, ...], target: Target, fractions: bool) -> CasualtyOdds:
    if target.medic or any(fire.shell or fire.flame for fire in fires):
        return _mixed(fires, target, fractions)
    men = target.men
    hits = convolve(*(binomial(fire.shots, fire.hit, fractions=fractions) for fire in fires))
    joint = _together([_killed(fire, fire.hit, fractions) for fire in fires], men)
    missed = hits[0]
    nothing = missed * 0
    none = tuple(
        tuple(missed if killed == picked == 0 else nothing for picked in range(killed + 1)) for killed in range(men + 1)
    )
    # Whoever is hit at all is pinned once; without a hit nothing happens (BA-SHOOT-24).
    spared = ((joint[0][0] - missed,), *joint[1:])
    return CasualtyOdds(hits, ((0, none), (1, spared)))


def _mixed(fires: tuple[Fire, ...], target: Target, fractions: bool) -> CasualtyOdds:
    """What volleys cost where a medic, a roof, shells or flame have a say."""
    men = target.men
    nothing: Chance = Fraction(0) if fractions else 0.0
    struck: dict[int, list[list[Chance]]] = {}
    for cost, chance in costs(fires, target, fractions).items():
        joint = struck.setdefault(pins_of(cost, target), [[nothing] * (killed + 1) for killed in range(men + 1)])
        for fallen, picked, part in fallen_of(cost, target, fractions):
            joint[fallen][picked] += chance * part
    return CasualtyOdds(
        convolve(*(_hits(fire, target.down, fractions) for fire in fires)),
        tuple((pins, tuple(map(tuple, struck[pins]))) for pins in sorted(struck)),
    )


def _hits(fire: Fire, down: bool, fractions: bool) -> Distribution:
    """How many hits a volley scores, after shells burst."""
    if not fire.shell and not fire.flame:
        return binomial(fire.shots, fire.hit, fractions=fractions)
    chance: Chance = fire.hit if fractions else float(fire.hit)
    one = mixture([(1 - chance, certainly(0, fractions=fractions)), (chance, fire.burst(down, fractions))])
    return convolve(*[one] * (1 if fire.flame else fire.shots))


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
