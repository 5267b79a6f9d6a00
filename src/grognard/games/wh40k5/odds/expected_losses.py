"""What units may be expected to do to each other, in army points: the figures behind the greedy computer player.

Means, not rules: sight is not asked for where a shot is only thought of, cover and the sharing out of wounds only
roughly. All lengths are thousandths of an inch.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from grognard.core.engine.fates import chance_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.arms import is_barrage, shots, weapons_of
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_faces import Face
from grognard.games.wh40k5.odds.explosion_odds import worth_of
from grognard.games.wh40k5.odds.hit_odds import made_up, peril, reckoned, remembered, worth, wounds_by
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.odds.scatter_odds import counts
from grognard.games.wh40k5.odds.shot import Battery, mean
from grognard.games.wh40k5.odds.vehicle_piercing_chances import alone, results, wreckable
from grognard.games.wh40k5.rules.mission.victory import counts_kills
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.shooting import fates
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import sheltered, taken
from grognard.games.wh40k5.rules.shooting.volleys import Line, blow_of, nearest, needs_of
from grognard.games.wh40k5.rules.vehicles import arms as arsenal
from grognard.games.wh40k5.rules.vehicles.aiming import aim, turned
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES
from grognard.games.wh40k5.rules.vehicles.gunnery import VehicleShot, hit_on
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, hit_of
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit

PARTS = dict(zip(TABLES.damage, (0.05, 0.1, 0.2, 0.3, 1.0, 1.0), strict=True))
"""The part of a vehicle that a result of the damage table is worth."""
PASSENGERS = 0.4
"""The part of its passengers that a vehicle's loss costs besides."""
BREAKS = 0.5
"""The part of what is left of a unit that its breaking is worth."""
SCATTERS = 0.6
"""The part of those that a marker is thought to touch as it scatters, from where nobody stands yet."""
UNDER = {"template": 3.0, "blast": 2.0, "large-blast": 3.5}
"""How many models a marker is thought to touch then, as many as there are."""
KILL = 30.0
"""What a whole unit destroyed is worth besides, where such count."""
IN_COVER = 0.8
"""What cover is thought to leave of a shot that is only thought of."""


def points(unit: Unit) -> float:
    """What is left of a unit, in army points."""
    return sum(worth(model) for model in unit.models)


def price(unit: Unit) -> float:
    """What a model of a unit is worth, on average."""
    return points(unit) / max(len(unit.models), 1)


def usual_model(unit: Unit) -> Model:
    """A model of the kind most of a unit are."""
    counts = Counter((model.kind, model.gear) for model in unit.models)
    most = counts.most_common(1)[0][0]
    return next(model for model in unit.models if (model.kind, model.gear) == most)


# ---- fire --------------------------------------------------------------------------------------------------------


def harm_of(g: G, target: Unit, weapon: Weapon, cover: int | None) -> float:
    """The points a hit of a weapon costs a unit that is no vehicle."""
    return remembered(g, ("harm", weapon.id, target.id, cover), (target,), lambda: _harm(g, target, weapon, cover))


def _harm(g: G, target: Unit, weapon: Weapon, cover: int | None) -> float:
    model, hard = usual_model(target), toughness(g, target)
    if not hard or model.is_vehicle:
        return 0.0
    if weapon.marker and TABLES.markers[weapon.marker].ignores_cover:
        cover = None
    return sum(
        float(chance) * wounded(g, target, model, wound, cover) for wound, chance in wounds_by(blow_of(weapon, hard))
    )


def wounded(g: G, target: Unit, model: Model, wound: Wound, cover: int | None) -> float:
    """The points a wound costs a unit."""
    found = peril(g, target, model, wound, cover)
    lost = 1.0 if found.instant else 1 / max(g.context.profile(model).w or 1, 1)
    return float(found.suffered) * found.times * lost * price(target)


def pierced(g: G, target: Unit, model: Model, hit: ArmourHit) -> float:
    """The points a hit costs a vehicle and those in it."""
    vehicle = wreckable(g, target, model)
    part = sum(float(chance) * PARTS[alone(vehicle, result)] for result, chance in results(g, model, hit).items())
    riders = sum(points(each) for each in g.state.units.values() if each.aboard == target.id)
    return part * (worth(model) + PASSENGERS * riders)


def burst(g: G, target: Unit, model: Model, hit: ArmourHit) -> float:
    """The points a hit costs those who stand about a vehicle that it makes explode, its own side's less the other's."""
    explodes = results(g, model, hit).get(EXPLODES, 0)
    if not explodes:
        return 0.0
    return float(explodes) * worth_of(g, target, model)


