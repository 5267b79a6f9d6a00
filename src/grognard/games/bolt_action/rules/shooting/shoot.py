"""The shooting procedure: declare, react, open fire, hit, damage, casualties, morale (chapter Shooting)."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.dice import Pool, Roll, Total, rolls
from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Skip, Window, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.tables import Shell
from grognard.games.bolt_action.data.weapons import Dice, Weapon
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.reaction_triggers import UnderFire
from grognard.games.bolt_action.rules.shooting import aim, flame, smoke
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage, is_shielded
from grognard.games.bolt_action.rules.shooting.fates import FLAME_PINS, HIT, blast_hits, stacked_pins, to_hit
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.vehicles.collapse import Collapse
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Hits, VehicleHits
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.events.shooting import (
    Burst,
    Fired,
    NoShot,
    RangedIn,
    Scored,
    ShotDeclared,
    SmokeLaid,
    Volley,
    Why,
)
from grognard.games.bolt_action.state.state import Ranging, Unit, Way


class Shoot(Procedure):
    """One unit shoots at another: steps 1 to 7 of the procedure (BA-SHOOT-08).

    All shots are simultaneous; pins and losses are counted over the whole action. ``snap``, ``way``, ``laid``,
    ``among``: see ``aim.aims``; ``declared``: the target is declared and has reacted already (BA-SHOOT-25); ``smoke``:
    only smoke shells are fired (BA-WPN-16); ``stray``: the shot is part of a salvo at another unit (BA-WPN-13).
    """

    unit: str
    target: str
    why: Why
    holding: tuple[str, ...] = ()
    moved: bool = False
    snap: bool = False
    laid: tuple[Laid, ...] = ()
    among: tuple[str, ...] = ()
    declared: bool = False
    smoke: bool = False
    way: Way | None = None
    stray: bool = False
    volleys: tuple[Volley, ...] = ()
    men: int = 0
    lost: int = 0
    hits: tuple[int, ...] = ()
    pins: int = 0

    @step
    def declare_target(self, g: B) -> Action:
        """Steps 1 and 2: the target is declared and reacts before anything is measured (BA-SHOOT-28).

        By house rule it is measured first, and there is nothing to react to if nobody can shoot.
        """
        if self.declared:
            return None
        g.emit(ShotDeclared(self.unit, self.target, self.why), "BA-SHOOT-01")
        if g.setup.options["react_before_measure"] == "off" and not self.aims(g).volleys:
            return None
        return Window(UnderFire(self.unit, self.target))

    @step
    def open_fire(self, g: B) -> Action:
        """Steps 3 and 4: ranges are measured and everyone who can shoots (BA-SHOOT-07, BA-SHOOT-29)."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        if not unit.on_table or not target.on_table:
            return Done()
        aims = self.aims(g)
        volleys = tuple(each.volley for each in aims.volleys if not self.smoke or smoke.lays_smoke(each.volley.weapon))
        if not volleys:
            g.emit(NoShot(self.unit, self.target), "BA-SHOOT-29", "BA-GEN-07")
            return Done()
        used = {volley.weapon for volley in volleys if tables.WEAPONS[volley.weapon].one_shot}
        spent = () if self.why == "mistake" else tuple(sorted(used))
        g.emit(Fired(self.unit, self.target, volleys, spent), "BA-SHOOT-08", *rules_of(aims))
        shots = [(to_hit(volley.need), volley.shots) for volley in volleys if not flame.is_flame(volley)]
        return self.then(Call(play(shots, unit.seat)), volleys=volleys, men=len(target.men))

    @step
    def burn(self, g: G, scored: tuple[Counter[str], ...]) -> Action:
        """Flame needs no roll to hit: its dice are its hits (BA-SHOOT-23, BA-WPN-11)."""
        shots = iter(scored)
        hits = tuple(0 if flame.is_flame(volley) else next(shots)[HIT] for volley in self.volleys)
        flames = [Pool(volley.shots, Total()) for volley in self.volleys if flame.is_flame(volley)]
        dice = rolls(flames, say("ba-roll-flame"), "BA-WPN-11", seat=g.state.units[self.unit].seat)
        return self.then(dice, hits=hits)

    @step
    def count_hits(self, g: B, flames: tuple[int, ...]) -> Action:
        """The hits are counted; without any the target is not even pinned (BA-SHOOT-24)."""
        burnt = iter(flames)
        hits = tuple(
            next(burnt) if flame.is_flame(volley) else number
            for number, volley in zip(self.hits, self.volleys, strict=True)
        )
        shots = sum(volley.shots for volley in self.volleys)
        g.emit(Scored(self.unit, self.target, sum(hits), shots), "BA-SHOOT-24")
        range_in(g, self.unit, self.target, self.volleys, hits, self.moved)
        if not sum(hits):
            return Done()
        if self.smoke:
            middle = smoke.screen_before(g, g.state.units[self.unit], g.state.units[self.target])
            g.emit(SmokeLaid(self.unit, self.target, middle), "BA-WPN-16")
            return Done()
        pins = any(number and self.pins_as_usual(g, volley) for number, volley in zip(hits, self.volleys, strict=True))
        return self.then(hits=hits, pins=int(pins))

    def pins_as_usual(self, g: G, volley: Volley) -> bool:
        """Whether a volley's hits bring the one pin of any hit: not of small arms on enclosed armour, nor where flame
        has pins of its own (BA-PIN-02, BA-WPN-11)."""
        if flame.is_flame(volley):
            return not flame.shakes(g, self.target)
        return volley.pen is not None or pinned_by_small_arms(g, self.target)

    @step("flame_frightens")
    def shells_burst(self, g: G) -> Action:
        """Each shell's hit becomes many, and its pins are rolled, once for each shell; its neighbours are safe
        (BA-HE-01, BA-HE-07).
        """
        shells = self.shells()
        if not shells:
            return Skip("flame_frightens")
        pools: list[Pool] = []
        for index, row in shells:
            if not is_armoured(g, self.target):
                pools += [pool(row.hits)] * self.hits[index]
            if isinstance(row.pins, Dice):
                pools += [pool(row.pins)] * self.hits[index]
        if not pools:
            return Next(())
        return rolls(pools, say("ba-roll-shell"), "BA-HE-01", seat=g.state.units[self.unit].seat)

    @step
    def multiply_hits(self, g: B, rolled: tuple[int, ...]) -> Action:
        """Men who are Down halve the hits, rounding down; of several pins the highest number counts (BA-HE-03,
        BA-HE-05, BA-PIN-07). On armour a shell is one hit (BA-HE-04).
        """
        shells, values = self.shells(), iter(rolled)
        target = g.state.units[self.target]
        armoured = is_armoured(g, self.target)
        down = target.order == "down" and not target.is_vehicle
        hits, pins, biggest = list(self.hits), [], 0
        for index, row in shells:
            number = self.hits[index]
            if not armoured:
                blasts = [next(values) for _ in range(number)]
                biggest = max(biggest, *blasts)
                hits[index] = sum(blast_hits(blast, down) for blast in blasts)
            pins += [next(values) if isinstance(row.pins, Dice) else row.pins for _ in range(number)]
        bursting = {index for index, _ in shells}
        if any(number and at not in bursting for at, number in enumerate(self.hits)):
            pins.append(self.pins)
        stacked = stacked_pins(pins, sums_pins(g))
        rule = "BA-HE-04" if armoured else "BA-HE-01"
        blast = sum(hits[index] for index in bursting)
        g.emit(Burst(self.unit, self.target, blast, stacked), rule, *(("BA-HE-03",) if down else ()))
        after = replace(self, hits=tuple(hits), pins=stacked)
        if target.inside is not None and biggest >= tables.BUILDINGS["felling-hits"].value:
            return after.then(Call(Collapse(target.inside.building)))
        return after.then()

    @step("roll_damage")
    def flame_frightens(self, g: G) -> Action:
        """Flame brings infantry and artillery D3+1 pins instead of one (BA-WPN-11)."""
        if not flame.used(self.volleys) or not flame.shakes(g, self.target):
            return Skip("roll_damage")
        seat = g.state.units[self.unit].seat
        return Roll((pool(FLAME_PINS),), say("ba-roll-flame-pins"), ("BA-WPN-11",), seat)

    @step
    def add_pins(self, g: G, rolled: int) -> Action:
        """Of several pins the highest number counts (BA-PIN-07)."""
        return self.then(pins=stacked_pins((self.pins, rolled + FLAME_PINS.plus), sums_pins(g)))

    @step
    def roll_damage(self, g: G) -> Action:
        """Steps 5 and 6: damage and casualties (BA-SHOOT-26); in a fallen building nobody is left (BA-BLD-04); a
        vehicle is pinned first (BA-VEH-26)."""
        firer, target = g.state.units[self.unit], g.state.units[self.target]
        if not target.alive:
            return Done()
        if target.is_vehicle:
            struck = tuple(
                Hits(hits, volley.pen, volley.side, volley.indirect)
                for volley, hits in zip(self.volleys, self.hits, strict=True)
            )
            return Call(VehicleHits(self.target, self.pins, struck))
        blows = tuple(
            blows_by(g, firer, target, volley, hits, self.moved, self.snap)
            for volley, hits in zip(self.volleys, self.hits, strict=True)
        )
        return Call(Damage(self.target, blows))

    @step
    def place_pins(self, g: G, lost: int) -> Action:
        """Casualties off, pins on, rout by pins (BA-PIN-03, BA-MOR-09); a vehicle never checks for losses
        (BA-VEH-41)."""
        if g.context.profile(self.target).chassis is not None:
            return None
        return self.then(Call(morale.TakePins(self.target, self.pins)), lost=lost)

    @step
    def check_morale(self, g: G) -> Action:
        """Step 7: half the models lost in this action call for a morale check (BA-MOR-05), flame for one in any case;
        only one is taken (BA-MOR-09, BA-WPN-11)."""
        if flame.used(self.volleys) and flame.checks(g, self.target):
            return Call(morale.FlameCheck(self.target)) if g.state.units[self.target].alive else None
        return Call(morale.LossCheck(self.target, self.men, self.lost))

    @step
    def check_fuel(self, g: G) -> Action:
        """A flamethrower may be empty now (BA-WPN-12)."""
        fired = flame.used(self.volleys)
        return Call(flame.FuelCheck(self.unit, fired)) if fired else Done()

    def aims(self, g: G) -> Aims:
        """The volleys as things stand."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        if self.stray:
            return aim.stray_aims(g, unit, target)
        charged = self.why == "defence"
        return aim.aims(g, unit, target, self.holding, self.moved, self.snap, self.way, self.laid, self.among, charged)

    def shells(self) -> list[tuple[int, Shell]]:
        """The volleys of shells that hit, by their index, and what each shell becomes (BA-HE-01, BA-HE-02)."""
        found = []
        for index, (volley, hits) in enumerate(zip(self.volleys, self.hits, strict=True)):
            weapon = tables.fired(volley.weapon, volley.way)
            if hits and weapon.he is not None and weapon.is_shell:
                found.append((index, tables.HIGH_EXPLOSIVE[weapon.he]))
        return found


def pool(dice: Dice) -> Pool:
    """The dice of a table's entry; a D2 or D3 is read off an ordinary die."""
    return Pool(dice.count, Total(per=6 // dice.sides))


def blows_by(g: G, firer: Unit, target: Unit, volley: Volley, hits: int, moved: bool, snap: bool) -> Blows:
    """A volley's hits as blows; a gun shield may stop them (BA-DAM-08)."""
    weapon = tables.fired(volley.weapon, volley.way)
    found = blows_of(weapon, hits, aim.uses_scope(weapon, moved, snap))
    return replace(found, shielded=True) if is_shielded(g, target, firer, volley, found.aimed) else found


def blows_of(weapon: Weapon, hits: int, aimed: bool) -> Blows:
    """The hits of a weapon as blows: its penetration, or its shell's (BA-DAM-01, BA-HE-01, BA-WPN-23).

    Of an autocannon's two shots each hit bursts, and the pins count once (BA-HE-05).
    """
    if weapon.he is not None and weapon.is_shell:
        return Blows(hits, tables.HIGH_EXPLOSIVE[weapon.he].pen, small_arms=False)
    return Blows(hits, weapon.pen or 0, weapon.small_arm, aimed, sheltered=not weapon.flamethrower)


def sums_pins(g: G) -> bool:
    """Whether by house rule pins of one action are added up (BA-PIN-07)."""
    return g.setup.options["pin_stacking"] == "sum"


def is_armoured(g: G, unit: str) -> bool:
    """Whether a unit is a vehicle with armour."""
    own = g.context.profile(unit).chassis
    return own is not None and own.armoured


def pinned_by_small_arms(g: G, unit: str) -> bool:
    """Whether small arms pin a unit by hitting it: all but enclosed armour (BA-PIN-02)."""
    own = g.context.profile(unit).chassis
    return own is None or not own.enclosed


def rules_of(aims: Aims) -> tuple[str, ...]:
    """The rules behind all modifiers of an action's volleys, each once."""
    return tuple(dict.fromkeys(modifier.rule for each in aims.volleys for modifier in each.modifiers))


def range_in(g: B, unit: str, target: str, volleys: tuple[Volley, ...], hits: tuple[int, ...], moved: bool) -> None:
    """An indirect weapon counts its shots at a target; firing at anything else, or on Advance, starts anew
    (BA-WPN-08, BA-WPN-21). A multiple launcher never ranges in (BA-WPN-13).
    """
    ranging = g.state.units[unit].ranging
    if any(tables.WEAPONS[volley.weapon].multiple for volley in volleys):
        return
    indirect = [number for volley, number in zip(volleys, hits, strict=True) if volley.indirect]
    if indirect:
        same = ranging is not None and ranging.target == target and not moved
        before = ranging if same and ranging is not None else Ranging(target, 0)
        on_target = before.on_target or any(indirect)
        g.emit(RangedIn(unit, Ranging(target, before.shots + 1, on_target)), "BA-WPN-08")
    elif ranging is not None:
        g.emit(RangedIn(unit, None), "BA-WPN-21")
