"""Questions to a game: decoded strictly, answered by its own formulas, found through the register of games.

>>> answer = ask("axis_allies_minis", attacker="m4a1-sherman", target="panzer-iv-ausf-g", range=3)
>>> round(answer.chance("worse"), 3)
0.726
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from grognard.core.battle import Battle
from grognard.core.book.reading import unknown
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.door import fits, shown, valid
from grognard.core.engine.procedures import Procedure
from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace, to_builtins
from grognard.core.systems import system
from grognard.odds.answers import Answer
from grognard.odds.enumeration import Shortcut
from grognard.odds.forecasts import Trial


class Choosable(Record):
    """A value that a field of a question may have: as it is written, and what people call it.

    Of a unit also the sign on its plate, its points, and what it ``carries``: those values of the field that names its
    own as ``carried_by`` which have a meaning with it.
    """

    value: str
    title: Message
    group: Message | None = None
    sign: str = ""
    points: int | None = None
    carries: tuple[str, ...] | None = None


About = Literal["attacker", "target", "attack"]
Kind = Literal["choice", "choices", "flag", "number", "options", "unit", "whole"]


class Field(Record):
    """A field of a question, for forms: what it is, its default, and the values to choose from, if they are few.

    ``about``: whom it describes. ``rare``: few questions need it. ``least`` and ``most`` bound a number, or how many
    values there may be. ``example``: words of one's own that it takes besides.
    """

    name: str
    title: Message
    kind: Kind
    default: Any = None
    values: tuple[Choosable, ...] = ()
    about: About = "attack"
    rare: bool = False
    carried_by: str = ""
    least: float | None = None
    most: float | None = None
    example: str = ""


def fields_of(
    question: type[Record],
    title: Callable[[str], Message],
    values: Mapping[str, Sequence[Choosable]],
    *,
    about: Mapping[str, About],
    rare: Collection[str],
    example: str,
    carried_by: str = "",
) -> list[Field]:
    """The fields of a question as its record has them, each with its kind and default.

    ``values`` are those there are to choose from; ``example`` words of one's own for a unit; ``carried_by`` the field
    whose values are what the attacker carries.
    """
    return [
        Field(
            each.name,
            title(each.name.replace("_", "-")),
            kind := "unit" if each.name in UNITS else _kind_of(each.type, each.name in values),
            None if each.required else _default(each),
            tuple(values.get(each.name, ())),
            about.get(each.name, "attack"),
            each.name in rare,
            UNITS[0] if each.name == carried_by else "",
            example=example if kind == "unit" else "",
        )
        for each in inspect.type_info(question).fields  # type: ignore[attr-defined]
    ]


UNITS = ("attacker", "target")
KINDS: dict[type[inspect.Type], Kind] = {
    inspect.BoolType: "flag",
    inspect.IntType: "whole",
    inspect.FloatType: "number",
    inspect.DictType: "options",
}
"""What a form asks for, by what a field holds."""


def _default(field: inspect.Field) -> Any:
    """What a field holds where nothing is said, as a form writes it."""
    return to_builtins(field.default if field.default is not msgspec.NODEFAULT else field.default_factory())


def _kind_of(type_: inspect.Type, chosen: bool) -> Kind:
    types = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    held = next(each for each in types if not isinstance(each, inspect.NoneType))
    if chosen:
        return "choices" if isinstance(held, inspect.VarTupleType) else "choice"
    return KINDS[type(held)]


class Measured(Record):
    """What attacks are compared by: what it is called, and whether it is a chance."""

    title: Message
    chance: bool


class Counter(NamedTuple):
    """What the target does after the attacks on it: a question of its own, and at which of the attackers."""

    question: Any
    against: int


class Scene(NamedTuple):
    """A little battle for several attacks on one target.

    ``attacks`` are those in the order asked, each as what is done in one turn after another: an action with its
    answers; ``units`` who makes them; ``counter`` what the target does afterwards. ``exposed``: which of them may be
    fired at on their way to the target (empty: none). ``meanwhile``: what the target does between two turns of each of
    them (before one ends, at the start of the next; empty: nothing), and ``between`` says it in a sentence, if there
    are any turns.
    """

    battle: Battle[Any]
    target: str
    units: tuple[str, ...]
    attacks: tuple[tuple[tuple[Choice, ...], ...], ...]
    counter: tuple[Choice, ...] = ()
    exposed: tuple[bool, ...] = ()
    meanwhile: tuple[tuple[tuple[Choice, ...], tuple[Choice, ...]], ...] = ()
    between: Message | None = None


DESTROYED = Choosable("destroyed", say("odds-goal-destroyed"))
"""The goal of most plans: that the target is gone."""


class Game(ABC):
    """What a game knows of odds: the object ``ODDS`` of its module ``odds``.

    The first four must be given; the rest only by a game whose battles can be planned in (``plans``, ``courses``) or
    whose dice are better summed up than followed (``shortcuts``).
    """

    Question: ClassVar[type[Record]]
    """The record of what may be asked without a battle."""

    TALLIES: ClassVar[dict[str, Message]] = {}
    """What luck is counted of in a battle, by name, the most telling first: ``Casualties inflicted``."""

    @abstractmethod
    def answer(self, question: Any, *, fractions: bool = False) -> Answer:
        """The odds; an impossible question is answered by a refusal that says why."""

    @abstractmethod
    def fields(self) -> list[Field]:
        """The question's fields, for forms and the command line."""

    @abstractmethod
    def measure(self, answer: Answer) -> float:
        """The one number by which attacks are compared: men lost, the chance to do any harm."""

    @abstractmethod
    def measured(self, answer: Answer) -> Measured:
        """What that number is, of an answer."""

    def idle(self, question: Any) -> Iterable[tuple[str, Message]]:
        """The fields that mean nothing in such a question, whatever they say, each with the reason: one who sets such a
        field is told so."""
        return ()

    def variations(self, question: Any) -> list[tuple[Message, dict[str, Any]]]:
        """Changes of a question worth asking about, each with what it is called and the fields it changes."""
        return []

    def scene(self, questions: Sequence[Any], counter: Counter | None) -> Scene:
        """The little battle in which several attacks on one target are made. Raises ``Refused`` where there is no such
        thing."""
        raise Refused(say("odds-no-scene"))

    def goals(self) -> list[Choosable]:
        """What a plan may be after, with what each is called; the first is the usual. None: no plans are made."""
        return []

    def reached(self, goal: str, before: Any, now: Any) -> bool:
        """Whether a goal is reached, from the target's unit as it was before all attacks and as it is now."""
        return not now.alive

    def action(self, battle: Battle[Any], choice: Choice) -> Procedure | Refused:
        """What carries out an action in a battle if its unit were to act now; or why it may not."""
        return Refused(say("odds-no-scene"))

    def usual(self, battle: Battle[Any], decision: Decision) -> Choice | None:
        """What is answered to a decision that nothing is stated about, if it is not the choice listed first."""
        return None

    def closing(self) -> Procedure | None:
        """What puts losses into effect that wait for it, if there is such a thing."""
        return None

    def turn_end(self) -> Procedure | None:
        """What ends a turn, so that whoever has acted may act again, if attacks are made turn after turn."""
        return None

    def on_the_way(self) -> Shortcut | None:
        """As ``shortcuts``, but over as soon as it comes to blows: for what befalls whoever storms before it does."""
        return self.shortcuts()

    def strength(self, unit: Any) -> int:
        """How many a unit has left to lose, such as its men."""
        return int(unit.alive)

    def at_blows(self, battle: Battle[Any], unit: str, target: str) -> bool:
        """Whether a unit is upon its target."""
        return False

    def reopening(self) -> Procedure | None:
        """What begins the fighting anew after ``closing``, if there is such a thing."""
        return None

    def trials(self, battle: Battle[Any]) -> list[Trial]:
        """The forecasts that begin with the roll a battle stops at (see ``forecasts``); no die belongs to two of them
        that are counted."""
        return []

    def shortcuts(self) -> Shortcut | None:
        """What is known by formula of rolls to come (see ``futures.Shortcut``), with a memory of its own that lasts as
        long as it does."""
        return None


