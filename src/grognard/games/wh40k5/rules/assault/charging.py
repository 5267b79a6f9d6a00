"""Who may assault whom, and the assault move (WH-ASSAULT-01 to WH-ASSAULT-05, WH-ASSAULT-22, WH-ASSAULT-27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.cached_per_state import once
from grognard.games.wh40k5.ground.combats import can_be_locked, is_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.engagement import touched_by, touching
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.ground.vehicle_condition import is_halted
from grognard.games.wh40k5.rules.assault import first_move
from grognard.games.wh40k5.rules.assault.approaching import RULES, ChooseApproach
from grognard.games.wh40k5.rules.assault.charge_reactions import Countering, RunDown
from grognard.games.wh40k5.rules.assault.press import Closing
from grognard.games.wh40k5.rules.movement.danger import is_endangered
from grognard.games.wh40k5.rules.movement.movement import is_careful, reaches_rough
from grognard.games.wh40k5.rules.units.waaagh import is_fleet
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.state.choices import Charge, Leg, Walk
from grognard.games.wh40k5.state.events.assault import Approached, AssaultDeclared, Assaulted, AssaultFellShort
from grognard.games.wh40k5.state.state import Model, Unit, enemy
from grognard.space.plane import Point, gaps, length_of
from grognard.space.terrain import apart

DICE = TABLES.limits["difficult-dice"].value
FAST = "beasts-and-cavalry"
JUMPERS = "jump-infantry"


# ---- who may ----------------------------------------------------------------------------------------------------


@once
def cannot_assault(g: G, unit: Unit) -> Refused | None:
    """Why a unit may assault nobody now (WH-ASSAULT-01, WH-ASSAULT-27)."""
    if unit.declared is not None:
        return Refused(say("wh-refused-declared"), "WH-ASSAULT-27")
    if any(model.type.assault is None for model in unit.models):
        return Refused(say("wh-refused-cannot-assault"), "WH-ASSAULT-01")
    if any(is_halted(g.state, model) for model in unit.models):
        return Refused(say("wh-refused-halted"), "WH-VEH-07", "WH-VEH-26")
    if unit.ran and not is_fleet(g, unit):
        return Refused(say("wh-refused-ran"), "WH-ASSAULT-01", "WH-USR-08")
    if fired_too_much(g, unit):
        return Refused(say("wh-refused-fired"), "WH-ASSAULT-01", "WH-WEAPON-02", "WH-WEAPON-04", "WH-WEAPON-05")
    if unit.fleeing:
        return Refused(say("wh-refused-fleeing"), "WH-ASSAULT-01", "WH-MORALE-06")
    if unit.down is not None:
        return Refused(say("wh-refused-down"), "WH-ASSAULT-01", "WH-SAVE-07")
    if unit.barred or unit.stranded or unit.idle:
        return Refused(say("wh-refused-barred"), "WH-ASSAULT-01")
    if unit.boosted:
        return Refused(say("wh-refused-boosted"), "WH-ASSAULT-01", "WH-MOVE-06")
    return Refused(say("wh-refused-locked"), "WH-ASSAULT-18") if is_locked(g, unit) else None


def fired_too_much(g: G, unit: Unit) -> bool:
    """Whether a unit has fired weapons that forbid an assault (WH-ASSAULT-01)."""
    return forbids_assault(g, unit, unit.fired)


def forbids_assault(g: G, unit: Unit, types: Iterable[str]) -> bool:
    """Whether to fire weapons of these types forbids a unit to assault: not if it is Relentless, or consists of walkers
    (WH-ASSAULT-01, WH-USR-15, WH-VEH-26)."""
    if g.context.has(unit, "relentless") or all(model.type.vehicle for model in unit.models):
        return False
    return any(not TABLES.weapon_types[type].assault for type in types)


def charge_refusal(g: G, unit: Unit, target: str) -> Refused | None:
    """Why a unit may not assault another: who shot may assault only whom it shot at, or those its shots forced out of
    their transport; who touches a vehicle strikes it without another assault (WH-ASSAULT-01, WH-ASSAULT-26,
    WH-VEH-33)."""
    stuck = cannot_assault(g, unit)
    if stuck is not None:
        return stuck
    foe = g.state.units.get(target)
    if foe is None or foe.seat == unit.seat or not foe.on_table:
        return Refused(say("wh-refused-no-enemy"), "WH-ASSAULT-02")
    if touching(g, unit, foe) is not None:
        return Refused(say("wh-refused-touched-already"), "WH-VEH-33")
    if unit.shot not in (None, target) and foe.spilled != unit.id:
        return Refused(say("wh-refused-shot-other"), "WH-ASSAULT-01", "WH-ASSAULT-26")
    return None


def pair_refusal(g: G, unit: Unit, choice: Charge) -> Refused | None:
    """Why another model than the named one goes first, or onto another enemy: only of those exactly as near does its
    player choose (WH-ASSAULT-02, WH-CORE-10)."""
    pairs = first_move.nearest_pairs(g, unit, g.state.units[choice.target])
    if any(choice.first in ("", first) and choice.onto in ("", onto) for first, onto in pairs):
        return None
    return Refused(say("wh-refused-not-nearest"), "WH-ASSAULT-02", "WH-CORE-10")


def rate(unit: Unit) -> int:
    """How far a unit assaults at most: as far as its slowest model (WH-ASSAULT-02, WH-MOVE-12)."""
    return min(model.type.assault or 0 for model in unit.models)


def listed(g: G, unit: Unit) -> Iterator[Charge]:
    """The assaults a unit may try on enemies it might reach."""
    return (charge for charge in candidates(g, unit) if refusal(g, unit, charge) is None)


def refusal(g: G, unit: Unit, charge: Charge) -> Refused | None:
    """Why a unit may not assault so."""
    refused = charge_refusal(g, unit, charge.target)
    if refused is None and (charge.first or charge.onto):
        refused = pair_refusal(g, unit, charge)
    if refused is not None or not charge.through:
        return refused
    return through_refusal(g, unit)


def candidates(g: G, unit: Unit) -> Iterator[Charge]:
    """The assaults of a unit that may assault at all, on enemies it might reach."""
    if cannot_assault(g, unit) is not None:
        return
    here, reach = g.context.stand(unit.models), rate(unit)
    left, top, right, bottom = here.box
    for foe in g.state.standing(enemy(unit.seat)):
        if apart((left - reach, top - reach, right + reach, bottom + reach), g.context.stand(foe.models).box):
            continue
        if gaps(here.table, table_of(g, foe)[0]).min() > reach:
            continue
        yield Charge(unit.id, foe.id)
        if is_slowed(g, unit) and not must_roll(g, unit, foe):
            yield Charge(unit.id, foe.id, through=True)


def through_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit may not roll for difficult terrain of its own will: it is not slowed, or none is in reach
    (WH-ASSAULT-03)."""
    if is_slowed(g, unit) and rough_near(g, unit):
        return None
    return Refused(say("wh-refused-no-roll"), "WH-ASSAULT-03")


