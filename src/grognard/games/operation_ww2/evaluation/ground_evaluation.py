"""What ground is worth to who stands on it: nearness to what is fought for, cover, whom it may fire at from there, who
may fire at it. Nothing here is a rule. Measure: about one enemy dead a point."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from math import hypot
from typing import NamedTuple

from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.evaluation.estimates import fire_estimate, holes_estimate
from grognard.games.operation_ww2.evaluation.kept import Kept
from grognard.games.operation_ww2.evaluation.losses_evaluation import HULL
from grognard.games.operation_ww2.evaluation.volleys import holes, promise
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.ground.vehicles import sheets, sighting
from grognard.games.operation_ww2.odds.driving_odds import chance_to_pass
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.intent.ready_ways import nearest_enemy
from grognard.games.operation_ww2.rules.movement import following, ways
from grognard.games.operation_ww2.rules.setup import placing
from grognard.games.operation_ww2.rules.setup.placing import centre_of, middle_of
from grognard.games.operation_ww2.rules.turn.orders import detection_unfired
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Model, State, Unit, enemy
from grognard.space.formations import middle
from grognard.space.plane import Point, gap

SHELTER = 0.5
"""What each step of cover is worth to a whole unit."""

BEHIND = 0.5
"""Of what nearness to an objective is worth, the share that counts for who fights from behind."""

HOUSES = 0.3
"""Of what nearness to a building is worth, the share that counts for a vehicle, which cannot go in and hold it."""

FAR = 60_000
"""Enemies nearer than this are counted."""

ABOUT = 0.15
"""What an enemy costs who is near."""

SEEN = 0.6
"""What one costs besides who sees and detects the unit after the order, shared among its men: two of them are gone
sooner than ten."""

LATER = 0.5
"""What a shot from the end of a way is worth against one that is fired now: it needs a card yet."""

FIRED_AT = 0.5
"""Of what an enemy could do to a vehicle, the share that comes about: he may have no card, or a better target."""

AT_ITS_TRACKS = 0.8
"""What it costs a vehicle to stand where enemies on foot may reach it."""

STUCK = 3.0
"""What it costs a vehicle to be stuck: it stays where it is until another order and another test free it."""

REACHED = 15_000
"""So near they may."""

DRIVEN = 30_000
"""About so far a vehicle drives."""


class Standing(NamedTuple):
    """A place judged: how near to what is fought for, in what cover, under how many eyes, with what to fire at."""

    objective: float
    cover: float
    danger: float
    fire: float = 0.0

    @property
    def value(self) -> float:
        """All of it in one."""
        return self.objective + self.cover + self.fire - self.danger

    def gain(self, other: Standing) -> str:
        """What of it is most better than of another place."""
        gains = {
            "objective": self.objective - other.objective,
            "cover": self.cover - other.cover,
            "danger": other.danger - self.danger,
            "fire": self.fire - other.fire,
        }
        best = max(gains, key=lambda each: gains[each])
        return best if gains[best] > 0 else "none"


class _Memo:
    """What was found of the places of a position, as long as it stands."""

    state: State | None = None
    found: dict[tuple[str, Point, int, DetectionState], Standing]
    rough: dict[tuple[str, Point, int, DetectionState], float]
    ends: dict[Hashable, Unit]

    def look(self, g: G) -> None:
        """Forget what was found of another position."""
        if self.state is not g.state:
            self.state, self.found, self.rough, self.ends = g.state, {}, {}, {}

    def arrived(self, g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Unit:
        """A unit at the end of a way, however many intents lead along it."""
        self.look(g)
        key = unit.id, order, intent.speed, intent.lead, intent.way, intent.besides
        if key not in self.ends:
            self.ends[key] = arrived(g, unit, order, intent)
        return self.ends[key]

    def standing(self, g: B, unit: Unit) -> Standing:
        """A unit where it stands, judged once."""
        self.look(g)
        lead = ways.leader(unit)
        key = unit.id, (lead.x, lead.y), lead.facing, unit.detection
        if key not in self.found:
            self.found[key] = place_worth(g, unit)
        return self.found[key]

    def about(self, g: B, unit: Unit) -> float:
        """About what a unit's standing is worth."""
        if not unit.is_vehicle:
            return self.standing(g, unit).value
        self.look(g)
        lead = ways.leader(unit)
        key = unit.id, (lead.x, lead.y), lead.facing, unit.detection
        if key not in self.rough:
            known = self.found.get(key)
            self.rough[key] = driven_about(g, unit) if known is None else known.value
        return self.rough[key]


_MEMO = _Memo()


