"""What fire of a unit would do, before it is declared: each weapon's needed number, the losses of people (AZ-FIRE).
Previews, hints and the computer player ask here; what is fired is the volley's own choice (``usual_fire``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grognard.core.engine.fates import NOTHING as MISS
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.casualty_odds import (
    FireOdds,
    Part,
    casualty_odds_of,
    part_of,
)
from grognard.games.operation_ww2.odds.direct_after import Direct
from grognard.games.operation_ww2.odds.machine_odds import crew_parts, hurt_by, struck
from grognard.games.operation_ww2.odds.round_strikes import rounds_odds_of
from grognard.games.operation_ww2.odds.salvoes.rockets import has_lone_rocket, is_salvo
from grognard.games.operation_ww2.odds.struck.beside import beside_odds_of, endangers
from grognard.games.operation_ww2.odds.struck.blasted_section import blasted_section, may_be_followed
from grognard.games.operation_ww2.odds.struck.falls import falls_of, rounds_of
from grognard.games.operation_ww2.odds.struck.motorcycles import section_odds_of
from grognard.games.operation_ww2.odds.struck.sections import SectionOdds
from grognard.games.operation_ww2.odds.struck.things import Astray
from grognard.games.operation_ww2.odds.struck.things import Shot as ShotAt
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, weapon_of
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, HIT, chance_of, to_hit
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.parts import is_open_top
from grognard.games.operation_ww2.rules.fire.shooting import named, taken, worth
from grognard.games.operation_ww2.rules.fire.shot_groups import batches_of, harm_astray, harm_of, of_batch
from grognard.games.operation_ww2.rules.fire.volley import Volley, usual_fire
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import Row, usual
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.shots import Reason, Shot
from grognard.games.operation_ww2.state.state import Ordered, Unit, enemy
from grognard.odds.distributions import Distribution, binomial, certainly, convolve
from grognard.space.plane import along

COMPARED = 2_000
"""In so many ways templates are followed at most where fire is only compared: there may be dozens of ways to do it."""
SHOWN = 40_000
"""In so many at most where it is shown before the dice: nobody waits for minutes."""


class VolleyForecast(NamedTuple):
    """A volley before its dice: the shots its unit fires unless its player says otherwise, what they do to those fired
    at, of whom there are ``people`` (more, if templates strike others besides), and why it would be nothing. ``area``:
    templates are among them. They are the ``plan`` of all that its ``power`` lets it choose from. ``first_alone``: of
    a salvo only the first rocket is reckoned (``rockets_of``), so more come to harm."""

    shots: tuple[Shot, ...]
    idle: tuple[Armed, ...]
    odds: FireOdds
    why_not: Reason | None
    area: bool = False
    people: int = 0
    power: Firepower | None = None
    plan: tuple[FiringOption, ...] = ()
    first_alone: bool = False

    def instead(self, g: G) -> tuple[Shot, ...]:
        """What else could be fired, or be aimed into an open top (AZ-TWO-06)."""
        return () if self.power is None else others(g, self.power, self.plan)


def as_if(g: B, *units: Unit) -> B:
    """The battle as if these units were as they are given; it shares everything else and is only looked at."""
    changed = {unit.id: unit for unit in units if g.state.units.get(unit.id) is not unit}
    if not changed:
        return g
    # The same battle for the same units, so that what is found out about its state is found again.
    known, key = g.context.known(g.state), ("as if", *map(id, changed.values()))
    if key not in known:
        copy = known[key] = g.clone()
        copy.state = replace(g.state, units={**g.state.units, **changed})
    made: B = known[key]
    return made


# ---- firing ------------------------------------------------------------------------------------------------------


def forecast_volley(
    g: B,
    unit: Unit,
    target: Unit,
    order: OrderName,
    moved: bool = False,
    besides: Besides = NOTHING,
    *,
    fractions: bool = False,
    room: int = 0,
) -> VolleyForecast:
    """What a unit's fire at another would do under an order; ``moved``: it changes place in it. ``room``: in how many
    ways its templates, or what blows up near others, are followed at most, if not in as many as can be."""
    g = as_if(g, unit, target)
    known = g.context.known(g.state)
    key = "forecast", unit.id, target.id, order, moved, besides, fractions, room
    if key not in known:
        known[key] = _forecast(g, unit, target, order, moved, besides, fractions, room)
    found: VolleyForecast = known[key]
    return found


def _forecast(
    g: B, unit: Unit, target: Unit, order: OrderName, moved: bool, besides: Besides, fractions: bool, room: int
) -> VolleyForecast:
    power, plan = usual_fire(g, unit, target.id, order, besides, moved)
    if power.why_not is not None:
        return VolleyForecast((), power.idle, FireOdds(), power.why_not)
    rounds = rounds_of(g, unit, power, plan)
    return _fired(g, unit, target, order, moved, besides, power, plan, rounds, fractions=fractions, room=room)


def machines_hurt(
    g: B, unit: Unit, target: Unit, order: OrderName, moved: bool = False, besides: Besides = NOTHING
) -> float | None:
    """How many guns and vehicles a unit's fire at another harms on average, as ``forecast_volley`` tells it, whatever
    becomes of people; None: it would be nothing."""
    g = as_if(g, unit, target)
    power, plan = usual_fire(g, unit, target.id, order, besides, moved)
    if power.why_not is not None or not plan or any(each.area for each in plan):
        found = forecast_volley(g, unit, target, order, moved, besides, room=COMPARED)
        return None if found.why_not is not None else found.odds.machines
    training, hurt = g.context.qualities[unit.id].training, list[FireOdds]()
    for batch in (batch for volley in batches_of(g, unit, plan) for batch in volley):
        if batch.struck != "people":
            hit = 1 - chance_of(of_batch(batch, training), MISS, ASTRAY)
            hurt.append(hurt_by(g, *struck(g, unit, batch), batch.dice, hit))
    return FireOdds().hurting(hurt).machines


def forecast_laid(g: B, volley: Volley, rows: Sequence[Row], *, fractions: bool = False) -> VolleyForecast:
    """What a volley does that is about to be fired, its rapid-fire guns' templates as they are laid so far, the rest as
    they usually are (AZ-RPF-01)."""
    assert volley.shooting is not None
    assert volley.target is not None
    unit, target = g.state.units[volley.unit], g.state.units[volley.target]
    plan = volley.chosen(g, unit, volley.shooting)
    rounds = volley.rounds(g, unit, plan, tuple(usual(g, row).laid for row in rows))
    besides = replace(volley.besides, firings=volley.shooting.firings)
    power = volley.power(g, unit)
    return _fired(
        g, unit, target, volley.order, volley.moved, besides, power, plan, rounds, fractions=fractions, room=SHOWN
    )


def _fired(
    g: B,
    unit: Unit,
    target: Unit,
    order: OrderName,
    moved: bool,
    besides: Besides,
    power: Firepower,
    plan: Sequence[FiringOption],
    rounds: Sequence[Aimed],
    *,
    fractions: bool,
    room: int = 0,
) -> VolleyForecast:
    faults = (*(each.shot.why_not for each in power.hopeless), *(each.idle for each in power.idle))
    people = {model.id for each in power.prospects.values() for other in each.units for model in other.people}
    odds = salvo_odds_of(g, unit, [each for each in plan if not each.area], fractions=fractions, room=room)
    if rounds:
        after = after_templates(unit, target, order, power, plan, moved, besides, fractions=fractions, room=room)
        odds = rounds_odds_of(g, unit, rounds, order, after, fractions=fractions, room=room)
    return VolleyForecast(
        shots=tuple(each.shot for each in plan),
        idle=power.idle,
        odds=odds,
        why_not=None if plan else next((fault for fault in faults if fault is not None), None),
        area=any(each.area for each in plan),
        people=max(len(people), odds.dead.most),
        power=power,
        plan=tuple(plan),
        first_alone=has_lone_rocket(g, unit, rounds),
    )


def section_forecast(
    g: B, unit: Unit, target: Unit, found: VolleyForecast, order: OrderName, *, fractions: bool = False
) -> SectionOdds | None:
    """What becomes of a section of motorcycles that a volley is fired at (AZ-MC-05), or one template (AZ-AREA-11); None
    for other targets, where the fire is not shared out among all of it: at different motorcycles, at some that are
    hidden, and where several templates are laid, or one on a section that is not whole."""
    if len(target.vehicles) < 2 or found.why_not is not None:
        return None
    g = as_if(g, unit, target)
    if found.area:
        return _under_template(g, unit, target, found, order, fractions=fractions)
    batches = [batch for volley in batches_of(g, unit, found.plan) for batch in volley]
    return section_odds_of(g, unit, target, batches, fractions=fractions)


def _under_template(
    g: B, unit: Unit, target: Unit, found: VolleyForecast, order: OrderName, *, fractions: bool
) -> SectionOdds | None:
    """What one template that bursts does to a whole section."""
    if found.power is None or not all(each.area for each in found.plan) or not may_be_followed(g, target):
        return None
    rounds = rounds_of(g, unit, found.power, found.plan)
    if len(rounds) != 1 or is_salvo(g, rounds[0]) or weapon_of(g, rounds[0]).flame:
        return None
    return blasted_section(g, target, falls_of(g, unit, rounds[0], order), fractions=fractions)


def after_templates(
    unit: Unit,
    target: Unit,
    order: OrderName,
    power: Firepower,
    plan: Sequence[FiringOption],
    moved: bool = False,
    besides: Besides = NOTHING,
    *,
    fractions: bool = False,
    room: int = 0,
) -> Direct | None:
    """What of a plan is fired directly after its templates, at those whom they have left (AZ-FIRE-16)."""
    direct, busy = [each for each in plan if not each.area], frozenset(each.armed.model for each in plan)
    only = frozenset(each.key[:2] for each in power.chances if not each.area and each.armed.model in busy)

    def aim(g: B) -> tuple[Firepower, list[FiringOption]]:
        """What can still be fired."""
        could = firepower(g, g.state.units[unit.id], target.id, order, besides, moved, busy, only=only)
        return could, taken(could, named(direct))

    def fire(g: B, fired: Sequence[FiringOption]) -> FireOdds:
        """What that does."""
        return salvo_odds_of(g, g.state.units[unit.id], fired, fractions=fractions, room=room)

    return Direct(direct, aim, fire, order) if direct else None


def others(g: G, power: Firepower, plan: Sequence[FiringOption]) -> tuple[Shot, ...]:
    """What each weapon could do that is not fired, or not at what else it could be aimed at: the most it promises."""
    fired = {_slot(each) for each in plan}
    found: dict[tuple[str, str, bool], FiringOption] = {}
    for each in (*power.chances, *power.hopeless):
        slot = _slot(each)
        if slot not in fired and (slot not in found or worth(g, each) > worth(g, found[slot])):
            found[slot] = each
    return tuple(each.shot for each in found.values())


def _slot(option: FiringOption) -> tuple[str, str, bool]:
    armed = option.armed
    return armed.model, armed.mount or armed.weapon, is_open_top(option.shot.part)


def hits_of(g: G, unit: Unit, fired: Sequence[FiringOption]) -> float:
    """How many of these dice hit what they are aimed at on average: those that go astray among friends do not
    (AZ-FIRE-11)."""
    training = g.context.qualities[unit.id].training
    volleys = batches_of(g, unit, [each for each in fired if not each.area])
    aimed = sum(
        batch.dice * (1 - float(chance_of(of_batch(batch, training), MISS, ASTRAY)))
        for volley in volleys
        for batch in volley
    )
    laid = (each.shot for each in fired if each.area and each.shot.need is not None)
    return aimed + sum(shot.dice * float(chance_of(to_hit(shot.need), HIT)) for shot in laid if shot.need is not None)


def salvo_odds_of(
    g: G, unit: Unit, fired: Iterable[FiringOption], *, fractions: bool = False, room: int = 0
) -> FireOdds:
    """What all shots but templates do, fired as one volley (AZ-FIRE-16); ``own`` are friends in their line.
    ``room``: in how many ways it is followed at most where somebody stands near what may blow up, if not in all."""
    tables, training = g.context.tables, g.context.qualities[unit.id].training
    parts, friends, others = list[Part](), list[Part](), list[Part]()
    things: list[FireOdds] = []
    hits: list[Distribution] = []
    shots: dict[str, list[ShotAt]] = {}
    volleys = batches_of(g, unit, [each for each in fired if not each.area])
    for batch in (batch for volley in volleys for batch in volley):
        hit, astray = 1 - chance_of(of_batch(batch, training), MISS, ASTRAY), None
        hits.append(binomial(batch.dice, hit, fractions=fractions))
        if batch.stray is not None:
            harm, stray = harm_astray(tables, batch.table, batch.stray), batch.stray
            fate = of_batch(batch, training, MISS, harm)
            friends.append(part_of((stray.unit,), stray.models, fate, batch.dice, fractions=fractions))
            others += friends[-1:] if batch.struck == "people" else []
            astray = Astray(chance_of(of_batch(batch, training), ASTRAY), stray.unit, stray.models, harm)
        if batch.struck == "people":
            fate = of_batch(batch, training, harm_of(tables, batch))
            parts.append(part_of(batch.units, batch.models, fate, batch.dice, batch.aimed, fractions=fractions))
        else:
            owner, thing, how = struck(g, unit, batch)
            things.append(hurt_by(g, owner, thing, how, batch.dice, hit, fractions=fractions))
            shots.setdefault(thing.id, []).append(ShotAt(owner, thing, how, batch.dice, hit, astray))
    if any(endangers(g, each[0].owner, each[0].model) for each in shots.values()):
        machines = list(shots.values())
        enemies, own = beside_odds_of(g, unit, parts, others, machines, fractions=fractions, room=room)
    else:
        for owner, gun, how, dice, hit, _ in (each for some in shots.values() for each in some):
            if isinstance(how, GunHit):
                parts += crew_parts(g, owner, gun, how, dice, hit, fractions=fractions)
        enemies, own = casualty_odds_of(g, enemy(unit.seat), parts), casualty_odds_of(g, unit.seat, friends)
    return FireOdds(enemies, own, convolve(certainly(0, fractions=fractions), *hits)).hurting(things)


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
