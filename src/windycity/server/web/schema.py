"""Everything that goes between browsers and a server, as one OpenAPI document: plain requests, and the
messages of the socket as `SocketRequest` and `SocketMessage`.

`python -m windycity.server.web.schema` writes it down; the types of the browser are made of it."""

from __future__ import annotations

import json
import sys
from typing import Any, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from .messages import MESSAGE, REQUEST

REFERENCE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of an application, with what FastAPI leaves out."""
    described: dict[str, Any] = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    schemas = described["components"]["schemas"]
    _add(schemas, "SocketRequest", REQUEST, "validation")
    _add(schemas, "SocketMessage", MESSAGE, "serialization")
    return described


def _add(
    schemas: dict[str, Any],
    name: str,
    adapter: TypeAdapter[Any],
    mode: Literal["validation", "serialization"],
) -> None:
    schema = adapter.json_schema(ref_template=REFERENCE, mode=mode)
    for model, definition in schema.pop("$defs").items():
        schemas.setdefault(model, definition)
    schemas[name] = schema


if __name__ == "__main__":
    from .app import make_app
    from .limits import Limits

    json.dump(make_app("nowhere", Limits()).openapi(), sys.stdout, indent=1)
