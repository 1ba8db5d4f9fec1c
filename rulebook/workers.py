"""Who plays the batches of a simulation: this process, several of this machine, or those of a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

from engine.problems import Problem, SetupError
from engine.simulate import InPlace
from rulebook.runs import code_digest

__all__ = ["workers"]

#: How many seconds a cluster may take to answer.
PATIENCE = 10


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[tuple[Executor, int]]:
    """An executor, and how many batches it plays at once.

    Args:
        jobs: how many processes of this machine play; 1: this one.
        cluster: the address of a Dask scheduler, whose workers play instead.

    Raises:
        SetupError: Dask is not installed, nobody answers at the address, or workers there have another engine.
    """
    if cluster:
        with _cluster(cluster) as found:
            yield found
    elif jobs == 1:
        yield InPlace(), 1
    else:
        pool = ProcessPoolExecutor(jobs, initializer=_end_quietly)
        try:
            yield pool, jobs
        finally:
            pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """A process that is interrupted ends, and does not tell where it was; and it ends with the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with, args=[parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    """End this process when that one has, in whatever way: nobody takes what is played any more."""
    if parent is not None:
        parent.join()
        os._exit(1)


def _code() -> str:
    """The engine that a worker has."""
    return code_digest()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise SetupError([Problem("--dask", "extra_missing", error.name, ["living-rules[cluster]"],
                                  "pip install 'living-rules[cluster]'")]) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise SetupError([Problem("--dask", "no_cluster", address, [str(error) or type(error).__name__],
                                  "tcp://127.0.0.1:8786")]) from None
    with client:
        others = [worker for worker, code in client.run(_code).items() if code != code_digest()]
        if others:
            raise SetupError([Problem("--dask", "other_code", ", ".join(others))])
        cores = sum(client.nthreads().values())
        if not cores:
            raise SetupError([Problem("--dask", "no_cluster", address, ["dask worker"], f"dask worker {address}")])
        yield client.get_executor(), cores
