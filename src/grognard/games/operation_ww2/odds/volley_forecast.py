"""What fire of a unit would do, before it is declared: who sees and detects whom, each weapon's needed number, the
losses of people by closed forms (AZ-FIRE). Previews, hints and the computer player ask here; what could be fired at all
is the volley's own list (``firepower``)."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from grognard.core.book.modifiers import total
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.crews.crew_hits import men_aboard
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.parts import is_open_top
from grognard.games.operation_ww2.rules.fire.targets import afoot
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.shots import FACES, Reason, Shot, Table, fates
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.odds.distributions import Distribution, binomial, certainly, convolve, mixture
from grognard.space.plane import along, gap

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


class VolleyForecast(NamedTuple):
    """A volley before its dice: the shots, each weapon at the part it harms most, the losses of people, how many dice
    hit on average, and why it would be none. ``area``: templates are among them, whose scatter is not counted.
    ``instead`` is what could be aimed into an open top, or at the vehicle if that is (AZ-TWO-06)."""

    glance: Glance | None
    shots: tuple[Shot, ...]
    idle: tuple[Armed, ...]
    dead: Distribution
    scared: float
    hits: float
    why_not: Reason | None
    area: bool = False
    instead: tuple[Shot, ...] = ()

    @property
    def mean(self) -> float:
        """How many die on average."""
        return float(self.dead.mean)


def as_if(g: B, *units: Unit) -> B:
    """The battle as if these units were as they are given; it shares everything else and is only looked at."""
    changed = {unit.id: unit for unit in units if g.state.units.get(unit.id) is not unit}
    if not changed:
        return g
    copy = g.clone()
    copy.state = replace(g.state, units={**g.state.units, **changed})
    return copy


# ---- seeing ------------------------------------------------------------------------------------------------------


def glance(g: G, unit: Unit, target: Unit) -> Glance | None:
    """The best look of one unit at another; None if either has nobody on the table. Seeing comes before detecting, and
    that before being near."""
    between = obstacles(g, unit, target)
    night = g.context.night
    best: tuple[tuple[bool, bool, float], Glance] | None = None
    for firer in _outermost(afoot(unit)):
        less = g.context.limit("closed-hatches") if sighting.looks_closed(g, firer) else 0
        for other in _outermost(afoot(target)):
            distance = gap(firer.body, other.body)
            look = sighting.look(g, firer, other, between)
            is_vehicle, state = sighting.detection_of(g, target, other)
            hidden = sighting.is_in_cover(g, firer, other, look)
            reach = max(0, detection_range(g.context.tables, is_vehicle, state, night, hidden) - less)
            found = Glance(firer, other, distance, look, reach)
            key = look.seen == "not", not found.detected, distance
            if best is None or key < best[0]:
                best = key, found
    return None if best is None else best[1]


def _outermost(models: tuple[Model, ...]) -> list[Model]:
    """Some models of a unit that stand for all: those outermost, so that few looks tell enough."""
    if len(models) <= 4:
        return list(models)
    picked = [
        min(models, key=lambda model: model.x),
        max(models, key=lambda model: model.x),
        min(models, key=lambda model: model.y),
        max(models, key=lambda model: model.y),
    ]
    return list({model.id: model for model in picked}.values())


# ---- firing ------------------------------------------------------------------------------------------------------


def forecast_volley(
    g: B, unit: Unit, target: Unit, order: OrderName, moved: bool = False, besides: Besides = NOTHING
) -> VolleyForecast:
    """What a unit's fire at another would do under an order; ``moved``: it changes place in it."""
    g = as_if(g, unit, target)
    power = firepower(g, unit, target.id, order, besides, moved)
    seen = glance(g, unit, target)
    nothing = certainly(0)
    if power.why_not is not None:
        return VolleyForecast(seen, (), power.idle, nothing, 0.0, 0.0, power.why_not)
    best: dict[tuple[str, str], FiringOption] = {}
    either: dict[tuple[str, str, bool], FiringOption] = {}
    for chance in (*power.chances, *power.hopeless):
        key = chance.armed.model, chance.armed.mount or chance.armed.weapon
        part = (*key, is_open_top(chance.shot.part))
        if key not in best or _rank(g, chance) > _rank(g, best[key]):
            best[key] = chance
        if part not in either or _rank(g, chance) > _rank(g, either[part]):
            either[part] = chance
    chosen = tuple(best.values())
    instead = tuple(each.shot for each in either.values() if each not in chosen)
    shots = tuple(chance.shot for chance in chosen)
    people = sum(len(each.people) for prospect in power.prospects.values() for each in prospect.units)
    dead, scared, hits = _losses(g, chosen, people)
    why_not = None
    if not any(each.need for each in shots):
        faults = (*(each.why_not for each in shots), *(each.idle for each in power.idle))
        why_not = next((fault for fault in faults if fault is not None), None)
    return VolleyForecast(
        seen, shots, power.idle, dead, scared, hits, why_not, any(chance.area for chance in chosen), instead
    )


