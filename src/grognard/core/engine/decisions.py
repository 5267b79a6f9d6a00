"""Situations and decisions: what may be asked of a battle, what it asks of whom, and which choices are accepted.

Whatever only asks (sight, ways, legality, odds, previews, the computer's judgement) takes a ``Situation``; only the
steps of procedures, and what they call to change something, take the ``Battle`` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias, cast, final, overload

from typing_extensions import TypeVar

from grognard.core.engine.choices import Choice, Dice
from grognard.core.engine.dice import Roll
from grognard.core.engine.parts import Parts
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record

T = TypeVar("T")
S = TypeVar("S")


St = TypeVar("St", covariant=True, default=Any)
Co = TypeVar("Co", covariant=True, default=Any)
Se = TypeVar("Se", covariant=True, default=Any)


class RulesInPlay(Protocol):
    """What the rules are asked for through a situation; they are a ``Rulebook``, which stands above decisions."""

    def begin(self, setup: Any) -> tuple[Any, Any]:
        """The state before the first decision and the procedure that plays the battle."""

    def reactions(self, battle: Any, occasion: Any) -> Sequence[Any]:
        """Who may react to an occasion, and how."""

    def react(self, seat: int, occasion: Any) -> Decision:
        """The decision that offers a reaction."""

    def consequence(self, cause: Any) -> Any:
        """The procedure that plays what a cause brings about."""

    def decode_choice(self, value: Any) -> Choice:
        """A choice from plain data."""


class Claim(NamedTuple):
    """A battle claimed by one side, as the time of the other, ``late``, had run out; the index of the log's ``entry``
    that says so."""

    late: int
    entry: int


class Situation(Protocol[St, Co, Se]):
    """A battle that may be asked: its frozen ``state``, the ``context`` compiled from its ``setup``, and what is to be
    decided. Every ``Battle`` is one."""

    @property
    def rules(self) -> RulesInPlay:
        """The rules of the game."""

    @property
    def setup(self) -> Se:
        """What was agreed before the battle."""

    @property
    def context(self) -> Co:
        """What was computed once from the set-up: the compiled ground."""

    @property
    def state(self) -> St:
        """The game's state."""

    @property
    def start(self) -> object:
        """The position it was put in; None if it was begun by its set-up."""

    @property
    def number(self) -> int:
        """How many choices were made."""

    @property
    def drawn(self) -> bool:
        """Whether it is over by a draw the players have agreed."""

    @property
    def claim(self) -> Claim | None:
        """How it was claimed, if that has ended it."""

    @property
    def rolls(self) -> int:
        """How many rolls were made."""

    @property
    def stack(self) -> tuple[Any, ...]:
        """The procedures under way, the one that runs last."""

    @property
    def pending(self) -> tuple[Decision, ...]:
        """What is asked, answered or not."""

    @property
    def parts(self) -> Parts:
        """What was shown of it last."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions still unanswered: one, or several asked at once; none when the battle is over."""

    @property
    def decision(self) -> Decision | None:
        """The next decision; None when the battle is over."""

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""

    @property
    def result(self) -> Any:
        """How the battle ended (an ``Outcome``); None while it goes on."""

    @property
    def undoable_by(self) -> int | None:
        """The seat whose last choice can still be taken back."""

    def choices(self, decision: Decision | None = None) -> Sequence[Choice]:
        """The choices listed for a decision (the next one by default)."""

    def refusal(self, choice: Choice, seat: int | None = None) -> Refused | None:
        """Why a choice would be refused, with the rules that forbid it; None if it would be accepted."""


class Few(Sequence["Candidate"]):
    """Candidates about many spots, of which a list names only a few: at most ``most``, spread over the spots. Each is
    made when it is asked for."""

    __slots__ = ("make", "most", "spots")

    def __init__(self, spots: Sequence[S], make: Callable[[S], Choice | None], most: int) -> None:
        self.spots: Sequence[Any] = spots
        self.make: Callable[[Any], Choice | None] = make
        self.most = most

    def __len__(self) -> int:
        return len(self.spots)

    @overload
    def __getitem__(self, index: int) -> Candidate: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Candidate]: ...

    def __getitem__(self, index: int | slice) -> Candidate | Sequence[Candidate]:
        if isinstance(index, slice):
            return Few(self.spots[index], self.make, self.most)
        return partial(self.make, self.spots[index])


class Found(list[Choice]):
    """Candidates found by a search that takes no step which ``refusal`` would forbid: they are not judged again."""


class Sure(NamedTuple):
    """One of those that were ``Found``, drawn."""

    choice: Choice


Candidate: TypeAlias = "Choice | Callable[[], Choice | None]"
"""A choice that is conceivable, or, where making one is dear, what makes it; None if nothing can be made."""


