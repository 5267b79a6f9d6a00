"""Decisions: what is asked of whom, and exactly which choices are accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, ClassVar, TypeVar

from grognard.core.dice import Roll
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record

if TYPE_CHECKING:
    from grognard.core.situation import Situation


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


class Choice(Record, tag=True):
    """An answer to a decision. Subclasses name what is chosen."""


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


class Dice(Choice):
    """The faces real dice showed, in order."""

    faces: tuple[int, ...]


class Concede(Choice):
    """The player gives the battle up. Accepted of any decision and listed by none, so that no program does it by
    chance; the system says what follows (``System.concession``)."""


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
