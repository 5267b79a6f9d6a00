"""Plans made without a battle: several attacks on one target one after another, their best order, the answer to them.

>>> shot = {"target": "10 rifle", "range": 10}
>>> found = course("bolt_action", [{"attacker": "10 rifle", **shot}, {"attacker": "10 smg", **shot}])
>>> [round(chance, 3) for chance in found.reached]
[0.067, 0.565]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.core.battle import Battle
from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.wire.previews import Note
from grognard.core.words import spoken
from grognard.odds.answers import percent
from grognard.odds.asking import DESTROYED, Choosable, Counter, Game, Scene, game, understood
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.plans import Goal, Meanwhile, Order, Prospect, destroyed, holding, orders_of, prospect

MOST = 5
"""The most attacks of a plan made without a battle: 120 orders."""

Asked = Record | Mapping[str, Any]


class Toll(Record):
    """What befalls an attacker on its way, before it comes to blows or else until its attack is over: how many it has
    ``lost`` by then, the chance that it is ``gone``, and the chance that it comes to ``blows``."""

    lost: Distribution
    gone: Chance
    blows: Chance

    def report(self) -> TollReport:
        """The same as plain data."""
        return TollReport(float(self.lost.mean), float(self.gone), float(self.blows))


class TollReport(Record):
    """A ``Toll`` as plain data, losses on average."""

    lost: float
    gone: float
    blows: float


class Course(Record):
    """What comes of attacks one after another.

    ``reached`` is the chance that the ``goal`` is reached after each of them; ``orders`` are all orders of them with
    the chance at the end, the best first. ``held`` is the chance that the attacker struck back at is still there after
    the counter-attack, ``unanswered`` that it would be without the attacks before, ``countered`` the chance that there
    is a counter-attack at all; None if none was stated. ``missed``: for each attack the chance that its target or its
    attacker is gone by then. ``tolls``: for each what befalls its attacker on the way; None if it cannot be fired at.
    ``between`` says what the target does between turns, if attacks go on for several.
    """

    goal: Message
    reached: tuple[Chance, ...] = ()
    missed: tuple[Chance, ...] = ()
    orders: tuple[Order, ...] = ()
    held: Chance | None = None
    countered: Chance | None = None
    unanswered: Chance | None = None
    tolls: tuple[Toll | None, ...] = ()
    refused: Note | None = None
    between: Message | None = None

    @property
    def best(self) -> Order:
        """The best order; of equals the one nearest to the order asked."""
        return self.orders[0]

    @property
    def summary(self) -> Message:
        """One sentence; if there is no answer, why."""
        if self.refused is not None:
            return self.refused.message
        best = percent(self.best.chance) > percent(self.reached[-1])
        return say(
            "odds-course-summary",
            count=len(self.reached),
            goal=self.goal,
            reached=percent(self.reached[-1]),
            better=str(best).lower(),
            order=", ".join(str(number + 1) for number in self.best.steps),
            best=percent(self.best.chance),
            counter="none" if self.held is None else "some",
            held=0 if self.held is None else percent(self.held),
            unanswered=0 if self.unanswered is None else percent(self.unanswered),
            turns="none" if self.between is None else "some",
            between="" if self.between is None else self.between,
        )

    def __str__(self) -> str:
        return spoken(self.summary)

    def report(self) -> CourseReport:
        """The same as plain data, with the sentence."""
        figures = CourseFigures(
            goal=self.goal,
            reached=[float(each) for each in self.reached],
            missed=[float(each) for each in self.missed],
            orders=[OrderReport(list(each.steps), float(each.chance)) for each in self.orders],
            held=_rounded(self.held),
            countered=_rounded(self.countered),
            unanswered=_rounded(self.unanswered),
            tolls=[None if each is None else each.report() for each in self.tolls],
            refused=self.refused,
        )
        return CourseReport(figures, self.summary, str(self))


def _rounded(chance: Chance | None) -> float | None:
    return None if chance is None else float(chance)


class OrderReport(Record):
    """An ``Order`` as plain data."""

    steps: list[int]
    chance: float


class CourseFigures(Record):
    """A ``Course`` as plain data, with the same fields."""

    goal: Message
    reached: list[float]
    missed: list[float]
    orders: list[OrderReport]
    held: float | None
    countered: float | None
    unanswered: float | None
    tolls: list[TollReport | None]
    refused: Note | None


class CourseReport(Record):
    """A plan's odds as plain data."""

    course: CourseFigures
    summary: Message
    text: str


