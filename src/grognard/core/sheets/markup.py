"""Blocks as HTML: a table or steps under a heading, the rules small beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from grognard.core.languages import language
from grognard.core.messages import Message, say
from grognard.core.sheets.figures import NONE
from grognard.core.sheets.fitting import is_tight
from grognard.core.sheets.records import Block, Cell, Line, Paper, said

TABLES = "tables.css"
"""The style of blocks, on whatever page."""
WORDY = 3
"""A table with more columns of words is set closer."""
WORD = re.compile(r"^[^\W\d_]{2}|[^\W\d_]{3}")
"""What a cell of words has: two letters to begin with, or three in a row."""
FIGURE = 12
"""A cell of more signs may be broken."""


def document(title: Message, style: str, paper: Paper, scale: float, body: str) -> str:
    """A page that needs nothing else, in the language spoken here."""
    folder = files("grognard.core.sheets")
    css = "".join((folder / each).read_text(encoding="utf-8") for each in (TABLES, style))
    return (
        f'<!doctype html>\n<html lang="{language()}" style="--scale: {scale:.2f}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title>"
        f"<style>@page {{ size: {paper}; }}\n{css}</style></head>"
        f'<body class="{paper}">{body}<footer>{text(say("sheet-made"))}</footer></body></html>\n'
    )


def section(block: Block, scale: float = 1) -> str:
    """A block under its heading, in type so much larger than usual."""
    head = f"<h2>{text(block.title)}{small(block.rules)}</h2>"
    body = _steps(block) if block.numbered else _table(block, scale)
    note = f"<p>{text(block.note)}</p>" if block.note is not None else ""
    return f'<section class="{"long" if block.long else "short"}">{head}{body}{note}</section>'


def small(rules: tuple[str, ...]) -> str:
    """Rules named beside what they say."""
    return "".join(f" <small>{escape(rule)}</small>" for rule in rules)


def text(cell: Cell) -> str:
    """A cell in words, for HTML."""
    return escape(said(cell), quote=True)


def _steps(block: Block) -> str:
    return "<ol>" + "".join(f"<li>{_step(line)}{small(line.rules)}</li>" for line in block.lines) + "</ol>"


def _step(line: Line) -> str:
    first, *rest = map(text, line.cells)
    return " ".join((f"<b>{first}</b>" if rest else first, *rest))


def _table(block: Block, scale: float) -> str:
    most = max(len(line.cells) for line in block.lines)
    kinds = [_kind([line.cells[place] for line in block.lines if place < len(line.cells)]) for place in range(most)]
    ruled = any(line.rules for line in block.lines)
    heads = "".join(
        f'<th scope="col"{kind}>{text(column)}</th>' for column, kind in zip(block.columns, kinds, strict=False)
    )
    head = f"<thead><tr>{heads}{'<td></td>' if ruled else ''}</tr></thead>" if heads else ""
    close = is_tight(block, scale) or sum("words" in kind for kind in kinds) > WORDY
    dense = ' class="dense"' if close else ""
    return f"<table{dense}>{head}<tbody>{''.join(_row(line, kinds, ruled) for line in block.lines)}</tbody></table>"


def _row(line: Line, kinds: Sequence[str], ruled: bool) -> str:
    first, *rest = line.cells
    cells = "".join(f"<td{kind}>{text(cell)}</td>" for cell, kind in zip(rest, kinds[1:], strict=False))
    end = f'<td class="rules">{small(line.rules)}</td>' if ruled else ""
    return f'<tr><th scope="row"{kinds[0]}>{begun(text(first))}</th>{cells}{end}</tr>'


def begun(words: str) -> str:
    """Words as a line begins with them: style sheets would take the accents off Greek capitals."""
    return words[:1].upper() + words[1:]


def _kind(column: Sequence[Cell]) -> str:
    """A column of words stands at the left, one of figures in the middle; long cells are broken."""
    cells = [cell for cell in map(said, column) if cell != NONE]
    words = sum(WORD.search(cell) is not None for cell in cells)
    if words * 2 > len(cells) and (words > 1 or len(cells) == len(column)):
        return ' class="words"'
    return ' class="figures"' if max(map(len, cells), default=0) <= FIGURE else ' class="figures broken"'
