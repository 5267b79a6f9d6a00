"""What a result of the damage table does to a vehicle (AZ-VDM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Row, Successes, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import EffectRow, Effects, Fate, Part
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles.facing import Side
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, Hurt, cover_aboard
from grognard.games.operation_ww2.rules.crews.mobility import HALF_TRACK_BY_DIE, lost_with, secondary, wheel_or_track
from grognard.games.operation_ww2.rules.driving.rolling import RollOn
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import Catastrophe
from grognard.games.operation_ww2.state.choices import LoseWeapon
from grognard.games.operation_ww2.state.events.vehicles import PartsLost
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model


class Damage(Procedure):
    """The parts a result names, then the crew it strikes (AZ-VDM-14). The value is a ``Hurt``; nerves and morale wait
    for whoever called (AZ-VDM-15).

    ``parts`` are those still to be lost. ``cover`` is that of the crew; ``direct``: small arms were fired at the
    vehicle directly.
    """

    unit: str
    model: str
    effects: Effects
    parts: tuple[Part, ...]
    table: Table
    side: Side
    cover: Cover
    direct: bool = False
    hurt: Hurt = Hurt()

    @step
    def part(self, g: G) -> Action:
        return Call(LosePart(self.unit, self.model, self.parts[0], self.side)) if self.parts else Next(None)

    @step
    def crew(self, g: G, value: Effects | Hurt | None) -> Action:
        """What else a part brought is added; a Catastrophe ends everything (AZ-VDM-01, AZ-VDM-04)."""
        if isinstance(value, Hurt):
            return Done(value)
        if self.parts:
            assert value is not None
            whole = replace(
                self.effects,
                crew=self.effects.crew + value.crew,
                nerve_test=self.effects.nerve_test or value.nerve_test,
            )
            return Repeat(replace(self, effects=whole, parts=(*value.parts, *self.parts[1:])))
        if not self.effects.crew:
            return Next(Hurt())
        return Call(CrewHits(self.unit, self.model, self.effects.crew, self.table, self.cover, direct=self.direct))

    @step
    def unrolled(self, g: G, hurt: Hurt) -> Action:
        """Men whom the result itself kills or scares, without another roll (AZ-FVH-01)."""
        fates: list[Fate] = ["dead"] * self.effects.dead
        fates += ["scared"] * self.effects.scared
        given = tuple(fates)
        then = Call(CrewHits(self.unit, self.model, len(given), self.table, self.cover, given=given))
        return self.then(then if given else Next(Hurt()), hurt=hurt)

    @step
    def end(self, g: G, hurt: Hurt) -> Action:
        return Done(self.hurt.and_also(hurt).and_also(Hurt(nerve=int(self.effects.nerve_test))))


class LosePart(Procedure):
    """One part that a result names (AZ-VDM-04 to AZ-VDM-12). The value: further effects, of the engine; a ``Hurt``, of
    a Catastrophe; otherwise effects without anything."""

    unit: str
    model: str
    part: Part
    side: Side

    @step
    def find_out(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        model = unit.model(self.model)
        match self.part:
            case "engine":
                bounds = tuple(row.last for row in tables(g).engine.values())
                return roll(1, Row(bounds), say("az-roll-engine"), "AZ-VDM-04", seat=unit.seat, sides=10)
            case "catastrophe":
                return Call(Catastrophe(self.unit, self.model))
            case "secondary weapon":
                mounts = secondary(g, model)
                if len(mounts) > 1:
                    return Ask(ChooseLostWeapon(unit.seat, self.unit, self.model, mounts))
                return Next(LoseWeapon(mounts[0] if mounts else ""))
            case "wheel or track":
                named = wheel_or_track(g, model, self.side)
                if named is None:
                    need = HALF_TRACK_BY_DIE + 1
                    return roll(1, Successes(need), say("az-roll-wheel-or-track"), "AZ-VDM-16", sides=10)
                return Next(named)
        return Next(self.part)

    @step
    def lose(self, g: B, value: int | Hurt | LoseWeapon | Part) -> Action:
        if isinstance(value, Hurt):
            return Done(value)
        if self.part == "engine":
            assert isinstance(value, int)
            row: EffectRow = list(tables(g).engine.values())[value]
            return Done(row.effects)
        model = g.state.units[self.unit].model(self.model)
        part: Part = self.part
        if part == "wheel or track":
            part = ("wheel", "track")[value] if isinstance(value, int) else cast("Part", value)
        choice = value.mount if isinstance(value, LoseWeapon) else ""
        lost = lost_with(g, model, part, choice)
        if lost:
            g.emit(PartsLost(self.unit, self.model, lost), RULES[part])
        return Call(RollOn(self.unit, self.model)) if "immobile" in lost else None

    @step
    def end(self, g: G) -> Action:
        return Done(NO_EFFECTS)


NO_EFFECTS = Effects("NE")

RULES: dict[Part, str] = {
    "main weapon": "AZ-VDM-06",
    "secondary weapon": "AZ-VDM-07",
    "track": "AZ-VDM-09",
    "wheel": "AZ-VDM-10",
    "immobile": "AZ-VDM-05",
}
"""The rule behind the loss of each part."""


class ChooseLostWeapon(Decision):
    """Which of several secondary weapons is lost (AZ-VDM-07)."""

    unit: str
    model: str
    mounts: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them."""
        return [LoseWeapon(mount) for mount in self.mounts]


def damaged(g: G, unit: str, model: Model, effects: Effects, table: Table, side: Side, direct: bool) -> Damage:
    """What a result does to a vehicle, its crew in the cover it gives them (AZ-VDM-02)."""
    return Damage(unit, model.id, effects, effects.parts, table, side, cover_aboard(g, model), direct)
