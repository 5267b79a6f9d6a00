"""What a shot would do, exactly and by formula: the losses or the damage, the chances of a pin and of the unit's end.

The same for the table, which shows it, and for the computer player, who weighs his choices by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.armour_odds import armour_odds
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import as_if, fates_of, left_of
from grognard.games.bolt_action.odds.fires import fires_of, missing
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.reactions import ReactionFire
from grognard.games.bolt_action.rules.shooting import aim, flame, gunnery
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.shooting.salvo import fallen_on
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit, Way
from grognard.odds.distributions import Distribution, binomial
from grognard.odds.outcomes import Cases


class Toll(NamedTuple):
    """What fire at men costs on average: how many fall, the chances of a pin and of the unit's end."""

    mean: float
    pinned: float
    end: float


class ExpectedLosses(NamedTuple):
    """A shot before its dice: its volleys, the chances of each number of men killed (of a vehicle: of its loss), of
    what becomes of a vehicle, of a hit that pins, and of the unit's end by losses, pins or its morale check."""

    aims: Aims
    losses: Distribution
    vehicle: Cases | None
    pinned: float
    end: float

    @property
    def mean(self) -> float:
        """The average loss."""
        return float(self.losses.mean)


def losses_by(g: G, unit: Unit, target: Unit, aims: Aims, moved: bool, snap: bool = False) -> ExpectedLosses | None:
    """What volleys of a unit do to another; None without any."""
    if not aims.volleys:
        return None
    if target.is_vehicle:
        damage, pinned = armour_odds(g, target, aims.fired)
        lost = float(damage["lost"])
        return ExpectedLosses(aims, binomial(1, lost), damage, pinned, lost)
    fires = fires_of(g, unit, target, aims.fired, moved, snap)
    toll = casualty_odds_of_fire(g, target, fires)
    burns = bool(flame.used(aims.fired))
    return ExpectedLosses(aims, toll.kills, None, 1.0 - missing(fires), fates_of(g, target, toll, burns).end)


def toll_of(g: G, unit: Unit, target: Unit, volleys: Sequence[Volley], moved: bool) -> Toll:
    """What known volleys of men cost men where they stand, exactly."""
    fires = fires_of(g, unit, target, volleys, moved)
    odds = casualty_odds_of_fire(g, target, fires)
    end = fates_of(g, target, odds, bool(flame.used(volleys))).end
    return Toll(float(odds.kills.mean), 1.0 - missing(fires), end)


def expected_losses_of(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...] = (),
    moved: bool = False,
    down: bool = False,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
) -> ExpectedLosses | None:
    """What a shot is expected to cost, or None if no weapon reaches. ``down``: as if the target went Down first
    (BA-SHOOT-03). ``laid``: the weapons of a vehicle that fire; without any of them whatever harms most."""
    if unit.is_vehicle and not laid:
        batteries = (battery for battery in gunnery.batteries(g, unit) if battery)
        every = (expected_losses_of(g, unit, target, holding, moved, down, laid=battery) for battery in batteries)
        return max(filter(None, every), key=lambda found: (found.mean, found.pinned), default=None)
    if down and target.order is None:
        target = replace(target, order="down")
    return losses_by(g, unit, target, aim.aims(g, unit, target, holding, moved, way=way, laid=laid), moved)


def forecast_shot(g: B, action: Shoot, *standing: Unit) -> ExpectedLosses | None:
    """What a shot would do; None if nothing that fires reaches. ``standing``: units as they would be by then."""
    there = as_if(g, *standing)
    unit, target = there.state.units[action.unit], there.state.units[action.target]
    return losses_by(there, unit, target, action.aims(there), action.moved, action.snap)


def salvo_besides(g: G, unit: Unit, target: Unit, aims: Aims, moved: bool) -> list[tuple[Unit, ExpectedLosses]]:
    """Whom besides its target, friend or foe, an ordered shot falls on if a multiple launcher fires, and what it does
    to each where it stands (BA-WPN-13)."""
    if not any(WEAPONS[volley.weapon].multiple for volley in aims.fired):
        return []
    others = (g.state.units[id] for id in fallen_on(g, unit, target)[1:])
    found = [(other, losses_by(g, unit, other, aim.stray_aims(g, unit, other), moved)) for other in others]
    return [(other, losses) for other, losses in found if losses is not None]


def if_down(g: B, action: Shoot, *standing: Unit) -> ExpectedLosses | None:
    """The same shot if its target goes Down first (BA-SHOOT-03); None if it cannot."""
    target = as_if(g, *standing).state.units[action.target]
    if target.order is not None or target.is_vehicle:
        return None
    return forecast_shot(g, action, *standing, replace(target, order="down"))


def charge_shots(g: G, unit: Unit, target: Unit) -> list[Shoot]:
    """The shots that a target may fire at a unit that assaults it (BA-CQ-02)."""
    offers = (offer.procedure for offer in reactions.charged(g, unit, target))
    return [
        Shoot(fire.unit, unit.id, fire.why, fire.holding, snap=fire.snap, way=fire.way, laid=fire.laid)
        for fire in offers
        if isinstance(fire, ReactionFire)
    ]


def left_after(g: G, shot: Shoot) -> list[tuple[Unit, float]]:
    """Who may be left of a unit of men that stands after a shot at it, with the chances."""
    firer, unit = g.state.units[shot.unit], g.state.units[shot.target]
    aims = shot.aims(g)
    fires = fires_of(g, firer, unit, aims.fired, shot.moved, shot.snap)
    return left_of(g, unit, casualty_odds_of_fire(g, unit, fires), bool(flame.used(aims.fired)))
