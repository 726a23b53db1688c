"""Examples for the help of every command."""

from __future__ import annotations

from ..games import CATALOGUE

EXAMPLES = {
    "games": ("games", "games --json"),
    "rules": ("rules GAME", "rules GAME --search ruling", "rules GAME --json"),
    "board": ("board GAME", 'board GAME --where "NAME"', "board GAME --json"),
    "play": (
        "play GAME",
        "play GAME --players 4 -o NAME=VALUE --bots random --seed 7",
        "play GAME --seat A,C --names Anna,Bruno,Carla,Dora --save evening.txt",
        "play GAME --seat none --bots pigeon,hustler,fixer,kingpin",
        "play --load evening.txt",
    ),
    "replay": (
        "replay evening.txt",
        "replay evening.txt --to 40 --seat B",
        "replay - --check < evening.txt",
    ),
    "simulate": ("simulate GAME", "simulate GAME 1000000 --players 4 -o NAME=VALUE --seed 7 --json"),
    "arena": (
        "arena GAME --bots greedy,random --games 100",
        "arena GAME --bots module:Class,random --until-sure --log games.jsonl",
        "arena GAME --bots random -o NAME=VALUE --seed 7 --out games.parquet",
        "arena GAME --bots kingpin,fixer --cluster tcp://127.0.0.1:8786",
    ),
    "perft": ("perft GAME --depth 8", "perft GAME --depth 6 --players 3 --json"),
    "bench": ("bench GAME", "bench --seconds 3 --json", "bench server --tables 1000"),
    "bench server": (
        "bench server",
        "bench server --tables 200 --rate 1000 --seconds 30 --json",
        "bench server --database postgresql://user@host/name",
    ),
    "serve": ("serve", "serve --host 0.0.0.0 --port 80 --database postgresql://user@host/name"),
}


def examples(command: str) -> str:
    """The end of a command's help."""
    game = next(iter(CATALOGUE))
    lines = (f"  windycity {line.replace('GAME', game)}" for line in EXAMPLES[command])
    return "\n".join(["Examples:", *lines])
