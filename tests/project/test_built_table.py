"""The comparison of the built table with its sources sees every kind of difference."""

from __future__ import annotations

import json
import re

from tests.conftest import ROOT
from tools.built_table import differences

NOTICES = ROOT / "src" / "grognard" / "server" / "static" / "THIRD-PARTY.md"


def test_equal_folders_have_no_differences(tmp_path):
    for folder in ("committed", "built"):
        (tmp_path / folder / "assets").mkdir(parents=True)
        (tmp_path / folder / "assets" / "table.js").write_text("let a = 1\n")
    assert differences(tmp_path / "committed", tmp_path / "built") == []


def test_missing_left_over_and_different_files_are_named(tmp_path):
    committed, built = tmp_path / "committed", tmp_path / "built"
    (committed / "assets").mkdir(parents=True)
    (built / "assets").mkdir(parents=True)
    (committed / "assets" / "old.js").write_text("")
    (built / "assets" / "new.js").write_text("")
    (committed / "index.html").write_text("<p>old")
    (built / "index.html").write_text("<p>new")
    assert differences(committed, built) == [
        "missing: assets/new.js",
        "left over: assets/old.js",
        "different: index.html",
    ]


def test_the_table_carries_the_notices_of_all_it_is_built_of():
    parts = re.split(r"^## (\S+) - \S+ \(.+\)$", NOTICES.read_text(), flags=re.MULTILINE)[1:]
    notices = dict(zip(parts[::2], parts[1::2], strict=True))
    wanted = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    assert {*wanted, "svelte", "d3-scale", "d3-shape"} <= set(notices)
    for name, notice in notices.items():
        assert "Copyright" in notice, name
        assert len(notice) > 500, name
