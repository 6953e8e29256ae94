"""A real PostgreSQL server for the tests: its own data folder and socket, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.engine import URL

_USER = "postgres"
_numbers = count(1)


def programs() -> Path | None:
    """The folder of initdb and postgres: Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3].split(".")[0]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


class Server:
    """A running server. Each `database` is a fresh one."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.admin = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")

    def url(self, name: str) -> URL:
        """The address of a database."""
        return URL.create("postgresql+psycopg", username=_USER, database=name, query={"host": str(self.socket)})

    def database(self, template: str = "template1") -> URL:
        """A new database."""
        name = f"test{os.getpid()}_{next(_numbers)}"
        with self.admin.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def drop(self, url: URL) -> None:
        """Remove a database with whoever is still connected to it."""
        with self.admin.connect() as connection:
            connection.exec_driver_sql(f"DROP DATABASE {url.database} WITH (FORCE)")


@contextmanager
def running(bin_: Path) -> Iterator[Server]:
    """Start a server that listens on a socket alone; it refuses to run as root, so then it runs as its own user."""
    root = os.geteuid() == 0
    as_user: dict[str, Any] = {"user": _USER, "group": _USER, "extra_groups": []} if root else {}
    # a socket's path must be short, and the folder open to the user of the server
    with tempfile.TemporaryDirectory(prefix="mjpg", dir="/tmp") as name:
        folder = Path(name)
        if root:
            entry = pwd.getpwnam(_USER)
            os.chown(folder, entry.pw_uid, entry.pw_gid)
        data = folder / "data"
        env = os.environ | {"LC_ALL": "C.UTF-8", "HOME": name}
        make: list[str | Path] = [bin_ / "initdb", "-D", data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, env=env, cwd=name, **as_user)
        options = ("listen_addresses=", f"unix_socket_directories={name}", "fsync=off", "max_connections=60")
        command: list[str | Path] = [
            bin_ / "postgres",
            "-D",
            data,
            *(part for each in options for part in ("-c", each)),
        ]
        log = (folder / "log").open("wb")
        process = subprocess.Popen(command, stdout=log, stderr=log, env=env, cwd=name, **as_user)
        try:
            ready: list[str | Path] = [bin_ / "pg_isready", "-h", name, "-U", _USER, "-t", "1"]
            for _ in range(600):
                if subprocess.run(ready, capture_output=True, env=env, check=False).returncode == 0:
                    break
                assert process.poll() is None, (folder / "log").read_text()
            else:
                raise AssertionError("the server does not answer")
            server = Server(folder)
            yield server
            server.admin.dispose()
        finally:
            process.terminate()
            process.wait(60)
            log.close()
