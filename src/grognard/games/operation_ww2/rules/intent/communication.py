"""Communication: who tells whom where an enemy stands (AZ-COM).

Calls are declared with the intent, whatever the order, and rolled for when the order of the unit is carried out
(AZ-COM-02). A success leaves coordinates with the unit that is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.dice import Successes, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.special import Communication
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.crews import radios
from grognard.games.operation_ww2.rules.fire.targets import sees_and_detects
from grognard.games.operation_ww2.rules.intent.runners import Running
from grognard.games.operation_ww2.state.events.communication import CallMade, RunnerSent
from grognard.games.operation_ww2.state.intents import Call as Calling
from grognard.games.operation_ww2.state.intents import Means
from grognard.games.operation_ww2.state.state import Coordinates, Errand, Model, Unit
from grognard.space.plane import gap

ROLES: dict[Means, str] = {"radio": "radio-operator", "runner": "runner"}
"""Who it takes to use a means; the voice is anybody's."""


def fires_indirectly(weapon: Weapon) -> bool:
    """Whether a weapon can fire at what it does not see (AZ-IND-01, AZ-WPN-10)."""
    return weapon.has("indirect") or weapon.second is not None or weapon.has("salvo")


def can_be_told(g: G, unit: Unit) -> bool:
    """Whether coordinates are of use to a unit: it has a weapon for indirect fire (AZ-COM-01)."""
    tables = g.context.tables
    return any(fires_indirectly(tables.weapons[id]) for model in unit.models for id in model.weapons)


def is_command(g: G, unit: Unit) -> bool:
    """Whether a unit may communicate: command units alone may (AZ-COM-01)."""
    quality = g.context.qualities.get(unit.id)
    return quality is not None and "command" in quality.characteristics


def operators(g: G, unit: Unit) -> tuple[Model, ...]:
    """The radio operators of a unit who can work their sets, scared men cannot (AZ-COM-12), and its vehicles that have
    one (AZ-VCM-01)."""
    on_foot = (model for model in unit.people if model.role == ROLES["radio"] and model.posture == "standing")
    return (*on_foot, *radios.sets(g, unit))


def refusal(g: G, unit: Unit, calls: Sequence[Calling]) -> Refused | None:
    """The rule that forbids a unit to declare these communications (AZ-COM-01 to AZ-COM-05, AZ-COM-12)."""
    if not calls:
        return None
    if not is_command(g, unit):
        return Refused(say("az-refused-call-command"), "AZ-COM-01")
    if len(calls) > 1 and g.setup.options["communications_per_order"] == "one":
        return Refused(say("az-refused-calls-one"), "AZ-COM-12")
    voices = sum(call.means == "voice" for call in calls)
    if len({call.caller for call in calls}) < len(calls) or voices > 1:
        return Refused(say("az-refused-calls"), "AZ-COM-12")
    for call in calls:
        refused = _call_refusal(g, unit, call)
        if refused is not None:
            return refused
    return None


def _call_refusal(g: G, unit: Unit, call: Calling) -> Refused | None:
    sets = operators(g, unit) if call.means == "radio" else unit.people
    caller = next((model for model in sets if model.id == call.caller), None)
    if (
        caller is None
        or caller.posture == "scared"
        or (caller.is_person and caller.role != ROLES.get(call.means, caller.role))
    ):
        return Refused(say("az-refused-caller"), "AZ-COM-12")
    if call.means == "runner" and len(unit.models) == 1:
        return Refused(say("az-refused-runner-alone"), "AZ-COM-05")
    to = g.state.units.get(call.to)
    if to is None or to.seat != unit.seat or not to.on_table or to.id == unit.id or not can_be_told(g, to):
        return Refused(say("az-refused-call-to"), "AZ-COM-01")
    if call.means == "radio" and not operators(g, to):
        return Refused(say("az-refused-call-radio"), "AZ-COM-03")
    if call.means == "voice" and not is_in_earshot(g, unit, to):
        return Refused(say("az-refused-call-voice"), "AZ-COM-04")
    if call.target is None:
        return None
    target = g.state.units.get(call.target)
    model = next((each for each in target.models if each.id == call.of), None) if target else None
    if target is None or target.seat == unit.seat or not target.on_table or model is None:
        return Refused(say("az-refused-call-target"), "AZ-COM-03")
    if not sees_and_detects(g, unit, target, model):
        return Refused(say("az-refused-call-unseen"), "AZ-COM-03", "AZ-COM-04", "AZ-COM-05")
    return None


