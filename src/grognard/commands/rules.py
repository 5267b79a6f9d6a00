"""``grognard rules``: a rule by its id, rules by their words, a game's tables or its house rules."""

from __future__ import annotations

from itertools import groupby

import click

from grognard.commands.speech import Command, fail, helped, told, words_of
from grognard.core.errors import InputError
from grognard.core.records import to_text
from grognard.core.systems import system, systems
from grognard.core.words import spoken
from grognard.server.pages.rulebook import RuleHit, RuleText, rule_text, rules_found

EXAMPLES = (
    "grognard rules BA-SHOOT-01",
    "grognard rules --search cover --system wh40k5",
    "grognard rules --options operation_ww2",
)


@click.command(cls=Command, help=helped("cli-rules", *EXAMPLES), short_help=words_of("cli-rules.short"))
@click.argument("id", required=False)
@click.option("--search", metavar=words_of("cli-rules-search.value"), help=words_of("cli-rules-search"))
@click.option("--system", "name", help=words_of("cli-rules-system"))
@click.option("--tables", metavar=words_of("cli-rules-tables.value"), help=words_of("cli-rules-tables"))
@click.option("--options", metavar=words_of("cli-rules-options.value"), help=words_of("cli-rules-options"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def command(
    id: str | None, search: str | None, name: str | None, tables: str | None, options: str | None, as_json: bool
) -> None:
    """Print one rule, a list, a game's tables or its house rules."""
    if sum(each is not None for each in (id, search, tables, options)) > 1:
        fail(words_of("cli-rules-either"))
    if tables is not None:
        _tables(tables, as_json)
        return
    if options is not None:
        _options(options, as_json)
        return
    with told():
        names = [name] if name is not None else list(systems())
        if id is not None:
            rule = _first(names, id)
            click.echo(to_text(rule) if as_json else _page(rule))
            return
        hits = [hit for each in names for hit in rules_found(system(each), search or "")]
    if as_json:
        click.echo(to_text(hits))
    elif len(hits) == 1:
        click.echo(_page(_first(names, hits[0].id)))
    elif hits:
        click.echo(_list(hits))
    else:
        click.echo(words_of("cli-rules-none", search=search or ""), err=True)


def _tables(name: str, as_json: bool) -> None:
    """Every value of a game's tables and where it comes from, one a line under the table's name."""
    with told():
        values = list(system(name).book.table_values())
    if as_json:
        click.echo(to_text(values))
    elif not values:
        click.echo(words_of("cli-rules-no-tables", system=name), err=True)
    else:
        for table, listed in groupby(values, lambda value: value.table):
            click.echo(f"\n{table}")
            for value in listed:
                click.echo(f"  {value.row:<32} {value.field:<24} {value.value:<40} {value.source}".rstrip())


def _options(name: str, as_json: bool) -> None:
    """The house rules of a game: each with its rule, what it is about, and its values, the default first."""
    with told():
        listed = system(name).setups.options()
    if as_json:
        click.echo(to_text(listed))
        return
    for option in listed:
        click.echo(f"\n{option.name}  {option.rule}")
        click.echo(f"  {spoken(option.title)}")
        for value in sorted(option.values, key=lambda each: each.value != option.default):
            click.echo("    " + _value(value.value, spoken(value.title), value.value == option.default))


def _value(value: str, title: str, default: bool) -> str:
    """A value as it is typed, in every language alike, and what it means."""
    return f"{value}: {words_of('cli-rules-default', title=title) if default else title}"


def _first(names: list[str], id: str) -> RuleText:
    """The rule of the first game that has it; where none has, what the game says whose ids begin so."""
    problems = {}
    for each in names:
        try:
            return rule_text(system(each).book.catalogue, id)
        except InputError as error:
            problems[each] = error
    beginning = id.upper().partition("-")[0] + "-"
    its = (each for each in names if any(rule.startswith(beginning) for rule in system(each).book.catalogue.rules))
    raise problems[next(its, names[0])]


def _page(rule: RuleText) -> str:
    parts = [f"{rule.id}  {rule.title}", click.wrap_text(rule.text, 78, "  ", "  ", preserve_paragraphs=True)]
    facts = [words_of("cli-rules-chapter", chapter=rule.chapter), words_of("cli-rules-source", source=rule.source)]
    if rule.note:
        facts.append(words_of("cli-rules-note", note=rule.note))
    if rule.option is not None:
        facts.append(words_of("cli-rules-option", option=rule.option))
        facts += [f"  {_value(each.value, each.title, each.default)}" for each in rule.readings]
    if rule.deferred is not None:
        facts.append(words_of("cli-rules-deferred", reason=rule.deferred))
    return "\n".join([*parts, "", *facts])


def _list(hits: list[RuleHit]) -> str:
    width = max(len(hit.id) for hit in hits)
    lines, chapter = [], None
    for hit in sorted(hits, key=lambda hit: hit.chapter) if len(hits) > 50 else hits:
        if len(hits) > 50 and hit.chapter != chapter:
            chapter = hit.chapter
            lines.append(f"\n{chapter}")
        lines.append(f"{hit.id:<{width}}  {hit.title}")
    return "\n".join(lines).lstrip("\n")
