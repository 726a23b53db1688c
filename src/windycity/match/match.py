"""A game in progress: play, refuse with a clause, take back, look, write down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from fractions import Fraction
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn, Self

from ..kernel import (
    CHANCE,
    OVER,
    BadName,
    IllegalMove,
    InputError,
    Move,
    NotationError,
    Record,
    Refusal,
    Rules,
    SeatError,
    Sentence,
    View,
    WindyCityError,
    person,
    quoted,
    say,
)
from ..kernel.carriers import carriers_of
from ..kernel.randomness import draw, stream
from . import seeds
from .asking import DEFAULT_BUDGET, Bot, bot_named
from .numbers import whole
from .reading import asked, read_move, step_clause


class Outcome(NamedTuple):
    """A chance move with its exact probability."""

    move: Move
    probability: Fraction


class Turn(NamedTuple):
    """One move of the history, the bytes of the state before and after it, and whose it was."""

    move: Move
    before: bytes
    after: bytes
    actor: int
    """A seat number or CHANCE."""


class LogLine(NamedTuple):
    """One line of the log: of which move (from 0), under which heading, and by which clause."""

    move: int
    heading: Sentence
    text: Sentence
    clause: str


def state_hash(data: bytes) -> str:
    """Sixteen hex digits for a state."""
    return blake2b(data, digest_size=8).hexdigest()


class Match:
    """One game being played. All changes go through `play`, `roll` and `undo`."""

    def __init__(
        self,
        rules: Rules[Any],
        options: Mapping[str, Any],
        state: Record,
        *,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.rules = rules
        self.options: Mapping[str, Any] = MappingProxyType(dict(options))
        self.state: Any = state
        self.seed = None if seed is None else seeds.check(seed)
        self.names = self._check_names(names)
        self.turns: list[Turn] = []
        self._key = stream(seeds.from_system() if self.seed is None else self.seed, 0)
        self._codes = [0] * rules.longest
        self._opening = state.pack()
        self._edited_at: int | None = None
        self._unpacked: tuple[bytes | None, Any] = (None, None)

    def _check_names(self, names: Sequence[str] | None) -> tuple[str, ...]:
        players = self.options["players"]
        if names is None:
            return tuple(self.rules.seat_names[:players])
        if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
            raise BadName(say("names must be a list of texts, not {names}", names=quoted(names)))
        stripped = tuple(name if name == name.strip() else name.strip() for name in names)
        if len(stripped) != players or len(set(stripped)) != players:
            sentence = say(
                "{players} players need {players} different names, not {names}",
                players=players,
                names=quoted(names),
            )
            raise BadName(sentence)
        for name in stripped:
            if not name or ";" in name or not name.isprintable():
                raise BadName(say("{name} cannot be a name", name=quoted(name)))
        return stripped

    def __repr__(self) -> str:
        return f"<Match {self.rules.name}, {len(self.turns)} moves, {self.to_move}>"

    # Whose move, and which moves there are.

    @property
    def actor(self) -> int:
        """A seat number, CHANCE or OVER."""
        return self.rules.actor(self.state)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def to_move(self) -> Sentence:
        """Who is to move, in words."""
        actor = self.actor
        if actor == CHANCE:
            return say("chance is to act")
        if actor == OVER:
            return say("the game is over")
        return say("{who} is to move", who=person(self.names[actor]))

    @property
    def asked(self) -> Refusal:
        """What is to be done now, in words, and by which clause."""
        return asked(self.rules, self.state)

    def legal_codes(self) -> list[int]:
        """The codes of the legal moves, ascending."""
        return self._codes[: self.rules.legal(self.state, self._codes)]

    def legal(self) -> list[Move]:
        """The legal moves; none exactly when the game is over."""
        return [self.rules.codec.move(code) for code in self.legal_codes()]

    def outcomes(self) -> list[Outcome]:
        """What chance may do, with exact probabilities; empty unless chance is to act."""
        if self.actor != CHANCE:
            return []
        codes = self.legal_codes()
        weights = [self.rules.weight(self.state, code) for code in codes]
        total = sum(weights)
        return [
            Outcome(self.rules.codec.move(code), Fraction(weight, total))
            for code, weight in zip(codes, weights, strict=True)
        ]

    def read_move(self, move: Move | str | int) -> Move:
        """The move that a text, a code or a move means; it need not be legal."""
        return read_move(self.rules, self.state, move)

    def why_not(self, move: Move | str | int) -> Refusal | None:
        """The clause and sentence that forbid a move; None when it is legal."""
        try:
            read = self.read_move(move)
        except NotationError as error:
            return Refusal(error.clause, error.sentence)
        return None if read.code in self.legal_codes() else self._refusal(read)

    def _refusal(self, move: Move) -> Refusal:
        """The clause against a move that is not legal, with the names of who plays."""
        refusal = self.rules.why_not(self.state, move)
        return Refusal(refusal.clause, refusal.sentence.told(self._names_of_seats))

    @property
    def _names_of_seats(self) -> dict[str, str]:
        return dict(zip(self.rules.seat_names, self.names, strict=False))

    # Playing and taking back.

    def play(self, move: Move | str | int, *, seat: int | None = None) -> Move:
        """Make a move, of a seat or of chance; `IllegalMove` names the clause against it. If a seat
        is given, it must be that seat's turn."""
        read = self.check(move, seat=seat)
        self._make(read)
        return read

    def check(self, move: Move | str | int, *, seat: int | None = None) -> Move:
        """The move, if it could be played now; `IllegalMove` as in `play` if not."""
        if seat is not None and self._check_seat(seat) != self.actor:
            who = person(self.names[seat])
            self._forbid(say("It is not {who}'s turn: {to_move}.", who=who, to_move=self.to_move))
        read = self.read_move(move)
        if read.code not in self.legal_codes():
            refusal = self._refusal(read)
            raise IllegalMove(refusal.clause, refusal.sentence)
        return read

    def _forbid(self, sentence: Sentence) -> NoReturn:
        """What the step that is on does not ask for."""
        raise IllegalMove(step_clause(self.rules, self.state), sentence)

    def _make(self, move: Move) -> None:
        actor, before = self.actor, self.state.pack()
        if before == self._reached:
            before = self._reached  # the same bytes need not be kept twice
        elif self._edited_at is None:
            self._edited_at = len(self.turns)
        try:
            self.rules.apply(self.state, move.code)
            after = self.state.pack()
        except Exception:
            self.state.unpack(before)
            raise
        self.turns.append(Turn(move, before, after, actor))

    @property
    def _reached(self) -> bytes:
        """The bytes of the state to which the moves have led."""
        return self.turns[-1].after if self.turns else self._opening

    def roll(self, *, bits: int | None = None) -> Move:
        """Let chance act by its odds: by the match's own luck, or by 64 random bits from elsewhere."""
        if self.actor != CHANCE:
            self._forbid(say("There is nothing to roll: {to_move}.", to_move=self.to_move))
        return self._play_random_move(draw(self._key, len(self.turns)) if bits is None else bits)

    def play_at_random(self, key: int) -> None:
        """Play on to the end with the draws of a random stream, as batches do."""
        while not self.is_over:
            self._play_random_move(draw(key, len(self.turns)))

    def _play_random_move(self, bits: int) -> Move:
        """By 64 random bits: chance by its odds, seats all moves alike."""
        codes, pick = self.legal_codes(), carriers_of(self.rules).interpreter.random_pick
        index = pick(self.state, self.actor, codes, len(codes), bits)
        move = self.rules.codec.move(codes[index])
        self._make(move)
        return move

    def undo(self) -> Move:
        """Take back the last move, of a seat or of chance; the move."""
        if not self.turns:
            raise WindyCityError(say("there is no move to take back"))
        turn = self.turns.pop()
        self.state.unpack(turn.before)
        if self._edited_at is not None and len(self.turns) < self._edited_at:
            self._edited_at = None
        return turn.move

    def copy(self, *, same_chance: bool = True) -> Self:
        """An independent match at the same point. With `same_chance=False` its dice fall anew, so
        that it says nothing about chance to come here."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.turns = self.turns.copy()
        twin._codes = self._codes.copy()
        if not same_chance:
            twin.seed, twin._key = None, stream(seeds.from_system(), 0)
        return twin

    def ask(self, bot: Bot | str, budget: float = DEFAULT_BUDGET) -> Move:
        """What a bot would play here, by object or name; it gets a copy that cannot see chance to
        come, and nothing is played."""
        if self.actor < 0:
            self._forbid(say("There is nothing to ask: {to_move}.", to_move=self.to_move))
        chosen = bot_named(bot) if isinstance(bot, str) else bot
        move = self.read_move(chosen.choose(self.copy(same_chance=False), budget))
        if refusal := self.why_not(move):
            sentence = say("The bot chose an illegal move. {reason}", reason=refusal.sentence)
            raise IllegalMove(refusal.clause, sentence)
        return move

    # Looking.

    @property
    def moves(self) -> list[Move]:
        """All moves so far, chance included."""
        return [turn.move for turn in self.turns]

    @property
    def hash(self) -> str:
        """A hash of the state."""
        return state_hash(self.state.pack())

    @property
    def hashes(self) -> list[str]:
        """The hash of the state after every move."""
        return [state_hash(turn.after) for turn in self.turns]

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, ready for JSON; None is a spectator."""
        return self.rules.view(self.state, None if seat is None else self._check_seat(seat))

    def _check_seat(self, seat: int) -> int:
        last = self.options["players"] - 1
        try:
            return whole(seat, "a seat", 0, last)
        except InputError:
            sentence = say(
                "there is no seat {seat} at this table; seats are 0 to {last}", seat=quoted(seat), last=last
            )
            raise SeatError(sentence) from None

    def log(self, since: int = 0, until: int | None = None) -> list[LogLine]:
        """What has happened from move number `since` on (from 0), before `until`, in words, with clauses."""
        names = self._names_of_seats
        last = len(self.turns) if until is None else min(whole(until, "the last move", 0), len(self.turns))
        lines = []
        for i in range(whole(since, "the first move", 0), last):
            turn = self.turns[i]
            before, after = self._state_of(turn.before), self._state_of(turn.after)
            heading = self.rules.heading(before)
            for line in self.rules.tell(before, turn.move, after):
                lines.append(LogLine(i, heading, line.text.told(names), line.clause))
        return lines

    def scenes(self, move: int) -> list[View]:
        """What of the view before move number `move` (from 0) was otherwise for a moment, one after the
        other."""
        turn = self.turns[move]
        return list(self.rules.scenes(self._state_of(turn.before), turn.move))

    def _state_of(self, data: bytes) -> Any:
        """A state of the history, to be read only: what one move has led to is what the next begins with."""
        if self._unpacked[0] is not data:
            self._unpacked = (data, self.rules.state.of(data))
        return self._unpacked[1]

    def _final(self) -> tuple[list[int], int] | None:
        if not self.is_over:
            return None
        out = [0] * (2 * self.options["players"])
        ending = self.rules.score(self.state, out)
        return out, ending

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Final scores by seat; None before the end."""
        final = self._final()
        return None if final is None else tuple(final[0][: self.options["players"]])

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Final ranks by seat, 1 for who won; None before the end."""
        final = self._final()
        return None if final is None else tuple(final[0][self.options["players"] :])

    @property
    def reason(self) -> Sentence | None:
        """Why the game ended; None before the end."""
        final = self._final()
        return None if final is None else self.rules.endings[final[1]].text

    def perft(self, depth: int) -> int:
        """How many lines of exactly `depth` moves lead on from here, chance outcomes included."""
        return carriers_of(self.rules).best.perft(self.state, whole(depth, "the depth", 0))

    def record(self, *, every_hash: bool = False, without_hashes: bool = False) -> str:
        """The match as a text that `windycity.read` turns back into it; `every_hash` writes the hash of the
        states behind every move instead of every line. `without_hashes` leaves them out, because they are
        made of all that there is, also of what is hidden."""
        from .records import write

        return write(self, every_hash=every_hash, without_hashes=without_hashes)

    @property
    def was_edited(self) -> bool:
        """Whether the state was written to by hand, so that the moves alone do not lead here."""
        return self._edited_at is not None or bool(self.state.pack() != self._reached)
