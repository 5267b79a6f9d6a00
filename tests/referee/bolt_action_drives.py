"""Bolt Action: how far and over what vehicles drive."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Any

from shapely import unary_union

from tests.referee.bolt_action_moves import PIVOTS, RATES, SLACK, Moves
from tests.referee.plane import bearing, least_gap, rectangle, turned, union
from tests.referee.watching import Moment


class Drives(Moves):
    """A drive is a move of its unit, its pieces added up."""

    # ---- vehicles ----------------------------------------------------------------------------------------------------

    def saw_Drove(self, event: Any, moment: Moment) -> None:
        was = moment.before.units[event.unit]
        unit = moment.after.units[event.unit]
        model = unit.models[0]
        if event.unit != self.mover:
            self.mover, self.manner = event.unit, "other"
            self.fresh(moment.before)
        poses = list(event.poses)
        old = was.models[0]
        if not event.entering:
            poses = [type(poses[0])(old.x, old.y, old.facing), *poses]
        drive = self.entries[event.unit]["drive"]
        gone = back = 0.0
        hulls = [rectangle(p.x, p.y, model.length, model.width, p.facing) for p in poses]
        for one, other in pairwise(poses):
            step = hypot(other.x - one.x, other.y - one.y)
            angle = turned(one.facing / 1000, other.facing / 1000)
            if angle > 0.02:
                self.pivots += 1
                self.see("a pivot is of 90 degrees at most", angle <= 90.02, f"{event.unit}: {angle}")
                self.see("a pivot is about the middle", step <= SLACK, f"{event.unit}: {step}")
            if step > 2 * SLACK:
                course = bearing((one.x, one.y), (other.x, other.y))
                ahead, astern = turned(course, one.facing / 1000), turned(course + 180, one.facing / 1000)
                off = min(ahead, astern)
                self.see(
                    "vehicles drive straight on",
                    off < 1.5 or step < 200,
                    f"{event.unit}: {off:.2f} degrees off over {step:.0f}",
                )
                if ahead < astern:
                    gone += step
                else:
                    back += step
        total = self.walked.get(model.id, 0.0) + gone
        behind = self.walked.get("back", 0.0) + back
        self.walked[model.id], self.walked["back"] = total, behind
        pivots = PIVOTS[drive][0 if self.manner == "advance" else 1]
        recce = bool(self.entries[event.unit].get("recce"))
        if self.manner == "balk":
            self.balked(event, gone, behind, drive, hulls, recce)
        if self.manner in ("advance", "run"):
            swept = unary_union([unary_union([a, b]).convex_hull for a, b in pairwise(hulls)] or hulls)
            on_road = self.roads.buffer(30).contains(swept)
            most = RATES[drive][0 if self.manner == "advance" else 1] * (2 if on_road else 1)
            if not on_road and total > most + SLACK and total <= 2 * most + SLACK:
                self.complain(
                    "vehicles drive no farther than allowed",
                    f"{event.unit}: {total:.0f} of {most} by {self.manner}, off the road",
                )
            elif total > most + SLACK:
                self.complain(
                    "vehicles drive no farther than allowed", f"{event.unit}: {total:.0f} of {most} by {self.manner}"
                )
            self.checks["vehicles drive no farther than allowed"] += 1
            self.see(
                "pivots are counted", self.pivots <= pivots, f"{event.unit}: {self.pivots} of {pivots} by {self.manner}"
            )
            self.see(
                "either forward or in reverse",
                not (total and behind),
                f"{event.unit}: {total:.0f} ahead, {behind:.0f} back",
            )
            rate = RATES[drive][0]
            half = rate if recce else rate / 2
            if self.options["reverse_on_run"] == "off":
                self.see("reverse is for Advance", not behind or self.manner == "advance", event.unit)
                self.see(
                    "reverse at half the rate",
                    behind <= half * (2 if on_road else 1) + SLACK,
                    f"{event.unit}: {behind:.0f} of {half}",
                )
            if behind and not recce:
                self.see("reverse is straight", self.pivots == 0, event.unit)
        self.hull_in_place(event, was, unit, hulls, moment, drive)
        if not event.pausing:
            self.walked, self.pivots = {}, 0

    def balked(self, event: Any, gone: float, behind: float, drive: str, hulls: list[Any], recce: bool) -> None:
        """Who fails the test of any order goes straight back, up to the limit of its reverse (BA-ORD-13, BA-ORD-18)."""
        self.see("who balks does not go forward", not gone, f"{event.unit}: {gone:.0f}")
        self.see("who balks goes straight back", self.pivots == 0, event.unit)
        on_road = self.roads.buffer(30).contains(self.swept(event, hulls))
        most = RATES[drive][0] * (1 if recce else 0.5) * (2 if on_road else 1)
        self.see("who balks goes no farther than its reverse", behind <= most + SLACK, f"{event.unit}: {behind:.0f}")

    def swept(self, event: Any, hulls: list[Any]) -> Any:
        """The ground a hull drives over: between two poses only if it drives straight on."""
        spans = [unary_union([a, b]).convex_hull for a, b in pairwise(hulls) if a.centroid.distance(b.centroid) > 50]
        return unary_union([*spans, *hulls])

    def hull_in_place(self, event: Any, was: Any, unit: Any, hulls: list[Any], moment: Moment, drive: str) -> None:
        last = hulls[-1]
        x0, y0, x1, y1 = last.bounds
        inside = x0 >= -SLACK and y0 >= -SLACK and x1 <= self.width + SLACK and y1 <= self.depth + SLACK
        if not event.pausing:
            self.see("hulls stay on the table", inside, f"{unit.id}: {last.bounds} by {self.manner}")
        row = drive if drive != "half-tracked" or self.options["halftrack_terrain"] == "tracked" else "wheeled"
        swept = self.swept(event, hulls)
        heavy = self.entries[unit.id]["damage"] in ("heavy-tank", "super-heavy-tank")
        if not heavy and not moment.before.fallen:
            bad = self.barred[row]
            began = 0.0 if event.entering else hulls[0].intersection(bad).area
            over = swept.intersection(bad).area
            self.see(
                "no vehicle enters ground closed to it",
                over - began < 60_000,
                f"{unit.id}: {over:.0f} by {self.manner}",
            )
        if self.manner == "run" and row == "tracked" and not event.entering:
            touches = swept.intersection(union(p.outline for r, _, p in self.pieces if r["movement"] == "rough")).area
            self.see("no tracked vehicle runs over rough ground", touches < 60_000, f"{unit.id}: {touches:.0f}")
        for other in moment.after.units.values():
            if other.place == "table" and not other.inside and other.id != unit.id and not event.pausing:
                near = least_gap(unit.models, other.models)
                self.see(
                    "hulls overlap nobody", near > -SLACK, f"{unit.id} and {other.id}: {near:.0f} by {self.manner}"
                )
                if (
                    other.seat != unit.seat
                    and self.manner in ("advance", "run", "balk")
                    and self.options["overrun"] == "off"
                ):
                    began = least_gap(was.models, other.models) if was.place == "table" else 2000
                    self.see(
                        "vehicles keep an inch from enemies",
                        near > 1000 - SLACK or began <= 1000 + SLACK,
                        f"{unit.id} {near:.0f} from {other.id}",
                    )
