"""What a server has done and does, in Prometheus's form. Several servers at one port tell of all of them together."""

from __future__ import annotations

import os
from ipaddress import ip_address

import prometheus_client as prometheus
from prometheus_client import multiprocess
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server import keys

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment that names the folder where several servers count together."""

requests = prometheus.Counter("grognard_http_requests_total", "Requests answered.", ("method", "status"))
pages = prometheus.Gauge("grognard_pages", "Pages that sit at tables now.", multiprocess_mode="livesum")
tables = prometheus.Gauge("grognard_tables", "Tables in memory now.", multiprocess_mode="livesum")
choice_seconds = prometheus.Histogram(
    "grognard_choice_seconds",
    "Seconds from a choice's turn, a take-back's too, until it is told and its table is ready for the next.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
refused = prometheus.Counter(
    "grognard_limited_total", "What was refused because too much was asked at once.", ("what",)
)


class Counted:
    """Counts the requests that are answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                requests.labels(scope["method"], message["status"]).inc()
            await send(message)

        await self.app(scope, receive, counting if scope["type"] == "http" else send)


async def show(request: Request) -> Response:
    """All of them, for programs on this machine and for the house."""
    if not _from_here(request):
        await run_in_threadpool(keys.require_key, request, request.app.state.store)
    return Response(await run_in_threadpool(_text), media_type=prometheus.CONTENT_TYPE_LATEST)


def _text() -> bytes:
    if TOGETHER not in os.environ:
        return prometheus.generate_latest()
    registry = prometheus.CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return prometheus.generate_latest(registry)


def _from_here(request: Request) -> bool:
    """Whether a program of this machine asks, and not for another."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
