"""What can be said in a scenario of one's own: controls in words, and what lies on its map (AZ-SET).

A file counts from the south-western corner, the drawing from the upper left one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.messages import Message, say
from grognard.core.scenarios.form import Form, box, field, fresh_id, limit, numbered, values, within
from grognard.core.scenarios.records import Field, Group, Handle, Shape
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground, ObjectiveView
from grognard.games.operation_ww2.data.scenarios import Rectangle, Scenario, Victory, zone_depth
from grognard.games.operation_ww2.data.tables import TABLES

CM = 1000
STEP = 2 * CM
KINDS = ("place", "building", "unit", "command-unit", "vehicle-or-gun")


class ScenarioForm(Form):
    """Scenarios of Operation World War II as an editor meets them."""

    record = Scenario

    def blank(self) -> dict[str, Any]:
        """Six turns by day; every unit destroyed counts."""
        victory = [{"id": "units", "kind": "unit", "points": 1}]
        sides = [{"zone": "south"}, {"zone": "north"}]
        return {"title": "My scenario", "turns": 6, "side": sides, "victory": victory}

    def title(self, plan: Scenario) -> Message:
        """What it is called."""
        return say("az-scenario-title", title=plan.title)

    def groups(self, plan: Scenario, ground: Ground | None) -> Iterator[Group]:
        """The battle, the two sides, and what brings points."""
        yield self.battle(
            field("turns", "plan-turns"),
            field("light", "az-plan-light", names=values("az-plan", "day", "night")),
            limit(),
            field("zone_depth", "az-plan-depth", unit=CENTIMETRES, unsaid=say("az-plan-depth-open")),
        )
        zones = values("plan-zone", "south", "north")
        for number, side in enumerate(plan.side):
            path = f"side[{number}]"
            yield self.side(
                path,
                number,
                field(f"{path}.zone", "plan-zone", names=zones, unsaid=say("az-plan-zone-cards")),
                self.army(f"{path}.force"),
                *(each for area in range(len(side.area)) for each in corner_fields(f"{path}.area[{area}]")),
                adds=((f"{path}.area", say("az-plan-add-area")),) if side.zone else (),
            )
        yield Group(
            id="victory",
            title=say("plan-victory"),
            note=None if plan.victory else say("az-plan-missions"),
            fields=(field("lead", "az-plan-lead"),),
            adds=(("victory", say("az-plan-add-victory")),),
        )
        buildings = tuple(
            (piece.id, piece.name or say("az-piece", title=piece.id))
            for piece in (ground.pieces if ground else ())
            if piece.storeys
        )
        for number, row in enumerate(plan.victory):
            path = f"victory[{number}]"
            yield self.row(path, _called(row), *victory_fields(path, row, buildings))

    # ---- on the map ------------------------------------------------------------------------------------------------

    def shapes(self, plan: Scenario, ground: Ground) -> Iterator[Shape]:
        """Zones or the areas that a side has instead, and the places fought for."""
        deep = zone_depth(plan, ground.depth, TABLES.limits["no-mans-land"].value)
        for side, each in enumerate(plan.side):
            name = say("plan-zone-of", side=side + 1)
            if each.area:
                rectangles = [rectangle(area, ground) for area in each.area]
                yield Shape(kind="zone", polygons=rectangles, name=name, side=side)
            else:
                south = (each.zone or ("south", "north")[side]) == "south"
                strip = (0, ground.depth - deep, ground.width, ground.depth) if south else (0, 0, ground.width, deep)
                yield Shape(kind="zone", polygons=[box(*strip)], name=name, side=side if each.zone else None)
        for row in plan.victory:
            if row.place is not None:
                name = say("plan-objective", title=_called(row))
                yield Shape(kind="place", polygons=[rectangle(row.place, ground)], name=name)

    def handles(self, plan: Scenario, ground: Ground) -> Iterator[Handle]:
        """The depth of the zones, and the middle and the corners of each rectangle."""
        deep = zone_depth(plan, ground.depth, TABLES.limits["no-mans-land"].value)
        if not all(side.area for side in plan.side):
            name = say("az-plan-depth")
            yield Handle(id="zone_depth", name=name, x=ground.width // 2, y=ground.depth - deep, step=CM, ways="y")
        for path, name, area in self._rectangles(plan):
            left, bottom, right, top = plain(area, ground)
            middle = say("plan-middle-of", what=name)
            yield Handle(id=path, name=middle, x=(left + right) // 2, y=(top + bottom) // 2, step=STEP)
            yield Handle(id=f"{path}.low", name=say("az-plan-low-of", what=name), x=left, y=bottom, step=STEP)
            yield Handle(id=f"{path}.high", name=say("az-plan-high-of", what=name), x=right, y=top, step=STEP)

    def _rectangles(self, plan: Scenario) -> Iterator[tuple[str, Message, Rectangle]]:
        for number, row in enumerate(plan.victory):
            if row.place is not None:
                yield f"victory[{number}].place", say("plan-objective", title=_called(row)), row.place
        for side, each in enumerate(plan.side):
            for number, area in enumerate(each.area):
                yield f"side[{side}].area[{number}]", say("plan-zone-of", side=side + 1), area

    def objectives(self, plan: Scenario, ground: Ground) -> Iterator[ObjectiveView]:
        """The places and buildings that bring points."""
        pieces = {piece.id: piece for piece in ground.pieces}
        for row in plan.victory:
            if row.place is not None:
                left, bottom, right, top = plain(row.place, ground)
                x, y = (left + right) // 2, (top + bottom) // 2
            elif row.building in pieces:
                outline = pieces[row.building].outline
                x = sum(spot.x for spot in outline) // len(outline)
                y = sum(spot.y for spot in outline) // len(outline)
            else:
                continue
            place = row.title or (row.id if row.place is not None else pieces[row.building].name or row.id)
            name = say("az-objective", place=place, points=row.points)
            yield ObjectiveView(row.id, x, y, round(row.within * CM), name)

    def dragged(self, plan: Scenario, data: dict[str, Any], handle: str, to: Spot, ground: Ground) -> dict[str, Any]:
        """The zones by the southern one's edge; a rectangle by a corner, or whole by its middle."""
        if handle == "zone_depth":
            return self.put(data, handle, round((ground.depth - to.y) / CM))
        x, y = whole(to.x), whole(ground.depth - to.y)
        for path, _, area in self._rectangles(plan):
            (left, low), (right, high) = area.low, area.high
            if handle == f"{path}.low":
                return self.put(data, handle, [min(x, right - 1), min(y, high - 1)])
            if handle == f"{path}.high":
                return self.put(data, handle, [max(x, left + 1), max(y, low + 1)])
            if handle == path:
                wide, deep = right - left, high - low
                west = within(whole(to.x - wide * CM / 2), 0, ground.width / CM - wide)
                south = within(whole(ground.depth - to.y - deep * CM / 2), 0, ground.depth / CM - deep)
                return self.put(data, path, {"low": [west, south], "high": [west + wide, south + deep]})
        raise self.unknown(handle)

    def fresh(self, plan: Scenario, path: str, ground: Ground | None) -> dict[str, Any]:
        """A place in the middle of the table, or an area in a side's zone."""
        if path == "victory":
            row = {"id": fresh_id(plan.victory, "place"), "kind": "place", "points": 2}
            return {**row, "place": middle(ground), "within": 10}
        number = numbered("side", path)
        if number is None or number > 1 or not path.endswith(".area"):
            raise self.unknown(path)
        wide, deep = (ground.width / CM, ground.depth / CM) if ground else (120.0, 120.0)
        south = 0 if plan.side[number].zone == "south" else deep - 30
        return {"low": [0, south], "high": [wide, south + 30]}

    def settled(self, data: dict[str, Any], path: str) -> dict[str, Any]:
        """A place has its rectangle, a building its name, the others neither; a zone taken leaves the other."""
        if path.endswith(".zone"):
            number = int(path.startswith("side[1]"))
            sides = [dict(each) for each in data["side"]]
            zone = sides[number].get("zone")
            if zone is None:
                sides = [{key: value for key, value in each.items() if key not in ("zone", "area")} for each in sides]
            else:
                sides[1 - number]["zone"] = "north" if zone == "south" else "south"
            return {**data, "side": sides}
        if path.startswith("victory"):
            return {**data, "victory": [fitting(row) for row in data.get("victory", [])]}
        return data


