"""Fire below ground: markers within 10 cm, nobody detected, no cover, area weapons by a die (AZ-TUN-08)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.dice import Pool, Successes, Total, rolls
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.damage import Burst as BurstRow
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot
from grognard.games.operation_ww2.rules.area.grenades import THROWN, most_throwers
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import armed, rounds_left
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.tunnels.declaring import distance
from grognard.games.operation_ww2.state.events.fire import Discharge, Fire, HeldFire, VolleyFired
from grognard.games.operation_ww2.state.shots import Attempt, Part, Shot, is_within_close, shot
from grognard.games.operation_ww2.state.state import Unit

BELOW = Part("below")
"""Everybody in a tunnel: people without cover."""


class Round(Record):
    """A weapon that is fired below ground; ``radius`` of its template in centimetres, 0: it lays none."""

    armed: Armed
    shot: Shot
    radius: int = 0


def rounds(g: G, unit: Unit, target: Unit, order: OrderName, moved: bool) -> list[Round]:
    """What each model of a unit fires: the weapon that promises most (AZ-FIRE-17), grenades by as many as may throw
    them (AZ-GRN-03). HEAT rounds find nothing to burst on (AZ-HEAT-03), a jet of flame nobody who is seen
    (AZ-FLM-01)."""
    best: dict[str, Round] = {}
    throwers = most_throwers(g, unit)
    for each in sorted(_all(g, unit, target, order, moved), key=_worth, reverse=True):
        thrown = g.context.tables.weapons[each.armed.weapon].group in THROWN
        if each.armed.model not in best and (not thrown or throwers):
            best[each.armed.model] = each
            throwers -= thrown
    helping = {id for each in best.values() for id in each.armed.serving}
    return [each for id, each in best.items() if id not in helping]


def _worth(each: Round) -> int:
    assert each.shot.need is not None
    return (each.radius or each.shot.dice) * (11 - each.shot.need)


def _all(g: G, unit: Unit, target: Unit, order: OrderName, moved: bool) -> Iterator[Round]:
    far = distance(unit, target)
    for each in armed(g, unit, order, moved):
        weapon = g.context.tables.weapons[each.weapon]
        if each.idle is not None or weapon.flame or "heat" in weapon.ammunition or weapon.group == "charge":
            continue
        attempt = Attempt(
            each.model, weapon, order, far, is_within_close(weapon, far), each.on_foot, each.dice, to_hit=each.to_hit
        )
        found = shot(g.context.tables, g.setup.options, attempt, BELOW)
        if found.need is not None:
            yield Round(each, found, weapon.template)


def struck(g: G, radius: int, die: int) -> int:
    """How many a burst of this radius in centimetres strikes below ground, at least one or, by the option
    ``underground_min_hits``, none (AZ-TUN-08)."""
    row: BurstRow = g.context.tables.bursts[str(radius)]
    least = row.least if g.setup.options["underground_min_hits"] == "one" else 0
    return max(die + row.plus, least)


class FireBelow(Procedure):
    """A unit fires at the marker of an enemy unit (AZ-TUN-08). ``bursts`` are the area weapons that hit. The value:
    what its fire gave away."""

    unit: str
    target: str | None
    order: OrderName
    moved: bool = False
    fired: tuple[Round, ...] = ()
    hits: tuple[tuple[int, int], ...] = ()
    bursts: tuple[int, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def roll_to_hit(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        target = None if self.target is None else g.state.units[self.target]
        found: list[Round] = []
        reach = g.context.limit("tunnel-fire")
        if target is not None and target.is_below and target.models and distance(unit, target) <= reach:
            found = rounds(g, unit, target, self.order, self.moved)
        if not found:
            g.emit(HeldFire(unit.id, self.target, "AZ-TUN-08", say("az-held-below")), "AZ-ORD-09", "AZ-TUN-08")
            return Done("" if self.order == "ambush" else "fired")
        g.emit(VolleyFired(unit.id, self.target or "", tuple(map(self._told, found)), self._spent(g, unit, found)),
               "AZ-TUN-08")  # fmt: skip
        pools = tuple(Pool(each.shot.dice if not each.radius else 1, _needs(each), 10) for each in found)
        dice = rolls(pools, say("az-roll-fire-below"), "AZ-TUN-08", "AZ-FIRE-11", seat=unit.seat)
        return self.then(dice, fired=tuple(found))

    @step
    def count(self, g: G, hits: tuple[int, ...]) -> Action:
        plain = tuple((number, count) for number, count in enumerate(hits) if count and not self.fired[number].radius)
        areas = tuple(number for number, count in enumerate(hits) if count and self.fired[number].radius)
        after = replace(self, hits=plain, bursts=areas)
        if not areas:
            return after.then(Next(()))
        pools = tuple(Pool(1, Total(), 10) for _ in areas)
        return after.then(rolls(pools, say("az-roll-struck"), "AZ-TUN-08", seat=g.state.units[self.unit].seat))

    @step
    def damage(self, g: G, faces: tuple[int, ...]) -> Action:
        """First what rolls on the table of small arms, then the heavy weapons."""
        bursts = tuple(
            (number, struck(g, self.fired[number].radius, face))
            for number, face in zip(self.bursts, faces, strict=True)
        )
        after = replace(self, hits=(*self.hits, *bursts))
        return after.then(after.strike(g, "small-arms"))

    @step
    def heavy(self, g: G, struck: tuple[str, ...]) -> Action:
        return self.then(self.strike(g, "heavy-weapons"), struck=struck)

    @step
    def test_morale(self, g: G, more: tuple[str, ...]) -> Action:
        units = tuple(dict.fromkeys((*self.struck, *more)))
        return Call(Morale(units)) if units else None

    @step
    def end(self, g: G) -> Action:
        rows = g.context.tables.weapons
        silent = all(rows[each.shot.weapon].has("silent") for each in self.fired)
        fired: Fired = "silent" if silent else "fired"
        return Done(fired)

    def strike(self, g: G, table: str) -> Action:
        """The damage dice of one half of the table; what is more than there are models is lost."""
        assert self.target is not None
        target = g.state.units[self.target]
        ids = tuple(model.id for model in target.models)
        added: dict[int, int] = {}
        for number, count in self.hits:
            each = self.fired[number]
            if each.shot.table == table:
                more = sum(modifier.value for modifier in each.shot.damage)
                added[more] = added.get(more, 0) + (min(count, len(ids)) if each.radius else count)
        lots = tuple(Lot(target.id, ids, count, added=more) for more, count in added.items() if count)
        if not lots or not ids:
            return Next(())
        seat = g.state.units[self.unit].seat
        half = "small-arms" if table == "small-arms" else "heavy-weapons"
        return Call(DamageDice(seat, lots, half, "fire", ("AZ-TUN-08",)))  # type: ignore[arg-type]

    def _told(self, each: Round) -> Fire:
        found = each.shot
        return Fire(
            (each.armed.model,), found.weapon, self.target or "", "none", found.dice, found.need or 0, found.to_hit,
            found.table, found.damage,
        )  # fmt: skip

    def _spent(self, g: G, unit: Unit, found: list[Round]) -> tuple[Discharge, ...]:
        spent = []
        for each in found:
            weapon = g.context.tables.weapons[each.armed.weapon]
            counted = rounds_left(g, unit, unit.model(each.armed.model), weapon) is not None
            if each.armed.reload or counted:
                spent.append(Discharge(each.armed.model, weapon.id, each.armed.reload, counted))
        return tuple(spent)


def _needs(each: Round) -> Successes:
    assert each.shot.need is not None
    return Successes(each.shot.need)
