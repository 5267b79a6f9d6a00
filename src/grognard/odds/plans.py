"""Plans: the odds of actions one after another in a battle, the best order of them, the chance to hold out.

A ``Prospect`` is all the ways a battle may stand, each with its chance. ``then`` carries out one more action in every
one of them; what the engine would roll is followed out, what players would decide is stated.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any, Literal, NamedTuple, TypeVar

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Frame, Procedure
from grognard.core.engine.windows import React
from grognard.core.errors import InputError, Refused
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.odds.distributions import Chance, Distribution, share
from grognard.odds.enumeration import Enumeration, Future, Policy, Shortcut, first_choice, follow
from grognard.odds.outcomes import Cases

Reactions = Literal["react", "pass"]
"""What is stated of everybody's reactions: they take the first that is offered, or let everything pass."""

Goal = Callable[[Battle[Any]], bool]
Step = Choice | Sequence[Choice]
"""An action, alone or with the answers to what will be asked in its course."""
Deed = tuple[Choice, ...]
"""An action with the answers to what will be asked in its course."""
Attack = Sequence[Deed]
"""What a unit does in one turn after another: mostly one deed."""


class Meanwhile(NamedTuple):
    """What the other side does between two turns of an attack: before the one ends, and at the start of the next."""

    before: Deed = ()
    after: Deed = ()


NOTHING = Meanwhile()
"""It does nothing."""

MOST_STEPS = 6
"""The most actions whose orders are all tried: 720."""

K = TypeVar("K", bound=Hashable)


def destroyed(unit: str) -> Goal:
    """The goal that a unit is lost."""
    return lambda battle: not battle.state.units[unit].alive


def holding(unit: str) -> Goal:
    """The goal that a unit is still in the battle."""
    return lambda battle: bool(battle.state.units[unit].alive)


def stated(answers: Sequence[Choice] = (), reactions: Reactions = "react") -> Policy:
    """The policy that gives the first of these answers that is accepted, treats reactions as stated, and otherwise
    answers as is usual in the game, or what is listed first."""

    def policy(battle: Battle[Any], decision: Decision) -> Choice:
        for answer in answers:
            if battle.refusal(answer, decision.seat) is None:
                return answer
        if isinstance(decision, React):
            offers = battle.system.rules.reactions(battle, decision.occasion)
            passing = [offer.choice for offer in offers if offer.seat == decision.seat and offer.procedure is None]
            if reactions == "pass" and passing:
                return passing[-1]
        usual: Choice | None = battle.system.odds.usual(battle, decision)
        return first_choice(battle, decision) if usual is None else usual

    return policy


class Prospect:
    """All the ways a battle may stand, with their chances.

    ``refused`` are the reasons why the last action could not be taken, with the chance of each: its unit or target may
    be gone by then.
    """

    def __init__(
        self, futures: Sequence[Future], *, fractions: bool = False, refused: Sequence[tuple[Refused, Chance]] = ()
    ) -> None:
        self.futures = list(futures)
        self.fractions = fractions
        self.refused = tuple(refused)

    def then(
        self, action: Choice, *answers: Choice, reactions: Reactions = "react", ways: Enumeration | None = None
    ) -> Prospect:
        """The prospect after one more action, such as an order or an attack, in every way things may stand.

        ``answers`` are given where the game asks for them (a target, casualties); everybody's ``reactions`` are stated.
        Where the rules forbid the action nothing happens, and ``refused`` says why. ``ways`` are those of this very
        action and answers followed before (``ways_of``), so that nothing is followed twice. Raises ``Refused`` if the
        rules forbid it whatever happens.
        """
        starts: list[Future] = []
        idle: list[Future] = []
        refused: dict[Hashable, tuple[Refused, Chance]] = {}
        for battle, chance in self.futures:
            procedure = battle.system.odds.action(battle, action)
            if isinstance(procedure, Refused):
                known = refused.get(procedure.message.id)
                refused[procedure.message.id] = procedure, chance if known is None else known[1] + chance
                idle.append((battle, chance))
            else:
                starts.append((battle.subgame(Frame(procedure)), chance))
        if not starts:
            raise next(iter(refused.values()))[0]
        ends = (ways or self.ways_of(answers, reactions)).follow(starts)
        return Prospect([*ends, *idle], fractions=self.fractions, refused=tuple(refused.values()))

    def turn_after_turn(
        self, attack: Attack, ways: Mapping[Deed, Enumeration], meanwhile: Meanwhile = NOTHING
    ) -> Prospect:
        """The prospect after each deed of an attack, as ``then`` has it; between two of them a turn ends, and the other
        side does something ``meanwhile``, where it may. Where a deed cannot be done any more, that is the end of it.
        Raises ``Refused`` if the first cannot be done at all."""
        found = self
        for number, deed in enumerate(attack):
            action, *answers = deed
            if number:
                found = found._if_possible(meanwhile.before, ways)
                found = found._through(found.futures[0][0].system.odds.turn_end())
                found = found._if_possible(meanwhile.after, ways)
            try:
                found = found.then(action, *answers, ways=ways[deed])
            except Refused:
                if not number:
                    raise
                break
        return found

    def _if_possible(self, deed: Deed, ways: Mapping[Deed, Enumeration]) -> Prospect:
        try:
            return self.then(*deed, ways=ways[deed]) if deed else self
        except Refused:
            return self

    def ways_of(
        self, answers: Sequence[Choice], reactions: Reactions = "react", *, shortcut: Shortcut | None = None
    ) -> Enumeration:
        """A memory for an action with these answers, for ``then``; ``shortcut``: another than the game's."""
        shortcut = shortcut or self.futures[0][0].system.odds.shortcuts()
        return Enumeration(stated(answers, reactions), fractions=self.fractions, shortcut=shortcut)

    def closed(self) -> Prospect:
        """The prospect after what ends the turn's fighting, where losses wait for it: a casualty phase."""
        return self._through(self.futures[0][0].system.odds.closing())

    def _through(self, procedure: Procedure | None) -> Prospect:
        if procedure is None:
            return self
        starts = [(battle.subgame(Frame(procedure)), chance) for battle, chance in self.futures]
        return Prospect(follow(starts, fractions=self.fractions), fractions=self.fractions)

    def reopened(self) -> Prospect:
        """The prospect when whoever has waited since then may act: the next turn's fighting, where losses wait for the
        end of a turn."""
        return self._through(self.futures[0][0].system.odds.reopening())

    def chance(self, goal: Goal) -> Chance:
        """The chance that a goal is reached."""
        nothing: Chance = Fraction(0) if self.fractions else 0.0
        reached = [(chance, goal(battle)) for battle, chance in self.futures]
        return share((each for each, yes in reached if yes), (each for each, yes in reached if not yes), nothing)

    def distribution(self, measure: Callable[[Battle[Any]], int]) -> Distribution:
        """The distribution of a number, such as the men left in a unit."""
        found = self._gathered(measure)
        nothing: Chance = Fraction(0) if self.fractions else 0.0
        least, most = min(found), max(found)
        return Distribution(least, tuple(found.get(number, nothing) for number in range(least, most + 1)))

    def cases(self, name: Callable[[Battle[Any]], str], names: Sequence[str] = ()) -> Cases:
        """The chances of named outcomes, in the order of ``names``, or else of the alphabet."""
        nothing: Chance = Fraction(0) if self.fractions else 0.0
        found = self._gathered(name)
        return Cases.of({each: found.get(each, nothing) for each in names or sorted(found)})

    def _gathered(self, measure: Callable[[Battle[Any]], K]) -> dict[K, Chance]:
        found: dict[K, Chance] = {}
        for battle, chance in self.futures:
            value = measure(battle)
            found[value] = found[value] + chance if value in found else chance
        return found

    def __len__(self) -> int:
        return len(self.futures)

    def __repr__(self) -> str:
        return f"<Prospect of {len(self.futures)} ways>"


