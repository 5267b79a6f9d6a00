"""The comparison of the built table with its sources sees every kind of difference."""

from __future__ import annotations

from tools.built_table import differences


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
