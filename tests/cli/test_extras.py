"""What works without the extra `server`, and what is said where it is needed."""

from __future__ import annotations

import json
import subprocess
import sys

from windycity.cli import BAD_INPUT
from windycity.cli.extras import SERVER

WITHOUT = (
    *("alembic", "argon2", "fastapi", "itsdangerous", "prometheus_client", "pydantic", "sqlalchemy"),
    *("starlette", "structlog", "uvicorn", "uvloop", "websockets"),
)
RUN = f"""
import json, sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WITHOUT}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Without())
from windycity.cli import main
print(json.dumps([main(words) for words in json.loads(sys.argv[1])]))
"""


def without_server(*lines: str) -> tuple[list[int], list[str]]:
    """What some command lines exit with, and the complaints, after `pip install windycity` alone."""
    words = json.dumps([line.split() for line in lines])
    command = [sys.executable, "-c", RUN, words]
    ran = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    codes: list[int] = json.loads(ran.stdout.splitlines()[-1])
    return codes, ran.stderr.splitlines()


def test_the_rest_needs_no_server() -> None:
    codes, complaints = without_server(
        "games",
        "rules don DON-08",
        "simulate don 10 --seed 1",
        "play don --seat none --bots random --seed 7",
        "arena don --bots greedy,random --games 1",
    )
    assert (codes, complaints) == ([0] * 5, [])


def test_who_lacks_the_server_is_told_what_to_type() -> None:
    codes, complaints = without_server("", "serve --port 0", "bench server")
    assert codes == [BAD_INPUT] * 3
    assert len(complaints) == 3
    assert all(SERVER in each for each in complaints)
