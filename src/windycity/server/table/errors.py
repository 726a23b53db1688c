"""Why a table does not do what it is asked."""

from __future__ import annotations

from ...kernel import Sentence, WindyCityError, say


class Refused(WindyCityError):
    """A command that cannot be carried out now; nothing has changed. `reason` is a word for programs, the
    sentence is for people, and a clause is named if the rules of the game are the reason."""

    sentence: Sentence

    def __init__(self, reason: str, sentence: Sentence, clause: str | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.clause = clause


class Unreadable(WindyCityError):
    """Stored events that do not lead where they did when they were stored. The table is kept as it is, and
    can be looked at up to there. Everybody is told the sentence, so nothing of the event is repeated in it,
    nor what a rule says against it: that may be hidden."""

    sentence: Sentence

    def __init__(self, number: int, sentence: Sentence) -> None:
        super().__init__(say("event {number}: {sentence}", number=number, sentence=sentence))
        self.number = number
