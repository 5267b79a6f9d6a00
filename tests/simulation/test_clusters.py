"""The same battles on real clusters of this machine; ``make test-all`` installs them (``tools/set_up clusters``)."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing, contextmanager

import pytest

from grognard.core.errors import InputError
from grognard.simulation import plan, run

GAME = "axis_allies_minis"


@pytest.fixture(scope="module")
def here():
    """Battles fought in this process."""
    fights = plan(GAME, players=("random", "random"), battles=6, seed=5, swap=True)
    return fights, run(fights, workers=1)


@contextmanager
def dask_cluster():
    """A Dask cluster of two workers that runs already, and its address."""
    from distributed import LocalCluster

    with closing(LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)) as cluster:
        yield cluster.scheduler_address


@contextmanager
def ray_cluster():
    """A Ray cluster that runs already, and its address."""
    start = ("start", "--head", "--port=0", "--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats")
    ray = (sys.executable, "-m", "ray.scripts.scripts")
    subprocess.run((*ray, *start), check=True, capture_output=True)
    try:
        yield "auto"
    finally:
        subprocess.run((*ray, "stop", "--force"), check=True, capture_output=True)


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_a_cluster_begun_for_them_fights_the_same_battles(here, backend):
    fights, fought = here
    assert run(fights, backend=backend, workers=2) == fought


@pytest.mark.slow
@pytest.mark.parametrize(("backend", "cluster"), [("dask", dask_cluster), ("ray", ray_cluster)])
def test_a_cluster_that_runs_already_fights_the_same_battles(here, backend, cluster):
    fights, fought = here
    with cluster() as address:
        assert run(fights, backend=backend, address=address) == fought


@pytest.mark.slow
@pytest.mark.parametrize(("backend", "address"), [("dask", "tcp://127.0.0.1:1"), ("ray", "127.0.0.1:1")])
def test_an_address_where_nothing_answers_is_named(here, backend, address):
    fights, _ = here
    with pytest.raises(InputError, match="No cluster"):
        run(fights, backend=backend, address=address)
