"""What hits do to a gun and its crew (AZ-ART-01 to AZ-ART-08, AZ-ART-11, AZ-ART-14)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.damage import Effects
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.blast_cover import cover_from
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of, touches
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.guns import fates
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import Catastrophe
from grognard.games.operation_ww2.state.choices import ChooseGun
from grognard.games.operation_ww2.state.events.guns import GunLost
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Point

HALVES: tuple[Table, ...] = ("small-arms", "heavy-weapons")


class GunHit(Record):
    """A hit on a gun by a weapon, none for a blast or a falling house, from a place, None for what falls from above.
    ``modifier`` is added to its damage die; ``table`` counts where there is no weapon."""

    weapon: str
    start: Point | None
    modifier: int = 0
    table: Table = "small-arms"


class Crewed(Record):
    """Crew that is struck on one half of the damage table."""

    table: Table
    lot: Lot


def has_shield(g: G, unit: Unit, gun: Model) -> bool:
    """Whether a gun of a unit has a shield (AZ-ART-04)."""
    return bool(g.context.model_has(unit.id, gun, "shield"))


def shield_stops(g: G, unit: Unit, gun: Model, start: Point | None, *, burst: bool = False) -> bool:
    """Whether the shield may stop what comes from a place: direct fire from any side or, by the option ``shield_side``,
    from the front, as it is with bursts (AZ-ART-04, AZ-AREA-05). Nothing that falls from above."""
    if start is None or not has_shield(g, unit, gun):
        return False
    if not burst and g.setup.options["shield_side"] == "any_side_direct":
        return True
    return side_struck(g, gun, start) == "front"


def crew_cover(g: G, unit: Unit, gun: Model, start: Point | None) -> Cover:
    """The cover a gun gives its crew: light, behind a shield medium from the front (AZ-ART-03, AZ-ART-04)."""
    covers = g.context.tables.gun_cover
    front = start is not None and has_shield(g, unit, gun) and side_struck(g, gun, start) == "front"
    cover: Cover = covers["shield" if front else "gun"].cover
    return cover


def struck_crew(g: G, unit: Unit, gun: Model, start: Point | None) -> tuple[str, ...]:
    """The crewmen that a result may strike: whoever keeps together with the gun, seen or not; by the option
    ``crew_hits_sight`` those who are seen from where the shot came (AZ-ART-14)."""
    crew = crew_of(g, unit, gun)
    if start is not None and g.setup.options["crew_hits_sight"] == "crew_in_sight":
        between = obstacles(g, unit, unit)
        crew = tuple(each for each in crew if g.context.sight.look(Disc(*start, 0), each, between).seen != "not")
    return tuple(model.id for model in crew)


def best(*covers: Cover) -> Cover:
    """The best of several covers (AZ-COV-03, AZ-ART-05)."""
    return max(covers, key=COVERS.index)


class GunDamage(Procedure):
    """Hits of direct fire on a gun, each rolled on its column; crew results strike its crew (AZ-ART-01, AZ-ART-02).

    ``crewed`` and ``effects`` are what is
    still to be applied. The value is a ``Hurt``: the units that lost models, and what a blast has reached.
    """

    unit: str
    gun: str
    hits: tuple[GunHit, ...]
    crewed: tuple[Crewed, ...] = ()
    effects: tuple[Effects, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def roll_dice(self, g: G) -> Action:
        seat = 1 - g.state.units[self.unit].seat
        return roll(len(self.hits), Faces(), say("az-roll-damage"), "AZ-ART-01", seat=seat, sides=10)

    @step
    def read(self, g: G, faces: tuple[int, ...]) -> Action:
        tables: Tables = g.context.tables
        unit = g.state.units[self.unit]
        gun = unit.model(self.gun)
        effects: list[Effects] = []
        crewed: list[Crewed] = []
        for hit, face in zip(self.hits, faces, strict=True):
            found = fates.read(str(fate_of(tables, hit).reached(face)))
            effects.append(found)
            lot = crew_struck(g, unit, gun, hit, found)
            if lot.dice:
                crewed.append(Crewed(half_of(tables, hit), lot))
        return self.then(crewed=tuple(crewed), effects=tuple(effects))

    @step
    def strike_crew(self, g: G) -> Action:
        return Call(CrewStruck(1 - g.state.units[self.unit].seat, self.crewed)) if self.crewed else Next(())

    @step
    def lose_gun(self, g: G, struck: tuple[str, ...]) -> Action:
        """The gun goes with its worst result, whatever became of the crew (AZ-ART-08)."""
        return self.then(Call(GunsLost(self.unit, self.gun, self.effects)), struck=struck)

    @step
    def end(self, g: G, hurt: Hurt) -> Action:
        return Done(Hurt(struck=self.struck).and_also(hurt))


def crew_struck(g: G, unit: Unit, gun: Model, hit: GunHit, found: Effects) -> Lot:
    """The dice on the crew that a result brings: in the cover the gun gives, or a better one (AZ-ART-02 to AZ-ART-05).
    More men than there are cannot be struck by one hit."""
    crew = struck_crew(g, unit, gun, hit.start)
    cover = crew_cover(g, unit, gun, hit.start)
    if hit.start is not None and found.crew and crew:
        cover = best(cover, cover_from(g, hit.start, unit, gun))
    return Lot(unit.id, crew, min(found.crew, len(crew)), cover, shield=shield_stops(g, unit, gun, hit.start))


def half_of(tables: Tables, hit: GunHit) -> Table:
    """The half of the damage table that a hit is rolled on (AZ-ART-01)."""
    return tables.weapons[hit.weapon].part if hit.weapon else hit.table


def fate_of(tables: Tables, hit: GunHit) -> Test:
    """What becomes of the die of a hit (AZ-ART-01)."""
    return fates.on_gun(tables, half_of(tables, hit), hit.modifier)


def harmful(tables: Tables, hit: GunHit) -> frozenset[int]:
    """The faces of a hit's die that do anything to the gun or its crew (AZ-ART-01)."""
    fate = fate_of(tables, hit)
    return frozenset(die for die in range(1, FACES + 1) if fate.reached(die) != fates.HARMLESS)


