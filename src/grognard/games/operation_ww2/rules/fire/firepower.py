"""Everything a unit could fire with one order, at every part of its target: one list for rolls, preview and odds
(AZ-FIRE-02 to AZ-FIRE-12)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from math import inf
from typing import NamedTuple

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import Obstacle
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.area import flame
from grognard.games.operation_ww2.rules.area import indirect as indirect_fire
from grognard.games.operation_ww2.rules.area.grenades import THROWN, with_thrown_over
from grognard.games.operation_ww2.rules.area.indirect import fires_indirectly
from grognard.games.operation_ww2.rules.buildings import building_targets
from grognard.games.operation_ww2.rules.buildings.charges import busy_with_charges
from grognard.games.operation_ww2.rules.fire import heat
from grognard.games.operation_ww2.rules.fire.ammunition import ARMOUR, lays_template, loaded
from grognard.games.operation_ww2.rules.fire.bearing import bears
from grognard.games.operation_ww2.rules.fire.parts import EXPOSED, Offered, is_open_top, offered, people
from grognard.games.operation_ww2.rules.fire.snipers import is_accurate
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted, afoot, engagement_of, merged
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import MORTARS, armed
from grognard.games.operation_ww2.rules.vehicle_fire import arms, open_tops
from grognard.games.operation_ww2.rules.vehicle_fire.fire_at_vehicles import against_vehicle, may_aim_at_exposed, rapid
from grognard.games.operation_ww2.state.intents import NOTHING, Besides
from grognard.games.operation_ww2.state.shots import Attempt, Reason, Shot, is_within_close, shot
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import gap, groups

AT = "@"
"""What stands before the id of the model that a template is aimed at (AZ-AREA-02)."""


class FiringOption(NamedTuple):
    """One weapon at one part: what it can do, the target named, those it sees there and the nearest of them. ``area``:
    it lays a template; ``indirect``: from above."""

    armed: Armed
    shot: Shot
    target: str
    seen: tuple[Sighted, ...]
    nearest: Sighted
    area: bool = False
    ammunition: Ammunition | None = None
    indirect: bool = False

    @property
    def key(self) -> tuple[str, str, str, int]:
        """What names it in a player's choice: model, weapon, part, and how many shots if fewer than it has."""
        fewer = self.shot.dice if self.shot.aimed and self.shot.dice < self.armed.dice else 0
        return self.armed.model, self.armed.mount or self.armed.weapon, self.shot.part, fewer


class Firepower(NamedTuple):
    """What a unit could do with its fire. ``chances`` are those that can hit, ``hopeless`` those that cannot and say
    why, ``idle`` the weapons that cannot be fired at all. ``why_not`` is the fault of the target itself.

    ``split``: a sniper's rifle that has to take one shot at each of two targets (AZ-SNP-02).
    """

    chances: tuple[FiringOption, ...]
    hopeless: tuple[FiringOption, ...]
    idle: tuple[Armed, ...]
    prospects: Mapping[str, Engagement]
    why_not: Reason | None = None

    @property
    def is_usable(self) -> bool:
        """Whether the unit has a weapon that it may use with this order, whatever there is to fire at (AZ-ORD-13)."""
        return self.why_not is None or self.why_not.rule != NO_WEAPON

    def of(self, key: tuple[str, str, str, int]) -> FiringOption | None:
        """The chance of this name."""
        return next((chance for chance in self.chances if chance.key == key), None)


NO_WEAPON = "AZ-ORD-13"
"""The rule that names a unit without any weapon for its order."""


def firepower(
    g: G,
    unit: Unit,
    target: str | None,
    order: OrderName,
    besides: Besides = NOTHING,
    moved: bool = False,
    busy: Collection[str] = (),
    held: bool = False,
    known: Mapping[str, Engagement] = {},
    only: frozenset[tuple[str, str]] = frozenset(),
) -> Firepower:
    """What a unit could do with its fire at a target now. ``busy`` are those who fire themselves and assist nobody;
    ``held``: it falls on the target's way (AZ-ANT-02). ``known`` are the prospects of an earlier look at the same
    moment. Weapons out of whose range everybody is are idle, and who has no other is not asked what he sees. ``only``:
    no other weapons than these, by model and name, are looked at."""
    remembered = g.context.known(g.state)
    if besides.firings:
        # How the fire is split is chosen from what could be fired: it changes nothing about that.
        besides = replace(besides, firings=())
    key = "firepower", unit.id, target, order, besides, moved, tuple(sorted(busy)), held, only
    if key not in remembered or g.state.units.get(unit.id) is not unit:
        found = _firepower(g, unit, target, order, besides, moved, busy, held, known, only)
        if g.state.units.get(unit.id) is not unit:
            return found
        remembered[key] = found
    power: Firepower = remembered[key]
    return power


