"""What goes over the network compressed, to whom, and what never does."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute, APIRouter
from starlette.datastructures import Headers
from starlette.types import Message

from windycity.server.web import catalogue, languages, packed, pages, requests
from windycity.server.web.packed import PackedRoute, chosen

from .running import Join

TEXT = b"export const say = (words) => words;\n" * 100
BROTLI = b"packed by the build, with Brotli"
MANY = "br, gzip, deflate"


class Told(NamedTuple):
    """An answer as it came over the network."""

    status: int
    headers: Headers
    body: bytes


class Site:
    """Pages of our own making, asked without a network in between."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    def ask(self, path: str, accepted: str | None = MANY, method: str = "GET", **more: str) -> Told:
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        if accepted is not None:
            headers["accept-encoding"] = accepted
        scope = {
            "type": "http",
            "asgi": {"spec_version": "2.4"},
            "method": method,
            "path": path,
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        told: list[Message] = []

        async def send(message: Message) -> None:
            told.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        asyncio.run(self._app(scope, receive, send))
        body = b"".join(each.get("body", b"") for each in told)
        return Told(told[0]["status"], Headers(raw=told[0]["headers"]), body)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    built = tmp_path / "pages"
    (built / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/a.js"):
        (built / name).write_bytes(TEXT)
        (built / f"{name}.br").write_bytes(BROTLI)
        (built / f"{name}.gz").write_bytes(gzip.compress(TEXT))
    (built / "assets" / "plain.js").write_bytes(TEXT)
    (tmp_path / "secret.js").write_bytes(b"secret")
    (tmp_path / "secret.js.gz").write_bytes(gzip.compress(b"secret"))
    monkeypatch.setattr(pages, "FOLDER", built)
    app = FastAPI()
    pages.add_pages(app)
    return Site(app)


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip", "gzip"),
        ("br", "br"),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP", "gzip"),
        ("br;q=0.5, gzip;q=0.9", "gzip"),
        ("br; q=0, gzip; q=0.1", "gzip"),
        ("gzip;q=0", None),
        ("gzip;q=0.000, br;q=0", None),
        ("*", "br"),
        ("*;q=0", None),
        ("*, br;q=0", "gzip"),
        ("gzip;q=0, *;q=0.5", "br"),
        ("identity", None),
        ("identity;q=1, gzip;q=0.5", None),
        ("identity;q=0.5, gzip", "gzip"),
        ("deflate, zstd", None),
        ("gzip;q=much", None),
        ("gzip;q=nan", None),
        ("gzipped", None),
        ("", None),
        (", ;,", None),
    ],
)
def test_the_browser_chooses(accepted: str, way: str | None) -> None:
    assert chosen(accepted, ("br", "gzip")) == way


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/nowhere"])
@pytest.mark.parametrize(
    ("accepted", "way"), [("gzip", "gzip"), ("gzip, br", "br"), ("gzip;q=0", None), (None, None)]
)
def test_files_are_sent_as_the_browser_likes_them(
    site: Site, path: str, accepted: str | None, way: str | None
) -> None:
    told = site.ask(path, accepted)
    kind = "text/javascript" if path.endswith(".js") else "text/html"
    assert told.status == (404 if path == "/nowhere" else 200)
    assert told.headers["Content-Type"] == f"{kind}; charset=utf-8"
    assert told.headers["Vary"] == "Accept-Encoding"
    assert told.headers.get("Content-Encoding") == way
    assert int(told.headers["Content-Length"]) == len(told.body)
    assert (gzip.decompress(told.body) if way == "gzip" else told.body) == (BROTLI if way == "br" else TEXT)


def test_files_keep_what_is_said_about_them(site: Site) -> None:
    assert site.ask("/assets/a.js").headers["Cache-Control"] == pages.FOR_EVER
    assert site.ask("/").headers["Content-Security-Policy"] == pages.PROTECTED["Content-Security-Policy"]


def test_a_file_without_copies_is_sent_as_it_is(site: Site) -> None:
    told = site.ask("/assets/plain.js")
    assert (told.body, told.headers.get("Content-Encoding"), told.headers.get("Vary")) == (TEXT, None, None)


def test_head_tells_what_get_would(site: Site) -> None:
    for accepted in ("gzip", "br", None):
        head, get = (site.ask("/assets/a.js", accepted, method) for method in ("HEAD", "GET"))
        assert head.body == b""
        assert head.headers == get.headers


