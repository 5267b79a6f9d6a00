"""How large a sheet is set: as large as its pages hold, so that nobody reads small print beside empty paper.

The height of a block is reckoned in lines of type of the usual size, by how many signs its lines have.
"""

from __future__ import annotations

from math import ceil, sqrt

from grognard.core.sheets.records import Block, Line, Paper, Sheet, Width, said

SIGNS: dict[Width, int] = {"third": 44, "half": 68, "whole": 140}
"""So many signs a line of type holds across a block."""
SHARES: dict[Width, float] = {"third": 1 / 3, "half": 1 / 2, "whole": 1}
LINES: dict[Paper, float] = {"a4": 66, "letter": 61}
"""So many lines of type of the usual size a page holds."""
LEAST, MOST = 0.84, 1.22
"""Smaller is not read at a table, larger looks like a poster."""
EASY = 0.92
"""A second page is begun rather than to set type smaller than this."""
HEADING, GAP = 2.2, 1.5
"""A heading with the room around its block; what stands between two cells, in signs."""
RULE = 0.65
"""How wide a sign of a rule's id is beside one of the text."""
WIDE, HEAD = 1.1, 0.95
"""How wide a figure, and a sign of a column's head, is beside one of the text."""
SHORT = 8
"""A cell of no more signs is taken for one that is not broken."""
CLOSE, ROOMY = 0.78, 0.9
"""How much less room what is set closer takes; how much of it may be needed before a table is."""
PAGES = 2


def scale(sheet: Sheet, paper: Paper) -> float:
    """How much larger than usual its type is, so that it fills one page or two."""
    lines = sum(SHARES[block.width] * height(block) for block in sheet.blocks) + HEADING
    room = LINES[paper]
    pages = 1 if lines * EASY**2 <= room else PAGES
    widest = max((_needs(block) / SIGNS[block.width] for block in sheet.blocks), default=0)
    return max(LEAST, min(MOST, sqrt(pages * room / lines), 1 / (CLOSE * widest or 1)))


def is_tight(block: Block, scale: float) -> bool:
    """Whether a table has to be set closer than others, so that no column is cut off."""
    return _needs(block) * scale > ROOMY * SIGNS[block.width]


def _needs(block: Block) -> float:
    """The signs a table takes across at least: of each column the longest that is not broken."""
    if block.numbered:
        return 0
    rows = [[said(cell) for cell in line.cells] for line in block.lines]
    heads = [[HEAD * len(word) for word in said(column).split()] for column in block.columns]
    widths = [
        max((*(WIDE * size for row in rows if place < len(row) for size in _unbroken(row[place])), *heads_of))
        for place, heads_of in enumerate(heads or [[] for _ in rows[0]])
    ]
    ids = max((RULE * len(rule) for line in block.lines for rule in line.rules), default=0)
    return sum(width + GAP for width in widths) + ids


def _unbroken(cell: str) -> list[int]:
    """The lengths of what of a cell stands on one line."""
    return [len(cell)] if len(cell) <= SHORT else [len(word) for word in cell.split()] or [0]


def height(block: Block) -> float:
    """How many lines of type a block takes with its heading and the room around it."""
    heads = 1 if block.columns and not block.numbered else 0
    note = lines_of(len(said(block.note)), block.width) if block.note is not None else 0
    return HEADING + heads + note + sum(lines_of(_signs(line), block.width) for line in block.lines)


def _signs(line: Line) -> float:
    return sum(len(said(cell)) + GAP for cell in line.cells) + sum(RULE * (len(rule) + 1) for rule in line.rules)


def lines_of(signs: float, width: Width) -> int:
    """How many lines of type so many signs take across a block."""
    return max(1, ceil(signs / SIGNS[width]))