def game(name: str) -> Game:
    """The odds of a game by its name. Raises ``InputError`` if there is no such game, or if it has none yet."""
    found = system(name).odds
    if found is None:
        raise InputError(say("odds-not-offered", name=name))
    assert isinstance(found, Game)
    return found


def fields(name: str) -> list[Field]:
    """The fields of a game's question, for forms, with the bounds its record sets."""
    offered = game(name)
    bounds = {each.name: _bounds(each.type) for each in inspect.type_info(offered.Question).fields}  # type: ignore[attr-defined]
    return [replace(field, least=bounds[field.name][0], most=bounds[field.name][1]) for field in offered.fields()]


def _bounds(kind: inspect.Type) -> tuple[float | None, float | None]:
    """The least and the most of a number; of a list the fewest and the most values."""
    match kind:
        case inspect.UnionType(types=types):
            return next((found for found in map(_bounds, types) if found != (None, None)), (None, None))
        case inspect.IntType() | inspect.FloatType():
            return (kind.gt if kind.ge is None else kind.ge), (kind.lt if kind.le is None else kind.le)
        case inspect.VarTupleType():
            return kind.min_length, kind.max_length
        case _:
            return None, None


def decode(name: str, question: Mapping[str, Any]) -> Record:
    """A question from plain data. Raises ``InputError`` naming the field that is wrong."""
    return _decoded(game(name).Question, question)


