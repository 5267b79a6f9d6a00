"""What a game is to the rest of the program, and the register of games installed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from threading import RLock
from types import UnionType
from typing import Any, ClassVar, Union

import msgspec

from grognard.core.book.catalogue import Catalogue, Rule
from grognard.core.book.opening import FIRST, Opening, read_opening
from grognard.core.book.reading import FEW, nearest
from grognard.core.book.rule_index import Finder, TurnStep, read_index, read_overview
from grognard.core.book.tables import TableValue
from grognard.core.engine.choices import Choice, Concede, Dice
from grognard.core.engine.decisions import Decision, RollDice, Situation
from grognard.core.engine.door import Door
from grognard.core.engine.events import Entry
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import END, Frame, FrameText, Procedure
from grognard.core.engine.soundness import Vocabulary, check
from grognard.core.engine.windows import Reaction
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.places import foreign_place
from grognard.core.records import Record, replace
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.previews import Preview, Proposal
from grognard.core.wire.questions import DecisionView, MoveAsk
from grognard.core.wire.scene import Ground, Scene


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


class Appraisal(Record):
    """What a choice is worth to the one who chooses, in the system's own measure, and why, in one sentence.

    ``result`` is what may be expected of it, in a few words; ``warning`` what is lost by it, in one sentence.
    """

    value: float
    reason: Message
    result: Message | None = None
    warning: Message | None = None


class System:
    """One game. Subclasses fill in everything; games are found through the entry-point group ``grognard.systems``.

    ``version`` is the version of the rules as coded: it changes when the same choices and dice would lead elsewhere.
    ``package`` is where its modules lie; all games name alike those that show a battle (``view``, ``present``,
    ``preview``, ``chronicle``) and judge it (``judgement``). They are loaded when they are first needed, so that a
    battle without a table does not wait for them.
    """

    name: ClassVar[str]
    package: ClassVar[str]
    version: ClassVar[int]
    title: ClassVar[Message]
    subtitle: ClassVar[Message]
    setup_type: ClassVar[type[Record]]
    state_type: ClassVar[type[Record]]
    procedure_types: ClassVar[tuple[type[Procedure], ...]]
    decision_types: ClassVar[tuple[type[Decision], ...]]
    choice_types: ClassVar[tuple[type[Choice], ...]]

    @cached_property
    def catalogue(self) -> Catalogue:
        """The game's rule catalogue."""
        return Catalogue.load(files(self.package) / "catalogue")

    def _part(self, name: str) -> Any:
        """A module of the game."""
        with _loading:
            return import_module(f"{self.package}.{name}")

    def _has(self, room: str, file: str) -> bool:
        """Whether a room of the game has a file."""
        return (files(self.package) / room / file).is_file()

    def table_values(self) -> Iterable[TableValue]:
        """Every value of the game's tables with its source; none if the game does not list them."""
        return ()

    def find_rules(self, text: str, most: int) -> list[Rule]:
        """The rules that fit what somebody typed, best first."""
        return self._finder.find(text, most)

    @cached_property
    def _finder(self) -> Finder:
        return Finder(self.catalogue, read_index(files(self.package) / "guide" / "index.toml"))

    @cached_property
    def overview(self) -> tuple[TurnStep, ...]:
        """A turn on one page; empty if the game has none."""
        return read_overview(files(self.package) / "guide" / "overview.toml", self.prefix)

    # ---- rules ---------------------------------------------------------------------------------------------------

    def context(self, setup: Any) -> Any:
        """Whatever is computed once from the set-up and shared by all copies of a battle."""
        return None

    def context_now(self, context: Any, state: Any) -> Any:
        """The context that goes with a state, given one of the same battle: after events that ``alters_context``."""
        return context

    def begin(self, setup: Any) -> tuple[Any, Procedure]:
        """The state before the first decision and the procedure that plays the battle."""
        raise NotImplementedError

    def result(self, battle: Situation) -> Record:
        """The result of a battle that is over."""
        raise NotImplementedError

    def concession(self, seat: int) -> Procedure:
        """The procedure that ends a battle ``seat`` gives up; it replaces all that was going on."""
        raise NotImplementedError

    def reactions(self, battle: Situation, occasion: Any) -> Sequence[Reaction]:
        """Who may react to an occasion, and how; the first seat named is asked first."""
        return ()

    def react(self, seat: int, occasion: Any) -> Decision:
        """The decision that offers a reaction to an occasion."""
        raise NotImplementedError

    def window(self, occasion: Any) -> Procedure:
        """The procedure of the reaction window for an occasion."""
        raise NotImplementedError

    def consequence(self, cause: Any) -> Procedure:
        """The procedure that plays what a cause brings about, where who tells of the cause cannot know who tells of the
        rest: a vehicle that explodes may hit another, which may explode."""
        raise NotImplementedError

    vocabulary: ClassVar[Vocabulary] = Vocabulary()
    """What the fields of the game's records name."""

    def check_position(self, battle: Situation, position: Position) -> None:
        """Refuse a position that cannot be one of this battle. Raises ``InputError`` naming unit and field."""
        check(battle, position, self.vocabulary, self.position_names(battle))

    def position_names(self, battle: Situation) -> Mapping[str, Collection[str]]:
        """The names there are for fields that name neither units nor models, such as weapons, by field."""
        return {}

    def contradictions(self, battle: Situation, position: Position) -> Iterable[tuple[Message, str, Message]]:
        """What in a position contradicts itself, though all that it names is there: where, in which field, what."""
        return ()

    # ---- before a battle -----------------------------------------------------------------------------------------

    def make_setup(
        self,
        scenario: str | None = None,
        armies: Sequence[Any] = (),
        map: Any = None,
        options: Mapping[str, str] | None = None,
    ) -> Any:
        """A set-up from names, files or records; what is left out takes the system's default.

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

    def arranged(self, scenario: str, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Any:
        """What ``make_setup`` answers, for a scenario there is, at most two armies and every house rule with its value.

        Raises ``InputError`` naming what does not fit and the mend.
        """
        raise NotImplementedError

    @cached_property
    def opening(self) -> Opening | None:
        """How the game's first battle begins; None if it has none."""
        return read_opening(files(self.package) / "data" / "first")

    def scenarios(self) -> Sequence[Listing]:
        """The scenarios that come with the game, the default first; the first battle is not among them."""
        return ()

    def maps(self) -> Sequence[Listing]:
        """The maps that come with the game, the default first."""
        return ()

    def armies(self) -> Sequence[Listing]:
        """The armies that come with the game, the two defaults first."""
        return ()

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
            for option in self.catalogue.offered()
        )

    def presets(self) -> Sequence[PresetListing]:
        """The house rules that may be switched together, as the catalogue lists them."""
        return tuple(PresetListing(each.name, each.title, each.options) for each in self.catalogue.presets.values())

    def house_rules(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, chosen or default; under the name ``preset`` a preset may be chosen, whose
        values others override. Raises ``InputError`` for names and values there are not."""
        offered = {option.name: option for option in self.catalogue.offered()}
        values = {name: option.default for name, option in self.catalogue.options.items()}
        named, presets = chosen.get(PRESET), self.catalogue.presets
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

    @cached_property
    def quoted_rules(self) -> frozenset[str]:
        """The rules whose words stand in what is shown of a battle; what others say is asked for one by one."""
        return frozenset()

    def known_rules(self, saved: Mapping[str, str]) -> dict[str, str]:
        """The options of a saved set-up that were chosen, so that ``house_rules`` can be asked again: those at their
        defaults are left out, for an option need not be offered to stand at its default."""
        known = self.catalogue.options
        return {name: value for name, value in saved.items() if name not in known or value != known[name].default}

    def check_army(self, army: Any) -> tuple[Listing, Sequence[tuple[Message, str]]]:
        """An army file looked at: what it is, and its problems with the rule each breaks.

        Raises ``InputError`` if it cannot be read at all.
        """
        raise NotImplementedError

    # ---- what people and programs see ----------------------------------------------------------------------------

    def ground(self, battle: Situation) -> Ground:
        """The table and its terrain, for drawing."""
        return self._part("table.view").ground(battle)  # type: ignore[no-any-return]

    def scene(self, battle: Situation, seat: int | None) -> Scene:
        """Everything on the table as ``seat`` may see it (None: a spectator)."""
        scene: Scene = self._part("table.view").scene(battle, seat)
        place = foreign_place(self, battle.setup)
        return (
            scene if place is None else replace(scene, scenario=say("scenario-on", scenario=scene.scenario, map=place))
        )

    def present(self, battle: Situation, decision: Decision) -> DecisionView:
        """A decision in words, with its choices as options."""
        return self._part("table.questions").present(battle, decision)  # type: ignore[no-any-return]

    def preview(self, battle: Situation, seat: int, proposal: Proposal) -> Preview:
        """What a proposal would do, with every number's parts."""
        return self._part("table.preview").preview(battle, seat, proposal)  # type: ignore[no-any-return]

    def preview_whole(self, battle: Situation, seat: int, proposal: Proposal) -> Preview:
        """A preview that was ``unfinished``, in full, however long that takes."""
        return self._part("table.preview").whole(battle, seat, proposal)  # type: ignore[no-any-return]

    def line(self, battle: Situation, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
        """A log entry in words as ``seat`` may know it; None if it says nothing or is hidden."""
        return self._part("table.log_lines").line(battle, entry, seat, seq)  # type: ignore[no-any-return]

    @cached_property
    def prefix(self) -> str:
        """What the ids of its sentences begin with: that of its rules in small letters."""
        return self.catalogue.prefix.lower()

    def about(self, kind: str) -> Message:
        """What a kind of question means and what follows from its answers, in a sentence or two."""
        return Message(f"{self.prefix}-about-{kind}")

    @cached_property
    def question_rules(self) -> Mapping[str, str]:
        """The rule behind each kind of question, from ``questions.toml`` of the game's guide."""
        file = files(self.package) / "guide" / "questions.toml"
        found: dict[str, str] = msgspec.toml.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
        return found

    @cached_property
    def lessons(self) -> Any:
        """What the game's first battle suggests of its own; None if it leaves that to the appraisal."""
        return self._part("evaluation.lessons") if self._has("evaluation", "lessons.py") else None

    def appraise(self, battle: Situation, decision: Decision, choice: Choice) -> Appraisal:
        """What a choice is worth to the decision's seat, by the engine's own formulas."""
        return self._part("evaluation.evaluation").appraise(battle, decision, choice)  # type: ignore[no-any-return]

    def expected(self, battle: Situation, decision: Decision, choice: Choice) -> Message | None:
        """What may be expected of a choice, in a few words, where the appraisal does not say it because it is dear to
        find; it is asked for only where people read it."""
        return None

    def outlined(self, battle: Situation, decision: Decision, unit: str) -> MoveAsk | None:
        """Where a unit in hand may go, where the question itself has left its reach out as too dear to find for all."""
        return None

    def worth(self, battle: Situation) -> Mapping[str, int]:
        """What units cost, by id, so that losses can be weighed; those left out count alike."""
        return {}

    def keeps_secrets(self, battle: Situation) -> bool:
        """Whether one side may now know what the other may not, so that two at one screen had better not look at it
        together."""
        return False

    # ---- odds ----------------------------------------------------------------------------------------------------

    @cached_property
    def odds(self) -> Any:
        """What the game knows of odds (``grognard.odds.asking.Game``), the ``ODDS`` of its module ``odds``; None if it
        has none."""
        return self._part("odds.odds").ODDS if self._has("odds", "odds.py") else None

    # ---- decoding ------------------------------------------------------------------------------------------------

    @cached_property
    def door(self) -> Door:
        """What every choice passes on its way into a battle."""
        return _door(self.choice_types)

    def decode_choice(self, value: Any) -> Choice:
        """A choice from plain data. Raises ``InputError`` naming the field that is wrong."""
        return _convert(value, _union((*self.choice_types, Dice, Concede)), "choice")  # type: ignore[no-any-return]

    def decode_decision(self, value: Any) -> Decision:
        """A pending decision from plain data. Raises ``InputError``."""
        return _convert(value, _union((*self.decision_types, RollDice)), "decision")  # type: ignore[no-any-return]

    def decode_setup(self, value: Any) -> Any:
        """A set-up from plain data. Raises ``InputError``."""
        return _convert(value, self.setup_type, "setup")

    def decode_frame(self, value: Any) -> Frame:
        """A frame of the stack from plain data, its step by name. Raises ``InputError``."""
        frame = _convert(value, FrameText, "frame")
        procedure = _convert(frame.procedure, _union(self.procedure_types), "procedure")
        names = [name for name, _, _ in procedure.steps] + [END]
        if frame.step not in names:
            raise InputError(say("no-such-step", step=frame.step, names=", ".join(names)))
        return Frame(procedure, names.index(frame.step))


def declared(kind: type[Record], package: str) -> tuple[Any, ...]:
    """Every kind of procedure, decision or choice that the modules of a package have declared, in order of name."""
    found: dict[str, type] = {}
    waiting = list(kind.__subclasses__())
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        if each.__module__.startswith(f"{package}."):
            found[f"{each.__module__}.{each.__qualname__}"] = each
    return tuple(found[name] for name in sorted(found))


_door = cache(Door)


@cache
def _union(types: tuple[type, ...]) -> UnionType:
    return Union[types]  # type: ignore[return-value]


def _convert(value: Any, type_: Any, what: str) -> Any:
    try:
        return msgspec.convert(value, type_, strict=True)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise InputError(say("input-invalid", what=what, problem=str(error))) from error


@cache
def _installed() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="grognard.systems")}


_loading = RLock()
"""Games are loaded one at a time: threads that first import NumPy together leave it broken for the whole process."""


@cache
def _loaded(name: str) -> System:
    with _loading:
        return _installed()[name].load()  # type: ignore[no-any-return]


def systems() -> Mapping[str, System]:
    """The games installed, by name."""
    return {name: _loaded(name) for name in _installed()}


def system(name: str) -> System:
    """A game by name; no other is loaded.

    Raises ``InputError`` listing the names there are.
    """
    if name not in _installed():
        raise InputError(say("no-such-system", name=name, names=", ".join(sorted(_installed()))))
    return _loaded(name)
