"""Many independent pieces of work over the cores of this machine, results streamed in the order they come.

The work is a function of one task that can be sent to another process; what it gives may not depend on where or when
it is done. Ctrl-C asks every process to finish its piece: what is done by then is handed out, and the run ends.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Any, Final, Protocol, TypeVar

from ...engine.errors import BadInput

Task = TypeVar("Task")
Task_co = TypeVar("Task_co", covariant=True)
Result = TypeVar("Result")

#: how many chunks lie ready for each process, so that none waits for the next
AHEAD: Final = 3
#: how often the main thread looks whether it is to stop, in seconds
LOOK: Final = 0.2


@dataclass(slots=True)
class Stop:
    """Whether the run is to end early."""

    asked: bool = False

    def ask(self, _number: int = 0, _frame: FrameType | None = None) -> None:
        """As a handler of SIGINT: the first asks, a second one ends the program at once."""
        self.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def stopped_by_ctrl_c() -> Iterator[Stop]:
    """While this runs, Ctrl-C sets `Stop.asked` and interrupts nothing."""
    stop = Stop()
    before = signal.signal(signal.SIGINT, stop.ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class Tasks(Protocol[Task_co]):
    """Tasks that are made as they are needed; how many there are is known."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Task_co]: ...


class Runner(Protocol):
    """Where batches are done."""

    def run(self, work: Callable[[Task], Result], tasks: Tasks[Task], stop: Stop) -> Iterator[list[Result]]:
        """The results of all tasks, some at a time; ends early, with whole results only, once ``stop`` is asked."""
        ...


class Here:
    """In this process, one task after another."""

    def run(self, work: Callable[[Task], Result], tasks: Tasks[Task], stop: Stop) -> Iterator[list[Result]]:
        for task in tasks:
            if stop.asked:
                return
            yield [work(task)]


@dataclass(frozen=True, slots=True)
class Cores:
    """In a pool of processes on this machine."""

    jobs: int

    def run(self, work: Callable[[Task], Result], tasks: Tasks[Task], stop: Stop) -> Iterator[list[Result]]:
        # spawn: the same everywhere, and nothing of this process (threads, Qt) is copied
        context = multiprocessing.get_context("spawn")
        halt = context.Event()
        pending: set[Future[list[Result]]] = set()
        pool = ProcessPoolExecutor(self.jobs, context, _begin, (halt,))
        left = chunks(tasks, self.jobs)
        try:
            while True:
                if not stop.asked:
                    room = self.jobs * AHEAD - len(pending)
                    pending |= {pool.submit(done_in_a_row, work, chunk) for chunk in islice(left, room)}
                elif not halt.is_set():
                    halt.set()
                    pending = {future for future in pending if not future.cancel()}
                if not pending:
                    return
                done, pending = wait(pending, timeout=LOOK, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise BadInput("a process was ended from outside (too little memory?); try fewer", "--jobs") from None
        finally:
            halt.set()
            pool.shutdown(cancel_futures=True)


def runner(jobs: int, tasks: int, cluster: str | None = None) -> Runner:
    """Where to run: on the Dask cluster at an address such as ``tcp://host:8786``, else on this machine.

    There as many processes as are asked for (0: one a core), no more than tasks. Raises BadInput.
    """
    if cluster is not None:
        from .cluster import Cluster  # an extra: the program runs without

        if jobs:
            raise BadInput("are processes of this machine; leave it out with --cluster", "--jobs")
        return Cluster(cluster)
    wanted = min(jobs or cores(), tasks)
    return Here() if wanted <= 1 else Cores(wanted)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(tasks: Tasks[Task], workers: int) -> Iterator[list[Task]]:
    """Tasks in handfuls: few enough that all workers end at about the same time, as many as save on sending."""
    size = max(1, min(8, len(tasks) // (workers * 16)))
    each = iter(tasks)
    while chunk := list(islice(each, size)):
        yield chunk


# --- in the processes of the pool

_halted: Event | None = None


def _begin(halt: Event) -> None:
    global _halted  # noqa: PLW0603 - a process of the pool has one master
    _halted = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the master says what becomes of it
    threading.Thread(target=_end_with_master, daemon=True).start()


def _end_with_master() -> None:
    """A master that was killed cannot say so."""
    master = multiprocessing.parent_process()
    if master is not None:
        master.join()
        os._exit(1)


def done_in_a_row(work: Callable[[Any], Result], tasks: Sequence[Any]) -> list[Result]:
    """The results of a chunk; fewer when the run is to end."""
    done: list[Result] = []
    for task in tasks:
        if _halted is not None and _halted.is_set():
            break
        done.append(work(task))
    return done
