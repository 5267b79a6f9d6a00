"""The chance that a hit on a gun or a vehicle does anything to it or those in it, by the dice it is rolled by
(AZ-FIRE-12, AZ-ART-01, AZ-XPO-08). Parts that terrain or another vehicle hides are not looked at (AZ-VCOV-05).
"""

from __future__ import annotations

from grognard.core.engine.fates import chances
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.crews.crew_hits import men_aboard
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, chance_of, to_damage
from grognard.games.operation_ww2.rules.fire.salvo import gun_hit, vehicle_hit
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit, harmful
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import fate_of, harms, men_alone
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit


def damaging_batch(g: G, unit: Unit, batch: Batch) -> float:
    """The chance that one hit of a batch does anything."""
    owner = g.state.units[batch.units[0]]
    hit = gun_hit(batch) if batch.struck == "gun" else vehicle_hit(unit.id, batch, batch.need)
    return damaging(g, owner, owner.model(batch.thing), hit)


def damaging(g: G, owner: Unit, model: Model, hit: VehicleHit | GunHit) -> float:
    """The chance that a hit does anything."""
    if isinstance(hit, GunHit):
        return len(harmful(g.context.tables, hit)) / FACES
    men = men_alone(g, owner.id, model, hit)
    if men is None:
        fate = fate_of(g, model, hit)
        return float(sum(part for outcome, part in chances(fate).items() if harms(g, model, hit, outcome)))
    one = chance_of(to_damage(g.context.tables, men.table, men.modifier, men.cover), DEAD, SCARED)
    dice = len(men_aboard(g, owner, model)) if men.everybody and not men.exposed else men.count
    return 1 - float(1 - one) ** dice
