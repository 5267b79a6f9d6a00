"""What can be said in a scenario of one's own (chapter Scenario): controls in words, and what lies on its map.

The map is shown as it is if the side that wins the roll-off takes the near edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.scenarios.form import Form, box, field, fresh_id, limit, numbered, values, within
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
        battle = self.battle(
            limit(step=50),
            field("turns", "plan-turns"),
            field("extra", "ba-plan-extra", names=dice()),
            field("attack", "ba-plan-attack"),
        )
        titled, *others = battle.fields
        yield replace(battle, fields=(titled, field("note", "plan-note"), *others))
        for number, part in enumerate(plan.part):
            yield Group(
                id=f"part-{number}",
                title=self.whose(plan, number),
                side=number if plan.attack else None,
                note=say("ba-plan-part"),
                fields=tuple(part_fields(f"part[{number}]", part)),
            )
        armies = (self.army(f"army[{side}]", say("plan-army-of", side=side + 1)) for side in (0, 1))
        yield Group(id="armies", title=say("plan-armies"), fields=tuple(armies))
        adds = (("objective", say("plan-add-objective")),)
        yield Group(id="victory", title=say("plan-victory"), fields=tuple(victory_fields(plan)), adds=adds)
        for number, objective in enumerate(plan.objective):
            path = f"objective[{number}]"
            yield self.row(
                path,
                objective.title or objective.id,
                field(f"{path}.title", "plan-called"),
                field(f"{path}.points", "plan-points"),
                field(f"{path}.across", "ba-plan-across", share=True),
                field(f"{path}.ahead", "ba-plan-ahead", share=True),
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
    yield field(f"{path}.zone", "ba-plan-zone", names=values("ba-plan-zone", "none", "edge", "middle"))
    if part.zone != "none":
        yield field(f"{path}.depth", f"ba-plan-depth-{part.zone}", unit=say("plan-inches"), step=0.5)
        yield field(f"{path}.set_up", "ba-plan-set-up", share=True, step=5)
    yield field(f"{path}.first_wave", "ba-plan-first-wave", share=True, step=5)
    yield field(f"{path}.enters", "ba-plan-enters", names=values("ba-plan-enters", "own", "long-edges"))
    yield field(f"{path}.bombards", "ba-plan-bombards", names=dice())


def victory_fields(plan: Scenario) -> Iterator[Field]:
    """What is counted besides places."""
    yield field("kills", "ba-plan-kills")
    if plan.attack:
        yield field("through", "ba-plan-through")
    yield field("lead", "ba-plan-lead")


def dice() -> tuple[tuple[str, Message], ...]:
    """Never, or on a die of so much or more."""
    return (NO_DIE, *((str(face), say("ba-plan-on", face=face)) for face in range(2, 7)))
