"""The report as a page that stands by itself: one file, nothing fetched, read at a glance and in print."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined, select_autoescape

from grognard.core.languages import language
from grognard.core.messages import Argument, Message, say
from grognard.core.systems import system
from grognard.core.words import decimals, spoken
from grognard.simulation.comparing import Comparison
from grognard.simulation.plan import Plan
from grognard.simulation.report import Rate, Report
from grognard.simulation.settling import Difference


def page(plan: Plan, found: Report) -> str:
    """The page of a report."""
    environment = Environment(undefined=StrictUndefined, autoescape=select_autoescape(default=True), trim_blocks=True)
    environment.globals |= {"t": words, "percent": percent, "decimals": decimals, "language": language()}
    template = environment.from_string((files(__package__) / "report.html.j2").read_text(encoding="utf-8"))
    return template.render(
        plan=plan, report=found, lines=lines(plan, found), how=how(plan), title=spoken(system(plan.system).title)
    )


def words(id: str, **args: Argument) -> str:
    """A sentence of ``simulation.ftl``."""
    return spoken(say(f"simulation-{id}", **args))


def percent(value: float) -> str:
    """Hundredths as they are read."""
    return f"{value:.0f}%"


def sentences(plan: Plan, found: Report) -> list[Message]:
    """What a report says, the answer first."""
    first, second = found.names
    told = {"first": first, "second": second}
    won = {"won": found.wins[0], "lost": found.wins[1], "drawn": found.drawn}
    return [
        say("simulation-rate", name=first, **_shares(found.win)),
        say("simulation-settled", verdict=verdict(found.win), **told),
        say("simulation-told", battles=found.battles, **won, **told),
        say("simulation-points", one=mean(found, 0), other=mean(found, 1), **told),
        say("simulation-first-seat", **_shares(found.first_seat)),
    ]


def lines(plan: Plan, found: Report) -> list[str]:
    """A report in sentences, the answer first."""
    return [spoken(each) for each in sentences(plan, found)]


def verdict(rate: Rate) -> str:
    """Which contender is the stronger, ``first`` or ``second``; ``open`` while the interval holds a half."""
    return "first" if rate.low > 50 else "second" if rate.high < 50 else "open"


def mean(found: Report, contender: int) -> str:
    """The mean points of a contender as they are read."""
    amount = found.points[contender]
    return decimals(f"{amount.mean:.1f}" if amount.within is None else f"{amount.mean:.1f} ± {amount.within:.1f}")


def how(plan: Plan) -> str:
    """How the battles were fought, so that somebody else can do it again."""
    facts: dict[str, Any] = {"battles": plan.battles, "system": plan.system, "seed": str(plan.seed)}
    return words("seeds", **facts, swap="yes" if plan.swap else "no", first=plan.players[0], second=plan.players[1])


def _shares(rate: Rate) -> dict[str, Argument]:
    return {"share": percent(rate.share), "low": percent(rate.low), "high": percent(rate.high)}


def compared(found: Comparison) -> list[str]:
    """A comparison in sentences, the answer first."""
    first, second = found.names
    parts = _differs(found.difference)
    size = parts["size"] if found.verdict == "open" else f"{abs(100 * found.difference.mean):.0f}"
    facts = {**parts, "size": size, "first": first, "second": second, "called": found.called}
    return [
        words("difference", verdict=found.verdict, alike=f"{100 * found.alike:.0f}", **facts),
        *(
            words("variant-rate", name=name, called=found.called, **_shares(rate))
            for name, rate in zip(found.names, found.rates, strict=True)
        ),
        words("difference-of", battles=found.battles, error=f"{100 * found.difference.error:g}"),
    ]


def known(difference: Difference) -> str:
    """What is known of a difference while it is being settled."""
    return words("difference-known", **_differs(difference))


def _differs(difference: Difference) -> dict[str, Argument]:
    ends = {"size": difference.mean, "low": difference.low, "high": difference.high}
    return {name: f"{100 * value:+.0f}" for name, value in ends.items()}
