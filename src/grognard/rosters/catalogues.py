"""Data catalogues and game systems of BattleScribe: what can be chosen, of the form up to 1.15 (``entry``, ``link``)
and of the one since 2.00 (``selectionEntry``, ``entryLink``, ``constraint``)."""

from __future__ import annotations

from typing import Literal

from grognard.rosters.limits import Place
from grognard.rosters.records import Catalogue, Choice, Costs, Slot
from grognard.rosters.trees import Element

SYSTEM = "gameSystem"
ROOTS = (SYSTEM, "catalogue")
NO_LIMIT = -1
OLD_POINTS = "pts"
OWN = ("selectionEntry", "entry", "selectionEntryGroup", "entryGroup", "entryLink", "link")
SHARED = ("sharedSelectionEntries", "sharedSelectionEntryGroups", "sharedEntries", "sharedEntryGroups")
CHOSEN = ("selectionEntries", "selectionEntryGroups", "entries", "entryGroups", "entryLinks", "links")
GROUPS = ("selectionEntryGroup", "entryGroup")
OTHER_LINKS = ("rule", "profile")
"""Links of the old form that point to prose."""


def catalogue_of(root: Element, place: Place) -> Catalogue:
    """A catalogue or a game system. Raises ``InputError`` naming the line."""
    reader = _Reader(place)
    kind: Literal["system", "catalogue"] = "system" if root.tag == SYSTEM else "catalogue"
    return Catalogue(
        name=reader.name(root),
        kind=kind,
        id=reader.name(root, "id"),
        game_id=reader.name(root, "id" if kind == "system" else "gameSystemId"),
        revision=place.number(root.get("revision", "0"), line=root.line),
        schema=root.get("battleScribeVersion")[:20],
        costs=tuple(reader.name(each) for each in root.each("costTypes", "costType")),
        forces=tuple(reader.force(each) for each in _forces(root)),
        choices=reader.choices(root, CHOSEN),
        shared=reader.choices(root, SHARED),
    )


def _forces(root: Element) -> list[Element]:
    return [*root.each("forceEntries", "forceEntry"), *root.each("forceTypes", "forceType")]


class _Reader:
    def __init__(self, place: Place) -> None:
        self.place = place

    def name(self, element: Element, attribute: str = "name") -> str:
        return self.place.name(element.get(attribute), line=element.line)

    def force(self, element: Element) -> tuple[str, tuple[Slot, ...]]:
        slots = []
        for each in (*element.each("categoryLinks", "categoryLink"), *element.each("categories", "category")):
            least, most = self.bounds(each)
            slots.append(Slot(self.name(each), least, most))
        return self.name(element), tuple(slots)

    def bounds(self, element: Element) -> tuple[int | None, int | None]:
        """The least and the most of something, where they are stated outright."""
        found: dict[str, int] = {}
        for each in element.each("constraints", "constraint"):
            if each.get("field") == "selections":
                found[each.get("type")] = self.whole(each, "value")
        for bound, names in (("min", ("minSelections",)), ("max", ("maxSelections",))):
            for name in names:
                if name in element.attributes:
                    found[bound] = self.whole(element, name)
        least, most = found.get("min"), found.get("max")
        return least if least else None, None if most in (None, NO_LIMIT) else most

    def whole(self, element: Element, name: str) -> int:
        return int(self.place.cost(element.get(name, "0"), line=element.line))

    def costs(self, element: Element) -> Costs:
        found: Costs = {}
        for each in element.each("costs", "cost"):
            found[self.name(each) or OLD_POINTS] = self.place.cost(each.get("value", "0"), line=each.line)
        if "points" in element.attributes:
            found[OLD_POINTS] = self.place.cost(element.get("points"), line=element.line)
        return {name: value for name, value in found.items() if value}

    def choices(self, element: Element, groups: tuple[str, ...]) -> tuple[Choice, ...]:
        found = []
        for group in groups:
            for each in element.each(group, *OWN):
                if each.tag != "link" or each.get("linkType") not in OTHER_LINKS:
                    found.append(self.choice(each))
        return tuple(found)

    def choice(self, element: Element) -> Choice:
        least, most = self.bounds(element)
        headings = list(element.each("categoryLinks", "categoryLink"))
        primary = next((each for each in headings if each.get("primary") == "true"), None)
        return Choice(
            name=self.name(element),
            id=self.name(element, "id"),
            kind="group" if element.tag in GROUPS else element.get("type")[:20],
            category=self.name(primary) if primary is not None else "",
            costs=self.costs(element),
            least=least,
            most=most,
            link=self.name(element, "targetId"),
            parts=self.choices(element, CHOSEN),
        )
