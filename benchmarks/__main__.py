"""Run every benchmark of this folder, or those named: ``python -m benchmarks battles clone``.

How fair a map is, is told only when asked: ``python -m benchmarks fairness GAME MAP -n N``; how strong the veteran is,
too: ``python -m benchmarks.strength``.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

from benchmarks import fairness

FOLDER = Path(__file__).resolve().parent


NO_BENCHMARKS = ("measure", "fairness", "greedy_player", "strength")
"""What helps the others, what is about the maps, what another one runs, what takes hours."""


def main(wanted: list[str]) -> int:
    if wanted[:1] == ["fairness"]:
        return fairness.main(wanted[1:])
    known = sorted(path.stem for path in FOLDER.glob("[a-z]*.py") if path.stem not in NO_BENCHMARKS)
    unknown = sorted(set(wanted) - set(known))
    if unknown:
        print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()} {platform.release()}")
    failed = 0
    for name in wanted or known:
        print(f"\n== {name}", flush=True)
        failed |= subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], cwd=FOLDER.parent).returncode
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
