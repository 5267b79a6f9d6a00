"""What every referee has: a count of what was looked at, and findings that say where to look again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Chosen, Rolled
from tests.referee.watching import Moment

Call = Callable[[Any, Moment], None]


def need_of(reading: Any) -> int:
    """From which face on a die of this reading counts."""
    need = getattr(reading, "need", None)
    return int(reading.bounds[0] if need is None else need)


def count(faces: Sequence[int], need: int) -> int:
    """How many dice reach a number."""
    return sum(1 for face in faces if face >= need)


class Finding(NamedTuple):
    """Something that must not be: what kind of thing, the rule's id first, and what was seen."""

    kind: str
    seen: str
    seed: int
    number: int

    def __str__(self) -> str:
        return f"seed {self.seed} choice {self.number}: {self.kind}: {self.seen}"


class Referee:
    """Watches one battle. A game's referee has a method ``saw_<Event>`` for each event it judges, ``rolled``,
    ``chose``, ``asked`` (a decision is put), ``settled`` (after each choice) and ``ended``."""

    reads: tuple[str, ...] = ()
    """The kinds of decisions whose lists he wants to see."""

    def __init__(self, battle: Battle[Any], seed: int) -> None:
        self.setup = battle.setup
        self.seed = seed
        self.number = 0
        self.checks: Counter[str] = Counter()
        self.findings: list[Finding] = []

    def see(self, kind: str, holds: object, seen: str = "", **what: object) -> bool:
        """Note that this was looked at, and a finding unless it holds."""
        self.checks[kind] += 1
        if not holds:
            self.complain(kind, seen, **what)
        return bool(holds)

    def equal(self, kind: str, found: object, right: object, seen: str = "", **what: object) -> bool:
        """``see`` that two values are equal, and name both if they are not."""
        return self.see(kind, found == right, f"{seen} is {found!r}, should be {right!r}", **what)

    def complain(self, kind: str, seen: str, **what: object) -> None:
        told = "".join(f", {name}={value!r}" for name, value in what.items())
        self.findings.append(Finding(kind, f"{seen}{told}"[:900], self.seed, self.number))

    def watch(self, moment: Moment) -> None:
        what = moment.what
        if isinstance(what, Rolled):
            self.dice(what)
            self.rolled(what, moment.before)
        elif isinstance(what, Chosen):
            self.chose(what, moment.before)
        else:
            self.happened(moment)
            call: Call | None = getattr(self, f"saw_{type(what).__name__}", None)
            if call is not None:
                call(what, moment)

    def dice(self, what: Rolled) -> None:
        """As many dice as were called for, each on its faces."""
        sides = [pool.sides for pool in what.roll.pools for _ in range(pool.count)]
        fits = len(sides) == len(what.faces) and all(
            1 <= face <= die for face, die in zip(what.faces, sides, strict=False)
        )
        self.see("dice are shown as called for", fits, repr(what))

    def happened(self, moment: Moment) -> None:
        """Any event, before its own method is called."""

    def rolled(self, what: Rolled, state: Any) -> None:
        """Dice were rolled."""

    def chose(self, what: Chosen, state: Any) -> None:
        """A player has chosen."""

    def asked(self, decision: Decision, state: Any) -> None:
        """A player is asked."""

    def listed(self, decision: Decision, choices: Sequence[Choice], state: Any) -> None:
        """A decision of a kind he ``reads`` is put, with these choices listed."""

    def taken(self, decision: Decision, choice: Choice) -> None:
        """A player is about to choose."""

    def settled(self, state: Any) -> None:
        """The battle waits for the next choice."""

    def ended(self, state: Any, result: Any) -> None:
        """The battle is over."""
