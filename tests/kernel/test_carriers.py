"""Start at once, compile beside, switch over; never serve stale code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import sleep

import pytest

import windycity
from windycity import CATALOGUE, CarrierError, load
from windycity.kernel import cache
from windycity.kernel.carriers import carriers_of, new_carriers

FIRST = "don"


def run_python(code: str, **environment: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return result.stdout.strip()


def test_import_and_play_load_neither_numba_nor_numpy(tmp_path: Path) -> None:
    code = (
        "import sys, windycity as wc\n"
        f"match = wc.load({FIRST!r}).start(seed=1); match.roll(); match.legal(); match.record()\n"
        "print([name for name in ('numba', 'numpy', 'rich', 'cyclopts') if name in sys.modules])"
    )
    assert run_python(code, WINDYCITY_CACHE=str(tmp_path)) == "[]"


def test_play_goes_on_in_the_interpreter_until_compiled_code_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    game = load(FIRST)
    carriers = new_carriers(game.rules)
    assert not carriers.can_be_had
    assert carriers.best.name == "interpreter"
    carriers.compile_in_background()
    before = carriers.best.play(game.opening(), game.players, 3, 0, 5)
    for _ in range(1200):
        if carriers.best.name == "compiled":
            break
        sleep(0.1)
    assert carriers.best.name == "compiled"
    assert carriers.can_be_had
    after = carriers.best.play(game.opening(), game.players, 3, 0, 5)
    assert after.digest == before.digest


def test_a_batch_switches_over_in_the_middle_and_stays_the_same(tmp_path: Path) -> None:
    """With an empty cache a batch begins interpreted and ends compiled."""
    code = (
        "import windycity as wc\n"
        f"game = wc.load({FIRST!r})\n"
        "parts = []\n"
        "batch = game.simulate(60_000, 4, progress=lambda played: parts.append(game.carriers.best.name))\n"
        "print(parts[0], parts[-1], batch.digest)"
    )
    digest = load(FIRST).simulate(60_000, 4).digest
    assert run_python(code, WINDYCITY_CACHE=str(tmp_path)) == f"interpreter compiled {digest}"


def test_a_compiler_that_fails_in_the_background_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    carriers = new_carriers(load(FIRST).rules)
    carriers.compile_in_background()
    while not carriers.can_be_had:
        sleep(0.05)
    assert carriers.best is carriers.interpreter


def test_nobody_waits_for_code_that_is_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """`best` answers, and asking for compiled code again starts nothing new, while a thread loads."""
    may_go_on = Event()
    monkeypatch.setattr("windycity.kernel.warming.warm", lambda rules: may_go_on.wait())
    carriers = new_carriers(load(FIRST).rules)
    monkeypatch.setattr("windycity.kernel.cache.is_ready", lambda module: True)
    carriers.compile_in_background()
    loader = carriers._loader
    for _ in range(3):
        assert carriers.best is carriers.interpreter
        carriers.compile_in_background()
    assert carriers._loader is loader
    assert carriers._compiler is None
    may_go_on.set()


def test_the_carriers_of_a_game_are_made_once() -> None:
    rules = load(FIRST).rules
    assert carriers_of(rules) is carriers_of(rules) is load(FIRST, players=3).carriers


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit."""
    source = Path(windycity.__file__).parent
    shutil.copytree(source, tmp_path / "windycity", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


PERFT = (
    "import windycity as wc\n"
    "from windycity.kernel import cache\n"
    f"game = wc.load({FIRST!r})\n"
    "print(game.rules.module and cache.folder(game.rules.module).name,"
    " wc.kernel.compiled.Compiled(game.rules).perft(game.opening(), 6))"
)


def compiled_perft(checkout: Path) -> list[str]:
    code = f"import sys; sys.path.insert(0, {str(checkout)!r})\nimport windycity.kernel.compiled\n{PERFT}"
    return run_python(code, WINDYCITY_CACHE=str(checkout / "cache")).split()


def test_an_edit_in_any_table_or_rule_is_never_served_from_the_cache(checkout: Path) -> None:
    cards = checkout / "windycity" / "games" / "don" / "cards.py"
    before = compiled_perft(checkout)
    assert compiled_perft(checkout) == before
    cards.write_text(cards.read_text().replace("    red     0 1 4 8 9\n", "    red     0 1 4 8\n"))
    after = compiled_perft(checkout)
    assert after[0] != before[0]
    assert (before[1], after[1]) == ("120", "116")


def test_an_edit_after_loading_does_not_mix_two_versions(checkout: Path) -> None:
    """Rules in memory go on as they are, and do not fill the folder of the edited ones."""
    cards = checkout / "windycity" / "games" / "don" / "cards.py"
    code = (
        f"import sys; sys.path.insert(0, {str(checkout)!r})\n"
        "import pathlib, windycity as wc\n"
        "game = wc.load('don', side_auctions=False)\n"
        "before = game.carriers.interpreter.play(game.opening(), 4, 1, 0, 40)\n"
        f"cards = pathlib.Path({str(cards)!r})\n"
        "cards.write_text(cards.read_text().replace('BONUS = 2', 'BONUS = 9'))\n"
        "game.carriers.compile_in_background()\n"
        "after = game.carriers.compiled().play(game.opening(), 4, 1, 0, 40)\n"
        "print(before.digest == after.digest)"
    )
    cache_folder = checkout / "cache"
    assert run_python(code, WINDYCITY_CACHE=str(cache_folder)) == "True"
    edited = run_python(
        f"import sys; sys.path.insert(0, {str(checkout)!r})\n"
        "import windycity as wc\n"
        "print(wc.load('don').carriers.can_be_had)",
        WINDYCITY_CACHE=str(cache_folder),
    )
    assert edited == "False"


def test_without_a_place_for_the_cache_compiling_still_works(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code = (
        "import windycity as wc\n"
        "game = wc.load('don')\n"
        "print(wc.kernel.carriers.carriers_of(game.rules).compiled().perft(game.opening(), 6))"
    )
    assert run_python(f"import windycity.kernel.carriers\n{code}", WINDYCITY_CACHE=str(blocked)) == "120"


def test_the_fingerprint_sees_every_file_of_kernel_and_game(checkout: Path) -> None:
    module = CATALOGUE[FIRST]
    names = {path.name for path in cache.sources(module)}
    kernel = {path.name for path in (checkout / "windycity" / "kernel").glob("*.py")}
    game = {path.name for path in (checkout / "windycity" / "games" / FIRST).glob("*.py")}
    assert kernel | game <= names


def test_only_the_newest_versions_stay_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    module = CATALOGUE[FIRST]
    current = cache.folder(module)
    current.mkdir(parents=True)
    for age in range(6):
        old = current.parent / f"old{age}"
        old.mkdir()
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    cache.mark_ready(module)
    assert cache.is_ready(module)
    assert {path.name for path in current.parent.iterdir()} == {current.name, "old0", "old1"}


def test_an_unknown_module_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        cache.fingerprint("nowhere")


def test_without_a_gpu_there_is_a_clear_error() -> None:
    from numba import cuda

    game = load(FIRST)
    if cuda.is_available():  # type: ignore[no-untyped-call]
        assert game.simulate(1000, 1, device="gpu").digest == game.simulate(1000, 1).digest
    else:
        with pytest.raises(CarrierError, match="no GPU was found"):
            game.simulate(1000, 1, device="gpu")


def assert_compiles_to_ptx(name: str) -> None:
    from windycity.kernel.gpu import to_ptx

    ptx = to_ptx(load(name).rules, (9, 0))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


def test_the_gpu_kernel_compiles_to_ptx() -> None:
    assert_compiles_to_ptx(FIRST)


@pytest.mark.soak
@pytest.mark.parametrize("name", CATALOGUE)
def test_the_gpu_kernel_of_every_game_compiles_to_ptx(name: str) -> None:
    assert_compiles_to_ptx(name)
