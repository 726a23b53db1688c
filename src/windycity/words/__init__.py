"""What people read, in other languages than English.

`<language>/<part>.json` maps an English text, or the pattern of a sentence, to its translation. A part is
what one game says, or `common`. `scripts/words` keeps the files in step with what there is to be translated.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = ("de", "it", "ja")
"""Into which everything is translated."""


@cache
def words_in(language: str) -> dict[str, dict[str, str]]:
    """By part, the translations of all English texts; for English itself nothing."""
    if language == ENGLISH:
        return {part: {} for part in words_in(LANGUAGES[0])}
    return {
        file.stem: json.loads(file.read_text(encoding="utf-8"))
        for file in sorted((FOLDER / language).glob("*.json"))
    }
