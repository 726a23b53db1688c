"""What a sentence is made of, as it is sent, so that a browser can say it in another language."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema


class SaidSentence(BaseModel):
    """A pattern in which `{word}` stands for a word, and `{word:,}` for a large number."""

    say: str
    words: dict[str, Word]


class SaidList(BaseModel):
    """Several words, the last one behind "and" if they are joined."""

    list: list[Word]
    joined: bool


class SaidPerson(BaseModel):
    """The name that somebody has given."""

    person: str


class SaidSeat(BaseModel):
    """Somebody at the table, by the name of the seat."""

    seat: str


class SaidVerbatim(BaseModel):
    """What is repeated as it was written."""

    verbatim: str


Word = int | str | SaidSentence | SaidList | SaidPerson | SaidSeat | SaidVerbatim
"""A text is the name of a thing of the game."""

for _model in (SaidSentence, SaidList):
    _model.model_rebuild()


class Unchecked:
    """Data that is sent as it is, because it was made here, and described as what it is."""

    def __init__(self, kind: Any) -> None:
        self._kind: TypeAdapter[Any] = TypeAdapter(kind)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(self._kind.core_schema)


Says = Annotated[dict[str, Any], Unchecked(SaidSentence)]
"""As `as_data` gives it."""
Called = Annotated[Any, Unchecked(str | SaidSentence)]
"""The name that somebody has given, or what is said of who has given none."""
SaysIfItCan = Annotated[dict[str, Any], Unchecked(SaidSentence | SaidVerbatim)]
"""The same, or a text that there is in English only."""
