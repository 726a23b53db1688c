"""What everything is called in other languages than English."""

from __future__ import annotations

import json
from functools import cache

from fastapi import APIRouter, HTTPException, Response

from ...kernel import Verbatim, listed, quoted, say
from ...words import ENGLISH, LANGUAGES, words_in
from .asking import limits
from .packed import PackedRoute
from .problems import CAN_GO_WRONG

ROUTER = APIRouter(
    prefix="/api", route_class=PackedRoute, dependencies=[limits("requests")], responses=CAN_GO_WRONG
)
KNOWN = (ENGLISH, *LANGUAGES)


@ROUTER.get("/words/{language}", response_model=dict[str, dict[str, str]])
async def words(language: str) -> Response:
    """By part, the translations of all English texts and patterns: of each game, and of what all have in
    common. English itself needs none."""
    if language not in KNOWN:
        known = listed(map(Verbatim, KNOWN))
        sentence = say(
            "no language {language}; there are {languages}", language=quoted(language), languages=known
        )
        raise HTTPException(404, sentence)
    return Response(_as_json(language), media_type="application/json")


@cache
def _as_json(language: str) -> str:
    return json.dumps(words_in(language), ensure_ascii=False, separators=(",", ":"))