CENTIMETRES = say("plan-centimetres")


def _called(row: Victory) -> Message | str:
    """What brings points: as it is called, or what it is."""
    return row.title or say(f"az-plan-kind-{row.kind}")


def victory_fields(path: str, row: Victory, buildings: tuple[tuple[str, Message], ...]) -> Iterator[Field]:
    """What brings points, as fields."""
    yield field(f"{path}.kind", "az-plan-kind", names=values("az-plan-kind", *KINDS))
    yield field(f"{path}.points", "plan-points")
    if row.kind in ("place", "building"):
        yield field(f"{path}.title", "plan-called")
    if row.kind == "building":
        yield field(f"{path}.building", "az-plan-building", names=buildings, unsaid=say("plan-none"))
    if row.kind == "place":
        yield field(f"{path}.within", "az-plan-within", unit=CENTIMETRES)
        yield from corner_fields(f"{path}.place")


def corner_fields(path: str) -> Iterator[Field]:
    """The western, southern, eastern and northern edge of a rectangle."""
    for corner in ("low", "high"):
        for axis in (0, 1):
            yield field(f"{path}.{corner}[{axis}]", f"az-plan-{corner}-{'xy'[axis]}", unit=CENTIMETRES)


def fitting(row: dict[str, Any]) -> dict[str, Any]:
    """What brings points, without what its kind has not, and with a rectangle if it needs one."""
    left = {key: value for key, value in row.items() if key not in ("place", "building", "within")}
    if row["kind"] == "place":
        if "place" not in row:
            return {**left, "place": middle(None), "within": 10}
        return {**left, **{key: row[key] for key in ("place", "within") if key in row}}
    if row["kind"] == "building":
        return {**left, "building": row.get("building", "")}
    return {key: value for key, value in left.items() if key != "title"}


def middle(ground: Ground | None) -> dict[str, Any]:
    """A rectangle about the middle of the table."""
    x, y = (ground.width // (2 * CM), ground.depth // (2 * CM)) if ground else (60, 60)
    return {"low": [x - 3, y - 3], "high": [x + 3, y + 3]}


def plain(area: Rectangle, ground: Ground) -> tuple[int, int, int, int]:
    """A rectangle as it is drawn: left, bottom, right, top, in thousandths."""
    (left, low), (right, high) = area.low, area.high
    return round(left * CM), ground.depth - round(low * CM), round(right * CM), ground.depth - round(high * CM)


def rectangle(area: Rectangle, ground: Ground) -> list[Spot]:
    """A rectangle's corners as they are drawn."""
    left, bottom, right, top = plain(area, ground)
    return box(left, top, right, bottom)


def whole(thousandths: float) -> int:
    """Whole centimetres."""
    return round(thousandths / CM)
