"""What works without the extra `server`, and what is said where it is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from windycity.cli.extras import SERVER

WITHOUT = (
    *("alembic", "argon2", "fastapi", "itsdangerous", "prometheus_client", "pydantic", "sqlalchemy"),
    *("starlette", "structlog", "uvicorn", "uvloop", "websockets"),
)
RUN = f"""
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WITHOUT}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Without())
from windycity.cli import main
sys.exit(main())
"""


def without_server(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, as after `pip install windycity` alone."""
    command = [sys.executable, "-c", RUN, *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "don", "DON-08"],
        ["simulate", "don", "10", "--seed", "1"],
        ["play", "don", "--seat", "none", "--bots", "random", "--seed", "7"],
        ["arena", "don", "--bots", "greedy,random", "--games", "1"],
    ],
)
def test_the_rest_needs_no_server(words: list[str]) -> None:
    ran = without_server(*words)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("words", [[], ["serve", "--port", "0"], ["bench", "server"]])
def test_who_lacks_the_server_is_told_what_to_type(words: list[str]) -> None:
    ran = without_server(*words)
    assert ran.returncode == 2
    assert SERVER in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
