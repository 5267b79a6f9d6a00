"""The referee of Operation World War II: moves, fire and morale of people on foot."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from shapely import Polygon, unary_union

from grognard.core.engine.events import Chosen, Rolled
from tests.referee.operation_ww2_cards import Cards
from tests.referee.plane import connected, crosses, gap, length, way
from tests.referee.referee import count, need_of
from tests.referee.watching import Moment

SLACK = 12
SPEEDS = {("move", "slow"): 10, ("move", "fast"): 20, ("assault", "slow"): 10, ("assault", "fast"): 15}
CYCLES = {("move", "slow"): 15, ("move", "fast"): 25, ("assault", "slow"): 15, ("assault", "fast"): 20}
ROAD = 5
"""Centimetres a road gives (AZ-TAB-TERRAIN)."""


@cache
def weapons() -> dict[str, dict[str, Any]]:
    """The shipped weapons, each with what it takes from the one it is like."""
    text = (files("grognard.games.operation_ww2") / "data" / "weapons.toml").read_text("utf-8")
    rows = {row["id"]: row for row in tomllib.loads(text)["weapon"]}
    return {id: {**rows.get(row.get("like", ""), {}), **row} for id, row in rows.items()}


@cache
def vehicles() -> dict[str, dict[str, Any]]:
    text = (files("grognard.games.operation_ww2") / "data" / "vehicles.toml").read_text("utf-8")
    return {row["id"]: row for row in tomllib.loads(text)["vehicle"]}


@cache
def grounds() -> dict[str, dict[str, Any]]:
    text = (files("grognard.games.operation_ww2") / "data" / "terrain.toml").read_text("utf-8")
    return {row["id"]: row for row in tomllib.loads(text)["kind"]}


def shape(piece: Any) -> Polygon | None:
    """The ground of a piece of a map file that is a rectangle or has an outline."""
    if piece.rectangle is not None:
        (x0, y0), (x1, y1) = piece.rectangle
        return Polygon([(x * 1000, y * 1000) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))])
    if piece.outline is not None:
        return Polygon([(x * 1000, y * 1000) for x, y in piece.outline]).buffer(0)
    return None


class OperationWW2(Cards):
    """See the catalogue's sections on movement, fire, damage, morale and victory."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        file = self.file = battle.setup.map
        self.width, self.depth = round(file.width * 1000), round(file.depth * 1000)
        self.pieces = [(grounds()[piece.kind], shape(piece)) for piece in file.piece if shape(piece) is not None]
        barred = [area for row, area in self.pieces if "X" in str(row.get("infantry")) and area is not None]
        self.closed = unary_union(barred)
        self.faces: tuple[int, ...] = ()
        self.purpose = ""
        self.volley: Any = None
        self.hit_dice = 0
        self.under_way: dict[str, tuple[Moment, set[str]]] = {}

    # ---- moves -------------------------------------------------------------------------------------------------------

    def saw_Walked(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        after = moment.after.units[event.unit]
        card, intent = self.order_of.get(event.unit), self.intents.get(event.unit)
        below = unit.place == "below"
        self.see(
            "only Move and Assault let a unit walk",
            card is not None and card.order in ("move", "assault"),
            f"{event.unit}: {card}",
        )
        speed = getattr(intent, "speed", "fast")
        order = card.order if card is not None else "move"
        on_road = any(piece.kind == "road" for piece in self.file.piece)
        for leg in event.legs:
            if not leg.way:
                continue
            model = unit.model(leg.model)
            points = [(model.x, model.y), *leg.way]
            self.walked[leg.model] += round(length(points))
            table = CYCLES if model.is_cyclist else SPEEDS
            most = table[order, speed] * 1000 if (order, speed) in table else 25000
            if self.options["speed_class"] != "declared":
                most = table[order, "fast"] * 1000
            most += ROAD * 1000 * on_road
            if not below:
                self.see(
                    "nobody walks farther than allowed",
                    self.walked[leg.model] <= most + SLACK,
                    f"{leg.model}: {self.walked[leg.model]} of {most} by {order} {speed}",
                )
            end = after.model(leg.model)
            inside = (
                end.radius - SLACK <= end.x <= self.width - end.radius + SLACK
                and end.radius - SLACK <= end.y <= self.depth - end.radius + SLACK
            )
            self.see("bases stay on the table", inside, f"{leg.model} at {end.x}, {end.y}")
            self.see("the scared do not walk", model.posture == "standing", leg.model)
            if not leg.storey and not model.storey and not below:
                self.see(
                    "no way leads over ground closed to men",
                    not crosses(way(points), self.closed),
                    f"{leg.model} {points}",
                )
        if not below:
            first, moved = self.under_way.get(event.unit, (moment, set()))
            self.under_way[event.unit] = first, moved | {leg.model for leg in event.legs if leg.way}

    def arrived(self, id: str, state: Any) -> None:
        """Where a unit stands once its order is done: on the way friends may be passed (AZ-MOV-10)."""
        if id in self.under_way and id in state.units:
            first, moved = self.under_way.pop(id)
            self.places(id, first, state, moved)

    def places(self, id: str, moment: Moment, state: Any, moved: set[str]) -> None:
        unit, was = state.units[id], moment.before.units[id]
        others = [m for u in state.units.values() if u.place == "table" for m in u.models if m.aboard is None]
        started = {m.id: m for u in moment.before.units.values() for m in u.models}
        for model in unit.models:
            if model.id not in moved or model.aboard is not None:
                continue
            for other in others:
                if other.id == model.id or other.storey != model.storey:
                    continue
                near = gap(model, other)
                if near < -SLACK and not (other.id in moved and other.id < model.id):
                    old = (
                        gap(started[model.id], started[other.id])
                        if other.id in started and model.id in started
                        else 1.0
                    )
                    if old >= -SLACK:
                        self.complain("bases do not overlap", f"{model.id} and {other.id}: {near:.0f}")
                self.checks["bases do not overlap"] += 1
        people = [m for m in unit.models if m.is_person and m.aboard is None and not m.storey]
        before = [m for m in was.models if m.is_person and m.aboard is None]
        whole = len(people) == sum(m.is_person for m in unit.models) and len(unit.models) == len(was.models)
        if whole and connected(before, 10000 + SLACK):
            self.see("units end a move in cohesion", connected(people, 10000 + SLACK), id)

    # ---- fire --------------------------------------------------------------------------------------------------------

    def rolled(self, what: Rolled, state: Any) -> None:
        self.faces, self.purpose = what.faces, what.roll.purpose.id
        if self.purpose == "az-roll-to-hit" and self.volley is not None:
            needs = [need_of(pool.reading) for pool in what.roll.pools]
            dice = [pool.count for pool in what.roll.pools]
            declared = sum(fire.dice for fire in self.volley.fire)
            self.see("no more dice are rolled than declared", sum(dice) <= declared, f"{sum(dice)} of {declared}")
            self.see(
                "needs are those declared", set(needs) <= {fire.need for fire in self.volley.fire} | {11}, f"{needs}"
            )
            self.hit_dice += sum(count(faces, need_of(pool.reading)) for pool, faces in what.roll.by_pool(what.faces))

    def saw_VolleyFired(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit = state.units[event.unit]
        self.volley, self.hit_dice = event, 0
        self.shots[event.unit] += 1
        card = self.order_of.get(event.unit)
        self.see("who fires has an order to", card is not None and card.order != "move", f"{event.unit}: {card}")
        self.see("the broken do not fire", not unit.broken, event.unit)
        order = card.order if card is not None else "fire"
        for fire in event.fire:
            target = state.units.get(fire.target)
            if target is not None:
                self.see("fire is at enemies", target.seat != unit.seat, str(fire)[:200])
                self.see(
                    "fire is at who is there", target.place in ("table", "below"), f"{fire.target} is {target.place}"
                )
            self.dice_of(fire, unit, target, order, state)

    def dice_of(self, fire: Any, unit: Any, target: Any, order: str, state: Any) -> None:
        row = weapons().get(fire.weapon)
        labels: Counter[str] = Counter()
        for modifier in fire.to_hit:
            labels[modifier.rule] += modifier.value
        if order == "assault":
            self.equal("an Assault fires at one less", labels["AZ-ORD-02"], -1, str(fire)[:200])
        if order == "covering-fire":
            self.equal("Covering Fire fires at one less", labels["AZ-ORD-05"], -1, str(fire)[:300])
        if row is None or target is None:
            return
        firers = [
            model for model in unit.models if model.id in fire.models and model.is_person and model.aboard is None
        ]
        if len(firers) != len(fire.models):
            return
        for model in firers:
            self.see(
                "only who has the weapon fires it",
                any(kin(weapon) == kin(fire.weapon) for weapon in model.weapons)
                or fire.weapon == "hand-grenade"
                or self.has_crew_rifle(model, unit, row),
                f"{model.id}: {fire.weapon}",
            )
            self.see("the scared do not fire", model.posture == "standing", model.id)
            # Units that stand mixed are one target (AZ-MIX), so the nearest of the whole side is the surest bound.
            foes = [m for u in state.units.values() if u.seat == target.seat and u.place == "table" for m in u.models]
            near = min((gap(model, foe) for foe in foes), default=0.0)
            extreme = row.get("extreme")
            most = (extreme if isinstance(extreme, int | float) else row.get("normal")) or 0
            if isinstance(most, int | float) and most:
                self.see(
                    "fire is within range",
                    near <= most * 1000 + SLACK,
                    f"{model.id} {fire.weapon}: {near:.0f} of {most}",
                )
            far_off = "AZ-FIRE-08" in labels and labels["AZ-FIRE-08"] == -2
            normal = row.get("normal")
            if (
                isinstance(normal, int | float)
                and self.options["range_to"] == "nearest_visible"
                and near > normal * 1000 + SLACK
            ):
                self.see(
                    "beyond normal range is two less",
                    far_off,
                    f"{model.id} {fire.weapon}: {near:.0f}, normal {normal}, {labels}",
                )
            if near > 5000 + SLACK:
                self.see(
                    "the bonus of 5 cm is for who is so near", labels["AZ-FIRE-09"] == 0, f"{model.id}: {near:.0f}"
                )
        numbers = row.get("numbers", {})
        if fire.part == "none" and all(m.is_person for m in target.models) and isinstance(numbers.get("infantry"), int):
            need = numbers["infantry"] - sum(m.value for m in fire.to_hit)
            self.equal("the need is the weapon's less the modifiers", fire.need, need, str(fire)[:400])
        if isinstance(row.get("shots"), int) and not row.get("assistants") and "arc" not in row:
            # What is thrown has no rate: each man throws one (AZ-GRN-03).
            self.see(
                "dice are the weapon's rate",
                fire.dice <= (row["shots"] or 1) * len(firers),
                f"{fire.weapon}: {fire.dice} for {len(firers)}",
            )

    def saw_Hits(self, event: Any, moment: Moment) -> None:
        self.see(
            "hits are dice that reach the need", event.hits + event.stray <= self.hit_dice, f"{event}: {self.hit_dice}"
        )

    # ---- losses and morale -------------------------------------------------------------------------------------------

    def saw_ModelsHit(self, event: Any, moment: Moment) -> None:
        unit, after = moment.before.units[event.unit], moment.after.units.get(event.unit)
        standing = {model.id: model.posture for model in unit.models}
        self.see("only who is there dies", set(event.dead) <= set(standing), str(event))
        self.see("only who stands is scared", all(standing.get(id) == "standing" for id in event.scared), str(event))
        self.see("nobody is dead and scared", not set(event.dead) & set(event.scared), str(event))
        self.see("deaths count", event.counted >= 0, str(event))
        if after is not None:
            self.equal("losses are added up", after.losses, unit.losses + event.counted, event.unit)
        if event.dead and event.asks and set(standing.values()) == {"standing", "scared"}:
            dead_scared = [id for id in event.dead if standing[id] == "scared"]
            left = [
                id
                for id, posture in standing.items()
                if posture == "standing" and id not in event.dead and id not in event.scared
            ]
            self.checks["the standing fall before the scared (seen)"] += bool(dead_scared and left)

    def has_crew_rifle(self, model: Any, unit: Any, row: Any) -> bool:
        """A crew whose gun is gone, or that has left it, is infantry with rifles (AZ-ART-12)."""
        listed = self.lists.get(".".join(model.id.split(".")[:2]))
        guns = [each for each in unit.models if each.role == "gun"]
        away = all(gap(model, gun) > 10_000 for gun in guns)
        return bool(getattr(listed, "gun", "")) and not model.weapons and away and row.get("part") == "small-arms"

    def limit(self, id: str) -> int:
        home = ".".join(id.split(".")[:2])
        listed = self.lists.get(home)
        return int(getattr(listed, "panic_limit", 0) or 3) if listed is not None else 0

    def morale_due(self, state: Any) -> None:
        """Whoever's losses have come to a multiple of his limit has tested (AZ-MOR-01)."""
        if (
            self.options["morale_moment"] != "after_each_source"
            or self.options["assault_morale_steps"] == "once_at_end"
        ):
            return
        for unit in state.units.values():
            limit = self.limit(unit.id)
            if not limit or unit.place != "table" or unit.broken or unit.joined or unit.attached_to:
                continue
            if not all(model.is_person for model in unit.models) or len(unit.models) < 2:
                continue
            due = unit.losses // limit > unit.tested // limit
            self.see(
                "losses that reach the limit are tested for",
                not due,
                f"{unit.id}: {unit.losses} lost, tested for {unit.tested}, limit {limit}",
            )

    def crews(self, state: Any) -> None:
        """Crews are no larger than their vehicles', the scared and the commander are of them, and that of a broken
        vehicle has got out, but for motorcyclists (AZ-VEH-03, AZ-NRV-02, AZ-MC-04)."""
        for unit in state.units.values():
            for model in unit.models:
                machine = model.machine
                row = vehicles().get(machine.sheet) if machine is not None else None
                if row is None or unit.place != "table":
                    continue
                self.see(
                    "a crew is as large as it may be", 0 <= machine.scared <= machine.crew <= row["crew"], model.id
                )
                self.see(
                    "a shaken commander is one of the scared",
                    not machine.shaken or (machine.commander and machine.scared > 0),
                    model.id,
                )
                self.see(
                    "who looks out is aboard", len(machine.exposed) <= machine.crew, f"{model.id} {machine.exposed}"
                )
                if unit.broken and "motorcycle" not in row["class"]:
                    self.see("the crew of a broken vehicle has got out", machine.crew == 0, model.id)

    def saw_Broke(self, event: Any, moment: Moment) -> None:
        """By an option the broken are tested again, and break anew (AZ-MOR-14)."""
        again = self.options["broken_tests_again"] == "yes"
        self.see("only the whole break", again or not moment.before.units[event.unit].broken, event.unit)

    def saw_Fled(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        self.see("only the broken flee", unit.broken, event.unit)
        for flight in event.flights:
            points = getattr(flight, "way", ())
            if points:
                model = unit.model(flight.model)
                gone = length([(model.x, model.y), *points])
                self.see("nobody flees farther than he runs", gone <= 25000 + SLACK, f"{flight.model}: {gone:.0f}")

    def saw_Rallied(self, event: Any, moment: Moment) -> None:
        self.see("only the broken rally", moment.before.units[event.unit].broken, event.unit)

    def happened(self, moment: Moment) -> None:
        name = type(moment.what).__name__
        for id, was in moment.before.units.items():
            unit = moment.after.units.get(id)
            if unit is None or unit is was:
                continue
            if was.place == "gone":
                self.see("who is gone stays away", unit.place == "gone" or name == "DroppedOut", f"{id} by {name}")
            if was.broken and not unit.broken:
                self.see("panic ends by its events", name in ("Rallied",) or unit.place == "gone", f"{id} by {name}")
            if unit.losses != was.losses:
                self.see(
                    "losses only grow",
                    unit.losses >= was.losses or name in ("DroppedOut", "CameBack", "Separated"),
                    f"{id}: {was.losses} to {unit.losses} by {name}",
                )

    def chose(self, what: Chosen, state: Any) -> None:
        pass

    # ---- the end -----------------------------------------------------------------------------------------------------

    def saw_FightingOver(self, event: Any, moment: Moment) -> None:
        if event.last_turn:
            self.all_ordered(moment.before)

    def saw_BattleEnded(self, event: Any, moment: Moment) -> None:
        points = Counter({0: 0, 1: 0})
        for score in event.scores:
            points[score.seat] += score.points
        self.equal(
            "points are what the conditions bring", tuple(event.points), (points[0], points[1]), str(event)[:300]
        )
        lead = event.points[0] - event.points[1]
        if self.setup.scenario is not None and lead:
            self.see("more points win", event.winner in (0 if lead > 0 else 1, None), str(event.points))


@cache
def kin(weapon: str) -> str:
    """The weapon of whose row of the table it is."""
    return str(weapons().get(weapon, {}).get("like", weapon))
