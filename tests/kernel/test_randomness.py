"""Counter-based randomness: known numbers, exact odds, the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from windycity.kernel.randomness import GOLDEN, WORD, below, draw, mix, stream


def test_draws_are_those_of_splitmix64() -> None:
    """The published first outputs for seed 1234567."""
    expected = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [draw(1234567, counter) for counter in range(1, 6)] == expected


def test_streams_of_one_seed_and_of_neighbouring_seeds_differ() -> None:
    keys = {stream(seed, index) for seed in range(50) for index in range(50)}
    assert len(keys) == 2500


def test_words_stay_within_64_bits() -> None:
    for z in (0, 1, WORD, GOLDEN):
        assert 0 <= mix(z) <= WORD
        assert 0 <= draw(z, WORD) <= WORD


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 30, 73])
def test_below_gives_every_number_about_as_often(bound: int) -> None:
    draws = 3000 * bound
    counts = Counter(below(draw(99, counter), bound) for counter in range(draws))
    assert sorted(counts) == list(range(bound))
    chi_squared = sum((count - 3000) ** 2 / 3000 for count in counts.values())
    assert chi_squared < bound + 6 * (2 * bound) ** 0.5


def test_below_throws_away_the_words_that_would_favour_low_numbers() -> None:
    """2^32 is 1 more than a multiple of 3, so exactly the word 0 of 2^32 must go."""
    rejected, kept = 0 << 32, 1 << 32
    assert below(kept, 3) == 0
    assert below(rejected, 3) == below(mix(rejected ^ GOLDEN), 3)
    assert below(0xFFFFFFFF << 32, 3) == 2


def test_below_needs_no_luck_for_a_bound_of_one() -> None:
    assert {below(draw(5, counter), 1) for counter in range(100)} == {0}
