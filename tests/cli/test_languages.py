"""The command line speaks the language it is told to, or that of the locale."""

from __future__ import annotations

import os
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
