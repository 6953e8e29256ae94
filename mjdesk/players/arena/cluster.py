"""The same batches on a Dask cluster that is there already (extra ``[cluster]``); its workers need this mjdesk."""

from __future__ import annotations

import hashlib
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ... import engine
from ...engine.errors import BadInput
from .batches import AHEAD, LOOK, Result, Stop, Task, Tasks, chunks, done_in_a_row

#: seconds to wait for the scheduler
_PATIENCE: Final = 20
_WHERE: Final = "--cluster"


@dataclass(frozen=True, slots=True)
class Cluster:
    """On the workers of a Dask scheduler, by its address. A worker that is lost has its pieces done by others."""

    address: str

    def run(self, work: Callable[[Task], Result], tasks: Tasks[Task], stop: Stop) -> Iterator[list[Result]]:
        with self._client() as client, client.as_current():
            from distributed import wait
            from distributed.client import FutureCancelledError

            threads = sum(client.nthreads().values())
            left = chunks(tasks, threads)
            pending: set[Any] = set()
            while True:
                if stop.asked:  # what runs there cannot be told to stop; what is not done by now is left
                    pending = {future for future in pending if future.status == "finished"}
                else:
                    room = threads * AHEAD - len(pending)
                    pending |= {client.submit(done_in_a_row, work, chunk, pure=False) for chunk in islice(left, room)}
                if not pending:
                    return
                try:
                    done, pending = wait(pending, timeout=LOOK, return_when="FIRST_COMPLETED")
                    ready = [future.result() for future in done]
                except TimeoutError:
                    continue
                except FutureCancelledError:
                    raise BadInput("the cluster was lost during the run", f"{_WHERE} {self.address}") from None
                yield from ready

    @contextmanager
    def _client(self) -> Iterator[Any]:
        """A connection to a cluster that can do the work; raises BadInput."""
        place = f"{_WHERE} {self.address}"
        try:
            from distributed import Client
            from distributed.comm.addressing import get_address_host_port
        except ImportError:
            raise BadInput("needs Dask: pip install 'mjdesk[cluster]'", _WHERE) from None
        logging.getLogger("distributed").setLevel(logging.ERROR)
        try:
            # the client tries again and again: whether somebody is there can be said at once
            socket.create_connection(get_address_host_port(self.address, strict=True), _PATIENCE).close()
            client = Client(self.address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadInput(f"cannot be reached ({error}); expected such as tcp://host:8786", place) from None
        try:
            _check(client, place)
            yield client
        finally:
            client.close()


def _check(client: Any, place: str) -> None:
    """Refuse a cluster without workers, or whose workers would play by other code than this."""
    if not client.nthreads():
        raise BadInput("has no workers", place)
    try:
        found = client.run(fingerprint)
    except (ImportError, AttributeError) as error:
        raise BadInput(f"its workers lack mjdesk as it is here ({error})", place) from None
    other = sorted(worker for worker, code in found.items() if code != fingerprint())
    if other:
        raise BadInput(f"{len(other)} of {len(found)} workers run another mjdesk, such as {other[0]}", place)


def fingerprint() -> str:
    """SHA-256 (hex) of the code that plays: the modules of the engine and the players, line ends aside."""
    package, digest = Path(engine.__file__).resolve().parent.parent, hashlib.sha256()
    for folder in ("engine", "players"):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()
