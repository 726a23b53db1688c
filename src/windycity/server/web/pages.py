"""The pages: files that were built into this package, and one page for every address that people see."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, FastAPI, HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

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

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOR_EVER
        return response


def add_pages(app: FastAPI) -> None:
    """Behind everything else that has an address."""
    if (FOLDER / "assets").is_dir():
        app.mount("/assets", Assets(directory=FOLDER / "assets"))
    app.include_router(ROUTER)


@ROUTER.get("/icon.svg")
async def icon() -> Response:
    return file("icon.svg")


@ROUTER.get("/")
@ROUTER.get("/new/{game}")
@ROUTER.get("/rules/{game}")
@ROUTER.get("/table/{link}")
@ROUTER.get("/replay/{link}")
@ROUTER.get("/seat/{link}")
async def index() -> Response:
    """What is shown there is the browser's business."""
    return file("index.html")


@ROUTER.get("/{page}")
@ROUTER.get("/{page}/{rest:path}")
async def nowhere(page: str) -> Response:
    """The page says so itself, in the language of who has come; programs are told by the status."""
    if page == "api":
        raise HTTPException(404, "Not Found")
    return file("index.html", 404)


def file(name: str, status: int = 200) -> Response:
    if not (FOLDER / name).is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(FOLDER / name, status, headers=PROTECTED)
