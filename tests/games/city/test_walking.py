"""CTY-07 to CTY-09: the ways of the customers."""

from __future__ import annotations

import random

import pytest

from .street import CUSTOMERS, legal, moves_of, play, refused, rolled, seat, stands, street
from .walker import BACK, CELL, FACES, FIELDS, beside, exits, walked_moves


def alone(spot: str, face: str) -> list[str]:
    """Where Bonzo can go from a spot with a face of the die, all the others far away."""
    return moves_of(rolled(face, customers={"bonzo": spot}), "bonzo")


def anywhere(choices: random.Random) -> dict[str, str]:
    """All customers somewhere; they stand close together half the time."""
    fields = list(FIELDS)
    if choices.random() < 0.5:
        row, column = choices.choice(list(CELL.values()))
        fields.sort(key=lambda label: abs(CELL[label][0] - row) + abs(CELL[label][1] - column))
        fields = fields[:12]
    spots = choices.sample(fields, len(CUSTOMERS))
    return {
        name: f"{label} {choices.choice(exits(label))}" for name, label in zip(CUSTOMERS, spots, strict=True)
    }


def test_the_map_of_the_walker_is_the_board() -> None:
    assert len(FIELDS) == 39
    assert {label for label in FIELDS if len(exits(label)) > 2} == {
        "neon 5",
        "soda 4",
        "funk 5",
        "taxi 4",
        "crossing",
    }
    assert exits("neon 5") == ["east", "south", "west"]
    assert exits("taxi 1") == ["north", "east"]
    assert beside("parade 2", "south") == "crossing"


@pytest.mark.parametrize("face", FACES)
def test_cty_07_the_moves_are_those_of_a_walk_through_the_streets(face: str) -> None:
    choices = random.Random(face)
    for _ in range(120):
        match = rolled(face, customers=anywhere(choices))
        assert sorted(legal(match)) == walked_moves(match, face)


@pytest.mark.parametrize("face", FACES)
def test_cty_07_from_every_field_in_every_direction(face: str) -> None:
    for label in FIELDS:
        for way in exits(label):
            match = rolled(face, customers={"rocco": f"{label} {way}"})
            assert sorted(legal(match)) == walked_moves(match, face), f"{label} {way}"


@pytest.mark.parametrize(
    ("steps", "target"), [("1", "neon 7"), ("2", "neon 8"), ("3", "soda 1"), ("4", "soda 2"), ("5", "soda 3")]
)
def test_cty_07_a_customer_goes_by_exactly_the_number(steps: str, target: str) -> None:
    way = "east" if target.startswith("neon") else "south"
    assert alone("neon 6 east", steps) == [f"{target} facing {way}"]


def test_cty_07_any_of_the_seven_can_be_moved() -> None:
    match = rolled("2", customers={"bonzo": "neon 2 east", "blue 1": "neon 6 east", "blue 2": "soda 2 south"})
    assert {text.split(" to ")[0].removeprefix("move ") for text in legal(match)} >= {
        "bonzo",
        "blue 1",
        "blue 2",
    }
    spread = {
        name: f"{label} {exits(label)[0]}"
        for name, label in zip(
            CUSTOMERS,
            ("neon 3", "neon 7", "soda 2", "soda 6", "funk 3", "funk 7", "taxi 2"),
            strict=True,
        )
    }
    match = rolled("1", customers=spread)
    assert {text.split(" to ")[0].removeprefix("move ") for text in legal(match)} == set(CUSTOMERS)


def test_cty_07_only_one_customer_moves() -> None:
    match = rolled("3", customers={"bonzo": "neon 2 east"})
    before = {name: stands(match, name) for name in CUSTOMERS}
    play(match, "A move bonzo to neon 5 facing south")
    after = {name: stands(match, name) for name in CUSTOMERS}
    assert after == before | {"bonzo": "neon 5 south"}
    assert [text for text in legal(match) if text.startswith("move")] == []


def test_cty_07_never_back() -> None:
    match = rolled("2", customers={"bonzo": "neon 7 east"})
    assert moves_of(match, "bonzo") == ["soda 1 facing south"]
    assert refused(match, "A move bonzo to neon 5 facing west") in {"CTY-07", "CTY-08"}


def test_cty_07_not_less_and_not_more_than_the_number() -> None:
    match = rolled("3", customers={"bonzo": "soda 5 south"})
    assert moves_of(match, "bonzo") == ["funk 2 facing west"]
    for label, way in (("soda 6", "south"), ("funk 1", "west"), ("funk 3", "west"), ("soda 5", "south")):
        assert refused(match, f"A move bonzo to {label} facing {way}") in {"CTY-06", "CTY-07", "CTY-09"}


