"""Resident memory of a server: started, with a page at a table, and after a whole battle watched to its end."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.sync.client import connect

LIMIT = 150


def resident(process: int) -> int:
    """Resident memory in MB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) // 1024


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        play = [sys.executable, "-c", "from grognard.cli import main; main()", "play", "bolt_action", "--seed", "7"]
        url = f"sqlite:///{folder}/battles.sqlite"
        server = subprocess.Popen(
            [*play, "--no-browser", "--pause", "0", "--store", url], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            found = re.search(r"(http://\S+)/\?key=(\S+)#(\w+)", server.stdout.readline())
            assert found is not None
            origin, key, battle = found.groups()
            begun = resident(server.pid)
            cookie = httpx.get(origin, params={"key": key}).headers["set-cookie"].split(";")[0]
            headers = {"cookie": cookie, "origin": origin}
            with connect(f"ws{origin[4:]}/ws/{battle}", additional_headers=headers, max_size=None) as page:
                page.send(json.dumps({"type": "hello", "last": None}))
                page.recv()
                joined = resident(server.pid)
            new = {"system": "bolt_action", "seed": 7, "players": ["computer:greedy"] * 2}
            watched = httpx.post(f"{origin}/api/battles", json=new, headers=headers).json()["id"]
            with connect(f"ws{origin[4:]}/ws/{watched}", additional_headers=headers, max_size=None) as page:
                page.send(json.dumps({"type": "hello", "last": None}))
                while json.loads(page.recv())["scene"]["result"] is None:
                    pass
                ended = resident(server.pid)
        finally:
            server.kill()
            server.wait()
    print(f"server started {begun} MB, table joined {joined} MB, battle over {ended} MB (limit {LIMIT} MB)")
    return 0 if ended < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
