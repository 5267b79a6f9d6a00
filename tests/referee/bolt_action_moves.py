"""Bolt Action: how far, over what and past whom units move."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Any

from shapely import Polygon

from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Chosen
from grognard.core.records import replace
from tests.referee.bolt_action_charges import field, parts, plain_place
from tests.referee.plane import (
    connected,
    crosses,
    gap,
    girth,
    is_hull,
    least_gap,
    length,
    outline,
    rectangle,
    union,
    way,
)
from tests.referee.referee import Referee
from tests.referee.watching import Moment

SLACK = 8
"""Thousandths of an inch by which a measure may be off."""
RATES = {
    "infantry": (6000, 12000),
    "artillery": (6000, 0),
    "tracked": (9000, 18000),
    "half-tracked": (9000, 18000),
    "wheeled": (12000, 24000),
}
PIVOTS = {"tracked": (1, 0), "half-tracked": (2, 1), "wheeled": (2, 1)}


@cache
def grounds() -> dict[str, dict[str, Any]]:
    text = (files("grognard.games.bolt_action") / "data" / "terrain.toml").read_text("utf-8")
    return {row["id"]: row for row in tomllib.loads(text)["kind"]}


@cache
def weapon_range(weapon: str) -> int:
    """In thousandths; none for what is thrown far and high, or used once."""
    text = (files("grognard.games.bolt_action") / "data" / "weapons.toml").read_text("utf-8")
    rows = {row["id"]: row for row in tomllib.loads(text)["weapon"]}
    row = {**rows.get(rows[weapon].get("like", ""), {}), **rows[weapon]}
    return 0 if row.get("indirect") or row.get("one_shot") or row.get("howitzer") else int(row["range"]) * 1000


def far_apart(one: Any, other: Any) -> bool:
    """So far that their units cannot be near each other."""
    return hypot(one.x - other.x, one.y - other.y) > 45_000


class Moves(Referee):
    """A move is what one unit does between two decisions to move; its pieces are added up."""

    entries: dict[str, Any]
    options: dict[str, str]

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        ground = battle.setup.map.ground
        self.width, self.depth = ground.width, ground.depth
        self.pieces = [(grounds()[piece.kind], Polygon(piece.outline).buffer(0), piece) for piece in ground.pieces]
        self.closed = union(p.outline for row, _, p in self.pieces if row["movement"] == "impassable")
        self.slow = union(p.outline for row, _, p in self.pieces if row["movement"] in ("rough", "obstacle"))
        self.walls = union(p.outline for row, _, p in self.pieces if row["movement"] == "building")
        self.roads = union(p.outline for row, _, p in self.pieces if row["movement"] == "road")
        self.barred = {
            "wheeled": union(
                p.outline
                for row, _, p in self.pieces
                if row["movement"] in ("rough", "obstacle", "building", "impassable")
            ),
            "tracked": union(
                p.outline
                for row, _, p in self.pieces
                if row["movement"] in ("building", "impassable") or row.get("barrier")
            ),
        }
        self.barred["half-tracked"] = self.barred["tracked"]
        self.houses: dict[tuple[str, ...], Any] = {}
        self.manner = ""
        self.reach = 0.0
        self.mover = ""
        self.assaulted: str | None = None
        self.walked: dict[str, float] = {}
        self.pivots = 0
        self.walk: Any = None
        self.start: Any = None
        self.passing: set[int] = set()
        self.indoors = False
        self.leaving = False
        self.shaken = False
        self.went_past: Any = None
        self.lay_in_wait = False

    # ---- what the move is --------------------------------------------------------------------------------------------

    def begin(self, id: str, order: str, state: Any) -> None:
        """A unit has its order; what it may move by it."""
        self.mover, self.manner, self.assaulted = id, order, None
        self.fresh(state)

    def fresh(self, state: Any) -> None:
        self.walked, self.pivots, self.passing, self.start, self.shaken = {}, 0, set(), state, False

    def saw_AssaultDeclared(self, event: Any, moment: Moment) -> None:
        self.mover, self.manner, self.assaulted = event.unit, "assault", event.target
        self.fresh(moment.before)
        self.assault_declared(event, moment)

    def assault_declared(self, event: Any, moment: Moment) -> None:
        """The shots' part of it."""

    def saw_Fubar(self, event: Any, moment: Moment) -> None:
        self.mover, self.manner = event.unit, "panic"
        self.fresh(moment.before)

    def saw_Regrouped(self, event: Any, moment: Moment) -> None:
        self.mover, self.manner, self.reach = event.unit, "regroup", event.inches * 1000
        self.fresh(moment.before)

    def saw_DieTurned(self, event: Any, moment: Moment) -> None:
        if event.order == "down" and event.unit == self.mover:
            self.manner = "failed"
        self.lay_in_wait = moment.before.units[event.unit].order == "ambush"

    def answer(self, what: Chosen, state: Any) -> None:
        name = type(what.choice).__name__
        if what.kind in ("ChooseMove", "ChooseOrder", "ChooseTow"):
            self.indoors = name in ("GoIn", "ChangeFloor", "Occupy", "Board")
        if name == "Walk":
            self.walk = what.choice
        elif name == "EscapeFrom":
            self.manner = "escape"

    def question(self, decision: Decision, state: Any) -> None:
        if decision.kind == "Reacting":
            occasion = type(decision.occasion).__name__  # type: ignore[attr-defined]
            if occasion == "Passing":
                self.passing.add(decision.seat)

    def limit(self, unit: Any) -> float:
        """How far in thousandths (BA-MOV-01, BA-MOV-07, BA-CQ-03, BA-CQ-11)."""
        kind = self.entries[unit.id]["kind"]
        advance, run = RATES[kind] if kind != "vehicle" else RATES[self.entries[unit.id]["drive"]]
        if self.manner == "regroup":
            return self.reach
        if self.manner == "advance":
            return advance
        if unit.riding and self.manner in ("run", "panic"):
            return 24000
        return run

    # ---- men ---------------------------------------------------------------------------------------------------------

    def saw_Moved(self, event: Any, moment: Moment) -> None:
        before, after = moment.before, moment.after
        was, unit = before.units[event.unit], after.units[event.unit]
        if type(event).__name__ == "MadeRoom" or self.indoors or "BA-VEH-33" in moment.rules:
            return
        self.leaving = was.inside is not None or (self.leaving and bool(self.walked))
        if event.unit != self.mover:
            self.mover, self.manner = event.unit, "other"
            self.fresh(before)
        free = self.manner in ("other", "failed", "escape")
        for leg in event.legs:
            self.leg(leg, event, was, unit, moment, free)
        if event.legs:
            self.end_of_walk(event, was, unit, moment, free)
        if event.legs and not event.pausing:  # Plain turning is no move (BA-AMB-08).
            self.passed(unit, moment)
            self.walked = {}

    def leg(self, leg: Any, event: Any, was: Any, unit: Any, moment: Moment, free: bool) -> None:
        if not leg.points:
            return
        if event.entering:
            chosen = self.walk and next((each for each in self.walk.legs if each.model == leg.model), None)
            if chosen is None or self.manner == "assault":
                return
            points = [chosen.points[0], *leg.points]
            self.on_own_edge(unit, points[0], moment)
        else:
            model = was.model(leg.model)
            points = [(model.x, model.y), *leg.points]
        gone = self.walked.get(leg.model, 0.0) + length(points)
        self.walked[leg.model] = gone
        dismounting = self.leaving
        if not free and not dismounting:
            most = self.limit(was)
            self.see(
                "nobody moves farther than allowed",
                gone <= most + SLACK,
                f"{leg.model}: {gone:.0f} of {most} by {self.manner}",
            )
        model = unit.model(leg.model)
        on_table = model.radius - SLACK <= model.x <= self.width - model.radius + SLACK
        on_table = on_table and model.radius - SLACK <= model.y <= self.depth - model.radius + SLACK
        if not event.pausing:
            self.see("bases stay on the table", on_table, f"{leg.model} at {model.x}, {model.y}")
        if dismounting:
            return
        line = way(points)
        self.see("no way leads over impassable ground", not crosses(line, self.closed), f"{leg.model} {points}")
        standing = self.standing(moment.before.fallen)
        self.see("nobody walks through a building", not crosses(line, standing), f"{leg.model} {points}")
        if self.manner in ("run", "panic"):
            self.see(
                "nobody runs over rough ground or obstacles", not crosses(line, self.slow, 30), f"{leg.model} {points}"
            )
        if self.manner == "assault" and gone > 6000 + SLACK:
            self.see(
                "an assault over rough ground is one of 6 inches",
                not crosses(line, self.slow, 30),
                f"{leg.model} {points}",
            )
        self.neighbours(line, model, was, moment)

    def standing(self, fallen: tuple[str, ...]) -> Any:
        """The buildings that have not come down."""
        if fallen not in self.houses:
            self.houses[fallen] = union(
                p.outline for row, _, p in self.pieces if row["movement"] == "building" and p.id not in fallen
            )
        return self.houses[fallen]

    def neighbours(self, line: Any, model: Any, was: Any, moment: Moment) -> None:
        """No way comes within an inch of an enemy or through a hull (BA-MOV-05, BA-MOV-19)."""
        for other in moment.before.units.values():
            if other.place != "table" or other.inside or other.id in (was.id, self.assaulted):
                continue
            if other.seat == was.seat and other.models and not is_hull(other.models[0]):
                continue
            hulls = [each for each in other.models if is_hull(each)]
            for each in hulls:
                began = was.place == "table" and least_gap(was.models, [each]) < 0
                if not began:
                    self.see(
                        "nobody walks through a vehicle",
                        not crosses(line, outline(each), 30),
                        f"{model.id} through {each.id}",
                    )
            if other.seat == was.seat or (was.place == "table" and least_gap(was.models, other.models) <= 1000 + SLACK):
                continue
            near = min(line.distance(outline(each)) - girth(each) - model.radius for each in other.models)
            self.see(
                "no way comes within an inch of the enemy",
                near > 1000 - SLACK,
                f"{model.id} {near:.0f} from {other.id}",
            )

    def end_of_walk(self, event: Any, was: Any, unit: Any, moment: Moment, free: bool) -> None:
        after = moment.after
        for other in after.units.values():
            if other.place != "table" or other.inside:
                continue
            if other.id == unit.id:
                if event.pausing:
                    continue
                for place, model in enumerate(unit.models):
                    for second in unit.models[place + 1 :]:
                        self.see("bases do not overlap", gap(model, second) > -SLACK, f"{model.id} and {second.id}")
                continue
            if far_apart(unit.models[0], other.models[0]):
                continue
            near = least_gap(unit.models, other.models)
            if not event.pausing:
                self.see("bases do not overlap", near > -SLACK, f"{unit.id} and {other.id}: {near:.0f}")
            if free or event.pausing or other.id == self.assaulted:
                continue
            began = least_gap(was.models, other.models) if was.place == "table" else 2000.0
            if near < 1000 - SLACK and began > 1000 + SLACK and self.manner != "assault":
                self.complain("units end an inch apart", f"{unit.id} {near:.0f} from {other.id} by {self.manner}")
            self.checks["units end an inch apart"] += 1
        together = [model for model in unit.models if model.role != "spotter"]
        began_whole = was.place != "table" or connected([m for m in was.models if m.role != "spotter"], 1000 + SLACK)
        if not event.pausing and not free and began_whole and not was.inside and not self.shaken:
            kind = self.manner if self.manner in ("panic", "assault") else "own will"
            whole = connected(together, 1000 + SLACK)
            if kind == "assault" and not whole:
                whole = self.nobody_could_keep_up(together, unit, after)
            self.see(f"units end a move in formation ({kind})", whole, f"{unit.id} by {self.manner}")

    def nobody_could_keep_up(self, together: list[Any], unit: Any, after: Any) -> bool:
        """Whether no group of those left behind by an assault had plain places, all of it, with those in contact
        (BA-CQ-17). Men may wait for one who could not come, as from a hedge that lets him go six inches only."""
        foes = after.units[self.assaulted].models if self.assaulted else ()
        chains = parts(together, 1000 + SLACK)
        chain = min(chains, key=lambda each: least_gap(each, foes))
        others = [each for each in after.units.values() if each.place == "table" and each.id != unit.id]
        if any(is_hull(each) for other in others for each in other.models if other.id == self.assaulted):
            return True
        barred = [self.closed, self.walls]
        wrecks = [rectangle(w.hull.x, w.hull.y, w.hull.length, w.hull.width, w.hull.facing) for w in after.wrecks]
        here = field(
            unit,
            self.assaulted,
            [each for each in others if not each.inside],
            [*barred, *wrecks],
            self.slow,
            (self.width, self.depth),
        )
        limit = 12_000 if max(self.walked.values(), default=0.0) > 6000 + SLACK else 6000
        began = {model.id: model for model in self.start.units[unit.id].models}
        rest = [model for each in chains if each is not chain for model in each]
        for behind in (each for each in chains if each is not chain):
            joined, waiting = list(chain), list(behind)
            while waiting:
                for man in waiting:
                    place = plain_place(man, began[man.id], joined, rest, limit, here)
                    if place is not None:
                        break
                else:
                    break
                waiting.remove(man)
                joined.append(replace(man, x=round(place[0]), y=round(place[1])))
            if not waiting:
                return False
        return True

    def on_own_edge(self, unit: Any, start: Any, moment: Moment) -> None:
        """Who enters comes over his own edge, an outflanker over his flank (BA-MOV-23, BA-SCN-06)."""
        x, y = start
        near = moment.before.home[unit.seat] == 0
        edges = [abs(y - (self.depth if near else 0)) <= SLACK]
        if unit.flank or self.setup.scenario in ("encircled", "breakthrough", "hold-the-line"):
            edges += [abs(x) <= SLACK, abs(x - self.width) <= SLACK, abs(y) <= SLACK, abs(y - self.depth) <= SLACK]
        self.see("who enters comes over the edge", any(edges), f"{unit.id} at {start}, home {moment.before.home}")

    # ---- the ambush that must be offered -----------------------------------------------------------------------------

    def passed(self, unit: Any, moment: Moment) -> None:
        """A move in the open is over; whether the ambushers were asked is known with the next question."""
        if self.manner in ("other", "escape", "assault") or not unit.models or unit.inside or is_hull(unit.models[0]):
            return
        self.went_past = unit, moment.after

    def all_were_asked(self) -> None:
        """An enemy in Ambush who sees the end of a move in the open must have been asked (BA-AMB-01)."""
        if self.went_past is None:
            return
        (unit, state), self.went_past = self.went_past, None
        for watcher in state.units.values():
            if watcher.seat == unit.seat or watcher.order != "ambush" or watcher.place != "table" or watcher.inside:
                continue
            if self.entries[watcher.id]["kind"] != "infantry" or self.entries[watcher.id].get("team_weapon"):
                continue
            if self.entries[watcher.id].get("slot") not in ("squad", "lieutenant", "senior-officer"):
                continue
            reach = max((weapon_range(weapon) for man in watcher.models for weapon in man.weapons), default=0)
            if least_gap(watcher.models, unit.models) > reach - 100:
                continue
            if any(
                self.clear(state, eye, model, watcher, unit) for eye in watcher.models[:3] for model in unit.models[:3]
            ):
                self.see(
                    "ambushers are asked", watcher.seat in self.passing, f"{watcher.id} sees {unit.id} by {self.manner}"
                )

    def clear(self, state: Any, eye: Any, model: Any, watcher: Any, target: Any) -> bool:
        """Nothing at all lies near the line between two men."""
        line = way([(eye.x, eye.y), (model.x, model.y)])
        corridor = line.buffer(1600)
        if any(
            area.intersects(corridor)
            for row, area, _ in self.pieces
            if row["sight"] != "clear" or row["cover"] != "none"
        ):
            return False
        if any(piece.height and area.intersects(corridor) for _, area, piece in self.pieces):
            return False
        if any(hypot(x - eye.x, y - eye.y) < 90000 for x, y in state.smoke):
            return False
        return not any(
            outline(each).intersects(corridor)
            for other in state.units.values()
            if other.place == "table" and other.id not in (watcher.id, target.id)
            for each in other.models
        ) and not any(
            rectangle(w.hull.x, w.hull.y, w.hull.length, w.hull.width, w.hull.facing).intersects(corridor)
            for w in state.wrecks
        )
