"""What to tell of what went wrong: the same to a socket and to a plain request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ...kernel import WindyCityError, say
from ..live.keeper import BrokenTable, UnknownTable
from ..store.errors import StoreError
from ..table.errors import Refused
from .messages import Problem

A_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
CAN_GO_WRONG: dict[int | str, dict[str, Any]] = {
    status: {"content": A_PROBLEM, "description": description}
    for status, description in {
        400: "This is no request.",
        401: "This browser is not known.",
        403: "This needs a password, or comes from another site.",
        404: "There is no such thing.",
        409: "This cannot be done as things stand.",
        413: "This is too long.",
        422: "This is not understood.",
        429: "This was asked for too often.",
        503: "This could not be stored, or read.",
    }.items()
}
"""How plain requests are answered that are not granted, for who reads the description of the server."""

STATUS = {"no such table": 404, "password": 403, "wrong password": 403, "not stored": 503}
"""Of HTTP, by reason; everything else is a conflict with how things stand."""
CONFLICT = 409


def problem(error: WindyCityError) -> Problem:
    """What to tell of an error."""
    match error:
        case Refused():
            return Problem.of(error.reason, error.sentence, error.clause)
        case UnknownTable():
            return Problem.of("no such table", error.sentence)
        case BrokenTable():
            return Problem.of("broken", error.sentence)
        case StoreError():
            return Problem.of("not stored", say("This could not be stored; try again."))
    return Problem.of("refused", error.sentence)


def unreadable(errors: Sequence[Mapping[str, Any]]) -> Problem:
    """Where a message is wrong, without repeating it."""
    where = ".".join(str(part) for part in errors[0]["loc"] if part != "body")
    said = errors[0]["msg"]
    return Problem.of("unreadable", f"{where}: {said}" if where else said)


def tell_problems(app: FastAPI) -> None:
    """Let plain requests be answered with problems too."""

    @app.exception_handler(WindyCityError)
    async def refused(_: Request, error: WindyCityError) -> JSONResponse:
        told = problem(error)
        return JSONResponse(told.model_dump(), STATUS.get(told.reason, CONFLICT))

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, error: RequestValidationError) -> JSONResponse:
        return JSONResponse(unreadable(error.errors()).model_dump(), 422)

    @app.exception_handler(HTTPException)
    async def turned_away(_: Request, error: HTTPException) -> JSONResponse:
        told = Problem.of(str(error.status_code), error.detail)
        return JSONResponse(told.model_dump(), error.status_code, error.headers)
