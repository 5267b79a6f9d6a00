"""Lists as JSON: of New Recruit and List Forge, whose shape is BattleScribe's, and of Rosterizer, which has its own.

Only what is declared here is decoded; descriptions and whatever else such files hold are never built.
"""

from __future__ import annotations

from decimal import Decimal

import msgspec

from grognard.core.book.reading import misfit, place_of
from grognard.core.messages import say
from grognard.rosters.limits import DEEPEST, MOST_PARTS, Place
from grognard.rosters.records import Costs, Force, Form, Roster, Selection

SIGN = "§"
"""Stands between the kind and the name of a thing in Rosterizer's files."""


class _Cost(msgspec.Struct):
    name: str = ""
    value: int | float | str = 0


class _Category(msgspec.Struct):
    name: str = ""
    primary: bool = False


class _Selection(msgspec.Struct):
    name: str = ""
    number: int | float | str = 1
    type: str = ""
    costs: list[_Cost] = []
    categories: list[_Category] = []
    selections: list[_Selection] = []


class _Force(msgspec.Struct):
    name: str = ""
    catalogueName: str = ""
    selections: list[_Selection] = []
    forces: list[_Force] = []


class _Roster(msgspec.Struct):
    name: str = ""
    gameSystemName: str = ""
    gameSystemId: str = ""
    generatedBy: str = ""
    costs: list[_Cost] = []
    costLimits: list[_Cost] = []
    forces: list[_Force] = []


class _Stat(msgspec.Struct):
    value: int | float | str | None = 0


class _Assets(msgspec.Struct):
    included: list[_Item] = []
    traits: list[_Item] = []


class _Item(msgspec.Struct):
    item: str = ""
    name: str = ""
    quantity: int | float | str = 1
    stats: dict[str, _Stat] = {}
    assets: _Assets = msgspec.field(default_factory=_Assets)


class _Book(msgspec.Struct):
    name: str = ""
    game: str = ""


class _File(msgspec.Struct):
    """Any of the forms: what stands at the root of each."""

    name: str = ""
    gameSystemName: str = ""
    gameSystemId: str = ""
    generatedBy: str = ""
    costs: list[_Cost] = []
    costLimits: list[_Cost] = []
    roster: _Roster | None = None
    forces: list[_Force] | None = None
    rulebook: _Book = msgspec.field(default_factory=_Book)
    snapshot: _Item | None = None


_decoder = msgspec.json.Decoder(_File, strict=True)


def roster_of_json(data: bytes, place: Place) -> Roster:
    """A list. Raises ``InputError`` naming the place."""
    if data.count(b"{") + data.count(b"[") > MOST_PARTS:
        raise place.error(say("roster-too-many", most=MOST_PARTS))
    try:
        found = _decoder.decode(data)
    except RecursionError as error:
        raise place.error(say("roster-too-deep", most=DEEPEST)) from error
    except msgspec.ValidationError as error:
        path, problem = misfit(error)
        raise place.error(problem, place_of(path)) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise place.error(say("roster-json", problem=str(error)[:200])) from error
    reader = _Reader(place)
    if found.roster is not None:
        return reader.roster(found.roster, found)
    if found.forces is not None:
        fields = ("name", "gameSystemName", "gameSystemId", "generatedBy", "costs", "costLimits", "forces")
        return reader.roster(_Roster(**{name: getattr(found, name) for name in fields}), found)
    if found.snapshot is not None:
        return reader.rosterizer(found.snapshot, found.rulebook)
    raise place.error(say("roster-json-form"))


class _Reader:
    def __init__(self, place: Place) -> None:
        self.place = place

    def roster(self, found: _Roster, file: _File) -> Roster:
        made_by = self.place.name(found.generatedBy or file.generatedBy, "generatedBy")
        limits = self.costs(found.costLimits, "costLimits")
        return Roster(
            name=self.place.name(found.name or file.name, "name"),
            form=_form(made_by),
            game=self.place.name(found.gameSystemName or file.gameSystemName, "gameSystemName"),
            game_id=self.place.name(found.gameSystemId or file.gameSystemId, "gameSystemId"),
            made_by=made_by,
            declared=self.costs(found.costs, "costs"),
            limits={name: value for name, value in limits.items() if value > 0},
            forces=self.forces(found.forces, "forces"),
        )

    def costs(self, listed: list[_Cost], at: str) -> Costs:
        found: Costs = {}
        for each in listed:
            name = self.place.name(each.name, at) or "pts"
            if name in found:
                raise self.place.error(say("roster-cost-twice", name=name), at)
            found[name] = self.place.cost(str(each.value), at)
        return found

    def forces(self, listed: list[_Force], at: str, depth: int = 1) -> tuple[Force, ...]:
        self.deep(depth)
        found = []
        for number, each in enumerate(listed, 1):
            here = f"{at} {number}"
            self.place.one_more(here)
            chosen = self.selections(each.selections, f"{here}, selections", depth + 1)
            within = self.forces(each.forces, f"{here}, forces", depth + 1)
            name, catalogue = self.place.name(each.name, here), self.place.name(each.catalogueName, here)
            found.append(Force(name, catalogue, chosen, within))
        return tuple(found)

    def selections(self, listed: list[_Selection], at: str, depth: int) -> tuple[Selection, ...]:
        self.deep(depth)
        found = []
        for number, each in enumerate(listed, 1):
            here = f"{at} {number}"
            self.place.one_more(here)
            name = self.place.name(each.name, here)
            if not name:
                raise self.place.error(say("roster-no-name"), here)
            primary = next((held.name for held in each.categories if held.primary), "")
            found.append(
                Selection(
                    name=name,
                    number=self.place.number(str(each.number), here),
                    kind=each.type[:20],
                    category=self.place.name(primary, here),
                    costs={name: value for name, value in self.costs(each.costs, here).items() if value},
                    parts=self.selections(each.selections, f"{here}, selections", depth + 1),
                )
            )
        return tuple(found)

    def rosterizer(self, top: _Item, book: _Book) -> Roster:
        chosen = self.items([*top.assets.included, *top.assets.traits], "snapshot", 1)
        return Roster(
            name=self.place.name(top.name, "snapshot"),
            form="rosterizer",
            game=self.place.name(book.game or book.name, "rulebook"),
            declared=self.stats(top, "snapshot"),
            forces=(Force("", "", chosen),),
        )

    def items(self, listed: list[_Item], at: str, depth: int) -> tuple[Selection, ...]:
        self.deep(depth)
        found = []
        for number, each in enumerate(listed, 1):
            here = f"{at} {number}"
            self.place.one_more(here)
            kind, _, named = each.item.rpartition(SIGN)
            name = self.place.name(each.name or named, here)
            if not name:
                raise self.place.error(say("roster-no-name"), here)
            parts = self.items([*each.assets.included, *each.assets.traits], here, depth + 1)
            count = self.place.number(str(each.quantity), here)
            costs = self.stats(each, here)
            found.append(Selection(name, count, kind.lower()[:20], "", costs, parts))
        return tuple(found)

    def stats(self, item: _Item, at: str) -> Costs:
        held = item.stats.get("Points")
        value: Decimal = self.place.cost(str(held.value), at) if held is not None else Decimal(0)
        return {"pts": value} if value else {}

    def deep(self, depth: int) -> None:
        if depth > DEEPEST:
            raise self.place.error(say("roster-too-deep", most=DEEPEST))


def _form(made_by: str) -> Form:
    return "list-forge" if "list forge" in made_by.lower() else "new-recruit"
