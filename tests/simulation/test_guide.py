"""The player of the guide plays as the guide says."""

from __future__ import annotations

import re

from grognard.simulation import plan, run
from tests.conftest import ROOT


def test_the_player_of_the_guide_plays_whole_battles(tmp_path):
    (block,) = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / "simulation.md").read_text(), re.M | re.S)
    assert len(block.splitlines()) <= 30
    file = tmp_path / "hasty.py"
    file.write_text(block)
    fights = plan("axis_allies_minis", players=(f"{file}:Hasty", "random"), battles=2, swap=True)
    fought = run(fights, workers=1)
    assert [each.fault for each in fought] == ["", ""]
    assert all(each.turns for each in fought)
