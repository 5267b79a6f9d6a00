"""Choices that name several things at once in words: weapons, victims, hits, combats."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say
from grognard.core.wire.questions import DecisionView
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.assault import ChooseCombat
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.rules.vehicles.damage import ChooseHarm, DamageNext
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.state.choices import Assign, Wield
from grognard.games.wh40k5.table.log_lines import model_name, weapon_name
from grognard.games.wh40k5.table.questions_parts import chained, label, option, view

Detailed = ChooseWeapons | ChooseVictims | ChooseShares | ChooseHarm | ChooseCombat | ChooseNext


def detailed_view(g: B, decision: Detailed) -> DecisionView:
    """Each choice by what it names."""
    options = [
        option(g, choice, label=detailed(g, decision, choice), primary=not number)
        for number, choice in enumerate(g.choices(decision))
    ]
    return view(g, decision, "choose", options)


def detailed(g: G, decision: Decision, choice: Choice) -> Message:
    """A choice by what it names."""
    match choice:
        case Wield(weapons):
            return counted([weapon_name(g, each.weapon) for each in weapons])
        case Assign(attacks):
            sums: Counter[str] = Counter()
            for each in attacks:
                sums[each.unit] += each.attacks
            return chained([say("wh-choose-aimed", unit=g.context.name(id), attacks=sums[id]) for id in sums])
        case ShareHits(models) if isinstance(decision, ChooseShares):
            unit = g.state.units[decision.unit]
            order = [model.id for model in unit.models]
            numbered = [say("wh-choose-numbered", model=model_name(g, id), number=order.index(id) + 1) for id in models]
            return counted(numbered, models)
        case DamageNext(number) if isinstance(decision, ChooseHarm):
            harm = decision.harms[number]
            glancing = "yes" if harm.glancing else "no"
            return say("wh-choose-harm", glancing=glancing, ap="none" if harm.ap is None else harm.ap)
        case _ if isinstance(decision, ChooseCombat):
            units = next(each for each in decision.combats if each[0] == getattr(choice, "unit", ""))
            return chained([g.context.name(id) for id in units])
        case _:
            return label(g, choice)


def counted(names: list[Message], keys: tuple[str, ...] | None = None) -> Message:
    """Things by how many there are of each; with ``keys``, those of the same key are the same thing."""
    known = keys if keys is not None else tuple(str(name) for name in names)
    counts = Counter(known)
    shown = dict(zip(known, names, strict=True))
    return chained([say("wh-choose-counted", count=counts[key], name=name) for key, name in shown.items()])
