"""Lists as BattleScribe and New Recruit write them in XML, of every version there was.

Up to 1.15 what is chosen stands within categories and costs ``points``; since 2.00 it stands in the force and has
``costs``, which 2.01 calls by ``costTypeId``. In all of them a selection's costs are its own, without its parts'.
"""

from __future__ import annotations

from grognard.core.messages import say
from grognard.rosters.limits import Place
from grognard.rosters.records import Costs, Force, Roster, Selection
from grognard.rosters.trees import Element

POINTS = "pts"
"""What the points of the old form, which have no name, are called."""
ROSTER = "roster"
NEW_RECRUIT = "newrecruit"


def roster_of(root: Element, place: Place) -> Roster:
    """A list. Raises ``InputError`` naming the line."""
    reader = _Reader(place)
    made_by = reader.name(root, "generatedBy")
    declared, limits = reader.costs(root), reader.costs(root, "costLimits", "costLimit")
    if "points" in root.attributes:
        declared[POINTS] = place.cost(root.get("points"), line=root.line)
        limit = place.cost(root.get("pointsLimit", "0"), line=root.line)
        if limit > 0:
            limits[POINTS] = limit
    return Roster(
        name=reader.name(root),
        form="new-recruit" if NEW_RECRUIT in made_by.lower() else "battlescribe",
        game=reader.name(root, "gameSystemName"),
        game_id=reader.name(root, "gameSystemId"),
        made_by=made_by,
        declared=declared,
        limits={name: value for name, value in limits.items() if value > 0},
        forces=reader.forces(root),
    )


class _Reader:
    def __init__(self, place: Place) -> None:
        self.place = place

    def name(self, element: Element, attribute: str = "name") -> str:
        return self.place.name(element.get(attribute), line=element.line)

    def costs(self, element: Element, group: str = "costs", tag: str = "cost") -> Costs:
        found: Costs = {}
        for each in element.each(group, tag):
            name = self.name(each) or POINTS
            if name in found:
                raise self.place.error(say("roster-cost-twice", name=name), line=each.line)
            found[name] = self.place.cost(each.get("value", "0"), line=each.line)
        return found

    def forces(self, element: Element) -> tuple[Force, ...]:
        found = []
        for each in element.each("forces", "force"):
            self.place.one_more(line=each.line)
            chosen = [self.selection(inner) for inner in each.each("selections", "selection")]
            for category in each.each("categories", "category"):
                heading = self.name(category)
                chosen += [self.selection(inner, heading) for inner in category.each("selections", "selection")]
            name = self.name(each) or self.name(each, "forceTypeName")
            found.append(Force(name, self.name(each, "catalogueName"), tuple(chosen), self.forces(each)))
        return tuple(found)

    def selection(self, element: Element, category: str = "") -> Selection:
        self.place.one_more(line=element.line)
        name = self.name(element)
        if not name:
            raise self.place.error(say("roster-no-name"), line=element.line)
        costs = self.costs(element)
        if "points" in element.attributes:
            costs[POINTS] = self.place.cost(element.get("points"), line=element.line)
        headings = list(element.each("categories", "category"))
        primary = next((each for each in headings if each.get("primary") == "true"), None)
        return Selection(
            name=name,
            number=self.place.number(element.get("number", "1"), line=element.line),
            kind=element.get("type")[:20],
            category=self.name(primary) if primary is not None else category,
            costs={name: value for name, value in costs.items() if value},
            parts=tuple(self.selection(each) for each in element.each("selections", "selection")),
        )
