"""Playing through a pipe: whole games, and everything that can be typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity as wc
from windycity import CATALOGUE

from .conftest import Ran, Runner

TO_THE_END = "keep\npass\n" * 300
GAME = ("play", "don", "--bots", "random", "--seed", "3", "--think", "0.01")
"""With A, the person, as first player."""


def play(windycity: Runner, *lines: str, words: tuple[str, ...] = GAME) -> Ran:
    return windycity(*words, stdin="".join(f"{line}\n" for line in lines))


def test_a_whole_game(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = windycity(*GAME, "--save", str(file), stdin=TO_THE_END)
    assert (ran.code, ran.err) == (0, "")
    match = wc.read(file.read_text())
    assert match.is_over
    assert f"The game is over: {match.reason}. [DON-13]" in ran.out
    assert f"Saved in {file}" in ran.out
    assert all(f"{score}" in ran.out.partition("rank")[2] for score in match.scores or ())


def test_the_same_seed_gives_the_same_game(windycity: Runner, tmp_path: Path) -> None:
    files = [tmp_path / "one.txt", tmp_path / "two.txt"]
    for file in files:
        windycity(*GAME, "--save", str(file), stdin=TO_THE_END)
    assert files[0].read_text() == files[1].read_text()


@pytest.mark.parametrize("game", CATALOGUE)
def test_bots_alone_play_to_the_end(windycity: Runner, game: str) -> None:
    ran = windycity("play", game, "--seat", "none", "--bots", "random", "--seed", "1")
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "it is your turn" not in ran.out


def test_a_pipe_gets_no_control_codes(windycity: Runner) -> None:
    assert "\x1b" not in play(windycity, "5", "q", "y").out


def test_hidden_tokens_stay_hidden(windycity: Runner) -> None:
    rows = [line.split() for line in play(windycity, "q").out.splitlines() if line.startswith("│   ")]
    assert [row[2] for row in rows if row[1] in "BCD"] == ["?", "?", "?"]


def test_numbers_words_and_starts_of_words(windycity: Runner) -> None:
    assert "A bids 5." in play(windycity, "5").out
    assert "A bids 5." in play(windycity, "BID 5").out
    assert "A passes." in play(windycity, "p").out


def test_a_forced_move_is_played_with_a_note(windycity: Runner) -> None:
    assert "A sells nothing. (the only move)" in play(windycity, "q").out


def test_a_refused_move_names_its_clause_and_nothing_is_played(windycity: Runner) -> None:
    ran = play(windycity, "bid 99", "why")
    assert "99 is more than the 12 tokens the bidder has. [DON-07]" in ran.out
    assert wc.load("don").rules.clause("DON-07").text in ran.out
    assert "A bids" not in ran.out


def test_why_tells_the_rulebook_and_our_ruling_apart(windycity: Runner) -> None:
    ran = play(windycity, "why bid 0", "rules DON-06")
    assert ran.out.count("our ruling") == 2
    assert ran.out.count("Mettere all'asta") == 1


def test_why_of_any_move(windycity: Runner) -> None:
    ran = play(windycity, "why", "why 99", "why keep", "why 5", "why nonsense")
    assert "No move was refused" in ran.out
    assert "DON-07" in ran.out.partition("why 99")[2].partition("why keep")[0]
    assert "The auction is on: bid or pass." in ran.out
    assert "bid 5 is legal." in ran.out
    assert "'nonsense' is no move" in ran.out


def test_nonsense_points_to_help(windycity: Runner) -> None:
    ran = play(windycity, "sing", "help")
    assert "'sing' is no move" in ran.out
    assert "Type help" in ran.out
    assert "back to your last decision" in ran.out


def test_undo_goes_back_to_ones_own_decision(windycity: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    ran = play(windycity, f"save {file}", "5", "undo", f"save {file}.2", "q")
    assert ran.code == 0
    assert Path(file).read_text() == Path(f"{file}.2").read_text()


def test_undo_with_nothing_to_take_back(windycity: Runner) -> None:
    assert "There is no decision of yours to take back." in play(windycity, "undo").out


def test_undo_skips_forced_moves(windycity: Runner) -> None:
    after = play(windycity, "5", "undo", "log", "q", "y").out.partition("> log")[2]
    assert "A sells nothing. (the only move)" in after
    assert "A bids" not in after


def test_save_and_go_on(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(windycity, "5", f"save {file}", "quit")
    saved = wc.read(file.read_text())
    ran = windycity("play", "--load", str(file), "--bots", "random", "--save", str(file), stdin=TO_THE_END)
    assert "The game is over" in ran.out
    finished = wc.read(file.read_text())
    assert finished.is_over
    assert finished.moves[: len(saved.moves)] == saved.moves


def test_load_checks_the_game(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(windycity, f"save {file}", "quit")
    ran = windycity("play", "ludo", "--load", str(file))
    assert ran.code == 2
    assert "game of don, not of ludo" in ran.err


def test_quit_asks_only_when_something_would_be_lost(windycity: Runner, tmp_path: Path) -> None:
    asks = "not saved"
    assert asks not in play(windycity, "quit").out
    assert asks in play(windycity, "5", "quit", "y").out
    assert asks not in play(windycity, "5", f"save {tmp_path / 'game.txt'}", "quit").out
    stayed = play(windycity, "5", "quit", "n", "log").out
    assert "> log" in stayed


def test_other_files_are_not_overwritten(windycity: Runner, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Al,")
    assert "is not overwritten" in play(windycity, f"save {letter}").out
    assert windycity(*GAME, "--save", str(letter)).code == 2
    assert letter.read_text() == "Dear Al,"


def test_a_record_replaces_a_record_as_a_whole(
    windycity: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    play(windycity, f"save {file}", "quit")
    file.chmod(0o640)
    before = file.read_text()

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("os.replace", broken)
        said = " ".join(play(windycity, "5", f"save {file}").out.split())
        assert "cannot be written: No space left" in said
    assert file.read_text() == before
    play(windycity, "5", f"save {file}", "quit")
    assert "bid 5" in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_place_that_cannot_be_written_is_noticed_at_the_start(
    windycity: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", denied)
    ran = windycity(*GAME, "--save", str(tmp_path / "game.txt"), stdin=TO_THE_END)
    assert (ran.code, ran.out) == (2, "")
    assert "game.txt: cannot be written: Permission denied" in ran.err


def test_a_link_stays_a_link(windycity: Runner, tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    link.symlink_to(file)
    play(windycity, f"save {link}", "quit")
    assert link.is_symlink()
    assert wc.read(file.read_text()).moves


def test_save_needs_a_file_once(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert "Save it where?" in play(windycity, "save").out
    play(windycity, f"save {file}", "5", "save", "quit")
    assert "bid 5" in file.read_text()


def test_the_end_of_input_leaves_and_saves(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = windycity(*GAME, "--save", str(file), stdin="5\n")
    assert ran.code == 0
    assert "bid 5" in file.read_text()


def test_ctrl_c_saves_too(windycity: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "game.txt"
    monkeypatch.setattr("builtins.input", interrupted)
    assert windycity(*GAME, "--save", str(file)).code == 130
    assert wc.read(file.read_text()).moves


def test_rules_and_moves_at_the_prompt(windycity: Runner) -> None:
    ran = play(windycity, "rules DON-12", "rules neighbour", "rules spaceship", "moves", "table", "")
    assert "Shares are rounded down" in ran.out
    assert "DON-14" in ran.out
    assert "no clause 'spaceship'" in ran.out
    assert ran.out.count("bid 1-12") == 4


def test_a_name_that_looks_like_markup_is_a_name(windycity: Runner) -> None:
    words = (*GAME, "--names", "Al,[/b],[red]Cy[/],:cat:")
    ran = windycity(*words, stdin=f"sing [/b]\nwhy [/x]\nrules [/y]\nsave /[/z]/a\n{TO_THE_END}")
    assert ran.code == 0
    assert "Bots: [/b] random, [red]Cy[/] random, :cat: random." in ran.out
    assert "[/b] passes." in ran.out
    assert "The game is over" in ran.out


def test_hint_names_a_legal_move(windycity: Runner) -> None:
    hint = play(windycity, "hint", "q").out.partition("A bot would play: ")[2].split("\n")[0]
    assert hint.startswith(("bid ", "pass"))


def test_several_people_share_the_screen(windycity: Runner) -> None:
    words = (*GAME, "--seat", "A,Bruno", "--names", "Anna,Bruno,Carla,Dora")
    ran = play(windycity, "pass", "pass", words=words)
    assert "You are Anna and Bruno. Bots: Carla random, Dora random." in ran.out
    assert "Anna, it is your turn." in ran.out
    assert "Bruno, it is your turn." in ran.out
    assert "Bruno passes." in ran.out


def test_a_bot_for_each_seat(windycity: Runner) -> None:
    words = (
        "play",
        "don",
        "--seat",
        "D",
        "--bots",
        "random,greedy,random",
        "--seed",
        "7",
        "--think",
        "0.01",
    )
    assert "Bots: A random, B greedy, C random." in play(windycity, words=words).out