def _firepower(
    g: G,
    unit: Unit,
    target: str | None,
    order: OrderName,
    besides: Besides,
    moved: bool,
    busy: Collection[str],
    held: bool,
    known: Mapping[str, Engagement],
    only: frozenset[tuple[str, str]],
) -> Firepower:
    # Who does something else in this order fires nothing and serves nobody's weapon.
    occupied = (*busy, *busy_with_charges(besides), *besides.busy)
    arms = [_unless_laying(each, besides) for each in armed(g, unit, order, moved, occupied)]
    if target is not None and not besides.aims and not besides.at_coordinates:
        arms = _within_range(g, unit, arms, target)
    ready = [each for each in arms if each.idle is None]
    idle = tuple(each for each in arms if each.idle is not None)
    if not ready:
        far = next((each.idle for each in idle if each.idle is not None and each.idle.rule == "AZ-FIRE-05"), None)
        return Firepower((), (), idle, {}, far or Reason(say("az-why-no-weapon"), NO_WEAPON))
    chances: list[FiringOption] = []
    prospects: dict[str, Engagement] = dict(known)
    for each in ready:
        if only and (each.model, each.mount or each.weapon) not in only:
            continue
        if besides.at_coordinates:
            chances += _at_coordinates(g, unit, each, order)
            continue
        if besides.building:
            chances += _at_building(g, unit, each, order, besides.building)
            continue
        for at, ammunition, indirect, shots in aims(g, unit, each, target, besides):
            if at is None or at not in g.state.units or not g.state.units[at].on_table:
                continue
            # Two shots at two targets do without the telescope (AZ-SNP-02).
            key = at if not shots else f"{at}/without-telescope"
            if key not in prospects:
                observers = _observers(g, unit, ready)
                prospects[key] = engagement_of(g, unit, g.state.units[at], order, observers, telescope=not shots)
            if fires_indirectly(g.context.tables.weapons[each.weapon], declared=indirect):
                chances += _indirectly(g, unit, each, order, prospects[key], at, ammunition, held)
            else:
                chances += _chances(g, unit, each, order, prospects[key], at, ammunition, shots)
    faults = [each.why_not for each in prospects.values() if each.why_not is not None]
    gone = (
        Reason(say("az-why-gone"), "AZ-ORD-09")
        if not prospects and not besides.at_coordinates and not besides.building
        else None
    )
    return Firepower(
        tuple(each for each in chances if each.shot.need is not None),
        tuple(each for each in chances if each.shot.need is None),
        idle,
        prospects,
        gone or next(iter(faults), None),
    )


def _within_range(g: G, unit: Unit, arms: list[Armed], target: str) -> list[Armed]:
    """The weapons of a unit, those idle that reach nobody of a target (AZ-FIRE-05). Mounted weapons measure from their
    muzzles, flames by their templates; indirect fire has rules of its own."""
    aimed_at = g.state.units.get(target)
    if aimed_at is None or not aimed_at.on_table:
        return arms
    bodies = [model.body for other in merged(g, aimed_at) for model in afoot(other)]
    rows = g.context.tables.weapons
    far: dict[str, float] = {}
    found = []
    for each in arms:
        weapon = rows[each.weapon]
        most = weapon.extreme or weapon.normal
        if each.idle is None and most is not None and not each.mount and not weapon.has("indirect"):
            if each.model not in far:
                here = unit.model(each.model).body
                far[each.model] = min((gap(here, body) for body in bodies), default=0.0)
            if far[each.model] > most:
                reason = Reason(say("az-why-out-of-range", most=most / 1000), "AZ-FIRE-05")
                each = replace(each, idle=reason)
        found.append(each)
    return found


def _unless_laying(armed: Armed, besides: Besides) -> Armed:
    """A weapon whose bearer lays or sets off a charge, or uses smoke or a flare in this order: he does nothing else
    (AZ-EXP-03, AZ-SMK-02, AZ-NGT-08)."""
    if not armed.mount and armed.model in besides.busy:
        return replace(armed, idle=Reason(say("az-why-smoking"), "AZ-SMK-02"))
    if armed.model not in busy_with_charges(besides):
        return armed
    return replace(armed, idle=Reason(say("az-why-charge"), "AZ-EXP-03"))


