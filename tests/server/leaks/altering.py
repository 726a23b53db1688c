"""What a seat may not see, altered: a table that differs from another in nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from windycity.kernel import Rules
from windycity.match import Match
from windycity.server.table.table import Table

Place = tuple[str, int]
"""A field of a state, and an index in it."""


def hidden(match: Match, seat: int | None) -> frozenset[Place]:
    """What a seat may not see now."""
    return frozenset(match.rules.hidden(match.state, seat))


class Alteration(NamedTuple):
    """By how much each hidden number is changed. In the whole past of a game it is the same, so that what a
    move paid or brought is told alike."""

    amounts: tuple[tuple[Place, int], ...]

    @classmethod
    def of(cls, places: frozenset[Place], amounts: Sequence[int]) -> Alteration:
        """Every place by an amount of its own."""
        return cls(tuple((place, amounts[place[1] % len(amounts)]) for place in sorted(places)))

    @property
    def places(self) -> frozenset[Place]:
        return frozenset(place for place, _ in self.amounts)

    @property
    def back(self) -> Alteration:
        """What makes everything as it was."""
        return Alteration(tuple((place, -amount) for place, amount in self.amounts))

    def table(self, table: Table) -> Table:
        """A table with another game on it: the same moves, between altered states."""
        other = table.copy()
        match, rules = other.match, other.match.rules

        def shift(data: bytes) -> bytes:
            return shifted(rules, data, self)

        match.turns = [
            turn._replace(before=shift(turn.before), after=shift(turn.after)) for turn in match.turns
        ]
        match.state = rules.state.of(shift(match.state.pack()))
        match._opening = shift(match._opening)
        return other

    def is_told_by(self, match: Match, since: int) -> bool:
        """Whether the rules themselves make a difference of it in the moves after so many: who cannot pay
        loses a building, cash is laid open. What everybody sees then may be another."""
        rules = match.rules
        for turn in match.turns[since:]:
            state, codes = rules.state.of(shifted(rules, turn.before, self)), [0] * rules.longest
            if turn.move.code not in codes[: rules.legal(state, codes)]:
                return True
            rules.apply(state, turn.move.code)
            if state.pack() != shifted(rules, turn.after, self):
                return True
        return False


@lru_cache(maxsize=10_000)
def shifted(rules: Rules[Any], data: bytes, alteration: Alteration) -> bytes:
    """A state, altered."""
    state = rules.state.of(data)
    for (field, index), amount in alteration.amounts:
        getattr(state, field)[index] += amount
    changed: bytes = state.pack()
    return changed


NOTHING = Alteration(())