class CrewStruck(Procedure):
    """The crew's dice on one half of the table, then on the other. The value: the units that lost models."""

    seat: int
    crewed: tuple[Crewed, ...]
    struck: tuple[str, ...] = ()

    @step
    def roll_dice(self, g: G) -> Action:
        if not self.crewed:
            return Done(self.struck)
        table = self.crewed[0].table
        lots = tuple(each.lot for each in self.crewed if each.table == table)
        return Call(DamageDice(self.seat, lots, table, "fire", ("AZ-ART-02",)))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        table = self.crewed[0].table
        left = tuple(each for each in self.crewed if each.table != table)
        return Repeat(CrewStruck(self.seat, left, tuple(dict.fromkeys((*self.struck, *struck)))))


class GunsLost(Procedure):
    """Guns that results destroy: the one that was hit, or, of a battery, one its owner names for each result
    (AZ-ART-08, AZ-ART-11). A Catastrophe takes the crew that serves it along (AZ-VDM-01). The value is a ``Hurt``."""

    unit: str
    gun: str
    effects: tuple[Effects, ...]
    hurt: Hurt = Hurt()

    @step
    def choose(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        guns = [gun.id for gun in guns_of(unit)]
        losing = [effect for effect in self.effects if set(effect.parts) & {"main weapon", "catastrophe"}]
        if not guns or not losing:
            return Done(self.hurt)
        worst = next((each for each in losing if "catastrophe" in each.parts), losing[0])
        losing.remove(worst)
        # A single gun is lost once; of a battery every result takes another.
        choice = Ask(WhichGun(unit.seat, self.unit)) if len(guns) > 1 else Next(ChooseGun(guns[0]))
        return self.then(choice, effects=(worst, *losing))

    @step
    def lose(self, g: B, choice: ChooseGun) -> Action:
        unit = g.state.units[self.unit]
        gun = unit.model(choice.gun)
        if "catastrophe" not in self.effects[0].parts:
            g.emit(GunLost(self.unit, gun.id), "AZ-VDM-06", "AZ-ART-08")
            return Next(Hurt())
        crew = taken_along(g, unit, gun)
        lose(g, unit.id, crew, (), "AZ-VDM-01", cause="blast")
        return self.then(
            Call(Catastrophe(unit.id, gun.id)), hurt=self.hurt.and_also(Hurt(struck=(unit.id,) if crew else ()))
        )

    @step
    def go_on(self, g: B, hurt: Hurt) -> Action:
        left = g.state.units[self.unit]
        if g.setup.options["crew_without_gun"] == "removed" and not any(guns_of(left)):
            lose(g, self.unit, [model.id for model in left.people], (), "AZ-ART-12", cause="crew")
        return Repeat(GunsLost(self.unit, self.gun, self.effects[1:], self.hurt.and_also(hurt)))


def taken_along(g: G, unit: Unit, gun: Model) -> list[str]:
    """The crew that goes with a gun that blows up (AZ-VDM-01)."""
    alone = len(list(guns_of(unit))) == 1
    return [model.id for model in crew_of(g, unit, gun) if alone or touches(model, gun)]


class WhichGun(Decision):
    """Which gun of a battery is lost (AZ-ART-11)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them."""
        return [ChooseGun(gun.id) for gun in guns_of(g.state.units[self.unit])]
