"""About what fire is worth, found quickly: from ranges, dice and two lines of sight, where the whole judgement looks
from everybody at everybody. By it is chosen what is looked at closely. Nothing here is a rule. Measure: about one enemy
dead a point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.evaluation.kept import Kept
from grognard.games.operation_ww2.evaluation.losses_evaluation import HULL, NEAR_PANIC, NOTHING_DONE, SCARED
from grognard.games.operation_ww2.evaluation.volleys import box_of
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.detection import farthest
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.ground.vehicles import sheets, sighting
from grognard.games.operation_ww2.rules.area.grenades import THROWN
from grognard.games.operation_ww2.rules.fire.parts import has_open_part, looks_out
from grognard.games.operation_ww2.rules.fire.snipers import has_telescope, is_accurate
from grognard.games.operation_ww2.rules.fire.targets import afoot
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.state.names import home_of
from grognard.games.operation_ww2.state.shots import FACES, fates
from grognard.games.operation_ww2.state.state import Model, Unit

HOLED = 0.5
"""Of hits on guns and vehicles about so many do something."""


class Ready(NamedTuple):
    """A weapon that may be fired with an order, and which of its unit's models has it."""

    bearer: int
    weapon: Weapon
    armed: Armed
    accurate: bool


class Arsenal(NamedTuple):
    """The weapons a unit may fire with an order, and how far the farthest of them reaches."""

    ready: tuple[Ready, ...]
    reach: float
    telescope: int


class Aimed(NamedTuple):
    """A unit as fire meets it, whoever fires: its people, how far off it is detected in the open and in cover at most,
    how many of its people a burst of each radius reaches."""

    people: int
    open: int
    covered: int
    under: dict[int, int]


_ARSENALS: Kept[Arsenal] = Kept()
_TARGETS: Kept[Aimed] = Kept()
_SEEN: Kept[tuple[Cover, ...]] = Kept()
_FIRE: Kept[float] = Kept()
_BEST: Kept[float] = Kept()


def fire_estimate(g: B, unit: Unit, target: Unit, order: OrderName, moved: bool) -> float:
    """About what fire at a unit does (``losses_evaluation.harm``), from wherever its firers stand now."""
    return _FIRE.of(
        g.context,
        (unit, target, g.state.lights),
        (order, moved, g.state.turn),
        lambda: _fire_estimate(g, unit, target, order, moved),
    )


def best_estimate(g: B, unit: Unit, targets: Sequence[Unit], order: OrderName, moved: bool) -> float:
    """What ``fire_estimate`` says of the best of some targets; -1 if there are none."""
    return _BEST.of(
        g.context,
        (unit, *targets, g.state.lights),
        (order, moved, g.state.turn),
        lambda: max([fire_estimate(g, unit, each, order, moved) for each in targets], default=-1.0),
    )


def _fire_estimate(g: B, unit: Unit, target: Unit, order: OrderName, moved: bool) -> float:
    arms = arsenal(g, unit, order, moved)
    if not arms.ready or not target.on_table or not target.models:
        return NOTHING_DONE
    near = _between(box_of(g, unit), box_of(g, target))
    met = _TARGETS.of(g.context, (target, g.state.lights), None, lambda: _aimed(g, target))
    asked = g.context.tables.orders[order].detection and unit.id not in target.known_to
    if near > arms.reach or (asked and near > max(met.open, met.covered) * arms.telescope):
        return NOTHING_DONE
    bodies = [(model.x, model.y, model.radius) for model in afoot(target)]
    far = [_distance(model, bodies) for model in unit.models] if bodies else []
    # How far off they are is cheap to say, what they see is not.
    if not far or not any(_reaches(each.weapon, far[each.bearer]) for each in arms.ready):
        return NOTHING_DONE
    if asked and min(far) > max(met.open, met.covered) * arms.telescope:
        return NOTHING_DONE
    covers = _SEEN.of(g.context, (unit.models, target.models), None, lambda: tuple(_seen(g, unit, target)))
    if not covers:
        return NOTHING_DONE
    cover = min(covers, key=COVERS.index)
    if asked and min(far) > (met.open if cover == "none" else met.covered) * arms.telescope:
        return NOTHING_DONE
    share = len(covers) / LOOKS
    best: dict[int, tuple[float, float]] = {}
    machines = 0.0
    for each in arms.ready:
        if not _reaches(each.weapon, far[each.bearer]):
            continue
        dead, scared = _promise(g, each, far[each.bearer], order, met, cover)
        slot = each.bearer
        if each.armed.mount:
            slot = -len(best) - 1
        if slot not in best or dead > best[slot][0]:
            best[slot] = dead, scared
        machines += _holes(g, each, far[each.bearer], order, target)
    if not best:
        return NOTHING_DONE
    whole = min(met.people, share * sum(dead for dead, _ in best.values()))
    lying = min(met.people - whole, share * sum(scared for _, scared in best.values()))
    value = whole + SCARED * lying
    if whole + target.losses >= 0.5 * max(1, g.context.qualities[home_of(g, target.id)].panic_limit):
        value *= NEAR_PANIC
    return (value if target.people else 0.0) + HULL * min(1.0, share * machines)


def holes_estimate(g: B, unit: Unit, target: Unit) -> float:
    """About how many of the guns and vehicles of a unit another one could harm by firing at it."""
    return max(0.0, fire_estimate(g, unit, target, "fire", False)) / HULL if target.is_vehicle else 0.0


# ---- who fires ---------------------------------------------------------------------------------------------------


def arsenal(g: B, unit: Unit, order: OrderName, moved: bool) -> Arsenal:
    """The weapons a unit may fire with an order as it stands in the battle."""
    home = g.state.units[unit.id]
    return _ARSENALS.of(g.context, (home,), (order, moved, g.state.turn), lambda: _arsenal(g, home, order, moved))


