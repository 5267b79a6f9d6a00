"""What fire of a unit would do, before it is declared: who sees and detects whom, each weapon's needed number, the
losses of people by closed forms (AZ-FIRE). Previews, hints and the computer player ask here."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.core.modifiers import total
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.detection import detection_range, is_hidden
from grognard.games.operation_ww2.looking import obstacles
from grognard.games.operation_ww2.parts import Offered, offered
from grognard.games.operation_ww2.shots import FACES, Attempt, Reason, Shot, Table, fates, is_within_close, shot
from grognard.games.operation_ww2.sight import Look
from grognard.games.operation_ww2.state import Model, Unit
from grognard.games.operation_ww2.tables.command import OrderName
from grognard.games.operation_ww2.tables.rows import Cover
from grognard.games.operation_ww2.targets import Prospect, afoot, prospect
from grognard.games.operation_ww2.weapons import Armed, armed
from grognard.odds.pools import Distribution, binomial, certainly, convolve
from grognard.space.plane import gap

MOST_DICE = 60
"""Of more dice the distribution is that of so many."""


class Glance(NamedTuple):
    """The pair of models between which a unit sees another best: how far off it is, what is seen, and how far off the
    other is detected, as it is now."""

    firer: Model
    target: Model
    distance: float
    look: Look
    reach: int

    @property
    def detected(self) -> bool:
        """Whether it is near enough to be detected (AZ-DET-01)."""
        return self.distance <= self.reach


class Outlook(NamedTuple):
    """A volley before its dice: what each weapon needs, the losses of people, and why it would be none."""

    glance: Glance | None
    shots: tuple[Shot, ...]
    idle: tuple[Armed, ...]
    dead: Distribution
    scared: float
    hits: float
    why_not: Reason | None

    @property
    def mean(self) -> float:
        """How many die on average."""
        return float(self.dead.mean)


def glance(g: G, unit: Unit, target: Unit) -> Glance | None:
    """The best look of one unit at another; None if either has nobody on the table. Seeing comes before detecting, and
    that before being near."""
    between = obstacles(g, unit, target)
    night = g.setup.scenario.light == "night"
    best: tuple[tuple[bool, bool, float], Glance] | None = None
    for firer in _corners(afoot(unit)):
        for other in afoot(target):
            distance = gap(firer.body, other.body)
            look = g.context.sight.look(firer, other, between)
            reach = detection_range(g.context.tables, target.is_vehicle, target.detection, night, is_hidden(look))
            found = Glance(firer, other, distance, look, reach)
            key = look.seen == "not", not found.detected, distance
            if best is None or key < best[0]:
                best = key, found
    return None if best is None else best[1]


def _corners(models: tuple[Model, ...]) -> list[Model]:
    """Some models of a unit that stand for all: those outermost, so that few looks tell enough."""
    if len(models) <= 4:
        return list(models)
    keys = (
        lambda model: model.x, lambda model: -model.x, lambda model: model.y, lambda model: -model.y
    )  # fmt: skip
    return list({model.id: model for model in (min(models, key=key) for key in keys)}.values())


def outlook(g: G, unit: Unit, target: Unit, order: OrderName, moved: bool = False) -> Outlook:
    """What a unit's fire at another would do under an order; ``moved``: it changes place in it."""
    nothing = certainly(0)
    found = armed(g, unit, order, moved)
    ready = tuple(each for each in found if each.idle is None)
    idle = tuple(each for each in found if each.idle is not None)
    firers = {each.model: unit.model(each.model) for each in ready}
    ahead = prospect(g, unit, target, order, list(firers.values()))
    seen = glance(g, unit, target)
    if ahead.why_not is not None:
        return Outlook(seen, (), idle, nothing, 0.0, 0.0, ahead.why_not)
    shots = tuple(
        best for each in ready if (best := _best(g, unit, firers[each.model], each, ahead, order)) is not None
    )
    people = sum(len(each.people) for each in ahead.units)
    dead, scared, hits = _losses(g, shots, people)
    why_not = None
    if not any(each.need for each in shots):
        why_not = next((each.why_not for each in shots if each.why_not is not None), None)
        why_not = why_not or next((each.idle for each in idle if each.idle is not None), None)
    return Outlook(seen, shots, idle, dead, scared, hits, why_not)


def _best(g: G, unit: Unit, firer: Model, each: Armed, ahead: Prospect, order: OrderName) -> Shot | None:
    """The shot of one weapon at the part of the target it harms most."""
    weapon = g.context.tables.weapons[each.weapon]
    parts: dict[str, Offered] = offered(g, unit, firer, ahead)
    near = is_within_close(weapon, ahead.nearest(firer))
    found = []
    for part in parts.values():
        attempt = Attempt(
            model=each.model,
            weapon=weapon,
            order=order,
            distance=part.distance,
            is_close=near,
            on_foot=each.on_foot,
            dice=max(each.dice, each.templates),
            mount=each.mount,
            ammunition=weapon.ammunition[0] if weapon.ammunition else None,
            to_hit=each.to_hit,
        )
        found.append(shot(g.context.tables, g.setup.options, attempt, part.part))
    return max(found, key=lambda one: (one.need is not None, _worth(g, one)), default=None)


def _worth(g: G, found: Shot) -> float:
    if found.need is None:
        return 0.0
    _, dead = _fates(g, found.table, total(found.damage), found.cover)
    return found.dice * hit_chance(found.need) * (FACES + 1 - dead) / FACES


def hit_chance(need: int | None) -> float:
    """The chance of a die to hit.

    >>> hit_chance(7), hit_chance(None)
    (0.4, 0.0)
    """
    return 0.0 if need is None else (FACES + 1 - need) / FACES


def _fates(g: G, table: Table, added: int, cover: Cover) -> tuple[int, int]:
    found: tuple[int, int] = fates(g.context.tables, table, added, cover)
    return found


def _losses(g: G, shots: tuple[Shot, ...], people: int) -> tuple[Distribution, float, float]:
    """The dead of a volley, at most all the people, how many are scared and how many dice hit on average."""
    key: dict[tuple[int, int], int] = {}
    scared = hits = 0.0
    for each in shots:
        if each.need is None or each.target not in ("infantry", "gun"):
            hits += each.dice * hit_chance(each.need)
            continue
        lying, dead = _fates(g, each.table, total(each.damage), each.cover)
        key[each.need, dead] = key.get((each.need, dead), 0) + each.dice
        hits += each.dice * hit_chance(each.need)
        scared += each.dice * hit_chance(each.need) * (dead - lying) / FACES
    return _dead(tuple(sorted(key.items())), people), min(scared, people), hits


@lru_cache(maxsize=8192)
def _dead(volleys: tuple[tuple[tuple[int, int], int], ...], people: int) -> Distribution:
    parts = [
        binomial(min(dice, MOST_DICE), hit_chance(need) * (FACES + 1 - dead) / FACES) for (need, dead), dice in volleys
    ]
    return convolve(*parts).capped(people) if parts else certainly(0)
