"""What one unit sees of another, and what its shooting at it would do: asked of any moment, whoever's turn it is."""

from __future__ import annotations

from grognard.core.messages import say
from grognard.core.wire.overlays import Overlay
from grognard.core.wire.previews import Preview, SightView
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.ground.sight import Look, look
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter
from grognard.games.wh40k5.rules.vehicles.aiming import aim
from grognard.games.wh40k5.state.choices import Firing, Shoot
from grognard.games.wh40k5.state.state import Unit
from grognard.games.wh40k5.table.drawings import sight_lines
from grognard.games.wh40k5.table.preview import covering, judged
from grognard.games.wh40k5.table.questions_fights import plans_at


def sight(g: B, unit: str, target: str) -> SightView | None:
    """By the lines from model to model, of vehicles from their weapons, and what covers (WH-SHOOT-02, WH-SAVE-04)."""
    one, other = g.state.units[unit], g.state.units[target]
    if not one.on_table or not other.on_table:
        return None
    firing = best_plan(g, one, other)
    firers, found = looking(g, one, other, firing)
    seen, distance = found.sees, found.distance
    inches = movement.shown(float(distance.min()))
    lines = [say("wh-call-shot", inches=inches, seen=int(seen.any(axis=0).sum()), models=len(other.models))]
    overlays: list[Overlay] = [*sight_lines(firers, other, seen, found.cover, distance, range(len(firers.models)))]
    reached = battery(g, unit, target, firing) if found.any_seen and firing else None
    if reached is not None:
        words, ground = covering(g, reached, firing)
        lines += words
        overlays += ground
    return SightView(found.any_seen, round(float(distance.min())), lines, ["WH-SHOOT-02"], overlays)


def looking(g: B, one: Unit, other: Unit, firing: tuple[Firing, ...]) -> tuple[Unit, Look]:
    """Who looks, and the look: vehicles from the weapons they fire, if they can."""
    if one.is_vehicle and firing:
        aimed = aim(g, one, other, firing)
        return aimed.unit, aimed.look
    return one, look(g.context, g.state, one, other)


def best_plan(g: B, one: Unit, other: Unit) -> tuple[Firing, ...]:
    """Who fires what at another, if they may at all: what promises most there."""
    ways = fire_choices.plans(g, one)
    return next(iter(plans_at(g, one, other, ways)), next(iter(ways), ()))


def attack(g: B, unit: str, target: str) -> Preview | None:
    """Shooting as promises most (WH-SHOOT-06)."""
    one, other = g.state.units[unit], g.state.units[target]
    if not one.models or one.place not in ("table", "aboard") or not other.on_table:
        return None
    return judged(g, ChooseShooter(one.seat), Shoot(unit, target, best_plan(g, one, other)))