def _decoded(kind: type[Record], question: Mapping[str, Any]) -> Record:
    try:
        found: Record = msgspec.convert(dict(question), kind, strict=True)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise _unreadable(kind, question) or InputError(
            say("input-invalid", what="question", problem=str(error))
        ) from error
    return found


def _unreadable(kind: type[Record], question: Mapping[str, Any]) -> InputError | None:
    """Which field of a question is wrong, what was given and what it may be; None if no field is to blame."""
    wanted = get_type_hints(kind, include_extras=True)
    names = [*kind.__struct_fields__]
    for field, value in question.items():
        if field not in names:
            return InputError(say("odds-no-field", problem=unknown(field, names)))
        try:
            msgspec.convert(value, wanted[field], strict=True)
        except (msgspec.ValidationError, UnicodeError):
            problem = say("odds-bad-value", **_fault(value, _said(wanted[field])))
            return InputError(say("odds-bad-field", field=field, problem=problem))
    left = next(
        (field.name for field in msgspec.structs.fields(kind) if field.required and field.name not in question), None
    )
    return None if left is None else InputError(say("odds-bad-field", field=left, problem=say("odds-left-out")))


def _fault(value: Any, wanted: Any) -> dict[str, Any]:
    """What does not fit in a value, and what is valid there: of a list the first that does not."""
    inner, *metas = get_args(wanted) if get_origin(wanted) is Annotated else (wanted,)
    if get_origin(inner) is not tuple:
        return {"given": shown(value), "valid": valid(wanted)}
    each = get_args(inner)[0]
    wrong = [one for one in value if not fits(one, each)] if isinstance(value, list | tuple) else []
    if wrong:
        return {"given": shown(wrong[0]), "valid": valid(each)}
    most = next((meta.max_length for meta in metas if meta.max_length is not None), 0)
    return {"given": shown(value), "valid": say("valid-list", each=valid(each), most=most)}


def _said(wanted: Any) -> Any:
    """What a field may be given as: whoever means nothing leaves it out."""
    kinds = get_args(wanted)
    return Union[tuple(kind for kind in kinds if kind is not type(None))] if type(None) in kinds else wanted


def understood(name: str, question: Record | Mapping[str, Any]) -> Record:
    """A question of which every field given counts.

    Raises ``InputError`` naming the field that is wrong, or that means nothing in this question, and why.
    """
    return _understood(game(name), to_builtins(question) if isinstance(question, Record) else question)


def _understood(offered: Game, question: Mapping[str, Any]) -> Record:
    found = _decoded(offered.Question, question)
    defaults = _defaults(type(found))
    for field, why in offered.idle(found):
        if getattr(found, field) != defaults[field]:
            raise InputError(say("odds-bad-field", field=field, problem=say("odds-idle", why=why)))
    return found


def fitting(name: str, question: Mapping[str, Any]) -> dict[str, Any]:
    """Plain data of a question without the fields that mean nothing in it: for comparing units that are asked about
    alike."""
    idle = {field for field, _ in game(name).idle(decode(name, question))}
    return {field: value for field, value in question.items() if field not in idle}


@cache
def _defaults(kind: type[Record]) -> dict[str, Any]:
    return {
        field.name: field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
    }


def ask(
    name: str, question: Record | Mapping[str, Any] | None = None, *, fractions: bool = False, **fields: Any
) -> Answer:
    """The exact odds of a question to a game, given as its record, as plain data, or as keywords.

    Chances are floats unless ``fractions`` asks for exact ones. A question the rules say no to is answered by a refusal
    (``answer.refused``); one that cannot be understood, or says what has no meaning in it, raises ``InputError`` naming
    the field.
    """
    given, asked = to_builtins(question) if isinstance(question, Record) else dict(question or {}), game(name)
    return asked.answer(_understood(asked, given | fields if fields else given), fractions=fractions)
