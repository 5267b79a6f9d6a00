"""How many men a shot or a blast kills, exactly and by formula: whatever fires, at men in the open or under a roof,
with a medic beside them or without (BA-SHOOT-24 to BA-SHOOT-26, BA-HQ-05).

Killed are as many as the damage dice say, no more than there are, less those a medic saves; whom the players pick makes
no difference to their number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.fires import Fire, fire_of, scored
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs, medic_near
from grognard.games.bolt_action.rules.shooting.fates import MEDIC, SAVED, blast_hits
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution, binomial

Toll = dict[tuple[int, int], float]
"""The chances of so many killed whom a medic may save, and so many others."""

SAVES = float(chances(MEDIC)[SAVED])
"""The chance that a medic saves one whom he may."""


def losses(g: G, unit: Unit, target: Unit, volleys: Iterable[Volley], moved: bool, snap: bool = False) -> Distribution:
    """The chances of each number of men a shot kills."""
    return losses_by(g, target, tuple(fire_of(g, unit, target, each, moved, snap) for each in volleys))


def losses_by(g: G, target: Unit, fires: tuple[Fire, ...], medics: bool = True) -> Distribution:
    """The chances of each number of men whom volleys together kill. ``medics``: one beside them may help."""
    felling = tables.BUILDINGS["felling-hits"].value if target.inside is not None else 0
    return killed(fires, len(target.men), target.order == "down", medics and medic_near(g, target), felling)


def blasted(g: G, target: Unit, size: str) -> Distribution:
    """The chances of each number of men killed by a shell of a size that has struck them (BA-HE-01)."""
    (damage,) = damage_needs(g, target, (Blows(1, tables.HIGH_EXPLOSIVE[size].pen, small_arms=False),))
    return losses_by(g, target, (Fire(1, 0, damage, small_arms=False, shell=size),))


def struck(g: G, target: Unit, blows: Blows, hits: Distribution | None = None, medics: bool = False) -> Distribution:
    """The chances of each number of men killed by hits that have been scored, or by a number of them still rolled.
    ``medics``: one beside them may help."""
    (damage,) = damage_needs(g, target, (blows,))
    found = [0.0] * (len(target.men) + 1)
    for number, chance in (hits or Distribution(blows.hits, (1.0,))).items():
        fire = scored(replace(blows, hits=number), damage)
        for kills, part in losses_by(g, target, (fire,), medics).items():
            found[kills] += float(chance) * float(part)
    return Distribution(0, tuple(found))


@lru_cache(maxsize=4096)
def killed(fires: tuple[Fire, ...], men: int, down: bool, medic: bool, felling: int = 0) -> Distribution:
    """The chances of each number of men killed; a shell of ``felling`` hits brings the building down on them all
    (BA-BLD-04)."""
    toll: Toll = {(0, 0): 1.0}
    for fire in fires:
        toll = _joined(toll, _of(fire, down, medic, felling))
    found = [0.0] * (men + 1)
    for (savable, others), chance in toll.items():
        if others >= BURIED:
            found[men] += chance
            continue
        dice = min(savable, max(0, men - others)) if medic else 0
        for saved, part in binomial(dice, SAVES).items():
            found[min(men, savable + others) - saved] += chance * float(part)
    return Distribution(0, tuple(found))


BURIED = 10_000
"""Stands for all men at once."""


def _of(fire: Fire, down: bool, medic: bool, felling: int) -> Toll:
    """What the shots of a kind kill."""
    savable, other, pick = (float(chance) for chance in fire.falls)
    wounded = (savable, other + pick) if medic else (0.0, savable + other + pick)
    hit = float(fire.hit)
    if not fire.shell and not fire.flame:
        return _hits(fire.shots, (hit * wounded[0], hit * wounded[1]))
    one: Toll = {(0, 0): 1.0 - hit}
    for number, chance in fire.burst(False).items():
        falls = felling and fire.shell and number >= felling
        lying = down and bool(fire.shell)
        kills = {(0, BURIED): 1.0} if falls else _hits(blast_hits(number, lying), wounded)
        one = _added(one, kills, hit * float(chance))
    toll: Toll = {(0, 0): 1.0}
    for _ in range(1 if fire.flame else fire.shots):
        toll = _joined(toll, one)
    return toll


def _hits(number: int, wounded: tuple[float, float]) -> Toll:
    """What so many hits kill, each a man a medic may save or another with these chances."""
    savable, other = wounded
    if not savable:
        return {(0, kills): float(chance) for kills, chance in binomial(number, min(1.0, other)).items() if chance}
    toll: Toll = {(0, 0): 1.0}
    one: Toll = {(1, 0): savable, (0, 1): other, (0, 0): 1.0 - savable - other}
    for _ in range(number):
        toll = _joined(toll, one)
    return toll


def _joined(first: Toll, second: Toll) -> Toll:
    found: Toll = {}
    for (a, b), chance in first.items():
        for (c, d), part in second.items():
            key = a + c, min(b + d, BURIED)
            found[key] = found.get(key, 0.0) + chance * part
    return found


def _added(to: Toll, other: Toll, weight: float) -> Toll:
    found = dict(to)
    for key, chance in other.items():
        found[key] = found.get(key, 0.0) + weight * chance
    return found
