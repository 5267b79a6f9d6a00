"""Maps of one's own: what may be drawn on the table of a game, what its rules make of it, and what they refuse.

A game fills in a ``Maps`` in its room ``table``; ``system(name).maps`` is it. Maps are the plain data of the files that
``grognard.battle`` takes (docs/maps.md).

>>> from grognard.core.systems import system
>>> maps = system("bolt_action").maps
>>> wood = {"id": "wood", "kind": "wood", "rectangle": {"centre": [2, 2], "size": [6, 4]}}
>>> for fault in maps.faults(maps.blank(48, 48, "Mine") | {"piece": [wood]}):
...     print(fault.piece, fault.message.id)
wood map-off-table
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Literal

from grognard.core.balance import SYMMETRIES, Balance, Symmetry
from grognard.core.battle import Battle
from grognard.core.book.reading import unknown
from grognard.core.engine.dice import Stream
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.setups import Setups
from grognard.core.systems import System, system
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground

Shape = Literal["area", "line", "block", "hex", "side", "road"]
"""How a kind is usually drawn: as an area, along a line, as a rectangle; on a hex map as a hex, a side, a road."""


class MapKind(Record, kw_only=True):
    """A kind of terrain: what a file calls it, what players do, how it is usually drawn, how wide and how high, what
    it looks like and what it does. ``sign`` is its letter on a hex map; ``built``: it is made of something and has
    openings; ``looks`` are what it may look like besides; ``ford`` is the kind that crosses it on foot."""

    name: str
    title: Message
    shape: Shape
    width: float = 0
    height: float | None = None
    look: str = ""
    facts: list[Message] = []
    sign: str = ""
    built: bool = False
    looks: list[str] = []
    ford: str = ""


class Fault(Record, kw_only=True):
    """What is wrong with a map, in which field of which piece of it if it is in one."""

    message: Message
    piece: str | None = None
    field: str = ""


class Outlook(Record):
    """What is seen from a place: places looked at, each as far as it is seen (0 not, 1 in cover, 2 freely)."""

    at: Spot
    step: int
    places: list[Spot]
    seen: list[int]


class Maps(ABC):
    """How the maps of a game are drawn. ``unit`` is its unit of length, ``grid`` what places snap to, ``sizes`` the
    usual tables, ``span`` the least and the greatest side, ``most`` how many pieces there may be.
    ``upwards``: y of a file grows from south to north; ``corners``: a rectangle is written by two corners and there are
    no ellipses. ``materials`` are what buildings may be made of, where a file says so. ``scenario`` is one that any
    table will do for. ``tells`` is what a map's file says only if it is of this game, blanks and quotation marks aside,
    where the file does not name it. ``load`` reads a map from a name, a file, its text or plain data; it raises
    ``InputError`` that names the piece and the mend."""

    unit: ClassVar[Literal["inch", "centimetre", "hex"]]
    grid: ClassVar[float] = 1
    sizes: ClassVar[Sequence[tuple[int, int]]]
    span: ClassVar[tuple[int, int]]
    most: ClassVar[int] = 0
    upwards: ClassVar[bool] = False
    corners: ClassVar[bool] = False
    materials: ClassVar[Sequence[str]] = ()
    scenario: ClassVar[str]
    tells: ClassVar[Sequence[str]] = ()
    load: ClassVar[staticmethod[[Any], Any]]

    def __init__(self, game: System) -> None:
        self.game = game

    @property
    def setups(self) -> Setups:
        """The set-ups of the game."""
        return self.game.setups

    @property
    def folder(self) -> Traversable:
        """Where the maps lie that come with the game."""
        return files(self.game.book.package) / "data" / "maps"

    @property
    def form(self) -> type[Record]:
        """The record of a map file."""
        return self.game.builder.forms["map"]  # type: ignore[no-any-return]

    @abstractmethod
    def kinds(self) -> Sequence[MapKind]:
        """The kinds of terrain, as they are offered."""

    @abstractmethod
    def blank(self, width: float, depth: float, title: str) -> dict[str, Any]:
        """An empty table so wide and deep; on a hex map so many columns and rows."""

    @abstractmethod
    def outlook(self, battle: Battle[Any], at: tuple[int, int]) -> Outlook:
        """What a man sees who stands at a place, by the rules of sight of the game. Raises ``InputError`` for a place
        off the table."""

    @abstractmethod
    def recipes(self) -> Sequence[str]:
        """The kinds of table that can be made."""

    @abstractmethod
    def make(self, recipe: str, seed: int, symmetry: Symmetry = "point") -> dict[str, Any]:
        """A table of a kind there is; see ``generate``."""

    @abstractmethod
    def balance(self, battle: Battle[Any]) -> Balance:
        """How even the table of a battle is for its two edges, by the game's own sight and going."""

    def battle(self, source: Any) -> Battle[Any]:
        """A battle on a map, as it begins. Raises ``InputError`` where the map is none."""
        return Battle(self.game, self.setups.make_setup(self.fitting(source), map=source), Stream(0))

    def fitting(self, source: Any) -> str:
        """The name of a scenario that can be fought on a map. Raises ``InputError`` where the map is none."""
        self.load(source)
        names = (self.scenario, *(each.name for each in self.setups.scenarios()))
        for name in dict.fromkeys(names):
            try:
                self.setups.make_setup(name, map=source)
            except InputError as error:
                refused = error
            else:
                return name
        raise refused

    def ground(self, battle: Battle[Any]) -> Ground:
        """The table as it is drawn, each piece with what it does in words."""
        return self.game.table.ground(battle)

    def faults(self, data: Mapping[str, Any]) -> list[Fault]:
        """What the reader of map files refuses of a map: of each piece what it says of that piece alone, or else of the
        map as a whole."""
        try:
            self.fitting(data)
        except InputError as error:
            rows = data.get("piece")
            found = list(self._by_piece(data, rows)) if isinstance(rows, list | tuple) else []
            return found or [_told(error)]
        return []

    def _by_piece(self, data: Mapping[str, Any], rows: Sequence[Any]) -> Iterator[Fault]:
        bare = {row["id"]: {**row, "without": ()} for row in rows if isinstance(row, dict) and "id" in row}
        sound = set()
        for number, row in enumerate(rows, 1):
            named = row.get("id") if isinstance(row, dict) else None
            id = named if isinstance(named, str) else str(number)
            alone = bare.get(id, row)
            error = self._refused({**data, "piece": [alone]})
            if error is None:
                sound.add(id)
            elif self._refused({**data, "piece": []}) is None:
                yield _told(error, id)
        for row in rows:
            if isinstance(row, dict) and row.get("without") and row.get("id") in sound:
                cut = [bare[other] for other in row["without"] if other in sound and other != row["id"]]
                error = self._refused({**data, "piece": [*cut, row]})
                if error is not None:
                    yield _told(error, row["id"])

    def _refused(self, data: Mapping[str, Any]) -> InputError | None:
        try:
            self.load(data)
        except InputError as error:
            return error
        return None


