"""What everything is called in other languages, over the web."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from windycity.words import LANGUAGES, words_in


@pytest.fixture
def web(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}/api", timeout=30) as client:
        yield client


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_language_is_told(web: httpx.Client, language: str) -> None:
    told = web.get(f"/words/{language}")
    assert told.status_code == 200
    assert told.json() == words_in(language)


def test_every_game_names_its_words(web: httpx.Client) -> None:
    games = web.get("/games").json()["games"]
    assert {game["words"] for game in games} | {"common"} == set(words_in("en"))


def test_a_language_that_is_not_there_is_told(web: httpx.Client) -> None:
    told = web.get("/words/tlh")
    assert told.status_code == 404
    assert told.json()["sentence"] == "no language 'tlh'; there are en, de, it, ja"
    assert told.json()["says"]["words"]["language"] == {"verbatim": "'tlh'"}
