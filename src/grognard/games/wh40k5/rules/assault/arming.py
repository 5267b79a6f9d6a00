"""What models fight with and whom they strike, where there is a choice (WH-CCW-10 to WH-CCW-12, WH-ASSAULT-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.assault.attack_groups import (
    Melee,
    attacks_at,
    base_attacks,
    options,
    strikers,
    targets,
    weapon_of,
)
from grognard.games.wh40k5.state.choices import Aimed, Assign, Wield, Wielded
from grognard.games.wh40k5.state.state import Unit


class ChooseWeapons(Decision):
    """With what the models of a unit fight whose first step it is: one of several special weapons, or against a vehicle
    a grenade (WH-CCW-10 to WH-CCW-12)."""

    sampled: ClassVar[bool] = True

    unit: str
    melee: Melee
    models: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: each model its first weapon, or another, those alike the same."""
        unit = g.state.units[self.unit]
        can = {id: options(g, self.melee, unit.model(id)) for id in self.models}
        most = max(len(weapons) for weapons in can.values())
        ways = [
            Wield(tuple(Wielded(id, weapons[min(number, len(weapons) - 1)]) for id, weapons in can.items()))
            for number in range(most)
        ]
        return list(dict.fromkeys(ways))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Every model takes one of the weapons it has."""
        if not isinstance(choice, Wield):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        if Counter(each.model for each in choice.weapons) != Counter(self.models):
            return Refused(say("wh-refused-wield"), "WH-CCW-12")
        for each in choice.weapons:
            if each.weapon not in options(g, self.melee, unit.model(each.model)):
                return Refused(say("wh-refused-wield-what", model=each.model), "WH-CCW-10", "WH-CCW-11")
        return None


class ChooseVictims(Decision):
    """How the models of a unit divide their attacks that can strike several units (WH-ASSAULT-12)."""

    sampled: ClassVar[bool] = True

    unit: str
    melee: Melee
    wielded: tuple[Wielded, ...]
    models: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: every model strikes one enemy with all it has, the first, the second and so on; or half each."""
        rows = {id: self.row(g, id) for id in self.models}
        most = max(len(row) for row in rows.values())
        found = [
            Assign(tuple(Aimed(id, *row[min(number, len(row) - 1)]) for id, row in rows.items()))
            for number in range(most)
        ]
        return list(dict.fromkeys(found))

    def row(self, g: G, id: str) -> list[tuple[str, int]]:
        """The enemy units a model can strike, and its attacks if it strikes only this one."""
        unit = g.state.units[self.unit]
        model = unit.model(id)
        weapon = weapon_of(g, self.melee, self.wielded, model)
        return [(foe.id, attacks_at(g, unit, model, weapon, foe)) for foe in targets(g, self.melee, id, weapon)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Every model makes all its attacks, those a charge adds only against whom it may."""
        if not isinstance(choice, Assign):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        if {each.model for each in choice.attacks} != set(self.models):
            return Refused(say("wh-refused-assign"), "WH-ASSAULT-12")
        if len({(each.model, each.unit) for each in choice.attacks}) != len(choice.attacks):
            return Refused(say("wh-refused-assign"), "WH-ASSAULT-12")
        for id in self.models:
            can = dict(self.row(g, id))
            mine = {each.unit: each.attacks for each in choice.attacks if each.model == id}
            if not mine.keys() <= can.keys() or min(mine.values()) < 1:
                return Refused(say("wh-refused-assign-whom", model=id), "WH-ASSAULT-12")
            model = unit.model(id)
            base = base_attacks(g, unit, model, weapon_of(g, self.melee, self.wielded, model))
            due = max(can[foe] for foe in mine)
            plain = sum(count for foe, count in mine.items() if can[foe] == base)
            if sum(mine.values()) != due or plain > base:
                return Refused(say("wh-refused-assign-count", model=id, count=due), "WH-ASSAULT-08", "WH-ASSAULT-12")
        return None


def split(g: G, melee: Melee, wielded: Sequence[Wielded], step: int) -> Iterator[tuple[Unit, tuple[str, ...]]]:
    """The models that strike at a step and can strike several units, unit by unit (WH-ASSAULT-12)."""
    found: dict[str, list[str]] = {}
    for unit, model, weapon in strikers(g, melee, wielded, step):
        if len(targets(g, melee, model.id, weapon)) > 1:
            found.setdefault(unit.id, []).append(model.id)
    for id, models in found.items():
        yield g.state.units[id], tuple(models)
