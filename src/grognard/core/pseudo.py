"""A language for tests: English with accents and a third longer, so that what does not fit, and what is no message, is
seen at a glance."""

from __future__ import annotations

import re

ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "áçéğíñóŕšúýžÁÇÉĞÍÑÓŔŠÚÝŽ")
KEPT = re.compile(r"(\{[^{}]*\}|\[[^\]\n]*\])")
"""Places and the keys of variants stay as they are."""
HEAD = re.compile(r"^( *\.?-?[a-zA-Z][\w-]* *=|[ *]*\[[^\]\n]*\])?(.*)$")


def pseudo(text: str) -> str:
    """A Fluent text in that language.

    >>> print(pseudo("idle = { $unit } waits { $count ->\\n    [one] One unit\\n   *[other] { $count } units\\n}"))
    idle = { $unit } wáítš~ { $count ->
        [one] Óñé úñít~~
       *[other] { $count } úñítš~
    }
    """
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    if line.startswith("#") or not line.strip():
        return line
    found = HEAD.match(line)
    assert found is not None
    head, said = found[1] or "", found[2]
    return head + "".join(_longer(part) for part in _parts(said))


def _parts(said: str) -> list[str]:
    """What a line says, places apart."""
    opened, _, rest = said.partition("->") if said.rstrip().endswith("->") else (said, "", "")
    parts = KEPT.split(opened)
    if not said.rstrip().endswith("->"):
        return parts
    before, brace, selector = opened.rpartition("{")
    return [*KEPT.split(before), brace + selector + "->" + rest]


def _longer(part: str) -> str:
    letters = sum(letter.isalpha() for letter in part)
    if not letters or part.startswith(("{", "[")):
        return part
    ending = len(part) - len(part.rstrip())
    body, tail = (part[:-ending], part[-ending:]) if ending else (part, "")
    return body.translate(ACCENTED) + "~" * max(1, letters // 3) + tail
