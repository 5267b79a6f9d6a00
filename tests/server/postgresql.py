"""A PostgreSQL server for tests: made in a folder of its own, reached by a socket there, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sql

from grognard.server.store import Store

SERVICE = "postgres"
"""Who runs it where the tests are run by root, which PostgreSQL refuses: Debian's package makes this user."""


def program(name: str) -> str:
    """Where one of its programs is. Skips if it is not installed, and fails in continuous integration."""
    debian = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    found = debian[-1] if debian else shutil.which(name)
    if found is None:
        why = "PostgreSQL is not installed: sh tools/set_up database"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return found


class Cluster:
    """A running server. Each test gets a database of its own, copied from one that a store has been opened in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)
        self._made = False
        self.data = folder / "data"

    def run(self, name: str, *arguments: str) -> str:
        """Run one of its programs as whoever may."""
        service = pwd.getpwnam(SERVICE).pw_uid if os.geteuid() == 0 else None
        done = subprocess.run(
            [program(name), *arguments], cwd=self.folder, user=service, text=True, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def start(self) -> None:
        """Start it; nobody reaches it but by the socket in its folder."""
        # What it tells goes to a file: a pipe would stay open as long as the server runs.
        options = f"-c listen_addresses='' -c fsync=off -c unix_socket_directories='{self.folder}'"
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def url(self, database: str) -> str:
        """The URL of one of its databases."""
        where = {"host": str(self.folder)}
        return sql.URL.create("postgresql", SERVICE, database=database, query=where).render_as_string()

    def new(self, empty: bool = False) -> str:
        """The URL of a new database. ``empty``: no store has been opened in it."""
        name = f"battles_{next(self._numbers)}"
        with psycopg.connect(host=str(self.folder), user=SERVICE, dbname=SERVICE, autocommit=True) as connection:
            if not empty and not self._made:
                connection.execute("CREATE DATABASE made")
                Store(self.url("made")).close()
                self._made = True
            connection.execute(f"CREATE DATABASE {name}" + ("" if empty else " TEMPLATE made"))
        return self.url(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server that runs as long as it is wanted."""
    program("postgres")
    # Under /tmp: a socket's path may have some hundred characters only.
    folder = Path(tempfile.mkdtemp(prefix="grognard-pg-"))
    try:
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam(SERVICE).pw_uid, -1)
        made = Cluster(folder)
        made.run("initdb", "-D", str(made.data), "-U", SERVICE, "-A", "trust", "-E", "UTF8", "--no-sync")
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)
