"""Many battles, on all processors or a cluster; every battle comes to the same wherever it is fought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any, Literal

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.simulation.fighting import Fought, fight
from grognard.simulation.plan import Fixture, Plan

Backend = Literal["loky", "dask", "ray"]
BACKENDS: tuple[Backend, ...] = ("loky", "dask", "ray")
"""Processes of this machine (joblib's own), or a cluster by the extra of that name."""


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
    left = [fixture for fixture in plan.fixtures() if fixture.number not in done]
    found = []
    for each in _fought(plan, left, workers, backend, address):
        found.append(each)
        if told is not None:
            told(each)
    return sorted(found, key=lambda each: each.number)


def _fought(
    plan: Plan, left: Sequence[Fixture], workers: int | None, backend: Backend, address: str
) -> Iterator[Fought]:
    if backend not in BACKENDS:
        raise InputError(say("simulation-no-backend", name=backend, names=", ".join(BACKENDS)))
    if workers is not None and workers < 1:
        raise InputError(say("simulation-workers", count=str(workers)))
    if backend == "loky" and (workers == 1 or len(left) < 2):
        yield from (fight(plan, fixture) for fixture in left)
        return
    import joblib

    with ExitStack() as stack:
        stack.enter_context(_cluster(backend, address, workers))
        parallel = joblib.Parallel(n_jobs=workers or -1, return_as="generator_unordered", pre_dispatch="4*n_jobs")
        yield from parallel(joblib.delayed(fight)(plan, fixture) for fixture in left)


def _cluster(backend: Backend, address: str, workers: int | None) -> Any:
    """The joblib back end to fight on, begun or joined; left when the battles are over."""
    import joblib

    try:
        if backend == "dask":
            from distributed import Client

            client = (
                Client(address) if address else Client(n_workers=workers, threads_per_worker=1, dashboard_address=None)
            )
            return _With(joblib.parallel_config("dask"), client.close)
        if backend == "ray":
            import ray
            from ray.util.joblib import register_ray

            register_ray()
            ray.init(address=address or None, num_cpus=None if address else workers, include_dashboard=False)
            return _With(joblib.parallel_config("ray"), ray.shutdown)
    except ImportError as error:
        raise InputError(say("simulation-backend-missing", name=backend)) from error
    except (OSError, ConnectionError, TimeoutError) as error:
        raise InputError(say("simulation-address", name=backend, address=address, problem=str(error))) from error
    if address:
        raise InputError(say("simulation-address-local", name=backend))
    return joblib.parallel_config("loky")


class _With:
    """A context, and what is to be done after it."""

    def __init__(self, context: Any, after: Callable[[], object]) -> None:
        self._context, self._after = context, after

    def __enter__(self) -> None:
        self._context.__enter__()

    def __exit__(self, *error: object) -> None:
        self._context.__exit__(*error)
        self._after()
