"""Who of a unit fires at a target, kind by kind, and who does not (BA-SHOOT-04, BA-SHOOT-11)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside
from grognard.core.wire.previews import NeededTable
from grognard.core.wire.shooters import Shooters, firing, shooters_table
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.fires import Fire, fires_of
from grognard.games.bolt_action.odds.needed_numbers import hit_table
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.gunnery import Aim, Aims
from grognard.games.bolt_action.state.state import Unit


def shot_tables(g: G, unit: Unit, target: Unit, aims: Aims, moved: bool) -> list[NeededTable]:
    """A line for each kind of shooter if there are several, and the needed rolls part by part."""
    fires = fires_of(g, unit, target, aims.fired, moved)
    lost = None if target.is_vehicle else float(casualty_odds_of_fire(g, target, fires).kills.mean)
    kinds = [kind_of(g, each, fire, target) for each, fire in zip(aims.volleys, fires, strict=True)]
    return [*shooters_table(kinds, lost), hit_table(g, unit, target, aims)]


def kind_of(g: G, each: Aim, fire: Fire, target: Unit) -> Shooters:
    """One volley: its weapon, its shots, what it needs, what it does by itself."""
    volley = each.volley
    need = "\N{EN DASH}" if fire.flame else "6, 6" if fire.need > 6 else f"{fire.need}+"
    many = 1.0 if target.is_vehicle and not fire.flame else float(fire.burst(target.order == "down").mean)
    hits = fire.shots * float(fire.hit) * many
    lost = None if target.is_vehicle else float(casualty_odds_of_fire(g, target, (fire,)).kills.mean)
    label = say("ba-table-weapons", count=len(volley.models), weapon=tables.WEAPONS[volley.weapon].name)
    return Shooters(label, str(volley.shots), need, hits, lost)


def taking_part(
    g: G, unit: Unit, aims: Aims, holding: tuple[str, ...] = (), moved: bool = False
) -> tuple[list[Message], list[Aside]]:
    """How many of the men who may shoot have a shot, and a ring about the others: they see nobody, are too far off, or
    have friends in the way (BA-SHOOT-04, BA-SHOOT-29). Of a vehicle and a unit inside it is not said."""
    if unit.is_vehicle or unit.inside is not None:
        return [], []
    armed = {model.id for model, _ in aim.armed(unit, holding, moved)}
    fired = {model for each in aims.volleys for model in each.volley.models}
    return firing(unit.models, armed, fired)
