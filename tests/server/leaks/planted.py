"""Leaks to plant in the server, each by one channel at least; the search has to find every one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from windycity.kernel import IllegalMove, Sentence, quoted, say
from windycity.match import LogLine, Match
from windycity.server.live import bot_turns, live_table
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.live.thinking import Position
from windycity.server.table import chance, checks, deciding, past, sight
from windycity.server.table.beginning import Beginning
from windycity.server.table.commands import Say
from windycity.server.table.errors import Refused, Unreadable
from windycity.server.table.events import Event, Said, Undone
from windycity.server.table.glance import Glance
from windycity.server.table.seats import Seat
from windycity.server.table.sight import Agreed, EventSeen, Eyes, Result, SeatSeen, Sight, WaySeen
from windycity.server.table.table import Table
from windycity.server.web import bodies, connection, house, requests, tables
from windycity.server.web.bodies import TableCard
from windycity.server.web.connection import Connection
from windycity.server.web.doors import Visit
from windycity.server.web.house import House
from windycity.server.web.messages import Answer, Watch
from windycity.server.web.own_tables import Own, OwnTables
from windycity.server.web.passwords import Passwords

from .searching import Planted

Patch = pytest.MonkeyPatch


def tokens(table: Table) -> list[int]:
    """What is hidden in Don."""
    hidden: list[int] = table.match.state.tokens
    return hidden


def view_of_who_acts_for_spectators(patch: Patch) -> None:
    def view(match: Match, seat: int | None = None) -> dict[str, Any]:
        return match.rules.view(match.state, max(match.actor, 0) if seat is None else seat)

    patch.setattr(Match, "view", view)


def seats_in_the_order_of_what_they_have(patch: Patch) -> None:
    real = Match.view

    def view(match: Match, seat: int | None = None) -> dict[str, Any]:
        shown = real(match, seat)
        return shown | {"seats": sorted(shown["seats"], key=lambda each: match.state.tokens[each["seat"]])}

    patch.setattr(Match, "view", view)


def legal_moves_for_everybody(patch: Patch) -> None:
    real = sight.legal
    patch.setattr(sight, "legal", lambda table, seat: real(table, table.actor))


def log_tells_what_is_left(patch: Patch) -> None:
    real = Match.log

    def log(match: Match, since: int = 0, until: int | None = None) -> list[LogLine]:
        left = match.state.tokens
        return [
            line._replace(text=say("{line} {left} left.", line=line.text, left=quoted(left)))
            for line in real(match, since, until)
        ]

    patch.setattr(Match, "log", log)


def words_tell_what_is_left(patch: Patch) -> None:
    real = Match.log

    def log(match: Match, since: int = 0, until: int | None = None) -> list[LogLine]:
        left = {"left": quoted(match.state.tokens)}
        return [
            line._replace(text=Sentence(line.text.pattern, {**line.text.words, **left}))
            for line in real(match, since, until)
        ]

    patch.setattr(Match, "log", log)


def players_in_seats(patch: Patch) -> None:
    patch.setattr(sight, "seats_seen", with_players(sight.seats_seen))


def players_in_cards(patch: Patch) -> None:
    patch.setattr(bodies, "seats_seen", with_players(sight.seats_seen))


def with_players(real: Callable[..., list[SeatSeen]]) -> Callable[..., list[SeatSeen]]:
    def seats_seen(seats: Sequence[Seat], beginning: Beginning, player: str | None) -> list[SeatSeen]:
        shown = zip(real(seats, beginning, player), seats, strict=True)
        return [replace(seen, kept_for=seat.player) for seen, seat in shown]

    return seats_seen


def players_in_events(patch: Patch) -> None:
    patch.setattr(sight, "SECRET", {"kind", "seat"})


def hash_of_the_state_in_events(patch: Patch) -> None:
    patch.setattr(live_table, "event_seen", with_hash(sight.event_seen, Event))


def hash_of_the_state_after_undo(patch: Patch) -> None:
    patch.setattr(live_table, "event_seen", with_hash(sight.event_seen, Undone))


def with_hash(real: Callable[[Table, Event], EventSeen], kind: Any) -> Callable[[Table, Event], EventSeen]:
    def event_seen(table: Table, event: Event) -> EventSeen:
        seen = real(table, event)
        if kind is Event or isinstance(event, kind):
            seen.data["hash"] = table.match.hash
        return seen

    return event_seen


def hashes_in_records(patch: Patch) -> None:
    patch.setattr(requests, "record", lambda table: table.match.record())


def past_of_any_seat(patch: Patch) -> None:
    def anybodys(table: Table, _: str | None, moves: int, seat: int | None) -> past.Past:
        owner = table.seats[seat].player if seat is not None else None
        return past.past(table, owner, moves, seat)

    patch.setattr(requests, "past", anybodys)


def key_before_the_end(patch: Patch) -> None:
    def result(table: Table) -> Result:
        return Result(scores=[], ranks=[], reason="", says={}, chance_key=table.key.hex())

    patch.setattr(sight, "result", result)


def next_chance_in_what_is_agreed(patch: Patch) -> None:
    def leaky(table: Table) -> str:
        return str(chance.bits_for(table.key, len(table.match.turns) + 1) % 6)

    patch.setattr(connection, "agreed", with_absent(leaky))


def password_in_what_is_agreed(patch: Patch) -> None:
    patch.setattr(connection, "agreed", with_absent(lambda table: str(table.beginning.password)))


def with_absent(what: Callable[[Table], str]) -> Callable[[Table, Eyes, str], Agreed]:
    def agreed(table: Table, eyes: Eyes, watch_link: str) -> Agreed:
        return sight.agreed(table, eyes, watch_link).model_copy(update={"absent": what(table)})

    return agreed


def password_in_a_refusal(patch: Patch) -> None:
    real = Passwords.is_right

    async def is_right(passwords: Passwords, password: str, hashed: str) -> bool:
        if await real(passwords, password, hashed):
            return True
        raise Refused("wrong password", say("{given} is not {right}", given=password, right=hashed))

    patch.setattr(Passwords, "is_right", is_right)


def tokens_in_a_refused_command(patch: Patch) -> None:
    real = checks.own_seat

    def own_seat(table: Table, player: str, number: int) -> Seat:
        try:
            return real(table, player, number)
        except Refused as error:
            told = say("{said}; {tokens}", said=error.sentence, tokens=quoted(tokens(table)))
            raise Refused(error.reason, told) from None

    patch.setattr(deciding, "own_seat", own_seat)


def tokens_in_a_refused_move(patch: Patch) -> None:
    real = Match.check

    def check(match: Match, move: Any, *, seat: int | None = None) -> Any:
        try:
            return real(match, move, seat=seat)
        except IllegalMove as error:
            told = say("{said} {tokens}", said=error.sentence, tokens=quoted(match.state.tokens))
            raise IllegalMove(error.clause, told) from None

    patch.setattr(Match, "check", check)


def tokens_in_a_refused_fork(patch: Patch) -> None:
    def fork(table: Table, moves: int) -> None:
        raise Refused("hidden", say("after {moves}: {tokens}", moves=moves, tokens=quoted(tokens(table))))

    patch.setattr(past, "fork", fork)


def link_of_the_table_for_watchers(patch: Patch) -> None:
    def leaky(table: Table, eyes: Eyes, at: int) -> Sight:
        return replace(sight.sight(table, eyes, at), table=table.id)

    patch.setattr(connection, "sight", leaky)


def link_of_the_table_on_cards(patch: Patch) -> None:
    real = TableCard.of
    patch.setattr(TableCard, "of", lambda live, player, created=None, link=None: real(live, player, created))


def everybodys_tables_for_everybody(patch: Patch) -> None:
    async def of(own: OwnTables, player: str, finished: int) -> Own:
        rows = own._reader.tables("playing", most=9)
        return Own([(Glance.at((await own._keeper.find(row.id)).table), 0) for row in rows], more=False)

    patch.setattr(OwnTables, "of", of)


def everybodys_turns_for_everybody(patch: Patch) -> None:
    async def turns(own: OwnTables, player: str) -> list[str]:
        return [row.id for row in own._reader.tables("playing", most=9)]

    patch.setattr(OwnTables, "turns", turns)


def scenes_show_what_is_left(patch: Patch) -> None:
    patch.setattr(Match, "scenes", lambda match, move: [{"left": list(match.state.tokens)}])


def next_table_for_watchers(patch: Patch) -> None:
    def leaky(table: Table, eyes: Eyes, at: int) -> Sight:
        return replace(sight.sight(table, eyes, at), next_table=table.next_table)

    patch.setattr(connection, "sight", leaky)


def number_of_messages_tells_tokens(patch: Patch) -> None:
    real = Connection._tell

    def tell(browser: Connection, eyes: Eyes, live: LiveTable, news: Sequence[str]) -> None:
        for _ in range(2 if max(tokens(live.table)) > 30 else 1):
            real(browser, eyes, live, news)

    patch.setattr(Connection, "_tell", tell)


def state_for_bots(patch: Patch) -> None:
    tell_bots(patch, lambda table: table.match.hash)


def key_for_bots(patch: Patch) -> None:
    tell_bots(patch, lambda table: table.key.hex())


def tell_bots(patch: Patch, what: Callable[[Table], str]) -> None:
    real = bot_turns.position

    def position(table: Table, seat: int, level: str) -> Position:
        return real(table, seat, f"{level} {what(table)}")

    for module in (bot_turns, house):
        patch.setattr(module, "position", position)


def hint_about_somebody_else(patch: Patch) -> None:
    async def hint(_: House, visit: Visit) -> str:
        return f"they cannot bid more than {max(tokens(visit.live.table))}"

    patch.setattr(House, "hint", hint)


def ways_that_know_more(patch: Patch) -> None:
    def ways_seen(table: Table, eyes: Eyes, start: str) -> list[WaySeen]:
        return [WaySeen(start, [str(max(tokens(table)))], [])]

    patch.setattr(connection, "ways_seen", ways_seen)


def answers_to_commands_of_others(patch: Patch) -> None:
    patch.setattr(Author, "__eq__", lambda one, other: one.command == other.command)
    patch.setattr(Author, "__hash__", lambda author: hash(author.command))


def ids_of_commands_for_who_comes_back(patch: Patch) -> None:
    real = Connection._watch

    async def watch(browser: Connection, request: Watch) -> None:
        await real(browser, request)
        live = browser._watched[request.table].live
        browser._answer(Answer(id=str([author.command for author in live.answers])))

    patch.setattr(Connection, "_watch", watch)


def links_of_all_seats(patch: Patch) -> None:
    patch.setattr(tables, "own_seat", lambda table, player, number: table.seats[number])


def players_in_chat(patch: Patch) -> None:
    def say(table: Table, player: str, command: Say) -> list[Event]:
        return [Said(seat=command.seat, name=player, text=command.text)]

    patch.setitem(deciding.DECISIONS, Say, say)


def refusal_of_a_stored_move(patch: Patch) -> None:
    real = Table._change

    def change(table: Table, event: Event) -> None:
        try:
            real(table, event)
        except IllegalMove as error:
            raise Unreadable(table.number + 1, error.sentence) from None

    patch.setattr(Table, "_change", change)


PLANTED = (
    Planted(view_of_who_acts_for_spectators, "spectator", "first view"),
    Planted(seats_in_the_order_of_what_they_have, "seat 0", "moves"),
    Planted(legal_moves_for_everybody, "watcher", "moves"),
    Planted(log_tells_what_is_left, "spectator", "moves"),
    Planted(words_tell_what_is_left, "spectator", "moves"),
    Planted(players_in_seats, "seat 1", "first view"),
    Planted(players_in_cards, "stranger", "cards"),
    Planted(players_in_events, "seat 0", "sitting down"),
    Planted(players_in_events, "watcher", "another browser"),
    Planted(hash_of_the_state_in_events, "seat 2", "moves"),
    Planted(hash_of_the_state_after_undo, "spectator", "undo"),
    Planted(hashes_in_records, "seat 3", "record"),
    Planted(past_of_any_seat, "seat 0", "past positions"),
    Planted(key_before_the_end, "seat 0", "first view"),
    Planted(next_chance_in_what_is_agreed, "seat 1", "coming back"),
    Planted(password_in_what_is_agreed, "watcher", "first view"),
    Planted(password_in_a_refusal, "stranger", "password"),
    Planted(tokens_in_a_refused_command, "spectator", "refused commands"),
    Planted(tokens_in_a_refused_move, "seat 0", "refused moves"),
    Planted(tokens_in_a_refused_fork, "seat 1", "forks"),
    Planted(link_of_the_table_for_watchers, "watcher", "moves"),
    Planted(link_of_the_table_for_watchers, "seat 0 as a watcher", "chat"),
    Planted(link_of_the_table_on_cards, "watcher", "cards"),
    Planted(everybodys_tables_for_everybody, "watcher", "cards"),
    Planted(everybodys_turns_for_everybody, "watcher", "cards"),
    Planted(scenes_show_what_is_left, "spectator", "moves"),
    Planted(scenes_show_what_is_left, "spectator", "past positions"),
    Planted(next_table_for_watchers, "watcher", "playing again", is_at_the_end=True),
    Planted(players_in_cards, "stranger", "cards", is_at_the_end=True),
    Planted(number_of_messages_tells_tokens, "seat 0", "moves"),
    Planted(state_for_bots, "bots", "bot plays on"),
    Planted(key_for_bots, "bots", "hint"),
    Planted(hint_about_somebody_else, "spectator", "hint"),
    Planted(ways_that_know_more, "spectator", "ways"),
    Planted(answers_to_commands_of_others, "spectator", "commands of others"),
    Planted(ids_of_commands_for_who_comes_back, "watcher", "coming back"),
    Planted(links_of_all_seats, "seat 0", "seat links"),
    Planted(players_in_chat, "watcher", "chat"),
    Planted(refusal_of_a_stored_move, "spectator", "broken game"),
)
