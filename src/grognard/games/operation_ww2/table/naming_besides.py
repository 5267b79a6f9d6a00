"""What else is declared with an order, in words (AZ-INT-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.state.intents import Besides, Intent
from grognard.games.operation_ww2.state.names import is_unit, unit_name
from grognard.games.operation_ww2.state.names import listed as together
from grognard.games.operation_ww2.state.state import Ordered
from grognard.games.operation_ww2.table import questions_equipment
from grognard.games.operation_ww2.table.naming import intent_name, part_name, piece_name
from grognard.games.operation_ww2.table.switches.units import call_name

MOST_AIMS = 4
"""Of so many aims a phrase tells."""


def declared_name(g: B, decision: ChooseIntent, choice: Intent) -> Message:
    """An intent in words: what is declared besides, if anything of it has a name, says more than the way."""
    told = intent_name(g, Ordered(decision.seat, decision.unit, decision.card, choice))
    return besides_name(g, choice.besides) if any(parts_of(g, choice.besides)) else told


def open_name(g: B, ordered: Ordered) -> Message:
    """What a unit is going to do, as it was declared to both: whom it charges or what else it does besides included;
    who looks out of a vehicle is to be seen (AZ-RCT-07, AZ-INT-02, AZ-INT-06)."""
    told = intent_name(g, ordered)
    if ordered.intent is None:
        return told
    more = list(parts_of(g, replace(ordered.intent.besides, exposed=())))
    return say("az-intent-with", what=told, besides=together(more)) if more else told


def besides_name(g: B, besides: Besides) -> Message:
    """What else is declared, in a phrase (AZ-INT-06)."""
    found = list(parts_of(g, besides))
    return together(found) if found else say("az-besides-more")


def parts_of(g: B, besides: Besides) -> Iterator[Message]:
    """Each thing that is declared besides, in a phrase."""
    if besides.at_coordinates:
        yield say("az-besides-coordinates")
    if besides.tunnel:
        yield say("az-besides-tunnel", deed=besides.tunnel, entry=besides.manhole + 1)
    if besides.speaks_to:
        yield say("az-besides-speaks", unit=unit_name(g, besides.speaks_to))
    if besides.building:
        yield say("az-besides-building", building=piece_name(g, besides.building))
    if besides.charge is not None:
        yield say("az-besides-charge", target=unit_name(g, besides.charge))
    if besides.assaulted is not None:
        yield say("az-besides-assaulted", target=unit_name(g, besides.assaulted), men=len(besides.assaulting))
    if besides.ram is not None:
        yield say("az-besides-ram", target=unit_name(g, besides.ram))
    if besides.overrun:
        yield say("az-besides-overrun", models=besides.overrun)
    for aim in besides.aims[:MOST_AIMS]:
        if is_unit(g, aim.target):
            mounted = g.context.tables.weapons.get(aim.weapon)
            name = mounted.name if mounted is not None else say("az-mount", mount=aim.weapon)
            yield say("az-besides-aim", weapon=name, target=unit_name(g, aim.target))
    for (part, weapon), count in Counter((each.part, each.weapon) for each in besides.firings).items():
        yield say(
            "az-besides-firings", part=part_name(g, part), weapon=g.context.tables.weapons[weapon].name, count=count
        )
    if besides.backing:
        legs = [say("az-switch-leg", leg=leg + 1) for leg in besides.backing]
        yield say("az-besides-backing", legs=together(legs))
    if besides.turret is not None:
        yield say("az-besides-turret", degrees=besides.turret // 1000)
    if besides.reverse:
        yield say("az-besides-reverse")
    if besides.facing is not None:
        yield say("az-besides-facing", degrees=besides.facing // 1000)
    if besides.exposed:
        yield say("az-besides-exposed", count=len(besides.exposed))
    if besides.boards:
        yield say("az-besides-boards", men=len(besides.boards))
    if besides.leaves:
        yield say("az-besides-leaves", men=len(besides.leaves))
    if besides.hitches:
        yield say("az-besides-hitches")
    for call in besides.calls:
        yield call_name(g, call)
    if besides.bicycles:
        yield say("az-switch-bicycles-value", how=besides.bicycles)
    if besides.storey:
        yield say("az-switch-storey-value", storey=besides.storey)
    if besides.primes:
        yield say("az-besides-primes")
    if besides.detonates:
        yield say("az-besides-detonates")
    yield from questions_equipment.phrases(g, besides)
