"""What the enemy's fire is expected to cost, in points: of a unit where it stands, and where it might go."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import inf

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.odds.destruction import helps_of
from grognard.games.bolt_action.odds.expected_losses import ExpectedLosses, Toll, expected_losses_of, toll_of
from grognard.games.bolt_action.rules.shooting import aim, holdings
from grognard.games.bolt_action.rules.shooting.damage import medic_near
from grognard.games.bolt_action.rules.shooting.targeting import one_shot_men
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit, Way, enemy

UNIT_BONUS = 40.0
"""What a whole unit counts beyond its men: it is a point of the score."""
PIN = 5.0
"""What a pin is worth."""
ONE_SHOT = 12.0
"""What a one-shot weapon is worth unfired."""
STILL_TO_ACT, HAS_ACTED = 0.6, 0.25
"""What counts of an enemy's fire if he may still act this turn, and if he has acted."""


def man_worth(g: G, unit: Unit) -> float:
    """The points of one man of a unit."""
    return max(4.0, float(g.context.profile(unit.id).points) / unit.men_at_start)


def unit_worth(g: G, unit: Unit) -> float:
    """The points of what is left of a unit, with the bonus for the whole."""
    return man_worth(g, unit) * len(unit.men) + UNIT_BONUS


def harm(g: G, target: Unit, found: ExpectedLosses | Toll | None) -> float:
    """What a shot is expected to cost its target."""
    if found is None:
        return 0.0
    # A vehicle's loss is in the mean already: it has one model.
    return found.mean * man_worth(g, target) + found.pinned * PIN + found.end * UNIT_BONUS


def fire_harm(
    g: G, unit: Unit, target: Unit, holding: tuple[str, ...] = (), moved: bool = False, way: Way | None = None
) -> float:
    """What a unit's fire is expected to cost another."""
    if unit.is_vehicle or target.is_vehicle:
        return harm(g, target, expected_losses_of(g, unit, target, holding, moved, way=way))
    # Whoever asks again while both stand where they stood and are what they were, past the same friends and with the
    # same helpers near the target, need not reckon again.
    asked = _alike(unit), unit.facing, unit.inside, _alike(target), target.inside, holding, moved, way
    lanes = Lanes(g, unit, target)
    return lanes.known(
        ("harm", asked, marks_of(g, target)),
        lambda: volleys_harm(g, unit, target, aim.aims(g, unit, target, holding, moved, way=way).fired, moved),
    )


def likeness(unit: Unit) -> Hashable:
    """All that fire at, or of, a unit depends on but where it stands."""
    return tuple([(model.role, model.weapons, model.id) for model in unit.models]), _alike(unit)


def _alike(unit: Unit) -> Unit:
    """The same without its men."""
    order = "down" if unit.order == "down" else None
    return replace(unit, models=(), facing=0, order=order, kept=False, place="table", inside=None)


def marks_of(g: G, unit: Unit) -> Hashable:
    """What those near a unit under fire do for it: officers and medics (BA-HQ-01, BA-HQ-05)."""
    return tuple(helps_of(g, unit).items()), medic_near(g, unit)


def volleys_harm(g: G, unit: Unit, target: Unit, volleys: Sequence[Volley], moved: bool) -> float:
    """The same of known volleys of men at men."""
    return harm(g, target, toll_of(g, unit, target, volleys, moved)) if volleys else 0.0


def usual(unit: Unit, target: Unit) -> tuple[str, ...]:
    """What a unit usually holds back: its one-shot weapons (BA-WPN-20), unless the target is a vehicle; a vehicle
    nothing."""
    return () if unit.is_vehicle or target.is_vehicle else holdings.listed(unit)[0]


def ways_of(g: G, unit: Unit) -> tuple[Way | None, ...]:
    """The ways in which a unit may fire; a vehicle's weapons have each their own."""
    return (None,) if unit.is_vehicle else aim.ways(g, unit)


def shots_worth(g: G, unit: Unit, moved: bool, ways: Sequence[Way | None] = ()) -> Iterator[tuple[float, Unit]]:
    """What each shot of a unit from where it stands is worth, and at whom; with ``ways``, if it fires in these only."""
    for target in g.state.standing(enemy(unit.seat)):
        holding = usual(unit, target)
        spent = ONE_SHOT * len(one_shot_men(unit)) if target.is_vehicle and not unit.is_vehicle else 0.0
        for way in ways or ways_of(g, unit):
            yield fire_harm(g, unit, target, holding, moved, way) - spent, target


def danger(g: G, unit: Unit, limit: float = inf, foes: Sequence[Unit] | None = None) -> float:
    """What the enemy's fire is expected to cost a unit where it stands. Beyond the limit it does not matter by how
    much; ``foes``: all of them in the order in which they are looked at."""
    total = 0.0
    for foe in g.state.standing(enemy(unit.seat)) if foes is None else foes:
        total += threat(g, foe, unit)
        if total >= limit:
            break
    return total


def threat(g: G, foe: Unit, unit: Unit) -> float:
    """What an enemy's fire is expected to cost a unit: more if he may still act this turn."""
    holding = usual(foe, unit)
    worst = max(fire_harm(g, foe, unit, holding, way=way) for way in ways_of(g, foe))
    return worst * share_of(foe)


def share_of(foe: Unit) -> float:
    """What counts of an enemy's fire: more if he may still act this turn."""
    return STILL_TO_ACT if foe.order in (None, "ambush") else HAS_ACTED


def safest(g: G, unit: Unit, places: Sequence[Unit], goes: bool = False) -> int | None:
    """The number of the place, of some where the unit might stand, with the least danger; None if it is as safe where
    it is. ``goes``: it cannot stay there."""
    here = {foe.id: threat(g, foe, unit) for foe in g.state.standing(enemy(unit.seat))}
    # Whoever threatens most here is looked at first elsewhere, too: so it shows soonest that a place is no safer.
    foes = [g.state.units[id] for id in sorted(here, key=lambda id: -here[id])]
    least = inf if goes else sum(here[foe.id] for foe in foes)
    best = None
    for number, place in enumerate(places):
        found = danger(g, place, least, foes)
        if found < least:
            best, least = number, found
    return best
