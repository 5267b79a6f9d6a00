"""The way from a page to the server, which can be cut, and hold its tongue."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Line:
    """A port that leads to another, as long as nobody cuts it."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._whole = True
        self._open: set[socket.socket] = set()
        self._dead: set[socket.socket] = set()
        threading.Thread(target=self._answer, daemon=True).start()

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Until the end of the block nobody gets through, and all that was connected is not."""
        self._whole = False
        self.close_all()
        yield
        self._whole = True

    def deaden(self) -> None:
        """What is connected now hears nothing any more, and is heard no more; nobody is told."""
        self._dead |= self._open

    def close(self) -> None:
        """Nobody is led anywhere any more."""
        self._listener.close()
        self.close_all()

    def close_all(self) -> None:
        """All that is connected is not."""
        for each in tuple(self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = self._reached() if self._whole else None
                if there is None:
                    here.close()
                    continue
                self._open |= {here, there}
                for way in ((here, there), (there, here)):
                    threading.Thread(target=self._lead, args=way, daemon=True).start()

    def _reached(self) -> socket.socket | None:
        try:
            return socket.create_connection(("127.0.0.1", self._to))
        except OSError:
            return None

    def _lead(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                if source not in self._dead:
                    target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
        self._open.discard(source)
        source.close()


@contextmanager
def line(to: int) -> Iterator[Line]:
    """A line to a port until the end of the block."""
    made = Line(to)
    try:
        yield made
    finally:
        made.close()
