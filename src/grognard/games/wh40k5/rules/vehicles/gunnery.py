"""Shooting at vehicles: the hits of one unit, shared out in a squadron, and what they do (WH-VEH-08, WH-VEH-21,
WH-VEH-35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.vehicles.aiming import Sighting
from grognard.games.wh40k5.rules.vehicles.destruction import passengers
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, Pierced, hit_of
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import PenetrationRolls, PiercedHits, VehicleHits
from grognard.games.wh40k5.state.events.vehicles import Spilled
from grognard.games.wh40k5.state.state import Unit


class VehicleShot(Record):
    """Hits of one weapon on a unit of vehicles, by whoever fires from a row of its unit."""

    row: int
    weapon: str
    hits: int


class ShareHits(Choice):
    """Which vehicle takes each hit, in the order they are listed (WH-VEH-08)."""

    models: tuple[str, ...]


class FireOnVehicles(Procedure):
    """The hits of one unit on a unit of vehicles (WH-VEH-21). In a squadron the owner shares them out, by the option
    ``squadron_allocate`` before or after penetration is rolled (WH-VEH-08, WH-VEH-35)."""

    unit: str
    target: str
    shots: tuple[VehicleShot, ...]
    sightings: tuple[Sighting, ...]
    aboard: tuple[str, ...] = ()

    @step
    def strike(self, g: G) -> Action:
        target, seat = g.state.units[self.target], g.state.units[self.unit].seat
        after = replace(self, aboard=tuple(each.id for each in passengers(g.state, self.target)))
        if not sum(shot.hits for shot in self.shots):
            return Done()
        if len(target.models) == 1:
            model = target.models[0].id
            hits = tuple(self.hit(shot, model) for shot in self.shots for _ in range(shot.hits))
            return after.then(Call(VehicleHits(self.target, model, hits, seat)))
        if g.setup.options["squadron_allocate"] == "penetrations":
            return after.then(Call(PenetrationsShared(self.unit, self.target, self.shots, self.sightings)))
        return after.then(Call(HitsShared(self.unit, self.target, self.shots, self.sightings)))

    @step
    def spill(self, g: B) -> None:
        """The unit that destroyed a transport may assault those whom it forced out (WH-ASSAULT-26)."""
        for id in self.aboard:
            if g.state.units[id].on_table:
                g.emit(Spilled(id, self.unit), "WH-ASSAULT-26")

    def hit(self, shot: VehicleShot, model: str) -> ArmourHit:
        """One of these hits on a vehicle."""
        return hit_on(shot, sighted(self.sightings, shot.row, model))


def sighted(sightings: Sequence[Sighting], row: int, model: str) -> Sighting:
    """What a firer sees of a vehicle."""
    return next(each for each in sightings if each.row == row and each.model == model)


def hit_on(shot: VehicleShot, seen: Sighting) -> ArmourHit:
    """A hit of a weapon as its firer sees the vehicle."""
    return replace(hit_of(TABLES.weapons[shot.weapon], seen.face, seen.away, hunter=seen.hunter), cover=seen.cover)


def ranked(target: Unit, sightings: Sequence[Sighting]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The vehicles of a squadron that any firer sees, and the others (WH-VEH-35)."""
    seen = {each.model for each in sightings if each.seen}
    ids = [model.id for model in target.models]
    return tuple(id for id in ids if id in seen), tuple(id for id in ids if id not in seen)


class HitsShared(Procedure):
    """The owner of a squadron shares the hits out, then each vehicle takes its own (WH-VEH-08)."""

    unit: str
    target: str
    shots: tuple[VehicleShot, ...]
    sightings: tuple[Sighting, ...]

    @step
    def share(self, g: G) -> Action:
        target = g.state.units[self.target]
        first, then = ranked(target, self.sightings)
        count = sum(shot.hits for shot in self.shots)
        return Ask(ChooseShares(target.seat, self.target, first, then, count))

    @step
    def strike(self, g: G, choice: ShareHits) -> Action:
        return Call(StruckInTurn(self.target, self.dealt(choice), g.state.units[self.unit].seat))

    def dealt(self, choice: ShareHits) -> tuple[StruckModel, ...]:
        """The hits that each vehicle takes if they are shared out so."""
        return dealt([shot for shot in self.shots for _ in range(shot.hits)], (), choice, self.sightings)


class StruckModel(Record):
    """A vehicle of a squadron and its hits; ``results``: what they did, if that is rolled already."""

    model: str
    hits: tuple[ArmourHit, ...]
    results: tuple[Pierced, ...] = ()


