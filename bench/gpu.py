"""Random games on the GPU against the same games on the CPU: equal digests, and steps per second.

Needs an NVIDIA card and `pip install windycity[gpu]`:  python bench/gpu.py [GAMES]
"""

from __future__ import annotations

import sys
from time import perf_counter

from rich.console import Console
from rich.table import Table

import windycity as wc

CHECKED = 20_000
"""Games that both carriers play."""


def main(games: int) -> bool:
    """Whether all digests agree."""
    table = Table("game", "options", "GPU steps/s", "CPU steps/s, all threads", "digest")
    agree = True
    for name in wc.CATALOGUE:
        for options in variants(name):
            game = wc.load(name, **options)
            same = game.simulate(CHECKED, 1, device="gpu").digest == game.simulate(CHECKED, 1).digest
            agree &= same
            start = perf_counter()
            on_gpu = game.simulate(games, 2, device="gpu")
            gpu_rate = on_gpu.steps.sum() / (perf_counter() - start)
            start = perf_counter()
            on_cpu = game.simulate(CHECKED * 10, 2)
            cpu_rate = on_cpu.steps.sum() / (perf_counter() - start)
            verdict = on_gpu.digest if same else "DIFFERENT"
            table.add_row(name, str(options), f"{gpu_rate:,.0f}", f"{cpu_rate:,.0f}", verdict)
    Console(width=120).print(table)
    return agree


def variants(name: str) -> list[dict[str, object]]:
    """The default game, and one with every switch on."""
    switches = {option.name: True for option in wc.load(name).rules.options if option.is_switch}
    return [{}, switches] if switches else [{}]


if __name__ == "__main__":
    sys.exit(not main(int(sys.argv[1]) if len(sys.argv) > 1 else 4_000_000))