def _indirectly(
    g: G,
    unit: Unit,
    armed: Armed,
    order: OrderName,
    engagement: Engagement,
    target: str,
    ammunition: Ammunition | None,
    held: bool,
) -> Iterator[FiringOption]:
    """A weapon indirectly at each model it can be aimed at (AZ-IND)."""
    weapon = g.context.tables.weapons[armed.weapon]
    if engagement.why_not is not None:
        return
    seen = _through(g, unit, unit.model(armed.model), armed, weapon, engagement)
    for found, sighted in indirect_fire.at_models(g, unit, armed, order, seen, held=held):
        yield FiringOption(armed, found, target, (sighted,), sighted, True, ammunition, True)


def _at_coordinates(g: G, unit: Unit, armed: Armed, order: OrderName) -> Iterator[FiringOption]:
    """A weapon at the coordinates its unit holds (AZ-COM-07)."""
    for found, sighted in indirect_fire.at_coordinates(g, unit, armed, order):
        yield FiringOption(armed, found, g.state.coordinates[unit.id].target, (sighted,), sighted, True, None, True)


def _at_building(g: G, unit: Unit, armed: Armed, order: OrderName, building: str) -> Iterator[FiringOption]:
    """A gun at a building itself (AZ-DEM-09)."""
    found = building_targets.at_building(g, unit, armed, order, building)
    if found is not None:
        shot, sighted = found
        yield FiringOption(armed, shot, unit.id, (sighted,), sighted, True, "high-explosive")


def aims(
    g: G, unit: Unit, armed: Armed, target: str | None, besides: Besides
) -> Iterator[tuple[str | None, Ammunition | None, bool, int]]:
    """What a weapon is to be fired at: the unit's target or the one declared for it, with which ammunition, if
    indirectly, and with how many of its shots, 0 for all (AZ-FIRE-02, AZ-CMB-02, AZ-VLS-05, AZ-HEAT-08).

    A sniper's second target takes one of two shots (AZ-SNP-02).
    """
    name = armed.mount or armed.weapon
    declared = next((aim for aim in besides.aims if aim.weapon == name), None)
    if declared is None:
        yield target, None, False, 0
    elif is_accurate(g, unit, unit.model(armed.model), g.context.tables.weapons[armed.weapon]) and (
        declared.target != target
    ):
        yield target, None, False, 1
        yield declared.target, None, False, 1
    else:
        yield declared.target, declared.ammunition, declared.indirect, 0


def _observers(g: G, unit: Unit, ready: list[Armed]) -> list[Model]:
    """Those who have to see the target: who fires and, for guns and mortars, their crews (AZ-LOS-11)."""
    firers = dict.fromkeys(each.model for each in ready)
    rows = g.context.tables.weapons
    if any(unit.model(each.model).role == "gun" or rows[each.weapon].group in MORTARS for each in ready):
        firers |= dict.fromkeys(model.id for model in unit.people)
    return [unit.model(id) for id in firers]


def _chances(
    g: G,
    unit: Unit,
    armed: Armed,
    order: OrderName,
    engagement: Engagement,
    target: str,
    ammunition: Ammunition | None,
    shots: int,
) -> Iterator[FiringOption]:
    """A weapon at every part of a target that it sees and bears on."""
    model = unit.model(armed.model)
    weapon = g.context.tables.weapons[armed.weapon]
    if weapon.group in THROWN:
        engagement = with_thrown_over(g, unit, model, engagement)
    if engagement.why_not is not None:
        return
    engagement = _through(g, unit, model, armed, weapon, engagement)
    situation: Mapping[str, tuple[Modifier, ...]] = {}
    if armed.mount:
        engagement, situation = from_mount(g, unit, model, armed, engagement)
    if weapon.flame:
        for found, sighted in flame.shots(g, unit, armed, order, engagement.seen.get(model.id, ())):
            yield FiringOption(armed, found, target, (sighted,), sighted, True)
        return
    accurate = is_accurate(g, unit, model, weapon)
    # Only an Ambush asks whether anybody is close (AZ-FIRE-08).
    near = engagement.nearest(model) if order == "ambush" else inf
    for offer in offered(g, unit, model, engagement).values():
        if not bears(g, model, armed, weapon, offer.nearest.model):
            continue
        chosen = ammunition or loaded(weapon, offer.part.target)
        area = lays_template(weapon, chosen, offer)
        if offer.part.id.endswith(EXPOSED) and not may_aim_at_exposed(g, model, weapon, offer.nearest.model, area):
            continue
        if offer.nearest.model.on_top and (area or weapon.part != "small-arms"):
            # Only small arms aim at riders; what strikes their tank strikes them, too (AZ-TTR-01).
            continue
        into = is_open_top(offer.part.id)
        if into and not open_tops.may_be_aimed_into(weapon, indirect=False):
            continue
        vehicle = offer.nearest.model if offer.part.target in ARMOUR and not into else None
        if vehicle is not None:
            offer = offer._replace(part=against_vehicle(g, weapon, chosen, offer.part))
        ready = armed if vehicle is None else rapid(g, armed, weapon, offer.part)
        for dice, aimed in _ways(ready, shots, accurate, area):
            attempt = Attempt(
                model=armed.model,
                weapon=weapon,
                order=order,
                distance=offer.distance,
                is_close=is_within_close(weapon, near),
                on_foot=armed.on_foot,
                dice=dice,
                mount=armed.mount,
                ammunition=chosen,
                aimed=aimed,
                to_hit=(*armed.to_hit, *situation.get(offer.nearest.model.id, ())),
            )
            if area:
                yield from _templates(g, armed, attempt, offer, target)
            else:
                found = shot(g.context.tables, g.setup.options, attempt, offer.part)
                yield FiringOption(armed, found, target, offer.seen, offer.nearest, False, chosen)


