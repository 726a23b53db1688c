"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import windycity as wc
from windycity.games.don.cards import CARDS, DIGIT, DIGITS, LOT_SIZES, ROUNDS, SEATS, START_TOKENS
from windycity.games.don.state import GONE, LOT, UNSEEN

flags = st.fixed_dictionaries(
    {name: st.booleans() for name in ("side_auctions", "swap", "penalties", "zero_bid", "open_money")}
)
tables = st.builds(
    lambda players, options: wc.load("don", players=players, **options),
    st.integers(min_value=3, max_value=6),
    flags,
)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
quick = settings(max_examples=15, deadline=None, database=None)


def moments(game: wc.Game, seed: int) -> Iterator[wc.Match]:
    """Every moment of a game played at random; passes are as likely as all bids together."""
    match, choices = game.start(seed=seed), random.Random(seed)
    yield match
    while match.actor != wc.OVER:
        moves = match.legal()
        passes = [move for move in moves if move.verb == "pass"]
        match.play(passes[0] if passes and choices.random() < 0.5 else choices.choice(moves))
        yield match


@quick
@given(tables, seeds)
def test_tokens_held_and_pot_are_all_the_tokens(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        state = match.state
        assert sum(state.tokens) + state.pot == START_TOKENS * state.players
        assert min(*state.tokens, state.pot) >= 0
        assert not any(state.tokens[state.players :])


@quick
@given(tables, seeds)
def test_counters_agree_with_where_the_districts_are(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        state = match.state
        for seat in range(SEATS):
            mine = [card for card in range(CARDS) if state.owner[card] == seat]
            assert state.districts[seat] == len(mine)
            digits = [DIGIT[card] for card in mine]
            assert list(state.holdings[seat]) == [digits.count(digit) for digit in range(DIGITS)]


@quick
@given(tables, seeds)
def test_districts_only_come_out_of_the_deck(game: wc.Game, seed: int) -> None:
    hidden, lost = CARDS, 0
    for match in moments(game, seed):
        places = list(match.state.owner)
        assert hidden - 1 <= places.count(UNSEEN) <= hidden
        assert lost <= places.count(GONE) <= lost + 1
        assert places.count(LOT) <= max(LOT_SIZES)
        assert all(place < match.state.players or place >= UNSEEN for place in places)
        hidden, lost = places.count(UNSEEN), places.count(GONE)
    assert hidden == 0
    assert lost == 0 or game.options["penalties"]


@quick
@given(tables, seeds)
def test_a_game_is_fifteen_rounds_and_ends_with_a_winner(game: wc.Game, seed: int) -> None:
    rounds: list[int] = []
    for match in moments(game, seed):
        if not rounds or rounds[-1] != match.view()["round"]:
            rounds.append(match.view()["round"])
        assert bool(match.legal()) == (match.actor != wc.OVER)
    assert rounds == list(range(1, ROUNDS + 1))
    assert match.scores is not None
    assert match.ranks is not None
    assert min(match.ranks) == 1
    assert max(match.scores) == match.scores[match.ranks.index(1)]


@quick
@given(tables, seeds)
def test_the_auction_never_asks_who_is_out_of_it(game: wc.Game, seed: int) -> None:
    for match in moments(game, seed):
        verbs = {move.verb for move in match.legal()}
        if "pass" not in verbs:
            assert "bid" not in verbs
            continue
        shown: dict[str, Any] = match.view()["seats"][match.actor]
        assert not shown["passed"]
        assert not (shown["barred"] and match.view()["step"] == "auction")
        assert match.view()["bidder"] != match.actor


@quick
@given(tables, seeds)
def test_every_move_not_on_the_list_is_refused_with_a_clause(game: wc.Game, seed: int) -> None:
    known = {clause.id for clause in game.clauses}
    texts = ("bid 0", "bid 5", "pass", "keep", "stay", "sell red 0", "swap red 1", "give red 4", "open red 8")
    for match in moments(game, seed):
        legal = {move.text for move in match.legal()}
        for text in texts:
            refusal = match.why_not(text)
            assert (refusal is None) == (text in legal)
            assert refusal is None or refusal.clause in known


@settings(max_examples=40, deadline=None, database=None)
@given(tables, seeds)
def test_random_matches_end_with_all_districts_sold(game: wc.Game, seed: int) -> None:
    match = game.random_match(seed)
    assert match.actor == wc.OVER
    assert sum(match.state.tokens) + match.state.pot == START_TOKENS * game.players
    assert UNSEEN not in list(match.state.owner)
    assert LOT not in list(match.state.owner)
