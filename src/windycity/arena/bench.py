"""How fast a game runs on this machine: compiled, interpreted, beside hand-written C, from a loop."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, TypedDict

from ..kernel import WindyCityError
from ..kernel.options import Option
from ..match import Game
from . import peers

SEED = 1
SAMPLE = 200
"""Games that every carrier plays to show that all end in the same digest."""

ROUND_SECONDS = 0.5
"""Those that are compared take turns in rounds of this length, so that noise hits them alike."""

COMPILERS = ("cc", "gcc", "clang")
C_FLAGS = ("-O3", "-march=native")

IMPORT = """
from time import perf_counter
began = perf_counter()
import windycity
took = perf_counter() - began
import json, sys
print(json.dumps({"ms": took * 1000, "numba": "numba" in sys.modules}))
"""

FIRST_LEGAL = """
import json, sys
from time import perf_counter
import windycity
began = perf_counter()
windycity.load(sys.argv[1], **json.loads(sys.argv[2])).start(seed=0).legal()
print(json.dumps({"ms": (perf_counter() - began) * 1000}))
"""


class BenchError(WindyCityError, RuntimeError):
    """What was measured is not worth reporting, because the runs did not do the same work."""


class Report(TypedDict):
    """All figures of a game; speeds are steps per second."""

    game: str
    compiled: float
    interpreted: float
    c_twin: float | None
    ratio_to_c: float | None
    two_threads: float
    two_threads_ratio: float
    python_loop: float
    games_per_s: float
    record_bytes: int
    import_ms: float
    import_loads_numba: bool
    first_legal_ms: float
    digest: str
    peers: dict[str, float]
    load: float


@dataclass(frozen=True)
class Run:
    """Random games that were played, and how long it took."""

    games: int
    steps: int
    seconds: float
    digest: str

    @property
    def speed(self) -> float:
        return self.steps / self.seconds


Player = Callable[[int], Run]
"""Plays so many random games."""


def bench(game: Game, seconds: float = 2.0) -> Report:
    """Measure a game; compiled code and its C twin each run for about so many seconds."""
    if seconds <= 0:
        raise ValueError(f"the seconds to measure must be above 0, not {seconds!r}")
    load, turn = os.getloadavg()[0], min(seconds, ROUND_SECONDS)
    with players(game) as by_name:
        digest = agreed_digest(by_name)
        interpreter = by_name.pop("interpreter")
        best = best_runs(by_name, seconds)
    compiled, twin, two = best["compiled"], best.get("c_twin"), best["two_threads"]
    imported = fresh_import()
    return Report(
        game=game.name,
        compiled=compiled.speed,
        interpreted=interpreter(games_for(interpreter, turn)).speed,
        c_twin=twin.speed if twin else None,
        ratio_to_c=compiled.speed / twin.speed if twin else None,
        two_threads=two.speed,
        two_threads_ratio=two.speed / compiled.speed,
        python_loop=python_loop_speed(game, turn),
        games_per_s=compiled.games / compiled.seconds,
        record_bytes=game.rules.state.layout.size,
        import_ms=imported["ms"],
        import_loads_numba=imported["numba"],
        first_legal_ms=first_legal_ms(game),
        digest=digest,
        peers=peers.speeds(turn),
        load=load,
    )


@contextmanager
def players(game: Game) -> Iterator[dict[str, Player]]:
    """All that can play the game here, by name; the C twin only where there is one and a compiler."""
    opening, compiled = game.opening(), game.carriers.compiled()

    def interpret(games: int) -> Run:
        return _timed(lambda: game.carriers.interpreter.play(opening, game.players, SEED, 0, games))

    def one_thread(games: int) -> Run:
        return _timed(lambda: compiled.play(opening, game.players, SEED, 0, games, 1))

    def two_threads(games: int) -> Run:
        return _timed(lambda: compiled.play(opening, game.players, SEED, 0, games, 2))

    by_name: dict[str, Player] = {
        "interpreter": interpret,
        "compiled": one_thread,
        "two_threads": two_threads,
    }
    source, compiler = twin_source(game.name), c_compiler()
    with TemporaryDirectory() as folder:
        if source and compiler:
            program = compile_twin(source, compiler, Path(folder))
            by_name["c_twin"] = lambda games: run_twin(program, game, games)
        yield by_name


def _timed(play: Callable[[], Any]) -> Run:
    began = perf_counter()
    batch = play()
    took = perf_counter() - began
    return Run(len(batch), int(batch.steps.sum()), took, batch.digest)


def agreed_digest(by_name: Mapping[str, Player]) -> str:
    """The digest that all end in after the same games; `BenchError` if one does not."""
    digests = {name: play(SAMPLE).digest for name, play in by_name.items()}
    if len(set(digests.values())) > 1:
        listed = ", ".join(f"{name} {digest}" for name, digest in digests.items())
        raise BenchError(f"the same {SAMPLE} games end in different digests: {listed}")
    return digests["compiled"]


def best_runs(by_name: Mapping[str, Player], seconds: float) -> dict[str, Run]:
    """The fastest round of each, with all taking turns."""
    sizes = {name: games_for(play, min(seconds, ROUND_SECONDS)) for name, play in by_name.items()}
    best: dict[str, Run] = {}
    for _ in range(max(1, round(seconds / ROUND_SECONDS))):
        for name, play in by_name.items():
            run = play(sizes[name])
            if name not in best or run.speed > best[name].speed:
                best[name] = run
    return best


def games_for(play: Player, seconds: float) -> int:
    """How many games take about so long."""
    run = play(1)
    while run.seconds < seconds / 10:
        run = play(run.games * 4)
    return max(1, round(run.games * seconds / run.seconds))


def python_loop_speed(game: Game, seconds: float) -> float:
    """Steps per second of random games that are driven one step at a time from Python."""
    stepper, random = game.stepper(), Random(SEED).random
    steps = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        count = stepper.reset()
        while count:
            count = stepper.step(stepper.codes[int(random() * count)])
            steps += 1
    return steps / (perf_counter() - began)


def fresh_import() -> dict[str, Any]:
    """How long `import windycity` takes in a new process, at best, and whether it brings Numba along."""
    runs = [_in_new_process(IMPORT) for _ in range(3)]
    return {"ms": min(run["ms"] for run in runs), "numba": any(run["numba"] for run in runs)}


def first_legal_ms(game: Game) -> float:
    """From an imported package to the first legal list, in a new process that finds nothing compiled."""
    with TemporaryDirectory() as cache:
        run = _in_new_process(FIRST_LEGAL, game.name, json.dumps(dict(game.options)), WINDYCITY_CACHE=cache)
    return float(run["ms"])


def _in_new_process(code: str, *arguments: str, **variables: str) -> dict[str, Any]:
    command = [sys.executable, "-P", "-c", code, *arguments]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env={**os.environ, **variables})
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def twin_source(name: str) -> Path | None:
    """The hand-written C of a game: in the checkout, or where an installed package keeps it."""
    package = Path(__file__).parents[1]
    for folder in (package.parents[1] / "bench", package / "bench_twins"):
        if (folder / f"{name}.c").is_file():
            return folder / f"{name}.c"
    return None


def c_compiler() -> str | None:
    """The C compiler of this machine."""
    return next((path for path in map(shutil.which, COMPILERS) if path), None)


def compile_twin(source: Path, compiler: str, folder: Path) -> Path:
    """The program made from a twin's source, in a folder."""
    program = folder / source.stem
    done = subprocess.run(
        [compiler, *C_FLAGS, "-o", program, source], check=False, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise BenchError(f"{compiler} does not compile {source.name}: {done.stderr.strip()}")
    return program


def run_twin(program: Path, game: Game, games: int) -> Run:
    """Random games in C, timed by the program itself. It gets every option of the game in its order."""
    options = [str(as_integer(option, game.options[option.name])) for option in game.rules.options]
    done = subprocess.run([program, str(games), str(SEED), *options], check=True, stdout=subprocess.PIPE)
    return Run(**json.loads(done.stdout))


def as_integer(option: Option, value: Any) -> int:
    """An option's value for the twin: a number or a switch as it is, a word by its place."""
    return int(value) if isinstance(value, int) else option.choices.index(value)
