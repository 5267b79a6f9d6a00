"""What can be agreed before a battle: scenario, map, armies and house rules, as a game offers and checks them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from grognard.core.book.book import Book
from grognard.core.book.opening import FIRST, Opening, read_opening
from grognard.core.book.reading import FEW, NAMED, Reader, Wrong, nearest, read_source
from grognard.core.engine.door import decoded
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace


class Listing(Record):
    """A named thing one may pick for a battle: a scenario, a map, an army. A scenario may say which ``map`` and which
    two ``armies`` it is meant for, by their names."""

    name: str
    title: Message
    note: Message | None = None
    nation: str = ""
    points: int = 0
    dice: int = 0
    map: str = ""
    armies: tuple[str, ...] = ()


class OptionValue(Record):
    """One value of a house rule."""

    value: str
    title: Message


PRESET = "preset"
"""The name under which a preset is chosen among the options of a battle."""


class OptionListing(Record):
    """A house rule that may be switched: its default is the rule as the catalogue reads it."""

    name: str
    title: Message
    rule: str
    default: str
    values: tuple[OptionValue, ...]


class PresetListing(Record):
    """House rules switched together under one name: a value for each that is not left at its default."""

    name: str
    title: Message
    options: dict[str, str]


LONGEST = 1_000_000
"""The most characters any file of a game may have."""


class Setups(ABC):
    """The set-ups of a game named ``name``: what comes with it, and how one is made.

    ``setup_type`` is their record, ``army_folder`` where the armies that come with the game lie; a scenario names its
    armies in a field of each of its rows, or in one of its own where it has none (``army_place``). ``years`` are the
    first and the last in which a battle may be fought, where it matters when that is. ``limited``: no battle begins
    with an army that costs more than the scenario says, if it says.
    """

    setup_type: type[Record]
    army_folder: ClassVar[str] = "armies"
    army_place: ClassVar[tuple[str, str]] = ("side", "army")
    years: ClassVar[tuple[int, int] | None] = None
    limited: ClassVar[bool] = True

    def __init__(self, name: str, book: Book) -> None:
        self.name, self.book = name, book

    def decode_setup(self, value: Any) -> Any:
        """A set-up from plain data. Raises ``InputError``."""
        return decoded(value, self.setup_type, "setup")

    def make_setup(
        self,
        scenario: Any = None,
        armies: Sequence[Any] = (),
        map: Any = None,
        options: Mapping[str, str] | None = None,
        year: int | None = None,
    ) -> Any:
        """A set-up from names, files or records; what is left out is the scenario's, or else takes the game's default.
        House rules of the scenario hold unless ``options`` say otherwise, and its year unless ``year`` does.

        Raises ``InputError`` naming what is wrong and the mend.
        """
        plan = self.read_scenario(self.known(scenario))
        if year is not None:
            if self.years is None:
                raise InputError(say("battle-no-year", system=self.name))
            if not self.years[0] <= year <= self.years[1]:
                raise InputError(say("battle-not-this-year", year=year, first=self.years[0], last=self.years[1]))
            plan = replace(plan, year=year)
        if isinstance(armies, str):
            raise InputError(say("armies-no-list", name=armies[:60]))
        if len(armies) > 2:
            raise InputError(say("too-many-armies", count=len(armies), most=2))
        if options is not None and not isinstance(options, Mapping):
            raise InputError(say("options-no-names", given=str(options)[:60]))
        return self.arranged(plan, armies, map, self.house_rules({**(plan.options or {}), **(options or {})}))

    def known(self, scenario: Any) -> Any:
        """A scenario that was asked for, the default for None. Raises ``InputError`` for a name there is not."""
        names = [each.name for each in self.scenarios()]
        if self.opening is not None:
            names.append(FIRST)
        named = isinstance(scenario, str) and NAMED.fullmatch(scenario) and not Path(scenario).exists()
        if named and scenario not in names:
            raise InputError(say("no-such-scenario", name=scenario, names=", ".join(names)))
        return names[0] if scenario is None or scenario == "" else scenario

    @abstractmethod
    def read_scenario(self, source: Any) -> Any:
        """A scenario from the name of one that comes with the game, a file, its text, plain data, or as it is.

        Raises ``InputError`` naming the file, the place in it and the mend.
        """

    def scenario_reader(self, source: Any) -> Reader:
        """The data of a scenario from the name of one that comes with the game, a file, its text, or as it is.

        Raises ``InputError`` naming what is no source.
        """
        return Reader(*read_source(source, files(self.book.package) / "data" / "scenarios", LONGEST))

    def part_data(self, folder: str, source: Any) -> Any:
        """The plain data of a file of the game's ``folder``, by its name, or of a file, a text or data as it is.

        Raises ``InputError`` naming what is no source.
        """
        return read_source(source, files(self.book.package) / "data" / folder, LONGEST)[1]

    def scenario_wrongs(self, plan: Any) -> Iterator[Wrong]:
        """What is wrong with a scenario whose form is right, each with its place: what ``read_scenario`` refuses the
        first of."""
        return iter(())

    def kept_scenario(self, plan: Any) -> Any:
        """What a set-up keeps of a scenario: the name of one that comes with the game, or the whole of another, without
        the parts it brought."""
        names = {each.name for each in self.scenarios()} | {FIRST}
        known = plan.name in names and self.read_scenario(plan.name).bare == plan.bare
        return plan.name if known else plan.bare

    def army_sources(self, plan: Any, armies: Sequence[Any], usual: Sequence[str]) -> list[Any]:
        """Both armies: those that were chosen, else (left out, or empty) the scenario's, else the ``usual`` ones."""
        rows, field = self.army_place
        own = [getattr(row, field) for row in getattr(plan, rows)] if rows else getattr(plan, field)
        there = [army or name for army, name in zip(own, usual, strict=False)]
        chosen = [*armies, *[""] * (len(there) - len(armies))]
        return [army or name for army, name in zip(chosen, there, strict=True)]

    @abstractmethod
    def arranged(self, scenario: Any, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Any:
        """What ``make_setup`` answers, for a scenario that was read, at most two armies and every house rule with its
        value.

        Raises ``InputError`` naming what does not fit and the mend.
        """

    @cached_property
    def opening(self) -> Opening | None:
        """How the game's first battle begins; None if it has none."""
        return read_opening(files(self.book.package) / "data" / "first")

    @abstractmethod
    def scenarios(self) -> Sequence[Listing]:
        """The scenarios that come with the game, the default first; the first battle is not among them."""

    def scenario_named(self, name: str) -> Listing | None:
        """The scenario of this name that comes with the game, if one does. A game whose scenarios take long to read
        reads this one alone."""
        return next((each for each in self.scenarios() if each.name == name), None)

    @abstractmethod
    def maps(self) -> Sequence[Listing]:
        """The maps that come with the game, the default first."""

    def map_named(self, name: str) -> Listing | None:
        """The map of this name that comes with the game, if one does; as with the scenarios."""
        return next((each for each in self.maps() if each.name == name), None)

    @abstractmethod
    def armies(self) -> Sequence[Listing]:
        """The armies that come with the game, the two defaults first."""

    def options(self) -> Sequence[OptionListing]:
        """The house rules that may be switched, as the catalogue offers them."""
        return tuple(
            OptionListing(
                option.name,
                option.title,
                option.rule,
                option.default,
                tuple(OptionValue(value, option.value_title(value)) for value in option.values),
            )
            for option in self.book.catalogue.offered()
        )

    def presets(self) -> Sequence[PresetListing]:
        """The house rules that may be switched together, as the catalogue lists them."""
        return tuple(
            PresetListing(each.name, each.title, each.options) for each in self.book.catalogue.presets.values()
        )

    def house_rules(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, chosen or default; under the name ``preset`` a preset may be chosen, whose
        values others override. Raises ``InputError`` for names and values there are not."""
        values = dict(self.book.defaults)
        if not chosen:
            return values
        offered = {option.name: option for option in self.book.catalogue.offered()}
        named, presets = chosen.get(PRESET), self.book.catalogue.presets
        if named is not None and named not in presets:
            if presets:
                raise InputError(say("no-such-preset", name=named, names=", ".join(presets)))
            raise InputError(say("no-presets", name=named, system=self.name))
        together = presets[named].options if named is not None else {}
        for name, value in ({**together, **chosen}).items():
            if name == PRESET:
                continue
            if name not in offered:
                raise InputError(self._no_option(str(name)[:60], list(offered)))
            if value not in offered[name].values:
                known = ", ".join(offered[name].values)
                raise InputError(say("no-such-option-value", name=name, value=str(value)[:60], values=known))
            values[name] = value
        return values

    def unoffered(self, chosen: Mapping[str, str]) -> dict[str, Message]:
        """Of chosen house rules those that cannot be chosen here, each with what ``house_rules`` says of it."""
        wrong = {}
        for name, value in chosen.items():
            try:
                self.house_rules({name: value})
            except InputError as error:
                wrong[name] = error.message
        return wrong

    def _no_option(self, name: str, offered: Sequence[str]) -> Message:
        """That there is no house rule of this name: all there are or, of many, those like it and how to list them."""
        if len(offered) <= FEW:
            return say("no-such-option", name=name, names=", ".join(offered))
        near = ", ".join(nearest(name, offered)) or "none"
        return say("no-such-option-near", name=name, near=near, count=len(offered), system=self.name)

    def known_rules(self, saved: Mapping[str, str]) -> dict[str, str]:
        """The options of a saved set-up that were chosen, so that ``house_rules`` can be asked again: those at their
        defaults are left out, for an option need not be offered to stand at its default."""
        known = self.book.defaults
        return {name: value for name, value in saved.items() if name not in known or value != known[name]}