def means_of(g: G, means: Means) -> Communication:
    """A means: the face that gets through, and how near one must be."""
    row: Communication = g.context.tables.communication[means]
    return row


def is_in_earshot(g: G, unit: Unit, to: Unit) -> bool:
    """Whether a unit is near enough to another to call to it (AZ-COM-04)."""
    return nearest_gap(unit.people, to.models) <= means_of(g, "voice").within


def nearest_gap(some: Sequence[Model], others: Sequence[Model]) -> float:
    """The least distance between models of two groups."""
    return min((gap(one.body, other.body) for one in some for other in others), default=float("inf"))


def listed(g: G, unit: Unit) -> Iterator[Calling]:
    """Every communication a unit could declare by itself: each means, each unit to tell, each enemy unit's first model
    that is seen and detected; the end of fire to who holds coordinates."""
    if not is_command(g, unit):
        return
    tellable = [other for other in g.state.of(unit.seat) if other.on_table and can_be_told(g, other)]
    if not tellable:
        return
    seen = [
        (target, model)
        for target in g.state.of(1 - unit.seat)
        if target.on_table
        for model in [next((each for each in target.models if sees_and_detects(g, unit, target, each)), None)]
        if model is not None
    ]
    for means, caller in _callers(g, unit):
        for to in tellable:
            calls = [Calling(means, caller.id, to.id, target.id, model.id) for target, model in seen]
            if to.id in g.state.coordinates:
                calls.append(Calling(means, caller.id, to.id))
            yield from (call for call in calls if _call_refusal(g, unit, call) is None)


def _callers(g: G, unit: Unit) -> Iterator[tuple[Means, Model]]:
    standing = [model for model in unit.people if model.posture == "standing"]
    yield from (("radio", model) for model in operators(g, unit))
    yield from (("voice", model) for model in standing[:1])
    yield from (("runner", model) for model in standing if model.role == ROLES["runner"])


class Communicating(Procedure):
    """The calls of a unit, one after the other (AZ-COM-02): a die each, but for a runner, who sets out."""

    unit: str
    calls: tuple[Calling, ...]

    @step
    def call(self, g: B) -> Action:
        if not self.calls:
            return Done()
        call = self.calls[0]
        unit = g.state.units[self.unit]
        # A vehicle works its own set (AZ-VCM-01).
        able = operators(g, unit) if call.means == "radio" else unit.people
        caller = next((model for model in able if model.id == call.caller), None)
        if unit.broken or caller is None or caller.posture == "scared" or not g.state.units[call.to].on_table:
            return Next(None)
        if call.means == "runner":
            errand = Errand(unit.id, call.to, place_of(g, call), 0)
            g.emit(RunnerSent(unit.id, caller.id, errand), "AZ-COM-05", "AZ-COM-06")
            return Call(Running((caller.id,)))
        row = means_of(g, call.means)
        return roll(1, Successes(row.needs), say("az-roll-call", means=row.name), row.rule, seat=unit.seat, sides=10)

    @step
    def tell(self, g: B, succeeded: int | None) -> Action:
        if succeeded is not None:
            call = self.calls[0]
            rule = means_of(g, call.means).rule
            got = place_of(g, call) if succeeded else None
            g.emit(CallMade(self.unit, call.to, call.means, bool(succeeded), call.target is None, got), rule)
        return Repeat(Communicating(self.unit, self.calls[1:]))


def place_of(g: G, call: Calling) -> Coordinates | None:
    """Where the model stands the call is about; None for a cease-fire, and if it is no longer there."""
    if call.target is None or call.of is None:
        return None
    model = next((each for each in g.state.units[call.target].models if each.id == call.of), None)
    return None if model is None else Coordinates(model.x, model.y, model.storey, call.target, model.id)
