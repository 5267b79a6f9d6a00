"""What one of several servers does besides serving pages: it hears the others, and keeps what it has."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import uvicorn
from starlette.types import ASGIApp

from grognard.server.engine import in_engine
from grognard.server.run import configured
from grognard.server.several.leases import RENEWED, Leases
from grognard.server.store import Unkept

log = logging.getLogger(__name__)


class Within(uvicorn.Server):
    """A server in another's event loop: signals are the other's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


@asynccontextmanager
async def beside(
    app: ASGIApp, leases: Leases, held: Callable[[], Collection[str]], lost: Callable[[str], None]
) -> AsyncIterator[None]:
    """Hear the other servers, and renew the leases of what is ``held``; ``lost`` is told of what another has taken."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        with suppress(FileNotFoundError):
            os.unlink(leases.address)
        listener.bind(leases.address)
        listener.listen(128)
        # Only servers of this store reach the socket, and they say from whom a request comes.
        within = Within(configured(app, lifespan="off", forwarded_allow_ips="*"))
        hearing = asyncio.create_task(within.serve([listener]))
        renewing = asyncio.create_task(_renew(leases, held, lost))
        try:
            yield
        finally:
            renewing.cancel()
            within.should_exit = True
            await asyncio.gather(hearing, renewing, return_exceptions=True)
            with suppress(Unkept):
                await in_engine(leases.renew, ())
            with suppress(FileNotFoundError):
                os.unlink(leases.address)


async def _renew(leases: Leases, held: Callable[[], Collection[str]], lost: Callable[[str], None]) -> None:
    while True:
        await asyncio.sleep(RENEWED)
        try:
            for each in await in_engine(leases.renew, held()):
                lost(each)
        except Unkept as error:
            log.warning("The leases could not be renewed: %s", error)
