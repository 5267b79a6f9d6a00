"""How bad hits on a gun or a vehicle are to it or those in it, by the dice they are rolled by
(AZ-FIRE-12, AZ-ART-01, AZ-XPO-08). Parts that terrain or another vehicle hides are not looked at (AZ-VCOV-05).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import Fate, chances
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import Effects
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.odds.casualty_odds import WORST, FireOdds, Part, Results, gathered, results_of
from grognard.games.operation_ww2.rules.area.damage_dice import fate_of as damage_of
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, men_aboard
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.salvo import gun_hit, vehicle_hit
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch
from grognard.games.operation_ww2.rules.guns.fates import read
from grognard.games.operation_ww2.rules.guns.gun_damage import (
    GunHit,
    crew_struck,
    half_of,
    taken_along,
)
from grognard.games.operation_ww2.rules.guns.gun_damage import fate_of as column_of
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import fate_of as blasted
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import reach_of, touched
from grognard.games.operation_ww2.rules.vehicle_fire.damage import NO_EFFECTS
from grognard.games.operation_ww2.rules.vehicle_fire.fates import HARMLESS, STOPPED
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import also_struck, fate_of, men_alone
from grognard.games.operation_ww2.rules.vehicle_fire.striking import result_of as result_on
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, convolve
from grognard.space.plane import Hull

ONE = Fraction(1)


def struck(g: G, unit: Unit, batch: Batch) -> tuple[Unit, Model, VehicleHit | GunHit]:
    """What one hit of a batch strikes that is no people, and how."""
    owner = g.state.units[batch.units[0]]
    hit = gun_hit(batch) if batch.struck == "gun" else vehicle_hit(unit.id, batch, batch.need)
    return owner, owner.model(batch.thing), hit


@lru_cache(maxsize=64)
def rank(effects: Effects, gun: bool) -> int:
    """How bad a result is, by its place among ``WORST`` (AZ-VDM-01, AZ-VDM-05, AZ-ART-08).

    >>> from grognard.games.operation_ww2.data.tables.damage import read_effects
    >>> [WORST[rank(read_effects(text), False)] for text in ("NE", "1 crew", "main weapon + 2 crew", "track", "engine")]
    ['none', 'crew', 'weapon', 'mobility', 'mobility']
    >>> WORST[rank(read_effects("main weapon"), True)]
    'destroyed'
    """
    weapons = {"main weapon", "secondary weapon"}
    if "catastrophe" in effects.parts or (gun and "main weapon" in effects.parts):
        return WORST.index("destroyed")
    if set(effects.parts) - weapons:
        return WORST.index("mobility")
    return WORST.index("weapon" if effects.parts else "none" if effects.text == "NE" else "crew")


def settled_by(g: G, effects: Effects) -> Iterator[tuple[Effects, Fraction]]:
    """A result with what its engine comes to, each with its chance (AZ-VDM-04)."""
    if "engine" not in effects.parts:
        yield effects, Fraction(1)
        return
    for row in g.context.tables.engine.values():
        more: Effects = row.effects
        whole = replace(
            effects,
            parts=(*(part for part in effects.parts if part != "engine"), *more.parts),
            crew=effects.crew + more.crew,
            nerve_test=effects.nerve_test or more.nerve_test,
        )
        yield whole, Fraction(row.last - row.first + 1, FACES)


def worst_of(g: G, owner: Unit, model: Model, hit: VehicleHit | GunHit) -> tuple[Fraction, ...]:
    """The chance of each of ``WORST`` by one hit."""
    found = [Fraction(0)] * len(WORST)
    if isinstance(hit, GunHit):
        for result, part in chances(column_of(g.context.tables, hit)).items():
            found[rank(read(result), True)] += part
        return tuple(found)
    men = men_alone(g, owner.id, model, hit)
    if men is not None:
        unharmed = _unharmed(g, owner, model, men)
        found[:2] = unharmed, 1 - unharmed
        return tuple(found)
    besides = also_struck(g, owner.id, model, hit)
    unharmed = Fraction(1) if besides is None else _unharmed(g, owner, model, besides)
    for outcome, part in chances(fate_of(g, model, hit)).items():
        stopped, harmless = outcome.startswith(STOPPED), outcome.startswith(HARMLESS)
        effects = NO_EFFECTS if stopped or harmless else result_on(g, model, hit, outcome)
        if effects.text == "NE" and not stopped:
            found[0] += part * unharmed
            found[1] += part * (1 - unharmed)
            continue
        for each, share in settled_by(g, effects):
            found[rank(each, False)] += part * share
    return tuple(found)


def _unharmed(g: G, owner: Unit, model: Model, men: CrewHits) -> Fraction:
    """The chance that nobody aboard is harmed by such hits."""
    one = chance_of(to_damage(g.context.tables, men.table, men.modifier, men.cover), DEAD, SCARED)
    dice = len(men_aboard(g, owner, model)) if men.everybody and not men.exposed else men.count
    return Fraction((1 - one) ** dice)


def hurt_by(
    g: G,
    owner: Unit,
    model: Model,
    hit: VehicleHit | GunHit,
    dice: int = 1,
    chance: Fraction = ONE,
    *,
    fractions: bool = False,
) -> FireOdds:
    """What so many dice do to a gun or vehicle that each hit it with a chance."""
    each = worst_of(g, owner, model, hit)
    upto = (1 - chance + chance * sum(each[: number + 1]) for number in range(len(WORST) - 1))
    calm = tuple((part if fractions else float(part)) ** dice for part in upto)
    return FireOdds(machines=dice * float(chance * (1 - each[0])), calm=calm)


class Blow(NamedTuple):
    """How far a gun or vehicle that blows up may reach, with the chance: the people there with what becomes of the die
    of each, the guns and vehicles."""

    chance: Fraction
    men: tuple[tuple[Unit, Model, Fate], ...]
    things: tuple[tuple[Unit, Model], ...]


def blows_of(g: G, model: Model) -> tuple[Blow, ...]:
    """Whom a gun or vehicle that blows up reaches (AZ-VDM-01, AZ-VDM-17)."""
    known, key = g.context.known(g.state), ("blows", model.id, model.x, model.y, model.facing)
    if key not in known:
        known[key] = tuple(_blows(g, model))
    found: tuple[Blow, ...] = known[key]
    return found


def _blows(g: G, model: Model) -> Iterator[Blow]:
    hull, people_only = model.body, g.setup.options["catastrophe_targets"] == "people_only"
    assert isinstance(hull, Hull)
    for reach, dice in Counter(reach_of(g, model, die) for die in range(1, FACES + 1)).items():
        near = [each for each in touched(g, hull, reach) if each[1].id != model.id]
        yield Blow(
            Fraction(dice, FACES),
            tuple((unit, man, blasted(g, man)) for unit, man in near if man.is_person),
            () if people_only else tuple(each for each in near if not each[1].is_person),
        )


def blast_on(model: Model, start: Model) -> VehicleHit | GunHit:
    """How the blast of a gun or vehicle hits another one (AZ-VDM-17)."""
    place = start.x, start.y
    return GunHit("", place) if model.role == "gun" else VehicleHit("", place, "blast")


# ---- the crew of a gun -------------------------------------------------------------------------------------------


class CrewStruck(NamedTuple):
    """What dice do to the crew of a gun: to these models, if the gun does not take them along; the chances that it does
    so whole, and that it blows up."""

    models: tuple[str, ...]
    results: Results
    taken: Chance
    blown: Chance


def crew_struck_by(
    g: G, owner: Unit, gun: Model, hit: GunHit, dice: int, chance: Fraction, *, fractions: bool = False
) -> CrewStruck:
    """What so many dice do to the crew of a gun that each hit it with a chance: crew results strike some of them, one
    that blows it up all (AZ-ART-02, AZ-ART-08, AZ-VDM-01)."""
    struck: dict[int, Fraction] = {0: 1 - chance}
    taken, blown, crew, lots = Fraction(0), Fraction(0), tuple(taken_along(g, owner, gun)), []
    for result, part in chances(column_of(g.context.tables, hit)).items():
        effects = read(result)
        blown += chance * part if "catastrophe" in effects.parts else 0
        if takes_crew(g, owner, effects):
            taken += chance * part
        else:
            lots.append(crew_struck(g, owner, gun, hit, effects))
            struck[lots[-1].dice] = struck.get(lots[-1].dice, Fraction(0)) + chance * part
    lot = max(lots, key=lambda each: each.dice)
    models = lot.models or crew
    fate = damage_of(g.context.tables, lot, half_of(g.context.tables, hit))
    once = tuple(struck.get(count, Fraction(0)) for count in range(max(struck) + 1))
    exploded, left = 1 - (1 - blown) ** dice, (1 - taken) ** dice
    gone = 1 - exploded - left
    results = _crew_results(once, dice, fate, len(models), fractions)
    return CrewStruck(models, results, *((gone, exploded) if fractions else (float(gone), float(exploded))))


def crew_parts(
    g: G, owner: Unit, gun: Model, hit: GunHit, dice: int, chance: Fraction, *, fractions: bool = False
) -> Iterator[Part]:
    """The same, as it befalls people who come to harm by nothing else."""
    found = crew_struck_by(g, owner, gun, hit, dice, chance, fractions=fractions)
    if found.models:
        gone = (len(found.models), 0), found.taken + found.blown
        yield Part((owner.id,), found.models, gathered([*found.results.items(), gone]))


@lru_cache(maxsize=1024)
def _crew_results(once: tuple[Fraction, ...], dice: int, fate: Fate, people: int, fractions: bool) -> Results:
    """What so many dice do to so many people if each strikes some of them, so likely as ``once`` says, by such a
    fate."""
    return gathered(
        (outcome, (Fraction(part) if fractions else float(part)) * chance)
        for count, part in convolve(*[Distribution(0, once)] * dice).items()
        for outcome, chance in results_of({fate: count}, (people, people), fractions).items()
    )


def takes_crew(g: G, owner: Unit, found: Effects) -> bool:
    """Whether a result on a gun takes its crew along (AZ-VDM-01, AZ-ART-12)."""
    last = len(list(guns_of(owner))) == 1 and g.setup.options["crew_without_gun"] == "removed"
    return not {"catastrophe", *(["main weapon"] if last else [])}.isdisjoint(found.parts)