def chance_to_hit(g: G, model: Model, weapon: Weapon) -> float:
    """The chance of a shot to hit."""
    need, again = needs_of(g, model, weapon)
    return float(chance_of(fates.to_hit(need, again), fates.HIT)) if need else 0.0


def number_of(count: int | Throw) -> float:
    """The mean of a number of shots."""
    return float(count) if isinstance(count, int) else (count.least + count.most) / 2


def fire(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> float:
    """The points this shooting may be expected to cost its target, the test it may have to take included."""
    found = cost(g, unit, target, firing)
    return found if target.is_vehicle else with_morale(g, target, found)


def cost(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> float:
    """The points this shooting alone may be expected to cost its target: the mean of what its dice come to, as if all
    of the target were like most of it, and as if wounds beyond the last counted too."""
    shooting = Shooting(unit.id, target.id, tuple(firing)).laid(g, tuple(firing), turned(g, unit, target))
    if shooting is None:
        return 0.0
    found = Battery(g, shooting)
    lines = tuple(line for line in shooting.lines if not line.lost)
    lost = sum(
        mean(dice) * float(chance_of(volley.fate, fates.HIT)) * struck(g, found, volley.weapon, volley.row)
        for volley, dice in found.volleys(lines)
    )
    markers = [line for line in lines if TABLES.weapons[line.weapon].marker]
    if not markers:
        return lost
    key = "marked", unit.id, target.id, tuple(firing), shooting.cover
    # Of a vehicle it hangs on who is near, should it explode.
    about = tuple(g.state.units.values()) if target.is_vehicle else ()
    return lost + remembered(g, key, (unit, target, *about), lambda: marked(g, found, markers, firing))


def marked(g: G, shot: Battery, lines: Sequence[Line], firing: Sequence[Firing]) -> float:
    """The points the markers and templates of shooting cost whom it is at, wherever they come down; those of a barrage
    as if each came down by itself."""
    target, cover, lost = shot.target, taken(g, shot.target, shot.shooting.cover), 0.0
    for line in lines:
        falls = shot.mark(line) if in_reach(g, shot.unit, target, line, firing) else None
        if falls is None:
            continue
        shots = number_of(TABLES.weapons[line.weapon].shots)
        if target.is_vehicle:
            ends = ((chance, at, way) for end, chance in falls.items() for at, ways in end.hulls for way in ways)
            lost += shots * sum(
                float(chance) * (pierced(g, target, shot.hulls[at], hit) + burst(g, target, shot.hulls[at], hit))
                for chance, at, way in ends
                for hit in shot.hit(line, at, way)
            )
            continue
        blow, model = shot.mark_blow(line), usual_model(target)
        if blow.need or blow.rending:
            each = (
                float(chance) * wounded(g, target, model, sheltered(g, target, wound), cover)
                for wound, chance in wounds_by(blow)
            )
            lost += shots * float(counts(falls).mean) * sum(each)
    return lost


def struck(g: G, shot: Battery, weapon: str, row: int | None) -> float:
    """The points a hit of a weapon costs whom it is fired at."""
    target, shooting = shot.target, shot.shooting
    if not target.is_vehicle:
        cover = taken(g, target, shooting.cover)
        return float(shot.crew) * harm_of(g, target, TABLES.weapons[weapon], cover)
    model = target.models[0]
    seen = [each for each in shooting.sightings if (each.row, each.model) == (row, model.id)]
    hit = hit_on(VehicleShot(seen[0].row, weapon, 1), seen[0]) if seen else hit_of(TABLES.weapons[weapon], "side", 0)
    return pierced(g, target, model, hit) + burst(g, target, model, hit)


def in_reach(g: G, unit: Unit, target: Unit, line: Line, firing: Sequence[Firing]) -> bool:
    """Whether a marker or template can be put on a target."""
    weapon, look = TABLES.weapons[line.weapon], aim(g, unit, target, tuple(firing)).look
    away = look.distance[line.row].min() if is_barrage(weapon) else nearest(look, line.row)
    return away is not None and reaches(weapon, float(away))


def reaches(weapon: Weapon, away: float) -> bool:
    """Whether a marker can be put so far away."""
    far = TABLES.markers[weapon.marker].size if weapon.marker == "template" else weapon.range
    return bool(weapon.minimum <= away <= far + 1)


def with_morale(g: G, target: Unit, lost: float) -> float:
    """Losses and what the test for a quarter lost adds to them."""
    whole = points(target)
    lost = min(lost, whole)
    part = min(lost / max(0.25 * whole, 1.0), 1.0) ** 2
    lost += (KILL * (lost / max(whole, 1.0)) ** 3) if counts_kills(g) else 0.0
    if part < 0.05 or target.fleeing:
        return lost
    return lost + part * (1 - float(holds(g, target))) * BREAKS * (whole - lost)


class Power:
    """What a unit's fire costs another by the distance: pairs of a range and the points all weapons reaching so far may
    be expected to cost it."""

    def __init__(self, g: G, unit: Unit, target: Unit, moved: bool) -> None:
        self.parts: list[tuple[int, float]] = []
        for (_, _), models in groups_of(unit).items():
            best: list[tuple[int, float]] = []
            for weapon in weapons_of(models[0].gear):
                found = list(reach_of(g, models[0], target, weapon, moved))
                if sum(value for _, value in found) > sum(value for _, value in best):
                    best = found
            self.parts += [(far, value * len(models)) for far, value in best]
        self._ranges = sorted({far for far, _ in self.parts})
        self._within = [sum(value for reach, value in self.parts if far <= reach) for far in self._ranges]
        self._worthwhile = [
            (far, self.at(far)) for far in self._ranges if any(value > 0 for reach, value in self.parts if reach == far)
        ]

    def at(self, away: float) -> float:
        """The points at a distance."""
        index = bisect_left(self._ranges, away)
        return self._within[index] if index < len(self._ranges) else 0.0

    def nearer(self, away: float, later: Callable[[float], float], best: float = 0.0) -> float:
        """The best of what it will have from nearer, each as ``later`` says it is worth after so long a way, which is
        never more than now; what cannot be better than ``best`` is not looked at."""
        for far, value in self._worthwhile:
            if value > best:
                best = max(best, value * later(away - far))
        return best


def groups_of(unit: Unit) -> dict[tuple[str, tuple[str, ...]], list[Model]]:
    """The models of a unit, those of one kind and gear together."""
    found: dict[tuple[str, tuple[str, ...]], list[Model]] = {}
    for model in unit.models:
        found.setdefault((model.kind, model.gear), []).append(model)
    return found


def reach_of(g: G, model: Model, target: Unit, weapon: Weapon, moved: bool) -> Iterator[tuple[int, float]]:
    """The ranges of a weapon, and the points its shots within each add."""
    if target.is_vehicle:
        each = pierced(g, target, target.models[0], hit_in_front(target, weapon))
    else:
        each = harm_of(g, target, weapon, None) * IN_COVER
    yield from ((far, hits * each) for far, hits in hits_of(g, model, target, weapon, moved))


def hit_in_front(target: Unit, weapon: Weapon) -> ArmourHit:
    """A hit on a vehicle as it is thought of: on the side, of a walker on the front, from half the weapon's range."""
    face: Face = "front" if target.models[0].is_walker else "side"
    return hit_of(weapon, face, weapon.range / 2)


def hits_of(g: G, model: Model, target: Unit, weapon: Weapon, moved: bool) -> Iterator[tuple[int, float]]:
    """The ranges of a weapon, and the hits its shots within each add on average."""
    if model.is_vehicle:
        moved = moved and arsenal.is_defensive(weapon) is False and not model.is_walker
        ways = [(weapon.range, 0.0 if moved and weapon.type == "ordnance" else number_of(weapon.shots))]
    else:
        near = TABLES.weapon_types[weapon.type].near
        ways = []
        beyond = 0.0
        for far in sorted({weapon.range, min(near or weapon.range, weapon.range)}, reverse=True):
            count = number_of(shots(weapon, moved, float(far)))
            ways.append((far, count - beyond))
            beyond = count
    count_under, chance = 1.0, chance_to_hit(g, model, weapon)
    if weapon.marker:
        ways = [(TABLES.markers[weapon.marker].size, 1.0)] if weapon.marker == "template" else ways
        count_under = 1.0 if target.is_vehicle else min(UNDER[weapon.marker], len(target.models))
        chance = 1.0 if weapon.marker == "template" else SCATTERS
    yield from ((far, count * count_under * chance) for far, count in ways)


def piercing(g: G, unit: Unit, target: Unit, away: float) -> float:
    """How often a unit's fire may be expected to glance or penetrate a vehicle so far off, each man firing what does so
    most."""
    vehicle, found = target.models[0], 0.0
    for models in groups_of(unit).values():
        most = 0.0
        for weapon in weapons_of(models[0].gear):
            each = float(sum(results(g, vehicle, hit_in_front(target, weapon)).values()))
            ways = hits_of(g, models[0], target, weapon, False)
            most = max(most, each * sum(hits for far, hits in ways if away <= far))
        found += most * len(models)
    return found


def power(g: G, unit: Unit, target: Unit, moved: bool) -> Power:
    """What a unit's fire costs another by the distance."""
    kept = made_up(g, unit), made_up(g, target)

    def made() -> Power:
        return reckoned(g, ("power", moved), kept, lambda: Power(g, unit, target, moved))

    return remembered(g, ("power", moved), kept, made)
