"""What people may ask of a table, and what they are told if they may not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from windycity.server.table import deciding
from windycity.server.table.commands import (
    AnswerUndo,
    AskUndo,
    Claim,
    Command,
    HandToBot,
    Leave,
    Play,
    Resign,
    Say,
    TakeBack,
)
from windycity.server.table.deciding import decide
from windycity.server.table.errors import Refused
from windycity.server.table.events import Moved, Said, UndoAnswered, UndoAsked, Undone
from windycity.server.table.settings import OPEN
from windycity.server.table.table import Status, Table

from .people import PEOPLE, do, let_chance_act, move, new_table, seated

BOTS = ("fixer",) * 3


def refusal(table: Table, player: str, command: Command) -> Refused:
    """Why a command is refused; nothing changes."""
    before = (table.number, table.match.state.pack(), [seat.player for seat in table.seats])
    with pytest.raises(Refused) as refused:
        decide(table, player, command)
    assert before == (table.number, table.match.state.pack(), [seat.player for seat in table.seats])
    return refused.value


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = new_table((OPEN, "fixer", OPEN, "pigeon"))
    statuses = [table.status]
    for player, seat in (("Ann", 0), (" Bob ", 2)):
        do(table, player, Claim(seat=seat, name=player))
        statuses.append(table.status)
    assert statuses == [Status.OPEN, Status.OPEN, Status.PLAYING]
    assert table.match.names == ("Ann", "B (fixer)", "Bob", "D (pigeon)")


def test_a_seat_is_taken_once() -> None:
    table = new_table()
    do(table, "ann", Claim(seat=1, name="Ann"))
    assert refusal(table, "bob", Claim(seat=1, name="Bob")).reason == "seat taken"
    assert refusal(table, "ann", Claim(seat=2, name="Anna")).reason == "seated"
    assert refusal(table, "bob", Claim(seat=4, name="Bob")).reason == "no such seat"
    assert refusal(new_table((OPEN, *BOTS)), "bob", Claim(seat=1, name="Bob")).reason == "seat taken"


@pytest.mark.parametrize("name", ["Ann", "a;b", "line\nbreak", "\u202e"])
def test_names_are_different_and_can_be_written_down(name: str) -> None:
    table = new_table()
    do(table, "ann", Claim(seat=1, name="Ann"))
    assert refusal(table, "bob", Claim(seat=2, name=name)).reason == "bad name"


def test_one_browser_may_have_all_seats_where_it_is_handed_around() -> None:
    table = new_table(hot_seat=True)
    for seat in range(4):
        do(table, "ann", Claim(seat=seat, name=PEOPLE[seat]))
    assert table.seats_of("ann") == [0, 1, 2, 3]


def test_only_the_seat_that_acts_moves() -> None:
    table = seated()
    first = table.actor
    assert first is not None
    other = (first + 1) % 4
    wrong = move(table).model_copy(update={"seat": other})
    told = refusal(table, PEOPLE[other], wrong)
    assert (told.reason, bool(told.clause)) == ("against the rules", True)
    assert refusal(table, PEOPLE[other], move(table)).reason == "not your seat"
    assert [type(event) for event in do(table, PEOPLE[first], move(table))] == [Moved]


def test_a_refused_move_names_the_clause() -> None:
    table = seated()
    assert table.actor is not None
    told = refusal(
        table, PEOPLE[table.actor], Play(seat=table.actor, move="bid 4000", after=len(table.match.turns))
    )
    assert told.reason == "against the rules"
    assert told.clause is not None
    assert told.clause.startswith("DON-")


def test_a_move_is_for_the_position_that_was_seen() -> None:
    table = seated()
    assert table.actor is not None
    player, again = PEOPLE[table.actor], move(table)
    do(table, player, again)
    assert refusal(table, player, again).reason == "late"


def test_before_the_beginning_and_after_the_end_nobody_moves() -> None:
    table = new_table()
    do(table, "ann", Claim(seat=0, name="Ann"))
    assert refusal(table, "ann", Play(seat=0, move="pass", after=0)).reason == "not begun"
    table = seated((OPEN, *BOTS))
    while not table.match.is_over:
        let_chance_act(table)
        if not table.match.is_over:
            table.happen(Moved(code=table.match.legal_codes()[0]))
    assert table.status is Status.OVER
    assert refusal(table, "ann", Play(seat=0, move="pass", after=len(table.match.turns))).reason == "over"
    assert refusal(table, "ann", Resign(seat=0)).reason == "over"


def test_a_seat_goes_to_a_bot_and_back() -> None:
    table = seated()
    assert table.actor is not None
    me, seat = PEOPLE[table.actor], table.actor
    assert refusal(table, me, TakeBack(seat=seat)).reason == "nothing changes"
    assert refusal(table, me, HandToBot(seat=seat, level="wizard")).reason == "no such level"
    do(table, me, HandToBot(seat=seat, level="pigeon"))
    assert refusal(table, me, HandToBot(seat=seat, level="pigeon")).reason == "nothing changes"
    assert refusal(table, me, move(table)).reason == "bot plays"
    assert refusal(table, "eve", TakeBack(seat=seat)).reason == "not your seat"
    do(table, me, TakeBack(seat=seat))
    do(table, me, move(table))


def test_who_resigns_does_not_come_back() -> None:
    table = seated()
    do(table, "ann", Resign(seat=0))
    assert table.seats[0].bot == table.settings.absent
    assert refusal(table, "ann", TakeBack(seat=0)).reason == "resigned"
    assert refusal(table, "ann", Resign(seat=0)).reason == "resigned"


def test_a_seat_can_be_given_up() -> None:
    table = new_table()
    do(table, "ann", Claim(seat=0, name="Ann"))
    do(table, "ann", Leave(seat=0))
    assert table.seats[0].is_open
    table = seated()
    do(table, "ann", Leave(seat=0))
    assert table.status is Status.PLAYING
    assert (table.seats[0].player, table.seats[0].bot) == (None, table.settings.absent)
    assert refusal(table, "ann", TakeBack(seat=0)).reason == "not your seat"


def moved_once(*, undo: bool = True) -> tuple[Table, int]:
    """A table where somebody has just moved, and nobody and nothing has acted after it."""
    table = seated(undo=undo)
    assert table.actor is not None
    seat = table.actor
    do(table, PEOPLE[seat], move(table))
    assert not table.awaits_chance
    return table, seat


def test_an_undo_needs_everybody() -> None:
    table, seat = moved_once()
    moves = len(table.match.turns)
    askers = [number for number in range(4) if number != seat]
    assert do(table, PEOPLE[seat], AskUndo(seat=seat)) == [UndoAsked(seat=seat)]
    assert refusal(table, PEOPLE[seat], AskUndo(seat=seat)).reason == "asked already"
    assert refusal(table, PEOPLE[seat], AnswerUndo(seat=seat, agrees=True)).reason == "not asked"
    for number in askers[:-1]:
        do(table, PEOPLE[number], AnswerUndo(seat=number, agrees=True))
    assert refusal(table, PEOPLE[askers[0]], AnswerUndo(seat=askers[0], agrees=True)).reason == "not asked"
    assert len(table.match.turns) == moves
    last = AnswerUndo(seat=askers[-1], agrees=True)
    assert do(table, PEOPLE[askers[-1]], last) == [UndoAnswered(seat=askers[-1], agrees=True), Undone()]
    assert len(table.match.turns) == moves - 1
    assert table.actor == seat


def test_one_who_does_not_agree_is_enough() -> None:
    table, seat = moved_once()
    other = (seat + 1) % 4
    do(table, PEOPLE[seat], AskUndo(seat=seat))
    do(table, PEOPLE[other], AnswerUndo(seat=other, agrees=False))
    assert table.undo_asked_by is None
    assert refusal(table, PEOPLE[other], AnswerUndo(seat=other, agrees=True)).reason == "nothing asked"


def test_bots_always_agree() -> None:
    table = seated((OPEN, *BOTS))
    while table.actor != 0:
        table.happen(Moved(code=table.match.legal_codes()[0]))
        let_chance_act(table)
    while len(table.match.legal_codes()) == 1 or table.awaits_chance:
        table.happen(Moved(code=table.match.legal_codes()[0]))
    if table.actor == 0:
        do(table, "ann", move(table))
        assert do(table, "ann", AskUndo(seat=0)) == [UndoAsked(seat=0), Undone()]


def test_an_undo_does_not_reach_past_anybody() -> None:
    table, seat = moved_once()
    assert table.actor is not None
    do(table, PEOPLE[table.actor], move(table))
    assert refusal(table, PEOPLE[seat], AskUndo(seat=seat)).reason == "too late"


def test_an_undo_does_not_reach_past_chance() -> None:
    table = seated()
    assert refusal(table, "ann", AskUndo(seat=0)).reason == "too late"
    for _ in range(200):
        assert table.actor is not None
        seat = table.actor
        do(table, PEOPLE[seat], move(table, 0))
        if table.awaits_chance:
            break
    let_chance_act(table)
    assert refusal(table, PEOPLE[seat], AskUndo(seat=seat)).reason == "too late"


def test_a_move_ends_the_question() -> None:
    table, seat = moved_once()
    do(table, PEOPLE[seat], AskUndo(seat=seat))
    assert table.actor is not None
    do(table, PEOPLE[table.actor], move(table))
    assert table.undo_asked_by is None


def test_a_table_may_do_without_undo() -> None:
    table, seat = moved_once(undo=False)
    assert refusal(table, PEOPLE[seat], AskUndo(seat=seat)).reason == "no undo"


def test_people_talk_under_the_names_of_their_seats() -> None:
    table = seated()
    assert do(table, "ann", Say(seat=0, name="Bob", text=" hello ")) == [
        Said(seat=0, name="Ann", text="hello")
    ]
    assert do(table, "eve", Say(name="Eve", text="hi")) == [Said(seat=None, name="Eve", text="hi")]
    assert refusal(table, "eve", Say(seat=0, name="Eve", text="I am Ann")).reason == "not your seat"
    assert [said.name for said in table.chat] == ["Ann", "Eve"]


CASES: dict[str, Callable[[], Command]] = {
    "leave": lambda: Leave(seat=0),
    "hand_to_bot": lambda: HandToBot(seat=0, level="fixer"),
    "take_back": lambda: TakeBack(seat=0),
    "resign": lambda: Resign(seat=0),
    "play": lambda: Play(seat=0, move="pass", after=1),
    "ask_undo": lambda: AskUndo(seat=0),
    "answer_undo": lambda: AnswerUndo(seat=0, agrees=True),
    "say": lambda: Say(seat=0, name="Eve", text="hi"),
}


@pytest.mark.parametrize("case", CASES)
def test_nobody_acts_for_another_seat(case: str) -> None:
    assert refusal(seated(), "eve", CASES[case]()).reason == "not your seat"


OVER_AND_OVER: dict[str, tuple[Command, ...]] = {
    "said": (Say(seat=0, name="Ann", text="hello"),),
    "handed over": (HandToBot(seat=0, level="pigeon"), TakeBack(seat=0)),
    "left and taken": (Leave(seat=0), Claim(seat=0, name="Ann")),
}


def is_stopped(table: Table, commands: tuple[Command, ...]) -> bool:
    """Whether somebody is stopped who asks for the same again and again."""
    try:
        while table.number < 200:
            for command in commands:
                do(table, "ann", command)
    except Refused as refused:
        return refused.reason == "too much"
    return False


@pytest.mark.parametrize("what", OVER_AND_OVER)
@pytest.mark.parametrize(("most", "stops"), [(50, True), (10**9, False)], ids=["bounded", "planted bug"])
def test_nothing_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch, what: str, most: int, stops: bool) -> None:
    monkeypatch.setattr(deciding, "MOST_BESIDE", most)
    table = new_table()
    do(table, "ann", Claim(seat=0, name="Ann"))
    assert is_stopped(table, OVER_AND_OVER[what]) is stops


def test_after_too_much_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MOST_BESIDE", 50)
    table = seated()
    assert is_stopped(table, OVER_AND_OVER["said"])
    assert table.actor is not None
    do(table, PEOPLE[table.actor], move(table))
    assert refusal(table, "ann", AskUndo(seat=0)).reason == "too much"
    do(table, "ann", Resign(seat=0))


def test_a_long_game_is_not_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MOST_BESIDE", 10)
    table = seated()
    while table.number < 60:
        assert table.actor is not None
        do(table, PEOPLE[table.actor], move(table))
        let_chance_act(table)
    do(table, "ann", Say(seat=0, name="Ann", text="what a long game"))
