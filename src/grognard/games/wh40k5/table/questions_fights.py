"""Shooting, assaulting and wounds in words: whom each unit may act upon, who takes the wounds, who falls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from grognard.core.messages import Message, say
from grognard.core.wire.questions import DecisionView, MoveAsk, Option, Switch, SwitchValue
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.bodies import gap_between
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import expected_losses
from grognard.games.wh40k5.rules.assault.assault import ChooseCharge
from grognard.games.wh40k5.rules.movement import moving
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds, groups_of
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties, by_distance
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter, present
from grognard.games.wh40k5.rules.units import waaagh
from grognard.games.wh40k5.rules.units.artillery import guns_of
from grognard.games.wh40k5.rules.vehicles import smoke
from grognard.games.wh40k5.rules.vehicles.aiming import aim, range_to
from grognard.games.wh40k5.state.choices import Allocate, CallWaaagh, Charge, Finish, Firing, Run, Shoot, Smoke
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.games.wh40k5.table.questions_parts import chained, option, view

Plan = tuple[Firing, ...]
EVERYBODY = "0"
"""How the switch stands that says who fires what: the first plan."""

# ---- shooting ----------------------------------------------------------------------------------------------------


def shooter_view(g: B, decision: ChooseShooter) -> DecisionView:
    """Each unit with its targets; running; smoke; the Waaagh!; finishing."""
    options: list[Option] = []
    for unit in present(g, decision.seat):
        options += shots(g, unit)
        options += [option(g, Run(unit.id))] if moving.run_refusal(g, unit) is None else []
        options += [option(g, Smoke(unit.id))] if smoke.refusal(g, unit) is None else []
    calls = [option(g, CallWaaagh(), key="W")] if waaagh.refusal(g, decision.seat) is None else []
    finish = option(g, Finish(), label=say("wh-choose-finish-shooting"), primary=not options)
    return view(g, decision, "activate", [*options, *calls, finish], rules=["WH-SHOOT-01", "WH-SHOOT-11"])


def shots(g: G, unit: Unit) -> Iterator[Option]:
    """The targets of a unit, the nearest first, each with who may fire what."""
    if fire_choices.cannot_shoot(g, unit) is not None:
        return
    ways = fire_choices.plans(g, unit)
    reach = max((TABLES.weapons[each.weapon].range for plan in ways for each in plan), default=0)
    foes = [foe for foe in g.state.standing(enemy(unit.seat)) if fire_choices.may_be_shot(g, foe)]
    distant = {foe.id: apart(g, unit, foe) for foe in foes}
    for foe in sorted(foes, key=lambda foe: distant[foe.id]):
        legal = plans_at(g, unit, foe, ways)
        if legal:
            away = range_to(aim(g, unit, foe, legal[0]))
            yield option(
                g,
                Shoot(unit.id, foe.id, legal[0]),
                label=g.context.name(foe.id),
                figure=say("wh-figure-away", inches=shown(away)),
                hint=None if away <= reach + 1 else say("wh-hint-far"),
                switches=[weapons(g, unit, legal)] if len(legal) > 1 else [],
                idle=None if expected_losses.cost(g, unit, foe, legal[0]) else say("wh-idle-shot"),
            )


def apart(g: G, unit: Unit, foe: Unit) -> float:
    """How far apart two units are, one that rides from its transport."""
    here = g.state.units[unit.aboard] if unit.aboard is not None else unit
    return gap_between(here.models, foe.models)


def plans_at(g: G, unit: Unit, foe: Unit, ways: Sequence[Plan]) -> list[Plan]:
    """Who may fire what at a target, first what promises most there: every kind of model what it does best."""
    legal = [plan for plan in ways if fire_choices.can_see(g, unit, foe, plan)]
    if len(legal) < 2:
        return legal

    @cache  # Different plans have much in common.
    def harm(plan: Plan) -> float:
        return expected_losses.fire(g, unit, foe, plan) if plan else 0.0

    best: Plan = ()
    for group in fire_choices.alike(unit).values():
        ids = {model.id for model in group}
        best += max((tuple(each for each in plan if each.model in ids) for plan in legal), key=harm)
    # Those listed are; what is put together of them need not be.
    if best not in legal and fire_choices.shoot_refusal(g, unit, Shoot(unit.id, foe.id, best)) is not None:
        return list(dict.fromkeys([max(legal, key=harm), *legal]))
    return list(dict.fromkeys([best, *otherwise(unit, best, legal)]))


def otherwise(unit: Unit, best: Plan, legal: Sequence[Plan]) -> Iterator[Plan]:
    """What else may be fired: one kind of model as another plan has it, everybody else as is best; where what one fires
    bears on what others may, the plans as they are."""
    if unit.is_vehicle or unit.place == "aboard" or guns_of(unit):
        yield from legal
        return
    for group in fire_choices.alike(unit).values():
        ids = {model.id for model in group}
        for plan in legal:
            part = tuple(each for each in plan if each.model in ids)
            changed = tuple(each for each in best if each.model not in ids) + part
            if changed and set(changed) != set(best):
                yield changed


def weapons(g: G, unit: Unit, plans: Sequence[Plan]) -> Switch:
    """Who fires what: everybody what is best at the target, or otherwise."""
    labels = [say("wh-switch-fire-all"), *(plan_label(unit, plans[0], plan) for plan in plans[1:])]
    values = [
        SwitchValue(
            str(number), label if labels.count(label) == 1 else say("wh-choose-way", choice=label, number=number)
        )
        for number, label in enumerate(labels)
    ]
    return Switch("firing", say("wh-switch-fire"), EVERYBODY, values)


def plan_label(unit: Unit, usual: Plan, plan: Plan) -> Message:
    """What a plan fires that the usual one does not, or leaves unfired, and who."""
    more = [each for each in plan if each not in usual]
    less = [each for each in usual if each not in plan]
    changed = more or less
    if not changed:
        return say("wh-switch-fire-all")
    silent = {each.model for each in less} - {each.model for each in plan}
    how = ("instead" if less else "more") if more else "none" if silent else "less"
    weapons = chained([TABLES.weapons[weapon].name for weapon in dict.fromkeys(each.weapon for each in changed)])
    who = told_apart(unit, {each.model for each in changed})
    return say("wh-switch-fire-other", how=how, weapons=weapons, who=who)


def told_apart(unit: Unit, ids: set[str]) -> Message:
    """Models of a unit by their kind, and by what they carry that others of the kind do not."""
    parts = []
    for group in groups_of(unit):
        count = len(ids & set(group))
        if count:
            name = unit.model(group[0]).of.name
            parts.append(say("wh-who", count=count, model=name, gear=own_gear(unit, group)))
    return chained(parts)


def own_gear(unit: Unit, group: Sequence[str]) -> Message | str:
    """What models alike carry that not all of their kind do; none is told as none."""
    model = unit.model(group[0])
    alike = [set(other.gear) for other in unit.models if other.kind == model.kind]
    own = [gear for gear in model.gear if gear not in set.intersection(*alike)]
    return TABLES.gear_name(own[0]) if own else "none"


def with_plan(g: G, choice: Shoot, value: str) -> Shoot:
    """The shot as the switch says who fires what."""
    unit, target = g.state.units.get(choice.unit), g.state.units.get(choice.target)
    if unit is None or target is None or not value.isdecimal():
        return choice
    legal = plans_at(g, unit, target, fire_choices.plans(g, unit))
    return Shoot(choice.unit, choice.target, legal[int(value)]) if int(value) < len(legal) else choice


# ---- assaults ----------------------------------------------------------------------------------------------------


def charge_view(g: B, decision: ChooseCharge) -> DecisionView:
    """Each unit with the enemies it may reach; finishing."""
    options = []
    for choice in g.choices(decision):
        if isinstance(choice, Charge):
            far = shown(apart(g, g.state.units[choice.unit], g.state.units[choice.target]))
            through = "yes" if choice.through else "no"
            hint = say("wh-hint-charge", inches=far, through=through)
            options.append(option(g, choice, label=g.context.name(choice.target), hint=hint))
    finish = option(g, Finish(), label=say("wh-choose-finish-assaults"), primary=not options)
    return view(g, decision, "activate", [*options, finish], rules=["WH-ASSAULT-01", "WH-ASSAULT-02"])


# ---- wounds ------------------------------------------------------------------------------------------------------


def allocation_view(g: B, decision: AllocateWounds) -> DecisionView:
    """Each way to share the wounds out, by what each kind of model gets."""
    found = [choice for choice in g.choices(decision) if isinstance(choice, Allocate)]
    options = [
        option(g, choice, label=shared(g, decision, choice), primary=not number) for number, choice in enumerate(found)
    ]
    return view(g, decision, "casualty", options, rules=["WH-SAVE-09", "WH-SAVE-12"])


def shared(g: G, decision: AllocateWounds, choice: Allocate) -> Message:
    """What each kind of model gets: so many wounds, and how many of them no armour saves."""
    unit = g.state.units[decision.unit]
    groups = groups_of(unit)
    parts = []
    for share in choice.shares:
        model = unit.model(groups[share.group][0])
        gear = own_gear(unit, groups[share.group])
        bare = sum(count for kind, count in zip(decision.kinds, share.wounds, strict=True) if kind != decision.kinds[0])
        wounds = sum(share.wounds)
        parts.append(say("wh-choose-share", model=model.of.name, gear=gear, wounds=wounds, worse=bare))
    return chained(parts)


def casualties_view(g: B, decision: ChooseCasualties) -> DecisionView:
    """Who falls: pressed on the table where they stand, or the outermost, or the innermost."""
    unit = g.state.units[decision.unit]
    outward = by_distance(unit, decision.models)
    options: list[Option] = []
    seen = []
    for name, order in (("outer", outward[::-1]), ("inner", outward)):
        choice = decision.first(order)
        if choice not in seen:
            seen.append(choice)
            label = say(
                "wh-choose-take-away", which=name, removed=decision.whole, hurt="yes" if decision.part else "no"
            )
            options.append(option(g, choice, label=label, primary=not options))
    ask = MoveAsk(unit.id, 0, [], entering=True, may_stay=False, single=True)
    asked = say(
        "wh-ask-casualties",
        unit=g.context.name(unit.id),
        removed=decision.whole,
        hurt="yes" if decision.part else "no",
    )
    return view(
        g, decision, "casualty", options, question=asked, move=ask, rules=["WH-SAVE-08", "WH-SAVE-14"],
        note=say("wh-note-casualties"),
    )  # fmt: skip
