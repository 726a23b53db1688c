"""Compression of what is the same for everybody: files, rules, boards, translations. What is meant for one
person is never compressed: its length beside something that somebody else chose would betray it (BREACH)."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi.routing import APIRoute
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response

BROTLI, GZIP = "br", "gzip"
ENDINGS = {BROTLI: ".br", GZIP: ".gz"}
"""Of the packed copies that the build puts beside a file; the best way first."""
WORTHWHILE = 1_000
"""Bytes of an answer; fewer fit into one packet anyhow."""
ANSWERS = 64
"""That are kept packed: more than there are, with every game and language."""


def chosen(accepted: str, offered: Iterable[str]) -> str | None:
    """The way of packing that a browser likes best by its `Accept-Encoding`; of equals the first. None if it
    would rather have a file as it is."""
    qualities = dict(map(_quality, filter(str.strip, accepted.lower().split(","))))
    others = qualities.get("*", 0.0)
    liked = {each: qualities.get(each, others) for each in offered}
    best = max(liked, key=lambda each: liked[each], default=None)
    if best is None or not liked[best] > 0 or liked[best] < qualities.get("identity", 0.0):
        return None
    return best


def _quality(part: str) -> tuple[str, float]:
    """`gzip;q=0.5`; what makes no sense is not wanted."""
    name, _, weight = (each.strip() for each in part.partition(";"))
    try:
        return name, float(weight.removeprefix("q=")) if weight else 1.0
    except ValueError:
        return name, 0.0


def file_response(file: Path, asked: Headers, status: int, headers: Mapping[str, str]) -> FileResponse:
    """A file, or one of its packed copies under its name."""
    copies = {way: Path(f"{file}{ending}") for way, ending in ENDINGS.items()}
    there = {way: copy for way, copy in copies.items() if copy.is_file()}
    way = chosen(asked.get("accept-encoding", ""), there)
    sent = there[way] if way else file
    response = FileResponse(sent, status, stat_result=sent.stat(), headers=headers)
    if there:
        response.headers["Vary"] = "Accept-Encoding"
    if way:
        _mark(response.headers, way)
    return response


def _mark(headers: MutableHeaders, way: str) -> None:
    """Another form of the same is another thing to a cache."""
    headers["Content-Encoding"] = way
    headers["ETag"] = f'{headers["ETag"][:-1]}-{way}"'


class PackedRoute(APIRoute):
    """Of requests whose answers are the same for everybody."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        answer = super().get_route_handler()

        async def packed(request: Request) -> Response:
            return _packed(await answer(request), request.headers)

        return packed


def _packed(response: Response, asked: Headers) -> Response:
    body = bytes(response.body)
    if len(body) < WORTHWHILE:
        return response
    response.headers["Vary"] = "Accept-Encoding"
    if chosen(asked.get("accept-encoding", ""), (GZIP,)):
        response.body = _gzipped(body)
        response.headers["Content-Encoding"] = GZIP
        response.headers["Content-Length"] = str(len(response.body))
    return response


@lru_cache(ANSWERS)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
