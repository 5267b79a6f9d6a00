"""What a game is to the rest of the program, and the register of games installed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol

from grognard.core.book.book import Book
from grognard.core.engine.rulebook import Rulebook
from grognard.core.errors import InputError
from grognard.core.evaluator import Evaluator
from grognard.core.messages import Message, say
from grognard.core.rooms import Room, loading
from grognard.core.setups import Setups
from grognard.core.table import Table


class System:
    """The card of a game, the ``SYSTEM`` of a package of ``grognard.games`` or what the entry-point group
    ``grognard.systems`` names: the parts it has filled in.

    ``book`` is what is read of its rulebook, ``rules`` what the engine plays by, ``setups`` what can be agreed before a
    battle, ``table`` what is seen of one, ``evaluator`` what a choice is worth, and ``odds`` what is known of chances.
    A part left unfinished is refused when the card is made.
    """

    def __init__(
        self,
        title: Message,
        subtitle: Message,
        *,
        book: Book,
        rules: Rulebook,
        setups: Setups,
        table: Table | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.title, self.subtitle = title, subtitle
        self.book, self.rules, self.setups = book, rules, setups
        self.table = table or Table(book.package, setups)
        self.evaluator = evaluator or Evaluator(book.package)
        for part, kind in ((rules, Rulebook), (setups, Setups)):
            missing = [field for field in kind.__annotations__ if not hasattr(part, field)]
            if missing:
                raise TypeError(f"{type(part).__name__} does not say its {', '.join(missing)}")

    @property
    def name(self) -> str:
        """The game's name."""
        return self.rules.name

    @property
    def version(self) -> int:
        """The version of its rules."""
        return self.rules.version

    @cached_property
    def odds(self) -> Any:
        """What the game knows of odds (``grognard.odds.asking.Game``), the ``ODDS`` of its module ``odds``; None if it
        has none."""
        room = Odds(self.book.package)
        return room.module("odds").ODDS if room.has("odds") else None

    @cached_property
    def builder(self) -> Any:
        """How its armies are built (``grognard.core.armies.builder.Builder``), the ``BUILDER`` of its ``data``."""
        return Data(self.book.package).module("building").BUILDER

    @cached_property
    def guide(self) -> Guide:
        """What helps to find one's way in its book: its reference sheet, if any (``grognard.core.sheets``)."""
        return Guide(self.book.package)

    @cached_property
    def scenario_form(self) -> Any:
        """What can be said in a scenario of one's own: the ``ScenarioForm`` of its table
        (``grognard.core.scenarios.form``)."""
        return self.table.module("scenario_form").ScenarioForm(self.setups)

    @cached_property
    def notation(self) -> Any:
        """How its positions are written down: the ``Notation`` of its table (``grognard.core.notation``)."""
        return self.table.module("notation").Notation(self.setups)

    @cached_property
    def maps(self) -> Any:
        """How its maps are drawn: the ``Maps`` of its table (``grognard.core.maps``)."""
        return self.table.module("maps").Maps(self)


class Odds(Room):
    """Where a game keeps what it knows of odds."""

    room = "odds"


class Data(Room):
    """Where a game keeps what there is to take."""

    room = "data"


class Guide(Room):
    """Where a game keeps what helps to find one's way in its book."""

    room = "guide"


class Loadable(Protocol):
    """A game that may be loaded."""

    def load(self) -> Any:
        """Its ``System``."""


class Own(NamedTuple):
    """A game that comes with the program."""

    package: str

    def load(self) -> System:
        """Its card."""
        return import_module(self.package).SYSTEM  # type: ignore[no-any-return]


@cache
def _own() -> Mapping[str, Loadable]:
    """The games that come with the program: the packages of ``grognard.games``."""
    games = import_module("grognard.games")
    return {each.name: Own(f"{games.__name__}.{each.name}") for each in iter_modules(games.__path__)}


@cache
def _installed() -> Mapping[str, Loadable]:
    # What reads the installed packages takes a while to load: who asks for a game of our own does not wait for it.
    points = import_module("importlib.metadata").entry_points(group="grognard.systems")
    return {**{point.name: point for point in points}, **_own()}


@cache
def _loaded(name: str) -> System:
    with loading:
        return (_own().get(name) or _installed()[name]).load()  # type: ignore[no-any-return]


def systems() -> Mapping[str, System]:
    """The games installed, by name."""
    return {name: _loaded(name) for name in sorted(_installed())}


def foreign_systems() -> list[System]:
    """The games installed besides those that come with the program; only these are loaded."""
    return [_loaded(name) for name in _installed() if name not in _own()]


def system(name: str) -> System:
    """A game by name; no other is loaded.

    Raises ``InputError`` listing the names there are.
    """
    if name not in _own() and name not in _installed():
        raise InputError(say("no-such-system", name=str(name), names=", ".join(sorted(_installed()))))
    return _loaded(name)