def _arsenal(g: B, unit: Unit, order: OrderName, moved: bool) -> Arsenal:
    ready = tuple(_ready(g, unit, order, moved))
    telescope = max((g.context.limit("telescope-factor") for m in unit.models if has_telescope(g, unit, m)), default=1)
    return Arsenal(ready, max((_most(each.weapon) for each in ready), default=0.0), telescope)


def _ready(g: B, unit: Unit, order: OrderName, moved: bool) -> Iterator[Ready]:
    rows = g.context.tables.weapons
    numbers = {model.id: number for number, model in enumerate(unit.models)}
    for each in armed(g, unit, order, moved):
        weapon = rows[each.weapon]
        if each.idle is None and weapon.group not in THROWN:
            yield Ready(numbers[each.model], weapon, each, is_accurate(g, unit, unit.model(each.model), weapon))


def _most(weapon: Weapon) -> float:
    return weapon.extreme or weapon.normal or FLAMES


FLAMES = 15_000
"""About so far flames reach."""


def _reaches(weapon: Weapon, far: float) -> bool:
    return weapon.minimum <= far <= _most(weapon)


# ---- who is fired at ---------------------------------------------------------------------------------------------


def _aimed(g: B, target: Unit) -> Aimed:
    people = [model for model in afoot(target) if model.is_person]
    open_, covered = farthest(g, target)
    rows = [[hypot(a.x - b.x, a.y - b.y) - b.radius for b in people] for a in people]
    under = {
        radius: max((sum(far <= 1000 * radius for far in row) for row in rows), default=0) for radius in (3, 5, 8, 10)
    }
    return Aimed(len(people), open_, covered, under)


LOOKS = 2
"""So many lines of sight stand for all."""


def _seen(g: G, unit: Unit, target: Unit) -> Iterator[Cover]:
    """In what cover a target is seen along some lines: between those nearest to each other, and from the midst of one
    to the midst of the other."""
    lookers, others = [model for model in unit.models if model.aboard is None], afoot(target)
    if not lookers or not others:
        return
    here, there = _middle(lookers), _middle(others)
    ends = ((there, here), (here, there))
    for to_looker, to_other in ends:
        looking, other = _nearest(lookers, to_looker), _nearest(others, to_other)
        look = sighting.look(g, looking, other)
        if look.seen != "not":
            covered = look.cover == "none" and sighting.is_in_cover(g, looking, other, look)
            yield "light" if covered else look.cover


def _middle(models: Sequence[Model]) -> tuple[float, float]:
    count = len(models)
    return sum([model.x for model in models]) / count, sum([model.y for model in models]) / count


def _nearest(models: Sequence[Model], place: tuple[float, float]) -> Model:
    x, y = place
    return min(models, key=lambda model: (model.x - x) ** 2 + (model.y - y) ** 2)


def _between(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """How far two boxes are apart."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    return hypot(across, down)


def _distance(model: Model, places: Sequence[tuple[int, int, int]]) -> float:
    """How near somebody is to the nearest of some places, about."""
    x, y = model.x, model.y
    return max(0.0, min([hypot(u - x, v - y) - r for u, v, r in places]) - model.radius)


# ---- what it does ------------------------------------------------------------------------------------------------


def _promise(g: B, ready: Ready, far: float, order: OrderName, met: Aimed, cover: Cover) -> tuple[float, float]:
    """How many people a weapon kills and how many it scares."""
    weapon = ready.weapon
    if weapon.numbers.infantry is None or not met.people:
        return 0.0, 0.0
    hit = _hit(g, ready, far, order, weapon.numbers.infantry)
    less = g.context.tables.damage["covering-fire"].value if order == "covering-fire" else 0
    scared, dead = fates(g.context.tables, weapon.part, less, cover)
    if weapon.template:
        dice = hit * max(1, ready.armed.templates) * met.under[weapon.template]
    elif weapon.flame:
        dice = hit * min(3, met.people)
    else:
        dice = hit * ready.armed.dice
    return dice * (FACES + 1 - dead) / FACES, dice * (dead - scared) / FACES


def _hit(g: B, ready: Ready, far: float, order: OrderName, number: int) -> float:
    """How likely a die hits."""
    weapon, rows = ready.weapon, g.context.tables.to_hit
    added = sum(each.value for each in ready.armed.to_hit)
    if order in ("assault", "covering-fire"):
        added += rows[order].value
    elif order == "ambush" and weapon.close is not None and far <= weapon.close:
        added += rows["ambush-close"].value
    if weapon.normal is not None and far > weapon.normal:
        added += rows["beyond-normal"].value
    if ready.armed.on_foot and far <= g.context.tables.limits["point-blank"].value:
        added += rows["point-blank"].value
    if ready.accurate:
        added += rows["accurate-shot"].value
    return min(FACES - 1, max(0, FACES + 1 - number + added)) / FACES


def _holes(g: B, ready: Ready, far: float, order: OrderName, target: Unit) -> float:
    """How many guns and vehicles a weapon harms, if it is aimed at them."""
    found = 0.0
    for model in target.models:
        if model.is_person or model.aboard is not None:
            continue
        if model.role == "gun":
            number = ready.weapon.numbers.gun
        else:
            number = ready.weapon.numbers.against(sheets.target_class(g, model))
            if number is None and (looks_out(g, model) or has_open_part(g, target, model)):
                number = ready.weapon.numbers.infantry
        if number is not None:
            found = max(found, HOLED * _hit(g, ready, far, order, number) * max(1, ready.armed.dice))
    return found
