"""The referee of Warhammer 40,000: the turn, moves, morale and the end; shooting and assaults stand beside."""

from __future__ import annotations

from collections import Counter
from math import hypot
from typing import Any

from shapely import Point, Polygon

from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Chosen, Rolled
from grognard.core.records import replace
from tests.referee.plane import connected, crosses, gap, girth, length, outline, rectangle, union, way
from tests.referee.watching import Moment
from tests.referee.wh40k5_ends import SLACK, Ends
from tests.referee.wh40k5_fights import kinds, terrain, types

GOING = {"Losses", "PassengersLost", "UnitGone", "VehicleDestroyed", "MishapSuffered", "Swept"} | {
    "CharacterJoined",
    "CharacterLeft",
    "CharacterAlone",
}
"""The events by which units come to have other models."""
ORDER = ("start", "movement", "shooting", "assault")


class Standing:
    """A model with its shape: a hull if it is a vehicle with one, else its base."""

    __slots__ = ("facing", "id", "length", "radius", "storey", "width", "x", "y")

    def __init__(self, model: Any) -> None:
        entry = kinds()[model.kind]
        self.id, self.x, self.y, self.radius, self.storey = model.id, model.x, model.y, model.radius, model.storey
        size = entry.get("hull")
        vehicle = types()[entry["type"]]["vehicle"]
        self.length = self.width = self.facing = 0
        if size and (vehicle or entry["type"] == "artillery"):
            self.length, self.width = round(size[0] * 1000), round(size[1] * 1000)
            self.facing = model.facing


