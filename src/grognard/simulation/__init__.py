"""Many battles: fought on all processors or a cluster, kept so that nothing is lost, and what they say.

>>> from grognard.simulation import plan, report, run
>>> skirmish = plan("axis_allies_minis", players=("random", "random"), battles=4, swap=True, brief=True)
>>> found = report(skirmish, run(skirmish, workers=1))
>>> found.battles, sum(found.wins) + found.drawn
(4, 4)
"""

from __future__ import annotations

from grognard.simulation.comparing import Comparison, compare
from grognard.simulation.fighting import Fought, fight
from grognard.simulation.keeping import Folder
from grognard.simulation.ladder import Ladder, Rung, climb, meetings
from grognard.simulation.plan import Fixture, Plan, plan
from grognard.simulation.report import Report, report
from grognard.simulation.running import BACKENDS, Backend, run
from grognard.simulation.variants import Change, Variant, change, variants

__all__ = [
    "BACKENDS",
    "Backend",
    "Change",
    "Comparison",
    "Fixture",
    "Folder",
    "Fought",
    "Ladder",
    "Plan",
    "Report",
    "Rung",
    "Variant",
    "change",
    "climb",
    "compare",
    "fight",
    "meetings",
    "plan",
    "report",
    "run",
    "variants",
]