def rough_near(g: G, unit: Unit) -> bool:
    """Whether difficult terrain is within reach of a unit's assault."""
    return reaches_rough(g, unit, rate(unit))


# ---- terrain ----------------------------------------------------------------------------------------------------


def on_foot(g: G, model: Model) -> bool:
    """Whether a model that flies assaults on foot: jump infantry, by the option ``jump_charge`` (WH-MOVE-09)."""
    return model.of.type == JUMPERS and g.setup.options["jump_charge"] == "as_infantry"


def is_slowed(g: G, unit: Unit) -> bool:
    """Whether difficult terrain slows the assault of a unit (WH-ASSAULT-03, WH-MOVE-09, WH-MOVE-12)."""
    return any(model.type.slowed or on_foot(g, model) for model in unit.models)


def must_roll(g: G, unit: Unit, target: Unit, first: str = "", onto: str = "") -> bool:
    """Whether the assault is rolled for whatever its player wants: the shortest way of the first model crosses
    difficult terrain, or models begin in it (WH-ASSAULT-03)."""
    if is_careful(g, unit):
        return True
    if not is_slowed(g, unit):
        return False
    difficult = g.context.ground_of(g.state).difficult
    if any(difficult.touches((model.at,)) for model in unit.models):
        return True
    way = first_move.way_to(g, unit, target, first, onto)
    return way is not None and difficult.touches(way.points)


