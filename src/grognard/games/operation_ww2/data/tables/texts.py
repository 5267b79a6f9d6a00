"""Replacement tables as texts in a set-up, so that a save plays on the tables it was begun with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from zipfile import Path as FilesWithin
from zipfile import ZipFile

from grognard.games.operation_ww2.data.tables.contents import Tables
from grognard.games.operation_ww2.data.tables.loading import load_tables


def tables_from(texts: Mapping[str, str]) -> Tables:
    """The tables of these texts by the names of their files; a file that is not among them is the game's own.

    Raises ``InputError`` as ``load_tables`` does.

    >>> tables_from({}).nations["german"].base
    7
    """
    return _read(tuple(sorted(texts.items()))) if texts else load_tables()


@lru_cache(maxsize=16)
def _read(texts: tuple[tuple[str, str], ...]) -> Tables:
    archive = ZipFile(BytesIO(), "w")
    for name, text in texts:
        archive.writestr(name, text)
    return load_tables(FilesWithin(archive))
