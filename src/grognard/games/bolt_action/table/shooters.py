"""Who of a unit fires at a target, kind by kind, and who does not (BA-SHOOT-04, BA-SHOOT-11)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside, Ghost
from grognard.core.wire.previews import NeededTable
from grognard.core.wire.shooters import Shooters, firing, shooters_table
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import chance_to_hit
from grognard.games.bolt_action.odds.expected_losses import burst, flames, losses_of, volley_key
from grognard.games.bolt_action.odds.needed_numbers import hit_table
from grognard.games.bolt_action.rules.shooting import aim, flame
from grognard.games.bolt_action.rules.shooting.gunnery import Aim, Aims
from grognard.games.bolt_action.state.state import Unit


def shot_tables(g: G, unit: Unit, target: Unit, aims: Aims, moved: bool) -> list[NeededTable]:
    """A line for each kind of shooter if there are several, and the needed rolls part by part."""
    down = target.order == "down"
    keys = [volley_key(g, unit, target, each, moved) for each in aims.volleys]
    lost = None if target.is_vehicle else float(losses_of(tuple(keys), len(target.men), down)[0].mean)
    kinds = [
        kind_of(each, key, target, down, counted=lost is not None) for each, key in zip(aims.volleys, keys, strict=True)
    ]
    return [*shooters_table(kinds, lost), hit_table(g, unit, target, aims)]


def kind_of(each: Aim, key: tuple[int, int, int, str], target: Unit, down: bool, *, counted: bool) -> Shooters:
    """One volley: its weapon, its shots, what it needs, what it does by itself."""
    volley, weapon = each.volley, tables.fired(each.volley.weapon, each.volley.way)
    many = 1.0
    if flame.is_flame(volley):
        need, hits = "\N{EN DASH}", float(flames(flame.hits_of(weapon).text).mean)
    else:
        need = "6, 6" if volley.need > 6 else f"{volley.need}+"
        many = float(burst(weapon.he, down).mean) if weapon.is_shell and weapon.he and not target.is_vehicle else 1.0
        hits = volley.shots * float(chance_to_hit(volley.need)) * many
    lost = float(losses_of((key,), len(target.men), down)[0].mean) if counted else None
    label = say("ba-table-weapons", count=len(volley.models), weapon=tables.WEAPONS[volley.weapon].name)
    return Shooters(label, str(volley.shots), need, hits, lost)


def taking_part(
    g: G, unit: Unit, aims: Aims, holding: tuple[str, ...] = (), moved: bool = False
) -> tuple[list[Message], list[Aside]]:
    """How many of the men who may shoot have a shot, and a ring about the others: they see nobody, are too far off, or
    have friends in the way (BA-SHOOT-04, BA-SHOOT-29). Of a vehicle and a unit inside it is not said."""
    if unit.is_vehicle or unit.inside is not None:
        return [], []
    armed = dict.fromkeys(model.id for model, _ in aim.armed(unit, holding, moved))
    fired = {model for each in aims.volleys for model in each.volley.models}
    men = [Ghost(model.id, model.x, model.y, model.radius) for model in unit.models if model.id in armed]
    return firing(men, armed.keys() - fired)
