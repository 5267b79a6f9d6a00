"""The wheel holds all that the program reads at run time, and none of the table's sources."""

from __future__ import annotations

import configparser
import subprocess
import sys
import zipfile

import pytest

from tests.conftest import ROOT

PACKAGE = ROOT / "src" / "grognard"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (path,) = folder.glob("grognard-*.whl")
    with zipfile.ZipFile(path) as archive:
        yield archive


def test_every_file_of_the_package_is_in_the_wheel(wheel):
    wanted = {
        f"grognard/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    packed = {name for name in wheel.namelist() if name.startswith("grognard/")}
    assert packed == wanted
    assert "grognard/py.typed" in packed


def test_the_sources_of_the_table_stay_out_of_the_wheel(wheel):
    folders = {name.split("/")[0] for name in wheel.namelist()}
    assert {folder for folder in folders if not folder.endswith(".dist-info")} == {"grognard"}
    assert [name for name in wheel.namelist() if name.endswith((".svelte", ".ts", ".map"))] == []


def test_the_wheel_offers_the_command_and_the_games(wheel):
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/entry_points.txt")]
    offered = configparser.ConfigParser()
    offered.read_string(wheel.read(name).decode())
    assert offered["console_scripts"]["grognard"] == "grognard.cli:main"
    for game in ("axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5"):
        assert f"grognard/games/{game}/__init__.py" in wheel.namelist()
