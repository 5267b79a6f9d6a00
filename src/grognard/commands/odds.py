"""``grognard odds``: the exact odds of an attack, or of several one after another, asked without a battle."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import click

from grognard.commands.speech import Command, Group, helped, pairs, told, words_of
from grognard.core.errors import InputError
from grognard.core.records import to_text
from grognard.core.systems import system, systems
from grognard.core.words import decimals, spoken
from grognard.odds.answers import ChanceReport, Report, SpreadReport
from grognard.odds.asking import Field, ask, game
from grognard.odds.courses import Course, course
from grognard.odds.plots import save

IMPOSSIBLE = 1
"""The exit code where the rules allow no such attack."""
WIDTH = 24
"""How many signs the longest bar has."""

EXAMPLES = (
    "grognard odds bolt_action --help",
    "grognard odds bolt_action --attacker us-500/squad-a --target german-500/squad-a --range 11",
    'grognard odds wh40k5 --attacker "10 space-marine" --target orks-500/mob-1 --range 12',
    'grognard odds bolt_action --attacker mmg-team --target "10 rifle" --then "--attacker sniper-team"',
)

TYPES: dict[str, Any] = {"whole": int, "number": float}


class Games(Group):
    """One command a game that has odds, with the fields of its questions as options."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Their names."""
        return sorted(name for name in systems() if system(name).odds is not None)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The command of one game; its options are made now."""
        try:
            return command_of(name)
        except InputError:
            return None

    def resolve_command(self, context: click.Context, args: list[str]) -> Any:
        """As usual, but a game there is not is said in words."""
        if self.get_command(context, args[0]) is None:
            with told():
                game(args[0])
        return super().resolve_command(context, args)


@click.group(cls=Games, help=helped("cli-odds", *EXAMPLES), short_help=words_of("cli-odds.short"))
def command() -> None:
    """The odds of a game's attacks."""


def command_of(name: str) -> click.Command:
    """The command for a game's questions."""
    known = game(name)
    fields = known.fields()
    options: list[click.Parameter] = [_option(field) for field in fields]
    options += [
        click.Option(["--fractions"], is_flag=True, help=words_of("cli-odds-fractions")),
        click.Option(["--json", "as_json"], is_flag=True, help=words_of("cli-json")),
        click.Option(["--plot"], type=click.Path(dir_okay=False), help=words_of("cli-odds-plot")),
    ]
    goals = [goal.value for goal in known.goals()]
    if goals:
        text = words_of("cli-odds-one-of", what=words_of("cli-odds-goal"), names=", ".join(goals))
        options += [
            click.Option(["--then"], multiple=True, metavar="OPTIONS", help=words_of("cli-odds-then")),
            click.Option(["--counter"], metavar="OPTIONS", help=words_of("cli-odds-counter")),
            click.Option(["--against"], type=int, default=1, help=words_of("cli-odds-against")),
            click.Option(["--goal"], type=click.Choice(goals), metavar="GOAL", default=goals[0], help=text),
        ]

    def run(
        fractions: bool,
        as_json: bool,
        plot: str | None,
        then: tuple[str, ...] = (),
        counter: str | None = None,
        against: int = 1,
        goal: str = "",
        **asked: Any,
    ) -> None:
        question = _stated(fields, asked)
        if not then and counter is None:
            _answer(name, question, fractions, as_json, plot)
            return
        shared = {field: value for field, value in question.items() if field in ("target", "options")}
        steps = [question, *(shared | _read(fields, step, "--then") for step in then)]
        options = {field: value for field, value in shared.items() if field == "options"}
        back = None if counter is None else options | _read(fields, counter, "--counter")
        with told():
            found = course(name, steps, back, against - 1, goal, fractions=fractions)
        click.echo(to_text(found.report()) if as_json else "\n".join(plan_lines(found, fractions)))
        if found.refused is not None:
            _end(IMPOSSIBLE)

    text = helped("cli-odds-game", *_examples(name, fields), game=spoken(system(name).title))
    return Command(name, params=options, callback=run, help=text)


def _stated(fields: list[Field], asked: dict[str, Any]) -> dict[str, Any]:
    """The fields that were given."""
    return {field.name: value for field in fields if (value := _value(field, asked)) is not None}


def _read(fields: list[Field], text: str, option: str) -> dict[str, Any]:
    """The fields of another attack, written as options of the command line are."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise click.BadParameter(words_of("cli-odds-quotes", text=text), param_hint=option) from error
    reader = Command(option, params=[_option(field, needed=False) for field in fields], add_help_option=False)
    return _stated(fields, reader.make_context(option, words).params)


def _examples(name: str, fields: list[Field]) -> Iterator[str]:
    """A question about two units of armies that come with the game, and one about men in one's own words."""
    units = next(field for field in fields if field.name == "attacker")
    apart = [(units.values[1], unit) for unit in units.values[2:] if unit.group != units.values[1].group]
    for first, second in apart[:1]:
        yield f"grognard odds {name} --attacker {first.value} --target {second.value}"
        yield f'grognard odds {name} --attacker {first.value} --target "{units.example}"'
        yield f"grognard units {name}"


