"""Dice of a volley: to hit, whether friends are struck instead, damage, who takes it (AZ-FIRE-10 to AZ-FIRE-12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from grognard.core.engine.fates import Test, play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.driving import squads
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, HIT, SCARED
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, harm_astray, harm_of, of_batch
from grognard.games.operation_ww2.rules.fire.volley_results import Allotment
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.rules.light_and_weather.lights import ChooseLamp, lamp_hit
from grognard.games.operation_ww2.rules.vehicle_fire.hit import How
from grognard.games.operation_ww2.rules.vehicle_fire.hits import SquadHits, VehicleHit, VehicleHits
from grognard.games.operation_ww2.state.choices import ShootLamp
from grognard.games.operation_ww2.state.events.fire import Hits
from grognard.games.operation_ww2.state.events.lights import SearchlightShotOut
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import enemy


class Salvoes(Procedure):
    """One volley after another (AZ-FIRE-16). The value is the units that lost somebody."""

    unit: str
    order: OrderName
    volleys: tuple[tuple[Batch, ...], ...]
    struck: tuple[str, ...] = ()

    @step
    def fire(self, g: G) -> Action:
        if not self.volleys:
            return Done(self.struck)
        first, *rest = self.volleys
        return self.then(Call(Salvo(self.unit, self.order, first)), volleys=tuple(rest))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        return Repeat(replace(self, struck=tuple(dict.fromkeys((*self.struck, *struck)))))


class Damage(Record):
    """Damage dice that are read alike: the people they may fall on, and what becomes of each (AZ-FIRE-12)."""

    units: tuple[str, ...]
    models: tuple[str, ...]
    dice: int
    fate: Test
    aimed: bool = False
    friends: bool = False


class Struck(Record):
    """Hits on one gun or vehicle, and from what batch."""

    batch: Batch
    faces: tuple[int, ...]


class Scored(Record):
    """What a batch has hit, by its natural dice on guns and vehicles, and how many hits went astray."""

    batch: Batch
    hits: int
    astray: int
    faces: tuple[int, ...]


class Salvo(Procedure):
    """One volley: all dice to hit, all damage dice, then who takes the results (AZ-FIRE-16). The value is the units
    that lost somebody. ``lamp`` is the unit about whose searchlight it is asked (AZ-NGT-07)."""

    unit: str
    order: OrderName
    batches: tuple[Batch, ...]
    scored: tuple[Scored, ...] = ()
    damage: tuple[Damage, ...] = ()
    things: tuple[Struck, ...] = ()
    groups: tuple[Group, ...] = ()
    friends: tuple[Group, ...] = ()
    struck: tuple[str, ...] = ()
    lamp: str = ""

    @step
    def roll_to_hit(self, g: G) -> Action:
        """As many dice as the weapons have shots; each that shows the number hits (AZ-FIRE-10, AZ-FIRE-11). Hits from
        lines that pass friends are tested for accuracy (AZ-FF-01, AZ-FF-02)."""
        training = g.context.qualities[self.unit].training
        return Call(play(((of_batch(batch, training), batch.dice) for batch in self.batches), self.seat(g)))

    @step
    def aim_at_lamp(self, g: G, fell: tuple[Mapping[str, int], ...]) -> Action:
        """Whoever fires may give up hits to put out the searchlight of a unit (AZ-NGT-07)."""
        scored = tuple(_scored(batch, each) for batch, each in zip(self.batches, fell, strict=True))
        hits: dict[str, int] = {}
        for each in scored:
            if each.batch.struck == "people":
                hits[each.batch.units[0]] = hits.get(each.batch.units[0], 0) + each.hits
        unit = next((id for id, count in hits.items() if lamp_hit(g, id, count)), None)
        if unit is None:
            return self.then(Next(None), scored=scored)
        return self.then(Ask(ChooseLamp(self.seat(g), unit, hits[unit])), scored=scored, lamp=unit)

    @step
    def roll_damage(self, g: B, answer: ShootLamp | None) -> Action:
        """One die for each hit, on the column of what was hit (AZ-FIRE-12); none for those a searchlight was put out
        with (AZ-NGT-07)."""
        given = 0
        if answer is not None and answer.yes:
            given = g.context.limit("searchlight-hits")
            g.emit(SearchlightShotOut(self.lamp), "AZ-NGT-07")
        tables = g.context.tables
        damage: list[Damage] = []
        things: list[Struck] = []
        for event in self.scores():
            g.emit(event, "AZ-FIRE-11")
        for each in self.scored:
            batch, hits, stray = each.batch, each.hits, each.batch.stray
            if batch.struck == "people" and batch.units[0] == self.lamp:
                given, hits = max(given - hits, 0), max(hits - given, 0)
            if batch.struck != "people":
                things += [Struck(batch, each.faces)] if hits else []
            elif hits:
                damage.append(Damage(batch.units, batch.models, hits, harm_of(tables, batch), batch.aimed))
            if each.astray and stray is not None:
                fate = harm_astray(tables, batch.table, stray)
                damage.append(Damage((stray.unit,), stray.models, each.astray, fate, friends=True))
        dice = play(((each.fate, each.dice) for each in damage), self.seat(g))
        return self.then(Call(dice), damage=tuple(damage), things=tuple(things))

    def scores(self) -> Iterator[Hits]:
        """What has hit, as the log tells it: all that is alike together, of a gun or a vehicle by each weapon."""
        told: dict[Hits, tuple[int, int]] = {}
        for each in self.scored:
            batch = each.batch
            friend = None if batch.stray is None else batch.stray.unit
            event = Hits(self.unit, batch.units[0], batch.part, 0, 0, friend, batch.weapon)
            if each.hits or each.astray:
                hits, astray = told.get(event, (0, 0))
                told[event] = hits + each.hits, astray + each.astray
        return (replace(event, hits=hits, stray=astray) for event, (hits, astray) in told.items())

    @step
    def strike_enemies(self, g: G, fell: tuple[Mapping[str, int], ...]) -> Action:
        """The owner of the target hands the results out (AZ-DMG-01)."""
        found: tuple[list[Group], list[Group]] = ([], [])
        for each, fates in zip(self.damage, fell, strict=True):
            found[each.friends].append(Group(self.alive(g, each), fates[DEAD], fates[SCARED], each.aimed))
        after = replace(self, groups=tuple(found[0]), friends=tuple(found[1]))
        return after.then(self.handing(g, after.groups, enemy(self.seat(g)), friends=False))

    @step
    def strike_friends(self, g: G, struck: tuple[str, ...]) -> Action:
        """Friends who were struck instead take their losses as anybody does (AZ-FF-02, AZ-FF-04)."""
        return self.then(self.handing(g, self.friends, self.seat(g), friends=True), struck=struck)

    @step
    def strike_things(self, g: G, struck: tuple[str, ...]) -> Action:
        return self.then(
            Call(Things(self.unit, self.things)) if self.things else Next(()),
            struck=tuple(dict.fromkeys((*self.struck, *struck))),
        )

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(tuple(dict.fromkeys((*self.struck, *struck))))

    def seat(self, g: G) -> int:
        """Who fires."""
        return g.state.units[self.unit].seat

    def alive(self, g: G, damage: Damage) -> tuple[str, ...]:
        """Those still there of the models results may fall on."""
        there = {model.id for id in damage.units for model in g.state.units[id].models}
        return tuple(id for id in damage.models if id in there)

    def handing(self, g: G, groups: Sequence[Group], seat: int, *, friends: bool) -> Action:
        """The results of one side's models, if there are any."""
        units = tuple(dict.fromkeys(id for each in self.damage if each.friends == friends for id in each.units))
        some = tuple(group for group in groups if group.models and (group.dead or group.scared))
        order = tuple(dict.fromkeys(id for group in some for id in group.models))
        return Call(Allotment(seat, units, some, order)) if some else Next(())


