"""Many battles, on all processors or a cluster; every battle comes to the same wherever it is fought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from socket import create_connection
from typing import Any, Literal

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.simulation.fighting import Fought, fight
from grognard.simulation.plan import Fixture, Plan

Backend = Literal["loky", "dask", "ray"]
BACKENDS: tuple[Backend, ...] = ("loky", "dask", "ray")
"""Processes of this machine (joblib's own), or a cluster by the extra of that name."""
KNOCKED = 30.0
"""The seconds that a cluster has to answer."""
QUEUED = 4
"""So many battles for each processor of a cluster are under way or wait there."""


def run(
    plan: Plan,
    *,
    workers: int | None = None,
    backend: Backend = "loky",
    address: str = "",
    fought: Iterable[int] = (),
    told: Callable[[Fought], None] | None = None,
) -> list[Fought]:
    """Fight all battles of ``plan`` but those whose numbers are in ``fought``; the battles in their order.

    ``workers``: so many processes, as many as there are processors if left out; 1 fights them here. ``address`` is
    where the cluster of a back end is; without one it is begun on this machine. ``told`` is called after each battle.

    Raises ``InputError`` naming a back end that is not installed or an address where none answers.
    """
    done = frozenset(fought)
    left = [(0, fixture) for fixture in plan.fixtures() if fixture.number not in done]
    found = []
    few = backend == "loky" and len(left) < 2
    for _, each in fought_of((plan,), left, 1 if few else workers, backend, address):
        found.append(each)
        if told is not None:
            told(each)
    return sorted(found, key=lambda each: each.number)


def fought_of(
    plans: Sequence[Plan], left: Iterable[tuple[int, Fixture]], workers: int | None, backend: Backend, address: str
) -> Iterator[tuple[int, Fought]]:
    """Battles of several plans in the order they end, each with its plan's place. No more of ``left`` are asked for
    than are soon fought, so that it may end early."""
    if backend not in BACKENDS:
        raise InputError(say("simulation-no-backend", name=backend, names=", ".join(BACKENDS)))
    if workers is not None and workers < 1:
        raise InputError(say("simulation-workers", count=str(workers)))
    if backend == "loky" and workers == 1:
        yield from ((at, fight(plans[at], fixture)) for at, fixture in left)
        return
    if backend == "ray":
        yield from _by_ray(plans, left, workers, address)
        return
    import joblib

    with ExitStack() as stack:
        if backend == "dask":
            stack.enter_context(_dask(address, workers))
            stack.enter_context(joblib.parallel_config("dask"))
        elif address:
            raise InputError(say("simulation-address-local", name=backend))
        parallel = joblib.Parallel(n_jobs=workers or -1, return_as="generator_unordered", pre_dispatch="2*n_jobs")
        yield from parallel(joblib.delayed(_placed)(at, plans[at], fixture) for at, fixture in left)


def _placed(at: int, plan: Plan, fixture: Fixture) -> tuple[int, Fought]:
    """A battle with its plan's place."""
    return at, fight(plan, fixture)


def _dask(address: str, workers: int | None) -> Any:
    """A client of the Dask cluster at an address, or of one begun on this machine; it is closed as it is left."""
    try:
        from distributed import Client
    except ImportError as error:
        raise InputError(say("simulation-backend-missing", name="dask")) from error
    try:
        return Client(address) if address else Client(n_workers=workers, threads_per_worker=1, dashboard_address=None)
    except (OSError, ValueError) as error:
        raise InputError(say("simulation-address", name="dask", address=address, problem=str(error))) from error


def _knock(address: str) -> None:
    """Raises ``OSError`` if nothing listens at an address of host and port: Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        create_connection((host, int(port)), KNOCKED).close()


def _by_ray(
    plans: Sequence[Plan], left: Iterable[tuple[int, Fixture]], workers: int | None, address: str
) -> Iterator[tuple[int, Fought]]:
    """The battles on the Ray cluster at an address, or on one begun on this machine, in the order they end."""
    try:
        import ray
    except ImportError as error:
        raise InputError(say("simulation-backend-missing", name="ray")) from error
    try:
        _knock(address)
        ray.init(address=address or None, num_cpus=None if address else workers, include_dashboard=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise InputError(say("simulation-address", name="ray", address=address, problem=str(error))) from error
    try:
        fighting, shared = ray.remote(_placed), [ray.put(plan) for plan in plans]
        most = QUEUED * int(ray.cluster_resources().get("CPU", 1))
        fixtures, under_way = iter(left), list[Any]()
        while True:
            some = islice(fixtures, most - len(under_way))
            under_way += [fighting.remote(at, shared[at], fixture) for at, fixture in some]
            if not under_way:
                return
            (ended, *_), under_way = ray.wait(under_way)
            yield ray.get(ended)
    finally:
        ray.shutdown()
