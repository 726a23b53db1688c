"""What goes over the socket. Requests have an id of the browser's choice, which the answer repeats; a command
with the same id is carried out once, however often it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints, TypeAdapter, ValidationError

from ...kernel import Sentence, as_data, as_word
from ..table.commands import Command
from ..table.fixed import WITHOUT_NUL, Fixed
from ..table.saying import Says, SaysIfItCan
from ..table.sight import Agreed, EventSeen, Sight, WaySeen

RequestId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
TableId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=WITHOUT_NUL)]


class Watch(Fixed):
    """Tell me what happens at a table, and what has happened after event number `since`."""

    do: Literal["watch"] = "watch"
    id: RequestId
    table: TableId
    since: Annotated[int, Field(ge=0)] = 0


class Unwatch(Fixed):
    """Tell me no more."""

    do: Literal["unwatch"] = "unwatch"
    id: RequestId
    table: TableId


class Act(Fixed):
    """Do something at a table."""

    do: Literal["act"] = "act"
    id: RequestId
    table: TableId
    command: Command


class Hint(Fixed):
    """Tell me what you would play."""

    do: Literal["hint"] = "hint"
    id: RequestId
    table: TableId


class Ways(Fixed):
    """Tell me where I get from a place by several moves."""

    do: Literal["ways"] = "ways"
    id: RequestId
    table: TableId
    start: Annotated[str, StringConstraints(max_length=64)]


Request = Annotated[Watch | Unwatch | Act | Hint | Ways, Field(discriminator="do")]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


class Identified(BaseModel):
    """What every request has, whatever else it says."""

    id: RequestId


def id_of(text: str | bytes) -> str | None:
    """The id of a request that cannot be read otherwise, so that who asked is told; None if it has none."""
    try:
        return Identified.model_validate_json(text).id
    except ValidationError:
        return None


class Problem(BaseModel):
    """Why something was not done: a word for programs, a sentence for people, a clause of the rules."""

    reason: str
    sentence: str
    says: SaysIfItCan
    """What the sentence is made of."""
    clause: str | None = None

    @classmethod
    def of(cls, reason: str, sentence: str, clause: str | None = None) -> Problem:
        return cls(reason=reason, sentence=sentence, says=as_data(as_word(sentence)), clause=clause)


class Answer(BaseModel):
    """To a request. If it was a command, it is on disk as event `number`."""

    kind: Literal["answer"] = "answer"
    id: str | None
    number: int | None = None
    hint: str | None = None
    ways: list[WaySeen] | None = None
    problem: Problem | None = None


class News(BaseModel):
    """What has happened at a table, and what there is to see now."""

    kind: Literal["news"] = "news"
    events: list[EventSeen]
    sight: Sight
    agreed: Agreed | None = None
    """To who begins to watch."""
    broken: str | None = None
    """Why the game cannot be gone on with."""
    broken_says: Says | None = None
    """What that is made of."""


Message = Annotated[Answer | News, Field(discriminator="kind")]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


def news_text(
    events: Sequence[str], sight: Sight, agreed: Agreed | None = None, broken: Sentence | None = None
) -> str:
    """`News` as it is sent. Events come as JSON, so that everybody who watches is sent the same texts."""
    says = as_data(broken) if broken is not None else None
    rest = News(events=[], sight=sight, agreed=agreed, broken=broken, broken_says=says).model_dump_json()
    return rest.replace('"events":[]', f'"events":[{",".join(events)}]', 1)