class Things(Procedure):
    """Hits on guns and vehicles, one after the other as the firer's fire came (AZ-ART-01, AZ-VDM-15). The value is the
    units of guns that lost somebody; vehicles test by themselves (AZ-VDM-14)."""

    unit: str
    left: tuple[Struck, ...]
    struck: tuple[str, ...] = ()

    @step
    def strike(self, g: G) -> Action:
        if not self.left:
            return Done(self.struck)
        first = self.left[0].batch
        (owner,) = first.units
        squad = first.struck == "vehicle" and squads.is_shared(g, g.state.units[owner])
        alike = [
            each
            for each in self.left
            if each.batch.thing == first.thing
            or (squad and each.batch.units == first.units and each.batch.struck == "vehicle")
        ]
        rest = tuple(each for each in self.left if each not in alike)
        after = replace(self, left=rest)
        if squad:
            return after.then(Call(SquadHits(owner, tuple(_vehicle_hits(self.unit, alike)))))
        if not any(model.id == first.thing for model in g.state.units[owner].models):
            return after.then(Next(None))
        if first.struck == "gun":
            return after.then(Call(GunHits(owner, first.thing, tuple(_gun_hits(alike)))))
        return after.then(Call(VehicleHits(owner, first.thing, tuple(_vehicle_hits(self.unit, alike)))))

    @step
    def go_on(self, g: G, value: tuple[str, ...] | bool | None) -> Action:
        struck = value if isinstance(value, tuple) else ()
        return Repeat(replace(self, struck=tuple(dict.fromkeys((*self.struck, *struck)))))


def _gun_hits(struck: Sequence[Struck]) -> Iterator[GunHit]:
    return (gun_hit(each.batch) for each in struck for _ in each.faces)


def gun_hit(batch: Batch) -> GunHit:
    """One hit of a batch on a gun."""
    return GunHit(batch.weapon, batch.start, batch.damage)


def how_struck(batch: Batch) -> How:
    """How a batch strikes a vehicle: its exposed men, or itself, with a last chance if a heavy weapon rolls on the
    table of small arms (AZ-LCH-02)."""
    if batch.struck == "exposed":
        return "exposed"
    return "last-chance" if batch.last_chance else "shot"


def _vehicle_hits(unit: str, struck: Sequence[Struck]) -> Iterator[VehicleHit]:
    return (vehicle_hit(unit, each.batch, face) for each in struck for face in each.faces)


def vehicle_hit(unit: str, batch: Batch, face: int) -> VehicleHit:
    """One hit of a batch on a vehicle, by the natural die that hit."""
    return VehicleHit(
        weapon=batch.weapon,
        start=batch.start,
        how=how_struck(batch),
        unit=unit,
        model=batch.firer,
        die=face,
        ammunition=batch.ammunition,
        modifier=batch.damage,
    )


def _scored(batch: Batch, fell: Mapping[str, int]) -> Scored:
    """What the dice of a batch came to; of natural dice the lowest first."""
    faces = () if batch.struck == "people" else tuple(range(batch.need, FACES + 1))
    natural = tuple(face for face in faces for _ in range(fell[str(face)]))
    return Scored(batch, fell[HIT] + len(natural), fell[ASTRAY], natural)
