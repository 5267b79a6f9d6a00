"""Smoke, flares and searchlights in words, and as a switch beside a way drawn on the board (AZ-SMK-02, AZ-NGT-05)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import Argument, Message, say
from grognard.core.wire.questions import DecisionView, Switch, SwitchValue
from grognard.core.wording import option, view
from grognard.games.operation_ww2.data.prices import Extra, name_of
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.intent import equipment
from grognard.games.operation_ww2.rules.light_and_weather.wind import ChooseCloud
from grognard.games.operation_ww2.state.choices import DriftNext
from grognard.games.operation_ww2.state.intents import Besides, Intent, Smoking
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Unit

SWITCH = "outfit"
"""The name of the switch; its values are numbers of uses, as they are listed."""


def phrases(g: B, besides: Besides) -> Iterator[Message]:
    """What is used besides, in a phrase each."""
    for smoking in besides.smoke:
        yield say("az-besides-smoke", **smoke_arguments(g, smoking))
    if besides.searchlight is not None:
        yield say("az-besides-searchlight", target=unit_name(g, besides.searchlight))
    for flaring in besides.flares:
        if flaring.target is None:
            yield say("az-besides-flare-coordinates")
        else:
            yield say("az-besides-flare", target=unit_name(g, flaring.target))


def smoke_arguments(g: G, smoking: Smoking) -> dict[str, Argument]:
    """What lays smoke, and where: on whoever uses it, or at a place in centimetres from the south-western corner."""
    extra: Extra = smoking.load or smoking.device  # type: ignore[assignment]
    row = g.context.tables.smoke_devices.get(smoking.device)
    x, y = smoking.at
    return {
        "device": name_of(extra),
        "place": "itself" if row is not None and not row.range else "there",
        "x": round(x / 1000),
        "y": round((g.context.map.ground.depth - y) / 1000),
    }


def switch(g: B, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """What may be used along with a way; nothing if the unit has nothing of the kind."""
    if not equipment.has_any(g, unit):
        return
    uses = list(equipment.listed(g, unit, order))
    if uses:
        none = SwitchValue("none", say("az-switch-outfit-value", use="none"))
        values = [SwitchValue(str(number), next(phrases(g, use))) for number, use in enumerate(uses)]
        yield Switch(SWITCH, say("az-switch-outfit"), "none", [none, *values])


def said(g: G, unit: Unit, order: OrderName, intent: Intent, value: str) -> Intent:
    """A way with the use that the switch names."""
    if not value.isdigit() or not equipment.has_any(g, unit):
        return intent
    uses = list(equipment.listed(g, unit, order))
    return equipment.along(intent, uses[int(value)]) if int(value) < len(uses) else intent


def cloud_view(g: B, decision: ChooseCloud) -> DecisionView:
    """For which cloud is rolled next, each by where it lies and how large it is (AZ-SMK-08)."""
    options = []
    for number, choice in enumerate(g.choices(decision)):
        assert isinstance(choice, DriftNext)
        cloud = next(smoke for smoke in g.state.smoke if smoke.id == choice.cloud)
        x, y = cloud.places[len(cloud.places) // 2]
        label = say(
            "az-choose-cloud",
            x=round(x / 1000),
            y=round((g.context.map.ground.depth - y) / 1000),
            radius=cloud.radius // 1000,
        )
        options.append(option(choice, label, primary=not number))
    return view(g, decision, "plain", say("az-ask-cloud"), options, rules=["AZ-SMK-08"])


def is_used(besides: Besides) -> bool:
    """Whether anything of the kind is used besides."""
    return next(iter((*besides.smoke, *besides.flares)), besides.searchlight) is not None