def _rank(g: G, chance: FiringOption) -> tuple[bool, float]:
    """How much harm a weapon does at a part, in no particular measure."""
    found = chance.shot
    if found.need is None:
        return False, 0.0
    if is_open_top(found.part):
        _, dead = _fates(g, found.table, total(found.damage), "none")
        men = len(men_aboard(g, chance.nearest.unit, chance.nearest.model))
        return True, men * hit_chance(found.need) * (FACES + 1 - dead) / FACES
    if found.column not in ("infantry", "gun"):
        return True, found.dice * hit_chance(found.need)
    _, dead = _fates(g, found.table, total(found.damage), found.cover)
    return True, found.dice * struck(g, chance) * hit_chance(found.need) * (FACES + 1 - dead) / FACES


def struck(g: G, chance: FiringOption) -> int:
    """How many people of the target stand under a template laid on the one aimed at; of other fire one a die."""
    if not chance.area:
        return 1
    radius: int = g.context.tables.weapons[chance.armed.weapon].template * 1000
    middle = chance.nearest.model
    near = (
        hypot(model.x - middle.x, model.y - middle.y) - model.radius <= radius
        for model in chance.nearest.unit.people
        if model.aboard is None
    )
    return max(1, sum(1 for each in near if each))


def hit_chance(need: int | None) -> float:
    """The chance of a die to hit.

    >>> hit_chance(7), hit_chance(None)
    (0.4, 0.0)
    """
    return 0.0 if need is None else (FACES + 1 - need) / FACES


def _fates(g: G, table: Table, added: int, cover: Cover) -> tuple[int, int]:
    found: tuple[int, int] = fates(g.context.tables, table, added, cover)
    return found


def _losses(g: G, chosen: tuple[FiringOption, ...], people: int) -> tuple[Distribution, float, float]:
    """The dead of a volley, at most all the people, how many are scared and how many dice hit on average."""
    volleys: dict[tuple[int, int, int], int] = {}
    scared = hits = 0.0
    for chance in chosen:
        each = chance.shot
        dice = max(each.dice, chance.armed.templates if chance.area else 0)
        hits += dice * hit_chance(each.need)
        if each.need is None or each.column not in ("infantry", "gun"):
            continue
        lying, dead = _fates(g, each.table, total(each.damage), each.cover)
        under = struck(g, chance)
        key = each.need, dead, under if chance.area else 0
        volleys[key] = volleys.get(key, 0) + dice
        scared += dice * under * hit_chance(each.need) * (dead - lying) / FACES
    return _dead(tuple(sorted(volleys.items())), people), min(scared, people), hits


@lru_cache(maxsize=8192)
def _dead(volleys: tuple[tuple[tuple[int, int, int], int], ...], people: int) -> Distribution:
    parts = []
    for (need, dead, under), dice in volleys:
        hit, kill = hit_chance(need), (FACES + 1 - dead) / FACES
        if not under:
            parts.append(binomial(min(dice, MOST_DICE), hit * kill))
            continue
        one = mixture([(1 - hit, certainly(0)), (hit, binomial(under, kill))])
        parts += [one] * min(dice, MOST_DICE)
    return convolve(*parts).capped(people) if parts else certainly(0)


def underway(g: G, mover: Ordered, at: int) -> Unit:
    """A unit as it will stand when its leading model has gone so far along its declared way: each follower as far
    beside the leader as now, the best guess before its player has said how they follow."""
    unit = g.state.units[mover.unit]
    intent = mover.intent
    assert isinstance(intent, MoveIntent | AssaultIntent)
    lead = unit.model(intent.lead)
    x, y = along(((lead.x, lead.y), *intent.way), at) if intent.way else (lead.x, lead.y)
    dx, dy = x - lead.x, y - lead.y
    models = tuple(
        replace(model, x=model.x + dx, y=model.y + dy, moved=g.state.turn if at else model.moved)
        if model.posture == "standing"
        else model
        for model in unit.models
    )
    moving = at > 0 and intent.speed == "fast"
    return replace(unit, models=models, detection="moved" if moving else unit.detection)