def going_worth(g: B, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Evaluation:
    """What going somewhere with an order is worth: the place at the end of the way, as the order leaves the unit
    known, against staying with the same order, as far as it is not stuck before (AZ-TAB-ORDERS, AZ-DRV-02)."""
    name = unit_name(g, unit.id)
    if not unit.models or not intent.way:
        return Evaluation(0.0, say("az-reason-move", unit=name, gain="none"))
    here = _MEMO.standing(g, _MEMO.arrived(g, unit, order, replace(intent, way=(), speed="slow")))
    there = _MEMO.standing(g, _MEMO.arrived(g, unit, order, intent))
    passed = chance_to_pass(g, unit, intent)
    reason = say("az-reason-move", unit=name, gain=there.gain(here))
    if passed is None:
        return Evaluation(there.value - here.value, reason)
    arrives = float(passed)
    return Evaluation(arrives * (there.value - here.value) - (1 - arrives) * STUCK, reason)


def going_estimate(g: B, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> float:
    """About what going somewhere is worth, as if all could follow to its end."""
    if not unit.models or not intent.way:
        return 0.0
    ordered = g.context.tables.orders[order]
    staying = known_as(g, unit, detection_unfired(ordered, unit, replace(intent, way=(), speed="slow")))
    going = known_as(g, moved_by(g, unit, intent), detection_unfired(ordered, unit, intent))
    return _MEMO.about(g, going) - _MEMO.about(g, staying)


_HOPED: Kept[float] = Kept()


def going_hoped(g: B, unit: Unit, order: OrderName) -> float:
    """About what going is worth if nothing is in the way: straight towards what is fought for, or towards the nearest
    enemy, as far as may be."""
    if not unit.models:
        return 0.0
    more = order, g.state.turn
    return _HOPED.of(g.context, (unit, *foes(g, unit)), more, lambda: _going_hoped(g, unit, order))


def _going_hoped(g: B, unit: Unit, order: OrderName) -> float:
    lead = ways.leader(unit)
    far = DRIVEN if unit.is_vehicle else ways.allowance(g.context.rate_of(unit), order, "fast") - 1
    goals = [place for _, place in placing.objectives_named(g)]
    foe = nearest_enemy(g, unit)
    if foe is not None:
        goals.append(middle(g.state.units[foe].models))
    best = 0.0
    for x, y in goals:
        share = min(1.0, far / max(1.0, hypot(x - lead.x, y - lead.y)))
        end = round(lead.x + share * (x - lead.x)), round(lead.y + share * (y - lead.y))
        best = max(best, going_estimate(g, unit, order, MoveIntent(lead.id, (end,), "fast")))
    return best


def arrived(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Unit:
    """The unit at the end of a way, or as far along it as the others can follow (AZ-MOV-04), known as who goes so
    without firing."""
    walks = bool(intent.way) and not unit.is_vehicle and unit.model(intent.lead).is_person
    besides = intent.besides
    if walks and besides.charge is None and besides.assaulted is None and not besides.boards:
        march = following.begun(g, unit, order, intent.speed, intent.lead, intent.way, besides)
        if march is not None:
            intent = replace(intent, way=march.ending(march.short is not None).way)
    state = detection_unfired(g.context.tables.orders[order], unit, intent)
    return known_as(g, moved_by(g, unit, intent), state)


_KNOWN_AS: Kept[Unit] = Kept()


def known_as(g: G, unit: Unit, state: DetectionState) -> Unit:
    """The unit as if it were known so: the same object each time, by which what is found of it is found again."""
    return _KNOWN_AS.of(g.context, (unit,), state, lambda: replace(unit, detection=state))


_MOVED: Kept[Unit] = Kept()


def moved_by(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> Unit:
    """The unit as if all had gone as far as who leads, a vehicle as it comes to stand (AZ-VMV-01)."""
    more = intent.lead, intent.way, intent.besides
    return _MOVED.of(g.context, (unit,), more, lambda: _moved_by(g, unit, intent))


def _moved_by(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> Unit:
    way = intent.way
    if not way:
        return unit
    lead = ways.leader(unit)
    if unit.is_vehicle and lead.id == intent.lead:
        there = driveways.stretches_of(g, lead, way, intent.besides)[-1].after
        return replace(unit, models=tuple(_carried(m, lead, there.x, there.y, there.facing) for m in unit.models))
    dx, dy = way[-1][0] - lead.x, way[-1][1] - lead.y
    return replace(unit, models=tuple(replace(m, x=m.x + dx, y=m.y + dy) for m in unit.models))


def _carried(model: Model, lead: Model, x: int, y: int, facing: int) -> Model:
    moved: Model = replace(model, x=model.x + x - lead.x, y=model.y + y - lead.y)
    return replace(moved, facing=facing) if model.id == lead.id else moved


# ---- places ------------------------------------------------------------------------------------------------------


def place_worth(g: B, unit: Unit) -> Standing:
    """What standing where it stands is worth to a unit: there is more in being at an objective the later it is, less
    for who fights from behind; cover counts against the enemy's side (AZ-COV-01)."""
    if unit.is_vehicle:
        return Standing(objective(g, unit), 0.0, threat(g, unit), LATER * best_shot(g, unit))
    near, cover = _LYING.of(g.context, (unit,), g.state.turn, lambda: (objective(g, unit), _cover(g, unit)))
    return Standing(near, cover, eyes(g, unit))


_LYING: Kept[tuple[float, float]] = Kept()


def _cover(g: G, unit: Unit) -> float:
    steps = [COVERS.index(placing.cover_of(g, unit.seat, model.x, model.y)) for model in unit.models]
    return SHELTER * (sum(steps) / len(steps))


def objective(g: G, unit: Unit, at: tuple[float, float] | None = None) -> float:
    """How near a unit is to what is fought for, or would be at a place."""
    late = g.state.turn / max(1, g.setup.scenario.turns)
    depth = g.context.map.ground.depth
    lead = ways.leader(unit)
    x, y = (lead.x, lead.y) if at is None else at
    found = 0.0
    for row in g.setup.scenario.victory:
        piece = g.context.laid.piece(row.building)
        if row.place is not None:
            place = middle_of(row.place, depth)
        elif piece is not None:
            place = centre_of(piece)
        else:
            continue
        near = hypot(x - place[0], y - place[1])
        worth = row.points * (0.4 + late) * max(0.0, 1.0 - near / 70_000) * 0.8
        if row.place is not None and near <= row.within * 1000:
            worth += row.points * late * 0.5
        found += HOUSES * worth if unit.is_vehicle and row.place is None else worth
    return BEHIND * found if fights_from_behind(g, unit) else found


def fights_from_behind(g: G, unit: Unit) -> bool:
    """Whether a unit does its part from where it stands: headquarters, what shoots far, machine guns with a crew."""
    weapons = (g.context.tables.weapons[weapon] for model in unit.models for weapon in model.weapons)
    return not placing.stands_forward(g, unit) or any(weapon.group == "machine-gun" for weapon in weapons)


def foes(g: G, unit: Unit) -> Iterator[Unit]:
    """The enemies on the table that may still do something."""
    return (each for each in g.state.of(enemy(unit.seat)) if each.on_table and each.models and not each.broken)


def eyes(g: G, unit: Unit) -> float:
    """What it costs a unit on foot to have enemies near where it stands, and to be detected by them there
    (AZ-DET-01)."""
    lead = ways.leader(unit)
    more = lead.x, lead.y, lead.radius, lead.storey, unit.detection
    lights = g.state.lights
    found = 0.0
    for foe in foes(g, unit):
        about, detected = _EYES.of(g.context, (foe, lights), more, partial(_eyed, g, foe, unit, lead))
        found += about + detected / len(unit.models)
    return found


_EYES: Kept[tuple[float, float]] = Kept()


def _eyed(g: G, foe: Unit, unit: Unit, lead: Model) -> tuple[float, float]:
    """What one enemy costs by being near, and what by detecting who leads."""
    looking = min(foe.models, key=lambda model: (model.x - lead.x) ** 2 + (model.y - lead.y) ** 2)
    if hypot(looking.x - lead.x, looking.y - lead.y) >= FAR:
        return 0.0, 0.0
    return ABOUT, SEEN if _detects(g, looking, unit, lead) else 0.0


def _detects(g: G, looking: Model, unit: Unit, lead: Model) -> bool:
    away, vehicle = gap(looking.body, lead.body), unit.is_vehicle
    ranges = [
        detection_range(g.context.tables, vehicle, unit.detection, g.context.night, hidden) for hidden in (False, True)
    ]
    if away > max(ranges):
        # Whoever is too far away either way need not be looked at.
        return False
    look = sighting.look(g, looking, lead)
    return look.seen != "not" and away <= ranges[sighting.is_in_cover(g, looking, lead, look)]


# ---- vehicles ----------------------------------------------------------------------------------------------------


def driven_about(g: B, unit: Unit) -> float:
    """About what standing where it stands is worth to a vehicle."""
    safe, shot = 1.0, 0.0
    for foe in foes(g, unit):
        safe *= 1 - FIRED_AT * min(1.0, holes_estimate(g, foe, unit))
        shot = max(shot, fire_estimate(g, unit, foe, "fire", False))
    return objective(g, unit) + LATER * shot - HULL * (1 - safe) - _reached(g, unit)


def _reached(g: G, unit: Unit) -> float:
    """What it costs a vehicle to have enemies on foot near its tracks."""
    near = (hypot(m.x - v.x, m.y - v.y) < REACHED for foe in foes(g, unit) for m in foe.people for v in unit.vehicles)
    return AT_ITS_TRACKS if any(near) else 0.0


def best_shot(g: B, unit: Unit) -> float:
    """What the best shot of a vehicle would do from where it stands; a lorry looks for nobody to fire at, whoever rides
    in it."""
    if not any(sheets.weapons_left(g, vehicle) for vehicle in unit.vehicles):
        return 0.0
    about = [(fire_estimate(g, unit, foe, "fire", False), foe) for foe in foes(g, unit)]
    best = 0.0
    for estimated, foe in sorted(about, key=lambda each: -each[0]):
        if estimated <= best:
            break
        best = max(best, promise(g, unit, foe, "fire").worth)
    return best


def threat(g: B, unit: Unit) -> float:
    """What enemies could do to a vehicle where it stands: by fire, and on foot at its tracks (AZ-CAV-02)."""
    safe = 1.0
    for foe in foes(g, unit):
        found = holes(g, foe, unit) if holes_estimate(g, foe, unit) > 0 else None
        if found is not None:
            safe *= 1 - FIRED_AT * min(1.0, found)
    return HULL * (1 - safe) + _reached(g, unit)