class Decision(Record, tag=True):
    """A question to the player in ``seat``.

    A decision says what is conceivable (``candidates``) and what is forbidden (``refusal``); it may say in which order
    random play tries things (``draws``). What is listed and what is played at random follow from these: the choices
    listed are exactly those accepted. A decision about a place, or about sets too many to list, lists a finite sample
    and accepts everything its ``refusal`` does not forbid; it says so by ``sampled``. ``retired`` are choices that kept
    saves hold and that are accepted for their sake, though they are listed no longer.
    """

    sampled: ClassVar[bool] = False
    retired: ClassVar[tuple[Choice, ...]] = ()
    seat: int

    @property
    def kind(self) -> str:
        """The decision's name."""
        return type(self).__name__

    def candidates(self, g: Situation) -> Sequence[Candidate | Few | Found]:
        """What is conceivable, found cheaply; ``refusal`` says which of it is allowed."""
        raise TypeError(f"{type(self).__name__} has no candidates")

    def refusal(self, g: Situation, choice: Choice) -> Refused | None:
        """Why the choice is not accepted, with the rules that forbid it; None if it is. Where no decision says
        otherwise, the candidates are accepted and nothing else."""
        return None if choice in self.choices(g) else Refused(say("refused-not-offered"))

    def draws(self, g: Situation, random: Random) -> Iterator[Candidate | Sure | None]:
        """In which order random play tries what is conceivable: the candidates, each as likely as another. It need not
        come to an end of them, nor be allowed."""
        return drawn(one_by_one(self.candidates(g)), random)

    @final
    def choices(self, g: Situation) -> Sequence[Choice]:
        """All choices (of places: a sensible sample), never empty: the candidates that are not refused."""
        found = self.candidates(g)
        if type(self).refusal is Decision.refusal:
            return cast("Sequence[Choice]", found)
        return list(self._listed(g, found)) or list(islice(self._every(g, found), 1))

    @final
    def listed_first(self, g: Situation) -> Choice:
        """The choice that is listed first, found without looking at the others."""
        if type(self).refusal is Decision.refusal:
            return self.choices(g)[0]
        found = next(self._listed(g, self.candidates(g)), None)
        return self.choices(g)[0] if found is None else found

    @final
    def sample(self, g: Situation, random: Random) -> Choice:
        """A choice at random: the first drawn that is not refused; the first of the list where none is drawn."""
        if type(self).refusal is Decision.refusal:
            return cast("Choice", next(each for each in self.draws(g, random) if each is not None))
        for candidate in self.draws(g, random):
            choice = self._accepted(g, candidate)
            if choice is not None:
                return choice
        return self.choices(g)[0]

    @final
    def has_any(self, g: Situation, among: Iterable[Candidate | Few | Found]) -> bool:
        """Whether any of these candidates is accepted."""
        return self.first_of(g, among) is not None

    @final
    def first_of(self, g: Situation, among: Iterable[Candidate | Few | Found]) -> Choice | None:
        """The first of these candidates that is accepted; None if none is."""
        return next(self._every(g, among), None)

    def _listed(self, g: Situation, candidates: Iterable[Candidate | Few | Found]) -> Iterator[Choice]:
        for candidate in candidates:
            if isinstance(candidate, Found):
                yield from candidate
            elif isinstance(candidate, Few):
                yield from spread(candidate, partial(self._accepted, g), candidate.most)
            elif (choice := self._accepted(g, candidate)) is not None:
                yield choice

    def _every(self, g: Situation, candidates: Iterable[Candidate | Few | Found]) -> Iterator[Choice]:
        """All that is accepted, those included that a list of few passes over."""
        tried = (self._accepted(g, candidate) for candidate in one_by_one(candidates))
        return (choice for choice in tried if choice is not None)

    def _accepted(self, g: Situation, candidate: Candidate | Sure | None) -> Choice | None:
        if isinstance(candidate, Sure):
            return candidate.choice
        choice = candidate() if callable(candidate) else candidate
        return choice if choice is not None and self.refusal(g, choice) is None else None


class RollDice(Decision):
    """Somebody else must say what the dice show: a person with real dice, or an enumerator."""

    sampled: ClassVar[bool] = True
    roll: Roll

    def candidates(self, g: Situation) -> Sequence[Dice]:
        """Every face of every die; for many dice a sample with all dice alike."""
        sides = self.roll.sides
        if len(sides) == 1:
            return [Dice((face,)) for face in range(1, sides[0] + 1)]
        return [Dice(tuple(min(face, die) for die in sides)) for face in range(1, max(sides) + 1)]

    def refusal(self, g: Situation, choice: Choice) -> Refused | None:
        """Faces must be as many as the dice and each on its die."""
        if not isinstance(choice, Dice) or len(choice.faces) != self.roll.count:
            return Refused(say("refused-dice-count", count=self.roll.count))
        for face, die in zip(choice.faces, self.roll.sides, strict=True):
            if not 1 <= face <= die:
                return Refused(say("refused-dice-face", face=face, sides=die))
        return None

    def draws(self, g: Situation, random: Random) -> Iterator[Dice]:
        """Fair faces."""
        yield Dice(tuple(random.randint(1, die) for die in self.roll.sides))


# ---- finding one of many -----------------------------------------------------------------------------------------


def one_by_one(candidates: Iterable[Candidate | Few | Found]) -> Iterator[Candidate | Sure]:
    """All candidates, those of which a list names only a few and those found by a search among them."""
    for candidate in candidates:
        if isinstance(candidate, Found):
            yield from map(Sure, candidate)
        elif isinstance(candidate, Few):
            yield from candidate
        else:
            yield candidate


def accepted(candidates: Iterable[Candidate], refusal: Callable[[Choice], Refused | None]) -> Iterator[Choice]:
    """Those that are not refused, made one by one."""
    for candidate in candidates:
        choice = candidate() if callable(candidate) else candidate
        if choice is not None and refusal(choice) is None:
            yield choice


def drawn(listed: Iterable[T], random: Random) -> Iterator[T]:
    """All of them in random order, each drawn when it is asked for."""
    left = list(listed)
    while left:
        yield left.pop(random.randrange(len(left)))


def spread(spots: Sequence[S], made: Callable[[S], T | None], most: int) -> list[T]:
    """At most so many of what can be made of some spots (None: nothing), spread over them; about four spots are tried
    for each.

    >>> spread(range(100), lambda spot: spot if spot > 20 else None, 4)
    [24, 30, 36, 42]
    """
    tried = (made(spot) for spot in spots[:: max(1, len(spots) // (4 * most))])
    return list(islice((found for found in tried if found is not None), most))
