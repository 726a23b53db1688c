"""News are put together of texts, and are what the schema says."""

from __future__ import annotations

import json

from windycity.kernel import as_data, say
from windycity.server.table.events import Said
from windycity.server.table.sight import EVENT_SEEN, Eyes, agreed, event_seen, sight
from windycity.server.web.messages import MESSAGE, News, news_text

from ..table.people import seated

BROKEN = say("broken")


def test_news_as_texts_are_the_same_as_news() -> None:
    table = seated()
    events = []
    for text in ('"events":[]', "hello", "ümlaut \\ \n"):
        said = Said(seat=0, name="Ann", text=text)
        table.happen(said)
        events.append(event_seen(table, said))
    seen, terms = sight(table, Eyes("t", "ann"), 0), agreed(table, Eyes("t", "ann"), "w")
    sent = news_text([EVENT_SEEN.dump_json(event).decode() for event in events], seen, terms, BROKEN)
    whole = News(events=events, sight=seen, agreed=terms, broken=BROKEN, broken_says=as_data(BROKEN))
    assert sent == whole.model_dump_json()
    assert MESSAGE.validate_python(json.loads(sent)) == whole
    assert news_text([], seen) == News(events=[], sight=seen).model_dump_json()
