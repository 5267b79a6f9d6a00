"""What is fired directly after the templates of a volley (AZ-FIRE-16): at which of those who are left it comes to the
same, so that it is reckoned once for all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground import detection
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of, is_near
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.odds.struck.beside import bystanders
from grognard.games.operation_ww2.odds.struck.left import Crew, Home, Ladder, Left, Member, Planned, Shots, Target, View
from grognard.games.operation_ww2.rules.fire.bearing import bears
from grognard.games.operation_ww2.rules.fire.endangered_friends import endangered
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption, from_mount
from grognard.games.operation_ww2.rules.fire.shot_groups import eligible
from grognard.games.operation_ww2.rules.fire.snipers import has_telescope
from grognard.games.operation_ww2.rules.fire.targets import Engagement, afoot, engaged, merged
from grognard.games.operation_ww2.rules.fire.volley_results import worth
from grognard.games.operation_ww2.state.shots import band, is_within_close
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import gap


class Direct(NamedTuple):
    """Direct fire after templates, the ``plan`` of a unit with this order: what it could fire in a battle and what of
    the plan is among it, and what the fire of some of that does there."""

    plan: Sequence[FiringOption]
    aim: Callable[[B], tuple[Firepower, Sequence[FiringOption]]]
    fire: Callable[[B, Sequence[FiringOption]], FireOdds]
    order: OrderName


class After:
    """What is fired directly after templates, by who of those in danger is left (``bits``)."""

    def __init__(
        self, g: B, unit: Unit, direct: Direct, bits: Mapping[str, int], left: Callable[[int, int], B]
    ) -> None:
        self.unit, self.direct, self.bits, self.left = unit, direct, bits, left
        self.heeded = heeded(g, unit, direct.plan, bits)
        self.struck = self.heeded & (_enemies(g, unit, bits) | _beside_guns(g, unit, direct.plan, bits))
        self.views: dict[tuple[int, int], View | None] = {}
        self.known: dict[Hashable, FireOdds] = {}
        self.options: dict[tuple[int, int], dict[Hashable, FiringOption | None]] = {}
        self.shots: dict[Hashable, Shots] = {}
        self.volleys: dict[Hashable, int] = {}
        self.homes: dict[Hashable, int] = {}

    def ways(self, states: Iterable[tuple[int, int]]) -> tuple[list[FireOdds], list[int]]:
        """What the fire at those who are left may do, and which of it it does at each of the states."""
        pairs = list(states)
        alike = Counter((alive & self.heeded, standing & self.heeded) for alive, standing in pairs)
        keys = []
        for alive, standing in pairs:
            there = alive & self.heeded, standing & self.heeded
            # Of a state by itself it is not asked at which others the fire comes to the same.
            found = self._view(there) if alike[there] > 1 else None
            left = None if found is None else found.of(alive)
            key: Hashable = None if found is not None and left is None else (alive, standing)
            shots = None
            if found is not None and isinstance(left, Left):
                shots = self._shots(found, left, alive, standing) if found.shared else None
                what = (left.detecting, left.near) if shots is None else shots.number
                # Of the firer's own side only those make a difference to it whom that fire may strike.
                where = there if shots is None else (alive & shots.friends, standing & shots.friends)
                key = where, found.names(left), what, found.struck(left, standing, shots)
            if key not in self.known:
                battle = self.left(alive, standing)
                if found is None or not isinstance(left, Left) or shots is None:
                    fired = self.direct.aim(battle)[1]
                else:
                    fired = found.left(alive, left, shots)
                self.known[key] = self.direct.fire(battle, fired)
            keys.append(key)
        number = {key: place for place, key in enumerate(self.known)}
        return list(self.known.values()), [number[key] for key in keys]

    def _view(self, there: tuple[int, int]) -> View | None:
        if there not in self.views:
            first = self.left(there[0] | ~self.heeded, there[1] | ~self.heeded)
            self.views[there] = view(first, self.unit, self.direct, self.bits, self.heeded, self.homes)
        return self.views[there]

    def _shots(self, found: View, left: Left, alive: int, standing: int) -> Shots:
        """What is fired at those who are left."""
        there = alive & self.heeded, standing & self.heeded
        key = there, left.near
        if key not in self.shots:
            known, steps = self.options.setdefault(there, {}), found.steps(left)
            if not known.keys() >= set(steps):
                could = {option.key: option for option in self.direct.aim(self.left(alive, standing))[1]}
                known |= {step: could.get(each.option.key) for step, each in zip(steps, found.plan, strict=True)}
            options = tuple(known[step] for step in steps)
            fired = [
                (each.key, each.shot, each.target, each.ammunition, near)
                for each, near in zip(options, found.friends(left), strict=True)
                if each is not None
            ]
            friends = reduce(or_, (self.bits.get(id, 0) for *_, near in fired if near for id in near[-1]), self.struck)
            self.shots[key] = Shots(options, self.volleys.setdefault(tuple(fired), len(self.volleys)), friends)
        return self.shots[key]


def heeded(g: G, unit: Unit, plan: Sequence[FiringOption], bits: Mapping[str, int]) -> int:
    """Those who make a difference by themselves: the firer's own side, guns and vehicles of the other. Where people
    block sight or the nearest fall first, in close combat and at vehicles everybody does; at guns those beside."""
    whole, options = sum(bits.values()), g.setup.options
    if options["persons_block_sight"] == "on" or options["allocation_choice"] == "nearest_first" or engaged(g, unit):
        return whole
    if any(g.state.units[each.target].is_vehicle for each in plan):
        return whole
    people = sum(bits.get(model.id, 0) for other in g.state.of(enemy(unit.seat)) for model in other.people)
    return whole & (~people | _beside_guns(g, unit, plan, bits))


def _enemies(g: G, unit: Unit, bits: Mapping[str, int]) -> int:
    return sum(bits.get(model.id, 0) for other in g.state.of(enemy(unit.seat)) for model in other.models)


def _beside_guns(g: G, unit: Unit, plan: Sequence[FiringOption], bits: Mapping[str, int]) -> int:
    """Whoever stands beside guns that are fired at."""
    guns = {each.nearest.model.id: each.nearest for each in plan if each.nearest.model.role == "gun"}
    near = {id for gun in guns.values() for id in bystanders(g, unit, gun.unit, gun.model)}
    return sum(bits.get(id, 0) for id in near)


def view(
    g: B, unit: Unit, direct: Direct, bits: Mapping[str, int], heeded: int, kinds: dict[Hashable, int]
) -> View | None:
    """All who may be fired at in a battle where those have fallen who make a difference by themselves; None: everybody
    makes one."""
    if heeded == sum(bits.values()):
        return None
    unit = g.state.units[unit.id]
    power, plan = direct.aim(g)
    if any(id not in g.state.units for id in power.prospects):
        # A sniper's second target is looked at in another way (AZ-SNP-02).
        return None
    targets = [g.state.units[id] for id in power.prospects]
    together = {each.id for target in targets for each in merged(g, target)}
    units = [each for each in g.state.of(enemy(unit.seat)) if each.id in together]
    if not _is_plain(g, unit, direct, power, plan, units):
        return None
    models = [model for each in units for model in each.models]
    safe = [model for model in models if model.id not in bits]
    own = {**bits, **{model.id: 1 << sum(bits.values()).bit_length() + number for number, model in enumerate(safe)}}
    guns = [(each, gun) for each in units for gun in guns_of(each)]
    crews = [_crew(g, owner, gun, own) for owner, gun in guns]
    ladders: dict[tuple[int, Ladder], int] = {}
    planned = []
    for option in plan:
        at = list(power.prospects).index(option.target)
        first, second = _ladders(g, unit, option, power.prospects[option.target], own, models)
        places = [ladders.setdefault((at, each), len(ladders)) for each in (first, second)]
        by_weapon = g.setup.options["volley_batch"] == "weapon_by_weapon"
        lot = option.key if by_weapon else (option.target, option.shot.part)
        planned.append(Planned(at, option, (places[0], places[1]), lot))
    return View(
        targets=tuple(_target(units, target, power.prospects[target.id], own) for target in targets),
        members=tuple(_member(g, unit, units, each, own, direct.order) for each in units),
        is_transitive=g.setup.options["mixed_chain"] == "transitive",
        crews=tuple(crews),
        ladders=tuple(ladders),
        homes=tuple(
            _homes(g, units, plan, {gun.id: crew for (_, gun), crew in zip(guns, crews, strict=True)}, own, heeded)
        ),
        ever=(_bits(own, safe), _bits(own, (model for model in safe if model.posture == "standing"))),
        bits=own,
        plan=tuple(planned),
        shared=g.setup.options["detection_shared_in_unit"] == "on",
        known={},
        told={},
        kinds=kinds,
    )


def _target(units: Sequence[Unit], target: Unit, engagement: Engagement, bits: Mapping[str, int]) -> Target:
    seen = {each.model.id for found in engagement.seen.values() for each in found if each.unit.id == target.id}
    return Target([each.id for each in units].index(target.id), sum(bits[id] for id in seen))


def _homes(
    g: G,
    units: Sequence[Unit],
    plan: Sequence[FiringOption],
    crews: Mapping[str, Crew],
    bits: Mapping[str, int],
    heeded: int,
) -> Iterator[Home]:
    """By what each of those fired at may be struck, in the order in which results usually fall on them. Among several
    targets it counts whose he is, too; of those who make a difference by themselves who he is."""
    several = len({option.target for option in plan}) > 1
    struck = {option.nearest.model.id for option in plan}
    seeing: dict[str, list[int]] = {}
    for number, option in enumerate(plan):
        for id, _, _ in eligible(g, option):
            seeing.setdefault(id, []).append(number)
    models = ((number, model) for number, owner in enumerate(units) for model in owner.models)
    for number, model in sorted(models, key=lambda each: worth(each[1])):
        bit = bits[model.id]
        serves = tuple(gun for gun, crew in crews.items() if gun in struck and bit & crew.serving)
        other = bit if bit & heeded else units[number].id if several else None
        yield Home(bit, tuple(seeing.get(model.id, ())), serves, other)


def _is_plain(
    g: G, unit: Unit, direct: Direct, power: Firepower, plan: Sequence[FiringOption], units: Sequence[Unit]
) -> bool:
    """Whether it only matters who is there of people and single guns on foot that are fired at, and nothing that can't
    be fired now could be at fewer."""
    models = [model for each in units for model in each.models]
    if not all((each.is_person or each.role == "gun") and each.aboard is None for each in models):
        return False
    if any(len(list(guns_of(each))) > 1 for each in units) or g.setup.options["crew_hits_sight"] == "crew_in_sight":
        return False
    if any(engaged(g, each) for each in units):
        return False
    there, still = {each.id for each in (*models, *unit.models)}, {each.key for each in plan}
    things = {each.nearest.model.id for each in direct.plan if not each.nearest.model.is_person}
    idle = {(each.model, each.mount or each.weapon) for each in power.idle}
    for each in direct.plan:
        # What cannot be fired at all by who lies, or is out of range of all, cannot be at fewer either.
        if each.key[:2] in idle:
            continue
        gone = each.armed.model not in there or (each.shot.part in things and each.shot.part not in there)
        if each.key not in still and not gone:
            return False
    return g.setup.options["friendly_fire_line"] != "per_unit" or not _friends_may_be_struck(g, unit, plan, models)


def _friends_may_be_struck(g: G, unit: Unit, plan: Sequence[FiringOption], ends: Sequence[Model]) -> bool:
    """Whether a friend may be struck, whoever is aimed at (AZ-FF-01)."""
    firers = [unit.model(id) for id in dict.fromkeys(each.armed.model for each in plan)]
    return any(endangered(g, unit, firer, (end.x, end.y)) for firer in firers for end in ends)


def _member(g: G, unit: Unit, units: Sequence[Unit], member: Unit, bits: Mapping[str, int], order: OrderName) -> Member:
    limit = g.context.limit("mixed-units")
    links = [
        (number, bits[one.id], _bits(bits, (each for each in other.models if gap(one.body, each.body) < limit)))
        for number, other in enumerate(units)
        if other is not member
        for one in member.models
    ]
    asks = g.context.tables.orders[order].detection and not detection.is_known(unit, member, "")
    return Member(
        unit=member.id,
        models=_bits(bits, member.models),
        links=tuple(link for link in links if link[2]),
        detected=tuple(_detected(g, unit, member, bits)) if asks else None,
    )


def _bits(bits: Mapping[str, int], models: Iterable[Model]) -> int:
    return sum(bits[model.id] for model in models)


def _detected(g: G, unit: Unit, target: Unit, bits: Mapping[str, int]) -> Iterator[int]:
    """Whom of a unit each of the firers detects by himself: while one is left, it is detected (AZ-DET-02)."""
    between, far = obstacles(g, unit, target), g.context.limit("telescope-factor")
    for looking in unit.models:
        factor = far if has_telescope(g, unit, looking) else 1
        found = (
            model for model in afoot(target) if detection.model_detected(g, looking, target, model, between, factor)
        )
        yield _bits(bits, found)


def _crew(g: G, unit: Unit, gun: Model, bits: Mapping[str, int]) -> Crew:
    near = [(bits[one.id], _bits(bits, (each for each in unit.people if is_near(g, one, each)))) for one in unit.people]
    first = _bits(bits, (each for each in unit.people if is_near(g, gun, each)))
    return Crew(first, tuple(near), _bits(bits, crew_of(g, unit, gun)))


def _ladders(
    g: G, unit: Unit, option: FiringOption, engagement: Engagement, bits: Mapping[str, int], models: Sequence[Model]
) -> tuple[Ladder, Ladder]:
    """Those of a target whom a weapon may strike, and all of it, by their distance, with all that this has to do with
    the shot (AZ-FIRE-06, AZ-FIRE-07, AZ-FIRE-20). A gun and what is mounted on a vehicle have to bear on him who is the
    nearest himself (AZ-VLS-07), something may be added to dice at him (AZ-VLS-03), friends be near the line to him
    (AZ-FF-01)."""
    armed, weapon = option.armed, g.context.tables.weapons[option.armed.weapon]
    model = unit.model(armed.model)
    nearest, bound = g.context.limit("point-blank"), g.setup.options["extreme_bound"]
    added = from_mount(g, unit, model, armed, engagement)[1] if armed.mount else {}

    def step(far: float) -> Hashable:
        return band(weapon, far, bound), is_within_close(weapon, far), far <= nearest

    def aimed(target: Model, far: float) -> Hashable:
        stray = endangered(g, unit, model, (target.x, target.y))
        friends = None if stray is None else (stray.unit.id, stray.part, stray.models)
        return step(far), bears(g, model, armed, weapon, target), added.get(target.id, ()), friends

    seen = sorted(option.seen, key=lambda each: (each.distance, each.model.id))
    whole = sorted((gap(model, each.body), bits[each.id]) for each in models)
    return (
        tuple((bits[each.model.id], aimed(each.model, each.distance)) for each in seen),
        tuple((bit, step(far)) for far, bit in whole),
    )
