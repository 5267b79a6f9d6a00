"""Check the table's sources and that the built table in the package is what they build to.

Runs the sources' own type check, builds them into a temporary folder and compares names and bytes with
``src/grognard/server/static``. Without Node 20 or newer that cannot be done: it says so and passes, except in CI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web"
COMMITTED = ROOT / "src" / "grognard" / "server" / "static"


def differences(committed: Path, built: Path) -> list[str]:
    """One line for each file that is missing, left over or different in ``committed``, by path."""
    ours = {path.relative_to(committed): path for path in committed.rglob("*") if path.is_file()}
    theirs = {path.relative_to(built): path for path in built.rglob("*") if path.is_file()}
    lines = []
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in ours:
            lines.append(f"missing: {name.as_posix()}")
        elif name not in theirs:
            lines.append(f"left over: {name.as_posix()}")
        elif ours[name].read_bytes() != theirs[name].read_bytes():
            lines.append(f"different: {name.as_posix()}")
    return lines


def run(*command: str) -> None:
    """Run a command in the repository; leave the program with its status if it fails."""
    print("+", *command, flush=True)
    status = subprocess.run(command, cwd=ROOT).returncode
    if status:
        sys.exit(status)


def has_node() -> bool:
    """Whether a Node new enough for the table's tools, and npm, are installed."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return int(answer.removeprefix("v").split(".")[0] or 0) >= 20


def main() -> None:
    """Check, build, compare; end with status 1 and the list of differences where there are any."""
    if not has_node():
        missing = "there is no Node 20 or newer, so the built table was not compared with its sources"
        sys.exit(missing) if os.environ.get("CI") else print("skipped:", missing)
        return
    run("sh", "tools/set_up", "web")
    run("npm", "--prefix", "web", "run", "--silent", "check")
    with tempfile.TemporaryDirectory() as folder:
        run("npm", "--prefix", "web", "run", "--silent", "build", "--", "--outDir", folder, "--emptyOutDir")
        found = differences(COMMITTED, Path(folder))
    if found:
        print(f"The built table in {COMMITTED.relative_to(ROOT)} is not what web/ builds to:")
        print(*(f"  {line}" for line in found), sep="\n", flush=True)
        sys.exit("Run `make web` and commit the result.")
    print("The built table is what its sources build to.")


if __name__ == "__main__":
    main()
