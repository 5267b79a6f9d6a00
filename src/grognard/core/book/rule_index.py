"""Finding rules by what people type: without the small words, whatever the ending, by the game’s own index.

A game's ``guide/index.toml`` is the index at the back of the book: words or phrases and the rules to open first, and
``same``: words that mean the same. A title counts for more than a chapter's, and that for more than a text.

>>> [stem(word) for word in ("moving", "moves", "running", "casualties", "woods")]
['mov', 'mov', 'run', 'casualti', 'wood']
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import lru_cache
from importlib.resources.abc import Traversable
from math import log

from grognard.core.book.catalogue import Catalogue, Rule
from grognard.core.book.toml_files import read_toml
from grognard.core.languages import ENGLISH
from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.words import words

SMALL = frozenset(
    """
    a about again all am an and any are as at be been before being by can could did do does for from get
    gets had has have how i if in into is it its just long many may me mean means more much must my need
    no not of off on one or our should so some someone tell than that the their them then there they
    this to up use was we what when where which who whose why will with would you your
    """.split()  # noqa: SIM905 - a list of sixty short words reads better so
)
"""Words that say nothing about which rule is meant."""
ID, INDEX, TITLE, CHAPTER, TEXT = 60.0, 40.0, 10.0, 4.0, 1.5
BEGINS = 0.5
"""What a word counts that only begins like the one asked for."""
SHORTEST = 4
"""How long a word must be to stand for those that begin with it."""


class Index(Record):
    """The index of a game's rules, as its file has it."""

    index: dict[str, list[str]] = {}
    same: list[list[str]] = []


class TurnStep(Record):
    """A step of the turn: its name, a line about it, the rules that say it in full."""

    title: Message
    text: Message
    rules: tuple[str, ...]


class _StepRow(Record):
    id: str
    rules: tuple[str, ...]


class _OverviewFile(Record):
    step: tuple[_StepRow, ...]


class Page(Record):
    """The stems of a rule: those of its title, of its chapter's and of its text."""

    title: frozenset[str]
    chapter: frozenset[str]
    text: frozenset[str]


class Finder:
    """Finds the rules of one catalogue."""

    def __init__(self, catalogue: Catalogue, index: Index, language: str = ENGLISH) -> None:
        self._catalogue = catalogue
        self._index = {stems(key): rules for key, rules in index.index.items()}
        self._same: dict[str, set[str]] = defaultdict(set)
        for group in index.same:
            together = {stem(word) for word in group}
            for word in together:
                self._same[word] |= together
        self._pages: dict[str, Page] = {}
        for chapter in catalogue.chapters:
            heading = frozenset(stems(words(chapter.title, language)))
            for rule in chapter.rules:
                title, text = (frozenset(stems(words(each, language))) for each in (rule.title, rule.text))
                self._pages[rule.id] = Page(title, heading, text)
        self._spread = _spread(self._pages)

    def find(self, text: str, most: int) -> list[Rule]:
        """The rules that fit best, best first; those that fit fewer of the words come after those that fit more."""
        asked = [word for word in dict.fromkeys(tokens(text)) if word not in SMALL] or tokens(text)
        wanted = [(word, {stem(word), *self._same.get(stem(word), ())}) for word in asked]
        stemmed = {stem(word) for word in asked}
        indexed: dict[str, float] = defaultdict(float)
        for key, ids in self._index.items():
            hit = len(key) if all(part in stemmed or self._same.get(part, set()) & stemmed for part in key) else 0
            for place, id in enumerate(ids):
                indexed[id] += hit * INDEX / (1 + 0.1 * place)
        scored = []
        for number, (id, page) in enumerate(self._pages.items()):
            parts = [self._worth(id, page, word, stems) for word, stems in wanted]
            found = sum(part > 0 for part in parts)
            if found or indexed[id]:
                scored.append((-(sum(parts) * found / len(parts) + indexed[id]), number, id))
        return [self._catalogue.rules[id] for _, _, id in sorted(scored)[:most]]

    def _worth(self, id: str, page: Page, word: str, like: set[str]) -> float:
        if word.upper() in id.split("-") or word.upper() == id:
            return ID
        weights = ((TITLE / len(page.title or "1") ** 0.3, page.title), (CHAPTER, page.chapter), (TEXT, page.text))
        rare = max(self._spread.get(each, 1.0) for each in like)
        best = 0.0
        for weight, known in weights:
            if like & known:
                best = max(best, weight)
            elif len(word) >= SHORTEST and any(each.startswith(word) for each in known):
                best = max(best, weight * BEGINS)
        return best * rare


def tokens(text: str) -> list[str]:
    """The words of a text, in small letters without accents, as people in a hurry type them."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("'s", ""))
    return re.findall(r"[^\W_]+", "".join(each for each in plain if not unicodedata.combining(each)))


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """A word without its ending."""
    for ending, instead in (("ies", "i"), ("ying", "i"), ("ing", ""), ("ied", "i"), ("ed", ""), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not (ending == "s" and word.endswith("ss")):
            word = word.removesuffix(ending) + instead
            if ending in ("ing", "ed") and word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            break
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    return word[:-1] + "i" if word.endswith("y") and len(word) > 3 else word


def stems(text: str) -> tuple[str, ...]:
    """The stems of a text's words that say something."""
    return tuple(stem(word) for word in tokens(text) if word not in SMALL)


def read_index(file: Traversable) -> Index:
    """A game's index; an empty one if it has none."""
    return read_toml(file, Index) if file.is_file() else Index()


def read_overview(file: Traversable, prefix: str) -> tuple[TurnStep, ...]:
    """A turn on one page, the steps in order; empty if the game has none."""
    if not file.is_file():
        return ()
    found = read_toml(file, _OverviewFile)
    ids = ((f"{prefix}-turn-{row.id}", row.rules) for row in found.step)
    return tuple(TurnStep(Message(id), Message(f"{id}.text"), rules) for id, rules in ids)


def _spread(pages: dict[str, Page]) -> dict[str, float]:
    """How telling each stem is: the more, the fewer rules have it."""
    count: dict[str, int] = defaultdict(int)
    for page in pages.values():
        for each in page.title | page.chapter | page.text:
            count[each] += 1
    return {each: log(1 + len(pages) / number) for each, number in count.items()}
