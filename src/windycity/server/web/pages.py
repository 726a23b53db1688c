"""The pages: files that were built into this package, and one page for every address that people see."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, FastAPI, HTTPException
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from .packed import ENDINGS, file_response

FOLDER = Path(str(files("windycity"))) / "pages"
NOT_BUILT = "The pages have not been built. Run `npm ci` and `npm run build` in the folder web/.\n"

FOR_EVER = "public, max-age=31536000, immutable"
"""Files whose names change with what is in them."""
PROTECTED = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Nothing of others runs in a page, and nobody else hears of its address: a table's link is its key."""

ROUTER = APIRouter(include_in_schema=False)


class Assets(StaticFiles):
    """Files that never change."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Packed copies have no address of their own."""
        return ("", None) if path.endswith(tuple(ENDINGS.values())) else super().lookup_path(path)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = file_response(
            Path(full_path), Headers(scope=scope), status_code, {"Cache-Control": FOR_EVER}
        )
        unchanged = self.is_not_modified(response.headers, Headers(scope=scope))
        return NotModifiedResponse(response.headers) if unchanged else response


def add_pages(app: FastAPI) -> None:
    """Behind everything else that has an address."""
    if (FOLDER / "assets").is_dir():
        app.mount("/assets", Assets(directory=FOLDER / "assets"))
    app.include_router(ROUTER)


@ROUTER.get("/icon.svg")
async def icon(request: Request) -> Response:
    return file("icon.svg", request)


@ROUTER.get("/")
@ROUTER.get("/new/{game}")
@ROUTER.get("/rules/{game}")
@ROUTER.get("/table/{link}")
@ROUTER.get("/replay/{link}")
@ROUTER.get("/seat/{link}")
async def index(request: Request) -> Response:
    """What is shown there is the browser's business."""
    return file("index.html", request)


@ROUTER.get("/{page}")
@ROUTER.get("/{page}/{rest:path}")
async def nowhere(page: str, request: Request) -> Response:
    """The page says so itself, in the language of who has come; programs are told by the status."""
    if page == "api":
        raise HTTPException(404, "Not Found")
    return file("index.html", request, 404)


def file(name: str, request: Request, status: int = 200) -> Response:
    if not (FOLDER / name).is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return file_response(FOLDER / name, request.headers, status, PROTECTED)
