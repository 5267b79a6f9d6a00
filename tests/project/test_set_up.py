"""The set-up scripts find what they should, and say clearly what is missing."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conftest import ROOT


def script(name, *arguments, **environment):
    return subprocess.run(
        ["/bin/sh", ROOT / "tools" / name, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )


def test_the_named_python_is_taken_first():
    found = script("find_python", PYTHON=sys.executable)
    assert found.stdout.strip() == sys.executable
    assert found.returncode == 0


def test_without_a_fitting_python_the_message_says_what_to_install(tmp_path):
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    (tmp_path / "cat").symlink_to("/bin/cat")
    found = script("find_python", PATH=str(tmp_path), PYTHON="")
    assert found.returncode == 1
    assert found.stdout == ""
    assert "grognard needs Python 3.11, 3.12 or 3.13" in found.stderr
    assert "make play PYTHON=" in found.stderr


def test_without_a_browser_the_message_says_what_to_install(tmp_path):
    found = script("find_chromium", PATH=str(tmp_path), GROGNARD_CHROMIUM="")
    if found.returncode:
        assert "apt-get install chromium-headless-shell" in found.stderr
    else:
        assert found.stdout.startswith("/Applications/")


def test_the_headless_shell_is_taken_before_the_whole_browser(tmp_path):
    for name in ("chromium", "chromium-headless-shell"):
        browser = tmp_path / name
        browser.write_text("#!/bin/sh\n")
        browser.chmod(0o755)
    found = script("find_chromium", PATH=str(tmp_path), GROGNARD_CHROMIUM="")
    assert found.stdout.strip() == str(tmp_path / "chromium-headless-shell")
    named = script("find_chromium", PATH=str(tmp_path), GROGNARD_CHROMIUM="chromium")
    assert named.stdout.strip() == str(tmp_path / "chromium")


def test_an_unknown_part_is_refused_with_the_known_ones():
    refused = script("set_up", "everything")
    assert refused.returncode == 2
    assert "play|dev|bench|clusters|browser|database|web" in refused.stderr
