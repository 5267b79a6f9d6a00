"""How a unit fires, just before its dice, in words: what is sensible, and what is otherwise about the rest (AZ-INT-09,
AZ-FIRE-18, AZ-SPL-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from grognard.core.messages import Message, say
from grognard.core.records import to_text
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wording import option, view
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.casualty_odds import marginal
from grognard.games.operation_ww2.odds.shooting_forecast import Way, by_promise
from grognard.games.operation_ww2.rules.fire.firepower import AT
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate
from grognard.games.operation_ww2.state.choices import LayTemplate, Shooting
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.names import listed, unit_name
from grognard.games.operation_ww2.table.naming import part_name, people_name

MOST_NAMED = 6
"""Of so many kinds of weapons and parts an option tells."""

BEST, SAVING = 4, 2
"""So many ways to fire are offered, and so many that keep a weapon's fire for later."""

SEEN = 0.05
"""From so many dead on a way to fire tells them."""


def shooting_view(g: B, decision: ChooseShooting) -> DecisionView:
    """Each way to fire by who fires at what, with what it promises, the best first. Of several that differ only in who
    of those armed alike does it one is offered."""
    apart: dict[tuple[WeaponFire, ...], Shooting] = {}
    for choice in g.choices(decision):
        if isinstance(choice, Shooting):
            apart.setdefault(order_of(choice), choice)
    found: dict[str, Shooting] = {}
    for shooting in apart.values():
        found.setdefault(to_text(firings_named(g, shooting.firings)), shooting)
    ways = worth_offering(by_promise(g, decision, found.values()))
    options = [option_of(g, way, primary=not number) for number, way in enumerate(ways)]
    target = unit_name(g, decision.target) if decision.target is not None else "none"
    question = say("az-ask-shooting", unit=unit_name(g, decision.unit), target=target)
    note = say("az-note-side", side=people_name(g, decision.seat))
    return view(g, decision, "plain", question, options, acting=decision.unit, against=decision.target, note=note)


def worth_offering(ways: Sequence[Way]) -> list[Way]:
    """The best ways to fire, and the best of those that leave a weapon silent that the best of all fires."""
    firing = {(each.model, each.weapon) for each in ways[0].choice.firings}
    saving = [way for way in ways if {(each.model, each.weapon) for each in way.choice.firings} < firing]
    kept = [*ways[:BEST], *saving[:SAVING]]
    return [way for way in ways if way in kept]


def order_of(choice: Shooting) -> tuple[WeaponFire, ...]:
    """What tells ways to fire apart: the order of the weapons only where templates are laid one after another
    (AZ-FIRE-14)."""
    if any(firing.part.startswith(AT) for firing in choice.firings):
        return choice.firings
    return tuple(sorted(choice.firings, key=lambda firing: (firing.model, firing.weapon, firing.part, firing.shots)))


def option_of(g: G, way: Way, *, primary: bool) -> Option:
    """One way to fire, with whom it kills and scares on average, and whom it kills of its own side."""
    dead = scared = own = 0.0
    if way.forecast is not None:
        odds = way.forecast.odds
        dead, scared, own = float(odds.dead.mean), float(odds.scared.mean), float(marginal(odds.own, 0).mean)
    figure = say("az-figure-dead", dead=f"{dead:.1f}") if dead >= SEEN else None
    hint = say("az-hint-scared", scared=f"{scared:.1f}") if scared >= SEEN else None
    warning = say("az-warning-own-dead", dead=f"{own:.1f}") if own >= SEEN else None
    named = firings_named(g, way.choice.firings)
    return option(way.choice, named, primary=primary, figure=figure, hint=hint, warning=warning)


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
