"""A sheet as one HTML file that needs nothing else: to look at, to print, to make a PDF of."""

from __future__ import annotations

from itertools import groupby

from grognard.core.messages import say
from grognard.core.sheets.fitting import scale
from grognard.core.sheets.markup import document, section, text
from grognard.core.sheets.records import Paper, Sheet


def html(sheet: Sheet, paper: Paper = "a4") -> str:
    """The sheet on a page of its own, in the language spoken here.

    >>> from grognard.core.messages import say
    >>> "<h1>" in html(Sheet(title=say("sheet-title"), subtitle=say("sheet-title"), blocks=()))
    True
    """
    head = f"<header><h1>{text(sheet.title)}</h1><p>{text(sheet.subtitle)}</p></header>"
    size = scale(sheet, paper)
    groups = (
        f'<div class="{width}">{"".join(section(block, size) for block in blocks)}</div>'
        for width, blocks in groupby(sheet.blocks, key=lambda block: block.width)
    )
    title = say("sheet-title-of", game=sheet.title)
    return document(title, "sheet.css", paper, size, f"{head}<main>{''.join(groups)}</main>")
