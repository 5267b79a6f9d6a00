"""The first question of a game on a fresh server and an empty browser: the bytes that come over the wire, by kind, and
the time from asking for the page to the question's arrival. What the browser does with it is not in it."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time

import httpx
from websockets.sync.client import connect

import grognard
from benchmarks.measure import command

LIMIT, SOON = 300_000, 1.0
"""Bytes, and seconds."""


def cold(system: str) -> tuple[dict[str, int], float]:
    """The bytes by kind, and the seconds."""
    sizes: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        play = [sys.executable, "-c", "from grognard.cli import main; main()", "play"]
        play += ["--no-browser", "--store", f"sqlite:///{folder}/battles.sqlite"]
        server = subprocess.Popen(play, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            taken = loaded(server.stdout.readline(), system, sizes)
        finally:
            server.terminate()
            server.wait()
    return sizes, taken


def loaded(told: str, system: str, sizes: dict[str, int]) -> float:
    """Ask for all that the first question needs, as a page does; the seconds it takes."""
    found = re.search(r"(http://\S+)/\?key=([^\s#]+)", told)
    assert found is not None
    origin, key = found.groups()
    packed = {"accept-encoding": "gzip", "origin": origin}
    with httpx.Client(base_url=origin, headers=packed, follow_redirects=True, timeout=60) as client:
        client.get("/", params={"key": key})
        new = {"system": system, "seed": 7, "players": ["here", "here"]}
        battle = client.post("/api/battles", json=new).raise_for_status().json()["id"]
        begun = time.perf_counter()

        def size(kind: str, path: str) -> str:
            answer = client.get(path).raise_for_status()
            sizes[kind] = int(answer.headers["content-length"])
            return answer.text

        page = size("page", "/")
        edition = re.search(r"edition/\w+", page)
        assert edition is not None
        size("script", f"/{edition[0]}/assets/table.js")
        size("styles", f"/{edition[0]}/assets/index.css")
        size("words of any game", f"/{edition[0]}/i18n/en/core.ftl")
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"cookie": cookie, "origin": origin}
        address = f"ws{origin[4:]}/ws/{battle}"
        with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            socket.send('{"type":"hello","last":null}')
            message = str(socket.recv())
            assert '"question"' in message
            sizes["first message"] = len(message.encode())
        size("words of this game", f"/{edition[0]}/i18n/en/{system}.ftl")
    return time.perf_counter() - begun


def main() -> int:
    fine = True
    for system in sorted(grognard.systems()):
        sizes, taken = cold(system)
        total = sum(sizes.values())
        fine = fine and total <= LIMIT and taken <= SOON
        parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.items())
        print(f"{system:<20} {total / 1000:.0f} kB over the wire in {taken:.2f} s: {parts}")
    print(f"at most {LIMIT // 1000} kB within {SOON:.0f} s: {'yes' if fine else 'no'}")
    command()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