def crosses(g: G, unit: Unit, legs: tuple[Leg, ...]) -> bool:
    """Whether any of these ways touches difficult or dangerous terrain."""
    ground = g.context.ground_of(g.state)
    ways = [(unit.model(leg.model).at, *leg.points) for leg in legs]
    return any(ground.difficult.touches(way) or ground.dangerous.touches(way) for way in ways)


def endangers(g: G, model: Model, way: tuple[Point, ...]) -> bool:
    """Whether an assault over this way makes a model test: who is on foot as infantry does (WH-ASSAULT-03,
    WH-MOVE-09)."""
    return is_endangered(g, model, way, on_foot=on_foot(g, model))


def reach(g: G, unit: Unit, faces: tuple[int, ...]) -> int:
    """How far the highest die lets a unit assault: beasts and cavalry twice as far (WH-ASSAULT-03, WH-MOVE-08)."""
    double = all(model.of.type == FAST for model in unit.models)
    return min(max(faces) * INCH * (2 if double else 1), rate(unit))


# ---- the move ---------------------------------------------------------------------------------------------------


class Charging(Procedure):
    """A unit assaults another: its nearest model first, then the rest (WH-ASSAULT-02, WH-ASSAULT-22).

    ``first`` and ``onto`` as in ``Charge``. ``locked`` and ``helpless``: the enemy units that were locked, or locked or
    down, when it came. Done with whether it ran down a fleeing unit and touches nobody (WH-MORALE-15).
    """

    unit: str
    target: str
    through: bool
    first: str = ""
    onto: str = ""
    locked: tuple[str, ...] = ()
    helpless: tuple[str, ...] = ()
    rolled: bool = False
    allowance: int = 0
    legs: tuple[Leg, ...] = ()
    ran_down: bool = False
    endangered: tuple[str, ...] = ()
    stumbled: bool = False

    @step
    def declare(self, g: B) -> Action:
        """The target is named; only then is it measured, and rolled for difficult terrain (WH-CORE-04,
        WH-ASSAULT-27)."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        g.emit(AssaultDeclared(self.unit, self.target), "WH-ASSAULT-02")
        foes = list(g.state.standing(enemy(unit.seat)))
        locked = tuple(foe.id for foe in foes if is_locked(g, foe))
        helpless = tuple(foe.id for foe in foes if foe.id in locked or foe.down is not None)
        rolled = self.through or must_roll(g, unit, target, self.first, self.onto)
        after = replace(self, locked=locked, helpless=helpless, rolled=rolled, allowance=rate(unit))
        if not rolled:
            return after.then(Next(None))
        more = all(g.context.model_has(unit, model, "move-through-cover") for model in unit.models)
        return after.then(
            roll(DICE + more, Faces(), say("wh-roll-difficult"), "WH-ASSAULT-03", "WH-USR-12", seat=unit.seat)
        )

    @step
    def touch(self, g: B, faces: tuple[int, ...] | None) -> Action:
        """The nearest model goes the shortest way into contact; if it falls short nobody moves (WH-ASSAULT-27). A
        fleeing unit is tested the moment it is touched (WH-MORALE-15)."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        allowance = reach(g, unit, faces) if faces is not None else self.allowance
        first = first_move.way_to(g, unit, target, self.first, self.onto)
        if first is None or length_of(first.points) > allowance + 1:
            return self.fall_short(g, allowance)
        (leg,) = floors.closing_in(g, unit, (Leg(first.model, first.points[1:]),), (self.target,))
        if leg.storey is not None and length_of(first.points) + floors.climb_of(g, unit, leg) > allowance + 1:
            return self.fall_short(g, allowance)
        tested = (first.model,) if endangers(g, unit.model(first.model), first.points) else ()
        stumbled = self.stumbles(g, unit, (leg,))
        after = replace(self, allowance=allowance, legs=(leg,), endangered=tested, stumbled=stumbled)
        g.emit(Approached(self.unit, (leg,), "assault"), *RULES["assault"])
        return after.then(Call(RunDown(self.target)) if target.fleeing else Next(False))

    def fall_short(self, g: B, allowance: int) -> Action:
        """Nobody moves (WH-ASSAULT-27)."""
        g.emit(AssaultFellShort(self.unit, self.target, allowance), "WH-ASSAULT-27")
        return Done(False)

    @step
    def follow(self, g: G, ran_down: bool) -> Action:
        """The others may touch any enemy, once the first has touched the one named (WH-ASSAULT-05, WH-ASSAULT-22)."""
        unit = g.state.units[self.unit]
        after = replace(self, ran_down=ran_down)
        movers = tuple(model.id for model in unit.models if model.id != self.legs[0].model)
        if not movers:
            return after.then(Next(Walk(())))
        foes = () if ran_down else tuple(foe.id for foe in g.state.standing(enemy(unit.seat)))
        rough = self.rolled or not is_slowed(g, unit)
        aims = () if ran_down else (self.target,)
        closing = Closing(self.unit, movers, foes, self.allowance, rough, "assault", aims)
        return after.then(Ask(ChooseApproach(unit.seat, closing)))

    @step
    def arrive(self, g: B, choice: Walk) -> Action:
        """Models that crossed dangerous ground test (WH-ASSAULT-03)."""
        unit = g.state.units[self.unit]
        legs = (*self.legs, *choice.legs)
        tested = tuple(
            leg.model
            for leg in choice.legs
            if endangers(g, unit.model(leg.model), (unit.model(leg.model).at, *leg.points))
        )
        stumbled = self.stumbled or bool(tested) or self.stumbles(g, unit, choice.legs)
        after = replace(self, legs=legs, stumbled=stumbled)
        if choice.legs:
            foes = [foe.id for foe in g.state.standing(enemy(unit.seat))]
            g.emit(Approached(self.unit, floors.closing_in(g, unit, choice.legs, foes), "assault"), *RULES["assault"])
        tested = (*self.endangered, *tested)
        return after.then(Call(danger_tests(g, self.unit, tested)) if tested else None)

    @step
    def run_down_others(self, g: G) -> Action:
        """Further fleeing units that were touched (WH-MORALE-15)."""
        unit = g.state.units[self.unit]
        fleeing = next((foe.id for foe in touched_by(g, unit) if foe.fleeing), None) if unit.models else None
        return Call(RunDown(fleeing)) if fleeing else None

    @step
    def settle(self, g: B) -> Action:
        """Every unit touched has been assaulted; those not locked before may counter-attack (WH-ASSAULT-22,
        WH-USR-04)."""
        unit = g.state.units[self.unit]
        if not unit.models:
            return Done(False)
        targets = tuple(foe.id for foe in touched_by(g, unit))
        helpless = tuple(id for id in self.helpless if id in targets)
        g.emit(Assaulted(self.unit, targets, helpless, self.stumbled), "WH-ASSAULT-22", "WH-ASSAULT-04")
        fresh = tuple(id for id in targets if id not in self.locked)
        return Call(Countering(fresh))

    @step
    def end(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Done(self.ran_down and not any(can_be_locked(foe) for foe in touched_by(g, unit)))

    def stumbles(self, g: G, unit: Unit, legs: tuple[Leg, ...]) -> bool:
        """Whether ways cost the unit its Initiative: it rolled for terrain, or a model must test; of a Slow and
        purposeful unit only real terrain counts (WH-ASSAULT-04, WH-USR-28)."""
        tested = any(endangers(g, unit.model(leg.model), (unit.model(leg.model).at, *leg.points)) for leg in legs)
        if is_careful(g, unit):
            return tested or crosses(g, unit, legs)
        return tested or self.rolled
