"""Whom men shoot at, put in words."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wording import option, view
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.shooting import aim, holdings
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget, one_shot_men
from grognard.games.bolt_action.state.choices import (
    HoldFire,
    ShootAt,
)
from grognard.games.bolt_action.state.names import inches, unit_name
from grognard.games.bolt_action.state.state import Unit, Way
from grognard.games.bolt_action.table.preview_tables import need_figure, why_no_shot


def target_view(g: B, decision: ChooseTarget) -> DecisionView:
    """Each target with its range, cover and needed rolls, the nearest first; holding fire last."""
    unit = g.state.units[decision.unit]
    every = [choice for choice in g.choices(decision) if isinstance(choice, ShootAt)]
    offered = [choice for choice in every if choice.vehicle is None]
    usual = holdings.listed(unit)[0]
    direct = [choice for choice in offered if not choice.smoke]
    ranked = sorted(
        (
            *(
                choice
                for choice in direct
                if choice.holding == usual or (not choice.holding and reaches(g, unit, choice, decision))
            ),
            *some_of_several(g, unit, direct, decision),
        ),
        key=lambda choice: (
            not aim.aims(g, unit, g.state.units[choice.target], choice.holding, decision.moved, way=choice.way).volleys,
            g.context.gap(unit, g.state.units[choice.target]),
            choice.holding != usual,
            # A shot is of little use against men, a shell against armour.
            (choice.way == "piercing") != g.state.units[choice.target].is_vehicle,
        ),
    )
    options = [
        shot_option(g, unit, choice, choice.target, choice.holding, decision.moved, primary=number == 0, way=choice.way)
        for number, choice in enumerate(ranked)
    ]
    for choice in every:
        if choice.vehicle is not None and not choice.holding:
            label = say("ba-choose-apart", target=unit_name(g, choice.target), vehicle=unit_name(g, choice.vehicle))
            options.append(option(choice, label, unit=unit.id, target=choice.target, rules=["BA-SHOOT-01"]))
    options.extend(smoke_options(g, unit, decision))
    in_reach = any(each.primary for each in options)
    options.append(option(HoldFire(), say("ba-choose-hold-fire"), key="H", primary=not in_reach))
    question = say("ba-ask-target", unit=unit_name(g, unit.id))
    return view(g, decision, "target", question, options, acting=unit.id, rules=["BA-SHOOT-01"])


def smoke_options(g: G, unit: Unit, decision: ChooseTarget) -> list[Option]:
    """Smoke before each target that a mortar can aim at (BA-WPN-16)."""
    found = []
    for choice in decision.screens(g):
        if isinstance(choice, ShootAt):
            name = say("ba-choose-smoke", target=unit_name(g, choice.target))
            each = shot_option(g, unit, choice, choice.target, (), decision.moved, label=name)
            found.append(replace(each, rules=["BA-WPN-16"]))
    return found


def some_of_several(g: G, unit: Unit, every: Sequence[ShootAt], decision: ChooseTarget) -> list[ShootAt]:
    """For each target and each number of several like one-shot weapons that may fire, the set whose bearers are
    nearest, if all of them reach (BA-WPN-20)."""
    best: dict[tuple[str, Way | None, int], tuple[int, ShootAt]] = {}
    for choice in every:
        if not holdings.is_of_some(choice.holding):
            continue
        target = g.state.units[choice.target]
        volleys = aim.aims(g, unit, target, choice.holding, decision.moved, way=choice.way).volleys
        shots = [each for each in volleys if tables.WEAPONS[each.volley.weapon].one_shot]
        number = sum(len(each.volley.models) for each in shots)
        if number != len(one_shot_men(unit, choice.holding)):
            continue
        key, farthest = (choice.target, choice.way, number), max(each.distance for each in shots)
        if key not in best or farthest < best[key][0]:
            best[key] = farthest, choice
    return [choice for _, choice in best.values()]


def reaches(g: G, unit: Unit, choice: ShootAt, decision: ChooseTarget) -> bool:
    """Whether a shot with everything reaches with a weapon the usual one holds back."""
    found = aim.aims(g, unit, g.state.units[choice.target], choice.holding, decision.moved)
    return any(tables.WEAPONS[each.volley.weapon].one_shot for each in found.volleys)


def shot_option(
    g: G,
    unit: Unit,
    choice: Choice,
    target_id: str,
    holding: tuple[str, ...],
    moved: bool,
    key: str | None = None,
    primary: bool = False,
    label: Message | None = None,
    way: Way | None = None,
) -> Option:
    """A shot: at whom, how far, in what cover, needing what; or that it cannot reach."""
    target = g.state.units[target_id]
    found = aim.aims(g, unit, target, holding, moved, way=way)
    apart = g.context.gap(unit, target)
    gap = inches(min((each.distance for each in found.volleys), default=apart))
    name = label or unit_name(g, target_id)
    one_shots = sorted({w for m in unit.models for w in m.weapons if tables.WEAPONS[w].one_shot})
    firing = len(one_shot_men(unit, holding))
    if firing and holdings.is_of_some(holding):
        name = say("ba-shot-with-some", target=name, number=firing, weapon=tables.WEAPONS[one_shots[0]].name)
    elif one_shots and not any(kind in holding for kind in one_shots):
        name = say("ba-shot-with", target=name, weapon=tables.WEAPONS[one_shots[0]].name)
    if way is not None:
        name = say("ba-shot-way", target=name, way=way)
    if not found.volleys:
        why, rule = why_no_shot(g, unit, target, holding, moved, way)
        hint = say(f"ba-hint-{why}", inches=gap)
        return option(choice, name, hint=hint, unit=unit.id, target=target_id, key=key, rules=[rule])
    figure = need_figure(found)
    indirect = all(each.volley.indirect for each in found.volleys)
    hint = say("ba-hint-shot", inches=gap, cover="indirect" if indirect else found.cover)
    return option(choice, name, hint=hint, figure=figure, unit=unit.id, target=target_id, key=key, primary=primary)