def test_every_form_has_a_tag_of_its_own(site: Site) -> None:
    tags = {site.ask("/assets/a.js", accepted).headers["ETag"] for accepted in ("gzip", "br", None)}
    assert len(tags) == 3
    for accepted in ("gzip", "br", None):
        tag = site.ask("/assets/a.js", accepted).headers["ETag"]
        again = site.ask("/assets/a.js", accepted, if_none_match=tag)
        assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
        assert again.headers["Vary"] == "Accept-Encoding"
        for other in tags - {tag}:
            assert site.ask("/assets/a.js", accepted, if_none_match=other).status == 200


def test_tags_differ_even_where_copies_are_as_long_and_as_old(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    for ending in ("", *packed.ENDINGS.values()):
        Path(f"{file}{ending}").write_bytes(b"x" * 10)
        os.utime(f"{file}{ending}", (1, 1))
    asked = [Headers({"accept-encoding": each}) for each in ("gzip", "br", "")]
    assert len({packed.file_response(file, each, 200, {}).headers["ETag"] for each in asked}) == 3


def test_a_range_is_one_of_what_is_sent(site: Site) -> None:
    for accepted in ("gzip", None):
        whole = site.ask("/assets/a.js", accepted)
        part = site.ask("/assets/a.js", accepted, range="bytes=3-9")
        assert (part.status, part.body) == (206, whole.body[3:10])
        assert part.headers["Content-Range"] == f"bytes 3-9/{len(whole.body)}"
        assert part.headers.get("Content-Encoding") == whole.headers.get("Content-Encoding")
    plain = site.ask("/assets/a.js", None)
    other = site.ask("/assets/a.js", "gzip", range="bytes=3-9", if_range=plain.headers["ETag"])
    assert (other.status, gzip.decompress(other.body)) == (200, TEXT)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/a.js.gz",
        "/assets/a.js.br",
        "/assets/../../secret.js",
        "/assets/..\\..\\secret.js",
        "/assets/../../secret",
        "/assets//etc/hostname",
    ],
)
def test_nothing_else_has_an_address(site: Site, path: str) -> None:
    told = site.ask(path, "gzip")
    assert told.status == 404
    assert b"secret" not in told.body


@pytest.mark.parametrize("path", ["/games", "/games/city/rules", "/games/chicago91/board", "/words/ja"])
def test_answers_for_everybody_are_packed(address: str, path: str) -> None:
    def ask(accepted: str) -> httpx.Response:
        return httpx.get(f"http://{address}/api{path}", headers={"Accept-Encoding": accepted})

    packed, plain, refused = ask("gzip"), ask("identity"), ask("gzip;q=0")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < len(plain.content) / 2
    assert packed.content == plain.content == refused.content
    for told in (packed, plain, refused):
        assert (told.headers["Vary"], told.headers["Content-Type"]) == ("Accept-Encoding", "application/json")
    for told in (plain, refused):
        assert "Content-Encoding" not in told.headers


def test_what_is_for_one_person_is_never_packed(join: Join) -> None:
    ann = join()
    table = ann.new_table()
    for path in ("/me/tables", "/tables", f"/tables/{table}", f"/tables/{table}/positions/0?seat=0"):
        told = ann.web.get(f"/api{path}", headers={"Accept-Encoding": MANY})
        assert told.status_code == 200
        assert "Content-Encoding" not in told.headers
    assert len(told.content) > packed.WORTHWHILE


def personal(router: APIRouter) -> list[str]:
    """What would be packed although it depends on who asks."""
    routes = [each for each in router.routes if isinstance(each, APIRoute)]
    return [each.path for each in routes if isinstance(each, PackedRoute) and knows_who_asks(each.dependant)]


def knows_who_asks(dependant: Dependant) -> bool:
    return bool(dependant.cookie_params) or any(map(knows_who_asks, dependant.dependencies))


def test_no_request_that_is_packed_knows_who_asks() -> None:
    for router in (catalogue.ROUTER, languages.ROUTER, requests.ROUTER):
        assert personal(router) == []
    assert any(isinstance(each, PackedRoute) for each in catalogue.ROUTER.routes)


def test_a_request_that_knew_would_be_found() -> None:
    planted = APIRouter(route_class=PackedRoute)
    for each in requests.ROUTER.routes:
        assert isinstance(each, APIRoute)
        planted.add_api_route(each.path, each.endpoint, methods=list(each.methods or ()))
    assert "/api/me/tables" in personal(planted)
