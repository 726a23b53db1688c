"""The course of the game, and the five questions it answers."""

from __future__ import annotations

from ...kernel import CHANCE, OVER, rule
from .accounts import list_sales, sell_mark
from .board import HOUSES, NO_FIELD
from .building import answer, build, clear_proposal, list_buildings, list_prices, name_price
from .codes import ACCEPT, DECLINE, DONE, FIRST, PASS
from .figures import CUSTOMERS, LAP, MARKS
from .moving import announce, list_adverts, list_moves, list_rolls, move, moved_customer, roll
from .setting import face, is_set_up, list_facings, list_marks, list_puts, mark, put
from .shopping import shop
from .state import (
    ADVERT,
    ANSWER,
    BUILD,
    FACE,
    FIRST_PLAYER,
    GAME_OVER,
    MARK,
    MOVE,
    NO_CUSTOMER,
    NOBODY,
    PRICE,
    PUT,
    ROLL,
    SALE,
    State,
    next_player,
)


@rule
def lay_out(s: State) -> None:
    """CTY-01: twelve marks each, all accounts at the start; CTY-17: the goal goes by the laps."""
    s.goal = LAP * s.laps
    for customer in range(CUSTOMERS):
        s.field[customer] = NO_FIELD
    for house in range(HOUSES):
        s.owner[house] = NOBODY
    for seat in range(s.players):
        s.free_marks[seat] = MARKS
    s.customer = NO_CUSTOMER
    s.victim = NOBODY
    s.winner = NOBODY
    clear_proposal(s)
    s.step = FIRST_PLAYER


@rule
def actor(s: State) -> int:
    """Whose move it is: the player on turn, who is asked, or who has to sell."""
    if s.step == ROLL or s.step == FIRST_PLAYER:
        return CHANCE
    if s.step == GAME_OVER:
        return OVER
    if s.step == ANSWER:
        return s.partner
    if s.step == SALE:
        return s.victim
    return s.turn


@rule
def legal(s: State, out: list[int]) -> int:
    """The moves of the step that is on."""
    if s.step == BUILD:
        return list_buildings(s, out)
    if s.step == MOVE:
        return list_moves(s, out)
    if s.step == ROLL:
        return list_rolls(out)
    if s.step == ADVERT:
        return list_adverts(s, out)
    if s.step == PRICE:
        return list_prices(s, out)
    if s.step == ANSWER:
        return list_answers(out)
    if s.step == SALE:
        return list_sales(s, out)
    return list_setting(s, out)


@rule
def list_answers(out: list[int]) -> int:
    """CTY-20."""
    out[0] = ACCEPT
    out[1] = DECLINE
    return 2


@rule
def list_setting(s: State, out: list[int]) -> int:
    """CTY-04: the setup, from the first player on."""
    if s.step == PUT:
        return list_puts(s, out)
    if s.step == FACE:
        return list_facings(s, out)
    if s.step == MARK:
        return list_marks(s, out)
    if s.step == FIRST_PLAYER:
        for seat in range(s.players):
            out[seat] = FIRST + seat
        return s.players
    return 0


@rule
def weight(s: State, code: int) -> int:
    """CTY-04, CTY-06: all alike."""
    return 1


@rule
def apply(s: State, code: int) -> None:
    """Carry out a legal move."""
    if s.step == BUILD:
        apply_build(s, code)
    elif s.step == MOVE:
        apply_move(s, code)
    elif s.step == ROLL:
        roll(s, code)
    elif s.step == ADVERT:
        announce(s, code)
    elif s.step == PRICE:
        name_price(s, code)
    elif s.step == ANSWER:
        answer(s, code)
    elif s.step == SALE:
        sell_mark(s, code)
    else:
        apply_setting(s, code)


@rule
def apply_setting(s: State, code: int) -> None:
    """CTY-04: the setup; who comes next then begins."""
    if s.step == PUT:
        put(s, code)
    elif s.step == FACE:
        face(s, code)
    elif s.step == MARK:
        mark(s, code)
        if is_set_up(s):
            s.starter = s.turn
            begin_turn(s)
    else:
        s.first = code - FIRST
        s.turn = s.first
        s.step = PUT


@rule
def apply_move(s: State, code: int) -> None:
    """CTY-05: shopping follows the move; CTY-10, CTY-12: after a pass nobody shops, but one may build."""
    if code == PASS:
        s.step = BUILD
    else:
        move(s, code)
        shop(s, moved_customer(code))


@rule
def apply_build(s: State, code: int) -> None:
    """CTY-05: building ends the turn."""
    if code == DONE:
        end_turn(s)
    else:
        build(s, code)


@rule
def begin_turn(s: State) -> None:
    """CTY-05: roll and move first; CTY-21: advertising before the roll."""
    s.rolls = 0
    s.store_opened = 0
    s.proposals = 0
    s.step = ADVERT if s.advertising else ROLL


@rule
def end_turn(s: State) -> None:
    """CTY-04: clockwise; CTY-16: the last round may be fixed."""
    s.turn = next_player(s, s.turn)
    if s.turn == s.starter:
        s.round_number += 1
    if s.max_rounds > 0 and s.round_number == s.max_rounds:
        s.step = GAME_OVER
    else:
        begin_turn(s)
