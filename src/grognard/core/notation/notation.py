"""What a game adds to the way positions are written down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any, ClassVar

from grognard.core.book.reading import unknown
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.notation.agreed import (
    ARMY,
    MAP,
    NATION,
    OPTION,
    PIECE,
    SCENARIO,
    SIDES,
    TABLE,
    WORDS,
    Agreed,
    Corners,
    name_in,
    read_agreed,
)
from grognard.core.notation.lines import UnitLine, Words, Written
from grognard.core.notation.values import Unreadable, read_measure, tell_measure, to_word
from grognard.core.records import Record, from_text, replace, to_builtins

BARE = "position"
"""The name of what is fought over, and of the scenario, on a bare table."""
TITLE = "Position"
"""What people call it."""


class Begun(Record):
    """Where a battle stands when somebody is asked: its state, the procedures under way, and what is asked; if nothing
    is asked the procedures run on from there."""

    state: Any
    stack: tuple[Frame, ...]
    pending: tuple[Decision, ...] = ()


Begin = Callable[[Any, int], Begun]
"""What is under way in a state when a seat is asked for its turn to do something."""


class Notation(ABC):
    """How the positions of a game are written down, as far as the game says it.

    ``unit_type`` and ``model_type`` are its records; their ``own`` fields are not written as such, since the words for
    a unit or its places say them. ``army_type`` is that of an army, which ``load_army`` reads by the name of one that
    comes with the game, or from plain data. ``words`` begin the lines that describe the set-up, ``drawing`` those of
    them that put something on a bare table. ``home`` are the nations, of all there are, whose armies fight where no
    line says it. ``steps`` are the moments at which somebody can be asked, by the word for them, the usual one first.
    ``example`` is a small position to begin with.
    """

    unit_type: ClassVar[type[Record]]
    army_type: ClassVar[type[Record]]
    load_army: ClassVar[staticmethod[[Any], Any]]
    model_type: ClassVar[type[Record] | None] = None
    own: ClassVar[frozenset[str]] = frozenset({"id", "seat"})
    own_of_model: ClassVar[frozenset[str]] = frozenset({"id", "x", "y", "radius"})
    words: ClassVar[tuple[str, ...]] = WORDS
    drawing: ClassVar[tuple[str, ...]] = (PIECE,)
    home: ClassVar[tuple[str, str]]
    nations: ClassVar[Collection[str]]
    steps: ClassVar[Mapping[str, Begin]]
    example: ClassVar[str]

    def __init__(self, setups: Any) -> None:
        """``setups`` are the game's."""
        self.setups = setups

    def setup(self, written: Written) -> Any:
        """The set-up that the lines about the battle, and the words of its units, describe.

        Raises ``InputError`` naming the line.
        """
        agreed = read_agreed(written)
        self._check_either(agreed, written)
        armies = [self._army(agreed, written, seat) for seat in (0, 1)]
        map = self.table(agreed, written) if agreed.size is not None else self._map(agreed.map)
        return self.made(agreed, armies, map)

    def _check_either(self, agreed: Agreed, written: Written) -> None:
        """Nothing is said that something else makes void: terrain lies on a bare table, and an army that is named has
        its nation."""
        void = [line for word in self.drawing for line in written.named(word)] if agreed.size is None else []
        if void:
            raise void[0].error(say("notation-needs-table", word=void[0].first))
        if agreed.size is not None and agreed.map is not None:
            raise agreed.map.error(say("notation-either", one=TABLE, other=MAP))
        for army, nation in zip(agreed.armies, agreed.nations, strict=True):
            if army is not None and nation is not None:
                raise nation.error(say("notation-either", one=ARMY, other=NATION))

    def made(self, agreed: Agreed, armies: Sequence[Any], map: Any) -> Any:
        """The set-up of these parts, each a name or a record. Raises ``InputError``."""
        line = agreed.scenario
        scenario = name_in(line) if line is None else _data(line) or name_in(line)
        return self.setups.make_setup(scenario, armies, map, agreed.options)

    def _army(self, agreed: Agreed, written: Written, seat: int) -> Any:
        units = [unit for unit in written.units if SIDES.index(unit.id[0]) == seat]
        if (line := agreed.armies[seat]) is not None:
            for unit in units:
                if unit.words:
                    raise unit.line.error(say("notation-words-of-army", words=" ".join(unit.words)))
            return _data(line) or line.words[-1]
        if not units:
            raise InputError(say("notation-no-units", side=SIDES[seat]))
        # As it would come back from a save: what a list may not hold is refused here, not when the save is read.
        made = self.army(agreed, seat, units)
        try:
            return self.load_army(to_builtins(made))
        except InputError as error:
            raise InputError(say("notation-army", side=SIDES[seat], problem=error.message)) from error

    def _map(self, line: Words | None) -> Any:
        data = None if line is None else _data(line)
        return name_in(line) if data is None else self.read_map(data)

    def tell_setup(self, setup: Any) -> tuple[list[str], Mapping[str, str]]:
        """The lines that describe a set-up, and the words of its units by their ids."""
        scenario = self.scenario_of(setup)
        lines = [*([f"{SCENARIO} {scenario}"] if scenario else []), *self.tell_map(setup.map)]
        words: dict[str, str] = {}
        for side, army in zip(SIDES, self.armies_of(setup), strict=True):
            told, of_units = self._tell_army(side, army)
            lines += told
            words |= of_units
        defaults = {option.name: option.default for option in self.setups.options()}
        lines += [
            f"{OPTION} {name} {value}" for name, value in setup.options.items() if value != defaults.get(name, value)
        ]
        return lines, words

    def _tell_army(self, side: str, army: Any) -> tuple[list[str], dict[str, str]]:
        for name in (each.name for each in self.setups.armies()):
            if self.load_army(name) == army:
                return [f"{ARMY} {side} {name}"], {}
        words = {f"{side}.{unit.id}": self.tell_unit(unit) for unit in army.unit}
        line = Words(0, (NATION, side, self.nation_of(army)))
        units = [UnitLine(line, id, tuple(each.split()), (), ()) for id, each in words.items()]
        agreed = Agreed(nations=(line, line))
        if self.army(agreed, SIDES.index(side), units) == army:
            return [" ".join(line.words)], words
        return [f"{ARMY} {side} {to_word(army)}"], {}

    def army(self, agreed: Agreed, seat: int, units: Sequence[UnitLine]) -> Any:
        """The army of a side that the words of its units make up, without a price. Raises ``InputError`` naming the
        line."""
        line = agreed.nations[seat]
        nation = self.home[seat] if line is None else line.words[-1]
        if line is not None and nation not in self.nations:
            raise line.error(unknown(nation, self.nations))
        return self.army_of(f"position-{SIDES[seat]}", nation, tuple(self.listed(unit) for unit in units))

    def army_of(self, name: str, nation: str, units: tuple[Any, ...]) -> Any:
        """The army of these units."""
        head = {"format": "grognard-army", "version": 1, "system": self.setups.name}
        return self.army_type(**head, name=name, nation=nation, unit=units)

    @abstractmethod
    def listed(self, unit: UnitLine) -> Any:
        """The unit of an army that its words describe. Raises ``InputError`` naming the line."""

    @abstractmethod
    def table(self, agreed: Agreed, written: Written) -> Any:
        """The bare table of a size, with the pieces that are named. Raises ``InputError`` naming the line."""

    @abstractmethod
    def tell_unit(self, listed: Any) -> str:
        """The words of a unit of an army."""

    def alone(self, listed: Any) -> Any:
        """A unit of an army as it is without the others of its list."""
        return listed

    def nation_of(self, army: Any) -> str:
        """The word for whose army it is."""
        return str(army.nation)

    def armies_of(self, setup: Any) -> tuple[Any, Any]:
        """The armies of a set-up."""
        return setup.armies  # type: ignore[no-any-return]

    def scenario_of(self, setup: Any) -> str:
        """The name of its scenario, or the whole of one of a player's own; empty for that of a bare table."""
        kept = setup.scenario
        if kept is None or getattr(kept, "name", "") == BARE:
            return ""
        kept = kept if isinstance(kept, str) else self.setups.kept_scenario(kept)
        return kept if isinstance(kept, str) else to_word(kept)

    @abstractmethod
    def read_map(self, data: Any) -> Any:
        """A map from plain data. Raises ``InputError``."""

    @abstractmethod
    def tell_map(self, map: Any) -> list[str]:
        """The lines that describe a map."""

    @abstractmethod
    def plain(self, map: Any) -> Any:
        """A map as that of a bare table and what lies on it, as far as lines can say it: without title and names."""

    @abstractmethod
    def lost(self, unit: Any) -> Any:
        """A unit that takes no part, since the position does not name it."""

    @abstractmethod
    def placed(self, unit: Any, places: Sequence[str]) -> Any:
        """A unit on the table at these places. Raises ``Unreadable``."""

    @abstractmethod
    def tell_places(self, unit: Any, begun: Any) -> str:
        """Where a unit stands that was begun so; nothing if it is not placed."""

    @abstractmethod
    def moved(self, unit: Any, places: Sequence[str], dx: int, dy: int, turn: int) -> list[str]:
        """The words of the places of a unit that stands at ``places``, moved by so much and turned about its middle."""

    def turned(self, corners: Corners, turn: int, middle_of: Corners = ()) -> Corners:
        """The corners of a piece of terrain turned about their middle, where pieces have corners; or about the middle
        of others."""
        return corners

    def arranged(self, state: Any, written: Written) -> Any:
        """A state with what the game's own lines say of it. Raises ``InputError`` naming the line."""
        return state

    def tell_arranged(self, state: Any, begun: Any) -> tuple[list[str], Any]:
        """The game's own lines about a state, and the state without what they say, as it was ``begun``."""
        return [], state

    def follows(self, state: Any) -> dict[str, Any]:
        """The fields of a state that follow from its units, unless a line says otherwise."""
        return {}