def test_cty_07_the_mover_chooses_at_a_mouth_on_the_way() -> None:
    assert alone("neon 4 east", "2") == ["neon 6 facing east", "parade 1 facing south"]
    assert alone("parade 1 north", "2") == ["neon 4 facing west", "neon 6 facing east"]


def test_cty_07_the_mover_chooses_at_the_crossing_on_the_way() -> None:
    assert alone("parade 2 south", "2") == [
        "market 3 facing west",
        "market 4 facing east",
        "parade 3 facing south",
    ]


def test_cty_07_the_mover_chooses_at_each_of_two_junctions_on_the_way() -> None:
    assert alone("neon 4 east", "5") == [
        "market 3 facing west",
        "market 4 facing east",
        "parade 3 facing south",
        "soda 1 facing south",
    ]


def test_cty_07_the_first_step_follows_the_nose_also_on_a_junction() -> None:
    assert alone("neon 5 south", "1") == ["parade 1 facing south"]
    assert alone("neon 5 west", "1") == ["neon 4 facing west"]
    assert alone("neon 5 east", "3") == ["neon 8 facing east"]
    assert alone("crossing east", "2") == ["market 5 facing east"]
    assert alone("crossing north", "1") == ["parade 2 facing north"]
    match = rolled("1", customers={"bonzo": "crossing north"})
    assert refused(match, "A move bonzo to market 4 facing east") == "CTY-07"


def test_cty_07_a_move_is_customer_target_and_final_facing() -> None:
    match = rolled("3", customers={"bonzo": "neon 2 east"})
    assert moves_of(match, "bonzo") == ["neon 5 facing east", "neon 5 facing south"]
    for way in ("east", "south"):
        after = match.copy()
        play(after, f"A move bonzo to neon 5 facing {way}")
        assert stands(after, "bonzo") == f"neon 5 {way}"


def test_cty_07_no_move_is_there_twice() -> None:
    choices = random.Random(5)
    for face in FACES:
        moves = legal(rolled(face, customers=anywhere(choices)))
        assert len(moves) == len(set(moves))


def test_cty_07_with_the_choice_face_one_two_or_three() -> None:
    assert alone("soda 1 south", "choice") == [
        "soda 2 facing south",
        "soda 3 facing south",
        "soda 4 facing south",
        "soda 4 facing west",
    ]


def test_cty_07_with_the_choice_face_only_numbers_that_work() -> None:
    standing = {"bonzo": "neon 6 east", "blue 1": "neon 7 east", "blue 2": "soda 1 south"}
    assert moves_of(rolled("choice", customers=standing), "bonzo") == ["neon 8 facing east"]


def test_cty_07_all_customers_can_choose_differently() -> None:
    match = rolled("choice", customers={"bonzo": "neon 6 east", "rocco": "soda 5 south"})
    for text in ("bonzo to neon 8 facing east", "rocco to soda 6 facing south"):
        after = match.copy()
        play(after, f"A move {text}")


@pytest.mark.parametrize(
    ("spot", "face", "targets"),
    [
        ("neon 4 east", "1", ["neon 5 facing east", "neon 5 facing south"]),
        ("neon 6 west", "1", ["neon 5 facing south", "neon 5 facing west"]),
        ("parade 1 north", "1", ["neon 5 facing east", "neon 5 facing west"]),
        ("market 6 east", "1", ["soda 4 facing north", "soda 4 facing south"]),
        ("soda 2 south", "2", ["soda 4 facing south", "soda 4 facing west"]),
        ("funk 4 west", "1", ["funk 5 facing north", "funk 5 facing west"]),
        ("parade 4 south", "1", ["funk 5 facing east", "funk 5 facing west"]),
        ("taxi 5 south", "1", ["taxi 4 facing east", "taxi 4 facing south"]),
        ("parade 2 south", "1", ["crossing facing east", "crossing facing south", "crossing facing west"]),
        ("market 4 west", "1", ["crossing facing north", "crossing facing south", "crossing facing west"]),
    ],
)
def test_cty_08_who_stops_on_a_junction_gets_any_way_but_the_one_it_came(
    spot: str, face: str, targets: list[str]
) -> None:
    assert alone(spot, face) == targets


def test_cty_08_no_turning_round_on_a_junction() -> None:
    match = rolled("1", customers={"bonzo": "neon 4 east"})
    assert refused(match, "A move bonzo to neon 5 facing west") == "CTY-08"


