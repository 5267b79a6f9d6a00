"""Names of other programs against ours: made plain, compared, and those a player has mended himself."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Container, Iterable, Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path
from typing import Literal

from grognard.core.book.reading import Reader, parsed
from grognard.core.book.text_files import file_text
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.core.systems import systems

WORD = re.compile(r"[a-z0-9]+")
MILLIMETRES = re.compile(r"(?<=\d)(?=mm\b)")
IN_BRACKETS = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*")
APOSTROPHES = re.compile("['’`´]")
THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
ROMAN = frozenset({"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"})
SIZES = frozenset({"light", "medium", "heavy", "super"})
PLURAL_FROM = 4
SIZE_DIFFERS, NUMBER_DIFFERS, NUMBER_LACKS, ONE_WORD = 0.6, 0.7, 0.95, 0.85
SAME_WORDS = 0.97
"""How alike names of the same words in another order are."""
SHORTENED = 0.98
"""How alike they are at most when something of the one is left out."""
LARGEST_FILE = 200_000
MOST_NAMES = 5_000


class NamesFile(Record):
    """The file of what a player has mended: for each game their names, and ours of each."""

    format: Literal["grognard-names"]
    version: Literal[1]
    names: dict[str, dict[str, str]] = {}


@lru_cache(maxsize=4096)
def plainly(name: str) -> str:
    """A name without what programs write differently: case, accents, hyphens, plurals, commas in numbers.

    >>> plainly("Panzer-Grenadier Squads, 75mm"), plainly("’Eavy Armour"), plainly("Warhammer 40,000")
    ('panzer grenadier squad 75 mm', 'eavy armour', 'warhammer 40000')
    """
    text = unicodedata.normalize("NFKD", THOUSANDS.sub("", APOSTROPHES.sub("", name))).casefold()
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    return " ".join(_singular(word) for word in WORD.findall(MILLIMETRES.sub(" ", text)))


def _singular(word: str) -> str:
    return word[:-1] if len(word) >= PLURAL_FROM and word.endswith("s") and not word.endswith("ss") else word


@lru_cache(maxsize=65536)
def likeness(one: str, other: str) -> float:
    """How alike two plain names are, from 0 to 1. Sizes and numbers that differ count more than letters,
    and of names of one word the letters have to agree the more.

    >>> likeness("light mortar team", "heavy mortar team") < 0.6 < likeness("mortar team", "mortar teams")
    True
    """
    if one == other:
        return 1.0
    ours, theirs = set(one.split()), set(other.split())
    if ours == theirs:
        return SAME_WORDS
    shared = 2 * len(ours & theirs) / max(1, len(ours) + len(theirs))
    found = max(shared, SequenceMatcher(None, one, other, autojunk=False).ratio()) * SAME_WORDS
    if ours & SIZES != theirs & SIZES:
        found *= SIZE_DIFFERS
    if len(ours) == len(theirs) == 1:
        found *= ONE_WORD
    numbers = {word for word in ours if _numbered(word)}, {word for word in theirs if _numbered(word)}
    if numbers[0] != numbers[1]:
        found *= NUMBER_DIFFERS if all(numbers) else NUMBER_LACKS
    return found


def _numbered(word: str) -> bool:
    return word in ROMAN or any(sign.isdecimal() for sign in word)


def best(name: str, known: Mapping[str, Iterable[str]], without: Container[str] = ()) -> tuple[str, float]:
    """Of things by all their plain names the one a name is most like, and how much; nothing at all is ``("", 0)``. What
    it has in brackets, and the words ``without``, count but little.

    >>> best("Veteran Squads (late)", {"rifle-squad": ["rifle squad"], "squad": ["squad"]}, {"veteran"})
    ('squad', 0.98)
    """
    wanted = plainly(name)
    short = plainly(IN_BRACKETS.sub(" ", name)) or wanted
    shorter = " ".join(word for word in short.split() if word not in without) or short
    found, high = "", 0.0
    for thing, called in known.items():
        for each in called:
            alike = max(likeness(wanted, each), SHORTENED * likeness(shorter, each))
            if alike > high:
                found, high = thing, alike
    return found, high


def load_names(path: str | Path) -> dict[str, dict[str, str]]:
    """What a player has mended: for each game our name by theirs; an empty one leaves out what is called so. A file
    that is not there yet holds nothing. Raises ``InputError`` naming file and place."""
    file = Path(path)
    if not file.exists():
        return {}
    text = file_text(file, LARGEST_FILE)
    reader = Reader(str(path), parsed(str(path), text, LARGEST_FILE), text)
    found = reader.convert(NamesFile)
    for game, names in found.names.items():
        reader.known("names", game, systems())
        if len(names) > MOST_NAMES:
            raise reader.error("names", say("roster-many-names", most=MOST_NAMES))
    return found.names


def save_names(path: str | Path, names: Mapping[str, Mapping[str, str]]) -> None:
    """Write what a player has mended, for the next import."""
    lines = ['format = "grognard-names"', "version = 1"]
    for game, each in sorted(names.items()):
        lines += ["", f"[names.{game}]", *(f"{_quoted(theirs)} = {_quoted(ours)}" for theirs, ours in each.items())]
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
