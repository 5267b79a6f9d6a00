"""What a shot would do, exactly: the distribution of losses, the chances of a pin and of a morale check (closed
forms)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.tables import Dice
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import chance_to_hit, chance_to_pass
from grognard.games.bolt_action.odds.armour_odds import toll_of
from grognard.games.bolt_action.rules.shooting import aim, flame, gunnery
from grognard.games.bolt_action.rules.shooting.damage import damage_needs, is_shielded
from grognard.games.bolt_action.rules.shooting.gunnery import Aim, Aims
from grognard.games.bolt_action.rules.shooting.shoot import blows_of
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.state import Unit, Way
from grognard.odds.distributions import Distribution, Volley, binomial, hits_then_damage, sum_of_dice

FLAME_PINS = 3
"""The pins that flame brings on average (BA-WPN-11)."""


class Outlook(NamedTuple):
    """A shot before its dice: the volleys, the cover, the losses, the chance of at least one hit, of losing at least
    half the men and
    then breaking."""

    aims: Aims
    losses: Distribution
    hit: float
    breaks: float

    @property
    def mean(self) -> float:
        """The average loss."""
        return float(self.losses.mean)


def outlook(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...] = (),
    moved: bool = False,
    down: bool = False,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
) -> Outlook | None:
    """The outlook of a shot, or None if no weapon reaches. ``down``: as if the target went Down first (BA-SHOOT-03).
    ``laid``: the weapons of a vehicle that fire; without any of them whatever harms most."""
    if unit.is_vehicle and not laid:
        each_way = [
            found
            for battery in gunnery.batteries(g, unit)
            if battery and (found := outlook(g, unit, target, holding, moved, down, laid=battery)) is not None
        ]
        return max(each_way, key=lambda found: (found.mean, found.hit), default=None)
    if down and target.order is None:
        target = replace(target, order="down")
    aims = aim.aims(g, unit, target, holding, moved, way=way, laid=laid)
    if not aims.volleys:
        return None
    if target.is_vehicle:
        toll = toll_of(g, target, aims.volleys)
        return Outlook(aims, binomial(1, toll.out), toll.pinned, toll.out)
    key = tuple(volley_key(g, unit, target, each, moved) for each in aims.volleys)
    men = len(target.men)
    losses, hit = losses_of(key, men, target.order == "down")
    half = float(losses.at_least((men + 1) // 2)) - float(losses[men]) if men > 1 else 0.0
    wiped = float(losses[men])
    burns = any(flame.is_flame(each.volley) for each in aims.volleys)
    if burns:  # whoever is left checks (BA-WPN-11)
        half = 1.0 - wiped
    # The pins of this very shot count in the check it causes (BA-MOR-09).
    shaken = replace(target, pins=target.pins + (FLAME_PINS if burns else 1))
    check = morale.test_value(g, shaken, morale.check_modifiers(g, shaken))
    fails = 1.0 - float(chance_to_pass(check))
    return Outlook(aims, losses, hit, wiped + half * fails)


def volley_key(g: G, unit: Unit, target: Unit, each: Aim, moved: bool) -> tuple[int, int, int, str]:
    """Shots, need to hit, need to damage, shell: all that a volley's losses depend on."""
    weapon = tables.fired(each.volley.weapon, each.volley.way)
    blows = blows_of(weapon, 1, moved)
    if is_shielded(g, target, unit, each.volley, False):
        blows = replace(blows, shielded=True)
    (need,) = damage_needs(g, target, (blows,))
    if weapon.flamethrower:
        return 1, 1, need, flame.hits_of(weapon).text
    return each.volley.shots, each.volley.need, need, (weapon.he or "") if weapon.is_shell else ""


@lru_cache(maxsize=8192)
def losses_of(volleys: tuple[tuple[int, int, int, str], ...], men: int, down: bool) -> tuple[Distribution, float]:
    """The losses of volleys together, at most all the men, and the chance of any hit."""
    parts = []
    missed = 1.0
    for shots, need, damage, shell in volleys:
        burns = need == 1
        hit = 1.0 if burns else float(chance_to_hit(need))
        missed *= (1 - hit) ** shots
        many = flames(shell) if burns else burst(shell, down) if shell else None
        parts.append(Volley(shots, hit, (7 - damage) / 6, many))
    return hits_then_damage(parts, men), 1.0 - missed


@lru_cache(maxsize=32)
def burst(shell: str, down: bool) -> Distribution:
    """How many hits one shell becomes (BA-HE-01, BA-HE-03)."""
    dice = tables.HIGH_EXPLOSIVE[shell].hits
    hits = sum_of_dice(dice.count, dice.sides)
    return hits.mapped(lambda number: number // 2) if down else hits


@lru_cache(maxsize=8)
def flames(hits: str) -> Distribution:
    """How many hits one shot of flame makes (BA-WPN-11): going Down is no help."""
    dice = Dice.parse(hits)
    return sum_of_dice(dice.count, dice.sides)
