"""A real Dask cluster on this machine plays what one process plays."""

from __future__ import annotations

import json

import pytest

from rulebook.cli import main
from tests.conftest import missing


@pytest.fixture(scope="module")
def cluster():
    """A scheduler and two workers, each a process of its own."""
    try:
        from distributed import LocalCluster
    except ModuleNotFoundError:
        missing("the cluster test needs the extra cluster (distributed)")
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as made:
        yield made.scheduler_address


def played(capsys, *arguments):
    assert main(["simulate", "sigilai", "--games", "60", "--batch", "7", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_cluster_gives_the_same_result(cluster, capsys, tmp_path):
    """The games that two workers of a cluster play come to the same as those of one process, into a folder too."""
    alone = played(capsys, "--jobs", "1")
    assert played(capsys, "--dask", cluster, "--out", str(tmp_path / "run")) == alone
    assert len(list((tmp_path / "run").glob("part-*.json"))) == 9


def test_workers_with_another_engine_are_refused(cluster, capsys, monkeypatch):
    """A cluster whose engine is another one plays nothing."""
    monkeypatch.setattr("rulebook.workers.code_digest", lambda: "another")
    assert main(["simulate", "sigilai", "--games", "5", "--dask", cluster, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "another version of the engine" in told.err
