"""Replaying records, and refusing broken ones with the line that is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity as wc
from windycity.server.table.chance import bits_for, commitment

from .conftest import Runner


@pytest.fixture
def record() -> str:
    return wc.load("don", swap=True).random_match(3).record()


@pytest.fixture
def file(tmp_path: Path, record: str) -> str:
    path = tmp_path / "game.txt"
    path.write_text(record)
    return str(path)


def test_the_whole_story(windycity: Runner, file: str, record: str) -> None:
    ran = windycity("replay", file)
    assert ran.code == 0
    assert "swap on" in ran.out
    assert "round 15" in ran.out
    match = wc.read(record)
    assert f"The game is over: {match.reason}. [DON-13]" in ran.out
    assert all(f"{line.text}  {line.clause}" in ran.out for line in match.log())


def test_json(windycity: Runner, file: str, record: str) -> None:
    data, match = windycity("replay", file, "--json").data, wc.read(record)
    assert data["moves"] == [move.text for move in match.moves]
    assert [line["text"] for line in data["log"]] == [line.text for line in match.log()]
    assert (data["scores"], data["ranks"]) == (list(match.scores or ()), list(match.ranks or ()))
    assert (data["reason"], data["hash"], data["over"]) == (match.reason, match.hash, True)


def test_up_to_a_move(windycity: Runner, file: str) -> None:
    ran = windycity("replay", file, "--to", "5", "--seat", "B")
    assert "5 of " in ran.out
    assert "Don · round 1 of 15" in ran.out
    assert "sells nothing" not in ran.out
    assert "sells nothing" in windycity("replay", file, "--to", "5", "--log").out
    data = windycity("replay", file, "--to", "5", "--seat", "B", "--json").data
    assert len(data["moves"]) == 5
    assert [seat["tokens"] for seat in data["view"]["seats"]] == [None, 12, None, None]
    assert data["scores"] is None


@pytest.mark.parametrize("to", ["-1", "9999"])
def test_a_move_beyond_the_record(windycity: Runner, file: str, to: str) -> None:
    ran = windycity("replay", file, f"--to={to}")
    assert ran.code == 2
    assert f"--to {to}" in ran.err


def test_check_from_standard_input(windycity: Runner, record: str) -> None:
    ran = windycity("replay", "-", "--check", stdin=record)
    assert ran.code == 0
    assert ran.out.startswith("ok: don, ")
    assert windycity("replay", "-", "--check", "--json", stdin=record).data["ok"] is True


def test_records_are_utf_8_with_or_without_a_byte_order_mark(windycity: Runner, tmp_path: Path) -> None:
    record = wc.load("don").start(seed=1, names=["Änna", "Bo", "Cy", "Di"]).record()
    file = tmp_path / "game.txt"
    for encoding in ("utf-8", "utf-8-sig"):
        file.write_text(record, encoding=encoding)
        for ran in (
            windycity("replay", str(file), "--json"),
            windycity("replay", "-", "--json", stdin=file.read_bytes()),
        ):
            assert ran.data["names"][0] == "Änna"


@pytest.mark.parametrize(
    ("before", "after"),
    [("; open ", "; close "), ("bid 5", "bid 99"), ("A keep", "A pass"), ("#", "#0")],
)
def test_a_broken_record_is_exit_code_1_and_names_the_line(
    windycity: Runner, tmp_path: Path, record: str, before: str, after: str
) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(record.replace(before, after, 1))
    broken = 1 + next(i for i, line in enumerate(record.splitlines()) if before in line)
    for words in ([], ["--check"], ["--json"]):
        ran = windycity("replay", str(path), *words)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith(f"windycity: {path}: line {broken}: ")
        assert ran.err.count("\n") == 1


def test_what_is_no_record_at_all(windycity: Runner, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert windycity("replay", str(picture)).code == 1
    assert "line 1" in windycity("replay", "-", stdin="hello").err
    assert windycity("play", "--load", str(picture)).code == 1


def drawn_by(key: bytes) -> wc.Match:
    """A game whose chance fell by a key."""
    match = wc.load("don").start()
    while not match.is_over:
        if match.actor == wc.CHANCE:
            match.roll(bits=bits_for(key, len(match.turns)))
        else:
            match.play(match.legal()[0])
    return match


def test_chance_can_be_checked_by_its_key(windycity: Runner, tmp_path: Path) -> None:
    path, key = tmp_path / "game.txt", b"k" * 32
    path.write_text(drawn_by(key).record())
    ran = windycity("replay", str(path), "--chance-key", key.hex())
    assert ran.code == 0
    assert commitment(key) in ran.out
    data = windycity("replay", str(path), "--chance-key", key.hex(), "--json").data
    assert data["chance"]["draws"] > 20
    fewer = windycity("replay", str(path), "--chance-key", key.hex(), "--chance-since", "50", "--json").data
    assert fewer["chance"]["draws"] < data["chance"]["draws"]


def test_chance_that_fell_otherwise_is_named(windycity: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(drawn_by(b"k" * 32).record())
    ran = windycity("replay", str(path), "--chance-key", (b"x" * 32).hex())
    assert ran.code == 1
    assert "by this key it is" in ran.err
    assert windycity("replay", str(path), "--chance-key", "zz").code == 2
