"""What can be said in a scenario of one's own (chapter Scenario): controls in words, and what lies on its map.

The map is shown as it is if the side that wins the roll-off takes the near edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.messages import Message, say
from grognard.core.scenarios.form import Form, box, fresh_id, listed, numbered, within
from grognard.core.scenarios.records import Field, Group, Handle, Shape
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground, ObjectiveView
from grognard.games.bolt_action.data.scenario_files import Part, Scenario
from grognard.games.bolt_action.rules.turn.objectives import HOLD
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.table.view import objective_name
from grognard.space.drawing import spots
from grognard.space.regions import circle

TENTH = INCH // 10
NO_DIE = ("0", say("ba-plan-never"))


class ScenarioForm(Form):
    """Scenarios of Bolt Action as an editor meets them."""

    record = Scenario

    def blank(self) -> dict[str, Any]:
        """Both sides set up in full along their edges; nothing but losses counts."""
        return {"title": "My scenario", "part": [{"zone": "edge", "set_up": 1.0}], "army": ["", ""]}

    def title(self, plan: Scenario) -> Message:
        """See ``Scenario.heading``."""
        return plan.heading

    def groups(self, plan: Scenario, ground: Ground | None) -> Iterator[Group]:
        """The battle, what each side does before it, the armies, what is fought for and how it is counted."""
        yield Group(
            id="battle",
            title=say("plan-battle"),
            fields=(
                Field(path="title", title=say("plan-title")),
                Field(path="note", title=say("plan-note")),
                Field(path="map", title=say("plan-map"), names=listed(self.setups.maps()), unsaid=say("plan-map-open")),
                Field(path="points", title=say("plan-limit"), unsaid=say("plan-no-limit"), step=50),
                Field(path="turns", title=say("plan-turns")),
                Field(path="extra", title=say("ba-plan-extra"), names=dice()),
                Field(path="attack", title=say("ba-plan-attack")),
            ),
        )
        for number, part in enumerate(plan.part):
            yield Group(
                id=f"part-{number}",
                title=self.whose(plan, number),
                side=number if plan.attack else None,
                note=say("ba-plan-part"),
                fields=tuple(part_fields(f"part[{number}]", part)),
            )
        armies = listed(self.setups.armies())
        yield Group(
            id="armies",
            title=say("plan-armies"),
            fields=tuple(
                Field(
                    path=f"army[{side}]",
                    title=say("plan-army-of", side=side + 1),
                    names=armies,
                    unsaid=say("plan-army-open"),
                )
                for side in (0, 1)
            ),
        )
        yield Group(
            id="victory",
            title=say("plan-victory"),
            fields=tuple(victory_fields(plan)),
            adds=(("objective", say("plan-add-objective")),),
        )
        for number, objective in enumerate(plan.objective):
            path = f"objective[{number}]"
            yield Group(
                id=path,
                title=say("plan-objective", title=objective.title or objective.id),
                row=path,
                fields=(
                    Field(path=f"{path}.title", title=say("plan-called")),
                    Field(path=f"{path}.points", title=say("plan-points")),
                    Field(path=f"{path}.across", title=say("ba-plan-across"), share=True),
                    Field(path=f"{path}.ahead", title=say("ba-plan-ahead"), share=True),
                ),
            )

    def whose(self, plan: Scenario, number: int) -> Message:
        """Who does what a part says: both sides, or attacker or defender."""
        return say("ba-plan-each" if not plan.attack else "ba-plan-attacker" if number == 0 else "ba-plan-defender")

    # ---- on the map ------------------------------------------------------------------------------------------------

    def shapes(self, plan: Scenario, ground: Ground) -> Iterator[Shape]:
        """The zones; a part that both sides have is drawn on both edges."""
        width, depth = ground.width, ground.depth
        for side in (0, 1):
            part = plan.part[min(side, len(plan.part) - 1)]
            deep = round(part.depth * INCH)
            name = say("plan-zone-of", side=side + 1)
            if part.zone == "edge":
                strip = box(0, depth - deep, width, depth) if side == 0 else box(0, 0, width, deep)
                yield Shape(kind="zone", polygons=[strip], name=name, side=side)
            elif part.zone == "middle":
                rim = circle((width // 2, depth // 2), deep).exterior.coords
                yield Shape(kind="zone", polygons=[spots(rim)], name=name, side=side)

    def handles(self, plan: Scenario, ground: Ground) -> Iterator[Handle]:
        """The depth of each zone, and the places fought for."""
        width, depth = ground.width, ground.depth
        for number, part in enumerate(plan.part):
            deep = round(part.depth * INCH)
            id, name = f"part[{number}].depth", say("plan-depth-of", whose=self.whose(plan, number))
            if part.zone == "edge":
                y = depth - deep if number == 0 else deep
                yield Handle(id=id, name=name, x=width // 2, y=y, step=INCH, ways="y")
            elif part.zone == "middle":
                yield Handle(id=id, name=name, x=width // 2 + deep, y=depth // 2, step=INCH, ways="x")
        for view, number in zip(self.objectives(plan, ground), range(len(plan.objective)), strict=True):
            yield Handle(id=f"objective[{number}]", name=view.name, x=view.x, y=view.y, step=INCH)

    def objectives(self, plan: Scenario, ground: Ground) -> Iterator[ObjectiveView]:
        """Where each lies by the scenario; in a battle one on closed ground is moved off it."""
        for each in plan.objective:
            x, y = round(each.across * ground.width), round((1 - each.ahead) * ground.depth)
            name = say("ba-objective", place=objective_name(each, x, ground.width), points=each.points)
            yield ObjectiveView(each.id, x, y, HOLD, name)

    def dragged(self, plan: Scenario, data: dict[str, Any], handle: str, to: Spot, ground: Ground) -> dict[str, Any]:
        """A zone by its edge, a place to its share of the table."""
        number = numbered("part", handle)
        if number is not None and number < len(plan.part):
            edge = plan.part[number].zone == "edge"
            near = ground.depth - to.y if number == 0 else to.y
            deep = near if edge else abs(to.x - ground.width // 2)
            limit = min(72, ground.depth / INCH)
            return self.put(data, f"part[{number}].depth", within(round(deep / TENTH) / 10, 1, limit))
        number = numbered("objective", handle)
        if number is None or number >= len(plan.objective):
            raise self.unknown(handle)
        data = self.put(data, f"objective[{number}].across", round(to.x / ground.width, 3))
        return self.put(data, f"objective[{number}].ahead", round(1 - to.y / ground.depth, 3))

    def fresh(self, plan: Scenario, path: str, ground: Ground | None) -> dict[str, Any]:
        """A place in the middle of the table."""
        return {"id": fresh_id(plan.objective, "place"), "across": 0.5, "ahead": 0.5, "points": 2}

    def settled(self, data: dict[str, Any], path: str) -> dict[str, Any]:
        """Attacker and defender each have a part; else one is for both."""
        if path != "attack":
            return data
        first, *rest = data["part"]
        return {**data, "part": [first, *(rest or [dict(first)])] if data.get("attack") else [first]}


def part_fields(path: str, part: Part) -> Iterator[Field]:
    """What one side does before the battle."""
    zones = {each: say(f"ba-plan-zone-{each}") for each in ("none", "edge", "middle")}
    yield Field(path=f"{path}.zone", title=say("ba-plan-zone"), names=tuple(zones.items()))
    if part.zone != "none":
        yield Field(path=f"{path}.depth", title=say(f"ba-plan-depth-{part.zone}"), unit=say("plan-inches"), step=0.5)
        yield Field(path=f"{path}.set_up", title=say("ba-plan-set-up"), share=True, step=5)
    yield Field(path=f"{path}.first_wave", title=say("ba-plan-first-wave"), share=True, step=5)
    edges = {each: say(f"ba-plan-enters-{each}") for each in ("own", "long-edges")}
    yield Field(path=f"{path}.enters", title=say("ba-plan-enters"), names=tuple(edges.items()))
    yield Field(path=f"{path}.bombards", title=say("ba-plan-bombards"), names=dice())


def victory_fields(plan: Scenario) -> Iterator[Field]:
    """What is counted besides places."""
    yield Field(path="kills", title=say("ba-plan-kills"))
    if plan.attack:
        yield Field(path="through", title=say("ba-plan-through"))
    yield Field(path="lead", title=say("ba-plan-lead"))


def dice() -> tuple[tuple[str, Message], ...]:
    """Never, or on a die of so much or more."""
    return (NO_DIE, *((str(face), say("ba-plan-on", face=face)) for face in range(2, 7)))
