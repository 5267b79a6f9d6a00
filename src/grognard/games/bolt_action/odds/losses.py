"""How many men a shot or a blast kills, exactly and by formula: whatever fires, at men in the open or under a roof,
with a medic beside them or without (BA-SHOOT-24 to BA-SHOOT-26, BA-HQ-05).

Killed are as many as the damage dice say, no more than there are, less those a medic saves; whom the players pick makes
no difference to their number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import chance_to_hit
from grognard.games.bolt_action.odds.casualty_odds import Fire, damage_chances, rolled
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs, is_shielded, medic_near
from grognard.games.bolt_action.rules.shooting.shoot import blows_of
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution, binomial, die_chance, sum_of_dice

Toll = dict[tuple[int, int], float]
"""The chances of so many killed whom a medic may save, and so many others."""

SAVED = float(die_chance(6))


class Burst(NamedTuple):
    """Shots alike, by all that their losses depend on. ``savable``: a medic may help against them; ``shell`` is the
    size of high explosive or empty, ``flame`` the dice of hits of a flamethrower or none."""

    shots: int
    need: int
    damage: int
    aimed: bool = False
    savable: bool = False
    shell: str = ""
    flame: int = 0


def losses(g: G, unit: Unit, target: Unit, volleys: Iterable[Volley], moved: bool, snap: bool = False) -> Distribution:
    """The chances of each number of men a shot kills."""
    medic = medic_near(g, target)
    found = tuple(burst_of(g, unit, target, each, moved, snap, medic) for each in volleys)
    felling = tables.BUILDINGS["felling-hits"].value if target.inside is not None else 0
    return killed(found, len(target.men), target.order == "down", medic, felling)


def burst_of(g: G, unit: Unit, target: Unit, volley: Volley, moved: bool, snap: bool, medic: bool) -> Burst:
    """A volley as the formula takes it."""
    weapon = tables.fired(volley.weapon, volley.way)
    blows = blows_of(weapon, 1, aim.uses_scope(weapon, moved, snap))
    if is_shielded(g, target, unit, volley, blows.aimed):
        blows = Blows(1, blows.penetration, blows.small_arms, blows.aimed, blows.sheltered, shielded=True)
    (damage,) = damage_needs(g, target, (blows,))
    return Burst(
        volley.shots,
        volley.need,
        damage,
        blows.aimed,
        medic and blows.small_arms and not blows.aimed,
        (weapon.he or "") if weapon.is_shell else "",
        volley.shots if weapon.flamethrower else 0,
    )


def blasted(g: G, target: Unit, size: str) -> Distribution:
    """The chances of each number of men killed by a shell of a size that has struck them (BA-HE-01)."""
    row = tables.HIGH_EXPLOSIVE[size]
    felling = tables.BUILDINGS["felling-hits"].value if target.inside is not None else 0
    (damage,) = damage_needs(g, target, (Blows(1, row.pen, small_arms=False),))
    shell = Burst(1, 0, damage, shell=size)
    return killed((shell,), len(target.men), target.order == "down", False, felling)


def struck(g: G, target: Unit, blows: Blows, hits: Distribution | None = None, medics: bool = False) -> Distribution:
    """The chances of each number of men killed by hits that have been scored, or by a number of them still rolled.
    ``medics``: one beside them may help."""
    medic = medics and medic_near(g, target)
    (damage,) = damage_needs(g, target, (blows,))
    men = len(target.men)
    found = [0.0] * (men + 1)
    for number, chance in (hits or Distribution(blows.hits, (1.0,))).items():
        burst = Burst(number, 0, damage, blows.aimed, medic and blows.small_arms and not blows.aimed)
        for kills, part in killed((burst,), men, False, medic).items():
            found[kills] += float(chance) * float(part)
    return Distribution(0, tuple(found))


@lru_cache(maxsize=4096)
def killed(bursts: tuple[Burst, ...], men: int, down: bool, medic: bool, felling: int = 0) -> Distribution:
    """The chances of each number of men killed; a shell of ``felling`` hits brings the building down on them all
    (BA-BLD-04)."""
    toll: Toll = {(0, 0): 1.0}
    for burst in bursts:
        toll = _joined(toll, _of(burst, down, felling))
    found = [0.0] * (men + 1)
    for (savable, others), chance in toll.items():
        if others >= BURIED:
            found[men] += chance
            continue
        dice = min(savable, max(0, men - others)) if medic else 0
        for saved, part in binomial(dice, SAVED).items():
            found[min(men, savable + others) - saved] += chance * float(part)
    return Distribution(0, tuple(found))


BURIED = 10_000
"""Stands for all men at once."""


def _of(burst: Burst, down: bool, felling: int) -> Toll:
    """What the shots of a kind kill."""
    kill, pick = (float(chance) for chance in damage_chances(Fire(1, 0, burst.damage, burst.aimed)))
    wounded = (kill, pick) if burst.savable else (0.0, kill + pick)
    hit = 1.0 if not burst.need else float(chance_to_hit(burst.need))
    if burst.flame:
        return _mixed((float(chance), _hits(hits, wounded)) for hits, chance in sum_of_dice(burst.flame).items())
    if not burst.shell:
        return _hits(burst.shots, (hit * wounded[0], hit * wounded[1]))
    one: Toll = {(0, 0): 1.0 - hit}
    for number, chance in rolled(tables.HIGH_EXPLOSIVE[burst.shell].hits).items():
        falls = felling and number >= felling
        kills = {(0, BURIED): 1.0} if falls else _hits(number // 2 if down else number, wounded)
        one = _added(one, kills, hit * float(chance))
    toll: Toll = {(0, 0): 1.0}
    for _ in range(burst.shots):
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


def _mixed(parts: Iterable[tuple[float, Toll]]) -> Toll:
    found: Toll = {}
    for weight, toll in parts:
        found = _added(found, toll, weight)
    return found