class ModelNotation(Notation):
    """A game whose units are models at places of a plane: one place for each, ``-`` for one that is lost, or one for
    all, which then stand in a row to the right, ``spacing`` from one another, or as far as their bases need."""

    spacing: ClassVar[int]

    def placed(self, unit: Any, places: Sequence[str]) -> Any:
        """As many places as models, or one. A direction may follow a place after a stroke: ``24,30/90``."""
        models = unit.models
        if len(places) == 1 and len(models) > 1:
            first = self.model_at(models[0], places[0])
            turned = {"facing": first.facing} if "/" in places[0] else {}
            offsets = self.offsets(models, turned.get("facing", 0))
            row = (
                replace(each, x=first.x + dx, y=first.y + dy, **turned)
                for each, (dx, dy) in zip(models, offsets, strict=True)
            )
            return replace(unit, models=tuple(row), place="table")
        if len(places) != len(models):
            raise Unreadable(say("notation-places", given=len(places), models=len(models)))
        stand = tuple(self.model_at(model, word) for model, word in zip(models, places, strict=True) if word != "-")
        return replace(unit, models=stand, place="table")

    def offsets(self, models: Sequence[Any], facing: int) -> Sequence[tuple[int, int]]:
        """How far each model stands from the first where one place is given for all, which looks in this direction."""
        steps = [max(self.spacing, one.radius + other.radius) for one, other in pairwise(models)]
        return [(x, 0) for x in accumulate(steps, initial=0)]

    def model_at(self, model: Any, word: str) -> Any:
        """A model at a place."""
        where, stroke, direction = word.partition("/")
        x, comma, y = where.partition(",")
        if not comma:
            raise Unreadable(say("notation-no-place", given=word))
        turned = {"facing": read_measure(direction) % 360_000} if stroke else {}
        return replace(model, x=read_measure(x), y=read_measure(y), **turned)

    def tell_places(self, unit: Any, begun: Any) -> str:
        """Each model's place, and its direction if it has one; nothing for models that the unit did not begin with."""
        left = {model.id: model for model in unit.models}
        if [model.id for model in begun.models if model.id in left] != list(left):
            return ""
        at = {model.id: (model.x, model.y) for model in begun.models}
        if unit.place != "table" and all((model.x, model.y) == at[model.id] for model in unit.models):
            return ""
        return " ".join(tell_place(left[model.id]) if model.id in left else "-" for model in begun.models)


def tell_place(model: Any) -> str:
    """Where a model stands, and its direction if it has one that is not straight up."""
    direction = getattr(model, "facing", 0)
    stroke = f"/{tell_measure(direction)}" if direction else ""
    return f"{tell_measure(model.x)},{tell_measure(model.y)}{stroke}"


def _data(line: Words) -> Any:
    """The plain data written out in a line instead of a name; None if it ends with a name."""
    word = line.words[-1]
    if not word.startswith("{"):
        return None
    try:
        return from_text(word)
    except ValueError as error:
        raise InputError(say("notation-line", line=line.line, problem=str(error))) from error