def _through(g: G, unit: Unit, model: Model, armed: Armed, weapon: Weapon, engagement: Engagement) -> Engagement:
    """What counts as seen by a weapon: for a gun what its gunner sees, for a mortar what anybody of its team does who
    keeps together with it (AZ-LOS-11)."""
    if armed.gunner:
        eyes = [armed.gunner]
    elif weapon.group in MORTARS:
        teams = ([unit.people[index] for index in each] for each in groups(unit.people, g.context.limit("cohesion")))
        eyes = [each.id for team in teams if model in team for each in team]
    else:
        return engagement
    seen = {each.model.id: each for id in eyes for each in engagement.seen.get(id, ())}
    measured = tuple(each._replace(distance=gap(model.body, each.model.body)) for each in seen.values())
    return engagement._replace(seen={**engagement.seen, model.id: measured})


def from_mount(
    g: G, unit: Unit, model: Model, armed: Armed, engagement: Engagement
) -> tuple[Engagement, Mapping[str, tuple[Modifier, ...]]]:
    """What a mounted weapon sees of what its vehicle sees, measured from its muzzle, and what is added to its dice for
    each model (AZ-VLS-01 to AZ-VLS-03, AZ-VLS-10, AZ-XPO-05)."""
    found: list[Sighted] = []
    added: dict[str, tuple[Modifier, ...]] = {}
    between: dict[str, tuple[Obstacle, ...]] = {}
    for each in engagement.seen.get(model.id, ()):
        if each.unit.id not in between:
            between[each.unit.id] = obstacles(g, unit, each.unit)
        seen = arms.sees(g, model, armed.mount, each.model, each.look, between[each.unit.id], each.through_smoke)
        if seen is not None:
            far = arms.distance(g, model, armed.mount, each.model.body)
            found.append(each._replace(look=seen[0], distance=far))
            added[each.model.id] = (*seen[1], *arms.looked_out(g, model, each.unit.id))
    return engagement._replace(seen={**engagement.seen, model.id: tuple(found)}), added


def _ways(armed: Armed, shots: int, accurate: bool, area: bool) -> Iterator[tuple[int, bool]]:
    """How many dice a weapon may take, and whether the shot is an accurate one: a sniper with more than one shot
    chooses (AZ-SNP-02)."""
    if area:
        yield 1, accurate
    elif not accurate:
        yield armed.dice, False
    elif shots:
        yield shots, False
    else:
        yield 1, True
        if armed.dice > 1:
            yield armed.dice, False


def _templates(g: G, armed: Armed, attempt: Attempt, offer: Offered, target: str) -> Iterator[FiringOption]:
    """A template on each model of a part: cover does not count in aiming it (AZ-AREA-02, AZ-COV-02)."""
    for sighted in offer.seen:
        part = people(g, "none") if offer.part.target == "infantry" else offer.part
        id = part.id if is_open_top(part.id) else sighted.model.id
        part = replace(part, id=AT + id, to_hit=offer.part.to_hit, damage=offer.part.damage)
        own = attempt if g.setup.options["range_to"] == "nearest" else replace(attempt, distance=sighted.distance)
        found = heat.at_people(g, shot(g.context.tables, g.setup.options, own, part), attempt.ammunition, sighted)
        yield FiringOption(armed, found, target, (sighted,), sighted, True, attempt.ammunition)
