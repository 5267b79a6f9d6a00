"""A battle and its question told in words, for the terminal and for notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import zip_longest
from typing import Any, TypeVar

from grognard.core.book.reading import unknown
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import RulesInPlay, Situation
from grognard.core.errors import InputError
from grognard.core.languages import language
from grognard.core.messages import Message, say
from grognard.core.records import to_builtins
from grognard.core.table import Table
from grognard.core.wire.previews import ChoiceProposal, NeededTable, Preview, SightView
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wire.scene import Scene
from grognard.core.words import figure, spoken

T = TypeVar("T")
SHOWN = 12
"""So many choices are told one by one."""


class Question:
    """What is asked of one side, in words: ``view`` holds the same for programs. Prints as lines, and in a notebook as
    a table, a row a choice. What is printed as choice 1 is ``choices[0]``."""

    def __init__(self, view: DecisionView, scene: Scene, rules: RulesInPlay) -> None:
        self.view = view
        self._rules = rules
        self.side = spoken(scene.sides[view.seat].name)
        self._names = {unit.id: spoken(unit.name) for unit in scene.units}

    @property
    def text(self) -> str:
        """Whose the question is, and the question."""
        return f"{self.side}: {spoken(self.view.question)}"

    @property
    def choices(self) -> list[Choice]:
        """What ``Battle.choose`` takes for each choice, in the order in which they are told; places, which are not told
        one by one, ``Battle.choices`` has some of.

        >>> import grognard
        >>> battle = grognard.battle("bolt_action", seed=7)
        >>> [question] = battle.questions()
        >>> question.choices[0]
        TakeEdge(near=True)
        """
        return [self._rules.decode_choice(to_builtins(option.choice)) for option in self._offered]

    def __str__(self) -> str:
        return "\n".join(self._lines())

    __repr__ = __str__

    @property
    def _offered(self) -> list[Option]:
        return [option for option in self.view.options if option.refused is None]

    def _lines(self) -> Iterator[str]:
        yield self._head
        offered = self._offered
        for number, option in enumerate(offered[:SHOWN], 1):
            yield f"{number:4}  {'  '.join(filter(None, self._cells(option)))}"
        if len(offered) > SHOWN:
            yield f"      {spoken(say('told-more', count=len(offered) - SHOWN))}"
        if self._has_places:
            yield f"      {spoken(say('told-places'))}"

    def _repr_html_(self) -> str:
        rows = []
        for option in self.view.options:
            name, figure, hint = (escape(each) for each in self._cells(option))
            if option.refused is not None:
                name, hint = f"<s>{name}</s>", escape(spoken(option.refused))
            rows.append(f"<tr><td>{name}</td><td>{figure}</td><td>{hint}</td></tr>")
        if self._has_places:
            rows.append(f"<tr><td colspan='3'><i>{escape(spoken(say('told-places')))}</i></td></tr>")
        return f"<table><caption style='text-align:left'>{escape(self._head)}</caption>{''.join(rows)}</table>"

    @property
    def _head(self) -> str:
        return f"{self.text} ({', '.join(self.view.rules)})" if self.view.rules else self.text

    @property
    def _has_places(self) -> bool:
        return self.view.move is not None or bool(self.view.moves)

    def _cells(self, option: Option) -> tuple[str, str, str]:
        """What a choice is called, with the unit it is about; its figure; its hint: the last two may be empty."""
        figure, hint = (spoken(each) if each is not None else "" for each in (option.figure, option.hint))
        label, unit = spoken(option.label), self._names.get(option.unit or "", "")
        return (label if unit in label else f"{unit}: {label}"), figure, hint


class Sight:
    """What one unit sees of another: true if anything. ``view`` holds it for programs; prints as a sentence and what
    the table says of it."""

    def __init__(self, view: SightView, unit: Message, target: Message) -> None:
        self.view = view
        self._names = {"unit": unit, "target": target}

    def __bool__(self) -> bool:
        return self.view.seen

    @property
    def distance(self) -> int:
        """How far off it is, in thousandths of the unit of length; on a hex map the range in hexes."""
        return self.view.distance

    def __str__(self) -> str:
        head = spoken(say("told-sees", seen="yes" if self.view.seen else "no", **self._names))
        rules = f" ({', '.join(self.view.rules)})" if self.view.rules else ""
        return "\n".join([head + rules, *(f"      {spoken(line)}" for line in self.view.lines)])

    __repr__ = __str__


class Forecast:
    """What a choice or an attack would do: ``view`` holds needed rolls with all their parts, charts and notes for
    programs. Prints the rolls, what the charts come to, and the notes. False if a rule forbids it."""

    def __init__(self, view: Preview) -> None:
        self.view = view

    def __bool__(self) -> bool:
        return all(note.tone != "refusal" for note in self.view.notes)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    __repr__ = __str__

    def _lines(self) -> Iterator[str]:
        if self.view.headline is not None:
            yield spoken(self.view.headline)
        for table in self.view.tables:
            if any(table.totals):
                yield f"{spoken(table.title)} ({spoken(table.total_label)}): {_totals(table)}"
        yield from (spoken(chart.summary) for chart in self.view.charts)
        for note in self.view.notes:
            yield spoken(note.message) + (f" ({', '.join(note.rules)})" if note.rules else "")


def _totals(table: NeededTable) -> str:
    """What a table comes to, column by column."""
    heads = [spoken(column) for column in table.columns]
    totals = [figure(total, language()) for total in table.totals]
    found = [f"{head} {total}".strip() for head, total in zip_longest(heads, totals, fillvalue="") if total]
    return "; ".join(found)


class Askable:
    """What a battle is asked about two of its units."""

    __slots__ = ()

    def odds(self: Any, unit: str, target: str) -> Forecast:
        """What a unit's fire at an enemy would do if it were asked for now, as things stand, whoever's turn it is; or
        the rule that forbids it. What goes before, such as a test to obey, is not in it.

        Raises ``InputError`` for a unit that there is not, that does not stand on the table, or that is no enemy.
        """
        return odds(self, self.system.table, unit, target)

    def sees(self: Any, unit: str, target: str) -> Sight:
        """What one unit sees of another: true if anything. Raises ``InputError`` for a unit that there is not, or that
        does not stand on the table."""
        return sight(self, self.system.table, unit, target)


def told(battle: Situation, table: Table) -> str:
    """How a battle stands, and below it what is asked of whom with the choices there are.

    >>> import grognard
    >>> battle = grognard.battle("bolt_action", seed=7)
    >>> print(told(battle, battle.system.table))
    Bolt Action, Maximum Attrition. Before the battle. US 0, German 0.
    Destroy more units than you lose: 2 points more win (6 turns to come, or one later on 4+).
    German: ...edge is yours? (BA-SCN-01)
       1  The near edge  the lower one on the map
       2  The far edge  the upper one on the map
    """
    scene = table.scene(battle, None)
    head = f"{spoken(scene.system_name)}, {spoken(scene.scenario)}. {_standing(scene)}."
    goal = [] if scene.goal is None else [spoken(say("told-goal", aim=scene.goal.aim, until=scene.goal.until))]
    return "\n".join([head, *goal, *map(str, _questions(battle, table, scene))])


def in_one_line(battle: Situation, table: Table) -> str:
    """Turn, score and what is asked of whom, without the choices.

    >>> import grognard
    >>> battle = grognard.battle("bolt_action", seed=7)
    >>> print(in_one_line(battle, battle.system.table))
    Before the battle. US 0, German 0. German: ...edge is yours?
    """
    scene = table.scene(battle, None)
    return " ".join([f"{_standing(scene)}.", *(each.text for each in _questions(battle, table, scene))])


def questions(battle: Situation, table: Table) -> list[Question]:
    """What is asked now; of both sides if both are asked at once."""
    return _questions(battle, table, table.scene(battle, None))


def _questions(battle: Situation, table: Table, scene: Scene) -> list[Question]:
    return [Question(table.present(battle, decision), scene, battle.rules) for decision in battle.decisions]


def _standing(scene: Scene) -> str:
    now = spoken(scene.result or scene.status).rstrip(".")
    return f"{now}. {', '.join(f'{spoken(side.name)} {side.score}' for side in scene.sides)}"


def forecast(battle: Situation, table: Table, seat: int, choice: Choice) -> Forecast:
    """What a choice that a seat is asked for would do."""
    proposal = ChoiceProposal(to_builtins(choice))
    shown = table.preview(battle, seat, proposal)
    return Forecast(table.preview_whole(battle, seat, proposal) if shown.unfinished else shown)


def odds(battle: Situation, table: Table, unit: str, target: str) -> Forecast:
    """What a unit's fire at an enemy would do. Raises ``InputError``."""
    _known(battle, unit, target)
    if battle.state.units[unit].seat == battle.state.units[target].seat:
        raise InputError(say("told-own-side", unit=unit, target=target))
    return Forecast(_there(table.attack(battle, unit, target), unit, target))


def sight(battle: Situation, table: Table, unit: str, target: str) -> Sight:
    """What one unit sees of another. Raises ``InputError``."""
    _known(battle, unit, target)
    names = {each.id: each.name for each in table.scene(battle, None).units}
    return Sight(_there(table.sight(battle, unit, target), unit, target), names[unit], names[target])


def _known(battle: Situation, *ids: str) -> None:
    for id in ids:
        if id not in battle.state.units:
            raise InputError(unknown(id, battle.state.units))
    if len(set(ids)) == 1:
        raise InputError(say("told-same-unit", unit=ids[0]))


def _there(found: T | None, unit: str, target: str) -> T:
    if found is None:
        raise InputError(say("told-not-there", unit=unit, target=target))
    return found
