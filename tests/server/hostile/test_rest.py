"""Requests that are made up from the description of the server are answered as it says, never by a 500."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
import schemathesis
from fastapi.responses import JSONResponse
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy, one_of
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from windycity.server.web import problems
from windycity.server.web.identity import COOKIE
from windycity.server.web.tables import Tables

from ..web.running import Browser, play_on

Made = Case[Any]
Operation = APIOperation[Any, Any, Any, Any]

CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
"""Nobody does; the server, in a thread of this process, draws numbers while requests are made up."""


class Asking:
    """Asks a server for everything that it describes, in the name of somebody who has played a game there."""

    def __init__(self, address: str, browser: Browser, examples: int) -> None:
        self._url = f"http://{address}"
        self._cookies = {COOKIE: browser.token}
        self._links = self._tables(browser)
        self._examples = examples
        self.asked: Counter[int] = Counter()
        """How often it was answered how."""
        self.wrong: Counter[str] = Counter()

    def _tables(self, browser: Browser) -> list[str]:
        """One where a game is over, one where none has begun, and one for who only looks on."""
        over = browser.new_table()
        watch_link = browser.watch(over)["agreed"]["watch_link"]
        play_on(browser, over)
        claims = [{"seat": 0, "name": "Ann"}]
        begun = {"game": "don", "seats": ["open"] * 4, "is_listed": True}
        return [over, watch_link, browser.made("/api/tables", id="open", settings=begun, claims=claims)]

    def ask_for_everything(self) -> None:
        for found in schemathesis.openapi.from_url(f"{self._url}/openapi.json").get_all_operations():
            assert isinstance(found, Ok)
            self._ask_for(found.ok())

    def _ask_for(self, operation: Operation) -> None:
        @seed(0)
        @settings(
            max_examples=self._examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=self._cases(operation))
        def ask(case: Made) -> None:
            answer = case.call(base_url=self._url, cookies=self._cookies)
            self.asked[answer.status_code] += 1
            try:
                case.validate_response(answer, checks=CHECKS)
            except FailureGroup as failures:
                for failure in failures.exceptions:
                    self.wrong[f"{operation.label}: {failure} {answer.text}"] += 1

        ask()

    def _cases(self, operation: Operation) -> SearchStrategy[Made]:
        """What is as described, what is not, and both for tables that there are."""
        path: list[dict[str, Any]] = [{}]
        if "{link}" in operation.path:
            path += [{"path_parameters": {"link": link}} for link in self._links]
        modes = [GenerationMode.POSITIVE]
        if operation.path_parameters or operation.query or operation.body:
            modes.append(GenerationMode.NEGATIVE)
        return one_of([operation.as_strategy(mode, **given) for mode in modes for given in path])


def test_requests_are_answered_as_described(address: str, ann: Browser) -> None:
    asking = Asking(address, ann, examples=12)
    asking.ask_for_everything()
    assert not asking.wrong
    assert {200, 204, 404, 409, 422} <= set(asking.asked)


@pytest.mark.soak
def test_many_requests_are_answered_as_described(address: str, ann: Browser) -> None:
    asking = Asking(address, ann, examples=300)
    asking.ask_for_everything()
    assert not asking.wrong


def test_an_answer_of_500_is_caught(address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(*_: object) -> str:
        raise KeyError

    monkeypatch.setattr(Tables, "keep_record", forget)
    asking = Asking(address, ann, examples=3)
    asking.ask_for_everything()
    assert [each for each in asking.wrong if each.startswith("POST /api/records: ")]


def test_an_answer_that_is_not_as_described_is_caught(
    address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_sentence(content: dict[str, Any], *others: Any) -> JSONResponse:
        return JSONResponse({**content, "sentence": None}, *others)

    monkeypatch.setattr(problems, "JSONResponse", without_sentence)
    asking = Asking(address, ann, examples=3)
    asking.ask_for_everything()
    assert [each for each in asking.wrong if "GET /api/tables/{link}: " in each]
