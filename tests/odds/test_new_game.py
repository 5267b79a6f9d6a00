"""A game that gives its formulas alone has everything else: answers, comparisons, the command line, the server."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from grognard import odds
from grognard.commands.odds import command
from grognard.core import systems
from grognard.core.errors import InputError
from grognard.odds import asking, plots
from tests.odds import toy
from tests.odds.toy import Duel

DOCS = Path(__file__).parents[2] / "docs" / "odds.md"
SHOT = {"attacker": "rifles", "target": "wood"}


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> Duel:
    """The toy, installed."""
    game = Duel()
    found = SimpleNamespace(odds=game, title=toy.named("Duel"))
    monkeypatch.setattr(systems, "_installed", lambda: {"duel": SimpleNamespace(load=lambda: found)})
    systems._loaded.cache_clear()
    return game


def test_it_answers_in_fractions_and_in_floats():
    exact = odds.ask("duel", SHOT, fractions=True)
    assert exact["hits"].mean == Fraction(8 * 3, 10)
    spared = (1 - Fraction(3, 10) * Fraction(3, 10)) ** 8
    assert exact.chance("dead") == 1 - spared
    assert sum(exact["fate"].chances) == 1
    assert odds.ask("duel", SHOT).chance("dead") == pytest.approx(float(1 - spared), abs=1e-12)
    assert odds.ask("duel", SHOT, range=50).refused is not None
    with pytest.raises(InputError, match="range"):
        odds.ask("duel", SHOT, range=99)


def test_it_is_compared():
    (worth,) = odds.worth("duel", SHOT | {"range": 30})
    assert worth.difference is not None
    assert worth.difference > 0
    table = odds.table("duel", ["rifles", "machine-gun"], ["open", "wood"])
    assert table.best("open") == "rifles"
    found = odds.curve("duel", [SHOT, SHOT | {"attacker": "machine-gun"}], "range")
    assert len(found.values) == 40
    assert list(found.changes) == [(1, 0)]
    with pytest.raises(InputError):
        odds.course("duel", [])
    assert odds.course("duel", [SHOT]).refused is not None, "it has no plans"


def test_it_is_asked_on_the_command_line_and_drawn(tmp_path):
    asked = ["duel", "--attacker", "rifles", "--target", "wood", "--range", "30"]
    told = CliRunner().invoke(command, [*asked, "--json"])
    assert json.loads(told.stdout)["chances"][0]["name"] == "dead"
    assert "DUEL-3" in CliRunner().invoke(command, asked).stdout
    plots.save(odds.ask("duel", SHOT), tmp_path / "duel.svg")
    assert "<svg" in (tmp_path / "duel.svg").read_text()
    assert [field.most for field in asking.fields("duel")] == [None, None, 60]


def test_the_page_shows_this_very_game():
    listing = DOCS.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    source = Path(toy.__file__).read_text(encoding="utf-8")
    assert listing == source[source.index("class Shot(") :]
