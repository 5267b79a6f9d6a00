"""How a unit fires, just before its dice, in words: what is sensible, and what is otherwise about the rest (AZ-INT-09,
AZ-FIRE-18, AZ-SPL-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from grognard.core.messages import Message, say
from grognard.core.records import to_text
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wording import option, view
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.fire.firepower import AT
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate
from grognard.games.operation_ww2.state.choices import LayTemplate, Shooting
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.names import listed, unit_name
from grognard.games.operation_ww2.table.naming import part_name, people_name

MOST_NAMED = 6
"""Of so many kinds of weapons and parts an option tells."""

FEW = 2
"""So many of them are the name of an option; more are told beside it."""


def shooting_view(g: B, decision: ChooseShooting) -> DecisionView:
    """What promises most first; of the others what is not as there. Of several that differ only in who of those armed
    alike does it one is offered."""
    apart: dict[tuple[WeaponFire, ...], Shooting] = {}
    for choice in g.choices(decision):
        if isinstance(choice, Shooting):
            apart.setdefault(order_of(choice), choice)
    sensible = next(iter(apart.values()))
    found: dict[str, Option] = {}
    for shooting in apart.values():
        each = option_of(g, shooting, sensible)
        found.setdefault(to_text(each.label), each)
    options = list(found.values())
    target = unit_name(g, decision.target) if decision.target is not None else "none"
    question = say("az-ask-shooting", unit=unit_name(g, decision.unit), target=target)
    note = say("az-note-side", side=people_name(g, decision.seat))
    return view(g, decision, "plain", question, options, acting=decision.unit, against=decision.target, note=note)


def order_of(choice: Shooting) -> tuple[WeaponFire, ...]:
    """What tells ways to fire apart: the order of the weapons only where templates are laid one after another
    (AZ-FIRE-14)."""
    if any(firing.part.startswith(AT) for firing in choice.firings):
        return choice.firings
    return tuple(sorted(choice.firings, key=lambda firing: (firing.model, firing.weapon, firing.part, firing.shots)))


def option_of(g: G, choice: Shooting, sensible: Shooting) -> Option:
    """One way to fire."""
    whole = firings_named(g, choice.firings)
    kinds = {(firing.weapon, firing.part) for firing in choice.firings}
    if choice == sensible:
        if len(kinds) <= FEW:
            return option(choice, whole, primary=True)
        return option(choice, say("az-choose-shooting-best"), primary=True, hint=whole)
    return option(choice, difference(g, choice, sensible), hint=whole if len(kinds) > 1 else None)


def difference(g: G, choice: Shooting, sensible: Shooting) -> Message:
    """What of a way to fire is not as is sensible: everything at one part, some at another, some that hold their
    fire."""
    moved = [firing for firing in choice.firings if firing not in sensible.firings]
    at = {firing.part for firing in moved}
    if len(moved) > 1 and len(at) == 1:
        everything = "yes" if {firing.part for firing in choice.firings} == at else "no"
        return say("az-choose-shooting-all", part=part_name(g, at.pop()), everything=everything)
    busy = {(each.model, each.weapon) for each in choice.firings}
    others = {each.model for each in moved}
    held = Counter(
        each.weapon for each in sensible.firings if (each.model, each.weapon) not in busy and each.model not in others
    )
    if len(held) > FEW or not (held or moved):
        return say("az-choose-shooting-only", what=firings_named(g, choice.firings))
    silent = (
        say("az-choose-shooting-held", weapon=weapon_name(g, weapon), count=count) for weapon, count in held.items()
    )
    return listed([*([firings_named(g, moved)] if moved else []), *silent])


def firings_named(g: G, firings: Iterable[WeaponFire]) -> Message:
    """What is fired, part by part, those alike together."""
    parts: dict[str, Counter[str]] = {}
    for firing in firings:
        parts.setdefault(firing.part, Counter())[firing.weapon] += 1
    told = []
    for part, weapons in list(parts.items())[:MOST_NAMED]:
        named = [say("az-men", count=count, man=weapon_name(g, weapon)) for weapon, count in weapons.items()]
        told.append(say("az-firing", weapons=listed(named[:MOST_NAMED]), part=part_name(g, part)))
    found = told[0]
    for more in told[1:]:
        found = say("az-firing-more", first=found, more=more)
    return found


def weapon_name(g: G, weapon: str) -> Message:
    """A weapon by its row or its place on a vehicle."""
    row = g.context.tables.weapons.get(weapon)
    return say("az-mount", mount=weapon) if row is None else row.name


def template_view(g: B, decision: ChooseTemplate) -> DecisionView:
    """On whom the next template of a rapid-fire gun is laid (AZ-RPF-01)."""
    options = [option(LayTemplate(), say("az-choose-lay-template", man="none"), key="R", primary=True)]
    for number, id in enumerate(decision.models, 1):
        label = say("az-choose-lay-template", man=part_name(g, id), number=number)
        options.append(option(LayTemplate(id), label, model=id))
    question = say("az-ask-template", number=decision.number, count=decision.count)
    return view(g, decision, "plain", question, options, acting=decision.unit, rules=["AZ-RPF-01", "AZ-RPF-02"])
