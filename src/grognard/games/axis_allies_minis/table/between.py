"""What one unit sees of another, and what its attack on it would do: asked of any moment, whoever's turn it is."""

from __future__ import annotations

from grognard.core.wire.previews import Preview, SightView
from grognard.games.axis_allies_minis.ground.context import B
from grognard.games.axis_allies_minis.rules.attack.aim import best_weapon
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.table.look import sight_preview
from grognard.games.axis_allies_minis.table.preview import attack_preview


def sight(g: B, unit: str, target: str) -> SightView | None:
    """By the line from hex to hex, and what blocks it (AAM-LOS-01, AAM-COVER-01)."""
    one, other = g.state.units[unit], g.state.units[target]
    if one.at is None or other.at is None or not one.on_map or not other.on_map:
        return None
    shown = sight_preview(g, one, other.at, other)
    seen = shown.notes[0].tone != "refusal"
    lines = [note.message for note in shown.notes[1:]]
    return SightView(seen, g.context.board.distance(one.at, other.at), lines, shown.notes[0].rules, shown.overlays)


def attack(g: B, unit: str, target: str) -> Preview | None:
    """An attack with the weapon of the most dice (AAM-HIT-01)."""
    one, other = g.state.units[unit], g.state.units[target]
    if not one.on_map or not other.on_map:
        return None
    weapon, row = best_weapon(g, one, other)
    return attack_preview(g, Attack(unit, target, weapon, row))
