"""How a unit fires, just before its dice, in words: what is sensible, and what is otherwise about the rest (AZ-INT-09,
AZ-FIRE-18, AZ-SPL-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from grognard.core.messages import Message, say
from grognard.core.questions import DecisionView, Option, option, view
from grognard.core.records import to_text
from grognard.games.operation_ww2.choices import Shooting, WeaponFire
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.naming import listed, part_name, people_name, unit_name
from grognard.games.operation_ww2.shooting import ChooseShooting

MOST_NAMED = 6
"""Of so many kinds of weapons and parts an option tells."""

FEW = 2
"""So many of them are the name of an option; more are told beside it."""


def shooting_view(g: G, decision: ChooseShooting) -> DecisionView:
    """What promises most first; of the others what is not as there. Of several that differ only in who of those armed
    alike does it one is offered."""
    choices = [each for each in g.choices(decision) if isinstance(each, Shooting)]
    found: dict[str, Option] = {}
    for choice in choices:
        each = option_of(g, choice, choices[0], decision.unit)
        found.setdefault(to_text(each.label), each)
    options = list(found.values())
    target = unit_name(g, decision.target) if decision.target is not None else "none"
    question = say("az-ask-shooting", unit=unit_name(g, decision.unit), target=target)
    note = say("az-note-side", side=people_name(g, decision.seat))
    return view(g, decision, "plain", question, options, acting=decision.unit, note=note)


def option_of(g: G, choice: Shooting, sensible: Shooting, unit: str) -> Option:
    """One way to fire."""
    whole = firings_named(g, choice.firings)
    if choice == sensible:
        if len(whole) <= FEW:
            return option(choice, listed(whole), unit=unit, primary=True)
        return option(choice, say("az-choose-shooting-best"), unit=unit, primary=True, hint=listed(whole))
    told = difference(g, choice, sensible)
    return option(choice, told, unit=unit, hint=listed(whole) if len(whole) > 1 else None)


def difference(g: G, choice: Shooting, sensible: Shooting) -> Message:
    """What of a way to fire is not as is sensible: everything at one part, some at another, some that hold their
    fire."""
    parts = {firing.part for firing in choice.firings}
    moved = [firing for firing in choice.firings if firing not in sensible.firings]
    if len(parts) == 1 and len(moved) > 1:
        return say("az-choose-shooting-all", part=part_name(g, parts.pop()))
    busy = {(each.model, each.weapon) for each in choice.firings}
    others = {each.model for each in moved}
    held = Counter(
        each.weapon for each in sensible.firings if (each.model, each.weapon) not in busy and each.model not in others
    )
    if len(held) > FEW or not (held or moved):
        return say("az-choose-shooting-only", what=listed(firings_named(g, choice.firings)))
    silent = (
        say("az-choose-shooting-held", weapon=weapon_name(g, weapon), count=count) for weapon, count in held.items()
    )
    return listed([*firings_named(g, moved), *silent])


def firings_named(g: G, firings: Iterable[WeaponFire]) -> list[Message]:
    """What is fired at which part, those alike together."""
    counted = Counter((firing.weapon, firing.part) for firing in firings)
    return [
        say("az-firing", count=count, weapon=weapon_name(g, weapon), part=part_name(g, part))
        for (weapon, part), count in list(counted.items())[:MOST_NAMED]
    ]


def weapon_name(g: G, weapon: str) -> Message:
    """A weapon by its row or its place on a vehicle."""
    row = g.context.tables.weapons.get(weapon)
    return say("az-mount", mount=weapon) if row is None else row.name
