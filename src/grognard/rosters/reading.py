"""Reading a file of another program: what it is, its content tells, whatever its name says."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.core.messages import Message, say
from grognard.rosters.archives import SIGNATURE, unzipped
from grognard.rosters.battlescribe import ROSTER, roster_of
from grognard.rosters.catalogues import ROOTS, catalogue_of
from grognard.rosters.json_forms import roster_of_json
from grognard.rosters.limits import MOST_BYTES, Place
from grognard.rosters.plain_text import roster_of_text
from grognard.rosters.records import Catalogue, Roster
from grognard.rosters.trees import tree

MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
"""What a text may begin with, and the encoding that says."""


OURS, HEAD = re.compile(r'^[\s{]*"?format"?\s*[=:]\s*"grognard-', re.M), 4000
"""How a file of ours begins, and how far into it that is looked for."""


def read(source: str | Path | bytes) -> Roster | Catalogue:
    """A list or a catalogue: the path of its file, or its content as bytes.

    Understood are BattleScribe's and New Recruit's ``.ros``, ``.rosz``, ``.cat``, ``.gst`` and their zipped forms of
    every version, the JSON of New Recruit, List Forge and Rosterizer, and New Recruit's texts.

    Raises ``InputError`` naming the file, the line or place, and the mend.

    >>> found = read(b'<roster name="Mine" gameSystemName="Bolt Action"><costs><cost name="pts" value="50"/></costs>'
    ... b'<forces><force name="Platoon"><selections><selection name="Second Lieutenant" number="1" type="unit">'
    ... b'<costs><cost name="pts" value="50.0"/></costs></selection></selections></force></forces></roster>')
    >>> found.name, [(unit.name, unit.number, int(unit.total["pts"])) for unit in found.units], found.mismatches
    ('Mine', [('Second Lieutenant', 1, 50)], ())
    """
    if isinstance(source, bytes):
        place = Place(say("file-pasted"))
        place.large(len(source))
        return _read(source, place)
    place = Place(str(source))
    try:
        with Path(source).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise place.error(say("roster-unreadable", problem=_why(error))) from error
    place.large(len(data))
    return _read(data, place)


def _read(data: bytes, place: Place) -> Roster | Catalogue:
    if data.startswith(SIGNATURE):
        data = unzipped(data, place)
    encoding = next((each for mark, each in MARKS.items() if data.startswith(mark)), "")
    start = data[:200].decode(encoding or "utf-8", "replace").lstrip("\ufeff \t\r\n\0")
    if not data.strip():
        raise place.error(say("roster-empty"))
    if start.startswith("<"):
        root = tree(data, place)
        if root.tag == ROSTER:
            return roster_of(root, place)
        if root.tag in ROOTS:
            return catalogue_of(root, place)
        raise place.error(say("roster-xml-form", tag=root.tag[:40]), line=root.line)
    text = _text(data, encoding, place)
    if OURS.search(text[:HEAD]):
        raise place.error(say("roster-ours"))
    if start.startswith(("{", "[")):
        return roster_of_json(text.encode(), place)
    return roster_of_text(text, place)


def _text(data: bytes, encoding: str, place: Place) -> str:
    try:
        return data.decode(encoding or "utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise place.error(say("roster-encoding"), line=line) from error


def _why(error: Exception) -> Message | str:
    return getattr(error, "strerror", None) or str(error)[:200]
