"""The locks name a version and the hashes of every library, within what the package asks for, for every Python."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = {"play": [], **PROJECT["optional-dependencies"]}
LOCKS = ("play", "dev", "bench")
PYTHONS = ("3.11", "3.12", "3.13")
ENTRY = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)(?: ; (?P<marker>[^\\]+?))? *\\?$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def locked(name: str) -> list[tuple[str, str, str, int]]:
    """Name, version, marker and number of hashes of each entry."""
    found: list[tuple[str, str, str, int]] = []
    for line in (ROOT / "tools" / "locks" / f"{name}.txt").read_text().splitlines():
        if HASH.match(line):
            *known, hashes = found[-1]
            found[-1] = (known[0], known[1], known[2], hashes + 1)
        elif not line.startswith("#"):
            entry = ENTRY.match(line)
            assert entry, line
            found.append((canonicalize_name(entry["name"]), entry["version"], entry["marker"] or "", 0))
    return found


def on_one_python(name: str, about: dict[str, str]) -> list[tuple[str, str]]:
    """The entries of a lock that count on one Python."""
    entries = locked(name)
    return [(each[0], each[1]) for each in entries if not each[2] or Marker(each[2]).evaluate(about)]


@pytest.mark.parametrize("name", LOCKS)
def test_every_library_is_locked_with_its_hashes_and_nothing_else_is_said(name):
    found = locked(name)
    assert len(found) > 20
    assert all(hashes for *_, hashes in found)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", LOCKS)
def test_what_the_package_asks_for_is_locked_once_for_every_python(name, python):
    about = {"python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    here = on_one_python(name, about)
    versions = dict(here)
    assert len(versions) == len(here)
    for wanted in map(Requirement, [*PROJECT["dependencies"], *EXTRAS[name]]):
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), wanted
    for library, version in on_one_python("play", about):
        assert versions[library] == version


def test_libraries_that_are_asked_for_are_used():
    code = "\n".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    libraries = [Requirement(wanted).name.replace("-", "_") for wanted in PROJECT["dependencies"]]
    # uvicorn takes websockets by a name of its own.
    unused = [
        name for name in libraries if not re.search(rf"^\s*(from|import) {name}\b|ws=\"{name}", code, re.MULTILINE)
    ]
    assert unused == []
