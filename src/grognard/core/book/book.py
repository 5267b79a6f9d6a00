"""The book of a game: its rule catalogue, and the guide that helps to find one's way in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib.resources import files

from grognard.core.book.catalogue import Catalogue, Rule
from grognard.core.book.rule_index import Finder, TurnStep, read_index, read_overview
from grognard.core.book.tables import TableValue
from grognard.core.book.toml_files import read_toml
from grognard.core.languages import language
from grognard.core.messages import Message


class Book:
    """What is read of a game's rulebook, from its ``package``. ``quoted`` are the rules whose words stand in what is
    shown of a battle; what others say is asked for one by one. ``values`` lists every value of its tables with its
    source; None if the game does not."""

    def __init__(
        self, package: str, quoted: Iterable[str] = (), values: Callable[[], Iterable[TableValue]] | None = None
    ) -> None:
        self.package = package
        self.quoted_rules = frozenset(quoted)
        self._values = values

    @cached_property
    def catalogue(self) -> Catalogue:
        """The rule catalogue."""
        return Catalogue.load(files(self.package) / "catalogue")

    @cached_property
    def defaults(self) -> dict[str, str]:
        """The value that each option of the catalogue has of itself."""
        return Catalogue.defaults(files(self.package) / "catalogue")

    @cached_property
    def prefix(self) -> str:
        """What the ids of the game's sentences begin with: that of its rules in small letters."""
        return Catalogue.prefix_of(files(self.package) / "catalogue").lower()

    def table_values(self) -> Iterable[TableValue]:
        """Every value of the game's tables with its source; none if the game does not list them."""
        return () if self._values is None else self._values()

    def find_rules(self, text: str, most: int) -> list[Rule]:
        """The rules that fit what somebody typed, best first."""
        spoken = language()
        if spoken not in self._finders:
            index = read_index(files(self.package) / "guide" / "index.toml")
            self._finders[spoken] = Finder(self.catalogue, index, spoken)
        return self._finders[spoken].find(text, most)

    @cached_property
    def _finders(self) -> dict[str, Finder]:
        return {}

    @cached_property
    def overview(self) -> tuple[TurnStep, ...]:
        """A turn on one page; empty if the game has none."""
        return read_overview(files(self.package) / "guide" / "overview.toml", self.prefix)

    def about(self, kind: str) -> Message:
        """What a kind of question means and what follows from its answers, in a sentence or two."""
        return Message(f"{self.prefix}-about-{kind}")

    @cached_property
    def question_rules(self) -> Mapping[str, str]:
        """The rule behind each kind of question, from ``questions.toml`` of the guide."""
        file = files(self.package) / "guide" / "questions.toml"
        return read_toml(file, dict[str, str]) if file.is_file() else {}