@pytest.mark.parametrize(
    ("spot", "to"),
    [
        ("neon 4 east", "neon 5 south"),
        ("neon 4 east", "neon 5 east"),
        ("parade 2 south", "crossing west"),
        ("neon 8 east", "soda 1 south"),
    ],
)
def test_cty_08_the_new_direction_is_taken_at_once(spot: str, to: str) -> None:
    match = rolled("1", customers={"bonzo": spot})
    label, way = to.rsplit(" ", 1)
    play(match, f"A move bonzo to {label} facing {way}")
    assert stands(match, "bonzo") == to


def test_cty_08_the_new_direction_is_a_real_exit() -> None:
    match = rolled("1", customers={"bonzo": "neon 4 east", "rocco": "soda 5 south"})
    assert refused(match, "A move bonzo to neon 5 facing north") == "CTY-08"
    assert refused(match, "A move rocco to soda 6 facing west") in {"CTY-07", "CTY-08"}


@pytest.mark.parametrize(
    ("spot", "targets"),
    [
        ("neon 2 west", ["neon 1 facing south"]),
        ("taxi 6 north", ["neon 1 facing east"]),
        ("neon 8 east", ["soda 1 facing south"]),
        ("soda 2 north", ["soda 1 facing west"]),
        ("soda 6 south", ["funk 1 facing west"]),
        ("funk 2 east", ["funk 1 facing north"]),
        ("funk 8 west", ["taxi 1 facing north"]),
        ("taxi 2 south", ["taxi 1 facing east"]),
    ],
)
def test_cty_08_corners_are_bends_and_follow_the_street(spot: str, targets: list[str]) -> None:
    match = rolled("1", customers={"bonzo": spot, "blue 1": "parade 1 north", "rocco": "soda 4 south"})
    assert moves_of(match, "bonzo") == targets


def test_cty_08_the_street_bends_at_corners_on_the_way() -> None:
    assert alone("neon 7 east", "4") == ["soda 3 facing south"]
    assert alone("soda 3 north", "5") == ["neon 6 facing west"]


def test_cty_08_between_junctions_the_nose_stays_in_the_street() -> None:
    assert alone("market 5 west", "1") == ["market 4 facing west"]
    assert alone("parade 1 south", "1") == ["parade 2 facing south"]


def test_cty_08_nobody_ever_turns_round() -> None:
    for label in FIELDS:
        for way in exits(label):
            to = beside(label, way)
            assert to is not None
            moves = moves_of(rolled("1", customers={"bonzo": f"{label} {way}"}, free=[to]), "bonzo")
            assert moves == sorted(f"{to} facing {on}" for on in exits(to) if on != BACK[way])


def test_cty_09_the_target_must_be_free() -> None:
    match = rolled("2", customers={"bonzo": "soda 1 south", "blue 1": "soda 3 north"})
    assert moves_of(match, "bonzo") == []
    assert refused(match, "A move bonzo to soda 3 facing south") == "CTY-09"


@pytest.mark.parametrize("way", ["east", "west"])
def test_cty_09_customers_overtake_and_meet(way: str) -> None:
    others = {"blue 1": f"neon 7 {way}", "brown 2": f"neon 8 {way}"}
    match = rolled("3", customers={"bonzo": "neon 6 east"} | others)
    assert moves_of(match, "bonzo") == ["soda 1 facing south"]
    assert moves_of(match, "blue 1") == (
        ["soda 2 facing south"] if way == "east" else ["neon 4 facing west", "parade 1 facing south"]
    )


def test_cty_09_a_customer_on_a_junction_bars_no_way_through() -> None:
    standing = {"bonzo": "parade 1 south", "rocco": "crossing north"}
    assert moves_of(rolled("3", customers=standing), "bonzo") == [
        "market 3 facing west",
        "market 4 facing east",
        "parade 3 facing south",
    ]
    assert moves_of(rolled("2", customers=standing), "bonzo") == []


def test_cty_09_the_field_that_was_left_is_free_again() -> None:
    match = rolled("1", customers={"bonzo": "neon 3 east", "rocco": "neon 2 east"})
    assert moves_of(match, "rocco") == []
    play(match, "A move bonzo to neon 4 facing east", "A done", "chance rolls 1")
    assert moves_of(match, "rocco") == ["neon 3 facing east"]


def test_cty_09_the_same_street_for_every_seat() -> None:
    for letter in "ABCD":
        match = street(turn=letter, customers={"bonzo": "neon 4 east"})
        match.play("rolls 2")
        assert match.actor == seat(letter)
        assert moves_of(match, "bonzo") == ["neon 6 facing east", "parade 1 facing south"]
