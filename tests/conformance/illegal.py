"""Moves that are not legal, in positions of random games: so mixed that many different refusals are met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from windycity import CHANCE, Game
from windycity.kernel import Move, Refusal, Rules, Unreadable
from windycity.match.reading import asked

MOODS = (0.03, 1, 1, 8)
"""How much more or less than another kind of move a player of a random game likes one: so some hire all they
can, and some never."""
MOST_STEPS = 3_000
"""A game in the wrong mood may never end."""
KEPT = 8
"""Positions of a kind that are kept of a game, all with the same chance."""
PLAYED_ON = 12
"""Fewer moves than this are made after a position was stirred."""
POSITIONS = 20
"""Positions of a game in which moves are tried."""
MOVES = 8
"""Illegal moves that are tried in a position."""
CANDIDATES = 5
"""Of so many one is tried."""
NEAR = 4
"""Codes so far apart mean moves that are much alike."""


class Position(NamedTuple):
    """A position, and the codes that are legal in it."""

    state: Any
    legal: list[int]


class Attempt(NamedTuple):
    """A move that is not legal in a position, and what is said against it."""

    state: Any
    move: Move
    refusal: Refusal


Stir = Callable[[Any, Random], None]
"""Changes a position into one to which games come seldom."""


class Player:
    """Plays a random game in its own way. Chance goes by its odds."""

    def __init__(self, rules: Rules[Any], random: Random) -> None:
        self.rules, self.random = rules, random
        self.moods = {verb.word: random.choice(MOODS) for verb in rules.codec.verbs}

    def choose(self, state: Any, legal: Sequence[int]) -> int:
        if self.rules.actor(state) == CHANCE:
            return self.random.choices(legal, [self.rules.weight(state, code) for code in legal])[0]
        kinds = {
            word: list(codes) for word, codes in groupby(legal, lambda code: self.rules.codec.move(code).verb)
        }
        word = self.random.choices([*kinds], [self.moods[word] for word in kinds])[0]
        return self.random.choice(kinds[word])


def attempts(game: Game, random: Random, most: int, stir: Stir, met: Counter[str]) -> Iterator[Attempt]:
    """So many illegal moves, some in each of some positions of random games, half of which are stirred; with
    what is said against them, of several the one that has been met least."""
    made = 0
    while made < most:
        kinds = [*positions(game, random).values()]
        for _ in range(POSITIONS):
            position = random.choice(random.choice(kinds))
            if random.random() < 0.5:
                position = _stirred(game.rules, random, position, stir)
            for _ in range(min(MOVES, most - made)):
                tried = [_attempt(game.rules, random, position) for _ in range(CANDIDATES)]
                rarest = min(tried, key=lambda attempt: met[attempt.refusal.sentence.pattern])
                met[rarest.refusal.sentence.pattern] += 1
                made += 1
                yield rarest


def _attempt(rules: Rules[Any], random: Random, position: Position) -> Attempt:
    move = illegal_move(rules, random, position.legal)
    return Attempt(position.state, move, rules.why_not(position.state, move))


def _stirred(rules: Rules[Any], random: Random, position: Position, stir: Stir) -> Position:
    """The position changed, and perhaps played on for a little from there."""
    state, codes = position.state.copy(), [0] * rules.longest
    stir(state, random)
    player = Player(rules, random)
    for _ in range(random.choice((0, random.randrange(PLAYED_ON)))):
        if count := rules.legal(state, codes):
            rules.apply(state, player.choose(state, codes[:count]))
    return Position(state, codes[: rules.legal(state, codes)])


def positions(game: Game, random: Random) -> dict[tuple[str, ...], list[Position]]:
    """Positions of a random game by what is asked there, of each about as many: so what is rare, such as a
    duel, is not drowned by a thousand steps."""
    rules, state = game.rules, game.start().state
    codes = [0] * rules.longest
    player = Player(rules, random)
    found: dict[tuple[str, ...], list[Position]] = {}
    met: Counter[tuple[str, ...]] = Counter()
    for _ in range(MOST_STEPS):
        count = rules.legal(state, codes)
        legal = codes[:count]
        kind = (asked(rules, state).sentence, *sorted({rules.codec.move(code).verb for code in legal}))
        met[kind] += 1
        place = random.randrange(met[kind])
        if place < KEPT:
            found.setdefault(kind, [])[place : place + 1] = [Position(state.copy(), legal)]
        if not legal:
            break
        rules.apply(state, player.choose(state, legal))
    return found


def illegal_move(rules: Rules[Any], random: Random, legal: Sequence[int]) -> Move:
    """Any move, one of a kind that is asked for now, one that is much like a legal one, or such a one with
    another word in it."""
    draw = random.choice((_any, _asked, _near, _rewritten)) if legal else _any
    while (move := draw(rules, random, legal)).code in legal:
        draw = _any
    return move


def _any(rules: Rules[Any], random: Random, legal: Sequence[int]) -> Move:
    """All kinds of moves are drawn alike, however many there are of each."""
    return _of_kind(rules, random, random.choice([verb.word for verb in rules.codec.verbs]))


def _asked(rules: Rules[Any], random: Random, legal: Sequence[int]) -> Move:
    return _of_kind(rules, random, rules.codec.move(random.choice(legal)).verb)


def _of_kind(rules: Rules[Any], random: Random, word: str) -> Move:
    verb = next(verb for verb in rules.codec.verbs if verb.word == word)
    return rules.codec.move(verb.base + random.randrange(verb.size))


def _near(rules: Rules[Any], random: Random, legal: Sequence[int]) -> Move:
    code = random.choice(legal) + random.randint(-NEAR, NEAR)
    return rules.codec.move(code % rules.codec.size)


def _rewritten(rules: Rules[Any], random: Random, legal: Sequence[int]) -> Move:
    """A move near a legal one with one word exchanged, or the last two for each other. It may have no code: a
    way that leads nowhere, or a number beyond all codes."""
    move = _near(rules, random, legal)
    args = list(move.args)
    if not args:
        return move
    if len(args) > 1 and random.randrange(3) == 0:
        args[-2:] = args[:-3:-1]
    else:
        which = random.randrange(len(args))
        new = _of_kind(rules, random, move.verb).args[which]
        args[which] = random.randrange(2 * new + 2) if isinstance(new, int) else new
    try:
        return rules.codec.read(_written(move, args))
    except Unreadable:
        return move


def _written(move: Move, args: Sequence[int | str]) -> str:
    """The text of a move with other words in the places of its own."""
    rest, text = move.text, ""
    for old, new in zip(move.args, args, strict=True):
        before, _, rest = rest.partition(f" {old}")
        text += f"{before} {new}"
    return text + rest
