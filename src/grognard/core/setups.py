"""What can be agreed before a battle: scenario, map, armies and house rules, as a game offers and checks them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from grognard.core.book.book import Book
from grognard.core.book.opening import FIRST, Opening, read_opening
from grognard.core.book.reading import FEW, nearest
from grognard.core.engine.door import decoded
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record


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


class Setups(ABC):
    """The set-ups of a game named ``name``: what comes with it, and how one is made. ``setup_type`` is their record."""

    setup_type: type[Record]

    def __init__(self, name: str, book: Book) -> None:
        self.name, self.book = name, book

    def decode_setup(self, value: Any) -> Any:
        """A set-up from plain data. Raises ``InputError``."""
        return decoded(value, self.setup_type, "setup")

    def make_setup(
        self,
        scenario: str | None = None,
        armies: Sequence[Any] = (),
        map: Any = None,
        options: Mapping[str, str] | None = None,
    ) -> Any:
        """A set-up from names, files or records; what is left out takes the game's default.

        Raises ``InputError`` naming what is wrong and the mend.
        """
        names = [each.name for each in self.scenarios()]
        if self.opening is not None:
            names.append(FIRST)
        if scenario and scenario not in names:
            raise InputError(say("no-such-scenario", name=scenario, names=", ".join(names)))
        if len(armies) > 2:
            raise InputError(say("too-many-armies", count=len(armies), most=2))
        return self.arranged(scenario or names[0], armies, map, self.house_rules(options or {}))

    @abstractmethod
    def arranged(self, scenario: str, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Any:
        """What ``make_setup`` answers, for a scenario there is, at most two armies and every house rule with its value.

        Raises ``InputError`` naming what does not fit and the mend.
        """

    @cached_property
    def opening(self) -> Opening | None:
        """How the game's first battle begins; None if it has none."""
        return read_opening(files(self.book.package) / "data" / "first")

    @abstractmethod
    def scenarios(self) -> Sequence[Listing]:
        """The scenarios that come with the game, the default first; the first battle is not among them."""

    @abstractmethod
    def maps(self) -> Sequence[Listing]:
        """The maps that come with the game, the default first."""

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
                raise InputError(self._no_option(name, list(offered)))
            if value not in offered[name].values:
                known = ", ".join(offered[name].values)
                raise InputError(say("no-such-option-value", name=name, value=value, values=known))
            values[name] = value
        return values

    def _no_option(self, name: str, offered: Sequence[str]) -> Message:
        """That there is no house rule of this name: all there are or, of many, those like it and how to list them."""
        if len(offered) <= FEW:
            return say("no-such-option", name=name, names=", ".join(offered))
        near = ", ".join(nearest(name, offered)) or "none"
        return say("no-such-option-near", name=name, near=near, count=len(offered), system=self.name)

    def known_rules(self, saved: Mapping[str, str]) -> dict[str, str]:
        """The options of a saved set-up that were chosen, so that ``house_rules`` can be asked again: those at their
        defaults are left out, for an option need not be offered to stand at its default."""
        known = self.book.catalogue.options
        return {name: value for name, value in saved.items() if name not in known or value != known[name].default}

    @abstractmethod
    def check_army(self, army: Any) -> tuple[Listing, Sequence[tuple[Message, str]]]:
        """An army file looked at: what it is, and its problems with the rule each breaks.

        Raises ``InputError`` if it cannot be read at all.
        """
