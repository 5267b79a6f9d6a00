"""Hits on a vehicle, from the protection roll to the nerves of its crew (AZ-VCOV-08, AZ-VDM-15, AZ-TWO, AZ-FVH)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted, Hurt
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.driving import squads
from grognard.games.operation_ww2.rules.driving.sections import SectionHits, shares_out
from grognard.games.operation_ww2.rules.guns.gun_damage import GunDamage, GunHit
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import VehicleStrike
from grognard.games.operation_ww2.state.choices import ResolveHit
from grognard.games.operation_ww2.state.state import enemy

__all__ = ["VehicleHit", "VehicleHits"]


class VehicleHits(Procedure):
    """All hits that one vehicle takes from one source, one by one, then what they ask of its crew, then what a blast
    did to others (AZ-VDM-14, AZ-VDM-15). Whoever calls it tests morale of the vehicle's unit no more. The value:
    whether people were lost."""

    unit: str
    model: str
    hits: tuple[VehicleHit, ...]
    hurt: Hurt = Hurt()
    apart: str = ""

    @step
    def resolve(self, g: G) -> Action:
        if shares_out(g, g.state.units[self.unit], self.hits):
            return Call(SectionHits(self.unit, self.model, self.hits))
        return Call(Resolving(self.unit, self.model, self.hits))

    @step
    def tests(self, g: B, hurt: Hurt) -> Action:
        unit = squads.drop_out(g, g.state.units[self.unit], self.model, hurt)
        if unit != self.unit:
            hurt = replace(hurt, struck=tuple(id for id in hurt.struck if id != self.unit))
        tests = CrewTests(unit, self.model, hurt, self.hits[0].start if self.hits else (0, 0))
        return self.then(Call(tests), hurt=hurt, apart=unit if unit != self.unit else "")

    @step
    def blasts(self, g: B) -> Action:
        if self.apart:
            squads.come_back(g, self.apart)
        return Call(Blasts(self.hurt.blasted)) if self.hurt.blasted else None

    @step
    def end(self, g: G) -> Action:
        return Done(bool(self.hurt.crew or self.hurt.struck))


class SquadHits(Procedure):
    """Hits on a squad, shared out and then resolved vehicle by vehicle (AZ-VSQ-02)."""

    unit: str
    hits: tuple[VehicleHit, ...]
    given: tuple[tuple[str, VehicleHit], ...] = ()

    @step
    def share(self, g: G) -> Action:
        return Call(squads.SharingHits(self.unit, self.hits)) if self.hits else Next(self.given)

    @step
    def strike(self, g: G, given: tuple[tuple[str, VehicleHit], ...]) -> Action:
        if not given:
            return Done()
        model = given[0][0]
        own = tuple(hit for id, hit in given if id == model)
        after = replace(self, hits=(), given=tuple(each for each in given if each[0] != model))
        # It may have been parted from the others meanwhile (AZ-TMP-03).
        owner = next((id for id in g.state.units if is_there(g, id, model)), None)
        return after.then(Call(VehicleHits(owner, model, own)) if owner is not None else Next(None))

    @step
    def go_on(self, g: G, value: object) -> Action:
        return Repeat(self)


class Resolving(Procedure):
    """The hits one after another; who fired says in which order or, by the option ``several_hits``, the owner
    (AZ-VDM-15). Shots at exposed men go together (AZ-XPO-08). What is left when the vehicle is destroyed is lost. The
    value is a ``Hurt``."""

    unit: str
    model: str
    hits: tuple[VehicleHit, ...]
    hurt: Hurt = Hurt()

    @step
    def choose(self, g: G) -> Action:
        if not self.hits or not is_there(g, self.unit, self.model):
            return Done(self.hurt)
        different = {replace(hit, die=0) for hit in self.hits}
        if len(different) == 1:
            return Next(ResolveHit(0))
        owner = g.state.units[self.unit].seat
        seat = owner if g.setup.options["several_hits"] == "owner_orders" else enemy(owner)
        return Ask(ChooseHit(seat, self.unit, self.model, self.hits))

    @step
    def strike(self, g: G, choice: ResolveHit) -> Action:
        hit = self.hits[choice.number]
        left = tuple(each for number, each in enumerate(self.hits) if number != choice.number)
        together = 1
        if hit.how == "exposed":
            alike = [each for each in left if replace(each, die=0) == replace(hit, die=0)]
            left = tuple(each for each in left if each not in alike)
            together += len(alike)
        return self.then(Call(VehicleStrike(self.unit, self.model, hit, together)), hits=left)

    @step
    def add(self, g: G, hurt: Hurt) -> Action:
        return Repeat(replace(self, hurt=self.hurt.and_also(hurt)))


class ChooseHit(Decision):
    """Which of several hits on a vehicle is resolved next (AZ-VDM-15)."""

    unit: str
    model: str
    hits: tuple[VehicleHit, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """One of each kind."""
        kinds = [replace(hit, die=0) for hit in self.hits]
        return [ResolveHit(kinds.index(kind)) for kind in dict.fromkeys(kinds)]


class Blasts(Procedure):
    """The vehicles and guns that a blast has reached, each in its own column of the small-arms table (AZ-VDM-17)."""

    waiting: tuple[Blasted, ...]

    @step
    def strike(self, g: G) -> Action:
        if not self.waiting:
            return Done()
        first = self.waiting[0]
        if not is_there(g, first.unit, first.model):
            return Next(None)
        if g.state.units[first.unit].model(first.model).role == "gun":
            return Call(GunDamage(first.unit, first.model, (GunHit("", first.start),)))
        return Call(VehicleHits(first.unit, first.model, (VehicleHit("", first.start, "blast"),)))

    @step
    def go_on(self, g: G, value: Hurt | bool | None) -> Action:
        reached = value.blasted if isinstance(value, Hurt) else ()
        return Repeat(Blasts((*self.waiting[1:], *reached)))


def is_there(g: G, unit: str, model: str) -> bool:
    """Whether a vehicle or gun is still on the table."""
    found = g.state.units[unit]
    return found.on_table and any(each.id == model for each in found.models)