def _told(error: InputError, piece: str | None = None) -> Fault:
    """The sentence of a refusal without the file's name; of one piece's also without its number."""
    args = error.message.args
    problem, place = args.get("problem"), str(args.get("place", ""))
    if piece is None and isinstance(problem, Message) and problem.id == "file-twice":
        piece = str(problem.args["name"])
    if not isinstance(problem, Message):
        return Fault(message=error.message, piece=piece)
    field = place.partition(", ")[2] if place.startswith("piece ") else place
    return Fault(message=say("map-field", field=field, problem=problem) if field else problem, piece=piece, field=field)


def generate(name: str, kind: str, seed: int = 0, symmetry: Symmetry = "point") -> dict[str, Any]:
    """A fair table of a named kind for the game ``name``, as the plain data of a map file. By its ``symmetry`` it is
    the same turned half round (``point``), its halves are each other's ``mirror`` images, or it has ``none``: then
    each half has pieces of its own, and the edges differ by no more than ``grognard.core.balance.BOUND`` in what they
    see, what covers them, and how far they have to the objectives. The same kind, seed and symmetry give the same
    table.

    Raises ``InputError`` for a game, a kind or a symmetry there is not, naming those there are.
    """
    maps: Maps = system(name).maps
    if kind not in maps.recipes():
        raise InputError(say("maps-no-such-kind", problem=unknown(kind, maps.recipes())))
    if symmetry not in SYMMETRIES:
        raise InputError(say("maps-no-such-symmetry", problem=unknown(symmetry, SYMMETRIES)))
    return maps.make(kind, seed, symmetry)
