"""Plans for a whole turn: drafted alike in both carriers, tried with the same luck, and carried out."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from time import perf_counter
from typing import Any

import pytest

import windycity as wc
from windycity.bots.greedy import advice_for
from windycity.bots.search import planning as how_it_is_planned
from windycity.bots.search.bot import SearchBot
from windycity.bots.search.planning import ENOUGH_WALKS, Planning
from windycity.bots.search.searching import Draft, InterpretedSearch, Walks, searching_of
from windycity.bots.search.settings import settings_for
from windycity.bots.search.tree import NOTHING
from windycity.bots.search.walk import Settings, play_on
from windycity.kernel.randomness import stream
from windycity.kernel.rule import Binder

from ..conformance.option_sets import DEFAULTS
from .positions import decision, decisions

SEED = 3
PLANNED = [game for game in DEFAULTS if game.rules.heuristics.plans]
planned_games = pytest.mark.parametrize("game", PLANNED, ids=lambda game: game.name)
every_game = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


def planning(match: wc.Match, searching: Any, walks: int | None = 400, seconds: float = 60.0) -> Planning:
    settings = settings_for(match.rules)._replace(plans=8)
    where = (searching, match.state, match.options["players"], match.actor)
    return Planning(*where, SEED, settings, walks, perf_counter() + seconds)


@planned_games
def test_both_carriers_draft_and_try_the_same(game: wc.Game) -> None:
    interpreted, compiled = InterpretedSearch(game.rules), searching_of(game.rules).compiled()
    settings = settings_for(game.rules)
    for match in [match.copy() for match in decisions(game, 4, 40)][:3]:
        for opening in (NOTHING, match.legal_codes()[-1]):
            draft = compiled.draft(match.state, opening, 11, settings)
            assert interpreted.draft(match.state, opening, 11, settings) == draft
            luck = (game.players, match.actor, Walks(5, 2, 6), settings)
            assert interpreted.try_out(draft.after, *luck) == compiled.try_out(draft.after, *luck)


@every_game
def test_a_plan_goes_on_while_the_seat_may(game: wc.Game) -> None:
    match = decision(game)
    opening, me = match.legal_codes()[-1], match.actor
    settings = settings_for(game.rules)
    codes, after = InterpretedSearch(game.rules).draft(match.state, opening, 11, settings)
    assert codes[0] == opening
    for code in codes:
        assert match.actor == me
        match.play(code)
    assert match.state.pack() == after
    assert match.actor != me or game.rules.heuristics.settled(match.state)


@every_game
def test_luck_does_not_depend_on_the_steps_before(game: wc.Game) -> None:
    duplicate = {"duplicate": lambda state: state.copy()}
    go_on = Binder(game.rules.answers | game.rules.heuristics.answers | duplicate).bind(play_on)
    settings = settings_for(game.rules)._replace(horizon=2)
    ends = set()
    for steps in (1, 5):
        state, lists = decision(game).state.copy(), ([0] * game.rules.longest, [0] * game.rules.longest)
        go_on(state, *lists, 9, steps, settings)
        ends.add(state.pack())
    assert len(ends) == 1


@planned_games
def test_candidates_lead_to_different_positions(game: wc.Game) -> None:
    match = decision(game)
    found = planning(match, searching_of(game.rules).compiled()).candidates(match.legal_codes())
    positions = [each.plan.after for each in found]
    assert len(set(positions)) == len(positions) > 1
    advice = advice_for(match)
    assert advice[found[0].plan.codes[0]] == max(advice.values())


@planned_games
def test_no_first_move_is_out_of_reach(game: wc.Game) -> None:
    match = next(match for match in decisions(game, 5, 7) if 2 < len(match.legal_codes()) < 5)
    searching, legal = searching_of(game.rules).compiled(), match.legal_codes()
    positions = {each.plan.after for each in planning(match, searching).candidates(legal)}
    strict = settings_for(game.rules)._replace(focus=1.0, noise=0.0)
    for i, code in enumerate(legal, 1):
        assert searching.draft(match.state, code, stream(SEED, i), strict).after in positions


class Fair:
    """In place of search: a position is worth what is in it."""

    def __init__(self) -> None:
        self.walks: list[Walks] = []

    def draft(self, state: Any, opening: int, key: int, settings: Settings) -> Draft:
        return Draft((opening,), bytes([max(opening, 0)]))

    def try_out(self, after: bytes, players: int, seat: int, walks: Walks, settings: Settings) -> int:
        self.walks.append(walks)
        return after[0] * walks.number


def test_the_best_plan_is_left_over() -> None:
    fair = Fair()
    plan = planning(decision(DEFAULTS[0]), fair)
    ranked = plan.best([3, 9, 1, 7, 5])
    assert [each.plan.after[0] for each in ranked] == [9, 7, 5, 3, 1, 0]
    assert ranked[0].tries == ranked[1].tries > ranked[2].tries > ranked[-1].tries
    assert 0.9 * 400 <= sum(each.tries for each in ranked) <= 400
    assert {walks.seed for walks in fair.walks} == {SEED}


def test_all_plans_have_the_same_luck() -> None:
    fair = Fair()
    alive = 6
    planning(decision(DEFAULTS[0]), fair).best([3, 9, 1, 7, 5])
    assert len(set(fair.walks[:alive])) == 1
    assert [walks.first for walks in fair.walks[: 3 * alive : alive]] == [0, 1, 3]


def test_few_walks_are_for_few_plans() -> None:
    match = decision(DEFAULTS[0])
    assert planning(match, Fair(), 3 * ENOUGH_WALKS).wanted == 3
    assert planning(match, Fair(), 1).wanted == 2
    assert planning(match, Fair(), None).wanted == 8


def test_without_time_the_advice_is_followed() -> None:
    ranked = planning(decision(DEFAULTS[0]), Fair(), None, 0.0).best([3, 9])
    assert [each.plan.codes for each in ranked] == [(NOTHING,)]


def test_time_is_shared_out_among_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    looks = count()
    monkeypatch.setattr(how_it_is_planned, "perf_counter", lambda: next(looks) / 1000)
    ranked = planning(decision(DEFAULTS[0]), Fair(), None)._replace(end=0.2).best([3, 9, 1, 7, 5])
    assert ranked[0].plan.after[0] == 9
    assert ranked[0].tries > ranked[-1].tries > 0


@planned_games
def test_threads_change_nothing(game: wc.Game) -> None:
    match = decision(game)
    plan = planning(match, searching_of(game.rules).compiled())
    alone = plan.best(match.legal_codes())
    with ThreadPoolExecutor(2) as pool:
        together = plan.best(match.legal_codes(), pool)
    assert [(each.plan, each.gain) for each in alone] == [(each.plan, each.gain) for each in together]


@planned_games
def test_a_plan_is_carried_out_and_made_anew_if_something_else_happens(
    game: wc.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    SearchBot.get_ready(game.start())
    bot, made = SearchBot(seed=4, walks=200), list[tuple[int, ...]]()
    plans = bot.plans

    def counted(*args: Any) -> Any:
        made.append((found := plans(*args))[0].plan.codes)
        return found

    monkeypatch.setattr(bot, "plans", counted)
    match = next(
        match
        for match in decisions(game, 2, 400)
        if len(bot.plans(match, 9.0, settings_for(game.rules))[0].plan.codes) > 2
    )
    made.clear()
    bot._plan = {}
    me, played = match.actor, list[int]()
    while match.actor == me and len(played) < 3:
        played.append(bot.choose(match, 9.0).code if len(match.legal_codes()) > 1 else match.legal_codes()[0])
        match.play(played[-1])
    assert len(made) == 1
    assert tuple(played) == made[0][:3]
