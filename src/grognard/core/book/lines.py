"""On which line of a file a place lies: ``unit 3, men 1, count`` of TOML or JSON as people write it.

>>> text = 'name = "x"\\n[[unit]]\\nid = "a"\\n\\n[[unit]]\\nid = "b"\\nmen = [\\n { n = 1 },\\n { n = 9 }]'
>>> line_of(text, "unit 2, men 2, n"), line_of(text, "name"), line_of('{\\n"unit": [\\n{"id": 1}]}', "unit 1")
(9, 1, 3)
"""

from __future__ import annotations

import re
from itertools import islice

LOOKED_AT = 50
"""So many places that look like a field are looked at: a file can hold any number in its texts."""
STEP = re.compile(r"([A-Za-z_]\w*)(?: (\d+))?")
TOKEN = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{},]', re.DOTALL)
"""What may hold brackets without meaning them, and the brackets and commas that are meant."""
HEADER = r"(?m)^[ \t]*\[\[[ \t]*{name}[ \t]*\]\]"
INNER = r"(?m)^[ \t]*\[\[[ \t]*{name}\."
"""The first of the tables that lie in a field: ``[[own.card]]``."""
ANY_HEADER = re.compile(r"(?m)^[ \t]*\[")


def line_of(text: str, place: str) -> int | None:
    """The line, counted from 1, where a place begins, or where as much of it begins as is found; None: nothing is."""
    start, end, found, head = 0, len(text), None, ""
    for part in place.split(","):
        step = STEP.fullmatch(part.strip())
        if step is None:
            break
        head, name = "", head + step[1]
        tables = None if step[2] else re.compile(INNER.format(name=re.escape(name))).search(text, start, end)
        if tables is not None:
            (start, end), head = (tables.start(), end), f"{name}."
            found = start
            continue
        inner = _within(text, start, end, name, int(step[2]) if step[2] else 0)
        if inner is None:
            break
        (start, end), found = inner, inner[0]
    return None if found is None else text.count("\n", 0, found) + 1


def _within(text: str, start: int, end: int, name: str, number: int) -> tuple[int, int] | None:
    """The part of the text from ``start`` to ``end`` that is field ``name``, or element ``number`` of it."""
    headers = list(re.finditer(HEADER.format(name=re.escape(name)), text[start:end]))
    if number and len(headers) >= number:
        begins, after = start + headers[number - 1].start(), start + headers[number - 1].end()
        begins += len(text[begins:after]) - len(text[begins:after].lstrip())
        following = ANY_HEADER.search(text, after, end)
        return begins, following.start() if following else end
    key = re.compile(rf"(?m)(?:^|(?<=[{{,\s]))[\"']?{re.escape(name)}[\"']?\s*[=:]")
    likely = islice(key.finditer(text, start, end), LOOKED_AT)
    field = next((found for found in likely if not _quoted(text, start, found.start(), name)), None)
    if field is None:
        return None
    if not number:
        return field.start(), end
    return _element(text, field.end(), end, number) or (field.start(), end)


def _quoted(text: str, start: int, place: int, name: str) -> bool:
    """Whether a place lies inside a text or a remark, and is not the field's name in quotes."""
    begin = text.rfind("\n", start, place) + 1 or start
    around = next((found for found in TOKEN.finditer(text, begin) if found.end() > place), None)
    return around is not None and around.start() <= place and around[0][1:-1] != name


def _element(text: str, start: int, end: int, number: int) -> tuple[int, int] | None:
    """Where element ``number`` of the list lies that begins after ``start``."""
    depth, count, begins = 0, 0, None
    for found in TOKEN.finditer(text, start, end):
        sign = found[0]
        if sign in "[{":
            depth += 1
            if depth == 2:
                count += 1
                begins = found.start() if count == number else None
        elif sign in "]}":
            if depth == 2 and begins is not None:
                return begins, found.end()
            depth -= 1
            if depth <= 0:
                return None
    return None
