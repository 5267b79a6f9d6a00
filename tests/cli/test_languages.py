"""The command line speaks the language it is told to, or that of the locale."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

HELP = "hélp"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LANGUAGE", "LANG", "LC_ALL")}
    return subprocess.run(
        [sys.executable, "-m", "grognard", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**kept, "PYTHONUTF8": "1", **environment},
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "qps", "rules", "BA-SHOOT-01"),
        ("rules", "BA-SHOOT-01", "--lang=qps"),
        ("rules", "--lang", "qps", "BA-SHOOT-01"),
    ],
)
def test_a_rule_in_the_language_named_before_or_after_the_verb(arguments: tuple[str, ...]):
    assert run(*arguments).stdout.startswith("BA-SHOOT-01  Óñé táŕğét")


def test_the_help_of_a_verb_is_in_it_too_and_the_locale_names_it():
    said = run("rules", "--help", LANG="qps_XX.UTF-8").stdout
    assert "Óñé ŕúlé" in said or "ŕúlé" in said
    assert "ŕúlé" not in run("rules", "--help", LANG="C").stdout


def test_a_language_that_is_not_spoken_is_refused_by_those_that_are():
    said = run("--lang", "tlh", "rules", "BA-SHOOT-01")
    assert said.returncode == 2
    assert said.stderr.startswith("grognard does not speak “tlh”. It speaks: ")


def test_a_page_of_help_is_in_one_language_its_headings_too():
    said = run("--lang", "pl", "simulate", "--help").stdout
    assert not [each for each in ("Usage", "Options", "[default", "Show this") if each in said]
    said = run("--lang", "pl", "--help").stdout
    assert not [each for each in ("Usage", "Options", "Commands", "Show", "language to speak") if each in said]


def test_armies_and_units_of_battles_fought_are_named_in_it():
    said = run("--lang", "it", "simulate", "wh40k5", "-n", "1", "--agents", "random,random", "--workers", "1").stdout
    assert "Orki, 497 punti" in said
    assert "Squadra tattica" in said
    assert "Tactical" not in said


def test_values_are_told_as_they_are_typed_and_odds_with_one_sign_of_decimals():
    assert "    0.001: " in run("--lang", "pl", "rules", "--options", "bolt_action").stdout
    asked = ("--attacker", "us-500/squad-a", "--target", "german-500/hq")
    said = run("--lang", "pl", "odds", "bolt_action", *asked).stdout
    assert re.search(r"\d,\d\d%", said)
    assert not re.search(r"\d\.\d", said)