def prospect(battle: Battle[Any], *, fractions: bool = False) -> Prospect:
    """The prospect of a battle as it stands: sure. Nothing that follows changes the battle itself."""
    one: Chance = Fraction(1) if fractions else 1.0
    return Prospect([(battle.clone(), one)], fractions=fractions)


def sequence(battle: Battle[Any], *steps: Step, reactions: Reactions = "react", fractions: bool = False) -> Prospect:
    """The prospect after several actions one after another, nobody else acting in between but in reaction."""
    found = prospect(battle, fractions=fractions)
    for step in steps:
        action, *answers = _parts(step)
        found = found.then(action, *answers, reactions=reactions)
    return found


class Order(Record):
    """One order of a set of actions, by their numbers from 0, and the chance that it reaches the goal."""

    steps: tuple[int, ...]
    chance: Chance


def orders(
    battle: Battle[Any], steps: Sequence[Step], goal: Goal, *, reactions: Reactions = "react", fractions: bool = False
) -> list[Order]:
    """Every order of a set of actions with its chance to reach a goal, the best first; of equals the one nearest to the
    order given.

    Losses that wait for a casualty phase are counted. Raises ``InputError`` for more than six actions, ``Refused`` if
    one cannot be taken at all.
    """
    if len(steps) > MOST_STEPS:
        raise InputError(say("odds-too-many-steps", count=len(steps), most=MOST_STEPS, ways=factorial(MOST_STEPS)))
    start = prospect(battle, fractions=fractions)
    deeds = [_parts(step) for step in steps]
    return orders_of(
        start, [(deed,) for deed in deeds], goal, {deed: start.ways_of(deed[1:], reactions) for deed in deeds}
    )


def orders_of(
    start: Prospect,
    attacks: Sequence[Attack],
    goal: Goal,
    ways: Mapping[Deed, Enumeration],
    *,
    alike: Collection[tuple[int, int]] = (),
    begun: Mapping[tuple[int, ...], Prospect] = {},
    meanwhile: Sequence[Meanwhile] = (),
) -> list[Order]:
    """Every order of a set of attacks, as ``orders`` has them. What several orders begin with is worked out once, in
    ``ways`` of each deed (``Prospect.ways_of``). ``alike`` are pairs of attacks, by their numbers, of which only the
    order given is tried. ``begun`` are prospects after some of them in some order, as far as they are known.
    ``meanwhile``: what the other side does between the turns of each."""
    known, between = {(): start, **begun}, meanwhile or (NOTHING,) * len(attacks)
    found = []
    for order in permutations(range(len(attacks))):
        if any(order.index(before) > order.index(after) for before, after in alike):
            continue
        for length in range(1, len(order) + 1):
            if order[:length] not in known:
                before, last = known[order[: length - 1]], order[length - 1]
                try:
                    known[order[:length]] = before.turn_after_turn(attacks[last], ways, between[last])
                except Refused:
                    if length == 1:
                        raise
                    known[order[:length]] = before
        found.append(Order(order, known[order].closed().chance(goal)))
    return sorted(found, key=lambda each: (-each.chance, each.steps))


def best_order(
    battle: Battle[Any], steps: Sequence[Step], goal: Goal, *, reactions: Reactions = "react", fractions: bool = False
) -> Order:
    """The order of a set of actions that is likeliest to reach a goal; see ``orders``."""
    return orders(battle, steps, goal, reactions=reactions, fractions=fractions)[0]


def _parts(step: Step) -> tuple[Choice, ...]:
    return (step,) if isinstance(step, Choice) else tuple(step)
