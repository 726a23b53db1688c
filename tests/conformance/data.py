"""The plain files that pin a game down: perft counts and recorded games with all hashes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from windycity import Game, load

DATA = Path(__file__).parents[1] / "data"


def perft_file(name: str, data: Path = DATA) -> Path:
    return data / name / "perft.txt"


def golden_files(name: str, data: Path = DATA) -> list[Path]:
    return sorted((data / name).glob("*.record"))


def missing(game: Game, data: Path = DATA) -> list[str]:
    """What a game in the catalogue lacks to be tested."""
    lacks = []
    if not game.clauses:
        lacks.append("clauses")
    if not perft_file(game.name, data).exists():
        lacks.append("a perft file")
    if not golden_files(game.name, data):
        lacks.append("recorded games")
    return lacks


def perft_lines(name: str) -> Iterator[tuple[dict[str, Any], list[int]]]:
    """Options and the counts for depths 1, 2, ... from lines like "players=4 swap=on: 4 4 120"."""
    rules = load(name).rules
    for line in perft_file(name).read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            words, _, counts = line.partition(":")
            pairs = [word.split("=") for word in words.split()]
            options = {
                key: next(option for option in rules.options if option.name == key).parse(value)
                for key, value in pairs
            }
            yield options, [int(count) for count in counts.split()]
