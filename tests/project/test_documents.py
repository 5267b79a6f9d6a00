"""The README's example runs, and links in the documents lead somewhere."""

from __future__ import annotations

import doctest
import re
from itertools import chain

import pytest

from tests.conftest import ROOT

DOCUMENTS = sorted(chain(ROOT.glob("*.md"), (ROOT / "docs").rglob("*.md")))
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)|src=\"([^\"]+)\"")


def test_the_examples_in_the_readme_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall((ROOT / "README.md").read_text())
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), names)
    assert capsys.readouterr().out.strip(), "the example prints the result of its battle"


@pytest.mark.parametrize(
    ("page", "least"), [("odds.md", 20), ("positions.md", 35), ("maps.md", 12), ("simulation.md", 6)]
)
def test_what_is_asked_on_a_page_is_answered_as_it_says(page, least):
    results = doctest.testfile(str(ROOT / "docs" / page), module_relative=False, encoding="utf-8")
    assert results.attempted > least
    assert results.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_to_files_lead_somewhere(document):
    targets = [link or source for link, source in LINK.findall(document.read_text())]
    missing = [name for name in targets if not name.startswith("https://") and not (document.parent / name).exists()]
    assert missing == []
