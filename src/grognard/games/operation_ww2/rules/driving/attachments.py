"""Vehicles that go together for a time, and infantry that goes with them (AZ-TMP).

Attaching    at the start of a turn: who joins whom, who leaves, one after the other
Speaking     the call by radio that comes before, between vehicles
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Successes, roll
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.special import Communication
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import mounts
from grognard.games.operation_ww2.rules.crews import radios
from grognard.games.operation_ww2.rules.driving import companions
from grognard.games.operation_ww2.state.choices import Attach, LeaveAttached, Separate
from grognard.games.operation_ww2.state.events.attachments import Separated, Spoken
from grognard.games.operation_ww2.state.intents import Aim
from grognard.games.operation_ww2.state.state import Model, Unit, home_of
from grognard.space.plane import gap


def are_alike(g: G, unit: Unit, other: Unit) -> bool:
    """Whether two units are identical armoured vehicles of one platoon (AZ-TMP-01)."""
    both = (*unit.vehicles, *other.vehicles)
    if unit.seat != other.seat or unit.id == other.id or not (unit.is_vehicle and other.is_vehicle):
        return False
    one = {sheets.machine(model).sheet for model in both}
    return len(one) == 1 and sheets.is_armoured(g, both[0]) and radios.platoon(g, unit) == radios.platoon(g, other)


def nearest(one: Unit, other: Unit) -> float:
    """How far apart the vehicles of two units are."""
    return min(gap(a.body, b.body) for a in one.vehicles for b in other.vehicles)


# ---- the call ----------------------------------------------------------------------------------------------------


def may_speak(g: G, unit: Unit, other: Unit) -> bool:
    """Whether a vehicle may call another of its platoon by radio to go with it (AZ-TMP-01)."""
    if g.setup.options["attachments"] == "off" or not other.on_table or unit.broken or other.broken:
        return False
    return are_alike(g, unit, other) and bool(radios.sets(g, unit)) and bool(radios.sets(g, other))


def refusal(g: G, unit: Unit, speaks_to: str) -> Refused | None:
    """Why a unit may not call that vehicle."""
    if not speaks_to:
        return None
    other = g.state.units.get(speaks_to)
    if other is not None and may_speak(g, unit, other):
        return None
    return Refused(say("az-refused-speaks"), "AZ-TMP-01")


class Speaking(Procedure):
    """A call to another vehicle: a die for the radio (AZ-TMP-01, AZ-COM-03)."""

    unit: str
    to: str

    @step
    def call(self, g: G) -> Action:
        unit, other = g.state.units[self.unit], g.state.units.get(self.to)
        if other is None or not may_speak(g, unit, other):
            return Done()
        row: Communication = g.context.tables.communication["radio"]
        return roll(1, Successes(row.needs), say("az-roll-call", means=row.name), row.rule, seat=unit.seat, sides=10)

    @step
    def hear(self, g: B, succeeded: int) -> Action:
        g.emit(Spoken(self.unit, self.to, bool(succeeded)), "AZ-TMP-01")
        return Done()


# ---- at the start of a turn --------------------------------------------------------------------------------------


def open_to(g: G, seat: int) -> Iterator[Choice]:
    """Who may join whom, and who may leave (AZ-TMP-01, AZ-TMP-03)."""
    units = g.state.units
    for link in g.state.links:
        one, other = units.get(link.unit), units.get(link.to)
        if link.turn != g.state.turn - 1 or one is None or other is None or one.seat != seat:
            continue
        if may_speak(g, one, other) and one.on_table and nearest(one, other) <= g.context.limit("attached-vehicles"):
            yield Attach(one.id, other.id)
    yield from (Attach(unit.id, other.id) for unit, other in companions.open_to(g, seat))
    for unit in g.state.of(seat):
        if unit.on_table:
            yield from (Separate(unit.id, other) for other in unit.joined if companions.can_leave(g, unit, other))


class Attaching(Procedure):
    """Each side in turn says who goes together, before cards are drawn (AZ-TMP-01, AZ-TMP-03, AZ-TMP-04, AZ-TMP-06).
    ``seat`` is asked."""

    seat: int = 0

    @step
    def ask(self, g: G) -> Action:
        if self.seat > 1:
            return Done()
        found = any(open_to(g, self.seat))
        return Ask(ChooseAttachments(self.seat)) if found else Repeat(Attaching(self.seat + 1))

    @step
    def answer(self, g: B, choice: Choice) -> Action:
        if isinstance(choice, Attach):
            companions.attach(g, choice.unit, choice.other)
        elif isinstance(choice, Separate):
            separate(g, g.state.units[choice.unit], choice.other)
        return Repeat(Attaching(self.seat + isinstance(choice, LeaveAttached)))


class ChooseAttachments(Decision):
    """Who goes with whom in this turn (AZ-TMP-01, AZ-TMP-03, AZ-TMP-04, AZ-TMP-06, AZ-TMP-07)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Leaving it, then everything that may be changed."""
        return [LeaveAttached(), *open_to(g, self.seat)]


def separate(g: B, unit: Unit, other: str, fresh: int = 0) -> None:
    """A unit goes by itself again (AZ-TMP-03, AZ-TMP-06). Infantry that a vehicle carries stays with it; whoever leaves
    his vehicle gets off it (AZ-EMB-06)."""
    along = companions.along(unit, other)
    own = [model for model in unit.models if home_of(model.id) in (other, *along)]
    losses = min(unit.losses, losses_of(g, own, (other, *along)))
    places = companions.places_of(g, unit, other) or {}
    used = companions.used_by(g, unit, (other, *along))
    rules = ("AZ-TMP-03",) if any(model.role == "vehicle" for model in own) else ("AZ-TMP-06", "AZ-EMB-06")
    g.emit(Separated(unit.id, other, losses, fresh, places, used, along), *rules)


def losses_of(g: G, models: Sequence[Model], homes: Sequence[str]) -> int:
    """How many men of some units are gone: of the crews of their vehicles, and people."""
    crews = sum(
        max(sheets.sheet(g, model).crew - sheets.machine(model).crew, 0) for model in models if model.role == "vehicle"
    )
    begun: int = sum(g.context.apart[1][home].people for home in homes)
    return crews + max(begun - sum(model.is_person for model in models), 0)


def struck_alone(g: B, unit: Unit, model: str, fresh: int) -> str:
    """A vehicle that has something to be tested is by itself again; the one whose unit the others have joined is left
    by all of them (AZ-TMP-03). Infantry stays with its vehicle. The id of the vehicle's unit."""
    home = home_of(model)
    if home in unit.joined:
        separate(g, unit, home, fresh)
    else:
        for other in companions.vehicles_joined(unit):
            separate(g, g.state.units[unit.id], other)
    return home


# ---- fire --------------------------------------------------------------------------------------------------------


def aims_fault(g: G, unit: Unit, aims: Sequence[Aim], target: str | None) -> Refused | None:
    """Of vehicles that go together the main weapons have one target, the secondary ones two at most (AZ-TMP-02); a
    squad has one for all (AZ-VSQ-01)."""
    together = companions.vehicles_joined(unit)
    if not together and (g.setup.options["vehicle_squads"] == "off" or len(unit.vehicles) < 2):
        return None
    at = {aim.weapon: aim.target for aim in aims}
    if not together:
        many = any(each != target for each in at.values())
        return Refused(say("az-refused-squad-target"), "AZ-VSQ-01") if many else None
    own = [mounted for model in unit.vehicles for mounted in mounts(g, model)]
    main = {at.get(mounted.id, target) for mounted in own if mounted.main}
    rest = {at.get(mounted.id, target) for mounted in own if not mounted.main}
    if len(main) > 1 or len(rest) > g.context.limit("attached-targets"):
        return Refused(say("az-refused-attached-targets"), "AZ-TMP-02")
    return None
