"""What one unit sees of another, and what its fire at it would do: asked of any moment, whoever's turn it is."""

from __future__ import annotations

from grognard.core.asking.previews import forbidden
from grognard.core.wire.overlays import Callout
from grognard.core.wire.previews import Preview, SightView
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.state.choices import ShootAt
from grognard.games.bolt_action.table.preview import shot_preview
from grognard.games.bolt_action.table.preview_tables import sight_lines


def sight(g: B, unit: str, target: str) -> SightView | None:
    """By the lines from base to base, and what they cross (BA-GEN-08, BA-SHOOT-19)."""
    one, other = g.state.units[unit], g.state.units[target]
    if not one.on_table or not other.on_table:
        return None
    drawn = list(sight_lines(g, one, other))
    lines = [line for each in drawn if isinstance(each, Callout) for line in each.lines]
    seen = g.context.look(one, other, g.state).any_visible
    return SightView(seen, round(g.context.gap(one, other)), lines, ["BA-GEN-08"], drawn)


def attack(g: B, unit: str, target: str) -> Preview | None:
    """A shot without having moved, in the first way in which the enemy may be named (BA-SHOOT-01)."""
    one, other = g.state.units[unit], g.state.units[target]
    if not one.on_table or not other.on_table:
        return None
    asked = ChooseTarget(one.seat, one.id, moved=False)
    refusals = {way: asked.refusal(g, ShootAt(target, way=way)) for way in aim.ways(g, one)}
    for way, refusal in refusals.items():
        if refusal is None:
            return shot_preview(g, Shoot(unit, target, "order", way=way))
    why = next(each for each in refusals.values() if each is not None)
    return forbidden(why)
