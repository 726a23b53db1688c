"""Clauses: what the rulebook says comes with its section, and something is said."""

from __future__ import annotations

import pytest

from windycity.kernel import Clause


def test_a_clause_says_the_rulebook_first() -> None:
    clause = Clause("X-01", "It rains.", "Weather", board="Ours is roofed.", ruling="Hail is rain.")
    assert clause.said == ("It rains.", "Hail is rain.", "Ours is roofed.")
    assert Clause("X-02", ruling="Hail is rain.").said == ("Hail is rain.",)


@pytest.mark.parametrize(
    "said",
    [{}, {"text": "It rains."}, {"source": "Weather"}, {"source": "Weather", "ruling": "Hail is rain."}],
)
def test_a_clause_with_a_sentence_or_a_section_missing_is_refused(said: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="X-01"):
        Clause("X-01", **said)
