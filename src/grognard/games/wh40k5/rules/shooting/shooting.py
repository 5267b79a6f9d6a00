"""One unit shoots at another: the steps of shooting (WH-SHOOT-06, WH-SHOOT-07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.engine.dice import Pool, Total, rolls
from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.ground.arms import binding_types, is_barrage, is_psychic
from grognard.games.wh40k5.ground.bodies import gap_between, toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Suffer
from grognard.games.wh40k5.rules.shooting.blast_hits import Strays, bodies_under, mark_blow, strays
from grognard.games.wh40k5.rules.shooting.blasting import Blasting, Mark, Marked
from grognard.games.wh40k5.rules.shooting.cover import cover_from
from grognard.games.wh40k5.rules.shooting.fates import HIT, HOT
from grognard.games.wh40k5.rules.shooting.night import SeeingByNight
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import Blow, Line, Volley, blow_of, lines_of, volleys_of
from grognard.games.wh40k5.rules.units.artillery import TO_SHARE, GunHits, gunners, guns_of, is_mixed, on_guns
from grognard.games.wh40k5.rules.units.force import PowerDone, PowersToShoot
from grognard.games.wh40k5.rules.vehicles.aiming import Sighting, aim, sightings, turns_to
from grognard.games.wh40k5.rules.vehicles.gunnery import FireOnVehicles, VehicleShot
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, hit_of
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.events.shooting import HitsScored, NoShot, ShotDeclared
from grognard.games.wh40k5.state.events.vehicles import WalkersTurned
from grognard.games.wh40k5.state.state import Unit

BURNT = Wound()
"""The wound of a weapon that gets hot: any save but cover is allowed (WH-WEAPON-17)."""
SIX = 6


class Shooting(Procedure):
    """A unit shoots at a unit; all its shots strike together (WH-SHOOT-06, WH-SHOOT-07).

    ``seen`` is how far the unit sees by night, ``lines`` are the weapons fired, ``marks`` their markers and templates,
    ``volleys`` the other shots, ``hits`` those of each volley that hit, ``hot`` the models whose weapons got hot,
    ``sightings`` what the firers see of vehicles, ``guns`` how many of the hits strike guns.
    """

    unit: str
    target: str
    firing: tuple[Firing, ...]
    seen: int | None = None
    lines: tuple[Line, ...] = ()
    volleys: tuple[Volley, ...] = ()
    hits: tuple[int, ...] = ()
    hot: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    cover: int | None = None
    sightings: tuple[Sighting, ...] = ()
    guns: tuple[int, ...] = ()

    @step
    def see(self, g: G) -> Action:
        """By night it is rolled how far the unit sees (WH-GAME-05)."""
        return Call(SeeingByNight(self.unit))

    @step
    def use_powers(self, g: G, seen: int | None) -> Action:
        """Those who shoot with a psychic power test for it first (WH-UNIT-05)."""
        psychic = tuple(dict.fromkeys(each.model for each in self.firing if is_psychic(TABLES.weapons[each.weapon])))
        return self.then(Call(PowersToShoot(self.unit, psychic)) if psychic else Next(None), seen=seen)

    @step
    def declare(self, g: B, powers: PowerDone | None) -> Action:
        """Steps 1 and 2: the target is named, then sight and range are checked model by model; with nobody in range the
        unit has fired all the same (WH-SHOOT-08), as it has at a target beyond its sight by night (WH-GAME-05). Random
        numbers of shots are rolled now (WH-WEAPON-23)."""
        unit = g.state.units[self.unit]
        if not unit.models:
            return Done()
        types = binding_types(g, unit, self.firing)
        spent = spent_by(g, unit, self.firing) if guns_of(unit) or unit.aboard is not None else ()
        g.emit(ShotDeclared(self.unit, self.target, types, spent), "WH-SHOOT-07", "WH-SHOOT-08")
        from_here = unit if unit.aboard is None else g.state.units[unit.aboard]
        if self.seen is not None and gap_between(from_here.models, g.state.units[self.target].models) > self.seen:
            g.emit(NoShot(self.unit, self.target), "WH-GAME-05")
            return Done()
        turn_walkers(g, unit, g.state.units[self.target])
        firing = self.firing if powers is None else with_powers(unit, self.firing, powers)
        laid = self.laid(g, firing)
        if laid is None:
            g.emit(NoShot(self.unit, self.target), "WH-SHOOT-08")
            return Done()
        pools = [Pool(1, total_of(weapon)) for weapon, _ in rolls_of(laid.lines)]
        return laid.then(rolls(pools, say("wh-roll-shots"), "WH-WEAPON-23", seat=unit.seat))

    def laid(self, g: G, firing: tuple[Firing, ...], unit: Unit | None = None) -> Shooting | None:
        """It with all that is fired so, and what those who fire see of the target; None: nobody has sight and range
        (WH-SHOOT-08, WH-SAVE-04). It is settled as they stand now: losses among the firers do not change the cover.
        ``unit``: the firers where they do not stand as they will when they fire."""
        unit, target = unit or g.state.units[self.unit], g.state.units[self.target]
        aimed = aim(g, unit, target, firing) if firing else None
        lines = lines_of(g, unit, aimed.look, firing, aimed.rows) if aimed is not None else ()
        if aimed is None or not lines:
            return None
        firers = {
            line.row: line.weapon for line in lines if not line.lost and not is_barrage(TABLES.weapons[line.weapon])
        }
        if target.is_vehicle:
            hunters = {row for row in firers if self.hunts(g, lines, row)}
            return replace(self, lines=lines, sightings=sightings(g, aimed, target, firers, hunters))
        enough = g.setup.options["half_of_firers"] == "cover"
        return replace(self, lines=lines, cover=cover_from(aimed.look, tuple(firers), enough) if firers else None)

    @step
    def place_markers(self, g: G, values: tuple[int, ...]) -> Action:
        """Step 3: first templates and markers, one after the other (WH-WEAPON-09)."""
        counts = {
            model: value for (_, models), value in zip(rolls_of(self.lines), values, strict=True) for model in models
        }
        lines = tuple(
            replace(line, shots=counts[line.model, line.weapon]) if line.shots is None else line for line in self.lines
        )
        marked = tuple(line for line in lines if TABLES.weapons[line.weapon].marker for _ in range(line.shots or 0))
        after = replace(self, lines=lines)
        if not marked:
            return after.then(Next(Marked()))
        return after.then(Call(Blasting(self.unit, self.target, marked)))

    @step
    def roll_to_hit(self, g: G, marked: Marked) -> Action:
        """Then all other shots together (WH-SHOOT-03)."""
        unit = g.state.units[self.unit]
        shots = [line for line in self.lines if not TABLES.weapons[line.weapon].marker]
        target = g.state.units[self.target]
        volleys = volleys_of(g, unit, shots, apart=target.is_vehicle or is_mixed(target))
        shooters = ((each.fate, shots) for each in volleys for _, shots in each.shooters)
        return self.then(Call(play(shooters, unit.seat)), volleys=volleys, marks=marked.marks, hot=marked.hot)

    @step
    def count_hits(self, g: B, ends: tuple[Counter[str], ...]) -> Action:
        """The hits are counted; each natural 1 that stands wounds the firer of a weapon that gets hot, one out of range
        too (WH-WEAPON-17, WH-WEAPON-25)."""
        rest, hits, hot = iter(ends), [], list(self.hot)
        for volley in self.volleys:
            own = [(model, next(rest)) for model, _ in volley.shooters]
            hits.append(sum(end[HIT] for _, end in own))
            hot += [model for model, end in own for _ in range(end[HOT])]
        shots = sum(volley.shots for volley in self.volleys if not volley.lost)
        if self.volleys:
            g.emit(HitsScored(self.unit, self.target, sum(hits), shots), "WH-SHOOT-03")
        after = replace(self, hits=tuple(hits), hot=tuple(hot))
        if not hot:
            return after.then()
        return after.then(Call(Suffer(self.unit, tuple(hot), BURNT, "gets-hot")))

    @step
    def share_with_guns(self, g: G) -> Action:
        """Of a unit with guns a die for each hit says whether it strikes a gun or the crew (WH-UNIT-02)."""
        if not is_mixed(g.state.units[self.target]):
            return Next(())
        return Call(play(((TO_SHARE, hits) for hits in self.hits), g.state.units[self.unit].seat))

    @step
    def strike(self, g: G, shared: tuple[Counter[str], ...]) -> Action:
        """Steps 4 to 10: the hits strike the target, pooled by what they do (WH-SHOOT-04, WH-SHOOT-05)."""
        target = g.state.units[self.target]
        if not sum(self.hits) and not self.marks:
            return Done()
        if not target.on_table:
            return None
        if target.is_vehicle:
            shots = tuple(
                VehicleShot(volley.row, volley.weapon, hits)
                for volley, hits in zip(self.volleys, self.hits, strict=True)
                if hits and volley.row is not None
            )
            return Call(FireOnVehicles(self.unit, self.target, shots, self.sightings)) if shots else None
        found: dict[Blow, int] = {}
        against = toughness(g, target)
        guns = tuple(end[on_guns(g)] for end in shared) or (0,) * len(self.hits)
        for volley, hits, away in zip(self.volleys, self.hits, guns, strict=True):
            add(found, blow_of(TABLES.weapons[volley.weapon], against), hits - away)
        for mark in self.marks:
            add(found, mark_blow(g, self.unit, mark, target), bodies_under(mark, target))
        after = replace(self, guns=guns)
        if not found:
            return after.then()
        return after.then(Call(UnitHits(self.unit, self.target, tuple(found.items()), self.cover)))

    @step
    def strike_guns(self, g: G) -> Action:
        """The hits that strike guns (WH-UNIT-02, WH-UNIT-06)."""
        target, unit = g.state.units[self.target], g.state.units[self.unit]
        if not sum(self.guns) or not target.on_table:
            return None
        hits = tuple(
            self.hit_on_gun(g, unit, volley)
            for volley, count in zip(self.volleys, self.guns, strict=True)
            for _ in range(count)
        )
        return Call(GunHits(self.target, hits, unit.seat))

    @step
    def strike_others(self, g: G) -> Action:
        """Whoever else stands under the markers and templates, each unit by itself (WH-SHOOT-09, WH-SHOOT-10)."""
        return Call(Strays(self.unit, self.target, self.marks, strays(g, self.target, self.marks)))

    def hit_on_gun(self, g: G, unit: Unit, volley: Volley) -> ArmourHit:
        """A hit of a volley on a gun; a firer whose own weapon has killed him by now was out of melta range."""
        weapon, target = TABLES.weapons[volley.weapon], g.state.units[self.target]
        firers = [model for model in unit.models if model.id in volley.by]
        away = gap_between(firers, target.models)
        hunter = any(g.context.model_has(unit, model, "tank-hunters") for model in firers)
        return replace(hit_of(weapon, "front", away, hunter=hunter), cover=self.cover)

    def hunts(self, g: G, lines: Sequence[Line], row: int) -> bool:
        """Whether the model that fires from a row hunts tanks (WH-USR-22)."""
        unit = g.state.units[self.unit]
        model = next(line.model for line in lines if line.row == row)
        return bool(g.context.model_has(unit, unit.model(model), "tank-hunters"))


def turn_walkers(g: B, unit: Unit, target: Unit) -> None:
    """The walkers of a unit that fires turn to its target (WH-VEH-26)."""
    turning = turns_to(g, unit, target)
    if turning:
        g.emit(WalkersTurned(unit.id, turning), "WH-VEH-26")


def with_powers(unit: Unit, firing: tuple[Firing, ...], powers: PowerDone) -> tuple[Firing, ...]:
    """What is fired once the psychic tests are taken: without the powers that did not come, and whoever their perils
    have killed (WH-UNIT-05)."""
    came = {model for _, model in powers.came}
    alive = {model.id for model in unit.models}
    return tuple(
        each
        for each in firing
        if each.model in alive and (each.model in came or not is_psychic(TABLES.weapons[each.weapon]))
    )


def spent_by(g: G, unit: Unit, firing: Sequence[Firing]) -> tuple[str, ...]:
    """Who fires from a vehicle, or fires or serves a gun (WH-VEH-18, WH-UNIT-02)."""
    serving = gunners(g, unit, firing) or {}
    return (*dict.fromkeys(each.model for each in firing), *serving.values())


def rolls_of(lines: Sequence[Line]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rolls for random numbers of shots: of each the weapon, and the models and weapons it is for: some weapons
    roll once for the whole unit (WH-WEAPON-23)."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for line in lines:
        if line.shots is not None:
            continue
        shared = "one-roll-for-all" in TABLES.weapons[line.weapon].traits
        same = next((roll for roll in found if shared and roll[0] == line.weapon), None)
        if same is None:
            found.append((line.weapon, [(line.model, line.weapon)]))
        else:
            same[1].append((line.model, line.weapon))
    return found


def total_of(weapon: str) -> Total:
    """How the die for a random number of shots is read."""
    throw = TABLES.weapons[weapon].shots
    assert isinstance(throw, Throw)
    return Total(SIX // throw.sides)


def add(found: dict[Blow, int], blow: Blow, hits: int) -> None:
    """So many hits more of a kind, if they can wound at all."""
    if hits and (blow.need or blow.rending):
        found[blow] = found.get(blow, 0) + hits
