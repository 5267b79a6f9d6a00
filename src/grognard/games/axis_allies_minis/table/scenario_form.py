"""What can be said in a scenario of one's own: controls in words, and what lies on its map (AAM-SCN, AAM-GAME-04).

The zones and the hex fought for belong to the map: whoever changes them takes the map into the scenario.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, dist
from typing import Any

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.scenarios.form import Form, field, limit, values, within
from grognard.core.scenarios.records import Field, Group, Handle, Shape
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground, HexView
from grognard.games.axis_allies_minis.data.maps import HexMap, Zone, load_map, map_names
from grognard.games.axis_allies_minis.data.scenarios import Scenario
from grognard.games.axis_allies_minis.ground.layout import MARGIN, PITCH, SIZE, centre
from grognard.space.hex.grid import Hex, to_offset

ZONES: tuple[Zone, Zone] = ("south", "north")
OBJECTIVE = "map.objective"
INNER = {"south": 0, "north": 1}
"""Which of a zone's two rows lies towards the middle."""


class ScenarioForm(Form):
    """Scenarios of Axis & Allies Miniatures as an editor meets them."""

    record = Scenario

    def blank(self) -> dict[str, Any]:
        """100 points a side in 1944."""
        player = [{"side": "allies", "zone": "south"}, {"side": "axis", "zone": "north"}]
        return {"title": "My scenario", "year": 1944, "points": 100, "player": player}

    def title(self, plan: Scenario) -> Message:
        """What it is called."""
        return say("aam-scenario-title", title=plan.title)

    def groups(self, plan: Scenario, ground: Ground | None) -> Iterator[Group]:
        """The battle, the two players, and what shell holes and cliffs ask."""
        yield self.battle(
            field("year", "aam-plan-year"),
            limit(unsaid=None),
            field("begins", "aam-plan-begins", hint=say("aam-plan-begins-hint")),
        )
        for number, player in enumerate(plan.player):
            path = f"player[{number}]"
            yield self.side(
                path,
                number,
                field(f"{path}.side", "aam-plan-side", names=values("aam-army-side", "allies", "axis")),
                field(f"{path}.zone", "plan-zone", names=values("plan-zone", *ZONES)),
                *zone_rows(player.zone, ground),
                self.army(f"{path}.army"),
            )
        if ground is not None:
            where = field(OBJECTIVE, "aam-plan-objective", hint=say("aam-plan-objective-hint"))
            yield Group(id="objective", title=say("plan-victory"), fields=(where,))
        for kind in ("shell_holes", "cliffs"):
            who = [f"{kind}.{each}" for each in ("soldiers", "vehicles")]
            yield Group(
                id=kind,
                title=say("aam-plan-shell-holes" if kind == "shell_holes" else "aam-plan-cliffs"),
                note=say("aam-plan-asked"),
                fields=tuple(each for path in who for each in asked(path)),
            )

    # ---- on the map ------------------------------------------------------------------------------------------------

    def shapes(self, plan: Scenario, ground: Ground) -> Iterator[Shape]:
        """Both zones, hex by hex."""
        found = self._map(plan)
        for side, player in enumerate(plan.player):
            polygons = [corners(place) for place in found.zone(player.zone)]
            yield Shape(kind="zone", polygons=polygons, name=say("plan-zone-of", side=side + 1), side=side)

    def handles(self, plan: Scenario, ground: Ground) -> Iterator[Handle]:
        """How deep each zone is, and the hex fought for."""
        found = self._map(plan)
        x = ground.width // 2
        for zone in ZONES:
            whose = next((number for number, player in enumerate(plan.player, 1) if player.zone == zone), 1)
            id, name = f"map.zones.{zone}[{INNER[zone]}]", say("plan-depth-of", whose=say("plan-side", side=whose))
            yield Handle(id=id, name=name, x=x, y=edge(found, zone), step=PITCH, ways="y")
        at = centre(found.objective)
        yield Handle(id=OBJECTIVE, name=say("aam-plan-objective"), x=at.x, y=at.y, step=PITCH)

    def dragged(self, plan: Scenario, data: dict[str, Any], handle: str, to: Spot, ground: Ground) -> dict[str, Any]:
        """A zone by its inner edge, to whole rows; the hex fought for to the hex below."""
        file = self.setups.part_data("maps", plan.map or map_names()[0])
        whole = {**data, "map": file}
        if handle == OBJECTIVE:
            return self.put(whole, OBJECTIVE, nearest(ground, to).id)
        found = self._map(plan)
        for zone in ZONES:
            if handle == f"map.zones.{zone}[{INNER[zone]}]":
                row = round((to.y - MARGIN) / PITCH) + (1 if zone == "south" else 0)
                least = ceil(found.zones["north"][1]) + 2 if zone == "south" else 1
                most = found.rows if zone == "south" else int(found.zones["south"][0])
                return self.put(whole, handle, int(within(row, least, most)))
        raise self.unknown(handle)

    def _map(self, plan: Scenario) -> HexMap:
        return load_map(plan.map or map_names()[0])

    def settled(self, data: dict[str, Any], path: str) -> dict[str, Any]:
        """What one side takes, the other leaves to it."""
        first, second = data["player"]
        for taken, both in (("side", ("allies", "axis")), ("zone", ZONES)):
            if path.endswith(f".{taken}"):
                number = int(path.startswith("player[1]"))
                other = next(value for value in both if value != (first, second)[number][taken])
                changed = {**(first, second)[1 - number], taken: other}
                return {**data, "player": [changed, second] if number else [first, changed]}
        if path == OBJECTIVE and isinstance(data.get("map"), dict):
            load_map(data["map"])
        return data


def zone_rows(zone: Zone, ground: Ground | None) -> Iterator[Field]:
    """The first or last row of a zone, towards the middle."""
    if ground is not None and ground.grid is not None:
        rows = max(sum(each.x == first.x for each in ground.grid.hexes) for first in ground.grid.hexes[:2])
        yield field(f"map.zones.{zone}[{INNER[zone]}]", f"aam-plan-rows-{zone}", least=1, most=rows, step=0.5)


def asked(path: str) -> Iterator[Field]:
    """What a kind of ground asks of those who move over it."""
    who = path.rpartition(".")[2]
    die = tuple((str(face), say("aam-plan-on", face=face)) for face in range(2, 7))
    yield field(f"{path}.cost", say("aam-plan-cost", who=who))
    yield field(f"{path}.roll", say("aam-plan-roll", who=who), names=die, unsaid=say("aam-plan-no-roll"))
    yield field(f"{path}.barred", say("aam-plan-barred", who=who))


def corners(place: Hex) -> list[Spot]:
    """A hex as a polygon."""
    at, half, rise = centre(place), SIZE / 2, PITCH / 2
    around = ((SIZE, 0), (half, rise), (-half, rise), (-SIZE, 0), (-half, -rise), (half, -rise))
    return [Spot(round(at.x + x), round(at.y + y)) for x, y in around]


def edge(map: HexMap, zone: Zone) -> int:
    """How far down the inner edge of a zone lies, in the columns that reach nearest to the middle."""
    rows = [centre(place).y for place in map.zone(zone) if to_offset(place)[0] % 2 == 0]
    return min(rows) - PITCH // 2 if zone == "south" else max(rows) + PITCH // 2


def nearest(ground: Ground, to: Spot) -> HexView:
    """The hex whose middle lies nearest to a place."""
    if ground.grid is None:
        raise InputError(unknown("hex", ()))
    return min(ground.grid.hexes, key=lambda each: dist((each.x, each.y), (to.x, to.y)))
