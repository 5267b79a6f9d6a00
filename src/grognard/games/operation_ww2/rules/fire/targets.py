"""What a unit may fire at, and what its models see of it (AZ-FIRE-01, AZ-FIRE-15, AZ-MIX, AZ-DMG-03, AZ-DMG-11)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground import detection
from grognard.games.operation_ww2.ground.contact import in_contact
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.night import loses_cover
from grognard.games.operation_ww2.ground.sight_prefilter import hides
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.ground.vehicles.crew import passengers
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.driving import riders_on_top
from grognard.games.operation_ww2.rules.fire.snipers import has_telescope
from grognard.games.operation_ww2.state.shots import Reason
from grognard.games.operation_ww2.state.state import Model, Unit, enemy, has_smoke
from grognard.space.plane import Disc, gap


class Sighted(NamedTuple):
    """A model of the target as one firing model sees it. Its distance is from edge to edge. ``through_smoke``: it is
    fired at through smoke, unseen (AZ-SMK-10)."""

    unit: Unit
    model: Model
    look: Look
    distance: float
    through_smoke: bool = False


class Engagement(NamedTuple):
    """A target as a firing unit meets it.

    ``units`` are those that count as one target; ``seen`` says what of them each firing model sees, by its id, units
    that are not detected left out. ``why_not``: it may not be fired at.
    """

    units: tuple[Unit, ...]
    seen: dict[str, tuple[Sighted, ...]]
    why_not: Reason | None = None

    def nearest(self, firer: Disc) -> float:
        """How near the nearest model of the whole target is, seen or not (AZ-FIRE-07)."""
        return min(gap(firer, model.body) for unit in self.units for model in afoot(unit))


def afoot(unit: Unit) -> tuple[Model, ...]:
    """The models of a unit that stand on the table themselves."""
    return tuple(model for model in unit.models if model.aboard is None)


# ---- several units as one target ---------------------------------------------------------------------------------


def is_infantry(unit: Unit) -> bool:
    """Whether a unit counts as infantry: people on foot, guns with their crews (AZ-DEF-02)."""
    return not unit.is_vehicle


def merged(g: G, target: Unit) -> tuple[Unit, ...]:
    """The units that make one target with this one, itself first: infantry of one player with models closer than 5 cm
    to each other (AZ-MIX-01), one linked to the next or, by the option ``mixed_chain``, only its neighbours
    (AZ-MIX-03)."""
    if not is_infantry(target):
        return (target,)
    known = g.context.known(g.state)
    if g.state.units.get(target.id) is not target:
        return _merged(g, target)
    if ("merged", target.id) not in known:
        known["merged", target.id] = _merged(g, target)
    together: tuple[Unit, ...] = known["merged", target.id]
    return together


def _merged(g: G, target: Unit) -> tuple[Unit, ...]:
    limit = g.context.limit("mixed-units")
    others = [unit for unit in g.state.of(target.seat) if unit.on_table and unit.id != target.id and is_infantry(unit)]
    found, frontier = [target], [target]
    while frontier:
        here = frontier.pop(0)
        near = [unit for unit in others if are_closer(here, unit, limit)]
        found += near
        frontier += near if g.setup.options["mixed_chain"] == "transitive" else ()
        others = [unit for unit in others if unit not in near]
    return tuple(found)


def are_closer(one: Unit, other: Unit, limit: float) -> bool:
    """Whether two units have models closer to each other than a distance."""
    ones, others = afoot(one), afoot(other)
    if not ones or not others or not may_be_within(ones, others, limit):
        return False
    return any(gap(a.body, b.body) < limit for a in ones for b in others)


def may_be_within(ones: Sequence[Disc], others: Sequence[Disc], limit: float) -> bool:
    """Whether the boxes about two groups come within a distance of each other: the cheap test before all pairs.

    >>> may_be_within([Disc(0, 0, 500)], [Disc(9000, 0, 500), Disc(5000, 0, 500)], 4000)
    True
    """
    low, high = min(one.x - one.radius for one in ones) - limit, max(one.x + one.radius for one in ones) + limit
    near = [other for other in others if low <= other.x + other.radius and other.x - other.radius <= high]
    if not near:
        return False
    low, high = min(one.y - one.radius for one in ones) - limit, max(one.y + one.radius for one in ones) + limit
    return any(low <= other.y + other.radius and other.y - other.radius <= high for other in near)


# ---- close combat ------------------------------------------------------------------------------------------------


def engaged(g: G, unit: Unit) -> list[Unit]:
    """The enemy units whose people are in base contact with people of a unit, be it across a low wall (AZ-FIRE-15,
    AZ-CC-06, AZ-DEF-12)."""
    people, across = unit.people, 2 * g.context.tables.features["low-obstacle"].width
    if not people:
        return []
    return [
        other
        for other in g.state.of(enemy(unit.seat))
        if other.on_table
        and may_be_within(people, other.people, across)
        and any(in_contact(g, a, b) for a in people for b in other.people)
    ]


def _melee_fault(g: G, unit: Unit, target: Unit) -> Reason | None:
    """Who fights fires only at whom he fights, and nobody else fires into a fight (AZ-FIRE-15, AZ-CC-06)."""
    fought = [other.id for other in engaged(g, unit)]
    if fought and target.id not in fought:
        return Reason(say("az-why-fighting"), "AZ-FIRE-15")
    if not fought and any(is_fight(g, target, other) for other in engaged(g, target)):
        return Reason(say("az-why-into-fight"), "AZ-FIRE-15")
    return None


def is_fight(g: G, unit: Unit, other: Unit) -> bool:
    """Whether two units that touch are in close combat. Who comes up only now, with an order that is still carried
    out, is not: a shot held until the end of his way falls before it (AZ-ANT-10, AZ-FIRE-15)."""
    under_way = {ordered.unit for ordered in g.state.chain}
    ones, others = (
        [model for model in each.people if each.id not in under_way or model.moved < g.state.turn]
        for each in (unit, other)
    )
    return any(in_contact(g, a, b) for a in ones for b in others)


# ---- seeing and detecting ----------------------------------------------------------------------------------------


def engagement_of(
    g: G, unit: Unit, target: Unit, order: OrderName, firers: Sequence[Model], *, telescope: bool = True
) -> Engagement:
    """What some models of a unit see of a target, and whether it may be fired at: line of sight and, but for Covering
    Fire, detection (AZ-FIRE-01, AZ-ORD-03, AZ-ORD-05). Units that are not detected take no losses (AZ-DMG-11), nor do
    those that the unit may not fire at for a close combat (AZ-FIRE-15).
    ``telescope``: those who have one look through it (AZ-SNP-05)."""
    if g.state.units.get(unit.id) is not unit or g.state.units.get(target.id) is not target:
        return _prospect(g, unit, target, order, firers, telescope)
    known = g.context.known(g.state)
    key = "engagement", unit.id, target.id, order, tuple(firer.id for firer in firers), telescope
    if key not in known:
        known[key] = _prospect(g, unit, target, order, firers, telescope)
    found: Engagement = known[key]
    return found


def _prospect(g: G, unit: Unit, target: Unit, order: OrderName, firers: Sequence[Model], telescope: bool) -> Engagement:
    fault = _melee_fault(g, unit, target)
    if fault is not None:
        return Engagement((target,), {}, fault)
    needs = g.context.tables.orders[order].detection
    origins = {firer.id: _origin(unit, firer) for firer in firers}
    if hides(g.context.sight, list(origins.values()), afoot(target)):
        return Engagement((target,), {}, Reason(say("az-why-not-seen"), "AZ-FIRE-01"))
    # What falls on those around the target does not fall into a fight, nor beside the firer's own (AZ-FIRE-15).
    together = [each for each in merged(g, target) if each is target or _melee_fault(g, unit, each) is None]
    models = {each.id: detected(g, unit, each, telescope=telescope) if needs else afoot(each) for each in together}
    units = tuple(each for each in together if each is target or models[each.id])
    if not models[target.id]:
        return Engagement(units, {}, Reason(say("az-why-not-detected"), "AZ-FIRE-01"))
    found: dict[str, list[Sighted]] = {model.id: [] for model in firers}
    # Covering Fire goes through smoke (AZ-SMK-05).
    through = not needs and has_smoke(g.state)
    for other in units:
        between = obstacles(g, unit, other)
        bare = loses_cover(g, other)
        riding = riders_on_top.is_on(g) and any(model.role == "vehicle" for model in other.models)
        bodies = [(model, model.body) for model in models[other.id]]
        looks = sighting.looks(g, [origins[firer.id] for firer in firers], [model for model, _ in bodies], between)
        for firer, seen in zip(firers, looks, strict=True):
            origin = origins[firer.id]
            for (model, body), look in zip(bodies, seen, strict=True):
                hidden = through and look.seen == "not"
                if hidden:
                    look = sighting.look(g, origin, model, between, through_smoke=True)
                if look.seen != "not":
                    look = replace(look, cover="none") if bare else look
                    far = gap(origin.body, body)
                    found[firer.id].append(Sighted(other, model, look, far, hidden))
                    if riding:
                        found[firer.id] += _riders(g, model, look, far, hidden)
    if needs and g.setup.options["detection_shared_in_unit"] == "off":
        for firer in firers:
            own = {model.id for each in units for model in _detected_by(g, unit, firer, each, telescope)}
            found[firer.id] = [each for each in found[firer.id] if (each.model.aboard or each.model.id) in own]
    if not any(each.unit.id == target.id for seen in found.values() for each in seen):
        return Engagement(units, {}, Reason(say("az-why-not-seen"), "AZ-FIRE-01"))
    return Engagement(units, {id: tuple(seen) for id, seen in found.items()})


def _riders(g: G, vehicle: Model, look: Look, distance: float, hidden: bool) -> Iterator[Sighted]:
    """Those who ride on a tank that is seen: they are as near as it, in the open (AZ-TTR-01)."""
    for unit, man in passengers(g, vehicle.id) if vehicle.role == "vehicle" else ():
        if man.on_top:
            yield Sighted(unit, riders_on_top.as_target(vehicle, man), replace(look, cover="none"), distance, hidden)


def sees_and_detects(g: G, unit: Unit, target: Unit, model: Model) -> bool:
    """Whether somebody of a unit sees one model of a target and detects it (AZ-COM-03)."""
    between = obstacles(g, unit, target)
    lookers = [each for each in unit.models if each.aboard is None and each.posture == "standing"]
    return any(
        detection.model_detected(g, looking, target, model, between)
        and g.context.sight.look(looking, model, between).seen != "not"
        for looking in lookers
    )


def _origin(unit: Unit, firer: Model) -> Model:
    """Where somebody looks from: what carries him, if anything does."""
    return firer if firer.aboard is None else unit.model(firer.aboard)


def detected(g: G, unit: Unit, target: Unit, *, telescope: bool = True) -> tuple[Model, ...]:
    """The models of another unit that a unit detects, those of it who have one through their telescopes: all, or only
    its vehicles or its people on foot (AZ-DET-02, AZ-DET-09, AZ-SNP-05)."""
    parts = detection.apart(target)
    known = detection.detected(g, unit, target, obstacles(g, unit, target))
    found = {model.id for part in known for model in parts[part]}
    if telescope and len(known) < len(parts):
        for model in unit.models:
            if has_telescope(g, unit, model):
                found |= {each.id for each in _detected_by(g, unit, model, target, True)}
    return tuple(model for model in afoot(target) if model.id in found)


def _detected_by(g: G, unit: Unit, firer: Model, target: Unit, telescope: bool) -> list[Model]:
    """The models of a unit that one of another detects by himself."""
    factor = g.context.limit("telescope-factor") if telescope and has_telescope(g, unit, firer) else 1
    between = obstacles(g, unit, target)
    return [
        model
        for part in detection.apart(target).values()
        if any(detection.model_detected(g, firer, target, other, between, factor) for other in part)
        for model in part
    ]


def serving(g: G, unit: Unit) -> Collection[str]:
    """The crew of a unit's guns that keeps together with them: who fires at them fires at the guns (AZ-ART-01,
    AZ-ART-12). None while the unit is broken or has no gun left."""
    if unit.broken:
        return ()
    return {model.id for gun in guns_of(unit) for model in crew_of(g, unit, gun)}
