"""Bolt Action: who shoots at whom, with what need, and what comes of it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import floor
from typing import Any

from shapely import MultiPoint

from grognard.core.engine.events import Rolled
from tests.referee.bolt_action_drives import Drives
from tests.referee.bolt_action_moves import SLACK
from tests.referee.plane import bearing, gap, is_hull, least_gap, outline, turned, way
from tests.referee.referee import count, need_of
from tests.referee.watching import Moment

DAMAGE = {"inexperienced": 3, "regular": 4, "veteran": 5}
SHELLS = {"D2": 2, "D3": 3, "D6": 6, "2D6": 12, "3D6": 18}


@cache
def weapons() -> dict[str, dict[str, Any]]:
    """The shipped weapons, each with what it takes from the one it is like."""
    text = (files("grognard.games.bolt_action") / "data" / "weapons.toml").read_text("utf-8")
    rows = {row["id"]: row for row in tomllib.loads(text)["weapon"]}

    def whole(row: dict[str, Any]) -> dict[str, Any]:
        return {**whole(rows[row["like"]]), **row} if "like" in row else row

    return {id: whole(row) for id, row in rows.items()}


@cache
def kin(weapon: str) -> str:
    """The weapon of whose row of the table it is."""
    text = (files("grognard.games.bolt_action") / "data" / "weapons.toml").read_text("utf-8")
    row = next(row for row in tomllib.loads(text)["weapon"] if row["id"] == weapon)
    return kin(row["like"]) if "like" in row and not row.get("scoped") else weapon


class Shots(Drives):
    """A shooting action lasts from its declaration to the next action."""

    nations: list[str]

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.shot: Any = None
        self.fired: list[Any] = []
        self.hits = 0
        self.wounds = 0
        self.saved = 0
        self.at_start = 0
        self.removed = 0
        self.checked = False
        self.routed = False
        self.pinned: list[int] = []
        self.shooters: dict[str, set[str]] = {}
        self.owed: set[str] = set()
        self.why = "order"
        self.salvo: Any = None
        self.last: tuple[str, tuple[int, ...], Any] = ("", (), None)

    # ---- declared ----------------------------------------------------------------------------------------------------

    def assault_declared(self, event: Any, moment: Moment) -> None:
        unit, target = (moment.before.units[id] for id in (event.unit, event.target))
        self.over(moment.before)
        self.see(
            "an assault is on an enemy on the table", target.seat != unit.seat and target.place == "table", event.target
        )
        self.see("only infantry assaults", self.entries[unit.id]["kind"] == "infantry", unit.id)
        self.see("an assault is part of a Run", unit.order == "run", unit.id)
        if self.entries[target.id]["kind"] == "vehicle":
            self.see("a vehicle on Run is not assaulted", target.order != "run" or target.immobilised, target.id)

    def saw_ShotDeclared(self, event: Any, moment: Moment) -> None:
        self.over(moment.before)
        unit, target = (moment.before.units[id] for id in (event.unit, event.target))
        self.see("a shot is at somebody on the table", target.place == "table", f"{target.id} is {target.place}")
        own = target.seat == unit.seat
        if not self.is_stray(unit, target, moment.before):
            self.equal("a shot is at an enemy", own, event.why == "mistake", f"{unit.id} at {target.id}")
        right = {"order": ("fire", "advance"), "ambush": ("fire",), "defence": ("fire",), "mistake": ("fire",)}
        self.see(
            "who shoots has an order to", unit.order in right[event.why], f"{unit.id}: {event.why} with {unit.order}"
        )
        self.why = event.why
        if event.why == "defence":
            near = least_gap(unit.models, target.models)
            self.see("who is charged from 6 inches does not fire", near > 6000 - SLACK, f"{near:.0f}")
        asks = (
            target.order is None
            and self.entries[target.id]["kind"] != "vehicle"
            and event.why in ("order", "mistake")
            and self.cup(moment.before)[target.seat] > 0
        )
        if asks:
            self.owed.add(target.id)

    def begin(self, id: str, order: str, state: Any) -> None:
        super().begin(id, order, state)
        self.salvo = None

    def is_stray(self, unit: Any, target: Any, state: Any) -> bool:
        """Whether this is the part of a launcher's salvo that falls on those about its target, friend or foe: within 6
        inches of it and beyond the least range (BA-WPN-13)."""
        rows = [weapons()[weapon] for model in unit.models for weapon in model.weapons]
        row = next((row for row in rows if row.get("multiple")), None)
        if row is None:
            return False
        if self.salvo is None:
            self.salvo = unit.id, target, state
            return False
        shooter, first, before = self.salvo
        if not self.see(
            "a launcher fires one salvo by an order", shooter == unit.id and first.id != target.id, unit.id
        ):
            return False
        if not (first.inside or target.inside):
            there = before.units[target.id].models
            apart = least_gap(first.models, there)
            self.see("a salvo falls within 6 inches of its target", apart <= 6000 + SLACK, f"{target.id}: {apart:.0f}")
            near = least_gap(before.units[unit.id].models, there)
            least = row["minimum"] * 1000
            self.see("a salvo spares who is inside its least range", near >= least - SLACK, f"{target.id}: {near:.0f}")
        return True

    def question(self, decision: Any, state: Any) -> None:
        super().question(decision, state)
        if decision.kind == "Reacting":
            self.owed = {id for id in self.owed if state.units[id].seat != decision.seat}

    # ---- fired -------------------------------------------------------------------------------------------------------

    def saw_Fired(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit, target = state.units[event.unit], state.units[event.target]
        self.see("who may go Down is asked", target.id not in self.owed or target.order is not None, target.id)
        self.owed.discard(target.id)
        self.over(state)
        self.shot, self.fired, self.hits, self.wounds, self.saved = event, list(event.volleys), 0, 0, 0
        self.at_start, self.removed, self.checked, self.routed = len(target.men), 0, False, False
        self.pinned = []
        self.shaken = self.shaken or event.target == self.mover
        why = self.why
        users: list[str] = []
        for volley in event.volleys:
            row = weapons()[volley.weapon]
            for id in volley.models:
                users.append(id)
                if not self.see("only men of the unit shoot", any(each.id == id for each in unit.models), id):
                    continue
                model = unit.model(id)
                if not is_hull(model):
                    alike = {kin(weapon) for weapon in model.weapons}
                    self.see("only who has the weapon fires it", kin(volley.weapon) in alike, f"{id}: {volley.weapon}")
                self.in_range(volley, row, unit, model, target, state, why)
            self.shots_of(volley, row, unit)
        if not any(is_hull(model) for model in unit.models):
            self.equal("a man fires one weapon in an action", len(users), len(set(users)), unit.id)
        for weapon in event.spent:
            self.see("what is spent is a one-shot weapon", weapons()[weapon].get("one_shot"), weapon)
        if why != "mistake":
            for volley in event.volleys:
                if weapons()[volley.weapon].get("one_shot"):
                    self.see("one-shot weapons are spent", volley.weapon in event.spent, volley.weapon)

    def shots_of(self, volley: Any, row: dict[str, Any], unit: Any) -> None:
        if row.get("flamethrower"):
            return
        each = row["shots"]
        national = {"lmg": 4, "mmg": 5} if self.nations[unit.seat] == "german" and not unit.is_vehicle else {}
        each = national.get(volley.weapon, each)
        self.equal(
            "shots are those of the weapons", volley.shots, each * len(volley.models), f"{unit.id} {volley.weapon}"
        )

    def in_range(
        self, volley: Any, row: dict[str, Any], unit: Any, model: Any, target: Any, state: Any, why: str
    ) -> None:
        if unit.inside or target.inside:
            return
        if row.get("flamethrower") and is_hull(model):
            most = int(self.options["vehicle_flame_range"]) * 1000
        else:
            most = row["range"] * 1000
        if row.get("scoped") and not self.is_aimed(unit, why):
            most = 24000
        foes = [each for each in target.models if each.role != "gun"] or list(target.models)
        foes = list(target.models)
        near = min(gap(model, each) for each in foes)
        far = max(gap(model, each) for each in foes)
        slack = 2500 if is_hull(model) else SLACK
        short = why == "defence" and self.options["reaction_short_weapons"] == "on"
        stray = self.salvo is not None and self.salvo[0] == unit.id and self.salvo[1].id != target.id
        if not short and not stray:
            self.see("shots are within range", near <= most + slack, f"{model.id} {volley.weapon} {near:.0f} of {most}")
        indirect = volley.indirect
        if row.get("minimum") and indirect:
            self.see(
                "shots are beyond the least range", near >= row["minimum"] * 1000 - slack, f"{model.id} {near:.0f}"
            )
        if row.get("fixed") and not is_hull(model) and not indirect:
            self.see(
                "Fixed weapons do not fire on Advance",
                unit.order != "advance" or why == "mistake",
                f"{model.id} {volley.weapon}",
            )
            angles = [turned(bearing((model.x, model.y), (each.x, each.y)), unit.facing / 1000) for each in foes]
            margin = max(
                (180 if gap(model, each) < 500 else 57.3 * (each.radius + 20) / max(1, gap(model, each) + model.radius))
                for each in foes
            )
            self.see(
                "Fixed weapons fire into their arc", min(angles) <= 45 + margin, f"{model.id} {min(angles):.1f} degrees"
            )
        if not indirect and not row.get("flamethrower") and not is_hull(model) and not target.is_vehicle:
            self.see(
                "somebody can be fired at past friends",
                any(self.lane(state, unit, model, each) for each in foes),
                f"{model.id} {volley.weapon}",
            )
        if not indirect and not row.get("flamethrower") and not is_hull(model) and not target.is_vehicle:
            self.need(volley, row, unit, model, target, state, (near, far), most, why)
        elif indirect:
            self.see("indirect fire needs 2 to 6", 2 <= volley.need <= 6, str(volley.need))

    def lane(self, state: Any, unit: Any, model: Any, foe: Any) -> bool:
        """No friend stands within an inch of the line of fire (BA-GEN-08)."""
        line = way([(model.x, model.y), (foe.x, foe.y)])
        for other in state.units.values():
            if other.seat != unit.seat or other.id == unit.id or other.place != "table" or other.inside:
                continue
            if any(each is foe or each.id == foe.id for each in other.models):
                continue
            for each in other.models:
                reach = 0 if is_hull(each) else each.radius
                if line.distance(outline(each)) - reach < 1000 - 60 and not self.shot_is_mistake():
                    return False
        return True

    def shot_is_mistake(self) -> bool:
        return self.why == "mistake"

    def need(
        self,
        volley: Any,
        row: dict[str, Any],
        unit: Any,
        model: Any,
        target: Any,
        state: Any,
        gaps: tuple[float, float],
        most: float,
        why: str,
    ) -> None:
        """The roll to hit, exactly where nothing lies between, else up to two harder for cover (BA-SHOOT-12)."""
        if row.get("scoped") and why == "defence":
            return  # His die may have been in Ambush before, and the scope with it.
        sum_ = -unit.pins
        sum_ -= unit.quality == "inexperienced"
        us = self.nations[unit.seat] == "us" and volley.weapon in (
            "rifle",
            "carbine",
            "garand",
            "bar",
            "automatic-rifle",
            "scoped-rifle",
        )
        if unit.order == "advance" and why == "order" and not row.get("assault") and not us:
            sum_ -= 1
        sum_ -= target.order == "down"
        sum_ -= len(target.men) <= 2
        sum_ -= bool(row.get("shaped_charge"))
        team = self.entries[unit.id].get("team_weapon")
        if team and len(unit.men) == 1 and row.get("team"):
            sum_ -= 1
        if volley.weapon == "lmg" and not team and not any(each.role == "loader" for each in unit.models):
            sum_ -= 1
        scoped = row.get("scoped") and self.is_aimed(unit, why)
        sum_ += bool(scoped)
        needs = set()
        for apart in {gaps[0], *([] if self.open_ground(unit, target, state) else self.bands(gaps, most))}:
            for nudge in (-4, 4):
                d = apart + nudge
                plus = (1 if d <= 6000 else 0) - (1 if d > most / 2 else 0)
                needs.add(3 - sum_ - plus)
        open_ = scoped or self.open_ground(unit, target, state)
        cover = (0,) if open_ else (0, 1, 2)
        right = {max(2, need + more) for need in needs for more in cover}
        shown = volley.need
        fine = shown in right or (shown >= 7 and max(right) >= 7)
        kind = "the need to hit in the open" if open_ else "the need to hit within cover's reach"
        self.see(kind, fine, f"{model.id} {volley.weapon} at {target.id}: {shown}, should be {sorted(right)}")

    def is_aimed(self, unit: Any, why: str) -> bool:
        """Whether a sniper uses his scope: on Fire or from Ambush (BA-WPN-14), not with a die taken in defence."""
        return (
            why == "ambush"
            or (why == "defence" and self.lay_in_wait)
            or (why in ("order", "mistake") and unit.order == "fire")
        )

    def bands(self, gaps: tuple[float, float], most: float) -> list[float]:
        """A range in each band between the nearest and the farthest model: the nearest may be hidden."""
        near, far = gaps
        return [d for d in (6000.0, 6100.0, most / 2, most / 2 + 100, far) if near <= d <= far]

    def open_ground(self, unit: Any, target: Any, state: Any) -> bool:
        """Nothing that could hide or cover lies near the two units or between them."""
        hull = MultiPoint([(each.x, each.y) for each in (*unit.models, *target.models)]).convex_hull.buffer(900)
        if any(
            area.intersects(hull)
            for row, area, piece in self.pieces
            if row["cover"] != "none" or row["sight"] != "clear" or piece.height
        ):
            return False
        if state.smoke or state.wrecks:
            return False
        others = [o for o in state.units.values() if o.place == "table" and o.id not in (unit.id, target.id)]
        if any(outline(each).intersects(hull) for other in others for each in other.models if is_hull(each)):
            return False
        near = hull.buffer(1000)
        return not any(
            outline(each).intersects(near) for other in others if other.seat == unit.seat for each in other.models
        )

    # ---- dice --------------------------------------------------------------------------------------------------------

    def shot_rolled(self, what: Rolled, state: Any) -> None:
        purpose = what.roll.purpose.id
        pools = list(what.roll.by_pool(what.faces))
        self.last = (purpose, what.faces, what.roll)
        if purpose == "ba-roll-hit" and self.fired and all(hasattr(pool.reading, "need") for pool, _ in pools):
            self.hits = sum(count(faces, min(6, need_of(pool.reading))) for pool, faces in pools)
            needs = [min(6, volley.need) for volley in self.fired if not weapons()[volley.weapon].get("flamethrower")]
            self.equal("needs are rolled as declared", [need_of(p.reading) for p in what.roll.pools], needs)
            if any(volley.need >= 7 for volley in self.fired):
                self.hits = -1
        elif purpose == "ba-roll-damage":
            if not all(hasattr(pool.reading, "bounds") or hasattr(pool.reading, "need") for pool, _ in pools):
                return
            self.wounds += sum(count(faces, max(2, need_of(pool.reading))) for pool, faces in pools)
            self.values(what, state)

    def values(self, what: Rolled, state: Any) -> None:
        """What small arms must roll to hurt men (BA-DAM-01)."""
        if self.shot is None or not self.fired or any(v.pen is not None for v in self.fired):
            return
        target = state.units[self.shot.target]
        if target.is_vehicle or not target.models:
            return
        value = DAMAGE[target.quality]
        right = {value}
        if target.inside:
            right.add(value + 1)
        if target.gun is not None or "gun-shield" in self.rules_of(target.id):
            right.add(6)
        found = {need_of(pool.reading) for pool in what.roll.pools if pool.count}
        self.see(
            "the value to hurt men",
            found <= right | {min(6, value) for value in right},
            f"{target.id}: {found}, should be {right}",
        )

    def saw_Scored(self, event: Any, moment: Moment) -> None:
        if self.hits >= 0 and self.fired and not any(weapons()[v.weapon].get("flamethrower") for v in self.fired):
            self.equal("hits are the dice that reach their need", event.hits, self.hits, event.unit)
        if not any(weapons()[v.weapon].get("flamethrower") for v in self.fired):
            self.see("no more hits than shots", 0 <= event.hits <= event.shots, f"{event.hits} of {event.shots}")
        self.hits = event.hits

    def saw_Saved(self, event: Any, moment: Moment) -> None:
        self.saved += event.men

    def saw_CasualtiesTaken(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        standing = {model.id for model in unit.models}
        self.see("only the standing fall", set(event.models) <= standing, f"{event.models} of {sorted(standing)}")
        if self.shot is not None and event.unit == self.shot.target:
            self.removed += len(event.models)

    def saw_Burst(self, event: Any, moment: Moment) -> None:
        """The hits of the shells that hit are within their sizes (BA-HE-01, BA-HE-03), each of an autocannon's two by
        itself (BA-HE-05)."""
        shells = [(SHELLS[size], v.shots) for v in self.fired if (size := weapons()[v.weapon].get("he"))]
        thrown = sum(shots for _, shots in shells)
        hitting = min(self.hits, thrown) if self.hits >= 0 else thrown
        most = max((size for size, _ in shells), default=18) * max(1, hitting)
        down = moment.before.units[event.target].order == "down"
        most = floor(most / 2) if down and not moment.before.units[event.target].is_vehicle else most
        self.see("a shell's hits are within its size", 0 <= event.hits <= most, f"{event.hits} of {most}")
        self.hits = -1

    # ---- what follows ------------------------------------------------------------------------------------------------

    def pins_taken(self, event: Any, moment: Moment) -> None:
        if self.shot is not None and event.unit == self.shot.target:
            self.pinned.append(event.pins)

    def morale_tested(self, event: Any, moment: Moment) -> None:
        if self.shot is not None and event.unit == self.shot.target:
            self.checked = True

    def unit_gone(self, event: Any, moment: Moment) -> None:
        if self.shot is not None and event.unit == self.shot.target:
            self.routed = True

    def over(self, state: Any) -> None:
        """A shooting action has ended: pins, losses and the check of those shot at (BA-PIN-01, BA-MOR-05)."""
        shot, self.shot = self.shot, None
        if shot is None or not self.fired:
            return
        target = state.units[shot.target]
        if target.is_vehicle or self.entries[shot.target]["kind"] == "vehicle":
            return
        light = all(volley.pen is None and not volley.indirect and volley.way != "explosive" for volley in self.fired)
        light = light and not any(
            weapons()[v.weapon].get("flamethrower") or weapons()[v.weapon].get("he") for v in self.fired
        )
        if light:
            if not self.routed:
                self.equal("a hit unit takes one pin", self.pinned, [1] if self.hits else [], shot.target)
            lost = max(0, min(self.at_start, self.wounds) - self.saved)
            green = "green" in self.rules_of(shot.target)
            if not self.routed and not green:
                self.equal("losses are the wounds rolled", self.removed, lost, f"{shot.target} of {self.at_start}")
        if self.routed or not target.men:
            return
        alone = len(target.men) >= 2 and "fanatics" in self.rules_of(shot.target)
        flamed = any(weapons()[v.weapon].get("flamethrower") for v in self.fired) and self.hits != 0
        due = self.removed * 2 >= self.at_start and self.removed > 0
        if not flamed and not alone:
            self.equal("half lost is a check", self.checked, due, f"{shot.target}: {self.removed} of {self.at_start}")

    def rules_of(self, id: str) -> set[str]:
        raise NotImplementedError

    def cup(self, state: Any) -> list[int]:
        raise NotImplementedError

    # ---- close quarters ----------------------------------------------------------------------------------------------

    def saw_ContactMade(self, event: Any, moment: Moment) -> None:
        self.over(moment.before)
        unit, target = moment.after.units[event.unit], moment.after.units[event.target]
        if not unit.inside and not target.inside:
            near = least_gap(unit.models, target.models)
            self.see("attackers are in contact", near <= 50, f"{unit.id}, {target.id}: {near:.0f}")
        self.equal("the assaulted forget their pins", target.pins, 0)
        self.before_fight = {unit.id: len(unit.men), target.id: len(target.men)}

    def saw_RoundFought(self, event: Any, moment: Moment) -> None:
        self.see("losses in a round are none or more", min(event.inflicted) >= 0, str(event.inflicted))
