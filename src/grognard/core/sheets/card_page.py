"""Cards as one HTML file that needs nothing else: four on a page, with lines to cut along."""

from __future__ import annotations

from math import ceil, sqrt

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.sheets.cards import Boxes, Card, Cards
from grognard.core.sheets.fitting import height, lines_of
from grognard.core.sheets.markup import begun, document, section, small, text
from grognard.core.sheets.records import Block, Paper, said

ON_A_PAGE = 4
ROOM: dict[Paper, float] = {"a4": 35, "letter": 32.5}
"""So many lines of type of the usual size a card holds."""
SMALLEST, LARGEST = 0.81, 1.1
"""Nothing smaller is read at a table: a card then names its special rules without saying what they do."""
TITLE, BOXES = 2.5, 1.5
"""Of them the title takes so many, and every row of boxes."""
ROW = 26
"""So many boxes stand in a row."""


def html(cards: Cards, paper: Paper = "a4") -> str:
    """The cards on pages of their own, in the language spoken here."""
    pages = (
        f'<div class="page">{"".join(_card(card, paper) for card in cards.cards[start : start + ON_A_PAGE])}</div>'
        for start in range(0, len(cards.cards), ON_A_PAGE)
    )
    return document(say("cards-title-of", army=cards.title), "cards.css", paper, 1, "".join(pages))


def _card(card: Card, paper: Paper) -> str:
    size = _size(card, paper, whole=True)
    whole = size >= SMALLEST
    size = max(SMALLEST, min(LARGEST, size if whole else _size(card, paper, whole=False)))
    points = f"<span>{text(card.points)}</span>" if card.points is not None else ""
    lines = "".join(f"<li>{text(line)}</li>" for line in card.lines)
    blocks = "".join(section(block, size) for block in _narrowed(card))
    told = "".join(
        f"<li><b>{begun(text(each.title))}</b>{f' {text(each.text)}' if whole else ''}{small(each.rules)}</li>"
        for each in card.told
    )
    return (
        f'<article style="--scale: {size:.2f}"><h1>{text(card.title)}{points}</h1>'
        f'<div><ul class="lines">{lines}</ul>{blocks}<ul class="told">{told}</ul></div>'
        f'<footer class="boxes">{"".join(map(_boxes, card.boxes))}</footer></article>'
    )


def _boxes(boxes: Boxes) -> str:
    return f"<span><b>{begun(text(boxes.title))}</b>{'<i></i>' * boxes.count}</span>"


def _size(card: Card, paper: Paper, whole: bool) -> float:
    """How much larger than usual the type of a card may be; ``whole``: with what its special rules say."""
    lines = lines_of(sum(len(said(line)) + 4 for line in card.lines), "half") + sum(map(height, _narrowed(card)))
    for each in card.told:
        words = len(said(each.title)) + (len(said(each.text)) if whole else 0)
        lines += lines_of(words + sum(map(len, each.rules)), "half")
    boxes = ceil(sum(each.count + len(said(each.title)) / 2 for each in card.boxes) / ROW)
    return sqrt((ROOM[paper] - TITLE - BOXES * boxes) / lines)


def _narrowed(card: Card) -> list[Block]:
    """Its tables, as wide as half a page."""
    return [replace(block, width="half") for block in card.blocks]
