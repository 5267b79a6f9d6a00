"""What can be said in a scenario of one's own: controls in words, and what lies on its map (WH-GAME-07)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import dist
from typing import Any

from shapely import Point, Polygon, get_parts

from grognard.core.book.reading import PASTED, Reader
from grognard.core.messages import Message, say
from grognard.core.scenarios.form import Form, field, fresh_id, limit, numbered, values
from grognard.core.scenarios.records import Group, Handle, Shape
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground, ObjectiveView
from grognard.games.wh40k5.data.maps import load_map, map_names, terrain_of
from grognard.games.wh40k5.data.scenarios import Objective, Scenario, count_of, misplaced
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.zones import OPPOSITE, STANDARD, in_zone, zone_of, zones_of
from grognard.games.wh40k5.rules.mission.objectives import WITHIN
from grognard.space.drawing import rim
from grognard.space.mapfile import Map

INCH = 1000


class ScenarioForm(Form):
    """Scenarios of Warhammer 40,000 as an editor meets them."""

    record = Scenario

    def blank(self) -> dict[str, Any]:
        """Two forces of 500 points from edge to edge; only what is destroyed counts."""
        plan = {"mission": "annihilation", "deployment": "pitched-battle", "points": 500}
        return {"title": "My scenario", **plan, "side": [{"zone": "south"}, {"zone": "north"}]}

    def title(self, plan: Scenario) -> Message:
        """What it is called."""
        return say("wh-scenario-title", title=plan.title)

    def groups(self, plan: Scenario, ground: Ground | None) -> Iterator[Group]:
        """The battle, the two sides, and the objectives."""
        missions, deployments = (named(rows) for rows in (TABLES.missions, TABLES.deployments))
        first = tuple((str(seat), say("plan-side", side=seat + 1)) for seat in (0, 1))
        rolled = say("wh-plan-rolled")
        yield self.battle(
            limit(step=50),
            field("mission", "wh-plan-mission", names=missions, unsaid=rolled),
            field("deployment", "wh-plan-deployment", names=deployments, unsaid=rolled),
            field("first", "wh-plan-first", names=first, unsaid=rolled),
            field("begins", "wh-plan-begins", unsaid=say("wh-plan-begins-usual")),
        )
        known = TABLES.deployments.get(plan.deployment)
        zones = values("plan-zone", *zones_of(known)) if known is not None else ()
        for number in (0, 1):
            path = f"side[{number}]"
            taken = field(f"{path}.zone", "plan-zone", names=zones, unsaid=say("wh-plan-zone-open"))
            yield self.side(path, number, *((taken,) if zones else ()), self.army(f"{path}.army"))
        may = bool(plan.mission and plan.side[0].zone)
        yield Group(
            id="objectives",
            title=say("wh-plan-objectives"),
            note=say("wh-plan-objectives-note"),
            fields=(),
            adds=(("objective", say("plan-add-objective")),) if may and len(plan.objective) < MOST else (),
        )
        inches = {"unit": say("plan-inches"), "step": 0.5}
        for number, objective in enumerate(plan.objective):
            path = f"objective[{number}]"
            yield self.row(
                path,
                objective.title,
                field(f"{path}.title", "plan-called"),
                field(f"{path}.at[0]", "plan-from-left", **inches),
                field(f"{path}.at[1]", "plan-from-top", **inches),
            )

    # ---- on the map ------------------------------------------------------------------------------------------------

    def shapes(self, plan: Scenario, ground: Ground) -> Iterator[Shape]:
        """The zones by the deployment; whose, if that is settled."""
        if plan.deployment not in TABLES.deployments:
            return
        deployment, size = TABLES.deployments[plan.deployment], (ground.width, ground.depth)
        possible = zones_of(deployment)
        for side, each in enumerate(plan.side):
            zone = each.zone if each.zone in possible else possible[side] if not each.zone else None
            if zone is None:
                continue
            shape = zone_of(deployment, zone, size).shape
            parts = [part for part in get_parts(shape) if isinstance(part, Polygon)]
            polygons = [rim(part) for part in parts]
            whose = side if each.zone else None
            yield Shape(kind="zone", polygons=polygons, name=say("plan-zone-of", side=side + 1), side=whose)

    def handles(self, plan: Scenario, ground: Ground) -> Iterator[Handle]:
        """The objectives."""
        for number, each in enumerate(plan.objective):
            x, y = each.place
            name = say("wh-piece", title=each.title)
            yield Handle(id=f"objective[{number}]", name=name, x=x, y=y, step=INCH)

    def objectives(self, plan: Scenario, ground: Ground) -> Iterator[ObjectiveView]:
        """Where they lie, and how near one must be."""
        for each in plan.objective:
            yield ObjectiveView(each.id, *each.place, WITHIN, say("wh-piece", title=each.title))

    def dragged(self, plan: Scenario, data: dict[str, Any], handle: str, to: Spot, ground: Ground) -> dict[str, Any]:
        """An objective to the nearest half inch."""
        number = numbered("objective", handle)
        if number is None or number >= len(plan.objective):
            raise self.unknown(handle)
        return self.put(data, f"objective[{number}].at", [round(2 * to.x / INCH) / 2, round(2 * to.y / INCH) / 2])

    def fresh(self, plan: Scenario, path: str, ground: Ground | None) -> dict[str, Any]:
        """An objective: in the first zone without one if each has one, else where nothing is near."""
        if path != "objective":
            raise self.unknown(path)
        table = load_map(plan.map or map_names()[0])
        lying = list(plan.objective)
        found = next(spots(plan, table, lying), (table.ground.width // 2, table.ground.depth // 2))
        return new_objective(lying, found)

    def settled(self, data: dict[str, Any], path: str) -> dict[str, Any]:
        """Zones follow the deployment, the other side's follows one's own; without zones there are no objectives."""
        sides = [dict(each) for each in data["side"]]
        if path == "deployment":
            known = TABLES.deployments.get(data.get("deployment", ""))
            if known is None:
                sides = [{key: value for key, value in each.items() if key != "zone"} for each in sides]
            elif any(each.get("zone") not in zones_of(known) for each in sides):
                first = STANDARD[0] if STANDARD[0] in zones_of(known) else zones_of(known)[0]
                sides[0]["zone"], sides[1]["zone"] = first, OPPOSITE[first]
        elif path.endswith(".zone"):
            number = int(path.startswith("side[1]"))
            zone = sides[number].get("zone")
            if zone is None:
                sides[1 - number].pop("zone", None)
            else:
                sides[1 - number]["zone"] = OPPOSITE[zone]
        data = {**data, "side": sides}
        if not (data.get("mission") and sides[0].get("zone")):
            return {key: value for key, value in data.items() if key != "objective"}
        return data if path not in ("mission", "deployment") or not data.get("objective") else laid_anew(data)


def named(rows: Mapping[str, Any]) -> tuple[tuple[str, Message], ...]:
    """The rows of a table by their names."""
    return tuple((id, row.name) for id, row in rows.items())


def laid_anew(data: dict[str, Any]) -> dict[str, Any]:
    """The data with objectives where another mission or deployment lets them lie, if those there are do not."""
    plan: Scenario = Reader(PASTED, data).convert(Scenario)
    table, mission = load_map(plan.map or map_names()[0]), TABLES.missions[plan.mission]
    if misplaced(plan, table) is None:
        return data
    data, rows = {key: value for key, value in data.items() if key != "objective"}, []
    lying: list[Objective] = []
    for _ in range(count_of(mission)[0]):
        place = next(spots(plan, table, lying), None)
        if place is None:
            break
        rows.append(new_objective(lying, place))
        lying.append(Objective(id=rows[-1]["id"], title=rows[-1]["title"], at=tuple(rows[-1]["at"])))
    return {**data, "objective": rows} if rows else data


def new_objective(lying: list[Objective], place: tuple[int, int]) -> dict[str, Any]:
    """An objective at a place."""
    title = f"Objective {len(lying) + 1}"
    return {"id": fresh_id(lying, "objective"), "title": title, "at": [place[0] / INCH, place[1] / INCH]}


def spots(plan: Scenario, map: Map, lying: list[Objective]) -> Iterator[tuple[int, int]]:
    """Places where one more objective may lie beside those that do, the farthest from them first (WH-GAME-07)."""
    width, depth = map.ground.width, map.ground.depth
    mission, deployment = TABLES.missions[plan.mission], TABLES.deployments[plan.deployment]
    barred = [Polygon(piece.outline) for piece in map.ground.pieces if terrain_of(piece).impassable]
    taken = [each.place for each in lying]
    owners = [zone for zone in zones_of(deployment) for each in plan.side if each.zone == zone]
    held = [zone for zone in owners for place in taken if in_zone(deployment, zone, place, (width, depth))]
    grid = [(width * x // 12, depth * y // 12) for x in range(1, 12) for y in range(1, 12)]
    grid.sort(key=lambda at: min((dist(at, each) for each in taken), default=-dist(at, (width // 2, depth // 2))))
    for x, y in reversed(grid):
        zone = next((each for each in owners if in_zone(deployment, each, (x, y), (width, depth))), None)
        if mission.place == "zones" and (zone is None or zone in held):
            continue
        near = min((dist((x, y), each) for each in taken), default=width)
        if mission.apart and min(x, y, width - x, depth - y, near) <= mission.apart:
            continue
        if not any(shape.intersects(Point(x, y)) for shape in barred):
            yield x, y


MOST = 5
"""So many objectives a scenario may have."""