def dealt(
    shots: Sequence[VehicleShot], results: Sequence[Pierced], choice: ShareHits, sightings: Sequence[Sighting]
) -> tuple[StruckModel, ...]:
    """Hits by the vehicles that take them if they are shared out so, and their ``results`` if they are rolled."""
    found: dict[str, list[int]] = {}
    for number, model in enumerate(choice.models):
        found.setdefault(model, []).append(number)
    return tuple(
        StruckModel(
            model,
            tuple(hit_on(shots[each], sighted(sightings, shots[each].row, model)) for each in mine),
            tuple(results[each] for each in mine) if results else (),
        )
        for model, mine in found.items()
    )


class StruckInTurn(Procedure):
    """The vehicles of a squadron take their hits, one after the other."""

    target: str
    struck: tuple[StruckModel, ...]
    seat: int

    @step
    def strike(self, g: G) -> Action:
        if not self.struck:
            return Done()
        each = self.struck[0]
        if each.results:
            return Call(PiercedHits(self.target, each.model, each.hits, each.results, self.seat))
        return Call(VehicleHits(self.target, each.model, each.hits, self.seat))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, struck=self.struck[1:]))


class PenetrationsShared(Procedure):
    """Penetration is rolled against the vehicle nearest to each firer that he sees; then the owner shares the hits that
    glance or penetrate out (WH-VEH-35, option ``squadron_allocate``)."""

    unit: str
    target: str
    shots: tuple[VehicleShot, ...]
    sightings: tuple[Sighting, ...]
    waiting: tuple[VehicleShot, ...] | None = None
    shot: VehicleShot | None = None
    pierced: tuple[VehicleShot, ...] = ()
    results: tuple[Pierced, ...] = ()

    @step
    def penetrate(self, g: G) -> Action:
        waiting = self.shots if self.waiting is None else self.waiting
        if not waiting:
            return Next(())
        shot = waiting[0]
        mine = sorted((each for each in self.sightings if each.row == shot.row), key=lambda s: (not s.seen, s.away))
        hits = (hit_on(shot, mine[0]),) * shot.hits
        seat = g.state.units[self.unit].seat
        return self.then(Call(PenetrationRolls(self.target, mine[0].model, hits, seat)), waiting=waiting[1:], shot=shot)

    @step
    def collect(self, g: G, results: tuple[Pierced, ...]) -> Action:
        if self.shot is not None:
            harmful = tuple(result for result in results if result != "none")
            pierced = (*self.pierced, *(replace(self.shot, hits=1) for _ in harmful))
            return Repeat(replace(self, shot=None, pierced=pierced, results=(*self.results, *harmful)))
        if not self.pierced:
            return Done()
        target = g.state.units[self.target]
        first, then = ranked(target, self.sightings)
        return Ask(ChooseShares(target.seat, self.target, first, then, len(self.pierced)))

    @step
    def strike(self, g: G, choice: ShareHits) -> Action:
        return Call(StruckInTurn(self.target, self.dealt(choice), g.state.units[self.unit].seat))

    def dealt(self, choice: ShareHits) -> tuple[StruckModel, ...]:
        """The hits that each vehicle takes if they are shared out so, and how deep they went."""
        return dealt(self.pierced, self.results, choice, self.sightings)


class ChooseShares(Decision):
    """The owner of a squadron shares hits out: one each before any has two, those first whom the firers see
    (WH-VEH-08, WH-VEH-35)."""

    sampled: ClassVar[bool] = True

    unit: str
    first: tuple[str, ...]
    then: tuple[str, ...]
    count: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: by turns, beginning with each vehicle that is seen."""
        found = []
        for number in range(max(len(self.first), 1)):
            order = (*self.first[number:], *self.first[:number], *self.then)
            found.append(ShareHits(tuple(order[each % len(order)] for each in range(self.count))))
        return list(dict.fromkeys(found))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Unevenly, or not all of them."""
        if not isinstance(choice, ShareHits):
            return Refused(say("refused-not-offered"))
        counts = Counter(choice.models)
        known = {*self.first, *self.then}
        if len(choice.models) != self.count or not set(counts) <= known:
            return Refused(say("wh-refused-hits-shared", count=self.count), "WH-VEH-08")
        values = [counts[id] for id in (*self.first, *self.then)]
        seen, unseen = [counts[id] for id in self.first], [counts[id] for id in self.then]
        if max(values) - min(values) > 1 or (seen and unseen and max(unseen) > min(seen)):
            return Refused(say("wh-refused-hits-uneven"), "WH-VEH-08", "WH-VEH-35")
        return None