def course(
    name: str,
    questions: Sequence[Asked],
    counter: Asked | None = None,
    against: int = 0,
    goal: str = "",
    *,
    fractions: bool = False,
) -> Course:
    """The odds of attacks on one target one after another, nobody else acting in between but in reaction.

    ``counter`` is a question about what the target then does to the attacker number ``against`` (from 0): its own
    attacker and target are not looked at. Losses that wait for a casualty phase take effect before it.
    ``goal`` is one of the game's (``Game.goals``), by default that the target is destroyed. Raises ``InputError``
    naming what cannot be understood; what the rules forbid is ``refused``.
    """
    if not 1 <= len(questions) <= MOST:
        raise InputError(say("odds-course-steps", count=len(questions), most=MOST))
    if not 0 <= against < len(questions):
        raise InputError(say("odds-course-against", number=against + 1, count=len(questions)))
    asked = [understood(name, question) for question in questions]
    known = game(name)
    if not known.goals():
        return Course(DESTROYED.title, refused=Note(say("odds-no-scene"), [], "refusal"))
    after = next((each for each in known.goals() if each.value == goal or not goal), None)
    if after is None:
        names = ", ".join(each.value for each in known.goals())
        raise InputError(say("odds-no-goal", goal=goal, goals=names))
    try:
        scene = known.scene(asked, _counter(name, counter, questions, against))
        alike = [(i, j) for j in range(len(asked)) for i in range(j) if asked[i] == asked[j]]
        return _followed(known, scene, after, against, alike, fractions)
    except Refused as refused:
        return Course(after.title, refused=Note(refused.message, list(refused.rules), "refusal"))


def _counter(name: str, counter: Asked | None, questions: Sequence[Asked], against: int) -> Counter | None:
    if counter is None or isinstance(counter, Record):
        return None if counter is None else Counter(understood(name, counter), against)
    first, met = ({} if isinstance(each, Record) else each for each in (questions[0], questions[against]))
    units = {"attacker": first.get("target", ""), "target": met.get("attacker", "")}
    return Counter(understood(name, {**units, **counter}), against)


def _followed(
    known: Game, scene: Scene, after: Choosable, against: int, alike: Sequence[tuple[int, int]], fractions: bool
) -> Course:
    unit = scene.battle.state.units[scene.target]
    stays = holding(scene.units[against])

    def goal(battle: Battle[Any]) -> bool:
        return known.reached(after.value, unit, battle.state.units[scene.target])

    before = prospect(scene.battle, fractions=fractions)
    now, chances, missed, tolls = before, [], [], []
    between = [Meanwhile(*each) for each in scene.meanwhile] or [Meanwhile()] * len(scene.attacks)
    deeds = [deed for attack in (*scene.attacks, *between) for deed in attack if deed]
    ways = {deed: before.ways_of(deed[1:]) for deed in deeds}
    begun: dict[tuple[int, ...], Prospect] = {}
    exposed = scene.exposed or (False,) * len(scene.units)
    for number, (unit_id, attack) in enumerate(zip(scene.units, scene.attacks, strict=True)):
        missed.append(1 - now.chance(_both(holding(scene.target), holding(unit_id))))
        tolls.append(_toll(known, scene, now, number, between[number]) if exposed[number] else None)
        now = begun[tuple(range(number + 1))] = now.turn_after_turn(attack, ways, between[number])
        chances.append(now.closed().chance(goal))
    tried = orders_of(before, scene.attacks, goal, ways, alike=alike, begun=begun, meanwhile=between)
    told = Course(after.title, tuple(chances), tuple(missed), tuple(tried), tolls=tuple(tolls), between=scene.between)
    if not scene.counter:
        return told
    action, *answers = scene.counter
    unanswered = before.then(action, *answers).closed().chance(stays)
    answered = now.closed().reopened()
    idle = answered.chance(destroyed(scene.target))
    if idle != 1:
        answered = answered.then(action, *answers)
        idle = sum((chance for _, chance in answered.refused), idle * 0)
    held = answered.closed().chance(stays)
    return replace(told, held=held, unanswered=unanswered, countered=1 - idle)


def _toll(known: Game, scene: Scene, before: Prospect, number: int, meanwhile: Meanwhile) -> Toll:
    """What befalls the attacker of an attack on its way."""
    unit, attack = scene.units[number], scene.attacks[number]
    whole = known.strength(scene.battle.state.units[unit])
    deeds = [deed for deed in (*attack, *meanwhile) if deed]
    ways = {deed: before.ways_of(deed[1:], shortcut=known.on_the_way()) for deed in deeds}
    there = before.turn_after_turn(attack, ways, meanwhile)
    return Toll(
        there.distribution(lambda battle: whole - known.strength(battle.state.units[unit])),
        there.chance(destroyed(unit)),
        there.chance(lambda battle: known.at_blows(battle, unit, scene.target)),
    )


def _both(first: Goal, second: Goal) -> Goal:
    return lambda battle: first(battle) and second(battle)