def _option(field: Field, *, needed: bool = True) -> click.Option:
    """A field as an option of the command line; who attacks whom is ``needed``, but for what follows in a plan."""
    if field.kind == "options":
        return click.Option(["--option", field.name], multiple=True, metavar="NAME=VALUE", help=spoken(field.title))
    flag = f"--{field.name.replace('_', '-')}"
    values = [each.value for each in field.values if each.value]
    text = spoken(field.title)
    if field.kind in ("choice", "choices") and 0 < len(values) <= 12:
        text = words_of("cli-odds-one-of", what=text, names=", ".join(values))
    if field.kind == "flag":
        return click.Option([flag, field.name], is_flag=True, default=None, help=text)
    several = field.kind == "choices"
    metavar = None if field.kind in TYPES else field.kind.upper()
    return click.Option(
        [flag, field.name],
        type=TYPES.get(field.kind, str),
        multiple=several,
        required=needed and field.name in ("attacker", "target"),
        metavar=metavar,
        help=text,
    )


def _value(field: Field, asked: dict[str, Any]) -> Any:
    """What was given for a field, None if nothing was."""
    value = asked[field.name]
    if field.kind == "options":
        return pairs(value) or None
    if field.kind == "choices":
        return list(value) or None
    return value


def _answer(name: str, question: dict[str, Any], fractions: bool, as_json: bool, plot: str | None) -> None:
    with told():
        answer = ask(name, question, fractions=fractions)
        report = answer.report()
        if plot is not None and answer.refused is None:
            save(answer, Path(plot))
    click.echo(to_text(report) if as_json else "\n".join(page(report, fractions)))
    if report.refused is not None:
        _end(IMPOSSIBLE)
    if plot is not None and not as_json:
        click.echo(words_of("cli-odds-plotted", file=plot))


def plan_lines(found: Course, fractions: bool = False) -> Iterator[str]:
    """A plan as text: the sentence, the chances after each attack, the orders of attacks."""
    yield str(found)
    if found.refused is not None:
        if found.refused.rules:
            yield words_of("cli-odds-rules", rules=", ".join(found.refused.rules))
        return
    yield ""
    goal = spoken(found.goal)
    for number, (reached, missed) in enumerate(zip(found.reached, found.missed, strict=True), 1):
        exact = f"  {reached}" if fractions else ""
        told = words_of("cli-odds-plan-after", number=number, goal=goal)
        less = words_of("cli-odds-plan-missed", percent=percent(float(missed)).strip())
        yield f"{told:<48} {percent(float(reached))}{exact}  {less}"
    for number, toll in enumerate(found.tolls, 1):
        if toll is not None and (toll.lost.mean or 0 < toll.blows < 1):
            gone, blows = (percent(float(each)).strip() for each in (toll.gone, toll.blows))
            yield words_of(
                "cli-odds-plan-way", number=number, lost=f"{float(toll.lost.mean):.2f}", gone=gone, blows=blows
            )
    if len(found.orders) > 1:
        yield ""
        for order in found.orders:
            steps = ", ".join(str(step + 1) for step in order.steps)
            yield f"{words_of('cli-odds-plan-order', order=steps):<48} {percent(float(order.chance))}"


def _end(code: int) -> NoReturn:
    raise click.exceptions.Exit(code)


def page(report: Report, fractions: bool = False) -> Iterator[str]:
    """An answer as text: the sentence, the needed rolls, the distributions, single chances."""
    yield report.text
    if report.refused is not None:
        yield words_of("cli-odds-rules", rules=", ".join(report.refused.rules))
        return
    yield from (spoken(note.message) for note in report.notes)
    for table in report.needs:
        yield ""
        heads = [spoken(column) for column in table.columns]
        yield spoken(table.title) + (f": {'; '.join(heads)}" if heads else "")
        for row in table.rows:
            yield f"  {spoken(row.label):<44} {'  '.join(row.values):>12}  {row.rule}"
        yield f"  {spoken(table.total_label):<44} {'  '.join(table.totals):>12}"
    for spread in report.spreads:
        yield ""
        yield from spread_lines(spread, fractions)
    yield ""
    yield from (chance_line(chance, fractions) for chance in report.chances)


def spread_lines(spread: SpreadReport, fractions: bool) -> Iterator[str]:
    """A distribution as lines: value, chance, as many or more, a bar."""
    facts = (
        ""
        if spread.mean is None
        else words_of("cli-odds-mean", mean=f"{spread.mean:.2f}", spread=f"{spread.spread:.2f}")
    )
    yield f"{spoken(spread.title)}{facts}"
    highest = max(outcome.chance for outcome in spread.outcomes)
    for outcome in spread.outcomes:
        label = spoken(outcome.label) if outcome.label is not None else str(outcome.value)
        bar = "█" * round(WIDTH * outcome.chance / highest)
        exact = f"  {outcome.fraction}" if fractions else ""
        more = "" if spread.mean is None else words_of("cli-odds-or-more", percent=percent(outcome.at_least))
        yield f"  {label:<24} {decimals(f'{outcome.chance:7.2%}')}{more}  {bar}{exact}".rstrip()


def chance_line(chance: ChanceReport, fractions: bool) -> str:
    """A single chance as a line."""
    exact = f"  {chance.fraction}" if fractions else ""
    return f"{spoken(chance.title):<48} {decimals(f'{chance.chance:7.2%}')}{exact}  {', '.join(chance.rules)}"


def percent(chance: float) -> str:
    """A chance in hundredths, as the language writes it."""
    return decimals(f"{chance:7.2%}")
