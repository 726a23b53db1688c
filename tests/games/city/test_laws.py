"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

import windycity as wc
from windycity.games.city.board import HOUSES, NO_FIELD
from windycity.games.city.names import HOUSE_LABELS
from windycity.games.city.state import NOBODY

from .bookkeeper import HOUSE_BEFORE, Bookkeeper
from .expectations import EXPECTED
from .street import CUSTOMERS, EXPERT_RULES, SEATS, accounts, free_marks, stands
from .walker import FACES, exits, walked_moves, walks

tables = st.builds(
    lambda players, laps, rounds, rules: wc.load(
        "city", players=players, laps=laps, max_rounds=rounds, **rules
    ),
    st.integers(min_value=2, max_value=6),
    st.sampled_from([1, 1, 2]),
    st.sampled_from([1, 2, 20, 40, 60]),
    st.fixed_dictionaries({name: st.booleans() for name in EXPERT_RULES}),
)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
quick = settings(max_examples=25, deadline=None, database=None)


def moments(game: wc.Game, seed: int) -> Iterator[wc.Match]:
    """Every moment of a game played at random, now by thrifty players and now by others. Kinds of moves are
    alike, so that there is more of everything, and customers go where they shop if they can."""
    match, choices = game.start(seed=seed), random.Random(seed)
    thrift = choices.choice([0.1, 0.5, 0.95])
    yield match
    while match.actor != wc.OVER:
        kinds: dict[str, list[wc.Move]] = {}
        for move in match.legal():
            kinds.setdefault(kind(move, match), []).append(move)
        is_enough = "done" in kinds and choices.random() < thrift
        match.play(choices.choice(kinds["done" if is_enough else choices.choice(sorted(kinds))]))
        yield match


def kind(move: wc.Move, match: wc.Match) -> str:
    """The verb of a move; moves of customers to a shop are a kind of their own."""
    if move.verb != "move":
        return move.verb
    label = HOUSE_BEFORE.get(move.text.split(" to ")[1].split(" facing ")[0])
    has_owner = label is not None and match.state.owner[HOUSE_LABELS.index(label)] != NOBODY
    return "move to a shop" if has_owner else "move"


