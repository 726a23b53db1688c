"""Which clauses hold a ruling of ours, which a fact of our own board and pieces, and which nothing of the
rulebook at all: a part that is ours is never told as the rulebook's."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import windycity as wc
from windycity import CATALOGUE
from windycity.kernel import Clause

CLAUSES = {clause.id: clause for game in CATALOGUE for clause in wc.load(game).clauses}


def ids(text: str) -> set[str]:
    return set(text.split())


RULING = ids(
    """
    DON-04 DON-05 DON-06 DON-09 DON-12 DON-13 DON-14 DON-15 DON-16 DON-17
    C91-01 C91-02 C91-03 C91-04 C91-05 C91-11 C91-12 C91-14 C91-16 C91-17 C91-19 C91-20 C91-21 C91-23
    C91-29 C91-30 C91-31 C91-32 C91-35 C91-36 C91-37 C91-38 C91-39 C91-40 C91-42 C91-43 C91-44 C91-45
    C91-46 C91-47 C91-48 C91-49
    C86-01 C86-03 C86-04 C86-05 C86-07 C86-08 C86-09 C86-10 C86-12 C86-15 C86-16 C86-17 C86-19 C86-20
    C86-21 C86-22 C86-23 C86-24 C86-25 C86-26 C86-27
    SHI-01 SHI-03 SHI-05 SHI-07 SHI-08 SHI-09 SHI-10 SHI-11 SHI-12 SHI-13 SHI-14 SHI-15 SHI-16 SHI-19
    SHI-20 SHI-22 SHI-23
    CTY-01 CTY-04 CTY-06 CTY-07 CTY-08 CTY-10 CTY-13 CTY-15 CTY-16 CTY-17 CTY-18 CTY-19 CTY-20 CTY-21
    """
)
"""C86-09 and C86-12 have theirs from C91-02 to C91-05: the edition of 1986 is played on the same board."""

BOARD = ids("DON-02 C91-07 C91-08 C86-01 SHI-01 SHI-02 CTY-03")
"""C86-01 has its part from C91-07."""

NO_RULEBOOK = ids(
    """
    DON-05
    C91-07 C91-08 C91-29 C91-30 C91-35 C91-39 C91-40 C91-42 C91-45 C91-46 C91-48 C91-49
    C86-24 C86-25 C86-26 C86-27
    SHI-02 SHI-09
    CTY-03
    """
)

STOCKS = {"chicago91": "C91-12", "chicago86": "C86-04", "shikago": "SHI-01"}
"""Where a game with a bank says that what the bank hands out never runs out. In Don the tokens only go from
one player to another, and in City there is nothing to hand out but trade marks, which are used up."""


@pytest.mark.parametrize(
    ("wanted", "has"),
    [
        (RULING, lambda clause: clause.ruling),
        (BOARD, lambda clause: clause.board),
        (NO_RULEBOOK, lambda clause: not clause.text),
    ],
    ids=["ruling", "board", "no rulebook"],
)
def test_no_mark_is_lost_or_added(wanted: set[str], has: Callable[[Clause], object]) -> None:
    assert {clause.id for clause in CLAUSES.values() if has(clause)} == wanted


@pytest.mark.parametrize("clause", CLAUSES.values(), ids=CLAUSES)
def test_every_part_is_whole_sentences(clause: Clause) -> None:
    assert all(part[0].isupper() and part.endswith(".") for part in clause.said)


@pytest.mark.parametrize("game", STOCKS)
def test_what_the_bank_hands_out_never_runs_out(game: str) -> None:
    assert wc.load(game).rules.clause(STOCKS[game]).ruling.count("never run") == 1


def test_a_misprint_is_told_as_one() -> None:
    clause = CLAUSES["C86-19"]
    assert "24,000" in clause.text
    assert not {"36,000", "96,000"} & set(clause.text.replace(".", "").split())
    assert "the rulebook prints 96,000" in clause.ruling
    assert "misprint for 36,000" in clause.ruling


def test_where_we_leave_the_letter_it_is_our_ruling() -> None:
    assert "asked first, and gets a lot nobody bids for" in CLAUSES["DON-15"].ruling
    assert "Rocco's purchases bring no point more" in CLAUSES["CTY-19"].ruling
