"""Situations and decisions: what may be asked of a battle, what it asks of whom, and which choices are accepted.

Whatever only asks (sight, ways, legality, odds, previews, the computer's judgement) takes a ``Situation``; only the
steps of procedures, and what they call to change something, take the ``Battle`` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, ClassVar, Protocol

from typing_extensions import TypeVar

from grognard.core.engine.choices import Choice, Dice
from grognard.core.engine.dice import Roll
from grognard.core.engine.parts import Parts
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record

T = TypeVar("T")
S = TypeVar("S")


def pick_accepted(random: Random, candidates: Iterable[T], accepts: Callable[[T], bool]) -> T | None:
    """One of the accepted candidates, each as likely as another; None if none is accepted.

    Candidates are tried in random order until one is accepted, so dear tests are run on few of them.
    """
    left = list(candidates)
    while left:
        index = random.randrange(len(left))
        if accepts(left[index]):
            return left[index]
        left[index] = left[-1]
        left.pop()
    return None


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
    def number(self) -> int:
        """How many choices were made."""

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
        """The result record of the rules; None while the battle goes on."""

    @property
    def undoable_by(self) -> int | None:
        """The seat whose last choice can still be taken back."""

    def choices(self, decision: Decision | None = None) -> Sequence[Choice]:
        """The choices listed for a decision (the next one by default)."""

    def refusal(self, choice: Choice, seat: int | None = None) -> Refused | None:
        """Why a choice would be refused, with the rules that forbid it; None if it would be accepted."""


class Decision(Record, tag=True):
    """A question to the player in ``seat``.

    The choices listed are exactly those accepted. A decision about a place, or about sets too many to list, lists a
    finite sample and accepts everything its ``refusal`` does not forbid; it says so by ``sampled``.
    """

    sampled: ClassVar[bool] = False
    seat: int

    @property
    def kind(self) -> str:
        """The decision's name."""
        return type(self).__name__

    def choices(self, g: Situation) -> Sequence[Choice]:
        """All choices (of a place: a sensible sample), never empty."""
        raise TypeError(f"{type(self).__name__} lists no choices")

    def refusal(self, g: Situation, choice: Choice) -> Refused | None:
        """Why the choice is not accepted, with the rules that forbid it; None if it is."""
        return None if choice in self.choices(g) else Refused(say("refused-not-offered"))

    def pick(self, g: Situation, random: Random) -> Choice:
        """One of the listed choices at random, found without listing them all where that is dear."""
        return random.choice(self.choices(g))


class RollDice(Decision):
    """Somebody else must say what the dice show: a person with real dice, or an enumerator."""

    sampled: ClassVar[bool] = True
    roll: Roll

    def choices(self, g: Situation) -> Sequence[Choice]:
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

    def pick(self, g: Situation, random: Random) -> Choice:
        """Fair faces."""
        return Dice(tuple(random.randint(1, die) for die in self.roll.sides))


# ---- finding one of many -----------------------------------------------------------------------------------------


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
