"""What is read of other programs' files: a list of units, and what there was to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Literal

from grognard.core.records import Record

Form = Literal["battlescribe", "new-recruit", "list-forge", "rosterizer", "text"]
"""What wrote a list, as far as its form tells."""

Costs = dict[str, Decimal]
"""What something costs, by the name of what it is paid in: points, power, command points."""


class Selection(Record):
    """Something chosen: a unit, a model of it, what that carries. ``number``: how often; ``kind``: what the program
    holds it to be, if it says so; ``category``: the heading it stands under; ``costs``: its own, for all of its number,
    without those of its ``parts``."""

    name: str
    number: int = 1
    kind: str = ""
    category: str = ""
    costs: Costs = {}
    parts: tuple[Selection, ...] = ()

    @property
    def total(self) -> Costs:
        """What it costs with all its parts."""
        return added(self.costs, *(part.total for part in self.parts))

    def all(self) -> Iterator[Selection]:
        """It and its parts and theirs."""
        yield self
        for part in self.parts:
            yield from part.all()


class Force(Record):
    """A part of a list: its name, the catalogue it is of, what was chosen, and the forces within it."""

    name: str
    catalogue: str = ""
    selections: tuple[Selection, ...] = ()
    forces: tuple[Force, ...] = ()

    def all(self) -> Iterator[Force]:
        """It and the forces within it."""
        yield self
        for force in self.forces:
            yield from force.all()


class Mismatch(Record):
    """A total that is not the sum of what is listed: paid in what, the total declared, the sum."""

    cost: str
    declared: Decimal
    sum: Decimal


class Roster(Record):
    """A list of units: its name, the game and edition as the file calls them, ``declared`` the totals it says it has,
    ``limits`` those agreed on. ``sparse``: its form leaves out what some things cost, so the sum may fall short."""

    name: str
    form: Form
    game: str = ""
    game_id: str = ""
    made_by: str = ""
    declared: Costs = {}
    limits: Costs = {}
    forces: tuple[Force, ...] = ()
    sparse: bool = False

    @property
    def selections(self) -> tuple[Selection, ...]:
        """What stands at the top of each force, in the order of the file."""
        return tuple(each for force in self.forces for part in force.all() for each in part.selections)

    @property
    def units(self) -> tuple[Selection, ...]:
        """What of that costs something, or is called a unit or a model."""
        return tuple(each for each in self.selections if _is_unit(each))

    @property
    def sums(self) -> Costs:
        """What all that is listed costs together."""
        return added(*(each.total for each in self.selections))

    @property
    def mismatches(self) -> tuple[Mismatch, ...]:
        """Which totals are not the sums of what is listed; of a form that leaves out costs, which are too small."""
        found = []
        sums = self.sums
        for cost, declared in self.declared.items():
            own = sums.get(cost, Decimal(0))
            if own > declared or (own < declared and not self.sparse):
                found.append(Mismatch(cost, declared, own))
        return tuple(found)


class Choice(Record):
    """Something that can be chosen: least and most of it (None: any number), its own costs, and what can be chosen
    within it. A ``link`` is the id of a choice that stands elsewhere; a group holds choices and is none itself."""

    name: str
    id: str = ""
    kind: str = ""
    category: str = ""
    costs: Costs = {}
    least: int | None = None
    most: int | None = None
    link: str = ""
    parts: tuple[Choice, ...] = ()

    def all(self) -> Iterator[Choice]:
        """It and what can be chosen within it."""
        yield self
        for part in self.parts:
            yield from part.all()


class Slot(Record):
    """A heading of a force and how many units may stand under it."""

    name: str
    least: int | None = None
    most: int | None = None


class Catalogue(Record):
    """Data of a game for list programs: the game itself or the units of one army. ``schema`` is the version of its
    form; ``forces`` the kinds of force with their headings; ``shared`` what links point to."""

    name: str
    kind: Literal["system", "catalogue"]
    id: str = ""
    game_id: str = ""
    revision: int = 0
    schema: str = ""
    costs: tuple[str, ...] = ()
    forces: tuple[tuple[str, tuple[Slot, ...]], ...] = ()
    choices: tuple[Choice, ...] = ()
    shared: tuple[Choice, ...] = ()

    def choice(self, id: str) -> Choice | None:
        """The choice of an id, wherever it stands in this catalogue."""
        for top in (*self.choices, *self.shared):
            for each in top.all():
                if each.id == id:
                    return each
        return None


def added(*costs: Mapping[str, Decimal]) -> Costs:
    """Costs together.

    >>> added({"pts": Decimal(5)}, {"pts": Decimal(7), "PL": Decimal(1)})
    {'pts': Decimal('12'), 'PL': Decimal('1')}
    """
    found: Costs = {}
    for each in costs:
        for name, value in each.items():
            found[name] = found.get(name, Decimal(0)) + value
    return found


def _is_unit(selection: Selection) -> bool:
    return selection.kind in ("unit", "model") or any(selection.total.values())
