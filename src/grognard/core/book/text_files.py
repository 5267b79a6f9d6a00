"""The text of a file that somebody brings, however an editor has saved it."""

from __future__ import annotations

from io import TextIOWrapper
from pathlib import Path

from grognard.core.errors import InputError
from grognard.core.messages import say

PACKED = b"PK\x03\x04"
"""What a packed file begins with."""
WIDE = (b"\xff\xfe", b"\xfe\xff")
"""What a file begins with whose signs take two bytes, as some editors write it."""


def file_text(path: str | Path, limit: int) -> str:
    """The text of a file, in UTF-8 with or without a mark at its head, or in UTF-16 with one; one sign more than
    ``limit`` at most. Raises ``InputError`` naming the file and the mend: not to be opened, packed, or no text."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            start = file.peek(len(PACKED))
            if start.startswith(PACKED):
                raise InputError(say("file-packed", file=name))
            encoding = "utf-16" if start.startswith(WIDE) else "utf-8-sig"
            with TextIOWrapper(file, encoding) as text:
                return text.read(limit + 1)
    except UnicodeError as error:
        raise InputError(say("file-not-utf8", file=name)) from error
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise InputError(say("file-unreadable", file=name, problem=problem)) from error
