"""A sheet as one HTML file that needs nothing else: to look at, to print, to make a PDF of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Literal, get_args

from grognard.core.languages import language
from grognard.core.messages import Message, say
from grognard.core.sheets.records import Block, Cell, Line, Sheet
from grognard.core.words import spoken

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)


def html(sheet: Sheet, paper: Paper = "a4") -> str:
    """The sheet on a page of its own, in the language spoken here.

    >>> from grognard.core.messages import say
    >>> "<h1>" in html(Sheet(title=say("sheet-title"), subtitle=say("sheet-title"), blocks=()))
    True
    """
    style = (files("grognard.core.sheets") / "sheet.css").read_text(encoding="utf-8")
    title = _text(sheet.title)
    head = f"<header><h1>{title}</h1><p>{_text(sheet.subtitle)}</p></header>"
    blocks = "".join(map(_block, sheet.blocks))
    foot = f"<footer>{_text(say('sheet-made'))}</footer>"
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{_text(say('sheet-title-of', game=sheet.title))}</title>"
        f"<style>@page {{ size: {paper}; }}\n{style}</style></head>"
        f"<body>{head}<main>{blocks}</main>{foot}</body></html>\n"
    )


def _block(block: Block) -> str:
    kind = "wide" if block.wide else "long" if block.long else "short"
    head = f"<h2>{_text(block.title)}{_rules(block.rules)}</h2>"
    body = _steps(block) if block.numbered else _table(block)
    note = f"<p>{_text(block.note)}</p>" if block.note is not None else ""
    return f'<section class="{kind}">{head}{body}{note}</section>'


def _steps(block: Block) -> str:
    return "<ol>" + "".join(f"<li>{_step(line)}{_rules(line.rules)}</li>" for line in block.lines) + "</ol>"


def _step(line: Line) -> str:
    first, *rest = map(_text, line.cells)
    return " ".join((f"<b>{first}</b>" if rest else first, *rest))


def _table(block: Block) -> str:
    most = max(len(line.cells) for line in block.lines)
    kinds = [_kind([line.cells[place] for line in block.lines if place < len(line.cells)]) for place in range(most)]
    ruled = any(line.rules for line in block.lines)
    heads = "".join(
        f'<th scope="col"{kind}>{_text(column)}</th>' for column, kind in zip(block.columns, kinds, strict=False)
    )
    head = f"<thead><tr>{heads}{'<td></td>' if ruled else ''}</tr></thead>" if heads else ""
    dense = ' class="dense"' if most > DENSE or sum("words" in kind for kind in kinds) > WORDY else ""
    return f"<table{dense}>{head}<tbody>{''.join(_row(line, kinds, ruled) for line in block.lines)}</tbody></table>"


def _row(line: Line, kinds: Sequence[str], ruled: bool) -> str:
    first, *rest = line.cells
    cells = "".join(f"<td{kind}>{_text(cell)}</td>" for cell, kind in zip(rest, kinds[1:], strict=False))
    end = f'<td class="rules">{_rules(line.rules)}</td>' if ruled else ""
    return f'<tr><th scope="row"{kinds[0]}>{_text(first)}</th>{cells}{end}</tr>'


def _kind(column: Sequence[Cell]) -> str:
    """A column of words stands at the left and is broken between them; one of figures in the middle, and whole."""
    return ' class="words"' if max(len(_said(cell)) for cell in column) > FIGURE else ' class="figures"'


DENSE = 8
"""A table of more columns is set closer."""
WORDY = 3
"""And one with more columns of words."""
FIGURE = 12
"""A column with a cell of more signs is one of words."""


def _rules(rules: tuple[str, ...]) -> str:
    return "".join(f" <small>{escape(rule)}</small>" for rule in rules)


def _text(cell: Cell) -> str:
    return escape(_said(cell), quote=True)


def _said(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return ", ".join(map(_said, cell))
    return spoken(cell) if isinstance(cell, Message) else cell
