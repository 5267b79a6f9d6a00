"""How a round may fall, stated once (AZ-AREA-03, AZ-FLM-01, AZ-COM-07, AZ-DEM-09): where it is aimed, in the hand that
throws it, where it comes down that misses (AZ-SCT); whom it strikes there, and by which dice.

``template_odds`` sums one round up; ``round_strikes`` follows several, each of which strikes those who are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.core.engine.fates import Test
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.odds.scatter_odds import faces_of, scattered
from grognard.games.operation_ww2.rules.area.blast import Shell, lots_of, machine_hit
from grognard.games.operation_ww2.rules.area.bursts import in_the_hand, scatter
from grognard.games.operation_ww2.rules.area.damage_dice import Lot
from grognard.games.operation_ww2.rules.area.damage_dice import fate_of as damage_of
from grognard.games.operation_ww2.rules.area.fates import IN_HAND, MISSED
from grognard.games.operation_ww2.rules.area.flame import burnt, piles_of, scorched, scorching
from grognard.games.operation_ww2.rules.area.templates_in_flight import (
    Aimed,
    burst_of,
    fate_of,
    radius_of,
    scatters,
    shell_of,
    target_of,
    weapon_of,
)
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, to_burn
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption
from grognard.games.operation_ww2.rules.fire.volley import aimed_at, templates
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.vehicle_fire import rapid_fire
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit


class Struck(NamedTuple):
    """People who take dice, and what becomes of each of these; of flames a die ``burns`` with a chance first."""

    lot: Lot
    fate: Test
    burns: Fraction | None = None


class Hit(NamedTuple):
    """A gun or vehicle that is hit, and how; of flames with a chance only, by a die of its own."""

    owner: Unit
    model: Model
    how: VehicleHit | GunHit
    burns: Fraction | None = None


class Fall(NamedTuple):
    """One way in which a round may fall, with its chance: whether its die has hit, who is dead before any damage is
    rolled, whom it strikes."""

    chance: Fraction
    hits: int = 0
    gone: str = ""
    people: tuple[Struck, ...] = ()
    things: tuple[Hit, ...] = ()


def rounds_of(g: G, unit: Unit, power: Firepower, plan: Sequence[FiringOption]) -> list[Aimed]:
    """The templates of some fire, those of rapid-fire guns laid as they usually are (AZ-RPF-01)."""
    rows = [rapid_fire.row_of(g, each, power.chances) for each in plan if rapid_fire.is_rapid(g, each)]
    laid = [rapid_fire.usual(g, row).laid for row in rows]
    return [aimed_at(g, unit, each) for each in templates(g, plan, power.chances, laid)]


def falls_of(g: G, unit: Unit, aimed: Aimed, order: OrderName, *, one_by_one: bool = False) -> Iterator[Fall]:
    """The ways in which a round may fall, whose chances add up to 1 (AZ-AREA-03, AZ-AREA-10, AZ-IND-04, AZ-EXP-02);
    nothing comes of a round whose target is gone. ``one_by_one``: it matters who of people alike is struck."""
    target, rest = target_of(g, aimed), Fraction(1)
    if target is not None and weapon_of(g, aimed).flame:
        yield flame(g, unit, aimed, order)
        return
    if target is not None:
        fate, shell = fate_of(g, aimed), shell_of(g, unit.id, aimed, FACES)
        hit = Fall(chance_of(fate, HIT), 1)
        if aimed.into:
            assert target.unit is not None
            assert target.model is not None
            yield hit._replace(things=(Hit(target.unit, target.model, into_top(aimed, shell)),))
        else:
            yield under(g, burst_of(g, aimed, target), shell, hit)
        rest -= hit.chance
        if chance_of(fate, IN_HAND):
            thrower = unit.model(aimed.model)
            held = Fall(chance_of(fate, IN_HAND), gone=thrower.id)
            yield under(g, in_the_hand(g, thrower, aimed), replace(shell, start=None), held)
            rest -= held.chance
        if scatters(g, aimed):
            fall, radius = scatter(g, unit.id, aimed, target.at), radius_of(g, aimed)
            places = scattered(g, fall, radius, shell, overhead=aimed.indirect, one_by_one=one_by_one)
            for chance, burst in places:
                missed = Fall(chance_of(fate, MISSED) * chance)
                yield under(g, burst, shell, missed)
                rest -= missed.chance
    if rest:
        yield Fall(rest)


def into_top(aimed: Aimed, shell: Shell) -> VehicleHit:
    """How a round hits that is thrown into an open top."""
    assert shell.start is not None
    return VehicleHit(aimed.weapon, shell.start, "open-top", modifier=shell.added)


def under(g: G, burst: Burst, shell: Shell, fall: Fall) -> Fall:
    """It with everybody whom a burst strikes (AZ-AREA-03); who is gone already takes no die."""
    found = [each for each in touched(g, burst) if each.model.id != fall.gone]
    people = [
        Struck(lot, damage_of(g.context.tables, lot, shell.table))
        for lot in lots_of(g, [each for each in found if each.model.is_person], shell)
    ]
    things = []
    for owner, model in found:
        how = None if model.is_person else machine_hit(g, model, burst, shell)
        if how is not None:
            things.append(Hit(owner, model, how))
    return fall._replace(people=tuple(people), things=tuple(things))


def flame(g: G, unit: Unit, aimed: Aimed, order: OrderName) -> Fall:
    """Whom a flame strikes, and how likely (AZ-FLM-01)."""
    target, weapon, firer = target_of(g, aimed), weapon_of(g, aimed), unit.model(aimed.model)
    assert target is not None
    people, things = [], []
    for pile in piles_of(g, scorched(g, unit, firer, target.at, weapon, order), aimed.damage):
        owner, burns = g.state.units[pile.unit], chance_of(to_burn(pile.need), HIT)
        if pile.people:
            lot = burnt(pile, len(pile.models))
            fate = to_burn(pile.need, damage_of(g.context.tables, lot, weapon.part))
            people.append(Struck(lot, fate, burns))
            continue
        model = owner.model(pile.models[0])
        things.append(Hit(owner, model, scorching(unit.id, aimed, (firer.x, firer.y), model, pile), burns))
    return Fall(Fraction(1), people=tuple(people), things=tuple(things))


def farthest(g: G, unit: Unit, aimed: Aimed) -> int:
    """How far a round may come down from where it is aimed, in thousandths of a centimetre; 0: it does not scatter."""
    target = target_of(g, aimed)
    if target is None or not scatters(g, aimed):
        return 0
    return max(faces_of(g)) * scatter(g, unit.id, aimed, target.at).factor(g) * 1000
