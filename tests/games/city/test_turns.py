"""CTY-05, CTY-06 and CTY-10: the phases of a turn, the die, and that one has to move."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.city.state import BUILD, MOVE, ROLL

from .street import CUSTOMERS, accounts, chain, legal, play, refused, rolled, seat, stands, street
from .walker import FACES

DIE = {f"rolls {face}": Fraction(1, 6) for face in FACES}

JAM: Mapping[str, str] = dict(
    zip(
        CUSTOMERS,
        (
            "neon 5 east",
            "neon 6 east",
            "neon 7 east",
            "neon 8 east",
            "soda 1 west",
            "soda 2 north",
            "soda 3 north",
        ),
        strict=True,
    )
)
"""Nobody here can go 1, 2 or 3 steps. Brown 2 stands before titan mart, Bonzo before golden lift."""


def odds(match: wc.Match) -> dict[str, Fraction]:
    return {outcome.move.text: outcome.probability for outcome in match.outcomes()}


def test_cty_05_roll_move_shop_and_build_in_this_order() -> None:
    match = street(customers={"bonzo": "neon 6 east"}, houses={"A": {"moon boot": 1}}, accounts=[4, 0, 0, 0])
    assert (match.state.step, match.actor, match.state.turn) == (ROLL, wc.CHANCE, seat("A"))
    match.play("rolls 2")
    assert (match.state.step, match.actor) == (MOVE, seat("A"))
    assert accounts(match) == [4, 0, 0, 0]
    play(match, "A move bonzo to neon 8 facing east")
    assert accounts(match) == [7, 0, 0, 0], "shopping comes before building"
    assert (match.state.step, match.actor) == (BUILD, seat("A"))
    play(match, "A open hot wok", "A done")
    assert (match.state.step, match.actor, match.state.turn) == (ROLL, wc.CHANCE, seat("B"))


def test_cty_05_after_a_turn_the_next_player_clockwise() -> None:
    match = street(3, turn="B", starter="B", round_number=0, customers={"bonzo": "neon 1 east"})
    order = []
    for _ in range(7):
        order.append((match.state.turn, match.state.round_number))
        match.play("rolls 1")
        match.play(legal(match)[0])
        assert legal(match) == ["done"]
        match.play("done")
    assert order == [(1, 0), (2, 0), (0, 0), (1, 1), (2, 1), (0, 1), (1, 2)]


def test_cty_05_nothing_of_another_phase() -> None:
    match = street(customers={"bonzo": "neon 6 east"}, accounts=[20, 20, 20, 20])
    for move in ("move bonzo to neon 8 facing east", "open hot wok", "done", "roll", "pass"):
        refusal = match.why_not(move)
        assert refusal is not None
        assert refusal.clause in {"CTY-05", "CTY-06", "CTY-15", "CTY-21"}, move
    match.play("rolls 2")
    for move in (
        "open hot wok",
        "done",
        "mark hot wok",
        "put bonzo on neon 1",
        "face east",
        "rolls 2",
        "first A",
    ):
        assert refused(match, f"A {move}") in {"CTY-05", "CTY-07", "CTY-10", "CTY-15", "CTY-04", "CTY-06"}, (
            move
        )
    match.play("move bonzo to neon 8 facing east")
    assert refused(match, "A move bonzo to soda 2 facing south") in {"CTY-05", "CTY-07", "CTY-15"}
    assert refused(match, "A pass") in {"CTY-05", "CTY-10", "CTY-15"}


def test_cty_05_nobody_moves_out_of_turn() -> None:
    match = rolled("2", turn="C", customers={"bonzo": "neon 6 east"})
    with pytest.raises(wc.IllegalMove):
        match.play("move bonzo to neon 8 facing east", seat=0)
    match.play("move bonzo to neon 8 facing east", seat=2)
    assert match.actor == seat("C")


def test_cty_05_building_is_asked_even_if_nothing_can_be_built() -> None:
    match = rolled("2", customers={"bonzo": "neon 6 east"})
    play(match, "A move bonzo to neon 8 facing east")
    assert legal(match) == ["done"]


@pytest.mark.parametrize("letter", "ABCD")
def test_cty_06_six_faces_all_alike(letter: str) -> None:
    assert odds(street(turn=letter)) == DIE


@pytest.mark.parametrize(("face", "steps"), FACES.items())
def test_cty_06_what_a_face_allows(face: str, steps: tuple[int, ...]) -> None:
    match = rolled(face, customers={"bonzo": "taxi 6 north"})
    along = ("neon 1", "neon 2", "neon 3", "neon 4", "neon 5")
    targets = {text.split(" to ")[1].split(" facing ")[0] for text in legal(match) if "bonzo" in text}
    assert targets == {along[number - 1] for number in steps}
    assert match.state.rolls == sum(1 << number for number in steps)


def test_cty_06_no_other_faces() -> None:
    match = street()
    for move in ("rolls 6", "rolls 0", "rolls 7"):
        refusal = match.why_not(move)
        assert refusal is not None
        assert refusal.clause in {"CTY-05", "CTY-06"}


def test_cty_06_no_player_rolls_in_place_of_chance() -> None:
    match = street()
    with pytest.raises(wc.IllegalMove):
        match.play("rolls 3", seat=0)


def test_cty_06_every_roll_is_new() -> None:
    match = rolled("choice", customers={"bonzo": "neon 6 east"})
    play(match, "A move bonzo to neon 8 facing east", "A done")
    assert odds(match) == DIE
    match.play("rolls 1")
    assert match.state.rolls == 1 << 1


def test_cty_10_a_move_must_be_made() -> None:
    match = rolled("3", customers={"bonzo": "neon 6 east"})
    assert "pass" not in legal(match)
    assert refused(match, "A pass") == "CTY-10"
    assert refused(match, "A done") in {"CTY-05", "CTY-07", "CTY-10", "CTY-15"}


def test_cty_10_even_a_bad_one() -> None:
    jam = {**JAM, "rocco": JAM["brown 1"], "brown 1": JAM["rocco"]}
    match = rolled("4", customers=jam, houses={"A": {"cosmos hall": 3}}, accounts=[10, 0, 0, 0])
    assert legal(match) == ["move rocco to soda 4 facing south", "move rocco to soda 4 facing west"]
    assert refused(match, "A pass") == "CTY-10"
    play(match, "A move rocco to soda 4 facing west")
    assert accounts(match) == [4, 0, 0, 0]


@pytest.mark.parametrize("face", ["1", "2", "3", "choice"])
def test_cty_10_only_if_no_move_is_possible_the_player_passes(face: str) -> None:
    match = rolled(face, customers=JAM)
    assert legal(match) == ["pass"]
    assert str(match.asked) == "No customer can be moved: pass. [CTY-10]"
    before = [stands(match, name) for name in CUSTOMERS]
    assert refused(match, "A done") in {"CTY-05", "CTY-07", "CTY-10", "CTY-15"}
    play(match, "A pass")
    assert [stands(match, name) for name in CUSTOMERS] == before


@pytest.mark.parametrize("face", ["4", "5"])
def test_cty_10_who_can_move_anyone_cannot_pass(face: str) -> None:
    match = rolled(face, customers=JAM)
    assert "pass" not in legal(match)
    assert legal(match)


def in_pairs(*spots: str) -> dict[str, str]:
    return dict(zip(CUSTOMERS, spots, strict=True))


def test_cty_10_customers_that_face_each_other_are_in_each_others_way() -> None:
    one = ("neon 6 east", "neon 7 west", "neon 8 west", "soda 2 south", "soda 3 north", "funk 7 west")
    assert legal(rolled("1", customers=in_pairs(*one, "funk 8 east"))) == ["pass"]
    two = ("neon 6 east", "neon 8 west", "soda 5 south", "funk 1 north", "funk 6 west", "funk 8 east")
    assert legal(rolled("2", customers=in_pairs(*two, "soda 2 north"))) == ["pass"]
    assert legal(rolled("2", customers=in_pairs(*two, "soda 1 west"))) == ["move rocco to neon 7 facing west"]
    four = ("neon 6 east", "soda 2 north", "neon 7 east", "soda 3 north", "funk 6 west", "taxi 2 south")
    assert legal(rolled("4", customers=in_pairs(*four, "soda 6 south"))) == [
        "move rocco to funk 4 facing west"
    ]


def test_cty_10_building_follows_a_pass_all_the_same() -> None:
    match = rolled("choice", customers=JAM, houses={"A": {"titan mart": 1}}, accounts=[8, 0, 0, 0])
    play(match, "A pass")
    assert (match.state.step, match.actor) == (BUILD, seat("A"))
    play(match, "A open hot wok", "A extend titan mart", "A extend hot wok", "A done")
    assert chain(match, "A") == {"titan mart": 2, "hot wok": 2}
    assert accounts(match) == [0, 0, 0, 0]
    assert match.state.turn == seat("B")
