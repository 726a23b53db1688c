"""`windycity replay`: read a recorded game back, check it and tell it."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from ..match import Match
from .options import BadInput, Json, MaybeWhole, Whole, options_in_words, switch
from .output import facts, out, write_json
from .records import read_record
from .result import ending, result_data, standings
from .seating import seat_of
from .story import tell


def replay(
    file: Annotated[str, Parameter(help="A record; - is standard input.", allow_leading_hyphen=True)],
    /,
    *,
    to: Annotated[MaybeWhole, Parameter(help="Stop after so many moves and show the table.")] = None,
    seat: Annotated[str | None, Parameter(help="Show the table as this seat sees it.")] = None,
    log: Annotated[bool, switch("With --to: tell how it came to this, too.")] = False,
    check: Annotated[bool, switch("Only say whether the record is sound.")] = False,
    chance_key: Annotated[
        str | None, Parameter(help="Check too that chance fell by this key, as a table shows it at the end.")
    ] = None,
    chance_since: Annotated[Whole, Parameter(help="Moves that were made before, at another table.")] = 0,
    json: Json = False,
) -> None:
    """Replay a recorded game: its course in words, and its result.

    Every move is checked by the rules, and every hash by the state it belongs
    to. If the record does not replay, the line is named and the exit code is 1.
    With the key of chance, its hash is told: it has to be the one that the table
    showed from the start.
    """
    match = read_record(file)
    chance = None if chance_key is None else _check_chance(match, chance_key, chance_since)
    total = len(match.turns)
    viewer = None if seat is None else seat_of(match, seat)
    if to is not None:
        _take_back(match, to)
    if check or chance is not None:
        _say_ok(match, chance, json)
    elif json:
        write_json(_as_data(match, viewer))
    else:
        _show(match, viewer, total, with_table=to is not None, with_log=log or to is None)


def _check_chance(match: Match, key: str, since: int) -> dict[str, Any]:
    from ..server.table.chance import check, commitment

    try:
        as_bytes = bytes.fromhex(key)
    except ValueError:
        raise BadInput(f"--chance-key {key}: a key is written in hexadecimal digits") from None
    return {"draws": check(match, as_bytes, since), "commitment": commitment(as_bytes)}


def _say_ok(match: Match, chance: dict[str, Any] | None, json: bool) -> None:
    """Reading has checked everything."""
    if json:
        data = {"ok": True, "game": match.rules.name, "moves": len(match.turns), "over": match.is_over}
        write_json(data if chance is None else data | {"chance": chance})
        return
    out().print(f"ok: {match.rules.name}, {len(match.turns)} moves, {match.to_move}")
    if chance is not None:
        out().print(f"chance acted {chance['draws']} times as this key says; the hash of the key is")
        out().print(chance["commitment"], soft_wrap=True)


def _take_back(match: Match, to: int) -> None:
    if not 0 <= to <= len(match.turns):
        raise BadInput(f"--to {to}: the record has {len(match.turns)} moves")
    while len(match.turns) > to:
        match.undo()


def _show(match: Match, viewer: int | None, total: int, *, with_table: bool, with_log: bool) -> None:
    console = out()
    console.print(facts(_headers(match, total)))
    if with_log:
        tell(console, match.log())
    if with_table:
        console.print()
        console.print(match.rules.screen(match.view(viewer), match.names))
    console.print()
    console.print(ending(match) if match.is_over else f"{match.to_move[0].upper()}{match.to_move[1:]}.")
    if match.is_over:
        console.print(standings(match))


def _headers(match: Match, total: int) -> dict[str, str]:
    made = len(match.turns)
    return {
        "game": f"{match.rules.name} (rules version {match.rules.version})",
        "options": options_in_words(match.rules, match.options),
        "names": ", ".join(match.names),
        "seed": "none" if match.seed is None else str(match.seed),
        "moves": str(total) if made == total else f"{made} of {total}",
    }


def _as_data(match: Match, viewer: int | None) -> dict[str, Any]:
    return {
        "game": match.rules.name,
        "rules_version": match.rules.version,
        "options": dict(match.options),
        "names": list(match.names),
        "seed": match.seed,
        "moves": [move.text for move in match.moves],
        "hash": match.hash,
        "actor": match.actor,
        "log": [
            {"move": line.move + 1, "heading": line.heading, "text": line.text, "clause": line.clause}
            for line in match.log()
        ],
        "view": match.view(viewer),
        **result_data(match),
    }