@quick
@given(tables, seeds)
def test_everyone_has_twelve_marks_on_the_board_and_off_it(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        state = match.state
        laid = [0] * len(SEATS)
        for number in range(HOUSES):
            assert (state.owner[number] == NOBODY) == (state.marks[number] == 0)
            assert 0 <= state.marks[number] <= 5
            if state.owner[number] != NOBODY:
                laid[state.owner[number]] += state.marks[number]
        assert not any(laid[game.players :])
        assert min(free_marks(match)) >= 0
        assert [on + off for on, off in zip(laid[: game.players], free_marks(match), strict=True)] == (
            [12] * game.players
        )


@quick
@given(tables, seeds)
def test_one_customer_on_a_field_looking_along_a_street(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        put = [field for field in match.state.field if field != NO_FIELD]
        assert len(put) == len(set(put))
        if len(put) == len(CUSTOMERS) and match.moves[-1].verb != "put":
            for name in CUSTOMERS:
                label, way = stands(match, name).rsplit(" ", 1)
                assert way in exits(label)


@quick
@given(tables, seeds)
def test_nobody_turns_round_and_the_first_step_follows_the_nose(game: wc.Game, seed: int) -> None:
    before: dict[str, str] = {}
    for match in moments(game, seed):
        if match.moves and match.moves[-1].verb == "move":
            assert_one_walked(before, {name: stands(match, name) for name in CUSTOMERS}, match)
        if NO_FIELD not in list(match.state.field):
            before = {name: stands(match, name) for name in CUSTOMERS}


def assert_one_walked(before: dict[str, str], after: dict[str, str], match: wc.Match) -> None:
    """Exactly the customer of the move has gone a way of one to five steps that is open to it."""
    (name,) = [name for name in CUSTOMERS if before[name] != after[name]]
    assert match.moves[-1].text.startswith(f"move {name} to ")
    (label, way), (to, on) = before[name].rsplit(" ", 1), after[name].rsplit(" ", 1)
    assert any((to, on) in walks(label, way, steps) for steps in range(1, 6))
    assert to not in {spot.rsplit(" ", 1)[0] for spot in before.values()}


@quick
@given(tables, seeds)
def test_the_moves_of_customers_are_those_of_the_dice(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        legal = sorted(move.text for move in match.legal())
        if legal and legal[0].startswith(("move ", "pass")):
            faces = dice(match)
            assert len(faces) == (2 if match.moves[-len(faces) - 1].verb == "advertise" else 1)
            assert legal == walked_moves(match, *faces)


def dice(match: wc.Match) -> list[str]:
    """The faces rolled in this turn."""
    faces = []
    for move in reversed(match.moves):
        if move.verb != "rolls":
            break
        faces.append(move.text.split()[1])
    assert set(faces) <= set(FACES)
    return faces


@settings(max_examples=60, deadline=None, database=None)
@given(tables, seeds)
def test_a_bookkeeper_can_explain_every_account_every_mark_and_all_that_can_be_done(
    game: wc.Game, seed: int
) -> None:
    book, read = None, 0
    for match in moments(game, seed):
        book = book or Bookkeeper(match)
        for move in match.moves[read:]:
            book.read(move.text)
        read, state = len(match.moves), match.state
        assert accounts(match) == book.account
        assert dict(zip(HOUSE_LABELS, state.owner, strict=True)) == book.owner
        assert dict(zip(HOUSE_LABELS, state.marks, strict=True)) == book.marks
        assert state.victim == book.victim
        assert free_marks(match) == [book.free_marks(number) for number in range(game.players)]
        if state.step in EXPECTED:
            assert sorted(move.text for move in match.legal()) == sorted(EXPECTED[state.step](book))


@quick
@given(tables, seeds)
def test_no_account_below_the_start_and_none_at_the_goal_before_the_end(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        money = accounts(match)
        assert min(money) >= 0
        assert not any(match.state.account[game.players :])
        if match.actor != wc.OVER:
            assert max(money) < match.state.goal == 35 * game.options["laps"]
    at_goal = [seat for seat, account in enumerate(money) if account >= match.state.goal]
    assert len(at_goal) == (match.reason == "goal")
    assert match.scores == tuple(money)
    assert match.ranks == tuple(1 + sum(other > account for other in money) for account in money)


@quick
@given(tables, seeds)
def test_what_is_asked_is_asked_of_the_right_seat(game: wc.Game, seed: int) -> None:
    off_turn = {"sell": "victim", "accept": "partner", "decline": "partner"}
    for match in moments(game, seed):
        verbs = {move.verb for move in match.legal()}
        assert bool(verbs) == (match.actor != wc.OVER)
        if match.actor >= 0:
            asked = {getattr(match.state, off_turn.get(verb, "turn")) for verb in verbs}
            assert asked == {match.actor}


@quick
@given(tables, seeds)
def test_every_move_not_on_the_list_is_refused_with_a_clause(game: wc.Game, seed: int) -> None:
    known = {clause.id for clause in game.clauses}
    texts = (
        "first A",
        "put blue on neon 3",
        "face east",
        "mark pink comb",
        "advertise",
        "rolls 2",
        "move bonzo to neon 5 facing south",
        "pass",
        "sell pink comb",
        "open golden lift",
        "extend tin owl",
        "offer hot wok to B",
        "ask tin owl",
        "price 3",
        "accept",
        "done",
    )
    for match in moments(game, seed):
        legal = {move.text for move in match.legal()}
        for text in texts:
            refusal = match.why_not(text)
            assert (refusal is None) == (text in legal)
            assert refusal is None or refusal.clause in known


@settings(max_examples=20, deadline=None, database=None)
@given(tables, seeds)
def test_random_games_of_thirty_rounds_end(game: wc.Game, seed: int) -> None:
    match = wc.load("city", **{**game.options, "max_rounds": 30}).random_match(seed)
    assert match.actor == wc.OVER
    assert match.reason in {"goal", "rounds"}
    assert match.ranks is not None
    assert min(match.ranks) == 1
    turns = sum(move.verb == "done" for move in match.moves)
    assert turns == 30 * game.players if match.reason == "rounds" else turns < 30 * game.players
