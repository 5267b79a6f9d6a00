"""Which language is spoken: by the command line that of the locale, to a page that which the page asks for.

What is said for people (``words.spoken``) is said in the language of this context; it is English until somebody says
otherwise, so that what a program reads does not depend on where it runs.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
PSEUDO = "qps"
"""A language nobody speaks, for tests of what fits: English with accents and a third longer."""

_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def language() -> str:
    """The language spoken in this context.

    >>> language()
    'en'
    """
    return _spoken.get()


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Within it the language of this code is spoken.

    >>> with speaking("el"):
    ...     language()
    'el'
    """
    before = _spoken.set(code)
    try:
        yield
    finally:
        _spoken.reset(before)


def speak(code: str) -> None:
    """The language of this code is spoken from now on in this context."""
    _spoken.set(code)


def best(wanted: Iterable[str], there: Container[str]) -> str | None:
    """The first of the wanted languages that there is; regions and alphabets do not matter.

    >>> best(["fr-CA", "pl_PL.UTF-8", "el"], ["el", "en", "pl"])
    'pl'
    """
    for each in wanted:
        code = each.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].strip().lower()
        if code in there:
            return code
    return None


def accepted(header: str) -> list[str]:
    """The languages of an ``Accept-Language`` header, the best liked first; one that is refused is left out.

    >>> accepted("en;q=0.5, hu-HU, it;q=0, *;q=0.1")
    ['hu-HU', 'en', '*']
    """
    liked: list[tuple[float, str]] = []
    for part in header.split(","):
        code, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            continue
        if code.strip() and quality > 0:
            liked.append((quality, code.strip()))
    return [code for _, code in sorted(liked, key=lambda each: -each[0])]


def of_locale(environment: Mapping[str, str]) -> list[str]:
    """The languages the environment names, the best liked first: as GNU programs read it, ``LANGUAGE`` is a list that
    counts where there is a locale, ``C`` is none.

    >>> of_locale({"LANGUAGE": "el:pl", "LANG": "en_GB.UTF-8"})
    ['el', 'pl', 'en_GB.UTF-8']
    >>> of_locale({"LANGUAGE": "el:pl", "LANG": "C.UTF-8"})
    []
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return []
    return [*(each for each in environment.get("LANGUAGE", "").split(":") if each), locale]


# ---- the language of tests ----

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
