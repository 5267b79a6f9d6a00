"""Charts of distributions, drawn by Altair (the extra ``plots``): for a notebook, or as SVG, PNG, HTML or Vega-Lite.

Every bar carries its figure, so a chart is read in print, in grey and by the colour-blind alike; where two are compared
the second is of another lightness and outlined.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.words import spoken
from grognard.odds.answers import Amount, Answer, Spread, percent
from grognard.odds.distributions import Distribution
from grognard.odds.notebook import draws

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7")
"""Colours that all kinds of eyes tell apart (Okabe and Ito), of different lightness."""
INK = "#1a1a1a"
WIDTH, HEIGHT = 440, 200
KINDS = ("svg", "png", "html", "json")
RARE = 0.0005
"""Outcomes beyond which no more than this is left share the last bar."""
MOST = 20
"""The most bars; of longer distributions the last bar stands for the rest."""


def chart(shown: Answer | Spread | Amount | Mapping[str, Amount], title: str = "") -> Any:
    """An Altair chart: of all of an answer's distributions, of one, or of several of the same quantity side by side, by
    name.

    Raises ``InputError`` if Altair is not installed, or if there is nothing to draw.
    """
    altair = _altair()
    if isinstance(shown, Answer):
        if not shown.spreads:
            raise InputError(say("odds-nothing-to-draw", why=shown.summary))
        parts = [_bars(altair, {"": spread.chances}, spoken(spread.title), _names(spread)) for spread in shown.spreads]
        return altair.vconcat(*parts, title=altair.TitleParams(_lines(str(shown)), **_TITLE)).configure_view(
            stroke=None
        )
    if isinstance(shown, Spread):
        return _bars(altair, {"": shown.chances}, title or spoken(shown.title), _names(shown))
    if isinstance(shown, Mapping):
        return _bars(altair, shown, title, {})
    return _bars(altair, {"": shown}, title, {})


def save(shown: Answer | Spread | Amount | Mapping[str, Amount], path: str | Path, title: str = "") -> None:
    """Write a chart to a file; its ending says which kind: SVG, PNG, HTML, or JSON of Vega-Lite.

    Raises ``InputError``: another ending, the folder cannot be written, the extra is not installed.
    """
    file = Path(path)
    kind = file.suffix.lstrip(".").lower()
    if kind not in KINDS:
        raise InputError(say("odds-no-such-chart", file=str(file), kinds=", ".join(KINDS)))
    drawn = chart(shown, title)
    if kind in ("svg", "png"):
        _converter()
    try:
        drawn.save(str(file), format=kind, **({"scale_factor": 2} if kind == "png" else {}))
    except OSError as error:
        raise InputError(say("odds-chart-not-saved", file=str(file), problem=error.strerror or str(error))) from error


def svg(shown: Answer | Spread | Amount | Mapping[str, Amount], title: str = "") -> str:
    """A chart as SVG text. Raises ``InputError`` as ``chart`` does."""
    drawn: str = _converter().vegalite_to_svg(chart(shown, title).to_dict())
    return drawn


@draws
def bundle(shown: Answer | Amount, text: str) -> dict[str, Any]:
    """What a notebook shows: the chart, or without the extra a table."""
    if isinstance(shown, Answer) and not shown.spreads:
        return {"text/plain": text}
    try:
        return {"image/svg+xml": svg(shown), "text/plain": text}
    except InputError:
        spreads = shown.spreads if isinstance(shown, Answer) else (Spread("", say("odds-chances"), shown),)
        return {"text/html": "".join(_table(spread) for spread in spreads), "text/plain": text}


_TITLE: dict[str, Any] = {"anchor": "start", "fontSize": 13, "fontWeight": "normal", "color": INK}


def _bars(altair: Any, shown: Mapping[str, Amount], title: str, names: Mapping[str, str]) -> Any:
    rows = []
    order: list[str] = []
    last = max((_last(amount) for amount in shown.values()), default=0)
    for series, amount in shown.items():
        for label, chance in _labelled(amount, names, last):
            if label not in order:
                order.append(label)
            rows.append({"series": series, "outcome": label, "chance": chance, "shown": figure(chance)})
    several = len(shown) > 1
    x = altair.X("outcome:N", sort=order, axis=altair.Axis(labelAngle=0, title=None, labelFontSize=13, labelLimit=140))
    y = altair.Y("chance:Q", axis=altair.Axis(format="%", title=None, labelFontSize=12, tickCount=4, gridOpacity=0.4))
    base = altair.Chart(altair.Data(values=rows)).encode(x=x, y=y)
    if several:
        scale = altair.Scale(domain=list(shown), range=list(COLOURS[: len(shown)]))
        legend = altair.Legend(title=None, orient="top", labelFontSize=13)
        base = base.encode(xOffset=altair.XOffset("series:N", sort=list(shown)))
        bars = base.mark_bar(stroke=INK, strokeWidth=1).encode(
            color=altair.Color("series:N", scale=scale, legend=legend)
        )
    else:
        bars = base.mark_bar(color=COLOURS[0])
    # Figures over narrow bars would run into each other.
    size = 12 if not several else 10 if len(rows) <= 16 else 0
    figures = base.mark_text(dy=-7, fontSize=size, color=INK).encode(text="shown:N")
    heading = altair.TitleParams(_lines(title), **{**_TITLE, "fontSize": 14, "fontWeight": "bold"})
    return (bars + figures).properties(width=WIDTH, height=HEIGHT, title=heading)


def _labelled(amount: Amount, names: Mapping[str, str], last: int) -> list[tuple[str, float]]:
    """Bars of a distribution; the one of ``last`` stands for all that is more."""
    if isinstance(amount, Distribution):
        bars = [(str(outcome), float(amount[outcome])) for outcome in range(amount.least, last)]
        return [*bars, (f"{last}+" if amount.most > last else str(last), float(amount.at_least(last)))]
    return [(names.get(name, name), float(chance)) for name, chance in amount.items()]


def _last(amount: Amount) -> int:
    """The outcome whose bar stands for all beyond it too: little is left, or the chart is full."""
    if not isinstance(amount, Distribution):
        return 0
    worth_showing = [outcome for outcome in amount if float(amount.at_least(outcome)) >= RARE]
    return min(worth_showing[-1] if worth_showing else amount.least, amount.least + MOST - 1)


def figure(chance: float) -> str:
    """A chance as a bar's figure; what is rare is not called impossible, nor what is likely certain.

    >>> figure(0.25), figure(0.001), figure(0.9999), figure(0.0)
    ('25%', '<1%', '>99%', '0%')
    """
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 < chance < 1 else f"{percent(chance)}%"


def _names(spread: Spread) -> dict[str, str]:
    return {name: spoken(message) for name, message in spread.cases.items()}


def _lines(text: str, most: int = 72) -> list[str]:
    """A heading in lines no wider than the chart."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _table(spread: Spread) -> str:
    rows = "".join(
        f"<tr><th>{escape(label)}</th><td>{percent(chance)}%</td></tr>"
        for label, chance in _labelled(spread.chances, _names(spread), _last(spread.chances))
    )
    return f"<table><caption>{escape(spoken(spread.title))}</caption>{rows}</table>"


def _altair() -> Any:
    try:
        import altair
    except ImportError as error:
        raise InputError(say("odds-no-plots")) from error
    return altair


def _converter() -> Any:
    try:
        import vl_convert
    except ImportError as error:
        raise InputError(say("odds-no-plots")) from error
    return vl_convert