class Wh40k5(Ends):
    """See the catalogue's sections on the turn, movement, morale and missions."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        ground = battle.setup.map.ground
        self.width, self.depth = ground.width, ground.depth
        self.pieces = [(terrain()[piece.kind], Polygon(piece.outline).buffer(0), piece) for piece in ground.pieces]
        self.closed = union(p.outline for row, _, p in self.pieces if row.get("impassable"))
        self.rough = union(p.outline for row, _, p in self.pieces if row.get("difficult"))
        self.turns: list[tuple[int, int]] = []
        self.phase = "start"
        self.allowed: dict[str, int] = {}
        self.run: int | None = None
        self.acted: set[str] = set()
        self.due: set[str] = set()
        self.tested: set[str] = set()
        self.entering: Any = None
        self.driven: set[str] = set()
        self.under_way = False
        self.models = {id: len(unit.models) for id, unit in battle.state.units.items()}

    # ---- the turn ----------------------------------------------------------------------------------------------------

    def rolled(self, what: Rolled, state: Any) -> None:
        self.faces, self.purpose = what.faces, what.roll.purpose.id
        if self.purpose == "wh-roll-run":
            self.run = sum(what.faces) * 1000
        if self.purpose == "wh-roll-difficult":
            self.difficult = max(what.faces) * 1000
        self.shot_rolled(what, state)

    def saw_PlayerTurnBegan(self, event: Any, moment: Moment) -> None:
        self.end_of_phase(moment.before)
        if self.turns:
            turn, seat = self.turns[-1]
            second = len(self.turns) % 2 == 0
            self.equal("player turns alternate", (event.turn, event.seat), (turn + second, 1 - seat))
        else:
            self.equal("the first turn is the first", event.turn, 1)
        self.turns.append((event.turn, event.seat))
        self.phase = "start"
        self.acted, self.allowed, self.regrouped = set(), {}, set()

    def saw_PhaseBegan(self, event: Any, moment: Moment) -> None:
        self.end_of_phase(moment.before)
        self.see(
            "phases follow each other",
            ORDER.index(event.phase) == ORDER.index(self.phase) + 1,
            f"{self.phase} to {event.phase}",
        )
        self.phase = event.phase
        self.tested, self.fired_units = set(), set()
        self.due, self.exploding = set(), False
        self.under_way = False

    def end_of_phase(self, state: Any) -> None:
        """Whoever lost a quarter in the phase has tested (WH-MORALE-01, WH-MORALE-11)."""
        for unit in state.units.values():
            if unit.place != "table" or not unit.fresh or unit.is_vehicle or unit.fleeing:
                continue
            if unit.lost * 4 >= unit.fresh and unit.lost and unit.id not in self.tested and not self.fearless(unit):
                locked = self.locked(state, unit)
                if not locked:
                    self.see(
                        "who lost a quarter tests", False, f"{unit.id}: {unit.lost} of {unit.fresh} in {self.phase}"
                    )
                    continue
            self.checks["who lost a quarter tests"] += 1

    def fearless(self, unit: Any) -> bool:
        found = {rule for model in unit.models for rule in kinds()[model.kind].get("special", ())}
        units = set(self.entries(unit).get("special", ()))
        return (
            bool({"fearless", "synapse", "mob-rule", "living-battery", "know-no-fear"} & (found | units))
            or "orks" in str(unit.kind)
            or self.nation(unit) in ("orks", "tyranids")
        )

    def locked(self, state: Any, unit: Any) -> bool:
        """Whether it stands in contact with an enemy that can be fought (WH-ASSAULT-18, WH-VEH-34)."""
        if any(is_armoured(model) and kinds()[model.kind]["type"] != "walkers" for model in unit.models):
            return False
        for other in state.units.values():
            if other.seat == unit.seat or other.place != "table":
                continue
            if any(
                types()[kinds()[m.kind]["type"]]["vehicle"] and kinds()[m.kind]["type"] != "walkers"
                for m in other.models
            ):
                continue
            if any(self.gap(a, b) <= 60 for a in unit.models for b in other.models):
                return True
        return False

    def gap(self, a: Any, b: Any) -> float:
        return gap(Standing(a), Standing(b))

    def ends_near_enemies(self, seat: int, model: Any, points: Any, run: float, moment: Moment) -> bool:
        place = way([(model.x, model.y), *points]).interpolate(run)
        foes = [u for u in moment.before.units.values() if u.place == "table" and u.seat != seat]
        there = replace(model, x=round(place.x), y=round(place.y))
        return any(self.gap(there, foe) < 1000 + SLACK for unit in foes for foe in unit.models)

    # ---- moves -------------------------------------------------------------------------------------------------------

    def saw_GroundTried(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        best = max(self.faces) * 1000
        double = any(kinds()[m.kind]["type"] == "beasts-and-cavalry" for m in unit.models)
        self.see(
            "the highest die is the way through difficult ground",
            event.allowance in (best, 2 * best if double else best),
            f"{event}: {self.faces}",
        )
        self.allowed[event.unit] = event.allowance

    def rate(self, unit: Any) -> int:
        """The slowest model's inches in the movement phase, in thousandths (WH-MOVE-12)."""
        return (
            min(
                int(types()[kinds()[m.kind]["type"]].get("move") or 6)
                if not isinstance(types()[kinds()[m.kind]["type"]].get("move"), str)
                else 6
                for m in unit.models
            )
            * 1000
        )

    def saw_Moved(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit = state.units[event.unit]
        if self.phase != "start":
            self.equal("only the active player moves", unit.seat, state.active, event.unit)
        self.see("only who is on the table moves", unit.place == "table", f"{event.unit} {unit.place}")
        self.see("who falls back does not move of his own will", not unit.fleeing, event.unit)
        self.see("who lies down does not move", unit.down is None or unit.down < state.player_turn, event.unit)
        self.see("who fights does not move away", not self.locked(state, unit), event.unit)
        if event.running:
            self.equal("running is in the shooting phase", self.phase, "shooting", event.unit)
            self.see("who has shot does not run", unit.shot is None, event.unit)
            most = self.run or 0
        else:
            self.see(
                "moves are in the movement phase", self.phase in ("movement", "start"), f"{event.unit} in {self.phase}"
            )
            self.see("a unit moves once", event.unit not in self.acted or self.phase == "start", event.unit)
            self.acted.add(event.unit)
            most = 3000 if event.unit in self.regrouped else self.rate(unit)
            if event.unit in self.allowed:
                most = min(most, self.allowed[event.unit])
        flies = all(types()[kinds()[m.kind]["type"]].get("flies") for m in unit.models)
        boosts = not event.running and all(types()[kinds()[m.kind]["type"]].get("turbo_boost") for m in unit.models)
        longest = 0.0
        for leg in event.legs:
            model = unit.model(leg.model)
            points = [(model.x, model.y), *leg.points]
            gone = length(points)
            longest = max(longest, gone)
            if gone > most + SLACK and not (boosts and gone <= 24000 + SLACK):
                self.complain(
                    "nobody moves farther than allowed", f"{leg.model}: {gone:.0f} of {most}, running {event.running}"
                )
            self.checks["nobody moves farther than allowed"] += 1
            self.ground(leg, model, points, flies, unit, state, event)
        self.end_of_move(event.unit, moment, "runs" if event.running else "moves", {leg.model for leg in event.legs})

    def ground(self, leg: Any, model: Any, points: list[Any], flies: bool, unit: Any, state: Any, event: Any) -> None:
        line = way(points)
        if not flies:
            self.see("no way leads over impassable ground", not crosses(line, self.closed), f"{leg.model} {points}")
        slowed = types()[kinds()[model.kind]["type"]].get("slowed")
        free = event.running or unit.id in self.allowed or unit.id in self.regrouped
        if slowed and not free:
            self.see(
                "nobody enters difficult ground without a roll",
                not crosses(line, self.rough, 20),
                f"{leg.model} {points}",
            )
        for other in state.units.values():
            if other.place != "table" or other.seat == unit.seat or leg.storey or model.storey:
                continue
            if any(m.storey for m in other.models):
                continue
            began = min(self.gap(model, each) for each in other.models)
            if began <= 1000 + SLACK:
                continue
            if flies:
                continue
            near = min(line.distance(outline(s)) - girth(s) - model.radius for s in map(Standing, other.models))
            self.see(
                "no way comes within an inch of the enemy",
                near > 1000 - SLACK,
                f"{leg.model} {near:.0f} from {other.id}",
            )

    def end_of_move(self, id: str, moment: Moment, how: str, moved: set[str]) -> None:
        state, before = moment.after, moment.before
        unit, was = state.units[id], before.units[id]
        shapes = [Standing(model) for model in unit.models]
        for shape in shapes:
            if shape.length or shape.id not in moved:
                continue
            r = shape.radius
            inside = r - SLACK <= shape.x <= self.width - r + SLACK and r - SLACK <= shape.y <= self.depth - r + SLACK
            self.see("bases stay on the table", inside, f"{shape.id} at {shape.x}, {shape.y} ({how})")
        if how == "drives":
            self.driven.add(id)
            return
        everybody = [
            Standing(m)
            for other in state.units.values()
            if other.place == "table" and other.id != id
            for m in other.models
        ]
        for place, shape in enumerate(shapes):
            if shape.id not in moved:
                continue
            for other in (*shapes[:place], *shapes[place + 1 :], *everybody):
                if hypot(shape.x - other.x, shape.y - other.y) > 12000 or shape.storey != other.storey:
                    continue
                self.see(
                    "bases do not overlap",
                    gap(shape, other) > -SLACK,
                    f"{shape.id} and {other.id}: {gap(shape, other):.0f} ({how})",
                )
        if len(unit.models) > 1 and not any(model.storey for model in (*unit.models, *was.models)):
            reach = 4000 if unit.is_vehicle else 2000
            whole = connected([Standing(m) for m in was.models], reach + SLACK) if was.place == "table" else True
            if whole and how not in ("falls back", "assault", "drives"):
                self.see(f"units end in coherency ({how})", connected(shapes, reach + SLACK), id)

    def chose(self, what: Chosen, state: Any) -> None:
        name = type(what.choice).__name__
        if name == "Enter":
            self.entering = what.choice
        elif name == "Shoot":
            self.weapons = {firing.weapon for firing in what.choice.firing}  # type: ignore[attr-defined]
        elif name == "Shock":
            self.under_way = True

    def saw_Entered(self, event: Any, moment: Moment) -> None:
        unit = moment.after.units[event.unit]
        if not unit.is_vehicle:
            self.end_of_move(event.unit, moment, "enters", {model.id for model in unit.models})
            for leg in event.legs:
                if len(leg.points) > 1:
                    most = self.rate(unit)
                    gone = length(leg.points)
                    self.see(
                        "nobody enters farther than he moves", gone <= most + 1200, f"{leg.model}: {gone:.0f} of {most}"
                    )

    def saw_Assaulted(self, event: Any, moment: Moment) -> None:
        unit = moment.after.units[event.unit]
        # Who has flown onto ground nobody walks on stays there when his comrades charge.
        perched = any(Point(model.x, model.y).distance(self.closed) < model.radius for model in unit.models)
        if not perched and not any(model.storey for model in unit.models):
            # The ground takes its toll once all have come to a stand (WH-MOVE-03): who fell there held them together.
            arrived = [Standing(model) for model in (*unit.models, *self.fallen)]
            self.see("attackers end in coherency", connected(arrived, 2000 + SLACK), event.unit)
        for id in event.targets:
            target = moment.after.units[id]
            near = min((self.gap(a, b) for a in unit.models for b in target.models), default=0.0)
            self.see("who is assaulted is touched", near <= 60, f"{event.unit}, {id}: {near:.0f}")

    def saw_UnitDeployed(self, event: Any, moment: Moment) -> None:
        unit = moment.after.units[event.unit]
        self.end_of_move(event.unit, moment, "deploys", {model.id for model in unit.models})

    def saw_Alighted(self, event: Any, moment: Moment) -> None:
        unit = moment.after.units[event.unit]
        self.end_of_move(event.unit, moment, "alights", {model.id for model in unit.models})

    def saw_VehiclesMoved(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        for end in event.ends:
            model = unit.model(end.model)
            gone = hypot(end.at[0] - model.x, end.at[1] - model.y)
            self.see("the immobilised stay", not model.immobilised or gone <= 2, f"{end.model}: {gone:.0f}")
            self.see(
                "the stunned stay",
                model.stunned is None or model.stunned < moment.before.player_turn or gone <= 2,
                f"{end.model}: {gone:.0f}",
            )
            fast = "fast" in kinds()[model.kind].get("classes", ())
            self.see(
                "vehicles drive no farther than their speed",
                gone <= (24000 if fast or "skimmer" in kinds()[model.kind].get("classes", ()) else 18000) + SLACK,
                f"{end.model}: {gone:.0f}",
            )
            if not fast:
                self.see(
                    "slow vehicles drive 12 inches at most",
                    gone <= 12000 + SLACK or "lumbering" in str(kinds()[model.kind]),
                    f"{end.model}: {gone:.0f}",
                )
            # A tank that drives at one it all but touches has not moved: contact is exact to two thousandths.
            limits = {"stationary": 2, "combat": 6000 + SLACK}
            if end.speed in limits and unit.place != "off":
                self.see(
                    "the class of speed fits the way",
                    gone <= limits[end.speed],
                    f"{end.model}: {gone:.0f} at {end.speed}",
                )
            size = kinds()[model.kind].get("hull")
            if size:
                corners = rectangle(end.at[0], end.at[1], size[0] * 1000, size[1] * 1000, end.facing).bounds
                inside = (
                    corners[0] >= -SLACK
                    and corners[1] >= -SLACK
                    and corners[2] <= self.width + SLACK
                    and corners[3] <= self.depth + SLACK
                )
                self.see("hulls stay on the table", inside, f"{end.model}: {corners}")
        self.end_of_move(event.unit, moment, "drives", {end.model for end in event.ends})

    # ---- models and lives --------------------------------------------------------------------------------------------

    def happened(self, moment: Moment) -> None:
        name = type(moment.what).__name__
        for id, unit in moment.after.units.items():
            was = moment.before.units[id]
            if unit is was:
                continue
            if len(unit.models) != len(was.models):
                fine = name in GOING
                self.see("models go by their events", fine, f"{id}: {len(was.models)} to {len(unit.models)} by {name}")
            if was.place == "destroyed":
                self.see("what is destroyed stays destroyed", unit.place == "destroyed", f"{id} by {name}")
            old = {model.id: model.wounds for model in was.models}
            for model in unit.models:
                if model.id in old:
                    self.see(
                        "wounds are only lost",
                        0 < model.wounds <= old[model.id] or is_armoured(model),
                        f"{model.id}: {old[model.id]} to {model.wounds} by {name}",
                    )

    def asked(self, decision: Decision, state: Any) -> None:
        # Whatever is asked before the next unit moves is asked while the tanks of a tank shock are on their way.
        self.under_way &= decision.kind != "ChooseMover"

    def settled(self, state: Any) -> None:
        seen: Counter[str] = Counter(model.id for unit in state.units.values() for model in unit.models)
        self.see(
            "no model is twice in the battle",
            all(count == 1 for count in seen.values()),
            str([id for id, n in seen.items() if n > 1]),
        )
        # On its way through one unit a tank may meet the next, who is asked: it stands over nobody once it rests.
        for id in () if self.under_way else sorted(self.driven):
            hulls = [Standing(m) for m in state.units[id].models if state.units[id].place == "table"]
            others = [Standing(m) for u in state.units.values() if u.place == "table" and u.id != id for m in u.models]
            for hull in hulls:
                for other in others:
                    self.see(
                        "hulls overlap nobody",
                        gap(hull, other) > -SLACK,
                        f"{hull.id} and {other.id}: {gap(hull, other):.0f}",
                    )
        if not self.under_way:
            self.driven = set()
        for unit in state.units.values():
            self.see(
                "the destroyed have no models, the living have",
                bool(unit.models) == (unit.place not in ("destroyed", "joined")),
                f"{unit.id}: {unit.place}, {len(unit.models)}",
            )


def is_armoured(model: Any) -> bool:
    return bool(types()[kinds()[model.kind]["type"]]["vehicle"]) or kinds()[model.kind]["type"] == "artillery"
