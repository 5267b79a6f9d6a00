"""The blows of a combat, from Initiative 10 down to 1 (WH-ASSAULT-09, WH-ASSAULT-24)."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons, split
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup, Melee, swings_of, undecided
from grognard.games.wh40k5.rules.assault.fates import STRUCK, WOUND
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Dealt, Wounds
from grognard.games.wh40k5.rules.units.artillery import GunHits
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleDealt, VehicleHits
from grognard.games.wh40k5.state.choices import Aimed, Assign, Wield, Wielded
from grognard.games.wh40k5.state.events.assault import Blows
from grognard.games.wh40k5.state.state import enemy

FIRST = TABLES.limits["first-initiative"].value


class Rounds(Procedure):
    """Step after step of Initiative: weapons are chosen, attacks divided, everybody of the step strikes, and only then
    the wounds are saved and models removed (WH-ASSAULT-09, WH-ASSAULT-24, WH-CCW-12). Done with the wounds each side
    suffered."""

    melee: Melee
    initiative: int = FIRST
    wielded: tuple[Wielded, ...] = ()
    aimed: tuple[Aimed, ...] = ()
    suffered: tuple[int, int] = (0, 0)

    @step
    def choose(self, g: G) -> Action:
        """Who has several weapons or several enemies says what he does (WH-CCW-12, WH-ASSAULT-12)."""
        if not self.initiative:
            return Done(self.suffered)
        for unit, models in undecided(g, self.melee, self.wielded, self.initiative):
            return Ask(ChooseWeapons(unit.seat, unit.id, self.melee, tuple(model.id for model in models)))
        known = {each.model for each in self.aimed}
        for unit, ids in split(g, self.melee, self.wielded, self.initiative):
            if not known.issuperset(ids):
                return Ask(ChooseVictims(unit.seat, unit.id, self.melee, self.wielded, ids))
        return Next(None)

    @step
    def strike(self, g: G, choice: Wield | Assign | None) -> Action:
        if isinstance(choice, Wield):
            return Repeat(replace(self, wielded=(*self.wielded, *choice.weapons)))
        if isinstance(choice, Assign):
            return Repeat(replace(self, aimed=(*self.aimed, *choice.attacks)))
        swings = swings_of(g, self.melee, self.wielded, self.aimed, self.initiative)
        return Call(Exchange(self.initiative, swings)) if swings else Next((0, 0))

    @step
    def go_on(self, g: G, suffered: tuple[int, int]) -> Action:
        total = self.suffered[0] + suffered[0], self.suffered[1] + suffered[1]
        return Repeat(replace(self, initiative=self.initiative - 1, aimed=(), suffered=total))


class PendingWounds(Record):
    """The wounds of a step that a unit has to save, by their kinds."""

    unit: str
    kinds: tuple[Wound, ...]
    counts: tuple[int, ...]


class Exchange(Procedure):
    """All attacks of one step of Initiative, of both sides (WH-ASSAULT-09, WH-ASSAULT-11, WH-ASSAULT-24). Done with the
    wounds each side suffered."""

    initiative: int
    swings: tuple[AttackGroup, ...]

    @step
    def strike(self, g: G) -> Action:
        """All blows hit, wound and are repeated together (WH-ASSAULT-10, WH-ASSAULT-11)."""
        return Call(play(((swing.fate, swing.attacks) for swing in self.swings), g.state.active))

    @step
    def add_up(self, g: B, ends: tuple[Counter[str], ...]) -> Action:
        """The wounds of both sides are known; now the victims suffer them, one unit after the other."""
        tolls: dict[str, dict[Wound, int]] = {}
        armour = []
        for swing, end in zip(self.swings, ends, strict=True):
            wounds = end[WOUND]
            hit = end[STRUCK] + wounds
            g.emit(
                Blows(swing.unit, swing.target, self.initiative, swing.attacks, hit, wounds),
                "WH-ASSAULT-09", "WH-ASSAULT-11",
            )  # fmt: skip
            if wounds:
                found = tolls.setdefault(swing.target, {})
                found[swing.wound] = found.get(swing.wound, 0) + wounds
            if swing.armour is not None and hit:
                armour.append(replace(swing, attacks=hit))
        due = tuple(PendingWounds(unit, tuple(kinds), tuple(kinds.values())) for unit, kinds in tolls.items())
        return Call(Suffering(due, tuple(armour)))

    @step
    def end(self, g: G, suffered: tuple[int, int]) -> Action:
        return Done(suffered)


class Suffering(Procedure):
    """Unit after unit suffers the wounds of a step, vehicle after vehicle its hits (WH-ASSAULT-24, WH-VEH-33).

    Done with the wounds each side suffered: each Wound lost counts once, so that those too many do not, and instant
    death counts all the victim had (WH-ASSAULT-13); each glancing or penetrating hit on a walker counts one, by the
    option ``walker_hits_count``, a gun that is destroyed none; those a side causes itself only by
    ``self_wounds_count`` (WH-ASSAULT-30)."""

    tolls: tuple[PendingWounds, ...]
    armour: tuple[AttackGroup, ...]
    before: tuple[int, int] = (0, 0)
    suffered: tuple[int, int] = (0, 0)

    @step
    def suffer(self, g: G) -> Action:
        if self.tolls:
            toll = self.tolls[0]
            seat = g.state.units[toll.unit].seat
            after = replace(self, before=(left(g, toll.unit), seat))
            return after.then(Call(Wounds(toll.unit, toll.kinds, toll.counts, None, "combat")))
        if self.armour:
            swing = self.armour[0]
            hit: ArmourHit | None = swing.armour
            assert hit is not None
            seat = enemy(g.state.units[swing.target].seat)
            if not swing.model:
                return Call(GunHits(swing.target, (hit,) * swing.attacks, seat, cause="combat"))
            return Call(VehicleHits(swing.target, swing.model, (hit,) * swing.attacks, seat, "combat"))
        return Done(self.suffered)

    @step
    def count(self, g: G, dealt: Dealt | VehicleDealt | None) -> Action:
        if dealt is None:
            return Repeat(replace(self, armour=self.armour[1:]))
        if isinstance(dealt, Dealt):
            wounds, seat = self.before
            lost = wounds - left(g, self.tolls[0].unit)
            own = dealt.perils if g.setup.options["self_wounds_count"] == "true" else 0
            suffered = added(added(self.suffered, seat, lost), enemy(seat), own)
            return Repeat(replace(self, tolls=self.tolls[1:], suffered=suffered))
        swing = self.armour[0]
        target = g.state.units[swing.target]
        counts = g.setup.options["walker_hits_count"] == "one_each" and is_walker(target.of.part[0].model)
        hits = dealt.glancing + dealt.penetrating if counts else 0
        return Repeat(replace(self, armour=self.armour[1:], suffered=added(self.suffered, target.seat, hits)))


def is_walker(model: str) -> bool:
    """Whether a kind of model is a walker."""
    return TABLES.models[model].type == "walkers"


def left(g: G, unit: str) -> int:
    """The Wounds all models of a unit have left."""
    return sum(model.wounds for model in g.state.units[unit].models)


def added(counts: tuple[int, int], seat: int, wounds: int) -> tuple[int, int]:
    """What each side suffered, with some more for one."""
    return (counts[0] + wounds, counts[1]) if seat == 0 else (counts[0], counts[1] + wounds)
